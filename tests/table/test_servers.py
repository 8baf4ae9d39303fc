"""Two servers over one PostgreSQL."""

import asyncio

from jurade.table.commands import Resign
from jurade.table.refusals import Refusal


def test_what_one_server_does_the_watchers_of_the_other_see(halls):
    async def scenario(one, other):
        ada, bob = await one.guests("Ada", "Bob")
        table = await one.table("carcassonne", ada, bob)
        here, there = one.client(ada), other.client(bob)
        elsewhere = other.client(bob)
        await here.watch(table, 0)
        await there.watch(table, 1)
        for turn in range(12):
            await (one if turn % 2 else other).play(table)
            ply = max(client.documents[table]["ply"] for client in (here, there))
            for client in (here, there):
                await client.until(lambda c, ply=ply: c.documents[table]["ply"] >= ply)
        assert here.log[table] == there.log[table]
        await elsewhere.until(lambda c: c.of_type("turn"))
        await one.hall.chat.say(ada.id, table, "good evening")
        await there.until(lambda c: c.of_type("said"))
        await other.hall.do(table, Resign(bob.id, 1))
        await here.until(lambda c: c.documents[table]["over"])

    halls(scenario)


def test_of_two_at_once_one_is_faster_and_the_other_hears_that_the_table_moved_on(halls):
    async def scenario(one, other):
        ada, bob = await one.guests("Ada", "Bob")
        table = await one.table("carcassonne", ada, bob)
        await other.look(table)
        for _ in range(10):
            found = await one.look(table)
            await _same(other, table, found.number)
            before = found.number
            results = await asyncio.gather(one.play(table), other.play(table), return_exceptions=True)
            stale = [result for result in results if isinstance(result, BaseException)]
            assert all(isinstance(error, Refusal) and error.code == "stale" for error in stale), stale
            assert found is not None
            after = await one.look(table)
            await _same(other, table, after.number)
            assert (await one.look(table)).match.plies == (await other.look(table)).match.plies
            assert after.number - before == 2 - len(stale)

    halls(scenario)


async def _same(place, table: str, number: int) -> None:
    async with asyncio.timeout(300):
        while (await place.look(table)).number < number:
            await asyncio.sleep(0.01)


def test_each_server_knows_who_is_there_at_the_other(halls):
    async def scenario(one, other):
        ada, bob = await one.guests("Ada", "Bob")
        table = await one.table("carcassonne", ada, bob)
        here, there, looking = one.client(ada), other.client(bob), other.client(None)

        def at(client):
            info = client.documents[table]["info"]
            return [seat["here"] for seat in info["seats"]], info["watchers"]

        await here.watch(table, 0)
        await there.watch(table, 1)
        await looking.watch(table)
        for client in (here, there, looking):
            await client.until(lambda c: at(c) == ([True, True], 1))
        [row] = (await one.hall.lobby.tables(ada.id, mine=True))["tables"]
        assert row["watchers"] == 1
        there.leave()
        await here.until(lambda c: at(c) == ([True, False], 1))
        other.hall.background.is_closing = True  # it falls silent
        one.time += 20_000
        await one.hall.tick()
        await here.until(lambda c: at(c) == ([True, False], 0))

    halls(scenario)


def test_a_server_that_joins_later_asks_who_is_there(halls):
    async def scenario(one, other):
        ada, bob = await one.guests("Ada", "Bob")
        table = await one.table("carcassonne", ada, bob)
        await other.close()
        await one.client(ada).watch(table, 0)
        await other.open()
        there = other.client(bob)
        await there.watch(table, 1)
        await there.until(lambda c: [seat["here"] for seat in c.documents[table]["info"]["seats"]] == [True, True])

    halls(scenario)


def test_a_server_that_joins_others_forgives_no_time(halls):
    async def scenario(one, other):
        ada, bob = await one.guests("Ada", "Bob")
        table = await one.table("carcassonne", ada, bob, clock={"kind": "live", "minutes": 5})
        seat = (await one.look(table)).match.to_act()[0]
        await other.close()
        for place in (one, other):
            place.time += 120_000
        await other.open()
        await other.play(table)
        assert (await other.look(table)).clock.left[seat] == 180_000

    halls(scenario)


def test_another_server_asks_the_bot_when_the_first_does_not(halls):
    async def scenario(one, other):
        [ada] = await one.guests("Ada")
        one.hall.background.is_closing = True  # it has stopped asking bots
        table = await one.table("carcassonne", ada, "random")
        found = await one.play_until(table, lambda t: t.match.to_act() != (0,))
        assert found.match.to_act() == (1,)
        watching = other.client(ada)
        await watching.watch(table, 0)
        await other.hall.tick()
        assert watching.documents[table]["to_act"] == [1]
        other.time += 20_000
        await other.hall.tick()
        await watching.until(lambda c: c.documents[table]["to_act"] == [0])

    halls(scenario)


def test_a_creation_repeated_at_the_other_server_makes_no_second_table(halls):
    from jurade.table.setup import SeatWish, Setup

    async def scenario(one, other):
        [ada] = await one.guests("Ada")
        setup = Setup(game="carcassonne", seats=(SeatWish(kind="me"), SeatWish(kind="open")))
        made = await asyncio.gather(*(place.hall.create(setup, ada.id, key="k") for place in (one, other, one, other)))
        assert len(set(made)) == 1

    halls(scenario)
