"""What bots are told of a position: points at the end, prospects before it."""

import pytest

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.feudo import GAME


def margin_after(table, colour, text):
    seat = ["red", "green"].index(colour)
    state = table.match.state.clone()
    state.apply(seat, GAME.read(state, seat, text))
    return GAME.evaluator.margin(state, seat)


def prior(table, colour, text):
    seat = ["red", "green"].index(colour)
    state = table.match.masked(seat)
    priors = GAME.evaluator.priors(state, seat, state.legal(seat))
    return dict(zip(table.choices(colour), priors, strict=True))[text]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_has_a_worth_by_seat_and_every_action_a_prior(seats):
    state = GAME.start(seats, GAME.options.complete({}, seats))
    rng = Rng(seats, 6)
    while state.actor() != OVER:
        assert len(GAME.evaluator.worths(state)) == seats
        actor = state.actor()
        if actor == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
            continue
        legal = state.legal(actor)
        known = state.masked(actor)
        priors = GAME.evaluator.priors(known, actor, legal)
        assert len(priors) == len(legal)
        assert all(value >= 1 for value in priors)
        state.apply(actor, legal[rng.below(len(legal))])
    assert list(GAME.evaluator.worths(state)) == [points * 100 for points in state.scores()]


def test_a_town_is_worth_taking(put):
    table = put(red={"p": "c10", "s1": "b9"})
    assert margin_after(table, "red", "attack c9 p s1") > margin_after(table, "red", "attack pass")
    assert prior(table, "red", "attack c9 p s1") > prior(table, "red", "attack pass")


def test_fewer_attackers_leave_more_for_other_attacks(put):
    table = put(red={"n1": "d3", "n2": "c2"}, green={"t1": "d2"})
    assert prior(table, "red", "attack d2 n1") > prior(table, "red", "attack d2 n1 n2")


def test_the_opening_plan_is_the_first_knight_with_a_paid_mercenary(put):
    table = put(phase="army", round=1, answered=["green"])
    best = max(table.choices("red"), key=lambda text: margin_after(table, "red", text))
    assert " p " in best + " "
    assert "s1" in best or "s2" in best
    assert prior(table, "red", "army b p s1") > prior(table, "red", "army m t1 t2")


def test_a_mercenary_needs_a_trade_card_that_pays(put):
    table = put(
        phase="trade", round=1, cards={"red": ["p", "s1", "s2"]}, answered=["green"], options={"plague": "none"}
    )
    assert prior(table, "red", "trade 4") > prior(table, "red", "trade 0")
    assert margin_after(table, "red", "trade 4") > margin_after(table, "red", "trade 0")


def test_a_pawn_that_the_enemy_can_beat_is_a_burden(put):
    safe = put(red={"n1": "h6", "n2": "d3"}, green={"p": "j8", "t1": "d2"})
    exposed = put(red={"n1": "h6", "n2": "d3"}, green={"p": "i6", "t1": "d2"})
    evaluator = GAME.evaluator
    assert evaluator.margin(safe.match.state, 0) > evaluator.margin(exposed.match.state, 0)


def test_leaving_the_castle_is_worth_more_while_the_king_is_to_come(put):
    cards = {"red": ["n1", "n2", "n3"]}
    before = put(phase="play", card="border", cards=cards, points={"green": 8})
    after = put(phase="play", card="border", cards=cards, points={"green": 8}, king=True)

    def gain(table):
        return margin_after(table, "red", "play n1 a8") - margin_after(table, "red", "play n1 stay")

    assert gain(before) > gain(after)


def test_a_round_has_three_turns_to_a_bot():
    """What is planned, who goes where, who fights whom: each begins later than the one before."""
    state = GAME.start(2, GAME.options.complete({}, 2))
    rng = Rng(11)
    turns = []
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
            continue
        turns.append((int(state.round), int(GAME.evaluator.turn(state))))
        legal = state.legal(actor)
        state.apply(actor, legal[rng.below(len(legal))])
    numbers = [turn for _, turn in turns]
    assert numbers == sorted(numbers)
    rounds = {number for number, _ in turns if number > 0}
    assert all(2 <= len({turn for number, turn in turns if number == each}) <= 3 for each in rounds)
