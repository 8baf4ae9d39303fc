"""Hundreds of faults: servers, databases, workers and connections killed, cut and slowed under real clients.

``.venv/bin/python bench/trust/faults.py`` alone prints its figures; ``--quick`` does two dozen.
The arenas are those of tests/trust/faults.py, where also stands what is checked.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.trust.faults import Arena, FileArena, SharedArena  # noqa: E402

KILLS = 500
Row = dict[str, Any]
Tell = Callable[[str], None]


async def _shake(arena: Arena, faults: int, tell: Tell) -> None:
    """So many faults in one arena; what breaks the arena itself is found like anything else."""
    try:
        await arena.open()
        await arena.run(faults, tell)
    except Exception:
        arena.wrong.append(f"the arena broke: {traceback.format_exc()}")
    finally:
        await arena.close()


async def _all(kills: int, seed: int, tell: Tell, say: Tell) -> list[tuple[str, Arena]]:
    arenas: list[tuple[str, Arena]] = [("SQLite", FileArena(seed, say=say)), ("PostgreSQL", SharedArena(seed, say=say))]
    await asyncio.gather(*(_shake(arena, kills // 2, tell) for _, arena in arenas))
    return arenas


def prove(
    quick: bool = False,
    kills: int = KILLS,
    seed: int = 1,
    tell: Tell = lambda kind: None,
    say: Tell = lambda line: None,
) -> list[Row]:
    """Figures and marks of so many faults, half of them on each kind of store; ``quick``: two dozen."""
    wanted = 24 if quick else kills
    begun = time.monotonic()
    arenas = asyncio.run(_all(wanted, seed, tell, say))
    took = time.monotonic() - begun
    count = sum((arena.count for _, arena in arenas), Counter[str]())
    moves = sum(arena.acknowledged for _, arena in arenas)
    wrong = [f"{kind}: {each}" for kind, arena in arenas for each in arena.wrong]
    killed = count["server killed"]
    slowest, after = max(arena.slowest for _, arena in arenas)
    twice, late = sum(arena.doubled for _, arena in arenas), sum(arena.reordered for _, arena in arenas)
    kinds = ", ".join(f"{kind} {number}" for kind, number in count.most_common())
    return [
        {
            "what": "faults of servers, databases, workers, disks, clocks and connections under play",
            "mark": f"≥ {wanted}",
            "figure": f"{count.total()}",
            "good": count.total() >= wanted,
            "note": f"{kinds}; in {took / 60:.0f} minutes",
        },
        {
            "what": "moves that were acknowledged meanwhile",
            "mark": "each there once, in order",
            "figure": f"{moves:,}",
            "good": moves > 0 and not wrong,
            "note": f"{twice} messages sent twice, {late} late; "
            f"{sum(a.finished for _, a in arenas)} tables looked through; {killed} servers killed",
        },
        {
            "what": "watchers that did not get to where the store stands, tables that stuck, secrets told",
            "mark": "0",
            "figure": f"{len(wrong)}",
            "good": not wrong,
            "note": "; ".join(wrong[:5])[:1000] or f"slowest to settle: {slowest:.1f} s, after '{after}'",
        },
    ]


def main() -> None:
    """All figures, with a bar."""
    quick = "--quick" in sys.argv
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("faults", total=24 if quick else KILLS)
        say = progress.console.print if "--loud" in sys.argv else lambda line: None
        rows = prove(quick, tell=lambda kind: progress.update(task, advance=1, description=kind), say=say)
    print(json.dumps(rows, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
