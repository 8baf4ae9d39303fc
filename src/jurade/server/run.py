"""One server process from its first word to its last: bind, open the store, serve, say goodbye, close."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import cast

import uvicorn

import jurade
from jurade.core.errors import JuradeError
from jurade.server.app import make_app
from jurade.server.house import House
from jurade.server.limits import LARGEST_FRAME
from jurade.server.logs import log, set_up_logs
from jurade.server.reception import Doors, Reception
from jurade.server.settings import Settings
from jurade.server.wire import Wire

PATIENCE = 10  # seconds that clients have to let go once the server closes
GARBAGE = (10_000, 10, 10)  # how seldom Python looks for garbage: tables and documents make very little of it


def run(settings: Settings, *, open_browser: bool = False, say: Callable[[str], None] = print) -> None:
    """Serve until SIGTERM or SIGINT; JuradeError says why the server could not start."""
    set_up_logs(settings.log_level)
    os.umask(0o077)  # the store, its lock and whatever else is written: for the owner alone
    listening = bind(settings.host, settings.port)
    for name in jurade.game_ids():  # now, rather than while somebody waits for an answer
        jurade.game(name)
    gc.freeze()  # what is loaded by now stays: no need to look through it ever again
    gc.set_threshold(*GARBAGE)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, listening, open_browser, say))


async def _serve(settings: Settings, listening: socket.socket, open_browser: bool, say: Callable[[str], None]) -> None:
    url = address_of(listening)

    def is_open() -> None:
        if not settings.page_is_built:
            say("The page has not been built (`make page` does it); programs can play all the same.")
        say(f"Jurade is open at {url}")
        log().info("opened", url=url, database=house.database_name, workers=settings.workers)
        if open_browser:
            webbrowser.open(url)

    async with House.opened(settings) as house:
        await Server(house, is_open).serve(sockets=[listening])
    log().info("closed")
    say("Jurade has closed; nothing is lost.")


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise JuradeError(_why_not(host, port, error)) from None
    except OverflowError:
        listening.close()
        raise JuradeError(f"a port is a number from 0 to 65535, not {port}") from None
    return listening


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} of {host} is in use, perhaps by another Jurade; stop that one or choose another with --port"
        )
    if error.errno == errno.EACCES:
        return f"this user may not listen on port {port}; choose one above 1023 with --port"
    return f"'{host}' is no address of this machine to listen on ({error.strerror}); try --host 127.0.0.1"


def address_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


class Server(uvicorn.Server):
    """uvicorn's server, which says goodbye to its clients before it leaves them."""

    def __init__(self, house: House, is_open: Callable[[], None]) -> None:
        self.house = house
        self._is_open = is_open
        doors = Doors(
            house.settings.rates.connections,
            house.settings.proxies,
            lambda why: house.metrics.cut_off.labels(why).inc(),
        )
        super().__init__(
            uvicorn.Config(
                make_app(house),
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=house.settings.proxies,
                http=cast("type[asyncio.Protocol]", partial(Reception, doors=doors)),
                ws=Wire,
                ws_max_size=LARGEST_FRAME,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=PATIENCE,
            )
        )

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A first signal closes kindly, a second at once; unlike uvicorn's, a kind end is an end without error."""

        def asked(number: int, frame: FrameType | None) -> None:
            self.handle_exit(number, frame)

        before = {number: signal.signal(number, asked) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that the server is open only now: from here on it answers, and closes kindly when asked to."""
        await super().startup(sockets)
        self._is_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Refuse what is new, finish what is under way, tell every client to come back, then close."""
        await self.house.say_goodbye()
        await super().shutdown(sockets)
