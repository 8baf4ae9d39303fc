"""What lies beside the board: the panels of the seats, the cards in hand, the tables of missions and prisons."""

from __future__ import annotations

from typing import Final

from jurade.core import look
from jurade.core.look import INK, INK_2, LEAF, circle, glyph, rect, text, use
from jurade.core.scene import Card, Panel, Pick, Shape, Table
from jurade.core.state import OVER
from jurade.core.words import Message, say
from jurade.games.bastions.board import FREEING, PLACING, PLAYING_CARDS, has
from jurade.games.bastions.drawing.army import Army
from jurade.games.bastions.drawing.geometry import COLOURS
from jurade.games.bastions.drawing.telling import (
    mission_progress,
    objective_words,
    piece_words,
    pieces_words,
    prisoners,
    seat_words,
    values_unseen,
)
from jurade.games.bastions.missions import (
    all_deeds,
    bastion_points,
    deeds_against,
    direct_opponent,
    mission_points,
    pieces_held,
)
from jurade.games.bastions.state import BastionsState
from jurade.games.bastions.tables import (
    BASTIONS_ANNEXED,
    BASTIONS_ENTERED,
    BLUE,
    BRIDGES_DESTROYED,
    CLASS_NAMES,
    COURAGE_PER_TURN,
    DEEDS,
    FALLBACK_POINTS,
    FLAGS_TAKEN,
    MISSION_CARDS,
    NONE,
    OBJECTIVE_NAMES,
    PIECES_FREED,
    POINTS_AGAINST,
    RED,
    ROYALS_HELD,
    SOLDIERS,
    SOLDIERS_HELD,
    SPEED_PER_PHASE,
    STRATEGISTS,
    STRATEGISTS_HELD,
    STRATEGISTS_WANTED,
    TEN_POINTS,
    TREASURES_TAKEN,
    TWO_TREASURES,
    UNKNOWN,
    WANTED,
)

RESERVES: Final = ("red", "blue", "speed")
RESERVE_PAINT: Final = {"red": "red", "blue": "blue", "speed": "green"}  # seat colours that look like the reserves
RESERVE_SIGNS: Final = {"red": "kettle", "blue": "crown", "speed": "horse"}


# ---- panels


def reserve_of(state: BastionsState, seat: int, name: str) -> int:
    """What a reserve of a seat holds."""
    if name == "speed":
        return int(state.speed[seat])
    return int(state.courage[seat * 2 + (RED if name == "red" else BLUE)])


def panel(state: BastionsState, seat: int) -> Panel:
    """Mission points, reserves, what may still be spent, prisoners and deeds of a seat."""
    deeds = [int(state.deeds[seat * DEEDS + deed]) for deed in range(DEEDS)]
    soldiers, strategists = (int(pieces_held(state, seat, which)) for which in (SOLDIERS, STRATEGISTS))
    facts: list[tuple[Message, str | Message]] = [
        *((say(f"panel-{name}"), str(reserve_of(state, seat, name))) for name in RESERVES),
        (say("panel-spent"), f"{int(state.spent[seat])}/{COURAGE_PER_TURN}"),
        (say("panel-in-play"), str(int(state.in_play[seat]))),
        (say("panel-soldiers-held"), str(soldiers)),
        (say("panel-strategists-held"), str(strategists)),
        (say("panel-treasures"), str(deeds[TREASURES_TAKEN])),
        (say("panel-flags"), str(deeds[FLAGS_TAKEN])),
        (say("panel-freed"), str(deeds[PIECES_FREED])),
        (say("panel-entered"), str(deeds[BASTIONS_ENTERED])),
        (say("panel-sabotaged"), str(deeds[BRIDGES_DESTROYED])),
        (say("panel-annexed"), str(deeds[BASTIONS_ANNEXED])),
        (say("panel-inviolate"), say("yes" if state.is_inviolate(seat) else "no")),
        (say("panel-objective"), objective_words(state, int(state.objective[seat]))),
    ]
    if seat == state.holder and state.phase > PLACING:
        facts.insert(4, (say("panel-speed-spent"), f"{int(state.speed_spent)}/{SPEED_PER_PHASE}"))
    return Panel(seat, COLOURS[seat], int(state.points[seat]), tuple(facts), _drawing(state, seat), _chips(state, seat))


def _drawing(state: BastionsState, seat: int) -> tuple[Shape, ...]:
    """Three reserves with their numbers, the cap of the turn as pips, and how many are held prisoner."""
    shapes: list[Shape] = []
    for k, name in enumerate(RESERVES):
        marks = look.SEATS[RESERVE_PAINT[name]]
        x = 11.0 + 51 * k
        shapes += [
            circle(x, 13, 10.5, fill=marks.fill, stroke=INK, stroke_width=1.2),
            glyph(RESERVE_SIGNS[name], x, 13, 13, marks.on),
            text(x + 14, 19, reserve_of(state, seat, name), 16.5, fill=INK, text_anchor="start", font_weight=700),
        ]
    spent = int(state.spent[seat])
    for k in range(int(COURAGE_PER_TURN)):
        shapes.append(
            circle(6 + 11 * k, 34, 4.2, fill=look.RUBRIC if k < spent else LEAF, stroke=INK, stroke_width=1.1)
        )
    if seat == state.holder and state.phase > PLACING:
        green = look.SEATS["green"].fill
        for k in range(int(SPEED_PER_PHASE)):
            full = k < int(state.speed_spent)
            shapes.append(
                rect(98 + 11 * k - 4, 30, 8, 8, rx=1.5, fill=green if full else LEAF, stroke=INK, stroke_width=1.1)
            )
    held = len(prisoners(state, seat))
    shapes += [
        glyph("grille", 166, 14, 18, INK_2),
        text(178, 20, held, 16.5, fill=INK, text_anchor="start", font_weight=700),
    ]
    return tuple(shapes)


def _chips(state: BastionsState, seat: int) -> tuple[Message, ...]:
    chips = []
    if state.actor() == OVER:
        return (say("chip-winner"),) if state.places()[seat] == 1 else ()
    if has(state.owing(), seat):
        chips.append(say("chip-to-act"))
    elif state.phase == PLACING or (state.phase == PLAYING_CARDS and has(state.asked, seat)):
        chips.append(say("chip-sealed"))
    if state.in_play[seat] == 0:
        chips.append(say("chip-out"))
    elif seat == state.holder and state.phase >= PLACING:
        if state.token == NONE:
            chips.append(say("chip-token"))
        else:
            chips.append(say(f"chip-token-{CLASS_NAMES[state.token]}"))
    return tuple(chips)


# ---- the hand


def hand(state: BastionsState, seat: int, picks: dict[str, Pick]) -> tuple[Card, ...]:
    """The five courage cards and the objective of a seat; prisoners while one of them is to be freed."""
    if seat < 0:
        return ()
    if state.phase == FREEING and picks:
        return tuple(_prisoner(state, seat, pick) for pick in picks.values())
    cards = []
    for value in range(1, MISSION_CARDS + 1):
        done, wanted, points = mission_progress(state, seat, value - 1)
        label = say("card-label", card=value, cost=value - 1, done=min(done, wanted), wanted=wanted, points=points)
        barred = state.phase == PLAYING_CARDS and has(state.owing(), seat) and f"card:{value}" not in picks
        chosen = state.phase == PLAYING_CARDS and int(state.cards[seat]) == value and has(state.asked, seat)
        shapes = [use(f"courage-{value}"), *_progress(min(done, wanted), wanted, points)]
        if chosen:
            shapes.append(glyph("seal", 50, 50, 56, look.RUBRIC))
        cards.append(Card(f"card:{value}", label, tuple(shapes), spent=barred))
    objective = int(state.objective[seat])
    if objective != UNKNOWN:
        shown = use(f"objective-{OBJECTIVE_NAMES[objective]}")
        cards.append(Card("objective", say("objective-card", objective=objective_words(state, objective)), (shown,)))
    return tuple(cards)


def _progress(done: int, wanted: int, points: int) -> tuple[Shape, ...]:
    """How far the missions of a card are: done of wanted, and the points it is worth now."""
    tone = look.GOOD if points else INK_2
    return (text(73, 66, f"{done}/{wanted}", 18, fill=tone, font_weight=700),)


def _prisoner(state: BastionsState, seat: int, pick: Pick) -> Card:
    """One of the own pieces in an enemy's prison."""
    army = Army(state, seat)
    name = pick.id.removeprefix("piece:")
    piece = next(p for p in range(state.pieces) if state.piece_name(p) == name)
    return Card(pick.id, pick.label, (use(army.symbol(piece)), use(army.plate(piece), 0, 9)), (-30, -30, 60, 60))


# ---- tables


def tables(state: BastionsState, seat: int) -> tuple[Table, ...]:
    """Objectives, missions, prisons, what has not been seen of the armies, and who stands on the battlefield.

    When the game is over the mission cards of every seat come first.
    """
    ended = state.actor() == OVER
    return (
        *(_mission_cards(state, other) for other in range(state.seats) if ended),
        _objectives(state),
        _missions(state),
        (say("table-prisons"), tuple((seat_words(s), _held(state, s)) for s in range(state.seats))),
        *_unseen(state, seat),
        *_melee(state),
    )


def _mission_cards(state: BastionsState, seat: int) -> Table:
    """The six mission cards of a seat with their points, and its objective with how far it came."""
    rows: list[tuple[Message | Shape | str, Message | str]] = []
    for card in range(MISSION_CARDS):
        done, wanted, points = mission_progress(state, seat, card)
        drawn = look.group(use(f"courage-{card + 1}"), *_progress(min(done, wanted), wanted, points))
        rows.append((look.titled(drawn, say(f"source-card_{card + 1}")), _worth(points)))
    bastions = int(bastion_points(all_deeds(state, seat), state.is_inviolate(seat)))
    rows.append((look.titled(use("bastion-missions"), say("source-card_6")), _worth(bastions)))
    objective = int(state.objective[seat])
    if objective != UNKNOWN:
        done, wanted = objective_progress(state, seat, objective)
        drawn = use(f"objective-{OBJECTIVE_NAMES[objective]}")
        rows.append((look.titled(drawn, objective_words(state, objective)), f"{done}/{wanted}"))
    return (say("table-result", seat=seat_words(seat)), tuple(rows))


def _worth(points: int) -> Message:
    return say("points", points=points)


def _objectives(state: BastionsState) -> Table:
    """What each seat wants, as far as the watcher knows, and how far it is."""
    rows: list[tuple[Message, Message]] = []
    for seat in range(state.seats):
        objective = int(state.objective[seat])
        words = objective_words(state, objective)
        if objective == UNKNOWN:
            rows.append((seat_words(seat), words))
        else:
            done, wanted = objective_progress(state, seat, objective)
            rows.append((seat_words(seat), say("objective-progress", objective=words, done=done, wanted=wanted)))
    return (say("table-objectives", points=int(FALLBACK_POINTS)), tuple(rows))


def objective_progress(state: BastionsState, seat: int, objective: int) -> tuple[int, int]:
    """How far a seat is with an objective: done and wanted; 0 of 1 and 1 of 1 where it is not a matter of one count."""
    met = has(state.reached[seat], objective)
    coloured = objective < TWO_TREASURES
    if coloured or objective == TEN_POINTS:
        other = objective if coloured else int(direct_opponent(state.seats, seat))
        points = mission_points(deeds_against(state, seat, other), state.is_inviolate(seat))
        return int(points), int(POINTS_AGAINST)
    deed = _DEED_OF.get(OBJECTIVE_NAMES[objective])
    if deed is None:
        return int(met), 1
    wanted = int(WANTED[objective]) or int(STRATEGISTS_WANTED[state.seats])
    return int(state.deeds[seat * DEEDS + deed]), wanted


_DEED_OF: Final = {
    "two_treasures": TREASURES_TAKEN,
    "two_freed": PIECES_FREED,
    "eight_soldiers": SOLDIERS_HELD,
    "strategists": STRATEGISTS_HELD,
    "annexation": BASTIONS_ANNEXED,
    "two_bridges": BRIDGES_DESTROYED,
    "three_royals": ROYALS_HELD,
}


def _missions(state: BastionsState) -> Table:
    """The six mission cards: what they ask for, and the points of every seat."""
    rows: list[tuple[Message, Message]] = []
    for card in range(MISSION_CARDS):
        cells = []
        for seat in range(state.seats):
            done, wanted, points = mission_progress(state, seat, card)
            cells.append(
                say("mission-state", seat=seat_words(seat), done=min(done, wanted), wanted=wanted, points=points)
            )
        rows.append((say(f"mission-{card + 1}"), say("list", items=tuple(cells))))
    return (say("table-missions"), (*rows, (say("mission-6"), _bastion_missions(state))))


def _bastion_missions(state: BastionsState) -> Message:
    cells = []
    for seat in range(state.seats):
        deeds = [int(state.deeds[seat * DEEDS + deed]) for deed in range(DEEDS)]
        best = "annexation" if deeds[BASTIONS_ANNEXED] else "sabotage" if deeds[BRIDGES_DESTROYED] else "inviolate"
        if best == "inviolate" and not state.is_inviolate(seat):
            best = "none"
        cells.append(say("mission-bastion", seat=seat_words(seat), best=best))
    return say("list", items=tuple(cells))


def _held(state: BastionsState, seat: int) -> Message:
    return say("list", items=pieces_words(state, prisoners(state, seat)))


def _unseen(state: BastionsState, seat: int) -> tuple[Table, ...]:
    """The values of other armies that the watcher has not seen; all armies for a spectator."""
    if not state.types_public():
        return ()
    rows = []
    for other in range(state.seats):
        left = values_unseen(state, other)
        if other != seat and left:
            rows.append((seat_words(other), " · ".join(left)))
    return ((say("table-unseen"), tuple(rows)),) if rows else ()


def _melee(state: BastionsState) -> tuple[Table, ...]:
    """Who stands on the battlefield, where figures are drawn small."""
    there = [piece for piece in range(state.pieces) if has(state.melee, piece)]
    if len(there) < 2:
        return ()
    return (
        (
            say("table-melee"),
            tuple((piece_words(state, piece), seat_words(int(state.owner(piece)))) for piece in there),
        ),
    )
