"""A store that fails at a chosen moment, and is away for a while after it."""

import asyncio
import random
from itertools import cycle

from sqlalchemy.exc import InterfaceError, OperationalError

from jurade.table.store import Store

AWAY = 0.06  # seconds for which the store stays away
SLOW = 0.06  # seconds that a slow answer takes

# what may go wrong with one piece of work on the database
FAULTS = (
    "refused",  # it is not done, and everything fails for a while
    "lost",  # it is done, its answer is lost, and everything fails for a while
    "lost once",  # it is done, its answer is lost, and all is well again
    "left",  # whoever asked for it goes away while it is done
    "slow",  # it is done late
    "hung",  # nothing is heard for a while; then it fails, and was not done
)


def _errors():
    """As drivers and sockets say it when a database goes away."""
    lost = ConnectionResetError("connection reset by peer")
    yield OperationalError("the work", None, lost)
    yield lost
    yield InterfaceError("the work", None, Exception("connection is closed"))
    yield TimeoutError("no answer")


class Fickle:
    """Breaks one store: the n-th piece of work from when it was armed goes wrong."""

    def __init__(self, store: Store) -> None:
        self.fault = ""
        self.nth = 0
        self.begun = 0  # pieces of work since it was armed
        self.happened = False
        self.whose: asyncio.Task | None = None  # who leaves, when somebody does
        self.back = 0.0  # when the store is there again
        self._failing = 0  # pieces of work that are going wrong just now
        self._errors = cycle(_errors())
        self._read, self._write = store.read, store.write
        store.read, store.write = self._through(self._read), self._through(self._write)

    def arm(self, fault: str, nth: int) -> None:
        self.fault, self.nth, self.begun, self.happened, self.whose = fault, nth, 0, False, None

    def disarm(self) -> None:
        self.fault = ""

    @property
    def is_away(self) -> bool:
        return asyncio.get_running_loop().time() < self.back

    @property
    def is_well(self) -> bool:
        return not self.is_away and not self._failing

    async def truth(self, work, *args):
        """What is really there, whatever the store says to others."""
        return await self._read(work, *args)

    def _through(self, perform):
        async def run(work, *args, **kwargs):
            if self.is_away:
                raise next(self._errors)
            if self.fault:
                self.begun += 1
                if self.begun == self.nth:
                    self._failing += 1
                    try:
                        return await self._fail(perform, work, args, kwargs)
                    finally:
                        self._failing -= 1
            return await perform(work, *args, **kwargs)

        return run

    async def _fail(self, perform, work, args, kwargs):
        fault, self.fault, self.happened = self.fault, "", True
        loop = asyncio.get_running_loop()
        if fault == "left":
            if self.whose is not None:
                loop.call_soon(self.whose.cancel)
            return await asyncio.shield(asyncio.ensure_future(perform(work, *args, **kwargs)))
        if fault == "slow":
            await asyncio.sleep(SLOW)
            return await perform(work, *args, **kwargs)
        if fault == "hung":
            await asyncio.sleep(SLOW)
        if fault in ("lost", "lost once"):
            await perform(work, *args, **kwargs)
        if fault != "lost once":
            self.back = loop.time() + AWAY * random.Random(self.nth).uniform(0.3, 1.7)
        raise next(self._errors)
