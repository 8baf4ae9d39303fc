"""Inns & Cathedrals (R60 to R63)."""

import pytest

from .positions import Table

INNS = {"inns_cathedrals": True}

# A cathedral with caps on three sides; the west is open.
CATHEDRAL = "ic_a 0,0; bg_e 0,-1 r180; bg_e 1,0 r270; bg_e 0,1"


def test_r60_the_big_follower_is_deployed_like_a_follower():
    table = Table("bg_d 0,0", drawn="bg_d", options=INNS).play("place 1,0 r0")
    assert table.offered("deploy big") == ["c0", "r0", "f0", "f1"]
    table.play("deploy big f1")
    assert table.pieces == ["0 big 1,0 f1"]
    assert table.supply(0, "big") == 0
    assert table.supply(0) == 7


@pytest.mark.parametrize(
    ("pieces", "gained"),
    [
        ("0 big 0,0 r0; 1 follower 1,0 r0", [4, 0]),
        ("0 big 0,0 r0; 1 follower 1,0 r0; 1 follower 2,0 r0", [4, 4]),
        ("0 follower 0,0 r0; 1 big 1,0 r0; 0 follower 2,0 r0", [4, 4]),
    ],
)
def test_r60_its_strength_is_two(pieces, gained):
    table = Table("bg_a 0,0 r270; bg_u 1,0 r90; bg_u 2,0 r90", pieces, drawn="bg_a", options=INNS)
    table.play("place 3,0 r90", "skip")
    assert table.gained == gained
    assert table.supply(0, "big") == table.supply(1, "big") == 1


def test_r60_it_occupies_and_needs_an_unoccupied_feature():
    table = Table("bg_u 0,0 r90", "1 big 0,0 r0", drawn="bg_u", options=INNS).play("place 1,0 r90")
    assert table.refused("deploy big r0") == "R6"
    assert table.refused("deploy follower r0") == "R6"


@pytest.mark.parametrize(
    ("road", "points"), [("bg_u 1,0 r90; bg_v 2,0", 4), ("ic_o 1,0; bg_v 2,0", 8), ("ic_o 1,0; ic_p 2,0", 8)]
)
def test_r61_a_complete_road_with_inns_scores_two_for_each_tile(road, points):
    """Without an inn, with one, with two: cloister, straight, bend, cloister."""
    table = Table(f"bg_a 0,0 r270; {road}", "0 follower 0,0 r0", drawn="bg_a", options=INNS)
    table.play("place 2,1 r180", "skip")
    assert table.gained == [points, 0]


@pytest.mark.parametrize(("tile", "points"), [("bg_u 1,0 r90", 2), ("ic_o 1,0", 0)])
def test_r61_an_incomplete_road_with_an_inn_scores_nothing_at_the_end(tile, points):
    table = Table(f"bg_a 0,0 r270; {tile}", "0 follower 0,0 r0", drawn="bg_b", options=INNS, pile=[])
    table.play("place 0,1 r0", "skip")
    assert table.match.over
    assert table.gained == [points, 0]


def test_r61_the_inn_concerns_its_own_road_only():
    """The inn lies on the eastern road of the crossing, the western one is a plain road."""
    table = Table("bg_a 0,0 r270", "0 follower 0,0 r0", drawn="ic_n", options=INNS).play("place 1,0 r0", "skip")
    assert table.gained == [2, 0]


@pytest.mark.parametrize(("tile", "turn", "points"), [("bg_e", 90, 15), ("am_i", 180, 18)])
def test_r62_a_complete_city_with_a_cathedral_scores_three_for_each_tile_and_pennant(tile, turn, points):
    table = Table(CATHEDRAL, "0 follower 0,0 c0", drawn=tile, options=INNS)
    table.play(f"place -1,0 r{turn}", "skip")
    assert table.gained == [points, 0]


def test_r62_a_second_cathedral_changes_nothing_more():
    """Two cathedrals and six caps: 8 tiles, 24 points::

      E E
    E K K E
      E E
    """
    tiles = "ic_a 0,0; ic_a 1,0; bg_e 0,-1 r180; bg_e 1,-1 r180; bg_e 0,1; bg_e 1,1; bg_e 2,0 r270"
    table = Table(tiles, "0 follower 0,0 c0", drawn="am_f", options=INNS)
    table.play("place -1,0 r90", "skip")
    assert table.gained == [24, 0]


def test_r62_incomplete_it_scores_nothing_at_the_end():
    table = Table(CATHEDRAL, "0 follower 0,0 c0", drawn="bg_u", options=INNS, pile=[])
    table.play("place 0,2 r90", "skip")
    assert table.match.over
    assert table.gained == [0, 0]


@pytest.mark.parametrize(("city", "four", "two"), [("ic_a", 6, 6), ("bg_c", 6, 3)])
def test_r62_small_city_does_not_concern_a_city_with_a_cathedral(city, four, two):
    """A tile with city on all sides and a cap, closed by three abbeys; the last of them is laid now::

    v B E E v
    v . K A E       K has city on all sides; the hole is in the west
      E A B v
      v E v
    """
    tiles = f"""
        {city} 0,0
        bg_e 0,-1 r180
        bg_v -2,-1 r90
        bg_b -1,-1
        bg_e 1,-1
        bg_v 2,-1 r180
        bg_v -2,0
        bg_e 2,0 r90
        bg_e -1,1 r270
        bg_b 1,1
        bg_v 2,1 r270
        bg_v -1,2
        bg_e 0,2 r180
        bg_v 1,2 r270
        abbey 1,0
        abbey 0,1
    """
    for small, points in ((4, four), (2, two)):
        options = {**INNS, "small_city": small}
        table = Table(tiles, "0 follower 0,0 c0", seats=3, active=2, abbeys=[2], options=options)
        table.play("abbey -1,0", "skip")
        assert table.gained == [points, 0, 0]


def test_r63_a_complete_city_with_a_cathedral_counts_like_any_other_for_farmers():
    pieces = "1 follower 0,1 f0"
    table = Table(CATHEDRAL, pieces, drawn="bg_e", options=INNS, pile=[]).play("place -1,0 r90", "skip")
    assert table.match.over
    assert table.gained == [0, 3]


def test_r63_and_for_barns():
    """The barn stands on the junction 0,2 south-west of the cap below the cathedral::

      E
    E K E
    v E
    v B
    """
    tiles = f"{CATHEDRAL}; bg_v -1,1; bg_b 0,2"
    table = Table(tiles, drawn="bg_e", options=INNS, pile=["bg_v"], draws=["bg_v"])
    table.play("place -1,0 r90", "skip", "place -1,2 r90", "deploy barn ne")
    assert table.match.over
    assert table.sources[1] == {"end_barn": 4}
