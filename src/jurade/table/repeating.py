"""Messages said again: under one id of one person at one table they have their effect once.

What a message causes is kept with a mark of it: whose message it was, under which id, and a hash of what it said.
So the same message is recognised after a lost answer, on another connection and after a restart; and another message
under an id that was used before is refused instead of being taken for done.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, or_

from jurade.table.refusals import Refusal

SHOWN = 40  # characters of an id in a refusal

_encode = msgspec.json.Encoder(order="sorted").encode


def _hash(raw: bytes, length: int) -> str:
    return hashlib.sha256(raw).hexdigest()[:length]


class Spoken:
    """A message: whose, under which id, and what it says."""

    __slots__ = ("_old", "id", "name", "says")

    def __init__(self, person: str, id: str, says: tuple[Any, ...]) -> None:
        self.id = id
        self.says = says
        # How the marks of all messages of this person with this id begin …
        self.name = f"{person}:{_hash(id.encode(errors='backslashreplace'), 24)}:"
        self._old = f"{person}:{id}"  # … and the mark until version 2 of the schema, which forgot what was said

    @property
    def mark(self) -> str:
        """What is kept of it."""
        return self.name + _hash(_encode(self.says), 24)

    def step_among(self, kept: dict[str, int]) -> int | None:
        """The step that it caused, by the marks of the last ones; a refusal when another message had its id."""
        name, old = self.name, self._old
        for mark, step in kept.items():
            if mark.startswith(name) or mark == old:
                return self.check(mark, step)
        return None

    def kept_in(self, column: ColumnElement[str]) -> ColumnElement[bool]:
        """Is it, or another message with its id, what a row was caused by?"""
        return or_(column.startswith(self.name, autoescape=True), column == self._old)

    def check(self, mark: str, step: int) -> int:
        """The step that was caused by the message with this mark and by this one, if they are the same."""
        if mark not in (self.mark, self._old):
            raise Refusal("replayed", id=self.id[:SHOWN])
        return step


def spoken(person: str, id: str, *says: Any) -> Spoken | None:
    """A message, if it has an id by which it could be recognised."""
    return Spoken(person, id, says) if id else None
