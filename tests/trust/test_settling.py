"""One way to settle: whatever goes wrong between the store and those who are told, everybody ends at what is kept.

Everything that can be asked of a hall is asked once a scenario; of each, the n-th piece of work on the store fails in
one of several ways.  Then the store is back, whoever was not answered asks again under the same id, and:
what was asked for is kept exactly once, bots go on, and every watcher stands where the store stands without doing
anything for it.
"""

import asyncio
import time
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from jurade.table.botdesk import BotDesk
from jurade.table.chat_lines import lines
from jurade.table.commands import (
    Act,
    Command,
    OfferDraw,
    Pause,
    Reply,
    Resign,
    Resume,
    SeatBot,
    Sit,
    StandUp,
    Undo,
)
from jurade.table.hall import Hall
from jurade.table.people import People
from jurade.table.repeating import Spoken
from jurade.table.setup import SeatWish, Setup
from jurade.table.store import Store
from jurade.table.table import Table
from jurade.table.writing import load_steps

from ..server.conftest import choices
from ..table.conftest import MORNING, Client, Place
from .fickle import FAULTS, Fickle

NTH = range(1, 7)  # hardly a wish needs more work on the store than that
PATIENCE = 30  # seconds; a hall settles within one, a busy machine may need more
FORMS = ("scene", "view", "events")


class SharedDesk(BotDesk):
    """Bots that several halls ask; they stay when one of the halls closes."""

    def close(self) -> None:
        """Not yet."""

    def end(self) -> None:
        super().close()


class Shaken(Place):
    """A hall over a fickle store, with a clock that runs."""

    fickle: Fickle

    def __init__(self, url: str, bots: BotDesk) -> None:
        super().__init__(url)
        self.bots = bots

    async def open(self) -> None:
        self.store = await Store.open(self.url)
        self.fickle = Fickle(self.store)
        self.people = People(self.store, now=_now)
        self.hall = await Hall.open(self.store, self.people, bots=self.bots, now=_now)
        self.hall.run()


def _mistakes() -> list[str]:
    """What nobody waits for and goes wrong from now on, otherwise than by the store."""
    found: list[str] = []

    def note(loop, context) -> None:
        error = context.get("exception")
        if isinstance(error, AssertionError | LookupError | AttributeError | TypeError | ValueError):
            found.append(repr(error))

    asyncio.get_running_loop().set_exception_handler(note)
    return found


def _now() -> int:
    """A clock that runs, but so slowly that nothing is mended just because it is looked after now and then."""
    return MORNING + time.monotonic_ns() // 100_000_000


@asynccontextmanager
async def shaken(url: str, bots: BotDesk):
    place = Shaken(url, bots)
    await place.open()
    try:
        yield place
    finally:
        await place.close()


class Scene:
    """A table with watchers in all forms, and what is wanted there."""

    def __init__(self, place: Shaken, fault: str, nth: int) -> None:
        self.place, self.hall, self.fickle = place, place.hall, place.fickle
        self.fault, self.nth = fault, nth
        self.ada, self.bob = "", ""
        self.table = ""
        self.kept: Table | None = None  # as it was last read
        self.watching: list[tuple[Client, int | None, str]] = []
        self.asked = 0
        self.wanted: dict[str, int] = {}  # message -> the step it was answered with
        self.faults = 0

    async def begin(self, game: str, *seats: str, rated: bool = False) -> None:
        """Ada and Bob at a table: "ada", "bob", "open" or a level of bots."""
        ada, bob = await self.place.guests("Ada", "Bob")
        self.ada, self.bob = ada.id, bob.id
        wishes = tuple(
            SeatWish(kind={"ada": "me", "bob": "open", "open": "open"}.get(seat, "bot"), level="page") for seat in seats
        )
        self.lobby = self.place.client(ada)
        self.hall.lobby.watch(self.lobby.watcher)
        self.table = await self.hall.create(Setup(game=game, seats=wishes, rated=rated, start=True), ada.id)
        if "bob" in seats:
            await self.hall.do(self.table, Sit(bob.id, seats.index("bob")))
        sitting = {seat: ada if name == "ada" else bob for seat, name in enumerate(seats) if name in ("ada", "bob")}
        for number, (seat, person) in enumerate([*sitting.items(), (None, None), (None, None)]):
            await self._watch(person, seat, FORMS[(self.nth + number) % len(FORMS)])
        await self.settled("at the beginning")

    async def _watch(self, person, seat: int | None, form: str) -> None:
        client = self.place.client(person)
        await client.watch(self.table, seat, form)
        self.watching.append((client, seat, form))

    # ---- wanting something while the store fails

    async def do(self, command: Command):
        """Want something done at the table."""
        return await self.want(command.name, self.hall.do, self.table, command)

    async def want(self, what: str, wish, *args, **more):
        """Ask the hall for something whose n-th piece of work fails; ask again until it is done."""
        self.asked += 1
        message = f"m{self.asked}"
        if more.pop("keyed", True):
            more["message"] = message
        self.fickle.arm(self.fault, self.nth)
        async with asyncio.timeout(PATIENCE):
            while True:
                asking = asyncio.create_task(wish(*args, **more))
                self.fickle.whose = asking
                await asyncio.wait([asking])
                if not asking.cancelled() and asking.exception() is None:
                    break
                refused = f"{self}, {what}: {asking.exception()!r}" if not asking.cancelled() else ""
                assert "Refusal" not in refused, refused
                await asyncio.sleep(0.02)
        if "message" in more and what != "say":
            self.wanted[message] = asking.result()
        await self.settled(what)
        return asking.result()

    async def settled(self, what: str) -> None:
        """Wait until the bots have played and every watcher stands where the store stands, by itself."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not (self._stands(await self._truth()) and self.fickle.is_well):
                    await asyncio.sleep(0.02)
        except TimeoutError:
            raise AssertionError(f"{self}, {what}: {self._behind(await self._truth())}") from None
        self.fickle.disarm()
        self.faults += self.fickle.happened
        # exactly the document that somebody gets who comes now
        for client, seat, form in self.watching:
            before = _told(client.documents[self.table])
            fresh = self.place.client(None)
            fresh.watcher.person = client.watcher.person
            after = _told(await fresh.watch(self.table, seat, form))
            fresh.leave()
            assert before == after, f"{self}, {what}: seat {seat} as {form}"

    async def _truth(self) -> tuple[Table, list[int]]:
        """The table as it is kept, and the numbers of the lines said there."""
        known = -1 if self.kept is None else self.kept.number
        new = await self.fickle.truth(load_steps, self.table, known)
        if self.kept is None:
            self.kept = Table.fold(self.table, new)
        else:
            for step in new:
                self.kept.take(step)
        return self.kept, [line.number for line in await self.fickle.truth(lines, self.table)]

    def _stands(self, truth: tuple[Table, list[int]]) -> bool:
        table, said = truth
        return (
            not table.bots_to_act() and not self._late(table) and all(self._heard(c) == said for c, *_ in self.watching)
        )

    def _late(self, table: Table) -> list[str]:
        return [f"seat {s} as {f} at {_step(c)}" for c, s, f in self.watching if _step(c) != table.number]

    def _heard(self, client: Client) -> list[int]:
        """The numbers of the lines of chat that a client has heard."""
        return [m["line"]["number"] for m in client.of_type("said")]

    def _behind(self, truth: tuple[Table, list[int]]) -> str:
        table, said = truth
        found = []
        if bots := table.bots_to_act():
            found.append(f"the bot at seat {bots[0]} was not asked")
        if late := self._late(table):
            found.append(f"the store stands at step {table.number}, but {', '.join(late)}")
        if deaf := [f"seat {s} as {f}" for c, s, f in self.watching if self._heard(c) != said]:
            found.append(f"lines {said} were said, not heard (once) by {', '.join(deaf)}")
        return "; ".join(found) or "settled too late"

    async def finish(self) -> None:
        """Whatever was answered is kept exactly once, where the answer says."""
        steps = await self.fickle.truth(load_steps, self.table)
        assert [step.number for step in steps] == list(range(len(steps)))
        for message, answered in self.wanted.items():
            caused = [step.number for step in steps if Spoken("", message, ()).name in step.message]
            assert len(caused) == 1, f"{self}: {message} is kept {len(caused)} times"
            assert caused[0] <= answered <= caused[0] + 1

    def __str__(self) -> str:
        return f"{self.fault} at work {self.nth}"


def _step(client: Client) -> int:
    return next(m["step"] for m in reversed(client.messages) if m["type"] in ("table", "change"))


def _told(document: dict) -> dict:
    """A document without who is there just now, and without pictures it needs no longer."""
    info = document["info"]
    seats = [{**seat, "here": None} for seat in info["seats"]]
    told = {**document, "info": {**info, "watchers": None, "seats": seats}}
    if "scene" in told:
        told["scene"] = {**told["scene"], "symbols": None}
    return told


# ---- what is wanted


async def _play(scene: Scene, times: int) -> None:
    """Those who are asked play, one after the other."""
    for _ in range(times):
        seat, client = next(
            (seat, client)
            for client, seat, _ in scene.watching
            if seat is not None and choices(client.documents[scene.table])
        )
        document = client.documents[scene.table]
        choice = choices(document)[len(choices(document)) // 2]
        await scene.do(Act(client.watcher.person, seat, document["ply"], choice))


async def persons_play(scene: Scene) -> None:
    hall = scene.hall
    await scene.begin("carcassonne", "ada", "bob")
    table, ada, bob = scene.table, scene.ada, scene.bob
    await _play(scene, 5)
    last = next(seat for client, seat, form in scene.watching if client.documents[table]["to_act"] != [seat])
    await scene.want("say", hall.chat.say, ada, table, "good evening")
    await scene.do(Undo((ada, bob)[last], last))
    await _answer(scene, agree=True)
    await scene.do(OfferDraw(ada, 0))
    await _answer(scene, agree=False)
    await scene.do(Pause(ada))
    await scene.do(Resume(bob))
    await scene.want("say", hall.chat.say, bob, table, "and good night")
    await scene.do(Resign(bob, 1))


async def _answer(scene: Scene, *, agree: bool) -> None:
    """Bob or Ada answers the request of the other, if there is one: some undos are free."""
    for request in scene.watching[0][0].documents[scene.table]["info"]["requests"]:
        seat = 1 - request["seat"]
        person = (scene.ada, scene.bob)[seat]
        await scene.do(Reply(person, seat, request["number"], agree))


async def bots_play(scene: Scene) -> None:
    await scene.begin("carcassonne", "ada", "page")
    await _play(scene, 5)
    await scene.do(Undo(scene.ada, 0))
    await _play(scene, 1)


async def a_seat_changes_hands(scene: Scene) -> None:
    await scene.begin("bastions", "ada", "bob")
    bob = scene.bob
    await _play(scene, 2)
    await scene.do(Pause(bob))  # so that no bot plays while its seat changes hands
    await scene.do(SeatBot(bob, 1, "page"))
    await scene.do(Sit(bob, 1))
    await scene.do(Resume(bob))
    await _play(scene, 2)


async def answers_are_sealed(scene: Scene) -> None:
    await scene.begin("bastide", "ada", "bob", "page")
    await _play(scene, 4)


async def a_rated_game_ends(scene: Scene) -> None:
    await scene.begin("feudo", "ada", "bob", rated=True)
    await _play(scene, 2)
    await scene.do(Resign(scene.ada, 0))
    for person in (scene.ada, scene.bob):
        [rating] = (await scene.place.people.profile(person))["ratings"]
        assert rating["games"] == 1, scene
    again = [
        await scene.want("rematch", scene.hall.rematch, scene.table, p, keyed=False) for p in (scene.ada, scene.bob)
    ]
    assert len(set(again)) == 1


async def a_table_is_set_up(scene: Scene) -> None:
    hall = scene.hall
    await scene.begin("feudo", "ada", "open", "open")
    ada, bob = scene.ada, scene.bob
    setup = Setup(game="feudo", seats=(SeatWish(kind="me"), SeatWish(kind="open")))
    made = await scene.want("create", hall.create, setup, ada, key="k", keyed=False)
    assert await hall.create(setup, ada, key="k") == made
    await scene.do(Sit(bob, 1))
    await scene.do(StandUp(bob, 1))
    await scene.do(SeatBot(ada, 1, "page"))
    await scene.do(Sit(bob, 2))  # the last seat: it starts
    assert (await hall.lobby.tables(ada, mine=True))["tables"][0]["status"] == "running"


async def somebody_comes_to_watch(scene: Scene) -> None:
    await scene.begin("carcassonne", "ada", "bob")
    await _play(scene, 1)
    for seat, form in ((None, "scene"), (0, "view"), (1, "events")):
        client = scene.place.client(None)
        client.watcher.person = {None: "", 0: scene.ada, 1: scene.bob}[seat]
        scene.watching.append((client, seat, form))
        await scene.want("watch", client.watch, scene.table, seat, form, keyed=False)
    await _play(scene, 1)


WISHES = (
    persons_play,
    bots_play,
    a_seat_changes_hands,
    answers_are_sealed,
    a_rated_game_ends,
    a_table_is_set_up,
    somebody_comes_to_watch,
)


async def through_all(wishes, fault: str, urls: list[str]) -> int:
    """Want it all once for each n at the same time, each at a table and store of its own; the faults that happened."""

    bots = SharedDesk(1)

    async def one(place: Shaken, nth: int) -> int:
        scene = Scene(place, fault, nth)
        await wishes(scene)
        await scene.finish()
        await _lobby_settles(scene)
        return scene.faults

    async with AsyncExitStack() as stack:
        stack.callback(bots.end)
        places = [await stack.enter_async_context(shaken(url, bots)) for url in urls]
        mistakes = _mistakes()
        faults = sum(await asyncio.gather(*(one(place, nth) for place, nth in zip(places, NTH, strict=True))))
        assert mistakes == []
        return faults


async def _lobby_settles(scene: Scene) -> None:
    """Whoever looks at the lobby sees what is kept, by himself."""
    free, mine = await scene.hall.lobby.of(scene.ada)
    wanted = _rows(free), _rows(mine)
    async with asyncio.timeout(PATIENCE):
        while [(_rows(m["open"]), _rows(m["mine"])) for m in scene.lobby.of_type("tables")][-1:] != [wanted]:
            await asyncio.sleep(0.02)


def _rows(tables: list[dict]) -> dict[str, tuple]:
    return {row["id"]: (row["status"], row["ply"], row["to_act"]) for row in tables}


# Every wish with the faults that are hardest to mend, and every fault with the wishes of people who play;
# bench/trust/settling.py does every wish with every fault.
SHORT = [
    (wishes, fault) for wishes in WISHES for fault in FAULTS if wishes is persons_play or fault in ("lost", "left")
]


@pytest.mark.parametrize(("wishes", "fault"), SHORT, ids=lambda part: getattr(part, "__name__", part))
def test_everybody_ends_at_what_is_kept(wishes, fault, tmp_path):
    faults = asyncio.run(through_all(wishes, fault, [f"sqlite:///{tmp_path / f'{nth}.sqlite'}" for nth in NTH]))
    assert faults > 0


@pytest.mark.parametrize("fault", ["lost", "left"])
def test_everybody_ends_at_what_is_kept_in_postgres(fault, postgres):
    assert asyncio.run(through_all(persons_play, fault, [postgres() for _ in NTH])) > 0


@pytest.mark.parametrize("fault", ["lost", "lost once", "refused"])
def test_tables_that_were_kept_together_settle_together(fault, tmp_path):
    """The answer for several tables at once is lost: what each wanted is kept once, and its player hears 'done'."""

    async def scenario() -> list[int]:
        bots = SharedDesk(1)
        async with shaken(f"sqlite:///{tmp_path / 'jurade.sqlite'}", bots) as place:
            scenes = [Scene(place, fault, 1) for _ in range(4)]
            for scene in scenes:
                await scene.begin("carcassonne", "ada", "bob")
            await asyncio.gather(*(_play(scene, 1) for scene in scenes))
            for scene in scenes:
                await scene.finish()
        bots.end()
        return [scene.faults for scene in scenes]

    assert sum(asyncio.run(scenario())) > 0
