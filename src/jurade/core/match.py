"""A match: the edge object that owns a state, the generator behind it, and the record of what happened.

It is the gate: a text comes in, is read, looked up among the legal actions, applied, and chance is drawn up to the
next real decision.  A refused action changes nothing.

A match is copied by ``clone`` in microseconds, also by ``copy``, and travels between processes by ``pickle``.
"""

from __future__ import annotations

import copy
import sys
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from jurade.core.draws import Seed, check_seed, drawn, new_seed
from jurade.core.errors import ActionError, BadChance, BadPosition, IllegalAction, JuradeError, Reason, code
from jurade.core.journal import Event, Facts, Journal
from jurade.core.options import Value
from jurade.core.position import envelope, fingerprint, open_position
from jurade.core.scene import next_picks
from jurade.core.state import CHANCE, NOBODY, OVER, State
from jurade.core.words import Message, say, settled

if TYPE_CHECKING:
    from jurade.core.game import Game, Position
    from jurade.core.record import Record
    from jurade.core.scene import Pick, Preview, Scene

# Rules of the table, the same in every game; docs/rules/table.en.md explains them.
WRONG_SEAT, NOT_ASKED, GAME_OVER = "J1", "J2", "J3"
ASIDE = 1 << 31  # streams of a match's seed from here on are not its draws: for the whims of bots and the like


@dataclass(frozen=True)
class Ply:
    """One line of a record: who (CHANCE or a seat), what, and which seats learned it when it was made."""

    seat: int
    text: str
    known: int  # bit set of seats
    comment: str = ""  # what somebody wrote beside it
    print: str = ""  # fingerprint of the position after it, where a record told it

    def is_known_to(self, seat: int) -> bool:
        return seat >= 0 and bool(self.known >> seat & 1)


class Match:
    """One game being played.  Make one with ``Game.new`` or ``Game.load``."""

    def __init__(
        self,
        game: Game,
        state: State,
        options: Mapping[str, Value],
        *,
        seed: Seed | None = None,
        chance: Iterable[str] | None = None,
        from_start: bool = True,
        draws: bool = True,
        is_whole: bool = True,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.tags: dict[str, str] = {}  # what else its record says: Players, Date …; not what follows from the game
        self.seed = new_seed() if seed is None else check_seed(seed)
        self.start: Position | None = None if from_start else envelope(game, state, options)
        self._first = state.clone()
        self._state = state
        self._sealing, self._sealed_since = self._sealed(), 0  # the sealed decision that is open, and since which ply
        self._round, self._round_since = self.sealed_round(), 0  # the round of answers to it, and since which ply
        self._script = deque(chance or ())
        self._is_whole = is_whole  # what somebody knew of a position can be looked at, not played on
        self._draws = draws and is_whole  # False while a record is being replayed: it brings its own outcomes
        self._plies: list[Ply] = []
        self._actions: list[int] = []  # the action of each ply
        self._log: list[list[Event]] = []  # the events of each ply
        self._unread: list[Event] = []
        if self._draws:
            self._commit([])

    # ---- asking

    @property
    def state(self) -> State:
        """The true state, for the authority alone: bots and watchers get ``masked``."""
        return self._state

    @property
    def seats(self) -> int:
        return int(self._state.seats)

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Everything that happened, chance included."""
        return tuple(self._plies)

    def plies_since(self, ply: int) -> list[Ply]:
        """What happened after so many plies."""
        return self._plies[ply:]

    @property
    def over(self) -> bool:
        return self._state.actor() == OVER

    @property
    def ending(self) -> str | None:
        """How the game ended; None while it runs."""
        return self.game.endings[self._state.ending()] if self.over else None

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now; several when the decision is sealed."""
        owing = int(self._state.owing())
        return tuple(seat for seat in range(self.seats) if owing >> seat & 1)

    def sealed_round(self) -> int | None:
        """Which round of sealed answers is open: the same number until its last answer is in."""
        return self.game.sealed_round(self._state) if self._state.sealed() else None

    def choices(self, seat: int) -> list[str]:
        """The legal actions of a seat in notation, in canonical order; none when it is not asked."""
        self._check_seat(seat)
        if seat not in self.to_act():
            return []
        return [self.game.write(self._state, seat, action) for action in self._state.legal(seat)]

    def scores(self) -> list[int]:
        """The standing by seat; at the end the result."""
        return [int(points) for points in self._state.scores()]

    def ranking(self) -> list[int]:
        """Places by seat: 1 is best, equals share the better place."""
        return [int(place) for place in self._state.places()]

    def breakdown(self) -> list[dict[str, int]]:
        """Points by seat and source."""
        return self.game.breakdown(self._state)

    @property
    def events(self) -> list[Event]:
        """What happened since the last call; ``log`` and ``events_of`` tell it without forgetting it."""
        events, self._unread = self._unread, []
        return events

    @property
    def log(self) -> list[Event]:
        """Everything that happened, in order; reading it changes nothing."""
        return [event for events in self._log for event in events]

    def events_of(self, ply: int) -> list[Event]:
        """What happened in one ply."""
        return list(self._log[ply])

    def __dir__(self) -> Iterable[str]:
        """Debuggers and notebooks read all that is listed here, and ``events`` is gone once it has been read."""
        return [name for name in super().__dir__() if name != "events"]

    def __repr__(self) -> str:
        if self.over:
            how = f"over ({self.ending})"
        elif self._state.actor() == CHANCE:
            how = "chance to draw"
        else:
            how = f"seat {self._asked()} to act"
        points = " ".join(map(str, self.scores()))
        return f"<Match {self.game.id}, {self.seats} seats, {len(self._plies)} plies, {how}, scores {points}>"

    # ---- acting

    def play(self, seat: int, text: str) -> None:
        """Play an action of a seat and run on to the next real decision.

        Raises UnreadableAction, AmbiguousAction or IllegalAction; the match is then as before.
        """
        self.check_whole()
        self._commit([self._applied(self._state, seat, self._gate(seat, text))])

    def draw(self, text: str) -> None:
        """Apply one outcome of chance given in notation; only for matches that do not draw by themselves."""
        self.check_whole()
        if self._state.actor() != CHANCE:
            raise BadChance(self._not_chance(text))
        self._commit([self._applied(self._state, CHANCE, self._outcome(self._state, text))])

    def undo(self, seat: int) -> str:
        """Take back the last ply of a seat and return it.

        Allowed as long as it was the last thing that happened and revealed nothing, or is an answer to a sealed
        decision that is still open; the rules never hear of it.
        """
        if not self.can_undo(seat):
            raise JuradeError(say("bad-undo"))
        return self.drop(self._last_of(seat))

    def drop(self, ply: int) -> str:
        """Make it so that a ply never happened, nor anything after it but others' answers to the same sealed decision.

        Whether that is fair is for the table to say; returns the text of the ply.
        """
        dropped = self._plies[ply]
        earlier = self.at(ply)
        if self._sealing is not None and ply >= self._sealed_since:
            for answer in self._plies[ply + 1 :]:
                if (
                    earlier._state.owing() >> answer.seat & 1
                ):  # not asked: an answer of a round that is no longer reached
                    earlier.play(answer.seat, answer.text)
                    earlier.annotate(len(earlier._plies) - 1, answer.comment)
        self._state, self._unread = earlier._state, []
        self._plies, self._actions, self._log = earlier._plies, earlier._actions, earlier._log
        self._sealing, self._sealed_since = earlier._sealing, earlier._sealed_since
        self._round, self._round_since = earlier._round, earlier._round_since
        return dropped.text

    def annotate(self, ply: int, comment: str, print: str = "") -> None:
        """Write beside a ply, for its record: a comment of one line, and perhaps the fingerprint after it."""
        if not 0 <= ply < len(self._plies):
            raise JuradeError(f"there is no ply {ply} to comment on; the match has {len(self._plies)}, from 0")
        if len(comment.splitlines()) > 1:
            raise JuradeError("a comment is one line")
        self._plies[ply] = replace(self._plies[ply], comment=comment.strip(), print=print)

    def _last_of(self, seat: int) -> int:
        """The last ply of a seat; -1 when it made none."""
        return next((n for n in range(len(self._plies) - 1, -1, -1) if self._plies[n].seat == seat), -1)

    def can_undo(self, seat: int) -> bool:
        """Was the last ply this seat's own, and did it show the seat nothing that it did not know?

        The game says whether a ply shows something, from what the seat knew before it; so the answer tells nothing.
        A sealed answer shows nothing to anybody until the last one of its round is in.
        """
        if self._round is not None and self._last_of(seat) >= self._round_since:
            return True
        if not self._plies or self._plies[-1].seat != seat:
            return False
        last = len(self._plies) - 1
        return not self.game.discloses(self._state_at(last).masked(seat), seat, self._actions[last])

    def at(self, ply: int) -> Match:
        """A match of its own as this one was after so many plies; it draws no chance until ``run_on`` is called."""
        if not 0 <= ply <= len(self._plies):
            raise JuradeError(say("bad-record-until", move=str(ply), last=len(self._plies)))
        earlier = Match(self.game, self._first.clone(), self.options, seed=self.seed, draws=False)
        earlier.start, earlier.tags = self.start, dict(self.tags)
        for number in range(ply):
            earlier._state.apply(self._plies[number].seat, self._actions[number])
            earlier._note_sealing(number + 1)
        earlier._plies, earlier._actions, earlier._log = self._plies[:ply], self._actions[:ply], self._log[:ply]
        return earlier

    def _state_at(self, ply: int) -> State:
        """The state after so many plies.  The rules are quick: a whole game is played again in a few milliseconds."""
        state = self._first.clone()
        for number in range(ply):
            state.apply(self._plies[number].seat, self._actions[number])
        return state

    def run_on(self) -> None:
        """Draw chance up to the next decision, also from now on; after a record has been replayed."""
        self.check_whole()
        self._draws = True
        self._commit([])

    # ---- copies

    def clone(self, seed: Seed | None = None) -> Match:
        """A match of its own that is exactly as this one.

        With a seed its chance is drawn anew from here on, and what is left of a script is forgotten.
        """
        cloned = type(self).__new__(type(self))
        cloned.__dict__.update(self.__dict__)  # the first state and the events are never changed: both may have them
        cloned.options, cloned.tags = dict(self.options), dict(self.tags)
        cloned._state = self._state.clone()
        cloned._plies, cloned._actions = self._plies[:], self._actions[:]
        cloned._log, cloned._unread = self._log[:], self._unread[:]
        cloned._script = deque(self._script if seed is None else ())
        if seed is not None:
            cloned.seed = check_seed(seed)
        return cloned

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        copied = self.clone()
        copied.start = copy.deepcopy(self.start, memo)
        return copied

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle keeps: no states, which are made again from the plies, and a game's package for the game."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_first", "_state")}
        package = sys.modules.get(self.game.package)
        kept["game"] = self.game.package if getattr(package, "GAME", None) is self.game else self.game
        kept["rules"], kept["seats"] = self.game.rules_version, self.seats
        kept["_log"] = [[_packed(event) for event in events] for events in self._log]
        kept["_unread"] = [_packed(event) for event in self._unread]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        rules, seats = kept.pop("rules"), kept.pop("seats")
        self.__dict__.update(kept)
        if isinstance(kept["game"], str):
            self.game = import_module(kept["game"]).GAME
        if rules != self.game.rules_version:
            raise JuradeError(f"the match follows the rules '{rules}'; these are '{self.game.rules_version}'")
        begun = self.game.start(seats, self.options) if self.start is None else open_position(self.game, self.start)[0]
        self._first = begun
        self._state = self._state_at(len(self._plies))
        self._log = [[Event(*event) for event in events] for events in kept["_log"]]
        self._unread = [Event(*event) for event in kept["_unread"]]

    # ---- showing

    def masked(self, seat: int | None) -> State:
        """What a seat knows (None: a spectator), as a state: the only thing bots, views and scenes ever get."""
        return self._state.masked(NOBODY if seat is None else self._check_seat(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know (None: a spectator), as JSON values."""
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "seat": seat,
            "ply": len(self._plies),
            "to_act": list(self.to_act()),
            "over": self.over,
            "scores": self.scores(),
            "position": self.game.dump(self.masked(seat)),
            "choices": [] if seat is None else self.choices(seat),
        }

    def dump(self) -> Position:
        """The whole position as JSON values, secrets included: for tests, bug reports, studies."""
        return envelope(self.game, self._state, self.options)

    def fingerprint(self) -> str:
        """A short hash of the position."""
        return fingerprint(self.game, self._state)

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees."""
        return self.game.scene(self.masked(seat), NOBODY if seat is None else seat)

    def preview(self, seat: int, text: str) -> Preview:
        """What an action would do, as far as the seat knows."""
        return self.game.preview(self.masked(seat), seat, self._gate(seat, text))

    def forbidden(self, seat: int, picked: Sequence[str] = ()) -> list[tuple[Pick, Reason]]:
        """What cannot be picked next, after these picks, though one might try; each with the rule that forbids it."""
        if seat not in self.to_act():
            return []
        allowed = set(next_picks(self.scene(seat).choices, picked))
        known = self.masked(seat)
        found: dict[str, tuple[Pick, Reason]] = {}
        for attempt in self.game.attempts(known, seat, picked):
            if attempt.pick.id not in allowed and attempt.pick.id not in found:
                reason = self._why_not(seat, attempt.action, known)
                if reason is not None:
                    found[attempt.pick.id] = (attempt.pick, reason)
        return list(found.values())

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The board as a picture."""
        from jurade.core.svg import render

        return render(self.scene(seat), self.game.words(language))

    def _repr_svg_(self) -> str:
        return self.svg()

    def text_board(self, seat: int | None = None) -> str:
        """The board in plain characters."""
        return self.game.text_board(self.masked(seat), NOBODY if seat is None else seat)

    @property
    def record(self) -> Record:
        """The record of what happened so far."""
        from jurade.core.record import Record

        return Record.of(self)

    # ---- inside

    def check_whole(self) -> None:
        """Refused when the match was loaded from a position with gaps."""
        if not self._is_whole:
            raise BadPosition(say("bad-position-gaps"))

    def _check_seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise self._refused(WRONG_SEAT, say("why-no-such-seat", seats=self._named(range(self.seats))), "", None)
        return seat

    def _gate(self, seat: int, text: str) -> int:
        """The number of a legal action, or the error that says why it is none."""
        self._check_seat(seat)
        if self.over:
            raise self._refused(GAME_OVER, say("why-game-over"), text, seat)
        if not self._state.owing() >> seat & 1:
            raise self._refused(NOT_ASKED, self._not_asked(seat), text, seat)
        known = self._state.masked(seat)  # what it does not know decides nothing of what it is told
        try:
            action = self.game.read(known, seat, text)
        except ActionError as error:
            error.action, error.seat, error.ply = text, seat, len(self._plies)
            raise
        if not self._state.allows(seat, action):
            reason = self.game.why_not(known, seat, action)
            raise self._refused(reason.rule, reason.message, text, seat)
        return action

    def _why_not(self, seat: int, text: str, known: State) -> Reason | None:
        """What the gate would say of an action of a seat that is asked and knows this much; None when it is legal."""
        try:
            action = self.game.read(known, seat, text)
        except IllegalAction as error:
            return Reason(error.rule, error.message) if error.is_for_players else None
        return None if self._state.allows(seat, action) else self.game.why_not(known, seat, action)

    def _refused(self, rule: str, message: Message, text: str, seat: int | None) -> IllegalAction:
        sentence = self.game.words("en").text(message)
        return IllegalAction(
            f"{sentence.rstrip('.')} ({rule})", rule=rule, message=message, action=text, seat=seat, ply=len(self._plies)
        )

    def _named(self, seats: Iterable[int]) -> tuple[Message, ...]:
        return tuple(self.game.seat_name(seat) for seat in seats)

    def _not_asked(self, seat: int) -> Message:
        """Why a seat cannot act now."""
        name, asked = self.game.seat_name(seat), self._named(self.to_act())
        return say("why-not-asked", seat=name, asked=asked) if asked else say("why-not-asked-chance", seat=name)

    def _asked(self) -> str:
        return ", ".join(str(seat) for seat in self.to_act())

    def _not_chance(self, text: str) -> Message:
        """Why chance cannot decide now."""
        if self.over:
            return say("bad-chance-over", text=code(text))
        return settled(say("bad-chance-asked", text=code(text), asked=self._named(self.to_act())), self.game.package)

    def _applied(self, state: State, seat: int, action: int) -> tuple[State, Ply, int]:
        """The state after an action, the ply that led there, and the action; the given state stays as it is."""
        known = 1 << seat if seat >= 0 and state.sealed() else int(state.witnesses(seat, action))
        ply = Ply(seat, self.game.write(state, seat, action), known)
        after = state.clone()
        after.journal = Journal()
        after.apply(seat, action)
        return after, ply, action

    def _outcome(self, state: State, text: str) -> int:
        """The number of an outcome that is possible now."""
        pairs = state.outcomes()
        possible = [pairs[i] for i in range(0, len(pairs), 2)]
        try:
            action = self.game.read(state, CHANCE, text)
        except ActionError as error:
            raise BadChance(settled(error.message, self.game.package)) from None
        if action not in possible:
            shown = [self.game.write(state, CHANCE, other) for other in possible[:6]]
            shown += ["…"] if len(possible) > len(shown) else []
            raise BadChance(say("bad-chance-drawn", text=code(text), outcomes=tuple(shown)))
        return action

    def _commit(self, done: list[tuple[State, Ply, int]]) -> None:
        """Draw chance after what was done, then make all of it the match's own; an error on the way changes nothing."""
        state = done[-1][0] if done else self._state
        taken = 0
        while self._draws and state.actor() == CHANCE:
            if taken < len(self._script):
                action = self._outcome(state, self._script[taken])
                taken += 1
            else:
                # Each draw follows from the seed and the number of its ply alone: what was taken back and is played
                # again meets the same luck, and whoever knows the seed can check every draw of a record.
                action = drawn(self.seed, len(self._plies) + len(done), state)
            done.append(self._applied(state, CHANCE, action))
            state = done[-1][0]
        for _ in range(taken):
            self._script.popleft()
        for after, ply, action in done:
            events = after.journal.take() if after.journal is not None else []
            after.journal = None
            self._plies.append(ply)
            self._actions.append(action)
            self._log.append(events)
            self._unread += events
            self._state = after
            self._note_sealing(len(self._plies))

    def _note_sealing(self, plies: int) -> None:
        """See whether another sealed decision, or another round of answers to it, is open after so many plies."""
        if (open_now := self._sealed()) != self._sealing:
            self._sealing, self._sealed_since = open_now, plies
        if (round_now := self.sealed_round()) != self._round:
            self._round, self._round_since = round_now, plies

    def _sealed(self) -> int | None:
        """Which sealed decision is open."""
        return int(self._state.sealing()) if self._state.sealed() else None


def _packed(event: Event) -> tuple[str, Facts, dict[int, Facts]]:
    """An event as plain values: compiled objects do not pickle."""
    return event.name, event.public, event.secret
