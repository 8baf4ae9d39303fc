"""Looking things up in another process: the same answers as from the table itself, from what one may know."""

import os
import signal

import msgspec
import pytest

import jurade
from jurade.core.record import Record
from jurade.table import answers, reading
from jurade.table.commands import Resign
from jurade.table.refusals import Refusal
from jurade.table.setup import MOST_BROUGHT, SeatWish, Setup


def test_answers_are_those_of_the_table_itself_as_it_goes_on(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        for played in range(8):
            await place.play(table)
            found = await place.look(table)
            for seat, person in ((None, None), (0, ada), (1, bob)):
                who = person.id if person else ""
                assert (await place.hall.questions.record(table, who, seat)).text == answers.record(found, who, seat)
                position = (await place.hall.questions.position(table, who, played, seat)).json
                assert position == msgspec.to_builtins(answers.position(found, who, played, seat))
            async with place.hall.rooms.at(table) as room:
                around = room.around
            past = (await place.hall.questions.replay(table, ada.id, played, 0)).json
            told = answers.replay(found, ada.id, played, 0, False, around)
            assert past == msgspec.json.decode(msgspec.json.encode(told))
        await place.hall.do(table, Resign(ada.id, 0))
        found = await place.look(table)
        assert (await place.hall.questions.course(table, None)).json == answers.course(found)
        for ply in (3, 4, 9, 2):  # on from the last one, and back
            past = (await place.hall.questions.replay(table, None, ply, None, open=True)).json
            assert past["document"]["scores"] == found.match.at(ply).scores()

    at(scenario)


def test_a_process_that_died_has_forgotten_everything_and_is_told_it_again(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        for _ in range(4):
            await place.play(table)
        before = (await place.hall.questions.record(table, ada.id, 0)).text
        [process] = place.hall.desk.readings.workers.pids
        os.kill(process, signal.SIGKILL)
        assert (await place.hall.questions.record(table, ada.id, 0)).text == before

    at_file(scenario)


def test_nobody_is_answered_what_he_may_not_know(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("bastions", ada, bob)
        found = await place.look(table)
        for asked in (
            place.hall.questions.record(table, ada.id, 1),
            place.hall.questions.position(table, ada.id, None, 1),
            place.hall.questions.replay(table, ada.id, 0, 1),
            place.hall.questions.replay(table, ada.id, 0, 0, open=True),
            place.hall.questions.replay(table, ada.id, found.ply + 1, 0),
            place.hall.questions.course(table, ada.id),
            place.hall.fork(table, ada.id, 0),
        ):
            with pytest.raises(Refusal):
                await asked
        # The other process refuses as well: it asks the same questions of its own table.
        secret = reading.Reading(table, found.number, answers.record, (ada.id, 1))
        with pytest.raises(Refusal, match="seat") as refused:
            await reading.ask(place.hall.desk.readings, ada.id, place.store, secret)
        assert refused.value.code == "not-yours"
        assert refused.value.status == 403

    at_file(scenario)


def test_a_brought_game_is_bounded(at_file):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        match = jurade.game("carcassonne").new(2, seed=1)
        long = Record.of(match)
        long = Record(long.tags, long.lines * (MOST_BROUGHT + 1))
        seats = (SeatWish(kind="me"),) * 2
        with pytest.raises(Refusal) as refused:
            await place.hall.create(Setup(game="carcassonne", seats=seats, record=str(long)), ada.id)
        assert (refused.value.code, refused.value.message.key) == ("too-long", "refused-brought-too-long")
        with pytest.raises(Refusal, match="This table can’t be created"):
            await place.hall.create(Setup(game="carcassonne", seats=seats, record="[nonsense"), ada.id)
        with pytest.raises(Refusal, match="This table can’t be created"):
            await place.hall.create(Setup(game="carcassonne", seats=seats, position="{}"), ada.id)

    at_file(scenario)
