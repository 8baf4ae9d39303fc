"""Farmers and the meadows they lie in (R19, R20); meadows pay at the end of the game."""

import pytest

from .positions import Table

LAST = {"pile": []}  # the tile in hand is the last one of the game

# Two complete cities side by side over one meadow:  E E
#                                                    E E
TWO_CITIES = "bg_e 0,0; bg_e 0,-1 r180; bg_e 1,0; bg_e 1,-1 r180"


def test_r19_a_farmer_stays_when_a_city_beside_the_meadow_is_completed():
    table = Table("bg_e 0,0 r90", "1 follower 0,0 f0", drawn="bg_e")
    table.play("place 1,0 r270", "skip")
    assert table.pieces == ["1 follower 0,0 f0"]
    assert table.gained == [0, 0]


def test_r19_a_farmer_stays_when_the_meadow_is_closed_in_on_all_sides():
    """The meadow inside the ring of four bends cannot grow any more."""
    table = Table("bg_v 0,0 r270; bg_v 1,0; bg_v 1,1 r90", "1 follower 1,1 f1", drawn="bg_v")
    table.play("place 0,1 r180", "skip")
    assert table.pieces == ["1 follower 1,1 f1"]


def test_r20_farmers_get_three_points_for_each_complete_city_at_the_end():
    table = Table(TWO_CITIES, "1 follower 0,0 f0", drawn="bg_b", **LAST)
    table.play("place 0,1 r0", "skip")
    assert table.match.over
    assert table.gained == [0, 6]
    assert table.sources == [{}, {"end_field": 6}]


def test_r20_open_cities_do_not_count_for_farmers():
    table = Table("bg_e 0,0; bg_e 0,-1 r180; bg_e 1,0", "1 follower 0,0 f0", drawn="bg_b", **LAST)
    table.play("place 0,1 r0", "skip")
    assert table.gained == [0, 3]


@pytest.mark.parametrize(("meadow", "points"), [("f0", 3), ("f1", 0)])
def test_r20_a_road_divides_meadows(meadow, points):
    """The start tile: north of the road the meadow touches the city, south of it it does not."""
    table = Table("bg_d 0,0; bg_e 0,-1 r180", f"1 follower 0,0 {meadow}", drawn="bg_u", **LAST)
    table.play("place 1,0 r90", "skip")
    assert table.sources[1].get("end_field", 0) == points


def test_r20_a_city_divides_meadows():
    """North and south of the long city are two meadows; only the southern one touches the second city::

    F F      the long city, open at both ends
    E .      the second city, complete: E over E
    E
    """
    tiles = "bg_f 0,0; bg_f 1,0; bg_e 0,1 r180; bg_e 0,2"
    table = Table(tiles, "0 follower 0,0 f0; 1 follower 0,0 f1", drawn="bg_b", **LAST)
    table.play("place 1,1 r0", "skip")
    assert table.gained == [0, 3]


def test_r20_meadows_join_where_tiles_meet():
    """The farmer lies three tiles away from the city his meadow touches."""
    tiles = "bg_e 0,0; bg_e 0,-1 r180; bg_b 0,1; bg_b 0,2; bg_b 0,3"
    table = Table(tiles, "1 follower 0,3 f0", drawn="bg_b", **LAST)
    table.play("place 0,4 r0", "skip")
    assert table.gained == [0, 3]


def test_r20_a_city_counts_once_however_many_segments_touch_it():
    """The city of three tiles lies along the whole meadow::

    E G E
    B B B
    """
    tiles = "bg_e 0,0 r90; bg_g 1,0 r90; bg_e 2,0 r270; bg_b 0,1; bg_b 1,1"
    table = Table(tiles, "1 follower 0,1 f0", drawn="bg_b", **LAST)
    table.play("place 2,1 r0", "skip")
    assert table.gained == [0, 3]


def test_r20_a_city_counts_for_every_meadow_that_touches_it():
    """Two start tiles, city to city: the strip on each side of it is a meadow of its own."""
    pieces = "0 follower 0,0 f0; 1 follower 0,-1 f0"
    table = Table("bg_d 0,0; bg_d 0,-1 r180", pieces, drawn="bg_b", **LAST)
    table.play("place 0,1 r0", "skip")
    assert table.gained == [3, 3]


def test_r20_touching_is_on_the_same_tile():
    """The northern meadow of the bend does not touch the city that only meets the corner of its tile.

    ::

        E .
        E V          V has meadow in the north and east; the cities are to its west
    """
    tiles = "bg_d 0,0; bg_d 0,-1 r180; bg_v 1,0"
    table = Table(tiles, "1 follower 1,0 f1", drawn="bg_b", **LAST)
    table.play("place 0,1 r0", "skip")
    assert table.sources[1].get("end_field", 0) == 0


def test_r20_the_majority_of_farmers_in_the_meadow_scores():
    pieces = "0 follower 0,0 f0; 0 follower 1,0 f0; 1 follower 0,-1 f0"
    tiles = f"{TWO_CITIES}; bg_b 2,0; bg_b 2,-1"
    table = Table(tiles, pieces, drawn="bg_b", **LAST)
    table.play("place 0,1 r0", "skip")
    assert table.gained == [6, 0]


def test_r20_tied_farmers_all_score():
    tiles = f"{TWO_CITIES}; bg_b 2,0; bg_b 2,-1"
    table = Table(tiles, "0 follower 0,0 f0; 1 follower 0,-1 f0", drawn="bg_b", **LAST)
    table.play("place 0,1 r0", "skip")
    assert table.gained == [6, 6]


def test_r20_a_farmer_in_an_inner_meadow_scores_its_cities():
    """The two cities that cross on one tile, both closed; the tiny meadow between them touches both."""
    tiles = "am_b 0,0; bg_e 0,-1 r180; bg_e 0,1; bg_e -1,0 r90"
    table = Table(tiles, "1 follower 0,0 f1", drawn="bg_e", **LAST)
    table.play("place 1,0 r270", "skip")
    assert table.gained == [0, 6]


def test_r20_the_road_of_am_l_splits_the_meadow_in_the_north_only():
    """The city runs west-east, the road north-south passes it: f0 in the south, f1 and f2 in the north."""
    table = Table("bg_e 0,0 r90", drawn="am_l").play("place 1,0 r0")
    assert table.offered("deploy follower") == ["c0", "r0", "f0", "f1", "f2"]
    assert len(table.land.of[1, 0, "f0"].segments) == 1


@pytest.mark.parametrize(("tile", "meadows"), [("am_g", 3), ("am_h", 3), ("am_d", 3), ("am_i", 3), ("am_j", 1)])
def test_r20_tiles_with_several_meadows_offer_each(tile, meadows):
    table = Table("bg_d 0,0", drawn=tile)
    table.play(table.choices[0])
    offered = [name for name in table.offered("deploy follower") if name.startswith("f")]
    assert len(offered) == meadows
