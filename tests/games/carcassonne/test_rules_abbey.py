"""The abbey, a private tile for a hole (R30 to R36)."""

import pytest

from .positions import RING, TWO_RINGS, Table

ALL_SETS = {"inns_cathedrals": True, "traders_builders": True}

# A hole at 0,0 with meadow, road, city and road around it; the south-eastern corner is empty.
#
#       E   B   E
#     A u (0,0) u          the western road ends at the cloister, the eastern one is open
#       E   G              the city runs north-south, open in the south
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

# A hole at 0,0 between a northern and a southern meadow, which are divided by roads in the west and east.
#
#       v   B   v
#       u (0,0) u
#       v   E              a complete city, E over E, touches the southern meadow only
#           E
TWO_MEADOWS = """
    bg_v -1,-1 r90
    bg_b 0,-1
    bg_v 1,-1 r180
    bg_u -1,0 r90
    bg_u 1,0 r90
    bg_v -1,1
    bg_e 0,1 r180
    bg_e 0,2
"""


def test_r30_the_abbey_is_laid_instead_of_drawing():
    table = Table(HOLE, active=1)
    assert table.phase == "start"
    assert table.choices == ["draw", "abbey 0,0"]
    before = table.now
    table.play("abbey 0,0")
    assert table.phase == "deploy"
    assert table.seat == 1
    assert table.now["drawn"] is None
    assert table.now["tiles"] == sorted([*before["tiles"], ["abbey", 0, 0, 0]], key=lambda row: row[1:3])
    assert not table.events("tile_drawn")
    assert table.now["abbeys"] == [0]


def test_r30_the_turn_ends_after_the_abbey():
    table = Table(HOLE, draws=["bg_b"])
    table.play("abbey 0,0", "skip")
    assert table.seat == 1
    assert table.now["drawn"] == "bg_b"


def test_r30_after_drawing_it_is_too_late_for_the_abbey():
    table = Table(HOLE, draws=["bg_b"])
    table.play("draw")
    assert table.refused("abbey 0,0") == "R4"


def test_r36_who_has_no_abbey_is_told_so_whatever_it_is_time_for():
    assert Table(f"{RING}; abbey 1,1", drawn="bg_b").refused("abbey 9,9") == "R36"
    assert Table(RING, drawn="bg_b", options={"abbey_mayor": False}).refused("abbey 1,1") == "R36"


@pytest.mark.parametrize("cell", ["0,1", "1,1", "2,0", "9,9", "0,-2", "-4000,7"])
def test_r31_elsewhere_than_in_a_hole_it_is_refused(cell):
    assert Table(HOLE).refused(f"abbey {cell}") == "R31"


def test_r31_without_a_hole_nobody_is_asked():
    table = Table("bg_d 0,0; bg_u 1,0 r90", draws=["bg_b"])
    assert table.phase == "place"


@pytest.mark.parametrize("missing", ["bg_u 1,0 r90; ", "bg_u 2,1; ", "bg_u 1,2 r90; ", "; bg_u 0,1"])
def test_r31_three_neighbours_are_not_enough(missing):
    """A ring with a gap on one of the four sides."""
    assert Table(RING.replace(missing, ""), draws=["bg_b"]).phase == "place"


def test_r31_diagonal_neighbours_do_not_matter():
    """The north-western corner is empty, the others hold the land together."""
    tiles = "bg_b 0,-1; bg_v 1,-1 r180; bg_e 1,0 r90; bg_v 1,1 r270; bg_b 0,1; bg_v -1,1; bg_e -1,0 r270"
    table = Table(tiles)
    assert table.choices == ["draw", "abbey 0,0"]
    assert [-1, -1] not in [row[1:3] for row in table.now["tiles"]]


def test_r31_holes_are_offered_by_x_then_y():
    table = Table(TWO_RINGS)
    assert table.choices == ["draw", "abbey 1,1", "abbey 3,1"]


def test_r32_a_follower_a_big_follower_or_a_wagon_may_be_monk_there():
    table = Table(HOLE, options=ALL_SETS).play("abbey 0,0")
    assert table.choices == ["skip", "deploy follower k", "deploy big k", "deploy wagon k"]
    for piece in ("mayor", "builder", "pig"):
        assert table.refused(f"deploy {piece} k") == "R32"
    for name in ("f0", "r0", "c0"):
        assert table.refused(f"deploy follower {name}") == "R5"
    for corner in ("nw", "ne", "se", "sw"):
        assert table.refused(f"deploy barn {corner}") in ("R32", "R40")


def test_r32_the_monk_scores_nine_when_the_eight_cells_are_filled():
    table = Table(RING)
    table.play("abbey 1,1", "deploy follower k")
    assert table.gained == [9, 0]
    assert table.sources[0] == {"abbey": 9}
    assert table.supply(0) == 7


def test_r32_an_incomplete_abbey_scores_one_and_one_for_each_filled_cell_at_the_end():
    """Seven of eight cells are filled."""
    table = Table(HOLE, pile=["bg_b"], draws=["bg_b"], abbeys=[0, 1], options={"abbey_at_end": "none"})
    table.play("abbey 0,0", "deploy follower k", "place 0,-2 r0", "skip")
    assert table.match.over
    assert table.sources[0] == {"end_abbey": 8}


def test_r33_the_abbey_closes_the_four_edges_it_touches():
    table = Table(HOLE, "1 follower -1,0 r0; 0 follower 1,0 r0; 1 follower 0,1 c0")
    ends = {name: table.land.of[name].open_ends for name in ((-1, 0, "r0"), (1, 0, "r0"), (0, 1, "c0"))}
    assert list(ends.values()) == [1, 2, 2]
    table.play("abbey 0,0", "skip")
    assert [table.land.of[name].open_ends for name in ends] == [0, 1, 1]
    assert table.gained == [0, 2]
    assert table.pieces == ["1 follower 0,1 c0", "0 follower 1,0 r0"]


def test_r33_a_city_closed_by_the_abbey_is_scored_at_once():
    table = Table(f"{HOLE}; bg_e 0,2", "1 mayor 0,1 c0; 0 follower 0,2 c0")
    table.play("abbey 0,0", "skip")
    assert table.gained == [4, 0]
    assert table.supply(1, "mayor") == 1


def test_r34_the_abbey_is_no_tile_of_the_features_it_closes():
    """Road of two tiles: 2 points; city of two tiles: 4."""
    table = Table(f"{HOLE}; bg_e 0,2", "1 follower -1,0 r0; 0 follower 0,2 c0")
    table.play("abbey 0,0", "skip")
    assert table.gained == [4, 2]


def test_r34_it_joins_no_roads():
    """The roads west and east of the abbey stay two roads: the eastern thief does not share the western points."""
    table = Table(HOLE, "1 follower -1,0 r0; 0 follower 1,0 r0")
    table.play("abbey 0,0", "skip")
    assert table.gained == [0, 2]


@pytest.mark.parametrize(("farmer", "points"), [("0,-1 f0", 0), ("0,1 f0", 3)])
def test_r34_meadows_end_at_the_abbey(farmer, points):
    table = Table(TWO_MEADOWS, f"1 follower {farmer}", pile=[], phase="end_abbey", last=1)
    table.play("abbey 0,0", "skip")
    assert table.match.over
    assert table.sources[1].get("end_field", 0) == points


def test_r35_the_abbey_can_be_the_last_tile_around_a_cloister():
    table = Table(f"{HOLE}; bg_e -1,-2 r180; bg_b 0,-2; bg_e 1,-2 r180", "1 follower 0,-1 k")
    table.play("abbey 0,0", "skip")
    assert table.gained == [0, 9]


def test_r35_the_abbey_counts_as_a_neighbour_of_another_abbey():
    """Two holes that touch at a corner: the second abbey fills the last cell around the first.

    ::

        v u v .
        u(1)w v          (1) is 1,1 and (2) is 2,2; the tiles between them are crossings
        v w(2)u
        . v u v
    """
    tiles = """
        bg_v 0,0 r270
        bg_u 1,0 r90
        bg_v 2,0
        bg_u 0,1
        abbey 1,1
        bg_w 2,1 r270
        bg_v 3,1
        bg_v 0,2 r180
        bg_w 1,2
        bg_u 3,2
        bg_v 1,3 r180
        bg_u 2,3 r90
        bg_v 3,3 r90
    """
    table = Table(tiles, "0 follower 1,1 k", active=1)
    assert table.choices == ["draw", "abbey 2,2"]
    table.play("abbey 2,2", "skip")
    assert table.gained == [9, 0]


def test_r36_one_abbey_for_each_player_and_game():
    """Seat 0 has laid the abbey in the left ring; only seat 1 may still lay one in the right ring."""
    table = Table(TWO_RINGS, draws=["bg_b", "bg_b"]).play("abbey 1,1", "skip", "draw", "place 5,0 r0", "skip")
    assert table.now["abbeys"] == [1]
    assert table.seat == 0
    assert table.phase == "place"
    holder = Table(f"{TWO_RINGS}; abbey 1,1", abbeys=[1], active=1)
    assert holder.choices == ["draw", "abbey 3,1"]
