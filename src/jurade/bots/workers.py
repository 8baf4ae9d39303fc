"""Processes that work for others: whoever asks goes on with his own work, and a process that dies is replaced.

Compiled search never lets go of the interpreter, so no server may think in its own process.
A question to a bot carries the whole position; the worker masks it for the seat before any bot sees it.
The same question always has the same answer, so a question whose process died is simply asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import queue
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from jurade.bots.levels import make_bot
from jurade.core.draws import aside
from jurade.core.errors import JuradeError
from jurade.core.match import ASIDE, Match
from jurade.core.registry import game
from jurade.core.rng import Rng

TRIES: Final = 3
IDLE: Final = 120.0  # seconds after which a process that nobody asks ends; the next question starts another
Q = TypeVar("Q")
T = TypeVar("T")

_processes = multiprocessing.get_context("forkserver")


class TooSlow(JuradeError):
    """The answer took longer than it may; its process was ended."""


@dataclass(frozen=True)
class Question:
    """What should this bot do in this position?"""

    game: str
    position: str  # a whole position as JSON, for the authority's own processes only
    seat: int
    bot: str
    seed: int

    @classmethod
    def of(cls, match: Match, seat: int, bot: str) -> Question:
        """About the present decision of a seat; the seed follows from the match and its length."""
        return cls(match.game.id, json.dumps(match.dump()), seat, bot, aside(match.seed) ^ len(match.plies))


def answer(question: Question) -> str:
    """The choice of the bot, in notation; runs in a worker."""
    rules = game(question.game)
    known = rules.load(question.position, seed=0).masked(question.seat)
    bot = make_bot(question.bot, rules)
    action = bot.choose(known, question.seat, known.legal(question.seat), Rng(question.seed, ASIDE))
    return rules.write(known, question.seat, action)


# ---- inside a process


def _work(line: Connection, nice: int, idle: float) -> None:
    """Answer one question after the other, until nobody has asked for a while."""
    _end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts the server from a terminal means the server
    if hasattr(os, "nice"):
        os.nice(nice)
    with contextlib.suppress(EOFError, OSError):
        while line.poll(idle):
            work, question = line.recv()
            try:
                told = (True, work(question))
            except Exception as error:
                told = (False, error)
            line.send(told)


def _end_with_parent() -> None:
    """A worker ends with the process it works for, however that one ends: nobody would ever ask it again."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


# ---- outside


class Worker:
    """One process and the line to it; there is none until something is asked."""

    def __init__(self, nice: int, idle: float) -> None:
        self._nice = nice
        self._idle = idle
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._changing = threading.Lock()  # while the process begins or ends
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The number of its process, if there is one."""
        return self._process.pid if self._process is not None else None

    def ask(self, work: Callable[[Q], T], question: Q, limit: float | None) -> T:
        """What a function makes of a question; blocks until it is there.

        A question whose process died is asked again, so and so often.  TooSlow after so many seconds.
        """
        for _ in range(TRIES):
            try:
                line = self._line if self._line is not None else self._start()
                line.send((work, question))
                if not line.poll(limit):
                    self._end()
                    raise TooSlow(f"there was no answer within {limit} seconds")
                is_good, told = line.recv()
            except (EOFError, OSError):
                self._end()
                if self._is_closed:
                    break
                continue
            if not is_good:
                raise told
            return told  # type: ignore[no-any-return]
        raise JuradeError(f"there was no answer: the process died {TRIES} times")

    def _start(self) -> Connection:
        with self._changing:
            if self._is_closed:
                raise EOFError
            line, others = _processes.Pipe()
            process = _processes.Process(target=_work, args=(others, self._nice, self._idle), daemon=True)
            process.start()
            others.close()  # so that the line breaks with the process
            self._process, self._line = process, line
        return line

    def _end(self) -> None:
        with self._changing:
            process, line = self._process, self._line
            self._process = self._line = None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join()

    def close(self) -> None:
        """End the process; from any thread, also while a question is under way."""
        with self._changing:
            self._is_closed = True
            if self._process is not None:
                self._process.kill()


class BotWorkers:
    """A few processes that answer questions, in the order in which they are asked."""

    def __init__(self, processes: int = 1, *, nice: int = 0, idle: float = IDLE) -> None:
        self.workers = [Worker(nice, idle) for _ in range(processes)]
        self._free: queue.LifoQueue[Worker] = queue.LifoQueue()  # the one used last first: the others may end
        for worker in self.workers:
            self._free.put(worker)
        self._threads = ThreadPoolExecutor(processes, "jurade-asks")  # each waits for one process

    def ask(self, question: Question) -> str:
        """The answer of a bot; blocks until it is there."""
        return self.submit(answer, question).result()

    async def ask_soon(self, question: Question) -> str:
        """The answer of a bot, for an event loop that goes on meanwhile."""
        return await asyncio.wrap_future(self.submit(answer, question))

    def submit(self, work: Callable[[Q], T], question: Q, limit: float | None = None) -> Future[T]:
        """What a function will have made of a question.

        It is done only when a process is free again: one who no longer waits does not make it faster.
        """
        return self._threads.submit(self._ask, work, question, limit)

    def _ask(self, work: Callable[[Q], T], question: Q, limit: float | None) -> T:
        worker = self._free.get()
        try:
            return worker.ask(work, question, limit)
        finally:
            self._free.put(worker)

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        return [worker.pid for worker in self.workers if worker.pid is not None]

    def close(self) -> None:
        """End the processes; questions under way are dropped."""
        for worker in self.workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def preload(*modules: str) -> None:
    """Modules that every process has from its start; to be said before the first one is started."""
    found: Any = _processes
    found.set_forkserver_preload(list(modules))
