"""A game at the edge: everything that is not native integers.

One object a game, ``GAME`` in its package, made of the hooks below.
The core gives it matches, records, scenes, bots, tables and pages in return.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from jurade.core.draws import Seed
from jurade.core.errors import BadOption, Reason, given
from jurade.core.evaluate import Evaluator
from jurade.core.events import Events
from jurade.core.fields import Fields
from jurade.core.journal import Facts
from jurade.core.options import Options, Values
from jurade.core.scene import Attempt, Preview, Scene
from jurade.core.state import State
from jurade.core.verbs import Grammar
from jurade.core.words import Arg, Message, Words, say, words

if TYPE_CHECKING:
    from jurade.core.match import Match

Position = dict[str, Any]  # a state as JSON values


def everybody(state: State) -> int:
    """All seats and the spectators, as ``Game.revealed`` counts them."""
    return (2 << int(state.seats)) - 1


class Game(ABC):
    """The rules, facts, words and pictures of one game."""

    id: str
    rules_version: str  # "carcassonne/1": changes when any legal sequence or score changes, and only then
    seats: range  # how many may play
    colours: tuple[str, ...]  # of the seats, by seat; names of jurade.core.look.SEATS
    options: Options
    endings: tuple[str, ...]  # names of the ways to end, indexed by State.ending
    evaluator: Evaluator
    grammar: Grammar[Any, Any]  # its verbs
    events: Events  # what happens in it
    fields: Fields  # of its states
    text_ink: Mapping[str, str] = {}  # how a terminal colours the text board: pattern -> Rich style, later ones win

    # ---- what the core gives

    def new(
        self,
        seats: int | None = None,
        seed: Seed | None = None,
        options: Mapping[str, object] | None = None,
        chance: Iterable[str] | None = None,
        *,
        draws: bool = True,
    ) -> Match:
        """A new match.

        ``seed`` makes chance repeatable; without it the match gets a strong one, which nobody can foretell.
        ``chance`` is a script of outcomes in notation (a real bag on a real table, a game to repeat).
        Without ``draws`` nothing is drawn, not even the first deal, until ``Match.run_on`` is called.
        """
        from jurade.core.match import Match

        count = self.check_seats(seats)
        values = self.options.complete(options, count)
        return Match(self, self.start(count, values), values, seed=seed, chance=chance, draws=draws)

    def load(
        self,
        position: Position | str,
        seed: Seed | None = None,
        chance: Iterable[str] | None = None,
        *,
        draws: bool = True,
    ) -> Match:
        """A match that plays on from a position made by ``Match.dump``; BadPosition says what is wrong with another.

        The rest is as in ``new``.
        """
        from jurade.core.match import Match
        from jurade.core.position import is_whole, open_position

        state, values = open_position(self, position)
        whole = is_whole(self, state)
        return Match(self, state, values, seed=seed, chance=chance, from_start=False, draws=draws, is_whole=whole)

    def check_seats(self, seats: int | None) -> int:
        """The number of seats, or the game's smallest; refused when the game cannot be played so."""
        if seats is None:
            return self.seats[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            least, most = str(self.seats[0]), str(self.seats[-1])
            raise BadOption(say("bad-option-seats", game=self.id, least=least, most=most, given=given(seats)))
        return seats

    def seat_name(self, seat: int) -> Message:
        """A seat by its colour, where no player's name is known."""
        return say(f"colour-{self.colours[seat]}")

    def tell(self, facts: Facts, names: Sequence[Arg] | None = None) -> Message:
        """An event as a log line, for one who learned these facts; seats by these names, or by their colours."""
        return self.events.of(facts).says(facts, self.seat_name if names is None else names.__getitem__)

    # ---- what follows from its verbs and fields

    def write(self, state: State, seat: int, action: int) -> str:
        """The notation of an action of a seat, or of an outcome of CHANCE: exactly one spelling each."""
        return self.grammar.write(state, action)

    def read(self, state: State, seat: int, text: str) -> int:
        """The action a text means; it need not be legal.

        Raises UnreadableAction or AmbiguousAction; raises IllegalAction where a readable text has no number at all.
        """
        return self.grammar.read(state, seat, text)

    def why_not(self, state: State, seat: int, action: int) -> Reason:
        """Why this action, which ``legal`` does not list, is not allowed: rule and sentence."""
        return self.grammar.why_not(state, seat, action)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        """What a legal action would do, from what the seat knows: words, points, warnings, ghost shapes."""
        return self.grammar.preview(state, seat, action, self.tell)

    def attempts(self, state: State, seat: int, picked: Sequence[str]) -> Iterable[Attempt]:
        """What a person might try to pick after these picks, legal or not; asked for when somebody wonders why not."""
        return self.grammar.attempts(state, seat, picked)

    def write_hidden(self, state: State, seat: int, action: int) -> str:
        """What those who do not know an action or outcome read instead of it, e.g. ``deal 1 ?``."""
        return self.grammar.write_hidden(state, action)

    def undump(self, position: Position, seats: int, options: Values) -> State:
        """The state of a dump, checked: BadPosition when it cannot be read or cannot occur."""
        state = self.start(seats, options)
        self.fields.read(state, position, f"a position of {self.id}")
        self.restore(state)
        return state

    def dump(self, state: State) -> Position:
        """A state, complete or masked, as JSON values; what is not known is None.  Equal states, equal dumps."""
        return self.fields.dump(state)

    def words(self, language: str = "en") -> Words:
        """The words of the core and of this game."""
        return words(language, self.package)

    @cached_property
    def package(self) -> str:
        """The Python package this game lives in."""
        return type(self).__module__.rpartition(".")[0]

    # ---- what a game writes

    @abstractmethod
    def start(self, seats: int, options: Values) -> State:
        """The state before anything happened; the first actor may be CHANCE."""

    def restore(self, state: State) -> None:
        """A state was filled from a position: refuse what cannot be (BadPosition), fill in what follows."""
        return

    @abstractmethod
    def scene(self, state: State, seat: int) -> Scene:
        """What a seat (NOBODY: a spectator) sees of a masked state: shapes, panels, prompt, picks."""

    @abstractmethod
    def text_board(self, state: State, seat: int) -> str:
        """The board of a masked state in plain characters, for a terminal."""

    @abstractmethod
    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        """Things that must add up in a complete state: name -> (counted, should be)."""

    def revealed(self, then: State, seat: int, action: int, now: State) -> int:
        """Bit set of those who have since learned an action made at ``then``; asked once its decision is unsealed.

        The bit behind the last seat is the spectators': what every seat has learned on its own is still not public.
        By default a sealed choice has been shown to all, and a private outcome to nobody.
        """
        return everybody(then) if seat >= 0 and then.sealed() else 0

    def sealed_round(self, state: State) -> int:
        """Tells one round of sealed answers from the next: an answer may be withdrawn while its round is open.

        Another number than ``State.sealing`` where something is asked again before the answers are shown.
        """
        return int(state.sealing())

    def discloses(self, known: State, seat: int, action: int) -> bool:
        """Would this legal action show its seat anything that the seat, knowing this much, does not know?

        What shows nothing may be taken back freely.  Exactly: is there a world that fits ``known`` in which the seat
        would then see, be asked or be told something else than in another?
        By default yes, unless nothing at all is hidden; :mod:`jurade.core.disclosure` helps to say more.
        """
        return not known.is_complete()

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by seat and source; the sources of a seat add up to its score."""
        return [{"points": int(points)} for points in state.scores()]
