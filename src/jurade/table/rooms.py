"""The rooms of this process: tables opened, steps taken and kept, watchers told, bots asked.

The order of effects is always the same: what is needed to tell of the steps is learned, the steps are taken, kept in
one transaction, and only then told to watchers, in one go that nothing can interrupt; bots are asked last.

Whenever it is not sure that a room stands where the store does (a step could not be kept, or nobody knows whether it
was; another server took one; a message of the others was missed), there is one way to mend it: ``_settle_soon``.
It reads what the store has, tells it, and tries again with growing pauses until that has worked.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from jurade.bots.workers import Question, answer
from jurade.core.errors import JuradeError
from jurade.table import chat, lobby, wishes
from jurade.table.aside import Aside
from jurade.table.botdesk import BotDesk
from jurade.table.clock import Now
from jurade.table.creating import find_creation
from jurade.table.messages import ChatLine, Form, Lobby, Said, YourTurn, encode
from jurade.table.people import People, new_id
from jurade.table.ratings import finish_of
from jurade.table.refusals import Refusal
from jurade.table.repeating import Spoken
from jurade.table.room import Presence, Room
from jurade.table.steps import Played, Step, persons_in
from jurade.table.store import Store
from jurade.table.table import Table
from jurade.table.thinking import question_of
from jurade.table.watching import Watcher
from jurade.table.wishes import Bodies
from jurade.table.writing import Conflict, Writer, append_of, load_steps

Json = dict[str, Any]

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5  # seconds between tries to reach a store that is away
BOTS_PAUSE, LONGEST_BOTS_PAUSE = 0.5, 15.0  # … and to ask a bot that could not answer


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
        while True:
            room = self._rooms.get(table)
            if room is None:
                room = self._rooms[table] = Room(table, self._names)
            await room.lock.acquire()
            if self._rooms.get(table) is room:
                break
            room.lock.release()  # it was closed while we waited: nobody would be told anything there
        try:
            if room.table is None:
                await self._read(room)
        except BaseException:
            room.lock.release()
            raise
        room.used = self._now()
        return room

    async def _read(self, room: Room) -> None:
        """Read a table from the store, and tell those who watch it already what they have missed."""
        try:
            await self._writer.settle()  # a step of ours that nobody waits for any more may be under way
            found = await self.store.read(load_steps, room.id)
            if not found:
                raise Refusal("no-such-table")
            table = await self._aside.run(Table.fold, room.id, found)
            await self._learn_names(table.persons())
        except BaseException:
            if not room.channels:
                self._rooms.pop(room.id, None)
            raise
        room.table = table
        if room.late is not None:
            shown = room.late.number
            room.pending = deque(step for step in found if step.number > shown)
        if room.channels:
            self._tell_all(room)

    async def _learn_names(self, persons: set[str]) -> None:
        unknown = {person for person in persons if person and person not in self._names}
        if unknown:
            self._names |= await self.people.names(unknown)

    # ---- taking steps

    async def _commit(self, room: Room, bodies: Bodies, message: Spoken | None = None) -> int:
        """Take steps, keep them, tell everybody; the number of the last.  The lock of the room is in hand."""
        table = room.table
        assert table is not None
        await self._learn_names(persons_in(bodies))  # now: between keeping and telling nothing may fail
        at = max(self._now(), table.at)
        asked, was_over = table.to_act(), table.status == "over"
        only_played = len(bodies) == 1 and isinstance(bodies[0], Played)
        taken: list[Step] = []
        try:
            for body in bodies:
                step = Step(table.number + 1, at, body, message.mark if message and not taken else "")
                table.take(step, is_played=isinstance(body, Played))
                taken.append(step)
            finish = finish_of(table) if table.status == "over" and not was_over else None
            turns = self._turns(table, table.to_act() & ~asked if only_played else table.to_act())
            told = [f"turn {table.id} {seat} {ply} {person}" for seat, ply, person in turns if self.store.is_shared]
            await self._writer.append(append_of(table, taken, seats_changed=not only_played, finish=finish, turns=told))
        except BaseException as error:
            # A step that cannot be taken; another server that was faster; or nobody knows whether it was kept, because
            # whoever waited is gone, or the store is: the table is read again.
            room.table = None
            self._settle_soon(room.id)
            if isinstance(error, Conflict):
                raise Refusal("stale") from None
            raise
        if room.late is not None:
            room.pending += taken
        self._tell(room, seats_changed=not only_played)
        for seat, ply, person in turns:
            self._tell_turn(person, table.id, seat, ply)
        self._ask_bots(room)
        return table.number

    def _settle_soon(self, table: str) -> None:
        """See to it that a room comes to stand where the store does, and that those who watch know it."""
        room = self._rooms.get(table)
        if room is not None:
            room.is_behind = True
            if not room.is_settling and not self._is_closing:
                room.is_settling = True
                self._spawn(self._settle(room))

    async def _settle(self, room: Room) -> None:
        """Catch up with the store, however long that takes."""
        try:
            await self._insist(lambda: self._catch_up(room))
        finally:
            room.is_settling = False

    async def _catch_up(self, room: Room) -> None:
        """Take and tell the steps and lines that are kept and that this room has not told."""
        while room.is_behind:
            await self._writer.settle()  # what was handed in is kept or refused by now
            async with self._at(room.id) as there:
                room.is_behind = False
                try:
                    await self._take_missing(there)
                except BaseException:
                    room.is_behind = True
                    raise

    async def _take_missing(self, room: Room) -> None:
        table = room.table
        assert table is not None
        missing = await self.store.read(load_steps, room.id, table.number)
        lines = await self.store.read(chat.lines, room.id, room.said) if room.channels else []
        await self._learn_names({person for step in missing for person in persons_in((step.body,))})
        try:
            for step in missing:
                table.take(step)
        except BaseException:
            room.table = None  # half taken
            raise
        if room.late is not None:
            room.pending += missing
        self._tell_all(room)
        for line in lines:
            self._tell_line(room, line)

    async def _insist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that needs the store until it is done; a refusal of another kind is final."""
        pause = FIRST_PAUSE
        while not self._is_closing:
            try:
                await work()
                break
            except Exception as error:
                if isinstance(error, Refusal) and error.code != "unavailable":
                    break
                if pause == FIRST_PAUSE:
                    self._report(error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _create(self, bodies: Bodies, request: Spoken | None) -> str:
        table = new_id()
        at = self._now()
        made = [Step(number, at, body) for number, body in enumerate(bodies)]
        try:
            folded = await self._aside.run(Table.fold, table, made)
        except JuradeError as error:
            raise (
                error if isinstance(error, Refusal) else Refusal("bad-setup", "setup-because", why=str(error))
            ) from None
        room = Room(table, self._names)
        await self._learn_names(folded.persons())
        async with room.lock:
            try:
                await self._writer.append(append_of(folded, made, creation=request.mark if request else None))
            except Conflict:
                found = await self.store.read(find_creation, request) if request else None
                if found is None:
                    raise
                return found
            room.table, room.used = folded, at
            self._rooms[table] = room
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
        self._show(room)

    def _show(self, room: Room, *, besides: Watcher | None = None) -> None:
        """Send every channel what is new to it."""
        for error in room.tell(besides=besides):
            self._report(error)

    def _tell_all(self, room: Room) -> None:
        """Tell everything that follows from where a table stands, to those who do not know it."""
        table = room.table
        assert table is not None
        self._tell(room)
        for seat, ply, person in self._turns(table, table.to_act()):
            self._tell_turn(person, table.id, seat, ply)
        self._ask_bots(room)

    async def _demote(self, watcher: Watcher, table: str, form: Form) -> None:
        await self._insist(lambda: self.watch(watcher, table, None, form, None, ""))

    def _tell_line(self, room: Room, line: ChatLine) -> None:
        """Tell a line of chat to those who watch and want to hear it, once."""
        if line.number <= room.said:
            return
        room.said = line.number
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
            for line in said if room.channels else said[-1:]:
                self._tell_line(room, line)  # what others should have heard by now
            room.remove(watcher)
            if seat is None and found.created.delay and room.late is None:
                steps = await self.store.read(load_steps, table)
                room.late, shown = self._late(found, steps)
                room.pending = deque(steps[shown:])
            channel = room.channel(seat, form)
            channel.watchers.add(watcher)
            watcher.rooms[table] = channel
            self._count(room)
            if not channel.is_ready(room.shown_to(seat)):
                await self._aside.run(channel.prepare, watcher, room.shown_to(seat), room.around)
            self._show(room, besides=watcher)  # he gets the whole, the others what is new: that he is here
            channel.greet(watcher, room.shown_to(seat), id, since, said)

    def _late(self, table: Table, steps: list[Step]) -> tuple[Table, int]:
        """The table as it stood a while ago, for spectators who are behind, and after how many of its steps."""
        until = self._now() - 1000 * table.created.delay
        shown = max(1, sum(step.at <= until for step in steps))
        return Table.fold(table.id, steps[:shown]), shown

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
                self._show(room)

    def arrive(self, watcher: Watcher) -> None:
        """A socket is there: it hears from now on when it is its person's turn anywhere."""
        if watcher.person:
            self._arrived.setdefault(watcher.person, set()).add(watcher)
            self._spawn(self._insist(lambda: self._learn_mutes(watcher.person)))

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
        self._spawn(self._insist(lambda: self._tell_lobby([watcher])))

    async def lobby(self, person: str) -> tuple[list[Json], list[Json]]:
        """Open tables, and a person's own."""
        free, mine = await self.store.read(lobby.lobby, person, self._now())
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
            action = await self._bots_choice(host, question)
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

    async def _bots_choice(self, host: str, question: Question) -> str:
        """What a bot chooses, asked again with growing pauses when its process always dies: nobody else would play."""
        pause = BOTS_PAUSE
        while True:
            try:
                return await self._bots.ask(host, answer, question)
            except JuradeError as error:
                self._report(error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_BOTS_PAUSE)

    def _check_may_see(self, table: Table, person: str, invited: str) -> None:
        if not wishes.may_see(table, person, invited):
            raise Refusal("not-invited")

    def _check_may_look_back(self, table: Table, person: str, seat: int | None = None) -> None:
        """May this person look at what has been, from a seat or as a spectator, who may be behind?"""
        self._check_may_see(table, person, "")
        if self._is_behind(table, person) or (seat is None and table.created.delay and table.status != "over"):
            raise Refusal("not-allowed", "delayed")

    def _is_behind(self, table: Table, person: str) -> bool:
        """Does this person see the table as it stood a while ago?"""
        delay = 1000 * table.created.delay
        if not delay or table.seats_of(person):
            return False
        return table.status != "over" or self._now() < table.at + delay

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
