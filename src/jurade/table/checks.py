"""Who may do what at a table, and when: a refusal, or nothing."""

from __future__ import annotations

from jurade.table.refusals import Refusal
from jurade.table.seats import is_invitation
from jurade.table.table import Status, Table


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-such-seat", seats=len(table.seats))


def check_ply(table: Table, ply: int) -> None:
    if not 0 <= ply <= table.ply:
        raise Refusal("no-such-thing", "no-ply", ply=str(ply), last=table.ply)


def check_status(table: Table, *wanted: Status) -> None:
    if table.status not in wanted:
        raise Refusal("wrong-status", f"status-{table.status}")


# ---- persons at the table


def check_holder(table: Table, person: str, seat: int) -> None:
    """Is it this person's seat?"""
    check_seat(table, seat)
    if not person or table.seats[seat].person != person:
        raise Refusal("not-yours")


def check_player(table: Table, person: str, seat: int) -> None:
    """Is it this person's seat, and does no bot play it?"""
    check_holder(table, person, seat)
    if table.seats[seat].forfeited:
        raise Refusal("not-allowed", "seat-given-up")
    if table.seats[seat].is_handed:
        raise Refusal("not-allowed", "bot-plays")


def check_member(table: Table, person: str) -> None:
    """Does this person sit at the table, or has he set it up?"""
    if not person or (person != table.host and not table.seats_of(person)):
        raise Refusal("not-allowed", "only-members")


def check_turn(table: Table, seat: int, ply: int) -> None:
    """Is the seat asked, and is it still the decision that it was asked for when the table stood at ``ply``?"""
    check_status(table, "running")
    if not table.asked_since[seat] <= ply <= table.ply or not table.to_act() >> seat & 1:
        raise Refusal("stale")


def check_asked(table: Table, person: str, seat: int, ply: int) -> None:
    """Is it this person's turn, and does he speak of the present decision?"""
    check_player(table, person, seat)
    check_turn(table, seat, ply)


# ---- whoever looks at it


def check_may_see(table: Table, person: str, invitation: str = "") -> None:
    """May this person watch the table?"""
    if table.created.visibility != "private" or (person and person == table.host) or table.seats_of(person):
        return
    secret = table.created.invitation
    if not invitation or not any(is_invitation(invitation, secret, seat) for seat in range(len(table.seats))):
        raise Refusal("not-invited")


def check_may_look_back(table: Table, person: str, at: int, seat: int | None = None) -> None:
    """May this person look at what has been, from a seat or as a spectator, who may be behind?"""
    check_may_see(table, person)
    if is_behind(table, person, at) or (seat is None and table.created.delay and table.status != "over"):
        raise Refusal("not-allowed", "delayed")


def is_behind(table: Table, person: str, at: int) -> bool:
    """Does this person see the table as it stood a while ago?"""
    delay = 1000 * table.created.delay
    if not delay or table.seats_of(person):
        return False
    return table.status != "over" or at < table.at + delay
