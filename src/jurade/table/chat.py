"""Chat: lines said at a table, and the few rules for them."""

from __future__ import annotations

import re
from collections import deque
from typing import Final

from sqlalchemy import Connection, func, insert, select

from jurade.table import schema
from jurade.table.messages import ChatLine
from jurade.table.refusals import Refusal
from jurade.table.repeating import Spoken

LONGEST = 500  # characters
BURST, PERIOD = 5, 10_000  # so many lines in so many milliseconds
MANY = 1000  # persons whose times are kept before the silent ones are forgotten
SHOWN = 200  # lines told to one who begins to watch
LONGEST_REASON = 1000


# Signs that turn the direction of all that follows, or are none at all; joiners stay, which emoji and scripts need.
UNSAID: Final = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")


def check_text(text: str) -> str:
    """A line that can be said: what would disturb the lines around it is left out."""
    text = " ".join(UNSAID.sub("", " ".join(text.split())).split())
    if not any(sign.isprintable() and not sign.isspace() for sign in text):
        raise Refusal("bad-request", "nothing-said")
    if len(text) > LONGEST:
        raise Refusal("too-long", "line-too-long", most=LONGEST)
    return text


class Pace:
    """How often a person has spoken of late."""

    def __init__(self) -> None:
        self._times: dict[str, deque[int]] = {}

    def check(self, person: str, at: int) -> None:
        """A refusal for one who speaks too often."""
        if len(self._times) > MANY:
            self._forget(at)
        times = self._times.setdefault(person, deque(maxlen=BURST))
        if len(times) == BURST and at - times[0] < PERIOD:
            raise Refusal("too-often", "lines-too-often", most=BURST, seconds=PERIOD // 1000)
        times.append(at)

    def _forget(self, at: int) -> None:
        """Forget those who have been silent for a while."""
        for person in [person for person, times in self._times.items() if at - times[-1] > PERIOD]:
            del self._times[person]


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
