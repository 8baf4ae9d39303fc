"""Records: one spelling, checked replay, and a face for each seat."""

import pytest

from jurade.core.errors import BadRecord
from jurade.core.record import Record
from tithe import GAME

RUNNING = """\
[Game "tithe"]
[Rules "tithe/1"]
[Seats "2"]
[Result "*"]

*: deal 0 1 !0
*: deal 0 5 !0
*: deal 0 9 !0
*: deal 1 2 !1
*: deal 1 6 !1
*: deal 1 10 !1
0: play 9 !0
1: play 10 !1 ; just enough
1: play 6 !1
"""


def test_a_record_has_one_spelling():
    assert str(Record.read(RUNNING)) == RUNNING
    untidy = RUNNING.replace('"]\n[Rules', '"] [Rules').replace("\n\n", "\n").replace("0: play 9", "  0: play 9")
    assert str(Record.read(untidy)) == RUNNING


def test_a_record_replays_to_its_position():
    match = Record.read(RUNNING).replay(GAME)
    assert match.scores() == [0, 2]
    assert match.to_act() == (0,)
    match.play(0, "play 5")
    assert match.over
    again = Record.read(str(match.record)).replay(GAME)
    assert again.fingerprint() == match.fingerprint()
    assert again.record.tags["Result"] == "0 6"


def test_each_seat_reads_its_own_record():
    """Private deals stay hidden, shown cards are shown, a card still sealed is not."""
    lines = {seat: [line.text for line in Record.read(RUNNING).export(seat, GAME).lines] for seat in (0, 1, None)}
    assert lines[0] == [
        "deal 0 1", "deal 0 5", "deal 0 9", "deal 1 ?", "deal 1 ?", "deal 1 ?", "play 9", "play 10", "play ?",
    ]  # fmt: skip
    assert lines[1][:4] == ["deal 0 ?", "deal 0 ?", "deal 0 ?", "deal 1 2"]
    assert lines[1][6:] == ["play 9", "play 10", "play 6"]
    assert lines[None][3:] == ["deal 1 ?", "deal 1 ?", "deal 1 ?", "play 9", "play 10", "play ?"]


def test_a_finished_game_is_open_to_all():
    match = Record.read(RUNNING).replay(GAME)
    match.play(0, "play 5")
    assert match.record.export(None, GAME) == match.record


def test_an_exported_record_holds_neither_seed_nor_fingerprint():
    full = Record.read(RUNNING.replace('"*"]', '"*"]\n[Seed "77"]'))
    match = full.replay(GAME)
    assert "Print" in match.record.tags
    seen = match.record.export(0, GAME)
    assert not {"Print", "Seed", "Position"} & set(seen.tags)
    assert not any(line.print for line in seen.lines)


def test_what_is_hidden_does_not_replay():
    seen = Record.read(RUNNING).export(None, GAME)
    with pytest.raises(BadRecord, match="ply 0: 'deal 0 \\?' hides what happened"):
        Record.read(str(seen)).replay(GAME)


def test_a_fingerprint_names_the_first_wrong_ply():
    match = Record.read(RUNNING).replay(GAME, until=7)
    good = RUNNING.replace("0: play 9 !0\n", f"0: play 9 !0\n= {match.fingerprint()}\n")
    record = Record.read(good)
    assert str(record) == good
    assert record.replay(GAME).scores() == [0, 2]
    with pytest.raises(BadRecord, match="ply 6: the position has the fingerprint") as refused:
        Record.read(good.replace("= ", "= 0").replace("\n1: play 10", "\n1: play 10")[:-1].replace(
            match.fingerprint(), match.fingerprint()[:15])).replay(GAME)  # fmt: skip
    assert refused.value.ply == 6


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("0: play 9", "0: play 8", "ply 6, '0: play 8 !0': Card 8 is not in your hand"),
        (
            "0: play 9",
            "*: deal 0 8",
            "ply 6, '*: deal 0 8 !0': 'deal 0 8' is an outcome of chance, but seat 0, 1 is to decide",
        ),
        ("*: deal 0 5", "0: play 5", "ply 1, '0: play 5 !0': Seat 0 is not asked now"),
        ('"tithe/1"', '"tithe/2"', "the record follows the rules 'tithe/2'"),
        ('"2"', '"two"', "the tag Seats is a number, not 'two'"),
        ('"2"', '"9"', "tithe is for 2 to 4 seats, not 9"),
        ('[Result "*"]', '[Result "3 3"]', "the record ends with Result '3 3', its replay with '*'"),
        ('[Result "*"]', '[Options "low"]', "the tag Options is 'name=value, name=value', not 'low'"),
    ],
)
def test_a_record_that_cannot_be_says_where(old, new, sentence):
    with pytest.raises(BadRecord) as refused:
        Record.read(RUNNING.replace(old, new, 1)).replay(GAME)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", 'the record lacks the tag [Game "…"]'),
        ("[Game tithe]", "line 1: '[Game tithe]' is no tag"),
        ('[Game "a"] [Game "b"]', "line 1: the tag Game stands twice"),
        (RUNNING + '[Late "1"]', "line 15: tags stand before the first ply"),
        (RUNNING + "play 5", "line 15: 'play 5' is no ply; write 'seat: action' or '*: outcome'"),
        ("= 0123456789abcdef", "line 1: a fingerprint stands after a ply"),
    ],
)
def test_an_unreadable_record_names_its_line(text, sentence):
    with pytest.raises(BadRecord) as refused:
        Record.read(text)
    assert sentence in str(refused.value)


def test_a_record_may_begin_with_a_position():
    match = GAME.load(Record.read(RUNNING).replay(GAME).dump())
    match.play(0, "play 5")
    text = str(match.record)
    assert "[Position " in text
    assert str(Record.read(text)) == text
    assert Record.read(text).replay(GAME).scores() == match.scores()


def test_options_stand_in_the_record():
    match = GAME.new(2, seed=1, options={"low": True})
    assert match.record.tags["Options"] == "low=true"
    assert Record.read(str(match.record)).replay(GAME).options == {"low": True}
