"""What can be wrong with what we are given.

All are ValueErrors; each says in a sentence what is wrong and what would be right: in English as its text, in the
language of whoever reads it by its ``message``, for which the words of the core are enough.

Three concern an action, as a player would put it: I cannot read it, it may mean two things, the rules forbid it.
The others concern options, positions and records.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from jurade.core.words import Arg, Message, Words, say, words

SHOWN = 60  # characters of what was given that a sentence repeats
LONGEST = 600  # characters of a sentence: nobody reads more, and a refusal must not grow with what was sent


def short(text: str) -> str:
    """A given text to be repeated in a sentence: its beginning, in letters that can be printed and sent."""
    cut = text if len(text) <= SHOWN else text[:SHOWN] + "…"
    return (
        cut
        if cut.isprintable()
        else "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in cut)
    )


def shown(value: object) -> str:
    """A given value to be repeated in a sentence, whatever it is; texts in quotation marks."""
    if isinstance(value, str):
        return f"'{short(value)}'"
    try:
        return short(repr(value))
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists in lists
        return f"a {type(value).__name__} too long to repeat"


def code(text: str) -> Message:
    """Something that is typed, as a sentence quotes it."""
    return say("code", text=short(text))


def given(value: object) -> Arg:
    """As ``shown``, for a message."""
    if isinstance(value, str):
        return code(value)
    try:
        return short(repr(value))
    except (ValueError, RecursionError):
        return say("code-too-long", kind=type(value).__name__)


@dataclass(frozen=True)
class Reason:
    """Why something is not allowed: the number of the rule and the sentence that says so."""

    rule: str
    message: Message


class JuradeError(ValueError):
    """Something given to Jurade is wrong; nothing was changed.

    ``what`` is a message of the core's words, or a plain sentence in English, which every reader gets as it is.
    Whatever was given, the sentence is not too long to read, and can be sent: one that is keeps its beginning, which
    says what is wrong, and its end, which says what would be right.
    """

    message: Message

    def __init__(self, what: str | Message) -> None:
        sentence = _readable(words("en").text(what) if isinstance(what, Message) else what)
        super().__init__(sentence)
        self.message = what if isinstance(what, Message) else say("plain", text=sentence)

    def said(self, words: Words) -> str:
        """Why, in the language of these words."""
        return _readable(words.text(self.message))

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors come from other processes too, whatever their constructors ask for."""
        return _again, (type(self), self.args, dict(self.__dict__))


def _readable(sentence: str) -> str:
    if len(sentence) > LONGEST:
        sentence = f"{sentence[: LONGEST * 2 // 3]} … {sentence[-LONGEST // 4 :]}"
    return sentence.encode(errors="replace").decode()


def _again(kind: type[JuradeError], args: tuple[Any, ...], facts: dict[str, Any]) -> JuradeError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(facts)
    return error


class ActionError(JuradeError):
    """An action was refused, the state is as before: ``sentence`` says why in English, ``message`` in any language."""

    def __init__(
        self,
        sentence: str,
        *,
        message: Message | None = None,
        action: str = "",
        seat: int | None = None,
        ply: int | None = None,
    ) -> None:
        super().__init__(sentence)
        self.sentence = str(self)
        if message is not None:
            self.message = message
        self.action = action
        self.seat = seat
        self.ply = ply

    @property
    def is_for_players(self) -> bool:
        """Is there a sentence in every language?"""
        return self.message.key != "plain"


class UnreadableAction(ActionError):
    """The text is no action at all.  Games make it with :mod:`jurade.core.reading`."""

    def __init__(self, message: Message, *, action: str = "") -> None:
        super().__init__(words("en").text(message), message=message, action=action)


class AmbiguousAction(ActionError):
    """The text may mean several actions; ``meanings`` lists them."""

    def __init__(
        self,
        sentence: str,
        *,
        meanings: tuple[str, ...],
        action: str = "",
        seat: int | None = None,
        ply: int | None = None,
    ) -> None:
        super().__init__(sentence, action=action, seat=seat, ply=ply)
        self.meanings = meanings


class IllegalAction(ActionError):
    """A rule forbids it: ``rule`` is its number."""

    def __init__(
        self,
        sentence: str,
        *,
        rule: str,
        message: Message | None = None,
        action: str = "",
        seat: int | None = None,
        ply: int | None = None,
    ) -> None:
        super().__init__(sentence, message=message, action=action, seat=seat, ply=ply)
        self.rule = rule


class BadOption(JuradeError):
    """An option does not exist, has no such value, or contradicts another."""


class BadChance(JuradeError):
    """A scripted outcome of chance cannot occur where the script puts it."""


class BadPosition(JuradeError):
    """A position cannot be read or cannot occur."""


class BadRecord(JuradeError):
    """A record cannot be read or does not replay; ``ply`` is the first wrong one, counted from 0."""

    def __init__(self, what: str | Message, *, ply: int | None = None, line: int | None = None) -> None:
        super().__init__(what)
        self.ply = ply
        self.line = line


class UnknownGame(JuradeError):
    """No game of that name is installed."""
