"""Whole games played by an independent plain program, replayed ply by ply."""

import json
from pathlib import Path

import pytest

from jurade.core.errors import ActionError
from jurade.games.bastide import GAME
from jurade.games.bastide.rules.scoring import standing

LINES = (Path(__file__).parent / "data" / "oracle.jsonl").read_text(encoding="utf-8").splitlines()
GAMES = [json.loads(line) for line in LINES]


def check_point(match, game, number, seat):
    """Everything the file says about the position before a move."""
    at = str(number)
    choices = match.choices(seat)
    assert len(choices) == game["choices"][number], f"move {number}"
    if at in game["legal_at"]:
        assert choices == game["legal_at"][at], f"move {number}"
    if at in game["scores_at"]:
        assert match.scores() == game["scores_at"][at]
    if at in game["english_at"]:
        assert [standing(match.state, s, True) for s in range(match.seats)] == game["english_at"][at]
    offers = game.get("offers_at", {}).get(at, {"legal": [], "illegal": []})
    for text in offers["legal"]:
        action = GAME.read(match.state, seat, text)
        assert match.state.allows(seat, action), f"move {number}: {text}"
        assert GAME.write(match.state, seat, action) == text
    for text in offers["illegal"]:
        before = match.fingerprint()
        with pytest.raises(ActionError):
            match.play(seat, text)
        assert match.fingerprint() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["id"])
def test_oracle_game(game):
    match = GAME.new(game["seats"], seed=0, options=game["options"], chance=game["chance"])
    for number, (seat, text) in enumerate(game["moves"]):
        assert match.to_act()[0] == seat, f"move {number}: {text}"
        check_point(match, game, number, seat)
        match.play(seat, text)
    assert match.over
    assert match.scores() == game["final_scores"]
    assert match.ranking() == game["ranking"]
    position = match.dump()["position"]
    assert (match.ending, position["allegiance"], position["turn"]) == (
        game["ending"],
        game["allegiance"],
        game["turns"],
    )
    assert [ply.text for ply in match.plies if ply.seat < 0] == game["chance"]


def test_the_oracle_covers_all_seats_talks_and_endings():
    assert {game["seats"] for game in GAMES} == {3, 4, 5}
    assert {game["options"]["talk"] for game in GAMES} == {"off", "gifts", "deals"}
    assert {game["ending"] for game in GAMES} == {"works", "siege", "stalemate", "turn_limit"}
    assert {game["allegiance"] for game in GAMES} == {"french", "english"}
