"""Which names this server goes by, and which pages may use it.

A page of a stranger's name that is pointed at this machine (DNS rebinding) would be of the same origin as the server
in the eyes of a browser.  So the server answers to its own names only: those it was given, those of this machine, and
addresses, which no stranger can point elsewhere.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers

from jurade.core.errors import JuradeError

LOCAL: Final = "localhost"
LONGEST: Final = 300  # characters of a name with its port


def split_host(host: str) -> tuple[str, str] | None:
    """Name and port of what stands in a Host header; None when it is none."""
    if not host or len(host) > LONGEST or not host.isascii() or any(sign in host for sign in "/?#@\\, \t"):
        return None
    try:
        parts = urlsplit(f"//{host}")
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    return (name.rstrip("."), "" if port is None else str(port)) if name else None


def is_address(name: str) -> bool:
    """Is it an IP address rather than a name?"""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Names:
    """The names of a server."""

    def __init__(self, host: str, names: tuple[str, ...], origins: tuple[str, ...]) -> None:
        self.origins = frozenset(origins)
        machine = socket.gethostname().lower().rstrip(".")
        own = {LOCAL, host.lower(), machine, f"{machine.partition('.')[0]}.local"}
        self._names = own | {name.lower().rstrip(".") for name in names}
        self._names |= {found.hostname.lower() for found in map(urlsplit, origins) if found.hostname}

    def serves(self, host: str) -> bool:
        """Is that Host one of this server's?"""
        found = split_host(host)
        if found is None:
            return False
        name = found[0]
        return name in self._names or name.endswith(f".{LOCAL}") or is_address(name)

    def is_foreign(self, headers: Headers) -> bool:
        """Does the request come from a page of another address?  Programs that are no browsers send no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return False
        try:
            found = urlsplit(origin).netloc.lower()
        except ValueError:
            return True
        return not found or found != headers.get("host", "").lower()


def check_origin(origin: str) -> str:
    """An origin as an operator gives it: scheme and host, nothing after; JuradeError says what would be right."""
    found: SplitResult | None
    try:
        found = urlsplit(origin)
        bare = f"{found.scheme}://{found.netloc}"
        good = found.scheme in ("http", "https") and split_host(found.netloc) is not None
    except ValueError:
        good, bare = False, ""
    if not good or origin.removesuffix("/") != bare:
        raise JuradeError(f"'{origin}' is no address of a page; write --origin https://play.example.org")
    return bare.lower()


def check_name(name: str) -> str:
    """A name of this server as an operator gives it: without scheme, port or path."""
    found = split_host(name)
    if found is None or found[1]:
        raise JuradeError(f"'{name}' is no name of a server; write --name play.example.org")
    return found[0]


def check_proxies(proxies: str) -> str:
    """Addresses or networks of proxies, separated by commas, * for all, - for none."""
    if proxies.strip() == "-":
        return ""
    for each in proxies.split(","):
        if each.strip() == "*":
            continue
        try:
            ip_network(each.strip())
        except ValueError:
            raise JuradeError(
                f"'{each.strip()}' is no address of a proxy; write --proxy 10.0.0.2, or a network like 10.0.0.0/8; "
                "* is for all, - for none"
            ) from None
    return proxies
