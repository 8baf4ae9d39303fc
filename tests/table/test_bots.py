"""Bots at tables: asked in turn, in processes of their own, and again when something dies."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from jurade.table.botdesk import BotDesk, Desk
from jurade.table.commands import Resign, SeatBot
from jurade.table.refusals import Refusal


def test_those_who_ask_take_turns_however_much_one_of_them_asks():
    async def scenario():
        desk = BotDesk(1)
        order: list[str] = []

        async def ask(name):
            order.append(await desk.ask(name, str, name))

        await asyncio.gather(*(ask(name) for name in ["a"] * 5 + ["b", "b", "c"]))
        await asyncio.sleep(0)
        desk.close()
        return order, desk.waiting, desk.thinking

    order, waiting, thinking = asyncio.run(scenario())
    # The first was taken before anybody else had come.
    assert order == ["a", "a", "b", "c", "a", "b", "a", "a"]
    assert (waiting, thinking) == (0, 0)


def test_one_who_no_longer_waits_takes_no_turn():
    async def scenario():
        desk = BotDesk(1)
        first, second, third = (asyncio.create_task(desk.ask(name, str, name)) for name in "abc")
        await asyncio.sleep(0)
        second.cancel()
        assert await asyncio.gather(first, third) == ["a", "c"]
        await asyncio.sleep(0)
        assert (desk.waiting, desk.thinking) == (0, 0)
        desk.close()

    asyncio.run(scenario())


@pytest.fixture
def gate(tmp_path):
    """A question that is answered once somebody opens the gate: ``desk.ask(name, Path.read_text, gate)``."""
    path = tmp_path / "gate"
    os.mkfifo(path)
    return path


async def working(desk):
    """Wait until no question is on its way to or from the process but one."""
    while not (desk.thinking == 1 and desk.workers.pids):
        await asyncio.sleep(0.01)


def test_a_process_is_taken_until_it_has_answered_even_if_nobody_waits_any_more(gate):
    async def scenario():
        desk = BotDesk(1)
        gone = asyncio.create_task(desk.ask("a", Path.read_text, gate))
        await working(desk)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        waiting = asyncio.create_task(desk.ask("b", str, "b"))
        await asyncio.sleep(0)
        assert (desk.thinking, desk.waiting) == (1, 1)
        await asyncio.to_thread(gate.write_text, "open")
        assert await waiting == "b"
        desk.close()

    asyncio.run(scenario())


def test_nothing_but_bots_is_asked_where_bots_are_asked(gate):
    async def scenario():
        desk = BotDesk(1)
        slow = [asyncio.create_task(each.ask("a", Path.read_text, gate)) for each in (desk.thoughts, desk.readings)]
        assert await desk.ask("table", str, "played") == "played"
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        desk.close()

    asyncio.run(scenario())


def test_who_asks_too_much_is_refused_at_once_and_others_are_not(gate):
    async def scenario():
        desk = Desk(1, each=2, most=4)
        asked = [asyncio.create_task(desk.ask("a", Path.read_text, gate))]
        await working(desk)
        asked += [asyncio.create_task(desk.ask("a", str, "a")) for _ in range(2)]
        await asyncio.sleep(0)
        assert desk.waiting == 2
        with pytest.raises(Refusal, match="still waiting for an answer") as refused:
            await desk.ask("a", str, 1)
        assert refused.value.code == "too-often"
        asked += [asyncio.create_task(desk.ask(name, str, name)) for name in "bc"]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="very busy"):
            await desk.ask("d", str, 1)
        asked.append(asyncio.create_task(desk.ask("d", str, "d", is_sure=True)))
        await asyncio.to_thread(gate.write_text, "open")
        assert await asyncio.gather(*asked) == ["open", "a", "a", "b", "c", "d"]
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
        await place.play_until(table, lambda t: t.match.to_act() != (0,))
        workers = place.hall.desk.workers
        async with asyncio.timeout(300):
            while not workers.pids:
                await asyncio.sleep(0.01)
        for worker in workers.pids:
            os.kill(worker, signal.SIGKILL)
        await client.until(lambda c: c.documents[table]["to_act"] == [0])

    at_file(scenario)


def test_a_bots_turn_survives_the_end_of_the_server(at):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        table = await place.table("carcassonne", ada, "random")
        place.hall.background.is_closing = True  # the server is about to die and asks nobody any more
        await place.play_until(table, lambda t: t.match.to_act() != (0,))
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
        await place.hall.do(table, SeatBot(ada.id, 0, "random"))
        await client.until(lambda c: c.documents[table]["over"])
        assert client.documents[table]["result"]["ending"]

    at_file(scenario)


def test_a_hint_names_a_choice_and_the_picks_that_lead_to_it(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        found = await place.look(table)
        seat = found.match.to_act()[0]
        hint = await place.hall.questions.hint(found.seats[seat].person, table, seat, found.ply)
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
        await place.hall.do(table, Resign(ada.id, 0))
        assert (await place.hall.questions.analysis(table, None)).json["status"] == "none"
        begun = (await place.hall.questions.analyse(table, ada.id)).json
        assert begun["status"] == "running"
        async with asyncio.timeout(300):
            while (await place.hall.questions.analysis(table, None)).json["status"] == "running":
                await asyncio.sleep(0.05)
        found = await place.look(table)
        decisions = [str(n) for n, ply in enumerate(found.match.plies) if ply.seat >= 0]
        for found_again in (
            await place.hall.questions.analysis(table, None),
            await place.hall.questions.analyse(table, bob.id),
        ):
            kept = found_again.json
            assert kept["status"] == "done"
            assert list(kept["values"]) == list(kept["best"]) == decisions
            assert all(len(values) == 2 for values in kept["values"].values())

    at_file(scenario)
