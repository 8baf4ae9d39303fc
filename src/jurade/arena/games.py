"""Games between bots, on this process or on several."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field

from jurade.bots.levels import make_bot
from jurade.bots.playing import play_out
from jurade.core.options import Value
from jurade.core.registry import game
from jurade.core.rng import Rng

BATCH_SECONDS = 0.5  # a worker answers about so often, so that progress is seen and little is lost


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    game: str
    seats: int
    bots: tuple[str, ...]  # by seat
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)


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

    def shares(self) -> tuple[float, ...]:
        """Of one victory, what each seat has: 1 for a winner, 1/k for k who share, 0 for the others."""
        winners = sum(place == 1 for place in self.places)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)


def play(job: Job) -> Result:
    """Play one game to its end.  The same job always gives the same game."""
    rules = game(job.game)
    state = rules.start(job.seats, rules.options.complete(job.options, job.seats))
    bots = [make_bot(name, rules) for name in job.bots]
    began = time.process_time()
    trace = play_out(state, bots, Rng(job.seed, 0), Rng(job.seed, 1))
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
        seconds=time.process_time() - began,
    )


def play_batch(jobs: Sequence[Job]) -> list[Result]:
    return [play(job) for job in jobs]


def play_all(jobs: Sequence[Job], processes: int = 1) -> Iterator[Result]:
    """Play all jobs; results come in the order of the jobs, whatever the number of processes."""
    if processes <= 1:
        for job in jobs:
            yield play(job)
        return
    first = play(jobs[0]) if jobs else None
    if first is not None:
        yield first
    size = max(1, min(200, int(BATCH_SECONDS / max(first.seconds, 1e-4)))) if first is not None else 1
    batches = [jobs[at : at + size] for at in range(1, len(jobs), size)]
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("forkserver")) as pool:
        yield from _in_order(pool, batches, 3 * processes)


def _in_order(pool: ProcessPoolExecutor, batches: Sequence[Sequence[Job]], ahead: int) -> Iterator[Result]:
    """Keep a few batches under way, give results in order."""
    running: dict[int, Future[list[Result]]] = {}
    sent = 0
    for wanted in range(len(batches)):
        while sent < len(batches) and len(running) < ahead:
            running[sent] = pool.submit(play_batch, batches[sent])
            sent += 1
        wait([running[wanted]], return_when=FIRST_COMPLETED)
        yield from running.pop(wanted).result()
