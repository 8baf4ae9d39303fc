"""A study of a game for those who design games: what decides it, who has the advantage, what the options change."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path

from jurade.arena.games import Job, Result
from jurade.arena.league import League
from jurade.arena.statistics import Z95, Summary, interval, spread, summary
from jurade.arena.workers import Workers
from jurade.core.errors import BadOption
from jurade.core.game import Game
from jurade.core.options import Value, spell


@dataclass(frozen=True)
class Setting:
    """A set of options to be studied; ``option`` is the one that was changed, None for the options as given."""

    option: str | None
    options: Mapping[str, Value]

    @property
    def value(self) -> Value | None:
        return self.options[self.option] if self.option is not None else None

    @property
    def name(self) -> str:
        """As it is typed: ``farmers=false``."""
        return "as-given" if self.option is None else f"{self.option}={spell(self.options[self.option])}"


@dataclass(frozen=True)
class Place:
    """A place in the order of play, from whoever had the first open decision: how often it wins."""

    number: int  # from 1
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Factor:
    """A source of points: how much winners and the others had of it, and how far apart that is."""

    source: str
    winners: float
    others: float
    effect: float  # difference of the means, in standard deviations of all


@dataclass(frozen=True)
class Chapter:
    """Games under one setting."""

    setting: Setting
    results: tuple[Result, ...]

    @cached_property
    def figures(self) -> Summary:
        return summary(self.results)

    @cached_property
    def order(self) -> tuple[Place, ...]:
        """Victories by order of play."""
        seats = len(self.results[0].scores)
        found = []
        for turn in range(seats):
            wins = sum(result.shares()[(result.first + turn) % seats] for result in self.results)
            rate = wins / len(self.results)
            found.append(Place(turn + 1, rate, *interval(rate, len(self.results))))
        return tuple(found)

    def games(self) -> list[tuple[object, ...]]:
        """What was played, game by game: equal for two settings that made no difference."""
        return [(r.seed, r.scores, r.places, r.ending, r.decisions, r.branching, r.sources) for r in self.results]

    @property
    def leads(self) -> list[float]:
        return [float(result.lead()) for result in self.results]

    @property
    def shared(self) -> float:
        """Of all games, the part with more than one winner."""
        return sum(result.places.count(1) > 1 for result in self.results) / len(self.results)


def settings(game: Game, seats: int, base: Mapping[str, Value]) -> list[Setting]:
    """The options as given, then every other value of every option by itself, where the game can be played so."""
    found = [Setting(None, dict(base))]
    for option in game.options:
        for value in () if option.per_seat else option.values:
            changed = {**base, option.id: value}
            if value == base[option.id] or not _can_be_played(game, seats, changed):
                continue
            found.append(Setting(option.id, changed))
    return found


def _can_be_played(game: Game, seats: int, options: Mapping[str, Value]) -> bool:
    try:
        game.options.complete(options, seats)
    except BadOption:
        return False
    return True


def play_chapters(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    studied: Sequence[Setting],
    workers: Workers,
    folder: Path | None = None,
) -> Iterator[tuple[Setting, Result | Chapter]]:
    """Play chapter after chapter; yields every result as it comes, then the chapter.

    With a folder the games are kept there, and those that are there already are not played again.
    """
    for setting in studied:
        jobs = [
            Job(game.id, seats, tuple(bots[(seat + k) % seats] for seat in range(seats)), 1 + k, setting.options)
            for k in range(games)
        ]
        league = League(folder / setting.name, jobs, "study") if folder else None
        results: list[Result] = []
        played = chain(league.results, league.play(workers)) if league else workers.play_all(jobs)
        for result in played:
            results.append(result)
            yield setting, result
        yield setting, Chapter(setting, tuple(sorted(results, key=lambda result: result.seed)))


def factors(results: Sequence[Result]) -> list[Factor]:
    """Sources of points, the most decisive first; games without a loser say nothing about it."""
    found = []
    told = [result for result in results if any(place > 1 for place in result.places)]
    for source in results[0].sources[0]:
        won: list[float] = []
        lost: list[float] = []
        for result in told:
            for seat, place in enumerate(result.places):
                (won if place == 1 else lost).append(float(result.sources[seat][source]))
        if not any(won + lost):
            continue
        deviation = spread(won + lost).deviation or 1.0
        mean, rest = sum(won) / len(won), sum(lost) / len(lost)
        found.append(Factor(source, mean, rest, (mean - rest) / deviation))
    return sorted(found, key=lambda factor: -abs(factor.effect))


def differ(first: Sequence[float], second: Sequence[float]) -> bool:
    """Do the means of two sets of numbers differ measurably, at 95 %?"""
    one, other = spread(first), spread(second)
    error = math.sqrt(one.deviation**2 / len(first) + other.deviation**2 / len(second))
    return abs(one.mean - other.mean) > Z95 * error
