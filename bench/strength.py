"""Today's baron against the barons of before, in every game: what each change was worth.

Seats rotate, every round of games meets the same draws; where the fewest seats are three, one among two.
Each game is written to bench/results/strength.json as soon as it is played, and not played again; ``--again`` forgets
the games of before, which a change of the bots makes worthless.

``nice .venv/bin/python bench/strength.py --games 40 --jobs 1``; with ``--hurried 8`` both think an eighth of their
usual simulations, which shows what a change of judgement does in an eighth of the time.
"""

from __future__ import annotations

import argparse
import json
from datetime import date
from pathlib import Path
from typing import Any

from levels import Played, play_match

import jurade
from jurade.bots.levels import make_bot

RESULTS = Path(__file__).resolve().parent / "results"


def as_page(found: dict[str, Any]) -> str:
    """The figures as a page."""
    lines = [
        "# Strength against the yardsticks\n",
        "The bot holds one seat, the yardstick all others; seats rotated, each round of games with the same draws;"
        " shared victories in part.",
        "With three seats the fair share is a third.  Default options, Bastide without talk.",
        "`baron` searches with its usual number of simulations, `baron:40` with 40.",
        "Times are processor time of one core, shared with other work.\n",
        "| game | bot | against | games | victories | 95 % | mean score | rivals' | ms a decision |",
        "|---|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for each in found["matches"].values():
        rivals = each["rivals"] if each["seats"] == 2 else f"{each['seats'] - 1} {each['rivals']}"
        lines.append(
            f"| {each['game']} | {each['bot']} | {rivals} | {each['games']} | {each['rate']:.1%} "
            f"| {each['low']:.0%} – {each['high']:.0%} | {each['score']:.1f} | {each['rivals_score']:.1f} "
            f"| {each['move_ms']:.0f} |"
        )
    return "\n".join([*lines, "", f"- date: {found['date']}", ""])


def hurried(game: str, bot: str, times: int) -> str:
    """The name of a bot that thinks so many times less than it usually does."""
    if times == 1:
        return bot
    usual = make_bot(bot, jurade.game(game)).parameters.simulations  # type: ignore[attr-defined]
    return f"{bot}:{usual // times}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="baron")
    parser.add_argument("--rivals", default="baron-1")
    parser.add_argument("--hurried", type=int, default=1, help="both think so many times less than usual")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--step", type=int, default=6, help="games of one match before the next match has its turn")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--again", action="store_true", help="forget the games of these matches")
    parser.add_argument("--out", type=Path, default=RESULTS)
    args = parser.parse_args()
    games = args.game or jurade.game_ids()
    args.out.mkdir(parents=True, exist_ok=True)
    file = args.out / "strength.json"
    found: dict[str, Any] = {"date": "", "matches": {}, "played": {}}
    if file.exists():
        found = json.loads(file.read_text(encoding="utf-8"))
    played: dict[str, Played] = found["played"]
    pairs = {name: (hurried(name, args.bot, args.hurried), hurried(name, args.rivals, args.hurried)) for name in games}
    if args.again:
        for name, (bot, rivals) in pairs.items():
            played.pop(f"{name} {bot} {rivals}", None)

    def keep() -> None:
        found["date"] = date.today().isoformat()
        file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        (args.out / "strength.md").write_text(as_page(found), encoding="utf-8")

    for count in range(args.step, args.games + args.step, args.step):
        for name, (bot, rivals) in pairs.items():
            match = f"{name} {bot} {rivals}"
            kept = played.setdefault(match, {})
            if len(kept) < min(count, args.games):
                outcome = play_match(name, bot, rivals, min(count, args.games), args.jobs, kept, keep)
                found["matches"][match] = vars(outcome)
                keep()
                print(f"{match}: {outcome.rate:.1%} of {outcome.games}, {outcome.seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
