"""Questions about a game, which change nothing: what is allowed is found out here, the answer mostly elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from jurade.core.errors import JuradeError
from jurade.table import answers, reading
from jurade.table.botdesk import BotDesk
from jurade.table.checks import check_asked, check_may_look_back, check_status
from jurade.table.commands import Fork, Hint
from jurade.table.common import Common
from jurade.table.reading import Packed, Reading
from jurade.table.refusals import Refusal
from jurade.table.room import Room
from jurade.table.rooms import Rooms
from jurade.table.setup import SeatWish
from jurade.table.steps import AnyBody
from jurade.table.table import Table
from jurade.table.thinking import advise, question_of

Json = dict[str, Any]

MOST_ANALYSES = 8  # under way at once


class Questions:
    """Answers what persons ask about games, as far as they may know it."""

    def __init__(self, common: Common, rooms: Rooms, desk: BotDesk) -> None:
        self._common = common
        self._rooms = rooms
        self._desk = desk
        self._analyses: dict[str, Json] = {}  # those under way

    # ---- while it is played

    async def preview(self, person: str, table: str, seat: int, ply: int, action: str) -> Json:
        """What an action would do, as far as the seat knows."""
        async with self._rooms.at(table) as room:
            return answers.preview(room.table, person, seat, ply, action)

    async def forbidden(self, person: str, table: str, seat: int, ply: int, picked: tuple[str, ...]) -> list[Json]:
        """What cannot be picked next, and by which rule."""
        async with self._rooms.at(table) as room:
            check_asked(room.table, person, seat, ply)
            asked = _asked(room, answers.forbidden, person, seat, ply, picked, is_packed=False)
        found: list[Json] = await self._look_up(person, asked)
        return found

    async def hint(self, person: str, table: str, seat: int, ply: int) -> Json:
        """What a good bot would do in one's place; not in rated games."""
        async with self._rooms.at(table) as room:
            Hint(person, seat, ply).check(room.table)
            question = question_of(room.table, seat, "")
        try:
            return await self._desk.thoughts.ask(person, advise, question)
        except Refusal:
            raise
        except JuradeError:
            raise Refusal("no-answer") from None

    # ---- looking back

    async def record(self, table: str, person: str | None, seat: int | None = None) -> Packed:
        """The record, as far as a viewpoint may know it: text."""
        person = person or ""
        async with self._rooms.at(table) as room:
            self._check_may_look_back(room.table, person, seat)
            answers.viewpoint(room.table, person, seat)
            asked = _asked(room, answers.record, person, seat)
        return _packed(await self._look_up(person, asked))

    async def position(self, table: str, person: str | None, ply: int | None = None, seat: int | None = None) -> Packed:
        """A position, as far as a viewpoint may know it: JSON."""
        person = person or ""
        async with self._rooms.at(table) as room:
            self._check_may_look_back(room.table, person, seat)
            answers.viewpoint(room.table, person, seat, ply)
            asked = _asked(room, answers.position, person, ply, seat)
        return _packed(await self._look_up(person, asked))

    async def replay(self, table: str, person: str | None, ply: int, seat: int | None, open: bool = False) -> Packed:
        """The scene of an earlier ply, and what happened in it: JSON."""
        person = person or ""
        async with self._rooms.at(table) as room:
            self._check_may_look_back(room.table, person, seat)
            answers.viewpoint(room.table, person, seat, ply, is_open=open)
            around = room.around.about(room.table)
            asked = _asked(room, answers.replay, person, ply, seat, open, around)
        return _packed(await self._look_up(person, asked))

    async def course(self, table: str, person: str | None) -> Packed:
        """Who made each ply of a finished game, and how the scores stood after each: JSON."""
        async with self._rooms.at(table) as room:
            self._check_may_look_back(room.table, person or "")
            check_status(room.table, "over")
            asked = _asked(room, answers.course)
        return _packed(await self._look_up(person or "", asked))

    async def forked(
        self, table: str, person: str, ply: int, seats: tuple[SeatWish, ...] | None
    ) -> tuple[AnyBody, ...]:
        """The first steps of a table that plays on from an earlier ply of a finished game."""
        async with self._rooms.at(table) as room:
            self._check_may_look_back(room.table, person)
            Fork(person, ply).check(room.table)
            asked = _asked(room, answers.forked, person, ply, seats, is_packed=False)
        bodies: tuple[AnyBody, ...] = await self._look_up(person, asked)
        return bodies

    def _check_may_look_back(self, table: Table, person: str, seat: int | None = None) -> None:
        check_may_look_back(table, person, self._common.now(), seat)

    async def _look_up(self, asker: str, asked: Reading) -> Any:
        """The answer, worked out elsewhere; those whom nobody knows take turns by the table they look at."""
        try:
            return await reading.ask(self._desk.readings, asker or f"at {asked.table}", self._common.store, asked)
        except Refusal:
            raise
        except JuradeError:
            raise Refusal("no-answer", "not-found-out") from None

    # ---- what a bot thinks of it

    async def analysis(self, table: str, person: str | None) -> Packed:
        """What a bot thinks of a finished game, as far as it has got: JSON."""
        async with self._rooms.at(table) as room:
            self._check_may_look_back(room.table, person or "")
        return await self._found_so_far(table) or Packed.of({"status": "none", "values": {}, "best": {}})

    async def analyse(self, table: str, person: str) -> Packed:
        """Let a bot look at every decision of a finished game; what it has found so far: JSON."""
        async with self._rooms.at(table) as room:
            self._check_may_look_back(room.table, person)
            found = await self._found_so_far(table)
            if found is not None:
                return found
            decisions = answers.decisions(room.table)
            if len(self._analyses) >= MOST_ANALYSES:
                raise Refusal("too-often", "all-ask")
            begun = self._analyses[table] = {"status": "running", "values": {}, "best": {}}
            self._common.background.start(self._analyse(table, room.table.number, decisions, begun))
        return Packed.of(begun)

    async def _found_so_far(self, table: str) -> Packed | None:
        running = self._analyses.get(table)
        found = reading.encode(running) if running else await self._common.store.read(answers.kept_analysis, table)
        return None if found is None else await asyncio.to_thread(Packed.pack, found)

    async def _analyse(self, table: str, number: int, decisions: list[int], analysis: Json) -> None:
        """One decision after the other: an analysis is one of those who take turns with hints."""
        store = self._common.store
        try:
            for ply in decisions:
                asked = Reading(table, number, answers.judged, (ply,), is_packed=False)
                judged = await reading.ask(self._desk.thoughts, f"analysis {table}", store, asked, is_sure=True)
                analysis["values"][str(ply)] = judged["values"]
                analysis["best"][str(ply)] = judged["best"]
            done = reading.encode({**analysis, "status": "done"})
            await store.write(answers.keep_analysis, table, done)
        finally:
            del self._analyses[table]


def _asked(room: Room, work: Callable[..., Any], *args: object, is_packed: bool = True) -> Reading:
    """A question about a table as it stands now."""
    return Reading(room.id, room.table.number, work, args, is_packed)


def _packed(found: object) -> Packed:
    assert isinstance(found, Packed)
    return found
