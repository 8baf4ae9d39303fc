"""Keeping steps: those of many tables together in one transaction, each table's all or none.

While one transaction is under way the next steps gather, so that the number of transactions does not grow with the
number of tables.  A step whose number another server was faster to use is a :class:`Conflict`; it harms no other table.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Dialect, Insert, Update, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from jurade.table import schema
from jurade.table.ratings import Finish, keep_finish
from jurade.table.repeating import Spoken
from jurade.table.steps import Moved, Step, decode_body, encode_body
from jurade.table.store import Store
from jurade.table.table import Table

CHANNEL = "jurade"  # of PostgreSQL's LISTEN and NOTIFY
MOST = 500  # tables in one transaction

_json = msgspec.json.Encoder()


class Conflict(Exception):
    """Another server has taken this table's next step."""


class Append(msgspec.Struct, frozen=True):
    """What one table asks to be kept."""

    table: str
    steps: list[dict[str, Any]]
    row: dict[str, Any]
    is_new: bool = False
    seats: list[dict[str, Any]] | None = None  # when they changed
    finish: Finish | None = None  # when the game has just ended
    turns: list[str] = []  # "turn table seat ply person" of those who are asked now


_insert_steps = insert(schema.steps)
_update_table = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("row_id"))
    .values(
        {
            name: bindparam(f"row_{name}")
            for name in ("status", "host", "ply", "to_act", "updated", "due", "bot_due", "result")
        }
    )
)


@cache
def _compiled(statement: Insert | Update, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    """A statement as the database reads it, and the names of its parameters in their order.

    Every move is written by two of these, and SQLAlchemy takes longer for their parameters than the database does.
    """
    compiled = statement.compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup or ())


def _execute(connection: Connection, statement: Insert | Update, rows: list[dict[str, Any]]) -> None:
    """Run a statement for each of these rows, straight on the driver's cursor; IntegrityError as usual."""
    sql, names = _compiled(statement, connection.dialect)
    cursor = connection.connection.cursor()
    try:
        cursor.executemany(sql, [tuple([row[name] for name in names]) for row in rows])
    except connection.dialect.loaded_dbapi.IntegrityError as error:
        raise IntegrityError(sql, None, error) from None
    finally:
        cursor.close()


def _row_of(table: str, step: Step) -> dict[str, Any]:
    return {
        "table": table,
        "number": step.number,
        "at": step.at,
        "kind": step.body.__struct_config__.tag,
        "body": encode_body(step.body),
        "message": step.message,
    }


def append_of(
    table: Table,
    steps: list[Step],
    *,
    seats_changed: bool = True,
    finish: Finish | None = None,
    creation: str | None = None,
    turns: list[str] | None = None,
) -> Append:
    """What is to be kept of a table that has just taken these steps."""
    created = table.created
    is_new = steps[0].number == 0
    result = None if table.result is None else _json.encode(table.result).decode()
    row: dict[str, Any] = {
        "row_id": table.id,
        "row_status": table.status,
        "row_host": table.host,
        "row_ply": table.ply,
        "row_to_act": table.to_act(),
        "row_updated": table.at,
        "row_due": table.clock.due(),
        "row_bot_due": int(bool(table.bots_to_act())),
        "row_result": result,
    }
    if is_new:
        row = {name.removeprefix("row_"): value for name, value in row.items()}
        row |= {
            "game": created.game,
            "title": created.title,
            "visibility": created.visibility,
            "rated": int(created.rated),
            "delay": created.delay,
            "clock": _json.encode(created.clock).decode(),
            "options": _json.encode(table.game.options.changed(table.match.options)).decode(),
            "created": table.created_at,
            "creation": creation,
        }
    return Append(
        table=table.id,
        steps=[_row_of(table.id, step) for step in steps],
        row=row,
        is_new=is_new,
        seats=[
            {"table": table.id, "seat": number, "person": seat.person, "level": seat.level}
            for number, seat in enumerate(table.seats)
        ]
        if is_new or seats_changed
        else None,
        finish=finish,
        turns=turns or [],
    )


def keep(connection: Connection, appends: list[Append], server: str) -> None:
    """Keep all of this in one transaction; IntegrityError when any of it cannot be."""
    if new := [each.row for each in appends if each.is_new]:
        connection.execute(insert(schema.tables), new)
    _execute(connection, _insert_steps, [step for each in appends for step in each.steps])
    if changed := [each.row for each in appends if not each.is_new]:
        _execute(connection, _update_table, changed)
    for each in appends:
        if each.seats is not None:
            if not each.is_new:
                connection.execute(delete(schema.table_seats).where(schema.table_seats.c.table == each.table))
            connection.execute(insert(schema.table_seats), each.seats)
        if each.finish is not None:
            keep_finish(connection, each.finish)
    if connection.dialect.name == "postgresql":
        kept = [f"step {each.table} {each.steps[-1]['number']} {server}" for each in appends]
        notify(connection, kept + [f"{turn} {server}" for each in appends for turn in each.turns])


def notify(connection: Connection, payloads: list[str]) -> None:
    """Let all servers know, once the transaction is done; only PostgreSQL has others."""
    if connection.dialect.name == "postgresql":
        values = ", ".join(f"(:p{number})" for number in range(len(payloads)))
        connection.execute(
            text(f"SELECT pg_notify('{CHANNEL}', news.payload) FROM (VALUES {values}) AS news (payload)"),
            {f"p{number}": payload for number, payload in enumerate(payloads)},
        )


def load_steps(connection: Connection, table: str, after: int = -1) -> list[Step]:
    """The steps of a table after one of them, in order."""
    c = schema.steps.c
    found = connection.execute(
        select(c.number, c.at, c.body, c.message).where(c.table == table, c.number > after).order_by(c.number)
    )
    return [Step(number, at, decode_body(body), message) for number, at, body, message in found]


def find_step(connection: Connection, table: str, message: Spoken) -> int | None:
    """The step that a message caused; a refusal when another message with its id caused one."""
    c = schema.steps.c
    found = connection.execute(
        select(c.number, c.message)
        .where(c.table == table, message.kept_in(c.message))
        .order_by(c.number.desc())
        .limit(1)
    ).first()
    return None if found is None else message.check(found.message, int(found.number))


def append_unopened(connection: Connection, table: str, body: Moved, at: int) -> None:
    """Keep that a person's seats are another's at a table that cannot be opened here: its rules are not installed."""
    c, s, t = schema.steps.c, schema.table_seats, schema.tables
    last, then = connection.execute(
        select(c.number, c.at).where(c.table == table).order_by(c.number.desc()).limit(1)
    ).one()
    step = Step(last + 1, max(at, then), body)
    connection.execute(_insert_steps, [_row_of(table, step)])
    connection.execute(update(s).where(s.c.table == table, s.c.person == body.person).values(person=body.to))
    connection.execute(update(t).where(t.c.id == table, t.c.host == body.person).values(host=body.to))


class Writer:
    """The one task that keeps steps."""

    def __init__(self, store: Store, server: str) -> None:
        self.steps = 0  # kept since the start
        self.batches = 0
        self.conflicts = 0
        self._store = store
        self._server = server
        self._waiting: list[tuple[Append | None, asyncio.Future[None]]] = []  # None: settle
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        """Returns when it is kept; raises Conflict, or whatever the database says.

        Whoever is cancelled while he waits does not know whether it was kept: ``settle`` waits for that.
        """
        await self._hand_in(append)

    async def settle(self) -> None:
        """Wait until everything handed in before is kept or refused."""
        if self._task is not None:
            await self._hand_in(None)

    def _hand_in(self, append: Append | None) -> asyncio.Future[None]:
        kept = asyncio.get_running_loop().create_future()
        self._waiting.append((append, kept))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        return kept

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                if appends := [(append, kept) for append, kept in batch if append is not None]:
                    await self._write_batch(appends)
                for append, kept in batch:
                    if append is None:
                        _answer(kept, None)
        finally:
            self._task = None

    async def _write_batch(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        self.batches += 1
        try:
            await self._store.write(keep, [append for append, _ in batch], self._server)
        except Exception as error:
            is_refused = isinstance(error, DBAPIError) and not isinstance(error, OperationalError | InterfaceError)
            if is_refused and len(batch) > 1:  # nothing was kept: find out whose fault it is
                for each in batch:
                    await self._write_batch([each])
                return
            if isinstance(error, IntegrityError):
                self.conflicts += 1
                error = Conflict(batch[0][0].table)
            for _, kept in batch:  # when the database is away, whether anything was kept is not known
                _answer(kept, error)
            return
        for append, kept in batch:
            self.steps += len(append.steps)
            _answer(kept, None)


def _answer(kept: asyncio.Future[None], error: Exception | None) -> None:
    if not kept.done():  # whoever waited may have been cancelled
        if error is None:
            kept.set_result(None)
        else:
            kept.set_exception(error)
