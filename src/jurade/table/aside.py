"""Dear work that needs the tables of this process, in a thread beside the event loop.

Opening a long table and drawing it for the first time takes some ten milliseconds in one piece.  In a thread the event
loop goes on meanwhile: the interpreter changes between the two often, and one such piece of work runs at a time.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

SWITCH: Final = 0.0005  # seconds after which a thread that computes lets the others go on; Python's own is 0.005


class Aside:
    """One thread for the dear work of all tables."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "jurade-aside")
        sys.setswitchinterval(SWITCH)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function returns; it touches nothing but what belongs to a room whose lock is in hand."""

        def run() -> T:
            return work(*args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)
