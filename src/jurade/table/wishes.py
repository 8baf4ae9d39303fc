"""What persons want at a table, checked: the bodies of the steps that would do it, or a refusal that says why not.

Nothing is changed here; whoever asked puts the bodies into steps, keeps them, and then lets the table take them.
The one exception is ``to_play``, which makes its ply at once: only the match can say what chance answers.
"""

from __future__ import annotations

from jurade.core.errors import ActionError
from jurade.table import steps as kinds
from jurade.table.refusals import GateRefusal, Refusal
from jurade.table.seats import is_invitation
from jurade.table.setup import STAND_IN, check_level
from jurade.table.steps import AnyBody, Played
from jurade.table.table import Status, Table

Bodies = tuple[AnyBody, ...]


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-such-seat", seat=str(seat), last=str(len(table.seats) - 1))


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


def check_status(table: Table, *wanted: Status) -> None:
    if table.status not in wanted:
        raise Refusal("wrong-status", f"status-{table.status}")


def check_member(table: Table, person: str) -> None:
    """Does this person sit at the table, or has he set it up?"""
    if not person or (person != table.host and not table.seats_of(person)):
        raise Refusal("not-allowed", "only-members")


def may_see(table: Table, person: str, invited: str) -> bool:
    """May this person watch the table?"""
    if table.created.visibility != "private" or (person and person == table.host) or table.seats_of(person):
        return True
    secret = table.created.invitation
    return bool(invited) and any(is_invitation(invited, secret, seat) for seat in range(len(table.seats)))


# ---- seats


def to_sit(table: Table, person: str, seat: int, invited: str) -> Bodies:
    """Sit down at an open seat, take one's own seat back from a bot, or ask to play on for a bot.

    Whoever sits down in a running game sees what is secret there, and may have been told to look: so all persons who
    play must agree, and everybody is told.  Whoever has left a running game is a spectator of it for good.
    """
    check_seat(table, seat)
    check_status(table, "open", "running", "paused")
    there = table.seats[seat]
    if there.person == person:
        if there.forfeited:
            raise Refusal("not-allowed", "seat-given-up")
        if not there.is_handed:
            raise Refusal("seat-taken", "seat-yours")
        return (kinds.Seated(seat=seat, person=person),)
    if there.person:
        raise Refusal("seat-taken")
    if there.forfeited:
        raise Refusal("seat-taken", "seat-given-up")
    is_host = person == table.host
    is_invited = bool(invited) and is_invitation(invited, table.created.invitation, seat)
    is_welcome = table.created.visibility == "public" and there.kind == "open"
    if not (is_host or is_invited or is_welcome):
        raise Refusal("not-invited", "needs-invitation")
    if table.is_rated and (table.seats_of(person) or table.status != "open"):
        raise Refusal("not-allowed", "rated-one-seat")
    if person in table.gone:
        raise Refusal("not-allowed", "you-left")
    bodies: Bodies = (kinds.Seated(seat=seat, person=person),)
    if table.status != "open":
        asked = [each for each in table.requests.values() if each.what == "sit" and each.person == person]
        agreed = {voter for each in asked if each.seat == seat for voter in each.agreed}
        if table.voters(person) <= agreed:
            return bodies
        if asked:
            raise Refusal("too-often", "asked-already")
        return (kinds.Requested(seat=seat, what="sit", person=person),)
    others_taken = all(other.kind != "open" for number, other in enumerate(table.seats) if number != seat)
    if table.created.start and others_taken:
        bodies += (kinds.Started(),)
    return bodies


def to_seat_bot(table: Table, person: str, seat: int, level: str) -> Bodies:
    """Let a bot sit at a seat nobody has, or play one's own seat."""
    check_seat(table, seat)
    check_level(level)
    check_status(table, "open", "running", "paused")
    there = table.seats[seat]
    if there.person and there.person == person and table.status != "open":
        check_player(table, person, seat)
        if table.is_rated:
            raise Refusal("not-allowed", "rated-no-stand-in")
        return (kinds.Handed(seat=seat, level=level),)
    check_member(table, person)
    if there.person and there.person != person:
        raise Refusal("seat-taken")
    check_status(table, "open")
    bodies: Bodies = (kinds.BotSeated(seat=seat, level=level),)
    others_taken = all(other.kind != "open" for number, other in enumerate(table.seats) if number != seat)
    if table.created.start and others_taken and not table.is_rated:
        bodies += (kinds.Started(),)
    return bodies


def to_stand_up(table: Table, person: str, seat: int) -> Bodies:
    """Leave a seat: in a running game a bot plays on; before the start it is open again."""
    check_seat(table, seat)
    check_status(table, "open", "running", "paused")
    if table.status == "open":
        if table.seats[seat].person != person and person != table.host:
            raise Refusal("not-yours")
        if table.seats[seat].kind == "open":
            raise Refusal("wrong-status", "seat-empty")
        return (kinds.Left(seat=seat),)
    check_holder(table, person, seat)
    if table.seats[seat].forfeited:
        raise Refusal("not-allowed", "seat-given-up")
    if table.is_rated:
        raise Refusal("not-allowed", "rated-stay")
    return (kinds.Left(seat=seat, level=table.seats[seat].level or STAND_IN),)


def to_vanish(table: Table, person: str) -> Bodies:
    """What happens at a table when a person deletes his account."""
    if table.status == "over":
        return ()
    bodies: Bodies = ()
    for seat in table.seats_of(person):
        there = table.seats[seat]
        if table.status == "open":
            bodies += (kinds.Left(seat=seat),)
        elif table.is_rated and not there.forfeited:
            bodies += (kinds.Resigned(seat=seat),)
        elif not there.forfeited:
            bodies += (kinds.Left(seat=seat, level=there.level or STAND_IN),)
    others = [other.person for other in table.seats if other.person and other.person != person]
    if not others:
        return (kinds.Ended(why="abandoned"),)
    if table.host == person:
        bodies += (kinds.Moved(person=person, to=others[0], host_only=True),)
    return bodies


def to_merge(table: Table, guest: str, account: str) -> Bodies:
    """What happens at a table when a guest signs in to an account: what he has there becomes the account's.

    Nobody comes to a second seat of a game with others that way: where the account sits already, the guest's seat is
    given up as if he had left it; and a rated game in which he played against himself alone has no result.
    """
    everything: Bodies = (kinds.Moved(person=guest, to=account),)
    mine = [seat for seat in table.seats_of(guest) if not table.seats[seat].forfeited]
    if table.status == "over" or not mine or not table.seats_of(account):
        return everything
    others = {seat.person for seat in table.seats if seat.person and not seat.forfeited} - {guest, account}
    if not table.is_rated and (table.status == "open" or not others):
        return everything
    host: Bodies = (kinds.Moved(person=guest, to=account, host_only=True),) if table.host == guest else ()
    if table.status == "open":
        return (*(kinds.Left(seat=seat) for seat in mine), *host)
    if not table.is_rated:
        return (*(kinds.Left(seat=seat, level=table.seats[seat].level or STAND_IN) for seat in mine), *host)
    if others:
        return (*(kinds.Resigned(seat=seat) for seat in mine), *host)
    return (kinds.Ended(why="abandoned"), *everything)


# ---- the course of the game


def to_start(table: Table, person: str) -> Bodies:
    check_member(table, person)
    check_status(table, "open")
    free = sum(seat.kind == "open" for seat in table.seats)
    if free:
        raise Refusal("wrong-status", "seats-open", free=free)
    persons = {seat.person for seat in table.seats if seat.person}
    if table.is_rated and len(persons) < 2:
        raise Refusal("wrong-status", "rated-two-persons")
    return (kinds.Started(),)


def to_play(table: Table, seat: int, ply: int, action: str) -> Played:
    """Make a ply of a seat, decided when the table stood at ``ply``."""
    check_status(table, "running")
    if not table.asked_since[seat] <= ply <= table.ply or not table.to_act() >> seat & 1:
        raise Refusal("stale")
    before = table.ply
    try:
        table.match.play(seat, action)
    except ActionError as error:
        raise GateRefusal(error) from None
    return Played(plies=tuple((ply.seat, ply.text, ply.known) for ply in table.match.plies_since(before)))


def to_undo(table: Table, person: str, seat: int) -> Bodies:
    """Take the last choice back: at once when nothing was revealed, or when only bots would have to agree."""
    check_player(table, person, seat)
    check_status(table, "running")
    last = table.last_ply_of(seat)
    if last < 0:
        raise Refusal("nothing-to-undo")
    if table.match.can_undo(seat):
        return (kinds.TakenBack(seat=seat),)
    if table.is_rated:
        raise Refusal("not-allowed", "rated-no-undo")
    if not table.voters(person):
        return (kinds.Undone(seat=seat, plies=last),)
    _check_not_asked(table, seat, "undo")
    return (kinds.Requested(seat=seat, what="undo", plies=last),)


def to_offer_draw(table: Table, person: str, seat: int) -> Bodies:
    """Ask the others to end the game without a winner; bots agree in friendly games."""
    check_player(table, person, seat)
    check_status(table, "running")
    if table.is_rated and any(other.is_bots for other in table.seats):
        raise Refusal("not-allowed", "rated-no-draw")
    if not table.voters(person):
        return (kinds.Ended(why="agreed", seat=seat),)
    _check_not_asked(table, seat, "draw")
    return (kinds.Requested(seat=seat, what="draw"),)


def _check_not_asked(table: Table, seat: int, what: str) -> None:
    if any(request.seat == seat and request.what == what for request in table.requests.values()):
        raise Refusal("too-often", "asked-already")


def to_reply(table: Table, person: str, seat: int, request: int, agree: bool) -> Bodies:
    """Answer a request; when everybody has agreed, what was asked for happens."""
    check_player(table, person, seat)
    check_status(table, "running", "paused")
    asked = table.requests.get(request)
    if asked is None:
        raise Refusal("no-such-thing", "no-request")
    if asked.what != "sit":
        check_status(table, "running")
    waiting = table.voters_on(asked) - asked.agreed
    if seat not in waiting:
        raise Refusal("not-allowed", "not-your-request")
    bodies: Bodies = (kinds.Replied(seat=seat, request=request, agree=agree),)
    mine = set(table.seats_of(person))
    if agree and waiting <= mine:  # one answer for all seats of a person
        if asked.what == "undo":
            bodies += (kinds.Undone(seat=asked.seat, plies=asked.plies),)
        elif asked.what == "sit":
            bodies += (kinds.Seated(seat=asked.seat, person=asked.person),)
        else:
            bodies += (kinds.Ended(why="agreed", seat=asked.seat),)
    return bodies


def to_pause(table: Table, person: str) -> Bodies:
    check_status(table, "running")
    if table.is_rated:
        raise Refusal("not-allowed", "rated-no-pause")
    return (kinds.Paused(seat=_any_seat(table, person)),)


def to_resume(table: Table, person: str) -> Bodies:
    check_status(table, "paused")
    return (kinds.Resumed(seat=_any_seat(table, person)),)


def to_resign(table: Table, person: str, seat: int) -> Bodies:
    check_player(table, person, seat)
    check_status(table, "running", "paused")
    return (kinds.Resigned(seat=seat),)


def to_abandon(table: Table, person: str) -> Bodies:
    """End the table without a result: before the start whoever set it up, later only who plays alone with bots."""
    check_member(table, person)
    check_status(table, "open", "running", "paused")
    if table.status == "open":
        if person != table.host:
            raise Refusal("not-allowed", "only-host")
    elif {seat.person for seat in table.seats if seat.is_persons} - {person}:
        raise Refusal("not-allowed", "others-playing")
    return (kinds.Ended(why="abandoned"),)


def _any_seat(table: Table, person: str) -> int:
    mine = [number for number in table.seats_of(person) if not table.seats[number].forfeited]
    if not mine:
        raise Refusal("not-allowed", "only-players")
    return mine[0]


def allowed(table: Table, seat: int | None) -> list[str]:
    """What the person at a seat (None: a spectator) can do besides playing, by the names of the interface."""
    if seat is None:
        if table.status == "over":
            return ["fork"]
        has_room = table.created.visibility == "public" and any(other.kind == "open" for other in table.seats)
        return ["sit"] if has_room and table.status == "open" else []
    there = table.seats[seat]
    if table.status == "over":
        return ["rematch", "fork"]
    if table.status == "open":
        ready = all(other.kind != "open" for other in table.seats)
        is_host = there.person == table.host
        return [*(["start"] if ready else []), "stand-up", *(["abandon", "seat-bot"] if is_host else [])]
    if there.forfeited:
        return []
    alone = not {other.person for other in table.seats if other.is_persons} - {there.person}
    out = ["resign", *(["abandon"] if alone else [])]
    if not table.is_rated:
        out += ["take-back-seat" if there.is_handed else "hand-over", "stand-up"]
        out += ["resume"] if table.status == "paused" else ["pause"]
    if table.status == "running" and not there.is_handed:
        out += ["undo"] if table.played >> seat & 1 else []
        out += [] if table.is_rated and any(other.is_bots for other in table.seats) else ["draw"]
        out += [] if table.is_rated else ["hint"]
    return out
