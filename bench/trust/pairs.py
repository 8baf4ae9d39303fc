"""Pairs of histories that a viewpoint cannot tell apart: everything it hears and everything it is answered, compared.

``.venv/bin/python -m bench.trust.pairs`` from the top of the repository; ``--quick`` for some hundred pairs.
How pairs are made and what is compared: ``tests/trust/pairs.py``, ``looks.py`` and ``hearing.py``.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from tests.trust import hearing
from tests.trust.looks import Comparison, Tally
from tests.trust.pairs import GAMES, pairs, scripted

WANTED = 50_000  # pairs whose histories differ
QUICK = 400
LENGTHS = {"bastide": 160, "bastions": 140, "carcassonne": 110, "feudo": 130, "flandern": 120}  # choices at most
MOMENTS = 14  # at which one pair of whole histories is compared at most
HALLS = 60  # pairs led through real halls
Tell = Callable[[int], None]


def compare_tables(wanted: int, tell: Tell = lambda _: None, seed: int = 0) -> Tally:
    """So many differing pairs, the games in turn; of every game as many as of the others, in every setting in turn."""
    tally = Tally()
    share = wanted // 4 + 1  # Carcassonne hides nothing but what is yet to be drawn
    done = dict.fromkeys(GAMES, 0)
    with scripted():
        while tally.pairs < wanted:
            for game in GAMES:
                before, futures = tally.pairs, tally.futures
                if done[game] < share and (game != "carcassonne" or done[game] < share // 4):
                    for pair in pairs(game, seed, length=LENGTHS[game], tries=4):
                        rng = random.Random(f"{game} {seed} {pair.viewpoint} {pair.first}")
                        moments = MOMENTS if pair.one is not pair.other else 3
                        Comparison(pair, tally, rng, often=0.5).run(moments)
                    found = tally.pairs - before
                    done[game] += found if game != "carcassonne" else tally.futures - futures
                    tell(found)
            seed += 1
    return tally


def compare_halls(wanted: int, tell: Tell = lambda _: None) -> tuple[int, int, list[str]]:
    """So many pairs led through real halls: how many answers were compared, how many pairs, what differed."""
    answers = done = 0
    wrong: list[str] = []

    async def run() -> None:
        nonlocal answers, done
        with tempfile.TemporaryDirectory() as folder:
            seed = 1000
            while done < wanted:
                for game in GAMES:
                    rng = random.Random(f"{game} {seed}")
                    found = list(pairs(game, seed, length=60, tries=1))
                    pair = rng.choice(found)
                    compared, differing = await hearing.compare(Path(folder), pair, rng)
                    answers += compared
                    done += 1
                    wrong.extend(f"{game} {seed} {pair.viewpoint}: {each}" for each in differing)
                    tell(1)
                seed += 1

    with scripted():
        asyncio.run(run())
    return answers, done, wrong


def prove(quick: bool, tell: Tell = lambda _: None) -> list[dict[str, Any]]:
    """The rows of the report: what, mark, figure, good, note."""
    began = time.process_time()
    tally = compare_tables(QUICK if quick else WANTED, tell)
    seconds = time.process_time() - began
    answers, halls, wrong = compare_halls(5 if quick else HALLS, tell)
    kinds = ", ".join(f"{what} {number:,}" for what, number in sorted(tally.compared.items(), key=lambda kv: -kv[1]))
    games = ", ".join(f"{game} {tally.by_game[game]:,}" for game in GAMES)
    return [
        {
            "what": "pairs of histories a viewpoint cannot tell apart, at the table",
            "mark": "byte-equal" if quick else f"≥ {WANTED:,}, byte-equal",
            "figure": f"{tally.pairs:,} differing in hidden content, {len(tally.leaks)} told apart",
            "good": not tally.leaks and tally.pairs >= (QUICK if quick else WANTED),
            "note": f"moments of {tally.histories:,} pairs of whole games, and {tally.futures:,} more that differ"
            f" only in what is yet to be drawn ({games}); {tally.size / 1e9:.2f} GB compared in {seconds:.0f} s of"
            f" processor: {kinds}",
        },
        {
            "what": "the same through halls: sockets, lists, records, replays, refusals, a seat that is left",
            "mark": "byte-equal",
            "figure": f"{halls} pairs, {answers:,} answers, {len(wrong)} told apart",
            "good": not wrong,
            "note": "; ".join(wrong[:2]),
        },
        *[
            {"what": "told apart", "mark": "none", "figure": leak.what, "good": False, "note": str(leak)}
            for leak in tally.leaks[:5]
        ],
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="some hundred pairs")
    quick = parser.parse_args().quick
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("pairs", total=(QUICK + 5) if quick else WANTED + HALLS)
        rows = prove(quick, lambda more: progress.advance(task, more))
    for row in rows:
        print(f"{'good' if row['good'] else 'BAD '}  {row['what']}: {row['figure']} (mark: {row['mark']})")
        print(f"      {row['note']}")
    raise SystemExit(0 if all(row["good"] for row in rows) else 1)


if __name__ == "__main__":
    main()
