"""A victory at hand: ways to win before the turn is over, whatever is drawn and whatever the others answer.

A search compares estimates; where the game can be won at once there is nothing to estimate, and a few noisy playouts
must not hide it.  So this is looked for first, by trying everything, as far as a few thousand steps reach.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.evaluate import NOT_YET, Evaluator
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER, State

STEPS: Final = 12000  # plies tried for one decision; then the search has to find it
LONGEST: Final = 12  # decisions of the longest way looked at
WORLDS: Final = 6  # in which a way must win, where something is hidden


@final
class Prover:
    """Tries all ways through the rest of a turn for one seat."""

    def __init__(self, evaluator: Evaluator, seat: i64, steps: i64) -> None:
        self.evaluator: Evaluator = evaluator
        self.seat: i64 = seat
        self.left: i64 = steps  # that may still be tried
        self.stretch: i64 = NOT_YET  # in which the victory must come
        self.is_cut: bool = False  # was a way given up only because it grew too long?
        self.narrow: bool = True  # is only what the game calls decisive tried?
        self.is_narrowed: bool = False  # was anything left out because of that?

    def winning(self, worlds: list[State]) -> "vec[i64]":
        """The choices that win for certain, of those that win soonest; none where none was found.

        Every one wins in all these worlds, each with the best that may follow in it.
        With half of the steps only what the game calls decisive is tried, then everything.
        """
        none = vec[i64]()
        self.stretch = self.evaluator.closing(worlds[0])
        if self.stretch == NOT_YET:
            return none
        spared = self.left // 2
        self.left -= spared
        found = self.soonest(worlds)
        if len(found) > 0 or not self.is_narrowed:
            return found
        self.narrow = False
        self.left += spared
        return self.soonest(worlds)

    def soonest(self, worlds: list[State]) -> "vec[i64]":
        """The choices that win for certain, with longer and longer ways until one wins."""
        none = vec[i64]()
        choices = self.own_choices(worlds[0])
        for length in range(1, LONGEST + 1):
            self.is_cut = False
            found = vec[i64](capacity=len(choices))
            for i in range(len(choices)):
                is_sure = True
                for world in worlds:
                    if not self.wins_by(world, self.seat, choices[i], length - 1):
                        is_sure = False
                        break
                if is_sure:
                    found = append(found, choices[i])
            if len(found) > 0:
                return found
            if not self.is_cut or self.left <= 0:
                return none
        return none

    def wins_by(self, world: State, who: i64, action: i64, length: i64) -> bool:
        """Is the game won, for certain and within so many decisions, after this action or outcome?"""
        if self.left <= 0:
            return False
        self.left -= 1
        after = world.clone()
        after.apply(who, action)
        return self.wins(after, length)

    def wins(self, world: State, length: i64) -> bool:
        """Is the game won, for certain, within so many decisions from here?

        The seat needs one good choice; of what is drawn and what others choose, everything must do.
        """
        who = world.actor()
        if who == OVER:
            return is_winner(world, self.seat)
        if who == CHANCE:
            outcomes = world.outcomes()
            for i in range(0, len(outcomes), 2):
                if not self.wins_by(world, CHANCE, outcomes[i], length):
                    return False
            return True
        if self.evaluator.closing(world) != self.stretch:
            return False
        if length == 0:
            self.is_cut = True
            return False
        if world.owing() >> self.seat & 1:  # its answer to a sealed decision comes first: it sees no other
            own = self.own_choices(world)
            for i in range(len(own)):
                if self.wins_by(world, self.seat, own[i], length - 1):
                    return True
            return False
        theirs = world.legal(who)
        for i in range(len(theirs)):
            if not self.wins_by(world, who, theirs[i], length - 1):
                return False
        return True

    def own_choices(self, world: State) -> "vec[i64]":
        """What the seat tries in a position."""
        sensible = self.evaluator.sensible(world, self.seat, world.legal(self.seat))
        if not self.narrow:
            return sensible
        decisive = self.evaluator.decisive(world, self.seat, sensible)
        if len(decisive) < len(sensible):
            self.is_narrowed = True
        return decisive


def is_winner(world: State, seat: i64) -> bool:
    """Has the seat won the finished game, alone?"""
    places = world.places()
    for other in range(len(places)):
        if (places[other] == 1) != (other == seat):
            return False
    return True


def victories_at_hand(known: State, seat: i64, evaluator: Evaluator, rng: Rng, steps: i64 = STEPS) -> "vec[i64]":
    """The choices of a seat that win in this very turn; none where there are none, or too much would have to be tried.

    Where something is hidden they win in a few worlds that fit what the seat knows.
    """
    worlds = [known.imagine(rng)]
    if not known.is_complete():
        for _ in range(1, WORLDS):
            worlds.append(known.imagine(rng))
    return Prover(evaluator, seat, steps).winning(worlds)
