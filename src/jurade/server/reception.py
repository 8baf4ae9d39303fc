"""Where connections arrive: nobody holds one for long without saying what he wants, or without taking the answer.

uvicorn speaks HTTP; here are the limits it lacks: of time for the head of a request, for its body and for taking the
answer, and of open connections.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from jurade.server.errors import STATUS, Problem, refusal_body
from jurade.server.limits import counted_as

HEAD: Final = 5.0  # seconds from the first byte of a request, or the opening of the connection, to the end of its head
BODY: Final = 10.0  # seconds without a byte of a body that is announced
WHOLE_BODY: Final = 60.0  # seconds for all of it
TAKING: Final = 20.0  # seconds in which the other side takes nothing of what it was sent
LARGEST_HEAD: Final = 32 * 1024  # bytes of a head
MOST: Final = 20_000  # connections, from wherever
SPARE: Final = 200  # files that are needed besides connections


def refusal(error: Problem) -> bytes:
    """A whole answer to one whose request never reached the application."""
    body = refusal_body(error)
    status = HTTPStatus(STATUS[error.code])
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}"
    return f"{head}\r\nconnection: close\r\n\r\n".encode() + body


def _most_connections() -> int:
    """As many as the system lets this process have files, some left for the store and the bots."""
    if sys.platform == "win32":
        return MOST
    import resource

    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST if allowed == resource.RLIM_INFINITY else max(100, min(MOST, allowed - SPARE))


class Doors:
    """Who is connected, and how many of an address may be."""

    def __init__(self, most: int, proxies: str, cut_off: Callable[[str], None] = lambda why: None) -> None:
        self.most = most  # from one address
        self.cut_off = cut_off  # told why a connection was closed
        self._total = _most_connections()
        self._trusts_all = "*" in proxies
        self._proxies: list[IPv4Network | IPv6Network] = [
            ip_network(each.strip()) for each in proxies.split(",") if each.strip() not in ("", "*")
        ]
        self._open: Counter[str] = Counter()
        self._idle: dict[Reception, None] = {}  # those that have not said what they want, the longest waiting first

    def _is_proxy(self, host: str) -> bool:
        try:
            found = ip_address(host)
        except ValueError:
            return True  # no address at all: a socket of this machine
        return self._trusts_all or any(found in each for each in self._proxies)

    def enter(self, guest: Reception, host: str) -> str | None:
        """Under which name somebody is counted who may come in; None when there are too many of his address.

        When the house is full, whoever has stood longest at the door without a word makes room.
        """
        name = "proxy" if self._is_proxy(host) else counted_as(host)
        if name != "proxy" and self._open[name] >= self.most:
            self.cut_off("address")
            return None
        if self._open.total() >= self._total:
            silent = next(iter(self._idle), None)
            self.cut_off("full")
            if silent is None:
                return None
            del self._idle[silent]
            silent.transport.abort()
        self._open[name] += 1
        return name

    def leave(self, name: str) -> None:
        self._open[name] -= 1
        if self._open[name] <= 0:
            del self._open[name]

    def is_silent(self, guest: Reception) -> None:
        self._idle[guest] = None

    def is_heard(self, guest: Reception) -> None:
        self._idle.pop(guest, None)


class Taking:
    """Watches over one who is sent something: he must take some of it from time to time."""

    def __init__(self, transport: asyncio.Transport, cut_off: Callable[[str], None] = lambda why: None) -> None:
        self._transport = transport
        self._cut_off = cut_off  # told that it was closed
        self._timer: asyncio.TimerHandle | None = None
        self._waiting = 0

    def begin(self) -> None:
        """More is waiting for him than should be."""
        if self._timer is None:
            self._waiting = self._transport.get_write_buffer_size()
            self._timer = asyncio.get_running_loop().call_later(TAKING, self._look)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        if self._transport.get_write_buffer_size() < self._waiting:
            self.begin()
        else:
            self._cut_off("taking")
            self._transport.abort()


class Reception(HttpToolsProtocol):
    """A connection as uvicorn serves it, for as long as the other side keeps it going."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        doors: Doors,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors = doors
        self._name: str | None = None  # under which it is counted
        self._timer: asyncio.TimerHandle | None = None
        self._taking: Taking | None = None
        self._is_in_body = False
        self._until = 0.0  # when the whole body must be there
        self._head = 0  # bytes of a head that is not complete

    # ---- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._taking = Taking(transport, self.doors.cut_off)
        self._name = self.doors.enter(self, self.client[0] if self.client else "")
        if self._name is None:
            transport.abort()
            return
        self._wait(HEAD)
        self.doors.is_silent(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.left()
        if self._taking is not None:
            self._taking.end()
        super().connection_lost(exc)

    def left(self) -> None:
        """It counts no longer."""
        self.doors.is_heard(self)
        if self._name is not None:
            self.doors.leave(self._name)
            self._name = None

    def handle_websocket_upgrade(self) -> None:
        """The wire goes on; it is counted until it closes."""
        self._stop_waiting()
        self.doors.is_heard(self)
        if self._taking is not None:
            self._taking.end()
        super().handle_websocket_upgrade()
        wire = self.transport.get_protocol()
        if wire is not self:
            wire.reception = self  # type: ignore[attr-defined]

    # ---- what arrives

    def data_received(self, data: bytes) -> None:
        if not self._is_in_body and not self._is_answering:
            self._head += len(data)
            if self._head > LARGEST_HEAD and b"\r\n\r\n" not in data:
                self.transport.write(refusal(Problem("too-large", most=LARGEST_HEAD)))
                self.transport.close()
                return
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._is_in_body:
            self._wait(min(BODY, self._until - self.loop.time()), again=True)
        elif self._is_answering:
            self._stop_waiting()
        else:
            self._wait(HEAD)
            self.doors.is_silent(self)

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def on_headers_complete(self) -> None:
        self.doors.is_heard(self)
        self._head = 0
        self._is_in_body = True
        self._until = self.loop.time() + WHOLE_BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_in_body = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_in_body:  # it was answered before it was read, and the rest is of no interest to anybody
            self._until = min(self._until, self.loop.time() + HEAD)

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP at all."""
        self.transport.write(refusal(Problem("no-http")))
        self.transport.close()

    # ---- time

    def _wait(self, seconds: float, again: bool = False) -> None:
        """So long for what is to come; a time that runs already goes on, unless there is progress."""
        if again:
            self._stop_waiting()
        if self._timer is None:
            self._timer = self.loop.call_later(max(0.0, seconds), self._is_late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_late(self) -> None:
        self._timer = None
        self.doors.cut_off("body" if self._is_in_body else "head")
        is_waiting = self._is_answering and not self.cycle.response_started
        if is_waiting or (self._head and not self._is_answering):
            self.transport.write(refusal(Problem("too-slow")))
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._taking is not None:
            self._taking.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taking is not None:
            self._taking.end()
