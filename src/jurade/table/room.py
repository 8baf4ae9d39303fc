"""A room: one table that is open in this process, with those who watch it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping

import msgspec

from jurade.table.messages import Form
from jurade.table.steps import Step
from jurade.table.table import Table
from jurade.table.watching import Channel, Surroundings, Watcher

KEPT = 2  # channels of a table that nobody watches any more, until its next step


class Presence(msgspec.Struct, frozen=True):
    """Who looks at a table through one server."""

    spectators: int
    players: frozenset[str]  # persons who look from a seat of theirs


class Room:
    """A table, its channels, and which bots think about it.  Everything is done with the lock in hand."""

    __slots__ = (
        "_table",
        "around",
        "asking",
        "channels",
        "id",
        "is_behind",
        "is_settling",
        "kept",
        "late",
        "lock",
        "pending",
        "said",
        "used",
    )

    def __init__(self, table: str, names: Mapping[str, str]) -> None:
        self.id = table
        self._table: Table | None = None  # None until it has been read from the store
        self.is_behind = True  # may the store hold steps or lines that those who watch have not been sent?
        self.is_settling = False  # is somebody seeing to that?
        self.said = -1  # the last line of chat that those who watch have been sent
        self.lock = asyncio.Lock()
        self.channels: dict[tuple[int | None, Form], Channel] = {}
        self.kept: dict[tuple[int | None, Form], Channel] = {}  # that nobody watches: somebody may at once again
        self.around = Surroundings(names)
        self.asking: dict[int, int] = {}  # seat -> the step at which the decision began that its bot thinks about
        self.late: Table | None = None  # the table as spectators see it who are behind
        self.pending: deque[Step] = deque()  # what they have not seen
        self.used = 0  # when somebody last had to do with it

    @property
    def is_read(self) -> bool:
        """Has the table been read from the store?"""
        return self._table is not None

    @property
    def table(self) -> Table:
        """The table as it is kept; never changed, but replaced by the next one."""
        assert self._table is not None, self.id
        return self._table

    def tables(self) -> list[Table]:
        """The table as it is shown here: to all, or to some as it stood a while ago."""
        return [table for table in (self._table, self.late) if table is not None]

    def move_on(self, table: Table, steps: Iterable[Step]) -> None:
        """The table after these steps, which are kept, takes the place of the one before."""
        self._table = table
        if self.late is not None:
            self.pending.extend(steps)

    @property
    def is_idle(self) -> bool:
        return not (self.channels or self.asking or self.pending or self.lock.locked())

    def shown_to(self, seat: int | None) -> Table:
        """The table as a viewpoint sees it: as it stands, or as it stood a while ago."""
        return self.late if seat is None and self.late is not None else self.table

    def send_changes(self, *, besides: Watcher | None = None) -> list[Exception]:
        """Send every channel what is new to it; returns what went wrong, which harms no other channel."""
        wrong: list[Exception] = []
        for key, channel in list(self.kept.items()):
            if channel.step != self.shown_to(channel.seat).number:
                del self.kept[key]
        for channel in self.channels.values():
            try:
                channel.send_change(self.shown_to(channel.seat), self.around, besides)
            except Exception as error:
                wrong.append(error)
        return wrong

    def is_watched_by(self, person: str) -> bool:
        """Does this person watch now?"""
        return any(watcher.person == person for c in self.channels.values() for watcher in c.watchers)

    def show_late(self, until: int) -> bool:
        """Let spectators who are behind see what happened up to this time; False when there was nothing."""
        before = len(self.pending)
        while self.late is not None and self.pending and self.pending[0].at <= until:
            self.late.take(self.pending.popleft())
        return len(self.pending) < before

    def channel(self, seat: int | None, form: Form) -> Channel:
        """The channel of a viewpoint and form."""
        key = (seat, form)
        found = self.channels.get(key)
        if found is None:
            found = self.kept.pop(key) if key in self.kept else Channel(self.id, seat, form)
            self.channels[key] = found
        return found

    def remove(self, watcher: Watcher) -> None:
        """A watcher looks away."""
        channel = watcher.rooms.pop(self.id, None)
        if channel is not None:
            channel.watchers.discard(watcher)
            if not channel.watchers:
                key = (channel.seat, channel.form)
                if self.channels.pop(key, None) is not None:
                    self.kept.pop(key, None)
                    self.kept[key] = channel
                    if len(self.kept) > KEPT:
                        del self.kept[next(iter(self.kept))]
            if not any(seat is None for seat, _ in self.channels):
                self.late = None
                self.pending.clear()

    def present(self) -> Presence:
        """Who is here, at this server."""
        spectators = sum(len(c.watchers) for c in self.channels.values() if c.seat is None)
        players = frozenset(w.person for c in self.channels.values() if c.seat is not None for w in c.watchers)
        return Presence(spectators, players)

    def count(self, elsewhere: Iterable[Presence]) -> None:
        """Note who is here, and at the other servers."""
        all_of_them = (self.present(), *elsewhere)
        self.around.watchers = sum(there.spectators for there in all_of_them)
        self.around.here = frozenset().union(*(there.players for there in all_of_them))
