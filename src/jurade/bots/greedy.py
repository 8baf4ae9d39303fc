"""A bot that looks at what each of its actions leads to, and takes what the game's evaluation likes best."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.bots.bot import Bot, best_of
from jurade.bots.sealed import hear_others
from jurade.core.evaluate import Evaluator
from jurade.core.rng import Rng
from jurade.core.state import State

WORST: Final = -(1 << 60)
SEALED_WORLDS: Final = 6  # worlds looked at when something is hidden
LEAVES: Final = 1500  # positions looked at for one decision, about


@final
class GreedyBot(Bot):
    """Best evaluation after its own decision and those of its own that follow at once (place, then deploy).

    Where something is hidden it looks at several imagined worlds and takes the best average.
    """

    def __init__(self, evaluator: Evaluator, worlds: i64 = SEALED_WORLDS, leaves: i64 = LEAVES) -> None:
        self.evaluator: Evaluator = evaluator
        self.worlds: i64 = worlds
        self.leaves: i64 = leaves

    def choose(self, known: State, seat: i64, legal: "vec[i64]", rng: Rng) -> i64:
        sensible = self.evaluator.sensible(known, seat, legal)
        return best_of(sensible, self.values(known, seat, sensible, rng), rng)

    def values(self, known: State, seat: i64, legal: "vec[i64]", rng: Rng) -> "vec[i64]":
        """What each legal action is worth to the seat: the sum over the imagined worlds of the margin it leads to."""
        values = vec[i64](capacity=len(legal))
        for _ in range(len(legal)):
            values = append(values, i64(0))
        for _ in range(1 if known.is_complete() else self.worlds):
            world = known.imagine(rng)
            # The others answer first, so that all actions are compared against the same answers.
            sealed = world.sealed()
            hear_others(world, seat, self.evaluator, rng)
            for i in range(len(legal)):
                after = world.clone()
                after.apply(seat, legal[i])
                if sealed and after.owing() >> seat & 1 == 0:
                    hear_others(after, seat, self.evaluator, rng)
                values[i] += self._best_from(after, seat, len(legal))
        return values

    def _best_from(self, world: State, seat: i64, seen: i64) -> i64:
        """The margin of a position, or of the best one the seat reaches by deciding again at once."""
        if world.actor() != seat or world.sealed() or self.evaluator.is_settled(world):
            return self.evaluator.margin(world, seat)
        legal = self.evaluator.sensible(world, seat, world.legal(seat))
        seen *= len(legal)
        if seen > self.leaves:
            return self.evaluator.margin(world, seat)
        best: i64 = WORST
        for i in range(len(legal)):
            after = world.clone()
            after.apply(seat, legal[i])
            value = self._best_from(after, seat, seen)
            if value > best:
                best = value
        return best
