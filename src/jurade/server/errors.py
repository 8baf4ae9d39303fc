"""What is refused, and how it is said: a code for programs, a sentence for people, a status for HTTP.

The table has codes of its own (``jurade.table.refusals``); here are those of the server.
Every refusal is also a message of the word files, so that a page says it in its own language: ``error-<code>`` with its
arguments for those of the server; what the core refuses is quoted by ``refused-<code>``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy.exc import DataError

from jurade.core.errors import ActionError, BadOption, BadPosition, BadRecord, JuradeError, UnknownGame
from jurade.core.words import Arg, Message, Words, words
from jurade.server.replies import Refusal, RefusedRequest
from jurade.table import refusals

OWN: Final[Mapping[str, int]] = {
    # what was sent
    "no-http": 400,
    "malformed": 400,
    "unknown-type": 400,
    "invalid": 422,
    "too-large": 413,
    "too-slow": 408,
    "too-often": 429,
    "version": 400,
    "hello-first": 400,
    # who sent it
    "nobody": 401,
    "wrong-token": 401,
    "no-scope": 403,
    "foreign-page": 403,
    "foreign-host": 421,
    # what it is about
    "not-found": 404,
    "wrong-method": 405,
    "unknown-game": 404,
    "no-lesson": 404,
    "no-language": 404,
    "bad-option": 422,
    "bad-position": 422,
    "bad-record": 422,
    # us
    "closing": 503,
    "broken": 500,
}
STATUS: Final[Mapping[str, int]] = {**refusals.CODES, **OWN}
SHOWN: Final = 300  # characters of anything given that are said again
LONGEST: Final = 1500  # … and of a whole sentence

_CODES: Final[tuple[tuple[type[JuradeError], str], ...]] = (
    (BadOption, "bad-option"),
    (BadPosition, "bad-position"),
    (BadRecord, "bad-record"),
    (UnknownGame, "unknown-game"),
)


def server_words(language: str) -> Words:
    """The words of the core, the table and the server."""
    return words(language, "jurade.table", "jurade.server")


class Problem(JuradeError):
    """Something the server refuses by itself; nothing was changed."""

    def __init__(self, code: str, **args: Arg) -> None:
        assert code in OWN, code
        message = Message(f"error-{code}", {name: short(value) for name, value in args.items()})
        super().__init__(server_words("en").text(message))
        self.code = code
        self.message = message
        self.seconds = args.get("seconds")  # to wait, where it was too often


def short(value: Arg) -> Arg:
    """Something given, as it is said again: not longer than a reader would read, and printable."""
    if isinstance(value, str):
        value = value.encode(errors="replace").decode()
        return value if len(value) <= SHOWN else value[:SHOWN] + "…"
    if isinstance(value, tuple):
        return tuple(short(part) for part in value)
    return shortened(value) if isinstance(value, Message) else value


def shortened(message: Message) -> Message:
    """The message with all that was given in it short."""
    return Message(message.key, {name: short(value) for name, value in message.args.items()})


def refusal_of(error: Exception) -> JuradeError | None:
    """An error that is no mistake of ours, as a refusal: also what the database cannot keep."""
    if isinstance(error, JuradeError):
        return error
    return Problem("invalid", where="$", why=Message("wrong-unkept")) if isinstance(error, DataError) else None


def code_of(error: JuradeError) -> str:
    """The code of an error, wherever it arose."""
    if isinstance(error, Problem | refusals.Refusal):
        return error.code
    if isinstance(error, ActionError):
        return refusals.GateRefusal(error).code
    return next((code for kind, code in _CODES if isinstance(error, kind)), "invalid")


def _message(error: JuradeError, code: str) -> Message:
    """What tables and the server refuse says so itself; what the core refuses is quoted."""
    if isinstance(error, Problem | refusals.Refusal):
        return error.message
    if isinstance(error, ActionError):
        return refusals.GateRefusal(error).message
    return Message(f"refused-{code}", {"why": error.message})


def told(error: JuradeError) -> Refusal:
    """An error as clients get it."""
    code = code_of(error)
    message = shortened(_message(error, code))
    sentence = str(error).encode(errors="replace").decode()
    if len(sentence) > LONGEST:
        sentence = sentence[:LONGEST] + "…"
    return Refusal(code=code, sentence=sentence, message=message.to_json(), rule=getattr(error, "rule", ""))


def refusal_body(error: JuradeError) -> bytes:
    """The body of an answer that refuses something."""
    return msgspec.json.encode(RefusedRequest(error=told(error)))
