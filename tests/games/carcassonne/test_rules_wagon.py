"""The wagon drives on after scoring (R48 to R54)."""

import pytest

from .positions import RING, Table

# A cloister, a road, and a crossing to come at 2,0:   A u ?
ROAD = "bg_a 0,0 r270; bg_u 1,0 r90"
INNS = {"inns_cathedrals": True}


def test_r48_the_wagon_goes_on_roads_cities_and_cloisters():
    table = Table("bg_d 0,0", drawn="bg_d").play("place 1,0 r0")
    assert table.offered("deploy wagon") == ["c0", "r0"]
    cloister = Table("bg_d 0,0", drawn="bg_a").play("place 0,1 r0")
    assert cloister.offered("deploy wagon") == ["r0", "k"]
    abbey = Table(RING).play("abbey 1,1")
    assert abbey.offered("deploy wagon") == ["k"]


def test_r48_never_on_a_meadow():
    table = Table("bg_d 0,0", drawn="bg_d").play("place 1,0 r0")
    assert table.refused("deploy wagon f0") == "R48"


def test_r48_not_where_a_follower_stands():
    table = Table("bg_u 0,0 r90", "0 follower 0,0 r0", drawn="bg_u").play("place 1,0 r90")
    assert table.offered("deploy wagon") == []
    assert table.refused("deploy wagon r0") in ("R6", "R48")


@pytest.mark.parametrize(("other", "gained"), [("1 follower 0,0 r0", [3, 3]), ("1 big 0,0 r0", [0, 3])])
def test_r49_its_strength_is_one(other, gained):
    table = Table(ROAD, f"0 wagon 1,0 r0; {other}", drawn="bg_a", options=INNS, active=1)
    table.play("place 2,0 r90", "skip", "wagon home")
    assert table.gained == gained


def test_r50_after_scoring_the_owner_takes_it_home_or_drives_on():
    """The cloister and the two other roads of the crossing are free."""
    table = Table(ROAD, "0 wagon 1,0 r0", drawn="bg_w", active=1)
    table.play("place 2,0 r0", "skip")
    assert table.gained == [3, 0]
    assert table.phase == "wagon"
    assert table.seat == 0
    assert table.choices == ["wagon home", "wagon 0,0 k", "wagon 2,0 r0", "wagon 2,0 r1"]
    table.play("wagon 2,0 r1")
    assert table.pieces == ["0 wagon 2,0 r1"]
    assert table.supply(0, "wagon") == 0
    assert table.seat == 0  # the turn of seat 1 is over


def test_r50_home_puts_it_back_into_the_supply():
    table = Table(ROAD, "0 wagon 1,0 r0", drawn="bg_w").play("place 2,0 r0", "skip", "wagon home")
    assert table.pieces == []
    assert table.supply(0, "wagon") == 1


def test_r50_only_to_incomplete_features():
    """The eastern road of the crossing is complete already, it ends at a cloister::

    A u ? A
      B B B        the crossing has roads west, north and east
    """
    tiles = f"{ROAD}; bg_b 1,1; bg_b 2,1; bg_b 3,1; bg_a 3,0 r90"
    table = Table(tiles, "0 wagon 1,0 r0", drawn="bg_w").play("place 2,0 r180", "skip")
    assert table.choices == ["wagon home", "wagon 0,0 k", "wagon 2,0 r1"]
    assert table.refused("wagon 2,0 r2") == "R50"


def test_r50_only_to_unoccupied_features():
    table = Table(ROAD, "0 wagon 1,0 r0; 1 follower 0,0 k", drawn="bg_w").play("place 2,0 r0", "skip")
    assert table.choices == ["wagon home", "wagon 2,0 r0", "wagon 2,0 r1"]
    assert table.refused("wagon 0,0 k") == "R50"


def test_r50_never_into_a_meadow_nor_to_nowhere():
    table = Table(ROAD, "0 wagon 1,0 r0", drawn="bg_w").play("place 2,0 r0", "skip")
    assert table.refused("wagon 2,0 f0") == "R48"
    assert table.refused("wagon 2,0 r3") == "R50"
    assert table.refused("wagon 7,7 r0") == "R50"
    assert table.refused("wagon 90000,0 r0") == "R50"


def test_r50_whether_or_not_its_owner_scored():
    table = Table(ROAD, "0 wagon 1,0 r0; 1 big 0,0 r0", drawn="bg_w", options=INNS)
    table.play("place 2,0 r0", "skip")
    assert table.gained == [0, 3]
    assert table.seat == 0
    assert "wagon 0,0 k" in table.choices


def test_r50_from_a_cloister_to_the_road_that_ends_there():
    """The wagon stands on the cloister in the middle; its road leads south and is open::

    ? u v
    u A u
    u u u
    """
    tiles = "bg_u 1,0 r90; bg_v 2,0; bg_u 0,1; bg_a 1,1; bg_u 2,1; bg_u 0,2; bg_u 1,2; bg_u 2,2"
    table = Table(tiles, "0 wagon 1,1 k", drawn="bg_v").play("place 0,0 r270", "skip")
    assert table.sources[0] == {"cloister": 9}
    assert table.choices == ["wagon home", "wagon 1,1 r0"]


def test_r51_without_a_destination_it_goes_home_by_itself_and_nothing_is_written():
    table = Table("bg_e 0,0 r90", "0 wagon 0,0 c0", drawn="bg_e", active=1).play("place 1,0 r270", "skip")
    assert table.seat == 0
    assert table.supply(0, "wagon") == 1
    assert [ply.text for ply in table.match.plies if ply.seat >= 0] == ["place 1,0 r270", "skip"]
    assert [event["seat"] for event in table.events("wagon_home")] == [0]


def test_r52_through_a_city_gate():
    """The road from the gate to the crossing is scored; the city behind the gate is open::

    T
    w
    """
    table = Table("bg_t 0,0", "0 wagon 0,0 r0", drawn="bg_w").play("place 0,1 r180", "skip")
    assert table.choices == ["wagon home", "wagon 0,0 c0", "wagon 0,1 r0", "wagon 0,1 r2"]


def test_r52_out_of_a_city_by_its_gate():
    table = Table("bg_t 0,0; bg_e -1,0 r90; bg_e 0,-1 r180", "0 wagon -1,0 c0", drawn="bg_e")
    table.play("place 1,0 r270", "skip")
    assert table.gained == [8, 0]
    assert table.choices == ["wagon home", "wagon 0,0 r0"]


def test_r52_the_scored_feature_may_be_left_through_any_of_its_tiles():
    """The wagon stood at the far end of the long road."""
    tiles = "bg_a 0,0 r270; bg_u 1,0 r90; bg_u 2,0 r90; bg_u 3,0 r90"
    table = Table(tiles, "0 wagon 0,0 r0", drawn="bg_w").play("place 4,0 r0", "skip")
    assert table.choices == ["wagon home", "wagon 0,0 k", "wagon 4,0 r0", "wagon 4,0 r1"]


def test_r52_one_step_only():
    """The cloister at the end of the complete eastern road is two steps away."""
    tiles = f"{ROAD}; bg_b 1,1; bg_b 2,1; bg_b 3,1; bg_a 3,0 r90"
    table = Table(tiles, "0 wagon 1,0 r0", drawn="bg_w").play("place 2,0 r180", "skip")
    assert "wagon 3,0 k" not in table.choices
    assert table.refused("wagon 3,0 k") == "R52"


@pytest.mark.parametrize(("tile", "turn"), [("am_g", 90), ("am_h", 0)])
def test_r52_a_road_that_touches_a_wall_is_not_connected_with_the_city(tile, turn):
    """Cloister, bend along the wall, cloister::

    A ?
      A
    """
    table = Table(f"bg_a 0,0 r270; {tile} 1,0 r{turn}", "0 wagon 1,0 r0", drawn="bg_a")
    table.play("place 1,1 r180", "skip")
    assert table.choices == ["wagon home", "wagon 0,0 k", "wagon 1,1 k"]
    assert table.refused("wagon 1,0 c0") == "R52"


def test_r52_two_cities_on_one_tile_are_not_connected():
    table = Table("bg_i 0,0", "0 wagon 0,0 c0", drawn="bg_e", active=1).play("place 1,0 r270", "skip")
    assert table.gained == [4, 0]
    assert table.supply(0, "wagon") == 1


def test_r52_two_roads_on_a_bridge_are_not_connected():
    tiles = "bg_a 0,0 r270; tb_x 1,0"
    table = Table(tiles, "0 wagon 0,0 r0; 1 follower 0,0 k", drawn="bg_a", options={"traders_builders": True})
    table.play("place 2,0 r90", "skip")
    assert table.choices == ["wagon home", "wagon 2,0 k"]


def test_r52_two_links_to_one_feature_are_named_by_the_smaller():
    """The southern roads of both crossings are one road, open in the south::

    w ? w
    └ ┬ ┘
    """
    tiles = "bg_w 0,0; bg_v 0,1 r180; am_k 1,1 r180; bg_v 2,1 r90; bg_w 2,0"
    table = Table(tiles, "0 wagon 2,0 r2", drawn="bg_u").play("place 1,0 r90", "skip")
    assert table.choices == ["wagon home", "wagon 0,0 r1", "wagon 0,0 r2", "wagon 2,0 r0"]
    assert table.refused("wagon 2,0 r1") == "RULING 14"


def test_r53_the_owners_decide_clockwise_from_the_active_seat():
    """Wagons of seats 0, 1 and 2 share the road; seat 1 completes it."""
    tiles = "bg_a 0,0 r270; bg_u 1,0 r90; bg_u 2,0 r90"
    pieces = "0 wagon 0,0 r0; 1 wagon 1,0 r0; 2 wagon 2,0 r0"
    table = Table(tiles, pieces, drawn="bg_w", active=1, seats=3).play("place 3,0 r0", "skip")
    assert table.gained == [4, 4, 4]
    assert table.pieces == []
    order = []
    for text in ("wagon 3,0 r1", "wagon 0,0 k", "wagon home"):
        order.append(table.seat)
        assert text in table.choices
        table.play(text)
    assert order == [1, 2, 0]
    assert table.pieces == ["2 wagon 0,0 k", "1 wagon 3,0 r1"]


def test_r53_an_earlier_wagon_may_take_the_destination_of_a_later_one():
    """Only the first cloister is free: who comes second goes home without a decision."""
    table = Table(ROAD, "0 wagon 0,0 r0; 1 wagon 1,0 r0", drawn="am_j", active=1)
    table.play("place 2,0 r90", "skip")
    assert table.seat == 1
    assert table.choices == ["wagon home", "wagon 0,0 k"]
    table.play("wagon 0,0 k")
    assert table.phase != "wagon"
    assert table.supply(0, "wagon") == 1
    declined = Table(ROAD, "0 wagon 0,0 r0; 1 wagon 1,0 r0", drawn="am_j", active=1)
    declined.play("place 2,0 r90", "skip", "wagon home")
    assert declined.seat == 0
    assert declined.choices == ["wagon home", "wagon 0,0 k"]


def test_r53_all_features_are_scored_before_the_first_wagon_moves():
    """One tile completes the road with the wagon and the city with the knight::

    e
    ?           ? is a gate: city north, road south
    a
    """
    tiles = "bg_e 0,-1 r180; bg_b 1,-1; bg_b 1,0; bg_b 1,1; bg_a 0,1 r180"
    table = Table(tiles, "0 wagon 0,1 r0; 1 follower 0,-1 c0", drawn="ic_h", options=INNS)
    table.play("place 0,0 r0", "skip")
    assert table.phase == "wagon"
    assert table.gained == [2, 4]
    assert table.pieces == []


def test_r54_a_moved_wagon_claims_the_new_feature():
    table = Table(ROAD, "0 wagon 1,0 r0", drawn="bg_w", draws=["bg_u"])
    table.play("place 2,0 r0", "skip", "wagon 2,0 r1", "place 2,1 r0")
    assert "r0" not in table.offered("deploy follower")
    assert table.refused("deploy follower r0") == "R6"


def test_r54_and_scores_it_like_a_follower():
    table = Table(ROAD, "0 wagon 1,0 r0", drawn="bg_w", draws=["bg_a"])
    table.play("place 2,0 r0", "skip", "wagon 2,0 r1", "place 2,1 r180", "skip")
    assert table.gained == [3 + 2, 0]
    assert table.choices == ["wagon home", "wagon 2,0 r0", "wagon 2,1 k"]


def test_r54_moving_is_no_deployment():
    """Seat 0 deploys a follower on the crossing, completes its own road, and the wagon still moves."""
    table = Table(ROAD, "0 wagon 1,0 r0", drawn="bg_w").play("place 2,0 r0", "deploy follower r0")
    assert table.choices == ["wagon home", "wagon 0,0 k", "wagon 2,0 r1"]
    table.play("wagon 2,0 r1")
    assert table.pieces == ["0 follower 2,0 r0", "0 wagon 2,0 r1"]


def test_destinations_come_home_first_then_by_x_y_and_segment():
    """A wagon in a city with gates on several sides; negative coordinates first."""
    tiles = "bg_a -1,0 r270; bg_u 0,0 r90"
    table = Table(tiles, "0 wagon 0,0 r0", drawn="bg_x").play("place 1,0 r0", "skip")
    assert table.choices == ["wagon home", "wagon -1,0 k", "wagon 1,0 r0", "wagon 1,0 r1", "wagon 1,0 r2"]
