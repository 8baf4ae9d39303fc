"""Looking things up in another process: what would keep everybody waiting if it were done at the event loop.

The process keeps the tables it was asked about last, folded from the same steps.  A question names the table and the
step up to which it is about; a process that lacks steps says from where on, and is asked again with them.
An answer is what one viewpoint may know and nothing else, in the bytes that go out.
"""

from __future__ import annotations

import gzip
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from jurade.core.errors import JuradeError
from jurade.core.record import Record
from jurade.table import schema
from jurade.table.botdesk import Desk
from jurade.table.creating import created_by
from jurade.table.refusals import Refusal, cannot_be_set_up
from jurade.table.setup import MOST_BROUGHT, Setup
from jurade.table.steps import Step, decode_body, first_steps
from jurade.table.store import Store
from jurade.table.table import Table

KEPT: Final = 12  # tables that a process keeps
LEVEL: Final = 4  # of compression
SLOWEST_CHECK: Final = 8.0  # seconds until a game that is brought along is refused, others waiting behind it
DEAREST_CHECK: Final = 3.0  # … of the processor: whoever opens its table will need as many
Row = tuple[int, int, str, str]  # number, time, body and message of a step, as they are kept

encode = msgspec.json.Encoder().encode


class Packed(msgspec.Struct, frozen=True):
    """An answer as it goes out: text or JSON, compressed where it was made."""

    gzip: bytes

    @classmethod
    def of(cls, answer: Any) -> Packed:
        return cls.pack(answer.encode() if isinstance(answer, str) else encode(answer))

    @classmethod
    def pack(cls, plain: bytes) -> Packed:
        return cls(gzip.compress(plain, LEVEL, mtime=0))

    @property
    def plain(self) -> bytes:
        """For those who do not read compressed answers."""
        return gzip.decompress(self.gzip)

    @property
    def text(self) -> str:
        return self.plain.decode()

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.plain)


@dataclass(frozen=True)
class Reading:
    """What does a function make of a table and these arguments?"""

    table: str
    number: int  # of the step up to which it is about
    work: Callable[..., Any]  # its first argument is the table
    args: tuple[Any, ...]
    is_packed: bool = True
    rows: tuple[Row, ...] = ()  # steps that the process may lack


@dataclass(frozen=True)
class Missing:
    """The process lacks the steps after this one."""

    after: int


# ---- in the other process

_tables: OrderedDict[str, Table] = OrderedDict()  # the one used last is the last


def look_up(reading: Reading) -> Any:
    """The answer, or which steps are missing."""
    table = _tables.pop(reading.table, None)
    rows = [row for row in reading.rows if table is None or row[0] > table.number]
    first = 0 if table is None else table.number + 1
    if rows and rows[0][0] == first:
        steps = [Step(number, at, decode_body(body), message) for number, at, body, message in rows]
        if table is None:
            table = Table.fold(reading.table, steps)
        else:
            for step in steps:
                table.take(step)
    if table is not None:
        _tables[reading.table] = table
        if len(_tables) > KEPT:
            _tables.popitem(last=False)
    if table is None or table.number < reading.number:
        return Missing(-1 if table is None else table.number)
    found = reading.work(table, *reading.args)
    return Packed.of(found) if reading.is_packed else found


@dataclass(frozen=True)
class Brought:
    """A setup that brings a game along."""

    setup: Setup
    person: str
    table: str  # what the table will be called
    at: int  # milliseconds since 1970


def open_brought(brought: Brought) -> tuple[Table, list[Step]]:
    """The table that goes on from there, with its first steps; a refusal says what is wrong with what was brought.

    It travels as a pickle, whose states are made again without asking the rules about every ply: what played a long
    game through here is not played through once more where everybody waits.
    """
    begun = time.process_time()
    try:
        if brought.setup.record is not None and len(Record.read(brought.setup.record).lines) > MOST_BROUGHT:
            raise Refusal("too-long", "brought-too-long", most=MOST_BROUGHT)
        steps = first_steps(created_by(brought.setup, brought.person), brought.at)
        table = Table.fold(brought.table, steps)
    except Refusal:
        raise
    except JuradeError as error:
        raise cannot_be_set_up(error) from None
    if time.process_time() - begun > DEAREST_CHECK:
        raise Refusal("bad-setup", "brought-too-slow")
    return table, steps


# ---- here


def step_rows(connection: Connection, table: str, after: int) -> tuple[Row, ...]:
    """The steps of a table after one of them, as they are kept."""
    c = schema.steps.c
    found = connection.execute(
        select(c.number, c.at, c.body, c.message).where(c.table == table, c.number > after).order_by(c.number)
    )
    return tuple((number, at, body, message) for number, at, body, message in found)


async def ask(desk: Desk, asker: str, store: Store, reading: Reading, *, is_sure: bool = False) -> Any:
    """The answer of a process that looks it up, which is given the steps that it lacks."""
    found = await desk.ask(asker, look_up, reading, is_sure=is_sure)
    if isinstance(found, Missing):
        rows = await store.read(step_rows, reading.table, found.after)
        found = await desk.ask(asker, look_up, replace(reading, rows=rows), is_sure=True)
    if isinstance(found, Missing):  # it was another process, or the same one begun anew: it gets them all
        rows = await store.read(step_rows, reading.table, -1)
        found = await desk.ask(asker, look_up, replace(reading, rows=rows), is_sure=True)
    if isinstance(found, Missing):
        raise JuradeError(f"table {reading.table} has no step {reading.number}")
    return found
