"""A small seeded generator of our own, stable for ever: one seed gives the same numbers in every build and version.

The algorithm is sfc32 (four 32-bit words, additions, shifts and rotations only), chosen because every intermediate
value fits a signed 64-bit integer: compiled and uncompiled code cannot disagree by wrapping.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 15  # rounds until the seed has reached every bit of the state


@final
class Rng:
    """Numbers from a seed.  Two streams of one seed are independent sequences."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = stream & MASK
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        out = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK | self.c >> 11) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number in 0 … n-1, each equally likely; n at most 2**31."""
        product = self.word() * n
        low = product & MASK
        if low < n:
            # The first few products of each value would be one too many: reject exactly those.
            surplus = ((i64(1) << 32) - n) % n
            while low < surplus:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def weighted(self, pairs: "vec[i64]") -> i64:
        """One action of ``action, weight, action, weight …``, with probability proportional to its weight."""
        total: i64 = 0
        for i in range(1, len(pairs), 2):
            total += pairs[i]
        left = self.below(total)
        for i in range(1, len(pairs), 2):
            left -= pairs[i]
            if left < 0:
                return pairs[i - 1]
        raise AssertionError("weights of chance must be positive")

    def shuffle(self, items: "vec[i64]") -> None:
        """Put the items in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
