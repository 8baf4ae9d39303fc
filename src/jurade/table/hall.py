"""The hall: everything that persons can do at tables.  Whatever is refused changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from jurade.bots.workers import TooSlow
from jurade.core.errors import JuradeError
from jurade.table import chat, lobby, reading, schema, steps, study, wishes
from jurade.table.botdesk import BotDesk
from jurade.table.clock import Now
from jurade.table.creating import created_by, find_creation, rematch_of
from jurade.table.keeping import Keeper
from jurade.table.messages import ChatLine
from jurade.table.people import People
from jurade.table.reading import Packed, Reading
from jurade.table.refusals import Refusal
from jurade.table.repeating import Spoken, spoken
from jurade.table.room import Room
from jurade.table.seats import invitation
from jurade.table.setup import SeatWish, Setup, check_setup
from jurade.table.store import Store
from jurade.table.table import Table
from jurade.table.thinking import advise, question_of
from jurade.table.watching import info_of
from jurade.table.wishes import Bodies
from jurade.table.writing import append_unopened, find_step, load_steps, notify

Json = dict[str, Any]

MOST_ANALYSES = 8  # under way at once
TRIES = 5  # at a table where other servers are faster


class Hall(Keeper):
    """All tables.  Make one with ``Hall.open``."""

    def __init__(self, store: Store, people: People, bots: BotDesk, now: Now) -> None:
        super().__init__(store, people, bots, now)
        self._pace = chat.Pace()
        self._analyses: dict[str, Json] = {}  # those under way

    async def _do(self, table: str, message: Spoken | None, wish: Callable[[Table], Bodies]) -> int:
        """Do what somebody wants at a table; once, however often he says it."""
        async with self._at(table) as room:
            assert room.table is not None
            if message is not None:
                done = room.table.step_of(message)
                if done is None:
                    done = await self.store.read(find_step, table, message)
                if done is not None:
                    return done
            return await self._commit(room, wish(room.table), message)

    # ---- setting tables

    async def create(self, setup: Setup, person: str, key: str = "") -> str:
        """Set a table up; the same key of the same person makes one table only."""
        request = spoken(person, key, setup)
        if request is not None and (found := await self.store.read(find_creation, request)):
            return found
        if setup.record is None and setup.position is None:
            bodies = created_by(setup, person)
        else:
            bodies = await self._check_brought(setup, person)
        return await self._create(bodies, request)

    async def _check_brought(self, setup: Setup, person: str) -> Bodies:
        """The first steps of a table that goes on from a record or position, which is played through elsewhere."""
        check_setup(setup)
        try:
            brought = reading.Brought(setup, person, self._now())
            return await self._bots.readings.ask(person, reading.check, brought, limit=reading.SLOWEST_CHECK)
        except Refusal:
            raise
        except TooSlow:
            raise Refusal("bad-setup", "brought-too-slow") from None
        except JuradeError:
            raise Refusal("no-answer", "not-found-out") from None

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
            if self._is_behind(found, person or ""):
                found = room.late or self._late(found, await self.store.read(load_steps, table))[0]
            info = info_of(found, mine[0] if mine else None, room.around)
            if not mine and person and person == found.host and found.status == "open":
                info["can"] = sorted({*info["can"], "abandon", "seat-bot"})
            return {**info, "times": found.clock.to_json()}

    async def sit(self, table: str, person: str, seat: int, invitation: str = "", message: str = "") -> int:
        """Sit down, take a bot's place, or take one's own seat back from a bot."""
        return await self._do(
            table, spoken(person, message, "sit", seat), lambda t: wishes.to_sit(t, person, seat, invitation)
        )

    async def seat_bot(self, table: str, person: str, seat: int, level: str, message: str = "") -> int:
        """Let a bot sit down, or play one's own seat."""
        return await self._do(
            table, spoken(person, message, "bot", seat, level), lambda t: wishes.to_seat_bot(t, person, seat, level)
        )

    async def stand_up(self, table: str, person: str, seat: int, message: str = "") -> int:
        return await self._do(
            table, spoken(person, message, "stand-up", seat), lambda t: wishes.to_stand_up(t, person, seat)
        )

    async def start(self, table: str, person: str, message: str = "") -> int:
        return await self._do(table, spoken(person, message, "start"), lambda t: wishes.to_start(t, person))

    async def pause(self, table: str, person: str, message: str = "") -> int:
        return await self._do(table, spoken(person, message, "pause"), lambda t: wishes.to_pause(t, person))

    async def resume(self, table: str, person: str, message: str = "") -> int:
        return await self._do(table, spoken(person, message, "resume"), lambda t: wishes.to_resume(t, person))

    async def abandon(self, table: str, person: str, message: str = "") -> int:
        return await self._do(table, spoken(person, message, "abandon"), lambda t: wishes.to_abandon(t, person))

    async def resign(self, table: str, person: str, seat: int, message: str = "") -> int:
        return await self._do(
            table, spoken(person, message, "resign", seat), lambda t: wishes.to_resign(t, person, seat)
        )

    async def rematch(self, table: str, person: str) -> str:
        """The table at which the same people sit again, everybody one seat further."""
        async with self._at(table) as room:
            assert room.table is not None
            wishes.check_member(room.table, person)
            wishes.check_status(room.table, "over")
            if not room.table.rematch:
                again = await self._create((rematch_of(room.table, person),), Spoken("rematch", table, ()))
                await self._commit(room, (steps.Rematched(table=again),))
            return room.table.rematch

    async def fork(self, table: str, person: str, ply: int, seats: tuple[SeatWish, ...] | None = None) -> str:
        """A new table that plays on from an earlier ply of a finished game; at first all seats are one's own."""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_look_back(room.table, person)
            study.check_fork(room.table, ply)
            asked = self._asked(room, study.forked, person, ply, seats, is_packed=False)
        return await self._create(await self._look_up(person, asked), None)

    # ---- playing

    async def act(self, person: str, table: str, seat: int, ply: int, action: str, message: str = "") -> int:
        """Play an action decided when the table stood at ``ply``; the number of the step."""
        said = spoken(person, message, "act", seat, ply, action)
        async with self._at(table) as room:
            found = room.table
            assert found is not None
            done = found.step_of(said)
            if done is not None:
                return done
            wishes.check_player(found, person, seat)
            return await self._commit(room, (wishes.to_play(found, seat, ply, action),), said)

    async def undo(self, person: str, table: str, seat: int, message: str = "") -> int:
        """Take one's last choice back, or ask the others whether one may."""
        return await self._do(table, spoken(person, message, "undo", seat), lambda t: wishes.to_undo(t, person, seat))

    async def offer_draw(self, person: str, table: str, seat: int, message: str = "") -> int:
        return await self._do(
            table, spoken(person, message, "draw", seat), lambda t: wishes.to_offer_draw(t, person, seat)
        )

    async def reply(self, person: str, table: str, seat: int, request: int, agree: bool, message: str = "") -> int:
        return await self._do(
            table,
            spoken(person, message, "reply", seat, request, agree),
            lambda t: wishes.to_reply(t, person, seat, request, agree),
        )

    async def preview(self, person: str, table: str, seat: int, ply: int, action: str) -> Json:
        """What an action would do, as far as the seat knows."""
        async with self._at(table) as room:
            assert room.table is not None
            return study.preview(room.table, person, seat, ply, action)

    async def forbidden(self, person: str, table: str, seat: int, ply: int, picked: tuple[str, ...]) -> list[Json]:
        """What cannot be picked next, and by which rule."""
        async with self._at(table) as room:
            assert room.table is not None
            study.check_asked(room.table, person, seat, ply)
            asked = self._asked(room, study.forbidden, person, seat, ply, picked, is_packed=False)
        found: list[Json] = await self._look_up(person, asked)
        return found

    async def hint(self, person: str, table: str, seat: int, ply: int) -> Json:
        """What a good bot would do in one's place; not in rated games."""
        async with self._at(table) as room:
            assert room.table is not None
            study.check_asked(room.table, person, seat, ply)
            if room.table.is_rated:
                raise Refusal("not-allowed", "rated-no-hints")
            question = question_of(room.table, seat, "")
        try:
            return await self._bots.thoughts.ask(person, advise, question)
        except Refusal:
            raise
        except JuradeError:
            raise Refusal("no-answer") from None

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
            lobby.rows, person or "", at=self._now(), status=status, game=game, mine=mine, text=text, page=page
        )
        self._count_watchers(found)
        return {"tables": found, "more": more}

    def _asked(self, room: Room, work: Callable[..., Any], *args: object, is_packed: bool = True) -> Reading:
        """A question about a table as it stands now."""
        assert room.table is not None
        return Reading(room.id, room.table.number, work, args, is_packed)

    async def _look_up(self, asker: str, asked: Reading) -> Any:
        """The answer to it, worked out elsewhere; those whom nobody knows take turns by the table they look at."""
        try:
            return await reading.ask(self._bots.readings, asker or f"at {asked.table}", self.store, asked)
        except Refusal:
            raise
        except JuradeError:
            raise Refusal("no-answer", "not-found-out") from None

    async def record(self, table: str, person: str | None, seat: int | None = None) -> Packed:
        """The record, as far as a viewpoint may know it: text."""
        person = person or ""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_look_back(room.table, person, seat)
            study.viewpoint(room.table, person, seat)
            asked = self._asked(room, study.record, person, seat)
        return _packed(await self._look_up(person, asked))

    async def position(self, table: str, person: str | None, ply: int | None = None, seat: int | None = None) -> Packed:
        """A position, as far as a viewpoint may know it: JSON."""
        person = person or ""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_look_back(room.table, person, seat)
            study.viewpoint(room.table, person, seat, ply)
            asked = self._asked(room, study.position, person, ply, seat)
        return _packed(await self._look_up(person, asked))

    async def replay(self, table: str, person: str | None, ply: int, seat: int | None, open: bool = False) -> Packed:
        """The scene of an earlier ply, and what happened in it: JSON."""
        person = person or ""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_look_back(room.table, person, seat)
            study.viewpoint(room.table, person, seat, ply, is_open=open)
            around = room.around.about(room.table)
            asked = self._asked(room, study.replay, person, ply, seat, open, around)
        return _packed(await self._look_up(person, asked))

    async def course(self, table: str, person: str | None) -> Packed:
        """Who made each ply of a finished game, and how the scores stood after each: JSON."""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_look_back(room.table, person or "")
            wishes.check_status(room.table, "over")
            asked = self._asked(room, study.course)
        return _packed(await self._look_up(person or "", asked))

    async def analysis(self, table: str, person: str | None) -> Packed:
        """What a bot thinks of a finished game, as far as it has got: JSON."""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_look_back(room.table, person or "")
        return await self._found_so_far(table) or Packed.of({"status": "none", "values": {}, "best": {}})

    async def analyse(self, table: str, person: str) -> Packed:
        """Let a bot look at every decision of a finished game; what it has found so far: JSON."""
        async with self._at(table) as room:
            assert room.table is not None
            self._check_may_look_back(room.table, person)
            found = await self._found_so_far(table)
            if found is not None:
                return found
            decisions = study.decisions(room.table)
            if len(self._analyses) >= MOST_ANALYSES:
                raise Refusal("too-often", "all-ask")
            begun = self._analyses[table] = {"status": "running", "values": {}, "best": {}}
            self._spawn(self._analyse(table, room.table.number, decisions, begun))
        return Packed.of(begun)

    async def _found_so_far(self, table: str) -> Packed | None:
        running = self._analyses.get(table)
        found = reading.encode(running) if running else await self.store.read(study.kept_analysis, table)
        return None if found is None else await asyncio.to_thread(Packed.pack, found)

    async def _analyse(self, table: str, number: int, decisions: list[int], analysis: Json) -> None:
        """One decision after the other: an analysis is one of those who take turns with hints."""
        try:
            for ply in decisions:
                asked = Reading(table, number, study.judged, (ply,), is_packed=False)
                judged = await reading.ask(self._bots.thoughts, f"analysis {table}", self.store, asked, is_sure=True)
                analysis["values"][str(ply)] = judged["values"]
                analysis["best"][str(ply)] = judged["best"]
            done = reading.encode({**analysis, "status": "done"})
            await self.store.write(study.keep_analysis, table, done)
        finally:
            del self._analyses[table]

    # ---- chat

    async def say(self, person: str, table: str, text: str, message: str = "") -> int:
        """Say a line at a table; its number."""
        text = chat.check_text(text)
        async with self._at(table) as room:
            found = room.table
            assert found is not None
            if not room.is_watched_by(person):
                self._check_may_see(found, person, "")
            mine = found.seats_of(person)
            if found.is_rated and found.status == "running" and not mine:
                raise Refusal("not-allowed", "rated-silence")
            said = spoken(person, message, "say", text)
            done = await self.store.read(chat.find_line, table, said) if said is not None else None
            if done is None:
                self._pace.check(person, self._now())
            await self._learn_names({person})
            line = ChatLine(
                number=-1,
                at=self._now(),
                person=person,
                name=self._names.get(person, ""),
                seat=mine[0] if mine else None,
                text=text,
            )
            try:
                number = await self._keep_line(table, line, said)
            except BaseException:
                self._settle_soon(table)  # it may have been kept
                raise
            if number == room.said + 1:
                self._tell_line(room, msgspec.structs.replace(line, number=number))
            elif number > room.said:
                self._settle_soon(table)  # lines that came before it are told first
            return number

    async def _keep_line(self, table: str, line: ChatLine, message: Spoken | None) -> int:
        def keep(connection: Connection) -> int:
            kept = chat.keep_line(connection, table, line, message)
            notify(connection, [f"chat {table} {kept} {self.server}"])
            return kept

        while True:
            try:
                return await self.store.write(keep)
            except IntegrityError:  # another server was faster to use the number: try the next
                if await self.people.person(line.person) is None:
                    raise Refusal("no-such-person") from None

    async def report(self, person: str, table: str, number: int, reason: str) -> None:
        """Tell the operator about a line."""
        await self.store.write(chat.keep_report, person, table, number, reason, self._now())

    # ---- persons

    async def delete_person(self, person: str) -> None:
        """Delete a person: he leaves his tables, and nothing that is his stays."""
        await self._at_tables_of(person, lambda table: wishes.to_vanish(table, person))
        await self.people.delete(person)

    async def move_tables(self, guest: str, account: str) -> None:
        """The tables of a guest become those of the account he has logged in to; the guest is no more."""
        unopened = await self._at_tables_of(guest, lambda table: wishes.to_merge(table, guest, account))
        for table in unopened:
            await self.store.write(append_unopened, table, steps.Moved(person=guest, to=account), self._now())
        await self.people.merge(guest, account)

    async def _at_tables_of(self, person: str, wish: Callable[[Table], Bodies]) -> list[str]:
        """Do something at every table of a person; returns those that follow rules which are not installed."""
        unopened: list[str] = []
        for table in await self.store.read(tables_of, person):
            for attempt in range(TRIES):
                try:
                    async with self._at(table) as room:
                        assert room.table is not None
                        if bodies := wish(room.table):
                            await self._commit(room, bodies)
                    break
                except Refusal as error:
                    if error.code == "old-rules":
                        unopened.append(table)
                        break
                    if error.code != "stale" or attempt == TRIES - 1:
                        raise
        return unopened


def _packed(found: object) -> Packed:
    assert isinstance(found, Packed)
    return found


def tables_of(connection: Connection, person: str) -> list[str]:
    """Tables at which a person sits, or which he has set up."""
    t, s = schema.tables.c, schema.table_seats.c
    sits = select(s.table).where(s.person == person)
    return list(connection.execute(select(t.id).where((t.host == person) | t.id.in_(sits))).scalars())
