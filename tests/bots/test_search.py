"""The search: its tree, what it may see, and that it repeats itself."""

from itertools import product

import pytest

import jurade
from jurade.bots.explaining import thought
from jurade.bots.ismcts import OUTCOME, SEALED_BY, SLICE, WORLDS, Search
from jurade.bots.judging import Judge
from jurade.bots.levels import Tuning, make_bot, tuning
from jurade.bots.searching import SearchBot
from jurade.bots.tree import NO_HINT, NONE, ROOT, Tree
from jurade.core.errors import JuradeError
from jurade.core.rng import Rng
from jurade.core.state import CHANCE
from tithe import GAME as TITHE

CARCASSONNE = jurade.game("carcassonne")


def test_the_tree_finds_what_it_has_grown_and_nothing_else():
    tree = Tree(8)
    nodes = {}
    for parent, action in product(range(6), range(-(2**40), 2**40, 2**38 + 12345)):
        nodes[parent, action] = tree.grow(parent, action)
    assert len(set(nodes.values())) == len(nodes)
    for (parent, action), node in nodes.items():
        assert tree.child(parent, action) == node
        assert tree.grow(parent, action) == node
        assert (tree.parent[node], tree.action[node]) == (parent, action)
    assert tree.child(0, 77) == NONE
    assert len(tree) == len(nodes) + 1


def dealt(*hands):
    return [f"deal {seat} {card}" for seat, hand in enumerate(hands) for card in hand]


def search(match, seat, simulations, seed=1, **parameters):
    found = Search(match.masked(seat), seat, match.game.evaluator, Tuning(**parameters).parameters(), Rng(seed))
    found.run(simulations)
    return found


def test_the_same_seed_and_simulations_give_the_same_move_and_visits():
    match = CARCASSONNE.new(2, seed=3)
    seat = match.to_act()[0]
    first, second = search(match, seat, 150), search(match, seat, 150)
    assert first.best() == second.best()
    assert list(first.tree.visits) == list(second.tree.visits)


def test_slices_do_not_change_the_search():
    match = CARCASSONNE.new(2, seed=3)
    seat = match.to_act()[0]
    whole, sliced = search(match, seat, 120), search(match, seat, 50)
    sliced.run(70)
    assert list(whole.tree.visits) == list(sliced.tree.visits)


def test_every_simulation_is_counted_at_the_root():
    match = TITHE.new(2, chance=dealt((1, 5, 9), (2, 6, 10)))
    found = search(match, 0, 90)
    children = [found.tree.child(ROOT, action) for action in found.known.legal(0)]
    assert sum(found.tree.visits[child] for child in children if child != NONE) == 90
    assert found.simulations == 90


def test_values_are_shares_of_one_victory():
    match = CARCASSONNE.new(3, seed=5)
    seat = match.to_act()[0]
    found = search(match, seat, 100)
    for node in range(1, len(found.tree)):
        if found.tree.visits[node]:
            assert 0.0 <= found.tree.mean(node) <= 1.0


def test_a_seat_searches_its_own_sealed_decision_also_when_a_lower_seat_owes_too():
    match = TITHE.new(3, chance=dealt((1, 2, 3), (4, 5, 6), (12, 11, 10)))
    for seat in (0, 1, 2):
        assert search(match, seat, 60).best() in list(match.state.legal(seat))


def test_others_answer_a_sealed_decision_without_knowing_the_searchers_answer():
    """There is one bench for the other seat, whatever the searcher chose; its choices are not parted by that."""
    match = TITHE.new(2, chance=dealt((1, 5, 9), (2, 6, 10)))
    tree = search(match, 0, 200).tree
    benches = [node for node in range(1, len(tree)) if tree.action[node] == SEALED_BY - 1 and tree.parent[node] == ROOT]
    assert len(benches) == 1
    under_own = [tree.child(ROOT, action) for action in match.state.legal(0)]
    assert not any(tree.parent[node] in under_own and tree.action[node] == SEALED_BY - 1 for node in range(len(tree)))


def test_all_choices_meet_the_same_worlds():
    """A pool of worlds is imagined, each as often as a choice has visits; simulations play in copies of them."""
    match = TITHE.new(2, chance=dealt((1, 5, 9), (2, 6, 10)))
    found = search(match, 0, 40)
    visits = [found.tree.visits[found.tree.child(ROOT, action)] for action in match.state.legal(0)]
    assert len(found.worlds) == max(max(visits), 6)
    before = [list(world.legal(1)) for world in found.worlds]
    found.run(300)
    assert len(found.worlds) == WORLDS
    assert [list(world.legal(1)) for world in found.worlds[: len(before)]] == before
    assert found.world(3) is found.world(3 + WORLDS)


def test_where_nothing_is_hidden_there_is_one_world():
    match = CARCASSONNE.new(2, seed=3)
    assert len(search(match, match.to_act()[0], 60).worlds) == 1


def test_searching_finds_the_points_on_the_table():
    """The tile closes the city of the start tile: nothing else is worth four points at once."""
    match = CARCASSONNE.new(2, seed=1, options={"first_player": "seat0"}, chance=["tile bg_e"])
    found = search(match, 0, 300, depth=4)
    assert CARCASSONNE.write(match.state, 0, found.best()) == "place 0,-1 r180"


def test_parameters_are_given_with_the_name():
    bot = make_bot("baron:77:depth=3:exploration=0.5", CARCASSONNE)
    assert isinstance(bot, SearchBot)
    assert (bot.parameters.simulations, bot.parameters.depth, bot.parameters.exploration) == (77, 3, 0.5)
    knight, baron = make_bot("knight", CARCASSONNE).careful, make_bot("baron", CARCASSONNE)
    assert baron.parameters.simulations == tuning(CARCASSONNE).simulations
    assert 1 < knight.parameters.simulations * 3 < baron.parameters.simulations


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("baron:0", "the parameter 'simulations' is a whole number above 0, not '0'"),
        ("baron:temperature=0", "the parameter 'temperature' is a number above 0, not '0'"),
        ("baron:depth=x", "the parameter 'depth' is a whole number, not 'x'"),
        ("baron:depth=2.5", "the parameter 'depth' is a whole number, not '2.5'"),
        ("baron:speed=2", "a search has no parameter 'speed'; it has simulations"),
        ("greedy:5", "'greedy' does not search, so it has no parameters"),
    ],
)
def test_bad_parameters_are_refused(name, sentence):
    with pytest.raises(JuradeError, match=sentence):
        make_bot(name, CARCASSONNE)


def test_a_bot_explains_itself():
    match = CARCASSONNE.new(2, seed=1, options={"first_player": "seat0"}, chance=["tile bg_e"])
    told = thought(CARCASSONNE, search(match, 0, 200, depth=4))
    assert told.best == "place 0,-1 r180"
    assert told.considered[0].action == told.best
    assert sum(each.visits for each in told.considered) == 200
    assert told.line[0] == (0, told.best)
    assert told.line[1][1].startswith(("deploy", "skip"))
    for language in ("en", "fr"):
        for sentence in told.sentences:
            assert CARCASSONNE.words(language).text(sentence)
    replayed = match.at(len(match.plies))
    for seat, text in told.line:
        replayed.draw(text) if seat < 0 else replayed.play(seat, text)


def test_thinking_for_a_time_ends():
    match = CARCASSONNE.new(2, seed=1)
    seat = match.to_act()[0]
    found = Search(match.masked(seat), seat, CARCASSONNE.evaluator, Tuning(seconds=0.05).parameters(), Rng(1))
    found.run_out()
    assert found.simulations >= 64
    assert found.best() in list(match.state.legal(seat))


def test_thinking_can_be_stopped_between_slices():
    match = CARCASSONNE.new(2, seed=1)
    seat = match.to_act()[0]
    asked = []
    found = Search(match.masked(seat), seat, CARCASSONNE.evaluator, Tuning(simulations=10**6).parameters(), Rng(1))
    found.run_out(lambda: asked.append(found.simulations) or len(asked) == 2)
    assert asked == [SLICE, 2 * SLICE]
    assert found.simulations == 2 * SLICE
    assert found.best() in list(match.state.legal(seat))


def test_choices_are_judged_at_first_sight_as_many_as_may_be():
    match = CARCASSONNE.new(2, seed=1, options={"first_player": "seat0"}, chance=["tile bg_e"])
    legal = match.state.legal(0)
    for glance, expected in ((0, 0), (2, 2), (40, len(legal))):
        tree = search(match, 0, 1, glance=glance).tree
        children = [tree.child(ROOT, action) for action in legal]
        assert sum(child != NONE and tree.hint[child] != NO_HINT for child in children) == expected


def test_a_playout_is_blended_with_the_evaluation():
    """Alone the evaluation gives a simulation one value, with a playout another; half of each lies between."""
    match = CARCASSONNE.new(2, seed=1, options={"first_player": "seat0"}, chance=["tile bg_e"])

    def value(blend):
        tree = search(match, 0, 1, depth=1, playout=6, blend=blend).tree
        return next(tree.value[node] for node in range(1, len(tree)) if tree.visits[node])

    assert value(0.0) != value(1.0)
    assert value(0.5) == pytest.approx((value(0.0) + value(1.0)) / 2)


def test_whims_do_not_change_what_is_drawn():
    """The same visit draws the same tiles, whatever the seats think of in between."""
    start = CARCASSONNE.new(2, seed=1, options={"first_player": "seat0", "abbey_mayor": False}).state

    def drawn(width):
        judge = Judge(CARCASSONNE.evaluator, Tuning(playout=12, playout_width=width).parameters(), Rng(1))
        judge.meet(7, 3)
        world = start.clone()
        judge.play_on(world, 0, 0)
        return dict(zip(world.pile[::2], world.pile[1::2], strict=True))

    assert drawn(1) == drawn(2) == drawn(6) != dict(zip(start.pile[::2], start.pile[1::2], strict=True))


def test_what_is_not_sensible_is_never_searched():
    bastide = jurade.game("bastide")
    match = bastide.new(3, seed=1, options={"talk": "off"})
    seat = match.to_act()[0]
    found = search(match, seat, 300)
    texts = [bastide.write(match.state, seat, action) for action in match.state.legal(seat)]
    seen = [found.tree.child(ROOT, action) != NONE for action in match.state.legal(seat)]
    twins = [text.endswith(" v") for text in texts]
    assert any(twins)
    assert any(seen)
    assert not any(was_seen for twin, was_seen in zip(twins, seen, strict=True) if twin)


def test_few_actions_are_drawn_by_their_priors():
    flandern = jurade.game("flandern")
    match = flandern.new(2, seed=2)
    [seat] = match.to_act()[:1]
    legal = match.state.legal(seat)
    found = search(match, seat, 1)
    for count in (1, 2, len(legal), len(legal) + 5):
        drawn = list(found.judge.some_of(match.state, seat, legal, count))
        assert len(drawn) == len(set(drawn)) == min(count, len(legal))
        assert set(drawn) <= set(legal)
    priors = list(flandern.evaluator.priors(match.state, seat, legal))
    best = list(found.judge.most_promising(match.state, seat, legal, 3))
    assert sorted((priors[list(legal).index(action)] for action in best), reverse=True) == sorted(priors)[:-4:-1]


def test_nodes_after_chance_count_their_visits():
    """Otherwise they would never grow wide: width follows the visits of the node."""
    match = CARCASSONNE.new(2, seed=1, options={"first_player": "seat0"}, chance=["tile bg_e"])
    tree = search(match, 0, 400, depth=6).tree
    drawn = [node for node in range(1, len(tree)) if tree.action[node] <= OUTCOME]
    assert drawn
    for node in drawn:
        assert tree.visits[node] > 0


def test_answers_to_a_sealed_decision_are_judged_too():
    """Each choice of the own card has a first impression, and the high card looks better than the low one."""
    match = TITHE.new(2, chance=dealt((1, 5, 12), (2, 6, 10)))
    tree = search(match, 0, 1).tree
    hints = {int(card): tree.hint[tree.child(ROOT, card)] for card in match.state.legal(0)}
    assert all(0.0 <= hint <= 1.0 for hint in hints.values())
    assert hints[12] > hints[1]


def test_in_a_playout_nobody_sees_the_answers_of_others():
    """Whoever saw the other's 8 would always take it with the 9."""
    match = TITHE.new(2, chance=dealt((4, 6, 8), (5, 7, 9)))
    tricks = set()
    for seed in range(60):
        judge = Judge(TITHE.evaluator, Tuning(playout=2, playout_width=3).parameters(), Rng(seed))
        world = match.state.clone()
        judge.play_on(world, 0, 0)
        tricks.add(tuple(world.played[:2]))
    assert {second for first, second in tricks if first == 8} >= {7, 9}


def test_the_first_draw_is_spread_evenly_over_the_visits():
    """After as many visits as there are tiles, each has been drawn about as often as it is there."""
    match = CARCASSONNE.new(2, seed=1, options={"first_player": "seat0", "abbey_mayor": False})
    found = search(match, match.to_act()[0], 1)
    world = match.state.clone()
    while world.actor() != CHANCE:
        world.apply(world.actor(), world.legal(world.actor())[0])
    pairs = world.outcomes()
    total = sum(pairs[i] for i in range(1, len(pairs), 2))
    node = found.tree.grow(ROOT, 10**6)
    drawn = dict.fromkeys((int(pairs[i]) for i in range(0, len(pairs), 2)), 0)
    for visit in range(total):
        found.tree.visits[node], found.draws = visit, 0
        child = found.draw(world.clone(), node)
        drawn[int(OUTCOME - found.tree.action[child])] += 1
    for i in range(0, len(pairs), 2):
        assert abs(drawn[int(pairs[i])] - pairs[i + 1]) <= 2
