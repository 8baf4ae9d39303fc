"""Where games are played: here, on several processes, or on a Ray cluster, all behind one call."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import forkserver, resource_tracker
from typing import Protocol

from jurade.arena.games import Job, Result, play
from jurade.core.errors import JuradeError

PORTION_SECONDS = 0.1  # short games travel in portions of about that long, others one by one
MOST_IN_PORTION = 200
DEATHS = 3  # of worker processes, until a league gives up


class Workers(Protocol):
    """Plays jobs; results come as they are ready, in any order."""

    def play_all(self, jobs: Sequence[Job]) -> Iterator[Result]: ...


def workers(on: str = "local", processes: int = 1) -> Workers:
    """The workers a person asked for: ``local``, ``ray`` or ``ray://address``."""
    if on == "local":
        return Alone() if processes <= 1 else Processes(processes)
    if on == "ray" or (on.startswith("ray://") and on != "ray://"):
        from jurade.arena.cluster import OnRay

        return OnRay(on, processes)
    raise JuradeError(f"games are played on 'local', 'ray' or 'ray://host:port', not on '{on}'")


def play_portion(jobs: Sequence[Job]) -> list[Result]:
    return [play(job) for job in jobs]


class Portions:
    """Jobs handed out in portions; one by one until it is known how long a game takes."""

    def __init__(self, jobs: Iterable[Job]) -> None:
        self._jobs = deque(jobs)
        self._games = 0
        self._seconds = 0.0

    def take(self) -> list[Job]:
        """The next portion; empty when all are handed out."""
        size = 1
        if self._games:
            mean = max(self._seconds / self._games, 1e-4)
            size = max(1, min(MOST_IN_PORTION, int(PORTION_SECONDS / mean)))
        return [self._jobs.popleft() for _ in range(min(size, len(self._jobs)))]

    def give_back(self, jobs: Iterable[Job]) -> None:
        """These were not played after all."""
        self._jobs.extend(jobs)

    def learn(self, results: Iterable[Result]) -> None:
        """How long games take."""
        for result in results:
            self._games += 1
            self._seconds += result.seconds


class Alone:
    """In this process."""

    def play_all(self, jobs: Sequence[Job]) -> Iterator[Result]:
        for job in jobs:
            yield play(job)


class Processes:
    """On several processes of this machine.

    A process that dies is replaced and its games are played again.
    When the league ends early the processes end with it, also when it was killed.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def play_all(self, jobs: Sequence[Job]) -> Iterator[Result]:
        portions = Portions(jobs)
        running: dict[Future[list[Result]], list[Job]] = {}
        others = set(multiprocessing.active_children())
        pool = self._pool()
        deaths = 0
        finished = False
        try:
            while True:
                broken = False
                while not broken and len(running) < 2 * self.processes and (portion := portions.take()):
                    try:
                        with undisturbed():  # a process half begun would be left behind
                            running[pool.submit(play_portion, portion)] = portion
                    except BrokenProcessPool:
                        broken = True
                        portions.give_back(portion)
                if not running and not broken:
                    finished = True
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    portion = running.pop(future)
                    try:
                        results = future.result()
                    except BrokenProcessPool:
                        broken = True
                        portions.give_back(portion)
                        continue
                    portions.learn(results)
                    yield from results
                if broken:
                    deaths += 1
                    for portion in running.values():
                        portions.give_back(portion)
                    running.clear()
                    pool.shutdown(wait=False)
                    if deaths >= DEATHS:
                        raise JuradeError(
                            f"processes that play games died {deaths} times; perhaps memory is short: try fewer --jobs"
                        )
                    pool = self._pool()
        finally:
            with undisturbed():
                if not finished:  # nobody wants the games under way any more, and they may be long
                    for process in set(multiprocessing.active_children()) - others:
                        process.terminate()
                pool.shutdown(cancel_futures=True)

    def _pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("forkserver")
        _start_deaf()
        with undisturbed():  # so would its semaphores
            return ProcessPoolExecutor(self.processes, mp_context=context, initializer=_stay_with_parent)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until what is done here is done; other threads than the first never hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard and callable(before):
            before(signal.SIGINT, None)


def _start_deaf() -> None:
    """Start the process that all workers are forked from so that none of them ever hears Ctrl-C, not even loading.

    A process inherits which signals the thread that starts it holds back; the first thread holds nothing back, or it
    might sleep through one that another thread took.
    """
    resource_tracker.ensure_running()  # it lets signals through again once it is started

    def begin() -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        forkserver.ensure_running()

    starting = threading.Thread(target=begin)
    starting.start()
    starting.join()


def _stay_with_parent() -> None:
    """A worker leaves Ctrl-C to its parent, and ends when its parent is gone, whatever happened to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None, "this runs in worker processes only"

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
