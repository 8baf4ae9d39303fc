"""What a position is worth to each seat: points made, points to come, and pieces to make them with.

An unfinished feature is worth its finished value times the chance that it will be finished, plus its value at the end
otherwise.  The chance is that of its open ends: how many tiles that fit are left, and how many seats draw them.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.evaluate import Evaluator
from jurade.core.state import State
from jurade.games.carcassonne.abbey import segment_towards
from jurade.games.carcassonne.actions import CHANCE_TILE
from jurade.games.carcassonne.barns import touched_cities
from jurade.games.carcassonne.board import (
    ABBEY_UNIT,
    FINISHED,
    OWN_FOLLOWER,
    OWN_HELPER,
    UNIT_OF,
    claim_of,
    ends_in,
)
from jurade.games.carcassonne.scoring import city_points, majority, road_points, unfinished_points
from jurade.games.carcassonne.state import CarcassonneState
from jurade.games.carcassonne.tables import (
    BARN,
    BIG,
    BUILDER,
    CITY,
    CLOISTER,
    FIELD,
    FIT,
    MAYOR,
    PIG,
    ROAD,
    WAGON,
)

CERTAIN: Final = 1024  # chances are in parts of this

# The chance that an open end is closed, by twice the number of fitting tiles a seat may expect to draw.
END_CLOSED: Final = vec[i64]([round(CERTAIN * (1 - math.exp(-0.35 * k))) for k in range(33)])

# What pieces in the supply are worth early in the game, in hundredths: the last follower is dear.
FREE_FOLLOWERS: Final = vec[i64]([0, 416, 702, 910, 1053, 1157, 1235, 1287])
LONG: Final = 10  # turns of its own after which a seat can use every piece
FREE_PIECE: Final = vec[i64]([0, 390, 300, 225, 225, 90, 450])  # by piece; followers above
FREE_ABBEY: Final = 350

CITY_TO_COME: Final = 35  # percent of its chance that an unfinished city counts for the farmers around it
GOODS_LEAD: Final = 1000
GOODS_TOKEN: Final = 60  # each token, before the majority is decided
LOST: Final = 8  # percent of a feature's value that somebody without the majority may still hope for


@final
class CarcassonneEvaluator(Evaluator):
    """The evaluation behind the greedy bot and the search."""

    def worths(self, state: State) -> "vec[i64]":
        assert isinstance(state, CarcassonneState)
        out = vec[i64](capacity=state.seats)
        for seat in range(state.seats):
            out = append(out, 100 * state.points(seat))
        if state.phase == FINISHED:
            return out
        chances = chances_of_completion(state)
        for feature in range(state.segments):
            claims = state.claims[feature]
            if claims:
                kind = state.kind_of(feature)
                if kind == FIELD:
                    value_meadow(state, feature, chances, out)
                else:
                    value_feature(state, feature, kind, chances[feature], out)
        for seat in range(state.seats):
            out[seat] += value_supply(state, seat) + value_goods(state, seat)
        return out


def fitting_tiles(state: CarcassonneState, wanted: i64) -> i64:
    """How many tiles not yet drawn fit a cell with these neighbours; the tile in hand counts."""
    count: i64 = 0
    for i in range(0, len(state.pile), 2):
        if FIT[(state.pile[i] - CHANCE_TILE) * 256 + wanted]:
            count += state.pile[i + 1]
    if state.drawn >= 0 and FIT[state.drawn * 256 + wanted]:
        count += 1
    return count


def chances_of_completion(state: CarcassonneState) -> "vec[i64]":
    """For every road and city with a piece in it, the chance that all its open ends will be closed."""
    chances = vec[i64](capacity=state.segments)
    for _ in range(state.segments):
        chances = append(chances, i64(CERTAIN))
    for i in range(len(state.front)):
        at = state.front[i] >> 8
        chance: i64 = -1
        for side in range(4):
            segment = segment_towards(state, at, side)
            if segment < 0:
                continue
            feature = i64(state.feature[segment])
            if chance < 0:
                expected = 2 * fitting_tiles(state, state.front[i] & 255) // state.seats
                chance = END_CLOSED[expected if expected < 32 else 32]
            chances[feature] = chances[feature] * chance // CERTAIN
    return chances


def value_feature(state: CarcassonneState, feature: i64, kind: i64, chance: i64, out: "vec[i64]") -> None:
    """A road, city, cloister or abbey with followers in it."""
    sums = state.sums[feature]
    claims = state.claims[feature]
    if kind == CLOISTER:
        missing = ends_in(sums)
        chance = CERTAIN * state.left // (state.left + 6 * missing) if missing else i64(CERTAIN)
        value = 100 * unfinished_points(sums, CLOISTER) + 100 * missing * chance // CERTAIN
    else:
        done = city_points(sums, state.rules) if kind == CITY else road_points(sums)
        value = (100 * done * chance + 100 * unfinished_points(sums, kind) * (CERTAIN - chance)) // CERTAIN
    winners = majority(state, feature)
    for seat in range(state.seats):
        claim = claim_of(claims, seat)
        if claim & OWN_FOLLOWER == 0:
            continue
        if winners >> seat & 1:
            out[seat] += value
        else:
            out[seat] += value * LOST // 100
        if claim & OWN_HELPER and kind <= ROAD:
            out[seat] += 120 * chance // CERTAIN + 150  # a builder: second parts to come


def value_meadow(state: CarcassonneState, meadow: i64, chances: "vec[i64]", out: "vec[i64]") -> None:
    """Farmers: 3 for each complete city, and for each other as likely as it will be; barns: 4."""
    claims = state.claims[meadow]
    cities = touched_cities(state, meadow)
    sure: i64 = 0
    for i in range(len(cities)):
        sure += CERTAIN if ends_in(state.sums[cities[i]]) == 0 else chances[cities[i]] * CITY_TO_COME // 100
    winners = majority(state, meadow)
    for seat in range(state.seats):
        claim = claim_of(claims, seat)
        if claim >> 7:
            out[seat] += 400 * sure // CERTAIN
        elif claim & OWN_FOLLOWER:
            rate: i64 = 400 if claim & OWN_HELPER else 300
            value = rate * sure // CERTAIN
            out[seat] += value if winners >> seat & 1 else value * LOST // 100


def value_supply(state: CarcassonneState, seat: i64) -> i64:
    """Pieces at hand, worth less as the game runs out.

    One that may soon come back counts for nothing until it does: or nobody would hurry to finish what it stands in.
    """
    turns = state.left // state.seats + 1
    supply = state.supply[seat]
    value = FREE_FOLLOWERS[supply & 7]
    for piece in (BIG, WAGON, MAYOR, BUILDER, PIG, BARN):
        if supply & UNIT_OF[piece]:
            value += FREE_PIECE[piece]
    if turns < LONG:
        value = value * turns // LONG
    if supply & ABBEY_UNIT:
        value += FREE_ABBEY if state.left > 0 else 0
    return value


def value_goods(state: CarcassonneState, seat: i64) -> i64:
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
