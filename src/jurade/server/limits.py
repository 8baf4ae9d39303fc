"""How much and how often: sizes of what is sent, and rates of what is asked.

What is counted for a key cannot be reset from outside: a key is forgotten only once forgetting it makes no difference,
and when more keys are busy than are remembered, the others share what is left.
"""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

from starlette.types import Scope

from jurade.server.errors import Problem

LARGEST_BODY = 512 * 1024  # bytes of an HTTP body: the record of the longest game, several times over
LARGEST_FRAME = 1 << 20  # bytes of a socket message that is read at all; longer ones end the connection
BUCKETS: Final = 20_000  # keys remembered, each with what it has left
SHARED: Final = 64  # buckets for all other keys, while so many are busy
SWEEP: Final = 1.0  # seconds between two looks for keys that can be forgotten
PREFIX: Final = 64  # bits of an IPv6 address that are one household's; the rest it may choose freely


def address(scope: Scope) -> str:
    """Whom to count a request for: an IPv4 address, or the network of an IPv6 address."""
    client = scope.get("client")
    return counted_as(client[0]) if client else "local"


def counted_as(host: str) -> str:
    """The name under which an address is counted; what a proxy tells and is no address is counted together."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found, PREFIX), strict=False))
    return str(found)


class Bucket:
    """What is left of an allowance, and when that was known."""

    __slots__ = ("at", "free", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at
        self.free = at  # when the next thing may begin, where things are spread out in time


class Buckets:
    """Allowances of many keys: each so much at once, refilled steadily, in memory that does not grow."""

    def __init__(self, most: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.per_second = per_second
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._shared: dict[int, Bucket] = {}
        self._salt = secrets.token_hex(8)  # nobody chooses with whom he shares
        self._swept = -math.inf

    def __len__(self) -> int:
        return len(self._buckets) + len(self._shared)

    def of(self, key: str) -> Bucket:
        """The bucket of a key, refilled up to now."""
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._new(key, now)
        bucket.left = min(self.most, bucket.left + (now - bucket.at) * self.per_second)
        bucket.at = now
        return bucket

    def _new(self, key: str, now: float) -> Bucket:
        if len(self._buckets) >= BUCKETS and now - self._swept >= SWEEP:
            self._swept = now
            self._buckets = {key: each for key, each in self._buckets.items() if not self._is_full(each, now)}
        if len(self._buckets) >= BUCKETS:
            return self._shared.setdefault(hash((self._salt, key)) % SHARED, Bucket(self.most, now))
        bucket = self._buckets[key] = Bucket(self.most, now)
        return bucket

    def _is_full(self, bucket: Bucket, now: float) -> bool:
        """Is it as good as new?"""
        return bucket.left + (now - bucket.at) * self.per_second >= self.most and bucket.free <= now


class Rate(Buckets):
    """One kind of thing that may be done only so often, counted for each key by itself."""

    def take(self, key: str) -> float:
        """Count one; 0 when it may be done, otherwise the seconds until it may be."""
        bucket = self.of(key)
        if bucket.left >= 1:
            bucket.left -= 1
            return 0.0
        return (1 - bucket.left) / self.per_second

    def give_back(self, key: str) -> None:
        """The one counted last does not count after all."""
        bucket = self.of(key)
        bucket.left = min(self.most, bucket.left + 1)

    def check(self, key: str) -> None:
        """Count one, or Problem 'too-often' with the seconds to wait."""
        wait = self.take(key)
        if wait:
            raise too_often(wait)


def too_often(wait: float) -> Problem:
    """Come back in so many seconds."""
    return Problem("too-often", seconds=max(1, math.ceil(wait)))
