"""The command that serves."""

from __future__ import annotations

import re
import socket
from dataclasses import replace
from typing import Annotated

import typer

from jurade.cli.common import MOST_PROCESSES, check_number, out
from jurade.core.errors import JuradeError
from jurade.server.settings import Rates, Settings

RATE = Rates().messages[1]
EVERYWHERE = ("0.0.0.0", "::")
LOCAL = re.compile(r"http://localhost:(?P<port>\d+)$")
LEVELS = ("debug", "info", "warning", "error")
DatabaseOpt = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="The database: sqlite:///FILE or postgresql://…; a file in your own folder by default.",
        envvar="JURADE_DATABASE",
        metavar="URL",
    ),
]


def settings(database: str | None) -> Settings:
    """The default settings, with another database where one is named."""
    chosen = Settings()
    return replace(chosen, database=database) if database else chosen


def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", help="Port to listen on; 0 for any free one.", min=0, max=65_535)
    ] = 8302,
    database: DatabaseOpt = None,
    workers: Annotated[
        int, typer.Option("--workers", help="Number of processes for the bots.", min=1, max=MOST_PROCESSES)
    ] = 1,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-browser", help="Open the page in a browser, or don't.")
    ] = False,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="A host name of this server, as when it's behind a proxy. Repeatable."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="Another page that may use this server. Repeatable.", metavar="URL"),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="Send cookies over HTTPS only: use it behind an HTTPS proxy.")
    ] = False,
    proxy: Annotated[
        str,
        typer.Option("--proxy", help="Trusted proxy: its X-Forwarded-For is used; - for none.", metavar="ADDRESS"),
    ] = "127.0.0.1",
    rate: Annotated[
        float,
        typer.Option(
            "--rate",
            help="Messages per second for each client; all other limits scale with it.",
            min=1,
            max=1_000_000_000,
            callback=check_number,
        ),
    ] = RATE,
    log_level: Annotated[str, typer.Option("--log-level", help=f"How much to log: {', '.join(LEVELS)}.")] = "info",
) -> None:
    """Serve tables to browsers and programs.

    Tables, people and games are stored in the database and survive restarts.
    """
    from jurade.server.hosts import check_name, check_origin, check_proxies
    from jurade.server.run import run

    if log_level not in LEVELS:
        raise JuradeError(f"there is no log level '{log_level}'; there are {', '.join(LEVELS)}")
    chosen = replace(
        settings(database),
        host=host,
        port=port,
        workers=workers,
        names=tuple(check_name(each) for each in name or ()),
        origins=tuple(check_origin(each) for each in origin or ()),
        secure=secure,
        proxies=check_proxies(proxy),
        log_level=log_level,
        rates=Rates().times(rate / RATE),
    )

    def tell(line: str) -> None:
        print(line, file=out.file, flush=True)
        if host in EVERYWHERE and (found := LOCAL.search(line)):
            print(f"From other machines: http://{_address()}:{found['port']}", file=out.file, flush=True)

    run(chosen, open_browser=open_browser, say=tell)


def _address() -> str:
    """An address under which others on the network find this machine, as far as it knows."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
