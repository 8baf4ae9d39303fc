"""The desks where other processes are asked, so that nothing dear is done where everybody waits.

There are three, each with processes of its own: one for the moves of bots, which nothing else can keep waiting; one for
what bots are asked besides (hints, analyses); one that looks things up (records, replays, what is brought along).
At each desk those who ask take turns, however much one of them asks; beyond what can be answered soon, it refuses.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import TypeVar

from jurade.bots.workers import BotWorkers, preload
from jurade.table.refusals import Refusal

Q = TypeVar("Q")
T = TypeVar("T")

# How much a process lets others go first: the server itself goes before bots, bots before everything else.
BOTS_NICE, READING_NICE, THINKING_NICE = 5, 10, 15
# Seconds until a process is taken for stuck and ended; a bot's move is then asked for again in a while.
SLOWEST_MOVE, SLOWEST_THOUGHT, SLOWEST_READING = 180.0, 60.0, 20.0
THOUGHTS_EACH, THOUGHTS = 3, 60  # waiting at once: of one who asks, of all
READINGS_EACH, READINGS = 16, 160

preload("jurade.table.reading", "jurade.table.thinking")


class Desk:
    """So many processes; each free one takes the next question of the next one who asks."""

    def __init__(
        self,
        processes: int,
        *,
        nice: int = 0,
        limit: float | None = None,
        each: int | None = None,
        most: int | None = None,
    ) -> None:
        self.thinking = 0  # questions that a process works on
        self.workers = BotWorkers(processes, nice=nice)
        self._limit = limit
        self._each, self._most = each, most
        self._free = processes
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by asker, the next one first

    @property
    def waiting(self) -> int:
        """Questions that no process works on yet."""
        return sum(len(queue) for queue in self._waiting.values())

    async def ask(
        self, asker: str, work: Callable[[Q], T], question: Q, *, limit: float | None = None, is_sure: bool = False
    ) -> T:
        """What a function makes of a question, in another process; those who ask take turns.

        A question whose process died is asked again; JuradeError when its process always dies, TooSlow when it takes
        too long, Refusal at once when too many questions wait already, unless its turn is sure.
        """
        if not is_sure:
            self._check_room(asker)
        await self._take_turn(asker)
        self.thinking += 1
        answer = self.workers.submit(work, question, limit or self._limit)
        loop = asyncio.get_running_loop()

        def done(_: object) -> None:
            with contextlib.suppress(RuntimeError):  # the loop may have ended before
                loop.call_soon_threadsafe(self._let_go)

        answer.add_done_callback(done)  # whoever asked may be gone by then, the process is free only then
        return await asyncio.wrap_future(answer)

    def _check_room(self, asker: str) -> None:
        if self._each is not None and len(self._waiting.get(asker, ())) >= self._each:
            raise Refusal("too-often", "asked-enough", most=self._each)
        if self._most is not None and self.waiting >= self._most:
            raise Refusal("too-often", "all-ask")

    def _let_go(self) -> None:
        self.thinking -= 1
        self._free += 1
        self._call_next()

    async def _take_turn(self, asker: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free += 1
            else:
                self._forget(asker, turn)
            self._call_next()
            raise

    def _forget(self, asker: str, turn: asyncio.Future[None]) -> None:
        queue = self._waiting.get(asker)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[asker]

    def _call_next(self) -> None:
        while self._free and self._waiting:
            asker, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[asker] = queue  # behind all others
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    def close(self) -> None:
        """End the processes; questions under way are dropped."""
        self.workers.close()


class BotDesk(Desk):
    """The desk of the bots' own moves, and beside it those of everything else that is dear."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes, nice=BOTS_NICE, limit=SLOWEST_MOVE)
        beside = max(1, processes // 2)
        self.thoughts = Desk(
            beside, nice=THINKING_NICE, limit=SLOWEST_THOUGHT, each=THOUGHTS_EACH, most=THOUGHTS
        )  # hints and analyses
        self.readings = Desk(
            beside, nice=READING_NICE, limit=SLOWEST_READING, each=READINGS_EACH, most=READINGS
        )  # see jurade.table.reading

    def close(self) -> None:
        """End all processes."""
        super().close()
        self.thoughts.close()
        self.readings.close()
