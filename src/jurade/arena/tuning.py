"""Tuning a search by racing: many sets of parameters play a rival; those that fall behind drop out early."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from jurade.arena.games import Job, Result
from jurade.arena.statistics import interval
from jurade.arena.workers import Workers
from jurade.core.errors import JuradeError
from jurade.core.rng import Rng

# What is tried for each parameter of jurade.bots.levels.Tuning, unless a person says otherwise.
GRID: Mapping[str, tuple[float, ...]] = {
    "exploration": (0.03, 0.06, 0.1, 0.2, 0.35, 0.6),
    "temperature": (500, 1000, 1500, 2500, 4000),
    "depth": (1, 2, 4, 6, 12),
    "turns": (1, 2, 3, 4, 8),
    "patience": (1, 2, 4, 8),
    "widening": (1.5, 2.5, 4, 8),
    "belief": (1, 3, 6),
    "playout": (0, 20, 60),
    "playout_width": (1, 2, 6, 12),
}


@dataclass(frozen=True)
class Candidate:
    """A set of parameters and how it does."""

    bot: str  # as make_bot reads it: baron:300:depth=4:…
    games: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return interval(self.rate, self.games)

    def parameters(self) -> dict[str, float]:
        """The parameters that its name sets, as tuned.json writes them; not the number of simulations."""
        named = (part.partition("=") for part in self.bot.split(":") if "=" in part)
        return {name: int(value) if float(value).is_integer() else float(value) for name, _, value in named}


def candidates(count: int, simulations: int, seed: int, grid: Mapping[str, Sequence[float]] = GRID) -> list[str]:
    """So many different sets of parameters, drawn from the grid; the first is the tuned one as it is."""
    possible = 1
    for values in grid.values():
        possible *= len(values)
    if count > possible + 1:
        raise JuradeError(f"so few values allow no more than {possible + 1} candidates, not {count}")
    rng = Rng(seed, 5)
    found = [f"baron:{simulations}"]
    while len(found) < count:
        parts = [f"{name}={values[rng.below(len(values))]:g}" for name, values in grid.items()]
        bot = f"baron:{simulations}:" + ":".join(parts)
        if bot not in found:
            found.append(bot)
    return found


def games_of_round(number: int, first: int) -> int:
    """Games of every candidate in a round, from 0: half as many again as in the round before."""
    games = first
    for _ in range(number):
        games = games * 3 // 2
    return games


def race(
    game: str,
    seats: int,
    bots: Sequence[str],
    rival: str,
    games: int,
    workers: Workers,
    seed: int = 1,
    done: Sequence[list[Candidate]] = (),
) -> Iterator[Result | list[Candidate]]:
    """Rounds of games against a rival with the same draws for all; after each the worse half drops out.

    Yields every result as it comes and the standing after every round, best first, until one is left.
    ``done`` are the standings of rounds that were played before; the race goes on after them.
    """
    standing = [Candidate(bot, 0, 0.0) for bot in bots]
    played, number = 0, len(done)
    if done:
        if len(done[-1]) == 1:
            return
        played, standing = done[-1][0].games, best_half(done[-1])
    while True:
        more = games_of_round(number, games)
        wins = {candidate.bot: candidate.wins for candidate in standing}
        jobs = []
        for k in range(played, played + more):
            for bot in wins:
                seated = tuple(bot if seat == k % seats else rival for seat in range(seats))
                jobs.append(Job(game, seats, seated, seed + k // seats))
        whose = {job.key(): bot for job, bot in zip(jobs, list(wins) * more, strict=True)}
        for result in workers.play_all(jobs):
            bot = whose[result.key()]
            wins[bot] += result.shares()[result.bots.index(bot)]
            yield result
        played, number = played + more, number + 1
        standing = sorted(
            (Candidate(bot, played, won) for bot, won in wins.items()), key=lambda candidate: -candidate.rate
        )
        yield standing
        if len(standing) == 1:
            return
        standing = best_half(standing)


def best_half(standing: list[Candidate]) -> list[Candidate]:
    """Those that stay in the race."""
    return standing[: (len(standing) + 1) // 2]


def race_length(count: int, games: int) -> int:
    """How many games a race of so many candidates takes."""
    total = number = 0
    while True:
        total += count * games_of_round(number, games)
        if count == 1:
            return total
        count, number = (count + 1) // 2, number + 1
