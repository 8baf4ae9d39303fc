"""What bots are told: points made and points to come, by how likely they come."""

from itertools import pairwise

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.carcassonne import GAME

from .positions import Table

EVALUATOR = GAME.evaluator


def worth(tiles, pieces="", seat=0, **fields):
    return EVALUATOR.worths(Table(tiles, pieces, drawn="bg_b", **fields).match.state)[seat]


def test_every_position_has_a_worth_and_the_last_one_is_its_points():
    for seats in (2, 4):
        state = GAME.start(seats, GAME.options.complete({}, seats))
        rng = Rng(seats)
        while state.actor() != OVER:
            assert len(EVALUATOR.worths(state)) == seats
            actor = state.actor()
            if actor == CHANCE:
                state.apply(CHANCE, rng.weighted(state.outcomes()))
                continue
            legal = state.legal(actor)
            assert len(EVALUATOR.priors(state, actor, legal)) == len(legal)
            state.apply(actor, legal[rng.below(len(legal))])
        assert list(EVALUATOR.worths(state)) == [100 * points for points in state.scores()]


def test_a_knight_in_an_open_city_is_worth_something_and_nothing_to_the_other():
    tiles = "bg_e 0,0"
    assert worth(tiles, "0 follower 0,0 c0") > worth(tiles, "1 follower 0,0 c0")
    assert worth(tiles, "0 follower 0,0 c0", seat=1) == worth(tiles, seat=1)


def test_a_city_is_worth_less_when_fewer_tiles_are_left_that_could_finish_it():
    city = "bg_e 0,0", "0 follower 0,0 c0"
    many = ["bg_e", "bg_e", "bg_e", "bg_e", "bg_u", "bg_u"]
    few = ["bg_e", "bg_u", "bg_u", "bg_u", "bg_u", "bg_u"]
    assert worth(*city, pile=many) > worth(*city, pile=few)


def test_finishing_a_feature_is_worth_more_than_being_about_to():
    """The points of the city are as good as certain; its knight is free only once they are made."""
    before = Table("bg_e 0,0", "0 follower 0,0 c0", drawn="bg_e")
    after = Table("bg_e 0,0", "0 follower 0,0 c0", drawn="bg_e").play("place 0,-1 r180", "skip")
    assert EVALUATOR.worths(after.match.state)[0] > EVALUATOR.worths(before.match.state)[0]


def test_the_last_free_followers_are_the_dearest():
    """Roads that will never be finished (no tile is left) and bring one point each: what is missed is the follower."""
    fields = {"pile": ["bg_b"] * 4}
    tiles = "; ".join(f"bg_u {x},0" for x in range(7))
    standing = [f"0 follower {x},0 r0" for x in range(7)]
    worths = [worth(tiles, "; ".join(standing[:n]), **fields) for n in range(8)]
    steps = [after - before for before, after in pairwise(worths)]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] > steps[-1]


def test_farmers_count_complete_cities_in_full_and_open_ones_in_part():
    done, begun, none = "bg_e 0,0; bg_e 0,-1 r180", "bg_e 0,0", "bg_u 0,0"
    gains = [worth(tiles, "0 follower 0,0 f0") - worth(tiles) for tiles in (done, begun, none)]
    assert gains[0] > gains[1] > gains[2]
