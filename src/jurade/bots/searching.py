"""The bot that searches, and how it goes on with the tree of its last decision while it follows a game."""

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.bots.bot import Bot
from jurade.bots.ismcts import OUTCOME, Search
from jurade.bots.judging import Parameters
from jurade.bots.tree import NONE, ROOT, Tree
from jurade.core.evaluate import Evaluator
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, State


@final
class SearchBot(Bot):
    """Searches with a number of simulations, so that the same seed gives the same move.

    Somebody who tells it every ply its seat sees (``hear``) is answered out of the tree grown before, as far as it
    reaches; asked without that, the bot begins anew each time, and the same question has the same answer.
    One bot follows one seat of one game.
    """

    def __init__(self, evaluator: Evaluator, parameters: Parameters) -> None:
        self.evaluator: Evaluator = evaluator
        self.parameters: Parameters = parameters
        self.follows = parameters.reuse != 0
        self.stop: Callable[[], bool] | None = None  # asked between slices; True: answer with what is known by now
        self.tree: Tree | None = None  # of the last decision, once something was heard
        self.at: i64 = NONE  # where in it the game is now
        self.searched: Tree | None = None  # of the last decision, until its own ply is heard

    def choose(self, known: State, seat: i64, legal: "vec[i64]", rng: Rng) -> i64:
        if len(legal) == 1:
            return legal[0]
        search = Search(known, seat, self.evaluator, self.parameters, rng, self._take_tree())
        search.run_out(self.stop)
        self.searched = search.tree if self.follows else None
        return search.best()

    def hear(self, seat: i64, action: i64) -> None:
        """Step down in the tree of the last decision; from where it does not reach, the next one begins anew."""
        if self.searched is not None:
            self.tree = self.searched
            self.at = ROOT
            self.searched = None
        if self.tree is not None:
            self.at = self.tree.child(self.at, OUTCOME - action if seat == CHANCE else action)
            if self.at == NONE:
                self.tree = None

    def lose_track(self) -> None:
        self.tree = None
        self.searched = None
        self.at = NONE

    def _take_tree(self) -> Tree | None:
        """What is left of the last decision's tree, if the game has been followed into it since."""
        tree = self.tree
        at = self.at
        self.lose_track()
        return tree.below(at) if tree is not None else None
