"""What bots are told: victory above all, goals attract, and both builds agree because all is whole numbers."""

import pytest

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.bastions import GAME

EVALUATOR = GAME.evaluator


def worths(t):
    return list(EVALUATOR.worths(t.match.state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_has_a_worth_and_priors(seats):
    state = GAME.start(seats, GAME.options.complete({"max_rounds": 12}, seats))
    rng = Rng(5)
    while state.actor() != OVER:
        found = EVALUATOR.worths(state)
        assert len(found) == seats
        actor = state.actor()
        if actor == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
            continue
        legal = state.legal(actor)
        known = state.masked(actor)
        priors = EVALUATOR.priors(state, actor, legal)
        assert len(priors) == len(legal)
        assert min(priors) >= 1
        assert len(EVALUATOR.priors(known, actor, legal)) == len(legal)
        state.apply(actor, legal[rng.below(len(legal))])
    assert len(EVALUATOR.worths(state)) == seats


def test_victory_is_worth_more_than_anything(table):
    deeds = {1: {"entered_by": [0], "chests_taken_by": [0, 0]}}
    t = table("ms1 d5; js1 h9; ms2 a1", bastions=deeds, objectives=["two_treasures", "annexation"])
    before = EVALUATOR.margin(t.match.state, 0)
    priors = list(EVALUATOR.priors(t.match.state, 0, t.match.state.legal(0)))
    assert t.choices()[priors.index(max(priors))] == "declare"
    t.play(0, "declare")
    assert EVALUATOR.margin(t.match.state, 0) > before


def test_goals_attract(table):
    far = table("ms1 d4; ms2 a1; js1 h9", objectives=["two_treasures", "annexation"])
    near = table("ms1 d7; ms2 a1; js1 h9", objectives=["two_treasures", "annexation"])
    assert worths(near)[0] > worths(far)[0]


def test_a_tower_over_the_wall_is_a_way_when_the_gate_is_closed(table):
    closed = {1: {"bridge": "closed"}}
    foot = table("ms1 c7; mt1 c8; ms2 a1; js1 h9", bastions=closed)
    riding = table("ms1 on mt1; mt1 c8; ms2 a1; js1 h9", bastions=closed)
    assert worths(riding)[0] > worths(foot)[0]


def test_prisoners_and_courage_count(table):
    free = table("ms1 d4; ms2 a1; js1 h9; js2 h8")
    held = table("ms1 d4; ms2 a1; js1 h9; js2 held 0")
    assert EVALUATOR.margin(held.match.state, 0) > EVALUATOR.margin(free.match.state, 0)
    poor = table("ms1 d4; ms2 a1; js1 h9; js2 h8", reserves={0: (2, 2, 10)})
    assert worths(poor)[0] < worths(free)[0]


def test_courage_is_not_spent_lightly(table):
    """A point of either reserve is worth more than half a prisoner, as who won thousands of games has shown."""
    free = EVALUATOR.margin(table("ms1 d4; ms2 a1; js1 h9; js2 h8").match.state, 0)
    held = EVALUATOR.margin(table("ms1 d4; ms2 a1; js1 h9; js2 held 0").match.state, 0)
    for reserves in ((9, 10, 10), (10, 9, 10)):
        poorer = table("ms1 d4; ms2 a1; js1 h9; js2 h8", reserves={0: reserves})
        assert free - EVALUATOR.margin(poorer.match.state, 0) > (held - free) / 2


def test_a_good_attack_is_seen_coming(table):
    strong = table("ms1=7/3 d5; js1=6/2 d6; ms2 a1; js2 h9", phase="attack").play(0, "attack ms1 > js1")
    weak = table("ms1=6/2 d5; js1=6/4 d6; ms2 a1; js2 h9", phase="attack").play(0, "attack ms1 > js1")
    before = EVALUATOR.margin(table("ms1=7/3 d5; js1=6/2 d6; ms2 a1; js2 h9", phase="attack").match.state, 0)
    assert EVALUATOR.margin(strong.match.state, 0) > before
    assert EVALUATOR.margin(strong.match.state, 0) > EVALUATOR.margin(weak.match.state, 0)


def test_fights_that_can_still_begin_are_foreseen(table):
    """Beside a weaker enemy it is good to hold the token, with the face that lets this piece attack."""
    beside, apart = "ms1=7/3 d5; js1=6/2 d6; ms2 a1; js2 h9", "ms1=7/3 d5; js1=6/2 d7; ms2 a1; js2 h9"
    for place, is_better in ((beside, True), (apart, False)):
        own, others = (table(place, phase="token", holder=holder).match.state for holder in (0, 1))
        assert (EVALUATOR.margin(own, 0) > EVALUATOR.margin(others, 0)) is is_better
    soldiers, strategists = (table(beside, phase="move", token=face) for face in ("soldiers", "strategists"))
    assert EVALUATOR.margin(soldiers.match.state, 0) > EVALUATOR.margin(strategists.match.state, 0)


def test_a_card_that_wins_for_certain_is_preferred_and_the_cheaper_of_two_that_do(table):
    t = table("ms1=7/3 d5; js1=6/2 d6; ms2 a1; js2 h9", phase="attack").play(0, "attack ms1 > js1")
    legal = t.match.state.legal(0)
    texts = [GAME.write(t.match.state, 0, action) for action in legal]
    by_card = dict(zip(texts, EVALUATOR.priors(t.match.state, 0, legal), strict=True))
    assert by_card["card 2"] > by_card["card 1"]  # 14 beats 12 and 6; 7 only 6
    assert by_card["card 2"] > by_card["card 3"]  # 21 wins no more than 14 does, and costs more


def test_a_turn_lasts_until_the_token_passes_on(table):
    t = table("ms1=7/3 d5; js1=6/2 d6; ms2 a1; js2 h9", phase="attack")
    turn = EVALUATOR.turn(t.match.state)
    t.play(0, "attack ms1 > js1")
    assert EVALUATOR.turn(t.match.state) == turn  # both owe a card: it is still the turn of the first
