"""Where everything stands on the table: territories, trays beside the castles, pawns by the room they have."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, sqrt
from typing import Final, NamedTuple

from jurade.core.look import Point, use
from jurade.core.scene import Shape
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing.ground import CELL, HALF, MAP_SIZE
from jurade.games.feudo.drawing.pawns import shield_at
from jurade.games.feudo.rules.board import MARCHING, Board
from jurade.games.feudo.rules.movement import Ways, card_steps

Slot = tuple[float, float, float]  # offset from the middle of a territory, and scale
# By how many share a territory.
SLOTS: Final[dict[int, tuple[Slot, ...]]] = {
    1: ((0, -2, 0.98),),
    2: ((-14.5, -4, 0.74), (14.5, 2, 0.74)),
    3: ((-14.5, -11, 0.66), (14.5, -9, 0.66), (0, 11, 0.66)),
    4: ((-14, -13, 0.58), (14, -13, 0.58), (-14, 12, 0.58), (14, 12, 0.58)),
    5: ((-15, -14, 0.54), (14, -14, 0.54), (0, -1, 0.54), (-15, 13, 0.54), (14, 13, 0.54)),
}
TOWN_SLOTS: Final[dict[int, tuple[Slot, ...]]] = {1: ((2, -2, 0.74),), 2: ((-12.5, 0, 0.62), (13, 1.5, 0.62))}
PLAGUE_SLOTS: Final[dict[int, tuple[Slot, ...]]] = {1: ((-8, 5, 0.84),), 2: ((-15, 4, 0.72), (9, 9, 0.72))}
CONVENT_SCALE: Final = 0.84  # the convent's ring leaves a little less room

# The tray of a castle: outside the map, along its side.
TRAY_FROM: Final = 28.0  # distance from the map
TRAY_DEEP: Final = 48.0
TRAY_STEP: Final = 39.0
TRAY_SCALE: Final = 0.74


def middle(cell: int) -> Point:
    """The middle of a territory."""
    row, column = divmod(cell, t.SIDE)
    return column * CELL + HALF, row * CELL + HALF


class Standing(NamedTuple):
    """A pawn on the table.  Its id is its own for the whole game."""

    id: str
    seat: int
    pawn: int
    x: float
    y: float
    scale: float
    symbol: str

    def drawn(self) -> Shape:
        return use(self.symbol, self.x, self.y, scale=self.scale, id=self.id)

    def outline(self) -> Shape:
        """What lights up around it; closer in a tray, where the others are near."""
        return shield_at(self.x, self.y, self.scale * (0.9 if self.scale == TRAY_SCALE else 1))


class Tray(NamedTuple):
    """The box in which the pawns inside a castle are shown."""

    x: float
    y: float
    width: float
    height: float
    places: tuple[Point, ...]


def pawn_id(seat: int, pawn: int) -> str:
    return f"{t.COLOURS[seat]}-{t.PAWN_NAMES[pawn]}"


def pawn_symbol(board: Board, seat: int, pawn: int) -> str:
    """The picture of a pawn as it is now."""
    sick = "s" if board.sick[seat] >> pawn & 1 else ""
    return f"pawn-{pawn_id(seat, pawn)}-{board.number(seat, pawn)}{sick}"


class Field:
    """A state read for drawing."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.crowds: dict[int, list[tuple[int, int]]] = {}  # seat and pawn of all that stand on a territory
        self.inside: list[list[int]] = [[] for _ in range(board.seats)]  # pawns in the castle
        for seat in range(board.seats):
            for pawn in range(t.PAWNS):
                place = int(board.place[seat * t.PAWNS + pawn])
                if place == t.HOME:
                    self.inside[seat].append(pawn)
                elif place < t.CELLS:
                    self.crowds.setdefault(place, []).append((seat, pawn))

    def slots(self, cell: int, count: int) -> tuple[Slot, ...]:
        """Where so many pawns stand on a territory."""
        if self.board.town_at(cell) >= 0 and count in TOWN_SLOTS:
            return TOWN_SLOTS[count]
        if cell == self.board.plague_at and count in PLAGUE_SLOTS:
            return PLAGUE_SLOTS[count]
        found = SLOTS.get(count) or rows_of(count)
        if cell == t.CENTRE and self.board.has_convent():
            return tuple((x * CONVENT_SCALE, y * CONVENT_SCALE, s * CONVENT_SCALE) for x, y, s in found)
        return found

    def tray(self, seat: int) -> Tray | None:
        """The tray of a seat; None before it has a castle, or when all have left it."""
        castle = int(self.board.castle[seat])
        return _tray(castle, len(self.inside[seat])) if castle >= 0 and self.inside[seat] else None

    def standing(self) -> dict[tuple[int, int], Standing]:
        """Every pawn that is shown, by seat and pawn."""
        found: dict[tuple[int, int], Standing] = {}
        for cell, crowd in self.crowds.items():
            x, y = middle(cell)
            for (seat, pawn), (dx, dy, scale) in zip(crowd, self.slots(cell, len(crowd)), strict=True):
                found[seat, pawn] = self._put(seat, pawn, x + dx, y + dy, scale)
        for seat, pawns in enumerate(self.inside):
            tray = self.tray(seat)
            for pawn, (x, y) in zip(pawns, tray.places if tray else (), strict=False):
                found[seat, pawn] = self._put(seat, pawn, x, y, TRAY_SCALE)
        return found

    def arriving(self, seat: int, pawn: int, cell: int) -> Standing:
        """A pawn where it would stand on a territory beside those already there."""
        there = [one for one in self.crowds.get(cell, []) if one != (seat, pawn)]
        crowd = sorted([*there, (seat, pawn)])
        x, y = middle(cell)
        dx, dy, scale = self.slots(cell, len(crowd))[crowd.index((seat, pawn))]
        return self._put(seat, pawn, x + dx, y + dy, scale)

    def _put(self, seat: int, pawn: int, x: float, y: float, scale: float) -> Standing:
        return Standing(pawn_id(seat, pawn), seat, pawn, x, y, scale, pawn_symbol(self.board, seat, pawn))


def rows_of(count: int) -> tuple[Slot, ...]:
    """Many pawns, in rows."""
    columns = ceil(sqrt(count))
    rows = ceil(count / columns)
    step, scale = 50 / columns, min(0.5, 1.24 / columns)
    return tuple(
        ((k % columns - (columns - 1) / 2) * step, (k // columns - (rows - 1) / 2) * step - 2, scale)
        for k in range(count)
    )


@lru_cache(maxsize=512)
def _tray(castle: int, count: int) -> Tray:
    x, y = middle(castle)
    length = TRAY_STEP * count + 10
    side = int(t.BORDER_SIDE[castle])
    if side in (1, 3):
        left = MAP_SIZE + TRAY_FROM if side == 1 else -TRAY_FROM - TRAY_DEEP
        top = min(max(y - length / 2, 0), MAP_SIZE - length)
        places = tuple((left + TRAY_DEEP / 2, top + 5 + TRAY_STEP * (k + 0.5) - 1) for k in range(count))
        return Tray(left, top, TRAY_DEEP, length, places)
    top = MAP_SIZE + TRAY_FROM if side == 2 else -TRAY_FROM - TRAY_DEEP
    left = min(max(x - length / 2, 0), MAP_SIZE - length)
    places = tuple((left + 5 + TRAY_STEP * (k + 0.5), top + TRAY_DEEP / 2 - 1) for k in range(count))
    return Tray(left, top, length, TRAY_DEEP, places)


# ---- ways


class Reach:
    """How many steps a pawn needs to every territory it can enter, and the ways it would take."""

    def __init__(self, board: Board, seat: int, pawn: int, steps: int) -> None:
        self.board = board
        ways = Ways(board, seat)
        self.start = int(ways.start_of(pawn))
        self.steps: dict[int, int] = {}
        for step in range(1, steps + 1):
            ways.steps_to(pawn, step, t.PLACES - 1)
            for cell in range(t.CELLS):
                if cell not in self.steps and ways.finds(cell):
                    self.steps[cell] = step

    def route(self, goal: int) -> list[int]:
        """A shortest way from where the pawn is to a territory it can enter, both included."""
        way = [goal]
        while self.steps[way[-1]] > 1:
            near = (cell for cell in t.beside(way[-1], bool(self.board.corner)) if self._is_crossed(cell))
            way.append(next(cell for cell in near if self.steps[cell] == self.steps[way[-1]] - 1))
        return [self.start, *reversed(way)]

    def _is_crossed(self, cell: int) -> bool:
        """Can a way go on from there?  Woods and the convent end it (R36, R50)."""
        ends = self.board.is_wood(cell) or (cell == t.CENTRE and self.board.has_convent())
        return cell in self.steps and not ends


def steps_of(board: Board, seat: int, pawn: int) -> int:
    """How far a pawn could go in this step of the round: by its card, or with the shillings left."""
    return int(board.shillings if board.phase == MARCHING else card_steps(board, seat, pawn))
