"""A thousand random games of every game and number of seats: they end, everything adds up, every position is sound."""

import pytest

import jurade
from jurade.core.conformance import Setting, random_states, some
from jurade.core.state import OVER

GAMES = [jurade.game(name) for name in jurade.game_ids()]
TABLES = [(game, seats) for game in GAMES for seats in game.seats]


def check_adds_up(game, state):
    for what, (counted, due) in game.conserved(state).items():
        assert counted == due, f"{what}: {counted} instead of {due}"
    assert [sum(points.values()) for points in game.breakdown(state)] == list(state.scores())


def check_position(game, state, setting):
    """Reading a position checks it: whatever cannot occur is refused."""
    options = game.options.complete(dict(setting.options), setting.seats)
    position = game.dump(state)
    assert game.dump(game.undump(position, setting.seats, options)) == position


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
def test_a_thousand_games(game, seats):
    setting = Setting(seats)
    for seed in range(1000):
        for number, state in enumerate(some(random_states(game, setting, seed), 4)):
            check_adds_up(game, state)
            if number == 5 + seed % 20:
                check_position(game, state, setting)
        assert state.actor() == OVER
        places = list(state.places())
        assert min(places) == 1
        assert max(places) <= seats
