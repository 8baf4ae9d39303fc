"""Sitting down, letting a bot sit down or play, standing up."""

from __future__ import annotations

from typing import Any

from jurade.table import steps
from jurade.table.checks import check_holder, check_member, check_player, check_seat, check_status
from jurade.table.commands.base import Command
from jurade.table.draft import Draft
from jurade.table.refusals import Refusal
from jurade.table.seats import is_invitation
from jurade.table.setup import STAND_IN, check_level
from jurade.table.table import Request, Table


def is_full(table: Table) -> bool:
    """Is every seat taken?"""
    return all(seat.kind != "open" for seat in table.seats)


class Sit(Command, frozen=True):
    """Sit down at an open seat, take one's own seat back from a bot, or ask to play on for a bot.

    Whoever sits down in a running game sees what is secret there, and may have been told to look: so all persons who
    play must agree, and everybody hears of it.  Whoever has left a running game is a spectator of it for good.
    """

    name = "sit"
    seat: int
    invitation: str = ""

    def says(self) -> tuple[Any, ...]:
        return self.name, self.seat  # with or without an invitation it is the same wish

    def check(self, table: Table) -> None:
        check_seat(table, self.seat)
        check_status(table, "open", "running", "paused")
        there = table.seats[self.seat]
        if there.person == self.person:
            if there.forfeited:
                raise Refusal("not-allowed", "seat-given-up")
            if not there.is_handed:
                raise Refusal("seat-taken", "seat-yours")
            return
        if there.person:
            raise Refusal("seat-taken")
        if there.forfeited:
            raise Refusal("seat-taken", "seat-given-up")
        if not self._is_welcome(table):
            raise Refusal("not-invited", "needs-invitation")
        if table.is_rated and (table.seats_of(self.person) or table.status != "open"):
            raise Refusal("not-allowed", "rated-one-seat")
        if self.person in table.gone:
            raise Refusal("not-allowed", "you-left")
        if self._asked(table) and not self._may_sit(table):
            raise Refusal("too-often", "asked-already")

    def make(self, draft: Draft) -> None:
        table = draft.before
        if not self._may_sit(table):
            draft.add(steps.Requested(seat=self.seat, what="sit", person=self.person))
            return
        draft.add(steps.Seated(seat=self.seat, person=self.person))
        if table.status == "open" and table.created.start and is_full(draft.table):
            draft.add(steps.Started())

    def _is_welcome(self, table: Table) -> bool:
        """May this person sit there without anybody's leave, as far as the seat goes?"""
        if self.person == table.host:
            return True
        if self.invitation and is_invitation(self.invitation, table.created.invitation, self.seat):
            return True
        return table.created.visibility == "public" and table.seats[self.seat].kind == "open"

    def _may_sit(self, table: Table) -> bool:
        """Is it before the start, one's own seat, or have all who play agreed?"""
        if table.status == "open" or table.seats[self.seat].person == self.person:
            return True
        agreed = {voter for each in self._asked(table) if each.seat == self.seat for voter in each.agreed}
        return table.voters(self.person) <= agreed

    def _asked(self, table: Table) -> list[Request]:
        """What this person has asked the others for."""
        return [each for each in table.requests.values() if each.what == "sit" and each.person == self.person]

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        return "take-back-seat" if table.seats[seat].is_handed and not table.is_rated else ""

    @classmethod
    def is_offered_to_spectators(cls, table: Table) -> bool:
        return table.status == "open" and table.created.visibility == "public" and not is_full(table)


class SeatBot(Command, frozen=True):
    """Let a bot sit at a seat nobody has, or play one's own seat."""

    name = "bot"
    seat: int
    level: str

    def check(self, table: Table) -> None:
        check_seat(table, self.seat)
        check_level(self.level)
        check_status(table, "open", "running", "paused")
        if self._is_handing_over(table):
            check_player(table, self.person, self.seat)
            if table.is_rated:
                raise Refusal("not-allowed", "rated-no-stand-in")
            return
        check_member(table, self.person)
        if table.seats[self.seat].person not in ("", self.person):
            raise Refusal("seat-taken")
        check_status(table, "open")

    def make(self, draft: Draft) -> None:
        table = draft.before
        if self._is_handing_over(table):
            draft.add(steps.Handed(seat=self.seat, level=self.level))
            return
        draft.add(steps.BotSeated(seat=self.seat, level=self.level))
        if table.created.start and is_full(draft.table) and not table.is_rated:
            draft.add(steps.Started())

    def _is_handing_over(self, table: Table) -> bool:
        return bool(self.person) and table.seats[self.seat].person == self.person and table.status != "open"

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        there = table.seats[seat]
        if table.status == "open":
            return "seat-bot" if there.person == table.host else ""
        return "" if table.is_rated or there.is_handed else "hand-over"


class StandUp(Command, frozen=True):
    """Leave a seat: in a running game a bot plays on; before the start it is open again."""

    name = "stand-up"
    seat: int

    def check(self, table: Table) -> None:
        check_seat(table, self.seat)
        check_status(table, "open", "running", "paused")
        there = table.seats[self.seat]
        if table.status == "open":
            if self.person not in (there.person, table.host):
                raise Refusal("not-yours")
            if there.kind == "open":
                raise Refusal("wrong-status", "seat-empty")
            return
        check_holder(table, self.person, self.seat)
        if there.forfeited:
            raise Refusal("not-allowed", "seat-given-up")
        if table.is_rated:
            raise Refusal("not-allowed", "rated-stay")

    def make(self, draft: Draft) -> None:
        draft.add(left(draft.before, self.seat))

    @classmethod
    def offer(cls, table: Table, seat: int) -> str:
        return "" if table.is_rated and table.status != "open" else "stand-up"


def left(table: Table, seat: int) -> steps.Left:
    """A seat is left: nobody has it before the start, a bot plays it later."""
    return steps.Left(seat=seat, level="" if table.status == "open" else table.seats[seat].level or STAND_IN)
