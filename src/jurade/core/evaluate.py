"""What a bot thinks of a position: the base class of every game's evaluation, compiled with the rules."""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from jurade.core.state import State

ALL_AT_ONCE: Final = -3  # the turn of a sealed decision, where no game says otherwise
NOT_YET: Final = -4  # the stretch of play in which the game cannot end


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC):
    """Estimates in hundredths of a point, so that everything stays an integer and every build agrees."""

    @abstractmethod
    def worths(self, state: State) -> "vec[i64]":
        """What a complete position is worth, by seat: the final points to be expected, times 100."""

    def margins(self, state: State) -> "vec[i64]":
        """By seat, what a bot tries to make large: its worth against the best of the others.

        A game overrides this where points alone do not tell who is about to win.
        """
        worths = self.worths(state)
        seats = len(worths)
        out = vec[i64](capacity=seats)
        for seat in range(seats):
            best: i64 = -(i64(1) << 60)
            for other in range(seats):
                if other != seat and worths[other] > best:
                    best = worths[other]
            out = append(out, worths[seat] - best)
        return out

    def margin(self, state: State, seat: i64) -> i64:
        """The margin of one seat."""
        return self.margins(state)[seat]

    def sensible(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        """The legal actions that a bot thinks about at all, one at least: all by default.

        For twins that differ only on the drawing, and for what nobody would do on purpose.
        """
        return legal

    def is_settled(self, state: State) -> bool:
        """May a position be judged as it stands, though the seat that has just decided decides again?

        Not by default: a bot looks on, to where another decides.
        """
        return False

    def turn(self, state: State) -> i64:
        """Which turn a position belongs to: any number that is another one in the next turn.

        By default the turn passes whenever another seat is asked, or all at once; a game whose turns hold decisions of
        several seats says better.
        """
        return ALL_AT_ONCE if state.sealed() else state.actor()

    def closing(self, state: State) -> i64:
        """The stretch of play that a position belongs to if the game may end within it, otherwise NOT_YET.

        Bots try everything for a victory within such a stretch.  By default it is the turn; a game says better where
        it knows that its end is far, or that the last turn is longer than the others.
        """
        return self.turn(state)

    def decisive(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        """Of these actions those that may serve a victory within the stretch, which are tried first; all by default."""
        return legal

    def wants_reason(self, state: State, seat: i64, action: i64) -> bool:
        """Is this something to do for a clear gain only, because it is easily done in vain?

        Nothing by default; for gates that open and close and pieces that walk back, at a price.
        """
        return False

    def priors(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        """How promising each legal action looks before any search, larger is better; all alike by default."""
        out = vec[i64](capacity=len(legal))
        for _ in range(len(legal)):
            out = append(out, i64(1))
        return out


class ByPoints(Evaluator):
    """A position is worth the points it has: enough for a bot that searches, where points come as the game goes."""

    def worths(self, state: State) -> "vec[i64]":
        points = state.scores()
        out = vec[i64](capacity=len(points))
        for seat in range(len(points)):
            out = append(out, 100 * points[seat])
        return out
