"""Looking after all tables: clocks that run out, bots nobody asked, rooms nobody uses, what other servers tell."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from functools import partial
from typing import Self

from sqlalchemy import Connection, select

from jurade.table import schema, steps
from jurade.table.botdesk import BotDesk
from jurade.table.clock import Now, now
from jurade.table.people import People
from jurade.table.refusals import Refusal
from jurade.table.room import Presence, Room
from jurade.table.rooms import Rooms
from jurade.table.serving import Servers
from jurade.table.store import Store
from jurade.table.writing import notify

TICK = 1.0  # seconds
IDLE = 60_000  # milliseconds after which a table that nobody watches is closed
FORGOTTEN = 15_000  # milliseconds after which a bot's turn that nobody has asked about is asked about here
AT_ONCE = 200  # tables looked after in one go
NONE = "-"  # in what servers tell each other
NOBODY = Presence(0, frozenset())


class Keeper(Rooms):
    """The rooms of this process, looked after as time goes by and together with other servers."""

    def __init__(self, store: Store, people: People, bots: BotDesk, now: Now) -> None:
        super().__init__(store, people, bots, now)
        self._servers = Servers(store, self.server, now, self._hear)
        self._ticking: asyncio.Task[None] | None = None
        self._outage: tuple[int, int] | None = None  # from when to when no server was there before this one came
        self._unforgiven: set[str] = set()  # tables whose clocks would still be charged for it
        self._untold: list[str] = []  # what is to be told to other servers
        self._telling: asyncio.Task[None] | None = None
        people.changed = self._person_changed

    @classmethod
    async def open(cls, store: Store, people: People, *, bots: BotDesk, now: Now = now) -> Self:
        """Open the tables of a store: forgive an outage to the clocks, and have bots asked whose turn it is."""
        store.claim()
        await store.is_changed_by_others()  # what is changed from now on is noticed
        hall = cls(store, people, bots, now)
        hall._outage = await hall._servers.arrive()
        if hall._outage is not None:
            hall._unforgiven = set(await store.read(_timed))
            hall._spawn(hall._forgive_all())
        if hall._servers.is_alone:
            hall._spawn(hall._ask_everywhere())
        else:
            hall._ask_who_is_there()
        return hall

    def run(self) -> None:
        """Look after clocks, bots, idle tables and the lobby once a second from now on."""
        self._ticking = asyncio.create_task(self._tick_on())

    async def close(self) -> None:
        """Finish what is being kept, stop the bots, leave a last sign of life.  The store stays open."""
        self._is_closing = True
        tasks = [*self._tasks, *([self._ticking] if self._ticking else [])]
        await self._writer.settle()
        if self._telling is not None:
            await asyncio.gather(self._telling, return_exceptions=True)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._writer.settle()
        self._bots.close()
        try:
            await self._servers.leave()
        except Exception as error:  # the database may be away: the others will miss us soon enough
            self._report(error)

    # ---- time

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except Exception as error:  # the database may be away for a while; time goes on
                self._report(error)

    async def tick(self) -> None:
        """Look after everything that time changes."""
        at = self._now()
        missed = await self._servers.beat(is_silent=bool(self._unforgiven))
        if await self.store.is_changed_by_others():  # an operator at the same file
            self.people.forget_all()
            self._lobby_changed = missed = True
        elif missed:
            self._ask_who_is_there()
        for gone in await self._servers.gone({server for those in self._elsewhere.values() for server in those}):
            for table in list(self._elsewhere):
                self._note_presence(table, gone, None)
        for table in await self.store.read(_due, at):
            await self._flag(table)
        await self._ask_everywhere(at - FORGOTTEN)
        for room in list(self._rooms.values()):
            if missed:
                self._settle_soon(room.id)
            if room.pending and room.late is not None:
                async with room.lock:
                    if room.table is not None and room.show_late(at - 1000 * room.table.created.delay):
                        self._show(room)
            if room.is_idle and at - room.used > IDLE:
                self._rooms.pop(room.id, None)
        if self._lobby_changed:
            self._lobby_changed = False
            try:
                await self._tell_lobby([w for those in self._arrived.values() for w in those if w.wants_lobby])
            except BaseException:
                self._lobby_changed = True  # the next tick tells it
                raise

    async def _flag(self, table: str) -> None:
        """Clocks that have run out."""
        with contextlib.suppress(Refusal):  # another server may be faster
            async with self._at(table) as room:
                assert room.table is not None
                out = room.table.clock.out(self._now())
                if out and room.table.status == "running":
                    await self._commit(room, (steps.Flagged(seat=out[0]),))

    async def _enter(self, table: str) -> Room:
        """Before anybody does anything at a table whose clock runs, an outage is forgiven there."""
        room = await super()._enter(table)
        if table in self._unforgiven:
            assert self._outage is not None
            since, until = self._outage
            try:
                await self._commit(room, (steps.Outage(since=since, until=until),))
            except BaseException:
                room.lock.release()
                raise
            self._unforgiven.discard(table)
        return room

    async def _forgive_all(self) -> None:
        """Open every table whose clock runs; until that is done, the next server would find the same outage."""
        for table in list(self._unforgiven):
            await self._insist(partial(self._open, table))
        self._unforgiven.clear()  # those that are left follow rules that are not installed

    async def _open(self, table: str) -> None:
        async with self._at(table):
            pass

    async def _ask_everywhere(self, idle_since: int | None = None) -> None:
        """Open the tables where a bot is to act, and ask it."""
        for table in await self.store.read(_bots_due, idle_since):
            room = self._rooms.get(table)
            if room is None or not room.asking:
                with contextlib.suppress(Refusal):
                    async with self._at(table) as there:
                        self._ask_bots(there)

    # ---- other servers

    def _hear(self, payload: str) -> None:
        """What another server has told."""
        kind, about, *more = payload.split()
        if more[-1] == self.server or self._is_closing:
            return
        if kind == "turn":
            seat, ply, person = more[:3]
            self._tell_turn(person, about, int(seat), int(ply))
        elif kind == "step":
            self._lobby_changed = True
            self._settle_soon(about)
        elif kind == "here":
            players = frozenset(more[1].split(",")) - {NONE}
            found = Presence(int(more[0]), players)
            self._note_presence(about, more[-1], found if found != NOBODY else None)
        elif kind == "who":
            self._tell_presence(room for room in self._rooms.values() if room.channels)
        elif kind == "chat":
            self._settle_soon(about)
        elif kind == "person":
            self.people.forget(about)
            self._spawn(self._insist(lambda: self._learn_person(about)))

    def _count(self, room: Room) -> None:
        super()._count(room)
        self._tell_presence([room])

    def _tell_presence(self, rooms: Iterable[Room]) -> None:
        """Let the other servers know who looks at tables here."""
        if not self.store.is_shared or self._is_closing:
            return
        told = []
        for room in rooms:
            there = room.present()
            told.append(f"here {room.id} {there.spectators} {','.join(sorted(there.players)) or NONE} {self.server}")
        if told:
            self._notify(told)

    def _notify(self, payloads: list[str]) -> None:
        """Tell the other servers something, meanwhile; one thing after the other, so that the last word is the last."""
        self._untold += payloads
        if self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._tell_others())
            self._telling.add_done_callback(self._finished)

    async def _tell_others(self) -> None:
        try:
            while self._untold:
                told, self._untold = self._untold, []
                await self.store.write(notify, told)
        finally:
            self._telling = None

    def _ask_who_is_there(self) -> None:
        """Let the other servers tell who looks at tables there."""
        self._notify([f"who {NONE} {self.server}"])

    def _note_presence(self, table: str, server: str, found: Presence | None) -> None:
        """Who looks at a table through another server; None: nobody."""
        those = self._elsewhere.setdefault(table, {})
        before = those.pop(server, None)
        if found is not None:
            those[server] = found
        if not those:
            del self._elsewhere[table]
        room = self._rooms.get(table)
        if found != before and room is not None:
            super()._count(room)
            self._spawn(self._tell_here(room))

    async def _tell_here(self, room: Room) -> None:
        async with room.lock:
            if room.table is not None:
                self._show(room)

    def _person_changed(self, person: str) -> None:
        """Somebody here is called otherwise, hears otherwise, or is gone: learn it, and let the others learn it."""
        if not self._is_closing:
            self._spawn(self._insist(lambda: self._learn_person(person)))
            if self.store.is_shared:
                self._notify([f"person {person} {self.server}"])

    async def _learn_person(self, person: str) -> None:
        found = await self.people.names([person])
        if person in self._names and self._names[person] != found.get(person):
            self._names.pop(person)
            self._names |= found
            for room in list(self._rooms.values()):
                if any(table is not None and person in table.persons() for table in (room.table, room.late)):
                    async with room.lock:
                        room.around.version += 1
                        if room.table is not None:
                            self._show(room)
        await self._learn_mutes(person)


def _timed(connection: Connection) -> list[str]:
    """Tables whose clocks run."""
    t = schema.tables.c
    return list(connection.execute(select(t.id).where(t.due.is_not(None))).scalars())


def _due(connection: Connection, at: int) -> list[str]:
    """Tables with a clock that has run out."""
    t = schema.tables.c
    return list(connection.execute(select(t.id).where(t.due <= at).order_by(t.due).limit(AT_ONCE)).scalars())


def _bots_due(connection: Connection, idle_since: int | None) -> list[str]:
    """Tables where a bot is to act; only those where nothing has happened since, if a time is given."""
    t = schema.tables.c
    wanted = select(t.id).where(t.bot_due == 1).order_by(t.updated)
    if idle_since is not None:
        wanted = wanted.where(t.updated < idle_since).limit(AT_ONCE)
    return list(connection.execute(wanted).scalars())
