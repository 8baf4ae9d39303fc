"""Bots in processes of their own: whoever asks goes on with his work, and a worker that dies is replaced.

Compiled search never lets go of the interpreter, so no server may think in its own process.
A question carries the whole position; the worker masks it for the seat before any bot sees it.
The same question always has the same answer, so a question whose worker died is simply asked again.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from jurade.bots.levels import make_bot
from jurade.core.draws import aside
from jurade.core.errors import JuradeError
from jurade.core.match import ASIDE, Match
from jurade.core.registry import game
from jurade.core.rng import Rng

TRIES = 3
T = TypeVar("T")


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


def _end_with_parent() -> None:
    """A worker ends with the process it works for, however that one ends: nobody would ever ask it again."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class BotWorkers:
    """A few processes that answer questions, in the order in which they are asked."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.processes, mp_context=multiprocessing.get_context("forkserver"), initializer=_end_with_parent
        )

    def ask(self, question: Question) -> str:
        """The answer; blocks until it is there."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                return self._submit(question, answer).result()
            except BrokenProcessPool:
                self._replace(pool)
        raise JuradeError(f"the bot '{question.bot}' could not answer: its process died {TRIES} times")

    async def ask_soon(self, question: Question) -> str:
        """The answer, for an event loop that goes on meanwhile."""
        return await self.work_soon(question, answer)

    async def work_soon(self, question: Question, work: Callable[[Question], T]) -> T:
        """What a function makes of a question, for an event loop that goes on meanwhile."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await asyncio.wrap_future(self._submit(question, work))
            except BrokenProcessPool:
                self._replace(pool)
        raise JuradeError(f"the bot '{question.bot}' could not answer: its process died {TRIES} times")

    def _submit(self, question: Question, work: Callable[[Question], T]) -> Future[T]:
        return self._pool.submit(work, question)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """A pool in which a process died answers nobody any more; whoever notices first replaces it for all."""
        if self._pool is broken:
            self._pool = self._new_pool()
            broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the processes; questions under way are dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)
