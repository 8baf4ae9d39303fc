"""How much and how often: sizes of what is sent, and rates of what is asked."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from jurade.server.errors import Problem

LARGEST_BODY = 512 * 1024  # bytes of an HTTP body: the record of the longest game, several times over
LARGEST_FRAME = 1 << 20  # bytes of a socket message that is read at all; longer ones end the connection
BUCKETS = 20_000  # remembered at most; the one longest unused is forgotten first


class Bucket:
    """So many at once, refilled steadily."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Rate:
    """One kind of thing that may be done only so often, counted for each key by itself."""

    def __init__(self, most: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> float:
        """Count one; 0 when it may be done, otherwise the seconds until it may be."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.most, now)
            if len(self._buckets) > BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
            bucket.left = min(self.most, bucket.left + (now - bucket.at) * self.per_second)
            bucket.at = now
        if bucket.left >= 1:
            bucket.left -= 1
            return 0.0
        return (1 - bucket.left) / self.per_second

    def check(self, key: str) -> None:
        """Count one, or Problem 'too-often' with the seconds to wait."""
        wait = self.take(key)
        if wait:
            raise Problem("too-often", seconds=max(1, round(wait)))
