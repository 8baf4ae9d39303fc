"""The rooms of this process: tables opened, steps taken and kept, watchers told, bots asked.

The order of effects is always the same: the steps are taken, kept in one transaction, and only then told to watchers;
bots are asked last.  When the steps cannot be kept, the table is read again from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Coroutine
from typing import Any

from jurade.bots.workers import Question, answer
from jurade.core.errors import JuradeError
from jurade.table import chat, lobby, wishes
from jurade.table.aside import Aside
from jurade.table.botdesk import BotDesk
from jurade.table.clock import Now
from jurade.table.creating import find_creation
from jurade.table.messages import Form, Lobby, Said, YourTurn, encode
from jurade.table.people import People, new_id
from jurade.table.ratings import finish_of
from jurade.table.refusals import Refusal
from jurade.table.room import Presence, Room
from jurade.table.steps import Played, Step
from jurade.table.store import Store
from jurade.table.table import Table
from jurade.table.thinking import question_of
from jurade.table.watching import Watcher
from jurade.table.wishes import Bodies
from jurade.table.writing import Conflict, Writer, append_of, load_steps

Json = dict[str, Any]


class Rooms:
    """All tables that are open in this process."""

    def __init__(self, store: Store, people: People, bots: BotDesk, now: Now) -> None:
        self.store = store
        self.people = people
        self.server = secrets.token_hex(4)
        self._bots = bots
        self._now = now
        self._aside = Aside("jurade-tables")
        self._writer = Writer(store, self.server)
        self._rooms: dict[str, Room] = {}
        self._names: dict[str, str] = {}  # of persons
        self._elsewhere: dict[str, dict[str, Presence]] = {}  # by table and server: who looks at it there
        self._arrived: dict[str, set[Watcher]] = {}  # sockets by person
        self._tasks: set[asyncio.Task[None]] = set()
        self._lobby_changed = False
        self._is_closing = False

    def counts(self) -> dict[str, int]:
        """Figures for operators."""
        return {
            "tables_open": len(self._rooms),
            "watchers": sum(len(c.watchers) for room in self._rooms.values() for c in room.channels.values()),
            "bots_waiting": self._bots.waiting,
            "bots_thinking": self._bots.thinking,
            "steps_written": self._writer.steps,
            "writes": self._writer.batches,
            "conflicts": self._writer.conflicts,
        }

    # ---- opening

    def _at(self, table: str) -> Visit:
        """The room of a table with its lock in hand, opened if need be: ``async with self._at(table) as room``."""
        return Visit(self, table)

    async def _enter(self, table: str) -> Room:
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(table, self._names)
        await room.lock.acquire()
        try:
            if room.table is None:
                await self._read(room)
        except BaseException:
            room.lock.release()
            raise
        room.used = self._now()
        return room

    async def _read(self, room: Room) -> None:
        """Read a table from the store."""
        try:
            found = await self.store.read(load_steps, room.id)
            if not found:
                raise Refusal("no-such-table")
            room.table = await self._aside.run(Table.fold, room.id, found)
            if room.late is not None:
                shown = room.late.number
                room.pending = deque(step for step in found if step.number > shown)
            await self._learn_names(room.table)
        except BaseException:
            if not room.channels:
                self._rooms.pop(room.id, None)
            raise

    async def _learn_names(self, table: Table) -> None:
        unknown = {seat.person for seat in table.seats if seat.person and seat.person not in self._names}
        if unknown:
            self._names |= await self.people.names(unknown)

    # ---- taking steps

    async def _commit(self, room: Room, bodies: Bodies, message: str = "") -> int:
        """Take steps, keep them, tell everybody; the number of the last.  The lock of the room is in hand."""
        table = room.table
        assert table is not None
        at = max(self._now(), table.at)
        asked, was_over = table.to_act(), table.status == "over"
        taken: list[Step] = []
        for body in bodies:
            step = Step(table.number + 1, at, body, message if not taken else "")
            table.take(step, is_played=isinstance(body, Played))
            taken.append(step)
        only_played = len(bodies) == 1 and isinstance(bodies[0], Played)
        finish = finish_of(table) if table.status == "over" and not was_over else None
        turns = self._turns(table, table.to_act() & ~asked if only_played else table.to_act())
        told = [f"turn {table.id} {seat} {ply} {person}" for seat, ply, person in turns] if self.store.is_shared else []
        try:
            await self._writer.append(append_of(table, taken, seats_changed=not only_played, finish=finish, turns=told))
        except Conflict:
            room.table = None
            await self._read(room)
            self._tell(room)
            raise Refusal("stale") from None
        except BaseException:
            # Whether it was kept is not known (whoever waited is gone, or the database is): read it again.
            room.table = None
            self._spawn(self._settle(room.id))
            raise
        if room.late is not None:
            room.pending += taken
        if not only_played:
            await self._learn_names(table)
        self._tell(room, seats_changed=not only_played)
        for seat, ply, person in turns:
            self._tell_turn(person, table.id, seat, ply)
        self._ask_bots(room)
        return table.number

    async def _settle(self, table: str) -> None:
        """After something went wrong: wait until all that was handed in is kept or refused, and go on from there."""
        await self._writer.settle()
        await self._catch_up(table)
        async with self._at(table) as room:
            self._tell(room)
            self._ask_bots(room)

    async def _catch_up(self, table: str) -> None:
        """Take the steps that are kept and that this room has not seen."""
        async with self._at(table) as room:
            found = room.table
            assert found is not None
            missing = await self.store.read(load_steps, table, found.number)
            for step in missing:
                found.take(step)
            if missing:
                await self._learn_names(found)
                if room.late is not None:
                    room.pending += missing
                self._tell(room)

    async def _create(self, bodies: Bodies, creation: str | None) -> str:
        table = new_id()
        at = self._now()
        made = [Step(number, at, body) for number, body in enumerate(bodies)]
        try:
            folded = await self._aside.run(Table.fold, table, made)
        except JuradeError as error:
            raise (
                error if isinstance(error, Refusal) else Refusal("bad-setup", "setup-because", why=str(error))
            ) from None
        wishes.check_brought(folded)
        room = Room(table, self._names)
        async with room.lock:
            try:
                await self._writer.append(append_of(folded, made, creation=creation))
            except Conflict:
                found = await self.store.read(find_creation, creation or "")
                if found is None:
                    raise
                return found
            room.table, room.used = folded, at
            self._rooms[table] = room
            await self._learn_names(folded)
            self._lobby_changed = True
            for seat, ply, asked in self._turns(folded, folded.to_act()):
                self._tell_turn(asked, table, seat, ply)
            self._ask_bots(room)
        return table

    def _turns(self, table: Table, asked: int) -> list[tuple[int, int, str]]:
        """The persons who are asked now: seat, ply, person."""
        return [
            (number, table.ply, seat.person)
            for number, seat in enumerate(table.seats)
            if asked >> number & 1 and seat.is_persons
        ]

    # ---- telling

    def _tell(self, room: Room, *, seats_changed: bool = True) -> None:
        """Tell watchers; those who lost the seat they watched from become spectators."""
        table = room.table
        assert table is not None
        self._lobby_changed = True
        if seats_changed:
            for (seat, form), channel in list(room.channels.items()):
                for watcher in tuple(channel.watchers):
                    if seat is not None and table.seats[seat].person != watcher.person:
                        room.remove(watcher)
                        self._count(room)
                        self._spawn(self._demote(watcher, room.id, form))
        room.tell()

    async def _demote(self, watcher: Watcher, table: str, form: Form) -> None:
        with contextlib.suppress(Refusal):
            await self.watch(watcher, table, None, form, None, "")

    async def _tell_chat(self, room: Room, after: int) -> None:
        for line in await self.store.read(chat.lines, room.id, after):
            sent = encode(Said(table=room.id, line=line))
            for channel in room.channels.values():
                for watcher in tuple(channel.watchers):
                    if line.person not in watcher.muted:
                        watcher.send(sent)

    async def _tell_lobby(self, watchers: list[Watcher]) -> None:
        for person in {watcher.person for watcher in watchers}:
            free, mine = await self.lobby(person)
            sent = encode(Lobby(open=tuple(free), mine=tuple(mine)))
            for watcher in watchers:
                if watcher.person == person and watcher.wants_lobby:
                    watcher.send(sent)

    def _tell_turn(self, person: str, table: str, seat: int, ply: int) -> None:
        """Tell a person's sockets, but not those that watch from that seat: their document says it already."""
        for watcher in self._arrived.get(person, ()):
            channel = watcher.rooms.get(table)
            if channel is None or channel.seat != seat:
                watcher.tell(YourTurn(table=table, seat=seat, ply=ply))

    # ---- watching

    async def watch(
        self,
        watcher: Watcher,
        table: str,
        seat: int | None,
        form: Form,
        since: int | None,
        id: str,
        invitation: str = "",
    ) -> None:
        """Show a table to a watcher, as a seat of his or as a spectator sees it, from now on."""
        async with self._at(table) as room:
            found = room.table
            assert found is not None
            if seat is not None:
                wishes.check_holder(found, watcher.person, seat)
            else:
                self._check_may_see(found, watcher.person, invitation)
            said = await self.store.read(chat.lines, table)
            room.remove(watcher)
            if seat is None and found.created.delay and room.late is None:
                await self._open_late(room)
            channel = room.channel(seat, form)
            channel.watchers.add(watcher)
            watcher.rooms[table] = channel
            self._count(room)
            if not channel.is_ready(room.shown_to(seat)):
                await self._aside.run(channel.prepare, watcher, room.shown_to(seat), room.around)
            room.tell(besides=watcher)  # he gets the whole, the others what is new: that he is here
            channel.greet(watcher, room.shown_to(seat), id, since, said)

    async def _open_late(self, room: Room) -> None:
        """The table as it stood a while ago, for spectators who are behind."""
        found = await self.store.read(load_steps, room.id)
        assert room.table is not None
        until = self._now() - 1000 * room.table.created.delay
        shown = max(1, sum(step.at <= until for step in found))
        room.late = await self._aside.run(Table.fold, room.id, found[:shown])
        room.pending.clear()
        room.pending += found[shown:]

    def _count(self, room: Room) -> None:
        """Somebody came or went: note who is here."""
        room.count(self._elsewhere.get(room.id, {}).values())

    def unwatch(self, watcher: Watcher, table: str) -> None:
        """A watcher looks away from a table."""
        room = self._rooms.get(table)
        if room is not None:
            room.remove(watcher)
            self._count(room)
            if room.table is not None and not room.lock.locked():
                room.tell()

    def arrive(self, watcher: Watcher) -> None:
        """A socket is there: it hears from now on when it is its person's turn anywhere."""
        if watcher.person:
            self._arrived.setdefault(watcher.person, set()).add(watcher)
            self._spawn(self._learn_mutes(watcher.person))

    async def _learn_mutes(self, person: str) -> None:
        muted = frozenset(await self.people.muted_by(person))
        for watcher in self._arrived.get(person, ()):
            watcher.muted = muted

    def leave(self, watcher: Watcher) -> None:
        """A socket is gone."""
        for table in list(watcher.rooms):
            self.unwatch(watcher, table)
        watcher.wants_lobby = False
        those = self._arrived.get(watcher.person)
        if those is not None:
            those.discard(watcher)
            if not those:
                del self._arrived[watcher.person]

    def watch_lobby(self, watcher: Watcher) -> None:
        """Show the lobby to a watcher from now on."""
        watcher.wants_lobby = True
        self._arrived.setdefault(watcher.person, set()).add(watcher)
        self._spawn(self._tell_lobby([watcher]))

    async def lobby(self, person: str) -> tuple[list[Json], list[Json]]:
        """Open tables, and a person's own."""
        free, mine = await self.store.read(lobby.lobby, person)
        self._count_watchers(free)
        self._count_watchers(mine)
        return free, mine

    def _count_watchers(self, rows: list[Json]) -> None:
        """How many spectators each of these tables has now."""
        for row in rows:
            room = self._rooms.get(row["id"])
            here = room.present().spectators if room is not None else 0
            row["watchers"] = here + sum(there.spectators for there in self._elsewhere.get(row["id"], {}).values())

    # ---- bots

    def _ask_bots(self, room: Room) -> None:
        """Ask the bots whose turn it is, unless they are thinking about it already."""
        table = room.table
        assert table is not None
        if self._is_closing:
            return
        for seat in table.bots_to_act():
            asked_at = table.asked_at[seat]
            if room.asking.get(seat) != asked_at:
                room.asking[seat] = asked_at
                question = question_of(table, seat, table.seats[seat].level)
                self._spawn(self._bot_turn(room, table.host or room.id, seat, asked_at, question))

    async def _bot_turn(self, room: Room, host: str, seat: int, asked_at: int, question: Question) -> None:
        """Ask a bot and play its choice; the tables of one host are one of those who take turns."""
        try:
            action: str = await self._bots.ask(host, answer, question)
            async with self._at(room.id) as there:
                table = there.table
                assert table is not None
                if there.asking.get(seat) == asked_at:
                    del there.asking[seat]
                if table.asked_at[seat] == asked_at and seat in table.bots_to_act():
                    await self._commit(there, (wishes.to_play(table, seat, table.ply, action),))
        finally:
            if room.asking.get(seat) == asked_at:
                del room.asking[seat]  # tick() sees to it that it is asked again

    def _check_may_see(self, table: Table, person: str, invited: str) -> None:
        if not wishes.may_see(table, person, invited):
            raise Refusal("not-invited")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something meanwhile; what goes wrong is told to the event loop's handler of exceptions."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._report(error)

    def _report(self, error: BaseException) -> None:
        """Something went wrong that nobody waits for."""
        asyncio.get_running_loop().call_exception_handler({"message": "at a table", "exception": error})


class Visit:
    """Being in a room, with its lock in hand."""

    __slots__ = ("_room", "_rooms", "_table")

    def __init__(self, rooms: Rooms, table: str) -> None:
        self._rooms = rooms
        self._table = table
        self._room: Room | None = None

    async def __aenter__(self) -> Room:
        self._room = await self._rooms._enter(self._table)
        return self._room

    async def __aexit__(self, *_: object) -> None:
        assert self._room is not None
        self._room.lock.release()
