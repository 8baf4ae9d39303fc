"""Playing, taking back, offering a draw, and answering what others ask for."""

from __future__ import annotations

from jurade.table import steps
from jurade.table.checks import check_asked, check_player, check_status
from jurade.table.commands.base import Asked, Command
from jurade.table.draft import Draft
from jurade.table.refusals import Refusal
from jurade.table.table import Table


class Act(Command, frozen=True):
    """Play an action decided when the table stood at ``ply``."""

    name = "act"
    is_dated = True
    seat: int
    ply: int
    action: str

    def check(self, table: Table) -> None:
        check_asked(table, self.person, self.seat, self.ply)

    def make(self, draft: Draft) -> None:
        draft.play(self.seat, self.action)  # or the refusal of the rules


class Undo(Command, frozen=True):
    """Take one's last choice back: at once when nothing was revealed, or when only bots would have to agree."""

    name = "undo"
    seat: int

    def check(self, table: Table) -> None:
        check_player(table, self.person, self.seat)
        check_status(table, "running")
        if table.last_ply_of(self.seat) < 0:
            raise Refusal("nothing-to-undo")

    def make(self, draft: Draft) -> None:
        table = draft.before
        last = table.last_ply_of(self.seat)
        if table.match.can_undo(self.seat):  # dear: the game is played again up to there
            draft.add(steps.TakenBack(seat=self.seat))
        elif table.is_rated:
            raise Refusal("not-allowed", "rated-no-undo")
        elif not table.voters(self.person):
            draft.add(steps.Undone(seat=self.seat, plies=last))
        else:
            _check_not_asked(table, self.seat, "undo")
            draft.add(steps.Requested(seat=self.seat, what="undo", plies=last))

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        return "undo" if table.played >> seat & 1 and not table.seats[seat].is_handed else ""


class OfferDraw(Command, frozen=True):
    """Ask the others to end the game without a winner; bots agree in friendly games."""

    name = "draw"
    seat: int

    def check(self, table: Table) -> None:
        check_player(table, self.person, self.seat)
        check_status(table, "running")
        if _is_rated_with_bots(table):
            raise Refusal("not-allowed", "rated-no-draw")
        if table.voters(self.person):
            _check_not_asked(table, self.seat, "draw")

    def make(self, draft: Draft) -> None:
        if draft.before.voters(self.person):
            draft.add(steps.Requested(seat=self.seat, what="draw"))
        else:
            draft.add(steps.Ended(why="agreed", seat=self.seat))

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        return "" if _is_rated_with_bots(table) or table.seats[seat].is_handed else "draw"


def _is_rated_with_bots(table: Table) -> bool:
    return table.is_rated and any(seat.is_bots for seat in table.seats)


def _check_not_asked(table: Table, seat: int, what: str) -> None:
    if any(request.seat == seat and request.what == what for request in table.requests.values()):
        raise Refusal("too-often", "asked-already")


class Reply(Command, frozen=True):
    """Answer a request; when everybody has agreed, what was asked for happens."""

    name = "reply"
    seat: int
    request: int
    agree: bool

    def check(self, table: Table) -> None:
        check_player(table, self.person, self.seat)
        check_status(table, "running", "paused")
        asked = table.requests.get(self.request)
        if asked is None:
            raise Refusal("no-such-thing", "no-request")
        if asked.what != "sit":
            check_status(table, "running")
        if self.seat not in table.voters_on(asked) - asked.agreed:
            raise Refusal("not-allowed", "not-your-request")

    def make(self, draft: Draft) -> None:
        table = draft.before
        asked = table.requests[self.request]
        draft.add(steps.Replied(seat=self.seat, request=self.request, agree=self.agree))
        waiting = table.voters_on(asked) - asked.agreed
        if not self.agree or waiting - set(table.seats_of(self.person)):  # one answer for all seats of a person
            return
        if asked.what == "undo":
            draft.add(steps.Undone(seat=asked.seat, plies=asked.plies))
        elif asked.what == "sit":
            draft.add(steps.Seated(seat=asked.seat, person=asked.person))
        else:
            draft.add(steps.Ended(why="agreed", seat=asked.seat))


class Hint(Asked, frozen=True):
    """Ask what a good bot would do in one's place; it changes nothing."""

    seat: int
    ply: int

    def check(self, table: Table) -> None:
        check_asked(table, self.person, self.seat, self.ply)
        if table.is_rated:
            raise Refusal("not-allowed", "rated-no-hints")

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        return "" if table.is_rated or table.seats[seat].is_handed else "hint"
