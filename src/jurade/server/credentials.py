"""The session cookie: a secret of the store, signed, so that a forged one never reaches the store."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadSignature, Signer

COOKIE: Final = "jurade"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # what browsers allow at most


class Cookies:
    """Signs what a cookie holds, and reads it back."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="jurade.session")

    def write(self, secret: str) -> str:
        return self._signer.sign(secret).decode()

    def read(self, value: str) -> str | None:
        """The secret of a cookie; None when it was not signed here."""
        try:
            return self._signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None
