"""Each game from the first click to its result, by pointing at what is lit and at the main button, against bots."""

import pytest

import jurade

from .clicking import Hand, ranking

pytestmark = pytest.mark.slow

# Options that make a game short where it has some; all of them come to an end of their own.
GAMES = {
    "bastide": {"talk": "off", "raise_mode": "single"},
    "bastions": {"max_rounds": 15},
    "carcassonne": {"abbey_mayor": True},
    "feudo": {},
    "flandern": {},
}

# What chance alone would seldom pick, and what the person's actions then must have: a wagon finds a place in every
# game, the others hang on the tiles that are drawn.
SPECIAL = {"carcassonne": ("piece:mayor", "piece:wagon", "piece:barn", "button:abbey")}
DONE = {"carcassonne": ("deploy wagon",)}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(visit, game):
    ada = visit()
    table = ada.new_table(game, options=GAMES[game])
    ada.sit(table)
    hand = Hand(ada.page, seed=5, likes=SPECIAL.get(game, ()))
    assert hand.play() > 5
    shown = ranking(ada.page)

    match = jurade.Record.read(ada.ask("GET", f"/tables/{table}/record")).replay()  # every ply is checked on the way
    assert match.over
    assert [(place, points) for place, _, points in shown] == sorted(
        zip(match.ranking(), match.scores(), strict=True), key=lambda line: line[0]
    )
    mine = next((place, points) for place, name, points in shown if name == "Ada")
    assert mine == (match.ranking()[0], match.scores()[0])
    # What the main button named is what the record holds.
    assert set(hand.sent) <= {ply.text for ply in match.plies if ply.seat == 0}
    assert all(any(action.startswith(done) for action in hand.sent) for done in DONE.get(game, ()))
