"""Chat: lines said at a table, and the few rules for them."""

from __future__ import annotations

import re
from collections import deque
from typing import Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from jurade.table import chat_lines
from jurade.table.audience import Audience
from jurade.table.checks import check_may_see
from jurade.table.common import Common
from jurade.table.messages import ChatLine
from jurade.table.refusals import Refusal
from jurade.table.repeating import Spoken, spoken
from jurade.table.rooms import Rooms
from jurade.table.table import Table
from jurade.table.writing import notify

LONGEST = 500  # characters
BURST, PERIOD = 5, 10_000  # so many lines in so many milliseconds
MANY = 1000  # persons whose times are kept before the silent ones are forgotten
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


class Chat:
    """What persons say at tables.  Lines are no steps: they change nothing in the game."""

    def __init__(self, common: Common, rooms: Rooms, audience: Audience) -> None:
        self._common = common
        self._rooms = rooms
        self._audience = audience
        self._pace = Pace()

    async def say(self, person: str, table: str, text: str, message: str = "") -> int:
        """Say a line at a table; its number."""
        common = self._common
        text = check_text(text)
        async with self._rooms.at(table) as room:
            if not room.is_watched_by(person):
                check_may_see(room.table, person)
            _check_may_speak(room.table, person)
            said = spoken(person, message, "say", text)
            done = await common.store.read(chat_lines.find_line, table, said) if said is not None else None
            if done is None:
                self._pace.check(person, common.now())
            await common.names.learn({person})
            mine = room.table.seats_of(person)
            line = ChatLine(
                number=-1,
                at=common.now(),
                person=person,
                name=common.names.of.get(person, ""),
                seat=mine[0] if mine else None,
                text=text,
            )
            try:
                number = await self._keep(table, line, said)
            except BaseException:
                self._rooms.settle_soon(table)  # it may have been kept
                raise
            if number == room.said + 1:
                self._audience.send_line(room, msgspec.structs.replace(line, number=number))
            elif number > room.said:
                self._rooms.settle_soon(table)  # lines that came before it are sent first
            return number

    async def _keep(self, table: str, line: ChatLine, message: Spoken | None) -> int:
        def keep(connection: Connection) -> int:
            kept = chat_lines.keep_line(connection, table, line, message)
            notify(connection, [f"chat {table} {kept} {self._common.server}"])
            return kept

        while True:
            try:
                return await self._common.store.write(keep)
            except IntegrityError:  # another server was faster to use the number: try the next
                if await self._common.people.person(line.person) is None:
                    raise Refusal("no-such-person") from None

    async def report(self, person: str, table: str, number: int, reason: str) -> None:
        """Let the operator know of a line."""
        await self._common.store.write(chat_lines.keep_report, person, table, number, reason, self._common.now())


def _check_may_speak(table: Table, person: str) -> None:
    if table.is_rated and table.status == "running" and not table.seats_of(person):
        raise Refusal("not-allowed", "rated-silence")
