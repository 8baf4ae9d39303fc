"""A search bot that follows a game goes on with its tree; one that is asked cold begins anew."""

import pytest

import jurade
from jurade.bots.bot import Bot, RandomBot
from jurade.bots.ismcts import SLICE
from jurade.bots.levels import Tuning, make_bot
from jurade.bots.playing import play_out
from jurade.bots.searching import SearchBot
from jurade.bots.tree import NONE, ROOT, Tree
from jurade.core.rng import Rng
from jurade.core.state import CHANCE
from tithe import GAME as TITHE

CARCASSONNE = jurade.game("carcassonne")
SMALL = Tuning(simulations=40, depth=6, glance=6)


def test_a_subtree_is_a_tree_of_its_own():
    tree = Tree()
    left, right = tree.grow(ROOT, 1), tree.grow(ROOT, 2)
    below = [tree.grow(right, action) for action in (5, -10007, 2**40)]
    far = tree.grow(below[1], 1)
    for node in range(len(tree)):
        tree.visits[node], tree.available[node], tree.judged[node] = 10 + node, 20 + node, node % 2
        tree.value[node], tree.hint[node] = 0.5 * node, 0.25 * node
    cut = tree.below(right)
    assert len(cut) == 5
    for old, new in [
        (right, ROOT),
        *((node, cut.child(ROOT, tree.action[node])) for node in below),
        (far, cut.child(cut.child(ROOT, -10007), 1)),
    ]:
        assert (cut.visits[new], cut.available[new], cut.judged[new]) == (10 + old, 20 + old, old % 2)
        assert (cut.value[new], cut.hint[new]) == (0.5 * old, 0.25 * old)
    assert cut.child(ROOT, 1) == NONE
    assert tree.child(ROOT, 1) == left


def started(tuning=SMALL):
    """A match whose first decision has been searched, and the bot that searched it."""
    match = CARCASSONNE.new(2, seed=3, options={"first_player": "seat0"})
    bot = SearchBot(CARCASSONNE.evaluator, tuning.parameters())
    known = match.masked(0)
    return match, bot, bot.choose(known, 0, known.legal(0), Rng(1))


def test_what_was_heard_leads_into_the_tree():
    match, bot, action = started()
    searched = bot.searched
    bot.hear(0, action)
    assert bot.tree is searched
    assert bot.at == searched.child(ROOT, action)
    kept = searched.visits[bot.at]
    assert kept > 0
    match.play(0, CARCASSONNE.write(match.state, 0, action))
    known = match.masked(0)
    assert known.actor() == 0
    bot.choose(known, 0, known.legal(0), Rng(2))
    assert bot.searched.visits[ROOT] == kept + SMALL.simulations  # less than a slice: never fewer than that are new


def test_simulations_that_are_kept_count():
    tuning = Tuning(simulations=200, depth=6, glance=6)
    match, bot, action = started(tuning)
    bot.hear(0, action)
    kept = bot.tree.visits[bot.at]
    match.play(0, CARCASSONNE.write(match.state, 0, action))
    known = match.masked(0)
    bot.choose(known, 0, known.legal(0), Rng(2))
    assert bot.searched.visits[ROOT] == max(200, kept + SLICE)


def test_what_the_tree_does_not_know_ends_it():
    _, bot, action = started()
    bot.hear(0, action)
    bot.hear(CHANCE, 10**6)
    assert bot.tree is None
    _, bot, action = started()
    bot.hear(0, action)
    bot.lose_track()
    assert bot.tree is None


def test_a_bot_asked_cold_begins_anew():
    """Nobody has told it anything: the tree of the last question does not touch the next answer."""
    match, bot, action = started()
    known = match.masked(0)
    again = bot.choose(known, 0, known.legal(0), Rng(1))
    assert again == action
    assert bot.searched.visits[ROOT] == SMALL.simulations


def test_a_bot_may_be_told_not_to_follow():
    _, bot, action = started(Tuning(simulations=40, reuse=0))
    assert not bot.follows
    bot.hear(0, action)
    assert bot.tree is None


@pytest.mark.parametrize("game", [TITHE, CARCASSONNE], ids=lambda game: game.id)
def test_games_with_trees_that_are_kept_repeat(game):
    def played():
        state = game.start(2, game.options.complete({}, 2))
        bots = [make_bot("baron:12:depth=3:glance=4", game), RandomBot()]
        return list(play_out(state, bots, Rng(4), Rng(5)).plies)

    assert played() == played()


class Listener(Bot):
    """Plays its first choice and writes down what it hears."""

    def __init__(self):
        self.follows = True
        self.heard = []

    def choose(self, known, seat, legal, rng):
        return legal[0]

    def hear(self, seat, action):
        self.heard.append((seat, action))

    def lose_track(self):
        self.heard.append("?")


def test_a_seat_hears_what_it_sees_and_no_more():
    bots = [Listener(), Listener()]
    trace = play_out(TITHE.start(2, {"low": False}), bots, Rng(1), Rng(2))
    plies = [(int(trace.plies[i]), int(trace.plies[i + 1])) for i in range(0, len(trace.plies), 2)]
    fresh = TITHE.start(2, {"low": False})
    expected = [[], []]
    for seat, action in plies:
        for listener in (0, 1):
            if seat >= 0:
                expected[listener].append("?")  # all decisions of this game are sealed
            elif fresh.witnesses(seat, action) >> listener & 1:
                expected[listener].append((seat, action))
        fresh.apply(seat, action)
    assert [bot.heard for bot in bots] == expected
    assert expected[0] != expected[1]  # each sees its own cards only
