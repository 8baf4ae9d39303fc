"""The few things an operator needs, with or without a server running on the same store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.markup import escape

from jurade.cli.common import make_table, out, tell
from jurade.cli.serving import DatabaseOpt, settings

T = TypeVar("T")
PageOpt = Annotated[int, typer.Option("--page", help="Which page of the list.", min=0, max=1_000_000)]
PersonArg = Annotated[str, typer.Argument(help="The name of an account, or any person's id.", metavar="PERSON")]

admin = typer.Typer(
    help="For server operators: tables, people, reports, backups.", no_args_is_help=True, rich_markup_mode="rich"
)


def _with_store(database: str | None, work: Callable[[Any], Awaitable[T]], migrate: bool = False) -> T:
    from jurade.server.operating import check_there
    from jurade.table.store import Store

    url = settings(database).database
    check_there(url)

    async def done() -> T:
        store = await Store.open(url, migrate=migrate)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())


def _time(value: int | None) -> str:
    return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M") if value else ""


def _show(rows: list[dict[str, Any]], columns: tuple[str, ...]) -> None:
    table = make_table(*columns)
    for row in rows:
        table.add_row(
            *(
                _time(row[name]) if name in ("created", "updated", "seen", "at") else escape(str(row[name] or ""))
                for name in columns
            )
        )
    out.print(table if rows else "there are none")


@admin.command()
def tables(
    status: Annotated[str, typer.Option("--status", help="open, running, paused or over; all by default.")] = "",
    page: PageOpt = 0,
    database: DatabaseOpt = None,
) -> None:
    """List tables, most recently active first."""
    from jurade.server.operating import list_tables

    rows = _with_store(database, lambda store: list_tables(store, status, page))
    _show(rows, ("id", "game", "status", "visibility", "ply", "updated", "title"))


@admin.command("close")
def close_table(
    table: Annotated[str, typer.Argument(help="The id of a table.", metavar="TABLE")], database: DatabaseOpt = None
) -> None:
    """End a table without a result."""
    from jurade.server.operating import end_table

    _with_store(database, lambda store: end_table(store, table))
    tell(f"the table {table} is over")


@admin.command()
def people(
    text: Annotated[str, typer.Argument(help="Part of a name.", metavar="[TEXT]")] = "",
    page: PageOpt = 0,
    database: DatabaseOpt = None,
) -> None:
    """List people."""
    from jurade.server.operating import list_people

    rows = _with_store(database, lambda store: list_people(store, text, page))
    _show(
        [{**row, "guest": "guest" if row["guest"] else ""} for row in rows], ("id", "name", "guest", "created", "seen")
    )


@admin.command("delete-person")
def delete(person: PersonArg, database: DatabaseOpt = None) -> None:
    """Delete a person and every trace of their name; bots take over their seats."""
    from jurade.server.operating import delete_person, find_person

    async def work(store: Any) -> str:
        found = await find_person(store, person)
        await delete_person(store, found)
        return found.name

    tell(f"{_with_store(database, work)} is deleted")


@admin.command("reset-password")
def reset_password(person: PersonArg, database: DatabaseOpt = None) -> None:
    """Reset a password: a new random one is shown once, and all sessions end."""
    from jurade.server.operating import find_person, set_password

    password = secrets.token_urlsafe(12)

    async def work(store: Any) -> str:
        found = await find_person(store, person)
        await set_password(store, found, password)
        return found.name

    tell(f"the password of {_with_store(database, work)} is now {password}")


@admin.command()
def reports(page: PageOpt = 0, database: DatabaseOpt = None) -> None:
    """List reported chat messages."""
    from jurade.server.operating import list_reports

    _show(
        _with_store(database, lambda store: list_reports(store, page)),
        ("at", "table", "about", "about_id", "text", "reason", "by"),
    )


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The new file to write.", metavar="FILE")],
    database: DatabaseOpt = None,
) -> None:
    """Back up a SQLite database while it's in use; for PostgreSQL, use pg_dump."""
    from jurade.server.operating import back_up

    size = back_up(settings(database).database, file)
    tell(f"{file} holds everything, {size:,} bytes")


@admin.command()
def migrate(database: DatabaseOpt = None) -> None:
    """Update the database schema, as every start of the server does."""

    async def work(store: Any) -> str:
        return str(store.name)

    tell(f"{_with_store(database, work, migrate=True)} is up to date")
