"""The hall: all tables that are open in this process, and everything that can be done at them.

The order of effects is always the same: what is wanted is checked, the steps are taken, kept in one transaction, and
only then told to watchers; bots are asked last.  When the steps cannot be kept, the table is read again from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from sqlalchemy import Connection, select

from jurade.bots.workers import Question, answer
from jurade.core.errors import JuradeError
from jurade.table import chat, lobby, schema, steps, study, wishes
from jurade.table.botdesk import BotDesk
from jurade.table.clock import Now, now
from jurade.table.creating import created_by, find_creation, rematch_of
from jurade.table.messages import Form, Lobby, Said, YourTurn, encode
from jurade.table.people import People, new_id
from jurade.table.ratings import finish_of
from jurade.table.refusals import Refusal
from jurade.table.room import Room
from jurade.table.seats import invitation
from jurade.table.serving import Servers
from jurade.table.setup import SeatWish, Setup
from jurade.table.steps import Played, Step
from jurade.table.store import Store
from jurade.table.table import Table
from jurade.table.thinking import advise, judge, question_of
from jurade.table.watching import Watcher, info_of
from jurade.table.wishes import Bodies
from jurade.table.writing import Conflict, Writer, append_of, find_step, load_steps, notify

TICK = 1.0  # seconds
IDLE = 60_000  # milliseconds after which a table that nobody watches is closed
FORGOTTEN = 15_000  # milliseconds after which a bot's turn that nobody has asked about is asked about here
AT_ONCE = 200  # tables looked after in one tick

Json = dict[str, Any]


class Hall:
    """All tables.  Make one with ``Hall.open``."""

    def __init__(self, store: Store, people: People, bots: BotDesk, now: Now) -> None:
        self.store = store
        self.people = people
        self.server = secrets.token_hex(4)
        self._bots = bots
        self._now = now
        self._writer = Writer(store, self.server)
        self._servers = Servers(store, self.server, now, self._hear)
        self._rooms: dict[str, Room] = {}
        self._names: dict[str, str] = {}
        self._arrived: dict[str, set[Watcher]] = {}
        self._pace = chat.Pace()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ticking: asyncio.Task[None] | None = None
        self._analyses: dict[str, Json] = {}  # those under way
        self._lobby_changed = False
        self._is_closing = False
        people.changed = self._person_changed

    @classmethod
    async def open(cls, store: Store, people: People, *, bots: BotDesk, now: Now = now) -> Hall:
        """Open the tables of a store: forgive an outage to the clocks, and have bots asked whose turn it is."""
        store.claim()
        hall = cls(store, people, bots, now)
        outage = await hall._servers.arrive()
        if outage is not None:
            for table in await store.read(_timed):
                async with hall._at(table) as room:
                    await hall._commit(room, (steps.Outage(since=outage[0], until=outage[1]),))
        if hall._servers.is_alone:
            hall._spawn(hall._ask_everywhere())
        return hall

    def run(self) -> None:
        """Look after clocks, bots, idle tables and the lobby once a second from now on."""
        self._ticking = asyncio.create_task(self._tick_on())

    async def close(self) -> None:
        """Finish what is being kept, stop the bots, leave a last sign of life.  The store stays open."""
        self._is_closing = True
        tasks = [*self._tasks, *([self._ticking] if self._ticking else [])]
        await self._writer.finish()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._writer.finish()
        self._bots.close()
        await self._servers.leave()

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

    # ---- rooms

    @contextlib.asynccontextmanager
    async def _at(self, table: str) -> AsyncIterator[Room]:
        """The room of a table with its lock in hand, opened if need be."""
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(table, self._names)
        async with room.lock:
            if room.table is None:
                await self._read(room)
            room.used = self._now()
            yield room

    async def _read(self, room: Room) -> None:
        """Read a table from the store."""
        try:
            found = await self.store.read(load_steps, room.id)
            if not found:
                raise Refusal("no-such-table", "there is no such table")
            room.table = Table.fold(room.id, found)
            await self._learn_names(room.table)
        except BaseException:
            if not room.channels:
                self._rooms.pop(room.id, None)
            raise

    async def _learn_names(self, table: Table) -> None:
        unknown = {seat.person for seat in table.seats if seat.person and seat.person not in self._names}
        if unknown:
            self._names |= await self.people.names(unknown)

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
            self._told(room)
            raise Refusal("stale", "the table has moved on: somebody else was faster") from None
        except BaseException:
            # Whether it was kept is not known (whoever waited is gone, or the database is): read it again later.
            room.table = None
            self._spawn(self._read_again(room.id))
            raise
        if not only_played:
            await self._learn_names(table)
        if room.late is not None:
            room.pending += taken
        self._told(room)
        for seat, ply, person in turns:
            self._tell_turn(person, table.id, seat, ply)
        self._ask_bots(room)
        return table.number

    async def _read_again(self, table: str) -> None:
        await self._writer.finish()
        async with self._at(table) as room:
            self._told(room)
            self._ask_bots(room)

    def _turns(self, table: Table, asked: int) -> list[tuple[int, int, str]]:
        """The persons who are asked now: seat, ply, person."""
        return [
            (number, table.ply, seat.person)
            for number, seat in enumerate(table.seats)
            if asked >> number & 1 and seat.is_persons
        ]

    def _told(self, room: Room) -> None:
        """Tell watchers; those who lost the seat they watched from become spectators."""
        table = room.table
        assert table is not None
        for (seat, _), channel in list(room.channels.items()):
            if seat is not None:
                for watcher in [w for w in channel.watchers if table.seats[seat].person != w.person]:
                    room.remove(watcher)
                    self._spawn(self._demote(watcher, room.id, channel.form))
        room.tell()
        self._lobby_changed = True

    async def _demote(self, watcher: Watcher, table: str, form: Form) -> None:
        with contextlib.suppress(Refusal):
            await self.watch(watcher, table, None, form, None, "")

    async def _do(self, table: str, person: str, message: str, wish: Callable[[Table], Bodies]) -> int:
        """Do what somebody wants at a table; once, however often he says it."""
        message = f"{person}:{message}" if message else ""
        async with self._at(table) as room:
            assert room.table is not None
            if message:
                done = room.table.step_of(message)
                if done is None:
                    done = await self.store.read(find_step, table, message)
                if done is not None:
                    return done
            return await self._commit(room, wish(room.table), message)

    # ---- setting tables

    async def create(self, setup: Setup, person: str, key: str = "") -> str:
        """Set a table up; the same key of the same person makes one table only."""
        creation = f"{person}:{key}" if key else None
        if creation is not None and (found := await self.store.read(find_creation, creation)):
            return found
        bodies = created_by(setup, person)
        return await self._create(bodies, creation)

    async def _create(self, bodies: Bodies, creation: str | None) -> str:
        table = new_id()
        at = self._now()
        made = [Step(number, at, body) for number, body in enumerate(bodies)]
        try:
            folded = Table.fold(table, made)
        except JuradeError as error:
            raise error if isinstance(error, Refusal) else Refusal("bad-setup", str(error)) from None
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

    async def invitations(self, table: str, person: str) -> dict[int, str]:
        """The invitations to all seats, for those who sit at the table."""
        async with self._at(table) as room:
            assert room.table is not None
            if person != room.table.host and not room.table.seats_of(person):
                return {}
            secret = room.table.created.invitation
            return {seat: invitation(secret, seat) for seat in range(len(room.table.seats))}

    async def info(self, table: str, person: str | None, invitation: str = "") -> Json:
        """What a person may know of the table itself, without the game."""
        async with self._at(table) as room:
            assert room.table is not None
            found = room.table
            self._check_may_see(found, person or "", invitation)
            mine = found.seats_of(person or "")
            info = info_of(found, mine[0] if mine else None, room.around)
            if not mine and person and person == found.host and found.status == "open":
                info["can"] = sorted({*info["can"], "abandon", "seat-bot"})
            return {**info, "times": found.clock.to_json()}

    async def sit(self, table: str, person: str, seat: int, invitation: str = "", message: str = "") -> int:
        """Sit down, take a bot's place, or take one's own seat back from a bot."""
        return await self._do(table, person, message, lambda t: wishes.to_sit(t, person, seat, invitation))

    async def seat_bot(self, table: str, person: str, seat: int, level: str, message: str = "") -> int:
        """Let a bot sit down, or play one's own seat."""
        return await self._do(table, person, message, lambda t: wishes.to_seat_bot(t, person, seat, level))

    async def stand_up(self, table: str, person: str, seat: int, message: str = "") -> int:
        return await self._do(table, person, message, lambda t: wishes.to_stand_up(t, person, seat))

    async def start(self, table: str, person: str, message: str = "") -> int:
        return await self._do(table, person, message, lambda t: wishes.to_start(t, person))

    async def pause(self, table: str, person: str, message: str = "") -> int:
        return await self._do(table, person, message, lambda t: wishes.to_pause(t, person))

    async def resume(self, table: str, person: str, message: str = "") -> int:
        return await self._do(table, person, message, lambda t: wishes.to_resume(t, person))

    async def abandon(self, table: str, person: str, message: str = "") -> int:
        return await self._do(table, person, message, lambda t: wishes.to_abandon(t, person))

    async def resign(self, table: str, person: str, seat: int, message: str = "") -> int:
        return await self._do(table, person, message, lambda t: wishes.to_resign(t, person, seat))

    async def rematch(self, table: str, person: str) -> str:
        """The table at which the same people sit again, everybody one seat further."""
        async with self._at(table) as room:
            assert room.table is not None
            wishes.check_member(room.table, person)
            wishes.check_status(room.table, "over")
            if not room.table.rematch:
                again = await self._create((rematch_of(room.table, person),), f"rematch:{table}")
                await self._commit(room, (steps.Rematched(table=again),))
            return room.table.rematch

    async def fork(self, table: str, person: str, ply: int, seats: tuple[SeatWish, ...] | None = None) -> str:
        """A new table that plays on from an earlier ply of a finished game; at first all seats are one's own."""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_see(room.table, person, "")
            setup = study.fork_setup(room.table, ply, seats)
        return await self._create(created_by(setup, person, fork_of=(table, ply)), None)

    # ---- playing

    async def act(self, person: str, table: str, seat: int, ply: int, action: str, message: str = "") -> int:
        """Play an action decided when the table stood at ``ply``; the number of the step."""
        message = f"{person}:{message}" if message else ""
        async with self._at(table) as room:
            found = room.table
            assert found is not None
            done = found.step_of(message)
            if done is not None:
                return done
            wishes.check_player(found, person, seat)
            return await self._commit(room, (wishes.to_play(found, seat, ply, action),), message)

    async def undo(self, person: str, table: str, seat: int, message: str = "") -> int:
        """Take one's last choice back, or ask the others whether one may."""
        return await self._do(table, person, message, lambda t: wishes.to_undo(t, person, seat))

    async def offer_draw(self, person: str, table: str, seat: int, message: str = "") -> int:
        return await self._do(table, person, message, lambda t: wishes.to_offer_draw(t, person, seat))

    async def reply(self, person: str, table: str, seat: int, request: int, agree: bool, message: str = "") -> int:
        return await self._do(table, person, message, lambda t: wishes.to_reply(t, person, seat, request, agree))

    async def preview(self, person: str, table: str, seat: int, ply: int, action: str) -> Json:
        """What an action would do, as far as the seat knows."""
        async with self._at(table) as room:
            assert room.table is not None
            return study.preview(room.table, person, seat, ply, action)

    async def forbidden(self, person: str, table: str, seat: int, ply: int, picked: tuple[str, ...]) -> list[Json]:
        """What cannot be picked next, and by which rule."""
        async with self._at(table) as room:
            assert room.table is not None
            return study.forbidden(room.table, person, seat, ply, picked)

    async def hint(self, person: str, table: str, seat: int, ply: int) -> Json:
        """What a good bot would do in one's place; not in rated games."""
        async with self._at(table) as room:
            assert room.table is not None
            study.check_asked(room.table, person, seat, ply)
            if room.table.is_rated:
                raise Refusal("not-allowed", "there are no hints in a rated game")
            question = question_of(room.table, seat, "")
        return await self._ask(f"hint {person}", advise, question)

    async def _ask(self, queue: str, work: Callable[[Question], Json], question: Question) -> Json:
        try:
            return await self._bots.ask(queue, work, question)
        except JuradeError as error:
            raise Refusal("no-answer", str(error)) from None

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
            watcher.rooms[table] = channel
            channel.watchers.add(watcher)
            room.count()
            channel.watchers.discard(watcher)  # he gets the whole; the others what is new
            room.tell()
            channel.greet(watcher, room.shown_to(seat), room.around, id, since, said)
            channel.watchers.add(watcher)

    async def _open_late(self, room: Room) -> None:
        """The table as it stood a while ago, for spectators who are behind."""
        found = await self.store.read(load_steps, room.id)
        assert room.table is not None
        until = self._now() - 1000 * room.table.created.delay
        shown = max(1, sum(step.at <= until for step in found))
        room.late = Table.fold(room.id, found[:shown])
        room.pending.clear()
        room.pending += found[shown:]

    def unwatch(self, watcher: Watcher, table: str) -> None:
        """A watcher looks away from a table."""
        room = self._rooms.get(table)
        if room is not None:
            room.remove(watcher)
            if room.table is not None and not room.lock.locked():
                room.tell()

    def arrive(self, watcher: Watcher) -> None:
        """A socket is there: it hears from now on when it is its person's turn anywhere."""
        if watcher.person:
            self._arrived.setdefault(watcher.person, set()).add(watcher)
            self._spawn(self._learn_mutes(watcher.person))

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

    async def _tell_lobby(self, watchers: list[Watcher]) -> None:
        for person in {watcher.person for watcher in watchers}:
            free, mine = await self.lobby(person)
            sent = encode(Lobby(open=tuple(free), mine=tuple(mine)))
            for watcher in watchers:
                if watcher.person == person and watcher.wants_lobby:
                    watcher.send(sent)

    def _tell_turn(self, person: str, table: str, seat: int, ply: int) -> None:
        for watcher in self._arrived.get(person, ()):
            watcher.tell(YourTurn(table=table, seat=seat, ply=ply))

    def _check_may_see(self, table: Table, person: str, invited: str) -> None:
        if not wishes.may_see(table, person, invited):
            raise Refusal("not-invited", "this table is private")

    # ---- reading

    async def tables(
        self,
        person: str | None,
        *,
        status: str = "",
        game: str = "",
        mine: bool = False,
        text: str = "",
        page: int = 0,
    ) -> Json:
        """Public tables and one's own, the last changed first."""
        found, more = await self.store.read(
            lobby.rows, person or "", status=status, game=game, mine=mine, text=text, page=page
        )
        return {"tables": found, "more": more}

    async def lobby(self, person: str) -> tuple[list[Json], list[Json]]:
        """Open tables, and a person's own."""
        return await self.store.read(lobby.lobby, person)

    async def record(self, table: str, person: str | None, seat: int | None = None) -> str:
        """The record, as far as a viewpoint may know it."""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_see(room.table, person or "", "")
            return study.record(room.table, person or "", seat)

    async def position(self, table: str, person: str | None, ply: int | None = None, seat: int | None = None) -> Json:
        """A position, as far as a viewpoint may know it."""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_see(room.table, person or "", "")
            return study.position(room.table, person or "", ply, seat)

    async def replay(self, table: str, person: str | None, ply: int, seat: int | None, open: bool = False) -> Json:
        """The scene of an earlier ply, and what happened in it."""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_see(room.table, person or "", "")
            return study.replay(room.table, person or "", ply, seat, open, room.around)

    async def course(self, table: str, person: str | None) -> Json:
        """Who made each ply of a finished game, and how the scores stood after each."""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_see(room.table, person or "", "")
            return study.course(room.table)

    async def analysis(self, table: str, person: str | None) -> Json:
        """What a bot thinks of a finished game, as far as it has got."""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_see(room.table, person or "", "")
        kept = self._analyses.get(table) or await self.store.read(study.kept_analysis, table)
        return kept or {"status": "none", "values": {}, "best": {}}

    async def analyse(self, table: str, person: str) -> Json:
        """Let a bot look at every decision of a finished game."""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_see(room.table, person, "")
            kept = self._analyses.get(table) or await self.store.read(study.kept_analysis, table)
            if kept is None:
                questions = study.questions(room.table)
                kept = self._analyses[table] = {"status": "running", "values": {}, "best": {}}
                self._spawn(self._analyse(table, questions, kept))
        return kept

    async def _analyse(self, table: str, questions: list[tuple[int, Question]], analysis: Json) -> None:
        try:
            for ply, question in questions:
                judged = await self._bots.ask(f"analysis {table}", judge, question)
                analysis["values"][str(ply)] = judged["values"]
                analysis["best"][str(ply)] = judged["best"]
            await self.store.write(study.keep_analysis, table, {**analysis, "status": "done"})
        finally:
            del self._analyses[table]

    # ---- chat

    async def say(self, person: str, table: str, text: str, message: str = "") -> int:
        """Say a line at a table; its number."""
        text = chat.check_text(text)
        async with self._at(table) as room:
            found = room.table
            assert found is not None
            self._check_may_see(found, person, "")
            mine = found.seats_of(person)
            if found.is_rated and found.status == "running" and not mine:
                raise Refusal("not-allowed", "spectators of a rated game are silent")
            self._pace.check(person, self._now())
            number, is_new = await self._keep_line(table, person, mine[0] if mine else None, text, message)
            if is_new:
                await self._tell_chat(room, number - 1)
            return number

    async def _keep_line(self, table: str, person: str, seat: int | None, text: str, message: str) -> tuple[int, bool]:
        said = f"{person}:{message}" if message else ""

        def keep(connection: Connection) -> tuple[int, bool]:
            kept = chat.keep_line(connection, table, person, seat, text, self._now(), said)
            notify(connection, [f"chat {table} {kept[0]} {self.server}"])
            return kept

        return await self.store.write(keep)

    async def _tell_chat(self, room: Room, after: int) -> None:
        for line in await self.store.read(chat.lines, room.id, after):
            sent = encode(Said(table=room.id, line=line))
            for channel in room.channels.values():
                for watcher in tuple(channel.watchers):
                    if line.person not in watcher.muted:
                        watcher.send(sent)

    async def report(self, person: str, table: str, number: int, reason: str) -> None:
        """Tell the operator about a line."""
        await self.store.write(chat.keep_report, person, table, number, reason, self._now())

    # ---- persons

    async def delete_person(self, person: str) -> None:
        """Delete a person: he leaves his tables, and nothing that is his stays."""
        for table in await self.store.read(tables_of, person):
            async with self._at(table) as room:
                assert room.table is not None
                bodies = wishes.to_vanish(room.table, person)
                if bodies:
                    await self._commit(room, bodies)
        await self.people.delete(person)

    async def move_tables(self, guest: str, account: str) -> None:
        """The tables of a guest become those of the account he has logged in to; the guest is no more."""
        for table in await self.store.read(tables_of, guest):
            async with self._at(table) as room:
                await self._commit(room, (steps.Moved(person=guest, to=account),))
        await self.people.merge(guest, account)

    def _person_changed(self, person: str) -> None:
        if not self._is_closing:
            self._spawn(self._learn_person(person))

    async def _learn_person(self, person: str) -> None:
        found = await self.people.names([person])
        if person in self._names and self._names[person] != found.get(person):
            self._names.pop(person)
            self._names |= found
            for room in list(self._rooms.values()):
                if room.table is not None and room.table.seats_of(person):
                    async with room.lock:
                        room.around.version += 1
                        if room.table is not None:
                            room.tell()
        await self._learn_mutes(person)

    async def _learn_mutes(self, person: str) -> None:
        muted = frozenset(await self.people.muted_by(person))
        for watcher in self._arrived.get(person, ()):
            watcher.muted = muted

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
                self._spawn(self._bot_turn(room, seat, asked_at, question))

    async def _bot_turn(self, room: Room, seat: int, asked_at: int, question: Question) -> None:
        try:
            action: str = await self._bots.ask(room.id, answer, question)
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

    async def _ask_everywhere(self, idle_since: int | None = None) -> None:
        """Open the tables where a bot is to act, and ask it."""
        for table in await self.store.read(_bots_due, idle_since):
            if not (room := self._rooms.get(table)) or not room.asking:
                with contextlib.suppress(Refusal):
                    async with self._at(table) as there:
                        self._ask_bots(there)

    # ---- time

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            with contextlib.suppress(Refusal):
                await self.tick()

    async def tick(self) -> None:
        """Look after everything that time changes."""
        at = self._now()
        missed = await self._servers.beat()
        for table in await self.store.read(_due, at):
            await self._flag(table)
        await self._ask_everywhere(at - FORGOTTEN)
        for room in list(self._rooms.values()):
            if missed and room.table is not None:
                await self._catch_up(room.id)
            if room.pending and room.late is not None:
                async with room.lock:
                    if room.table is not None and room.show_late(at - 1000 * room.table.created.delay):
                        room.tell()
            if room.is_idle and at - room.used > IDLE:
                del self._rooms[room.id]
        if self._lobby_changed:
            self._lobby_changed = False
            await self._tell_lobby([w for those in self._arrived.values() for w in those if w.wants_lobby])
        self._pace.forget(at)

    async def _flag(self, table: str) -> None:
        """Clocks that have run out."""
        with contextlib.suppress(Refusal):
            async with self._at(table) as room:
                assert room.table is not None
                out = room.table.clock.out(self._now())
                if out and room.table.status == "running":
                    await self._commit(room, (steps.Flagged(seat=out[0]),))

    # ---- other servers

    def _hear(self, payload: str) -> None:
        """What another server has told."""
        kind, table, *more = payload.split()
        if more[-1] == self.server or self._is_closing:
            return
        if kind == "turn":
            seat, ply, person = more[:3]
            self._tell_turn(person, table, int(seat), int(ply))
        elif kind == "step":
            self._lobby_changed = True
            if table in self._rooms:
                self._spawn(self._catch_up(table))
        elif kind == "chat" and table in self._rooms:
            self._spawn(self._catch_up_chat(table, int(more[0]) - 1))

    async def _catch_up(self, table: str) -> None:
        """Take the steps that another server has kept."""
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
                self._told(room)

    async def _catch_up_chat(self, table: str, after: int) -> None:
        async with self._at(table) as room:
            await self._tell_chat(room, after)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _timed(connection: Connection) -> list[str]:
    """Tables whose clocks run."""
    t = schema.tables.c
    return list(connection.execute(select(t.id).where(t.due.is_not(None))).scalars())


def _due(connection: Connection, at: int) -> list[str]:
    """Tables with a clock that has run out."""
    t = schema.tables.c
    return list(connection.execute(select(t.id).where(t.due <= at).order_by(t.due).limit(AT_ONCE)).scalars())


def _bots_due(connection: Connection, idle_since: int | None) -> list[str]:
    """Tables where a bot is to act; only those where nothing has happened since, if a time is given."""
    t = schema.tables.c
    wanted = select(t.id).where(t.bot_due == 1).order_by(t.updated)
    if idle_since is not None:
        wanted = wanted.where(t.updated < idle_since).limit(AT_ONCE)
    return list(connection.execute(wanted).scalars())


def tables_of(connection: Connection, person: str) -> list[str]:
    """Tables at which a person sits, or which he has set up."""
    t, s = schema.tables.c, schema.table_seats.c
    sits = select(s.table).where(s.person == person)
    return list(connection.execute(select(t.id).where((t.host == person) | t.id.in_(sits))).scalars())
