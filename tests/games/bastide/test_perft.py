"""Counts of legal sequences; a mismatch prints the counts per first action."""

from pathlib import Path

import pytest

from jurade.core.perft import divide, perft, read_cases
from jurade.games.bastide import GAME

CASES = read_cases((Path(__file__).parent / "bastide.perft").read_text(encoding="utf-8"))


def divided(state, depth):
    """Counts per first action, to point at what is wrong."""
    return {GAME.write(state, state.actor(), action): count for action, count in divide(state, depth).items()}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_perft(case):
    state = case.state(GAME)
    assert case.counts
    for depth, count in case.counts.items():
        assert perft(state, depth) == count, divided(state, depth)
