"""What every request passes on its way in and out: rates, sizes, origin, security headers, log and figures."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from jurade.core.errors import JuradeError
from jurade.server.errors import STATUS, Problem, code_of, told
from jurade.server.limits import LARGEST_BODY, Rate
from jurade.server.logs import log
from jurade.server.metrics import Metrics

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

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


def is_foreign(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Does the request come from a page of another address?  Programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return False
    return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


def address(scope: Scope) -> str:
    """Whom to count a request for."""
    return scope["client"][0] if scope.get("client") else "local"


class Gate:
    """The outermost layer of the application."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        metrics: Metrics,
        rate: Rate,
        origins: tuple[str, ...],
        sockets: Mapping[str, Callable[[WebSocket], Awaitable[None]]],
    ) -> None:
        self.app = app
        self.sockets = sockets  # by address
        self.metrics = metrics
        self.rate = rate
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] in self.sockets:
            # Nothing of the layers below is for sockets, and each would be gone through for every message.
            await self.sockets[scope["path"]](WebSocket(scope, receive, send))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > LARGEST_BODY:
                raise HTTPException(413)
            return message

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
            self._check(scope)
            await self.app(scope, counted, guarded)
        except JuradeError as error:
            await _refuse(error, guarded)
        except Exception:
            number = secrets.token_hex(4)
            log().exception("broken", number=number, method=scope["method"], path=self._route(scope))
            if status:
                raise
            await _refuse(Problem("broken", number=number), guarded)
        took = time.perf_counter() - started
        route = self._route(scope)
        self.metrics.requests.labels(route, scope["method"], str(status)).inc()
        self.metrics.request_seconds.labels(route).observe(took)
        log().info("request", method=scope["method"], route=route, status=status, ms=round(took * 1000, 1))

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self.rate.check(address(scope))
        if scope["method"] not in SAFE and is_foreign(headers, self.origins):
            raise Problem("foreign-page", origin=headers.get("origin", ""))
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > LARGEST_BODY:
            raise Problem("too-large", most=LARGEST_BODY)

    @staticmethod
    def _route(scope: Scope) -> str:
        """The pattern of the address, never the address itself: it may hold an invitation."""
        route = scope.get("route")
        return getattr(route, "path", None) or "page"


async def _refuse(error: JuradeError, send: Send) -> None:
    body = json.dumps({"error": told(error)}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[code_of(error)], "headers": headers})
    await send({"type": "http.response.body", "body": body})
