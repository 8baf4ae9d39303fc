"""Counts of legal sequences: a wrong rule shows as a wrong count."""

from pathlib import Path

import pytest

from jurade.core.perft import perft, read_cases
from jurade.games.bastions import GAME

CASES = read_cases((Path(__file__).parent / "bastions.perft").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_perft(case):
    state = case.state(GAME)
    assert {depth: perft(state, depth) for depth in case.counts} == case.counts
