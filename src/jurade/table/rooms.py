"""The rooms of this process: tables opened and kept where the store stands.

The order of effects is always the same: steps are tried on a copy of the table, what is needed to show them is learned,
they are kept in one transaction, and only then the copy takes the table's place and everybody hears of it, in one go
that nothing can interrupt.

Whenever it is not sure that a room stands where the store does (a step could not be kept, or nobody knows whether it
was; another server took one; a message of the others was missed), the room is *behind*.  Whoever enters it next brings
it up first; and if nobody does, ``settle_soon`` sees to it, with growing pauses, until that has worked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from jurade.core.errors import JuradeError
from jurade.table import chat_lines
from jurade.table.common import Common
from jurade.table.creating import find_creation
from jurade.table.draft import Draft
from jurade.table.messages import ChatLine
from jurade.table.people import new_id
from jurade.table.ratings import finish_of
from jurade.table.refusals import Refusal, cannot_be_set_up
from jurade.table.repeating import Spoken
from jurade.table.room import Room
from jurade.table.steps import AnyBody, Outage, Step, first_steps, persons_in
from jurade.table.table import Table
from jurade.table.writing import Conflict, Writer, append_of, load_steps

Turn = tuple[int, int, str]  # seat, ply, and the person who is asked


class News(msgspec.Struct, frozen=True):
    """What is new in a room, besides that its table stands at another step."""

    turns: list[Turn]  # who is asked
    seats_changed: bool = True
    lines: list[ChatLine] = []


Listener = Callable[[Room, News], None]


class Rooms:
    """All tables that are open in this process."""

    def __init__(self, common: Common) -> None:
        self.writer = Writer(common.store, common.server)
        self.listeners: tuple[Listener, ...] = ()  # hear of everything new, in this order; they never wait
        self.unforgiven: dict[str, Outage] = {}  # by table: an outage that its clock would still be charged for
        self._common = common
        self._store = common.store
        self._open: dict[str, Room] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._open.values()))

    def __len__(self) -> int:
        return len(self._open)

    def get(self, table: str) -> Room | None:
        """The room of a table, if it is open."""
        return self._open.get(table)

    def close(self, room: Room) -> None:
        """Forget a room; its table is read again when somebody wants it."""
        self._open.pop(room.id, None)

    # ---- entering

    def at(self, table: str) -> Visit:
        """The room of a table with its lock in hand, opened if need be: ``async with rooms.at(table) as room``."""
        return Visit(self, table)

    async def enter(self, table: str) -> Room:
        """Take the lock of a room that stands where the store does, as far as is known."""
        while True:
            room = self._open.get(table)
            if room is None:
                room = self._open[table] = Room(table, self._common.names.of)
            await room.lock.acquire()
            if self._open.get(table) is room:
                break
            room.lock.release()  # it was closed while we waited: nobody would hear of anything there
        try:
            if room.is_behind:
                await self._bring_up(room)
            if table in self.unforgiven:  # before anything else happens there
                await self.keep(room, self.draft(room, self.unforgiven[table]))
                self.unforgiven.pop(table, None)
        except BaseException:
            if not room.is_read:
                self.close(room)
            room.lock.release()
            raise
        room.used = self._common.now()
        return room

    async def _bring_up(self, room: Room) -> None:
        """Let a room stand where the store does, and let everybody hear what they have missed."""
        await self.writer.settle()  # a step of ours that nobody waits for any more may be under way
        room.is_behind = False  # what is doubted from now on is looked at again
        try:
            if not room.is_read:
                await self._read(room)
                return
            missing = await self._store.read(load_steps, room.id, room.table.number)
            lines = await self._store.read(chat_lines.lines, room.id, room.said) if room.channels else []
            await self._common.names.learn(persons_in(step.body for step in missing))
            table = room.table.copy() if missing else room.table
            for step in missing:
                table.take(step)
        except BaseException:
            room.is_behind = True
            raise
        room.move_on(table, missing)
        self._announce(room, News(turns_of(table, table.to_act()), lines=lines))

    async def _read(self, room: Room) -> None:
        """Read a table from the store; nobody watches it yet."""
        steps = await self._store.read(load_steps, room.id)
        if not steps:
            raise Refusal("no-such-table")
        table = await self._common.aside.run(Table.fold, room.id, steps)
        await self._common.names.learn(table.persons())
        room.move_on(table, ())

    # ---- keeping steps

    def draft(self, room: Room, *bodies: AnyBody) -> Draft:
        """A draft of steps that nobody asked for by a command."""
        draft = Draft(room.table, self._common.now())
        draft.add(*bodies)
        return draft

    async def keep(self, room: Room, draft: Draft) -> int:
        """Keep what was drafted and let everybody hear of it; the number of the last step.

        The lock of the room is in hand.
        """
        table, before = draft.table, draft.before
        assert room.table is before
        # Now: between keeping the steps and showing them nothing may fail.
        await self._common.names.learn(persons_in(step.body for step in draft.steps))
        turns = turns_of(table, table.to_act() & ~before.to_act() if draft.is_play else table.to_act())
        is_shared = self._store.is_shared
        append = append_of(
            table,
            draft.steps,
            seats_changed=not draft.is_play,
            finish=finish_of(table) if table.status == "over" and before.status != "over" else None,
            turns=[f"turn {table.id} {seat} {ply} {person}" for seat, ply, person in turns if is_shared],
        )
        try:
            await self.writer.append(append)
        except BaseException as error:
            # Another server was faster; or nobody knows whether it was kept, because whoever waited is gone, or the
            # store is.
            self.settle_soon(room.id)
            if isinstance(error, Conflict):
                raise Refusal("stale") from None
            raise
        room.move_on(table, draft.steps)
        self._announce(room, News(turns, not draft.is_play))
        return table.number

    async def create(self, bodies: tuple[AnyBody, ...], request: Spoken | None) -> str:
        """Set a table up by its first steps; the same request makes one table only."""
        steps = first_steps(bodies, self._common.now())
        try:
            table = await self._common.aside.run(Table.fold, new_id(), steps)
        except JuradeError as error:
            raise (error if isinstance(error, Refusal) else cannot_be_set_up(error)) from None
        return await self.open_new(table, steps, request)

    async def open_new(self, table: Table, steps: list[Step], request: Spoken | None) -> str:
        """Keep a table that stands after its first steps, and open its room; the same request makes one only."""
        room = Room(table.id, self._common.names.of)
        await self._common.names.learn(table.persons())
        async with room.lock:
            try:
                await self.writer.append(append_of(table, steps, creation=request.mark if request else None))
            except Conflict:
                found = await self._store.read(find_creation, request) if request else None
                if found is None:
                    raise
                return found
            room.is_behind, room.used = False, table.at
            room.move_on(table, ())
            self._open[table.id] = room
            self._announce(room, News(turns_of(table, table.to_act())))
        return table.id

    def _announce(self, room: Room, news: News) -> None:
        for hear in self.listeners:
            hear(room, news)

    # ---- settling

    def settle_soon(self, table: str) -> None:
        """See to it that a room comes to stand where the store does, and that those who watch know it."""
        room = self._open.get(table)
        if room is not None:
            room.is_behind = True
            if not room.is_settling and not self._common.background.is_closing:
                room.is_settling = True
                self._common.background.start(self._settle(room))

    async def _settle(self, room: Room) -> None:
        """Bring a room up, however long that takes."""
        try:
            await self._common.background.insist(lambda: self._enter_while_behind(room))
        finally:
            room.is_settling = False

    async def _enter_while_behind(self, room: Room) -> None:
        while room.is_behind and self._open.get(room.id) is room:
            async with self.at(room.id):
                pass  # whoever enters brings it up


def turns_of(table: Table, asked: int) -> list[Turn]:
    """The persons among these seats (a bit set) who are asked now."""
    return [
        (number, table.ply, seat.person)
        for number, seat in enumerate(table.seats)
        if asked >> number & 1 and seat.is_persons
    ]


class Visit:
    """Being in a room, with its lock in hand."""

    __slots__ = ("_room", "_rooms", "_table")

    def __init__(self, rooms: Rooms, table: str) -> None:
        self._rooms = rooms
        self._table = table
        self._room: Room | None = None

    async def __aenter__(self) -> Room:
        self._room = await self._rooms.enter(self._table)
        return self._room

    async def __aexit__(self, *_: object) -> None:
        assert self._room is not None
        self._room.lock.release()
