"""All that a person hears from a real hall: sockets, answers, refusals, lists and figures, while a history is played.

Two halls on stores of their own play the two histories of a pair; what the viewpoint's person hears of them must be
equal to the last byte, but for what differs between any two tables: ids, commitment, invitations.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from jurade.core.state import NOBODY
from jurade.table import creating
from jurade.table.commands import Act, Pause, StandUp, Undo
from jurade.table.reading import Packed
from jurade.table.refusals import Refusal

from ..table.conftest import Client, Place, opened
from .looks import FORMS, SEEDS, World, texts_for, to_bytes
from .pairs import History, Pair, script

SALT = "0123456789abcdef0123456789abcdef"
STEP = 700  # milliseconds between choices


@contextlib.contextmanager
def seeded(seed: Any) -> Iterator[None]:
    """Tables set up inside have this seed and always the same salt."""
    real = creating.new_seed
    creating.new_seed = lambda: (seed, SALT)
    try:
        yield
    finally:
        creating.new_seed = real


class Hearing:
    """One hall with a table that follows a history, and one person who hears of it."""

    def __init__(self, place: Place, history: History, seed: Any, viewpoint: int) -> None:
        self.place = place
        self.history = history
        self.seed = seed
        self.seat = None if viewpoint == NOBODY else viewpoint
        self.heard: list[tuple[str, bytes]] = []
        self.struck: list[str] = []  # texts that differ between any two tables
        self.sockets: list[Client] = []
        self.told = 0
        self.table = ""

    async def set_up(self, *, is_started: bool = True, **more: Any) -> None:
        """A table with a person at every seat, and one who only watches."""
        place, history = self.place, self.history
        script(self.seed, history)
        names = [f"Player {seat}" for seat in range(history.setting.seats)]
        *self.players, self.guest = await place.guests(*names, "Guest")
        self.me = self.guest if self.seat is None else self.players[self.seat]
        with seeded(self.seed):
            self.table = await place.table(
                history.game.id,
                *self.players,
                options=dict(history.setting.options),
                clock={"kind": "live", "minutes": 500, "increment": 5},
                start=is_started,
                **more,
            )
        found = await place.look(self.table)
        invited = await place.hall.invitations(self.table, self.players[0].id)
        self.struck = [self.table, found.commitment, *invited.values(), *(each.id for each in self.players)]
        self.struck.append(self.guest.id)

    def note(self, what: str, answer: Any) -> None:
        raw = to_bytes(answer)
        for number, each in enumerate(self.struck):
            raw = raw.replace(each.encode(), f"<{number}>".encode())
        self.heard.append((what, raw))

    async def ask(self, what: str, answer: Awaitable[Any]) -> Any:
        """Note an answer, or the refusal as it is read."""
        try:
            found = await answer
        except Refusal as refusal:
            found = [refusal.code, refusal.sentence, refusal.message.to_json(), refusal.rule]
        if isinstance(found, Packed):
            found = found.plain
        self.note(what, msgspec.to_builtins(found) if not isinstance(found, bytes | str) else found)
        return found

    async def watch(self) -> None:
        """A socket in each form, and one that watches nothing but hears whose turn it is and the lobby."""
        for form in FORMS:
            client = self.place.client(self.me)
            self.sockets.append(client)
            await client.watch(self.table, self.seat, form)
        self.sockets.append(self.place.client(self.me))
        self.place.hall.lobby.watch(self.sockets[-1].watcher)

    async def listen(self) -> None:
        """Note what came over the sockets since the last time, when everybody has been told everything."""
        while tasks := set(self.place.hall.background.tasks):
            await asyncio.wait(tasks)
        for number, client in enumerate(self.sockets):
            self.note(f"socket {number}", b"\n".join(client.raw))
            client.raw.clear()

    async def play_on(self, until: int, *, is_heard: bool = True) -> None:
        for told in self.history.told[self.told : until]:
            self.place.time += STEP
            found = await self.place.look(self.table)
            await self.place.hall.do(self.table, Act(self.players[told.seat].id, told.seat, found.ply, told.text))
            if is_heard:
                await self.listen()
        self.told = max(self.told, until)

    async def ask_everything(self, texts: list[str], rng: random.Random, seat: int | None) -> None:
        """Every question there is over HTTP and on the socket that changes nothing."""
        hall, table, me = self.place.hall, self.table, self.me.id
        await self.ask("info", hall.info(table, me))
        await self.ask("list", hall.lobby.tables(me))
        await self.ask("own list", hall.lobby.tables(me, mine=True))
        await self.ask("lobby", hall.lobby.of(me))
        await self.ask("record", hall.questions.record(table, me, seat))
        await self.ask("position", hall.questions.position(table, me, None, seat))
        ply = (await self.place.look(table)).ply
        for then in (0, rng.randint(0, ply), ply - 1, ply, ply + 1):
            await self.ask("replay", hall.questions.replay(table, me, then, seat))
            await self.ask("old position", hall.questions.position(table, me, then, seat))
        await self.ask("open replay", hall.questions.replay(table, me, ply, seat, open=True))
        await self.ask("course", hall.questions.course(table, me))
        await self.ask("analysis", hall.questions.analysis(table, me))
        for other in range(len(self.players)):
            if other != seat:
                await self.ask("another's record", hall.questions.record(table, me, other))
                await self.ask("another's replay", hall.questions.replay(table, me, ply, other))
        for text in texts:
            mine = 0 if seat is None else seat
            found = await self.ask("preview", hall.questions.preview(me, table, mine, ply, text))
            if isinstance(found, list):  # refused; a legal one would be played
                await self.ask("act", hall.do(table, Act(me, mine, ply, text)))
        if seat is not None:
            await self.ask("forbidden", hall.questions.forbidden(me, table, seat, ply, ()))
        self.note("figures", hall.counts())

    async def close(self) -> None:
        for client in self.sockets:
            client.leave()


def read_here(place: Place) -> None:
    """Let records and replays be looked up in this process: in another one chance would not repeat the history."""

    async def ask(asker: str, work: Any, question: Any, **more: Any) -> Any:
        return work(question)

    place.hall.desk.readings.ask = ask  # type: ignore[method-assign]


@contextlib.asynccontextmanager
async def hearings(folder: Path, pair: Pair) -> AsyncIterator[tuple[Hearing, Hearing]]:
    """The two halls of a pair."""
    sides = []
    async with contextlib.AsyncExitStack() as stack:
        for number, history in enumerate((pair.one, pair.other)):
            name = f"sqlite:///{folder / f'{random.getrandbits(60):x}-{number}.db'}"
            place = await stack.enter_async_context(opened(name))
            read_here(place)
            sides.append(Hearing(place, history, SEEDS[number], pair.viewpoint))
        yield sides[0], sides[1]
        for side in sides:
            await side.close()


def differences(one: list[tuple[str, bytes]], other: list[tuple[str, bytes]]) -> list[str]:
    """What told the two apart; nothing, if all is well."""
    found = []
    if [what for what, _ in one] != [what for what, _ in other]:
        found.append("they were told different numbers of things")
    for number, ((what, here), (_, there)) in enumerate(zip(one, other, strict=False)):
        if here != there:
            at = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
            cut = slice(max(0, at - 100), at + 140)
            found.append(f"{number} {what}:\n  {here[cut]!r}\n  {there[cut]!r}")
    return found


def typed(pair: Pair, moment: int, rng: random.Random, most: int) -> list[str]:
    """Texts that name what the viewpoint cannot see in either world."""
    worlds = (World(pair.one, SEEDS[0], pair.viewpoint), World(pair.other, SEEDS[1], pair.viewpoint))
    for world in worlds:
        world.play_on(moment)
    return texts_for(worlds, rng, most)


async def compare(folder: Path, pair: Pair, rng: random.Random, *, choices: int = 4) -> tuple[int, list[str]]:
    """Lead both halls through the same; how many answers were compared, and what differed."""
    last = min(pair.last, pair.first + choices)
    texts = typed(pair, last, rng, 10)
    seed = rng.getrandbits(30)
    async with hearings(folder, pair) as sides:
        for side in sides:
            await side.set_up()
            await side.play_on(max(0, pair.first - 1), is_heard=False)
            await side.watch()
            await side.listen()
            await side.play_on(last)
            await side.place.hall.chat.say(side.players[0].id, side.table, "good luck")
            await side.place.hall.tick()
            await side.listen()
            await side.ask_everything(texts, random.Random(seed), side.seat)
            if side.seat is not None:
                await side.ask("undo", side.place.hall.do(side.table, Undo(side.me.id, side.seat)))
                await side.listen()
                other = next(each.id for each in side.players if each is not side.me)
                await side.ask("pause", side.place.hall.do(side.table, Pause(other)))  # so that no bot plays on
                await side.ask("leaves", side.place.hall.do(side.table, StandUp(side.me.id, side.seat)))
                await side.listen()
                await side.place.hall.tick()
                await side.listen()
                await side.ask_everything(texts[:2], random.Random(seed), None)
                await side.ask("his record", side.place.hall.questions.record(side.table, side.me.id, side.seat))
            await side.listen()
        return len(sides[0].heard), differences(sides[0].heard, sides[1].heard)
