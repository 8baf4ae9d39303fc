"""One abusive stranger at the default limits: what others feel.  ``python -m bench.trust.stranger [--quick] [kind …]``.

A table of people plays a move every 50 ms while the stranger, in a process of his own and from another address, asks
for one kind of dear thing after the other as often as he may.  Measured is the time from a move to its watcher, and how
late the event loop answers a ping.  Then a person plays against a bot while 20 guests ask for 200 hints.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tests.serving import Running  # noqa: E402
from tests.trust import stranger  # noqa: E402

MOST_RATIO = 2.0
MOST_SECONDS = 3.0  # of a bot's move
THOUGHT = 0.1  # seconds a person takes at least: who answers at once is told that it was too often
LEVELS = ("squire", "knight", "baron")


def _strange(url: str, kind: str, seconds: float, found: dict[str, Any]) -> subprocess.Popen[str]:
    command = [sys.executable, stranger.__file__, url, kind, str(seconds), json.dumps(found)]
    # His machine is not ours: what it computes must not take the server's processors away.
    return subprocess.Popen(["nice", "-n", "19", *command], stdout=subprocess.PIPE, text=True)


async def _answers(process: subprocess.Popen[str]) -> dict[str, int]:
    out, _ = await asyncio.to_thread(process.communicate)
    assert process.returncode == 0, "the stranger failed"
    found: dict[str, int] = json.loads(out)
    return found


def _row(what: str, times: dict[str, list[float]]) -> dict[str, Any]:
    before, under = stranger.quantile(times["alone"], 0.99), stranger.quantile(times["moves"], 0.99)
    return {
        "what": what,
        "mark": f"others' 99th percentile ≤ {MOST_RATIO:g} x alone",
        "figure": f"{under / before:.2f} x ({before:.0f} ms alone, {under:.0f} ms with him)",
        "moves": len(times["moves"]),
        "alone_p99_ms": round(before, 1),
        "abused_p99_ms": round(under, 1),
        "ratio": round(under / before, 2),
        "alone_median_ms": round(stranger.quantile(times["alone"], 0.5), 1),
        "abused_median_ms": round(stranger.quantile(times["moves"], 0.5), 1),
        "loop_alone_p99_ms": round(stranger.quantile(times["late_alone"], 0.99), 1),
        "loop_p99_ms": round(stranger.quantile(times["late"], 0.99), 1),
        "good": under <= MOST_RATIO * before,
    }


async def _others(url: str, kinds: list[str], seconds: float, rounds: int) -> list[dict[str, Any]]:
    """Alone and with him by turns, so that whatever else the machine does disturbs both alike."""
    rows = []
    async with stranger.person(url, "Host") as http:
        found = await stranger.furnish(http)
        async with stranger.Table(url).open() as table:
            await table.play(3)  # everything is warm
            for kind in kinds:
                times: dict[str, list[float]] = {"alone": [], "late_alone": [], "moves": [], "late": []}
                answers: Counter[str] = Counter()
                for _ in range(rounds):
                    _keep(times, "alone", "late_alone", await table.play(seconds))
                    process = _strange(url, kind, seconds, found)
                    try:
                        assert process.stdout is not None
                        assert await asyncio.to_thread(process.stdout.readline) == "begun\n"
                        _keep(times, "moves", "late", await table.play(seconds))
                        answers.update(await _answers(process))
                    finally:
                        process.kill()
                    await asyncio.sleep(2)  # what he asked last is done
                row = _row(kind, times) | {"answers": dict(answers)}
                print(json.dumps(row), flush=True)
                rows.append(row)
    return rows


def _keep(times: dict[str, list[float]], moves: str, late: str, played: tuple[list[float], list[float]]) -> None:
    times[moves] += played[0]
    times[late] += played[1]


async def _bot(url: str, level: str) -> dict[str, Any]:
    async with stranger.AgainstBot(url, level).open() as bot:
        alone = [took for _ in range(10) if (took := await bot.turn()) is not None]
        process = _strange(url, "hints_of_guests", 0, {})
        under: list[float] = []
        while process.poll() is None:
            if (took := await bot.turn()) is not None:
                under.append(took)
            await asyncio.sleep(THOUGHT)
        answers = await _answers(process)
    row = {
        "what": f"bot's move ({level}) during 200 hints of 20 guests",
        "mark": f"≤ {MOST_SECONDS:g} s",
        "figure": f"slowest of {len(under)}: {max(under):.2f} s (alone {max(alone):.2f} s)",
        "moves": len(under),
        "alone_slowest_s": round(max(alone), 2),
        "slowest_s": round(max(under), 2),
        "good": max(under) <= MOST_SECONDS,
        "answers": answers,
    }
    print(json.dumps(row), flush=True)
    return row


def prove(quick: bool = False, kinds: list[str] | None = None) -> list[dict[str, Any]]:
    """Every dear thing in turn, then the hints; a row of figures each."""
    rows: list[dict[str, Any]] = []
    chosen = [kind for kind in stranger.KINDS if kinds is None or kind in kinds]
    if chosen:
        with _server() as url:
            rows += asyncio.run(_others(url, chosen, 4 if quick else 8, 1 if quick else 4))
    for level in LEVELS[:1] if quick else LEVELS:
        if kinds is None or "bots" in kinds:
            with _server() as url:  # a new one each: so many guests of one address are welcome only once
                rows.append(asyncio.run(_bot(url, level)))
    return rows


@contextmanager
def _server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(f"sqlite:///{folder}/jurade.sqlite", f"{folder}/log", "--log-level", "warning")
        try:
            yield server.url
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("kinds", nargs="*", help=f"of {', '.join(stranger.KINDS)}, bots; all when none is named")
    given = parser.parse_args()
    rows = prove(given.quick, given.kinds or None)
    for row in rows:
        alone = row.get("alone_p99_ms", row.get("alone_slowest_s"))
        under = row.get("abused_p99_ms", row.get("slowest_s"))
        print(f"{row['what']:50} {alone:>8} {under:>8} {row.get('ratio', ''):>6} {'' if row['good'] else 'too slow'}")
    sys.exit(not all(row["good"] for row in rows))


if __name__ == "__main__":
    main()
