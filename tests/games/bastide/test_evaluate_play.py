"""What the greedy bot makes of the estimates: offers, bids, and the town it plays for."""

import pytest

from jurade.bots.greedy import GreedyBot
from jurade.core.rng import Rng
from jurade.games.bastide import GAME
from jurade.games.bastide.evaluation.outlook import outlook

from .positions import RELIGIOUS, THIRTEEN, bid, go, position, table

EVALUATE = GAME.evaluator


def choice(match, seat, seed=1):
    """What the greedy bot does in this seat."""
    state = match.state
    action = GreedyBot(EVALUATE).choose(state.masked(seat), seat, state.legal(seat), Rng(seed))
    return GAME.write(state, seat, action)


def values(match, seat):
    """What the greedy bot thinks of each choice, by its notation."""
    state = match.state
    legal = state.legal(seat)
    found = GreedyBot(EVALUATE).values(state.masked(seat), seat, legal, Rng(1))
    return {GAME.write(state, seat, action): value for action, value in zip(legal, found, strict=True)}


def talking(**given):
    """A game with deals, at the start of a turn."""
    return GAME.load(position(options={"talk": "deals"}, **given), seed=1)


def short_tax():
    """The window of a tax of 6 for four facing pieces: one of seat 0, which divides it, two of seat 1, one of seat 2.

    Seat 2 is far ahead, so that the others do not mind what it loses.
    """
    facing = {"h1.0": 0, "v1.0": 1, "wall_n.0": 1, "wall_w.0": 2}
    facing |= {f"{work}.2": 2 for work in ("h1", "h2", "v2", "wall_n", "wall_s")}
    return go(talking(money=[2, 2, 2], influence=facing), "0: house r0c0 h")


# ---- talk


@pytest.mark.parametrize("offer", ["pay:2 for none", "pay:5 for token:1", "pay:3 for max:0", "token:1 for pay:1"])
def test_a_good_offer_is_accepted(offer):
    match = go(talking(money=[9, 9, 9]), "0: project h1", f"0: offer 1 {offer}")
    assert choice(match, 1) == "accept"


@pytest.mark.parametrize("offer", ["none for pay:2", "pay:1 for token:1", "pay:1 for max:0", "token:1 for pay:6"])
def test_a_bad_offer_is_refused(offer):
    match = go(talking(money=[9, 9, 9]), "0: project h1", f"0: offer 1 {offer}")
    assert choice(match, 1) == "refuse"


def test_a_promise_the_giver_cannot_keep_is_worth_no_money():
    match = go(talking(money=[1, 9, 9]), "0: project h1", "0: offer 1 token:1 for pay:1")
    assert choice(match, 1) == "refuse"


def test_a_kick_buys_a_share_of_a_short_tax_but_not_the_share_of_the_distributor():
    match = go(short_tax(), "0: pass", "1: offer 0 kick:1 for allot:1:4")
    assert choice(match, 0) == "accept"
    match = go(short_tax(), "0: pass", "1: offer 0 kick:1 for allot:1:4,allot:2:2")
    assert choice(match, 0) == "refuse"


def test_the_short_paid_owner_offers_a_kick():
    match = go(short_tax(), "0: pass")
    assert choice(match, 1).startswith("offer 0 kick:")


@pytest.mark.parametrize("money", [[4, 4, 4], [9, 9, 0], [9, 1, 0], [2, 12, 5], [1, 1, 1]])
@pytest.mark.parametrize("project", ["h1", "wall_n", "leper r1c2 h"])
def test_nobody_gives_or_offers_where_nothing_is_gained(money, project):
    match = go(talking(money=money, influence={"h2.0": 1, "wall_s.0": 0}, camp=[1, 2]), f"0: project {project}")
    for seat in range(3):
        found = values(match, seat)
        assert all(value < found["pass"] for text, value in found.items() if text != "pass")
        assert choice(match, seat) == "pass"
        go(match, f"{seat}: pass")


def test_bots_think_of_no_gift_no_lopsided_offer_and_no_twin():
    def thought_of(match, seat):
        state = match.state
        sensible = EVALUATE.sensible(state, seat, state.legal(seat))
        return {GAME.write(state, seat, action) for action in sensible}

    talk = thought_of(go(talking(money=[9, 9, 9]), "0: project h1"), 0)
    assert "pass" in talk
    assert "offer 1 pay:3 for token:1" in talk
    assert not any(text.startswith("gift") for text in talk)
    assert not {"offer 1 pay:1 for token:1", "offer 1 pay:6 for token:1"} & talk
    turn = thought_of(table(hands=["house house house"], money=[9, 9, 9]), 0)
    assert {"house r0c0 h", "project church r0c0 h", "project h1"} <= turn
    assert not any(text.endswith(" v") for text in turn)


# ---- bids


def test_a_seat_bids_when_it_pays_and_never_beyond_the_circles():
    match = go(table(money=[15, 0, 0], influence={"h2.0": 1, "h2.1": 1, "h2.2": 1}), "0: project h2")
    assert choice(match, 0) in ("bid 3", "bid 0")
    match = go(table(money=[15, 2, 2], influence={"v1.0": 1, "v1.1": 1, "v1.2": 1}), "0: project h2")
    assert choice(match, 0) in ("bid 9", "bid 6", "bid 12")


def test_circles_with_tax_to_come_are_worth_a_higher_bid():
    led = {"v1.0": 1, "v1.1": 1, "v1.2": 1, "v3.0": 1}

    def gain(houses):
        found = values(go(table(money=[6, 0, 0], influence=led, houses=houses), "0: project h1"), 0)
        return found["bid 6"] - found["bid 0"]

    packed = {f"r{row}c{column}": 3 for row in (0, 1) for column in range(4) if (row, column) != (1, 1)}
    assert gain({}) > gain(packed)


def test_a_project_that_nobody_can_pay_for_is_not_proposed():
    match = table(money=[1, 1, 1], influence={"h1.0": 0, "v1.0": 1, "h2.0": 2})
    assert not choice(match, 0).startswith("project")


@pytest.mark.slow
@pytest.mark.parametrize("talk", ["off", "deals"])
def test_most_projects_among_greedy_bots_find_somebody_who_pays(talk):
    proposed = vain = 0
    for seed in range(1, 5):
        match = GAME.new(3, seed=seed, options={"talk": talk})
        rng = Rng(seed)
        while not match.over:
            seat = match.to_act()[0]
            state = match.state
            action = GreedyBot(EVALUATE).choose(state.masked(seat), seat, state.legal(seat), rng)
            match.play(seat, GAME.write(state, seat, action))
            for event in match.events:
                proposed += event.name == "project_named"
                vain += event.name in ("street_left_empty", "token_returned")
    assert proposed > 40
    assert vain < proposed / 3


# ---- for which town


def test_the_leader_of_a_french_town_sends_no_eighth_tile():
    french = {**THIRTEEN, "wall_n.1": 1, "church.1": 1}
    match = table(hands=["english1 house house"], camp=[1] * 7, influence=french, religious=RELIGIOUS, money=[3, 0, 0])
    assert match.scores()[0] > max(match.scores()[1:])
    assert choice(match, 0) == "project h2"


def test_the_leader_of_an_english_town_ends_the_game_by_a_siege():
    behind = {"h1.0": 1, "h1.1": 1, "h2.0": 0, "wall_n.0": 1, "v1.0": 0}
    match = table(hands=["english1 house house"], camp=[1] * 7, influence=behind, money=[3, 3, 3])
    assert choice(match, 0) == "english 1"


def test_who_leads_a_french_town_does_not_feed_the_camp():
    cards = {"wall_n.0": 0, "wall_s.0": 0, "church.0": 0, "h1.0": 0, "h1.1": 1, "h2.0": 2, "h2.1": 1}
    match = table(
        hands=["english2 house house"], camp=[1] * 5, influence=cards, religious=[["church", "r1c2"]], money=[3, 0, 0]
    )
    found = values(match, 0)
    assert found["english 2"] < max(value for text, value in found.items() if not text.startswith("english"))


def test_the_town_is_the_more_french_the_more_works_and_the_fewer_tiles():
    def english(**given):
        return outlook(table(**given).state)[6]

    begun = {"h1.0": 0, "v1.0": 1, "wall_n.0": 2}
    assert english(influence=begun, camp=[1, 1]) < english(influence=begun, camp=[1] * 6)
    assert english(influence=THIRTEEN, religious=RELIGIOUS, camp=[1, 1]) < english(influence=begun, camp=[1, 1])


def test_an_envoy_to_come_counts_for_whoever_will_send_it():
    given = {"money": [6, 0, 0], "influence": {"chapel.0": 1}, "religious": [["chapel", "r1c2"]]}
    without, with_camp = go(table(**given), "0: project chapel"), go(table(**given, camp=[3]), "0: project chapel")
    for match in (without, with_camp):
        bid(match, 6, 0, 0)
    assert outlook(with_camp.state)[0] > outlook(without.state)[0]
