"""What a seat sees: the map, the pawns, the panels, the prompt, the picks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from jurade.core import look
from jurade.core.look import (
    INK,
    LEAF,
    RUBRIC,
    VELLUM,
    circle,
    digits,
    glyph,
    group,
    heading,
    path,
    rect,
    text,
    titled,
    use,
)
from jurade.core.scene import Attr, Layer, Pick, Scene, Shape, shapes_of
from jurade.core.state import CHANCE, OVER
from jurade.core.words import Message, say
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import palette as ink
from jurade.games.feudo.drawing import symbol, telling
from jurade.games.feudo.drawing.beside import back_in, hand, panels, tables
from jurade.games.feudo.drawing.field import Field, Standing, middle
from jurade.games.feudo.drawing.ground import CELL, HALF, MAP_SIZE
from jurade.games.feudo.drawing.threats import Threats, charmers
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules.actions import KIND, first_of
from jurade.games.feudo.rules.combat import cowardice, defence
from jurade.games.feudo.rules.knowledge import cards_left
from jurade.games.feudo.rules.state import FeudoState
from jurade.games.feudo.verbs import GRAMMAR
from jurade.games.feudo.verbs.base import FeudoPicker

Box = tuple[float, float, float, float]
MARGIN: Final = 88.0
BOX: Final[Box] = (-MARGIN, -MARGIN, MAP_SIZE + 2 * MARGIN, MAP_SIZE + 2 * MARGIN)
CORNER: Final = MARGIN / 2 + 1  # from a corner of the map to the middle of what is drawn beside it
QUARTERS: Final = ((CELL, CELL), (6 * CELL, CELL), (CELL, 6 * CELL), (6 * CELL, 6 * CELL))  # NW NE SW SE
GLYPHS: Final = "spacingAndGlyphs"  # a name fits its plate in any font
SIX_PHASES: Final = (
    (b.CHOOSER, b.ORDERING), (b.STRATEGY, b.TRADING), (b.PLAGUE,), (b.MOVING, b.MARCHING), (b.FIGHTING,),
    (b.ADVANCING,),
)  # fmt: skip
WINDS: Final = ("north", "east", "south", "west")


def scene(state: FeudoState, seat: int) -> Scene:
    """All that a seat (NOBODY: a spectator) sees of a masked state."""
    picker = FeudoPicker(state, seat)
    choices, picks, field = GRAMMAR.choices(picker), picker.picks, picker.field
    standing = sorted(picker.standing.values(), key=lambda one: (one.y, one.x, one.id))
    layers = (
        Layer("table", (_page(), *_corners(state))),
        Layer("ground", _ground(state)),
        Layer("plague", _forecast(state)),
        Layer("places", _places(state), "hover"),
        Layer("castles", (*_castles(field), *_names())),
        Layer("battles", _battles(state)),
        Layer("towns", _towns(state, seat)),
        Layer("pieces", (*_plague_pawn(field), *(_pawn(state, one) for one in standing), *_returns(state, standing))),
        Layer("threats", _threats(state, seat, standing), "overlay", say("overlay-threats"), "d"),
    )
    beside_map = panels(state)
    held = hand(state, seat)
    return Scene(
        box=BOX,
        layers=layers,
        symbols=look.gather(shapes_of(layers, beside_map, held, choices=choices), symbol),
        panels=beside_map,
        prompt=_prompt(state, seat),
        hand=held,
        picks=picks,
        choices=choices,
        focus=_focus(state, picks),
        description=_description(state),
        tables=tables(state),
    )


# ---- the page and its corners


def _page() -> Shape:
    """The leaf the map is painted on."""
    x, y, width, height = BOX
    parts = [
        rect(x, y, width, height, fill=VELLUM),
        rect(x + 3, y + 3, width - 6, height - 6, rx=9, fill="none", stroke=INK, stroke_width=1.5),
        rect(x + 7, y + 7, width - 14, height - 14, rx=6, fill="none", stroke=RUBRIC, stroke_width=0.9),
    ]
    return group(*parts)


def _names() -> tuple[Shape, ...]:
    """The names of columns and rows, readable above whatever leads to the trays."""
    parts = []
    halo: dict[str, Attr] = {
        "stroke": VELLUM,
        "stroke_width": 5,
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }
    for i in range(t.SIDE):
        at = CELL * i + HALF
        parts.append(heading(at, MAP_SIZE + 19, t.COLUMN_NAMES[i], 15, fill=look.INK_2, font_weight=600, **halo))
        parts.append(heading(-14, at + 5, str(t.SIDE - i), 15, fill=look.INK_2, font_weight=600, **halo))
    return tuple(parts)


def _corners(state: FeudoState) -> list[Shape]:
    """The King, the plague card, the round and the winds, one in each corner of the page."""
    out = MAP_SIZE + CORNER
    drawn = [_king(state, -CORNER, -CORNER), _rose(out, out)]
    if state.round:
        drawn.append(_round(state, -CORNER, out))
    if state.plague != b.NO_PLAGUE and state.round and not state.in_extension():
        drawn.append(_plague_card(state, out, -CORNER))
    return drawn


def _king(state: FeudoState, x: float, y: float) -> Shape:
    """The King waits for twelve points; once he has come, the medal is red."""
    has_come = bool(state.king)
    points = max(int(p) for p in state.points)
    drawn = group(
        circle(x, y, 32, fill=RUBRIC if has_come else LEAF, stroke=INK, stroke_width=1.8),
        circle(x, y, 28, fill="none", stroke=LEAF if has_come else RUBRIC, stroke_width=1),
        glyph("coronet", x, y if has_come else y - 8, 36 if has_come else 26, LEAF if has_come else look.INK_2),
        *([] if has_come else [text(x, y + 19, f"{points}/{t.KING_POINTS}", 15, fill=INK, font_weight=800)]),
        id="king",
    )
    losses = tuple(
        say("part", what=telling.seat_words(s), number=int(cowardice(state, s)))
        for s in range(state.seats)
        if state.round
    )
    tip = (
        say("tip-king-came")
        if has_come
        else say("tip-king", points=telling.signed(points), losses=losses or say("nothing"))
    )
    return titled(drawn, tip)


def _plague_card(state: FeudoState, x: float, y: float) -> Shape:
    """This round's plague card, or the back of the deck while it is not drawn."""
    card = t.PLAGUE_NAMES[state.card] if state.card >= 0 else "back"
    if card == "back":
        return titled(use("plague-back", x, y, id="plague-card"), say("tip-deck"))
    return titled(use(f"plague-{card}", x, y, id="plague-card"), say("tip-plague-card", card=card))


def _round(state: FeudoState, x: float, y: float) -> Shape:
    """The round, the step it has reached, and a dot for each of the six phases."""
    is_extra = state.in_extension()
    total = "" if is_extra else f"/{state.rounds}"
    now = next((k for k, phases in enumerate(SIX_PHASES) if state.phase in phases), -1)
    dots = (
        circle(
            x - 27.5 + 11 * k,
            y + 27,
            3.6,
            fill=RUBRIC if k == now else "none",
            stroke=RUBRIC,
            stroke_width=1.2,
        )
        for k in range(len(SIX_PHASES))
    )
    step = say("step", phase=b.PHASES[state.phase], card=int(state.showing) + 1)
    head = heading(x, y - 25, say("round-head"), 15, fill=RUBRIC)
    if is_extra:
        head = heading(x, y - 25, say("round-extra"), 12.5, fill=RUBRIC, textLength=72, lengthAdjust=GLYPHS)
    drawn = group(
        head,
        text(x, y - 2, f"{state.round}{total}", 23, fill=INK, font_weight=700),
        text(x, y + 15, step, 13.5, fill=look.INK_2),
        *dots,
        id="round",
    )
    return titled(drawn, step)


def _rose(x: float, y: float) -> Shape:
    d = digits
    return group(
        path(f"M{d(x)} {d(y - 26)}L{d(x + 6)} {d(y)}L{d(x)} {d(y + 26)}L{d(x - 6)} {d(y)}Z", fill=INK),
        path(f"M{d(x - 26)} {d(y)}L{d(x)} {d(y - 6)}L{d(x + 26)} {d(y)}L{d(x)} {d(y + 6)}Z", fill=look.EDGE),
        circle(x, y, 3.4, fill=VELLUM),
        heading(x + 11, y - 14, say("wind", wind="north"), 15, fill=RUBRIC),
    )


# ---- the land


def _ground(state: FeudoState) -> tuple[Shape, ...]:
    """The hills, and the four pieces once they are laid."""
    drawn = [use("hills-convent" if state.has_convent() else "hills-plain", id="hills")]
    laid = t.MAP_NAMES[state.map].split() if state.map >= 0 else []
    for k, piece in enumerate(laid):
        drawn.append(use(f"piece-{piece[0]}-{piece[1:]}", *QUARTERS[k], id=f"piece-{piece[0]}"))
    if not laid:
        side = 4 * CELL - 16
        drawn += [
            rect(
                x + 8,
                y + 8,
                side,
                side,
                rx=10,
                fill=LEAF,
                fill_opacity=0.4,
                stroke=INK,
                stroke_dasharray="6 6",
            )
            for x, y in QUARTERS
        ]
    return (*drawn, use("frame"))


def _places(state: FeudoState) -> tuple[Shape, ...]:
    """The territories that are no plain hills, to be explained under the pointer."""
    if state.map < 0:
        return ()
    found = []
    for cell in range(t.CELLS):
        terrain = telling.terrain_of(state, cell)
        if terrain in ("hill", "border", "cross", "corner"):
            continue
        x, y = middle(cell)
        shape = rect(x - HALF + 1, y - HALF + 1, CELL - 2, CELL - 2, fill="currentColor", fill_opacity=0.16)
        tip = (
            _town_tip(state, cell) if terrain == "town" else say("tip-place", cell=t.CELL_NAMES[cell], terrain=terrain)
        )
        found.append(titled(group(shape, color=look.LAPIS, id=f"place-{t.CELL_NAMES[cell]}"), tip))
    return tuple(found)


def _town_tip(state: FeudoState, cell: int) -> Message:
    """A town: who owns it, how strong it is, what it is worth to whom."""
    town = int(state.town_at(cell))
    owner = int(state.owner[town])
    worths = tuple(
        say("part", what=telling.seat_words(s), number=int(state.distance(state.castle[s], cell)))
        for s in range(state.seats)
        if state.castle[s] >= 0
    )
    return say(
        "tip-town",
        place=telling.cell_words(state, cell),
        held="no" if owner < 0 else "yes",
        owner=telling.seat_words(owner) if owner >= 0 else say("nobody"),
        defence=int(defence(state, owner, cell)) if owner < 0 else _held_defence(state, owner, cell),
        worths=worths or say("worth-unknown"),
    )


def _held_defence(state: FeudoState, owner: int, cell: int) -> int:
    """What an enemy of the owner must exceed."""
    return int(defence(state, (owner + 1) % state.seats, cell))


def _forecast(state: FeudoState) -> tuple[Shape, ...]:
    """The territories the plague pawn would strike now, and the four villages it may go to next."""
    at = int(state.plague_at)
    if at < 0 or state.phase == b.FINISHED:
        return ()
    drawn = []
    for cell in (at, *t.beside(at, bool(state.corner))):
        x, y = middle(cell)
        drawn.append(rect(x - 29, y - 29, 58, 58, fill="#3F6F93", fill_opacity=0.2))
    is_last = state.round >= state.rounds and state.card >= 0
    stops: dict[int, list[str]] = {}
    for wind in WINDS if not is_last else ():
        card = t.PLAGUE_NAMES.index(wind)
        stop = int(t.PLAGUE_STOP[card * t.LATTICE * t.LATTICE + t.LATTICE_PLACE[at]])
        stops.setdefault(stop, []).append(wind)
    for stop, winds in stops.items():
        x, y = middle(stop)
        mark = group(
            circle(x, y, 12.5, fill=LEAF, fill_opacity=0.88, stroke=ink.PLAGUE, stroke_width=2, stroke_dasharray="3 3"),
            text(x, y + 5.2, say("wind", wind=winds[0]), 15, fill=ink.PLAGUE_DARK, font_weight=700),
            id=f"forecast-{winds[0]}",
        )
        drawn.append(titled(mark, say("tip-forecast", wind=winds[0], cell=t.CELL_NAMES[stop])))
    return tuple(drawn)


def _castles(field: Field) -> tuple[Shape, ...]:
    """Castles on their hills, and beside the map the trays of those inside."""
    state = field.board
    drawn: list[Shape] = []
    for seat in range(state.seats):
        castle = int(state.castle[seat])
        if castle < 0:
            continue
        colour = t.COLOURS[seat]
        fill = look.SEATS[colour].fill
        x, y = middle(castle)
        tray = field.tray(seat)
        if tray is not None:
            edge = HALF - 1
            dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[int(t.BORDER_SIDE[castle])]
            lead = f"M{digits(x + dx * edge)} {digits(y + dy * edge)}L{digits(x + dx * 60)} {digits(y + dy * 60)}"
            drawn.append(path(lead, stroke=fill, stroke_width=5, fill="none"))
            frame = rect(tray.x, tray.y, tray.width, tray.height, rx=9, fill=LEAF, stroke=fill, stroke_width=2.4)
            drawn.append(group(frame, id=f"tray-{colour}"))
        drawn.append(
            titled(
                use(f"castle-{colour}", x, y, id=f"castle-{colour}"),
                say("tip-castle", seat=telling.seat_words(seat)),
            )
        )
    return tuple(drawn)


def _towns(state: FeudoState, seat: int) -> tuple[Shape, ...]:
    """Names, owners, and what each town is worth to the seat that looks, if it does not own it."""
    drawn: list[Shape] = []
    for town in range(t.TOWNS):
        cell = int(state.town_cell[town])
        if cell < 0:
            continue
        name = str(t.FACTS["towns"][town]["name"])
        x, y = middle(cell)
        width = 9 + 5.9 * len(name)
        drawn.append(
            group(
                rect(x - width / 2, y + 17, width, 16.5, rx=3, fill=LEAF, stroke=INK, stroke_width=0.9),
                heading(x, y + 29.4, name, 13.5, fill=INK, font_weight=600, textLength=width - 7, lengthAdjust=GLYPHS),
                id=f"name-{t.FACTS['towns'][town]['id']}",
            )
        )
        owner = int(state.owner[town])
        if owner >= 0:
            drawn.append(use(f"arms-{t.COLOURS[owner]}", x - 20, y - 19, id=f"owner-{t.FACTS['towns'][town]['id']}"))
        if seat >= 0 and owner != seat and state.castle[seat] >= 0:
            worth = int(state.distance(state.castle[seat], cell))
            badge = group(
                circle(x + 21, y - 21, 10.5, fill=RUBRIC, stroke=LEAF, stroke_width=1.5),
                text(x + 21, y - 16.2, worth, 13.5, fill=LEAF, font_weight=700),
                id=f"worth-{t.FACTS['towns'][town]['id']}",
            )
            drawn.append(titled(badge, say("tip-worth", town=name, points=worth)))
    return tuple(drawn)


def _battles(state: FeudoState) -> tuple[Shape, ...]:
    """Red corner marks on every territory won this round; the one whose advance is decided has thicker ones."""
    drawn = []
    for number, victory in enumerate(state.victories):
        cell = int(first_of(victory % KIND))
        x, y = middle(cell)
        left, right, top, bottom = x - 27, x + 27, y - 27, y + 27
        d = "".join(
            f"M{digits(h)} {digits(v + (12 if v < y else -12))}V{digits(v)}H{digits(h + (12 if h < x else -12))}"
            for h in (left, right)
            for v in (top, bottom)
        )
        width = 4 if state.phase == b.ADVANCING and number == state.victory else 2.6
        drawn.append(
            group(
                path(d, fill="none", stroke=LEAF, stroke_width=width + 2.4),
                path(d, fill="none", stroke=RUBRIC, stroke_width=width),
                id=f"battle-{number}",
            )
        )
    return tuple(drawn)


# ---- pawns


def _plague_pawn(field: Field) -> list[Shape]:
    at = int(field.board.plague_at)
    if at < 0:
        return []
    x, y = middle(at)
    if at in field.crowds:
        x, y, scale = x + 16, y - 15, 0.66
    else:
        scale = 1.0
    return [titled(use("plague", x, y, scale=scale, id="plague"), say("tip-plague", cell=t.CELL_NAMES[at]))]


def _pawn(state: FeudoState, one: Standing) -> Shape:
    place = int(state.place[one.seat * t.PAWNS + one.pawn])
    tip = say(
        "tip-pawn",
        seat=telling.seat_words(one.seat),
        pawn=telling.pawn_words(one.pawn),
        number=int(state.number(one.seat, one.pawn)),
        health="sick" if state.sick[one.seat] >> one.pawn & 1 else "healthy",
        cell=t.CELL_NAMES[place] if place < t.CELLS else "castle",
    )
    return titled(one.drawn(), tip)


def _returns(state: FeudoState, standing: Iterable[Standing]) -> list[Shape]:
    """On a wounded Baron and a resting Milady: the round in which they may move again."""
    drawn = []
    for one in standing:
        back = back_in(state, one.seat, one.pawn)
        if back:
            x, y = one.x - 9, one.y + 12
            label = group(
                rect(x - 13.5, y - 8, 27, 16, rx=8, fill=INK, stroke=LEAF),
                text(x, y + 4.6, f"↺{back}", 13, fill=LEAF, font_weight=700),
            )
            drawn.append(titled(label, say("tip-back", pawn=telling.pawn_words(one.pawn), round=back)))
    return drawn


def _threats(state: FeudoState, seat: int, standing: Iterable[Standing]) -> tuple[Shape, ...]:
    """For every fighting pawn of the watcher (a spectator: of all) the largest force each enemy could bring."""
    if state.phase == b.FINISHED or not state.round:
        return ()
    drawn: list[Shape] = []
    threats: dict[int, Threats] = {}
    seen: set[tuple[int, int]] = set()
    for one in standing:
        place = int(state.place[one.seat * t.PAWNS + one.pawn])
        if (seat >= 0 and one.seat != seat) or place >= t.CELLS or one.pawn == t.MILADY or (one.seat, place) in seen:
            continue
        if place == t.CENTRE and state.has_convent():
            continue
        seen.add((one.seat, place))
        threats.setdefault(one.seat, Threats(state, one.seat))
        drawn += _threat(state, threats[one.seat], one.seat, place)
    return tuple(drawn)


def _threat(state: FeudoState, threats: Threats, seat: int, cell: int) -> Iterable[Shape]:
    x, y = middle(cell)
    needed = int(defence(state, threats.enemies[0], cell)) if threats.enemies else 0
    for k, other in enumerate(threats.enemies):
        force = threats.against(cell, other)
        if not force:
            continue
        dx = x - 19 + 19 * k
        alarm = force > needed
        mark = group(
            rect(
                dx - 9,
                y + 10,
                18,
                20,
                rx=4,
                fill=LEAF,
                stroke=RUBRIC if alarm else look.EDGE,
                stroke_width=1.6,
            ),
            rect(dx - 7.5, y + 11.5, 15, 4, fill=look.SEATS[t.COLOURS[other]].fill),
            text(dx, y + 27.4, force, 12, fill=RUBRIC if alarm else look.INK_2, font_weight=700),
            id=f"threat-{t.CELL_NAMES[cell]}-{t.COLOURS[seat]}-{t.COLOURS[other]}",
        )
        yield titled(
            mark,
            say("tip-threat", cell=t.CELL_NAMES[cell], seat=telling.seat_words(other), force=force, defence=needed),
        )


# ---- words and frames


def _prompt(state: FeudoState, seat: int) -> Message:
    """One sentence: what is expected of whom."""
    actor = int(state.actor())
    phase = b.PHASES[state.phase]
    if actor == OVER:
        winners = [s for s in range(state.seats) if state.places()[s] == 1]
        key = "prompt-over" if len(winners) == 1 else "prompt-over-shared"
        return say(key, seats=telling.seat_list(winners), points=int(state.points[winners[0]]))
    if actor == CHANCE:
        return say(f"prompt-{phase}")
    owing = [s for s in range(state.seats) if state.owing() >> s & 1]
    if seat in owing:
        return _question(state, seat, phase)
    if state.sealed():
        key = "sealed" if seat >= 0 else "watch"
        return say(f"{key}-{phase}", seats=telling.seat_list(owing))
    if state.phase == b.ADVANCING:
        return say(f"watch-{phase}", seat=telling.seat_words(actor), place=telling.spot(state, _won_cell(state)))
    return say(f"watch-{phase}", seat=telling.seat_words(actor))


def _question(state: FeudoState, seat: int, phase: str) -> Message:
    """What is asked of the seat that looks."""
    if state.phase == b.STRATEGY:
        dangerous = charmers(state, seat)
        if dangerous:
            return say("prompt-army-charm", round=int(state.round), seats=telling.seat_list(dangerous))
        return say("prompt-army", round=int(state.round))
    if state.phase == b.MOVING:
        shown, left = int(state.shown[seat]).bit_count(), int(cards_left(state, seat))
        fog = "yes" if state.card == t.FOG else "no"
        return say("prompt-play", number=shown + 1, total=shown + left, fog=fog)
    if state.phase == b.MARCHING:
        return say("prompt-march", shillings=int(state.shillings))
    if state.phase == b.ADVANCING:
        return say("prompt-advance", place=telling.spot(state, _won_cell(state)))
    return say(f"prompt-{phase}")


def _won_cell(state: FeudoState) -> int:
    return int(first_of(state.victories[state.victory] % KIND))


def _description(state: FeudoState) -> Message:
    men = sum(int(state.men(s)) for s in range(state.seats))
    return say("scene-description", round=int(state.round), phase=b.PHASES[state.phase], pawns=men)


def _focus(state: FeudoState, picks: dict[str, Pick]) -> Box | None:
    """What the prompt asks about: the territories won or open to attack; else the whole table."""
    if state.phase != b.ADVANCING and not any(name == "button:pass" for name in picks):
        return None
    cells = [t.CELL_NUMBERS[name.removeprefix("cell:")] for name in picks if name.startswith("cell:")]
    if state.phase == b.ADVANCING:
        cells = [_won_cell(state)]
    if not cells:
        return None
    spots = [middle(cell) for cell in cells]
    west, north = min(x for x, _ in spots) - 2.5 * CELL, min(y for _, y in spots) - 2.5 * CELL
    east, south = max(x for x, _ in spots) + 2.5 * CELL, max(y for _, y in spots) + 2.5 * CELL
    return (west, north, east - west, south - north)
