"""Counting legal sequences, and the files that hold the counts."""

import pytest

from jurade.core.errors import BadRecord
from jurade.core.perft import divide, perft, read_cases
from tithe import GAME

FILE = """\
id first deals          # twelve cards, then eleven …
seats 2
perft 1 12
perft 2 132

id all dealt
seats 2
*: deal 0 1
*: deal 0 5
*: deal 0 9
*: deal 1 2
*: deal 1 6
*: deal 1 10
perft 0 1
perft 1 3
perft 2 9
perft 3 18
perft 4 36
perft 5 0
"""


def test_a_perft_file_holds_positions_and_counts():
    cases = read_cases(FILE)
    assert [case.id for case in cases] == ["first deals", "all dealt"]
    for case in cases:
        state = case.state(GAME)
        assert {depth: perft(state, depth) for depth in case.counts} == case.counts


def test_counts_per_first_action_add_up():
    state = read_cases(FILE)[1].state(GAME)
    assert divide(state, 2) == {1: 3, 5: 3, 9: 3}


@pytest.mark.parametrize("text", ["perft 1 2", "id x\nperft one two"])
def test_a_bad_perft_file_names_its_line(text):
    with pytest.raises(BadRecord, match="line"):
        read_cases(text)
