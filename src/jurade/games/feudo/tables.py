"""Tables derived from the printed facts of the box, at import; rules read these and never the facts.

Territories are numbered as they are listed everywhere: rows from north to south, each from west to east.
A set of territories is two words: the first ``LOW_CELLS`` territories in the low one, the others in the high one.
Two more places have numbers of their own: :data:`HOME`, inside the castle, and :data:`GONE`, out of the game.
"""

import json
from importlib.resources import files
from itertools import combinations, permutations, product
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

FACTS: Final[dict[str, Any]] = json.loads(
    files("jurade.games.feudo").joinpath("facts.json").read_text(encoding="utf-8")
)


def ints(values: list[int]) -> "vec[i64]":
    """A native array of these numbers."""
    out = vec[i64](capacity=len(values))
    for value in values:
        out = append(out, i64(value))
    return out


# ---- territories

SIDE: Final = 11  # territories along one side of the map
CELLS: Final = 121
LOW_CELLS: Final = 61
HOME: Final = 121  # inside the castle
GONE: Final = 122  # eliminated
PLACES: Final = 123
NOWHERE: Final = -1

COLUMN_NAMES: Final[str] = FACTS["board"]["columns"]
CELL_NAMES: Final[list[str]] = [f"{COLUMN_NAMES[c]}{SIDE - r}" for r in range(SIDE) for c in range(SIDE)]
CELL_NUMBERS: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELL_NAMES)}
CENTRE: Final = 60  # where the convent stands; the last bit of the low word

ROW: Final = ints([cell // SIDE for cell in range(CELLS)])
COLUMN: Final = ints([cell % SIDE for cell in range(CELLS)])

# The bit of a place in the low and in the high word; places off the map have none.
BIT_LO: Final = ints([1 << place if place < LOW_CELLS else 0 for place in range(PLACES)])
BIT_HI: Final = ints([1 << place - LOW_CELLS if LOW_CELLS <= place < CELLS else 0 for place in range(PLACES)])


def low(cells: list[int]) -> int:
    """The low word of a set of territories."""
    return sum(1 << cell for cell in set(cells) if cell < LOW_CELLS)


def high(cells: list[int]) -> int:
    """The high word of a set of territories."""
    return sum(1 << cell - LOW_CELLS for cell in set(cells) if cell >= LOW_CELLS)


def beside(cell: int, corner: bool) -> list[int]:
    """The territories adjacent to one, by sides or also by corners (G1)."""
    r, c = divmod(cell, SIDE)
    return [
        (r + dr) * SIDE + c + dc
        for dr, dc in product((-1, 0, 1), repeat=2)
        if (dr, dc) != (0, 0) and (corner or not (dr and dc)) and 0 <= r + dr < SIDE and 0 <= c + dc < SIDE
    ]


# By adjacency (0 sides, 1 corners) and place: the territories adjacent to it.
NEAR_LO: Final = ints([low(beside(p, k)) if p < CELLS else 0 for k in (False, True) for p in range(PLACES)])
NEAR_HI: Final = ints([high(beside(p, k)) if p < CELLS else 0 for k in (False, True) for p in range(PLACES)])

ALL_LO: Final = (1 << 61) - 1
ALL_HI: Final = (1 << 60) - 1
# Masks for moving a whole set one step: what must not fall off a side or out of a word.
NOT_EAST_LO: Final[i64] = low([cell for cell in range(LOW_CELLS - 1) if cell % SIDE != SIDE - 1])
NOT_EAST_HI: Final[i64] = high([cell for cell in range(CELLS) if cell % SIDE != SIDE - 1])
NOT_WEST_LO: Final[i64] = low([cell for cell in range(CELLS) if cell % SIDE != 0])
NOT_WEST_HI: Final[i64] = high([cell for cell in range(CELLS) if cell % SIDE != 0])
SOUTHWARD_LO: Final = (1 << 50) - 1  # those of the low word that stay in it one row farther south
SOUTHWARD_HI: Final = (1 << 49) - 1
ROW_OF_BITS: Final = (1 << 11) - 1

# The number of a word's only bit: powers of two differ modulo 67.
BIT_NUMBER: Final = ints([next((n for n in range(66) if pow(2, n, 67) == k), 0) for k in range(67)])


def bit_number(word: i64) -> i64:
    """The number of the lowest bit of a word that has one."""
    return BIT_NUMBER[(word & -word) % 67]


BORDER: Final = [c for c in range(CELLS) if c // SIDE in (0, SIDE - 1) or c % SIDE in (0, SIDE - 1)]
CORNERS: Final = [0, SIDE - 1, CELLS - SIDE, CELLS - 1]
CROSS: Final = [c for c in range(CELLS) if c // SIDE == SIDE // 2 or c % SIDE == SIDE // 2]
CASTLE_HILLS: Final["vec[i64]"] = ints([cell for cell in BORDER if cell not in CORNERS])


def side_of(cell: int) -> int:
    """The border a hill lies on: 0 north, 1 east, 2 south, 3 west; -1 for corners and inner territories (R2)."""
    r, c = divmod(cell, SIDE)
    if cell in CORNERS:
        return -1
    return 0 if r == 0 else 2 if r == SIDE - 1 else 3 if c == 0 else 1 if c == SIDE - 1 else -1


BORDER_SIDE: Final = ints([side_of(cell) for cell in range(CELLS)])

# ---- villages and the walk of the plague

VILLAGE_CELLS: Final = [
    CELL_NUMBERS[f"{column}{row}"]
    for row in FACTS["board"]["village_rows"]
    for column in FACTS["board"]["village_columns"]
]  # the lattice, row by row
LATTICE: Final = 4
VILLAGES: Final = ints(VILLAGE_CELLS)
VILLAGES_LO: Final[i64] = low(VILLAGE_CELLS)
VILLAGES_HI: Final[i64] = high(VILLAGE_CELLS)
LATTICE_PLACE: Final = ints([VILLAGE_CELLS.index(c) if c in VILLAGE_CELLS else -1 for c in range(CELLS)])

PLAGUE_NAMES: Final[list[str]] = [card["id"] for card in FACTS["plague_cards"]]
PLAGUE_KINDS: Final = 9
PLAGUE_COUNTS: Final = ints([card["count"] for card in FACTS["plague_cards"]])
FOG: Final[i64] = PLAGUE_NAMES.index("fog")
VOCATION: Final[i64] = PLAGUE_NAMES.index("vocation")
STRIKES_NOBODY: Final = 0
STRIKES_AROUND: Final = 1  # the plague pawn's village and what is adjacent to it
STRIKES_ZONE: Final = 2  # the border or the cross
STRIKING: Final = {"none": STRIKES_NOBODY, "around": STRIKES_AROUND}
STRIKES: Final = ints([STRIKING.get(card["strikes"], STRIKES_ZONE) for card in FACTS["plague_cards"]])
ZONES: Final[dict[str, list[int]]] = {"border": BORDER, "cross": CROSS}
ZONE_LO: Final = ints([low(ZONES.get(card["strikes"], [])) for card in FACTS["plague_cards"]])
ZONE_HI: Final = ints([high(ZONES.get(card["strikes"], [])) for card in FACTS["plague_cards"]])


def plague_walk() -> list[int]:
    """By card and place on the lattice: where the plague pawn stops, re-entering on the other side (R24)."""
    out = []
    for card in FACTS["plague_cards"]:
        south, east = card["moves"] or (0, 0)
        for row, column in product(range(LATTICE), repeat=2):
            out.append(VILLAGE_CELLS[(row + south) % LATTICE * LATTICE + (column + east) % LATTICE])
    return out


PLAGUE_STOP: Final = ints(plague_walk())

# ---- the four pieces and the maps they make

QUADRANT_NAMES: Final[list[str]] = list(FACTS["board"]["quadrants"])
PIECE_NAMES: Final[list[str]] = list(FACTS["pieces"])
TOWN_IDS: Final[list[str]] = [town["id"] for town in FACTS["towns"]]
TOWNS: Final = 5
TURNS: Final = 4
TURN_MAPS: Final = 256  # ways to turn four pieces
MAPS: Final = 6144


def piece_cells(piece: str, turns: int, quadrant: str, sign: str) -> list[int]:
    """The territories with one sign of a piece laid in a quadrant after so many clockwise quarter turns."""
    where = FACTS["board"]["quadrants"][quadrant]
    out = []
    for i, line in enumerate(FACTS["pieces"][piece]):
        for j, found in enumerate(line):
            if found == sign:
                r, c = i, j
                for _ in range(turns):
                    r, c = c, 3 - r
                out.append(CELL_NUMBERS[f"{where['columns'][c]}{where['rows'][r]}"])
    return out


LAYINGS: Final = [(p, t, q) for q in QUADRANT_NAMES for p in PIECE_NAMES for t in range(TURNS)]
# By quadrant, piece and quarter turns.
WOODS_LO: Final = ints([low(piece_cells(p, t, q, "W")) for p, t, q in LAYINGS])
WOODS_HI: Final = ints([high(piece_cells(p, t, q, "W")) for p, t, q in LAYINGS])
MOUNTAINS_LO: Final = ints([low(piece_cells(p, t, q, "M")) for p, t, q in LAYINGS])
MOUNTAINS_HI: Final = ints([high(piece_cells(p, t, q, "M")) for p, t, q in LAYINGS])
TOWN_PIECE: Final = ints([PIECE_NAMES.index(town["piece"]) for town in FACTS["towns"]])
# By town, quadrant and quarter turns; the towns of one piece are named from its north row down.
TOWN_SPOT: Final = ints(
    [
        piece_cells(town["piece"], turns, quadrant, "T")[
            [other["id"] for other in FACTS["towns"] if other["piece"] == town["piece"]].index(town["id"])
        ]
        for town in FACTS["towns"]
        for quadrant in QUADRANT_NAMES
        for turns in range(TURNS)
    ]
)
# A map is the dictionary number of its four pieces, then base 4 their quarter turns.
PIECE_ORDERS: Final = ints([piece for order in permutations(range(4)) for piece in order])
MAP_NAMES: Final[list[str]] = [
    " ".join(f"{PIECE_NAMES[piece]}{turn * 90}" for piece, turn in zip(order, turning, strict=True))
    for order in permutations(range(4))
    for turning in product(range(TURNS), repeat=4)
]
STUDY_MAP: Final[i64] = MAP_NAMES.index(FACTS["board"]["study_map"])

# ---- seats

SEATS: Final = 4
COLOURS: Final[list[str]] = [seat["colour"] for seat in FACTS["seats"]]


def packed(order: tuple[int, ...]) -> int:
    """Seats in order, two bits each, the first one lowest."""
    return sum(seat << 2 * i for i, seat in enumerate(order))


# All orders of the seats of a game, in dictionary order, by number of seats.
SEAT_ORDERS: Final[list["vec[i64]"]] = [ints([packed(o) for o in permutations(range(n))]) for n in range(SEATS + 1)]

# ---- pawns

PAWNS: Final = 10
PAWN_NAMES: Final[list[str]] = [pawn["id"] for pawn in FACTS["pawns"]]
PAWN_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(PAWN_NAMES)}
PAWN_KINDS: Final[list[str]] = [pawn["kind"] for pawn in FACTS["pawns"]]
RED: Final = ints([pawn["red"] for pawn in FACTS["pawns"]])
BLACK: Final = ints([pawn["black"] for pawn in FACTS["pawns"]])


def pawns_with(name: str, value: object) -> int:
    """The set of pawns whose printed fact has this value."""
    return sum(1 << number for number, pawn in enumerate(FACTS["pawns"]) if pawn[name] == value)


ALL_PAWNS: Final = 1023
BARON: Final[i64] = PAWN_KINDS.index("baron")
FIRST_KNIGHT: Final[i64] = PAWN_KINDS.index("first_knight")
MILADY: Final[i64] = PAWN_KINDS.index("milady")
FIGHTERS: Final[i64] = pawns_with("fights", True)
ON_FOOT: Final[i64] = pawns_with("on_foot", True)  # they may enter villages and their own towns (R35)
MARCHERS: Final[i64] = pawns_with("marches", True)
MERCENARIES: Final[i64] = pawns_with("kind", "mercenary")
INFANTRY: Final[i64] = pawns_with("kind", "mercenary") | pawns_with("kind", "footman")
COUNT: Final = ints([mask.bit_count() for mask in range(1 << PAWNS)])  # pawns in a set

# ---- limits

LIMITS: Final[dict[str, Any]] = FACTS["limits"]
ARMY_CARDS: Final[i64] = LIMITS["army_cards"]
REFILL_ROUNDS: Final[i64] = LIMITS["trade_refill_rounds"]
RESHUFFLE_AFTER: Final[i64] = LIMITS["plague_reshuffle_after"]
KING_POINTS: Final[i64] = LIMITS["king_points"]
KING_AID: Final[i64] = LIMITS["king_aid"]
DISCONTENT_BELOW: Final[i64] = LIMITS["discontent_below"]
DISCONTENT_RED: Final[i64] = LIMITS["discontent_baron"]["red"]
DISCONTENT_BLACK: Final[i64] = LIMITS["discontent_baron"]["black"]
FOG_STEPS: Final[i64] = LIMITS["fog_steps"]
WAGE: Final[i64] = LIMITS["mercenary_wage"]
WOOD_DEFENCE: Final[i64] = FACTS["terrains"]["wood"]["defence"]
VILLAGE_DEFENCE: Final[i64] = FACTS["terrains"]["village"]["defence"]
WALLS: Final[i64] = FACTS["terrains"]["town"]["defence"]

# Trade cards by kind, the poorest first.
TRADES: Final = 3
TRADE_CARDS: Final = sorted((card["shillings"], card["count"]) for card in FACTS["trade_cards"])
SHILLINGS: Final = ints([shillings for shillings, _ in TRADE_CARDS])
TRADE_COUNTS: Final = ints([count for _, count in TRADE_CARDS])
MOST_SHILLINGS: Final[i64] = TRADE_CARDS[-1][0] + LIMITS["king_aid"]

# ---- sets of cards and of attackers

ARMY_SETS: Final = [
    [sum(1 << pawn for pawn in cards) for cards in combinations([p for p in range(PAWNS) if mask >> p & 1], 3)]
    if mask.bit_count() > 3
    else [mask]
    for mask in range(1 << PAWNS)
]
ARMY_FROM: Final = ints([sum(len(sets) for sets in ARMY_SETS[:mask]) for mask in range((1 << PAWNS) + 1)])

# Every non-empty set of n things, as bits, in dictionary order: those of n start at SUBSETS_FROM[n].
SUBSET_LISTS: Final = [
    sorted(range(1, 1 << n), key=lambda mask: [k for k in range(PAWNS) if mask >> k & 1]) for n in range(PAWNS)
]
SUBSETS: Final = ints([mask for subsets in SUBSET_LISTS for mask in subsets])
SUBSETS_FROM: Final = ints([sum(len(subsets) for subsets in SUBSET_LISTS[:n]) for n in range(PAWNS + 1)])
