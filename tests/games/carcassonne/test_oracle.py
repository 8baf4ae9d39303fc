"""Whole games scored by an independent engine, replayed move by move: choices, points and their kinds must agree.

Places where that engine offers fewer wagon moves than the specification were recorded with the specification's count.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from jurade.core.journal import Journal
from jurade.core.state import CHANCE, OVER
from jurade.games.carcassonne import GAME

DATA = Path(__file__).parent / "data"
GAMES: list[dict[str, Any]] = [
    json.loads(line)
    for name in ("oracle.jsonl", "oracle_options.jsonl")
    for line in (DATA / name).read_text(encoding="utf-8").splitlines()
]


class Replay:
    """One recorded game played again, with what was offered and what was scored in each turn."""

    def __init__(self, game: dict[str, Any]) -> None:
        self.state = GAME.start(game["seats"], GAME.options.complete(game["options"], game["seats"]))
        self.state.journal = Journal()
        self.begun = 1  # the first turn begins with the set-up
        self.draws = list(reversed(game["draws"]))
        self.choices: list[int] = []
        self.standing = [0] * game["seats"]
        self.after_turn: list[list[int]] = []  # scores at the end of each turn, the final scoring left out
        self.events: list[list[int | str]] = []  # turn, seat, points, kind
        self.draw()
        for seat, text in game["moves"]:
            self.play(seat, text)

    def play(self, seat: int, text: str) -> None:
        assert self.state.actor() == seat
        legal = [GAME.write(self.state, seat, action) for action in self.state.legal(seat)]
        assert text in legal
        self.choices.append(len(legal))
        self.state.apply(seat, GAME.read(self.state, seat, text))
        self.note()
        self.draw()

    def draw(self) -> None:
        """Draw the recorded tiles up to the next decision."""
        while self.state.actor() == CHANCE:
            self.state.apply(CHANCE, GAME.read(self.state, CHANCE, f"tile {self.draws.pop()}"))
            self.note()

    def note(self) -> None:
        """Sort what just happened into turns: the next turn, or the final scoring, ends the one before."""
        assert self.state.journal is not None
        for event in self.state.journal.take():
            kind = event.public.get("kind", "")
            assert isinstance(kind, str)
            if event.name in ("turn_begun", "game_ended") or kind.startswith("end_"):
                self.end_turn()
            if event.name == "turn_begun":
                self.begun += 1
            if event.name == "scored":
                seat, points = event.public["seat"], event.public["points"]
                assert isinstance(seat, int)
                assert isinstance(points, int)
                self.events.append([len(self.after_turn), seat, points, kind])
                self.standing[seat] += points

    def end_turn(self) -> None:
        if len(self.after_turn) < self.begun:
            self.after_turn.append(list(self.standing))


@pytest.mark.parametrize("game", GAMES, ids=[game["id"] for game in GAMES])
def test_oracle_game_replays(game: dict[str, Any]) -> None:
    replay = Replay(game)
    assert replay.state.actor() == OVER
    assert not replay.draws
    assert replay.choices == game["choices"]
    assert replay.after_turn == game["scores_after_turn"]
    assert Counter(map(tuple, replay.events)) == Counter(map(tuple, game["score_events"]))
    assert [int(points) for points in replay.state.scores()] == replay.standing == game["final_scores"]
