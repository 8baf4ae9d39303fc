"""The server under load over loopback; the figures go to bench/results/server.{md,json}.

Run it on a quiet machine with two cores: ``.venv/bin/python bench/server.py``.  The server is a process of its own;
what counts is its processor time (``/proc``), so the clients' work beside it does not matter.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import sys
import time
import uuid
from contextlib import AsyncExitStack
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

import jurade
from jurade.table.delta import apply
from serving import Server, serving

RESULTS = Path(__file__).resolve().parent / "results"
BOARDGAME_IO = 830  # moves per server CPU second, measured on the same kind of machine
SEATS = {"bastide": 3}  # the least each game is played by; two elsewhere


class Counted(ClientConnection):
    """A connection that counts what arrives on the wire."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.wire = 0

    def data_received(self, data: bytes) -> None:
        self.wire += len(data)
        super().data_received(data)


class Client:
    """One socket that keeps the document of one table."""

    def __init__(self, connection: Counted, table: str, seat: int | None) -> None:
        self.connection = connection
        self.table = table
        self.seat = seat
        self.document: Any = None
        self.text = 0  # characters of changes
        self.arrived = 0.0

    async def begin(self, form: str) -> None:
        await self.connection.send('{"type": "hello", "id": "h", "version": 1}')
        await self.connection.send(
            json.dumps({"type": "watch", "id": "w", "table": self.table, "seat": self.seat, "form": form})
        )
        while self.document is None:
            await self.take()

    async def take(self) -> str:
        """The next message, with the document after it."""
        raw = await self.connection.recv(decode=False)
        self.arrived = time.perf_counter()
        message = msgspec.json.decode(raw)
        if message["type"] == "table":
            self.document = message["document"]
        elif message["type"] == "change":
            self.text += len(raw)
            self.document = apply(self.document, message.get("delta"))
        elif message["type"] == "error":
            raise AssertionError(message)
        return str(message["type"])

    async def act(self, rng: random.Random) -> None:
        await self.connection.send(
            json.dumps(
                {
                    "type": "act",
                    "id": uuid.uuid4().hex,
                    "table": self.table,
                    "seat": self.seat,
                    "ply": self.document["ply"],
                    "action": rng.choice(self.document["choices"]),
                }
            )
        )


class Table:
    """A table with a person of its own at each seat."""

    def __init__(self, server: Server, stack: AsyncExitStack, game: str) -> None:
        self.server = server
        self.stack = stack
        self.game = game
        self.seats = SEATS.get(game, 2)
        self.id = ""
        self.cookies: list[str] = []

    async def set_up(self) -> Table:
        for seat in range(self.seats):
            async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as http:
                await http.post("/api/guests", json={"name": f"Ada {seat}"})
                if seat == 0:
                    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(self.seats - 1))]
                    made = await http.post("/api/tables", json={"game": self.game, "seats": seats, "start": True})
                    self.id = str(made.json()["id"])
                else:
                    await http.put(f"/api/tables/{self.id}/seats/{seat}", json={"who": "me"})
                self.cookies.append(f"jurade={http.cookies['jurade']}")
        return self

    async def client(self, seat: int | None, form: str) -> Client:
        """A socket of the person at a seat, or of a spectator."""
        address = self.server.url.replace("http", "ws", 1) + "/api/socket"
        headers = {"Cookie": self.cookies[seat]} if seat is not None else {}
        connection = await self.stack.enter_async_context(
            connect(address, additional_headers=headers, max_size=None, create_connection=Counted)
        )
        assert isinstance(connection, Counted)
        client = Client(connection, self.id, seat)
        await client.begin(form)
        return client

    async def players(self) -> list[Client]:
        return [await self.client(seat, "events") for seat in range(self.seats)]


async def play(clients: list[Client], rng: random.Random, moves: int, each: Any = None) -> int:
    """Let the seats of a table play random choices, one after the other; how many were made."""
    made = 0
    while made < moves and not clients[0].document["over"]:
        actor = next(client for client in clients if client.document["choices"])
        ply = actor.document["ply"]
        if each is not None:
            each()
        await actor.act(rng)
        while await actor.take() != "done":
            pass
        made += 1
        for client in clients:
            while client.document["ply"] == ply:
                await client.take()
    return made


def rules_alone(game: str, moves: int) -> float:
    """Random moves per processor second with the rules alone, in this process: what the machine gives just now."""
    rng = random.Random(1)
    match = jurade.game(game).new(SEATS.get(game, 2), seed=1)
    before = time.process_time()
    for _ in range(moves):
        if match.over:
            match = jurade.game(game).new(SEATS.get(game, 2), seed=rng.getrandbits(32))
        seat = match.to_act()[0]
        match.play(seat, rng.choice(match.choices(seat)))
    return moves / (time.process_time() - before)


async def throughput(server: Server, game: str, tables: int, moves: int, times: int) -> dict[str, float]:
    """Moves per processor second: many tables at once, every seat a socket of its own; the best of some times.

    On a machine with other work processor time itself is slower, so the times are short and one may be undisturbed.
    """
    tries = [await _flow(server, game, tables, moves) for _ in range(times)]
    best = max(tries, key=lambda each: each["per_cpu_second"])
    middle = statistics.median(each["per_cpu_second"] for each in tries)
    return {**best, "median_per_cpu_second": round(middle)}


async def _flow(server: Server, game: str, tables: int, moves: int) -> dict[str, float]:
    alone = rules_alone(game, moves)
    async with AsyncExitStack() as stack:
        sat = [await (await Table(server, stack, game).set_up()).players() for _ in range(tables)]
        before, started = server.cpu(), time.perf_counter()
        made = sum(
            await asyncio.gather(
                *(play(clients, random.Random(number), moves // tables) for number, clients in enumerate(sat))
            )
        )
        used, took = server.cpu() - before, time.perf_counter() - started
    return {
        "moves": made,
        "cpu_seconds": round(used, 2),
        "per_cpu_second": round(made / used),
        "per_second": round(made / took),
        "rules_alone": round(alone),
    }


async def latency(server: Server, game: str, moves: int) -> dict[str, float]:
    """From just before a move is sent until a watcher has it, one move at a time."""
    times: list[float] = []
    async with AsyncExitStack() as stack:
        while len(times) < moves:
            table = await Table(server, stack, game).set_up()
            clients = await table.players()
            watcher = await table.client(None, "events")
            rng = random.Random(len(times))
            while not watcher.document["over"] and len(times) < moves:
                actor = next(client for client in clients if client.document["choices"])
                ply = actor.document["ply"]
                sent = time.perf_counter()
                await actor.act(rng)
                while watcher.document["ply"] == ply:
                    await watcher.take()
                times.append(watcher.arrived - sent)
                while await actor.take() != "done":
                    pass
                for client in clients:
                    while client.document["ply"] == ply:
                        await client.take()
    times.sort()
    return {
        "moves": len(times),
        "median_ms": round(1000 * statistics.median(times), 2),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 2),
    }


async def sizes(server: Server, game: str, moves: int) -> dict[str, float]:
    """Bytes per move for five watchers who draw scenes: the seats, and spectators."""
    texts: list[int] = []
    wires: list[int] = []
    async with AsyncExitStack() as stack:
        table = await Table(server, stack, game).set_up()
        clients = await table.players()
        watchers = [await table.client(seat if seat < table.seats else None, "scene") for seat in range(5)]
        before = server.cpu()
        rng = random.Random(1)
        made = 0
        while made < moves and not clients[0].document["over"]:
            ply = clients[0].document["ply"]
            marks = [(watcher.text, watcher.connection.wire) for watcher in watchers]
            made += await play(clients, rng, 1)
            for watcher in watchers:
                while watcher.document["ply"] == ply:
                    await watcher.take()
            texts.append(sum(watcher.text - text for watcher, (text, _) in zip(watchers, marks, strict=True)))
            wires.append(
                sum(watcher.connection.wire - wire for watcher, (_, wire) in zip(watchers, marks, strict=True))
            )
        used = server.cpu() - before
    return {
        "moves": made,
        "median_wire": round(statistics.median(wires)),
        "median_text": round(statistics.median(texts)),
        "p99_wire": sorted(wires)[int(0.99 * len(wires))],
        "per_cpu_second": round(made / used),
    }


async def memory(server: Server, game: str, tables: int, moves: int) -> dict[str, float]:
    """Growth of memory by each open table with a game under way, all seats connected.

    As many tables are there before: what the server and its database keep once and for all is not a table's.
    """
    async with AsyncExitStack() as stack:
        before = 0
        for number in range(2 * tables):
            if number == tables:
                before = server.memory()
            table = await Table(server, stack, game).set_up()
            await play(await table.players(), random.Random(number), moves)
        each = (server.memory() - before) / tables
    return {"tables": tables, "kilobytes_each": round(each / 1024), "in_one_gigabyte": round(2**30 / each)}


def measure(games: list[str], rounds: int) -> dict[str, Any]:
    """Everything, each part on a fresh server; the best of some rounds counts, because machines are shared."""
    found: dict[str, Any] = {}
    for game in games:
        parts = (
            (
                "throughput",
                partial(throughput, game=game, tables=20, moves=1000, times=4),
                lambda f: -f["per_cpu_second"],
            ),
            ("latency", partial(latency, game=game, moves=300), lambda f: f["median_ms"]),
            ("sizes", partial(sizes, game=game, moves=60), lambda f: -f["per_cpu_second"]),
            ("memory", partial(memory, game=game, tables=50, moves=20), lambda f: f["kilobytes_each"]),
        )
        found[game] = {}
        for name, work, badness in parts:
            tries = []
            for _ in range(rounds):
                with serving() as server:
                    tries.append(uvloop.run(work(server)))
            found[game][name] = min(tries, key=badness)
            print(game, name, found[game][name], file=sys.stderr)
    return found


HEAD = f"""# The server under load

{{when}}, SQLite store, over loopback; written by `bench/server.py`.
Marks: at least 2,500 moves per server CPU second, median move to watcher at most 2 ms, at most 10 kB per move for five
watchers.
boardgame.io did {BOARDGAME_IO} moves per server CPU second and 2.1 ms on the same kind of machine.

| game | moves / CPU s | rules alone | median ms | 99% ms | kB, 5 scenes | plain kB | … moves / CPU s | tables in 1 GB |
|---|--:|--:|--:|--:|--:|--:|--:|--:|
"""
FOOT = """
*moves / CPU s*: 20 tables at once, every seat with a socket of its own that gets events and choices; the processor time
is the server's alone, user and system, store and sockets included.
*rules alone*: the same random moves in the bench's own process just before, without table, store or socket; where it is
low, the machine had other work, which slows down what runs beside it.
*ms*: from just before the player sends a move until a spectator has it, one move at a time; it is kept in the store
before.
*5 scenes*: the seats and spectators, five watchers in all, each with the whole drawing kept up to date; median of all
moves, on the wire, where permessage-deflate compresses what does not fit into one packet.
The best of {rounds} rounds counts, for the throughput of four times a thousand moves in each: machines are shared, and
the best is what the program can do.
*tables in 1 GB*: from the growth of memory by tables with a game under way and all their sockets open.
"""


def report(found: dict[str, Any], rounds: int, load: float) -> str:
    """The figures as a page; ``load`` is how many processes wanted to run on the machine meanwhile."""
    rows = ""
    for game, parts in found.items():
        flow, late, size, held = parts["throughput"], parts["latency"], parts["sizes"], parts["memory"]
        cells = (
            game,
            f"{flow['per_cpu_second']:,}",
            f"{flow['rules_alone']:,}",
            late["median_ms"],
            late["p99_ms"],
            f"{size['median_wire'] / 1000:.1f}",
            f"{size['median_text'] / 1000:.1f}",
            f"{size['per_cpu_second']:,}",
            f"{held['in_one_gigabyte']:,}",
        )
        rows += f"| {' | '.join(str(cell) for cell in cells)} |\n"
    when = f"{date.today()}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    when += f" with a load of {load:.1f}"
    return HEAD.format(when=when) + rows + FOOT.format(rounds=rounds)


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("games", nargs="*", help="only these, and keep nothing")
    given.add_argument("--rounds", type=int, default=3, help="of which the best counts")
    asked = given.parse_args()
    found = measure(asked.games or list(jurade.game_ids()), asked.rounds)
    text = report(found, asked.rounds, os.getloadavg()[2])
    print(text)
    if not asked.games:
        (RESULTS / "server.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        (RESULTS / "server.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
