"""Where everything on the table is drawn: tiles, pieces, junctions, and the ground of whole features.

Shapes that stay the same from ply to ply are made once and shared.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from jurade.core.look import Point, use
from jurade.core.scene import Shape
from jurade.games.carcassonne.board import Board, first_of, form_of, spot_of, type_of, x_of, y_of
from jurade.games.carcassonne.drawing.pieces import LYING
from jurade.games.carcassonne.drawing.tiles import SIZE, TILES, anchor, turned
from jurade.games.carcassonne.tables import BARN, FACTS, FOLLOWER, PIECES, TYPE_IDS, TYPES, WAGON

COLOURS: Final[tuple[str, ...]] = tuple(colour["id"] for colour in FACTS["players"]["colours"])
ROOM: Final = 26.0  # a piece keeps so far away from shields, goods and inns, by moving at most
NUDGE: Final = 9.0


class Laid(NamedTuple):
    """A tile on the table: its cell, what it is, how it lies, its segments and the number of the first."""

    x: int
    y: int
    tile: str
    rotation: int
    first: int
    segments: list[str]


class Standing(NamedTuple):
    """A piece on the table.  Its id stays the same as long as it is the same piece for the eye."""

    id: str
    seat: int
    piece: int
    at: Point
    symbol: str

    def drawn(self) -> Shape:
        return use(self.symbol, *self.at, id=self.id)


class Land:
    """A state read for drawing."""

    def __init__(self, state: Board) -> None:
        self.state = state
        self.tiles = [self._laid(int(state.tiles[i])) for i in range(state.laid)]  # in the order of laying

    @staticmethod
    def _laid(entry: int) -> Laid:
        at, kind = spot_of(entry), type_of(entry)
        return Laid(
            int(x_of(at)),
            int(y_of(at)),
            TYPE_IDS[kind],
            int(form_of(entry) & 3) * 90,
            int(first_of(entry)),
            TYPES[kind].segments,
        )

    def tile_of(self, segment: int) -> Laid:
        return self.tiles[int(self.state.holder[segment])]

    def name_of(self, segment: int) -> str:
        """A segment in notation: c0, r1, k, f2."""
        tile = self.tile_of(segment)
        return tile.segments[segment - tile.first]

    def place_name(self, feature: int) -> str:
        """A feature by its first segment; stays the same while the feature grows to the east and south."""
        named = int(self.state.smallest(feature))
        tile = self.tile_of(named)
        return f"{tile.x},{tile.y}-{self.name_of(named)}"

    def anchor_of(self, segment: int) -> Point:
        """The anchor of a segment on the table."""
        tile = self.tile_of(segment)
        x, y = anchor(tile.tile, self.name_of(segment), tile.rotation)
        return tile.x * SIZE + x, tile.y * SIZE + y

    def segments_of(self, feature: int) -> Iterator[int]:
        """All segments of a feature, the one that names it first."""
        ring = self.state.ring
        segment = feature
        while True:
            yield segment
            segment = int(ring[segment])
            if segment == feature:
                return

    def areas_of(self, feature: int) -> tuple[Shape, ...]:
        """The ground of a whole feature."""
        found = []
        for segment in self.segments_of(feature):
            tile = self.tile_of(segment)
            found.append(area_at(tile.x, tile.y, tile.tile, tile.rotation, tile.segments[segment - tile.first]))
        return tuple(found)

    # ---- pieces

    def on_segment(self, seat: int, piece: int, segment: int) -> Standing:
        """A piece standing (in a meadow: lying) on a segment."""
        tile = self.tile_of(segment)
        place = tile.segments[segment - tile.first]
        name = f"{COLOURS[seat]}-{PIECES[piece]}"
        if piece == FOLLOWER:  # one of seven: called by its place, where it stays until it goes home
            name += f"-{tile.x},{tile.y}-{place}"
        x, y = foothold(tile.tile, place, tile.rotation)
        at = (tile.x * SIZE + x, tile.y * SIZE + y)
        return Standing(name, seat, piece, at, piece_symbol(seat, piece, lies=place[0] == "f"))

    def pieces(self) -> Iterator[tuple[int, int, int]]:
        """Seat, piece and segment of all that stand on one; a scored wagon that still waits is where it was."""
        state = self.state
        for segment in range(state.segments):
            standing = int(state.piece[segment])
            if standing:
                yield (standing - 1) >> 3, (standing - 1) & 7, segment
        for seat in range(state.seats):
            if state.waiting >> seat & 1:
                yield seat, WAGON, int(state.wagons[seat])

    def barns(self) -> Iterator[tuple[int, int, int]]:
        """Seat and junction of every barn: the cell whose north-west corner it stands on."""
        for seat in range(self.state.seats):
            junction = int(self.state.barns[seat])
            if junction:
                yield seat, int(x_of(junction)), int(y_of(junction))

    def standing(self) -> list[Standing]:
        """Every piece, from the back to the front."""
        found = [self.on_segment(seat, piece, segment) for seat, piece, segment in self.pieces()]
        found += [barn_on(seat, (x * SIZE, y * SIZE)) for seat, x, y in self.barns()]
        return sorted(found, key=lambda piece: (piece.at[1], piece.at[0], piece.id))


def barn_on(seat: int, junction: Point) -> Standing:
    return Standing(f"{COLOURS[seat]}-barn", seat, BARN, junction, piece_symbol(seat, BARN))


def piece_symbol(seat: int, piece: int, lies: bool = False) -> str:
    name = PIECES[piece]
    return f"piece-{COLOURS[seat]}-{LYING[name] if lies and name in LYING else name}"


def corner_point(tile: Laid, corner: str) -> Point:
    """A corner of a tile: nw, ne, se or sw."""
    return (tile.x + (corner[1] == "e")) * SIZE, (tile.y + (corner[0] == "s")) * SIZE


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
def ground_at(x: int, y: int, tile: str, rotation: int, id: str) -> Shape:
    """The ground of a tile in a cell."""
    return use(f"tile-{tile}", x * SIZE, y * SIZE, turn=rotation, about=SIZE / 2, id=id)


@lru_cache(maxsize=8192)
def decor_at(x: int, y: int, tile: str, rotation: int, id: str) -> Shape:
    """What stands on a tile in a cell."""
    return use(f"decor-{tile}-{rotation}", x * SIZE, y * SIZE, id=id)


@lru_cache(maxsize=32768)
def area_at(x: int, y: int, tile: str, rotation: int, segment: str) -> Shape:
    """The plain ground of one segment of a tile in a cell."""
    return use(f"area-{tile}-{segment}", x * SIZE, y * SIZE, turn=rotation, about=SIZE / 2)
