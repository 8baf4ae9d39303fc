"""The heartbeat of a server among those that share its store: who is there, who was, and the line between them.

Every server leaves a sign of life every few seconds, so that after a gap it is known when nobody was there.
On PostgreSQL each holds a lock in common, which tells a newcomer for certain whether he is alone.
"""

from __future__ import annotations

from collections.abc import Callable

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, delete, func, insert, select, update

from jurade.table import schema
from jurade.table.clock import Now
from jurade.table.store import PATIENCE, SERVING, SharedStore, Store
from jurade.table.writing import CHANNEL

HEARTBEAT = 3_000  # milliseconds between signs of life
SILENT = 3 * HEARTBEAT  # after which a server is taken to be gone


class Heartbeat:
    """The signs of life of this server, and its line to the others."""

    def __init__(self, store: Store, server: str, now: Now, hear: Callable[[str], None]) -> None:
        self.is_alone = True  # was no other server there when this one came?
        self._store = store
        self._server = server
        self._now = now
        self._hear = hear
        self._line: asyncpg.Connection | None = None
        self._seen = 0

    async def arrive(self) -> tuple[int, int] | None:
        """Join the others; returns from when to when nobody was there, if so."""
        await self._listen(is_first=True)
        at = self._now()
        last = await self._store.write(_arrive, self._server, at, self.is_alone)
        self._seen = at
        return (last, at) if self.is_alone and last is not None and last < at else None

    async def beat(self, *, is_silent: bool = False) -> bool:
        """Leave a sign of life when it is time; True when messages of the others may have been missed.

        A server is silent until it has made up for the time when none was there: if it dies before, the next one will.
        """
        at = self._now()
        is_time = at - self._seen >= HEARTBEAT or at < self._seen  # or somebody has set the clock back
        if is_time:
            if not is_silent:
                await self._store.write(_beat, self._server, at)
            self._seen = at
        if isinstance(self._store, SharedStore) and not await self._hears(is_time):
            await self._listen(is_first=False)
            return True
        return False

    async def _hears(self, is_time: bool) -> bool:
        """Is the line to the others good?  One that was cut may look as if it were: from time to time it is tried."""
        line = self._line
        if line is None or line.is_closed():
            return False
        if is_time:
            try:
                await line.execute("SELECT 1", timeout=PATIENCE)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                line.terminate()
                return False
        return True

    async def gone(self, others: set[str]) -> set[str]:
        """Which of these other servers have left no sign of life for a while."""
        if not others:
            return set()
        return others - await self._store.read(_alive, self._now() - SILENT)

    async def leave(self) -> None:
        """The last sign of life."""
        await self._store.write(_beat, self._server, self._now())
        if self._line is not None:
            await self._line.close()

    async def _listen(self, *, is_first: bool) -> None:
        if not isinstance(self._store, SharedStore):
            return
        url = self._store.url.set(drivername="postgresql")
        line = await asyncpg.connect(
            url.render_as_string(hide_password=False), timeout=PATIENCE, command_timeout=PATIENCE
        )
        if is_first:
            self.is_alone = bool(await line.fetchval("SELECT pg_try_advisory_lock($1)", SERVING))
        await line.execute("SELECT pg_advisory_lock_shared($1)", SERVING)
        if is_first and self.is_alone:
            await line.execute("SELECT pg_advisory_unlock($1)", SERVING)
        await line.add_listener(CHANNEL, lambda connection, pid, channel, payload: self._hear(payload))
        self._line = line


def _arrive(connection: Connection, server: str, at: int, is_alone: bool) -> int | None:
    last = connection.execute(select(func.max(schema.servers.c.seen))).scalar()
    if is_alone:
        connection.execute(delete(schema.servers))
    seen = last if is_alone and last is not None else at
    connection.execute(insert(schema.servers).values(id=server, started=at, seen=seen))
    return None if last is None else int(last)


def _alive(connection: Connection, since: int) -> set[str]:
    return set(connection.execute(select(schema.servers.c.id).where(schema.servers.c.seen >= since)).scalars())


def _beat(connection: Connection, server: str, at: int) -> None:
    connection.execute(update(schema.servers).where(schema.servers.c.id == server).values(seen=at))
