"""Every event of every game happens in some case, with all its facts."""

import pytest
from tests.games.happening import cases, replayed

import jurade

GAMES = [jurade.game(name) for name in jurade.game_ids()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_happens_is_noted_with_all_its_facts(game):
    for case in cases(game):
        assert replayed(game, case) == case["events"], case["played"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_declared_event_happens_in_some_case(game):
    seen = {event[0] for case in cases(game) for event in case["events"]}
    assert seen == set(game.events.kinds)
