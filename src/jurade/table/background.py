"""Work that nobody waits for: begun, looked after, and ended with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from jurade.table.refusals import Refusal

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5  # seconds between tries to reach a store that is away


class Background:
    """The tasks of a hall.  What goes wrong in them is told to the event loop's handler of exceptions."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False  # is nothing new begun any more?

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def start_insisting(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something meanwhile that needs the store, until it is done."""
        self.start(self.insist(work))

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.report(error)

    async def insist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that needs the store until it is done; a refusal of another kind is final."""
        pause = FIRST_PAUSE
        while not self.is_closing:
            try:
                await work()
                break
            except Exception as error:
                if isinstance(error, Refusal) and error.code != "unavailable":
                    break
                if pause == FIRST_PAUSE:
                    self.report(error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def report(self, error: BaseException) -> None:
        """Something went wrong that nobody waits for."""
        asyncio.get_running_loop().call_exception_handler({"message": "at a table", "exception": error})

    async def end(self) -> None:
        """Stop everything that is under way."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
