"""Games recorded by an independent reference implementation, replayed move by move."""

import json
from pathlib import Path

import pytest

from jurade.games.bastions import GAME

GAMES = [json.loads(line) for line in (Path(__file__).parent / "data" / "oracle.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["id"])
def test_oracle_game(game):
    """The same choices, standings and reserves on the way, and the same end."""
    match = GAME.new(game["seats"], seed=0, options=game["options"], chance=game["chance"])
    assert [ply.text for ply in match.plies] == game["chance"]
    for index, (seat, text) in enumerate(game["moves"]):
        at = str(index)
        assert seat in match.to_act()
        choices = match.choices(seat)
        assert len(choices) == game["choices"][index], f"move {index}"
        if at in game["legal_at"]:
            assert choices == game["legal_at"][at], f"move {index}"
        if at in game["scores_at"]:
            assert match.scores() == game["scores_at"][at], f"move {index}"
            rows = match.dump()["position"]["seats"]
            assert [[row["red"], row["blue"], row["speed"]] for row in rows] == game["reserves_at"][at], f"move {index}"
        match.play(seat, text)
    assert match.over
    assert match.scores() == game["final_scores"]
    assert match.ranking() == game["ranking"]
    assert match.ending == game["ending"]
    winners = match.ranking().count(1)
    assert [1 / winners if place == 1 else 0 for place in match.ranking()] == pytest.approx(game["result"])


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game["id"] in ("s003", "s010")], ids=lambda game: game["id"]
)
def test_sealed_answers_in_another_order(game):
    """Placing seat by seat from the last, and cards from the higher seat: the same position."""
    forth = GAME.new(game["seats"], seed=0, options=game["options"], chance=game["chance"])
    back = GAME.new(game["seats"], seed=0, options=game["options"], chance=game["chance"])
    placing = [move for move in game["moves"] if move[1].startswith("place")]
    for seat, text in placing:
        forth.play(seat, text)
    for seat, text in sorted(placing, key=lambda move: -move[0]):
        back.play(seat, text)
    assert forth.fingerprint() == back.fingerprint()
    moves = game["moves"][len(placing) :]
    for here, there in zip(moves, [*moves[1:], [None, ""]], strict=True):
        forth.play(*here)
        if here[1].startswith("card") and there[1].startswith("card") and len(back.to_act()) == 2:
            back.play(*there)
            back.play(*here)
        elif len(forth.plies) > len(back.plies):
            back.play(*here)
        if len(forth.plies) == len(back.plies):
            assert forth.fingerprint() == back.fingerprint()
    assert forth.over
    assert back.over
