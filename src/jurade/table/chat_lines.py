"""Lines of chat as they are kept, and reports about them."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from jurade.table import schema
from jurade.table.messages import ChatLine
from jurade.table.refusals import Refusal
from jurade.table.repeating import Spoken

SHOWN = 200  # lines sent to one who begins to watch
LONGEST_REASON = 1000


def keep_line(connection: Connection, table: str, line: ChatLine, message: Spoken | None) -> int:
    """Keep a line; its number.  A repeated message says nothing twice.

    IntegrityError when another server was faster to use the number.
    """
    c = schema.chat.c
    if message is not None and (kept := find_line(connection, table, message)) is not None:
        return kept
    last = connection.execute(select(func.max(c.number)).where(c.table == table)).scalar()
    number = 0 if last is None else int(last) + 1
    connection.execute(
        insert(schema.chat).values(
            table=table,
            number=number,
            at=line.at,
            person=line.person,
            seat=line.seat,
            text=line.text,
            message=message.mark if message is not None else "",
        )
    )
    return number


def find_line(connection: Connection, table: str, message: Spoken) -> int | None:
    """The line that a message said; a refusal when another message had its id."""
    c = schema.chat.c
    kept = connection.execute(select(c.number, c.message).where(c.table == table, message.kept_in(c.message))).first()
    return None if kept is None else message.check(kept.message, int(kept.number))


def lines(connection: Connection, table: str, after: int = -1) -> list[ChatLine]:
    """The last lines said at a table, after one of them."""
    c, p = schema.chat.c, schema.persons.c
    found = connection.execute(
        select(c.number, c.at, c.person, p.name, c.seat, c.text)
        .join(schema.persons, p.id == c.person)
        .where(c.table == table, c.number > after)
        .order_by(c.number.desc())
        .limit(SHOWN)
    )
    out = [
        ChatLine(number=number, at=at, person=person, name=name, seat=seat, text=text)
        for number, at, person, name, seat, text in found
    ]
    return out[::-1]


def keep_report(connection: Connection, person: str, table: str, number: int, reason: str, at: int) -> None:
    """Keep a report about a line for the operator."""
    c = schema.chat.c
    line = connection.execute(select(c.person, c.text).where(c.table == table, c.number == number)).first()
    if line is None:
        raise Refusal("no-such-thing", "no-line")
    connection.execute(
        insert(schema.reports).values(
            at=at, person=person, about=line.person, table=table, text=line.text, reason=reason[:LONGEST_REASON]
        )
    )
