"""The hall: all tables of a server, and everything that persons can do there.  Whatever is refused changes nothing.

A hall is made of parts that each do one thing; their names are where to look:
``rooms`` (tables open here, kept where the store stands), ``audience`` (who watches, and what they are sent),
``lobby``, ``chat``, ``questions`` (about games, changing nothing); behind them bots, other servers and the upkeep.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Connection, select

from jurade.bots.workers import TooSlow
from jurade.core.errors import JuradeError
from jurade.table import reading, schema, steps
from jurade.table.audience import Audience
from jurade.table.bot_turns import BotTurns
from jurade.table.botdesk import BotDesk
from jurade.table.chat import Chat
from jurade.table.checks import check_may_see, is_behind
from jurade.table.clock import Now, now
from jurade.table.commands import Command, Merge, Rematch, Vanish
from jurade.table.common import Common
from jurade.table.creating import created_by, find_creation, rematch_of
from jurade.table.lobby import Lobby
from jurade.table.peers import Peers
from jurade.table.people import People, new_id
from jurade.table.questions import Questions
from jurade.table.refusals import Refusal
from jurade.table.repeating import Spoken, spoken
from jurade.table.room import Room
from jurade.table.rooms import Rooms
from jurade.table.seats import invitation as invitation_to
from jurade.table.setup import SeatWish, Setup, check_setup
from jurade.table.store import Store
from jurade.table.table import Table
from jurade.table.upkeep import Upkeep
from jurade.table.watching import info_of
from jurade.table.writing import append_unopened, find_step, load_steps

Json = dict[str, Any]

TRIES = 5  # at a table where other servers are faster


class Hall:
    """All tables.  Make one with ``Hall.open``."""

    def __init__(self, store: Store, people: People, desk: BotDesk, now: Now) -> None:
        self.store = store
        self.people = people
        self.desk = desk
        self._common = Common(store, people, now)
        self.background = self._common.background
        self.rooms = Rooms(self._common)
        self.audience = Audience(self._common, self.rooms)
        self.lobby = Lobby(self._common, self.audience)
        self.chat = Chat(self._common, self.rooms, self.audience)
        self.questions = Questions(self._common, self.rooms, desk)
        self._bots = BotTurns(self._common, self.rooms, desk)
        self._peers = Peers(self._common, self.rooms, self.audience, self.lobby)
        self._upkeep = Upkeep(self._common, self.rooms, self.audience, self.lobby, self._bots, self._peers)
        self.rooms.listeners = (self.lobby.hear, self.audience.hear, self._bots.hear)

    @classmethod
    async def open(cls, store: Store, people: People, *, bots: BotDesk, now: Now = now) -> Hall:
        """Open the tables of a store: forgive an outage to the clocks, and have bots asked whose turn it is."""
        store.claim()
        hall = cls(store, people, bots, now)
        await hall._upkeep.begin()
        return hall

    def run(self) -> None:
        """Look after clocks, bots, idle tables and the lobby once a second from now on."""
        self._upkeep.run()

    async def tick(self) -> None:
        """Look after them now."""
        await self._upkeep.tick()

    async def close(self) -> None:
        """Finish what is being kept, stop the bots, leave a last sign of life.  The store stays open."""
        self.background.is_closing = True
        await self.rooms.writer.settle()
        await self._peers.finish()
        await asyncio.gather(self._upkeep.stop(), self.background.end())
        await self.rooms.writer.settle()
        self.desk.close()
        self._common.aside.close()
        await self._upkeep.end()

    def counts(self) -> dict[str, int]:
        """Figures for operators."""
        writer = self.rooms.writer
        return {
            "tables_open": len(self.rooms),
            "watchers": sum(len(c.watchers) for room in self.rooms for c in room.channels.values()),
            "bots_waiting": self.desk.waiting,
            "bots_thinking": self.desk.thinking,
            "steps_written": writer.steps,
            "writes": writer.batches,
            "conflicts": writer.conflicts,
        }

    # ---- changing a table

    async def do(self, table: str, command: Command, message: str = "") -> int:
        """Do what somebody asks, once, however often he asks it under one id; the number of the last step."""
        asked = command.message(message)
        async with self.rooms.at(table) as room:
            if asked is not None and (done := await self._done(room, command, asked)) is not None:
                return done
            return await self.rooms.keep(room, command.draft(room.table, self._common.now(), asked))

    async def _done(self, room: Room, command: Command, asked: Spoken) -> int | None:
        """The step that a message caused before, if it is a repeated one."""
        done = room.table.step_of(asked)
        if done is None and not command.is_dated:
            done = await self._common.store.read(find_step, room.id, asked)
        return done

    # ---- setting tables up

    async def create(self, setup: Setup, person: str, key: str = "") -> str:
        """Set a table up; the same key of the same person makes one table only."""
        request = spoken(person, key, setup)
        if request is not None and (found := await self._common.store.read(find_creation, request)):
            return found
        if setup.record is None and setup.position is None:
            return await self.rooms.create(created_by(setup, person), request)
        return await self.rooms.open_new(*await self._open_brought(setup, person), request)

    async def _open_brought(self, setup: Setup, person: str) -> tuple[Table, list[steps.Step]]:
        """A table that goes on from a record or position, which is played through elsewhere."""
        check_setup(setup)
        try:
            brought = reading.Brought(setup, person, new_id(), self._common.now())
            return await self.desk.readings.ask(person, reading.open_brought, brought, limit=reading.SLOWEST_CHECK)
        except Refusal:
            raise
        except TooSlow:
            raise Refusal("bad-setup", "brought-too-slow") from None
        except JuradeError:
            raise Refusal("no-answer", "not-found-out") from None

    async def rematch(self, table: str, person: str) -> str:
        """The table at which the same people sit again, everybody one seat further."""
        async with self.rooms.at(table) as room:
            Rematch(person).check(room.table)
            if not room.table.rematch:
                again = await self.rooms.create((rematch_of(room.table, person),), Spoken("rematch", table, ()))
                await self.rooms.keep(room, self.rooms.draft(room, steps.Rematched(table=again)))
            return room.table.rematch

    async def fork(self, table: str, person: str, ply: int, seats: tuple[SeatWish, ...] | None = None) -> str:
        """A new table that plays on from an earlier ply of a finished game; at first all seats are one's own."""
        return await self.rooms.create(await self.questions.forked(table, person, ply, seats), None)

    # ---- looking at a table

    async def info(self, table: str, person: str | None, invitation: str = "") -> Json:
        """What a person may know of the table itself, without the game."""
        person = person or ""
        async with self.rooms.at(table) as room:
            found = room.table
            check_may_see(found, person, invitation)
            mine = found.seats_of(person)
            if is_behind(found, person, self._common.now()):
                found = (
                    room.late or self.audience.stood_late(found, await self._common.store.read(load_steps, table))[0]
                )
            info = info_of(found, mine[0] if mine else None, room.around)
            if not mine and person and person == found.host and found.status == "open":
                info["can"] = sorted({*info["can"], "abandon", "seat-bot"})
            return {**info, "times": found.clock.to_json()}

    async def invitations(self, table: str, person: str) -> dict[int, str]:
        """The invitations to all seats, for those who sit at the table."""
        async with self.rooms.at(table) as room:
            if person != room.table.host and not room.table.seats_of(person):
                return {}
            secret = room.table.created.invitation
            return {seat: invitation_to(secret, seat) for seat in range(len(room.table.seats))}

    # ---- persons

    async def delete_person(self, person: str) -> None:
        """Delete a person: he leaves his tables, and nothing that is his stays."""
        await self._do_everywhere(Vanish(person))
        await self._common.people.delete(person)

    async def move_tables(self, guest: str, account: str) -> None:
        """The tables of a guest become those of the account he has logged in to; the guest is no more."""
        for table in await self._do_everywhere(Merge(guest, account)):
            moved = steps.Moved(person=guest, to=account)
            await self._common.store.write(append_unopened, table, moved, self._common.now())
        await self._common.people.merge(guest, account)

    async def _do_everywhere(self, command: Command) -> list[str]:
        """Do something at every table of a person; returns those that follow rules which are not installed."""
        unopened: list[str] = []
        for table in await self._common.store.read(tables_of, command.person):
            for attempt in range(TRIES):
                try:
                    await self._do_if_anything(table, command)
                    break
                except Refusal as error:
                    if error.code == "old-rules":
                        unopened.append(table)
                        break
                    if error.code != "stale" or attempt == TRIES - 1:
                        raise
        return unopened

    async def _do_if_anything(self, table: str, command: Command) -> None:
        async with self.rooms.at(table) as room:
            draft = command.draft(room.table, self._common.now())
            if draft.steps:
                await self.rooms.keep(room, draft)


def tables_of(connection: Connection, person: str) -> list[str]:
    """Tables at which a person sits, or which he has set up."""
    t, s = schema.tables.c, schema.table_seats.c
    sits = select(s.table).where(s.person == person)
    return list(connection.execute(select(t.id).where((t.host == person) | t.id.in_(sits))).scalars())
