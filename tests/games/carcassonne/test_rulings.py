"""The rulings: how the build reads what the rule book leaves open (section 7)."""

import pytest

from .positions import PIECES, RING, Table

INNS = {"inns_cathedrals": True}
TRADERS = {"traders_builders": True}
NEAR = {"wagon_move": "neighbourhood"}

# Two complete cities over a meadow; the cell 1,1 completes the junction 1,1.
FARM = "bg_e 0,0; bg_e 0,-1 r180; bg_e 1,0; bg_e 1,-1 r180; bg_b 0,1"
# The same farm, a wall in the east, another meadow beyond it; the cell 2,1 joins the two.
JOIN = f"{FARM}; bg_b 1,1; bg_g 2,0; bg_b 3,0; bg_b 3,1"
# A hole at 0,0 with meadow, road, road and city around it; the south-eastern corner is empty.
HOLE = """
    bg_e -1,-1
    bg_b 0,-1
    bg_e 1,-1
    bg_a -2,0 r270
    bg_u -1,0 r90
    bg_u 1,0 r90
    bg_e -1,1 r180
    bg_g 0,1
"""


def test_ruling1_current_scoring_small_cities_score_four_and_each_meadow_for_itself():
    """One complete city between two meadows: the single farmer of each gets 3, not only the stronger side."""
    pieces = "0 follower 0,0 f0; 1 follower 0,-1 f0; 1 follower 1,-1 f0"
    table = Table("bg_d 0,0; bg_d 0,-1 r180; bg_u 1,-1 r90", pieces, drawn="bg_b", pile=[])
    table.play("place 0,1 r0", "skip")
    assert table.gained == [3, 3]
    city = Table("bg_e 0,0", "0 follower 0,0 c0", drawn="bg_e").play("place 0,-1 r180", "skip")
    assert city.gained == [4, 0]


def test_ruling2_a_city_completed_by_the_same_tile_counts_for_the_new_barn():
    """The tile closes the second city and makes the junction 1,1."""
    tiles = "bg_e 0,0; bg_e 0,-1 r180; bg_e 1,-1 r180; bg_b 0,1; bg_b 1,1"
    table = Table(tiles, "1 follower 0,1 f0", drawn="bg_e").play("place 1,0 r0", "deploy barn sw")
    assert table.gained == [0, 6]


def test_ruling2_the_farmers_come_home_after_the_deploy_step():
    """Seat 0 places the barn and is scored; there is no second deployment in this part."""
    table = Table(FARM, "0 follower 0,0 f0", drawn="bg_b").play("place 1,1 r0", "deploy barn nw")
    assert table.gained == [6, 0]
    assert table.supply(0) == 7
    assert table.seat == 1


def test_ruling3_after_the_last_tile_every_seat_with_an_abbey_may_lay_it_once():
    table = Table(RING, drawn="bg_b", pile=[]).play("place 3,0 r0", "skip")
    assert (table.phase, table.seat) == ("end_abbey", 1)
    table.play("pass")
    assert (table.phase, table.seat) == ("end_abbey", 0)
    table.play("pass")
    assert table.match.over


def test_ruling4_the_choice_between_abbey_and_pile_is_blind():
    table = Table(RING, draws=["bg_b"])
    assert table.phase == "start"
    assert table.now["drawn"] is None
    assert table.events("tile_drawn") == []
    table.play("draw")
    assert table.now["drawn"] == "bg_b"
    assert table.refused("abbey 1,1") == "R4"


def test_ruling5_a_mayor_without_pennants_scores_nothing_and_goes_home():
    table = Table("bg_e 0,0", "0 mayor 0,0 c0", drawn="bg_e").play("place 0,-1 r180", "skip")
    assert table.gained == [0, 0]
    assert table.supply(0, "mayor") == 1
    assert len(table.events("nobody_scored")) == 1


def test_ruling5_a_single_follower_beats_such_a_mayor():
    table = Table("bg_e 0,0 r90; bg_g 1,0 r90", "0 mayor 0,0 c0; 1 follower 1,0 c0", drawn="bg_e")
    table.play("place 2,0 r270", "skip")
    assert table.gained == [0, 6]


@pytest.mark.parametrize("piece", PIECES)
def test_ruling6_followers_big_followers_and_wagons_may_stand_on_an_abbey(piece):
    table = Table(RING, options={**INNS, **TRADERS}).play("abbey 1,1")
    allowed = piece in ("follower", "big", "wagon")
    assert (f"deploy {piece} k" in table.choices) == allowed
    assert not table.offered("deploy barn")


@pytest.mark.parametrize(("city", "points"), [("bg_e 0,1", 2), ("am_i 0,1 r90", 4)])
def test_ruling7_a_city_of_one_tile_closed_by_an_abbey_scores_two_and_two_for_each_pennant(city, points):
    table = Table(HOLE.replace("bg_g 0,1", city), "1 follower 0,1 c0").play("abbey 0,0", "skip")
    assert table.gained == [0, points]


def test_ruling8_an_older_junction_is_not_available():
    """The junction 1,1 has been there before; the tile just laid does not touch it."""
    table = Table("bg_b 0,0; bg_b 1,0; bg_b 0,1; bg_b 1,1", drawn="bg_e").play("place 2,0 r90")
    assert table.offered("deploy barn") == []
    for corner in ("nw", "ne", "se", "sw"):
        assert table.refused(f"deploy barn {corner}") == "R40"


@pytest.mark.parametrize(("tile", "corners"), [("bg_e 0,1 r270", ["nw"]), ("am_i 0,1", [])])
def test_ruling9_a_corner_reached_by_a_city_spur_is_not_meadow(tile, corners):
    """Both tiles have their city in the west only; that of ``am_i`` reaches the north-eastern corner."""
    table = Table(f"bg_b 0,0; bg_b 1,0; {tile}", drawn="bg_b").play("place 1,1 r0")
    assert table.offered("deploy barn") == corners


def test_ruling9_an_abbey_corner_is_not_meadow():
    tiles = RING.replace("bg_v 2,2 r90; ", "")
    table = Table(f"{tiles}; abbey 1,1", drawn="bg_v").play("place 2,2 r90")
    assert table.offered("deploy barn") == []
    land = Table(f"{tiles}; bg_b 1,1", drawn="bg_v").play("place 2,2 r90")
    assert land.offered("deploy barn") == ["nw"]


def test_ruling10_a_new_barn_in_joined_meadows_scores_the_placement_only():
    """The new tile joins the meadow of seat 1 with that of seat 0 behind the wall, then gets a barn::

    E E
    E E G
    B ? E
    """
    tiles = f"{FARM}; bg_g 2,0; bg_e 2,1"
    table = Table(tiles, "1 follower 0,0 f0; 0 follower 2,1 f0", drawn="bg_b")
    table.play("place 1,1 r0", "deploy barn nw")
    assert table.gained == [6, 6]
    assert [set(row) for row in table.sources] == [{"field_barn_placed"}, {"field_barn_placed"}]


def test_ruling10_where_the_result_has_a_barn_none_can_be_placed_and_the_joining_scores():
    """The new tile makes a second junction, 2,2, in the meadow of the barn on 1,1::

    E E
    E E G B
    B B ? B
      v v
    """
    table = Table(f"{JOIN}; bg_v 1,2; bg_v 2,2 r270", "0 barn 1,1; 1 follower 3,0 f0", drawn="bg_e", active=1)
    table.play("place 2,1 r0")
    assert table.offered("deploy barn") == []
    assert table.refused("deploy barn sw") in ("R40", "R44")
    table.play("skip")
    assert table.gained == [0, 2]


def test_ruling11_joining_two_barn_meadows_scores_nothing_now():
    tiles = f"{JOIN}; bg_n 4,0 r90; bg_n 4,1 r180"
    table = Table(tiles, "0 barn 1,1; 1 barn 4,1", drawn="bg_e").play("place 2,1 r0", "skip")
    assert table.gained == [0, 0]
    assert table.barns == ["0 barn 1,1", "1 barn 4,1"]


def test_ruling11_a_third_meadow_with_farmers_is_scored_once():
    tiles = f"{JOIN}; bg_n 4,0 r90; bg_n 4,1 r180; bg_f 3,2; bg_j 2,2 r90"
    pieces = "0 barn 1,1; 1 barn 4,1; 1 follower 2,2 f0"
    table = Table(tiles, pieces, drawn="bg_e").play("place 2,1 r0", "skip")
    assert table.gained == [0, 2]


@pytest.mark.parametrize("joined", [False, True])
def test_ruling12_all_farmers_and_pigs_go_home_also_those_who_did_not_score(joined):
    if joined:
        pieces = "2 barn 1,1; 0 big 3,0 f0; 1 follower 3,1 f0; 1 pig 4,0 f0"
        table = Table(f"{JOIN}; bg_v 4,0 r180", pieces, seats=3, drawn="bg_e", options={**INNS, **TRADERS})
        table.play("place 2,1 r0", "skip")
        assert table.gained == [2, 0, 0]
    else:
        pieces = "0 big 0,0 f0; 1 follower 1,0 f0; 1 pig 0,1 f0"
        table = Table(FARM, pieces, seats=3, active=2, drawn="bg_b", options={**INNS, **TRADERS})
        table.play("place 1,1 r0", "deploy barn nw")
        assert table.gained == [6, 0, 0]
    assert table.pieces == []
    assert (table.supply(0, "big"), table.supply(1), table.supply(1, "pig")) == (1, 7, 1)


def test_ruling13_without_a_complete_city_the_farmers_go_home_for_nothing():
    table = Table("bg_b 0,0; bg_b 1,0; bg_b 0,1", "1 follower 0,0 f0", drawn="bg_b")
    table.play("place 1,1 r0", "deploy barn nw")
    assert table.gained == [0, 0]
    assert table.pieces == []
    assert table.supply(1) == 7


def test_ruling13_joining_without_a_complete_city_neither():
    """A barn on 1,1, a farmer beyond the wall in the east; the cap below the wall joins them."""
    tiles = "bg_b 0,0; bg_b 1,0; bg_b 0,1; bg_b 1,1; bg_g 2,0; bg_e 3,0 r90; bg_e 3,1 r90"
    table = Table(tiles, "0 barn 1,1; 1 follower 3,0 f0", drawn="bg_e").play("place 2,1 r0", "skip")
    assert table.gained == [0, 0]
    assert table.pieces == []


def test_ruling14_the_wagon_is_put_on_the_linked_segment():
    table = Table("bg_a 0,0 r270; bg_u 1,0 r90", "0 wagon 0,0 r0", drawn="bg_w").play("place 2,0 r0", "skip")
    table.play("wagon 2,0 r0")
    assert table.pieces == ["0 wagon 2,0 r0"]


def test_ruling14_in_the_neighbourhood_every_segment_is_a_destination_of_its_own():
    """The road in the south passes three cells of the neighbourhood: three destinations, one road."""
    tiles = "bg_a 0,0 r270; bg_u 1,0 r90; bg_u 0,1 r90; bg_u 1,1 r90; bg_u 2,1 r90"
    table = Table(tiles, "0 wagon 1,0 r0", drawn="bg_a", options=NEAR).play("place 2,0 r90", "skip")
    assert table.choices == [
        "wagon home",
        "wagon 0,0 k",
        "wagon 0,1 r0",
        "wagon 1,1 r0",
        "wagon 2,0 k",
        "wagon 2,1 r0",
    ]


def test_ruling15_a_road_or_city_that_ends_at_an_abbey_is_connected_with_it():
    """The western road is closed by the abbey; the eastern road is not connected with it."""
    table = Table(HOLE, "0 wagon -1,0 r0").play("abbey 0,0", "skip")
    assert table.choices == ["wagon home", "wagon -2,0 k", "wagon 0,0 k"]
    assert table.refused("wagon 1,0 r0") == "R52"
    city = Table(f"{HOLE}; bg_e 0,2", "0 wagon 0,2 c0").play("abbey 0,0", "skip")
    assert city.choices == ["wagon home", "wagon 0,0 k"]


def test_ruling15_an_occupied_abbey_is_no_destination():
    table = Table(HOLE, "0 wagon -1,0 r0").play("abbey 0,0", "deploy follower k")
    assert table.choices == ["wagon home", "wagon -2,0 k"]


def test_ruling15_and_back_from_the_abbey_to_the_roads_and_cities_that_end_there():
    """The wagon on the abbey is scored by the last tile around it."""
    table = Table(f"{HOLE}; abbey 0,0", "1 wagon 0,0 k", drawn="bg_b").play("place 1,1 r0", "skip")
    assert table.gained == [0, 9]
    assert table.choices == ["wagon home", "wagon 0,1 c0", "wagon 1,0 r0"]


def test_ruling16_no_wagon_drives_in_the_final_scoring():
    table = Table("bg_a 0,0 r270; bg_u 1,0 r90", "0 wagon 1,0 r0", drawn="bg_b", pile=[]).play("place 0,1 r0", "skip")
    assert table.match.over
    assert table.sources[0] == {"end_road": 2}
    assert table.events("wagon_moved") == []


@pytest.mark.parametrize(
    ("options", "stood", "choices"),
    [
        ({}, "1,0 r0", ["home", "0,0 k", "2,0 k"]),
        (NEAR, "1,0 r0", ["home", "0,0 k", "1,1 c0", "2,0 k"]),
        (NEAR, "0,0 r0", ["home", "0,0 k", "1,1 c0"]),
    ],
    ids=["connected", "neighbourhood", "range from the wagon"],
)
def test_ruling17_the_option_wagon_move(options, stood, choices):
    """A road between two cloisters; a city below it that no road leads to::

    A u A
      E
    """
    tiles = "bg_a 0,0 r270; bg_u 1,0 r90; bg_e 1,1 r180"
    table = Table(tiles, f"0 wagon {stood}", drawn="bg_a", options=options).play("place 2,0 r90", "skip")
    assert table.offered("wagon") == choices


def test_ruling17_beyond_the_neighbourhood_it_is_refused():
    tiles = "bg_a 0,0 r270; bg_u 1,0 r90; bg_e 1,1 r180"
    table = Table(tiles, "0 wagon 0,0 r0", drawn="bg_a", options=NEAR).play("place 2,0 r90", "skip")
    assert table.refused("wagon 2,0 k") == "RULING 17"


def test_ruling18_a_player_has_one_barn():
    """Seat 0 has placed the barn; on the second junction there is none to offer, but seat 1 has one.

    ::

        B B u v        the road in the east divides two meadows
        B B u ?
    """
    tiles = "bg_b 0,0; bg_b 1,0; bg_b 0,1; bg_b 1,1; bg_u 2,0; bg_u 2,1; bg_u 3,0"
    for seat, corners in ((0, []), (1, ["nw"])):
        table = Table(tiles, "0 barn 1,1", drawn="bg_u", active=seat).play("place 3,1 r0")
        assert table.offered("deploy barn") == corners
    assert Table(tiles, "0 barn 1,1", drawn="bg_u").play("place 3,1 r0").refused("deploy barn nw") == "R5"


def test_ruling19_the_log_names_cities_then_roads_then_cloisters_then_meadows():
    """The start tile in the middle completes a city, a road and a cloister, and gets a barn::

    .   E   v
    A   ?   A
    E   B   E
    E   B   E
    """
    tiles = """
        bg_e 0,-1 r180
        bg_v 1,-1 r180
        bg_a -1,0 r270
        bg_a 1,0 r90
        bg_e -1,1 r270
        bg_b 0,1
        bg_e 1,1 r90
        bg_e -1,2 r270
        bg_b 0,2
        bg_e 1,2 r90
    """
    pieces = "0 follower 0,-1 c0; 1 follower -1,0 r0; 2 follower 0,1 k; 1 follower 0,2 f0"
    table = Table(tiles, pieces, drawn="bg_d", seats=3).play("place 0,0 r0", "deploy barn se")
    assert [event["kind"] for event in table.events("scored")][:3] == ["city", "road", "cloister"]
    last = table.events("nobody_scored") + table.events("scored")[3:]
    assert [event["kind"] for event in last] == ["field_barn_placed"]


def test_ruling19_features_of_one_kind_come_by_their_smallest_cell():
    """A crossing completes three roads at once."""
    tiles = "bg_a 0,0 r270; bg_b 0,1; bg_b 0,2; bg_b 1,2; bg_a 1,1 r180; bg_b 2,2; bg_e 2,1 r90; am_j 2,0 r90"
    pieces = "0 follower 2,0 r0; 1 follower 1,1 r0; 0 follower 0,0 r0"
    table = Table(tiles, pieces, drawn="bg_w").play("place 1,0 r0", "skip")
    assert [event["cell"] for event in table.events("scored")] == ["0,0", "1,0", "1,0"]
    assert [event["segment"] for event in table.events("scored")] == ["r0", "r0", "r1"]


def test_ruling20_after_an_unplaceable_tile_the_player_may_not_go_back_to_the_abbey():
    """A city on all sides fits nowhere around the ring road."""
    table = Table(RING, draws=["bg_c", "bg_b"]).play("draw")
    assert table.now["discarded"] == ["bg_c"]
    assert (table.phase, table.seat) == ("place", 0)
    assert table.refused("abbey 1,1") == "R4"


def test_ruling22_six_may_play_without_inns_and_cathedrals():
    table = Table.new(6)
    assert [table.supply(seat) for seat in range(6)] == [7] * 6
    assert [table.supply(seat, "big") for seat in range(6)] == [0] * 6


@pytest.mark.parametrize("piece", ["follower", "big", "wagon", "mayor"])
def test_ruling24_every_kind_of_follower_lets_its_owner_add_a_builder(piece):
    table = Table("bg_e 0,0 r90", f"0 {piece} 0,0 c0", drawn="bg_f", options={**INNS, **TRADERS})
    assert table.play("place 1,0 r0").offered("deploy builder") == ["c0"]


def test_ruling24_a_big_follower_lets_its_owner_add_a_pig_a_barn_does_not():
    options = {**INNS, **TRADERS}
    big = Table("bg_b 0,0", "0 big 0,0 f0", drawn="bg_b", options=options).play("place 1,0 r0")
    assert big.offered("deploy pig") == ["f0"]
    tiles = "bg_b 0,0; bg_b 1,0; bg_b 0,1; bg_e 1,1 r90"
    barn = Table(tiles, "0 barn 1,1", drawn="bg_b", options=options).play("place 0,2 r0")
    assert barn.offered("deploy pig") == []


def test_ruling25_two_cities_are_never_linked_not_even_where_their_lanes_meet():
    """On ``ic_e`` the wagon leaves the northern city by either road, but not into the southern city."""
    table = Table("ic_e 0,0", "0 wagon 0,0 c0", drawn="bg_e", options=INNS).play("place 0,-1 r180", "skip")
    assert table.choices == ["wagon home", "wagon 0,0 r0", "wagon 0,0 r1"]
    assert table.refused("wagon 0,0 c1") == "R52"


def test_ruling25_each_road_there_is_linked_with_the_other_and_with_both_cities():
    table = Table("ic_e 0,0", "0 wagon 0,0 r0", drawn="bg_a", options=INNS).play("place 1,0 r90", "skip")
    assert table.choices == ["wagon home", "wagon 0,0 c0", "wagon 0,0 c1", "wagon 0,0 r1", "wagon 1,0 k"]


def test_ruling26_a_part_without_a_tile_ends_and_so_does_the_game():
    table = Table("bg_b 0,0", "0 follower 0,0 k", pile=["bg_c", "bg_x"], draws=["bg_c", "bg_x"])
    assert table.match.over
    assert table.sources[0] == {"end_cloister": 1}
    assert table.events("piece_deployed") == []
    assert {"bg_c", "bg_x"} <= set(table.now["discarded"])


def test_ruling26_the_round_of_abbeys_still_follows():
    table = Table(RING, pile=["bg_c"], draws=["bg_c"], active=1).play("draw")
    assert (table.phase, table.seat) == ("end_abbey", 0)


def test_ruling27_a_city_closed_by_an_abbey_counts_for_meadows_though_nobody_scored_it():
    """A city of one tile, nobody in it; the farmer lies south of it."""
    tiles = HOLE.replace("bg_g 0,1", "bg_e 0,1")
    table = Table(f"{tiles}; bg_b 0,2", "1 follower 0,2 f0", pile=[], phase="end_abbey", last=1)
    table.play("abbey 0,0", "skip")
    assert table.match.over
    assert table.sources[1]["end_field"] == 3


def test_ruling27_left_open_it_counts_nothing():
    tiles = HOLE.replace("bg_g 0,1", "bg_e 0,1")
    table = Table(f"{tiles}; bg_b 0,2", "1 follower 0,2 f0", pile=[], phase="end_abbey", last=1)
    table.play("pass", "pass")
    assert table.match.over
    assert "end_field" not in table.sources[1]


def test_ruling28_a_hole_may_be_filled_by_a_drawn_tile_that_matches():
    table = Table(RING, draws=["bg_b"]).play("draw")
    assert "place 1,1 r0" in table.choices
    table.play("place 1,1 r0")
    assert ["bg_b", 1, 1, 0] in table.now["tiles"]
    assert table.now["abbeys"] == [0, 1]
    assert table.offered("deploy barn") == ["nw", "ne", "se", "sw"]
    assert not table.land.holes()
