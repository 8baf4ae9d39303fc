"""What single things are worth to a seat, in hundredths of a point: for the bots."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.evaluation.chances import CERTAIN
from jurade.games.carcassonne.rules.barns import touched_cities
from jurade.games.carcassonne.rules.board import ABBEY_UNIT, UNIT_OF, ends_in
from jurade.games.carcassonne.rules.scoring import city_points, road_points, unfinished_points
from jurade.games.carcassonne.rules.state import CarcassonneState

# What pieces in the supply are worth early in the game: the last follower is dear.
FREE_FOLLOWERS: Final = vec[i64]([0, 416, 702, 910, 1053, 1157, 1235, 1287])
LONG: Final = 10  # turns of its own after which a seat can use every piece
FREE_PIECE: Final = vec[i64]([0, 390, 300, 225, 225, 90, 450])  # by piece; followers above
FREE_ABBEY: Final = 350

FARMER_RATE: Final = 300  # for each city
PIG_RATE: Final = 100  # more
BARN_RATE: Final = 400
CITY_TO_COME: Final = 35  # percent of its chance that an unfinished city counts for the farmers around it
GOODS_LEAD: Final = 1000
GOODS_TOKEN: Final = 60  # each token, before the majority is decided
SECOND_PARTS: Final = 150  # to come with a builder, whatever becomes of its road or city
SECOND_PARTS_IF_FINISHED: Final = 120  # more, as likely as that is finished


def feature_value(state: CarcassonneState, sums: i64, kind: i64, chance: i64) -> i64:
    """What a road, city, cloister or abbey will bring whoever has the majority."""
    if kind == t.CLOISTER:
        missing = ends_in(sums)
        chance = CERTAIN * state.left // (state.left + 6 * missing) if missing else i64(CERTAIN)
        return 100 * unfinished_points(sums, t.CLOISTER) + 100 * missing * chance // CERTAIN
    done = city_points(sums, state.rules) if kind == t.CITY else road_points(sums)
    return (100 * done * chance + 100 * unfinished_points(sums, kind) * (CERTAIN - chance)) // CERTAIN


def builder_value(chance: i64) -> i64:
    """A builder in a road or city that will be finished with that chance."""
    return SECOND_PARTS + SECOND_PARTS_IF_FINISHED * chance // CERTAIN


def cities_to_come(state: CarcassonneState, meadow: i64, chances: "vec[i64]") -> i64:
    """The cities around a meadow, in parts of CERTAIN: complete ones, and a share of those to be."""
    cities = touched_cities(state, meadow)
    sure: i64 = 0
    for i in range(len(cities)):
        sure += CERTAIN if ends_in(state.sums[cities[i]]) == 0 else chances[cities[i]] * CITY_TO_COME // 100
    return sure


def supply_value(state: CarcassonneState, supply: i64) -> i64:
    """Pieces at hand.

    One that may soon come back counts for nothing until it does: or nobody would hurry to finish what it stands in.
    """
    value = FREE_FOLLOWERS[supply & 7]
    for piece in range(t.BIG, t.BARN + 1):
        if supply & UNIT_OF[piece]:
            value += FREE_PIECE[piece]
    value = for_the_rest(state, value)
    if supply & ABBEY_UNIT:
        value += FREE_ABBEY if state.left > 0 else 0
    return value


def piece_value(state: CarcassonneState, supply: i64, piece: i64) -> i64:
    """What a supply loses with one of its pieces."""
    if piece != t.FOLLOWER:
        return for_the_rest(state, FREE_PIECE[piece])
    free = supply & 7
    return for_the_rest(state, FREE_FOLLOWERS[free] - FREE_FOLLOWERS[free - 1])


def for_the_rest(state: CarcassonneState, value: i64) -> i64:
    """What a piece at hand is worth, less as the game runs out."""
    turns = state.left // state.seats + 1
    return value if turns >= LONG else value * turns // LONG


def goods_value(state: CarcassonneState, seat: i64) -> i64:
    """Tokens, and a lead in them while it lasts."""
    value: i64 = 0
    for good in range(3):
        own = state.goods[seat * 3 + good]
        if own == 0:
            continue
        value += GOODS_TOKEN * own
        leads = True
        for other in range(state.seats):
            if state.goods[other * 3 + good] > own:
                leads = False
        if leads:
            value += GOODS_LEAD // 2 if state.left > 20 else GOODS_LEAD * 3 // 4
    return value
