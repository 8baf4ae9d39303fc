"""Passwords: hashed and compared in threads of their own, because that is slow on purpose."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from jurade.table.aside import Aside
from jurade.table.refusals import Refusal

T = TypeVar("T")
LENGTHS = range(8, 201)
MOST_WAITING = 40  # passwords that wait to be looked at

# One thread for each hash (RFC 9106 allows any number), so that a password takes one core and not all of them.
_hasher = PasswordHasher(time_cost=3, memory_cost=32_768, parallelism=1)
_NOBODYS = _hasher.hash(secrets.token_urlsafe(16))


def check_password(password: str) -> None:
    """Can it be one?"""
    if len(password) not in LENGTHS:
        raise Refusal("bad-password", least=LENGTHS[0], most=LENGTHS[-1])


class Passwords:
    """Looks at one password after the other.

    Those of strangers wait in a line of their own: nobody keeps those out who have been here before.
    """

    def __init__(self) -> None:
        self._threads = {known: Aside("jurade-passwords", nice=10) for known in (False, True)}
        self._waiting = {False: 0, True: 0}

    async def hash(self, password: str, *, is_known: bool = False) -> str:
        """What is kept of a password."""
        return await self._run(_hasher.hash, password, is_known=is_known)

    async def is_right(self, kept: str | None, password: str, *, is_known: bool = False) -> bool:
        """Is it the password of which this is kept?  It takes as long when there is none (None)."""
        try:
            await self._run(_hasher.verify, _NOBODYS if kept is None else kept, password, is_known=is_known)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    async def _run(self, work: Callable[..., T], *args: str, is_known: bool) -> T:
        if self._waiting[is_known] >= MOST_WAITING:
            raise Refusal("too-often", "many-sign-in")
        self._waiting[is_known] += 1
        try:
            return await self._threads[is_known].run(work, *args)
        finally:
            self._waiting[is_known] -= 1

    def close(self) -> None:
        """Look at no further ones."""
        for thread in self._threads.values():
            thread.close()
