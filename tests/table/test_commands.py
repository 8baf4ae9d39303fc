"""Commands and drafts: what is asked is tried on a copy, and the table is another one only when it is kept."""

import asyncio
import contextlib
import random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

import jurade
from jurade.table import commands
from jurade.table.commands import (
    Abandon,
    Act,
    Command,
    Merge,
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
    Vanish,
    allowed,
)
from jurade.table.creating import created_by
from jurade.table.draft import Draft
from jurade.table.refusals import Refusal
from jurade.table.setup import ClockRules, SeatWish, Setup
from jurade.table.steps import Flagged, Outage, Rematched, Step
from jurade.table.table import Table

COMMANDS = [
    kind
    for name in commands.__all__
    if isinstance(kind := getattr(commands, name), type) and issubclass(kind, Command) and kind is not Command
]
NAMES = {kind.name for kind in COMMANDS}
GAMES = ("bastide", "bastions", "carcassonne", "feudo", "flandern")


def new_table(game: str, seats: int, **more: Any) -> tuple[Table, list[Step]]:
    """An open table at which p0 sits and everybody else may, and its steps."""
    wishes = (SeatWish(kind="me"), *(SeatWish(kind="open") for _ in range(seats - 1)))
    bodies = created_by(Setup(game=game, seats=wishes, **more), "p0")
    steps = [Step(number, 1000, body) for number, body in enumerate(bodies)]
    return Table.fold("t", steps), steps


def shown(table: Table) -> dict[str, Any]:
    """Everything that a table can be asked."""
    return {
        "match": (table.match.plies, table.match.fingerprint(), table.match.to_act(), table.match.over),
        "seats": list(table.seats),
        "course": (table.status, table.host, table.rematch, table.result, sorted(table.gone), table.version),
        "steps": (table.number, table.at, table.ply, table.played),
        "asked": (list(table.asked_since), list(table.asked_at), table.to_act(), table.bots_to_act()),
        "requests": dict(table.requests),
        "clock": (list(table.clock.left), table.clock.running, table.clock.since),
        "log": [table.log(-1, seat) for seat in (None, 0)],
        "public": dict(table.public()),
        "recent": dict(table._recent),
    }


def everything(table: Table, chooser: random.Random) -> list[Command]:
    """All that the persons at a table might ask, sensible or not."""
    asked: list[Command] = [Start("p0")]
    for seat, there in enumerate(table.seats):
        person = there.person or f"p{seat}"
        asked += [Sit(person, seat), SeatBot(person, seat, "page"), StandUp(person, seat), Pause(person)]
        asked += [Resume(person), Resign(person, seat), Abandon(person), Undo(person, seat), OfferDraw(person, seat)]
        asked += [Vanish(person), Merge(person, "p0"), Merge(person, "account")]
        asked += [Reply(person, seat, number, agree) for number in table.requests for agree in (False, True)]
        if choices := table.match.choices(seat):
            asked.append(Act(person, seat, table.ply, chooser.choice(choices)))
    return asked


def drafts_of(table: Table, chooser: random.Random) -> list[tuple[Command, Draft]]:
    """What would be done of all that might be asked."""
    found = []
    for command in everything(table, chooser):
        with contextlib.suppress(Refusal):
            found.append((command, command.draft(table, table.at + 700, command.message(f"m{table.number}"))))
    return [(command, draft) for command, draft in found if draft.steps]


# How often a test follows a command where there are others; what ends a game or empties a seat, seldom.
OFTEN: dict[type[Command], float] = {Act: 12, Sit: 4, Start: 4, Resume: 4, Reply: 3, Undo: 2, Pause: 1, OfferDraw: 1}
SELDOM = 0.1


def follow(drafts: list[tuple[Command, Draft]], chooser: random.Random) -> Draft | None:
    """One of them, mostly a choice in the game."""
    weights = [OFTEN.get(type(command), SELDOM) for command, _ in drafts]
    return chooser.choices(drafts, weights)[0][1] if drafts else None


def after_bots(table: Table, chooser: random.Random) -> tuple[Table, list[Step]]:
    """The table after the bots have played whose turn it is, and the steps of that."""
    steps: list[Step] = []
    while bots := table.bots_to_act():
        draft = Draft(table, table.at + 50)
        draft.play(bots[0], chooser.choice(table.match.choices(bots[0])))
        table, steps = draft.table, steps + draft.steps
    return table, steps


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_draft_leaves_its_table_as_it_is(game):
    """Whatever is asked: the table is as before, and the draft's table is the fold of all steps."""
    chooser = random.Random(game)
    done: set[str] = set()
    for _ in range(4):
        table, steps = new_table(game, jurade.game(game).seats[0], clock=ClockRules(kind="live", minutes=60))
        for _ in range(40):
            before = shown(table)
            drafts = drafts_of(table, chooser)
            assert shown(table) == before
            done |= {command.name for command, _ in drafts}
            draft = follow(drafts, chooser)
            if draft is None:
                break
            table, played = after_bots(draft.table, chooser)
            steps += draft.steps + played
        assert shown(Table.fold("t", steps)) == shown(table)
    assert done == NAMES


def test_what_nobody_asks_for_leaves_the_table_as_it_is_too():
    table, _ = new_table("carcassonne", 2, clock=ClockRules(kind="live", minutes=1))
    table = Sit("p1", 1).draft(table, 2000).table
    table = Start("p0").draft(table, 3000).table
    before = shown(table)
    for body in (Flagged(seat=0), Outage(since=3000, until=9000), Rematched(table="u")):
        draft = Draft(table, 10_000)
        draft.add(body)
        assert shown(table) == before
        assert shown(draft.table) != before


def test_a_copy_of_a_match_goes_on_by_itself():
    match = jurade.game("carcassonne").new(2, seed=4)
    for _ in range(6):
        match.play(match.to_act()[0], match.choices(match.to_act()[0])[0])
    plies, print_of = match.plies, match.fingerprint()
    twin = match.clone()
    seat = twin.to_act()[0]
    twin.play(seat, twin.choices(seat)[-1])
    assert (match.plies, match.fingerprint()) == (plies, print_of)
    assert twin.plies[: len(plies)] == plies
    twin.drop(2)
    assert (match.plies, match.fingerprint()) == (plies, print_of)
    match.play(seat, match.choices(seat)[-1])  # the same luck, whoever plays it
    again = match.at(len(plies)).clone()
    again.play(seat, match.plies[len(plies)].text)
    again.run_on()
    assert again.plies == match.plies


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (Sit("p", 1, "an invitation"), ("sit", 1)),
        (SeatBot("p", 1, "page"), ("bot", 1, "page")),
        (StandUp("p", 1), ("stand-up", 1)),
        (Start("p"), ("start",)),
        (Pause("p"), ("pause",)),
        (Resume("p"), ("resume",)),
        (Resign("p", 1), ("resign", 1)),
        (Abandon("p"), ("abandon",)),
        (Act("p", 1, 7, "pass"), ("act", 1, 7, "pass")),
        (Undo("p", 1), ("undo", 1)),
        (OfferDraw("p", 1), ("draw", 1)),
        (Reply("p", 1, 9, True), ("reply", 1, 9, True)),
    ],
    ids=lambda part: part.name if isinstance(part, Command) else "",
)
def test_a_command_is_recognised_by_what_earlier_versions_kept_of_it(command, says):
    """The mark of a message is kept with its step: it must never change."""
    assert command.says() == says
    assert command.message("") is None
    assert command.message("m1").says == says


def test_every_command_has_a_name_of_its_own():
    assert len(NAMES) == len(COMMANDS) == 14


# ---- what is offered

OFFERS = {
    "start": lambda person, seat: Start(person),
    "stand-up": StandUp,
    "abandon": lambda person, seat: Abandon(person),
    "resign": Resign,
    "take-back-seat": Sit,
    "pause": lambda person, seat: Pause(person),
    "resume": lambda person, seat: Resume(person),
    "undo": Undo,
    "draw": OfferDraw,
}
# Why something is refused though it is offered: one learns it by asking.
LEARNED = {
    "refused-rated-no-undo",
    "refused-nothing-to-undo",  # taken back already
    "refused-rated-two-persons",
    "refused-bot-plays",
}


def refusal_of(command: Command, table: Table) -> str:
    """Why a command is refused; "" when it is not."""
    try:
        command.draft(table, table.at)
    except Refusal as refusal:
        return refusal.message.key
    return ""


@pytest.mark.parametrize("rated", [False, True])
def test_a_seat_is_offered_what_is_not_refused(rated):
    chooser = random.Random(5)
    offered: set[str] = set()
    for _ in range(6):
        table, _steps = new_table("carcassonne", 3, rated=rated)
        for _ in range(50):
            for seat, there in enumerate(table.seats if not table.requests else ()):
                if not there.person or there.forfeited:
                    continue
                can = allowed(table, seat)
                offered |= set(can)
                for name, command in OFFERS.items():
                    why = refusal_of(command(there.person, seat), table)
                    assert (name in can) == (not why) or (name in can and why in LEARNED), (name, why)
            draft = follow(drafts_of(table, chooser), chooser)
            if draft is None:
                break
            table, _played = after_bots(draft.table, chooser)
    friendly = {"hand-over", "take-back-seat", "pause", "resume", "hint"}
    assert {"start", "stand-up", "abandon", "seat-bot", "resign", "undo", "draw", "rematch", "fork"} <= offered
    assert friendly & offered == (set() if rated else friendly)


# ---- keeping


def test_the_table_is_another_one_only_when_its_step_is_kept(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        client = place.client(None)
        await client.watch(table)
        before = await place.look(table)
        was, heard = shown(before), len(client.messages)
        write, is_open = place.store.write, asyncio.Event()

        async def wait_and_write(work, *args, **more):
            await is_open.wait()
            return await write(work, *args, **more)

        place.store.write = wait_and_write
        playing = asyncio.create_task(place.play(table))
        room = place.hall.rooms.get(table)
        while not place.hall.rooms.writer._task:
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)
        assert room.lock.locked()
        assert room.table is before
        assert shown(before) == was
        assert len(client.messages) == heard
        is_open.set()
        await playing
        assert room.table.ply > before.ply
        assert shown(before) == was
        assert client.documents[table]["ply"] == room.table.ply

    at_file(scenario)


def test_a_step_that_is_not_kept_leaves_nothing_to_mend(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        before = await place.look(table)
        was = shown(before)
        write = place.store.write

        async def fail(work, *args, **more):
            raise OperationalError("the work", None, OSError("gone"))

        place.store.write = fail
        with pytest.raises(OperationalError):
            await place.play(table, message="m1")
        place.store.write = write
        assert await place.look(table) is before
        assert shown(before) == was
        await place.play(table, message="m1")
        assert (await place.look(table)).number == before.number + 1

    at_file(scenario)
