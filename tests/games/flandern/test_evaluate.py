"""What bots think of positions: exact at the end, sensible before it."""

from __future__ import annotations

import pytest

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.flandern import GAME

EVALUATOR = GAME.evaluator


def play_on(state, rng: Rng, decisions: int) -> None:
    while decisions > 0 and state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            state.apply(actor, rng.weighted(state.outcomes()))
            continue
        legal = state.legal(actor)
        state.apply(actor, legal[rng.below(len(legal))])
        decisions -= 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_worth_is_the_score(seats):
    state = GAME.start(seats, GAME.options.complete({}, seats))
    play_on(state, Rng(seats), 10_000)
    assert [100 * points for points in state.scores()] == list(EVALUATOR.worths(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_end_worth_is_near_what_comes(seats):
    rng = Rng(40 + seats)
    for _ in range(5):
        state = GAME.start(seats, GAME.options.complete({}, seats))
        play_on(state, rng, 80)
        for worth in EVALUATOR.worths(state):
            assert -500 < worth < 15_000


def test_a_district_of_the_own_guild_is_worth_something(table):
    before = table.state(lay={"gent": "r1:yellow r2:grey"})
    after = table.state(lay={"gent": "r1:yellow r2:grey r3:blue"})
    assert EVALUATOR.worths(after)[0] > EVALUATOR.worths(before)[0]
    assert EVALUATOR.margin(after, 0) > EVALUATOR.margin(before, 0)


def test_a_finished_district_is_worth_more_than_a_site(table):
    finished = table.state(lay={"gent": "r1:yellow r3:blue"})
    site = table.state(lay={"gent": "r1:yellow r3:blue*"})
    assert EVALUATOR.worths(finished)[0] > EVALUATOR.worths(site)[0]


def test_the_evaluation_of_a_full_city_is_close_to_its_score(table):
    state = table.state(lay={"leuven": table.leuven + " t3:blue"})
    scored = table.state(lay={"leuven": table.leuven + " t3:blue"}, scored=["leuven"])
    for seat, points in enumerate(scored.scores()):
        gain = EVALUATOR.worths(state)[seat] - EVALUATOR.worths(scored)[seat]
        assert abs(gain) < 450, f"seat {seat} expects {gain} more than its {points} points"


def test_priors_like_own_districts_and_few_influence_cards(table):
    match = table.start()
    legal = match.state.legal(0)
    priors = dict(zip(match.choices(0), EVALUATOR.priors(match.state, 0, legal), strict=True))
    assert priors["play gent"] > priors["play gent +1"] > priors["play gent +3"] > 0
    assert priors["play gent"] > priors["play brugge"]  # no row for blue at home
    assert priors["play gent"] > priors["play back"]
    table.choose(match, "gent")
    legal = match.state.legal(0)
    priors = dict(zip(match.choices(0), EVALUATOR.priors(match.state, 0, legal), strict=True))
    assert priors["build gent r1 blue"] > priors["build gent r1 church"] > priors["build gent r1 grey"] > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_has_a_positive_prior(seats):
    state = GAME.start(seats, GAME.options.complete({}, seats))
    rng = Rng(7)
    for _ in range(60):
        play_on(state, rng, 1)
        if state.actor() >= 0:
            legal = state.legal(state.actor())
            priors = EVALUATOR.priors(state, state.actor(), legal)
            assert len(priors) == len(legal)
            assert min(priors) > 0
