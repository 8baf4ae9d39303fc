"""Tables derived from the printed facts at import: one number for every question the rules ask of a tile.

A *type* is a kind of land tile, a *form* is a type in one of its four rotations (``type * 4 + quarter turns``).
The *segments* of a type are numbered in the canonical order c0 c1 … r0 … k f0 …; that number is *local* to the tile.
A *code* names a segment independently of the type (c0 is 0, r0 is 4, k is 8, f0 is 9); actions are made of codes.
"""

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

FACTS: Final[dict[str, Any]] = json.loads(
    (files("jurade.games.carcassonne") / "facts.json").read_text(encoding="utf-8")
)

# ---- sides, ports, corners: all clockwise, so that a quarter turn adds 1 to a side or corner and 2 to a port

SIDES: Final = ["N", "E", "S", "W"]
CORNERS: Final = ["nw", "ne", "se", "sw"]
CORNER_PORTS: Final = {"nw": ("wn", "nw"), "ne": ("ne", "en"), "se": ("es", "se"), "sw": ("sw", "ws")}

# ---- kinds of segments and of edges

CITY: Final = 0
ROAD: Final = 1
CLOISTER: Final = 2  # the abbey tile too
FIELD: Final = 3
KIND_NAMES: Final = ["city", "road", "cloister", "field"]

FIELD_EDGE: Final = 1  # 0 is an edge nobody knows, or an abbey's
ROAD_EDGE: Final = 2
CITY_EDGE: Final = 3
EDGES: Final = {"field": FIELD_EDGE, "road": ROAD_EDGE, "city": CITY_EDGE}

MOST_SEGMENTS: Final = 9  # on one tile: am_e
CODES: Final = ["c0", "c1", "c2", "c3", "r0", "r1", "r2", "r3", "k", "f0", "f1", "f2", "f3"]

# ---- pieces, in the canonical order of the deploy step

FOLLOWER: Final = 0
BIG: Final = 1
WAGON: Final = 2
MAYOR: Final = 3
BUILDER: Final = 4
PIG: Final = 5
BARN: Final = 6
PIECES: Final = ["follower", "big", "wagon", "mayor", "builder", "pig", "barn"]
STANDS_ON: Final = [  # by piece; the barn stands on a corner
    {CITY, ROAD, CLOISTER, FIELD}, {CITY, ROAD, CLOISTER, FIELD}, {CITY, ROAD, CLOISTER}, {CITY}, {CITY, ROAD}, {FIELD},
]  # fmt: skip
FOLLOWERS_PER_SEAT: Final = 7

COLOURS: Final[list[str]] = [colour["id"] for colour in FACTS["players"]["colours"]]
GOODS: Final = ["wine", "grain", "cloth"]

# ---- what a feature sums up, packed into one number so that joining two features is one addition
#
#   bits  0-7   tiles          17-22  pennants               26-29  wine
#         8-16  open ends      23-25  inns or cathedrals     30-32  grain     33-35  cloth
#         40-   the tiles with several roads (cities) on which this road (city) has a segment, one bit each

TILE_UNIT: Final = 1
END_UNIT: Final = 1 << 8
PENNANT_UNIT: Final = 1 << 17
SPECIAL_UNIT: Final = 1 << 23
GOODS_SHIFTS: Final = [26, 30, 33]
SUMMED: Final = (1 << 40) - 1
TWIN_SHIFT: Final = 40
TWIN_UNIT: Final = 1 << 40


class TileType:
    """A tile as the facts print it, its segments in canonical order; ``inner`` says whether inner meadows count."""

    def __init__(self, facts: dict[str, Any], inner: bool = True) -> None:
        self.id: str = facts["id"]
        self.set: str = facts.get("set", "abbey_mayor")
        self.copies: int = facts["count"]
        self.edges: dict[str, str] = facts["edges"]
        self.rotations: list[int] = [turn // 90 for turn in facts["rotations"]]
        self.fields: list[dict[str, Any]] = [f for f in facts["fields"] if inner or not f.get("inner", False)]
        self.cities: list[dict[str, Any]] = facts["cities"]
        self.roads: list[dict[str, Any]] = facts["roads"]
        self.has_cloister: bool = facts["cloister"]
        self.segments: list[str] = (
            [city["id"] for city in self.cities]
            + [road["id"] for road in self.roads]
            + (["k"] if self.has_cloister else [])
            + [field["id"] for field in self.fields]
        )
        links = facts["links"] if isinstance(facts["links"], list) else []
        self.links: list[tuple[int, int]] = [(self.segments.index(a), self.segments.index(b)) for a, b in links]

    def owner_of_side(self, side: str) -> int:
        """The city or road segment that leaves by this side, or -1."""
        for part in self.cities + self.roads:
            if side in part["edges"]:
                return self.segments.index(part["id"])
        return -1

    def owner_of_port(self, port: str) -> int:
        """The meadow segment at this port, or -1."""
        for field in self.fields:
            if port in field["ports"]:
                return self.segments.index(field["id"])
        return -1

    def sums(self) -> list[int]:
        """What each segment alone adds to its feature."""
        out = []
        for city in self.cities:
            value = TILE_UNIT + len(city["edges"]) * END_UNIT + city["pennants"] * PENNANT_UNIT
            value += SPECIAL_UNIT if city.get("cathedral") else 0
            value += 1 << GOODS_SHIFTS[GOODS.index(city["goods"])] if "goods" in city else 0
            out.append(value)
        for road in self.roads:
            out.append(TILE_UNIT + len(road["edges"]) * END_UNIT + (SPECIAL_UNIT if road.get("inn") else 0))
        if self.has_cloister:
            out.append(TILE_UNIT + 8 * END_UNIT)
        return out + [TILE_UNIT] * len(self.fields)

    def touched(self) -> list[int]:
        """For each segment the bit set of the cities on this tile that it touches as a meadow (R20)."""
        bits = [0] * (len(self.segments) - len(self.fields))
        return bits + [sum(1 << self.segments.index(city) for city in field["cities"]) for field in self.fields]

    def linked(self) -> list[int]:
        """For each segment the bit set of the segments a wagon may reach from it (R52)."""
        bits = [0] * len(self.segments)
        for a, b in self.links:
            bits[a] |= 1 << b
            bits[b] |= 1 << a
        return bits


def read_types() -> list[TileType]:
    """All types: those of the box, the two without inner meadows (``am_inner_meadows = false``), and the abbey last."""
    printed = [TileType(facts) for facts in FACTS["tiles"]]
    plain = [
        TileType(facts, inner=False)
        for facts in FACTS["tiles"]
        if facts["set"] == "abbey_mayor" and any(field.get("inner") for field in facts["fields"])
    ]
    return printed + plain + [TileType(FACTS["abbey_tile"])]


TYPES: Final[list[TileType]] = read_types()
PRINTED: Final[int] = len(FACTS["tiles"])  # types below this one are in the box as printed
ABBEY: Final[i64] = len(TYPES) - 1
TYPE_IDS: Final[list[str]] = [kind.id for kind in TYPES]
START_TILE: Final = "bg_d"


def type_named(name: str, inner_meadows: bool) -> int:
    """The type of a tile id; without inner meadows am_b and am_c are types of their own."""
    if not inner_meadows and name in TYPE_IDS[PRINTED:]:
        return TYPE_IDS.index(name, PRINTED)
    return TYPE_IDS.index(name)


def sides_of(kind: TileType) -> list[int]:
    """For each form and side: the city or road segment there, the meadow segments at its two ports, the edge.

    Four bits each, from below; a segment is written plus one, so that 0 is none.
    The ports come clockwise: the first of one tile faces the second of its neighbour.
    """
    ports = FACTS["geometry"]["ports"]
    out = []
    for turn in range(4):
        for side in range(4):
            printed = (side - turn) % 4
            name = SIDES[printed]
            value = kind.owner_of_side(name) + 1
            value |= (kind.owner_of_port(ports[2 * printed]) + 1) << 4
            value |= (kind.owner_of_port(ports[2 * printed + 1]) + 1) << 8
            value |= EDGES.get(kind.edges[name], 0) << 12
            out.append(value)
    return out


def corners_of(kind: TileType) -> list[int]:
    """For each form and corner (nw ne se sw): the meadow segment that fills it, or -1 when a city reaches it."""
    out = []
    for turn in range(4):
        for corner in range(4):
            first, second = CORNER_PORTS[CORNERS[(corner - turn) % 4]]
            owner = kind.owner_of_port(first)
            out.append(owner if owner == kind.owner_of_port(second) else -1)
    return out


def fits_of(kind: TileType) -> list[int]:
    """For every wanted surrounding (two bits a side, 0 when open): the listed rotations that fit (R2).

    Their number in the lower three bits, then the quarter turns in order, two bits each.
    """
    out = [0] * 256
    for turn in kind.rotations:
        edges = [EDGES.get(kind.edges[SIDES[(side - turn) % 4]], 0) for side in range(4)]
        for wanted in range(256):
            if all(wanted >> 2 * side & 3 in (0, edges[side]) for side in range(4)):
                out[wanted] |= turn << 3 + 2 * (out[wanted] & 7)
                out[wanted] += 1
    return out


def reduced_of(kind: TileType) -> list[int]:
    """For every quarter turn the listed one that looks the same."""
    return [turn % (len(kind.rotations)) for turn in range(4)]


def numbers(rows: list[list[int]], width: int) -> "vec[i64]":
    """One row a type, each filled up to the same width, as one flat table."""
    flat = vec[i64]()
    for row in rows:
        for k in range(width):
            flat = append(flat, i64(row[k] if k < len(row) else 0))
    return flat


def small_numbers(rows: list[list[int]]) -> "vec[i16]":
    flat = vec[i16]()
    for row in rows:
        for value in row:
            flat = append(flat, i16(value))
    return flat


def kinds_of(kind: TileType) -> list[int]:
    return [{"c": CITY, "r": ROAD, "k": CLOISTER, "f": FIELD}[name[0]] for name in kind.segments]


def codes_of(kind: TileType) -> list[int]:
    return [CODES.index(name) for name in kind.segments]


def locals_of(kind: TileType) -> list[int]:
    return [kind.segments.index(name) if name in kind.segments else -1 for name in CODES]


SEGMENTS: Final[vec[i64]] = numbers([[len(kind.segments)] for kind in TYPES], 1)
KIND: Final[vec[i64]] = numbers([kinds_of(kind) for kind in TYPES], MOST_SEGMENTS)  # type * 9 + local
CODE: Final[vec[i64]] = numbers([codes_of(kind) for kind in TYPES], MOST_SEGMENTS)
LOCAL: Final[vec[i64]] = numbers([locals_of(kind) for kind in TYPES], 16)  # type * 16 + code -> local, or -1
SUMS: Final[vec[i64]] = numbers([kind.sums() for kind in TYPES], MOST_SEGMENTS)
TOUCHED: Final[vec[i64]] = numbers([kind.touched() for kind in TYPES], MOST_SEGMENTS)
LINKED: Final[vec[i64]] = numbers([kind.linked() for kind in TYPES], MOST_SEGMENTS)
CLOISTER_OF: Final[vec[i64]] = numbers([[kind.segments.index("k") if kind.has_cloister else -1] for kind in TYPES], 1)
CITIES: Final[vec[i64]] = numbers([[len(kind.cities)] for kind in TYPES], 1)
ROADS: Final[vec[i64]] = numbers([[len(kind.roads)] for kind in TYPES], 1)
SIDE: Final[vec[i64]] = numbers([sides_of(kind) for kind in TYPES], 16)  # form * 4 + side
CORNER: Final[vec[i64]] = numbers([corners_of(kind) for kind in TYPES], 16)  # form * 4 + corner
REDUCED: Final[vec[i64]] = numbers([reduced_of(kind) for kind in TYPES], 4)  # form -> the listed quarter turn
FIT: Final[vec[i16]] = small_numbers([fits_of(kind) for kind in TYPES])  # type * 256 + wanted edges
