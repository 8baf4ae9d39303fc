"""A table: the fold of its steps.  The same steps always give the same table, on every server and after every restart.

Nothing here decides whether a step may be taken (:mod:`jurade.table.commands` does), nor sends anything to anybody.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal

import msgspec

from jurade.core.errors import JuradeError
from jurade.core.events import Sound
from jurade.core.game import Game
from jurade.core.journal import Facts
from jurade.core.match import Match
from jurade.core.record import Record
from jurade.core.registry import game as find_game
from jurade.table import steps as kinds
from jurade.table.clock import Clock
from jurade.table.fairness import commitment
from jurade.table.messages import LogEntry
from jurade.table.refusals import Refusal
from jurade.table.repeating import Spoken
from jurade.table.seats import Seat, places
from jurade.table.setup import STAND_IN
from jurade.table.steps import Created, Played, Step

Status = Literal["open", "running", "paused", "over"]
Ending = Literal["agreed", "abandoned", "resigned", "flagged"]  # besides the endings of the games
REMEMBERED = 16  # marks of messages by which a repeated one is recognised without asking the store


class Request(msgspec.Struct, frozen=True):
    """What a seat asked of the others."""

    number: int  # of its step
    what: kinds.Wanted
    seat: int  # that asks; of ``sit`` the one that is asked for
    plies: int
    agreed: frozenset[int]
    person: str = ""  # of ``sit``: who asks


class Result(msgspec.Struct, frozen=True):
    """How the game ended; ``ranking`` is empty for an abandoned one."""

    ending: str
    ranking: list[int]
    scores: list[int]


class Table:
    """One table as it stands.  Make one with ``Table.fold``; what is taken by a ``copy`` of it is not taken by it."""

    def __init__(self, table: str, first: Step) -> None:
        body = first.body
        assert isinstance(body, Created), body
        self.id = table
        self.created = body
        self.created_at = first.at
        self.game = _game_of(body)
        self.match = _opened(self.game, body)
        self.gone: frozenset[str] = frozenset()  # persons who left their seats while the game ran
        self.seats = tuple(Seat(seating.person, seating.level) for seating in body.seats)
        self.host = body.host  # the person who set it up
        self.status: Status = "open"
        self.clock = Clock(body.clock, len(self.seats), first.at)
        self.requests: Mapping[int, Request] = {}
        self.result: Result | None = None
        self.rematch = ""
        self.number = first.number  # of the last step
        self.at = first.at
        self.version = 0  # grows when anything but the game itself changes
        self.played = 0  # bit set of the seats that have made a choice
        record = Record.read(body.record) if body.record else None
        self.brought = len(record.lines) if record else 0  # plies that were brought along
        self._tags = record.tags if record and self.match.over else None  # of a finished game brought along
        self._ply_steps = array("l", [first.number] * self.brought)  # which step made each ply
        self._ply_times = array("q", [first.at] * self.brought)
        self._besides: list[LogEntry] = []  # what else happened
        self._recent: dict[str, int] = {}
        self._public: tuple[int, dict[str, Any]] = (-1, {})  # kept for the watchers of one step
        self._owing, self._sealing = self._decision()
        self.asked_since: list[int] = []  # the ply at which each seat's present decision began
        self.asked_at: list[int] = []  # … and the step
        self.begin_decisions()
        self.end_if_over()

    @classmethod
    def fold(cls, table: str, steps: Iterable[Step]) -> Table:
        """The table after these steps, the first of which set it up."""
        each = iter(steps)
        folded = cls(table, next(each))
        for step in each:
            folded.take(step)
        return folded

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle keeps: the match brings its game along."""
        return {name: value for name, value in self.__dict__.items() if name != "game"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = self.match.game

    def copy(self) -> Table:
        """A table of its own that stands where this one does.

        What is not listed here is never changed in place: it is replaced.
        """
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.clone()
        twin.clock = self.clock.copy()
        twin.asked_since, twin.asked_at = self.asked_since[:], self.asked_at[:]
        twin._ply_steps, twin._ply_times = self._ply_steps[:], self._ply_times[:]
        twin._besides, twin._recent = self._besides[:], self._recent.copy()
        return twin

    # ---- asking

    @property
    def ply(self) -> int:
        """How many plies have been made."""
        return len(self._ply_steps)

    @property
    def commitment(self) -> str:
        """The hash of seed and salt; of a finished game brought along what its own table published, if anything."""
        if self._tags is not None:
            return self._tags.get("Commitment", "")
        return commitment(self.created.seed, self.created.salt)

    @property
    def seed_and_salt(self) -> tuple[str, str]:
        """What the commitment is the hash of, to be published once the game is over."""
        if self._tags is not None:
            return self._tags.get("Seed", ""), self._tags.get("Salt", "")
        return str(self.created.seed), self.created.salt

    @property
    def is_rated(self) -> bool:
        return self.created.rated

    @property
    def origin(self) -> Literal["start", "record", "position"]:
        """From where the game is played."""
        return "record" if self.created.record else "position" if self.created.position else "start"

    def to_act(self) -> int:
        """Bit set of the seats that are asked now; nobody is unless the game runs."""
        return self._owing if self.status == "running" else 0

    def bots_to_act(self) -> list[int]:
        """The seats that a bot is to play now."""
        asked = self.to_act()
        return [number for number, seat in enumerate(self.seats) if asked >> number & 1 and seat.is_bots]

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def persons(self) -> set[str]:
        """Everybody who sits here or asks to."""
        asking = {request.person for request in self.requests.values()}
        return ({seat.person for seat in self.seats} | asking) - {""}

    def public(self) -> dict[str, Any]:
        """What everybody sees of the game, in every form."""
        if self._public[0] != self.number:
            asked = self.to_act()
            shown = {
                "ply": self.ply,
                "to_act": [seat for seat in range(len(self.seats)) if asked >> seat & 1],
                "scores": self.match.scores(),
                "over": self.status == "over",
            }
            self._public = (self.number, shown)
        return self._public[1]

    def voters(self, asking: str) -> set[int]:
        """The seats whose persons must agree to what this person asks for."""
        return {number for number, seat in enumerate(self.seats) if seat.is_persons and seat.person != asking}

    def voters_on(self, request: Request) -> set[int]:
        """The seats whose persons must agree to a request."""
        return self.voters(request.person or self.seats[request.seat].person)

    def step_of(self, message: Spoken | None) -> int | None:
        """The step that a message caused, if it was one of the last; a refusal when another had its id."""
        return message.step_among(self._recent) if message is not None else None

    def last_ply_of(self, seat: int) -> int:
        """The last ply that a seat made at this table; -1 when it made none."""
        plies = self.match.plies
        return next((n for n in range(len(plies) - 1, self.brought - 1, -1) if plies[n].seat == seat), -1)

    def log(self, since: int, seat: int | None, *, in_words: bool = True) -> tuple[LogEntry, ...]:
        """What happened after a step, as a seat saw it (None: a spectator); what was taken back is not in it.

        ``in_words``: with the lines that people read.
        """
        entries: list[LogEntry] = []
        if self.status == "open":
            seat = None  # before the start nobody has anything in hand, also of a game that was brought along
        last = ply = len(self._ply_steps)
        while ply > 0 and self._ply_steps[ply - 1] > since:
            ply -= 1
        for index in range(ply, last):
            entries += self.log_of_ply(index + 1, seat, in_words=in_words)
        if self._besides and self._besides[-1].step > since:
            besides = [entry for entry in self._besides if entry.step > since]
            entries = sorted(besides + entries, key=lambda entry: entry.step)
        return tuple(entries)

    def log_of_ply(self, ply: int, seat: int | None, *, in_words: bool = True) -> list[LogEntry]:
        """What happened in the ply that led to this number of plies."""
        step, at = self._ply_steps[ply - 1], self._ply_times[ply - 1]
        entries = []
        for event in self.match.events_of(ply - 1):
            facts = event.seen_by(seat)
            entry = LogEntry(step=step, ply=ply, at=at, facts=facts)
            entries.append(self._staged(entry, facts) if in_words else entry)
        return entries

    def _staged(self, entry: LogEntry, facts: Facts) -> LogEntry:
        """An entry with all that a page needs to say and show it."""
        kind = self.game.events.of(facts)
        return msgspec.structs.replace(
            entry,
            message=self.game.tell(facts).to_json(),
            sound=kind.sound,
            weight=kind.weight,
            shows=kind.spots(facts),
            points=kind.gain(facts),
        )

    def record(self) -> Record:
        """The whole record; of a finished game with what is needed to check its draws.

        A finished game that was brought along stays as it was brought.
        """
        if self._tags is not None:
            return Record.read(self.created.record)
        record = self.match.record
        tags = dict(record.tags)
        tags["Commitment"] = self.commitment
        if self.brought:
            tags["Since"] = str(self.brought)
        if self.status == "over":
            tags["Seed"], tags["Salt"] = self.seed_and_salt
        return Record(tags, record.lines)

    # ---- taking steps

    def take(self, step: Step, *, is_played: bool = False) -> None:
        """Take the next step.  ``is_played``: the plies of this step have been made in the match already."""
        assert step.number == self.number + 1, (self.id, step.number, self.number)
        body = step.body
        body.charge(self.clock, step.at)
        self.number, self.at = step.number, step.at
        if not isinstance(body, Played):
            self.version += 1
        elif not is_played:
            self._replay(body)
        body.take(self)
        self.clock.run(self._timed())
        if step.message:
            self._recent[step.message] = step.number
            if len(self._recent) > REMEMBERED:
                del self._recent[next(iter(self._recent))]

    def _replay(self, body: Played) -> None:
        """Make the plies of a step again; they must turn out as they are kept."""
        before = self.ply
        seat, text, _ = body.plies[0]
        self.match.play(seat, text)
        made = tuple((ply.seat, ply.text, ply.known) for ply in self.match.plies_since(before))
        if made != body.plies:
            raise JuradeError(f"table {self.id}, step {self.number}: '{made}' was played, '{body.plies}' is kept")

    def _timed(self) -> int:
        """Bit set of the seats whose time runs."""
        asked = self.to_act()
        if not asked or not self.clock.left:
            return 0
        return sum(1 << n for n, seat in enumerate(self.seats) if asked >> n & 1 and seat.is_persons)

    # ---- what steps change (:mod:`jurade.table.steps`)

    def note(self, event: str, *, sound: Sound = "", **facts: Any) -> None:
        """Note something besides the game itself for the log."""
        about = {"event": f"table-{event}", **facts}
        self._besides.append(LogEntry(step=self.number, ply=self.ply, at=self.at, facts=about, sound=sound))

    def change_seat(self, number: int, **changes: Any) -> None:
        """Change who sits or plays at a seat."""
        changed = msgspec.structs.replace(self.seats[number], **changes)
        self.seats = (*self.seats[:number], changed, *self.seats[number + 1 :])

    def forfeit(self, number: int, ending: Ending, *, ends: bool) -> None:
        """A bot plays on and the seat comes last; or the game ends, also when no person is left to play."""
        rank = 1 + max(other.forfeited for other in self.seats)
        self.change_seat(number, forfeited=rank, level=self.seats[number].level or STAND_IN)
        self.keep_requests(lambda each: each.seat != number)
        if ends or not any(other.person and not other.forfeited for other in self.seats):
            self.end(ending, self.match.ranking())

    def end(self, ending: str, ranking: list[int]) -> None:
        """The game is over, with these places; with none when it has no result."""
        self.status = "over"
        self.version += 1
        self.requests = {}
        ranked = places(ranking, self.seats) if ranking else []
        self.result = Result(ending, ranked, self.match.scores())

    def end_if_over(self) -> None:
        """The game is over when its rules say so."""
        if self.match.over:
            self.end(str(self.match.ending), self.match.ranking())

    def add_request(self, what: kinds.Wanted, seat: int, plies: int, person: str) -> None:
        """The others are asked for something; a seat that asks has agreed."""
        agreed = frozenset() if what == "sit" else frozenset({seat})
        self.requests = {**self.requests, self.number: Request(self.number, what, seat, plies, agreed, person)}

    def agree(self, number: int, seat: int) -> None:
        """A seat agrees to a request."""
        asked = self.requests[number]
        agreed = msgspec.structs.replace(asked, agreed=asked.agreed | {seat})
        self.requests = {**self.requests, number: agreed}

    def keep_requests(self, is_kept: Callable[[Request], bool]) -> None:
        """Forget the requests that are granted or refused, or that nobody asks any more."""
        self.requests = {number: each for number, each in self.requests.items() if is_kept(each)}

    def date_plies(self, count: int) -> None:
        """So many plies have just been made, by this step."""
        for _ in range(count):
            self._ply_steps.append(self.number)
            self._ply_times.append(self.at)

    def drop_ply(self, ply: int) -> None:
        """A ply never happened; answers to a sealed decision may move up, and keep their own times."""
        self.match.drop(ply)
        gone = len(self._ply_steps) - len(self.match.plies)
        del self._ply_steps[ply : ply + gone]
        del self._ply_times[ply : ply + gone]
        self.begin_decisions()
        self.keep_requests(lambda each: each.what != "undo")

    def note_played(self, seat: int) -> None:
        """A seat has made a choice; who plays on without having agreed to something has refused it."""
        if not self.played >> seat & 1:
            self.played |= 1 << seat
            self.version += 1
        if self.requests:
            before = len(self.requests)
            self.keep_requests(lambda each: seat in each.agreed or each.what == "sit")  # that one can wait
            self.version += before - len(self.requests)

    def begin_decisions(self) -> None:
        """Whoever is asked now is asked anew."""
        self.asked_since = [self.ply] * len(self.seats)
        self.asked_at = [self.number] * len(self.seats)
        self._owing, self._sealing = self._decision()

    def note_decisions(self) -> None:
        """Others' answers to a sealed decision do not make a seat's own decision another one."""
        owing, sealing = self._decision()
        for seat in range(len(self.seats)):
            if owing >> seat & 1:
                if sealing is None or sealing != self._sealing or not self._owing >> seat & 1:
                    self.asked_since[seat], self.asked_at[seat] = self.ply, self.number
        self._owing, self._sealing = owing, sealing

    def _decision(self) -> tuple[int, int | None]:
        return int(self.match.state.owing()), self.match.sealed_round()


def _game_of(body: Created) -> Game:
    try:
        game = find_game(body.game)
    except JuradeError:
        raise Refusal("old-rules", rules=body.rules) from None
    if game.rules_version != body.rules:
        raise Refusal("old-rules", rules=body.rules)
    return game


def _opened(game: Game, body: Created) -> Match:
    """The match as the table begins it.  Nothing is drawn before the start: a table that is open has no secrets."""
    if body.record:
        match = Record.read(body.record).replay(game)
        match.seed = body.seed
    elif body.position:
        match = game.load(body.position, seed=body.seed, draws=False)
        match.check_whole()
    else:
        match = game.new(len(body.seats), body.seed, body.options, draws=False)
    if match.seats != len(body.seats):
        raise Refusal("bad-setup", "brought-seats", brought=match.seats, seats=len(body.seats))
    return match
