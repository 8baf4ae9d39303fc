"""What a position is worth to each seat: points made, points to come, and pieces to make them with.

An unfinished feature is worth its finished value times the chance that it will be finished, plus its value at the end
otherwise.  The chance is that of its open ends: how many tiles that fit are left, and how many seats draw them.
A tile that lies without its piece yet counts with the best one for it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.evaluate import NOT_YET, Evaluator
from jurade.core.state import State
from jurade.games.carcassonne.evaluation import prospects, values
from jurade.games.carcassonne.evaluation.chances import CERTAIN, any_end_closed, chances_of_completion
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.scoring import majority
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.tables import FIELD, ROAD

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
        if state.phase == b.FINISHED:
            return out
        chances = chances_of_completion(state)
        for feature in range(state.segments):
            if state.claims[feature]:
                kind = state.kind_of(feature)
                if kind == FIELD:
                    value_meadow(state, feature, chances, out)
                else:
                    value_feature(state, feature, kind, chances[feature], out)
        supplies = prospects.supplies_to_come(state)
        if state.phase == b.DEPLOY:
            out[state.mover] += prospects.best_deployment(state, supplies[state.mover], chances)
        for seat in range(state.seats):
            out[seat] += values.supply_value(state, supplies[seat]) + values.goods_value(state, seat)
        return out

    def turn(self, state: State) -> i64:
        """The seat whose turn it is; the last turns are one, so that a search looks to the end of the game."""
        assert isinstance(state, CarcassonneState)
        return LAST_TURNS if state.left < END_IN_SIGHT else state.active

    def closing(self, state: State) -> i64:
        """What follows the last tile that is drawn."""
        assert isinstance(state, CarcassonneState)
        return LAST_TURNS if state.left == 0 else i64(NOT_YET)

    def priors(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        assert isinstance(state, CarcassonneState)
        gains = vec[i64](capacity=len(legal))
        if state.phase == b.DEPLOY or state.phase == b.MOVE_WAGON:
            chances = chances_of_completion(state)
            for i in range(len(legal)):
                if state.phase == b.DEPLOY:
                    gain = prospects.deployment_gain(state, state.supply[seat], legal[i], chances)
                else:
                    gain = prospects.wagon_gain(state, seat, legal[i], chances)
                gains = append(gains, gain)
        else:
            closed = any_end_closed(state)
            for i in range(len(legal)):
                if state.phase == b.PLACE:
                    gain = prospects.placement_gain(state, seat, legal[i], closed)
                else:
                    gain = prospects.abbey_gain(state, seat, legal[i], closed)
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
    value = values.feature_value(state, state.sums[feature], kind, chance)
    winners = majority(state, feature)
    for seat in range(state.seats):
        claim = b.claim_of(claims, seat)
        if claim & b.OWN_FOLLOWER == 0:
            continue
        out[seat] += value if winners >> seat & 1 else value * LOST // 100
        if claim & b.OWN_HELPER and kind <= ROAD:
            out[seat] += values.builder_value(chance)


def value_meadow(state: CarcassonneState, meadow: i64, chances: "vec[i64]", out: "vec[i64]") -> None:
    """Farmers: 3 for each complete city, and for each other as likely as it will be; barns: 4."""
    claims = state.claims[meadow]
    sure = values.cities_to_come(state, meadow, chances)
    winners = majority(state, meadow)
    for seat in range(state.seats):
        claim = b.claim_of(claims, seat)
        if claim >> 7:
            out[seat] += values.BARN_RATE * sure // CERTAIN
        elif claim & b.OWN_FOLLOWER:
            rate: i64 = values.FARMER_RATE + values.PIG_RATE if claim & b.OWN_HELPER else values.FARMER_RATE
            value = rate * sure // CERTAIN
            out[seat] += value if winners >> seat & 1 else value * LOST // 100
