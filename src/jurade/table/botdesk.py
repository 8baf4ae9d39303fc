"""The desk where bots are asked: worker processes for all tables in turn, so that none keeps the others waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import TypeVar

from jurade.bots.workers import BotWorkers, Question

T = TypeVar("T")


class BotDesk:
    """So many processes; each free one takes the next question of the next table."""

    def __init__(self, processes: int = 1) -> None:
        self.thinking = 0  # questions that a process works on
        self._workers = BotWorkers(processes)
        self._free = processes
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by table, the next one first

    @property
    def waiting(self) -> int:
        """Questions that no process works on yet."""
        return sum(len(queue) for queue in self._waiting.values())

    async def ask(self, table: str, work: Callable[[Question], T], question: Question) -> T:
        """What a function makes of a question, in a worker process; the questions of one table come after one another.

        A question whose process died is asked again; JuradeError when its process always dies.
        """
        await self._take_turn(table)
        try:
            self.thinking += 1
            return await self._workers.work_soon(question, work)
        finally:
            self.thinking -= 1
            self._free += 1
            self._call_next()

    async def _take_turn(self, table: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free += 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._free and self._waiting:
            table, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[table] = queue  # behind all other tables
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    def close(self) -> None:
        """End the processes; questions under way are dropped."""
        self._workers.close()
