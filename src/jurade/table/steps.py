"""Steps: what happened at a table, one after the other.  A table is nothing but the fold of its steps.

A step is made of a *body*, which says what happened and what it makes of a table, and an envelope: its number at the
table, when, and the message of the client that caused it, so that a repeated message is recognised.
Bodies name persons by their ids alone: names live in one place, and vanish with the account.

The fields are the stored format.  Whether a step may be taken was decided before it was kept, perhaps by an older
version (:mod:`jurade.table.commands` decides it now); here it is only taken.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from jurade.table.setup import ClockRules, Visibility

if TYPE_CHECKING:
    from jurade.table.clock import Clock
    from jurade.table.table import Table

Wanted = Literal["undo", "draw", "sit"]


class Body(msgspec.Struct, tag_field="kind", frozen=True, kw_only=True, omit_defaults=True):
    """What happened."""

    def charge(self, clock: Clock, at: int) -> None:
        """Charge a table's clock up to when it happened."""
        clock.charge(at)

    def take(self, table: Table) -> None:
        """Make of a table what this made of it."""
        raise AssertionError(f"{type(self).__name__} is not taken by a table that is there already")


class Seating(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits at a seat at first: a person, a bot of a level, or nobody yet."""

    person: str = ""
    level: str = ""


class Created(Body, tag="created", frozen=True, kw_only=True):
    """The table was set up; always the first step.  ``seed`` and ``salt`` stay secret until the game is over."""

    game: str
    rules: str
    options: dict[str, Any]
    seats: tuple[Seating, ...]
    host: str
    visibility: Visibility
    clock: ClockRules
    rated: bool
    seed: int | str  # a strong seed; of tables set up by earlier versions a number (jurade.core.draws)
    salt: str
    invitation: str  # a secret; the invitation to each seat is made of it
    delay: int = 0
    title: str = ""
    start: bool = False
    record: str = ""  # played on from
    position: str = ""
    fork_of: tuple[str, int] | None = None  # table and ply
    rematch_of: str = ""


class Seated(Body, tag="seated", frozen=True, kw_only=True):
    """A person sat down: at an open seat, at a bot's, or again at his own."""

    seat: int
    person: str

    def take(self, table: Table) -> None:
        was_there = table.seats[self.seat].person == self.person
        was_asked = any(each.what == "sit" and each.seat == self.seat for each in table.requests.values())
        table.change_seat(self.seat, person=self.person, is_handed=False)
        table.keep_requests(lambda each: each.what != "sit" or each.seat != self.seat)  # granted to one of them
        table.note("came-back" if was_there else "sat-by-consent" if was_asked else "seated", seat=self.seat)


class BotSeated(Body, tag="bot-seated", frozen=True, kw_only=True):
    """A bot sat down at a seat nobody had."""

    seat: int
    level: str

    def take(self, table: Table) -> None:
        table.change_seat(self.seat, person="", level=self.level, is_handed=False, forfeited=0)
        table.note("bot-seated", seat=self.seat, level=self.level)


class Left(Body, tag="left", frozen=True, kw_only=True):
    """A person stood up; in a running game a bot plays on."""

    seat: int
    level: str = ""

    def take(self, table: Table) -> None:
        if table.status != "open":
            table.gone |= {table.seats[self.seat].person}
        table.change_seat(self.seat, person="", level=self.level, is_handed=False)
        table.keep_requests(lambda each: each.seat != self.seat)
        table.note("left", seat=self.seat)


class Handed(Body, tag="handed", frozen=True, kw_only=True):
    """A bot plays a person's seat until it is taken back."""

    seat: int
    level: str

    def take(self, table: Table) -> None:
        table.change_seat(self.seat, level=self.level, is_handed=True)
        table.keep_requests(lambda each: each.seat != self.seat)
        table.note("handed", seat=self.seat, level=self.level)


class Moved(Body, tag="moved", frozen=True, kw_only=True):
    """What one person had is another's: a guest's seats go to his account, or only the say over an open table."""

    person: str
    to: str
    host_only: bool = False

    def take(self, table: Table) -> None:
        for seat in () if self.host_only else table.seats_of(self.person):
            table.change_seat(seat, person=self.to)
        if self.person in table.gone:
            table.gone |= {self.to}
        table.keep_requests(lambda each: each.person != self.person)
        if table.host == self.person:
            table.host = self.to


class Started(Body, tag="started", frozen=True, kw_only=True):
    """The game began: now, and not before, cards are dealt."""

    def take(self, table: Table) -> None:
        table.status = "running"
        table.note("started" if table.origin == "start" else "went-on")
        table.match.run_on()
        table.date_plies(len(table.match.plies) - table.ply)
        table.begin_decisions()
        table.end_if_over()


class Played(Body, tag="played", frozen=True, kw_only=True):
    """A seat acted, and chance after it: every ply as seat, text and the seats that learned it (a bit set)."""

    plies: tuple[tuple[int, str, int], ...]

    def take(self, table: Table) -> None:
        seat = self.plies[0][0]
        table.date_plies(len(self.plies))
        table.clock.reward(seat)
        table.note_played(seat)
        table.note_decisions()
        table.end_if_over()


class TakenBack(Body, tag="taken-back", frozen=True, kw_only=True):
    """A seat took back its own last choice, which had shown it nothing, or its sealed answer."""

    seat: int

    def take(self, table: Table) -> None:
        ply = table.last_ply_of(self.seat)
        table.drop_ply(ply)  # whether it was free was decided then, perhaps by an older rule
        table.note("taken-back", seat=self.seat, plies=table.ply)


class Undone(Body, tag="undone", frozen=True, kw_only=True):
    """For a seat, the others agreeing, plies were taken back: the game stands after so many."""

    seat: int
    plies: int

    def take(self, table: Table) -> None:
        table.drop_ply(self.plies)
        table.note("undone", seat=self.seat, plies=table.ply)


class Requested(Body, tag="requested", frozen=True, kw_only=True):
    """The others are asked: may this seat take its last choice back, shall the game end without a winner?

    Or, by a person who is not at the table yet (or at another seat): may he play on for the bot at this seat?
    """

    seat: int
    what: Wanted
    plies: int = 0  # of an undo: the game would stand after so many
    person: str = ""  # of ``sit``: who asks

    def take(self, table: Table) -> None:
        table.add_request(self.what, self.seat, self.plies, self.person)
        table.note(f"asked-{self.what}", sound="offer", seat=self.seat)


class Replied(Body, tag="replied", frozen=True, kw_only=True):
    """A seat answered a request, named by the number of its step."""

    seat: int
    request: int
    agree: bool

    def take(self, table: Table) -> None:
        asked = table.requests[self.request]
        if self.agree:
            table.agree(self.request, self.seat)
        else:
            table.keep_requests(lambda each: each.number != self.request)
        table.note("agreed" if self.agree else "refused", seat=self.seat, what=asked.what)


class Paused(Body, tag="paused", frozen=True, kw_only=True):
    """All clocks stand, and nobody is asked."""

    seat: int

    def take(self, table: Table) -> None:
        table.status = "paused"
        table.note("paused", seat=self.seat)


class Resumed(Body, tag="resumed", frozen=True, kw_only=True):
    """The game goes on after a pause."""

    seat: int

    def take(self, table: Table) -> None:
        table.status = "running"
        table.note("resumed", seat=self.seat)


class Resigned(Body, tag="resigned", frozen=True, kw_only=True):
    """A seat gave up: of two the other wins; of more a bot plays on, and the seat is placed last."""

    seat: int

    def take(self, table: Table) -> None:
        table.note("resigned", seat=self.seat)
        table.forfeit(self.seat, "resigned", ends=len(table.seats) == 2)


class Flagged(Body, tag="flagged", frozen=True, kw_only=True):
    """A seat's clock ran out: a bot plays on, or the game ends, as the table chose."""

    seat: int

    def take(self, table: Table) -> None:
        table.note("flagged", seat=self.seat)
        table.forfeit(self.seat, "flagged", ends=table.created.clock.out == "end")


class Ended(Body, tag="ended", frozen=True, kw_only=True):
    """The game ended before its rules ended it."""

    why: Literal["agreed", "abandoned"]
    seat: int | None = None

    def take(self, table: Table) -> None:
        if self.seat is None:
            table.note(f"ended-{self.why}")
        else:
            table.note(f"ended-{self.why}", seat=self.seat)
        table.end(self.why, [1] * len(table.seats) if self.why == "agreed" else [])


class Outage(Body, tag="outage", frozen=True, kw_only=True):
    """No server was there between these times: nobody is charged for them."""

    since: int
    until: int

    def charge(self, clock: Clock, at: int) -> None:
        clock.forgive(self.since, self.until)
        clock.charge(at)

    def take(self, table: Table) -> None:
        table.note("outage")


class Rematched(Body, tag="rematched", frozen=True, kw_only=True):
    """The same people sit down again at another table."""

    table: str

    def take(self, table: Table) -> None:
        table.rematch = self.table
        table.note("rematched")


AnyBody = (
    Created
    | Seated
    | BotSeated
    | Left
    | Handed
    | Moved
    | Started
    | Played
    | TakenBack
    | Undone
    | Requested
    | Replied
    | Paused
    | Resumed
    | Resigned
    | Flagged
    | Ended
    | Outage
    | Rematched
)


def persons_in(bodies: Iterable[AnyBody]) -> set[str]:
    """The persons whom these bodies bring to a table."""
    return {getattr(body, "to", "") or getattr(body, "person", "") for body in bodies} - {""}


class Step(msgspec.Struct, frozen=True):
    """A body in its envelope."""

    number: int
    at: int  # milliseconds since 1970; never before the step before it
    body: AnyBody
    message: str = ""


def first_steps(bodies: Iterable[AnyBody], at: int) -> list[Step]:
    """The steps by which a table begins."""
    return [Step(number, at, body) for number, body in enumerate(bodies)]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyBody)


def encode_body(body: AnyBody) -> str:
    """How a body is kept."""
    return _encoder.encode(body).decode()


def decode_body(text: str) -> AnyBody:
    """The body that was kept."""
    body: AnyBody = _decoder.decode(text)
    return body
