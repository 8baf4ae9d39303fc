"""What every request passes on its way in and out: names, sizes, rates, costs, security headers, log and figures."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from jurade.core.errors import JuradeError
from jurade.server.costs import Bill, Meter, Metered
from jurade.server.door import check_query, read_json, wrong
from jurade.server.errors import STATUS, Problem, code_of, refusal_body, refusal_of
from jurade.server.house import House
from jurade.server.identity import BILL
from jurade.server.limits import LARGEST_BODY, address
from jurade.server.logs import log

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
ONCE: Final = (b"host", b"origin", b"authorization", b"content-length", b"idempotency-key", b"jurade-invitation")
LONGEST_LENGTH: Final = 12  # digits of a Content-Length that are read at all

# The page asks nobody else for anything.  Drawings carry style attributes, which harm nobody; style elements do not.
SECURITY: Final[Mapping[str, str]] = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # addresses of tables may hold invitations
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def check_headers(scope: Scope, house: House) -> Headers:
    """The headers of a request to this server by one of its names, or Problem."""
    found = [name for name, _ in scope["headers"]]
    for name in ONCE:
        if found.count(name) > 1:
            raise wrong("headers", "header", header=name.decode())
    headers = Headers(scope=scope)
    if not house.names.serves(headers.get("host", "")):
        raise Problem("foreign-host", host=headers.get("host", "").encode("ascii", "replace").decode())
    return headers


class Gate:
    """The outermost layer of the application."""

    def __init__(
        self, app: ASGIApp, *, house: House, sockets: Mapping[str, Callable[[WebSocket], Awaitable[None]]]
    ) -> None:
        self.app = app
        self.house = house
        self.sockets = sockets  # by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] in self.sockets:
            # Nothing of the layers below is for sockets, and each would be gone through for every message.
            await self.sockets[scope["path"]](WebSocket(scope, receive, send))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        meter = Meter()
        status = 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await Metered(self._answer(scope, receive, guarded), meter)
        except Exception as error:
            refused = refusal_of(error)
            if refused is None or status:
                number = secrets.token_hex(4)
                log().exception("broken", number=number, method=scope["method"], path=self._route(scope))
                if status:
                    raise
                refused = Problem("broken", number=number)
            await _refuse(refused, guarded)
        self._settle(scope, meter)
        took = time.perf_counter() - started
        route, metrics = self._route(scope), self.house.metrics
        metrics.requests.labels(route, _method(scope), str(status)).inc()
        metrics.request_seconds.labels(route).observe(took)
        log().info("request", method=_method(scope), route=route, status=status, ms=round(took * 1000, 1))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        house = self.house
        house.requests.check(address(scope))
        house.costs.check_address(address(scope))
        headers = check_headers(scope, house)
        if scope["method"] not in SAFE and house.names.is_foreign(headers):
            raise Problem("foreign-page", origin=headers.get("origin", ""))
        check_query(scope["path"], scope["query_string"])
        body = await _body(headers, receive)
        if body and scope["path"].startswith("/api"):
            read_json(body, "body")
        await self.app(scope, _again(body, receive), send)

    def _settle(self, scope: Scope, took: Meter) -> None:
        bill: Bill | None = scope.get("state", {}).get(BILL)
        if bill is not None:
            bill.settle(took)
        else:
            self.house.costs.charge_address(address(scope), took)

    @staticmethod
    def _route(scope: Scope) -> str:
        """The pattern of the address, never the address itself: it may hold an invitation."""
        route = scope.get("route")
        return getattr(route, "path", None) or "page"


METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})


def _method(scope: Scope) -> str:
    """The method, for figures: of those nobody uses there are many."""
    return scope["method"] if scope["method"] in METHODS else "other"


async def _body(headers: Headers, receive: Receive) -> bytes:
    """The whole body, or Problem when there is more of it than is read."""
    length = headers.get("content-length", "0").strip()
    if not (length.isascii() and length.isdecimal()):
        raise wrong("headers", "length")
    if len(length) > LONGEST_LENGTH or int(length) > LARGEST_BODY:
        raise Problem("too-large", most=LARGEST_BODY)
    parts: list[bytes] = []
    read = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Problem("too-slow")
        parts.append(message.get("body", b""))
        read += len(parts[-1])
        if read > LARGEST_BODY:
            raise Problem("too-large", most=LARGEST_BODY)
        if not message.get("more_body", False):
            return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """What is to be received, once more from the beginning."""
    told = False

    async def from_the_beginning() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return from_the_beginning


def refused_headers(error: JuradeError) -> dict[str, str]:
    """What a refusal says in its headers: when to come back."""
    seconds = getattr(error, "seconds", None)
    if seconds is not None:
        return {"Retry-After": str(seconds)}
    return {"Retry-After": "1"} if STATUS[code_of(error)] == 503 else {}


async def _refuse(error: JuradeError, send: Send) -> None:
    body = refusal_body(error)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in refused_headers(error).items()]
    await send({"type": "http.response.start", "status": STATUS[code_of(error)], "headers": headers})
    await send({"type": "http.response.body", "body": body})
