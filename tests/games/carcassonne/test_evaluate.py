"""What bots are told: points made and points to come, by how likely they come."""

from itertools import pairwise

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.carcassonne import GAME

from .positions import RING, Table

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


def best_after(table):
    """The best margin that a deployment of the seat to move leads to."""
    state, seat = table.match.state, table.match.to_act()[0]
    found = []
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        found.append(EVALUATOR.margin(after, seat))
    return max(found)


def test_a_tile_without_its_piece_counts_with_the_best_piece():
    """A city that is open, one that is just complete, a road behind a knight who comes home."""
    tables = [
        Table("bg_d 0,0", drawn="bg_e").play("place 0,-1 r180"),
        Table("bg_e 0,0", drawn="bg_e").play("place 0,-1 r180"),
        Table("bg_e 0,0", "0 follower 0,0 c0", drawn="bg_d").play("place 0,-1 r180"),
    ]
    for table in tables:
        assert table.phase == "deploy"
        assert abs(EVALUATOR.margin(table.match.state, 0) - best_after(table)) <= 50


def most_promising(table):
    state, seat = table.match.state, table.match.to_act()[0]
    legal = state.legal(seat)
    priors = list(EVALUATOR.priors(state, seat, legal))
    assert min(priors) >= 1
    return GAME.write(state, seat, legal[priors.index(max(priors))])


def test_the_tile_that_finishes_the_own_city_is_the_most_promising():
    tiles = "bg_e 0,0; bg_u 1,0; bg_u 2,0"
    assert most_promising(Table(tiles, "0 follower 0,0 c0", drawn="bg_e")) == "place 0,-1 r180"


def test_nobody_finishes_the_city_of_another_at_first_sight():
    tiles = "bg_e 0,0; bg_u 1,0; bg_u 2,0"
    assert most_promising(Table(tiles, "1 follower 0,0 c0", drawn="bg_e")) != "place 0,-1 r180"


def test_a_complete_city_without_a_knight_gets_one_at_first_sight():
    assert most_promising(Table("bg_e 0,0", drawn="bg_e").play("place 0,-1 r180")).endswith(" c0")


def test_a_tile_beside_the_own_cloister_is_more_promising_than_one_beside_another():
    tiles = "bg_b 0,0; bg_u 1,0; bg_u 2,0; bg_u 3,0; bg_b 4,0"
    table = Table(tiles, "0 follower 0,0 k; 1 follower 4,0 k", drawn="bg_b")
    state = table.match.state
    legal = state.legal(0)
    priors = dict(zip([GAME.write(state, 0, a) for a in legal], EVALUATOR.priors(state, 0, legal), strict=True))
    assert priors["place -1,0 r0"] > priors["place 5,0 r0"]


def test_the_last_turns_are_one_turn():
    """A search that counts turns looks from there to the end of the game."""

    def passed(pile):
        table = Table("bg_u 0,0", drawn="bg_u", pile=pile, draws=["bg_u"])
        before = EVALUATOR.turn(table.match.state)
        table.play("place 0,1 r0", "skip")
        assert table.seat == 1
        return EVALUATOR.turn(table.match.state) != before

    assert passed(None)
    assert not passed(["bg_u"] * 5)


def test_the_abbey_is_laid_at_first_sight_where_it_finishes_the_own_city():
    """The city of 1,2 opens on the hole in the ring."""
    tiles = RING.replace("bg_u 1,2 r90", "bg_d 1,2")
    assert most_promising(Table(tiles, "0 follower 1,2 c0")) == "abbey 1,1"
    assert most_promising(Table(tiles, "1 follower 1,2 c0")) == "draw"


def test_a_wagon_drives_at_first_sight_to_what_brings_most():
    """Home, the cloister its road came from, or one of two bare roads."""
    table = Table("bg_a 0,0 r270; bg_u 1,0 r90", "0 wagon 1,0 r0", drawn="bg_w").play("place 2,0 r0", "skip")
    assert table.phase == "wagon"
    assert most_promising(table) == "wagon 0,0 k"


def test_a_wagon_that_waits_is_worth_as_much_as_one_at_home():
    table = Table("bg_a 0,0 r270; bg_u 1,0 r90", "0 wagon 1,0 r0", drawn="bg_w").play("place 2,0 r0", "skip")
    waiting = EVALUATOR.worths(table.match.state)[0]
    home = table.match.state.clone()
    home.apply(0, GAME.read(home, 0, "wagon home"))
    assert waiting == EVALUATOR.worths(home)[0]
