"""The course of a game besides its plies: taking back, giving up, agreeing, running out of time."""

import pytest

from jurade.table.commands import Abandon, Act, OfferDraw, Pause, Reply, Resign, Resume, SeatBot, Sit, StandUp, Undo
from jurade.table.refusals import Refusal
from jurade.table.setup import ClockRules, SeatWish, Setup, check_setup

MINUTE = 60_000


def refused(code: str):
    """Refused with this code; use as ``with refused("stale")``."""
    return pytest.raises(Refusal, check=lambda error: error.code == code)


# ---- taking back


def test_ones_own_choice_that_showed_nothing_is_taken_back_at_once(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        found = await place.play_until(table, lambda t: t.match.plies[-1].seat == 0 and t.match.can_undo(0))
        ply, mark = found.ply, found.match.plies[-1]
        client = place.client(bob)
        await client.watch(table, 1)
        await place.hall.do(table, Undo(ada.id, 0))
        assert (await place.look(table)).ply == ply - 1
        assert client.documents[table]["ply"] == ply - 1
        assert client.log[table][-1]["facts"] == {"event": "table-taken-back", "seat": 0, "plies": ply - 1}
        await place.hall.do(table, Act(ada.id, 0, ply - 1, mark.text))
        assert (await place.look(table)).match.plies == found.match.plies
        await place.reopen()
        assert (await place.look(table)).match.plies == found.match.plies

    at_file(scenario)


def test_after_a_draw_the_others_are_asked_and_the_same_draw_comes_again(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        found = await place.play_until(table, lambda t: t.match.plies[-1].seat < 0 and t.match.plies[-2].seat == 0)
        last = found.last_ply_of(0)
        undone, drawn = found.match.plies[last], found.match.plies[last + 1 :]
        assert drawn
        step = await place.hall.do(table, Undo(ada.id, 0))
        requests = (await place.look(table)).requests.values()
        assert [(r.what, r.seat, r.plies) for r in requests] == [("undo", 0, last)]
        with refused("too-often"):
            await place.hall.do(table, Undo(ada.id, 0))
        with refused("not-allowed"):
            await place.hall.do(table, Reply(ada.id, 0, step, True))
        await place.hall.do(table, Reply(bob.id, 1, step, True))
        found = await place.look(table)
        assert (found.ply, found.requests) == (last, {})
        await place.hall.do(table, Act(ada.id, 0, last, undone.text))
        found = await place.look(table)
        assert found.match.plies[last:] == (undone, *drawn)
        await place.reopen()
        assert (await place.look(table)).match.plies == found.match.plies

    at(scenario)


def test_who_refuses_or_plays_on_keeps_the_game_as_it_is(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        found = await place.play_until(table, lambda t: t.played == 3 and t.match.to_act() == (1,))
        ply = found.ply
        step = await place.hall.do(table, Undo(ada.id, 0))
        await place.hall.do(table, Reply(bob.id, 1, step, False))
        found = await place.look(table)
        assert (found.ply, found.requests) == (ply, {})
        with refused("no-such-thing"):
            await place.hall.do(table, Reply(bob.id, 1, step, True))
        await place.hall.do(table, Undo(ada.id, 0))
        assert len((await place.look(table)).requests) == 1
        await place.play(table, seat=1)
        assert (await place.look(table)).requests == {}

    at_file(scenario)


def test_bots_agree_in_friendly_games(at_file):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        table = await place.table("carcassonne", ada, "random")
        client = place.client(ada)
        await client.watch(table, 0)
        await client.until(lambda c: c.documents[table]["to_act"] == [0])
        first = (await place.look(table)).ply
        await place.play_until(table, lambda t: t.match.to_act() != (0,))
        await client.until(lambda c: c.documents[table]["to_act"] == [0])
        while (found := await place.look(table)).last_ply_of(0) >= first:
            await place.hall.do(table, Undo(ada.id, 0))
        assert found.ply == first
        assert found.match.to_act() == (0,)

    at_file(scenario)


def test_in_a_rated_game_nothing_is_taken_back_once_something_was_revealed(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob, rated=True)
        await place.play_until(table, lambda t: t.played == 3 and t.match.to_act() == (1,))
        with refused("not-allowed"):
            await place.hall.do(table, Undo(ada.id, 0))
        ply = (await place.play_until(table, lambda t: t.match.can_undo(1))).ply
        await place.hall.do(table, Undo(bob.id, 1))
        found = await place.look(table)
        assert found.ply == ply - 1
        with refused("not-allowed"):
            await place.hall.do(table, Pause(ada.id))
        with refused("not-allowed"):
            await place.hall.do(table, SeatBot(ada.id, 0, "page"))
        with refused("not-allowed"):
            await place.hall.questions.hint(bob.id, table, 1, found.ply)

    at_file(scenario)


def test_a_sealed_answer_is_withdrawn_and_given_again(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("feudo", ada, bob)
        found = await place.play_until(table, lambda t: len(t.match.to_act()) == 2)
        asked = found.ply
        choices = found.match.choices(0)
        await place.play(table, seat=0)
        await place.hall.do(table, Undo(ada.id, 0))
        found = await place.look(table)
        assert (found.ply, found.match.to_act()) == (asked, (0, 1))
        await place.hall.do(table, Act(ada.id, 0, asked, choices[-1]))
        await place.play(table, seat=1)
        found = await place.look(table)
        await place.reopen()
        assert (await place.look(table)).match.plies == found.match.plies

    at_file(scenario)


# ---- ending


def test_of_two_the_other_wins_when_one_resigns(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob, rated=True)
        await place.play(table)
        client = place.client(None)
        await client.watch(table)
        await place.hall.do(table, Resign(ada.id, 0))
        result = client.documents[table]["result"]
        assert (result["ending"], result["ranking"]) == ("resigned", [2, 1])
        loser, winner = [await place.people.profile(p.id) for p in (ada, bob)]
        assert winner["ratings"][0]["rating"] > loser["ratings"][0]["rating"]
        assert (winner["games"][0]["won"], loser["games"][0]["won"]) == (1, 0)
        with refused("wrong-status"):
            await place.hall.do(table, Resign(bob.id, 1))

    at(scenario)


def test_of_more_a_bot_plays_on_and_the_seat_comes_last(at_file):
    async def scenario(place):
        people = await place.guests("Ada", "Bob", "Cem")
        table = await place.table("carcassonne", *people)
        await place.play(table)
        await place.hall.do(table, Resign(people[0].id, 0))
        found = await place.look(table)
        assert (found.status, found.seats[0].is_bots) == ("running", True)
        with refused("not-allowed"):
            await place.hall.do(table, Sit(people[0].id, 0))
        await place.hall.do(table, Resign(people[2].id, 2))
        await place.hall.do(table, Resign(people[1].id, 1))
        found = await place.look(table)
        assert found.status == "over"
        assert found.result.ranking == [3, 1, 2]

    at_file(scenario)


def test_a_draw_needs_everybodys_agreement(at_file):
    async def scenario(place):
        people = await place.guests("Ada", "Bob", "Cem")
        table = await place.table("carcassonne", *people, "page")
        step = await place.hall.do(table, OfferDraw(people[0].id, 0))
        await place.hall.do(table, Reply(people[1].id, 1, step, True))
        assert (await place.look(table)).status == "running"
        await place.hall.do(table, Reply(people[2].id, 2, step, True))
        found = await place.look(table)
        assert (found.status, found.result.ending, found.result.ranking) == ("over", "agreed", [1, 1, 1, 1])

    at_file(scenario)


def test_a_table_is_abandoned_by_its_host_or_by_who_plays_alone(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        seats = (SeatWish(kind="me"), SeatWish(kind="open"))
        table = await place.hall.create(Setup(game="carcassonne", seats=seats), ada.id)
        with refused("not-allowed"):
            await place.hall.do(table, Abandon(bob.id))
        await place.hall.do(table, Abandon(ada.id))
        assert (await place.look(table)).result.ranking == []
        table = await place.table("carcassonne", ada, bob)
        with refused("not-allowed"):
            await place.hall.do(table, Abandon(ada.id))
        await place.hall.do(table, StandUp(bob.id, 1))
        await place.hall.do(table, Abandon(ada.id))
        assert (await place.people.profile(ada.id))["games"] == []

    at_file(scenario)


def test_a_paused_game_takes_no_action(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        await place.hall.do(table, Pause(bob.id))
        client = place.client(ada)
        document = await client.watch(table, 0)
        assert (document["to_act"], document["choices"]) == ([], [])
        with refused("wrong-status"):
            await place.play(table)
        await place.hall.do(table, Resume(ada.id))
        await place.play(table)

    at_file(scenario)


# ---- time


def test_time_runs_for_the_seat_that_is_asked_and_is_rewarded(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob, clock={"kind": "live", "minutes": 10, "increment": 5})
        found = await place.look(table)
        seat = found.match.to_act()[0]
        place.time += 2 * MINUTE
        await place.play(table)
        found = await place.look(table)
        assert found.clock.left[seat] == 8 * MINUTE + 5000
        assert found.clock.left[1 - seat] == 10 * MINUTE
        await place.hall.do(table, Pause(ada.id))
        left = list((await place.look(table)).clock.left)
        place.time += 20 * MINUTE
        await place.hall.do(table, Resume(ada.id))
        found = await place.look(table)
        assert found.clock.left == left
        times = (await place.hall.info(table, ada.id))["times"]
        assert times == {"at": place.time, "left": left, "running": list(found.match.to_act())}

    at(scenario)


def test_who_runs_out_of_time_is_played_by_a_bot_to_the_end(at):
    async def scenario(place):
        people = await place.guests("Ada", "Bob", "Cem")
        table = await place.table("carcassonne", *people, clock={"kind": "live", "minutes": 1})
        seat = (await place.look(table)).match.to_act()[0]
        place.time += MINUTE - 1
        await place.hall.tick()
        assert not (await place.look(table)).seats[seat].forfeited
        place.time += 1
        await place.hall.tick()
        found = await place.look(table)
        assert (found.seats[seat].forfeited, found.status) == (1, "running")
        client = place.client(None)
        await client.watch(table)
        await client.until(lambda c: seat not in c.documents[table]["to_act"])

    at(scenario)


def test_or_the_game_ends_as_the_table_chose(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob, clock={"kind": "days", "days": 2, "out": "end"})
        seat = (await place.look(table)).match.to_act()[0]
        await place.play(table)
        place.time += 47 * 60 * MINUTE
        await place.hall.tick()
        found = await place.play_until(table, lambda t: t.match.to_act() == (1 - seat,))
        assert found.status == "running"
        await place.reopen()
        place.time += 48 * 60 * MINUTE
        await place.hall.tick()
        ended = await place.look(table)
        assert (ended.status, ended.result.ending) == ("over", "flagged")
        assert ended.result.ranking[1 - seat] == 2

    at_file(scenario)


def test_nobody_pays_for_an_outage(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob, clock={"kind": "live", "minutes": 5})
        seat = (await place.look(table)).match.to_act()[0]
        place.time += MINUTE
        await place.close()
        place.time += 60 * MINUTE
        await place.open()
        await place.hall.tick()
        place.time += MINUTE
        await place.play(table)
        found = await place.look(table)
        assert found.clock.left[seat] == 3 * MINUTE
        assert not any(each.forfeited for each in found.seats)

    at(scenario)


@pytest.mark.parametrize(
    "setup",
    [
        {"clock": ClockRules(kind="live")},
        {"clock": ClockRules(kind="days", days=99)},
        {"delay": -1},
        {"title": "two\nlines"},
        {"rated": True},
        {"options": {"nonsense": 1}},
        {"record": "x", "position": "y"},
        {"seats": (SeatWish(kind="bot", level="king"), SeatWish(kind="me"))},
    ],
)
def test_what_cannot_be_set_up_is_refused_with_a_sentence(setup):
    good = {"game": "carcassonne", "seats": (SeatWish(kind="me"), SeatWish(kind="bot"))}
    check_setup(Setup(**good))
    with pytest.raises(Refusal) as error:
        check_setup(Setup(**{**good, **setup}))
    assert error.value.code == "bad-setup"
    assert len(error.value.sentence) > 15
