"""What travels between a table and those who watch it: typed, versioned, small.

One socket a client.  A client asks with an ``id`` of its own choice and gets ``done``, an answer, or ``error`` with the
same id; a message repeated with the same id has the same effect once.

A watcher keeps a *document*: all that it may know of a table, as JSON values.  It gets the document whole when it
begins to watch, and then changes of it (``jurade.table.delta``), each with the log entries of what happened.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from jurade.core.events import Sound, Weight
from jurade.table.documents import AnyDocument, Delta, Facts, Json, Person, made

VERSION = 1
LONGEST = 16_384  # bytes of a message from a client; the longest legal one is an offer of some hundred

LARGEST = 2**31 - 1  # what every database keeps as a number
MOST_PICKS = 200

Name = Annotated[str, Meta(max_length=200)]  # an id, of a message or a table; an invitation
Line = Annotated[str, Meta(max_length=4000)]  # an action, a line of chat: what they may be is for others to say
Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]

Form = Literal["scene", "view", "events"]  # for people; for programs; for those who only listen
Saying = Annotated[Json, made("Message")]
Row = Annotated[Json, made("ListedTable")]


class FromClient(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Anything a client says.  ``id`` is its own number or name for it."""

    id: Name


class Hello(FromClient, tag="hello", frozen=True, kw_only=True):
    """The first message: the version of these messages that the client speaks."""

    version: Number


class Watch(FromClient, tag="watch", frozen=True, kw_only=True):
    """Show me a table as a seat of mine sees it, or as a spectator; ``since`` is the last step I know of."""

    table: Name
    seat: Number | None = None
    form: Form = "scene"
    since: Number | None = None
    invitation: Name = ""  # to a table that is not for everybody


class Unwatch(FromClient, tag="unwatch", frozen=True, kw_only=True):
    """I look away."""

    table: Name


class WatchLobby(FromClient, tag="lobby", frozen=True, kw_only=True):
    """Show me the open tables and my own, from now on."""


class Act(FromClient, tag="act", frozen=True, kw_only=True):
    """My choice at a table, made when it stood at this ply."""

    table: Name
    seat: Number
    ply: Number
    action: Line


class AskPreview(FromClient, tag="preview", frozen=True, kw_only=True):
    """What would this action do?"""

    table: Name
    seat: Number
    ply: Number
    action: Line


class AskForbidden(FromClient, tag="forbidden", frozen=True, kw_only=True):
    """What cannot be picked next, after these picks, and why?"""

    table: Name
    seat: Number
    ply: Number
    picked: Annotated[tuple[Line, ...], Meta(max_length=MOST_PICKS)] = ()


class AskHint(FromClient, tag="hint", frozen=True, kw_only=True):
    """What would a bot do in my place, and why?"""

    table: Name
    seat: Number
    ply: Number


class TakeBack(FromClient, tag="undo", frozen=True, kw_only=True):
    """Take my last choice back: at once when nothing was revealed, otherwise the others are asked."""

    table: Name
    seat: Number


class OfferDraw(FromClient, tag="draw", frozen=True, kw_only=True):
    """I offer the others to end the game without a winner."""

    table: Name
    seat: Number


class Reply(FromClient, tag="reply", frozen=True, kw_only=True):
    """My answer to a request of another seat."""

    table: Name
    seat: Number
    request: Number
    agree: bool


class Say(FromClient, tag="say", frozen=True, kw_only=True):
    """A line of chat."""

    table: Name
    text: Line


ClientMessage = (
    Hello
    | Watch
    | Unwatch
    | WatchLobby
    | Act
    | AskPreview
    | AskForbidden
    | AskHint
    | TakeBack
    | OfferDraw
    | Reply
    | Say
)


class FromServer(msgspec.Struct, tag_field="type", frozen=True, kw_only=True, omit_defaults=True):
    """Anything a server says."""


class Welcome(FromServer, tag="welcome", frozen=True, kw_only=True):
    """The answer to ``hello``."""

    id: str
    version: int
    person: Person | None  # None: a stranger
    now: int  # milliseconds since 1970, to set clocks by


class LogEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened: ``facts["event"]`` is its name, said as the message ``event-<name>``.

    Facts called ``seat`` or ``seats``, or whose name ends so, are seats.
    How it sounds, how weighty it is, what it shows and what it gains its ``seat`` are as the game declares its events.
    """

    step: int
    ply: int  # plies made when it had happened
    at: int  # milliseconds since 1970
    facts: Facts
    sound: Sound = ""
    weight: Weight = "routine"
    shows: tuple[str, ...] = ()  # names of things on the board, in the order they are to be looked at
    points: int = 0
    message: Saying = None  # the log line of a game's event, seats by colour (``Game.tell``); None for the table's own


class ChatLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of chat."""

    number: int
    at: int
    person: str  # id, to mute or report
    name: str
    seat: int | None = None  # None: a spectator
    text: str


class Document(FromServer, tag="table", frozen=True, kw_only=True):
    """The answer to ``watch``: the whole document, what happened since, and the chat."""

    id: str
    table: str
    seat: int | None = None
    form: Form = "scene"
    step: int
    document: AnyDocument
    log: tuple[LogEntry, ...] = ()
    chat: tuple[ChatLine, ...] = ()


class Change(FromServer, tag="change", frozen=True, kw_only=True):
    """What changed since the last ``table`` or ``change`` of that table on this socket."""

    table: str
    since: int  # the step whose document is changed; whoever has another asks for the whole
    step: int
    delta: Delta = None
    log: tuple[LogEntry, ...] = ()


class Done(FromServer, tag="done", frozen=True, kw_only=True):
    """It was done; the table then stood at this step."""

    id: str
    step: int = 0


class Refused(FromServer, tag="error", frozen=True, kw_only=True):
    """It was not done, and why: a code for programs, a sentence for people, the rule where a rule forbids it."""

    id: str | None
    code: str
    sentence: str  # in English
    message: Saying = None  # the same as a message of the word files, where there is one
    rule: str = ""
    table: str = ""


class PreviewAnswer(FromServer, tag="previewed", frozen=True, kw_only=True):
    """What the action would do."""

    id: str
    preview: Annotated[Json, made("Preview")]


class ForbiddenAnswer(FromServer, tag="forbade", frozen=True, kw_only=True):
    """What cannot be picked next though one might try."""

    id: str
    picks: tuple[Annotated[Json, made("Forbidden")], ...]


class HintAnswer(FromServer, tag="hinted", frozen=True, kw_only=True):
    """What a bot would do: the action, its picks, why, and what else it considered."""

    id: str
    action: str
    path: tuple[str, ...]
    sentences: tuple[Saying, ...]
    considered: tuple[Annotated[Json, made("Considered")], ...]


class Said(FromServer, tag="said", frozen=True, kw_only=True):
    """A line of chat, as soon as it is said."""

    table: str
    line: ChatLine


class Lobby(FromServer, tag="tables", frozen=True, kw_only=True):
    """Open tables and one's own; whole, after every change (at most one a second)."""

    open: tuple[Row, ...]
    mine: tuple[Row, ...]


class YourTurn(FromServer, tag="turn", frozen=True, kw_only=True):
    """At one of your tables you are asked now; not sent to a socket that watches the table from that seat."""

    table: str
    seat: int
    ply: int


class Bye(FromServer, tag="bye", frozen=True, kw_only=True):
    """The server closes; come back after so many milliseconds."""

    reason: str
    retry: int


ServerMessage = (
    Welcome
    | Document
    | Change
    | Done
    | Refused
    | PreviewAnswer
    | ForbiddenAnswer
    | HintAnswer
    | Said
    | Lobby
    | YourTurn
    | Bye
)


_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode(raw: bytes | str) -> ClientMessage:
    """A message from a client; msgspec.DecodeError or msgspec.ValidationError says what is wrong with another.

    RecursionError when it is nested without end.
    """
    message: ClientMessage = _decoder.decode(raw)
    return message


def encode(message: FromServer) -> bytes:
    """A message to a client."""
    return _encoder.encode(message)
