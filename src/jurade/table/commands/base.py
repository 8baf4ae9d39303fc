"""What a person can ask at a table: a small class for each thing, with its check, what it does, and who is offered it.

Where is everything about pausing?  Who may pause, when, why not, and by which name it is offered: in the class
``Pause``.  What a pause makes of a table: in the step ``Paused`` (:mod:`jurade.table.steps`), which alone is kept.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from jurade.table.draft import Draft
from jurade.table.repeating import Spoken, spoken
from jurade.table.table import Table


class Asked(msgspec.Struct, frozen=True):
    """Something that a person asks at a table."""

    person: str

    def check(self, table: Table) -> None:
        """A refusal that says why not, or nothing."""
        raise NotImplementedError

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        """The name under which it is offered now to the person at a seat who has not given up; "" when it is not."""
        return ""


class Command(Asked, frozen=True):
    """Something that changes the table: it is checked, drafted, and then kept like every other."""

    name: ClassVar[str]  # of the message that asks for it; part of the mark that is kept with its first step
    is_dated: ClassVar[bool] = False  # names the moment it was decided at: repeated late, it is stale by itself

    def make(self, draft: Draft) -> None:
        """Draft the steps that do it; a refusal where only trying can tell."""
        raise NotImplementedError

    def draft(self, table: Table, now: int, message: Spoken | None = None) -> Draft:
        """What it would do at a table, or a refusal; the table stays as it is."""
        self.check(table)
        draft = Draft(table, now, message)
        self.make(draft)
        return draft

    def says(self) -> tuple[Any, ...]:
        """What tells this message of a person from others."""
        return (self.name, *msgspec.structs.astuple(self)[1:])

    def message(self, id: str) -> Spoken | None:
        """It as a message under an id, by which it is recognised when it is repeated."""
        return spoken(self.person, id, *self.says())
