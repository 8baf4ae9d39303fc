"""All that a person gets from a real server, over HTTP and the socket, as bytes.

Each of two servers is brought one history of a pair as a record; the last choices are then made by the players at their
own sockets.  What the viewpoint's person receives, and what the servers log, must be the same, but for ids and times.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import websockets

from jurade.core.state import NOBODY

from ..server.conftest import Person, Socket, visit
from .looks import FORMS, SEEDS, World
from .pairs import History, Pair, pairs

TIME = re.compile(rb"\b1[0-9]{12}\b")  # milliseconds since 1970


class RawSocket(Socket):
    """A client that also keeps every message as it came."""

    def __init__(self, connection: Any) -> None:
        self.raw: list[bytes] = []
        super().__init__(connection)

    async def _take(self, raw: str | bytes) -> None:
        self.raw.append(raw if isinstance(raw, bytes) else raw.encode())
        await super()._take(raw)


@asynccontextmanager
async def connected(person: Person) -> Any:
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    address = person.url.replace("http", "ws", 1) + "/api/socket"
    async with websockets.connect(address, additional_headers={"Cookie": cookies}, max_size=None) as connection:
        socket = RawSocket(connection)
        try:
            assert (await socket.say(type="hello", version=1, id="h"))["type"] == "welcome"
            yield socket
        finally:
            socket.reading.cancel()
            await asyncio.gather(socket.reading, return_exceptions=True)


def brought(history: History, seed: int, until: int) -> str:
    """The record of a history up to there."""
    world = World(history, seed, NOBODY)
    world.play_on(until)
    return str(world.table.match.record)


def quiet_end(pair: Pair) -> tuple[int, int]:
    """From which choice to which nothing is drawn in either history: a server draws as it likes."""
    first = max(0, pair.first - 1)
    last = first
    while last < pair.last and not pair.one.told[last].chance and not pair.other.told[last].chance:
        last += 1
    return first, last


class Attendance:
    """What one person got from one server."""

    def __init__(self, server: Any, history: History, record: str, viewpoint: int, struck: list[str]) -> None:
        self.server = server
        self.struck = struck  # ids and the like of this and of earlier tables: they differ between any two servers
        self.history = history
        self.record = record
        self.seat = None if viewpoint == NOBODY else viewpoint
        self.got: list[tuple[str, bytes]] = []
        self.figures = b""

    def note(self, what: str, raw: bytes) -> None:
        for number, each in enumerate(self.struck):
            raw = raw.replace(each.encode(), f"<{number}>".encode())
        self.got.append((what, TIME.sub(b"<time>", raw)))

    async def run(self, first: int, last: int, texts: list[str], seed: int) -> None:
        """Set the table up, watch, let the others play, ask everything."""
        names = [f"Player {seat}" for seat in range(self.history.setting.seats)]
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(visit(self.server, name)) for name in names]
            guest = await stack.enter_async_context(visit(self.server, "Guest"))
            me = guest if self.seat is None else players[self.seat]
            table = await self._set_up(players, guest)
            sockets = [await stack.enter_async_context(connected(me)) for _ in range(4)]
            for socket, form in zip(sockets, FORMS, strict=False):
                await socket.say(type="watch", table=table, seat=self.seat, form=form, id="w")
            acting = [await stack.enter_async_context(connected(player)) for player in players]
            for told in self.history.told[first:last]:
                await acting[told.seat].watch(table, told.seat)
                ply = acting[told.seat].documents[table]["ply"]
                done = await acting[told.seat].say(
                    type="act", table=table, seat=told.seat, ply=ply, action=told.text, id=f"act {ply}"
                )
                assert done["type"] == "done", done
                for socket in sockets[:3]:
                    await socket.until(lambda socket=socket, done=done: socket.steps[table] >= done["step"])
            await self._ask(me, sockets[0], table, texts, random.Random(seed))
            for number, socket in enumerate(sockets):
                await socket.say(type="unwatch", table="none", id="end")
                for raw in socket.raw:
                    if not raw.startswith(b'{"type":"welcome"'):
                        self.note(f"socket {number}", raw)
            self.figures = _figures(await me.http.get("/metrics"))

    async def _set_up(self, players: list[Person], guest: Person) -> str:
        host = players[0]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(players) - 1)
        wanted = {"game": self.history.game.id, "seats": seats, "record": self.record, "start": True}
        made = await host.ask("POST", "/tables", wanted)
        table = str(made["id"])
        for seat, player in enumerate(players[1:], 1):
            sits = {"who": "me", "invitation": made["invitations"][str(seat)]}
            await player.ask("PUT", f"/tables/{table}/seats/{seat}", sits)
        info = (await host.ask("GET", f"/tables/{table}"))["info"]
        self.struck += [table, info["commitment"], *made["invitations"].values(), *(p.id for p in players), guest.id]
        return table

    async def _ask(self, me: Person, socket: RawSocket, table: str, texts: list[str], rng: random.Random) -> None:
        """Everything that a person can ask."""
        ply = socket.documents[table]["ply"]
        own = "" if self.seat is None else f"seat={self.seat}"
        paths = ["", f"/record?{own}", f"/position?{own}", "/course", "/analysis", f"/replay/{ply}?open=1&{own}"]
        for then in (0, rng.randint(0, ply), ply, ply + 1):
            paths += [f"/replay/{then}?{own}", f"/position?ply={then}&{own}"]
        paths += [f"/record?seat={seat}" for seat in range(self.history.setting.seats) if seat != self.seat]
        for path in paths:
            await self._get(me, f"/api/tables/{table}{path}")
        for path in ("/api/tables?status=running", "/api/tables?mine=true", "/api/me"):
            await self._get(me, path)
        seat = 0 if self.seat is None else self.seat
        for text in texts:
            said = await socket.say(type="preview", table=table, seat=seat, ply=ply, action=text, id=f"p {text}"[:60])
            if said["type"] == "error":  # what is legal would be played
                await socket.say(type="act", table=table, seat=seat, ply=ply, action=text, id=f"a {text}"[:60])
        await socket.say(type="forbidden", table=table, seat=seat, ply=ply, picked=[], id="f")
        await socket.say(type="undo", table=table, seat=seat, id="u")

    async def _get(self, me: Person, path: str) -> None:
        # Compressed, two random ids have different lengths.
        answer = await me.http.get(path, headers={"Accept-Encoding": "identity"})
        kept = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
        said = json.dumps([answer.status_code, kept]).encode()
        self.note("HTTP", path.encode() + said + b"\n" + answer.content)


def _figures(answer: Any) -> bytes:
    """What the server tells of itself to whoever asks: sizes and numbers, without times and what the machine does."""
    if answer.status_code != 200:
        return str(answer.status_code).encode()
    lines = [line for line in answer.text.splitlines() if line.startswith("jurade_") and "_seconds" not in line]
    return "\n".join(line for line in lines if "_created" not in line).encode()


def log_lines(server: Any, struck: list[str]) -> list[str]:
    """What a server wrote into its log, without times, numbers of requests and ids; the order is that of chance."""
    found = []
    for line in server.log.splitlines():
        for number, each in enumerate(struck):
            line = line.replace(each, f"<{number}>")
        try:
            event = json.loads(line)
        except json.JSONDecodeError:
            found.append(line)
            continue
        for name in ("at", "took", "ms", "seconds", "client", "request", "pid", "port", "url", "database", "server"):
            event.pop(name, None)
        found.append(json.dumps(event))
    return sorted(found)


class Servers:
    """Two servers, led through the same with one history each."""

    def __init__(self, one: Any, other: Any) -> None:
        self.both = (one, other)
        self.struck: tuple[list[str], list[str]] = ([], [])

    async def attend(self, pair: Pair, texts: list[str], seed: int) -> tuple[Attendance, Attendance]:
        """What the viewpoint's person gets from each."""
        first, last = quiet_end(pair)
        sides = []
        for number, history in enumerate((pair.one, pair.other)):
            record = brought(history, SEEDS[number], first)
            side = Attendance(self.both[number], history, record, pair.viewpoint, self.struck[number])
            await side.run(first, last, texts, seed)
            sides.append(side)
        return sides[0], sides[1]

    def logs(self) -> tuple[list[str], list[str]]:
        """What each has logged."""
        return log_lines(self.both[0], self.struck[0]), log_lines(self.both[1], self.struck[1])


def quiet_pair(game: str, rng: random.Random) -> Pair:
    """A pair whose secret is a choice that nothing is drawn after."""
    for seed in range(rng.randrange(100), 10_000):
        found = [each for each in pairs(game, seed, length=24, tries=3) if each.one is not each.other]
        quiet = [each for each in found if quiet_end(each)[1] >= each.first]
        if quiet:
            return rng.choice(quiet)
    raise AssertionError(f"there is no such pair at {game}")
