"""What one might try to pick, and the rule that forbids it."""

from ..scenes import forbidden

FIELD = "ms1=7/3 d5; ms2 d4; mn1 a4; ma1 e5; js1 d7; jn1=8/3 d6"
PRISON = "mk d9; ms1=7/3 held 1; ms2=6/4 held 1; mt1 held 1; jk d8"


def test_pieces_bridges_and_a_victory_that_is_not_there_yet(table):
    moving = table(FIELD)
    assert forbidden(moving.match, 0) == {
        "piece:ma1": "R23",
        "piece:mn1": "R23",
        "piece:mt2": "R23",
        "bridge:m": "R26",
        "bridge:j": "R26",
        "button:declare": "R80",
    }


def test_a_piece_that_is_shut_in_is_explained_by_what_stands_in_its_way(table):
    shut_in = table("ms1 d5; ms2 d4; ms3 c5; ms4 e5; js1 d6")
    assert shut_in.moves("ms1") == []
    assert forbidden(shut_in.match, 0)["piece:ms1"] == "R11"


def test_every_cell_a_piece_does_not_reach(table):
    moving = table(FIELD)
    cells = forbidden(moving.match, 0, "piece:ms1")
    assert moving.moves("ms1") == ["c5"]
    assert len(cells) == moving.match.state.terrain.cells - 1
    assert (cells["cell:d4"], cells["cell:d5"], cells["cell:a1"]) == ("R11", "R67", "R12")


def test_attackers_targets_and_bridges(table):
    attacking = table(FIELD.replace("ms2 d4", "ms2 d4 attacked"), phase="attack")
    assert forbidden(attacking.match, 0) == {
        "piece:ma1": "R1",
        "piece:mn1": "R1",
        "piece:mt2": "R1",
        "piece:ms2": "R40",
        "button:declare": "R80",
    }
    assert forbidden(attacking.match, 0, "piece:ms1") == {
        "target:js1": "R41",
        "target:jt2": "R41",
        "bridge:m": "R27",
        "bridge:j": "R27",
    }


def test_r61_pieces_that_cannot_support(table):
    attacking = table("ms1=7/3 d5; ms2 e6; ms3 a3; jn1=8/3 d6", phase="attack").play(0, "attack ms1 > jn1")
    assert attacking.phase == "support"
    assert attacking.choices() == ["support ms2", "go"]
    assert forbidden(attacking.match, 0) == {"piece:ms1": "R61", "piece:ms3": "R41", "piece:mt2": "R1"}


def test_r52_courage_a_piece_does_not_have(table):
    fighting = table(FIELD, phase="attack").play(0, "attack ms1 > jn1")
    assert fighting.choices(0) == ["card 1", "card 2", "card 3"]
    assert forbidden(fighting.match, 0) == {"card:4": "R52", "card:5": "R52"}


def test_prisoners_that_stay_and_cells_that_are_no_refuge(table):
    freeing = table(PRISON, token="strategists").play(0, "move mk e10")
    assert freeing.choices() == ["free ms1", "free ms2"]
    assert forbidden(freeing.match, 0) == {"piece:mt1": "R32"}
    freeing.play(0, "free ms1")
    cells = forbidden(freeing.match, 0)
    assert set(cells.values()) == {"R31"}
    assert {"cell:e10", "cell:e8"} <= cells.keys()
    assert cells.keys().isdisjoint(f"cell:{text.split()[1]}" for text in freeing.choices())


def test_r33_more_courage_than_there_is_to_share(table):
    sharing = table("mk e9; jk a5; js1 a6", token="strategists").play(0, "move mk d10")
    assert sharing.choices() == ["share 1 0", "share 0 1"]
    assert forbidden(sharing.match, 0) == {"red=2": "R33"}
