"""Dear work that has to be done in this process, in a thread beside the event loop.

Opening a long table and drawing it for the first time takes some ten milliseconds in one piece.  In a thread the event
loop goes on meanwhile: the interpreter changes between the two often, and one such piece of work runs at a time.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

SWITCH: Final = 0.0005  # seconds after which a thread that computes lets the others go on; Python's own is 0.005


class Aside:
    """A thread in which one piece of dear work is done after the other.

    ``nice`` lets other threads have the processor first: only for work that does not hold the interpreter.
    """

    def __init__(self, name: str, *, nice: int = 0) -> None:
        self._nice = nice
        self._thread = ThreadPoolExecutor(1, name, self._begin)
        sys.setswitchinterval(SWITCH)

    def _begin(self) -> None:
        if self._nice and sys.platform == "linux":  # elsewhere threads have no priority of their own
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), os.nice(0) + self._nice)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function returns; of tables it touches only those whose lock is in hand."""

        def run() -> T:
            return work(*args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    def close(self) -> None:
        """Do nothing further."""
        self._thread.shutdown(wait=False, cancel_futures=True)
