"""What becomes of a person's seats when he deletes his account, or when a guest signs in to one.

It is asked of all his tables at once, and is never refused.
"""

from __future__ import annotations

from jurade.table import steps
from jurade.table.commands.base import Command
from jurade.table.commands.seating import left
from jurade.table.draft import Draft
from jurade.table.table import Table


class Vanish(Command, frozen=True):
    """A person deletes his account: he leaves the table, and another has the say over it."""

    name = "vanish"

    def check(self, table: Table) -> None:
        pass

    def make(self, draft: Draft) -> None:
        table, person = draft.before, self.person
        if table.status == "over":
            return
        others = [seat.person for seat in table.seats if seat.person and seat.person != person]
        if not others:
            draft.add(steps.Ended(why="abandoned"))
            return
        for seat in _held(table, person):
            is_given_up = table.is_rated and table.status != "open"
            draft.add(steps.Resigned(seat=seat) if is_given_up else left(table, seat))
        if table.host == person:
            draft.add(steps.Moved(person=person, to=others[0], host_only=True))


class Merge(Command, frozen=True):
    """A guest signs in to an account: what he has at the table becomes the account's.

    Nobody comes to a second seat of a game with others that way: where the account sits already, the guest's seat is
    given up as if he had left it; and a rated game in which he played against himself alone has no result.
    """

    name = "merge"
    account: str

    def check(self, table: Table) -> None:
        pass

    def make(self, draft: Draft) -> None:
        table, guest = draft.before, self.person
        mine = _held(table, guest)
        others = {seat.person for seat in table.seats if seat.person and not seat.forfeited} - {guest, self.account}
        is_alone = not others
        if not self._would_have_two(table) or (not table.is_rated and (table.status == "open" or is_alone)):
            draft.add(steps.Moved(person=guest, to=self.account))
        elif table.status != "open" and table.is_rated and is_alone:
            draft.add(steps.Ended(why="abandoned"), steps.Moved(person=guest, to=self.account))
        else:
            is_given_up = table.is_rated and table.status != "open"
            draft.add(*(steps.Resigned(seat=seat) if is_given_up else left(table, seat) for seat in mine))
            if table.host == guest:
                draft.add(steps.Moved(person=guest, to=self.account, host_only=True))

    def _would_have_two(self, table: Table) -> bool:
        """Do both sit at a game that is not over?"""
        return table.status != "over" and bool(_held(table, self.person)) and bool(table.seats_of(self.account))


def _held(table: Table, person: str) -> list[int]:
    """The seats of a person that he has not given up."""
    return [seat for seat in table.seats_of(person) if not table.seats[seat].forfeited]
