"""What a position is worth to each seat: points made, points to come, and pieces to make them with.

An unfinished feature is worth its finished value times the chance that it will be finished, plus its value at the end
otherwise.  The chance is that of its open ends: how many tiles that fit are left, and how many seats draw them.
A tile that lies without its piece yet counts with the best one for it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.evaluate import Evaluator
from jurade.core.state import State
from jurade.games.carcassonne.board import DEPLOY, FINISHED, MOVE_WAGON, OWN_FOLLOWER, OWN_HELPER, PLACE, claim_of
from jurade.games.carcassonne.chances import CERTAIN, any_end_closed, chances_of_completion
from jurade.games.carcassonne.prospects import (
    abbey_gain,
    best_deployment,
    deployment_gain,
    placement_gain,
    supplies_to_come,
    wagon_gain,
)
from jurade.games.carcassonne.scoring import majority
from jurade.games.carcassonne.state import CarcassonneState
from jurade.games.carcassonne.tables import FIELD, ROAD
from jurade.games.carcassonne.values import (
    BARN_RATE,
    FARMER_RATE,
    PIG_RATE,
    builder_value,
    cities_to_come,
    feature_value,
    goods_value,
    supply_value,
)

END_IN_SIGHT: Final = 10  # tiles in the pile
LAST_TURNS: Final = -1
LOST: Final = 8  # percent of a feature's value that somebody without the majority may still hope for
TELLING: Final = 10  # hundredths of a point that make a difference to the priors


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
            if state.claims[feature]:
                kind = state.kind_of(feature)
                if kind == FIELD:
                    value_meadow(state, feature, chances, out)
                else:
                    value_feature(state, feature, kind, chances[feature], out)
        supplies = supplies_to_come(state)
        if state.phase == DEPLOY:
            out[state.mover] += best_deployment(state, supplies[state.mover], chances)
        for seat in range(state.seats):
            out[seat] += supply_value(state, supplies[seat]) + goods_value(state, seat)
        return out

    def turn(self, state: State) -> i64:
        """The seat whose turn it is; the last turns are one, so that a search looks to the end of the game."""
        assert isinstance(state, CarcassonneState)
        return LAST_TURNS if state.left < END_IN_SIGHT else state.active

    def priors(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        assert isinstance(state, CarcassonneState)
        gains = vec[i64](capacity=len(legal))
        if state.phase == DEPLOY or state.phase == MOVE_WAGON:
            chances = chances_of_completion(state)
            for i in range(len(legal)):
                if state.phase == DEPLOY:
                    gain = deployment_gain(state, state.supply[seat], legal[i], chances)
                else:
                    gain = wagon_gain(state, seat, legal[i], chances)
                gains = append(gains, gain)
        else:
            closed = any_end_closed(state)
            for i in range(len(legal)):
                if state.phase == PLACE:
                    gain = placement_gain(state, seat, legal[i], closed)
                else:
                    gain = abbey_gain(state, seat, legal[i], closed)
                gains = append(gains, gain)
        return as_weights(gains)


def as_weights(gains: "vec[i64]") -> "vec[i64]":
    """The squares of what is gained over the least promising choice, and never nothing."""
    least = gains[0]
    for i in range(len(gains)):
        if gains[i] < least:
            least = gains[i]
    for i in range(len(gains)):
        over = (gains[i] - least) // TELLING
        gains[i] = 1 + over * over
    return gains


def value_feature(state: CarcassonneState, feature: i64, kind: i64, chance: i64, out: "vec[i64]") -> None:
    """A road, city, cloister or abbey with followers in it."""
    claims = state.claims[feature]
    value = feature_value(state, state.sums[feature], kind, chance)
    winners = majority(state, feature)
    for seat in range(state.seats):
        claim = claim_of(claims, seat)
        if claim & OWN_FOLLOWER == 0:
            continue
        out[seat] += value if winners >> seat & 1 else value * LOST // 100
        if claim & OWN_HELPER and kind <= ROAD:
            out[seat] += builder_value(chance)


def value_meadow(state: CarcassonneState, meadow: i64, chances: "vec[i64]", out: "vec[i64]") -> None:
    """Farmers: 3 for each complete city, and for each other as likely as it will be; barns: 4."""
    claims = state.claims[meadow]
    sure = cities_to_come(state, meadow, chances)
    winners = majority(state, meadow)
    for seat in range(state.seats):
        claim = claim_of(claims, seat)
        if claim >> 7:
            out[seat] += BARN_RATE * sure // CERTAIN
        elif claim & OWN_FOLLOWER:
            rate: i64 = FARMER_RATE + PIG_RATE if claim & OWN_HELPER else FARMER_RATE
            value = rate * sure // CERTAIN
            out[seat] += value if winners >> seat & 1 else value * LOST // 100
