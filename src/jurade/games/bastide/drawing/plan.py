"""Where everything of the town lies, from the printed facts and the works that stand (specification, section 3)."""

from __future__ import annotations

from typing import Any, Final

from jurade.core.look import Point
from jurade.games.bastide import tables as t
from jurade.games.bastide.rules.actions import NORTH_SOUTH
from jurade.games.bastide.rules.board import EMPTY, Board

Box = tuple[float, float, float, float]

BOARD_BOX: Final[Box] = (0, 0, 970, 1088)  # the town, and below it all that lies beside the board
SIZE: Final[int] = t.FACTS["drawing"]["block_size"]
STRIP: Final = SIZE // 3
RADIUS: Final[int] = t.FACTS["drawing"]["circle_radius"]
WORKS_PRINTED: Final[list[dict[str, Any]]] = t.FACTS["equipment"]
BLOCKS_PRINTED: Final[list[dict[str, Any]]] = t.FACTS["blocks"]
_CIRCLES_PRINTED: Final[list[dict[str, Any]]] = [circle for work in WORKS_PRINTED for circle in work["circles"]]


def box_of(rect: dict[str, Any]) -> Box:
    """A printed rectangle."""
    return (rect["x"], rect["y"], rect["w"], rect["h"])


OUTER: Final = box_of(t.FACTS["drawing"]["outer_dotted"])
INNER: Final = box_of(t.FACTS["drawing"]["inner_dotted"])


def block_box(block: int) -> Box:
    return box_of(BLOCKS_PRINTED[block])


def strip_box(block: int, first: int, count: int, upright: bool) -> Box:
    """Neighbouring strips of a block, which run east-west or, upright, north-south."""
    x, y, _, _ = block_box(block)
    if upright:
        return (x + STRIP * first, y, STRIP * count, SIZE)
    return (x, y + STRIP * first, SIZE, STRIP * count)


class Town:
    """A state read for drawing: which strips are taken by what, and where each circle is."""

    def __init__(self, state: Board) -> None:
        self.state = state
        self.first: dict[int, int] = {}  # first strip of every religious work on the board
        self.built = [0] * t.BLOCKS  # strips of religious works, by block
        for work in state.arrivals:
            block = state.sites[work]
            self.first[work] = self.built[block]
            self.built[block] += t.STRIPS[work]

    def is_upright(self, block: int) -> bool:
        return bool(self.state.orientation[block] == NORTH_SOUTH)

    def house_box(self, block: int, number: int) -> Box:
        """The strip of a block's house, counted from 0."""
        return strip_box(block, self.built[block] + number, 1, self.is_upright(block))

    def work_box(self, work: int) -> Box:
        """The place of a work on the board: printed, or the strips it takes; a religious one must stand."""
        if work < t.FIRST_RELIGIOUS:
            return box_of(WORKS_PRINTED[work]["rect"])
        block = self.state.sites[work]
        return strip_box(block, self.first[work], t.STRIPS[work], self.is_upright(block))

    def circle_at(self, circle: int) -> Point:
        """The centre of a circle; of a religious work it must be on the board."""
        printed = _CIRCLES_PRINTED[circle]
        work = t.WORK_OF[circle]
        if work < t.FIRST_RELIGIOUS:
            return (printed["x"], printed["y"])
        block = self.state.sites[work]
        return religious_circle(circle, block, self.first[work], self.is_upright(block))

    def stands(self, work: int) -> bool:
        """Is the work on the board?  Streets always are."""
        return bool(self.state.sites[work] != t.NOWHERE)

    def shown_circles(self) -> list[int]:
        """The circles that can be seen: of streets and walls always, of other works where they stand."""
        return [c for c in range(t.CIRCLES) if _is_printed(t.WORK_OF[c]) or self.stands(t.WORK_OF[c])]

    def owner(self, circle: int) -> int | None:
        seat = self.state.owner[circle]
        return None if seat == EMPTY else seat


def _is_printed(work: int) -> bool:
    """Circles of streets are printed on the board, and the places of walls with them; the hall brings its own."""
    return work < t.FIRST_RELIGIOUS and t.WORK_NAMES[work] != "halle"


def religious_circle(circle: int, block: int, first: int, upright: bool) -> Point:
    """A circle of a religious work that stands, or would stand, on the strips from ``first`` on."""
    x, y, _, _ = block_box(block)
    printed = _CIRCLES_PRINTED[circle]
    if upright:
        return (x + STRIP * first + printed["dy"], y + printed["dx"])
    return (x + printed["dx"], y + STRIP * first + printed["dy"])


def circles_of(work: int) -> range:
    first = t.FIRST_CIRCLE[work]
    return range(first, first + len(WORKS_PRINTED[work]["circles"]))


def faced_blocks(circle: int) -> list[str]:
    """Names of the blocks a circle faces."""
    faces: list[str] = _CIRCLES_PRINTED[circle]["faces"]
    return faces


PLATE: Final = (148.0, 31.0)  # where the name of a street or wall is written


def name_at(work: int) -> tuple[float, float, int] | None:
    """The middle of the name of a street or wall, and its turn in degrees; other works are not written on."""
    printed = WORKS_PRINTED[work]
    if printed["kind"] == "street":
        return (printed["label"]["x"], printed["label"]["y"], printed["label"]["rotate"])
    if printed["kind"] != "wall":
        return None
    x, y, width, height = box_of(printed["rect"])
    if width > height:
        return (x + width / 2, y + height / 2, 0)
    return (x + width / 2, (printed["circles"][0]["y"] + printed["circles"][1]["y"]) / 2, -90)


def name_plate(work: int) -> Box | None:
    """The place of that name."""
    at = name_at(work)
    if at is None:
        return None
    x, y, turn = at
    width, height = PLATE if turn == 0 else PLATE[::-1]
    return (x - width / 2, y - height / 2, width, height)


HOUSE_BLOCKS: Final = [block for block in range(t.BLOCKS) if block != t.MARKET]
BLOCK_OF: Final = {name: number for number, name in enumerate(t.BLOCK_NAMES)}
# What players call a block, and what the board shows: a letter from west to east, a number from north to south.
BLOCK_LABELS: Final = ["ABCD"[block["col"]] + str(block["row"] + 1) for block in BLOCKS_PRINTED]
