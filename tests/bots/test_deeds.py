"""What bots must be able to do in each game: answer offers, declare victory, use every special piece."""

from pathlib import Path

import pytest

import jurade
from jurade.arena.games import Job, play
from jurade.bots.levels import make_bot
from jurade.core.record import Record
from jurade.core.rng import Rng

RECORDS = Path(__file__).parent.parent / "games"
ABLE = ("greedy", "baron:200")  # the levels below play one of these, or anything


def answer(name, match, seat):
    """What a bot does for a seat, in notation."""
    known = match.masked(seat)
    action = make_bot(name, match.game).choose(known, seat, known.legal(seat), Rng(1))
    return match.game.write(known, seat, action)


@pytest.mark.parametrize("name", ABLE)
def test_a_bot_that_can_declare_victory_does(name):
    record = Record.read((RECORDS / "bastions" / "records" / "four-declare.jur").read_text(encoding="utf-8"))
    last = len(record.lines) - 1
    assert record.lines[last].text == "declare"
    match = record.replay(until=last)
    assert answer(name, match, record.lines[last].seat) == "declare"


@pytest.mark.parametrize(
    ("offer", "expected"), [("offer {} pay:1 for none", "accept"), ("offer {} none for pay:1", "refuse")]
)
@pytest.mark.parametrize("name", ABLE)
def test_a_bot_takes_a_present_and_refuses_to_pay_for_nothing(name, offer, expected):
    bastide = jurade.game("bastide")
    match = bastide.new(3, seed=5, options={"talk": "deals", "first_player": "seat0"})
    match.play(0, next(choice for choice in match.choices(0) if choice.startswith("project h1")))
    [speaker] = match.to_act()
    other = (speaker + 1) % 3
    match.play(speaker, offer.format(other))
    assert set(match.choices(other)) == {"accept", "refuse"}
    assert answer(name, match, other) == expected


@pytest.mark.parametrize("name", ["greedy", pytest.param("baron:60:glance=12", marks=pytest.mark.slow)])
def test_every_special_piece_of_carcassonne_is_used(name):
    played = play(Job("carcassonne", 2, (name, name), 2, recorded=True)).record
    for piece in ("0: abbey", "1: abbey", "deploy mayor", "deploy wagon", "deploy barn"):
        assert piece in played, piece
