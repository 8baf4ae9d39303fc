"""What the server answers over HTTP.

Programs can rely on these shapes: the description that is published and the page's types are made from them
(:mod:`jurade.server.describing`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType
from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, core_schema

from jurade.core.options import Value
from jurade.table.documents import Facts, Json, Person, Position, made
from jurade.table.messages import LogEntry, Row, Saying

SHAPE = "x-shape"  # in a schema that FastAPI makes: the class that is to be described here


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """An answer.  FastAPI sends it as msgspec writes it, and leaves its description to us."""

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.any_schema(
            serialization=core_schema.plain_serializer_function_ser_schema(msgspec.to_builtins)
        )

    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: CoreSchema, _handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {SHAPE: cls.__name__}


class Nothing(Reply, frozen=True, kw_only=True):
    """It was done, and there is nothing to say of it."""


# ---- what went wrong


class Refusal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why it was not done: a code for programs, a sentence in English, the same as a message, and the rule, if any."""

    code: str
    sentence: str
    message: Saying
    rule: str = ""


class RefusedRequest(Reply, frozen=True, kw_only=True):
    """It was not done."""

    error: Refusal


# ---- people


class Entered(Reply, frozen=True, kw_only=True):
    """Who you are from now on."""

    person: Person


class Left(Reply, frozen=True, kw_only=True):
    """You are nobody from now on."""

    person: None = None


class Me(Reply, frozen=True, kw_only=True):
    """Who the server thinks you are (null: a stranger), and what you may do."""

    person: Person | None
    scopes: list[str]


class SessionShown(Reply, frozen=True, kw_only=True):
    """A browser in which you are signed in; `current` is this one."""

    id: str
    created: int
    seen: int
    agent: str
    current: bool


class TokenShown(Reply, frozen=True, kw_only=True):
    """A key for programs, and when it was last used."""

    id: str
    label: str
    scopes: list[str]
    created: int
    used: int | None


class NewToken(TokenShown, frozen=True, kw_only=True):
    """A new key; its secret is shown this once."""

    secret: str


class Fared(msgspec.Struct, frozen=True, kw_only=True):
    """How a person has fared at a game with so many seats; `place` and `score` are averages."""

    game: str
    seats: int
    played: int
    won: int
    place: float
    score: float
    best: int
    last: int


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A rating: `rating` is the cautious estimate, mu less three sigma."""

    game: str
    seats: int
    rating: float
    mu: float
    sigma: float
    games: int


class Profile(Reply, frozen=True, kw_only=True):
    """What everybody may know of a person."""

    id: str
    name: str
    guest: bool
    since: int
    games: list[Fared]
    ratings: list[Rated]


# ---- games


class GameName(msgspec.Struct, frozen=True, kw_only=True):
    """A game in one language."""

    name: str
    tagline: str


OptionKind = Literal["choice", "switch", "number", "text"]


class GameOption(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game; a number lies between `least` and `most`, where there are such bounds."""

    id: str
    kind: OptionKind
    default: Value
    values: list[Value] | UnsetType = UNSET
    per_seat: bool | UnsetType = UNSET
    least: int | UnsetType | None = UNSET
    most: int | UnsetType | None = UNSET


class GameKind(Reply, frozen=True, kw_only=True):
    """A game that can be played; `seats` are the numbers of seats it can have, `levels` those of the bots."""

    id: str
    name: str
    tagline: str
    names: dict[str, GameName]
    rules: str
    seats: list[int]
    colours: list[str]
    endings: list[str]
    levels: list[str]
    options: list[GameOption]


class RulesText(Reply, frozen=True, kw_only=True):
    """The rules of a game and those of every table as Markdown, and each rule by its number."""

    text: str
    table: str
    rules: dict[str, str]


# ---- lessons


class LessonHead(Reply, frozen=True, kw_only=True):
    """A lesson in a list."""

    name: str
    rule: str
    title: Saying


class LessonDocument(Position, frozen=True, kw_only=True):
    """What a watcher of a table would keep, without a table."""

    scene: Annotated[Json, made("Scene")]


class LessonShown(LessonHead, frozen=True, kw_only=True):
    """A position to solve, with its words."""

    seat: int
    text: Saying
    task: Saying
    document: LessonDocument


class LessonEvent(msgspec.Struct, frozen=True, kw_only=True):
    """Something that an answer made happen."""

    ply: int
    facts: Facts


class Verdict(Reply, frozen=True, kw_only=True):
    """Was the answer right, and why; how the table stands after it; a right answer, where it was asked for."""

    right: bool
    message: Saying
    document: LessonDocument
    log: list[LessonEvent]
    answer: str | UnsetType = UNSET


class Previewed(Reply, frozen=True, kw_only=True):
    """What an answer would do."""

    preview: Annotated[Json, made("Preview")]


# ---- tables


class TableShown(Reply, frozen=True, kw_only=True):
    """A table; the step at which it was changed, where it was; invitations by seat, for those who sit there."""

    id: str
    info: Annotated[Json, made("TableInfo")]
    step: int | UnsetType = UNSET
    invitations: dict[str, str] | UnsetType = UNSET


class TableList(Reply, frozen=True, kw_only=True):
    """A page of tables, and whether there are more."""

    tables: list[Row]
    more: bool


class Replay(Reply, frozen=True, kw_only=True):
    """The document after a ply, and the log of that ply."""

    document: Annotated[Json, made("SceneDocument")]
    log: list[LogEntry]


class Course(Reply, frozen=True, kw_only=True):
    """Who made each ply of a finished game (-1: chance), and the scores after each number of plies from 0 on."""

    last: int
    plies: list[int]
    scores: list[list[int]]


class Analysis(Reply, frozen=True, kw_only=True):
    """What a bot thinks of the decisions of a finished game, by ply: points each seat could expect, what was best."""

    status: Literal["none", "running", "done"]
    values: dict[str, list[float]]
    best: dict[str, list[Annotated[Json, made("Considered")]]]


# ---- operations


class Health(Reply, frozen=True, kw_only=True):
    """Is the server open, and does its store answer?"""

    status: Literal["ok", "closing", "broken"]
    store: str
