"""The store: a SQLite file, or a PostgreSQL that several servers share.

Work on the database is written as plain functions of a connection; ``read`` and ``write`` run them away from the event
loop, each in one transaction.  When the database is away, busy or full they refuse with ``unavailable``: whether
something was written is then not known, and whoever must know reads it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets as random_secrets
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, Concatenate, ParamSpec, TypeVar

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from jurade.core.errors import JuradeError
from jurade.table import schema
from jurade.table.refusals import Refusal

P = ParamSpec("P")
T = TypeVar("T")

READERS = 4  # threads, or connections, that read at once
BUSY = 10.0  # seconds to wait for another process that writes the same file
PATIENCE = 5.0  # seconds to wait for a PostgreSQL to answer: a line that was cut may never say so
OWNER_ONLY = 0o600  # the file holds seeds and hashes of secrets
MIGRATING = 4_027_001  # numbers of PostgreSQL's advisory locks
SERVING = 4_027_002
SYNCHRONOUS = ("NORMAL", "FULL")


class StoreError(JuradeError):
    """The database cannot be used; the sentence says what to do about it."""


@contextlib.contextmanager
def said_plainly() -> Iterator[None]:
    """What a database that is away, busy or full raises becomes a refusal; mistakes of ours stay what they are."""
    try:
        yield
    except (
        OperationalError,
        InterfaceError,
        NoConnection,
        OSError,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
    ) as error:
        raise unavailable(error) from error
    except DBAPIError as error:
        if not error.connection_invalidated and not _is_full(error):
            raise
        raise unavailable(error) from error


def unavailable(error: Exception) -> Refusal:
    """The refusal that says in what way a database is not available; whoever runs the server finds it in the log."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    logging.getLogger(__name__).warning("the database is not available: %s", type(cause).__name__)
    return Refusal("unavailable", "store-full" if _is_full(error) else "store-away")


def _is_full(error: Exception) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return getattr(cause, "sqlstate", "") == "53100" or "disk is full" in str(cause) or "No space left" in str(cause)


class Store:
    """An open database.  Make one with ``Store.open``."""

    is_shared = False  # may several servers use it at once?

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True) -> Store:
        """Open the database at a URL, ``sqlite:///file`` or ``postgresql://…``, and bring its schema up to date.

        With ``migrate=False`` an outdated schema is refused; one newer than the program always is.
        """
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError):
            raise StoreError(
                f"'{url[:60]}' is no database; write sqlite:///FILE or postgresql://USER@HOST/NAME"
            ) from None
        kind = parsed.drivername.partition("+")[0]
        store: Store
        if kind == "sqlite":
            store = FileStore(parsed)
        elif kind in ("postgresql", "postgres"):
            store = SharedStore(parsed)
        else:
            raise StoreError(f"databases are SQLite and PostgreSQL, not '{kind}'")
        try:
            await store.write(_prepare, migrate)
        except (SQLAlchemyError, OSError, Refusal) as error:
            await store.close()
            raise StoreError(f"the database {store.name} cannot be opened: {_cause(error)}") from None
        except StoreError:
            await store.close()
            raise
        return store

    name: str  # without password, for messages

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of a connection finds, seen at one moment."""
        raise AssertionError

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of a connection does, wholly or not at all."""
        raise AssertionError

    async def close(self) -> None:
        """Let go of the database."""

    def claim(self) -> None:
        """Be a server of this database; StoreError when it takes one only and has one."""

    async def is_changed_by_others(self) -> bool:
        """Has another process written here since this was last asked?  Those who share a store tell it themselves."""
        return False

    async def ping(self) -> None:
        """Is it there?  An error of SQLAlchemy when it is not."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar())

    async def secret(self, name: str) -> str:
        """A random key kept in the database, the same for all its servers."""
        return await self.write(_secret, name)


class FileStore(Store):
    """A SQLite file: one writer, readers beside it, one server."""

    def __init__(self, url: URL) -> None:
        path = url.database
        if not path or path == ":memory:":
            raise StoreError("a database in memory would not outlast the server; name a file: sqlite:///FILE")
        self.name = path
        synchronous = str(url.query.get("synchronous", "NORMAL")).upper()
        if synchronous not in SYNCHRONOUS:
            raise StoreError(f"synchronous is {' or '.join(SYNCHRONOUS)}, not '{synchronous}'")
        try:
            Path(path).resolve().parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"the database {path} cannot be opened: {error.strerror}") from None
        _keep_private(path)
        # Statements run in threads of our own: a whole transaction is one trip to another thread and back.
        self._engine: Engine = create_engine(
            URL.create("sqlite", database=path),
            connect_args={"timeout": BUSY, "check_same_thread": False},
            pool_size=READERS + 1,
            hide_parameters=True,  # of errors, which are logged
        )

        @event.listens_for(self._engine, "connect")
        def _settle(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode = WAL")
            cursor.execute(f"PRAGMA synchronous = {synchronous}")
            cursor.execute("PRAGMA foreign_keys = ON")
            cursor.close()

        self._claimed: IO[str] | None = None
        self._writing: Connection | None = None  # the one through which everything here is written
        self._version = 0  # of the file, as far as that one has seen it change by others
        self._writer = ThreadPoolExecutor(1, "jurade-writes")
        self._readers = ThreadPoolExecutor(READERS, "jurade-reads")

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def run() -> T:
            with said_plainly(), self._engine.connect() as connection:
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def run() -> T:
            with said_plainly():
                connection = self._write_connection()
                try:
                    with connection.begin():
                        return work(connection, *args, **kwargs)
                except OperationalError:
                    self._writing = None  # in what state a full disk leaves it is not worth finding out
                    connection.invalidate()
                    connection.close()
                    raise

        return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    def _write_connection(self) -> Connection:
        if self._writing is None:
            self._writing = self._engine.connect()
        return self._writing

    async def is_changed_by_others(self) -> bool:
        def look() -> bool:
            with said_plainly():
                connection = self._write_connection()
                now = int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())
                connection.rollback()
            before, self._version = self._version, now
            return before not in (0, now)

        return await asyncio.get_running_loop().run_in_executor(self._writer, look)

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        if self._writing is not None:
            await loop.run_in_executor(self._writer, self._writing.close)
        await loop.run_in_executor(None, self._writer.shutdown)
        await loop.run_in_executor(None, self._readers.shutdown)
        self._engine.dispose()
        if self._claimed is not None:
            self._claimed.close()

    def claim(self) -> None:
        """Two servers would not hear of each other's steps.  The lock goes with the process, however that ends."""
        if sys.platform == "win32":
            return
        import fcntl

        file = open(f"{self.name}.lock", "w", opener=_open_private)  # noqa: SIM115  (held until the store is closed)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise StoreError(
                f"another server has {self.name} open; several servers share a PostgreSQL, not a file"
            ) from None
        self._claimed = file


class SharedStore(Store):
    """A PostgreSQL that several servers share."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="postgresql+asyncpg")
        self.name = url.render_as_string(hide_password=True)
        self._engine: AsyncEngine = create_async_engine(
            self.url,
            pool_size=READERS + 1,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
            hide_parameters=True,  # of errors, which are logged
        )

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with said_plainly():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with said_plainly():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    async def close(self) -> None:
        await self._engine.dispose()


def _open_private(path: str, flags: int) -> int:
    """For ``open``: a new file is its owner's alone."""
    return os.open(path, flags, OWNER_ONLY)


def _keep_private(path: str) -> None:
    """A database file that its owner alone can read, also one that was made with looser rights.

    SQLite gives the files beside it (-wal, -shm) the rights of the file itself.
    """
    with contextlib.suppress(OSError):  # what is wrong with it is said when it is opened
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        for each in (path, f"{path}-wal", f"{path}-shm"):
            if os.path.exists(each):
                os.chmod(each, OWNER_ONLY)


def _prepare(connection: Connection, migrate: bool) -> None:
    """Bring the schema up to date, or say why that cannot be."""
    if connection.dialect.name == "postgresql":
        # Two servers that start at once: one changes the schema, the other waits and finds it done.
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = Config()
    config.set_main_option("script_location", str(files("jurade.table") / "migrations"))
    config.attributes["connection"] = connection
    known = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    newest = known.get_current_head()
    if now == newest:
        return
    if now is not None and now not in {revision.revision for revision in known.walk_revisions()}:
        raise StoreError(
            f"the database is at version {now}, which this program does not know (it knows up to {newest}); "
            "use a newer program"
        )
    if not migrate:
        raise StoreError(
            f"the database is at version {now or 'none'} and must be brought to {newest}; run: jurade admin migrate"
        )
    command.upgrade(config, "head")


def _secret(connection: Connection, name: str) -> str:
    found = connection.execute(select(schema.secrets.c.value).where(schema.secrets.c.name == name)).scalar()
    if found is None:
        found = random_secrets.token_urlsafe(32)
        try:
            with connection.begin_nested():
                connection.execute(insert(schema.secrets).values(name=name, value=found))
        except IntegrityError:  # another server was faster
            found = connection.execute(select(schema.secrets.c.value).where(schema.secrets.c.name == name)).scalar_one()
    return str(found)


def _cause(error: BaseException) -> str:
    if isinstance(error, Refusal) and error.__cause__ is not None:
        return _cause(error.__cause__)
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(cause).strip().splitlines()[0] if str(cause).strip() else type(cause).__name__
