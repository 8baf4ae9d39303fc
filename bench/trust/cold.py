"""A cold start on a store with ten thousand tables, and the first look at a long one.

``.venv/bin/python bench/trust/cold.py`` alone prints its figures.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from sqlalchemy import Connection, insert
from websockets.asyncio.client import connect

import jurade
from jurade.table import schema
from jurade.table.creating import created_by
from jurade.table.setup import ClockRules, SeatWish, Setup
from jurade.table.steps import Played, Started, Step
from jurade.table.store import Store
from jurade.table.table import Table
from jurade.table.writing import Append, append_of, keep

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

TABLES = 10_000
START, OPEN = 3.0, 50.0  # the marks: seconds, milliseconds
LONG = 400  # plies
LOOKED_AT = 24  # long tables
Row = dict[str, Any]
Tell = Callable[[str, float], None]


# ---- a store with many tables


def played(
    game: str, seats: tuple[SeatWish, ...], plies: int, clock: ClockRules, seed: int
) -> tuple[Table, list[Step]]:
    """A table of a person whom everybody shares, played at random up to so many plies."""
    rng = random.Random(seed)
    at = time.time_ns() // 1_000_000 - 86_400_000
    bodies = created_by(Setup(game=game, seats=seats, clock=clock), "person")
    steps = [Step(0, at, bodies[0])]
    table = Table("", steps[0])
    if plies:
        steps.append(Step(1, at, Started()))
        table.take(steps[-1])
    while table.ply < plies and table.status == "running":
        seat = table.match.to_act()[0]
        before = table.ply
        table.match.play(seat, rng.choice(table.match.choices(seat)))
        made = tuple((ply.seat, ply.text, ply.known) for ply in table.match.plies_since(before))
        steps.append(Step(table.number + 1, at + 1000 * table.number, Played(plies=made)))
        table.take(steps[-1], is_played=True)
    return table, steps


def patterns() -> list[tuple[int, Append, int]]:
    """What tables look like: how many of a hundred, what is kept of one, and how many plies it has."""
    me, bot, free = SeatWish(kind="me"), SeatWish(kind="bot", level="page"), SeatWish(kind="open")
    none, days = ClockRules(), ClockRules(kind="days", days=3)
    out = []
    for number, game in enumerate(jurade.game_ids()):
        two = 3 if game == "bastide" else 2
        kinds = (
            (3, (me,) + (free,) * (two - 1), 0, none),  # waits for others
            (5, (me,) * two, 60, none),  # under way
            (2, (me,) * two, 100, days),  # under way, with clocks
            (1, (me,) + (bot,) * (two - 1), 40, none),  # under way, with bots
            (1, (me,) * two, LONG, none),  # long
            (8, (me,) * two, 100_000, none),  # over
        )
        for share, seats, plies, clock in kinds:
            table, steps = played(game, seats, plies, clock, number)
            out.append((share, append_of(table, steps), table.ply if table.status == "running" else 0))
    return out


def copy_of(pattern: Append, name: str) -> Append:
    """The same again, under another name."""
    return msgspec.structs.replace(
        pattern,
        table=name,
        steps=[{**step, "table": name} for step in pattern.steps],
        row={**pattern.row, "id": name, "creation": name},
        seats=[{**seat, "table": name} for seat in pattern.seats or ()],
    )


def _add_others(connection: Connection, at: int) -> None:
    """The person at all tables, and the server that was there before: it left an outage behind it."""
    connection.execute(insert(schema.persons).values(id="person", name="Ada", created=0))
    connection.execute(insert(schema.servers).values(id="before", started=at, seen=at))


async def fill(database: str, tables: int, tell: Tell) -> list[str]:
    """Make a store with so many tables; the names of the long ones."""
    store = await Store.open(database)
    await store.write(_add_others, time.time_ns() // 1_000_000 - 600_000)
    known = patterns()
    deck = [pattern for pattern in known for _ in range(pattern[0])]
    long: list[str] = []
    batch: list[Append] = []
    for number in range(tables):
        _, pattern, plies = deck[number % len(deck)]
        name = f"{number:018x}"
        batch.append(copy_of(pattern, name))
        if plies >= LONG:
            long.append(name)
        if len(batch) == 250 or number == tables - 1:
            await store.write(keep, batch, "bench")
            batch = []
            tell("filling the store", number / tables)
    await store.close()
    return long


# ---- measuring


class Cold:
    """A server started on a store, and how long that took."""

    def __init__(self, database: str) -> None:
        command = (sys.executable, "-m", "jurade", "serve", "--port", "0", "--rate", "1000000", "--log-level", "error")
        started = time.perf_counter()
        self.process = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = next(line.split()[-1] for line in self.process.stdout if "is open at" in line)
        self.took = time.perf_counter() - started
        self.cpu_at_start = self.cpu()

    def cpu(self) -> float:
        """Processor seconds of the server itself."""
        threads = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9

    def rest(self) -> None:
        """Wait until the bots that were due have moved: what they cost is not the table's that is opened."""
        for _ in range(60):
            before = self.cpu()
            time.sleep(1)
            if self.cpu() - before < 0.1:
                return

    def end(self) -> None:
        self.process.kill()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


async def looks(server: Cold, tables: list[str], form: str) -> list[tuple[float, float, float]]:
    """Of each table the first look and one after it, and the processor time of the first; milliseconds."""
    found = []
    address = server.url.replace("http", "ws", 1) + "/api/socket"
    async with (
        connect(address, max_size=None, compression=None) as first,
        connect(address, max_size=None, compression=None) as second,
    ):
        for socket in (first, second):
            await socket.send('{"type": "hello", "id": "h", "version": 1}')
            await socket.recv()
        for table in tables:
            times = []
            cpu = server.cpu()
            for socket in (first, second):
                before = time.perf_counter()
                await socket.send(json.dumps({"type": "watch", "id": table, "table": table, "form": form}))
                while json.loads(await socket.recv()).get("id") != table:
                    pass
                times.append(1000 * (time.perf_counter() - before))
                if socket is first:
                    cpu = 1000 * (server.cpu() - cpu)
            for socket in (first, second):
                await socket.send(json.dumps({"type": "unwatch", "id": "u" + table, "table": table}))
                while json.loads(await socket.recv()).get("id") != "u" + table:
                    pass
            found.append((times[0], times[1], cpu))
    return found


def _start_rows(database: str, what: str) -> tuple[list[Row], Cold]:
    server = Cold(database)
    row = {
        "what": f"cold start, {what}",
        "mark": f"≤ {START:.0f} s",
        "figure": f"{server.took:.2f} s",
        "good": server.took <= START,
        "note": f"{server.cpu_at_start:.2f} s of processor time",
    }
    return [row], server


def prove(quick: bool = False, tell: Tell = lambda what, share: None, shared: str = "") -> list[Row]:
    """Figures and marks; ``quick`` with a tenth of the tables.  ``shared``: an empty PostgreSQL to measure as well."""
    tables = TABLES // 10 if quick else TABLES
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        stores = [("SQLite", f"sqlite:///{folder}/cold.sqlite"), *([("PostgreSQL", shared)] if shared else [])]
        for kind, database in stores:
            long = asyncio.run(fill(database, tables, tell))
            more, server = _start_rows(database, f"{tables:,} tables, {kind}")
            rows += more
            try:
                server.rest()
                chosen = random.Random(1).sample(long, min(LOOKED_AT, len(long)))
                tell("opening long tables", 0)
                found = asyncio.run(looks(server, chosen, "events"))
            finally:
                server.end()
            opening = statistics.median(cold - warm for cold, warm, _ in found)
            rows.append(
                {
                    "what": f"opening a table of {LONG} plies, {kind}",
                    "mark": f"≤ {OPEN:.0f} ms",
                    "figure": f"{opening:.1f} ms",
                    "good": opening <= OPEN,
                    "note": f"median of {len(found)}; slowest {max(cold - warm for cold, warm, _ in found):.1f} ms; "
                    f"processor {statistics.median(cpu for *_, cpu in found):.1f} ms; "
                    f"whole first look {statistics.median(cold for cold, *_ in found):.1f} ms",
                }
            )
    return rows


def main() -> None:
    """All figures, on both kinds of store."""
    from tests.trust.faults import Postgres

    postgres = Postgres()
    try:
        with Progress(console=Console(stderr=True)) as progress:
            task = progress.add_task("", total=1.0)
            rows = prove(
                "--quick" in sys.argv,
                lambda what, share: progress.update(task, description=what, completed=share),
                postgres.url,
            )
    finally:
        postgres.close()
    print(json.dumps(rows, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
