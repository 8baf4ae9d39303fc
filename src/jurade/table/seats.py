"""Seats: who sits there, and who plays."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """One seat of a table.

    A bot plays it when no person has it, when the person handed it over, or after the seat was forfeited.
    """

    person: str = ""
    level: str = ""  # of the bot that plays, or would
    is_handed: bool = False
    forfeited: int = 0  # 1 for the first seat that resigned or ran out of time, 2 for the next …

    @property
    def kind(self) -> str:
        return "person" if self.person else "bot" if self.level else "open"

    @property
    def is_bots(self) -> bool:
        """Does a bot play it now?"""
        return bool(self.level) and (not self.person or self.is_handed or self.forfeited > 0)

    @property
    def is_persons(self) -> bool:
        """Does a person play it now?"""
        return bool(self.person) and not self.is_bots


def invitation(secret: str, seat: int) -> str:
    """The invitation to a seat of the table with this secret."""
    return hmac.new(secret.encode(), str(seat).encode(), hashlib.sha256).hexdigest()[:20]


def is_invitation(given: str, secret: str, seat: int) -> bool:
    """Is this the invitation to that seat?"""
    return hmac.compare_digest(given.encode(), invitation(secret, seat).encode())


def places(base: list[int], seats: Sequence[Seat]) -> list[int]:
    """Places by seat when forfeited seats come behind all others, the first to forfeit last of all."""
    standing = [place for place, seat in zip(base, seats, strict=True) if not seat.forfeited]
    gone = sorted(seat.forfeited for seat in seats if seat.forfeited)
    return [
        len(seats) - gone.index(seat.forfeited) if seat.forfeited else 1 + sum(other < place for other in standing)
        for place, seat in zip(base, seats, strict=True)
    ]
