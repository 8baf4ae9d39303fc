"""The turns of bots: each is asked when it is to act, and its choice is played."""

from __future__ import annotations

import asyncio

from jurade.bots.workers import Question, answer
from jurade.core.errors import JuradeError
from jurade.table.botdesk import BotDesk
from jurade.table.common import Common
from jurade.table.room import Room
from jurade.table.rooms import News, Rooms
from jurade.table.thinking import question_of

PAUSE, LONGEST_PAUSE = 0.5, 15.0  # seconds until a bot that could not answer is asked again


class BotTurns:
    """Asks the bots of all tables; which of them think is noted with each room."""

    def __init__(self, common: Common, rooms: Rooms, desk: BotDesk) -> None:
        self._common = common
        self._rooms = rooms
        self._desk = desk

    def hear(self, room: Room, news: News) -> None:
        """Something is new in a room: perhaps it is a bot's turn."""
        self.ask(room)

    def ask(self, room: Room) -> None:
        """Ask the bots whose turn it is, unless they are thinking about it already."""
        if self._common.background.is_closing:
            return
        table = room.table
        for seat in table.bots_to_act():
            asked_at = table.asked_at[seat]
            if room.asking.get(seat) != asked_at:
                room.asking[seat] = asked_at
                question = question_of(table, seat, table.seats[seat].level)
                self._common.background.start(self._take_turn(room, table.host or room.id, seat, asked_at, question))

    async def _take_turn(self, room: Room, host: str, seat: int, asked_at: int, question: Question) -> None:
        """Ask a bot and play its choice; the tables of one host are one of those who take turns."""
        try:
            action = await self._choice(host, question)
            async with self._rooms.at(room.id) as there:
                table = there.table
                if there.asking.get(seat) == asked_at:
                    del there.asking[seat]
                if table.asked_at[seat] == asked_at and seat in table.bots_to_act():
                    draft = self._rooms.draft(there)
                    draft.play(seat, action)
                    await self._rooms.keep(there, draft)
        finally:
            if room.asking.get(seat) == asked_at:
                del room.asking[seat]  # whoever looks after the tables sees to it that it is asked again

    async def _choice(self, host: str, question: Question) -> str:
        """What a bot chooses, asked again with growing pauses when its process always dies: nobody else would play."""
        pause = PAUSE
        while True:
            try:
                return await self._desk.ask(host, answer, question)
            except JuradeError as error:
                self._common.background.report(error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
