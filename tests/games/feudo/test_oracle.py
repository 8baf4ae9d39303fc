"""Whole games of an independent reference program: same choices, same points, same end."""

import json
from itertools import groupby
from pathlib import Path

import pytest

from jurade.games.feudo import GAME

GAMES = [json.loads(line) for line in (Path(__file__).parent / "data" / "oracle.jsonl").read_text().splitlines()]


def begin(game):
    return GAME.new(game["seats"], options=game["options"], chance=game["chance"])


def finish(match, game):
    assert match.over
    assert match.scores() == game["final_scores"]
    assert match.ranking() == game["ranking"]
    assert match.ending == game["ending"]
    drawn = [ply.text for ply in match.plies if ply.seat < 0]
    assert drawn == game["chance"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["id"])
def test_replayed(game):
    match = begin(game)
    for ply, (seat, action) in enumerate(game["moves"]):
        assert match.to_act()[0] == seat, f"move {ply}"
        choices = match.choices(seat)
        assert len(choices) == game["choices"][ply], f"move {ply}"
        if (listed := game["legal_at"].get(str(ply))) is not None:
            assert choices == listed, f"move {ply}"
        if (scores := game["scores_at"].get(str(ply))) is not None:
            assert match.scores() == scores, f"move {ply}"
        match.play(seat, action)
    finish(match, game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["id"])
def test_replayed_with_sealed_answers_in_reversed_order(game):
    match = begin(game)
    kinds = [(action.split()[0], seat) for seat, action in game["moves"]]
    moves = iter(enumerate(game["moves"]))
    for verb, group in groupby(kinds, key=lambda kind: kind[0]):
        run = [next(moves) for _ in group]
        if verb in ("army", "trade"):
            run.reverse()
        for ply, (seat, action) in run:
            assert seat in match.to_act()
            assert len(match.choices(seat)) == game["choices"][ply]
            match.play(seat, action)
    finish(match, game)
