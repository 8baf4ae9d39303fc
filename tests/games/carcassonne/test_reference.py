"""A second, slow implementation beside the first: games in step with it, and the counts of perft.

Choices, scores and pieces must agree at every decision.
"""

from pathlib import Path

import pytest

from jurade.core.perft import read_cases
from jurade.core.position import envelope
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.carcassonne import GAME

from .positions import OPTION_NAMES, OPTION_SETS
from .reference import Reference, count, summary_of


def liking(reference, text):
    """How much an eager player likes an action: compact land, rare pieces, wagons that drive."""
    word, *rest = text.split()
    if word == "place":
        x, y = map(int, rest[0].split(","))
        return sum((x + dx, y + dy) in reference.land.at for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    if word == "deploy":
        return {"follower": 2, "wagon": 4, "mayor": 3, "big": 3}.get(rest[0], 6)
    return {"draw": 1, "skip": 1, "abbey": 1, "wagon": 1 + (rest != ["home"])}.get(word, 0)


def play_in_step(seats, options, seed):
    """One game of eager players with many whims; the flood fill follows every ply."""
    state = GAME.start(seats, GAME.options.complete({"first_player": "seat0", **options}, seats))
    reference = Reference(envelope(GAME, state, GAME.options.complete(options, seats)))
    rng = Rng(seed, 7)
    while state.actor() != OVER:
        actor = state.actor()
        actions = state.outcomes()[::2] if actor == CHANCE else state.legal(actor)
        texts = [GAME.write(state, actor, action) for action in actions]
        assert actor == reference.actor
        assert texts == reference.choices()
        if actor == CHANCE:
            text = GAME.write(state, CHANCE, rng.weighted(state.outcomes()))
        else:
            some = [texts[rng.below(len(texts))] for _ in range(3)]
            text = max(some, key=lambda text: liking(reference, text))
        state.apply(actor, GAME.read(state, actor, text))
        reference.play(text)
        assert summary_of(GAME.dump(state)) == reference.summary()
    assert reference.phase == "over"


QUICK = [0, 2, 3, 5, 7, 10]  # the other option sets only in the long run


@pytest.mark.parametrize("number", QUICK, ids=[OPTION_NAMES[number] for number in QUICK])
def test_a_game_agrees_with_the_reference(number):
    play_in_step(2 + number % 5, OPTION_SETS[number], number)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(OPTION_SETS)), ids=OPTION_NAMES)
def test_many_games_agree_with_the_reference(number):
    for seed in range(5):
        play_in_step(2 + seed % 5, OPTION_SETS[number], 1000 + seed)


# ---- perft


def counts():
    """Every count of the perft file that the slow implementation can check in reasonable time."""
    path = Path(__file__).parent / "carcassonne.perft"
    for case in read_cases(path.read_text(encoding="utf-8")):
        tiles = 1 + sum(" place " in ply for ply in case.plies)
        for depth, expected in case.counts.items():
            marks = [pytest.mark.slow] if expected * tiles > 3_000 else []
            if expected * tiles < 60_000:
                yield pytest.param(case, depth, expected, marks=marks, id=f"{case.id}-{depth}")


@pytest.mark.parametrize(("case", "depth", "expected"), list(counts()))
def test_perft_agrees_with_the_reference(case, depth, expected):
    given = dict(part.split("=") for part in case.options.split(", ")) if case.options else {}
    options = GAME.options.complete(given, int(case.seats))
    assert count(Reference(envelope(GAME, case.state(GAME), options)), depth) == expected
