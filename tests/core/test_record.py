"""Records: one spelling, checked replay, and a face for each seat."""

import json
from dataclasses import replace

import pytest

import jurade
from jurade.core.errors import BadPosition, BadRecord, JuradeError
from jurade.core.record import Record
from jurade.core.rulebook import book_file
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
    with pytest.raises(BadRecord, match="move 1: 'deal 0 \\?' hides what happened"):
        Record.read(str(seen)).replay(GAME)


def test_a_fingerprint_names_the_first_wrong_ply():
    match = Record.read(RUNNING).replay(GAME, until=7)
    good = RUNNING.replace("0: play 9 !0\n", f"0: play 9 !0\n= {match.fingerprint()}\n")
    record = Record.read(good)
    assert str(record) == good
    assert record.replay(GAME).scores() == [0, 2]
    with pytest.raises(BadRecord, match="move 7: the position has the fingerprint") as refused:
        Record.read(good.replace("= ", "= 0").replace("\n1: play 10", "\n1: play 10")[:-1].replace(
            match.fingerprint(), match.fingerprint()[:15])).replay(GAME)  # fmt: skip
    assert refused.value.ply == 6


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("0: play 9", "0: play 8", "move 7, '0: play 8 !0': Card 8 is not in your hand"),
        (
            "0: play 9",
            "*: deal 0 8",
            "move 7, '*: deal 0 8 !0': 'deal 0 8' is an outcome of chance, but we’re waiting for Blue and Red",
        ),
        ("*: deal 0 5", "0: play 5", "move 2, '0: play 5 !0': It’s not Blue’s turn; chance comes first"),
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
        (RUNNING + '[Late "1"]', "line 15: tags stand before the first move"),
        (RUNNING + "play 5", "line 15: 'play 5' is no move; write 'seat: action' or '*: outcome'"),
        ("= 0123456789abcdef", "line 1: a fingerprint stands after a move"),
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


WRITTEN = """\
[Game "tithe"]
[Rules "tithe/1"]
[Seats "2"]
[Players "Ada \\"the Abbot\\", Bob"]
[Options "low=true"]
[Date "1265-08-04"]
[Result "0 6"]
[Ending "cards"]
[Print "PRINT"]
[Site "Évesham \\\\ the bridge"]

*: deal 0 1 !0 ; a poor card
*: deal 0 5 !0
*: deal 0 9 !0
*: deal 1 2 !1
*: deal 1 6 !1
*: deal 1 10 !1
0: play 9 !0 ; too early; or is it! ;
1: play 10 !1
= MIDDLE
0: play 5 !0 ; and here he thinks
1: play 6 !1
"""


@pytest.fixture
def written():
    """A finished game with all that a person may write into a record."""
    low = GAME.new(
        2, options={"low": True}, chance=[f"deal {s} {c}" for s, cs in ((0, (1, 5, 9)), (1, (2, 6, 10))) for c in cs]
    )
    for seat, card in ((0, 9), (1, 10)):
        low.play(seat, f"play {card}")
    middle = low.fingerprint()
    for seat, card in ((0, 5), (1, 6)):
        low.play(seat, f"play {card}")
    points = " ".join(map(str, low.scores()))
    return WRITTEN.replace("MIDDLE", middle).replace("PRINT", low.fingerprint()).replace("0 6", points)


def test_what_a_person_wrote_stays_when_a_record_is_replayed_and_written_again(written):
    record = Record.read(written)
    assert str(record) == written
    match = record.replay(GAME)
    assert str(match.record) == written
    assert match.tags == {"Players": 'Ada "the Abbot", Bob', "Date": "1265-08-04", "Site": "Évesham \\ the bridge"}
    assert match.plies[6].comment == "too early; or is it! ;"
    for copied in (match.clone(), match.at(len(match.plies))):
        assert str(copied.record) == written
    half = match.at(8).record
    assert half.tags["Players"] == match.tags["Players"]
    assert half.lines == record.lines[:8]
    assert half.lines[7].print


def test_what_was_played_without_words_is_written_as_ever():
    match = GAME.new(2, seed=1)
    assert set(match.record.tags) == {"Game", "Rules", "Seats", "Result", "Print"}
    assert ";" not in str(match.record)


def test_words_are_written_by_a_program_too():
    match = GAME.new(2, seed=1)
    match.tags |= {"Players": "Ada, Bob", "Date": "2024-05-01"}
    match.annotate(0, "  the first card ")
    text = str(match.record)
    assert '[Players "Ada, Bob"]\n[Date "2024-05-01"]\n' in text
    assert "the first card\n" in text
    assert str(Record.read(text)) == text
    match.annotate(0, "")
    assert "the first card" not in str(match.record)
    with pytest.raises(JuradeError, match="a comment is one line"):
        match.annotate(0, "one\ntwo")
    with pytest.raises(JuradeError, match="there is no ply 6 to comment on; the match has 6, from 0"):
        match.annotate(6, "too far")


def test_a_withdrawn_answer_takes_its_comment_along_and_leaves_the_others_theirs():
    match = GAME.new(seats=3, seed=4)
    before = len(match.plies)
    match.play(0, match.choices(0)[0])
    match.play(1, match.choices(1)[0])
    match.annotate(before, "mine")
    match.annotate(before + 1, "theirs")
    match.undo(0)
    assert [ply.comment for ply in match.plies[before:]] == ["theirs"]


@pytest.mark.parametrize(
    "tags",
    [
        {"players": "Ada"},
        {"Two words": "Ada"},
        {"Players": "Ada\nBob"},
        {"Players": "Ada\u2028"},
        {"Date": 1265},
        {1: "x"},
    ],
)
def test_a_tag_that_could_not_be_read_back_is_refused(tags):
    match = GAME.new(2, seed=1)
    with pytest.raises(BadRecord, match=r"a tag’s name is letters only|is one line of text"):
        Record({**match.record.tags, **tags}, match.record.lines)
    match.tags |= tags
    with pytest.raises(BadRecord):
        match.record  # noqa: B018


def test_what_vouches_for_one_table_s_draws_is_not_another_match_s(written):
    """A match that is played on draws from a seed of its own."""
    record = Record.read(written)
    vouched = replace(record, tags={**record.tags, "Seed": "7", "Salt": "s", "Commitment": "c", "Since": "2"})
    assert str(vouched.replay(GAME).record) == written


def test_positions_of_a_record_are_matches_of_their_own(written):
    record = Record.read(written)
    found = list(record.positions(GAME))
    assert len(found) == len(record.lines) + 1
    for ply, match in enumerate(found):
        assert len(match.plies) == ply
        assert match.fingerprint() == record.replay(GAME, until=ply).fingerprint()
    found[8].play(0, "play 1")
    assert found[8].plies[8].text == "play 1"
    assert found[9].plies[8].text == "play 5"
    assert str(found[-1].record) == written


def test_positions_come_until_the_first_wrong_ply():
    record = Record.read(RUNNING.replace("0: play 9", "0: play 8"))
    seen = []
    with pytest.raises(BadRecord, match="move 7, '0: play 8"):
        seen.extend(len(match.plies) for match in record.positions(GAME))
    assert seen == [0, 1, 2, 3, 4, 5, 6]
    with pytest.raises(BadRecord, match="ends with Result"):
        list(Record.read(RUNNING.replace('Result "*"', 'Result "3 3"')).positions(GAME))


def test_one_call_reads_records_and_positions():
    cover = book_file("jurade.games.feudo", "cover.jur")
    text = cover.read_text(encoding="utf-8")
    match = jurade.load(text)
    assert match.record == jurade.Record.read(text).replay().record
    assert len(jurade.load(text, until=3).plies) == 3
    position = json.dumps(match.dump(), indent=2)
    assert jurade.load(f"\n {position}").fingerprint() == match.fingerprint()
    known = jurade.load(json.dumps({**match.dump(), "position": match.view(0)["position"]}))
    assert known.view(None) == match.view(None) | {"ply": 0}


@pytest.mark.parametrize(
    ("text", "until", "kind", "sentence"),
    [
        ("{", None, BadPosition, "a position is JSON, and this is not"),
        ("{}", None, BadPosition, "the position lacks the name of its 'game'"),
        ('{"game": 3}', None, BadPosition, "the position lacks the name of its 'game'"),
        ('{"game": "feudi"}', None, JuradeError, "there is no game 'feudi'; did you mean 'feudo'?"),
        ('{"game": "feudo"}', None, BadPosition, "the position lacks 'rules'"),
        ('{"game": "feudo"}', 1, JuradeError, "there is no move 1: a position has 0"),
        (RUNNING, 10, JuradeError, "there is no move 10: there are 9"),
        (RUNNING, -1, JuradeError, "there is no move -1: there are 9"),
        ("[", None, BadRecord, "line 1: '[' is no tag"),
        ("", None, BadRecord, "the record lacks the tag"),
    ],
)
def test_what_is_neither_is_refused_with_a_reason(text, until, kind, sentence):
    with pytest.raises(kind) as refused:
        jurade.load(text, until)
    assert sentence in str(refused.value)
