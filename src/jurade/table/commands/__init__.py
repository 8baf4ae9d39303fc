"""Everything that persons can ask at a table, and what is offered to whom."""

from __future__ import annotations

from typing import Final

from jurade.table.commands.afterwards import Fork, Rematch
from jurade.table.commands.base import Asked, Command
from jurade.table.commands.course import Abandon, Pause, Resign, Resume, Start
from jurade.table.commands.persons import Merge, Vanish
from jurade.table.commands.playing import Act, Hint, OfferDraw, Reply, Undo
from jurade.table.commands.seating import SeatBot, Sit, StandUp
from jurade.table.table import Status, Table

__all__ = [
    "Abandon",
    "Act",
    "Asked",
    "Command",
    "Fork",
    "Hint",
    "Merge",
    "OfferDraw",
    "Pause",
    "Rematch",
    "Reply",
    "Resign",
    "Resume",
    "SeatBot",
    "Sit",
    "StandUp",
    "Start",
    "Undo",
    "Vanish",
    "allowed",
]

# What a seat is offered besides playing, in the order in which the interface names it.
OFFERED: Final[dict[Status, tuple[type[Asked], ...]]] = {
    "open": (Start, StandUp, Abandon, SeatBot),
    "running": (Resign, Abandon, Sit, SeatBot, StandUp, Pause, Undo, OfferDraw, Hint),
    "paused": (Resign, Abandon, Sit, SeatBot, StandUp, Resume),
    "over": (Rematch, Fork),
}


def allowed(table: Table, seat: int | None) -> list[str]:
    """What the person at a seat (None: a spectator) can ask for besides playing, by the names of the interface."""
    if seat is None:
        return [name for name, each in (("sit", Sit), ("fork", Fork)) if each.is_offered_to_spectators(table)]
    if table.seats[seat].forfeited and table.status != "over":
        return []
    return [name for each in OFFERED[table.status] if (name := each.offer(table, seat))]
