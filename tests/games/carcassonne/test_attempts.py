"""What one might try to pick, and the rule that forbids it."""

from jurade.games.carcassonne import GAME

from ..scenes import forbidden
from .positions import RING, Table

SETS = {"inns_cathedrals": True, "traders_builders": True}


def test_r2_cells_beside_the_map_where_the_tile_fits_in_no_turn():
    table = Table("bg_d 0,0", drawn="bg_c")
    assert table.choices == ["place 0,-1 r0"]
    assert forbidden(table.match, 0) == {"cell:-1,0": "R2", "cell:0,1": "R2", "cell:1,0": "R2"}


def test_r2_the_turn_with_the_fewest_wrong_edges_explains_a_cell():
    """At 1,0 the road in the west never fits; as printed the city would besides meet the meadow in the north."""
    table = Table("bg_d 0,0; bg_e 0,-1 r180; bg_b 1,-1", drawn="bg_e")
    tried = {attempt.pick.id: attempt.action for attempt in GAME.attempts(table.match.state, 0, ())}
    assert tried["cell:1,0"] == "place 1,0 r90"
    why = {pick.id: reason.message for pick, reason in table.match.forbidden(0)}["cell:1,0"]
    assert GAME.words("en").text(why) == "The western edge doesn’t match: meadow would meet a road."
    assert GAME.words("fr").text(why) == "À l’ouest, les bords ne concordent pas\u00a0: un pré rencontrerait une route."


def test_r2_turns_that_do_not_fit_a_cell():
    table = Table("bg_d 0,0", drawn="bg_v")
    assert table.offered("place 1,0") == ["r0", "r90"]
    assert forbidden(table.match, 0, "cell:1,0") == {"turn:r180": "R2", "turn:r270": "R2"}
    assert forbidden(table.match, 0, "cell:1,0", "turn:r0") == {}


def test_deploying_tells_for_every_piece_why_not():
    """Beside the follower of another in the city: a piece is explained by the segment it belongs to."""
    table = Table("bg_d 0,0", "1 follower 0,0 c0", drawn="bg_e", options=SETS).play("place 0,-1 r180")
    assert table.choices == ["skip", "deploy follower f0", "deploy big f0"]
    assert forbidden(table.match, 0) == {
        "piece:wagon": "R6",
        "piece:mayor": "R6",
        "piece:builder": "R72",
        "piece:pig": "R75",
        "piece:barn": "R40",
    }
    assert forbidden(table.match, 0, "piece:follower") == {"seg:c0": "R6"}


def test_deploying_tells_for_every_segment_why_not():
    table = Table("bg_d 0,0", drawn="bg_d").play("place 1,0 r0")
    assert forbidden(table.match, 0, "piece:mayor") == {"seg:r0": "R37", "seg:f0": "R37", "seg:f1": "R37"}
    assert forbidden(table.match, 0, "piece:wagon") == {"seg:f0": "R48", "seg:f1": "R48"}
    corners = {"corner:nw", "corner:ne", "corner:se", "corner:sw"}
    assert forbidden(table.match, 0, "piece:barn") == dict.fromkeys(corners, "R40")


def test_pieces_that_are_not_in_the_game_are_not_tried():
    table = Table("bg_d 0,0", drawn="bg_d", options={"abbey_mayor": False}).play("place 1,0 r0")
    assert {attempt.pick.id for attempt in GAME.attempts(table.match.state, 0, ())} == {"piece:follower"}


def test_r31_an_abbey_needs_a_hole_and_a_turn_is_not_passed():
    table = Table(RING)
    assert table.choices == ["draw", "abbey 1,1"]
    assert forbidden(table.match, 0) == {"button:pass": "R1"}
    cells = forbidden(table.match, 0, "button:abbey")
    assert set(cells.values()) == {"R31"}
    assert "cell:1,1" not in cells
    assert len(cells) == 12


def test_r50_where_a_wagon_does_not_go():
    table = Table("bg_a 0,0 r270; bg_u 1,0 r90", "0 wagon 1,0 r0", drawn="bg_w", active=1)
    table.play("place 2,0 r0", "skip")
    assert table.choices == ["wagon home", "wagon 0,0 k", "wagon 2,0 r0", "wagon 2,0 r1"]
    assert forbidden(table.match, 0) == {
        "seg:0,0,r0": "R50",
        "seg:1,0,r0": "R50",
        "seg:2,0,r2": "R50",
        "seg:1,0,f0": "R48",
        "seg:1,0,f1": "R48",
    }
