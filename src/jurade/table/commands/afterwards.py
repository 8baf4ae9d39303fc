"""What can be asked of a finished game: to play again, or to play on from an earlier ply.  Both need another table."""

from __future__ import annotations

from jurade.table.checks import check_member, check_ply, check_status
from jurade.table.commands.base import Asked
from jurade.table.refusals import Refusal
from jurade.table.table import Table


class Rematch(Asked, frozen=True):
    """The same people once more, everybody one seat further."""

    def check(self, table: Table) -> None:
        check_member(table, self.person)
        check_status(table, "over")

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        return "rematch"


class Fork(Asked, frozen=True):
    """A table of its own that plays on from an earlier ply."""

    ply: int

    def check(self, table: Table) -> None:
        if table.status != "over":
            raise Refusal("wrong-status", "fork-later")
        check_ply(table, self.ply)

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        return "fork"

    @classmethod
    def is_offered_to_spectators(cls, table: Table) -> bool:
        return table.status == "over"
