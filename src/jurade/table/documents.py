"""The shapes of what travels as ready-made JSON: scenes, documents, rows of the lobby, changes.

Games and tables make these values as plain JSON, once for all who watch; here stands what they look like.
The descriptions that the server publishes and the types of the page are made from these classes, and real games are
held against them.  A field that may be left out is ``UNSET``; one that may be null says so.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import UNSET, Meta, Struct, UnsetType, field

from jurade.core.options import Value
from jurade.core.scene import PickKind, Tag
from jurade.table.setup import ClockKind, Out, Visibility
from jurade.table.steps import Wanted

Json = Any


def made(*shapes: str) -> Meta:
    """Marks JSON that is passed on as it was made, and names the classes here of which it has the shape of one."""
    refs = [{"$ref": f"#/$defs/{shape}"} for shape in shapes]
    return Meta(extra_json_schema=refs[0] if len(refs) == 1 else {"anyOf": refs})


# ---- words and drawings


class Message(NamedTuple):
    """Something to be said: a key of the word files and, where it has any, its arguments."""

    key: str
    args: dict[str, Arg] = {}  # noqa: RUF012  described, never made


class Quoted(Struct, frozen=True):
    """An argument that is a message itself."""

    say: Message


Arg = str | int | float | Quoted | list[str | int | float | Quoted]


class Box(NamedTuple):
    """A rectangle: x, y, width, height."""

    x: float
    y: float
    width: float
    height: float


class Shape(Struct, frozen=True, kw_only=True):
    """An element of a drawing, in the words of SVG; the same id before and after is the same thing."""

    tag: Tag
    id: str | UnsetType = UNSET
    attrs: dict[str, str | int | float] | UnsetType = UNSET
    text: str | Message | UnsetType = UNSET
    title: Message | UnsetType = UNSET
    children: list[Shape] | UnsetType = UNSET


class Layer(Struct, frozen=True, kw_only=True):
    """Shapes drawn together: shown, lit under the pointer (`hover`), or turned on by the watcher (`overlay`)."""

    id: str
    shapes: list[Shape]
    kind: Literal["hover", "overlay"] | UnsetType = UNSET
    label: Message | UnsetType = UNSET
    key: str | UnsetType = UNSET


class Pick(Struct, frozen=True, kw_only=True):
    """Something that can be picked; a number has a range, and marks on its dial."""

    id: str
    kind: PickKind
    label: Message
    outline: Shape | UnsetType = UNSET
    area: Shape | UnsetType = UNSET
    range: tuple[int, int] | UnsetType = UNSET
    marks: dict[str, Message] | UnsetType = UNSET


class Choice(Struct, frozen=True, kw_only=True):
    """A legal action: what is sent, the picks that lead to it, how it is said, and what it puts on the board."""

    action: str
    path: list[str]
    label: Message
    ghost: Shape | UnsetType = UNSET


class Term(Struct, frozen=True, kw_only=True):
    """One thing a side of an offer may hold; `{n}` in `written` stands for a number of the range."""

    written: str
    label: Message
    range: tuple[int, int]


class Partner(Struct, frozen=True, kw_only=True):
    """A seat that an offer may be made to."""

    seat: int
    label: Message
    gives: list[Term]
    wants: list[Term]


class OfferForm(Struct, frozen=True, kw_only=True):
    """An action that is put together from terms rather than chosen."""

    template: str
    partners: list[Partner]
    left: int
    joint: str
    nothing: str


class Panel(Struct, frozen=True, kw_only=True):
    """What is shown of a seat beside the board."""

    seat: int
    colour: str
    score: int
    facts: list[tuple[Message, str | Message]]
    shapes: list[Shape]
    chips: list[Message]


class Card(Struct, frozen=True, kw_only=True):
    """A card, tile or token in hand."""

    id: str
    label: Message
    shapes: list[Shape]
    box: Box
    spent: bool


# A heading and rows of two cells: words, or a drawing in the first.
SceneTable = tuple[Message, list[tuple[str | Message | Shape, str | Message]]]


class Scene(Struct, frozen=True, kw_only=True):
    """All that one watcher sees, and what can be picked."""

    box: Box
    layers: list[Layer]
    symbols: dict[str, Shape]
    panels: list[Panel]
    prompt: Message
    hand: list[Card]
    picks: dict[str, Pick]
    choices: list[Choice]
    focus: Box | None
    description: Message | None
    tables: list[SceneTable]
    offer: OfferForm | UnsetType = UNSET


class Preview(Struct, frozen=True, kw_only=True):
    """What an action would do; `points` are by seat."""

    lines: list[Message]
    warnings: list[Message]
    points: dict[str, int]
    ghosts: list[Shape]


class Forbidden(Struct, frozen=True, kw_only=True):
    """Something that cannot be picked, and the rule that forbids it."""

    pick: Pick
    rule: str
    message: Message


class Considered(Struct, frozen=True, kw_only=True):
    """An action that a bot thought about: how often, and the share of the game it expects from it."""

    action: str
    visits: int
    value: float


# What happened: the name of the event, and facts that depend on it.  Those called `seat` or `seats` are seats.
Facts = Annotated[
    dict[str, Any],
    Meta(
        extra_json_schema={
            "properties": {"event": {"type": "string"}},
            "required": ["event"],
            "additionalProperties": {},
        }
    ),
]


# ---- tables


Status = Literal["open", "running", "paused", "over"]
SeatKind = Literal["person", "bot", "open"]


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who plays or watches."""

    id: str
    name: str
    guest: bool


class ClockInfo(Struct, frozen=True, kw_only=True):
    """How time is kept: `minutes` and an `increment` in seconds, or `days` for each move."""

    kind: ClockKind
    minutes: float
    increment: float
    days: float
    out: Out


class Times(Struct, frozen=True, kw_only=True):
    """The milliseconds left to each seat when it was `at` that time, and the seats whose time runs since."""

    at: int
    left: list[int]
    running: list[int]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat at a table.  The `name` of somebody who deleted the account is empty."""

    seat: int
    colour: str
    kind: SeatKind
    person: str | None
    name: str
    level: str
    here: bool
    bot_plays: bool
    forfeited: bool
    you: bool


class SeatRequest(Struct, frozen=True, kw_only=True):
    """What a seat asks of the others; `sit`: somebody who sits nowhere asks for the seat of a bot."""

    number: int
    kind: Wanted
    seat: int
    agreed: list[int]
    person: str | UnsetType = UNSET
    name: str | UnsetType = UNSET


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table itself, without the game.  `can` is what the watcher may do besides playing."""

    id: str
    game: str
    rules: str
    options: dict[str, Value]
    status: Status
    visibility: Visibility
    rated: bool
    title: str
    host: str
    created: int
    clock: ClockInfo
    times: Times
    seats: list[SeatInfo]
    requests: list[SeatRequest]
    commitment: str
    watchers: int
    delay: int
    rematch: str | None
    fork_of: tuple[str, int] | None
    brought: int
    origin: Literal["start", "record", "position"]
    can: list[str]


class Outcome(Struct, frozen=True, kw_only=True):
    """How a game ended; `ranking` is empty for an abandoned one."""

    ending: str
    ranking: list[int]
    scores: list[int]


class Result(Outcome, frozen=True, kw_only=True):
    """How a game ended, where the points came from, and what its draws can be checked by."""

    breakdown: list[dict[str, int]]
    seed: str
    salt: str


class Position(Struct, frozen=True, kw_only=True):
    """What everybody sees of a game, in every form."""

    ply: int
    to_act: list[int]
    scores: list[int]
    over: bool


class TableDocument(Position, frozen=True, kw_only=True):
    """What every document of a table has; `result` is there once the game is over."""

    info: TableInfo
    result: Result | None


class SceneDocument(TableDocument, frozen=True, kw_only=True):
    """A table for people: what to draw, what can be picked."""

    scene: Scene


class View(Position, frozen=True, kw_only=True):
    """A position as a seat (null: a spectator) knows it, and its choices in notation."""

    game: str
    rules: str
    seats: int
    options: dict[str, Value]
    seat: int | None
    position: dict[str, Any]
    choices: list[str]


class ViewDocument(TableDocument, frozen=True, kw_only=True):
    """A table for programs."""

    view: View


class EventsDocument(TableDocument, frozen=True, kw_only=True):
    """A table for those who only listen; the choices in notation, while the seat is asked."""

    choices: list[str]


AnyDocument = Annotated[Json, made("SceneDocument", "ViewDocument", "EventsDocument")]


class ListedClock(Struct, frozen=True, kw_only=True):
    """A clock in a list: what is as usual (no clock, a bot plays on) is left out."""

    kind: ClockKind | UnsetType = UNSET
    minutes: float | UnsetType = UNSET
    increment: float | UnsetType = UNSET
    days: float | UnsetType = UNSET
    out: Out | UnsetType = UNSET


class ListedSeat(Struct, frozen=True, kw_only=True):
    """A seat of a listed table."""

    seat: int
    colour: str
    kind: SeatKind
    person: str | None
    name: str
    level: str


class ListedTable(Struct, frozen=True, kw_only=True):
    """A table as the lobby and the archive list it; `options` are those that differ from the game's own."""

    id: str
    game: str
    title: str
    status: Status
    visibility: Visibility
    rated: bool
    seats: list[ListedSeat]
    clock: ListedClock
    options: dict[str, Value]
    watchers: int
    ply: int
    to_act: list[int]
    created: int
    updated: int
    host: str
    result: Outcome | None


# ---- changes of a document (jurade.table.delta)


class Replaced(Struct, frozen=True, kw_only=True):
    """This value instead."""

    value: Json = field(name="=")


class Members(Struct, frozen=True, kw_only=True):
    """The object with these members changed or new, and these gone."""

    changed: dict[str, Delta] = field(name="~")
    gone: list[str] | UnsetType = field(name="-", default=UNSET)


class Items(Struct, frozen=True, kw_only=True):
    """The list in which first, from an index on, so many items go and these come; then the items at these change."""

    spliced: list[tuple[int, int, list[Any]]] | UnsetType = field(name="+", default=UNSET)
    changed: dict[str, Delta] | UnsetType = field(name="@", default=UNSET)


Delta = Annotated[Json, made("Replaced", "Members", "Items")]
