"""Where everything on the table is drawn: tiles, pieces, junctions, and the ground of whole features.

Shapes that stay the same from ply to ply are made once and shared.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from jurade.core.look import Point, use
from jurade.core.scene import Shape
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.drawing.palette import SIZE
from jurade.games.carcassonne.drawing.pieces import LYING
from jurade.games.carcassonne.drawing.tiles import TILES, anchor, turned
from jurade.games.carcassonne.rules import board as b

ROOM: Final = 26.0  # a piece keeps so far away from shields, goods and inns, by moving at most
NUDGE: Final = 9.0


class Laid(NamedTuple):
    """A tile on the table: its cell, what it is, how it lies, and the number of its first segment."""

    x: int
    y: int
    kind: int
    rotation: int
    first: int

    @property
    def tile(self) -> str:
        return t.TYPE_IDS[self.kind]

    def name_of(self, segment: int) -> str:
        """One of its segments in notation: c0, r1, k, f2."""
        return t.TYPES[self.kind].segments[segment - self.first]

    def corner(self, corner: str) -> Point:
        """Its corner nw, ne, se or sw on the table."""
        return (self.x + (corner[1] == "e")) * SIZE, (self.y + (corner[0] == "s")) * SIZE


class Standing(NamedTuple):
    """A piece on the table.  Its id stays the same as long as it is the same piece for the eye."""

    id: str
    at: Point
    symbol: str

    def drawn(self) -> Shape:
        return use(self.symbol, *self.at, id=self.id)


class Land:
    """A state read for drawing."""

    def __init__(self, state: b.Board) -> None:
        self.state = state
        self.tiles = [_laid(entry) for entry in state.tiles[: state.laid]]  # in the order of laying

    @property
    def fresh(self) -> Laid:
        """The tile just laid."""
        return self.tiles[self.state.fresh]

    def tile_of(self, segment: int) -> Laid:
        return self.tiles[self.state.holder[segment]]

    def place_name(self, feature: int) -> str:
        """A feature by its first segment; stays the same while the feature grows to the east and south."""
        named = self.state.smallest(feature)
        return f"{self.state.segment_cell(named)}-{self.state.segment_name(named)}"

    def anchor_of(self, segment: int) -> Point:
        """The anchor of a segment on the table."""
        tile = self.tile_of(segment)
        x, y = anchor(tile.tile, tile.name_of(segment), tile.rotation)
        return tile.x * SIZE + x, tile.y * SIZE + y

    def segments_of(self, feature: int) -> Iterator[int]:
        """All segments of a feature, the one that names it first."""
        segment = feature
        while True:
            yield segment
            segment = self.state.ring[segment]
            if segment == feature:
                return

    def areas_of(self, feature: int) -> tuple[Shape, ...]:
        """The ground of a whole feature."""
        return tuple(area_at(self.tile_of(segment), segment) for segment in self.segments_of(feature))

    # ---- pieces

    def on_segment(self, seat: int, piece: int, segment: int) -> Standing:
        """A piece standing (in a meadow: lying) on a segment."""
        tile = self.tile_of(segment)
        place = tile.name_of(segment)
        name = f"{t.COLOURS[seat]}-{t.PIECES[piece]}"
        if piece == t.FOLLOWER:  # one of seven: called by its place, where it stays until it goes home
            name += f"-{tile.x},{tile.y}-{place}"
        x, y = foothold(tile.tile, place, tile.rotation)
        at = (tile.x * SIZE + x, tile.y * SIZE + y)
        return Standing(name, at, piece_symbol(seat, piece, lies=place[0] == "f"))

    def pieces(self) -> Iterator[tuple[int, int, int]]:
        """Seat, piece and segment of all that stand on one; a scored wagon that still waits is where it was."""
        state = self.state
        for segment, standing in enumerate(state.piece[: state.segments]):
            if standing:
                yield standing - 1 >> 3, standing - 1 & 7, segment
        for seat in range(state.seats):
            if state.waiting >> seat & 1:
                yield seat, t.WAGON, state.wagons[seat]

    def barns(self) -> Iterator[tuple[int, int, int]]:
        """Seat and junction of every barn: the cell whose north-west corner it stands on."""
        return (
            (seat, b.x_of(junction), b.y_of(junction)) for seat, junction in enumerate(self.state.barns) if junction
        )

    def standing(self) -> list[Standing]:
        """Every piece, from the back to the front."""
        found = [self.on_segment(seat, piece, segment) for seat, piece, segment in self.pieces()]
        found += [barn_on(seat, (x * SIZE, y * SIZE)) for seat, x, y in self.barns()]
        return sorted(found, key=lambda piece: (piece.at[1], piece.at[0], piece.id))


def _laid(entry: int) -> Laid:
    at = b.spot_of(entry)
    return Laid(b.x_of(at), b.y_of(at), b.type_of(entry), (b.form_of(entry) & 3) * 90, b.first_of(entry))


def barn_on(seat: int, junction: Point) -> Standing:
    return Standing(f"{t.COLOURS[seat]}-barn", junction, piece_symbol(seat, t.BARN))


def piece_symbol(seat: int, piece: int, lies: bool = False) -> str:
    name = t.PIECES[piece]
    return f"piece-{t.COLOURS[seat]}-{LYING[name] if lies and name in LYING else name}"


@lru_cache(maxsize=2048)
def foothold(tile: str, segment: str, rotation: int) -> Point:
    """Where a piece stands: the anchor, moved a little away from a sign it would hide."""
    x, y = anchor(tile, segment, rotation)
    for item in TILES[tile]["shapes"].get("decor", []) if tile in TILES else []:
        if item["kind"] in ("pennant", "goods", "inn"):
            sign_x, sign_y = turned(item["at"], rotation)
            distance = ((x - sign_x) ** 2 + (y - sign_y) ** 2) ** 0.5
            if distance < ROOM:
                step = min(NUDGE, ROOM - distance) / distance
                return x + (x - sign_x) * step, y + (y - sign_y) * step
    return x, y


@lru_cache(maxsize=8192)
def ground_at(tile: Laid) -> Shape:
    """The ground of a tile in its cell."""
    x, y = tile.x * SIZE, tile.y * SIZE
    return use(f"tile-{tile.tile}", x, y, turn=tile.rotation, about=SIZE / 2, id=f"tile-{tile.x},{tile.y}")


@lru_cache(maxsize=8192)
def decor_at(tile: Laid) -> Shape:
    """What stands on a tile in its cell."""
    return use(f"decor-{tile.tile}-{tile.rotation}", tile.x * SIZE, tile.y * SIZE, id=f"decor-{tile.x},{tile.y}")


@lru_cache(maxsize=32768)
def area_at(tile: Laid, segment: int) -> Shape:
    """The plain ground of one segment of a tile in its cell."""
    name = f"area-{tile.tile}-{tile.name_of(segment)}"
    return use(name, tile.x * SIZE, tile.y * SIZE, turn=tile.rotation, about=SIZE / 2)
