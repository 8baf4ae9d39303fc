"""Seeds, and what chance draws from them.

A seed is either a whole number, for games that anybody may repeat by typing it, or a *strong* one: 256 bits as 64
hexadecimal digits, for games whose draws nobody may foretell.  Numbers go through the small generator of
:mod:`jurade.core.rng`, whose state can be worked out from a few of its words.  Strong seeds are the key of a hash:
without the key no number of draws tells anything of another one.

Either way a draw follows from the seed and the number of its ply alone.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence

from jurade.core.errors import BadOption
from jurade.core.rng import Rng
from jurade.core.state import State
from jurade.core.words import say

Seed = int | str

SEED_BITS = 63  # of a number
STRONG = re.compile(r"[0-9a-f]{64}")
WORD = 8  # bytes
ALL_WORDS = 1 << 8 * WORD
DRAWING, MUSING = b"jurade draw", b"jurade aside"  # what words are for: the one kind tells nothing of the other


def new_seed() -> str:
    """A strong seed from the system's generator."""
    return secrets.token_hex(32)


def check_seed(seed: Seed) -> Seed:
    """The seed, if it is one."""
    if isinstance(seed, str) and STRONG.fullmatch(seed):
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and -(1 << SEED_BITS) <= seed < 1 << SEED_BITS:
        return seed
    raise BadOption(say("bad-seed", bits=str(SEED_BITS), given=_shortened(seed)))


def read_seed(text: str) -> Seed:
    """The seed that a text means: one has 64 digits, the other is a number."""
    if STRONG.fullmatch(text):
        return text
    if re.fullmatch(r"-?[0-9]{1,20}", text):
        return check_seed(int(text))
    return check_seed(text)


def drawn(seed: Seed, ply: int, state: State) -> int:
    """The outcome of chance at a ply of a match with this seed."""
    if isinstance(seed, str):
        return Draws(seed, ply).weighted(list(state.outcomes()))
    return int(Rng(seed, ply).weighted(state.outcomes()))


def aside(seed: Seed) -> int:
    """A number for what is no draw, as the whims of bots; that of a strong seed tells nothing of its draws."""
    return Draws(seed, 0, MUSING).word() >> 2 if isinstance(seed, str) else seed


class Draws:
    """The words of one ply: a keyed hash of the ply and a counter, eight bytes at a time."""

    def __init__(self, seed: str, ply: int, purpose: bytes = DRAWING) -> None:
        self._key = bytes.fromhex(seed)
        self._ply = ply.to_bytes(WORD, "big")
        self._purpose = purpose
        self._counter = 0

    def word(self) -> int:
        """The next 64 bits."""
        said = self._ply + self._counter.to_bytes(WORD, "big")
        self._counter += 1
        hashed = hashlib.blake2b(said, digest_size=WORD, key=self._key, person=self._purpose)
        return int.from_bytes(hashed.digest(), "big")

    def below(self, n: int) -> int:
        """A number in 0 … n-1, each equally likely."""
        surplus = ALL_WORDS % n  # so many words more than n goes into: reject exactly those
        while True:
            product = self.word() * n
            if product % ALL_WORDS >= surplus:
                return product // ALL_WORDS

    def weighted(self, pairs: Sequence[int]) -> int:
        """One action of ``action, weight, action, weight …``, with probability proportional to its weight."""
        left = self.below(sum(pairs[i] for i in range(1, len(pairs), 2)))
        for i in range(1, len(pairs), 2):
            left -= pairs[i]
            if left < 0:
                return int(pairs[i - 1])
        raise AssertionError("weights of chance must be positive")


def _shortened(seed: object) -> str:
    said = repr(seed)
    return said if len(said) <= 80 else said[:80] + "…"
