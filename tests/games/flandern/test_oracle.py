"""Twenty games of an independent program, replayed move by move: choices, standings, scores and endings must agree."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from jurade.core.match import Match
from jurade.games.flandern import GAME

GAMES: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "data" / "oracle.jsonl").read_text(encoding="utf-8").splitlines()
]


def replay(game: dict[str, Any]) -> tuple[Match, list[list[Any]]]:
    """The game played again, and its scored cities as the record lists them."""
    match = GAME.new(game["seats"], options=game["options"], chance=game["chance"])
    cities: list[list[Any]] = []
    for number, (seat, text) in enumerate(game["moves"]):
        choices = match.choices(seat)
        assert len(choices) == game["choices"][number], f"move {number}: {choices}"
        if str(number) in game["legal_at"]:
            assert choices == game["legal_at"][str(number)], f"move {number}"
        if str(number) in game["scores_at"]:
            assert match.scores() == game["scores_at"][str(number)], f"move {number}"
        now = int(match.state.round)
        match.play(seat, text)
        for event in match.events:
            if event.name == "city_scored":
                points = dict(zip(event.public["guilds"], event.public["points"], strict=True))
                cities.append([now, event.public["city"], event.public["value"], points])
    return match, cities


@pytest.mark.parametrize("game", GAMES, ids=[game["id"] for game in GAMES])
def test_a_recorded_game_replays_exactly(game):
    match, cities = replay(game)
    assert match.over
    assert match.ending == game["ending"]
    assert match.scores() == game["final_scores"]
    assert match.ranking() == game["ranking"]
    position = match.dump()["position"]
    assert position["points"] == game["guild_points"]
    assert position["round"] == game["rounds"]
    assert cities == game["cities"]
    outcomes = [ply.text for ply in match.plies if ply.seat < 0]
    assert outcomes == game["chance"]


def test_the_games_cover_all_seats_and_endings():
    assert {game["seats"] for game in GAMES} == {2, 3, 4}
    assert {game["ending"] for game in GAMES} == set(GAME.endings)
