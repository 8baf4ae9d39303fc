"""Bots answer with legal actions, see only what their seat knows, and repeat themselves for a seed."""

import pytest

import jurade
from jurade.bots.bot import Bot, RandomBot
from jurade.bots.greedy import GreedyBot
from jurade.bots.levels import CARELESS, NAMES, make_bot
from jurade.bots.playing import play_out
from jurade.core.errors import JuradeError
from jurade.core.rng import Rng
from tithe import GAME as TITHE

CARCASSONNE = jurade.game("carcassonne")


def final_scores(game, bots, seed, seats=2):
    state = game.start(seats, game.options.complete({}, seats))
    play_out(state, bots, Rng(seed, 0), Rng(seed, 1))
    return list(state.scores())


@pytest.mark.parametrize("name", NAMES)
def test_bots_by_name(name):
    known = TITHE.new(2, seed=1).masked(0)
    assert make_bot(name, TITHE).choose(known, 0, known.legal(0), Rng(1)) in list(known.legal(0))


def test_where_carelessness_costs_more_there_is_less_of_it():
    assert make_bot("page", TITHE).percent == make_bot("page", CARCASSONNE).percent == CARELESS["page"]
    page, squire, knight = (make_bot(level, jurade.game("bastide")).percent for level in ("page", "squire", "knight"))
    assert CARELESS["page"] > page > CARELESS["squire"] > squire
    assert knight == CARELESS["knight"]


def test_a_bot_that_does_not_exist_is_refused():
    with pytest.raises(JuradeError, match="there is no bot 'gredy'; did you mean 'greedy'"):
        make_bot("gredy", CARCASSONNE)


@pytest.mark.parametrize("game", [TITHE, CARCASSONNE], ids=lambda game: game.id)
def test_the_same_seed_gives_the_same_game(game):
    bots = [GreedyBot(game.evaluator, 2, 40), RandomBot()]
    assert final_scores(game, bots, 3) == final_scores(game, bots, 3)


class Spy(Bot):
    """Keeps what it was given."""

    def __init__(self):
        self.seen = []

    def choose(self, known, seat, legal, rng):
        self.seen.append((known, seat))
        return legal[0]


def test_bots_get_masked_states_only():
    spies = [Spy(), Spy()]
    final_scores(TITHE, spies, 1)
    for known, seat in spies[0].seen + spies[1].seen:
        assert all(card == -1 for card in known.hands[1 - seat])
        assert all(card > 0 for card in known.hands[seat])


def test_greedy_takes_what_the_evaluation_likes_best():
    """With the highest card of all, it plays it or keeps it, but never loses the trick with it for nothing."""
    match = TITHE.new(2, chance=[f"deal {s} {c}" for s, cards in enumerate([(12, 1, 2), (3, 4, 5)]) for c in cards])
    known = match.masked(0)
    values = list(GreedyBot(TITHE.evaluator).values(known, 0, known.legal(0), Rng(1)))
    assert max(values) == values[list(known.legal(0)).index(12)]


@pytest.mark.slow
def test_greedy_beats_random_at_carcassonne():
    wins = 0
    for seed in range(20):
        bots = [GreedyBot(CARCASSONNE.evaluator), RandomBot()]
        scores = final_scores(CARCASSONNE, bots if seed % 2 else bots[::-1], seed)
        greedy, other = scores if seed % 2 else scores[::-1]
        wins += greedy > other
    assert wins == 20


def test_a_trace_counts_what_happened():
    state = TITHE.start(2, {"low": False})
    trace = play_out(state, [RandomBot(), RandomBot()], Rng(1), Rng(2))
    assert (trace.decisions, trace.outcomes, trace.widest) == (4, 6, 3)
    assert trace.branching() == 2.5
    assert len(trace.plies) == 20


def test_a_game_without_end_is_noticed():
    with pytest.raises(RuntimeError, match="has not ended after 5 plies"):
        play_out(TITHE.start(2, {"low": False}), [RandomBot(), RandomBot()], Rng(1), Rng(2), 5)
