"""Tuning a search by racing: many sets of parameters play a rival; those that fall behind drop out early."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jurade.arena.games import Job
from jurade.arena.statistics import interval
from jurade.arena.workers import Workers
from jurade.core.rng import Rng

# What may be tried for each parameter.
GRID: dict[str, tuple[float, ...]] = {
    "exploration": (0.1, 0.2, 0.35, 0.6, 1.0),
    "temperature": (500, 1000, 1500, 2500, 4000),
    "depth": (2, 3, 4, 6, 8, 12),
    "widening": (1.5, 2.5, 4, 8),
    "settling": (0, 1, 2, 3),
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


def candidates(count: int, simulations: int, seed: int) -> list[str]:
    """So many different sets of parameters, drawn from the grid; the first is the tuned one as it is."""
    rng = Rng(seed, 5)
    found = [f"baron:{simulations}"]
    while len(found) < count:
        parts = [f"{name}={values[rng.below(len(values))]:g}" for name, values in GRID.items()]
        bot = f"baron:{simulations}:" + ":".join(parts)
        if bot not in found:
            found.append(bot)
    return found


def race(
    game: str, seats: int, bots: Sequence[str], rival: str, games: int, workers: Workers, seed: int = 1
) -> Iterator[list[Candidate]]:
    """Rounds of games against a rival with the same draws for all; after each the worse half drops out.

    Yields the standing after every round, best first, until one is left.
    """
    standing = [Candidate(bot, 0, 0.0) for bot in bots]
    played = 0
    while True:
        after = []
        for candidate in standing:
            jobs = []
            for k in range(played, played + games):
                seated = tuple(candidate.bot if seat == k % seats else rival for seat in range(seats))
                jobs.append(Job(game, seats, seated, seed + k // seats))
            wins = sum(r.shares()[r.bots.index(candidate.bot)] for r in workers.play_all(jobs))
            after.append(Candidate(candidate.bot, candidate.games + games, candidate.wins + wins))
        played += games
        standing = sorted(after, key=lambda candidate: -candidate.rate)
        yield standing
        if len(standing) == 1:
            return
        standing = standing[: (len(standing) + 1) // 2]
        games = games * 3 // 2
