"""Games that are brought along: records and positions to play on from, and finished games to look back at."""

import pickle

import pytest

import jurade
from jurade.core.record import Record
from jurade.table.commands import Sit, Start
from jurade.table.fairness import verify
from jurade.table.reading import Brought, open_brought
from jurade.table.refusals import Refusal
from jurade.table.setup import SeatWish, Setup
from jurade.table.table import Table


def refused(code: str):
    """Refused with this code; use as ``with refused("stale")``."""
    return pytest.raises(Refusal, check=lambda error: error.code == code)


def played_out(game, seats, seed):
    """A game to its end, always by the first choice."""
    match = jurade.game(game).new(seats, seed=seed)
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, match.choices(seat)[0])
    return match


def test_a_record_or_a_position_can_be_brought_along(at_file):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        match = jurade.game("feudo").new(2, seed=5)
        for _ in range(7):
            seat = match.to_act()[0]
            match.play(seat, match.choices(seat)[0])
        seats = (SeatWish(kind="me"), SeatWish(kind="me"))
        for brought in ({"record": str(match.record)}, {"position": match.dump()}):
            table = await place.hall.create(Setup(game="feudo", seats=seats, start=True, **brought), ada.id)
            assert (await place.look(table)).match.fingerprint() == match.fingerprint()
            await place.play(table)
        three = (*seats, SeatWish(kind="me"))
        for bad in ({"record": "nonsense"}, {"position": {"game": "feudo"}}, {"record": str(match.record)}):
            with refused("bad-setup"):
                await place.hall.create(Setup(game="feudo", seats=three, **bad), ada.id)

    at_file(scenario)


def test_what_was_brought_along_comes_first_in_the_log_and_is_then_played_on(at_file):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        record = str(played_out("feudo", 2, 5).at(9).record)
        seats = (SeatWish(kind="me"), SeatWish(kind="me"))
        table = await place.hall.create(Setup(game="feudo", seats=seats, record=record), ada.id)
        before = place.client(ada)
        await before.watch(table, 0)
        told = [entry["ply"] for entry in before.log[table]]
        assert told == sorted(told)
        assert 0 < told[-1] <= 9
        await place.hall.do(table, Start(ada.id))
        await place.play(table)
        after = place.client(ada)
        await after.watch(table, 0)
        both = [
            [(entry["step"], entry["ply"], entry["facts"]["event"]) for entry in c.log[table]] for c in (before, after)
        ]
        assert both[0] == both[1]
        sealed = [[entry["facts"] for entry in c.log[table] if entry["ply"] == 6] for c in (before, after)]
        assert ["pawns" in facts[0] for facts in sealed] == [False, True]  # his own, but not before the start
        events = [entry["facts"]["event"] for entry in after.log[table]]
        assert events.index("table-went-on") == len(told)
        assert "table-started" not in events
        assert after.documents[table]["info"]["brought"] == 9

    at_file(scenario)


def test_nothing_is_told_of_the_deal_before_the_game_begins(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        setup = Setup(game="flandern", seats=(SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="bot")))
        table = await place.hall.create(setup, ada.id)
        client = place.client(ada)
        await client.watch(table, 0)
        assert client.log[table] == []
        await place.hall.do(table, Sit(bob.id, 1))
        assert [entry["facts"]["event"] for entry in client.log[table]] == ["table-seated"]
        await place.hall.do(table, Start(ada.id))
        events = [entry["facts"]["event"] for entry in client.log[table]]
        assert events[:2] == ["table-seated", "table-started"]
        assert len(events) > 2

    at_file(scenario)


def test_a_finished_record_opens_as_a_finished_table(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, "page")
        client = place.client(ada)
        await client.watch(table, 0)
        async with place.hall.rooms.at(table) as room:  # to the end without waiting for the bot
            while room.table.status == "running":
                [seat] = room.table.match.to_act()
                draft = place.hall.rooms.draft(room)
                draft.play(seat, room.table.match.choices(seat)[0])
                await place.hall.rooms.keep(room, draft)
        record = (await place.hall.questions.record(table, ada.id)).text
        seats = (SeatWish(kind="me"), SeatWish(kind="bot"))
        brought = await place.hall.create(Setup(game="carcassonne", seats=seats, record=record, start=True), bob.id)
        watching = place.client(None)
        document = await watching.watch(brought)
        old = client.documents[table]
        assert document["over"]
        assert document["info"]["status"] == "over"
        assert document["info"]["commitment"] == old["info"]["commitment"]
        assert document["info"]["brought"] == document["ply"] == old["ply"]
        assert [seat["kind"] for seat in document["info"]["seats"]] == ["open", "open"]
        assert document["info"]["can"] == ["fork"]
        assert document["result"] == old["result"]
        assert (await place.hall.questions.record(brought, None)).text == record
        verify(Record.read(record))
        assert [row["id"] for row in (await place.hall.lobby.tables(bob.id, status="over", mine=True))["tables"]] == [
            brought
        ]
        assert (await place.people.profile(bob.id))["games"] == []  # he has not played it
        assert (await place.hall.questions.course(brought, None)) == (await place.hall.questions.course(table, None))
        assert (await place.hall.questions.replay(brought, None, 3, None, open=True)).json["document"]["ply"] == 3
        with refused("wrong-status"):
            await place.hall.do(brought, Start(bob.id))
        with refused("wrong-status"):
            await place.hall.fork(brought, bob.id, document["ply"])
        forked = await place.hall.fork(brought, ada.id, 6)
        assert (await place.look(forked)).status == "running"
        await place.reopen()
        assert (await place.look(brought)).status == "over"

    at_file(scenario)


def test_a_position_as_somebody_knew_it_is_not_played_on_from(at_file):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        match = jurade.game("feudo").new(2, seed=3)
        while match.masked(0).is_complete():
            match.play(match.to_act()[-1], match.choices(match.to_act()[-1])[0])
        known = {**match.dump(), "position": match.view(0)["position"]}
        seats = (SeatWish(kind="me"), SeatWish(kind="me"))
        whole = await place.hall.create(Setup(game="feudo", seats=seats, position=match.dump()), ada.id)
        assert (await place.look(whole)).origin == "position"
        with pytest.raises(Refusal, match="it shows what one player knew") as refused:
            await place.hall.create(Setup(game="feudo", seats=seats, position=known), ada.id)
        assert refused.value.code == "bad-setup"

    at_file(scenario)


def test_a_table_that_was_opened_elsewhere_stands_where_its_steps_do():
    """What a process sends as a pickle is the table that its steps give, with the game of this process."""
    match = jurade.game("feudo").new(3, seed=5)
    for _ in range(40):
        seat = match.to_act()[0]
        match.play(seat, match.choices(seat)[0])
    setup = Setup(game="feudo", seats=(SeatWish(kind="me"),) * 3, record=str(match.record))
    sent = pickle.dumps(open_brought(Brought(setup, "ada", "t1", 1_700_000_000_000)))
    table, steps = pickle.loads(sent)
    folded = Table.fold("t1", steps)
    assert table.id == "t1"
    assert table.game is jurade.game("feudo")
    assert table.match.fingerprint() == folded.match.fingerprint() == match.fingerprint()
    assert (table.ply, table.number, table.status, table.seats) == (folded.ply, folded.number, "open", folded.seats)
    assert table.match.log == folded.match.log
