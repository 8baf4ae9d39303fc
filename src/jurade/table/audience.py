"""The audience: all who watch tables, here and through other servers, and what they are sent."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from jurade.table import chat_lines
from jurade.table.checks import check_holder, check_may_see
from jurade.table.common import Common
from jurade.table.messages import ChatLine, Form, Said, YourTurn, encode
from jurade.table.room import Presence, Room
from jurade.table.rooms import News, Rooms
from jurade.table.steps import Step
from jurade.table.table import Table
from jurade.table.watching import Watcher
from jurade.table.writing import load_steps

Json = dict[str, Any]


class Audience:
    """The sockets of this process, and who watches through the others."""

    def __init__(self, common: Common, rooms: Rooms) -> None:
        self.presence_changed: Callable[[Room], None] = lambda room: None  # somebody came to a room here, or went
        self._common = common
        self._rooms = rooms
        self._here: dict[str, set[Watcher]] = {}  # sockets by person
        self._elsewhere: dict[str, dict[str, Presence]] = {}  # by table and server: who looks at it there

    def watchers(self) -> list[Watcher]:
        """All sockets that are there."""
        return [watcher for those in self._here.values() for watcher in those]

    # ---- coming and going

    def arrive(self, watcher: Watcher) -> None:
        """A socket is there: it hears from now on when it is its person's turn anywhere."""
        if watcher.person:
            self.note(watcher)
            self._common.background.start_insisting(lambda: self.learn_mutes(watcher.person))

    def note(self, watcher: Watcher) -> None:
        """Know a socket from now on."""
        self._here.setdefault(watcher.person, set()).add(watcher)

    async def learn_mutes(self, person: str) -> None:
        """Whom a person does not want to hear."""
        muted = frozenset(await self._common.people.muted_by(person))
        for watcher in self._here.get(person, ()):
            watcher.muted = muted

    def leave(self, watcher: Watcher) -> None:
        """A socket is gone."""
        for table in list(watcher.rooms):
            self.unwatch(watcher, table)
        watcher.wants_lobby = False
        those = self._here.get(watcher.person)
        if those is not None:
            those.discard(watcher)
            if not those:
                del self._here[watcher.person]

    # ---- watching a table

    async def watch(
        self,
        watcher: Watcher,
        table: str,
        seat: int | None,
        form: Form,
        since: int | None,
        id: str,
        invitation: str = "",
    ) -> None:
        """Show a table to a watcher, as a seat of his or as a spectator sees it, from now on."""
        store = self._common.store
        async with self._rooms.at(table) as room:
            if seat is not None:
                check_holder(room.table, watcher.person, seat)
            else:
                check_may_see(room.table, watcher.person, invitation)
            lines = await store.read(chat_lines.lines, table)
            for line in lines if room.channels else lines[-1:]:
                self.send_line(room, line)  # what others should have heard by now
            room.remove(watcher)
            if seat is None and room.table.created.delay and room.late is None:
                steps = (await store.read(load_steps, table))[: room.table.number + 1]  # later ones come as news
                room.late, shown = self.stood_late(room.table, steps)
                room.pending = deque(steps[shown:])
            channel = room.channel(seat, form)
            channel.watchers.add(watcher)
            watcher.rooms[table] = channel
            self._count(room)
            if not channel.is_ready(room.shown_to(seat)):
                await self._common.aside.run(channel.prepare, watcher, room.shown_to(seat), room.around)
            self.show(room, besides=watcher)  # he gets the whole, the others what is new: that he is here
            channel.greet(watcher, room.shown_to(seat), id, since, lines)

    def stood_late(self, table: Table, steps: list[Step]) -> tuple[Table, int]:
        """The table as it stood a while ago, for spectators who are behind, and after how many of its steps."""
        until = self._common.now() - 1000 * table.created.delay
        shown = max(1, sum(step.at <= until for step in steps))
        return Table.fold(table.id, steps[:shown]), shown

    def unwatch(self, watcher: Watcher, table: str) -> None:
        """A watcher looks away from a table."""
        room = self._rooms.get(table)
        if room is not None:
            room.remove(watcher)
            self._count(room)
            if room.is_read and not room.lock.locked():
                self.show(room)

    # ---- who is there

    def _count(self, room: Room) -> None:
        """Somebody came or went: note who is here, and let the others know."""
        room.count(self._elsewhere.get(room.id, {}).values())
        self.presence_changed(room)

    def note_elsewhere(self, table: str, server: str, found: Presence | None) -> None:
        """Who looks at a table through another server; None: nobody."""
        those = self._elsewhere.setdefault(table, {})
        before = those.pop(server, None)
        if found is not None:
            those[server] = found
        if not those:
            del self._elsewhere[table]
        room = self._rooms.get(table)
        if found != before and room is not None:
            room.count(those.values())
            self._common.background.start(self.show_soon(room))

    def servers(self) -> set[str]:
        """The other servers through which tables are watched."""
        return {server for those in self._elsewhere.values() for server in those}

    def forget_server(self, server: str) -> None:
        """Nobody watches through another server any more."""
        for table in list(self._elsewhere):
            self.note_elsewhere(table, server, None)

    def count_spectators(self, rows: Iterable[Json]) -> None:
        """How many spectators each of these tables has now."""
        for row in rows:
            room = self._rooms.get(row["id"])
            here = room.present().spectators if room is not None else 0
            row["watchers"] = here + sum(there.spectators for there in self._elsewhere.get(row["id"], {}).values())

    # ---- sending

    def hear(self, room: Room, news: News) -> None:
        """Something is new in a room: send it to those who watch there, and to those whose turn it is."""
        if news.seats_changed:
            self._demote_others(room)
        self.show(room)
        for seat, ply, person in news.turns:
            self.send_turn(person, room.id, seat, ply)
        for line in news.lines:
            self.send_line(room, line)

    def _demote_others(self, room: Room) -> None:
        """Those who lost the seat they watched from become spectators."""
        for (seat, form), channel in list(room.channels.items()):
            for watcher in tuple(channel.watchers):
                if seat is not None and room.table.seats[seat].person != watcher.person:
                    room.remove(watcher)
                    self._count(room)
                    self._common.background.start_insisting(
                        partial(self.watch, watcher, room.id, None, form, None, ""),
                    )

    def show(self, room: Room, *, besides: Watcher | None = None) -> None:
        """Send every channel of a room what is new to it."""
        for error in room.send_changes(besides=besides):
            self._common.background.report(error)

    async def show_soon(self, room: Room) -> None:
        """The same, as soon as nobody else has to do with the room."""
        async with room.lock:
            if room.is_read:
                self.show(room)

    def send_turn(self, person: str, table: str, seat: int, ply: int) -> None:
        """Let a person's sockets know that he is asked; those that watch from that seat see it in their document."""
        for watcher in self._here.get(person, ()):
            channel = watcher.rooms.get(table)
            if channel is None or channel.seat != seat:
                watcher.send(encode(YourTurn(table=table, seat=seat, ply=ply)))

    def send_line(self, room: Room, line: ChatLine) -> None:
        """Send a line of chat to those who watch and want to hear it, once."""
        if line.number <= room.said:
            return
        room.said = line.number
        encoded = encode(Said(table=room.id, line=line))
        for channel in room.channels.values():
            for watcher in tuple(channel.watchers):
                if line.person not in watcher.muted:
                    watcher.send(encoded)
