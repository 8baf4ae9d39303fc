"""What things cost, in seconds of processor time, and who pays for them.

Everything a client asks for has a kind, and every kind a price that is paid beforehand; what it really took beyond that
is charged afterwards.  Two pay: the person (all strangers of one address together are one person), and the address.
Whoever has nothing left is told when to come back.  Whoever asks for much at once is served with pauses between, so
that a burst does not make others wait.  Moves are not counted here: they are few, and never to be refused.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator, Mapping
from contextvars import ContextVar
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from jurade.server.limits import Bucket, Buckets, too_often

P = ParamSpec("P")
T = TypeVar("T")

# Seconds that are paid beforehand.  Figures are about the middle of what was measured, see docs/operations.md.
PRICES: Final[Mapping[str, float]] = {
    "message": 0.0002,  # anything on the socket that is not named here
    "watch": 0.02,
    "lobby": 0.005,
    "preview": 0.005,
    "forbidden": 0.01,
    "hint": 0.3,  # a bot thinks, elsewhere
    "request": 0.001,  # anything over HTTP that is not named here
    "tables": 0.005,
    "search": 0.02,  # … with a text to look for
    "table": 0.02,  # a new one
    "brought": 0.1,  # … from a record or a position, which is played again
    "fork": 0.05,
    "record": 0.01,
    "position": 0.01,
    "replay": 0.02,
    "course": 0.03,
    "analysis": 1.0,
    "profile": 0.005,
    "lesson": 0.02,
    "answer": 0.03,
    "picture": 0.001,  # drawn once
    "words": 0.001,
    "password": 0.08,
}

# What is asked for at an address, by method and route.
ROUTES: Final[Mapping[tuple[str, str], str]] = {
    ("GET", "/api/tables"): "tables",
    ("POST", "/api/tables"): "table",
    ("POST", "/api/tables/{table}/rematch"): "table",
    ("POST", "/api/tables/{table}/fork"): "fork",
    ("GET", "/api/tables/{table}/record"): "record",
    ("GET", "/api/tables/{table}/position"): "position",
    ("GET", "/api/tables/{table}/replay/{ply}"): "replay",
    ("GET", "/api/tables/{table}/course"): "course",
    ("POST", "/api/tables/{table}/analysis"): "analysis",
    ("GET", "/api/people/{person}"): "profile",
    ("GET", "/api/games"): "words",
    ("GET", "/api/words/{language}.ftl"): "words",
    ("GET", "/api/games/{game}/words/{language}.ftl"): "words",
    ("GET", "/api/games/{game}/rules/{language}"): "words",
    ("GET", "/api/games/{game}/pictures/{name}.svg"): "picture",
    ("GET", "/api/games/{game}/picture.svg"): "picture",
    ("GET", "/api/games/{game}/lessons/{name}"): "lesson",
    ("POST", "/api/games/{game}/lessons/{name}"): "answer",
    ("POST", "/api/games/{game}/lessons/{name}/preview"): "answer",
    ("POST", "/api/accounts"): "password",
    ("POST", "/api/sessions"): "password",
    ("PUT", "/api/me/password"): "password",
}

ELSEWHERE: Final = frozenset({"hint", "analysis", "password"})  # done in lines of their own: nobody else waits for them
DEAR: Final = 0.002  # seconds: what costs less is done at once, and only counted
# Shares of the server's time that somebody takes at most, while he asks for many dear things at once.
PERSONS_SHARE, STRANGERS_SHARE, ADDRESS_SHARE = 0.15, 0.05, 0.4
LONGEST_GAP: Final = 1.0  # seconds between two dear things: on a busy machine anything may take long
LONGEST_PAUSE: Final = 5.0  # seconds somebody waits for his turn before he is told to come back


class Meter:
    """What one thing took: processor time, which is charged, and how long others had to wait for it meanwhile."""

    __slots__ = ("held", "seconds")

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self.held = seconds  # more than the processor time, where the machine is busy with other things


_running: ContextVar[Meter | None] = ContextVar("meter", default=None)


def spend(seconds: float) -> None:
    """Whoever asked for what is being done has cost that much more, in another thread or process."""
    meter = _running.get()
    if meter is not None:
        meter.seconds += seconds


def weighed(work: Callable[P, T]) -> Callable[P, T]:
    """A function that is run in a thread of its own; its processor time is charged to whoever asked."""

    @wraps(work)
    def run(*args: P.args, **kwargs: P.kwargs) -> T:
        before = time.thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            spend(time.thread_time() - before)

    return run


class Metered:
    """Runs a coroutine and counts the processor time between its pauses, whatever else runs meanwhile."""

    def __init__(self, work: Coroutine[Any, Any, Any], meter: Meter) -> None:
        self._work = work
        self._meter = meter

    def __await__(self) -> Generator[Any, Any, Any]:
        work, meter = self._work, self._meter
        token = _running.set(meter)
        sent: Any = None
        thrown: BaseException | None = None
        try:
            while True:
                before, began = time.thread_time(), time.perf_counter()
                try:
                    waiting = work.send(sent) if thrown is None else work.throw(thrown)
                except StopIteration as done:
                    return done.value
                finally:
                    meter.seconds += time.thread_time() - before
                    meter.held += time.perf_counter() - began
                sent = thrown = None
                try:
                    sent = yield waiting
                except BaseException as error:  # it was cancelled, or what it waited for failed
                    thrown = error
        finally:
            _running.reset(token)


class Purse:
    """The allowances of many payers of one sort."""

    def __init__(self, most: float, per_second: float, share: float, clock: Callable[[], float]) -> None:
        self._buckets = Buckets(most, per_second, clock)
        self._share = share

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str) -> Bucket:
        return self._buckets.of(key)

    def lacking(self, bucket: Bucket, price: float) -> float:
        """Seconds until something may be begun: at once as long as anything is left."""
        return 0.0 if bucket.left > 0 else (price - bucket.left) / self._buckets.per_second

    def book(self, bucket: Bucket, price: float, held: float, begin: float) -> None:
        """Something is paid; the next dear thing begins so much later that there is room for others between."""
        bucket.left -= price
        if held >= DEAR:
            bucket.free = max(bucket.free, begin) + min(LONGEST_GAP, held / self._share)


class Bill:
    """What somebody has asked for, paid beforehand; to be settled when it is done."""

    __slots__ = ("_costs", "_payers", "_price", "kind")

    def __init__(self, costs: Costs, kind: str, price: float, payers: tuple[tuple[Purse, str], ...]) -> None:
        self.kind = kind
        self._costs = costs
        self._price = price
        self._payers = payers

    def settle(self, took: Meter) -> None:
        """It took that much; what is above the price is charged now."""
        more, held = max(0.0, took.seconds - self._price), max(0.0, took.held - self._price)
        now = self._costs.clock()
        for purse, key in self._payers:
            purse.book(purse.of(key), more, held, now)
        self._costs.charged(self.kind, max(took.seconds, self._price))


class Costs:
    """Who has how much left."""

    def __init__(
        self,
        person: tuple[float, float],
        address: tuple[float, float],
        scale: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        charged: Callable[[str, float], None] = lambda kind, seconds: None,
        refused: Callable[[str], None] = lambda kind: None,
    ) -> None:
        self.clock = clock
        self.charged = charged  # told of everything that was paid
        self._refused = refused  # told of the kinds that were refused
        self._persons = Purse(*person, PERSONS_SHARE * scale, clock)
        self._strangers = Purse(*person, STRANGERS_SHARE * scale, clock)  # of an address, all together
        self._addresses = Purse(*address, ADDRESS_SHARE * scale, clock)

    def check_address(self, address: str) -> None:
        """Has this address anything left?  Problem 'too-often' if not."""
        bucket = self._addresses.of(address)
        if wait := self._addresses.lacking(bucket, PRICES["request"]):
            self._refused("request")
            raise too_often(wait)

    def charge_address(self, address: str, took: Meter) -> None:
        """What could not be told whose it was."""
        self._addresses.book(self._addresses.of(address), took.seconds, took.held, self.clock())
        self.charged("request", took.seconds)

    def pay(self, kind: str, person: str | None, address: str) -> tuple[Bill, float]:
        """Pay for something; the bill, and how long to wait before it is begun.  Problem 'too-often' when neither."""
        price = PRICES[kind]
        payer = (self._persons, person) if person is not None else (self._strangers, address)
        payers = (payer, (self._addresses, address))
        now = self.clock()
        found = [(purse, purse.of(key)) for purse, key in payers]
        wait = max(purse.lacking(bucket, price) for purse, bucket in found)
        held = 0.0 if kind in ELSEWHERE else price
        pause = max(0.0, *(bucket.free - now for _, bucket in found)) if held >= DEAR else 0.0
        if wait or pause > LONGEST_PAUSE:
            self._refused(kind)
            raise too_often(wait or pause)
        for purse, bucket in found:
            purse.book(bucket, price, held, now)
        return Bill(self, kind, price, payers), pause
