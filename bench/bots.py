"""One bot against others of a weaker kind, in every game, seats rotated; the figures go to bench/results/.

``.venv/bin/python bench/bots.py --bot greedy --rivals random --games 100``
"""

from __future__ import annotations

import argparse
import json
from datetime import date
from pathlib import Path

import jurade
from jurade.arena.games import Job
from jurade.arena.statistics import interval
from jurade.arena.workers import workers

HERE = Path(__file__).resolve().parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--rivals", default="random", help="who holds all the other seats")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--all-seats", action="store_true", help="every number of seats, not only the smallest")
    parser.add_argument("--out", type=Path, default=HERE / "results")
    args = parser.parse_args()
    rows = []
    lines = [
        f"# {args.bot} against {args.rivals}\n",
        f"{args.games} games each, seats rotated, shared victories in part; {date.today().isoformat()}.\n",
        "| game | seats | victories | 95 % | its fair share | mean score | rivals' mean score | s per game |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name in args.game or jurade.game_ids():
        game = jurade.game(name)
        options = {"talk": "off"} if any(option.id == "talk" for option in game.options) else {}
        for seats in game.seats if args.all_seats else game.seats[:1]:
            jobs = [
                Job(
                    name,
                    seats,
                    tuple(args.bot if seat == k % seats else args.rivals for seat in range(seats)),
                    1 + k // seats,
                    options,
                )
                for k in range(args.games)
            ]
            own = others = wins = seconds = 0.0
            for result in workers("local", args.jobs).play_all(jobs):
                seat = result.bots.index(args.bot)
                wins += result.shares()[seat]
                own += result.scores[seat]
                others += (sum(result.scores) - result.scores[seat]) / (seats - 1)
                seconds += result.seconds
            rate = wins / args.games
            low, high = interval(rate, args.games)
            rows.append({"game": name, "seats": seats, "rate": rate, "low": low, "high": high, "games": args.games})
            lines.append(
                f"| {name} | {seats} | {rate:.1%} | {low:.1%} – {high:.1%} | {1 / seats:.0%} "
                f"| {own / args.games:.1f} | {others / args.games:.1f} | {seconds / args.games:.2f} |"
            )
            print(lines[-1], flush=True)
    args.out.mkdir(parents=True, exist_ok=True)
    file = f"{args.bot}-{args.rivals}".replace(":", "_").replace("=", "_")
    (args.out / f"{file}.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    (args.out / f"{file}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
