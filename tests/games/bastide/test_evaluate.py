"""What bots are told: estimates that point the right way, and first impressions of actions."""

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.bastide import GAME

from .positions import RELIGIOUS, THIRTEEN, WALLS, bid, go, position, table

EVALUATE = GAME.evaluator


def worths(match):
    return list(EVALUATE.worths(match.state))


def impressions(match, seat):
    """Priors by notation."""
    legal = match.state.legal(seat)
    priors = EVALUATE.priors(match.state, seat, legal)
    return {GAME.write(match.state, seat, action): prior for action, prior in zip(legal, priors, strict=True)}


def favourite(match, seat):
    found = impressions(match, seat)
    assert min(found.values()) >= 1
    return max(found, key=found.get)


def test_a_finished_game_is_worth_its_points():
    match = go(table(hands=["english1"], camp=[1] * 7, influence={"h1.0": 0, "wall_n.0": 1}), "0: english 1")
    assert worths(match) == [100 * points for points in match.scores()]
    assert list(match.state.places()) == [2, 3, 1]
    won, lost = EVALUATE.margin(match.state, 2), [EVALUATE.margin(match.state, seat) for seat in (0, 1)]
    assert won > 1500  # victory counts more than any margin of points
    assert max(lost) < -1500
    assert lost[0] > lost[1]  # -3 points against -7
    assert list(EVALUATE.margins(match.state)) == [*lost, won]


def test_cards_and_road_are_worth_more_the_nearer_a_french_end():
    near_works = table(influence=THIRTEEN, religious=RELIGIOUS)
    near_siege = table(influence={"wall_n.0": 0, "h1.0": 0}, camp=[1] * 7, road=[6])
    assert worths(near_works)[0] > 100 * near_works.state.influence(0)
    assert worths(near_siege)[0] < 100 * near_siege.state.influence(0)


def test_money_influence_and_tax_to_come_are_worth_something():
    assert worths(table(money=[6]))[0] > worths(table())[0]
    led = {"h2.0": 1, "h2.1": 1}  # another seat leads the family: a piece brings its point and no card
    assert worths(table(influence={**led, "h1.1": 0}))[0] > worths(table(influence=led))[0]
    packed = {f"r{row}c1": 3 for row in (0, 2)}
    assert (
        worths(table(influence={**led, "h1.1": 0}))[0] > worths(table(influence={**led, "h1.1": 0}, houses=packed))[0]
    )


def test_a_sealed_bid_counts_as_the_pieces_it_buys():
    match = go(table(money=[6, 0, 0]), "0: project h1")
    after = [GAME.load(match.dump(), seed=0) for _ in range(2)]
    go(after[0], "0: bid 6")
    go(after[1], "0: bid 5")
    assert worths(after[0])[0] > worths(after[1])[0]


def test_estimates_stay_within_reason_and_work_on_imagined_worlds():
    state = GAME.start(4, GAME.options.complete({}, 4))
    rng = Rng(2)
    for ply in range(400):
        if state.actor() == OVER:
            break
        if ply % 10 == 0:
            seen = [list(EVALUATE.worths(world)) for world in (state, state.masked(1).imagine(rng), state.masked(1))]
            assert all(-6000 < worth < 8000 for values in seen for worth in values)
        if state.actor() == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
        else:
            legal = state.legal(state.actor())
            priors = EVALUATE.priors(state, state.actor(), legal)
            assert len(priors) == len(legal)
            assert all(1 <= prior <= 100 for prior in priors)
            state.apply(state.actor(), rng.weighted(pairs(legal, priors)))


def pairs(legal, priors):
    return type(legal)([number for pair in zip(legal, priors, strict=True) for number in pair])


def test_first_impressions():
    assert favourite(go(table(money=[7, 0, 0]), "0: project h1"), 0) == "bid 6"
    match = table(money=[9, 9, 0])
    go(match, "0: project h1")
    bid(match, 5, 0, 0)
    assert favourite(match, 0) == "raise 4"
    facing = table(influence={"h1.0": 0, "wall_n.0": 0, "h2.3": 1})
    assert favourite(facing, 0).startswith("house r0c0")
    tax = go(table(influence={"h1.0": 0, "v1.0": 1, "wall_n.0": 1, "wall_w.0": 2}), "0: house r0c0 h")
    assert favourite(tax, 0).startswith("allot 0=2")
    talk = go(GAME.load(position(money=[9, 9, 0], options={"talk": "deals"})), "0: project h1")
    assert favourite(talk, 0) == "pass"
    go(talk, "0: offer 1 pay:2 for none")
    assert favourite(talk, 1) == "accept"
    fire = go(table(hands=["fire"], influence={"h1.0": 0, "h1.1": 1, "h2.0": 1}), "0: fire")
    assert favourite(fire, 0) == "burn h1.1"


def test_first_impressions_of_the_last_action():
    led = {"h1.0": 1, "h1.1": 1, "h2.0": 0, "wall_n.0": 1, "v1.0": 0}  # seat 0 leads an English town, 1 a French one
    siege = {"hands": ["english2", "english1"], "camp": [1] * 7, "influence": led}
    assert favourite(table(**siege), 0) == "english 2"
    assert favourite(table(**siege, active=1), 1) != "english 1"
    ready = {"influence": THIRTEEN, "religious": RELIGIOUS, "money": [3, 3, 3]}
    assert favourite(table(**ready), 0) == "project h2"
    assert favourite(table(**ready, active=1), 1) != "project h2"


def test_first_impressions_of_circles_and_sites():
    half_full = {"r0c2": 3, "r1c2": 3, "r0c3": 3, "r1c3": 3}
    match = go(table(money=[9, 0, 0], influence=WALLS, houses=half_full), "0: project h1", "0: bid 9")
    assert favourite(match, 0) == "place h1.0"
    sites = {
        text: prior
        for text, prior in impressions(table(money=[9, 0, 0]), 0).items()
        if text.startswith("project church") and text.endswith(" h")
    }
    assert max(sites, key=sites.get) == "project church r1c2 h"
