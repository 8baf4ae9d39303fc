"""What an operator can choose; everything has a default that suits one machine and one group of friends."""

from __future__ import annotations

import math
import os
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import typer

from jurade.core.errors import JuradeError

PAGE = Path(__file__).parent / "page"  # where `make` puts the built page


def default_database() -> str:
    """``JURADE_DATABASE``, or a SQLite file in the user's own folder."""
    given = os.environ.get("JURADE_DATABASE")
    return given or f"sqlite:///{Path(typer.get_app_dir('jurade')) / 'jurade.sqlite'}"


@dataclass(frozen=True)
class Rates:
    """How often somebody may do something: so many at once, then so many a second (see docs/operations.md)."""

    messages: tuple[float, float] = (200, 50)  # of one person; of all strangers of an address
    requests: tuple[float, float] = (600, 60)  # HTTP, of one address
    guests: tuple[float, float] = (40, 0.1)  # new guests and accounts of one address
    passwords: tuple[float, float] = (10, 0.1)  # wrong ones for one name from one address, or on one known device
    sign_ins: tuple[float, float] = (40, 0.5)  # passwords tried from one address, for whatever names
    tables: tuple[float, float] = (60, 0.5)  # new tables of one person
    hints: tuple[float, float] = (10, 0.5)  # questions to bots, analyses and reports of one person
    person: tuple[float, float] = (6, 0.2)  # seconds of processor time for one person (see costs.py) …
    address: tuple[float, float] = (30, 0.6)  # … and for everybody at one address
    sockets: int = 200  # open at once from one address
    connections: int = 600  # of any kind, open at once from one address that is no proxy
    scale: float = 1.0  # how much higher or lower all of these are than usual

    def times(self, factor: float) -> Rates:
        """All rates so many times higher or lower; JuradeError when that is no number to multiply with."""
        if not (math.isfinite(factor) and factor > 0):
            raise JuradeError("a rate is a number of messages a second, such as --rate 50")
        changed: dict[str, Any] = {}
        for name, value in asdict(self).items():
            if isinstance(value, tuple):
                least = 1.0 if name not in ("person", "address") else 0.0  # of a thing that can be done at all
                changed[name] = (max(least, value[0] * factor), value[1] * factor)
            else:
                changed[name] = max(1, int(value * factor)) if isinstance(value, int) else value * factor
        return replace(self, **changed)


@dataclass(frozen=True)
class Settings:
    """One server process."""

    host: str = "127.0.0.1"
    port: int = 8302
    database: str = field(default_factory=default_database)
    workers: int = 1  # processes in which bots think
    secret: str = field(default_factory=lambda: os.environ.get("JURADE_SECRET", ""), repr=False)  # signs cookies
    metrics_key: str = field(default_factory=lambda: os.environ.get("JURADE_METRICS_KEY", ""), repr=False)
    names: tuple[str, ...] = ()  # by which it is asked for, besides those of this machine and its addresses
    origins: tuple[str, ...] = ()  # pages of other addresses that may use this server
    secure: bool = False  # cookies for HTTPS only: set it behind a proxy that speaks HTTPS
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded-For is believed
    log_level: str = "info"
    page: Path = PAGE
    rates: Rates = field(default_factory=Rates)

    @property
    def page_is_built(self) -> bool:
        return (self.page / "index.html").is_file()
