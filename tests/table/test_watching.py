"""Greetings: encoded once for all who come, and yet everything that is to be told, to each his own."""

import json

import msgspec
import pytest

from jurade.table.commands import Reply, Undo
from jurade.table.messages import Document
from jurade.table.watching import Channel


def told_plainly(channel, table, around, since):
    """What a greeting has to say, made from the table alone."""
    fresh = Channel(channel.table, channel.seat, channel.form)
    document = fresh.bring_up(table, around)
    log = table.log(-1 if since is None else since, channel.seat, in_words=channel.form == "scene")
    whole = Document(id="w", table=table.id, seat=channel.seat, form=channel.form, step=table.number, document=document)
    return json.loads(msgspec.json.encode(msgspec.structs.replace(whole, log=log)))


@pytest.mark.parametrize("form", ["scene", "view", "events"])
@pytest.mark.parametrize("seat", [None, 0])
def test_a_greeting_says_what_the_table_says_whatever_happened_before(at_file, form, seat):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        stays, comes = place.client(ada), place.client(ada)
        await stays.watch(table, seat, form)

        async def check(since=None):
            await comes.watch(table, seat, form, since=since)
            async with place.hall.rooms.at(table) as room:
                channel = room.channels[seat, form]
                expected = told_plainly(channel, room.table, room.around, since)
            said = comes.of_type("table")[-1]
            if form == "scene":  # the symbols of earlier scenes stay
                kept, needed = said["document"]["scene"]["symbols"], expected["document"]["scene"]["symbols"]
                expected["document"]["scene"]["symbols"] = {**kept, **needed}
            assert said == expected
            # … and whoever was there before has the same by his changes
            assert stays.documents[table] == said["document"]

        await check()
        for _ in range(6):
            await place.play(table)
            await check()
        middle = (await place.look(table)).number
        for _ in range(3):
            await place.play(table)
        await check(since=middle)
        await check(since=10_000)
        found = await place.look(table)
        asker = found.match.plies[-1].seat if found.match.plies[-1].seat >= 0 else 0
        await place.hall.do(table, Undo(found.seats[asker].person, asker))
        await check()
        request = next(iter((await place.look(table)).requests), None)
        if request is not None:
            other = 1 - asker
            await place.hall.do(table, Reply(found.seats[other].person, other, request, True))
        await check()
        await place.play(table)
        await check(since=middle)
        await place.hall.chat.say(bob.id, table, "Good evening")
        await comes.watch(table, seat, form)
        assert [line["text"] for line in comes.of_type("table")[-1]["chat"]] == ["Good evening"]

    at_file(scenario)


def test_a_muted_person_is_not_heard_in_a_greeting_that_others_share(at_file):
    async def scenario(place):
        ada, bob, eve = await place.guests("Ada", "Bob", "Eve")
        table = await place.table("carcassonne", ada, bob)
        await place.hall.chat.say(bob.id, table, "Good evening")
        await place.people.mute(eve.id, bob.id, True)
        first, second = place.client(ada), place.client(eve)
        await first.watch(table, None, "scene")
        second.watcher.muted = frozenset({bob.id})
        await second.watch(table, None, "scene")
        assert "chat" in first.of_type("table")[-1]
        assert "chat" not in second.of_type("table")[-1]

    at_file(scenario)


def test_who_looks_away_and_back_sees_what_happened_meanwhile(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        client = place.client(None)
        before = await client.watch(table, None, "scene")
        place.hall.audience.unwatch(client.watcher, table)
        assert await client.watch(table, None, "scene") == before  # kept as it was
        place.hall.audience.unwatch(client.watcher, table)
        await place.play(table)
        async with place.hall.rooms.at(table) as room:
            assert not room.kept  # not that any more
        found = await place.look(table)
        assert (await client.watch(table, None, "scene"))["ply"] == found.ply
        for form in ("events", "view", "scene", "events"):
            await client.watch(table, None, form)
        async with place.hall.rooms.at(table) as room:
            assert len(room.kept) <= 2

    at_file(scenario)
