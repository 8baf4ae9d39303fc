"""A table: the fold of its steps.  The same steps always give the same table, on every server and after every restart.

Nothing here decides whether a step may be taken (:mod:`jurade.table.wishes` does), nor tells anybody.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

from jurade.core.errors import JuradeError
from jurade.core.game import Game
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
from jurade.table.steps import AnyBody, Created, Played, Step

Status = Literal["open", "running", "paused", "over"]
Ending = Literal["agreed", "abandoned", "resigned", "flagged"]  # besides the endings of the games
REMEMBERED = 16  # marks of messages by which a repeated one is recognised without asking the store


class Request(msgspec.Struct):
    """What a seat asked of the others."""

    number: int  # of its step
    what: kinds.Wanted
    seat: int  # that asks; of ``sit`` the one that is asked for
    plies: int
    agreed: set[int]
    person: str = ""  # of ``sit``: who asks


class Result(msgspec.Struct, frozen=True):
    """How the game ended; ``ranking`` is empty for an abandoned one."""

    ending: str
    ranking: list[int]
    scores: list[int]


class Table:
    """One table as it stands.  Make one with ``Table.fold``."""

    __slots__ = (
        "_facts",
        "_owing",
        "_ply_steps",
        "_ply_times",
        "_public",
        "_recent",
        "_sealing",
        "_tags",
        "asked_at",
        "asked_since",
        "at",
        "brought",
        "clock",
        "created",
        "created_at",
        "game",
        "gone",
        "host",
        "id",
        "match",
        "number",
        "played",
        "rematch",
        "requests",
        "result",
        "seats",
        "status",
        "version",
    )

    def __init__(self, table: str, first: Step) -> None:
        body = first.body
        assert isinstance(body, Created), body
        self.id = table
        self.created = body
        self.created_at = first.at
        self.game = _game_of(body)
        self.match = _opened(self.game, body)
        self.gone: set[str] = set()  # persons who left their seats while the game ran
        self.seats = [Seat(seating.person, seating.level) for seating in body.seats]
        self.host = body.host  # the person who set it up
        self.status: Status = "open"
        self.clock = Clock(body.clock, len(self.seats), first.at)
        self.requests: dict[int, Request] = {}
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
        self._facts: list[
            tuple[int, int, int, dict[str, Any]]
        ] = []  # step, plies, time and facts of what else happened
        self._recent: dict[str, int] = {}
        self._public: tuple[int, dict[str, Any]] = (-1, {})  # kept for the watchers of one step
        self._owing, self._sealing = self._decision()
        self.asked_since: list[int] = []  # the ply at which each seat's present decision began
        self.asked_at: list[int] = []  # … and the step
        self._begin_decisions()
        if self.match.over:
            self._end(str(self.match.ending), self.match.ranking())

    @classmethod
    def fold(cls, table: str, steps: Iterable[Step]) -> Table:
        """The table after these steps, the first of which set it up."""
        each = iter(steps)
        folded = cls(table, next(each))
        for step in each:
            folded.take(step)
        return folded

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
            told = {
                "ply": self.ply,
                "to_act": [seat for seat in range(len(self.seats)) if asked >> seat & 1],
                "scores": self.match.scores(),
                "over": self.status == "over",
            }
            self._public = (self.number, told)
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

    def log(self, since: int, seat: int | None, *, said: bool = True) -> tuple[LogEntry, ...]:
        """What happened after a step, as a seat saw it (None: a spectator); what was taken back is not in it.

        ``said``: with the lines that tell it to people.
        """
        entries: list[LogEntry] = []
        if self.status == "open":
            seat = None  # before the start nobody has anything in hand, also of a game that was brought along
        last = ply = len(self._ply_steps)
        while ply > 0 and self._ply_steps[ply - 1] > since:
            ply -= 1
        for index in range(ply, last):
            entries += self.log_of_ply(index + 1, seat, said=said)
        if self._facts and self._facts[-1][0] > since:
            facts = [entry for entry in self._facts if entry[0] > since]
            told = [LogEntry(step=step, ply=plies, at=at, facts=about) for step, plies, at, about in facts]
            entries = sorted(told + entries, key=lambda entry: entry.step)
        return tuple(entries)

    def log_of_ply(self, ply: int, seat: int | None, *, said: bool = True) -> list[LogEntry]:
        """What happened in the ply that led to this number of plies."""
        step, at = self._ply_steps[ply - 1], self._ply_times[ply - 1]
        entries = []
        for event in self.match.events_of(ply - 1):
            facts = event.seen_by(seat)
            message = self.game.tell(facts).to_json() if said else None
            entries.append(LogEntry(step=step, ply=ply, at=at, facts=facts, message=message))
        return entries

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

    # ---- changing

    def take(self, step: Step, *, is_played: bool = False) -> None:
        """Take the next step.  ``is_played``: the plies of this step have been made in the match already."""
        assert step.number == self.number + 1, (self.id, step.number, self.number)
        body = step.body
        if isinstance(body, kinds.Outage):
            self.clock.forgive(body.since, body.until)
        self.clock.charge(step.at)
        self.number, self.at = step.number, step.at
        if isinstance(body, Played):
            self._take_played(body, is_played)
        else:
            self.version += 1
            _TAKE[type(body)](self, body)
        self.clock.run(self._timed())
        if step.message:
            self._recent[step.message] = step.number
            if len(self._recent) > REMEMBERED:
                del self._recent[next(iter(self._recent))]

    def _take_played(self, body: Played, is_played: bool) -> None:
        seat, text, _ = body.plies[0]
        if not is_played:
            before = self.ply
            self.match.play(seat, text)
            made = tuple((ply.seat, ply.text, ply.known) for ply in self.match.plies_since(before))
            if made != body.plies:
                raise JuradeError(f"table {self.id}, step {self.number}: '{made}' was played, '{body.plies}' is kept")
        for _ in body.plies:
            self._ply_steps.append(self.number)
            self._ply_times.append(self.at)
        self.clock.reward(seat)
        if not self.played >> seat & 1:
            self.played |= 1 << seat
            self.version += 1
        if self.requests:
            self._refuse_by_playing(seat)
        self._note_decision()
        if self.match.over:
            self._end(str(self.match.ending), self.match.ranking())

    def _refuse_by_playing(self, seat: int) -> None:
        """Who plays on without having agreed has refused."""
        for number, request in list(self.requests.items()):
            if seat not in request.agreed and request.what != "sit":  # that one can wait
                del self.requests[number]
                self.version += 1

    def _decision(self) -> tuple[int, int | None]:
        return int(self.match.state.owing()), self.match.sealed_round()

    def _note_decision(self) -> None:
        """Others' answers to a sealed decision do not make a seat's own decision another one."""
        owing, sealing = self._decision()
        for seat in range(len(self.seats)):
            if owing >> seat & 1:
                if sealing is None or sealing != self._sealing or not self._owing >> seat & 1:
                    self.asked_since[seat], self.asked_at[seat] = self.ply, self.number
        self._owing, self._sealing = owing, sealing

    def _timed(self) -> int:
        """Bit set of the seats whose time runs."""
        asked = self.to_act()
        if not asked or not self.clock.left:
            return 0
        return sum(1 << n for n, seat in enumerate(self.seats) if asked >> n & 1 and seat.is_persons)

    def _end(self, ending: str, ranking: list[int]) -> None:
        self.status = "over"
        self.version += 1
        self.requests.clear()
        ranked = places(ranking, self.seats) if ranking else []
        self.result = Result(ending, ranked, self.match.scores())

    def _forget_plies(self, plies: int) -> None:
        """The match is shorter; answers to a sealed decision may have moved up, and keep their own times."""
        gone = len(self._ply_steps) - len(self.match.plies)
        del self._ply_steps[plies : plies + gone]
        del self._ply_times[plies : plies + gone]
        self._begin_decisions()
        self.requests = {n: r for n, r in self.requests.items() if r.what != "undo"}

    def _begin_decisions(self) -> None:
        """Whoever is asked now is asked anew."""
        self.asked_since = [self.ply] * len(self.seats)
        self.asked_at = [self.number] * len(self.seats)
        self._owing, self._sealing = self._decision()

    def _tell(self, event: str, **facts: Any) -> None:
        """Note something besides the game itself for the log."""
        self._facts.append((self.number, self.ply, self.at, {"event": f"table-{event}", **facts}))

    # ---- the kinds of steps

    def _take_seated(self, body: kinds.Seated) -> None:
        seat = self.seats[body.seat]
        back = seat.person == body.person
        asked = [n for n, request in self.requests.items() if request.what == "sit" and request.seat == body.seat]
        seat.person, seat.is_handed = body.person, False
        for number in asked:  # granted to one of them
            del self.requests[number]
        self._tell("came-back" if back else "sat-by-consent" if asked else "seated", seat=body.seat)

    def _take_bot_seated(self, body: kinds.BotSeated) -> None:
        self.seats[body.seat] = Seat(level=body.level)
        self._tell("bot-seated", seat=body.seat, level=body.level)

    def _take_left(self, body: kinds.Left) -> None:
        self._tell("left", seat=body.seat)
        if self.status != "open":
            self.gone.add(self.seats[body.seat].person)
        self.seats[body.seat].person = ""
        self.seats[body.seat].is_handed = False
        self.seats[body.seat].level = body.level
        self._forget_requests_of(body.seat)

    def _take_handed(self, body: kinds.Handed) -> None:
        self.seats[body.seat].is_handed = True
        self.seats[body.seat].level = body.level
        self._forget_requests_of(body.seat)
        self._tell("handed", seat=body.seat, level=body.level)

    def _take_moved(self, body: kinds.Moved) -> None:
        for seat in [] if body.host_only else self.seats_of(body.person):
            self.seats[seat].person = body.to
        if body.person in self.gone:
            self.gone.add(body.to)
        self.requests = {n: r for n, r in self.requests.items() if r.person != body.person}
        if self.host == body.person:
            self.host = body.to

    def _take_started(self, body: kinds.Started) -> None:
        self.status = "running"
        self._tell("started" if self.origin == "start" else "went-on")
        self.match.run_on()  # now, and not before, cards are dealt
        for _ in range(self.ply, len(self.match.plies)):
            self._ply_steps.append(self.number)
            self._ply_times.append(self.at)
        self._begin_decisions()
        if self.match.over:
            self._end(str(self.match.ending), self.match.ranking())

    def _take_taken_back(self, body: kinds.TakenBack) -> None:
        ply = self.last_ply_of(body.seat)
        self.match.drop(ply)  # whether it was free was decided then, perhaps by an older rule
        self._forget_plies(ply)
        self._tell("taken-back", seat=body.seat, plies=self.ply)

    def _take_undone(self, body: kinds.Undone) -> None:
        self.match.drop(body.plies)
        self._forget_plies(body.plies)
        self._tell("undone", seat=body.seat, plies=self.ply)

    def _take_requested(self, body: kinds.Requested) -> None:
        agreed = {body.seat} if body.what != "sit" else set()
        self.requests[self.number] = Request(self.number, body.what, body.seat, body.plies, agreed, body.person)
        self._tell(f"asked-{body.what}", seat=body.seat)

    def _take_replied(self, body: kinds.Replied) -> None:
        request = self.requests[body.request]
        if body.agree:
            request.agreed.add(body.seat)
        else:
            del self.requests[body.request]
        self._tell("agreed" if body.agree else "refused", seat=body.seat, what=request.what)

    def _take_paused(self, body: kinds.Paused) -> None:
        self.status = "paused"
        self._tell("paused", seat=body.seat)

    def _take_resumed(self, body: kinds.Resumed) -> None:
        self.status = "running"
        self._tell("resumed", seat=body.seat)

    def _take_resigned(self, body: kinds.Resigned) -> None:
        self._tell("resigned", seat=body.seat)
        self._forfeit(body.seat, "resigned", len(self.seats) == 2)

    def _take_flagged(self, body: kinds.Flagged) -> None:
        self._tell("flagged", seat=body.seat)
        self._forfeit(body.seat, "flagged", self.created.clock.out == "end")

    def _forfeit(self, number: int, ending: Ending, ends: bool) -> None:
        """A bot plays on and the seat comes last; or the game ends, also when no person is left to play."""
        seat = self.seats[number]
        seat.forfeited = 1 + max(other.forfeited for other in self.seats)
        seat.level = seat.level or STAND_IN
        self._forget_requests_of(number)
        if ends or not any(other.person and not other.forfeited for other in self.seats):
            self._end(ending, self.match.ranking())

    def _take_ended(self, body: kinds.Ended) -> None:
        self._tell(f"ended-{body.why}", **({} if body.seat is None else {"seat": body.seat}))
        self._end(body.why, [1] * len(self.seats) if body.why == "agreed" else [])

    def _take_outage(self, body: kinds.Outage) -> None:
        self._tell("outage")

    def _take_rematched(self, body: kinds.Rematched) -> None:
        self.rematch = body.table
        self._tell("rematched")

    def _forget_requests_of(self, seat: int) -> None:
        """A seat that its person no longer plays asks nothing; and nobody waits for its answer."""
        self.requests = {n: r for n, r in self.requests.items() if r.seat != seat}

    def last_ply_of(self, seat: int) -> int:
        """The last ply that a seat made at this table; -1 when it made none."""
        plies = self.match.plies
        return next((n for n in range(len(plies) - 1, self.brought - 1, -1) if plies[n].seat == seat), -1)


_TAKE: dict[type[AnyBody], Callable[[Table, Any], None]] = {
    kinds.Seated: Table._take_seated,
    kinds.BotSeated: Table._take_bot_seated,
    kinds.Left: Table._take_left,
    kinds.Handed: Table._take_handed,
    kinds.Moved: Table._take_moved,
    kinds.Started: Table._take_started,
    kinds.TakenBack: Table._take_taken_back,
    kinds.Undone: Table._take_undone,
    kinds.Requested: Table._take_requested,
    kinds.Replied: Table._take_replied,
    kinds.Paused: Table._take_paused,
    kinds.Resumed: Table._take_resumed,
    kinds.Resigned: Table._take_resigned,
    kinds.Flagged: Table._take_flagged,
    kinds.Ended: Table._take_ended,
    kinds.Outage: Table._take_outage,
    kinds.Rematched: Table._take_rematched,
}


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
