"""What an operator can choose; everything has a default that suits one machine and one group of friends."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import typer

PAGE = Path(__file__).parent / "page"  # where `make` puts the built page


def default_database() -> str:
    """``JURADE_DATABASE``, or a SQLite file in the user's own folder."""
    given = os.environ.get("JURADE_DATABASE")
    return given or f"sqlite:///{Path(typer.get_app_dir('jurade')) / 'jurade.sqlite'}"


@dataclass(frozen=True)
class Rates:
    """How often somebody may do something: so many at once, then so many a second (see docs/operations.md)."""

    messages: tuple[float, float] = (200, 50)  # of one socket
    requests: tuple[float, float] = (400, 40)  # HTTP, of one address
    guests: tuple[float, float] = (30, 0.1)  # new guests and accounts of one address
    passwords: tuple[float, float] = (10, 0.1)  # passwords tried from one address, and for one name
    tables: tuple[float, float] = (60, 0.5)  # new tables of one person
    hints: tuple[float, float] = (10, 0.5)  # questions to bots, analyses and reports of one person
    sockets: int = 200  # open at once from one address

    def times(self, factor: float) -> Rates:
        """All rates so many times higher or lower."""
        rates = {name: (rate[0] * factor, rate[1] * factor) for name, rate in asdict(self).items() if name != "sockets"}
        return replace(self, sockets=int(self.sockets * factor), **rates)


@dataclass(frozen=True)
class Settings:
    """One server process."""

    host: str = "127.0.0.1"
    port: int = 8302
    database: str = field(default_factory=default_database)
    workers: int = 1  # processes in which bots think
    secret: str = field(default_factory=lambda: os.environ.get("JURADE_SECRET", ""), repr=False)  # signs cookies
    origins: tuple[str, ...] = ()  # pages of other addresses that may use this server
    secure: bool = False  # cookies for HTTPS only: set it behind a proxy that speaks HTTPS
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded-For is believed
    log_level: str = "info"
    page: Path = PAGE
    rates: Rates = field(default_factory=Rates)

    @property
    def page_is_built(self) -> bool:
        return (self.page / "index.html").is_file()
