"""What a seat sees: the land, the pieces, the panels, the prompt, the picks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from jurade.core import look
from jurade.core.look import INK, LEAF, RUBRIC, circle, digits, glyph, group, path, rect, text, titled, use
from jurade.core.scene import Card, Choice, Layer, Panel, Pick, Scene, Shape, Table, shapes_of
from jurade.core.state import CHANCE, OVER
from jurade.core.words import Message, say
from jurade.games.carcassonne.actions import CHANCE_TILE
from jurade.games.carcassonne.barns import complete_cities
from jurade.games.carcassonne.board import (
    ANY_BARN,
    ANY_FOLLOWER,
    PHASES,
    PLACE,
    UNIT_OF,
    WITH_ABBEY_MAYOR,
    WITH_INNS_CATHEDRALS,
    WITH_TRADERS_BUILDERS,
    cell_name,
    claim_of,
    x_of,
    y_of,
)
from jurade.games.carcassonne.drawing import symbol
from jurade.games.carcassonne.drawing.land import COLOURS, Laid, Land, decor_at, ground_at, piece_symbol
from jurade.games.carcassonne.drawing.telling import OWN_BARN, feature_words, seat_words
from jurade.games.carcassonne.drawing.tiles import SIZE
from jurade.games.carcassonne.laying import is_hole
from jurade.games.carcassonne.picks import picks_and_choices
from jurade.games.carcassonne.scoring import majority
from jurade.games.carcassonne.state import CarcassonneState
from jurade.games.carcassonne.tables import (
    BARN,
    BIG,
    BUILDER,
    FIELD,
    FIT,
    FOLLOWER,
    GOODS,
    MAYOR,
    PIECES,
    PIG,
    TYPE_IDS,
    TYPES,
    WAGON,
)

Box = tuple[float, float, float, float]
MARGIN: Final = 30.0
TABLE: Final = "#D9CDAF"
TABLE_LINE: Final = "#A8996F"


def scene(state: CarcassonneState, seat: int) -> Scene:
    """All that a seat (NOBODY: a spectator) sees of a masked state."""
    land = Land(state)
    tiles = sorted(land.tiles, key=lambda tile: (tile.y, tile.x))
    box = _box(tiles)
    picks, choices = picks_and_choices(land, seat)
    layers = (
        Layer("table", _table(box, tiles)),
        Layer("ground", tuple(ground_at(t.x, t.y, t.tile, t.rotation, f"tile-{t.x},{t.y}") for t in tiles)),
        Layer("meadows", _meadows(state, land), "overlay", say("overlay-meadows"), "m"),
        Layer("decor", tuple(decor_at(t.x, t.y, t.tile, t.rotation, f"decor-{t.x},{t.y}") for t in tiles)),
        Layer("features", _features(state, land), "hover"),
        Layer("marks", (*_holes(state, seat), *_turns(picks, choices), _last_tile(land.tiles[-1]))),
        Layer("pieces", tuple(piece.drawn() for piece in land.standing())),
    )
    panels = tuple(_panel(state, other) for other in range(state.seats))
    hand = _hand(state, picks)
    tables = (_unseen(state),)
    return Scene(
        box=box,
        layers=layers,
        symbols=look.gather(
            [*shapes_of(layers, panels, hand, picks=picks, choices=choices, tables=tables), *_coming(state, picks)],
            symbol,
        ),
        panels=panels,
        prompt=_prompt(state, seat, picks),
        hand=hand,
        picks=picks,
        choices=choices,
        focus=_focus(state, picks),
        description=say("scene-description", tiles=int(state.laid), left=int(state.left)),
        tables=tables,
    )


def _coming(state: CarcassonneState, picks: dict[str, Pick]) -> list[Shape]:
    """The grounds of the tile that may be laid next, which previews light together with what is there."""
    if "button:abbey" in picks:
        return [use("area-abbey-k")]
    if state.phase != PLACE:
        return []
    kind = TYPES[state.drawn]
    return [use(f"area-{kind.id}-{segment}") for segment in kind.segments]


# ---- the table and the land


def _box(tiles: list[Laid]) -> Box:
    """The land with one free cell around it."""
    west, north = min(t.x for t in tiles) - 1, min(t.y for t in tiles) - 1
    east, south = max(t.x for t in tiles) + 2, max(t.y for t in tiles) + 2
    return (
        SIZE * west - MARGIN,
        SIZE * north - MARGIN,
        SIZE * (east - west) + 2 * MARGIN,
        SIZE * (south - north) + 2 * MARGIN,
    )


def _table(box: Box, tiles: list[Laid]) -> tuple[Shape, ...]:
    """The desk with a dotted grid, and the shadow the tiles cast on it."""
    x, y, width, height = box
    left, right, top, bottom = x + MARGIN, x + width - MARGIN, y + MARGIN, y + height - MARGIN
    grid = "".join(f"M{i} {digits(top)}V{digits(bottom)}" for i in range(int(left), int(right) + 1, SIZE))
    grid += "".join(f"M{digits(left)} {i}H{digits(right)}" for i in range(int(top), int(bottom) + 1, SIZE))
    shadow = "".join(f"M{t.x * SIZE + 2} {t.y * SIZE + 4}h{SIZE}v{SIZE}h-{SIZE}Z" for t in tiles)
    return (
        rect(x, y, width, height, fill=TABLE),
        path(grid, stroke=TABLE_LINE, stroke_width=1, stroke_dasharray="1 9", stroke_linecap="round", fill="none"),
        path(shadow, fill=INK, fill_opacity=0.22),
    )


def _last_tile(tile: Laid) -> Shape:
    """Red corner marks around the tile laid last."""
    x, y = tile.x * SIZE, tile.y * SIZE
    d = f"M{x + 2} {y + 18}V{y + 2}H{x + 18}M{x + 82} {y + 2}H{x + 98}V{y + 18}"
    d += f"M{x + 98} {y + 82}V{y + 98}H{x + 82}M{x + 18} {y + 98}H{x + 2}V{y + 82}"
    return group(
        path(d, fill="none", stroke=LEAF, stroke_width=5),
        path(d, fill="none", stroke=RUBRIC, stroke_width=2.6),
        id="last-tile",
    )


def _holes(state: CarcassonneState, seat: int) -> list[Shape]:
    """Every hole, as long as the watcher's abbey (a spectator: anybody's) could fill it; and how many tiles fit too."""
    watching = range(state.seats) if seat < 0 else (seat,)
    if not any(state.has_abbey(other) for other in watching):
        return []
    found = []
    for entry in state.front:
        if is_hole(entry & 255):
            x, y = int(x_of(entry >> 8)) * SIZE + SIZE / 2, int(y_of(entry >> 8)) * SIZE + SIZE / 2
            mark = group(
                circle(x, y, 19, fill=LEAF, fill_opacity=0.9, stroke=INK, stroke_width=1.4, stroke_dasharray="4 3"),
                glyph("abbey", x, y - 1, 24, look.INK_3),
                id=f"hole-{cell_name(entry >> 8)}",
            )
            fits = sum(copies for kind, copies in _pile(state) if FIT[kind * 256 + (entry & 255)])
            found.append(titled(mark, say("mark-hole", cell=cell_name(entry >> 8), fits=fits)))
    return found


def _turns(picks: dict[str, Pick], choices: Iterable[Choice]) -> list[Shape]:
    """In every cell that takes the drawn tile a dot for each turn that fits."""
    turns: dict[str, int] = {}
    for choice in choices:
        if len(choice.path) == 2 and choice.path[1].startswith("turn:"):
            turns[choice.path[0]] = turns.get(choice.path[0], 0) + 1
    found = []
    for name, count in turns.items():
        x, y = (int(number) * SIZE + SIZE / 2 for number in name.removeprefix("cell:").split(","))
        dots = (circle(x + 16 * (k - (count - 1) / 2), y, 4.6, fill=INK, fill_opacity=0.72) for k in range(count))
        found.append(group(*dots))
    return found


def _features(state: CarcassonneState, land: Land) -> tuple[Shape, ...]:
    """Every feature, to be lit and explained under the pointer; meadows first, so that the others lie above them."""
    roots = [f for f in range(state.segments) if int(state.feature[f]) == f]
    roots.sort(key=lambda f: (state.kind_of(f) != FIELD, state.kind_of(f), f))
    return tuple(
        titled(
            group(*land.areas_of(f), color=look.LAPIS, id=f"feature-{land.place_name(f)}"),
            feature_words(state, f),
        )
        for f in roots
    )


def _meadows(state: CarcassonneState, land: Land) -> tuple[Shape, ...]:
    """Every meadow with farmers or barns in the colour of who leads it, and how many complete cities it touches."""
    found = []
    for meadow in range(state.segments):
        claims = state.claims[meadow]
        if state.kind_of(meadow) != FIELD or not claims & (ANY_FOLLOWER | ANY_BARN):
            continue
        leaders = [s for s in range(state.seats) if claim_of(claims, s) & OWN_BARN]
        leaders = leaders or [s for s in range(state.seats) if majority(state, meadow) >> s & 1]
        alone = COLOURS[leaders[0]] if len(leaders) == 1 else ""
        x, y = land.anchor_of(int(state.smallest(meadow)))
        badge = [
            circle(x + 9, y, 11, fill=LEAF, stroke=INK, stroke_width=1.4),
            text(x + 9, y + 5, sum(1 for _ in complete_cities(state, meadow)), 15, fill=INK, font_weight=700),
        ]
        if alone:
            badge.append(look.disc(x - 10, y, 10, alone))
        colour = look.SEATS[alone].fill if alone else look.INK_3
        found.append(
            group(
                group(*land.areas_of(meadow), color=colour, opacity=0.5),
                *badge,
                id=f"meadow-{land.place_name(meadow)}",
            )
        )
    return tuple(found)


# ---- beside the land


def _supply(state: CarcassonneState) -> list[int]:
    """The pieces a seat has one of, under the chosen sets."""
    pieces = [MAYOR, WAGON, BARN] if state.rules & WITH_ABBEY_MAYOR else []
    pieces += [BIG] if state.rules & WITH_INNS_CATHEDRALS else []
    return pieces + ([BUILDER, PIG] if state.rules & WITH_TRADERS_BUILDERS else [])


def _panel(state: CarcassonneState, seat: int) -> Panel:
    colour = COLOURS[seat]
    followers = int(state.in_supply(seat, FOLLOWER))
    shapes = [
        use(f"piece-{colour}-follower", 14, 20, scale=0.84),
        text(29, 27, followers, 19, fill=INK, text_anchor="start", font_weight=700),
    ]
    facts: list[tuple[Message, str | Message]] = [(say("panel-followers"), str(followers))]
    pieces = _supply(state)
    x, step = 58.0, min(29.0, 150 / (len(pieces) + 1))
    for piece in pieces:
        name = PIECES[piece]
        there = bool(state.supply[seat] & UNIT_OF[piece])
        if there:
            shapes.append(use(piece_symbol(seat, piece), x, 20, scale=_ICON[piece]))
        else:
            shapes.append(use(f"spent-{name}", x, 20, scale=0.86, opacity=0.8))
        facts.append((say("panel-piece", piece=name), say("panel-there" if there else "panel-used")))
        x += step
    if state.rules & WITH_ABBEY_MAYOR:
        there = state.has_abbey(seat)
        shapes.append(
            glyph("abbey", x, 20, 21, look.SEATS[colour].fill if colour != "grey" else look.INK_3)
            if there
            else use("spent-abbey", x, 20, scale=0.86, opacity=0.8)
        )
        facts.append((say("panel-piece", piece="abbey"), say("panel-there" if there else "panel-used")))
    if state.rules & WITH_TRADERS_BUILDERS:
        facts += [(say("panel-goods", good=good), str(state.goods[seat * 3 + k])) for k, good in enumerate(GOODS)]
    return Panel(seat, colour, int(state.points(seat)), tuple(facts), tuple(shapes), _chips(state, seat))


_ICON: Final = {MAYOR: 0.62, WAGON: 0.6, BARN: 0.48, BIG: 0.58, BUILDER: 0.72, PIG: 0.76}


def _chips(state: CarcassonneState, seat: int) -> tuple[Message, ...]:
    chips = []
    if state.actor() == seat:
        chips.append(say("chip-to-act"))
    if state.actor() != OVER and state.active == seat and state.part == 1:
        chips.append(say("chip-second-part"))
    if state.actor() == OVER and state.places()[seat] == 1:
        chips.append(say("chip-winner"))
    return tuple(chips)


def _hand(state: CarcassonneState, picks: dict[str, Pick]) -> tuple[Card, ...]:
    """The drawn tile, for all to see; or the pieces that may be deployed."""
    if state.phase == PLACE:
        tile = TYPE_IDS[state.drawn]
        return (Card("tile", say(f"tile-{tile}"), (_shown(tile),)),)
    return tuple(
        Card(
            pick.id,
            pick.label,
            (use(piece_symbol(int(state.mover), PIECES.index(pick.id.removeprefix("piece:")))),),
            (-30, -30, 60, 60),
        )
        for pick in picks.values()
        if pick.kind == "piece"
    )


def _pile(state: CarcassonneState) -> list[tuple[int, int]]:
    """The tiles not yet seen: type and copies."""
    pairs = state.pile
    return [(int(pairs[i] - CHANCE_TILE), int(pairs[i + 1])) for i in range(0, len(pairs), 2)]


def _unseen(state: CarcassonneState) -> Table:
    """The tiles not yet seen, as everybody can count them."""
    rows = tuple((_shown(TYPE_IDS[kind]), f"× {copies}") for kind, copies in _pile(state))
    return (say("table-unseen", left=int(state.left)), rows)


@cache
def _shown(tile: str) -> Shape:
    """A tile as printed, with its words."""
    return titled(group(use(f"tile-{tile}"), use(f"decor-{tile}-0")), say(f"tile-{tile}"))


# ---- words and frames


def _prompt(state: CarcassonneState, seat: int, picks: dict[str, Pick]) -> Message:
    """One sentence: what is expected of whom."""
    actor = state.actor()
    if actor == OVER:
        winners = [s for s in range(state.seats) if state.places()[s] == 1]
        key = "prompt-over" if len(winners) == 1 else "prompt-over-shared"
        return say(key, seats=tuple(seat_words(s) for s in winners), points=int(state.points(winners[0])))
    phase = PHASES[state.phase].replace("_", "-")
    if actor == CHANCE:
        return say(f"prompt-{phase}")
    if actor != seat:
        return say(f"watch-{phase}", seat=seat_words(int(actor)))
    places = sum(pick.outline is not None for pick in picks.values())
    return say(f"prompt-{phase}", places=places)


def _focus(state: CarcassonneState, picks: dict[str, Pick]) -> Box | None:
    """What the prompt asks about: the places that can be picked, with a cell around them."""
    corners = []
    for pick in picks.values():
        if pick.outline is not None:
            a = pick.outline.attrs
            x, y = (a["cx"], a["cy"]) if pick.outline.tag == "circle" else (a["x"], a["y"])
            corners.append((float(x), float(y)))
    if not corners:
        return None
    west, north = min(x for x, _ in corners) - SIZE, min(y for _, y in corners) - SIZE
    east, south = max(x for x, _ in corners) + SIZE, max(y for _, y in corners) + SIZE
    if any(pick.outline is not None and pick.outline.tag == "rect" for pick in picks.values()):
        east, south = east + SIZE - 12, south + SIZE - 12
    return (west, north, east - west, south - north)
