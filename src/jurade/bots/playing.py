"""Playing a game to its end with bots in all seats: the loop behind simulations, arenas and benchmarks."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.bots.bot import Bot
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER, State


@final
class Trace:
    """What a game was like: how many decisions, how wide."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.outcomes: i64 = 0  # of chance
        self.choices: i64 = 0  # summed over all decisions
        self.widest: i64 = 0
        self.plies: "vec[i64]" = vec[i64](capacity=256)  # seat, action, seat, action …

    def branching(self) -> float:
        """Choices per decision, on average."""
        return float(self.choices) / float(self.decisions) if self.decisions else 0.0


def play_out(state: State, bots: list[Bot], chance: Rng, taste: Rng, limit: i64 = 1_000_000) -> Trace:
    """Play a state to its end, in place, and say what the game was like.

    ``chance`` draws the outcomes, ``taste`` is the bots' own generator: other bots meet the same draws.
    """
    trace = Trace()
    followed = False
    for bot in bots:
        followed = followed or bot.follows
    while True:
        seat = state.actor()
        if seat == OVER:
            return trace
        if trace.decisions + trace.outcomes >= limit:
            raise RuntimeError(f"the game has not ended after {limit} plies")
        if seat == CHANCE:
            action = chance.weighted(state.outcomes())
            trace.outcomes += 1
        else:
            legal = state.legal(seat)
            width = i64(len(legal))
            trace.decisions += 1
            trace.choices += width
            if width > trace.widest:
                trace.widest = width
            bot = bots[seat]
            if bot.blind:
                action = bot.choose(state, seat, legal, taste)
            else:
                action = bot.choose(state.masked(seat), seat, legal, taste)
        trace.plies = append(append(trace.plies, seat), action)
        if followed:
            tell(state, bots, seat, action)
        state.apply(seat, action)


def tell(state: State, bots: list[Bot], seat: i64, action: i64) -> None:
    """Tell the bots that follow the game of a ply about to be made: each what its seat sees of it, and no more."""
    sealed = seat >= 0 and state.sealed()
    witnesses = state.witnesses(seat, action)
    for listener in range(len(bots)):
        bot = bots[listener]
        if not bot.follows:
            continue
        if sealed or (seat >= 0 and not witnesses >> listener & 1):
            bot.lose_track()
        elif witnesses >> listener & 1:
            bot.hear(seat, action)
