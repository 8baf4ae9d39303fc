"""The course of a game: starting it, pausing and going on, giving it up."""

from __future__ import annotations

from jurade.table import steps
from jurade.table.checks import check_member, check_player, check_status
from jurade.table.commands.base import Command
from jurade.table.commands.seating import is_full
from jurade.table.draft import Draft
from jurade.table.refusals import Refusal
from jurade.table.table import Table


class Start(Command, frozen=True):
    """Begin the game; every seat must be taken."""

    name = "start"

    def check(self, table: Table) -> None:
        check_member(table, self.person)
        check_status(table, "open")
        free = sum(seat.kind == "open" for seat in table.seats)
        if free:
            raise Refusal("wrong-status", "seats-open", free=free)
        persons = {seat.person for seat in table.seats if seat.person}
        if table.is_rated and len(persons) < 2:
            raise Refusal("wrong-status", "rated-two-persons")

    def make(self, draft: Draft) -> None:
        draft.add(steps.Started())

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        return "start" if is_full(table) else ""


class Pause(Command, frozen=True):
    """Stop all clocks for now; anybody who plays may, also with a seat that a bot plays for him just now."""

    name = "pause"

    def check(self, table: Table) -> None:
        check_status(table, "running")
        if table.is_rated:
            raise Refusal("not-allowed", "rated-no-pause")
        _seat_of(table, self.person)

    def make(self, draft: Draft) -> None:
        draft.add(steps.Paused(seat=_seat_of(draft.before, self.person)))

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        return "" if table.is_rated else "pause"


class Resume(Command, frozen=True):
    """Go on after a pause."""

    name = "resume"

    def check(self, table: Table) -> None:
        check_status(table, "paused")
        _seat_of(table, self.person)

    def make(self, draft: Draft) -> None:
        draft.add(steps.Resumed(seat=_seat_of(draft.before, self.person)))

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        return "" if table.is_rated else "resume"


def _seat_of(table: Table, person: str) -> int:
    """The seat in whose name a person pauses or goes on: the first that he has not given up."""
    mine = [number for number in table.seats_of(person) if not table.seats[number].forfeited]
    if not mine:
        raise Refusal("not-allowed", "only-players")
    return mine[0]


class Resign(Command, frozen=True):
    """Give up with a seat."""

    name = "resign"
    seat: int

    def check(self, table: Table) -> None:
        check_player(table, self.person, self.seat)
        check_status(table, "running", "paused")

    def make(self, draft: Draft) -> None:
        draft.add(steps.Resigned(seat=self.seat))

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        return "resign"


class Abandon(Command, frozen=True):
    """End the table without a result: before the start whoever set it up, later only who plays alone with bots."""

    name = "abandon"

    def check(self, table: Table) -> None:
        check_member(table, self.person)
        check_status(table, "open", "running", "paused")
        if table.status == "open":
            if self.person != table.host:
                raise Refusal("not-allowed", "only-host")
        elif not _is_alone(table, self.person):
            raise Refusal("not-allowed", "others-playing")

    def make(self, draft: Draft) -> None:
        draft.add(steps.Ended(why="abandoned"))

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        person = table.seats[seat].person
        may = person == table.host if table.status == "open" else _is_alone(table, person)
        return "abandon" if may else ""


def _is_alone(table: Table, person: str) -> bool:
    """Does nobody else play here?"""
    return not {seat.person for seat in table.seats if seat.is_persons} - {person}
