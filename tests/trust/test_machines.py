"""Whole tables under a state machine: persons, bots, clocks, watchers, restarts in any order, on real stores.

Hypothesis chooses what is done next; after each thing it is checked that every watcher holds what a newcomer would be
shown, that the store tells the same table, that nobody's document depends on what he does not know, and that results
and ratings were kept once.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from sqlalchemy import select

import jurade
from jurade.core.errors import JuradeError
from jurade.core.rng import Rng
from jurade.core.state import NOBODY
from jurade.table import passwords, schema
from jurade.table.botdesk import BotDesk
from jurade.table.commands import (
    Abandon,
    Act,
    OfferDraw,
    Pause,
    Reply,
    Resign,
    Resume,
    SeatBot,
    Sit,
    StandUp,
    Start,
    Undo,
)
from jurade.table.delta import apply
from jurade.table.hall import Hall
from jurade.table.messages import Form
from jurade.table.people import People, Person
from jurade.table.refusals import Refusal
from jurade.table.setup import ClockRules, SeatWish, Setup
from jurade.table.store import Store
from jurade.table.table import Table
from jurade.table.watching import Channel, Surroundings, Watcher
from jurade.table.writing import load_steps

from .inputs import check_error as check_refusal
from .inputs import good_positions, good_records, message_of

MORNING = 1_700_000_000_000
MOST_TABLES = 3
WAIT = 300  # seconds for bots on a very busy machine
FORMS: tuple[Form, ...] = ("scene", "view", "events")
AFTER = {
    "open": {"open", "running", "over"},
    "running": {"running", "paused", "over"},
    "paused": {"paused", "running", "over"},
    "over": {"over"},
}
Json = dict[str, Any]

passwords._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # passwords are not what is tested here


class LastingDesk(BotDesk):
    """A desk whose processes outlast the halls that ask there."""

    def close(self) -> None:
        pass


class Client:
    """One socket: it keeps the document of each table it watches, as a page does."""

    def __init__(self, hall: Hall, person: Person | None) -> None:
        self.hall = hall
        self.person = person
        self.documents: dict[str, Json] = {}
        self.views: dict[str, tuple[int | None, Form]] = {}
        self.steps: dict[str, int] = {}
        self.watcher = Watcher(person.id if person else None, self._hear)
        hall.audience.arrive(self.watcher)

    def _hear(self, raw: bytes) -> None:
        message = json.loads(raw)
        if message["type"] == "table":
            self.documents[message["table"]] = message["document"]
            self.views[message["table"]] = message.get("seat"), message.get("form", "scene")
        elif message["type"] == "change":
            table = message["table"]
            self.documents[table] = apply(self.documents[table], message.get("delta"))
            assert message["step"] >= self.steps[table], "a watcher is told of an earlier step"
        if message["type"] in ("table", "change"):  # a whole document may be of earlier: who lost his seat sees late
            self.steps[message["table"]] = message["step"]


class Known:
    """What the machine remembers of a table."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.status = "open"
        self.number = 0
        self.left: set[str] = set()  # persons who left while the game ran
        self.said: list[tuple[str, str, int, int, str]] = []  # actions by their ids: person, id, seat, ply, action


_template: list[Path] = []


def new_file(folder: Path) -> str:
    """The URL of a new store; its schema is made once and copied."""
    if not _template:
        first = Path(tempfile.mkdtemp(prefix="jurade-machine-")) / "template.db"

        async def make() -> None:
            store = await Store.open(f"sqlite:///{first}")
            await store.close()

        asyncio.run(make())
        _template.append(first)
    shutil.copy(_template[0], folder / "jurade.db")
    return f"sqlite:///{folder / 'jurade.db'}"


_desks: list[LastingDesk] = []


def desk() -> LastingDesk:
    """The desk of all machines of this process."""
    if not _desks:
        _desks.append(LastingDesk(1))
    return _desks[0]


class Tables(RuleBasedStateMachine):
    """A hall, three persons, up to three tables."""

    halls_wanted = 1

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp(prefix="jurade-machine-"))
        self.time = MORNING
        self.tables: list[Known] = []
        self.persons: list[Person] = []
        self.clients: list[Client] = []
        self.halls: list[Hall] = []
        self.wrong: list[str] = []  # what tasks that nobody waits for raised
        self.number = 0
        self.restarts = 0
        self.merged: set[str] = set()  # persons whose ratings were put together, or are gone

    def url(self) -> str:
        return new_file(self.folder)

    # ---- running

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    async def _open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(self._note)
        self.halls, self.stores = [], []
        for _ in range(self.halls_wanted):
            store = await Store.open(self.database)
            people = People(store, now=lambda: self.time)
            self.stores.append(store)
            self.halls.append(await Hall.open(store, people, bots=desk(), now=lambda: self.time))
        await self._settle()

    def _note(self, loop: asyncio.AbstractEventLoop, context: Json) -> None:
        """Something that nobody waits for went wrong; that another server was faster is nothing wrong."""
        error = context.get("exception")
        if not (isinstance(error, Refusal) and error.code == "stale" and len(self.halls) > 1):
            self.wrong.append(repr(context))

    async def _close(self) -> None:
        for hall in self.halls:
            await hall.close()
        for store in self.stores:
            await store.close()
        self.clients = []

    async def _settle(self) -> None:
        """Until nothing happens by itself any more: bots have moved, watchers have been told."""
        async with asyncio.timeout(WAIT):
            while True:
                tasks = [task for hall in self.halls for task in hall.background.tasks]
                if tasks:
                    await asyncio.wait(tasks)
                    continue
                if len(self.halls) == 1 or await self._agree():
                    return
                await asyncio.sleep(0.02)

    async def _agree(self) -> bool:
        """Have all halls heard of everything that is kept?"""
        await asyncio.sleep(0.02)
        for hall in self.halls:
            if hall.background.tasks:
                return False
            for room in hall.rooms:
                if room.is_read:
                    kept = await hall.store.read(load_steps, room.id, room.table.number)
                    if kept:
                        return False
        return not any(hall.background.tasks for hall in self.halls)

    @initialize(
        game=st.sampled_from(jurade.game_ids()),
        bots=st.integers(0, 1),
        rated=st.sampled_from([False, False, True]),
        clock=st.sampled_from(["none", "live"]),
        delay=st.sampled_from([0, 0, 5]),
        begun=st.sampled_from([True, True, True, False]),
    )
    def begin(self, game, bots, rated, clock, delay, begun):
        """Two or three persons, perhaps with a bot, at a table that has begun or is about to."""
        self.database = self.url()

        async def work() -> None:
            await self._open()
            hall = self.halls[0]
            guests = [await hall.people.guest("Ada"), await hall.people.guest("Bob")]
            self.persons = [*guests, await hall.people.account("Cy", "a password")]
            sitting = 3 if game == "bastide" and not bots else 2
            kinds = ["me", *["open"] * (sitting - 1), *["bot"] * bots]
            wishes = tuple(SeatWish(kind=kind, level="random") for kind in kinds)
            times = ClockRules(kind=clock, minutes=1, increment=1)
            setup = Setup(game=game, seats=wishes, rated=rated, clock=times, delay=delay, start=begun)
            self.tables.append(Known(await hall.create(setup, self.persons[0].id)))
            for seat in range(1, sitting) if begun else ():
                await hall.do(self.tables[0].id, Sit(self.persons[seat].id, seat))
            await self._settle()

        self.run(work())

    def teardown(self) -> None:
        if self.halls:
            self.run(self._close())
        self.runner.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def do(self, work: Any, known: Known | None = None) -> Any:
        """Do something; a refusal is returned, says itself in both languages, and has changed nothing."""

        async def done() -> Any:
            before = await self._look(known) if known is not None else None
            try:
                out = await work
            except Refusal as refusal:
                check_refusal(refusal)
                message_of(refusal.message.to_json())
                if known is not None and refusal.code != "stale":
                    assert await self._look(known) is before, "a refusal changed the table"
                out = refusal
            except JuradeError as error:
                raise AssertionError(f"not a refusal: {error!r}") from error
            await self._settle()
            return out

        return self.run(done())

    async def _look(self, known: Known, hall: int = 0) -> Table:
        async with self.halls[hall].rooms.at(known.id) as room:
            return room.table

    def look(self, known: Known) -> Table:
        table: Table = self.run(self._look(known))
        return table

    def table(self, pick: int) -> Known:
        return self.tables[pick % len(self.tables)]

    def who(self, known: Known, person: int, seat: int) -> tuple[str, int]:
        """Somebody and a seat: one of the persons and any seat, or whoever holds the seat."""
        seats = self.look(known).seats
        if person < len(self.persons):
            return self.persons[person].id, seat
        seat %= len(seats)
        return seats[seat].person or self.persons[0].id, seat

    def hall(self, pick: int) -> Hall:
        return self.halls[pick % len(self.halls)]

    def id(self) -> str:
        self.number += 1
        return f"m{self.number}"

    # ---- setting tables

    @precondition(lambda self: len(self.tables) < MOST_TABLES)
    @rule(
        game=st.sampled_from(jurade.game_ids()),
        seats=st.lists(st.sampled_from(["me", "open", "open", "bot"]), min_size=2, max_size=4),
        person=st.integers(0, 2),
        rated=st.booleans(),
        clock=st.sampled_from(["none", "none", "live", "days"]),
        out=st.sampled_from(["bot", "end"]),
        delay=st.sampled_from([0, 0, 5]),
        visibility=st.sampled_from(["public", "public", "link", "private"]),
        brought=st.sampled_from(["", "", "", "record", "position"]),
        start=st.booleans(),
        pick=st.integers(0, 50),
    )
    def create(self, game, seats, person, rated, clock, out, delay, visibility, brought, start, pick):
        rules = jurade.game(game)
        more: Json = {}
        if brought == "record":
            more["record"] = good_records(game)[pick % 10]
        elif brought == "position":
            more["position"] = good_positions(game)[pick % 24]
        wishes = tuple(SeatWish(kind=kind, level="random") for kind in seats[: rules.seats[-1]])
        times = ClockRules(kind=clock, minutes=1, increment=1, days=1, out=out)
        option = [each for each in rules.options if each.values][pick % 5]
        setup = Setup(
            game=game, seats=wishes, rated=rated, clock=times, delay=delay, visibility=visibility, start=start,
            options={option.id: option.values[pick % len(option.values)]}, **more,
        )  # fmt: skip
        made = self.do(self.hall(pick).create(setup, self.persons[person].id, key=self.id()))
        if isinstance(made, str):
            self.tables.append(Known(made))

    @rule(
        pick=st.integers(0, 9),
        person=st.integers(0, 2),
        seat=st.integers(0, 4),
        invited=st.booleans(),
        message=st.booleans(),
    )
    def sit(self, pick, person, seat, invited, message):
        known = self.table(pick)
        before = self.look(known)
        who = self.persons[person].id
        invitation = ""
        if invited and before.host:
            invitation = self.run(self.hall(pick).invitations(known.id, before.host)).get(seat, "")
        was = (before.status, before.seats[seat].person if seat < len(before.seats) else "")
        others = {each.person for each in before.seats if each.is_persons} - {who}
        out = self.do(self.hall(pick).do(known.id, Sit(who, seat, invitation), self.id() if message else ""), known)
        if isinstance(out, int) and was[0] != "open" and was[1] != who:
            assert who not in known.left, "who left a running game sits there again"
            assert not before.is_rated, "a seat of a running rated game changed hands"
            assert not others or self.look(known).seats[seat].person != who, "a bot's seat was taken without consent"

    @rule(pick=st.integers(0, 9), person=st.integers(0, 5), seat=st.integers(0, 3))
    def stand_up(self, pick, person, seat):
        known = self.table(pick)
        was = self.look(known).status
        who, seat = self.who(known, person, seat)
        out = self.do(self.hall(pick).do(known.id, StandUp(who, seat), self.id()), known)
        if isinstance(out, int) and was != "open":
            known.left.add(who)

    @rule(
        pick=st.integers(0, 9),
        person=st.integers(0, 5),
        seat=st.integers(0, 4),
        level=st.sampled_from(["random", "random", "king of bots"]),
    )
    def seat_bot(self, pick, person, seat, level):
        known = self.table(pick)
        who, seat = self.who(known, person, seat)
        self.do(self.hall(pick).do(known.id, SeatBot(who, seat, level), self.id()), known)

    @rule(pick=st.integers(0, 9))
    def fill_and_start(self, pick):
        """Let everybody sit down who can, bots elsewhere, and begin."""
        known = self.table(pick)
        table = self.look(known)
        if table.status != "open" or not table.host:
            return
        invited = self.run(self.hall(pick).invitations(known.id, table.host))
        for seat, there in enumerate(list(table.seats)):
            if there.kind == "open" and self.look(known).status == "open":
                self.do(
                    self.hall(pick).do(known.id, Sit(self.persons[seat % 3].id, seat, invited.get(seat, ""))), known
                )
        self.do(self.hall(pick).do(known.id, Start(table.host), self.id()), known)

    @rule(pick=st.integers(0, 9), person=st.integers(0, 2), what=st.sampled_from([Start, Pause, Resume, Abandon]))
    def course(self, pick, person, what):
        known = self.table(pick)
        self.do(self.hall(pick).do(known.id, what(self.persons[person].id), self.id()), known)

    @rule(pick=st.integers(0, 9), person=st.integers(0, 5), seat=st.integers(0, 3))
    def resign(self, pick, person, seat):
        known = self.table(pick)
        who, seat = self.who(known, person, seat)
        self.do(self.hall(pick).do(known.id, Resign(who, seat), self.id()), known)

    @precondition(lambda self: len(self.tables) < MOST_TABLES and any(known.status == "over" for known in self.tables))
    @rule(pick=st.integers(0, 9), person=st.integers(0, 2), ply=st.integers(0, 12), fork=st.booleans())
    def again(self, pick, person, ply, fork):
        known, hall, who = self.table(pick), self.hall(pick), self.persons[person].id
        out = self.do(hall.fork(known.id, who, ply) if fork else hall.rematch(known.id, who))
        if isinstance(out, str) and out not in {each.id for each in self.tables}:
            self.tables.append(Known(out))

    # ---- playing

    @rule(
        pick=st.integers(0, 9),
        choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=6),
        how=st.sampled_from(["legal", "legal", "legal", "illegal", "stale", "stranger", "again", "otherwise"]),
    )
    def act(self, pick, choices, how):
        self.act_at(self.table(pick), self.hall(pick), choices, how)

    def act_at(self, known: Known, hall: Hall, choices: list[int], how: str) -> None:
        """A few plies by the persons who are asked; or one that must be refused, or one said before."""
        for choice in choices if how == "legal" else choices[:1]:
            table = self.look(known)
            asked = [
                seat for seat in table.match.to_act() if table.to_act() >> seat & 1 and table.seats[seat].is_persons
            ]
            if how in ("again", "otherwise"):
                if known.said:
                    self._say_again(known, hall, choice, how)
                return
            if not asked:
                return
            seat = asked[choice % len(asked)]
            texts = table.match.choices(seat)
            who, ply, text, message = table.seats[seat].person, table.ply, texts[choice % len(texts)], self.id()
            if how == "illegal":
                text = text + " and more"
            elif how == "stale":
                ply = ply + 1 if choice % 2 else -1
            elif how == "stranger":
                who = next((each.id for each in self.persons if each.id != who), "nobody")
            out = self.do(hall.do(known.id, Act(who, seat, ply, text), message), known)
            if how == "legal":
                assert isinstance(out, int), out
                known.said.append((who, message, seat, ply, text))
            elif how != "stranger" or table.seats[seat].person != who:
                assert isinstance(out, Refusal), (how, out)

    @rule(pick=st.integers(0, 9), choices=st.lists(st.integers(0, 10**6), min_size=3, max_size=12))
    def play_on(self, pick, choices):
        """Most of what happens at tables."""
        self.act_at(self.table(pick), self.hall(pick), choices, "legal")

    @rule(choices=st.lists(st.integers(0, 10**6), min_size=3, max_size=12))
    def play_on_at_the_first(self, choices):
        self.act_at(self.tables[0], self.halls[0], choices, "legal")

    def _say_again(self, known: Known, hall: Hall, choice: int, how: str) -> None:
        who, message, seat, ply, text = known.said[choice % len(known.said)]
        number = self.look(known).number
        out = self.do(hall.do(known.id, Act(who, seat, ply, text if how == "again" else text + "!"), message), known)
        assert self.look(known).number == number, "a message said twice had its effect twice"
        if how == "otherwise":
            assert isinstance(out, Refusal), out
            is_gone = self.look(known).seats[seat].person != who
            # Of long ago no table remembers what was said; who has left is told so first.
            assert out.code in ("replayed", "stale") or (is_gone and out.code == "not-yours"), out

    @rule(pick=st.integers(0, 9), seat=st.integers(0, 9), what=st.sampled_from([Undo, Undo, OfferDraw]))
    def ask(self, pick, seat, what):
        known = self.table(pick)
        table = self.look(known)
        played = [ply.seat for ply in table.match.plies if ply.seat >= 0]
        seat = played[-1] if seat > 3 and played else seat % len(table.seats)
        who = table.seats[seat].person or self.persons[0].id
        self.do(self.hall(pick).do(known.id, what(who, seat), self.id()), known)

    @rule(pick=st.integers(0, 9), seat=st.integers(0, 3), agree=st.booleans(), wrong=st.booleans())
    def reply(self, pick, seat, agree, wrong):
        known = self.table(pick)
        table = self.look(known)
        seat %= len(table.seats)
        for asked in table.requests.values():
            seat = min(table.voters(asked.seat) - asked.agreed, default=seat) if not wrong else seat
        request = next(iter(table.requests), 0) + (7 if wrong else 0)
        who = table.seats[seat].person or self.persons[0].id
        self.do(self.hall(pick).do(known.id, Reply(who, seat, request, agree), self.id()), known)

    @rule(seconds=st.sampled_from([1, 6, 30, 70, 90_000]))
    def time_passes(self, seconds):
        """Clocks run out, spectators who are behind see more."""
        self.time += seconds * 1000

        async def tick() -> None:
            for hall in self.halls:
                await hall.tick()
                await self._settle()

        self.do(tick())

    # ---- persons and watchers

    @rule(
        pick=st.integers(0, 9),
        person=st.integers(0, 3),
        seat=st.none() | st.integers(0, 3),
        form=st.sampled_from(FORMS),
        new=st.booleans(),
    )
    def watch(self, pick, person, seat, form, new):
        """From a seat of one's own, or any; by a new socket or one that watches already."""
        known, hall = self.table(pick), self.hall(pick)
        who = self.persons[person] if person < 3 else None
        if who is not None and seat is not None and (mine := self.look(known).seats_of(who.id)):
            seat = mine[seat % len(mine)]
        sockets = [each for each in self.clients if each.person == who and each.hall is hall]

        async def work() -> None:
            client = sockets[0] if sockets and not new else Client(hall, who)
            if client not in self.clients:
                self.clients.append(client)
            await hall.audience.watch(client.watcher, known.id, seat, form, None, "w")

        self.do(work(), known)

    @precondition(lambda self: self.clients)
    @rule(pick=st.integers(0, 9), leaves=st.booleans())
    def look_away(self, pick, leaves):
        client = self.clients[pick % len(self.clients)]

        async def work() -> None:
            if leaves:
                client.hall.audience.leave(client.watcher)
                self.clients.remove(client)
            for table in list(client.documents):
                client.hall.audience.unwatch(client.watcher, table)
                del client.documents[table]

        self.do(work())

    @rule(
        pick=st.integers(0, 9),
        person=st.integers(0, 2),
        text=st.sampled_from(["Good evening", "", "x" * 3000, "\0", "\u202e"]),
    )
    def say(self, pick, person, text):
        known = self.table(pick)
        self.do(self.hall(pick).chat.say(self.persons[person].id, known.id, text, self.id()), known)

    @rule(
        person=st.integers(0, 2),
        name=st.sampled_from(["Ada", "Dora", "", " Eve  E ", "x" * 99]),
        hall=st.integers(0, 1),
    )
    def rename(self, person, name, hall):
        out = self.do(self.hall(hall).people.rename(self.persons[person].id, name))
        if isinstance(out, Person):
            self._is_now(person, out)

    def _is_now(self, person: int, who: Person) -> None:
        for client in self.clients:
            if client.person == self.persons[person]:
                client.person = who
        self.persons[person] = who

    @precondition(lambda self: len(self.merged) < 2)
    @rule(person=st.integers(0, 1), hall=st.integers(0, 1))
    def sign_in(self, person, hall):
        """A guest signs in to the account of the third: his tables are the account's, and another guest comes."""
        guest, account = self.persons[person], self.persons[2]
        if not guest.guest:
            return
        at = self.hall(hall)

        async def work() -> Person:
            await at.move_tables(guest.id, account.id)
            return await at.people.guest("Fay")

        out = self.do(work())
        self.merged |= {guest.id, account.id}
        if isinstance(out, Person):
            for known in self.tables:
                if guest.id in known.left:
                    known.left.add(account.id)
            self.persons[person] = out

    @precondition(lambda self: len(self.merged) < 2)
    @rule(person=st.integers(0, 1), hall=st.integers(0, 1))
    def delete_person(self, person, hall):
        gone, at = self.persons[person], self.hall(hall)

        async def work() -> Person:
            await at.delete_person(gone.id)
            return await at.people.guest("Gil")

        out = self.do(work())
        self.merged.add(gone.id)
        if isinstance(out, Person):
            self.persons[person] = out

    @precondition(lambda self: self.restarts < 3)
    @rule()
    def restart(self):
        """The server goes and comes back."""
        self.restarts += 1

        async def work() -> None:
            await self._close()
            await self._open()

        self.run(work())

    # ---- what must hold

    @invariant()
    def nothing_went_wrong_meanwhile(self) -> None:
        assert not self.wrong, self.wrong

    @invariant()
    def every_table_is_sound(self) -> None:
        if self.halls:
            for known in self.tables:
                self.run(self._check(known))

    async def _check(self, known: Known) -> None:
        kept = Table.fold(known.id, await self.stores[0].read(load_steps, known.id))
        for hall in self.halls:
            async with hall.rooms.at(known.id) as room:
                table = room.table
                assert told(table) == told(kept)
                for client in self.clients:
                    if client.hall is hall and known.id in client.watcher.rooms:
                        channel = client.watcher.rooms[known.id]
                        assert client.views[known.id] == (channel.seat, channel.form)
                        shown = document(room.shown_to(channel.seat), channel.seat, channel.form, room.around)
                        kept_by = client.documents[known.id]
                        assert same(kept_by, shown), (channel.seat, channel.form)
                        check_hidden(room.shown_to(channel.seat), channel.seat, channel.form, room.around)
                if table.status == "open":
                    check_nothing_dealt(table, room.around)
        assert kept.number >= known.number
        assert kept.status in AFTER[known.status], (known.status, kept.status)
        known.status, known.number = kept.status, kept.number
        if kept.is_rated:
            assert max(Counter(seat.person for seat in kept.seats if seat.person).values(), default=0) <= 1
        assert (kept.result is not None) == (kept.status == "over")

    @invariant()
    def results_and_ratings_are_kept_once(self) -> None:
        if not self.halls or not self.tables:
            return
        results, ratings = self.run(self.stores[0].read(_results))
        rated: Counter[str] = Counter()
        for known in self.tables:
            table = self.look(known)
            mine = [row for row in results if row["table"] == known.id]
            assert len({row["seat"] for row in mine}) == len(mine)
            if table.result is None or not table.result.ranking:
                assert mine == []
                continue
            for row in mine:
                assert row["place"] == table.result.ranking[row["seat"]]
                assert row["score"] == table.result.scores[row["seat"]]
            if table.is_rated and len({row["person"] for row in mine}) > 1:
                rated.update({row["person"] for row in mine})
        games = Counter({row["person"]: 0 for row in ratings})
        for row in ratings:
            games[row["person"]] += row["games"]
        for person in {each.id for each in self.persons} - self.merged:
            if not self.merged:
                assert games[person] == rated[person]


def _results(connection: Any) -> tuple[list[Json], list[Json]]:
    rows = [dict(row._mapping) for row in connection.execute(select(schema.results))]
    return rows, [dict(row._mapping) for row in connection.execute(select(schema.ratings))]


def told(table: Table) -> Json:
    """All that a table is, to be compared."""
    return {
        "number": table.number,
        "status": table.status,
        "host": table.host,
        "seats": list(table.seats),
        "requests": dict(table.requests),
        "result": table.result,
        "rematch": table.rematch,
        "plies": table.match.plies,
        "print": table.match.fingerprint(),
        "clock": table.clock.to_json(),
        "asked": (table.asked_since, table.asked_at, table.to_act()),
        "log": table.log(-1, None),
    }


def document(table: Table, seat: int | None, form: Form, around: Surroundings) -> Json:
    """What a newcomer would be shown, as it arrives."""
    found: Json = json.loads(json.dumps(Channel(table.id, seat, form).bring_up(table, around)))
    return found


def same(kept: Json, shown: Json) -> bool:
    """Is a kept document the one that is shown?  It may have more drawings than are used now."""
    if "scene" in shown:
        for name, symbol in shown["scene"]["symbols"].items():
            if kept["scene"]["symbols"].get(name) != symbol:
                return False
        kept = {**kept, "scene": {**kept["scene"], "symbols": {}}}
        shown = {**shown, "scene": {**shown["scene"], "symbols": {}}}
    return kept == shown


def check_hidden(table: Table, seat: int | None, form: Form, around: Surroundings) -> None:
    """In any other world that looks the same from here, the document is the same."""
    if table.status == "over":
        return
    truth = table.match.state
    eye = seat if table.status != "open" else None
    other = truth.masked(NOBODY if eye is None else eye).imagine(Rng(table.number))
    here = document(table, seat, form, around)
    table.match._state = other
    table._public = (-1, {})
    try:
        assert document(table, seat, form, around) == here, (seat, form)
    finally:
        table.match._state = truth
        table._public = (-1, {})


def check_nothing_dealt(table: Table, around: Surroundings) -> None:
    """Before the start nobody is shown more than a spectator, and nothing has been drawn."""
    for form in ("scene", "view", "events"):
        free = document(table, None, form, around)
        for seat in range(len(table.seats)):
            mine = document(table, seat, form, around)
            assert {**mine, "info": 0} == {**free, "info": 0}, (seat, form)
    assert len(table.match.plies) == table.brought, "something was drawn before the start"


def run_machine(machine: type[Tables], examples: int, steps: int) -> None:
    """Let a machine run so many times, each so long; what two servers did cannot be repeated, so nothing is shrunk."""
    phases = set(Phase) - {Phase.shrink, Phase.explain} if machine.halls_wanted > 1 else set(Phase)
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            phases=phases,
            suppress_health_check=list(HealthCheck),
        ),
    )


def shared(url: Any) -> type[Tables]:
    """A machine with two halls on PostgreSQL; ``url`` makes new databases."""

    class TwoHalls(Tables):
        halls_wanted = 2

        def url(self) -> str:
            return str(url())

    return TwoHalls


def test_tables_on_a_file() -> None:
    run_machine(Tables, 6, 25)


def test_tables_of_two_servers(postgres: Any) -> None:
    run_machine(shared(postgres), 2, 15)
