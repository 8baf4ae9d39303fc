"""The land as it lies: all data of a position, and the small questions every rule asks of it.

**Cells.**  A *spot* is a cell of the unbounded grid as one number: x + 128 in the upper byte, y + 128 in the lower.
The start tile is at 0,0 and at most 125 tiles follow, so no tile leaves that range.
The grid itself is a torus of 128 x 128: a laid area of 126 tiles is never wider than that with its border,
so no two cells in use share a place.

**Features.**  Every segment of a laid tile has a number.
``feature[segment]`` is the segment that stands for the whole feature, ``ring`` leads around all its segments.
What a feature holds (``sums``: tiles, open ends, pennants …; ``claims``: pieces by seat) is kept at that segment.

**Frontier.**  Empty cells beside the land, sorted by x and y, each with the edges it wants.
"""

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from jurade.core.journal import Facts
from jurade.core.state import State
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules.actions import CHANCE_TILE
from jurade.games.carcassonne.tables import TileType

# ---- phases (specification, section 5)

FIRST: Final = 0  # chance draws the first player
START: Final = 1  # draw, or lay the abbey
DRAW: Final = 2  # chance draws a tile
PLACE: Final = 3
DEPLOY: Final = 4
MOVE_WAGON: Final = 5
END_ABBEY: Final = 6
FINISHED: Final = 7
PHASES: Final = ["first", "start", "draw", "place", "deploy", "wagon", "end_abbey", "over"]

# ---- options, as bits of Board.rules

WITH_ABBEY_MAYOR: Final = 1
WITH_INNS_CATHEDRALS: Final = 2
WITH_TRADERS_BUILDERS: Final = 4
WITH_SETS: Final = 7
WITH_END_ROUND: Final = 8  # abbey_at_end = round
WITH_NEIGHBOURHOOD: Final = 16  # wagon_move = neighbourhood
WITH_SMALL_CITY_TWO: Final = 32  # small_city = 2
WITH_INNER_MEADOWS: Final = 64
WITH_FARMERS: Final = 128

# ---- pieces, packed

SEAT_BITS: Final = 8  # of claims, for each seat: followers 3, big, wagon, mayor, builder or pig, barn
ANY_FOLLOWER: Final = 0x3F3F3F3F3F3F  # of any seat, of any kind: they occupy a feature (R6)
ANY_BARN: Final = 0x808080808080
OWN_FOLLOWER: Final = 0x3F
OWN_HELPER: Final = 0x40  # builder, pig
OWN_BARN: Final = 0x80
CLAIM_OF: Final = vec[i64]([1, 8, 16, 32, 64, 64, 128])  # by piece
UNIT_OF: Final = vec[i64]([1, 8, 16, 32, 64, 128, 256])  # by piece, in a supply
ABBEY_UNIT: Final = 512  # in a supply

# ---- where points come from: the kinds of score events, in the order of a breakdown

SOURCES: Final = [
    "city",
    "road",
    "cloister",
    "abbey",
    "field_barn_placed",
    "field_barn_joined",
    "end_city",
    "end_road",
    "end_cloister",
    "end_abbey",
    "end_field",
    "end_barn",
    "end_goods",
    "earlier",
]
BY_CITY: Final = 0
BY_ROAD: Final = 1
BY_CLOISTER: Final = 2
BY_ABBEY: Final = 3
BY_BARN_PLACED: Final = 4
BY_BARN_JOINED: Final = 5
AT_END: Final = 6  # added to the first four
BY_END_FIELD: Final = 10
BY_END_BARN: Final = 11
BY_END_GOODS: Final = 12
BY_EARLIER: Final = 13  # a position written by hand that does not say
SOURCE_COUNT: Final = 14

# ---- cells

NORTH: Final = -1
EAST: Final = 256
SOUTH: Final = 1
WEST: Final = -256
STEP: Final = vec[i64]([NORTH, EAST, SOUTH, WEST])
AROUND: Final = vec[i64]([-257, -256, -255, -1, 1, 255, 256, 257])  # the eight neighbours, by x and y
REACH: Final = 126  # no tile lies farther from 0,0
GRID: Final = 128 * 128
CENTRE: Final = 128

NO_PLACES: Final = vec[u8]([0] * GRID)
MOST: Final = 1100  # no list is longer: 486 segments, or four placements in each of 254 cells
NO_NUMBERS: Final = vec[i64]([0] * MOST)
NO_SMALL: Final = vec[i16]([0] * MOST)
NO_BYTES: Final = vec[u8]([0] * MOST)


def spot(x: i64, y: i64) -> i64:
    return (x + CENTRE) << 8 | (y + CENTRE)


def x_of(at: i64) -> i64:
    return (at >> 8) - CENTRE


def y_of(at: i64) -> i64:
    return (at & 255) - CENTRE


def place_on_grid(at: i64) -> i64:
    """The place of a spot on the torus."""
    return (at >> 1 & 0x3F80) | (at & 0x7F)


def cell_name(at: i64) -> str:
    """A cell, or a junction, in notation."""
    return f"{x_of(at)},{y_of(at)}"


# ---- entries of Board.tiles: spot, form and first segment of a laid tile


def tile_entry(at: i64, form: i64, first: i64) -> i64:
    return at | form << 16 | first << 28


def spot_of(entry: i64) -> i64:
    return entry & 0xFFFF


def form_of(entry: i64) -> i64:
    return entry >> 16 & 0xFFF


def type_of(entry: i64) -> i64:
    return entry >> 18 & 0x3FF


def first_of(entry: i64) -> i64:
    return entry >> 28


# ---- what a feature sums up (tables.SUMS)


def tiles_in(sums: i64) -> i64:
    """Tiles of a road or city, each once (R13); of a meadow, its segments."""
    return sums & 0xFF


def ends_in(sums: i64) -> i64:
    """Open ends of a road or city; empty cells around a cloister or abbey.  None: it is complete."""
    return sums >> 8 & 0x1FF


def pennants_in(sums: i64) -> i64:
    return sums >> 17 & 0x3F


def specials_in(sums: i64) -> i64:
    """Inns of a road, cathedrals of a city."""
    return sums >> 23 & 7


def goods_in(sums: i64, good: i64) -> i64:
    """Symbols of one of the goods in a city."""
    if good == 0:
        return sums >> 26 & 15
    return sums >> (27 + 3 * good) & 7


def all_goods_in(sums: i64) -> i64:
    """Not 0 when there is any."""
    return sums >> 26 & 0x3FF


# ---- what stands in a feature


def claim_of(claims: i64, seat: i64) -> i64:
    """The pieces of one seat in a feature, packed."""
    return claims >> seat * SEAT_BITS & 0xFF


def strength_in(claim: i64, pennants: i64) -> i64:
    """What the followers of a seat weigh: 1 each, the big one 2, the mayor as many as there are pennants (R15)."""
    return (claim & 7) + (claim >> 2 & 2) + (claim >> 4 & 1) + pennants * (claim >> 5 & 1)


# ---- what is in the box under the chosen options


def in_play(kind: TileType, rules: i64) -> bool:
    """Does a land tile of this type, as printed, belong to the chosen sets?"""
    if kind.set == "base":
        return True
    if kind.set == "abbey_mayor":
        return rules & WITH_ABBEY_MAYOR != 0
    if kind.set == "inns_cathedrals":
        return rules & WITH_INNS_CATHEDRALS != 0
    return rules & WITH_TRADERS_BUILDERS != 0


def types_in_play(rules: i64) -> list[int]:
    """The types of land tiles in play, in the order of the facts; am_b and am_c with or without inner meadows."""
    found = []
    for number in range(t.PRINTED):
        if in_play(t.TYPES[number], rules):
            found.append(t.type_named(t.TYPE_IDS[number], rules & WITH_INNER_MEADOWS != 0))
    return found


def tiles_in_play(rules: i64) -> int:
    """Land tiles, the start tile too."""
    return sum(t.TYPES[kind].copies for kind in types_in_play(rules))


def segments_in_play(rules: i64) -> int:
    """Segments of all land tiles."""
    return sum(t.TYPES[kind].copies * len(t.TYPES[kind].segments) for kind in types_in_play(rules))


# Room for every tile and segment, by chosen sets; inner meadows always have theirs.
TILE_ROOM: Final = vec[i64]([tiles_in_play(sets | WITH_INNER_MEADOWS) for sets in range(8)])
SEGMENT_ROOM: Final = vec[i64]([segments_in_play(sets | WITH_INNER_MEADOWS) for sets in range(8)])


class Board(State):
    """Everything there is on and beside the table."""

    def __init__(self, seats: i64, rules: i64, source: Optional["Board"] = None) -> None:
        super().__init__(seats)
        self.rules: i64 = rules
        if source is None:
            self.phase: i64 = FIRST
            self.active: i64 = 0  # whose part it is
            self.mover: i64 = 0  # who is asked: the active seat, or the owner of a scored wagon
            self.part: i64 = 0  # 0, or 1 for the second part of a turn with a builder (R73)
            self.extra: i64 = 0  # 1 when this first part earned a second one
            self.last: i64 = -1  # in the end round: who played the last turn
            self.turn: i64 = 0
            self.drawn: i64 = -1  # type of the tile to be laid
            self.left: i64 = 0  # tiles in the pile
            self.laid: i64 = 0  # tiles on the table, abbeys too
            self.fresh: i64 = 0  # the tile just laid
            self.segments: i64 = 0
            self.holes: i64 = 0
            self.crossings: i64 = 0  # laid tiles with several roads
            self.twins: i64 = 0  # laid tiles with several cities
            self.waiting: i64 = 0  # bit set of the seats whose scored wagon waits for a decision
            room = SEGMENT_ROOM[rules & WITH_SETS] + seats
            self.grid: vec[u8] = NO_PLACES[:]  # tile + 1
            self.tiles: vec[i64] = NO_NUMBERS[: TILE_ROOM[rules & WITH_SETS] + seats]
            self.feature: vec[i16] = NO_SMALL[:room]
            self.ring: vec[i16] = NO_SMALL[:room]
            self.holder: vec[u8] = NO_BYTES[:room]  # the tile of a segment
            self.piece: vec[u8] = NO_BYTES[:room]  # 0, or 1 + seat * 8 + piece
            self.claims: vec[i64] = NO_NUMBERS[:room]
            self.sums: vec[i64] = NO_NUMBERS[:room]
            self.front: vec[i64] = vec[i64](capacity=64)  # spot << 8 | wanted edges
            self.pile: vec[i64] = vec[i64]()  # outcome, copies, outcome, copies …
            self.supply: vec[i64] = NO_NUMBERS[:seats]
            self.barns: vec[i64] = NO_NUMBERS[:seats]  # junction, or 0
            self.wagons: vec[i64] = NO_NUMBERS[:seats]  # where a waiting wagon stood: segment
            self.goods: vec[i64] = NO_NUMBERS[: 3 * seats]
            self.tally: vec[i64] = NO_NUMBERS[: SOURCE_COUNT * seats]  # points by seat and source
            self.discarded: vec[i64] = vec[i64]()
            self.moves: vec[i64] = vec[i64]()  # the legal actions; never changed in place, so copies share it
        else:
            self.phase = source.phase
            self.active = source.active
            self.mover = source.mover
            self.part = source.part
            self.extra = source.extra
            self.last = source.last
            self.turn = source.turn
            self.drawn = source.drawn
            self.left = source.left
            self.laid = source.laid
            self.fresh = source.fresh
            self.segments = source.segments
            self.holes = source.holes
            self.crossings = source.crossings
            self.twins = source.twins
            self.waiting = source.waiting
            self.grid = source.grid[:]
            self.tiles = source.tiles[:]
            self.feature = source.feature[:]
            self.ring = source.ring[:]
            self.holder = source.holder[:]
            self.piece = source.piece[:]
            self.claims = source.claims[:]
            self.sums = source.sums[:]
            self.front = source.front[:]
            self.pile = source.pile[:]
            self.supply = source.supply[:]
            self.barns = source.barns[:]
            self.wagons = source.wagons[:]
            self.goods = source.goods[:]
            self.tally = source.tally[:]
            self.discarded = source.discarded[:]
            self.moves = source.moves

    # ---- asking about cells and segments

    def tile_at(self, at: i64) -> i64:
        """The tile in a cell, or -1; also right for cells so far away that they share their place with another."""
        tile = i64(self.grid[place_on_grid(at)]) - 1
        if tile >= 0 and spot_of(self.tiles[tile]) != at:
            return -1
        return tile

    def local_of(self, segment: i64) -> i64:
        """The number of a segment on its own tile."""
        return segment - first_of(self.tiles[i64(self.holder[segment])])

    def kind_of(self, segment: i64) -> i64:
        """CITY, ROAD, CLOISTER or FIELD."""
        entry = self.tiles[i64(self.holder[segment])]
        return t.KIND[type_of(entry) * t.MOST_SEGMENTS + segment - first_of(entry)]

    def key_of(self, segment: i64) -> i64:
        """A number that sorts segments by x, y and name: spot and code."""
        entry = self.tiles[i64(self.holder[segment])]
        return spot_of(entry) << 4 | t.CODE[type_of(entry) * t.MOST_SEGMENTS + segment - first_of(entry)]

    def smallest(self, feature: i64) -> i64:
        """The segment of a feature that comes first by x, y and name; log lines call the feature by it."""
        best = feature
        best_key = self.key_of(feature)
        segment = i64(self.ring[feature])
        while segment != feature:
            key = self.key_of(segment)
            if key < best_key:
                best, best_key = segment, key
            segment = i64(self.ring[segment])
        return best

    # ---- asking about features

    def is_feature_complete(self, feature: i64) -> bool:
        """No open end, or no empty cell around a cloister (R11, R12, R14); meaningless for meadows."""
        return ends_in(self.sums[feature]) == 0

    def is_occupied(self, feature: i64) -> bool:
        """Does any follower of anyone stand in the feature?  Builder, pig and barn do not count (R6, R47)."""
        return self.claims[feature] & ANY_FOLLOWER != 0

    def has_barn(self, feature: i64) -> bool:
        return self.claims[feature] & ANY_BARN != 0

    def strength(self, feature: i64, seat: i64) -> i64:
        """What the followers of a seat weigh in a feature (R15)."""
        return strength_in(claim_of(self.claims[feature], seat), pennants_in(self.sums[feature]))

    def unseen(self) -> list[tuple[int, int]]:
        """The types of land tiles in the pile, each with its copies, as everybody can count them."""
        return [(self.pile[i] - CHANCE_TILE, self.pile[i + 1]) for i in range(0, len(self.pile), 2)]

    # ---- asking about seats

    def in_supply(self, seat: i64, piece: i64) -> i64:
        """How many of a piece a seat has left."""
        if piece == t.FOLLOWER:
            return self.supply[seat] & 7
        return 1 if self.supply[seat] & UNIT_OF[piece] else 0

    def has_abbey(self, seat: i64) -> bool:
        return self.supply[seat] & ABBEY_UNIT != 0

    def points(self, seat: i64) -> i64:
        """The score of a seat: the sum of its sources."""
        total: i64 = 0
        for source in range(seat * SOURCE_COUNT, (seat + 1) * SOURCE_COUNT):
            total += self.tally[source]
        return total

    def segment_name(self, segment: i64) -> str:
        """A segment in notation: c0, r1, k, f2."""
        return t.CODES[self.key_of(segment) & 15]

    def segment_cell(self, segment: i64) -> str:
        """The cell of a segment in notation."""
        return cell_name(self.key_of(segment) >> 4)

    # ---- telling what happened

    def note_at(self, segment: i64, name: str, facts: Facts) -> None:
        """Note an event of a segment, which is called by its cell and its name; only while somebody listens."""
        assert self.journal is not None
        facts["cell"] = self.segment_cell(segment)
        facts["segment"] = self.segment_name(segment)
        self.journal.note(name, facts)
