"""Scoring what the tile just laid completes (R10 to R18a)."""

import pytest

from .positions import RING, Table

INNS = {"inns_cathedrals": True}
TRADERS = {"traders_builders": True}
SMALL = {"small_city": 2}


def test_r10_a_completed_feature_is_scored_whoever_laid_the_tile():
    """Seat 1 closes the road of seat 0: cloister, straight, cloister."""
    table = Table("bg_a 0,0 r270; bg_u 1,0 r90", "0 follower 1,0 r0", drawn="bg_a", active=1)
    table.play("place 2,0 r90", "skip")
    assert table.gained == [3, 0]
    assert table.pieces == []


@pytest.mark.parametrize(
    ("tile", "turn"),
    [
        ("bg_w", 0),  # crossing of three
        ("bg_x", 0),  # crossing of four
        ("bg_l", 0),  # crossing beside a city
        ("bg_a", 90),  # cloister
        ("am_e", 0),  # cloister with four roads
        ("bg_t", 90),  # city gate
        ("am_f", 0),  # city gate
        ("am_j", 90),  # a house in the meadow
    ],
)
def test_r11_a_road_ends_at_crossings_cities_cloisters_and_houses(tile, turn):
    table = Table("bg_a 0,0 r270; bg_u 1,0 r90", "0 follower 1,0 r0", drawn=tile, active=1)
    table.play(f"place 2,0 r{turn}", "skip")
    assert table.gained == [3, 0]
    assert table.supply(0) == 7


@pytest.mark.parametrize(
    ("tile", "turn"),
    [("bg_u", 90), ("bg_v", 0), ("bg_d", 0), ("am_k", 0), ("am_g", 90), ("am_h", 0), ("am_l", 90)],
)
def test_r11_a_road_that_goes_on_is_not_complete(tile, turn):
    table = Table("bg_a 0,0 r270; bg_u 1,0 r90", "0 follower 1,0 r0", drawn=tile, active=1)
    table.play(f"place 2,0 r{turn}", "skip")
    assert table.gained == [0, 0]
    assert table.pieces == ["0 follower 1,0 r0"]


def test_r11_a_loop_is_complete():
    """Four bends::

    ┌┐
    └┘
    """
    table = Table("bg_v 0,0 r270; bg_v 1,0; bg_v 1,1 r90", "0 follower 1,1 r0", drawn="bg_v")
    table.play("place 0,1 r180", "skip")
    assert table.gained == [4, 0]


def test_r11_a_three_way_road_needs_all_three_ends():
    table = Table("am_k 0,0; bg_a -1,0 r270", "0 follower 0,0 r0", drawn="bg_a")
    table.play("place 0,-1 r0", "skip")
    assert table.gained == [0, 0]
    assert not table.is_complete(0, 0, "r0")


@pytest.mark.parametrize(
    ("tiles", "knight", "drawn", "place", "points"),
    [
        ("bg_e 0,0 r90", "0,0 c0", "bg_e", "1,0 r270", 4),
        ("bg_e 0,0 r90", "0,0 c0", "am_i", "1,0 r0", 6),
        ("bg_e 0,0 r90; bg_g 1,0 r90", "1,0 c0", "bg_e", "2,0 r270", 6),
        ("bg_e 0,0 r90; bg_f 1,0", "1,0 c0", "bg_e", "2,0 r270", 8),
        ("am_a 0,0; bg_e 0,-1 r180; bg_e 1,0 r270; bg_e 0,1", "0,0 c0", "bg_e", "-1,0 r90", 14),
    ],
    ids=["two tiles", "two tiles, pennant", "three tiles", "three tiles, pennant", "five tiles, two pennants"],
)
def test_r12_a_city_scores_two_for_each_tile_and_pennant(tiles, knight, drawn, place, points):
    table = Table(tiles, f"1 follower {knight}", drawn=drawn)
    table.play(f"place {place}", "skip")
    assert table.gained == [0, points]


def test_r12_an_open_city_is_not_scored():
    table = Table("bg_e 0,0 r90", "0 follower 0,0 c0", drawn="bg_f")
    table.play("place 1,0 r0", "skip")
    assert table.gained == [0, 0]
    assert table.pieces == ["0 follower 0,0 c0"]


@pytest.mark.parametrize(
    ("tiles", "drawn", "place", "four", "two"),
    [
        ("bg_e 0,0 r90", "bg_e", "1,0 r270", 4, 2),
        ("bg_e 0,0 r90", "am_i", "1,0 r0", 6, 3),
        ("bg_e 0,0 r90; bg_g 1,0 r90", "bg_e", "2,0 r270", 6, 6),
    ],
    ids=["two tiles", "two tiles, pennant", "three tiles"],
)
def test_r12_the_option_small_city_halves_cities_of_two_tiles_only(tiles, drawn, place, four, two):
    for options, points in (({}, four), (SMALL, two)):
        table = Table(tiles, "0 follower 0,0 c0", drawn=drawn, options=options)
        table.play(f"place {place}", "skip")
        assert table.gained == [points, 0]


def test_r13_a_tile_with_two_segments_of_one_road_counts_once():
    """The roads east and south of the crossing are one, over three bends: four tiles::

    W V
    V V
    """
    table = Table("bg_v 1,0; bg_v 1,1 r90; bg_v 0,1 r180", "1 follower 1,1 r0", drawn="bg_w")
    table.play("place 0,0 r0", "skip")
    assert table.gained == [0, 4]


def test_r13_a_tile_with_two_segments_of_one_city_counts_once():
    """Two separate cities on the first tile, joined around the corner: four tiles, one pennant::

    I N
    N M
    """
    table = Table("bg_n 1,0 r270; bg_m 1,1; bg_n 0,1 r90", "1 follower 1,1 c0", drawn="bg_i")
    table.play("place 0,0 r0", "skip")
    assert table.gained == [0, 10]


def test_r13_it_counts_once_also_when_the_joining_tile_comes_last():
    """The same city, closed by the corner opposite to the double tile."""
    table = Table("bg_i 0,0; bg_n 1,0 r270; bg_n 0,1 r90", "1 follower 0,0 c1; 0 follower 0,0 c0", drawn="bg_n")
    table.play("place 1,1 r0", "skip")
    assert table.gained == [8, 8]


def test_r13_pennants_of_all_segments_count():
    """The double tile has a corner city with a pennant and a separate one, joined over the south-west::

    V E
    N ?          ? has c0 in the north and west, c1 in the south
    N N
    """
    tiles = "bg_v -1,-1 r90; bg_e 0,-1 r180; bg_n -1,0 r180; bg_n -1,1 r90; bg_n 0,1"
    table = Table(tiles, "1 follower 0,1 c0", drawn="ic_f", options=INNS)
    table.play("place 0,0 r0", "skip")
    assert table.gained == [0, 2 * (5 + 1)]


def test_r13_the_inn_of_any_segment_counts():
    """The inn is on the eastern road of the crossing, which comes back from the south: 4 tiles, 2 points each."""
    table = Table("bg_v 1,0; bg_v 1,1 r90; bg_v 0,1 r180", "1 follower 0,1 r0", drawn="ic_n", options=INNS)
    table.play("place 0,0 r0", "skip")
    assert table.gained == [0, 8]


def test_r14_a_cloister_scores_nine_when_all_eight_cells_around_are_filled():
    table = Table(RING, draws=["bg_b"])
    table.play("draw", "place 1,1 r0", "deploy follower k")
    assert table.gained == [9, 0]
    assert table.supply(0) == 7


def test_r14_the_last_cell_may_be_a_diagonal_one():
    tiles = RING.replace("bg_v 2,0; ", "")
    table = Table(f"{tiles}; bg_b 1,1", "1 follower 1,1 k", drawn="bg_v")
    table.play("place 2,0 r0", "skip")
    assert table.gained == [0, 9]


def test_r14_seven_filled_cells_are_not_enough():
    tiles = "; ".join(RING.split("; ")[:7])  # the western tile of the ring is missing
    table = Table(f"{tiles}; bg_b 1,1", "1 follower 1,1 k", drawn="bg_b")
    table.play("place 1,-1 r0", "skip")
    assert table.gained == [0, 0]
    assert "1 follower 1,1 k" in table.pieces


def test_r15_the_majority_takes_the_full_value_and_the_others_nothing():
    pieces = "0 follower 0,0 c0; 1 follower 1,0 c0; 1 follower 2,0 c0"
    table = Table("bg_e 0,0 r90; bg_f 1,0; bg_f 2,0", pieces, drawn="bg_e")
    table.play("place 3,0 r270", "skip")
    assert table.gained == [0, 12]


def test_r15_tied_players_all_take_the_full_value():
    pieces = "0 follower 0,0 c0; 1 follower 1,0 c0; 2 follower 2,0 c0"
    table = Table("bg_e 0,0 r90; bg_f 1,0; bg_f 2,0", pieces, drawn="bg_e", seats=4)
    table.play("place 3,0 r270", "skip")
    assert table.gained == [12, 12, 12, 0]


@pytest.mark.parametrize(
    ("strong", "weak", "gained"),
    [
        ("0 big 0,0 c0", "1 follower 1,0 c0", [12, 0]),
        ("0 big 0,0 c0", "1 follower 1,0 c0; 1 follower 2,0 c0", [12, 12]),
        ("0 wagon 0,0 c0", "1 follower 1,0 c0", [12, 12]),
        ("0 mayor 0,0 c0", "1 follower 1,0 c0", [12, 0]),
        ("0 mayor 0,0 c0", "1 follower 1,0 c0; 1 follower 2,0 c0", [12, 12]),
        ("0 mayor 0,0 c0", "1 big 1,0 c0; 1 follower 2,0 c0", [0, 12]),
    ],
)
def test_r15_big_followers_weigh_two_wagons_one_mayors_as_many_as_pennants(strong, weak, gained):
    """A city of four tiles with two pennants."""
    table = Table("bg_e 0,0 r90; bg_f 1,0; bg_f 2,0", f"{strong}; {weak}", drawn="bg_e", options=INNS)
    table.play("place 3,0 r270", "skip")
    assert table.gained[:2] == gained


def test_r16_where_nobody_weighs_anything_nobody_scores_but_all_go_home():
    """Two mayors in a city without pennants."""
    table = Table("bg_e 0,0 r90; bg_g 1,0 r90", "0 mayor 0,0 c0; 1 mayor 1,0 c0", drawn="bg_e")
    table.play("place 2,0 r270", "skip")
    assert table.gained == [0, 0]
    assert table.pieces == []
    assert [table.supply(seat, "mayor") for seat in (0, 1)] == [1, 1]


def test_r17_followers_and_builders_go_home_after_scoring():
    pieces = "0 follower 0,0 r0; 0 builder 1,0 r0; 1 big 2,0 r0"
    table = Table(
        "bg_a 0,0 r270; bg_u 1,0 r90; bg_u 2,0 r90", pieces, drawn="bg_a", options={**INNS, **TRADERS}, active=1
    )
    table.play("place 3,0 r90", "skip")
    assert table.pieces == []
    assert (table.supply(0), table.supply(0, "builder"), table.supply(1, "big")) == (7, 1, 1)
    assert table.gained == [0, 4]


def test_r17_pieces_on_other_features_of_the_same_tile_stay():
    pieces = "0 follower 1,0 r0; 0 follower 1,0 f0; 1 follower 1,0 f1"
    table = Table("bg_a 0,0 r270; bg_u 1,0 r90", pieces, drawn="bg_a")
    table.play("place 2,0 r90", "skip")
    assert table.pieces == ["0 follower 1,0 f0", "1 follower 1,0 f1"]


def test_r18_a_complete_feature_without_followers_scores_nothing():
    table = Table("bg_e 0,0 r90", drawn="bg_e")
    table.play("place 1,0 r270", "skip")
    assert table.gained == [0, 0]
    assert table.events("scored") == []


def test_r18a_everything_the_tile_completes_is_scored():
    """One start tile in the middle completes a city, a road and a cloister::

        E   V           city, seat 0
    A   ?   A           road, seat 1
    E   B   E           cloister in the middle, seat 2
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
    pieces = "0 follower 0,-1 c0; 1 follower -1,0 r0; 2 follower 0,1 k"
    table = Table(tiles, pieces, drawn="bg_d", seats=3)
    table.play("place 0,0 r0", "skip")
    assert table.gained == [4, 3, 9]
    assert table.pieces == []


def test_r18a_what_was_complete_before_is_not_scored_again():
    """The wine of a complete city is taken once, not again by a tile laid beside it."""
    tiles = "bg_e 0,0 r90; tb_o 1,0; bg_e 2,0 r270"
    table = Table(tiles, drawn="bg_b", active=1, goods=[[1, 0, 0], [0, 0, 0]], options=TRADERS)
    table.play("place 1,1 r0", "skip")
    assert table.now["goods"] == [[1, 0, 0], [0, 0, 0]]
    assert table.gained == [0, 0]


def test_r18a_a_road_that_stays_open_beside_the_completed_one_is_not_scored():
    """A crossing completes the road in the west; the ones south and east stay open."""
    table = Table("bg_a 0,0 r270; bg_b 0,1; bg_u 1,1", "0 follower 0,0 r0; 1 follower 1,1 r0", drawn="bg_w")
    table.play("place 1,0 r0", "skip")
    assert table.gained == [2, 0]
    assert table.pieces == ["1 follower 1,1 r0"]
