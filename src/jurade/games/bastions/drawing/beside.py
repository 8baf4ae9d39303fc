"""What lies beside the board: the panels of the seats, the cards in hand, the tables of missions and prisons."""

from __future__ import annotations

from typing import Final

from jurade.core import look
from jurade.core.look import INK, INK_2, LEAF, circle, glyph, rect, text, use
from jurade.core.scene import Card, Panel, Pick, Shape, Table
from jurade.core.state import OVER, UNKNOWN
from jurade.core.words import Message, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing import telling
from jurade.games.bastions.drawing.figures import Figures
from jurade.games.bastions.drawing.geometry import COLOURS
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules import missions
from jurade.games.bastions.rules.state import BastionsState

# Each reserve with its sign, and the colour of a seat that looks like it.
RESERVES: Final = {"red": ("kettle", "red"), "blue": ("crown", "blue"), "speed": ("horse", "green")}
PANEL_DEEDS: Final = {
    "soldiers-held": t.SOLDIERS_HELD,
    "strategists-held": t.STRATEGISTS_HELD,
    "treasures": t.TREASURES_TAKEN,
    "flags": t.FLAGS_TAKEN,
    "freed": t.PIECES_FREED,
    "entered": t.BASTIONS_ENTERED,
    "sabotaged": t.BRIDGES_DESTROYED,
    "annexed": t.BASTIONS_ANNEXED,
}
DEED_OF: Final = {
    t.TWO_TREASURES: t.TREASURES_TAKEN,
    t.TWO_FREED: t.PIECES_FREED,
    t.EIGHT_SOLDIERS: t.SOLDIERS_HELD,
    t.ALL_STRATEGISTS: t.STRATEGISTS_HELD,
    t.ANNEXATION: t.BASTIONS_ANNEXED,
    t.TWO_BRIDGES: t.BRIDGES_DESTROYED,
    t.THREE_ROYALS: t.ROYALS_HELD,
}

# ---- panels


def panel(state: BastionsState, seat: int) -> Panel:
    """Mission points, reserves, what may still be spent, prisoners and deeds of a seat."""
    reserves = dict(zip(RESERVES, (*state.courage[seat * 2 : seat * 2 + 2], state.speed[seat]), strict=True))
    is_moving = seat == state.holder and state.phase > b.PLACING
    facts: list[tuple[Message, str | Message]] = [
        *((say(f"panel-{name}"), str(left)) for name, left in reserves.items()),
        (say("panel-spent"), f"{state.spent[seat]}/{t.COURAGE_PER_TURN}"),
        *([(say("panel-speed-spent"), f"{state.speed_spent}/{t.SPEED_PER_PHASE}")] if is_moving else []),
        (say("panel-in-play"), str(state.in_play[seat])),
        *((say(f"panel-{name}"), str(state.deeds[seat * t.DEEDS + deed])) for name, deed in PANEL_DEEDS.items()),
        (say("panel-inviolate"), say("yes" if state.is_inviolate(seat) else "no")),
        (say("panel-objective"), telling.objective_words(state, state.objective[seat])),
    ]
    drawn: list[Shape] = []
    for k, (name, (sign, colour)) in enumerate(RESERVES.items()):
        marks, x = look.SEATS[colour], 11.0 + 51 * k
        drawn += [
            circle(x, 13, 10.5, fill=marks.fill, stroke=INK, stroke_width=1.2),
            glyph(sign, x, 13, 13, marks.on),
            _figure(x + 14, 19, reserves[name]),
        ]
    for k in range(t.COURAGE_PER_TURN):
        tone = look.RUBRIC if k < state.spent[seat] else LEAF
        drawn.append(circle(6 + 11 * k, 34, 4.2, fill=tone, stroke=INK, stroke_width=1.1))
    for k in range(t.SPEED_PER_PHASE if is_moving else 0):
        tone = look.SEATS["green"].fill if k < state.speed_spent else LEAF
        drawn.append(rect(98 + 11 * k - 4, 30, 8, 8, rx=1.5, fill=tone, stroke=INK, stroke_width=1.1))
    drawn += [glyph("grille", 166, 14, 18, INK_2), _figure(178, 20, len(telling.prisoners(state, seat)))]
    return Panel(seat, COLOURS[seat], state.points[seat], tuple(facts), tuple(drawn), _chips(state, seat))


def _figure(x: float, y: float, number: int) -> Shape:
    return text(x, y, number, 16.5, fill=INK, text_anchor="start", font_weight=700)


def _chips(state: BastionsState, seat: int) -> tuple[Message, ...]:
    if state.actor() == OVER:
        return (say("chip-winner"),) if state.places()[seat] == 1 else ()
    chips = []
    if b.has(state.owing(), seat):
        chips.append(say("chip-to-act"))
    elif state.phase == b.PLACING or (state.phase == b.PLAYING_CARDS and b.has(state.asked, seat)):
        chips.append(say("chip-sealed"))
    if state.in_play[seat] == 0:
        chips.append(say("chip-out"))
    elif seat == state.holder and state.phase >= b.PLACING:
        chips.append(say("chip-token" + ("" if state.token == t.NONE else f"-{t.CLASS_NAMES[state.token]}")))
    return tuple(chips)


# ---- the hand


def hand(state: BastionsState, seat: int, picks: dict[str, Pick]) -> tuple[Card, ...]:
    """The five courage cards and the objective of a seat; prisoners while one of them is to be freed."""
    if seat < 0:
        return ()
    if state.phase == b.FREEING and picks:
        return tuple(_prisoner(state, seat, pick) for pick in picks.values())
    is_fighting, is_owing = state.phase == b.PLAYING_CARDS, b.has(state.owing(), seat)
    cards = []
    for value in range(1, t.MISSION_CARDS + 1):
        done, wanted, points = telling.mission_progress(state, seat, value - 1)
        label = say("card-label", card=value, cost=value - 1, done=done, wanted=wanted, points=points)
        shapes = [*_mission_card(state, seat, value - 1)]
        if is_fighting and state.cards[seat] == value and b.has(state.asked, seat):
            shapes.append(glyph("seal", 50, 50, 56, look.RUBRIC))
        is_barred = is_fighting and is_owing and f"card:{value}" not in picks
        cards.append(Card(f"card:{value}", label, tuple(shapes), spent=is_barred))
    objective = state.objective[seat]
    if objective != UNKNOWN:
        label = say("objective-card", objective=telling.objective_words(state, objective))
        cards.append(Card("objective", label, (use(f"objective-{t.OBJECTIVE_NAMES[objective]}"),)))
    return tuple(cards)


def _mission_card(state: BastionsState, seat: int, card: int) -> tuple[Shape, Shape]:
    """A courage card and how far its missions are: done of wanted, green where it is worth points now."""
    done, wanted, points = telling.mission_progress(state, seat, card)
    tone = look.GOOD if points else INK_2
    return use(f"courage-{card + 1}"), text(73, 66, f"{done}/{wanted}", 18, fill=tone, font_weight=700)


def _prisoner(state: BastionsState, seat: int, pick: Pick) -> Card:
    """One of the own pieces in an enemy's prison."""
    figures = Figures(state, seat)
    name = pick.id.removeprefix("piece:")
    piece = next(p for p in range(state.pieces) if state.piece_name(p) == name)
    shapes = (use(figures.symbol(piece)), *figures.number(piece), use(figures.plate(piece), 0, 9))
    return Card(pick.id, pick.label, shapes, (-30, -30, 60, 60))


# ---- tables


def tables(state: BastionsState, seat: int) -> tuple[Table, ...]:
    """Objectives, missions, prisons, what has not been seen of the armies, and who stands on the battlefield.

    When the game is over the mission cards of every seat come first.
    """
    seats = range(state.seats)
    results = [_result(state, other) for other in seats] if state.actor() == OVER else []
    held = [row for other in seats for row in _prison(state, other)]
    found = [*results, _objectives(state), _missions(state), (say("table-prisons"), tuple(held))]
    others = [other for other in seats if other != seat and state.types_public()]
    rows = [
        (say("unseen-kind", seat=telling.seat_words(other), kind=letter), " · ".join(values))
        for other in others
        for letter, values in telling.unseen_by_type(state, other).items()
    ]
    if rows:
        found.append((say("table-unseen"), tuple(rows)))
    crowd = telling.members(state, state.melee)  # drawn small on the battlefield
    if len(crowd) > 1:
        owners = ((telling.seat_words(state.owner(p)), telling.own_words(state, p)) for p in crowd)
        found.append((say("table-melee"), tuple((owner, say("standing", piece=piece)) for owner, piece in owners)))
    return tuple(found)


def _prison(state: BastionsState, seat: int) -> list[tuple[Message, Message]]:
    """Whom a seat holds: a row for each owner."""
    held = telling.prisoners(state, seat)
    rows = []
    for owner in sorted({state.owner(piece) for piece in held}):
        pieces = tuple(telling.own_words(state, piece) for piece in held if state.owner(piece) == owner)
        label = say("prison", seat=telling.seat_words(seat), owner=telling.seat_words(owner))
        rows.append((label, say("states", items=pieces)))
    return rows or [(telling.seat_words(seat), say("none"))]


def _result(state: BastionsState, seat: int) -> Table:
    """The six mission cards of a seat with their points, and its objective with how far it came."""
    rows: list[tuple[Message | Shape | str, Message | str]] = []
    for card in range(t.MISSION_CARDS):
        points = telling.mission_progress(state, seat, card)[2]
        drawn = look.group(*_mission_card(state, seat, card))
        rows.append((look.titled(drawn, say(f"source-card_{card + 1}")), say("points", points=points)))
    points = missions.bastion_points(missions.all_deeds(state, seat), state.is_inviolate(seat))
    rows.append((look.titled(use("bastion-missions"), say("source-card_6")), say("points", points=points)))
    objective = state.objective[seat]
    if objective != UNKNOWN:
        done, wanted = objective_progress(state, seat, objective)
        drawn = use(f"objective-{t.OBJECTIVE_NAMES[objective]}")
        rows.append((look.titled(drawn, telling.objective_words(state, objective)), f"{done}/{wanted}"))
    return (say("table-result", seat=telling.seat_words(seat)), tuple(rows))


def _objectives(state: BastionsState) -> Table:
    """What each seat wants, as far as the watcher knows, and how far it is."""
    rows: list[tuple[Message, Message]] = []
    for seat in range(state.seats):
        objective = state.objective[seat]
        words = telling.objective_words(state, objective)
        if objective != UNKNOWN:
            done, wanted = objective_progress(state, seat, objective)
            words = say("objective-progress", objective=words, done=done, wanted=wanted)
        rows.append((telling.seat_words(seat), words))
    return (say("table-objectives", points=t.FALLBACK_POINTS), tuple(rows))


def objective_progress(state: BastionsState, seat: int, objective: int) -> tuple[int, int]:
    """How far a seat is with an objective: done and wanted; 0 of 1 and 1 of 1 where it is not a matter of one count."""
    if objective < t.TWO_TREASURES or objective == t.TEN_POINTS:
        other = missions.direct_opponent(state.seats, seat) if objective == t.TEN_POINTS else objective
        deeds = missions.deeds_against(state, seat, other)
        return missions.mission_points(deeds, state.is_inviolate(seat)), t.POINTS_AGAINST
    if objective not in DEED_OF:
        return int(b.has(state.reached[seat], objective)), 1
    wanted = t.WANTED[objective] or t.STRATEGISTS_WANTED[state.seats]
    return state.deeds[seat * t.DEEDS + DEED_OF[objective]], wanted


def _missions(state: BastionsState) -> Table:
    """The six mission cards: what they ask for, and the points of every seat."""
    rows = []
    for card in range(t.MISSION_CARDS):
        cells = []
        for seat in range(state.seats):
            done, wanted, points = telling.mission_progress(state, seat, card)
            words = telling.seat_words(seat)
            cells.append(say("mission-state", seat=words, done=done, wanted=wanted, points=points))
        rows.append((say(f"mission-{card + 1}"), say("states", items=tuple(cells))))
    bastions = [
        say("mission-bastion", seat=telling.seat_words(seat), best=_bastion_mission(state, seat))
        for seat in range(state.seats)
    ]
    return (say("table-missions"), (*rows, (say("mission-6"), say("states", items=tuple(bastions)))))


def _bastion_mission(state: BastionsState, seat: int) -> str:
    """The best of the bastion missions that a seat has fulfilled (R72)."""
    deeds = state.deeds[seat * t.DEEDS : (seat + 1) * t.DEEDS]
    if deeds[t.BASTIONS_ANNEXED]:
        return "annexation"
    return "sabotage" if deeds[t.BRIDGES_DESTROYED] else "inviolate" if state.is_inviolate(seat) else "none"
