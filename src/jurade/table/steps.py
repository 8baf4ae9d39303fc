"""Steps: what happened at a table, one after the other.  A table is nothing but the fold of its steps.

A step is made of a *body*, which says what happened, and an envelope: its number at the table, when, and the message of
the client that caused it, so that a repeated message is recognised.
Bodies name persons by their ids alone: names live in one place, and vanish with the account.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from jurade.table.setup import ClockRules, Visibility

Wanted = Literal["undo", "draw", "sit"]


class Body(msgspec.Struct, tag_field="kind", frozen=True, kw_only=True, omit_defaults=True):
    """What happened."""


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


class BotSeated(Body, tag="bot-seated", frozen=True, kw_only=True):
    """A bot sat down at a seat nobody had."""

    seat: int
    level: str


class Left(Body, tag="left", frozen=True, kw_only=True):
    """A person stood up; in a running game a bot plays on."""

    seat: int
    level: str = ""


class Handed(Body, tag="handed", frozen=True, kw_only=True):
    """A bot plays a person's seat until it is taken back."""

    seat: int
    level: str


class Moved(Body, tag="moved", frozen=True, kw_only=True):
    """What one person had is another's: a guest's seats go to his account, or only the say over an open table."""

    person: str
    to: str
    host_only: bool = False


class Started(Body, tag="started", frozen=True, kw_only=True):
    pass


class Played(Body, tag="played", frozen=True, kw_only=True):
    """A seat acted, and chance after it: every ply as seat, text and the seats that learned it (a bit set)."""

    plies: tuple[tuple[int, str, int], ...]


class TakenBack(Body, tag="taken-back", frozen=True, kw_only=True):
    """A seat took back its own last choice, which had shown it nothing, or its sealed answer."""

    seat: int


class Undone(Body, tag="undone", frozen=True, kw_only=True):
    """For a seat, the others agreeing, plies were taken back: the game stands after so many."""

    seat: int
    plies: int


class Requested(Body, tag="requested", frozen=True, kw_only=True):
    """The others are asked: may this seat take its last choice back, shall the game end without a winner?

    Or, by a person who is not at the table yet (or at another seat): may he play on for the bot at this seat?
    """

    seat: int
    what: Wanted
    plies: int = 0  # of an undo: the game would stand after so many
    person: str = ""  # of ``sit``: who asks


class Replied(Body, tag="replied", frozen=True, kw_only=True):
    """A seat answered a request, named by the number of its step."""

    seat: int
    request: int
    agree: bool


class Paused(Body, tag="paused", frozen=True, kw_only=True):
    seat: int


class Resumed(Body, tag="resumed", frozen=True, kw_only=True):
    seat: int


class Resigned(Body, tag="resigned", frozen=True, kw_only=True):
    """A seat gave up: of two the other wins; of more a bot plays on, and the seat is placed last."""

    seat: int


class Flagged(Body, tag="flagged", frozen=True, kw_only=True):
    """A seat's clock ran out: a bot plays on, or the game ends, as the table chose."""

    seat: int


class Ended(Body, tag="ended", frozen=True, kw_only=True):
    """The game ended before its rules ended it."""

    why: Literal["agreed", "abandoned"]
    seat: int | None = None


class Outage(Body, tag="outage", frozen=True, kw_only=True):
    """No server was there between these times: nobody is charged for them."""

    since: int
    until: int


class Rematched(Body, tag="rematched", frozen=True, kw_only=True):
    """The same people sit down again at another table."""

    table: str


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


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyBody)


def encode_body(body: AnyBody) -> str:
    """How a body is kept."""
    return _encoder.encode(body).decode()


def decode_body(text: str) -> AnyBody:
    """The body that was kept."""
    body: AnyBody = _decoder.decode(text)
    return body
