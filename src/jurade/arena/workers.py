"""Where games are played: here, on several processes, or on a Ray cluster, all behind one call."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from typing import Any, Protocol

from jurade.arena.games import Job, Result, play
from jurade.core.errors import JuradeError

BATCH_SECONDS = 0.5  # a worker answers about so often, so that progress is seen and little is lost
MOST_IN_BATCH = 200


class Workers(Protocol):
    """Plays jobs; results come as they are ready."""

    def play_all(self, jobs: Sequence[Job]) -> Iterator[Result]: ...


def workers(on: str = "local", processes: int = 1) -> Workers:
    """The workers a person asked for: ``local``, ``ray`` or ``ray://address``."""
    if on == "local":
        return Alone() if processes <= 1 else Processes(processes)
    if on == "ray" or on.startswith("ray://"):
        return OnRay(None if on == "ray" else on, processes)
    raise JuradeError(f"games are played on 'local', 'ray' or 'ray://address', not on '{on}'")


def play_batch(jobs: Sequence[Job]) -> list[Result]:
    return [play(job) for job in jobs]


def batches(jobs: Sequence[Job], seconds_per_game: float) -> list[Sequence[Job]]:
    """Jobs in portions of about BATCH_SECONDS."""
    size = max(1, min(MOST_IN_BATCH, int(BATCH_SECONDS / max(seconds_per_game, 1e-4))))
    return [jobs[at : at + size] for at in range(0, len(jobs), size)]


class Alone:
    """In this process."""

    def play_all(self, jobs: Sequence[Job]) -> Iterator[Result]:
        for job in jobs:
            yield play(job)


class Processes:
    """On several processes of this machine."""

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def play_all(self, jobs: Sequence[Job]) -> Iterator[Result]:
        if not jobs:
            return
        first = play(jobs[0])
        yield first
        waiting = iter(batches(jobs[1:], first.seconds))
        context = multiprocessing.get_context("forkserver")
        with ProcessPoolExecutor(self.processes, mp_context=context) as pool:
            running: set[Future[list[Result]]] = set()
            while True:
                while len(running) < 2 * self.processes and (batch := next(waiting, None)) is not None:
                    running.add(pool.submit(play_batch, batch))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for finished in done:
                    yield from finished.result()


class OnRay:
    """On a Ray cluster, or on one started here; needs the extra ``jurade[ray]``."""

    def __init__(self, address: str | None, processes: int) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise JuradeError("Ray is not installed; install it with: pip install 'jurade[ray]'") from None
        self.address = address
        self.processes = processes

    def play_all(self, jobs: Sequence[Job]) -> Iterator[Result]:
        if not jobs:
            return
        started = not self.ray.is_initialized()
        if started:
            local = {} if self.address else {"num_cpus": max(1, self.processes), "include_dashboard": False}
            self.ray.init(address=self.address, log_to_driver=False, **local)
        try:
            first = play(jobs[0])
            yield first
            remote = self.ray.remote(play_batch)
            running = [remote.remote(batch) for batch in batches(jobs[1:], first.seconds)]
            while running:
                done, running = self.ray.wait(running)
                for finished in done:
                    yield from self.ray.get(finished)
        finally:
            if started:
                self.ray.shutdown()
