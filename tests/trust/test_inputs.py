"""Bad inputs: some thousands here, a million in ``make trust``; and the smallest of each kind that once went wrong."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

import jurade
from jurade.core.errors import LONGEST, SHOWN, BadOption, BadPosition, BadRecord, JuradeError, short, shown
from jurade.core.position import envelope
from jurade.core.record import Record

from .inputs import SUBJECTS, CommandLines, check_command, good_positions, random_match, tally
from .mutating import Mutator, nested, spell
from .talking import ask, check_alive, check_response, inside, talk_inside, talk_outside, what_broke

EXAMPLES = {"notation": 500, "position": 300, "record": 200, "options": 250}


@pytest.mark.slow
@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_bad_inputs_to_the_library(subject):
    found = tally(subject(0), EXAMPLES[subject.name])
    assert [str(fault) for fault in found.faults] == []
    assert found.refused
    assert found.accepted


def test_bad_command_lines(tmp_path):
    found = tally(CommandLines(0, tmp_path), 20)
    assert [str(fault) for fault in found.faults] == []
    assert found.refused


def test_bad_command_lines_in_a_process(tmp_path):
    """A name that is no text, a file that is none, a number of thousands of digits."""
    for line in ([b"games", b"\xff"], [b"replay", b"\xff\xfe"], [b"serve", b"--port", b"9" * 5000]):
        done = subprocess.run([sys.executable.encode(), b"-m", b"jurade", *line], capture_output=True, cwd=tmp_path)
        check_command(done.returncode, (done.stdout + done.stderr).decode(errors="replace"))
        assert done.returncode == 2


def test_bad_messages_and_requests_in_this_process(tmp_path):
    async def talk():
        async with inside(f"sqlite:///{tmp_path / 'jurade.db'}") as there:
            found = await talk_inside(there, 600, 0)
            found.add(await ask(there.http, 100, 0))
            return found

    found = asyncio.run(talk())
    assert [str(fault) for fault in found.faults] == []
    assert found.refused > found.accepted > 0


def test_bad_messages_over_the_wire(start_server, database):
    server = start_server(database, "--rate", "1000000000", "--log-level", "warning")
    found = asyncio.run(talk_outside(server.url, 100, 0))
    asyncio.run(check_alive(server.url))
    assert [str(fault) for fault in found.faults] == []
    assert what_broke(Path(server.log_file)) == []
    assert server.stop() == 0


def test_requests_made_from_the_description_of_the_interface(server):
    """Schemathesis reads /api/openapi.json and asks for everything in it, rightly and wrongly."""
    described = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    asked = 0
    for found in described.get_all_operations():
        operation = found.ok()

        @hypothesis.given(case=operation.as_strategy())
        @settings(
            max_examples=2, deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True
        )
        def request(case):
            nonlocal asked
            asked += 1
            check_response(case.call())

        request()
    assert asked > 60


# ---- one of each kind that once went wrong


def kind(value: object) -> str:
    """What a test is called by: most of these values cannot be written down."""
    return type(value).__name__


@pytest.mark.parametrize(
    "given", [10**5000, nested(3000), "\ud800", "x\ny\0", "a" * 10**6, [10**5000], {"a": "\udfff"}], ids=kind
)
def test_whatever_is_repeated_is_short_and_can_be_sent(given):
    assert len(shown(given)) <= SHOWN + 3
    assert shown(given).isprintable()
    shown(given).encode()


def test_a_sentence_is_never_endless():
    error = JuradeError("begin " + "x" * 10**6 + "\ud800 end")
    assert len(str(error)) <= LONGEST
    assert str(error).startswith("begin")
    assert str(error).endswith("? end")


def test_short_texts_are_repeated_as_they_are():
    assert short("play 7") == "play 7"
    assert short("é’“") == "é’“"


@pytest.mark.parametrize(
    "number", ["9" * 5000, 10**5000, 10**30, "9" * 30, float("nan"), [[]], None, "\ud800"], ids=kind
)
def test_a_number_that_is_too_long_is_no_value_of_an_option(number):
    with pytest.raises(BadOption, match="takes a whole number from 1"):
        jurade.game("feudo").new(2, options={"extension_cap": number})


@pytest.mark.parametrize("text", ['{"game": ' + "9" * 5000 + "}", "[" * 100_000, "{", "\ud800", '"\\ud800"'], ids=kind)
def test_a_text_that_is_no_position(text):
    with pytest.raises(BadPosition) as refused:
        jurade.game("feudo").load(text)
    str(refused.value).encode()


@pytest.mark.parametrize("field", ["game", "rules", "seats", "options", "position"])
@pytest.mark.parametrize("value", [10**5000, "\ud800", nested(500), "x" * 5000, {"\ud800": 1}], ids=kind)
def test_a_field_of_a_position_that_is_no_value(field, value):
    position = {**good_positions("carcassonne")[0], field: value}
    with pytest.raises(BadPosition) as refused:
        jurade.game("carcassonne").load(position)
    assert len(str(refused.value)) <= LONGEST
    str(refused.value).encode()


@pytest.mark.parametrize("game", ["bastide", "bastions", "feudo", "flandern"])
def test_a_position_with_gaps_cannot_be_played_on_from(game):
    match = random_match(game, 3, 5, 12)
    for seat in (None, 0):
        known = match.game.load(envelope(match.game, match.masked(seat), match.options))
        assert known.dump()["position"] == match.view(seat)["position"]
        asked = known.to_act()[0]
        with pytest.raises(BadPosition, match="it shows what one player knew"):
            known.play(asked, match.choices(asked)[0])


def test_flandern_who_knows_all_knows_every_choice():
    match = random_match("flandern", 3, 5, 1)
    assert match.to_act() != (0, 1, 2)
    position = json.loads(json.dumps(match.dump()))
    chosen = next(seat for seat in position["position"]["seats"] if seat["has_chosen"])
    chosen["chosen"] = None
    with pytest.raises(BadPosition, match="knows every choice"):
        match.game.load(position)


def test_carcassonne_has_one_abbey_a_seat():
    found = [
        each
        for each in good_positions("carcassonne")
        if sum(tile[0] == "abbey" for tile in each["position"]["tiles"]) > 2
    ]
    position = {**found[0], "seats": 2, "position": {"tiles": found[0]["position"]["tiles"]}}
    with pytest.raises(BadPosition, match="one too many"):
        jurade.game("carcassonne").load(position)


def test_carcassonne_turns_tiles_by_whole_numbers():
    position = json.loads(json.dumps(good_positions("carcassonne")[2]))
    position["position"]["tiles"][1][3] = float(position["position"]["tiles"][1][3])
    with pytest.raises(BadPosition, match="a rotation is"):
        jurade.game("carcassonne").load(position)


def test_a_record_of_a_long_line_is_refused_in_a_short_sentence():
    record = random_match("feudo", 2, 5, 3).record
    for text in (f"{record}0: {'é' * 10**5}\n", f"{record}0: \ud800\n", str(record).replace('"2"', f'"{"9" * 5000}"')):
        with pytest.raises(BadRecord) as refused:
            Record.read(text).replay()
        assert len(str(refused.value)) <= LONGEST
        str(refused.value).encode()


def test_the_same_seed_spoils_alike():
    assert [Mutator(7).value({"a": [1, "x"]}) for _ in range(3)] == [
        Mutator(7).value({"a": [1, "x"]}) for _ in range(3)
    ]
    assert spell({"a": "\ud800"}) == b'{"a": "\\ud800"}'
