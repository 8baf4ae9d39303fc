"""What many games say: means, spreads, shares with their confidence."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from jurade.arena.games import Result

Z95 = 1.959964  # two-sided 95 %
FEW = 30  # with fewer games than that means are no normal distribution, and shares are known to a fifth at best


@dataclass(frozen=True)
class Spread:
    """Numbers in short: mean, standard deviation, extremes."""

    mean: float
    deviation: float
    least: float
    most: float


def spread(numbers: Sequence[float]) -> Spread:
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return Spread(mean, math.sqrt(variance), min(numbers), max(numbers))


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; right also near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    z2 = Z95 * Z95
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))  # rounding must not cross the share


def margin(games: int) -> float:
    """How far from the truth a share of so many games may well be: half of its widest 95 % interval."""
    low, high = interval(0.5, games)
    return (high - low) / 2


@dataclass(frozen=True)
class Seat:
    """What a seat, or a bot over all its seats, made of the games."""

    name: str
    games: int
    wins: float  # shared victories count in part
    win_rate: float
    win_low: float
    win_high: float
    score: Spread


@dataclass(frozen=True)
class Summary:
    """What a set of games was like."""

    games: int
    decisions: Spread
    branching: Spread
    widest: int
    winning_score: Spread
    seats: tuple[Seat, ...]
    bots: tuple[Seat, ...]
    endings: dict[str, int]
    seconds: float

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def summary(results: Sequence[Result]) -> Summary:
    """All figures of a set of games; at least one game is needed."""
    places = range(len(results[0].scores))
    seats = tuple(_seat(f"seat {seat}", [(r.shares()[seat], r.scores[seat]) for r in results]) for seat in places)
    names = sorted({name for result in results for name in result.bots})
    bots = tuple(
        _seat(name, [(r.shares()[s], r.scores[s]) for r in results for s in places if r.bots[s] == name])
        for name in names
    )
    return Summary(
        games=len(results),
        decisions=spread([result.decisions for result in results]),
        branching=spread([result.branching for result in results]),
        widest=max(result.widest for result in results),
        winning_score=spread([max(result.scores) for result in results]),
        seats=seats,
        bots=bots,
        endings=dict(Counter(result.ending for result in results).most_common()),
        seconds=sum(result.seconds for result in results),
    )


def _seat(name: str, games: list[tuple[float, int]]) -> Seat:
    wins = sum(share for share, _ in games)
    low, high = interval(wins / len(games), len(games))
    return Seat(name, len(games), wins, wins / len(games), low, high, spread([score for _, score in games]))
