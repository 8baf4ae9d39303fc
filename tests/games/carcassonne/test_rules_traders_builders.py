"""Traders & Builders (R70 to R76)."""

import pytest

from .positions import Table

TRADERS = {"traders_builders": True}
ALL_SETS = {"inns_cathedrals": True, "traders_builders": True}

# The road of seat 0 with follower and builder, open at both ends.
BUILT = "bg_u 0,0 r90; bg_u 1,0 r90"
BUILDER = "0 follower 0,0 r0; 0 builder 1,0 r0"


@pytest.mark.parametrize("knight", ["", "0 follower 0,0 c0", "1 follower 0,0 c0"])
def test_r70_whoever_completes_a_city_takes_its_goods(knight):
    """Whether the knights are own, foreign or missing."""
    table = Table("bg_e 0,0 r90; tb_o 1,0", knight, drawn="bg_e", active=1, options=TRADERS)
    table.play("place 2,0 r270", "skip")
    assert table.now["goods"] == [[0, 0, 0], [1, 0, 0]]


def test_r70_one_token_for_each_symbol():
    """Wine, grain and wine again."""
    table = Table("bg_e 0,0 r90; tb_o 1,0; tb_q 2,0; tb_r 3,0", drawn="bg_e", options=TRADERS)
    table.play("place 4,0 r270", "skip")
    assert table.now["goods"] == [[2, 1, 0], [0, 0, 0]]
    assert [(event["good"], event["count"]) for event in table.events("goods_taken")] == [("wine", 2), ("grain", 1)]


def test_r70_an_incomplete_city_gives_none():
    table = Table("bg_e 0,0 r90; tb_o 1,0", drawn="bg_f", options=TRADERS).play("place 2,0 r0", "skip")
    assert table.now["goods"] == [[0, 0, 0], [0, 0, 0]]


def test_r70_an_abbey_that_completes_a_city_takes_them_too():
    """The wine city north of the hole is closed at its far end::

      E
      o E
    E . E
    v B v
    """
    tiles = """
        bg_e 0,-2 r180
        tb_o 0,-1 r90
        bg_e 1,-1 r90
        bg_e -1,0 r270
        bg_e 1,0 r90
        bg_v -1,1
        bg_b 0,1
        bg_v 1,1 r270
    """
    table = Table(tiles, active=1, options=TRADERS).play("abbey 0,0", "skip")
    assert table.now["goods"] == [[0, 0, 0], [1, 0, 0]]


@pytest.mark.parametrize(
    ("goods", "gained"),
    [([[1, 0, 0], [1, 0, 0]], [10, 10]), ([[2, 0, 0], [0, 0, 0]], [10, 0]), ([[0, 0, 0], [2, 0, 0]], [0, 10])],
)
def test_r71_most_tokens_of_a_kind_bring_ten_points_ties_all(goods, gained):
    tiles = "bg_e 0,0 r90; tb_o 1,0; bg_e 2,0 r270; bg_e 0,1 r90; tb_r 1,1; bg_e 2,1 r270"
    table = Table(tiles, goods=goods, drawn="bg_b", options=TRADERS, pile=[]).play("place 0,2 r0", "skip")
    assert table.match.over
    assert table.gained == gained
    assert [row.get("end_goods", 0) for row in table.sources] == gained


def test_r71_each_kind_is_counted_for_itself_and_a_kind_nobody_has_brings_nothing():
    tiles = "bg_e 0,0 r90; tb_o 1,0; bg_e 2,0 r270; bg_e 0,1 r90; tb_q 1,1; bg_e 2,1 r270"
    goods = [[1, 0, 0], [0, 1, 0], [0, 0, 0]]
    table = Table(tiles, goods=goods, drawn="bg_b", options=TRADERS, pile=[], seats=3).play("place 0,2 r0", "skip")
    assert table.gained == [10, 10, 0]


@pytest.mark.parametrize(
    ("tiles", "standing", "drawn", "place", "name"),
    [
        ("bg_u 0,0 r90", "0 follower 0,0 r0", "bg_u", "1,0 r90", "r0"),
        ("bg_u 0,0 r90", "0 wagon 0,0 r0", "bg_u", "1,0 r90", "r0"),
        ("bg_e 0,0 r90", "0 mayor 0,0 c0", "bg_f", "1,0 r0", "c0"),
        ("bg_e 0,0 r90", "0 big 0,0 c0", "bg_f", "1,0 r0", "c0"),
    ],
)
def test_r72_the_builder_joins_an_own_follower_of_any_kind(tiles, standing, drawn, place, name):
    table = Table(tiles, standing, drawn=drawn, options=ALL_SETS).play(f"place {place}")
    assert table.offered("deploy builder") == [name]
    table.play(f"deploy builder {name}")
    assert table.supply(0, "builder") == 0


@pytest.mark.parametrize("standing", ["", "1 follower 0,0 r0"])
def test_r72_not_alone_nor_with_strangers(standing):
    table = Table("bg_u 0,0 r90", standing, drawn="bg_u", options=TRADERS).play("place 1,0 r90")
    assert table.offered("deploy builder") == []
    assert table.refused("deploy builder r0") == "R72"


def test_r72_not_on_a_complete_feature():
    table = Table("bg_a 0,0 r270", "0 follower 0,0 r0", drawn="bg_a", options=TRADERS).play("place 1,0 r90")
    assert table.offered("deploy builder") == []
    assert table.refused("deploy builder r0") == "R72"


@pytest.mark.parametrize(("name", "standing"), [("k", ""), ("f0", "0 follower 0,0 f0")])
def test_r72_not_on_cloisters_or_meadows(name, standing):
    table = Table("bg_b 0,0", standing, drawn="bg_b", options=TRADERS).play("place 1,0 r0")
    assert table.refused(f"deploy builder {name}") == "R72"


def test_r72_his_strength_is_zero():
    table = Table(f"{BUILT}; bg_a 2,0 r90", f"{BUILDER}; 1 follower 2,0 r0", drawn="bg_a", active=1, options=TRADERS)
    table.play("place -1,0 r270", "skip")
    assert table.gained == [4, 4]


def test_r72_he_goes_home_when_the_feature_is_scored():
    table = Table(f"{BUILT}; bg_a 2,0 r90", BUILDER, drawn="bg_a", active=1, options=TRADERS)
    table.play("place -1,0 r270", "skip")
    assert table.supply(0, "builder") == 1


def test_r73_extending_the_builders_feature_earns_a_second_part():
    table = Table(BUILT, BUILDER, drawn="bg_u", draws=["bg_b", "bg_b"], options=TRADERS)
    table.play("place 2,0 r90", "skip")
    assert table.seat == 0
    assert table.now["part"] == 2
    assert table.now["drawn"] == "bg_b"
    table.play("place 0,1 r0", "deploy follower k")
    assert table.seat == 1
    assert table.now["part"] == 1


def test_r73_at_most_one_extra_part():
    table = Table(BUILT, BUILDER, drawn="bg_u", draws=["bg_u", "bg_b"], options=TRADERS)
    table.play("place 2,0 r90", "skip", "place 3,0 r90", "skip")
    assert table.seat == 1


def test_r73_it_is_granted_even_if_the_tile_completes_the_feature():
    table = Table(f"{BUILT}; bg_a 2,0 r90", BUILDER, drawn="bg_a", draws=["bg_b"], options=TRADERS)
    table.play("place -1,0 r270", "skip")
    assert table.gained == [4, 0]
    assert table.seat == 0
    assert table.now["part"] == 2
    assert table.supply(0, "builder") == 1


def test_r73_in_a_city_too():
    tiles = "bg_e 0,0 r90; bg_f 1,0"
    table = Table(tiles, "0 follower 0,0 c0; 0 builder 1,0 c0", drawn="bg_f", draws=["bg_b"], options=TRADERS)
    table.play("place 2,0 r0", "skip")
    assert (table.seat, table.now["part"]) == (0, 2)


def test_r73_not_for_a_tile_elsewhere():
    table = Table(BUILT, BUILDER, drawn="bg_b", draws=["bg_b"], options=TRADERS).play("place 0,1 r0", "skip")
    assert table.seat == 1


def test_r73_not_for_the_builder_of_another():
    table = Table(BUILT, BUILDER, drawn="bg_u", draws=["bg_b"], active=1, options=TRADERS)
    table.play("place 2,0 r90", "skip")
    assert table.seat == 0
    assert table.now["part"] == 1


def test_r73_not_for_a_builder_deployed_in_this_very_part():
    table = Table("bg_u 0,0 r90", "0 follower 0,0 r0", drawn="bg_u", draws=["bg_b"], options=TRADERS)
    table.play("place 1,0 r90", "deploy builder r0")
    assert table.seat == 1


def test_r73_the_second_part_follows_the_wagons_of_the_first():
    tiles = f"{BUILT}; bg_a 2,0 r90"
    table = Table(tiles, "0 wagon 0,0 r0; 0 builder 1,0 r0", drawn="bg_w", draws=["bg_b"], options=TRADERS)
    table.play("place -1,0 r0", "skip")
    assert table.phase == "wagon"
    table.play("wagon home")
    assert (table.seat, table.now["part"], table.phase) == (0, 2, "place")


# A ring around the hole 1,1 with the road of the builder running into it from the west:  A u v
#                                                                                     u u . u
#                                                                                       A u v
HOLE = """
    bg_a 0,0 r270
    bg_u 1,0 r90
    bg_v 2,0
    bg_u -1,1 r90
    bg_u 0,1 r90
    bg_u 2,1
    bg_a 0,2 r270
    bg_u 1,2 r90
    bg_v 2,2 r90
"""
AT_HOLE = "0 follower -1,1 r0; 0 builder 0,1 r0"


def test_r74_an_abbey_beside_the_builders_road_does_not_extend_it():
    table = Table(HOLE, AT_HOLE, options=TRADERS, draws=["bg_b"]).play("abbey 1,1", "skip")
    assert table.seat == 1
    assert table.now["part"] == 1


def test_r74_the_second_part_may_be_an_abbey():
    table = Table(HOLE, AT_HOLE, drawn="bg_u", options=TRADERS).play("place -2,1 r90", "skip")
    assert (table.seat, table.now["part"], table.phase) == (0, 2, "start")
    assert table.choices == ["draw", "abbey 1,1"]
    table.play("abbey 1,1", "skip")
    assert table.seat == 1


def test_r75_the_pig_joins_an_own_farmer():
    table = Table("bg_b 0,0", "0 follower 0,0 f0", drawn="bg_b", options=TRADERS).play("place 1,0 r0")
    assert table.offered("deploy pig") == ["f0"]
    table.play("deploy pig f0")
    assert table.pieces == ["0 follower 0,0 f0", "0 pig 1,0 f0"]


@pytest.mark.parametrize("standing", ["", "1 follower 0,0 f0"])
def test_r75_not_alone_nor_with_strangers(standing):
    table = Table("bg_b 0,0", standing, drawn="bg_b", options=TRADERS).play("place 1,0 r0")
    assert table.offered("deploy pig") == []
    assert table.refused("deploy pig f0") == "R75"


def test_r75_only_on_meadows():
    table = Table("bg_u 0,0 r90", "0 follower 0,0 r0", drawn="bg_u", options=TRADERS).play("place 1,0 r90")
    assert table.refused("deploy pig r0") == "R75"


@pytest.mark.parametrize(
    ("pieces", "gained"),
    [
        ("0 follower 0,0 f0", [6, 0]),
        ("0 follower 0,0 f0; 0 pig 1,0 f0", [8, 0]),
        ("0 follower 0,0 f0; 0 pig 1,0 f0; 1 follower 0,1 f0", [8, 6]),
        ("0 follower 0,0 f0; 0 pig 1,0 f0; 1 big 0,1 f0", [0, 6]),
    ],
)
def test_r75_the_pig_adds_one_point_for_each_city_to_its_owner_and_no_strength(pieces, gained):
    tiles = "bg_e 0,0; bg_e 0,-1 r180; bg_e 1,0; bg_e 1,-1 r180; bg_b 0,1"
    table = Table(tiles, pieces, drawn="bg_b", options=ALL_SETS, pile=[]).play("place 1,1 r0", "skip")
    assert table.match.over
    assert table.gained == gained


def test_r75a_the_pig_may_join_a_farmer_whom_the_tile_joins_to_a_barn():
    """::

    E E
    E E G B        the farmer of seat 1 in the east, the barn of seat 0 in the west
    B B ? B
    """
    tiles = "bg_e 0,0; bg_e 0,-1 r180; bg_e 1,0; bg_e 1,-1 r180; bg_b 0,1; bg_b 1,1; bg_g 2,0; bg_b 3,0; bg_b 3,1"
    table = Table(tiles, "0 barn 1,1; 1 follower 3,0 f0", drawn="bg_e", active=1, options=TRADERS)
    table.play("place 2,1 r0")
    assert table.offered("deploy pig") == ["f0"]
    assert "f0" not in table.offered("deploy follower")
    table.play("deploy pig f0")
    assert table.gained == [0, 4]
    assert table.pieces == []
    assert (table.supply(1), table.supply(1, "pig")) == (7, 1)


def test_r76_the_bridge_has_two_roads_and_four_meadows():
    table = Table("bg_x 0,0", drawn="tb_x", options=TRADERS).play("place 1,0 r0")
    assert table.offered("deploy follower") == ["r0", "r1", "f0", "f1", "f2", "f3"]


def test_r76_the_road_on_the_bridge_goes_on():
    table = Table("bg_a 0,0 r270; tb_x 1,0", "0 follower 0,0 r0; 1 follower 1,0 r0", drawn="bg_a", options=TRADERS)
    table.play("place 2,0 r90", "skip")
    assert table.gained == [3, 0]
    assert table.pieces == ["1 follower 1,0 r0"]
