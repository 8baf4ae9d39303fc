"""How strong the bots are: the baron against greedy, and every level against the one below, in every game.

Seats rotate, every pair of games meets the same draws.  Each match is written to bench/results/levels.json as soon as
it is played, and not played again; of one that was broken off no game is lost.  ``--again`` forgets what is there.

``.venv/bin/python bench/levels.py --jobs 2``
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any

import jurade
from jurade.arena.games import Job
from jurade.arena.statistics import interval
from jurade.arena.workers import workers
from jurade.bots.ismcts import Search
from jurade.bots.levels import make_bot, tuning
from jurade.core.game import Game
from jurade.core.rng import Rng

RESULTS = Path(__file__).resolve().parent / "results"
SEATS = {"bastide": 3}  # two everywhere else
TALK = {"bastide": {"talk": "off"}}  # deals are for people: they make games longer, not bots stronger
TIMED = 2000  # simulations for the figure of speed

# The ladder: a bot and who holds the other seats, the last against itself.
LADDER = [
    ("baron", "greedy"),
    ("baron", "knight"),
    ("knight", "squire"),
    ("squire", "page"),
    ("page", "random"),
    ("greedy", "page"),
    ("baron", "baron"),
]


Played = dict[str, list[float]]  # the games of a match under way, by seed and seat of the bot: the figures of each


@dataclass(frozen=True)
class Outcome:
    """One match."""

    game: str
    bot: str
    rivals: str
    seats: int
    games: int
    rate: float  # share of the victories, shared ones in part
    low: float
    high: float
    score: float
    rivals_score: float
    move_ms: float  # mean time of a decision of the bot
    slowest_ms: float
    seconds: float  # processor time of all games


def play_match(
    game: str, bot: str, rivals: str, games: int, jobs: int, played: Played, keep: Callable[[], None]
) -> Outcome:
    """So many games of one bot against others of another kind, less those ``played`` before."""
    seats = SEATS.get(game, 2)
    plan = []
    for k in range(games):
        seat, seed = k % seats, 1 + k // seats
        if f"{seed}/{seat}" not in played:
            names = tuple(bot if each == seat else rivals for each in range(seats))
            plan.append(Job(game, seats, names, seed, TALK.get(game, {})))
    for result in workers("local", jobs).play_all(plan):
        seat = result.bots.index(bot)
        others = (sum(result.scores) - result.scores[seat]) / (seats - 1)
        played[f"{result.seed}/{seat}"] = [
            result.shares()[seat],
            result.scores[seat],
            others,
            1000 * result.move_seconds[seat],
            1000 * result.slowest[seat],
            result.seconds,
        ]
        keep()
    games = len(played)  # more than asked for, when the match under way was a longer one
    wins, own, theirs, moves, slowest, seconds = zip(*played.values(), strict=True)
    rate = sum(wins) / games
    low, high = interval(rate, games)
    return Outcome(
        game,
        bot,
        rivals,
        seats,
        games,
        rate,
        low,
        high,
        sum(own) / games,
        sum(theirs) / games,
        sum(moves) / games,
        max(slowest),
        sum(seconds),
    )


def play_mirror(game: str, bot: str, games: int, jobs: int) -> Outcome:
    """A bot against itself: its mean score, which seat wins does not matter."""
    seats = SEATS.get(game, 2)
    plan = [Job(game, seats, (bot,) * seats, 1 + k, TALK.get(game, {})) for k in range(games)]
    points = seconds = moves = slowest = 0.0
    for result in workers("local", jobs).play_all(plan):
        points += sum(result.scores) / seats
        seconds += result.seconds
        moves += sum(result.move_seconds) / seats
        slowest = max(slowest, *result.slowest)
    mean = points / games
    ms = 1000 * moves / games
    return Outcome(game, bot, bot, seats, games, 1 / seats, 0.0, 1.0, mean, mean, ms, 1000 * slowest, seconds)


def simulations_per_second(game: Game) -> float:
    """Of the baron's search, at the first decision of a game, in processor time of one core."""
    match = game.new(SEATS.get(game.id, 2), seed=3, options=TALK.get(game.id, {}))
    seat = match.to_act()[0]
    search = Search(match.masked(seat), seat, game.evaluator, tuning(game).parameters(), Rng(1))
    began = time.process_time()
    search.run(TIMED)
    return TIMED / (time.process_time() - began)


def as_page(found: dict[str, Any]) -> str:
    """The figures as a page."""
    lines = [
        "# The levels\n",
        "Seats rotated, shared victories in part; with three seats the fair share is a third.",
        "Times are processor time of one core, or in older rows the clock's, which is no less.\n",
        "| game | bot | against | games | victories | 95 % | mean score | rivals' | ms a decision | slowest |",
        "|---|---|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for each in found["matches"]:
        if each["bot"] != each["rivals"]:
            rate = f"{each['rate']:.1%} | {each['low']:.0%} – {each['high']:.0%}"
        else:
            rate = "– | –"
        rivals = each["rivals"] if each["seats"] == 2 else f"{each['seats'] - 1} {each['rivals']}"
        lines.append(
            f"| {each['game']} | {each['bot']} | {rivals} | {each['games']} | {rate} | {each['score']:.1f} "
            f"| {each['rivals_score']:.1f} | {each['move_ms']:.0f} | {each['slowest_ms']:.0f} |"
        )
    lines += ["", "| game | the baron's simulations | a second, at the opening |", "|---|---:|---:|"]
    for game, each in found["speed"].items():
        lines.append(f"| {game} | {each['simulations']:,} | {each['per_second']:,.0f} |")
    return "\n".join([*lines, "", f"- date: {found['date']}", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="of each match without a knight")
    parser.add_argument(
        "--ladder", type=int, default=60, help="games of each match with a knight, half as many of a mirror"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--again", action="store_true", help="forget the matches of these games played before")
    parser.add_argument("--out", type=Path, default=RESULTS)
    args = parser.parse_args()
    games = args.game or jurade.game_ids()
    args.out.mkdir(parents=True, exist_ok=True)
    file = args.out / "levels.json"
    found: dict[str, Any] = {"date": "", "matches": [], "speed": {}}
    if file.exists():
        found = json.loads(file.read_text(encoding="utf-8"))
    under_way: dict[str, Played] = found.setdefault("under_way", {})
    if args.again:
        found["matches"] = [each for each in found["matches"] if each["game"] not in games]
        for match in [match for match in under_way if match.split()[0] in games]:
            del under_way[match]

    def keep() -> None:
        found["date"] = date.today().isoformat()
        found["matches"].sort(key=lambda each: (each["game"], LADDER.index((each["bot"], each["rivals"]))))
        file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        (args.out / "levels.md").write_text(as_page(found), encoding="utf-8")

    for name in games:
        game = jurade.game(name)
        found["speed"][name] = {
            "simulations": make_bot("baron", game).parameters.simulations,  # type: ignore[attr-defined]
            "per_second": round(simulations_per_second(game)),
        }
        keep()
        for bot, rivals in LADDER:
            if any((each["game"], each["bot"], each["rivals"]) == (name, bot, rivals) for each in found["matches"]):
                continue
            if bot == rivals:
                outcome = play_mirror(name, bot, args.ladder // 2, args.jobs)
            else:
                count = args.ladder if "knight" in (bot, rivals) else args.games
                match = f"{name} {bot} {rivals}"
                outcome = play_match(name, bot, rivals, count, args.jobs, under_way.setdefault(match, {}), keep)
                del under_way[match]
            found["matches"].append(asdict(outcome))
            keep()
            print(
                f"{name}: {bot} against {rivals}: {outcome.rate:.1%} of {outcome.games}, {outcome.score:.1f} : "
                f"{outcome.rivals_score:.1f}, {outcome.move_ms:.0f} ms, {outcome.seconds:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
