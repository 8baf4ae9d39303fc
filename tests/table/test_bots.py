"""Bots at tables: asked in turn, in processes of their own, and again when something dies."""

import asyncio
import os
import signal

import pytest

from jurade.bots.workers import Question
from jurade.table.botdesk import BotDesk

QUESTION = Question("carcassonne", "{}", 0, "random", 0)


def test_tables_take_turns_however_many_questions_one_has():
    async def scenario():
        desk = BotDesk(1)
        order: list[str] = []

        async def work(question, work):
            await asyncio.sleep(0)
            order.append(work)

        desk._workers.work_soon = work
        names = ["a"] * 5 + ["b", "b", "c"]
        await asyncio.gather(*(desk.ask(name, name, QUESTION) for name in names))
        desk.close()
        return order, desk.waiting, desk.thinking

    order, waiting, thinking = asyncio.run(scenario())
    # The first was taken before anybody else had come.
    assert order == ["a", "a", "b", "c", "a", "b", "a", "a"]
    assert (waiting, thinking) == (0, 0)


def test_one_who_no_longer_waits_takes_no_turn():
    async def scenario():
        desk = BotDesk(1)
        free = asyncio.Event()

        async def work(question, work):
            await free.wait()
            return work

        desk._workers.work_soon = work
        first, second, third = (asyncio.create_task(desk.ask(name, name, QUESTION)) for name in "abc")
        await asyncio.sleep(0)
        second.cancel()
        free.set()
        assert await asyncio.gather(first, third) == ["a", "c"]
        assert (desk.waiting, desk.thinking) == (0, 0)
        desk.close()

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_bots_turn_survives_the_death_of_its_process(at_file):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        table = await place.table("carcassonne", ada, "knight")
        client = place.client(ada)
        await client.watch(table, 0)
        found = await place.look(table)
        if found.match.to_act() == (1,):
            await client.until(lambda c: c.documents[table]["to_act"] == [0])
        while found.match.to_act() == (0,):
            await place.play(table)
        pool = place.hall._bots._workers
        async with asyncio.timeout(300):
            while not pool._pool._processes:
                await asyncio.sleep(0.01)
        for worker in list(pool._pool._processes):
            os.kill(worker, signal.SIGKILL)
        await client.until(lambda c: c.documents[table]["to_act"] == [0])

    at_file(scenario)


def test_a_bots_turn_survives_the_end_of_the_server(at):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        table = await place.table("carcassonne", ada, "random")
        place.hall._is_closing = True  # the server is about to die and asks nobody any more
        found = await place.look(table)
        while found.match.to_act() == (0,):
            await place.play(table)
        await place.reopen()
        client = place.client(ada)
        await client.watch(table, 0)
        await client.until(lambda c: c.documents[table]["to_act"] == [0])

    at(scenario)


def test_bots_play_a_table_of_their_own_to_the_end(at_file):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        table = await place.table("bastions", ada, "random")
        client = place.client(ada)
        await client.watch(table, 0)
        await place.hall.seat_bot(table, ada.id, 0, "random")
        await client.until(lambda c: c.documents[table]["over"])
        assert client.documents[table]["result"]["ending"]

    at_file(scenario)


def test_a_hint_names_a_choice_and_the_picks_that_lead_to_it(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        found = await place.look(table)
        seat = found.match.to_act()[0]
        hint = await place.hall.hint(found.seats[seat].person, table, seat, found.ply)
        assert hint["action"] in found.match.choices(seat)
        paths = {choice.action: choice.path for choice in found.match.scene(seat).choices}
        assert tuple(hint["path"]) == paths[hint["action"]]
        assert hint["considered"]

    at_file(scenario)


def test_a_finished_game_is_analysed_once_and_kept(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        for _ in range(4):
            await place.play(table)
        await place.hall.resign(table, ada.id, 0)
        assert (await place.hall.analysis(table, None))["status"] == "none"
        begun = await place.hall.analyse(table, ada.id)
        assert begun["status"] == "running"
        async with asyncio.timeout(300):
            while (await place.hall.analysis(table, None))["status"] == "running":
                await asyncio.sleep(0.05)
        found = await place.look(table)
        decisions = [str(n) for n, ply in enumerate(found.match.plies) if ply.seat >= 0]
        for kept in (await place.hall.analysis(table, None), await place.hall.analyse(table, bob.id)):
            assert kept["status"] == "done"
            assert list(kept["values"]) == list(kept["best"]) == decisions
            assert all(len(values) == 2 for values in kept["values"].values())

    at_file(scenario)
