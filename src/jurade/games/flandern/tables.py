"""Names, numbers and ``Final`` tables, derived at import from the facts of the box and the plan of a city.

Everything a rule asks often is a bit set.  Bit ``r`` of a *region set* is region ``r`` of the 61 of a city
(:mod:`.geometry`); bit ``p`` of a *plot set* is plot ``p`` of the 18 plot ids; bit ``k`` of a *card set* is card ``k``.
"""

from itertools import permutations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.flandern.rules import geometry

FACTS: Final = geometry.load_facts()
REGIONS: Final = geometry.all_regions(FACTS)

# ---- arms, cities, plots, shapes, tiles: names by number

ARMS: Final[list[str]] = [guild["id"] for guild in FACTS["guilds"]] + [FACTS["church"]["id"]]
CITIES: Final[list[str]] = [city["id"] for city in FACTS["cities"]]
SHAPES: Final[list[str]] = ["R", "P", "T"]
BASE_PLOTS: Final[list[str]] = [region.name for region in REGIONS if region.name == region.plot]
PLOTS: Final[list[str]] = BASE_PLOTS + sorted({region.plot for region in REGIONS if "<" in region.name})
TILES: Final[list[str]] = [arms + form for arms in ARMS[:5] for form in ("", ".m")] + [
    "church",
    *FACTS["plan"]["specials"],
]

GUILDS: Final = 5  # the arms that score; the first four belong to players
PLAYER_GUILDS: Final = 4
GREY: Final = 4
CHURCH: Final = 5
ALL_ARMS: Final = 6
ALL_CITIES: Final = 6
ALL_PLOTS: Final = 18
ALL_REGIONS: Final = 61
NEW_PLOT: Final = 13  # the first plot id that only a special creates
NEW_PLOTS: Final = 5
CENTRE: Final = 0  # plot and region of the centre
ALL_TILES: Final = 16
CHURCH_TILE: Final = 10
SPECIAL_TILE: Final = 11  # the first special: A, B, C turned left, C turned right, D
SHAPE_COUNT: Final = 3

# ---- cards

CARDS: Final[list[str]] = [*CITIES, "site", "back"]
SITE_CARD: Final = 6
BACK_CARD: Final = 7
ALL_CARDS: Final = 8
PILE_CARDS: Final[list[str]] = [f"{guild}:{card}" for guild in ARMS[:4] for card in CARDS]  # influenced cards
GOLD_CARDS: Final[list[str]] = ["influence", "site", "back", "master", "cathedral", *CITIES]
GOLD_INFLUENCE: Final = 0
GOLD_SITE: Final = 1
GOLD_BACK: Final = 2
GOLD_MASTER: Final = 3
GOLD_CATHEDRAL: Final = 4
GOLD_CITY: Final = 5  # of brugge; the other cities follow
GOLD_KINDS: Final = 11
PILES: Final[list[str]] = ["A", "B"]
INFLUENCE_EACH: Final[i64] = FACTS["cards"]["influence_each"]
MOST_INFLUENCE: Final = 9  # three of one's own and all six golden ones

# ---- pawns and points

SITE_PAWNS: Final[i64] = FACTS["pieces"]["site_pawns"]
CATHEDRAL_PAWNS: Final[i64] = FACTS["pieces"]["cathedral_pawns"]
MASTER_PAWNS: Final[i64] = FACTS["pieces"]["master_pawns"]
GUILD_VALUE: Final[i64] = FACTS["scoring"]["guild_district"]
CHURCH_VALUE: Final[i64] = FACTS["scoring"]["church_district"]
CATHEDRAL_VALUE: Final[i64] = FACTS["scoring"]["cathedral"]
THIRD: Final[i64] = FACTS["scoring"]["third"]
FOURTH: Final[i64] = FACTS["scoring"]["fourth"]
FIFTH: Final[i64] = FACTS["scoring"]["fifth"]
INFLUENCE_BONUS: Final[i64] = FACTS["scoring"]["influence_bonus"]

# ---- sets


def bit(n: i64) -> i64:
    """The set of one number."""
    return i64(1) << n


def count(members: i64) -> i64:
    """How many are in a set."""
    found: i64 = 0
    while members != 0:
        members &= members - 1
        found += 1
    return found


def _lowest_table() -> "vec[i64]":
    """Powers of two have different remainders by 67, which finds the lowest member of a set without a search."""
    table = vec[i64]([0] * 67)
    for n in range(ALL_REGIONS):
        table[(i64(1) << n) % 67] = n
    return table


LOWEST: Final["vec[i64]"] = _lowest_table()


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return LOWEST[(members & -members) % 67]


def members(numbers: int) -> list[int]:
    """The members of a set, ascending."""
    return [n for n in range(numbers.bit_length()) if numbers >> n & 1]


# ---- regions

_NUMBER: Final = {region.name: number for number, region in enumerate(REGIONS)}


def _table(values: list[int]) -> "vec[i64]":
    table = vec[i64](capacity=len(values))
    for value in values:
        table = append(table, value)
    return table


def _set_of(names: list[str]) -> int:
    return sum(1 << _NUMBER[name] for name in names)


def _neighbours(corner: bool) -> list[int]:
    """Region -> set of the regions that touch it, by a side or also by a corner."""
    found: list[int] = []
    for one in REGIONS:
        names: list[str] = []
        for other in REGIONS:
            if one is other:
                continue
            if geometry.touch_by_side(one, other) or (corner and geometry.touch_by_corner_only(one, other)):
                names.append(other.name)
        found.append(_set_of(names))
    return found


REGION_NAMES: Final[list[str]] = [region.name for region in REGIONS]
PLOT_OF: Final["vec[i64]"] = _table([PLOTS.index(region.plot) for region in REGIONS])
SHAPE_OF: Final["vec[i64]"] = _table([SHAPES.index(r.shape) if r.shape in SHAPES else -1 for r in REGIONS])
TILE_OF: Final["vec[i64]"] = _table([TILES.index(r.token) if r.token else -1 for r in REGIONS])  # of a placement
REGION_OF: Final["vec[i64]"] = _table([_NUMBER[plot] for plot in BASE_PLOTS])  # of a base plot
TOUCH: Final["vec[i64]"] = _table(_neighbours(False) + _neighbours(True))  # corner * ALL_REGIONS + region
OVERLAP: Final["vec[i64]"] = _table(
    [_set_of([y.name for y in REGIONS if x is not y and geometry.overlap(x, y)]) for x in REGIONS]
)
SUPPORTS: Final["vec[i64]"] = _table(  # region -> set of the regions that may lean on it (R19)
    [_set_of([x.name for x in REGIONS if x is not y and geometry.lean_on(x, y)]) for y in REGIONS]
)
CREATES: Final["vec[i64]"] = _table([_set_of(region.creates) for region in REGIONS])


def _placements() -> list[int]:
    """Plot * ALL_TILES + special tile -> region of that placement, or -1."""
    table = [-1] * (ALL_PLOTS * ALL_TILES)
    for number, region in enumerate(REGIONS):
        if region.token:
            table[PLOTS.index(region.plot) * ALL_TILES + TILES.index(region.token)] = number
    return table


PLACEMENT: Final["vec[i64]"] = _table(_placements())
PLOT_REGIONS: Final[i64] = _set_of([r.name for r in REGIONS if not r.token and r.name != "c"])  # all but specials
D_REGIONS: Final[i64] = _set_of([r.name for r in REGIONS if r.token == "church.d"])
SHAPE_REGIONS: Final["vec[i64]"] = _table(
    [_set_of([r.name for r in REGIONS if not r.token and r.shape == shape]) for shape in SHAPES]
)
SPECIAL_REGIONS: Final["vec[i64]"] = _table(  # special tile - SPECIAL_TILE -> the placements of that piece
    [_set_of([r.name for r in REGIONS if r.token[:8] == tile[:8]]) for tile in TILES[SPECIAL_TILE:]]
)
ANCHORS: Final["vec[i64]"] = _table(  # region -> the base plot it lies on, as a set of one
    [1 << _NUMBER[region.plot] if region.plot in _NUMBER else 1 << number for number, region in enumerate(REGIONS)]
)
ALSO_TAKEN: Final["vec[i64]"] = _table(  # region -> the base plot it takes up beside its anchor (D), or nothing
    [_set_of([plot for plot in region.covers if plot != region.plot]) for region in REGIONS]
)

# ---- tiles

TILE_ARMS: Final["vec[i64]"] = _table([ARMS.index(tile.partition(".")[0]) for tile in TILES])
TILE_MASTERS: Final["vec[i64]"] = _table([1 if tile.endswith(".m") else 0 for tile in TILES])
CENTRE_ARMS: Final["vec[i64]"] = _table([ARMS.index(city["centre_arms"]) for city in FACTS["cities"]])
CENTRE_MASTERS: Final["vec[i64]"] = _table([city["centre_masters"] for city in FACTS["cities"]])
HOME: Final["vec[i64]"] = _table([CITIES.index(guild["city"]) for guild in FACTS["guilds"]])  # of a guild
CHURCH_HOME: Final[i64] = CITIES.index(FACTS["church"]["city"])
CENTRE_TILE: Final = 16  # what stands on the centre, in the table of tiles laid


def _supply_places() -> list[int]:
    """Tile * SHAPE_COUNT + shape -> where its number in stock is kept; C is one piece, whichever way it is turned."""
    places = list(range(ALL_TILES * SHAPE_COUNT))
    for number, tile in enumerate(TILES):
        if number >= SPECIAL_TILE:
            piece = [other[:8] for other in TILES].index(tile[:8])
            for shape in range(SHAPE_COUNT):
                places[number * SHAPE_COUNT + shape] = piece * SHAPE_COUNT
    return places


def _supply() -> list[int]:
    """How many of each tile the box holds, at its place."""
    numbers = [0] * (ALL_TILES * SHAPE_COUNT)
    for number in range(ALL_TILES):
        for shape in range(SHAPE_COUNT):
            if number >= SPECIAL_TILE:
                numbers[SUPPLY_PLACE[number * SHAPE_COUNT + shape]] = FACTS["tiles"]["special"]
            elif number == CHURCH_TILE:
                numbers[number * SHAPE_COUNT + shape] = FACTS["tiles"]["church"]
            else:
                form = "master" if TILE_MASTERS[number] else "plain"
                numbers[number * SHAPE_COUNT + shape] = FACTS["tiles"]["guild"][form]
    return numbers


SUPPLY_PLACE: Final["vec[i64]"] = _table(_supply_places())
SUPPLY: Final["vec[i64]"] = _table(_supply())

# ---- golden cards: pile * GOLD_KINDS + kind -> how many


def _gold() -> list[int]:
    numbers: list[int] = []
    for pile in ("gold_a", "gold_b"):
        held = FACTS["cards"][pile]
        numbers += [held.get("city" if kind in CITIES else kind, 0) for kind in GOLD_CARDS]
    return numbers


GOLD_SUPPLY: Final["vec[i64]"] = _table(_gold())

# ---- assignments of guilds (4.5): the 24 orders of four guilds, in dictionary order


ASSIGNMENTS: Final["vec[i64]"] = _table([guild for order in permutations(range(PLAYER_GUILDS)) for guild in order])
ASSIGNMENT_COUNT: Final = 24
