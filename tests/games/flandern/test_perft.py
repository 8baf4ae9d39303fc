"""Legal sequences counted: a wrong rule shows as a wrong count."""

from __future__ import annotations

from pathlib import Path

import pytest

from jurade.core.perft import perft, read_cases
from jurade.games.flandern import GAME

CASES = read_cases((Path(__file__).parent / "flandern.perft").read_text(encoding="utf-8"))
SOON = 3000  # counts up to here are quick without compiling


def counts(most: int, least: int = 0) -> list[tuple[int, int]]:
    return [
        (number, depth)
        for number, case in enumerate(CASES)
        for depth, count in case.counts.items()
        if least <= count <= most
    ]


@pytest.mark.parametrize(("number", "depth"), counts(SOON))
def test_shallow_counts(number, depth):
    case = CASES[number]
    assert perft(case.state(GAME), depth) == case.counts[depth], case.id


@pytest.mark.slow
@pytest.mark.parametrize(("number", "depth"), counts(10**9, SOON + 1))
def test_deep_counts(number, depth):
    case = CASES[number]
    assert perft(case.state(GAME), depth) == case.counts[depth], case.id
