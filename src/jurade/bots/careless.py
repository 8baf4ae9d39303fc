"""A bot that sometimes does not look: how a weaker player is made of a stronger one."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.bots.bot import Bot
from jurade.core.evaluate import Evaluator
from jurade.core.rng import Rng
from jurade.core.state import State


@final
class CarelessBot(Bot):
    """Plays like another bot, but so many times in a hundred any action that is not quite senseless."""

    def __init__(self, careful: Bot, evaluator: Evaluator, percent: i64) -> None:
        self.careful: Bot = careful
        self.evaluator: Evaluator = evaluator
        self.percent: i64 = percent
        self.follows = careful.follows

    def choose(self, known: State, seat: i64, legal: "vec[i64]", rng: Rng) -> i64:
        if rng.below(100) < self.percent:
            sensible = self.evaluator.sensible(known, seat, legal)
            return sensible[rng.below(len(sensible))]
        return self.careful.choose(known, seat, legal, rng)

    def hear(self, seat: i64, action: i64) -> None:
        self.careful.hear(seat, action)

    def lose_track(self) -> None:
        self.careful.lose_track()
