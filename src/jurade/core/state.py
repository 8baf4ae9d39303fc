"""The state of a game: the fast side of the contract, native integers only.

Rules and search talk to this class and nothing else.
Everything above it (notation, records, scenes, words) lives at the edge, in :mod:`jurade.core.game` and its neighbours.
A game writes one ``@final`` subclass; compiled by mypyc it runs at native speed, uncompiled it is ordinary Python.

Four promises every state keeps, and the conformance suite checks:

* ``legal`` is the one source of legality: what it lists applies, what it does not list is illegal.
* Nothing lies shuffled in a state. What is random is drawn late, by :data:`CHANCE`, and written down.
* A state never rests on a decision its specification takes automatically: ``apply`` runs on to the next real one
  and notes what was forced in the journal.
* ``clone`` shares no mutable part, and carries no journal: search is silent.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from jurade.core.journal import Facts, Journal
from jurade.core.rng import Rng

CHANCE: Final = -1  # the bag, the deck: a seat of its own
OVER: Final = -2  # nobody is asked any more
NOBODY: Final = -1  # the viewer of a masked state that is a spectator's
EVERYTHING: Final = -2  # the viewer of a complete state, in which nothing is hidden
UNKNOWN: Final = -2  # in place of a number that the viewer does not know


def numbers(values: Iterable[int]) -> "vec[i64]":
    """Numbers as the rules list them; for games in plain Python, where speed is not the point."""
    out = vec[i64]()
    for value in values:
        out = append(out, value)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of one game, complete or as one seat knows it."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.journal: Journal | None = None  # events are noted here while somebody listens

    def happen(self, name: str, public: Facts, secret: dict[int, Facts] | None = None) -> None:
        """Note an event, if somebody listens.  Compiled rules ask for the journal first, and make no facts in vain."""
        if self.journal is not None:
            self.journal.note(name, public, secret)

    # ---- who is asked

    @abstractmethod
    def actor(self) -> i64:
        """Who is asked next: a seat, CHANCE or OVER.  Of several that owe at once, the lowest seat."""

    @abstractmethod
    def owing(self) -> i64:
        """Bit set of the seats that owe a decision now; if several, they answer sealed and in any order."""

    def sealed(self) -> bool:
        """Are answers to the present decision hidden until all have answered?"""
        return False

    def sealing(self) -> i64:
        """Tells one sealed decision from the next: the same number until the answers are shown, then another."""
        return 0

    # ---- what may be done

    @abstractmethod
    def legal(self, seat: i64) -> "vec[i64]":
        """All legal actions of a seat that owes a decision, in canonical order; nothing for any other seat."""

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action of a seat, or an outcome of CHANCE.  Trusted and fast: the gate has checked it."""

    @abstractmethod
    def outcomes(self) -> "vec[i64]":
        """When the actor is CHANCE: action, weight, action, weight … in canonical order, every weight positive."""

    def allows(self, seat: i64, action: i64) -> bool:
        """Is this action legal?  Looks it up in ``legal``; a game with open-ended actions adds a checked rule."""
        found = self.legal(seat)
        for i in range(len(found)):
            if found[i] == action:
                return True
        return False

    def witnesses(self, seat: i64, action: i64) -> i64:
        """Bit set of the seats that learn this action when it is made.

        Everybody by default.  Private draws and sealed choices answer with fewer; asked before the action is applied.
        """
        return (i64(1) << self.seats) - 1

    # ---- how it stands

    @abstractmethod
    def scores(self) -> "vec[i64]":
        """Points by seat: the running standing of the specification, at the end the result."""

    def places(self) -> "vec[i64]":
        """Places by seat, 1 is best; equals share the better place.  By scores, unless the game has tie-breaks."""
        points = self.scores()
        out = vec[i64]()
        for i in range(len(points)):
            place: i64 = 1
            for j in range(len(points)):
                if points[j] > points[i]:
                    place += 1
            out = append(out, place)
        return out

    def ending(self) -> i64:
        """How the game ended: an index into the game's ``endings``; meaningful once the actor is OVER."""
        return 0

    # ---- copies and knowledge

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without journal."""

    @abstractmethod
    def masked(self, seat: i64) -> "State":
        """What this seat knows, as a state built up from public facts and its own secrets (NOBODY: a spectator)."""

    def is_complete(self) -> bool:
        """Is nothing unknown in this state?  Then one imagined world is as good as many."""
        return False

    @abstractmethod
    def imagine(self, rng: Rng) -> "State":
        """A complete world drawn among those that fit this masked state; of a complete state, a copy."""
