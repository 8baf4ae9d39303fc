"""Looking after all tables as time goes by: clocks that run out, bots nobody asked, rooms nobody uses, outages."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

from sqlalchemy import Connection, select

from jurade.table import schema
from jurade.table.audience import Audience
from jurade.table.bot_turns import BotTurns
from jurade.table.common import Common
from jurade.table.heartbeat import Heartbeat
from jurade.table.lobby import Lobby
from jurade.table.peers import Peers
from jurade.table.refusals import Refusal
from jurade.table.room import Room
from jurade.table.rooms import Rooms
from jurade.table.steps import Flagged, Outage

TICK = 1.0  # seconds
IDLE = 60_000  # milliseconds after which a table that nobody watches is closed
FORGOTTEN = 15_000  # milliseconds after which a bot's turn that nobody has asked about is asked about here
AT_ONCE = 200  # tables looked after in one go


class Upkeep:
    """What is done once a second, and when a server begins."""

    def __init__(
        self, common: Common, rooms: Rooms, audience: Audience, lobby: Lobby, bots: BotTurns, peers: Peers
    ) -> None:
        self._common = common
        self._rooms = rooms
        self._audience = audience
        self._lobby = lobby
        self._bots = bots
        self._peers = peers
        self._heartbeat = Heartbeat(common.store, common.server, common.now, peers.hear)
        self._ticking: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Join the other servers, forgive an outage to the clocks, and have bots asked whose turn it is."""
        common = self._common
        await common.store.is_changed_by_others()  # what is changed from now on is noticed
        outage = await self._heartbeat.arrive()
        if outage is not None:
            since, until = outage
            tables = await common.store.read(_timed)
            self._rooms.unforgiven = dict.fromkeys(tables, Outage(since=since, until=until))
            common.background.start(self._forgive_all())
        if self._heartbeat.is_alone:
            common.background.start(self._ask_bots_everywhere())
        else:
            self._peers.ask_who_is_there()

    def run(self) -> None:
        """Tick once a second from now on."""
        self._ticking = asyncio.create_task(self._tick_on())

    async def stop(self) -> None:
        """Tick no more."""
        if self._ticking is not None:
            self._ticking.cancel()
            await asyncio.gather(self._ticking, return_exceptions=True)

    async def end(self) -> None:
        """Leave a last sign of life."""
        try:
            await self._heartbeat.leave()
        except Exception as error:  # the database may be away: the others will miss us soon enough
            self._common.background.report(error)

    # ---- every second

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except Exception as error:  # the database may be away for a while; time goes on
                self._common.background.report(error)

    async def tick(self) -> None:
        """Look after everything that time changes."""
        at = self._common.now()
        missed = await self._listen()
        for table in await self._common.store.read(_due, at):
            await self._flag(table)
        await self._ask_bots_everywhere(at - FORGOTTEN)
        for room in self._rooms:
            if missed:
                self._rooms.settle_soon(room.id)
            await self._show_late(room, at)
            if room.is_idle and at - room.used > IDLE:
                self._rooms.close(room)
        await self._lobby.send_if_old()

    async def _listen(self) -> bool:
        """Leave a sign of life, and look for those of the others; True when something they did may have been missed."""
        # A server is silent until it has made up for the time when none was there.
        missed = await self._heartbeat.beat(is_silent=bool(self._rooms.unforgiven))
        if await self._common.store.is_changed_by_others():  # an operator at the same file
            self._common.people.forget_all()
            self._lobby.is_old = missed = True
        elif missed:
            self._peers.ask_who_is_there()
        for gone in await self._heartbeat.gone(self._audience.servers()):
            self._audience.forget_server(gone)
        return missed

    async def _flag(self, table: str) -> None:
        """Clocks that have run out."""
        with contextlib.suppress(Refusal):  # another server may be faster
            async with self._rooms.at(table) as room:
                out = room.table.clock.out(self._common.now())
                if out and room.table.status == "running":
                    await self._rooms.keep(room, self._rooms.draft(room, Flagged(seat=out[0])))

    async def _show_late(self, room: Room, at: int) -> None:
        """Let spectators who are behind see what they may see by now."""
        if room.pending and room.late is not None:
            async with room.lock:
                if room.show_late(at - 1000 * room.table.created.delay):
                    self._audience.show(room)

    async def _ask_bots_everywhere(self, idle_since: int | None = None) -> None:
        """Open the tables where a bot is to act, and ask it."""
        for table in await self._common.store.read(_bots_due, idle_since):
            room = self._rooms.get(table)
            if room is None or not room.asking:
                with contextlib.suppress(Refusal):
                    async with self._rooms.at(table) as there:
                        self._bots.ask(there)

    # ---- after an outage

    async def _forgive_all(self) -> None:
        """Open every table whose clock runs; until that is done, the next server would find the same outage."""
        for table in list(self._rooms.unforgiven):
            await self._common.background.insist(partial(self._open, table))
        self._rooms.unforgiven.clear()  # those that are left follow rules that are not installed

    async def _open(self, table: str) -> None:
        async with self._rooms.at(table):
            pass  # whoever enters forgives


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
