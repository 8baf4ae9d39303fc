"""Cookies, signed, so that a forged one never reaches the store.

The session cookie holds a secret of the store.  The device cookie holds the ids of accounts that have signed in here
before; it opens nothing, but others who guess passwords cannot keep such a device out.
"""

from __future__ import annotations

from typing import Final

from itsdangerous import BadSignature, Signer

COOKIE: Final = "jurade"
DEVICE: Final = "jurade_device"
ACCOUNTS: Final = 5  # remembered on a device; the last ones
COOKIE_SECONDS: Final = 400 * 24 * 3600  # what browsers allow at most


class Cookies:
    """Signs what a cookie holds, and reads it back."""

    def __init__(self, key: str) -> None:
        self._session = Signer(key, salt="jurade.session")
        self._device = Signer(key, salt="jurade.device")

    def write(self, secret: str) -> str:
        return self._session.sign(secret).decode()

    def read(self, value: str) -> str | None:
        """The secret of a session cookie; None when it was not signed here."""
        return _read(self._session, value)

    def write_device(self, accounts: list[str]) -> str:
        return self._device.sign(".".join(accounts[-ACCOUNTS:])).decode()

    def read_device(self, value: str) -> list[str]:
        """The ids of accounts that have signed in on this device, the last one last."""
        return [each for each in (_read(self._device, value) or "").split(".") if each]


def _read(signer: Signer, value: str) -> str | None:
    try:
        return signer.unsign(value).decode()
    except (BadSignature, UnicodeError):
        return None
