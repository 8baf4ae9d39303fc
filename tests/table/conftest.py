"""A hall for tests: real stores, a clock that the test sets, clients that keep what they are sent."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable

import pytest

from jurade.table.botdesk import BotDesk
from jurade.table.commands import Act, Sit
from jurade.table.delta import apply
from jurade.table.hall import Hall
from jurade.table.people import People, Person
from jurade.table.setup import ClockRules, SeatWish, Setup
from jurade.table.store import Store
from jurade.table.table import Table
from jurade.table.watching import Watcher

MORNING = 1_700_000_000_000


class Client:
    """One socket: it keeps every message, and the document of each table it watches."""

    def __init__(self, place: "Place", person: Person | None) -> None:
        self.place = place
        self.person = person
        self.raw: list[bytes] = []
        self.messages: list[dict] = []
        self.documents: dict[str, dict] = {}
        self.log: dict[str, list[dict]] = {}
        self._news = asyncio.Event()
        self.watcher = Watcher(person.id if person else None, self._hear)
        place.hall.audience.arrive(self.watcher)

    def _hear(self, raw: bytes) -> None:
        message = json.loads(raw)
        self.raw.append(raw)
        self.messages.append(message)
        if message["type"] == "table":
            self.documents[message["table"]] = message["document"]
            self.log.setdefault(message["table"], []).extend(message.get("log", ()))
        elif message["type"] == "change":
            table = message["table"]
            self.documents[table] = apply(self.documents[table], message.get("delta"))
            self.log[table].extend(message.get("log", ()))
        self._news.set()

    async def watch(self, table: str, seat: int | None = None, form: str = "events", **more) -> dict:
        await self.place.hall.audience.watch(self.watcher, table, seat, form, more.pop("since", None), "w", **more)
        return self.documents[table]

    async def until(self, is_so: Callable[["Client"], object]) -> None:
        """Wait for messages until something is so."""
        async with asyncio.timeout(300):
            while not is_so(self):
                self._news.clear()
                await self._news.wait()

    def of_type(self, kind: str) -> list[dict]:
        return [message for message in self.messages if message["type"] == kind]

    def leave(self) -> None:
        self.place.hall.audience.leave(self.watcher)


class Place:
    """A store, its people and a hall."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.time = MORNING
        self.store: Store
        self.people: People
        self.hall: Hall

    async def open(self) -> None:
        self.store = await Store.open(self.url)
        self.people = People(self.store, now=lambda: self.time)
        self.hall = await Hall.open(self.store, self.people, bots=BotDesk(1), now=lambda: self.time)

    async def close(self) -> None:
        await self.hall.close()
        await self.store.close()

    async def reopen(self) -> None:
        """The server goes and comes back."""
        await self.close()
        await self.open()

    async def guests(self, *names: str) -> list[Person]:
        return [await self.people.guest(name) for name in names]

    def client(self, person: Person | None) -> Client:
        return Client(self, person)

    async def table(self, game: str, *sitting: Person | str, **more) -> str:
        """A running table at which these sit: persons, or bots by their names."""
        first = next(each for each in sitting if isinstance(each, Person))
        wishes = tuple(
            SeatWish(kind="bot", level=each)
            if isinstance(each, str)
            else SeatWish(kind="me" if each is first else "open")
            for each in sitting
        )
        start = more.pop("start", True)
        if "clock" in more:
            more["clock"] = ClockRules(**more["clock"])
        table = await self.hall.create(Setup(game=game, seats=wishes, start=start, **more), first.id)
        invited = await self.hall.invitations(table, first.id)
        for seat, each in enumerate(sitting):
            if isinstance(each, Person) and each is not first:
                await self.hall.do(table, Sit(each.id, seat, invited[seat]))
        return table

    async def play(self, table: str, *, seat: int | None = None, pick: int = 0, message: str = "") -> int:
        """Let the seat that is asked, or a given one, play one of its choices; returns its seat."""
        async with self.hall.rooms.at(table) as room:
            found = room.table
            asked = found.match.to_act()
            seat = asked[0] if seat is None else seat
            choices = found.match.choices(seat)
            person, ply = found.seats[seat].person, found.ply
        await self.hall.do(table, Act(person, seat, ply, choices[pick % len(choices)]), message)
        return seat

    async def play_until(self, table: str, is_so: Callable[[Table], object]) -> Table:
        """Play first choices until something is so of the table; the table then."""
        while not is_so(found := await self.look(table)):
            await self.play(table)
        return found

    async def look(self, table: str) -> Table:
        """The table as it stands now, for asking it things; it stays so, and another takes its place."""
        async with self.hall.rooms.at(table) as room:
            return room.table


@contextlib.asynccontextmanager
async def opened(url: str):
    place = Place(url)
    await place.open()
    try:
        yield place
    finally:
        await place.close()


@pytest.fixture
def at(database: str) -> Callable[[Callable[[Place], Awaitable[None]]], None]:
    """Run a scenario in a hall over a new database, on SQLite and on PostgreSQL."""
    return _runner(database)


@pytest.fixture
def at_file(tmp_path) -> Callable[[Callable[[Place], Awaitable[None]]], None]:
    """Run a scenario in a hall over a new SQLite file: for what has nothing to do with the kind of database."""
    return _runner(f"sqlite:///{tmp_path / 'jurade.db'}")


def _runner(url: str):
    def run(scenario: Callable[[Place], Awaitable[None]]) -> None:
        async def main() -> None:
            async with opened(url) as place:
                await scenario(place)

        asyncio.run(main())

    return run


@pytest.fixture
def halls(postgres) -> Callable[[Callable[[Place, Place], Awaitable[None]]], None]:
    """Run a scenario in two halls over one PostgreSQL."""

    def run(scenario: Callable[[Place, Place], Awaitable[None]]) -> None:
        url = postgres()

        async def main() -> None:
            async with opened(url) as one, opened(url) as other:
                await scenario(one, other)

        asyncio.run(main())

    return run
