"""Tables in a hall: sat at, played, watched, left and come back to."""

import asyncio

import pytest

import jurade
from jurade.core.record import Record
from jurade.table.commands import Act, Pause, Resign, Resume, SeatBot, Sit, StandUp
from jurade.table.fairness import verify
from jurade.table.refusals import Refusal
from jurade.table.setup import SeatWish, Setup


def refused(code: str):
    """Refused with this code; use as ``with refused("stale")``."""
    return pytest.raises(Refusal, check=lambda error: error.code == code)


def test_two_persons_play_and_each_sees_the_others_moves(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        one, two = place.client(ada), place.client(bob)
        await one.watch(table, 0)
        await two.watch(table, 1)
        for _ in range(12):
            await place.play(table)
        mine, other = one.documents[table], two.documents[table]
        assert mine["ply"] == other["ply"] == (await place.look(table)).ply
        assert one.log[table] == two.log[table]
        told = [entry["facts"]["event"] for entry in one.log[table]]
        assert told[:4] == ["table-seated", "table-started", "first_player", "turn_begun"]
        assert mine["info"]["seats"][0]["name"] == "Ada"
        assert [seat["you"] for seat in mine["info"]["seats"]] == [True, False]
        assert [seat["here"] for seat in mine["info"]["seats"]] == [True, True]

    at(scenario)


def test_a_whole_game_against_a_bot_ends_with_draws_that_anyone_can_check(at_file):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        table = await place.table("carcassonne", ada, "greedy")
        client = place.client(ada)
        document = await client.watch(table, 0)
        while not document["over"]:
            if 0 in document["to_act"]:
                await place.hall.do(table, Act(ada.id, 0, document["ply"], document["choices"][-1]))
            ply = client.documents[table]["ply"]
            if not client.documents[table]["over"] and 0 not in client.documents[table]["to_act"]:
                await client.until(lambda c, ply=ply: c.documents[table]["ply"] > ply)
            document = client.documents[table]
        record = Record.read((await place.hall.questions.record(table, None)).text)
        assert document["result"]["scores"] == record.replay().scores()
        assert document["info"]["commitment"] == record.tags["Commitment"]
        assert verify(record).draws > 60
        profile = await place.people.profile(ada.id)
        assert [(row["game"], row["seats"], row["played"]) for row in profile["games"]] == [("carcassonne", 2, 1)]
        assert profile["ratings"] == []

    at_file(scenario)


def test_a_restarted_server_goes_on_with_every_table(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("flandern", ada, bob)
        for turn in range(9):
            await place.play(table, pick=turn)
        before = await place.look(table)
        await place.reopen()
        after = await place.look(table)
        assert after is not before
        assert (after.number, after.match.plies, after.match.fingerprint()) == (
            before.number,
            before.match.plies,
            before.match.fingerprint(),
        )
        await place.play(table)

    at(scenario)


def test_a_repeated_message_has_its_effect_once_even_after_a_restart(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        found = await place.look(table)
        choice, seat = found.match.choices(found.match.to_act()[0])[0], found.match.to_act()[0]
        act = Act(found.seats[seat].person, seat, found.ply, choice)
        step = await place.hall.do(table, act, "m1")
        assert await place.hall.do(table, act, "m1") == step
        await place.reopen()
        assert await place.hall.do(table, act, "m1") == step
        paused = await place.hall.do(table, Pause(ada.id), "p1")
        await place.hall.do(table, Resume(ada.id), "r1")
        for number in range(20):
            await place.play(table, message=f"n{number}")
        assert await place.hall.do(table, Pause(ada.id), "p1") == paused
        assert (await place.look(table)).status == "running"

    at(scenario)


def test_what_was_decided_at_an_earlier_ply_is_stale(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        found = await place.look(table)
        seat, ply = found.match.to_act()[0], found.ply
        await place.play_until(table, lambda t: t.match.to_act() != (seat,))
        found = await place.play_until(table, lambda t: t.match.to_act() == (seat,))
        with refused("stale"):
            await place.hall.do(table, Act(found.seats[seat].person, seat, ply, found.match.choices(seat)[0]))
        with refused("illegal"):
            await place.hall.do(table, Act(found.seats[seat].person, seat, found.ply, "place 90,90 r0"))
        with refused("unreadable"):
            await place.hall.do(table, Act(found.seats[seat].person, seat, found.ply, "?!"))
        with refused("not-yours"):
            await place.hall.do(table, Act("nobody", seat, found.ply, found.match.choices(seat)[0]))

    at_file(scenario)


def test_sealed_answers_of_others_do_not_make_ones_own_stale(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("feudo", ada, bob)
        found = await place.play_until(table, lambda t: len(t.match.to_act()) == 2)
        ply = found.ply
        choices = found.match.choices(1)
        await place.play(table, seat=0)
        assert (await place.look(table)).ply > ply
        await place.hall.do(table, Act(bob.id, 1, ply, choices[0]))

    at_file(scenario)


def test_who_loses_a_seat_sees_no_more_than_a_spectator(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("bastide", ada, bob, "random")
        client = place.client(bob)
        await client.watch(table, 1)
        await place.hall.do(table, StandUp(bob.id, 1))
        await client.until(lambda c: c.of_type("table")[-1].get("seat") is None)
        with refused("not-yours"):
            await client.watch(table, 1)

    at_file(scenario)


def test_private_tables_are_for_those_who_are_invited(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        setup = Setup(
            game="carcassonne", seats=(SeatWish(kind="me"), SeatWish(kind="open")), visibility="private", title="Ours"
        )
        table = await place.hall.create(setup, ada.id)
        client = place.client(bob)
        for watch in (client.watch(table), place.hall.info(table, bob.id), place.hall.questions.record(table, bob.id)):
            with refused("not-invited"):
                await watch
        assert await place.hall.invitations(table, bob.id) == {}
        token = (await place.hall.invitations(table, ada.id))[1]
        assert (await place.hall.info(table, bob.id, token))["title"] == "Ours"
        with refused("not-invited"):
            await place.hall.do(table, Sit(bob.id, 1))
        await place.hall.do(table, Sit(bob.id, 1, token))
        assert [row["id"] for row in (await place.hall.lobby.tables(bob.id))["tables"]] == [table]
        assert (await place.hall.lobby.tables(None))["tables"] == []

    at_file(scenario)


def test_spectators_may_be_behind(at_file):
    async def scenario(place):
        ada, bob, eve = await place.guests("Ada", "Bob", "Eve")
        table = await place.table("carcassonne", ada, bob, delay=60)
        await place.play(table)
        watching = place.client(eve)
        document = await watching.watch(table)
        assert document["info"]["status"] == "open"
        shown = document["ply"]
        place.time += 30_000
        await place.play(table)
        now = (await place.look(table)).ply
        assert watching.documents[table]["ply"] == shown < now
        with refused("not-allowed"):
            await place.hall.questions.replay(table, eve.id, now, None)
        place.time += 30_000
        await place.hall.tick()
        between = watching.documents[table]["ply"]
        assert shown <= between < now
        place.time += 30_000
        await place.hall.tick()
        assert watching.documents[table]["ply"] == now

    at_file(scenario)


def test_a_seat_is_handed_to_a_bot_and_taken_back(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        client = place.client(bob)
        await client.watch(table, 1)
        found = await place.play_until(table, lambda t: t.match.to_act() == (1,))
        ply = found.ply
        await place.hall.do(table, SeatBot(bob.id, 1, "random"))
        with refused("not-allowed"):
            await place.hall.do(table, Act(bob.id, 1, ply, found.match.choices(1)[0]))
        await client.until(lambda c: c.documents[table]["to_act"] == [0])
        await place.hall.do(table, Sit(bob.id, 1))
        assert not (await place.look(table)).seats[1].is_bots

    at_file(scenario)


def test_one_person_may_have_several_seats(at_file):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        me = SeatWish(kind="me")
        table = await place.hall.create(Setup(game="carcassonne", seats=(me, me), start=True), ada.id)
        first = place.client(ada)
        document = await first.watch(table, 0)
        assert [seat["you"] for seat in document["info"]["seats"]] == [True, True]
        for _ in range(6):
            await place.play(table)
        await first.watch(table, 1)
        assert first.messages[-1]["seat"] == 1

    at_file(scenario)


def test_rematch_moves_everybody_one_seat_on_and_is_made_once(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        with refused("wrong-status"):
            await place.hall.rematch(table, ada.id)
        await place.hall.do(table, Resign(bob.id, 1))
        again = await asyncio.gather(place.hall.rematch(table, ada.id), place.hall.rematch(table, bob.id))
        assert len(set(again)) == 1
        new = await place.look(again[0])
        assert [seat.person for seat in new.seats] == [bob.id, ada.id]
        assert new.status == "open"
        assert (await place.hall.info(table, ada.id))["rematch"] == again[0]

    at(scenario)


def test_a_finished_game_can_be_played_on_from_an_earlier_ply(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("bastions", ada, bob)
        for _ in range(8):
            await place.play(table)
        with refused("wrong-status"):
            await place.hall.fork(table, bob.id, 4)
        old = await place.look(table)
        await place.hall.do(table, Resign(bob.id, 1))
        forked = await place.hall.fork(table, bob.id, 4)
        new = await place.look(forked)
        assert new.match.plies[:4] == old.match.plies[:4]
        assert new.seats_of(bob.id) == [0, 1]
        await place.play(forked)
        new = await place.look(forked)
        await place.reopen()
        assert (await place.look(forked)).match.plies == new.match.plies

    at_file(scenario)


def test_the_same_key_makes_one_table(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        setup = Setup(game="carcassonne", seats=(SeatWish(kind="me"), SeatWish(kind="open")))
        made = await asyncio.gather(*(place.hall.create(setup, ada.id, key="k") for _ in range(3)))
        assert len(set(made)) == 1
        assert await place.hall.create(setup, bob.id, key="k") not in made

    at(scenario)


def test_lobby_and_archive_list_what_one_may_find(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        setup = Setup(game="feudo", seats=(SeatWish(kind="me"), SeatWish(kind="open")), title="Evening of 50%")
        waiting = await place.hall.create(setup, ada.id)
        playing = await place.table("carcassonne", ada, bob)
        free, mine = await place.hall.lobby.of(bob.id)
        assert [row["id"] for row in free] == [waiting]
        assert [row["id"] for row in mine] == [playing]
        assert mine[0]["to_act"] == list((await place.look(playing)).match.to_act())
        assert [seat["name"] for seat in mine[0]["seats"]] == ["Ada", "Bob"]
        assert [seat["colour"] for seat in mine[0]["seats"]] == list(jurade.game("carcassonne").colours[:2])
        assert (free[0]["options"], free[0]["watchers"]) == ({}, 0)
        await place.client(None).watch(waiting)
        await place.client(bob).watch(waiting)
        assert [row["watchers"] for row in (await place.hall.lobby.of(bob.id))[0]] == [2]
        chosen = {"first_player": "seat1"}
        other = await place.table("carcassonne", ada, "page", options=chosen)
        rows = (await place.hall.lobby.tables(None, status="running"))["tables"]
        assert {row["id"]: row["options"] for row in rows} == {playing: {}, other: chosen}

        async def found(**wanted):
            return [row["id"] for row in (await place.hall.lobby.tables(bob.id, **wanted))["tables"]]

        assert await found(text="bob carc") == [playing]
        assert await found(text="50%") == [waiting]
        assert await found(text="50_") == []
        assert await found(status="open", game="feudo") == [waiting]
        assert await found(mine=True) == [playing]

    at(scenario)


def test_those_who_are_asked_hear_it_wherever_they_are(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        elsewhere = place.client(bob)
        table = await place.table("carcassonne", ada, bob, options={"first_player": "seat0"})
        there = place.client(bob)
        await there.watch(table, 1)
        while (await place.look(table)).match.to_act() != (1,):
            await place.play(table)
        [turn] = elsewhere.of_type("turn")
        assert there.of_type("turn") == []  # his document says it
        assert there.documents[table]["to_act"] == [1]
        assert (turn["table"], turn["seat"], turn["ply"]) == (table, 1, (await place.look(table)).ply)

    at_file(scenario)


def test_nobody_waits_for_tables_that_nobody_watches(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        client = place.client(ada)
        await client.watch(table, 0)
        place.time += 120_000
        await place.hall.tick()
        assert place.hall.counts()["tables_open"] == 1
        client.leave()
        await place.hall.tick()
        assert place.hall.counts()["tables_open"] == 0
        await place.play(table)

    at_file(scenario)


def test_unknown_tables_and_seats_are_refused(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        with refused("no-such-table"):
            await place.hall.info("nothing", ada.id)
        assert place.hall.counts()["tables_open"] == 0
        table = await place.table("carcassonne", ada, bob)
        with refused("no-such-seat"):
            await place.client(ada).watch(table, 7)
        with refused("bad-setup"):
            await place.hall.create(Setup(game="chess", seats=(SeatWish(kind="me"),)), ada.id)
        with refused("bad-setup"):
            await place.hall.create(Setup(game="feudo", seats=(SeatWish(kind="me"),) * 9), ada.id)

    at_file(scenario)


def test_a_move_whose_player_vanished_while_it_was_kept_is_not_lost(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        client = place.client(None)
        before = (await client.watch(table))["ply"]
        acting = asyncio.create_task(place.play(table))
        while not place.hall.rooms.writer._task:
            await asyncio.sleep(0)
        acting.cancel()
        await client.until(lambda c: c.documents[table]["ply"] > before)
        await asyncio.gather(acting, return_exceptions=True)
        assert acting.cancelled()
        await place.play(table)

    at(scenario)
