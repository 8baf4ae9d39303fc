"""Games between bots: one game, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from jurade.bots.bot import Bot
from jurade.bots.levels import any_bot
from jurade.bots.playing import play_out
from jurade.core.game import Game
from jurade.core.match import Match
from jurade.core.options import Value
from jurade.core.record import Record
from jurade.core.registry import game
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, State


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    game: str
    seats: int
    bots: tuple[str, ...]  # by seat
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)
    recorded: bool = False  # is the whole record wanted?

    def key(self) -> str:
        """What tells this game from the others of a league."""
        return f"{self.seed} {' '.join(self.bots)}"


@dataclass(frozen=True)
class Result:
    """How it went."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    decisions: int
    outcomes: int
    branching: float
    widest: int
    seconds: float
    first: int = 0  # the seat that had the first open decision
    move_seconds: tuple[float, ...] = ()  # by seat, the mean processor time of a decision
    slowest: tuple[float, ...] = ()  # by seat
    sources: tuple[dict[str, int], ...] = ()  # by seat, where the points came from
    record: str = ""

    def key(self) -> str:
        return f"{self.seed} {' '.join(self.bots)}"

    def shares(self) -> tuple[float, ...]:
        """Of one victory, what each seat has: 1 for a winner, 1/k for k who share, 0 for the others."""
        winners = sum(place == 1 for place in self.places)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)

    def lead(self) -> int:
        """Points between the best score and the next; 0 when two have the best."""
        best, second = sorted(self.scores, reverse=True)[:2]
        return best - second

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Result:
        lists = {name: tuple(value) for name, value in data.items() if isinstance(value, list)}
        return cls(**{**data, **lists})


class Timed(Bot):
    """A bot with a stopwatch beside it, of processor time: what else the machine does is no fault of the bot."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.blind = inner.blind
        self.follows = inner.follows
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, known: State, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        began = time.process_time()
        action = self.inner.choose(known, seat, legal, rng)
        took = time.process_time() - began
        self.decisions += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return action

    def hear(self, seat: i64, action: i64) -> None:
        self.inner.hear(seat, action)

    def lose_track(self) -> None:
        self.inner.lose_track()

    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


def play(job: Job) -> Result:
    """Play one game to its end.  The same job always gives the same game."""
    rules = game(job.game)
    options = rules.options.complete(job.options, job.seats)
    state = rules.start(job.seats, options)
    first = state.clone()
    bots = [any_bot(name, rules, options) for name in job.bots]
    timed = [bot if bot.blind else Timed(bot) for bot in bots]
    began = time.process_time()
    trace = play_out(state, timed, Rng(job.seed, 0), Rng(job.seed, 1))
    took = time.process_time() - began
    clocks = [bot if isinstance(bot, Timed) else None for bot in timed]
    return Result(
        seed=job.seed,
        bots=job.bots,
        scores=tuple(int(points) for points in state.scores()),
        places=tuple(int(place) for place in state.places()),
        ending=rules.endings[state.ending()],
        decisions=int(trace.decisions),
        outcomes=int(trace.outcomes),
        branching=trace.branching(),
        widest=int(trace.widest),
        seconds=took,
        first=first_to_decide(first.clone(), trace.plies),
        move_seconds=tuple(clock.mean() if clock else 0.0 for clock in clocks),
        slowest=tuple(clock.slowest if clock else 0.0 for clock in clocks),
        sources=tuple(rules.breakdown(state)),
        record=str(record_of(rules, first, options, trace.plies, job)) if job.recorded else "",
    )


def first_to_decide(state: State, plies: vec[i64]) -> int:
    """The seat with the first decision that is not sealed: whoever has the advantage, or the burden, of beginning."""
    for at in range(0, len(plies), 2):
        seat, action = plies[at], plies[at + 1]
        if seat != CHANCE and not state.sealed():
            return int(seat)
        state.apply(seat, action)
    return 0


def record_of(rules: Game, first: State, options: Mapping[str, Value], plies: vec[i64], job: Job) -> Record:
    """The record of a game from its first state and its plies."""
    match = Match(rules, first, options, seed=job.seed, draws=False)
    for at in range(0, len(plies), 2):
        seat, action = int(plies[at]), int(plies[at + 1])
        text = rules.write(match.state, seat, action)
        if seat == CHANCE:
            match.draw(text)
        else:
            match.play(seat, text)
    record = match.record
    return Record({**record.tags, "Players": ", ".join(job.bots), "Seed": str(job.seed)}, record.lines)
