"""What a seat sees: the land, the pieces, the panels, the prompt, the picks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from jurade.core import look
from jurade.core.look import INK, LEAF, RUBRIC, circle, digits, glyph, group, path, rect, text, titled, use
from jurade.core.scene import Card, Choice, Layer, Panel, Pick, Scene, Shape, Table, shapes_of
from jurade.core.state import CHANCE, OVER
from jurade.core.words import Message, say
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.drawing import palette as ink
from jurade.games.carcassonne.drawing import symbol, telling
from jurade.games.carcassonne.drawing.abbey import holes
from jurade.games.carcassonne.drawing.land import Laid, Land, decor_at, ground_at, piece_symbol
from jurade.games.carcassonne.drawing.palette import SIZE
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.barns import complete_cities
from jurade.games.carcassonne.rules.scoring import majority
from jurade.games.carcassonne.rules.state import CarcassonneState, full_supply
from jurade.games.carcassonne.verbs import GRAMMAR
from jurade.games.carcassonne.verbs.base import CarcassonnePicker

Box = tuple[float, float, float, float]
MARGIN: Final = 30.0
ICONS: Final = {t.MAYOR: 0.62, t.WAGON: 0.6, t.BARN: 0.48, t.BIG: 0.58, t.BUILDER: 0.72, t.PIG: 0.76}  # their sizes


def scene(state: CarcassonneState, seat: int) -> Scene:
    """All that a seat (NOBODY: a spectator) sees of a masked state."""
    picker = CarcassonnePicker(state, seat)
    choices, picks, land = GRAMMAR.choices(picker), picker.picks, picker.land
    tiles = sorted(land.tiles, key=lambda tile: (tile.y, tile.x))
    box = _box(tiles)
    layers = (
        Layer("table", _table(box, tiles)),
        Layer("ground", tuple(ground_at(tile) for tile in tiles)),
        Layer("meadows", _meadows(state, land), "overlay", say("overlay-meadows"), "m"),
        Layer("decor", tuple(decor_at(tile) for tile in tiles)),
        Layer("features", _features(state, land), "hover"),
        Layer("marks", (*holes(state, seat), *_turns(choices), _last_tile(land.fresh))),
        Layer("pieces", tuple(piece.drawn() for piece in land.standing())),
    )
    panels = tuple(_panel(state, other) for other in range(state.seats))
    hand = _hand(state, picks)
    tables = (_unseen(state),)
    drawn = shapes_of(layers, panels, hand, picks=picks, choices=choices, tables=tables)
    return Scene(
        box=box,
        layers=layers,
        symbols=look.gather([*drawn, *_coming(state, picks)], symbol),
        panels=panels,
        prompt=_prompt(state, seat, picks),
        hand=hand,
        picks=picks,
        choices=choices,
        focus=_focus(picks),
        description=say("scene-description", tiles=int(state.laid), left=int(state.left)),
        tables=tables,
    )


def _coming(state: CarcassonneState, picks: Mapping[str, Pick]) -> list[Shape]:
    """The grounds of the tile that may be laid next, which previews light together with what is there."""
    if "button:abbey" in picks:
        return [use("area-abbey-k")]
    if state.phase != b.PLACE:
        return []
    kind = t.TYPES[state.drawn]
    return [use(f"area-{kind.id}-{segment}") for segment in kind.segments]


# ---- the table and the land


def _box(tiles: list[Laid]) -> Box:
    """The land with one free cell around it."""
    west, north = min(tile.x for tile in tiles) - 1, min(tile.y for tile in tiles) - 1
    width, height = max(tile.x for tile in tiles) + 2 - west, max(tile.y for tile in tiles) + 2 - north
    return SIZE * west - MARGIN, SIZE * north - MARGIN, SIZE * width + 2 * MARGIN, SIZE * height + 2 * MARGIN


def _table(box: Box, tiles: list[Laid]) -> tuple[Shape, ...]:
    """The desk with a dotted grid, and the shadow the tiles cast on it."""
    x, y, width, height = box
    left, right, top, bottom = x + MARGIN, x + width - MARGIN, y + MARGIN, y + height - MARGIN
    grid = "".join(f"M{i} {digits(top)}V{digits(bottom)}" for i in range(int(left), int(right) + 1, SIZE))
    grid += "".join(f"M{digits(left)} {i}H{digits(right)}" for i in range(int(top), int(bottom) + 1, SIZE))
    shadow = "".join(f"M{tile.x * SIZE + 2} {tile.y * SIZE + 4}h{SIZE}v{SIZE}h-{SIZE}Z" for tile in tiles)
    return (
        rect(x, y, width, height, fill=ink.TABLE),
        path(grid, stroke=ink.TABLE_LINE, stroke_width=1, stroke_dasharray="1 9", stroke_linecap="round", fill="none"),
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


def _turns(choices: Iterable[Choice]) -> list[Shape]:
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
    roots = [f for f in range(state.segments) if state.feature[f] == f]
    roots.sort(key=lambda f: (state.kind_of(f) != t.FIELD, state.kind_of(f), f))
    lit = (group(*land.areas_of(f), color=look.LAPIS, id=f"feature-{land.place_name(f)}") for f in roots)
    return tuple(titled(shape, telling.feature_words(state, f)) for f, shape in zip(roots, lit, strict=True))


def _meadows(state: CarcassonneState, land: Land) -> tuple[Shape, ...]:
    """Every meadow with farmers or barns in the colour of who leads it, and how many complete cities it touches."""
    found = []
    for meadow in range(state.segments):
        claims = state.claims[meadow]
        if state.kind_of(meadow) != t.FIELD or not claims & (b.ANY_FOLLOWER | b.ANY_BARN):
            continue
        barns = [seat for seat in range(state.seats) if b.claim_of(claims, seat) & b.OWN_BARN]
        leaders = barns or [seat for seat in range(state.seats) if majority(state, meadow) >> seat & 1]
        alone = t.COLOURS[leaders[0]] if len(leaders) == 1 else ""
        x, y = land.anchor_of(state.smallest(meadow))
        badge = [
            circle(x + 9, y, 11, fill=LEAF, stroke=INK, stroke_width=1.4),
            text(x + 9, y + 5, len(complete_cities(state, meadow)), 15, fill=INK, font_weight=700),
        ]
        if alone:
            badge.append(look.disc(x - 10, y, 10, alone))
        colour = look.SEATS[alone].fill if alone else look.INK_3
        ground = group(*land.areas_of(meadow), color=colour, opacity=0.5)
        found.append(group(ground, *badge, id=f"meadow-{land.place_name(meadow)}"))
    return tuple(found)


# ---- beside the land


def _panel(state: CarcassonneState, seat: int) -> Panel:
    """Followers at hand, then what a seat has one of, there or spent."""
    colour, followers = t.COLOURS[seat], state.in_supply(seat, t.FOLLOWER)
    shapes = [
        use(f"piece-{colour}-follower", 14, 20, scale=0.84),
        text(29, 27, followers, 19, fill=INK, text_anchor="start", font_weight=700),
    ]
    facts: list[tuple[Message, str | Message]] = [(say("panel-followers"), str(followers))]

    def show(name: str, is_there: bool, x: float, icon: Shape) -> None:
        shapes.append(icon if is_there else use(f"spent-{name}", x, 20, scale=0.86, opacity=0.8))
        facts.append((say("piece", piece=name), say("panel-there" if is_there else "panel-used")))

    pieces = [piece for piece in ICONS if full_supply(state.rules) & b.UNIT_OF[piece]]
    x, step = 58.0, min(29.0, 150 / (len(pieces) + 1))
    for piece in pieces:
        icon = use(piece_symbol(seat, piece), x, 20, scale=ICONS[piece])
        show(t.PIECES[piece], state.in_supply(seat, piece) > 0, x, icon)
        x += step
    if state.rules & b.WITH_ABBEY_MAYOR:
        fill = look.SEATS[colour].fill if colour != "grey" else look.INK_3
        show("abbey", state.has_abbey(seat), x, glyph("abbey", x, 20, 21, fill))
    if state.rules & b.WITH_TRADERS_BUILDERS:
        facts += [(say("good", good=good), str(state.goods[seat * 3 + k])) for k, good in enumerate(t.GOODS)]
    return Panel(seat, colour, state.points(seat), tuple(facts), tuple(shapes), _chips(state, seat))


def _chips(state: CarcassonneState, seat: int) -> tuple[Message, ...]:
    actor = state.actor()
    chips = {
        "chip-to-act": actor == seat,
        "chip-second-part": actor != OVER and state.active == seat and state.part == 1,
        "chip-winner": actor == OVER and state.places()[seat] == 1,
    }
    return tuple(say(chip) for chip, is_due in chips.items() if is_due)


def _hand(state: CarcassonneState, picks: Mapping[str, Pick]) -> tuple[Card, ...]:
    """The drawn tile, for all to see; or the pieces that may be deployed."""
    if state.phase == b.PLACE:
        tile = t.TYPE_IDS[state.drawn]
        return (Card("tile", say(f"tile-{tile}"), (_shown(tile),)),)
    pieces = {id.removeprefix("piece:"): pick for id, pick in picks.items() if pick.kind == "piece"}
    return tuple(
        Card(pick.id, pick.label, (use(piece_symbol(state.mover, t.PIECES.index(name))),), (-30, -30, 60, 60))
        for name, pick in pieces.items()
    )


def _unseen(state: CarcassonneState) -> Table:
    """The tiles not yet seen, as everybody can count them."""
    rows = tuple((_shown(t.TYPE_IDS[kind]), f"× {copies}") for kind, copies in state.unseen())
    return (say("table-unseen", left=int(state.left)), rows)


@cache
def _shown(tile: str) -> Shape:
    """A tile as printed, with its words."""
    return titled(group(use(f"tile-{tile}"), use(f"decor-{tile}-0")), say(f"tile-{tile}"))


# ---- words and frames


def _prompt(state: CarcassonneState, seat: int, picks: Mapping[str, Pick]) -> Message:
    """One sentence: what is expected of whom."""
    actor = state.actor()
    if actor == OVER:
        winners = [other for other in range(state.seats) if state.places()[other] == 1]
        key = "prompt-over" if len(winners) == 1 else "prompt-over-shared"
        return say(key, seats=tuple(map(telling.seat_words, winners)), points=int(state.points(winners[0])))
    phase = b.PHASES[state.phase].replace("_", "-")
    if actor == CHANCE:
        return say(f"prompt-{phase}")
    if actor != seat:
        return say(f"watch-{phase}", seat=telling.seat_words(actor))
    return say(f"prompt-{phase}", places=sum(pick.outline is not None for pick in picks.values()))


def _focus(picks: Mapping[str, Pick]) -> Box | None:
    """What the prompt asks about: the places that can be picked, with a cell around them."""
    outlines = [pick.outline for pick in picks.values() if pick.outline is not None]
    if not outlines:
        return None
    xs, ys = ([float(o.attrs["c" + axis if o.tag == "circle" else axis]) for o in outlines] for axis in "xy")
    far = 2 * SIZE - 12 if any(o.tag == "rect" for o in outlines) else SIZE  # a cell is known by its first corner
    west, north = min(xs) - SIZE, min(ys) - SIZE
    return (west, north, max(xs) + far - west, max(ys) + far - north)
