"""The house: all that one server process holds while it runs, opened and closed in order."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from jurade.server.costs import Costs
from jurade.server.credentials import Cookies
from jurade.server.hosts import Names
from jurade.server.limits import Rate
from jurade.server.logs import log
from jurade.server.metrics import Metrics
from jurade.server.settings import Settings
from jurade.table.botdesk import BotDesk
from jurade.table.hall import Hall
from jurade.table.people import People
from jurade.table.store import Store

if TYPE_CHECKING:
    from jurade.server.socket import Connection

WRONG_PASSWORDS = (20.0, 0.01)  # for one name from anywhere; above that the answers come late
RECHECK = 60.0  # seconds after which a session that was revoked on another server is noticed here


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """Store, people, hall, rates, figures and open sockets of one process."""

    def __init__(self, settings: Settings, store: Store, people: People, hall: Hall, cookies: Cookies) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.hall = hall
        self.cookies = cookies
        self.metrics = Metrics()
        self.connections: set[Connection] = set()
        self.sockets_of: Counter[str] = Counter()  # open sockets by address
        self.closing = False
        self.names = Names(settings.host, settings.names, settings.origins)
        rates = settings.rates
        self.costs = Costs(
            rates.person,
            rates.address,
            rates.scale,
            charged=lambda kind, seconds: self.metrics.cost_seconds.labels(kind).inc(seconds),
            refused=lambda kind: self.metrics.too_dear.labels(kind).inc(),
        )
        self.requests = Rate(*rates.requests)
        self.messages = Rate(*rates.messages)
        self.newcomers = Rate(*rates.guests)
        self.passwords = Rate(*rates.passwords)
        self.sign_ins = Rate(*rates.sign_ins)
        self.wrong_passwords = Rate(*WRONG_PASSWORDS)
        self.new_tables = Rate(*rates.tables)
        self.hints = Rate(*rates.hints)
        self._rechecking: set[asyncio.Task[None]] = set()
        people.forgot = self._forgot

    @classmethod
    @contextlib.asynccontextmanager
    async def opened(cls, settings: Settings) -> AsyncIterator[House]:
        """The house, open; JuradeError says why it cannot be opened."""
        store = await Store.open(settings.database)
        try:
            people = People(store, now=now)
            hall = await Hall.open(store, people, bots=BotDesk(processes=settings.workers), now=now)
            try:
                key = settings.secret or await store.secret("cookies")
                house = cls(settings, store, people, hall, Cookies(key))
                hall.run()
                rechecking = asyncio.create_task(house._recheck_sessions())
                try:
                    yield house
                finally:
                    rechecking.cancel()
            finally:
                await hall.close()
                await people.close()
        finally:
            await store.close()

    @property
    def database_name(self) -> str:
        """The kind of database and its name, without anything that opens it."""
        parts = urlsplit(self.settings.database)
        return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"

    async def say_goodbye(self) -> None:
        """Take nothing new; every client hears that it should come back."""
        self.closing = True
        leaving = [asyncio.create_task(connection.say_goodbye()) for connection in list(self.connections)]
        if leaving:
            await asyncio.wait(leaving, timeout=5)

    async def recheck(self, person: str | None = None) -> None:
        """Close the sockets whose session or token is no longer good: those of a person, or all."""
        for connection in [each for each in self.connections if person in (None, each.person_id)]:
            try:
                await connection.recheck()
            except Exception:  # the store may be away; it is asked again before long
                log().exception("recheck")

    def _forgot(self, person: str | None) -> None:
        """Something changed about a person, here or on another server: perhaps a session ended."""
        if not self.closing and any(person in (None, each.person_id) for each in self.connections):
            task = asyncio.get_running_loop().create_task(self.recheck(person))
            self._rechecking.add(task)
            task.add_done_callback(self._rechecking.discard)

    async def _recheck_sessions(self) -> None:
        while True:
            await asyncio.sleep(RECHECK)
            await self.recheck()
