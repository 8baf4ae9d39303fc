"""What an operator does to a store, with or without a server running on it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, or_, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from jurade.core.errors import JuradeError
from jurade.server.house import now
from jurade.table import schema
from jurade.table.commands import Vanish
from jurade.table.draft import Draft
from jurade.table.hall import tables_of
from jurade.table.names import spellings
from jurade.table.people import People, Person
from jurade.table.steps import Ended
from jurade.table.store import Store
from jurade.table.table import Table
from jurade.table.writing import append_of, keep, load_steps, notify

PAGE = 50  # rows shown at once
Row = dict[str, Any]


def _rows(connection: Connection, query: Any) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


async def list_tables(store: Store, status: str = "", page: int = 0) -> list[Row]:
    """All tables, whoever may see them, those first where something happened last."""
    c = schema.tables.c
    query = select(c.id, c.game, c.status, c.visibility, c.ply, c.title, c.host, c.created, c.updated)
    if status:
        query = query.where(c.status == status)
    return await store.read(_rows, query.order_by(c.updated.desc()).limit(PAGE).offset(page * PAGE))


async def _append(store: Store, table: str, make: Callable[[Draft], None]) -> None:
    """Take steps at a table.  A server that has it open notices within a second, or at once on PostgreSQL."""
    steps = await store.read(load_steps, table)
    if not steps:
        raise JuradeError(f"there is no table '{table}'")
    draft = Draft(Table.fold(table, steps), now())
    make(draft)
    if draft.steps:
        await store.write(keep, [append_of(draft.table, draft.steps, seats_changed=True)], "operator")


async def end_table(store: Store, table: str) -> None:
    """End a table without a result."""

    def end(draft: Draft) -> None:
        if draft.table.status == "over":
            raise JuradeError(f"the table '{table}' is over already")
        draft.add(Ended(why="abandoned"))

    await _append(store, table, end)


async def delete_person(store: Store, person: Person) -> None:
    """Delete a person, who leaves his tables first."""
    for table in await store.read(tables_of, person.id):
        await _append(store, table, Vanish(person.id).make)
    people = People(store)
    await people.delete(person.id)
    await people.close()
    await _tell_servers(store, person)


async def set_password(store: Store, person: Person, password: str) -> None:
    """Give an account another password; its sessions end, and its tokens are good for nothing any more."""
    people = People(store)
    await people.change_password(person.id, password, tokens=True)
    await people.close()
    await _tell_servers(store, person)


async def _tell_servers(store: Store, person: Person) -> None:
    """Servers of a PostgreSQL are told at once; one of a file notices within a second."""
    await store.write(notify, [f"person {person.id} operator"])


async def list_people(store: Store, text: str = "", page: int = 0) -> list[Row]:
    """Accounts and guests by name, with the time they were last seen."""
    c, s = schema.persons.c, schema.sessions.c
    seen = select(func.max(s.seen)).where(s.person == c.id).scalar_subquery()
    query = select(c.id, c.name, c.account.is_(None).label("guest"), c.created, seen.label("seen"))
    if text:
        query = query.where(or_(func.lower(c.name).contains(text.lower(), autoescape=True), c.id == text))
    return await store.read(_rows, query.order_by(c.name, c.id).limit(PAGE).offset(page * PAGE))


async def find_person(store: Store, name: str) -> Person:
    """An account by its name, or anybody by id."""
    c = schema.persons.c
    query = select(c.id, c.name, c.account).where(or_(c.id == name, c.account.in_(spellings(name))))
    found = await store.read(_rows, query)
    if not found:
        raise JuradeError(f"there is no account '{name}' and no person with that id; see: jurade admin people")
    return Person(found[0]["id"], found[0]["name"], found[0]["account"] is None)


async def list_reports(store: Store, page: int = 0) -> list[Row]:
    """Lines of chat that were reported, newest first, with who wrote them and who reported them."""
    r = schema.reports.c
    writer, reader = schema.persons.alias(), schema.persons.alias()
    query = (
        select(r.at, r.table, r.text, r.reason, writer.c.name.label("about"), r.about.label("about_id"))
        .add_columns(reader.c.name.label("by"))
        .outerjoin(writer, writer.c.id == r.about)
        .outerjoin(reader, reader.c.id == r.person)
        .order_by(r.at.desc())
    )
    return await store.read(_rows, query.limit(PAGE).offset(page * PAGE))


def check_there(url: str) -> None:
    """Is there a store at all?  A command of an operator makes none: a slip of the pen would look like success."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        return  # opening it says what is wrong
    if parsed.drivername.startswith("sqlite") and parsed.database and not Path(parsed.database).is_file():
        raise JuradeError(f"there is no store at '{parsed.database}'; `jurade serve --database {url}` would begin one")


def back_up(url: str, target: Path) -> int:
    """A complete copy of a SQLite store while it is in use; returns its size in bytes."""
    parsed = make_url(url)
    if not parsed.drivername.startswith("sqlite") or not parsed.database:
        raise JuradeError("only a SQLite store is backed up by this command; for PostgreSQL use pg_dump")
    source = Path(parsed.database)
    if not source.is_file():
        raise JuradeError(f"there is no store at '{source}' to back up")
    if target.exists():
        raise JuradeError(f"'{target}' exists already; name a new file")
    try:
        target.touch(mode=0o600, exist_ok=False)  # for the owner alone: it holds everything
    except OSError as error:
        raise JuradeError(f"the copy could not be written to '{target}': {error.strerror}") from None
    try:
        with sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True) as kept, sqlite3.connect(target) as copy:
            kept.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, whole in itself
        copy.close()
        kept.close()
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            target.unlink()
        raise JuradeError(f"the copy could not be written to '{target}': {error}") from None
    return target.stat().st_size
