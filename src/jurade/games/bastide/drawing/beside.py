"""What lies below the town: camp, Camp Road, chest and bag, majority cards, the fourteen works."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core import look
from jurade.core.look import INK, INK_2, LEAF, circle, digits, glyph, group, heading, path, rect, text, titled, use
from jurade.core.scene import Shape
from jurade.core.words import Message, say
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing import palette
from jurade.games.bastide.drawing.pieces import TILE
from jurade.games.bastide.drawing.plan import BOARD_BOX, Box
from jurade.games.bastide.drawing.telling import card_tip, siege_words, work_tip
from jurade.games.bastide.rules.board import COMPONENT_CARDS, FINISHED, Board
from jurade.games.bastide.rules.raid import wall_pieces
from jurade.games.bastide.rules.scoring import walls_hold

CAMP: Final[Box] = (12, 770, 592, 156)
ROAD: Final[Box] = (616, 770, 342, 156)
STORE: Final[Box] = (12, 938, 222, 138)
CARDS: Final[Box] = (246, 938, 206, 138)
WORKS_SHEET: Final[Box] = (464, 938, 494, 138)

SLOT: Final = 62.0
SLOT_STEP: Final = 71.0
ROAD_STEP: Final = 54.0
WORK_BOX: Final = (64.0, 46.0)
ALL_WALLS: Final = int(sum(t.CAPACITY[work] for work in range(t.FIRST_WALL, t.FIRST_RELIGIOUS)))


def sheets() -> Iterator[Shape]:
    """Vellum under everything below the town."""
    yield rect(*BOARD_BOX, fill=look.DESK)
    for x, y, width, height in (CAMP, ROAD, STORE, CARDS, WORKS_SHEET):
        yield rect(x, y, width, height, rx=12, fill=palette.SHEET, stroke=INK, stroke_width=1.8)
        yield rect(x + 4, y + 4, width - 8, height - 8, rx=9, fill="none", stroke=palette.SHEET_LINE, stroke_width=1)


def _title(x: float, y: float, words: Message) -> Shape:
    return heading(x, y, words, 19, fill=look.RUBRIC, text_anchor="start")


# ---- the camp


def camp_tiles(state: Board) -> list[int]:
    """The values in the camp, ascending: one for each space taken."""
    return [value for value in range(1, t.STRONGEST + 1) for _ in range(state.camp[value])]


def _slot(number: int) -> tuple[float, float]:
    return (CAMP[0] + 16 + SLOT_STEP * number, CAMP[1] + 34)


def camp_spot(state: Board, value: int) -> tuple[float, float, float]:
    """Where the first tile of a value lies: left, top, side."""
    x, y = _slot(camp_tiles(state).index(value))
    return (x, y, SLOT)


def camp(state: Board) -> Iterator[Shape]:
    """Spaces, tiles, the tile that is raiding now, and how a siege would end."""
    x, y, width, _ = CAMP
    tiles = camp_tiles(state)
    yield _title(x + 16, y + 25, say("board-camp"))
    told = say("board-camp-power", power=state.camp_power(), left=max(0, t.CAMP_SPACES + 1 - len(tiles)))
    yield text(x + width - 16, y + 25, told, 16.5, fill=INK_2, text_anchor="end", font_weight=600)
    for number in range(t.CAMP_SPACES + 1):
        yield from _space(number, number == t.CAMP_SPACES)
    seen: dict[int, int] = {}
    for number, value in enumerate(tiles):
        seen[value] = seen.get(value, 0) + 1
        yield use(f"tile-english{value}", *_slot(number), scale=SLOT / TILE, id=f"camp-{value}-{seen[value]}")
    if state.raider:
        value = state.raider
        raider = use(f"tile-english{value}", *_slot(len(tiles)), scale=SLOT / TILE)
        frame = rect(*_slot(len(tiles)), SLOT, SLOT, rx=7)
        yield group(
            group(raider, opacity=0.62),
            look.restyled(frame, fill="none", stroke=INK, stroke_width=2, stroke_dasharray="6 4"),
            id=f"camp-{value}-{seen.get(value, 0) + 1}",
        )
    yield from _strength(state)


def _space(number: int, is_siege: bool) -> Iterator[Shape]:
    x, y = _slot(number)
    fill, edge = ("#F1DCD2", palette.CLOTH) if is_siege else (look.SUNK, look.EDGE)
    yield rect(x, y, SLOT, SLOT, rx=7, fill=fill, stroke=edge, stroke_width=1.6, stroke_dasharray="5 4")
    if is_siege:
        yield heading(x + SLOT / 2, y + SLOT / 2 + 5, say("board-siege"), 16, fill=look.RUBRIC)
    else:
        yield text(x + SLOT / 2, y + SLOT / 2 + 6, number + 1, 17, fill=look.INK_3)


def _strength(state: Board) -> Iterator[Shape]:
    """Pieces on the walls against the English, and the plain answer."""
    x, y, width, _ = CAMP
    walls, power = int(wall_pieces(state)), int(state.camp_power())
    left, top, long = x + 62, y + 107, width - 132
    most = max(ALL_WALLS, power)
    yield glyph("tower", x + 26, top + 6, 20, palette.STONE_EDGE)
    yield text(x + 48, top + 12, walls, 17, fill=INK, font_weight=700)
    yield rect(left, top, long, 12, rx=6, fill=LEAF, stroke=INK, stroke_width=1.2)
    if walls:
        yield rect(left, top, long * walls / most, 12, rx=6, fill=palette.STONE_EDGE)
    at = left + long * power / most
    yield path(f"M{digits(at)} {digits(top - 5)}v22", stroke=LEAF, stroke_width=6)
    yield path(f"M{digits(at)} {digits(top - 5)}v22", stroke=palette.CLOTH, stroke_width=3.4)
    yield text(x + width - 53, top + 12, power, 17, fill=palette.CLOTH, font_weight=700)
    yield glyph("leopard", x + width - 26, top + 6, 24, palette.CLOTH)
    holds = not state.english if state.phase == FINISHED else walls_hold(state)
    ink = look.GOOD if holds else look.RUBRIC
    yield text(x + 16, y + 144, siege_words(state), 16.5, fill=ink, text_anchor="start", font_weight=600)


# ---- the road


def _road_spot(points: int) -> tuple[float, float]:
    """The twelve circles wind: 1 to 6 to the right, 7 to 12 back above them."""
    x, y, _, _ = ROAD
    step = points - 1 if points <= 6 else t.ROAD_END - points
    return (x + 36 + ROAD_STEP * step, y + (122 if points <= 6 else 68))


_AROUND: Final = ((-16, -15), (16, -15), (16, 15), (-16, 15), (0, -22))


def road(state: Board) -> Iterator[Shape]:
    """The Camp Road with a marker for every seat that has scored."""
    x, y, _, _ = ROAD
    yield _title(x + 16, y + 25, say("board-road"))
    spots = [_road_spot(points) for points in range(1, t.ROAD_END + 1)]
    way = look.trace(spots)
    yield path(way, fill="none", stroke="#D9C79A", stroke_width=24, stroke_linejoin="round", stroke_linecap="round")
    yield path(way, fill="none", stroke=LEAF, stroke_width=2, stroke_dasharray="7 7")
    for points, (cx, cy) in enumerate(spots, 1):
        yield circle(cx, cy, 20, fill=LEAF, stroke=look.EDGE, stroke_width=1.8)
        yield text(cx, cy + 6, points, 18, fill=INK_2, font_weight=600)
    for seat in range(state.seats):
        if state.road[seat]:
            before = sum(1 for other in range(seat) if state.road[other] == state.road[seat])
            cx, cy = _road_spot(state.road[seat])
            dx, dy = _AROUND[before]
            colour = t.COLOURS[seat]
            yield titled(
                use(f"piece-{colour}", cx + dx, cy + dy, scale=0.62, id=f"road-{colour}"),
                say("tip-road", seat=look.seat_name(colour), points=state.road[seat]),
            )


# ---- chest and bag


def store(state: Board) -> Iterator[Shape]:
    """The common chest with what the next project brings to each, and the bag beside the colour whose turn it is."""
    x, y, _, _ = STORE
    yield _title(x + 16, y + 25, say("board-chest"))
    yield use("thing-chest", x + 16, y + 33, scale=0.78)
    yield text(x + 16 + 51.5, y + 33 + 56, state.chest, 24, fill=INK, font_weight=700, id="chest")
    share = state.chest // state.seats
    yield text(x + 16 + 51.5, y + 127, say("board-share", share=share), 16, fill=INK_2, font_weight=600)
    yield use("thing-bag", x + 138, y + 34, scale=0.84)
    yield text(x + 138 + 29, y + 34 + 57, state.bag_size, 23, fill=INK, font_weight=700, id="bag")
    yield text(x + 138 + 29, y + 127, say("board-bag"), 16, fill=INK_2, font_weight=600)
    if state.active >= 0:
        colour = t.COLOURS[state.active]
        yield use(f"piece-{colour}", x + 198, y + 42, scale=0.72, id="turn-mark")


# ---- cards


def points_of_card(state: Board, card: int) -> int:
    """What a majority card counts under the chosen values (RUL-16)."""
    return t.CARD_POINTS[(t.FAMILIES if state.settings[COMPONENT_CARDS] else 0) + card]


def cards(state: Board) -> Iterator[Shape]:
    """The three majority cards, each above the mark of its holder."""
    x, y, _, _ = CARDS
    for card, name in enumerate(t.CARD_NAMES):
        left = x + 10 + 64 * card
        points = points_of_card(state, card)
        holder = state.cards[card]
        parts = [use(f"card-{name}", left, y + 9), text(left + 29, y + 9 + 67, points, 21, fill=INK, font_weight=700)]
        yield titled(group(*parts, id=f"majority-{name}"), card_tip(state, card, points))
        if holder >= 0:
            yield use(f"piece-{t.COLOURS[holder]}", left + 29, y + 114, scale=0.92, id=f"holder-{name}")
        else:
            yield use("circle-free", left + 29, y + 114, scale=0.92)


# ---- the fourteen works


def work_spot(work: int) -> Box:
    """The box of a work in the list."""
    x, y, _, _ = WORKS_SHEET
    width, height = WORK_BOX
    return (x + 12 + (width + 4) * (work % 7), y + 33 + (height + 4) * (work // 7), width, height)


_SIGN: Final = {"military": "tower", "religious": "church", "roads": "chevron"}
_OWN_SIGN: Final = {"halle": "house", "monastery": "abbey", "leper": "bell", "chapel": "cross"}


def works(state: Board) -> Iterator[Shape]:
    """Every work with the circles taken of all it has; begun ones filled, others dashed."""
    x, y, width, _ = WORKS_SHEET
    yield _title(x + 14, y + 24, say("board-works"))
    begun = say("board-begun", begun=state.begun, works=t.WORKS)
    yield text(x + width - 14, y + 24, begun, 16.5, fill=INK_2, text_anchor="end", font_weight=600)
    for work in range(t.WORKS):
        yield titled(_work(state, work), work_tip(state, work))


def _work(state: Board, work: int) -> Shape:
    x, y, width, height = work_spot(work)
    family = t.FAMILY_NAMES[t.FAMILY[work]]
    name = t.WORK_NAMES[work]
    taken, ink = state.filled[work], palette.FAMILY_INK[family]
    if work < t.HALL:
        d = "M-9 4 9-4" if name.startswith("h") else "M-3 8 3-8"
        there = f"translate({digits(x + 15)} {digits(y + 15)})"
        icon = path(d, stroke=ink, stroke_width=5, stroke_linecap="round", transform=there)
    else:
        icon = glyph(_OWN_SIGN.get(name, _SIGN[family]), x + 15, y + 15, 19, ink)
    fill, edge, dashes = (palette.FAMILY_WASH[family], ink, None) if taken else (LEAF, look.EDGE, "4 3")
    figure, weight = (INK, 700) if taken else (look.INK_3, 500)
    count = f"{taken}/{t.CAPACITY[work]}"
    return group(
        rect(x, y, width, height, rx=6, fill=fill, stroke=edge, stroke_width=1.8, stroke_dasharray=dashes),
        icon,
        text(x + width - 6, y + 21, count, 17, fill=figure, text_anchor="end", font_weight=weight),
        text(x + width / 2, y + 39, say(f"short-{name}"), 12.5, fill=INK_2, font_weight=600),
        id=f"list-{name}",
    )
