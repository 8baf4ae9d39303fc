"""Ten minutes of everything that people do at a server: its memory stays where it was.

``.venv/bin/python bench/trust/soak.py [--minutes 10]`` alone prints its figures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import psutil
from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from tests.trust.faults import TABLES, Somebody  # noqa: E402
from tests.trust.faults_clients import Ledger, Playing, Watching  # noqa: E402

from serving import Server, serving  # noqa: E402

MINUTES = 10.0
WARM = 0.4  # of the time: tables nobody looks at any more are closed after a minute, pools fill, caches too
FLAT = 5.0  # per cent
AT_ONCE = 8  # tables
FORMS = ("scene", "view", "events")
LIFE = 45.0  # seconds after which somebody gives up at a table
Row = dict[str, Any]


class Load:
    """Tables that are set up, played, watched, talked at, finished and looked back at, over and over."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = random.Random(1)
        self.is_closing, self.is_playing = False, True
        self.acknowledged = 0  # moves
        self.tables = 0
        self.asked = 0  # HTTP
        self.samples: list[tuple[float, int, int]] = []  # when, bytes of the server, bytes of its workers
        self.http = httpx.AsyncClient(base_url=f"{server.url}/api", timeout=60)

    def urls(self) -> list[str]:
        return [self.server.url]

    async def ask(self, method: str, path: str, body: Any = None, who: Somebody | None = None) -> Any:
        self.http.cookies.clear()
        headers = {"Cookie": f"jurade={who.cookie}"} if who else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        self.asked += 1
        return answer

    async def table_after_table(self, number: int) -> None:
        while not self.is_closing:
            await self.one_table(number)
            number += AT_ONCE

    async def one_table(self, number: int) -> None:
        """From its setting up to the last look back."""
        game, seats, more = TABLES[number % len(TABLES)]
        people: dict[int, Somebody] = {}
        for seat, who in enumerate(seats):
            if who == "me":
                made = await self.ask("POST", "/guests", {"name": f"Guest {number}"})
                people[seat] = Somebody(made.json()["person"]["id"], made.cookies["jurade"])
        first = min(people)
        wanted = [
            {"kind": "me" if seat == first else "open"} if who == "me" else {"kind": "bot", "level": "page"}
            for seat, who in enumerate(seats)
        ]
        body = {"game": game, "seats": wanted, "start": True, **more}
        table = (await self.ask("POST", "/tables", body, people[first])).json()["id"]
        for seat, person in people.items():
            if seat != first:
                await self.ask("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"}, person)
        self.tables += 1
        clients: list[Watching] = [
            Playing(self, table, seat, FORMS[(number + seat) % 3], who, ledger=Ledger(), pace=0.3, seed=number + seat)
            for seat, who in people.items()
        ]
        clients += [Watching(self, table, None, "scene", seed=number + 50 + each) for each in range(2)]
        tasks = [asyncio.create_task(client.run()) for client in clients]
        until = time.monotonic() + LIFE * self.rng.uniform(0.7, 1.3)
        while time.monotonic() < until and not self.is_closing and not clients[0].document.get("over"):
            await asyncio.sleep(2)
            gone = self.rng.choice(clients)
            if self.rng.random() < 0.2 and gone.socket is not None:  # comes back by itself
                with contextlib.suppress(Exception):
                    await gone.socket.close()
            await self.ask("GET", "/tables")
            await self.ask("GET", f"/tables/{table}/record")
        for seat, person in people.items():
            await self.ask("POST", f"/tables/{table}/resign", {"seat": seat}, person)
        last = clients[0].document.get("ply", 0)
        for ply in self.rng.sample(range(last), min(5, last)):
            await self.ask("GET", f"/tables/{table}/replay/{ply}?open=true")
        await self.ask("GET", f"/tables/{table}/course")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def sample(self, at: float) -> None:
        workers = 0
        for child in psutil.Process(self.server.process.pid).children(recursive=True):
            with contextlib.suppress(psutil.NoSuchProcess):
                workers += child.memory_info().rss
        self.samples.append((at, self.server.memory(), workers))


async def soak(server: Server, seconds: float, tell: Callable[[float], None]) -> Load:
    load = Load(server)
    going = [asyncio.create_task(load.table_after_table(number)) for number in range(AT_ONCE)]
    begun = time.monotonic()
    while (at := time.monotonic() - begun) < seconds:
        await asyncio.sleep(1)
        load.sample(at)
        tell(at / seconds)
        for task in going:
            if task.done():
                task.result()
    load.is_closing = True
    for task in going:
        task.cancel()
    await asyncio.gather(*going, return_exceptions=True)
    await load.http.aclose()
    return load


def growth(samples: list[tuple[float, int, int]], which: int) -> tuple[float, float, float]:
    """Megabytes after warming up and at the end (medians of a fifth of the rest), and the difference in per cent."""
    warm = [each[which] / 1e6 for each in samples if each[0] >= WARM * samples[-1][0]]
    fifth = max(1, len(warm) // 5)
    before, after = statistics.median(warm[:fifth]), statistics.median(warm[-fifth:])
    return before, after, 100 * (after - before) / before if before else 0.0


def prove(
    quick: bool = False, minutes: float = MINUTES, tell: Callable[[float], None] = lambda share: None
) -> list[Row]:
    """Figures and marks; ``quick`` is too short to say more than that nothing runs away."""
    seconds, most = (30.0, 25.0) if quick else (60 * minutes, FLAT)
    with serving() as server:
        load = asyncio.run(soak(server, seconds, tell))
    rows = []
    for which, who in ((1, "the server"), (2, "its bots")):
        before, after, grown = growth(load.samples, which)
        rows.append(
            {
                "what": f"memory of {who} under {seconds / 60:.1f} minutes of load",
                "mark": f"flat within {most:.0f} %",
                "figure": f"{grown:+.1f} %",
                "good": grown <= most,
                "note": f"{before:.0f} MB, then {after:.0f} MB; {load.tables} tables, {load.acknowledged} moves, "
                f"{load.asked} requests",
            }
        )
    return rows


def main() -> None:
    """All figures, with a bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args()
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("soaking", total=1.0)
        rows = prove(chosen.quick, chosen.minutes, lambda share: progress.update(task, completed=share))
    print(json.dumps(rows, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
