"""How fast the rules run here: random games, clones, lists of choices, memory.

Machines differ and are shared, so every figure is the best of several short slices of CPU time, and a plain loop of
known work is timed beside it: ``per_loop`` figures of different days and machines can be compared.
"""

from __future__ import annotations

import gc
import platform
import resource
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass

from jurade.bots.bot import Bot, RandomBot
from jurade.bots.playing import play_out
from jurade.core import rng as rng_module
from jurade.core.game import Game
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER, State

LOOP = 200_000  # steps of the calibration loop


@dataclass(frozen=True)
class Speed:
    """Figures of one game with one set of options."""

    game: str
    seats: int
    options: str
    build: str
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    games_per_loop: float  # games in the time of one calibration loop
    clone_us: float
    legal_us: float
    state_kb: float

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def build() -> str:
    """Does the core run compiled or as plain Python?"""
    return "pure" if (rng_module.__file__ or "").endswith(".py") else "compiled"


def machine() -> dict[str, str]:
    return {"python": platform.python_version(), "processor": platform.machine(), "system": platform.system()}


def calibrate(slices: int = 7) -> float:
    """Seconds that a plain loop takes here and now, at its best."""

    def loop() -> None:
        total = 0
        for number in range(LOOP):
            total = (total * 31 + number) % 1_000_003

    return min(_timed(loop) for _ in range(slices))


def measure(game: Game, seats: int, options: Mapping[str, object], seconds: float = 4.0) -> Speed:
    """Figures of random games."""
    values = game.options.complete(options, seats)
    bots: list[Bot] = [RandomBot() for _ in range(seats)]
    loop = calibrate()
    best = decisions_rate = 0.0
    decisions = games = 0
    ends = time.process_time() + seconds
    seed = batch = 1
    while time.process_time() < ends:
        began = time.process_time()
        done = 0
        for _ in range(batch):
            trace = play_out(game.start(seats, values), bots, Rng(seed, 0), Rng(seed, 1))
            done += int(trace.decisions)
            seed += 1
        took = max(time.process_time() - began, 1e-6)
        games, decisions = games + batch, decisions + done
        best, decisions_rate = max(best, batch / took), max(decisions_rate, done / took)
        batch = max(1, int(0.15 / (took / batch)))  # slices of about 0.15 s
    loop = min(loop, calibrate())
    halfway = middle(game, seats, values)
    return Speed(
        game=game.id,
        seats=seats,
        options=", ".join(f"{name}={value}" for name, value in game.options.changed(values).items()),
        build=build(),
        games_per_second=round(best, 1),
        decisions_per_second=round(decisions_rate),
        decisions_per_game=round(decisions / games, 1),
        games_per_loop=round(best * loop, 3),
        clone_us=round(_cost_us(halfway.clone), 3),
        legal_us=round(_cost_us(lambda: halfway.legal(halfway.actor())), 3),
        state_kb=round(_memory_kb(halfway), 2),
    )


def _timed(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def _cost_us(work: Callable[[], object], repeat: int = 300, slices: int = 15) -> float:
    def many() -> None:
        for _ in range(repeat):
            work()

    return min(_timed(many) for _ in range(slices)) / repeat * 1e6


def middle(game: Game, seats: int, values: Mapping[str, object]) -> State:
    """The state at a decision in the middle of a random game."""
    plies = play_out(
        game.start(seats, game.options.complete(values, seats)), [RandomBot()] * seats, Rng(1, 0), Rng(1, 1)
    ).plies
    state = game.start(seats, game.options.complete(values, seats))
    at = 0
    while at < len(plies) // 2 or state.actor() in (CHANCE, OVER):
        state.apply(plies[at], plies[at + 1])
        at += 2
    return state


def _memory_kb(state: State, copies: int = 4000) -> float:
    """Resident memory of one more state."""
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    held = [state.clone() for _ in range(copies)]
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return (after - before) / len(held)
