"""Positions with a win in one turn: collects them from games, and counts how many each bot finds.

``.venv/bin/python bench/wins.py --mine`` collects them anew, from games of greedy bots and of squires, who leave more
wins lying about; ``.venv/bin/python bench/wins.py`` puts all of them before the bots.
"""

from __future__ import annotations

import argparse
import time
from datetime import date
from pathlib import Path

import jurade
from jurade.arena.victories import Puzzle, is_found, mine, read_puzzles, write_puzzles
from jurade.bots.levels import make_bot

HERE = Path(__file__).resolve().parent
KEPT = HERE.parent / "tests" / "bots" / "data" / "wins.jsonl.gz"
BOTS = ("baron", "baron-1", "knight", "greedy")
MINED = ("greedy", "squire")
TALK = {"bastide": {"talk": "off"}}


def collect(name: str, wanted: int, seconds: float) -> list[Puzzle]:
    """So many positions of a game, three of one match at most, or as many as are found in the time."""
    rules = jurade.game(name)
    found: list[Puzzle] = []
    began, seed = time.process_time(), 0
    while len(found) < wanted and time.process_time() - began < seconds:
        seats = rules.seats[seed // 2 % min(2, len(rules.seats))]
        mined = list(mine(rules, seats, MINED[seed % 2], seed, TALK.get(name, {})))
        found += mined[-3:]
        seed += 1
    print(f"{name}: {len(found)} positions in {seed} games, {time.process_time() - began:.0f} s", flush=True)
    return found[:wanted]


def as_page(puzzles: list[Puzzle], found: dict[tuple[str, str], int]) -> str:
    """The figures as a page."""
    games = sorted({puzzle.game for puzzle in puzzles})
    lines = [
        "# Wins in one turn\n",
        "Positions from games of greedy bots and squires in which the seat to decide wins before its turn is over if it"
        " chooses well, whatever is drawn and whatever others answer, and not whatever it does.",
        "They were found by trying everything, at least three times as long as a bot does.",
        "A bot has found one if it then wins in that turn; the others do anything at all.\n",
        "| game | positions | " + " | ".join(BOTS) + " |",
        "|---|---:|" + "---:|" * len(BOTS),
    ]
    for name in games:
        count = sum(puzzle.game == name for puzzle in puzzles)
        lines.append(f"| {name} | {count} | " + " | ".join(str(found[name, bot]) for bot in BOTS) + " |")
    totals = [sum(found[name, bot] for name in games) for bot in BOTS]
    lines.append(f"| all | {len(puzzles)} | " + " | ".join(map(str, totals)) + " |")
    return "\n".join([*lines, "", f"- date: {date.today().isoformat()}", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mine", action="store_true", help="collect the positions anew")
    parser.add_argument("--wanted", type=int, default=50, help="positions of each game")
    parser.add_argument("--seconds", type=float, default=120, help="processor time for each game")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--out", type=Path, default=HERE / "results")
    args = parser.parse_args()
    games = args.game or jurade.game_ids()
    puzzles = read_puzzles(KEPT) if KEPT.exists() else []
    if args.mine:
        puzzles = [puzzle for puzzle in puzzles if puzzle.game not in games]
        for name in games:
            puzzles += collect(name, args.wanted, args.seconds)
        puzzles.sort(key=lambda puzzle: puzzle.game)
        write_puzzles(KEPT, puzzles)
    puzzles = [puzzle for puzzle in puzzles if puzzle.game in games]
    found = {(name, bot): 0 for name in games for bot in BOTS}
    for number, puzzle in enumerate(puzzles):
        for name in BOTS:
            success = is_found(puzzle, make_bot(name, jurade.game(puzzle.game)), number)
            found[puzzle.game, name] += success
            if name == "baron" and not success:
                print(f"missed: {puzzle.game}, {puzzle.source}, {puzzle.wins}", flush=True)
    page = as_page(puzzles, found)
    print(page)
    if games == jurade.game_ids():
        args.out.mkdir(parents=True, exist_ok=True)
        (args.out / "wins.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
