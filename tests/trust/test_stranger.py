"""A stranger who asks for dear things at the default limits: answered or plainly refused, and nobody's turn is his."""

import asyncio
import json

import pytest

from ..serving import Running
from . import stranger

FINE = {"200", "201", "202", "table", "previewed", "forbade", "hinted", "too-often", "no-answer", "wrong-password"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("stranger")
    running = Running(f"sqlite:///{folder / 'jurade.sqlite'}", folder / "log", "--log-level", "warning")
    yield running
    assert running.stop() == 0
    assert "broken" not in running.log


def test_whatever_he_asks_he_is_answered_and_others_play_on(server):
    async def scenario():
        async with stranger.person(server.url, "Host") as http, stranger.Table(server.url).open() as table:
            found = await stranger.furnish(http, tables=1)
            for kind in stranger.KINDS:
                asking = asyncio.create_task(stranger.Stranger(server.url, found).ask(kind, 0.1))
                ply = table.watcher.document["ply"]
                await table.move()
                assert table.watcher.document["ply"] > ply
                answers = await asking
                assert answers, kind
                assert set(answers) <= FINE, (kind, answers)

    asyncio.run(scenario())


def test_a_bot_plays_before_hints_are_answered_and_hints_are_bounded_and_shared(server):
    guests, each = 6, 8

    async def scenario():
        answers = {guest: [] for guest in range(guests)}
        everybody_has_asked = asyncio.Barrier(guests + 1)

        async def ask(guest):
            where = stranger.STRANGE
            async with (
                stranger.person(server.url, f"Guest {guest}", where) as http,
                stranger.socket(server.url, http, where) as talk,
            ):
                table = await stranger.new_table(http)
                await talk.watch(table, 0, "events")
                seat, ply = talk.document["to_act"][0], talk.document["ply"]
                for number in range(each):
                    await talk.say(id=f"hint {number}", type="hint", table=table, seat=seat, ply=ply)
                await everybody_has_asked.wait()
                while len(answers[guest]) < each:
                    told = json.loads(await asyncio.wait_for(talk.connection.recv(), 300))
                    if str(told.get("id")).startswith("hint "):
                        answers[guest].append(told["code"] if told["type"] == "error" else told["type"])

        async with stranger.AgainstBot(server.url, "greedy").open() as bot:
            while await bot.turn() is None:  # there is a process in which bots think
                pass
            asking = [asyncio.create_task(ask(guest)) for guest in range(guests)]
            await everybody_has_asked.wait()
            while await bot.turn() is None:
                pass
            waited = sum(each - len(told) for told in answers.values())
            await asyncio.gather(*asking)
        return answers, waited

    answers, waited = asyncio.run(scenario())
    assert waited > 0  # the bot did not wait for them
    for told in answers.values():
        assert 1 <= told.count("hinted") <= 5  # one is thought about, three wait, and one more as these are answered
        assert told.count("hinted") + told.count("too-often") == each
