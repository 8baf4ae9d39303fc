"""The barn (R40 to R47)."""

import pytest

from .positions import Table

# Two complete cities over a meadow; the cell 1,1 completes the junction 1,1.
#
#     E E
#     E E
#     B ?
FARM = "bg_e 0,0; bg_e 0,-1 r180; bg_e 1,0; bg_e 1,-1 r180; bg_b 0,1"

# The same farm with a barn, then a city wall in the east, and another meadow beyond it.
#
#     E E
#     E E G B
#     B B ? B       the cell 2,1 joins the meadows
JOIN = "bg_e 0,0; bg_e 0,-1 r180; bg_e 1,0; bg_e 1,-1 r180; bg_b 0,1; bg_b 1,1; bg_g 2,0; bg_b 3,0; bg_b 3,1"
TRADERS = {"traders_builders": True}


def test_r40_the_barn_goes_on_a_junction_of_four_meadow_corners():
    table = Table(FARM, drawn="bg_e").play("place 1,1 r180")
    assert table.offered("deploy barn") == ["nw"]
    for corner in ("ne", "se", "sw"):
        assert table.refused(f"deploy barn {corner}") == "R40"
    table.play("deploy barn nw")
    assert table.barns == ["0 barn 1,1"]
    assert table.supply(0, "barn") == 0


@pytest.mark.parametrize(
    ("cell", "corner", "junction"),
    [("0,0", "se", "1,1"), ("1,0", "sw", "1,1"), ("0,1", "ne", "1,1"), ("1,1", "nw", "1,1")],
)
def test_r40_any_corner_of_the_tile_just_laid_will_do(cell, corner, junction):
    """Four cloisters in a square; the last one laid may be any of them."""
    square = ["0,0", "1,0", "0,1", "1,1"]
    tiles = "; ".join(f"bg_b {at}" for at in square if at != cell)
    table = Table(tiles, drawn="bg_b").play(f"place {cell} r0")
    assert table.offered("deploy barn") == [corner]
    table.play(f"deploy barn {corner}")
    assert table.barns == [f"0 barn {junction}"]


def test_r40_three_tiles_are_no_junction():
    table = Table("bg_b 0,0; bg_b 1,0", drawn="bg_b").play("place 0,1 r0")
    assert table.offered("deploy barn") == []
    assert table.refused("deploy barn ne") == "R40"


def test_r40_a_city_at_one_of_the_corners_spoils_the_junction():
    """The tile in the north-west has its city in the south."""
    table = Table("bg_c 0,0; bg_e 1,0 r270; bg_e 0,1; bg_e -1,1 r0", drawn="bg_b")
    assert table.play("place 1,1 r0").offered("deploy barn") == []


@pytest.mark.parametrize("spoiled", ["am_i 0,0", "am_i 1,0 r90", "am_i 0,1"])
def test_r40_each_of_the_four_corners_counts(spoiled):
    """Four tiles without a city edge between them; on one of them a spur of a city reaches the junction."""
    square = ["0,0", "1,0", "0,1"]
    tiles = "; ".join(spoiled if at == spoiled.split()[1] else f"bg_b {at}" for at in square)
    assert Table(tiles, drawn="bg_b").play("place 1,1 r0").offered("deploy barn") == []
    own = Table("bg_b 0,0; bg_b 1,0; bg_b 0,1", drawn="am_i")
    assert own.play("place 1,1 r180").offered("deploy barn") == []


def test_r40_a_road_does_not_spoil_the_corners_of_its_tile():
    """Bends and straights: roads leave in the middle of an edge."""
    table = Table("bg_v 0,0 r270; bg_v 1,0; bg_v 1,1 r90", drawn="bg_v").play("place 0,1 r180")
    assert table.offered("deploy barn") == ["ne"]


@pytest.mark.parametrize("owner", [0, 1])
def test_r40_farmers_of_any_colour_do_not_prevent_it(owner):
    table = Table(FARM, f"{owner} follower 0,0 f0", drawn="bg_e").play("place 1,1 r180")
    assert table.offered("deploy barn") == ["nw"]


def test_r41_the_farmers_are_scored_three_for_each_complete_city_and_go_home():
    table = Table(FARM, "1 follower 0,0 f0", drawn="bg_e").play("place 1,1 r180", "deploy barn nw")
    assert table.gained == [0, 6]
    assert table.sources[1] == {"field_barn_placed": 6}
    assert table.pieces == []
    assert table.supply(1) == 7
    assert table.barns == ["0 barn 1,1"]


def test_r41_only_the_majority_scores_but_all_farmers_go_home():
    pieces = "1 follower 0,0 f0; 1 follower 1,0 f0; 0 follower 0,1 f0"
    table = Table(FARM, pieces, drawn="bg_e").play("place 1,1 r180", "deploy barn nw")
    assert table.gained == [0, 6]
    assert table.pieces == []
    assert (table.supply(0), table.supply(1)) == (7, 7)


def test_r41_the_pig_makes_it_four():
    pieces = "1 follower 0,0 f0; 1 pig 0,1 f0"
    table = Table(FARM, pieces, drawn="bg_e", options=TRADERS).play("place 1,1 r180", "deploy barn nw")
    assert table.gained == [0, 8]
    assert table.supply(1, "pig") == 1


def test_r41_without_farmers_nothing_is_scored():
    table = Table(FARM, drawn="bg_e").play("place 1,1 r180", "deploy barn nw")
    assert table.gained == [0, 0]


def test_r41_the_knights_of_the_cities_are_not_concerned():
    table = Table(f"{FARM}; bg_e 0,2 r180", "1 follower 0,0 f0; 0 follower 0,2 c0", drawn="bg_b")
    table.play("place 1,1 r0", "deploy barn nw")
    assert table.pieces == ["0 follower 0,2 c0"]


def test_r42_the_barn_stays_to_the_end():
    table = Table(JOIN, "0 barn 1,1; 1 follower 3,0 f0", drawn="bg_e", pile=[])
    table.play("place 2,1 r0", "skip")
    assert table.match.over
    assert table.barns == ["0 barn 1,1"]
    assert table.supply(0, "barn") == 0
    assert table.sources[0] == {"end_barn": 8}


def test_r43_no_farmer_goes_into_a_meadow_with_a_barn():
    table = Table("bg_b 0,0; bg_b 1,0; bg_b 0,1; bg_e 1,1 r90", "1 barn 1,1", drawn="bg_b").play("place 0,2 r0")
    assert table.offered("deploy follower") == ["k"]
    assert table.refused("deploy follower f0") == "R43"


def test_r43_the_owner_of_the_barn_neither():
    options = {"inns_cathedrals": True}
    tiles = "bg_b 0,0; bg_b 1,0; bg_b 0,1; bg_e 1,1 r90"
    table = Table(tiles, "0 barn 1,1", drawn="bg_b", options=options).play("place 0,2 r0")
    assert table.offered("deploy follower") == ["k"]
    assert table.offered("deploy big") == ["k"]
    assert table.refused("deploy big f0") == "R43"


def test_r44_a_second_barn_is_not_placed_into_the_same_meadow():
    tiles = "bg_b 0,0; bg_b 1,0; bg_b 0,1; bg_b 1,1; bg_e 0,2 r270"
    table = Table(tiles, "1 barn 1,1", drawn="bg_e").play("place 1,2 r90")
    assert table.offered("deploy barn") == []
    assert table.refused("deploy barn nw") in ("R40", "R44")


def test_r44_meadows_with_barns_may_be_joined():
    tiles = f"{JOIN}; bg_n 4,0 r90; bg_n 4,1 r180"
    table = Table(tiles, "0 barn 1,1; 1 barn 4,1", drawn="bg_e").play("place 2,1 r0", "skip")
    assert table.barns == ["0 barn 1,1", "1 barn 4,1"]
    land = table.land
    assert land.junction(1, 1) is land.junction(4, 1) is not None
    assert table.gained == [0, 0]


def test_r45_joining_farmers_to_a_barn_meadow_scores_one_for_each_city():
    table = Table(JOIN, "0 barn 1,1; 1 follower 3,0 f0", drawn="bg_e").play("place 2,1 r0", "skip")
    assert table.gained == [0, 2]
    assert table.sources[1] == {"field_barn_joined": 2}
    assert table.pieces == []
    assert table.supply(1) == 7


def test_r45_the_pig_makes_it_two_for_each_city():
    pieces = "0 barn 1,1; 1 follower 3,0 f0; 1 pig 3,1 f0"
    table = Table(JOIN, pieces, drawn="bg_e", options=TRADERS).play("place 2,1 r0", "skip")
    assert table.gained == [0, 4]
    assert table.supply(1, "pig") == 1


def test_r45_cities_of_the_whole_enlarged_meadow_count():
    """A third complete city, J under J, touches only the meadow the farmer comes from."""
    tiles = f"{JOIN}; bg_j 4,0; bg_j 4,-1 r180"
    table = Table(tiles, "0 barn 1,1; 1 follower 3,0 f0", drawn="bg_e").play("place 2,1 r0", "skip")
    assert table.gained == [0, 3]


def test_r45_only_the_majority_of_farmers_scores_and_all_go_home():
    pieces = "0 barn 1,1; 1 follower 3,0 f0; 2 big 3,1 f0"
    table = Table(JOIN, pieces, drawn="bg_e", seats=3, options={"inns_cathedrals": True})
    table.play("place 2,1 r0", "skip")
    assert table.gained == [0, 0, 2]
    assert table.pieces == []


def test_r45a_a_barn_placed_and_a_barn_joined_by_one_tile_each_pay_their_rate():
    """The road divides the new tile: in the south the barn is placed now (3), in the north one stood already (1)::

        E
    N   E               a complete city, then the barn of seat 1 on the junction 0,0
    E   B
        u   ?   u       the farmer of seat 1 north of the eastern road joins that barn
        E   B   B       the farmer of seat 0; the junction 1,2 is new
        E               a complete city
    """
    tiles = """
        bg_e 0,-2 r180
        bg_n -1,-1
        bg_e 0,-1
        bg_e -1,0 r270
        bg_b 0,0
        bg_u 0,1 r90
        bg_u 2,1 r90
        bg_e 0,2 r180
        bg_b 1,2
        bg_b 2,2
        bg_e 0,3
    """
    pieces = "1 barn 0,0; 1 follower 2,1 f1; 0 follower 1,2 f0"
    table = Table(tiles, pieces, drawn="bg_u").play("place 1,1 r90")
    assert "sw" in table.offered("deploy barn")
    table.play("deploy barn sw")
    assert table.gained == [3, 1]
    assert table.pieces == []


def test_r45a_a_meadow_is_scored_once_however_many_farmers_are_joined():
    """The farmers come from two meadows that the tile joins to the barn: one scoring, a tie::

    E E
    E E G B
    B B ? B       the farmer of seat 1 on the right
        J F       the farmer of seat 0 below, shut off by the city of J and F
    """
    pieces = "0 barn 1,1; 1 follower 3,0 f0; 0 follower 2,2 f0"
    table = Table(f"{JOIN}; bg_f 3,2; bg_j 2,2 r90", pieces, drawn="bg_e").play("place 2,1 r0", "skip")
    assert table.gained == [2, 2]
    assert table.pieces == []


def test_r46_every_owner_of_a_barn_gets_four_for_each_complete_city_at_the_end():
    table = Table(FARM, drawn="bg_e", pile=[]).play("place 1,1 r180", "deploy barn nw")
    assert table.match.over
    assert table.sources == [{"end_barn": 8}, {}]


def test_r46_several_owners_in_one_meadow_all_get_the_full_amount():
    tiles = f"{JOIN}; bg_n 4,0 r90; bg_n 4,1 r180"
    table = Table(tiles, "0 barn 1,1; 1 barn 4,1", drawn="bg_e", pile=[]).play("place 2,1 r0", "skip")
    assert table.match.over
    assert table.sources == [{"end_barn": 8}, {"end_barn": 8}]


def test_r47_the_barn_adds_nothing_to_the_farmers_of_its_owner():
    """One farmer each, the barn is blue's: a tie."""
    table = Table(FARM, "0 follower 0,0 f0; 1 follower 1,0 f0", drawn="bg_e")
    table.play("place 1,1 r180", "deploy barn nw")
    assert table.gained == [6, 6]


def test_r47_the_barn_is_no_follower_for_the_builder_or_the_pig():
    tiles = "bg_b 0,0; bg_b 1,0; bg_b 0,1; bg_e 1,1 r90"
    table = Table(tiles, "0 barn 1,1", drawn="bg_b", options=TRADERS).play("place 0,2 r0")
    assert table.offered("deploy pig") == []
    assert table.refused("deploy pig f0") == "R75"
