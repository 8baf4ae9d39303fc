"""Clocks: charged from the times of the steps alone, so that every server, also a restarted one, counts the same.

Time runs for every seat that a person plays and that owes a decision.  Bots are not timed.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from jurade.table.setup import ClockRules

Now = Callable[[], int]  # milliseconds since 1970

MINUTE, DAY = 60_000, 86_400_000


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Clock:
    """The time left to each seat; nothing where there is no clock."""

    __slots__ = ("left", "rules", "running", "since")

    def __init__(self, rules: ClockRules, seats: int, at: int) -> None:
        self.rules = rules
        self.since = at  # up to when time has been charged
        self.running = 0  # bit set of seats
        self.left: list[int] = [] if rules.kind == "none" else [self._full()] * seats

    def copy(self) -> Clock:
        """A clock of its own that shows the same."""
        twin = Clock.__new__(Clock)
        twin.rules, twin.since, twin.running, twin.left = self.rules, self.since, self.running, self.left[:]
        return twin

    def _full(self) -> int:
        return round(self.rules.minutes * MINUTE if self.rules.kind == "live" else self.rules.days * DAY)

    def charge(self, at: int) -> None:
        """Charge the running seats up to this time."""
        spent = at - self.since
        if self.running and spent > 0:
            for seat in range(len(self.left)):
                if self.running >> seat & 1:
                    self.left[seat] -= spent
        self.since = max(at, self.since)

    def forgive(self, since: int, until: int) -> None:
        """Charge nothing between these times, when no server was there."""
        self.charge(since)
        self.since = max(until, self.since)

    def reward(self, seat: int) -> None:
        """A seat has made a choice: its increment, or its days for the next."""
        if self.rules.kind == "live":
            self.left[seat] += round(self.rules.increment * 1000)
        elif self.rules.kind == "days":
            self.left[seat] = self._full()

    def run(self, seats: int) -> None:
        """From now on time runs for these seats (a bit set), and stands for the others."""
        if self.rules.kind == "days":
            for seat in range(len(self.left)):
                if not self.running & seats >> seat & 1:
                    self.left[seat] = self._full()
        self.running = seats if self.left else 0

    def due(self) -> int | None:
        """When the first clock runs out, if nothing happens."""
        left = [self.left[seat] for seat in range(len(self.left)) if self.running >> seat & 1]
        return self.since + max(0, min(left)) if left else None

    def out(self, at: int) -> list[int]:
        """The seats whose time has run out by then."""
        spent = at - self.since
        return [seat for seat in range(len(self.left)) if self.running >> seat & 1 and self.left[seat] <= spent]

    def to_json(self) -> dict[str, object]:
        """What watchers need to let the clocks run on their screens."""
        return {
            "at": self.since if self.running else 0,
            "left": list(self.left),
            "running": [seat for seat in range(len(self.left)) if self.running >> seat & 1],
        }
