"""How a bot guesses the answers of others to a sealed decision."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.evaluate import Evaluator
from jurade.core.rng import Rng
from jurade.core.state import State


def hear_others(world: State, seat: i64, evaluator: Evaluator, rng: Rng) -> None:
    """Let the others who owe an answer to a sealed decision give one, the likelier the more promising it looks."""
    while world.sealed():
        owing = world.owing() & ~(i64(1) << seat)
        if owing == 0:
            return
        other: i64 = 0
        while owing >> other & 1 == 0:
            other += 1
        legal = evaluator.sensible(world, other, world.legal(other))
        priors = evaluator.priors(world, other, legal)
        pairs = vec[i64](capacity=2 * len(legal))
        for i in range(len(legal)):
            pairs = append(append(pairs, legal[i]), priors[i])
        world.apply(other, rng.weighted(pairs))
