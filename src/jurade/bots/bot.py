"""What a bot is: it gets what its seat knows and answers with one of its legal actions."""

from abc import ABC, abstractmethod
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from jurade.core.rng import Rng
from jurade.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player without a body."""

    blind: bool = False  # a blind bot looks at its choices alone; nobody need make a masked state for it
    follows: bool = False  # a bot that follows the game wants to hear every ply; see ``hear``

    @abstractmethod
    def choose(self, known: State, seat: i64, legal: "vec[i64]", rng: Rng) -> i64:
        """One of the legal actions of a seat; ``known`` is the state masked for it, and only ``rng`` may be random."""

    def hear(self, seat: i64, action: i64) -> None:
        """A ply the bot's seat has seen, of CHANCE or of any seat, its own too; told in order to a bot that follows."""
        return

    def lose_track(self) -> None:
        """Something was decided that the bot's seat has not seen, or not in order: what was heard leads nowhere."""
        return


def largest(values: "vec[i64]", rng: Rng) -> i64:
    """Where the largest value is; of equals any."""
    best: i64 = 0
    equals: i64 = 0
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
            equals = 1
        elif values[i] == values[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = i
    return best


def best_of(actions: "vec[i64]", values: "vec[i64]", rng: Rng) -> i64:
    """The action with the largest value; of equals any."""
    return actions[largest(values, rng)]


@final
class RandomBot(Bot):
    """Every legal action is equally likely."""

    def __init__(self) -> None:
        self.blind = True

    def choose(self, known: State, seat: i64, legal: "vec[i64]", rng: Rng) -> i64:
        return legal[rng.below(len(legal))]
