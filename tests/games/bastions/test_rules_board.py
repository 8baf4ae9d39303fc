"""The boards, levels, steps and contact: section 3, R6 to R10."""

import pytest

from jurade.games.bastions.rules.terrain import GROUND, HIGH, terrain_for
from jurade.games.bastions.tables import FACTS

COUNTS = {2: (80, 142, 126, 440), 3: (120, 213, 192, 672), 4: (133, 240, 220, 792)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling1_boards_have_the_counts_of_section_3(seats):
    cells = FACTS["boards"][str(seats)]["cells"]
    edges = sum(len(cell["ortho"]) for cell in cells) // 2
    corners = sum(len(cell["diag"]) for cell in cells) // 2
    lines = sum(len(cell["lines"]) for cell in cells)
    assert (len(cells), edges, corners, lines) == COUNTS[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling1_the_bastion_has_its_rooms(seats):
    terrain = terrain_for(seats)
    for owner in range(seats):
        cells = [cell for cell in range(terrain.cells) if terrain.bastion[cell] == owner]
        assert len(cells) == (12 if seats == 4 else 10)
        assert terrain.throne[owner] in cells
        assert terrain.is_near(terrain.throne[owner], terrain.dungeon[owner])
        assert sum(terrain.front[cell] == owner for cell in range(terrain.cells)) == (3 if seats == 4 else 2)


def test_r6_levels_of_pieces(table):
    t = table("mk c2; mq c1; ms1 d5; mt1 b4; ma1 on mt1; ms2 d1")
    state = t.match.state
    named = {state.piece_name(piece): piece for piece in range(state.pieces)}
    levels = {name: state.levels(named[name]) for name in ("mk", "mq", "ms1", "mt1", "ma1", "ms2")}
    both = GROUND | HIGH
    assert levels == {"mk": HIGH, "mq": both, "ms1": GROUND, "mt1": both, "ma1": HIGH, "ms2": GROUND}


def test_ruling3_only_the_stairs_have_two_levels():
    for board in FACTS["boards"].values():
        assert {cell["kind"] for cell in board["cells"] if cell["level"] == "S"} == {"stairs"}


def test_r7a_outside_cells_are_open_to_each_other(table):
    assert table("mk d5", token="strategists").moves("mk") == ["c4", "c5", "c6", "d4", "d6", "e4", "e5", "e6"]


def test_r7b_inside_a_bastion_levels_must_meet(table):
    """From the throne (ground) to stairs and ground, never to the rampart f2 or the outside."""
    assert table("mk e1", token="strategists").moves("mk") == ["d1", "d2", "e2", "f1"]
    assert table("mk f1", token="strategists").moves("mk") == ["e1", "e2", "f2", "g1"]
    assert table("mk f2", token="strategists").moves("mk") == ["f1", "g1"]


def test_r7c1_the_gate_is_passed_along_an_edge_at_ground_level(table):
    assert table("mk d2", token="strategists").moves("mk") == ["c1", "d1", "d3", "e1", "e2"]  # not c3 nor e3
    closed = {0: {"bridge": "closed"}}
    assert table("mk d2", token="strategists", bastions=closed).moves("mk") == ["c1", "d1", "e1", "e2"]
    destroyed = {0: {"bridge": "destroyed", "destroyed_by": 1}}
    assert "d3" in table("mk d2", token="strategists", bastions=destroyed).moves("mk")
    t = table("mk on mt1; mt1 d3", token="strategists")
    assert "d2" not in t.moves("mk")  # a rider is not at ground level
    assert t.refused(0, "move mk d2") == "R7"


def test_r7c2_from_a_tower_over_the_wall(table):
    t = table("mt1 c8; ma1 on mt1", token="strategists")
    assert "c9" in t.moves("ma1")  # the rampart, across an edge
    t = table("mt1 b9; ma1 on mt1", token="strategists")
    assert {"b10", "c9"} <= set(t.moves("ma1"))
    assert "c10" not in t.moves("ma1")  # across a corner (RULING 6)
    assert "b8" in t.moves("ma1")  # down to the ground


def test_r7c3_from_a_height_onto_an_own_empty_tower(table):
    t = table("ma1 c2; mt1 b2; js1 c3", token="strategists")
    assert t.moves("ma1") == ["b1", "b2", "c1"]
    assert t.refused(0, "move ma1 c3") == "R11"
    t = table("ma1 c2; mt1 b2; ms1 on mt1", token="strategists")
    assert "b2" not in t.moves("ma1")
    assert t.refused(0, "move ma1 b2") == "R18"
    assert table("ma1 c2", token="strategists").refused(0, "move ma1 b2") == "R7"


def test_ruling6_a_wall_is_crossed_along_an_edge_only(table):
    t = table("mt1 d8; ma1 on mt1; mt2 g8; mk on mt2", token="strategists")
    assert "c9" not in t.moves("ma1")
    assert "f9" not in t.moves("mk")


def test_r8_towers_stay_outside(table):
    t = table("mt1 d4", token="strategists", towers=False)
    assert t.moves("mt1") == ["b4", "c4", "d3", "d5", "d6", "e4", "f4"]
    assert t.refused(0, "move mt1 d2") == "R8"
    assert table("mt1 a1", token="strategists", towers=False).moves("mt1") == ["a2", "a3"]


def contact(t, a, b):
    state = t.match.state
    named = {state.piece_name(piece): piece for piece in range(state.pieces)}
    forth, back = state.in_contact(named[a], named[b]), state.in_contact(named[b], named[a])
    assert forth == back
    return forth


@pytest.mark.parametrize(
    ("a", "b", "touching"),
    [
        ("d5", "d6", True),
        ("d5", "e6", True),  # corner
        ("d5", "d7", False),
        ("d9", "d10", True),  # in one bastion
        ("d10", "c9", False),  # ground and rampart
        ("c10", "c9", True),  # stairs and rampart
        ("c10", "d10", True),  # stairs and ground
        ("d9", "d8", True),  # the gate
        ("d9", "e8", False),  # across a wall's corner
        ("c9", "c8", False),  # rampart and ground outside
        ("f10", "g9", False),
    ],
)
def test_r9_contact_of_cells(table, a, b, touching):
    assert contact(table(f"ms1 {a}; js1 {b}; ms2 a5"), "ms1", "js1") == touching


def test_r9_a_closed_bridge_parts(table):
    t = table("ms1 d8; js1 d9; ms2 a5", bastions={1: {"bridge": "closed"}})
    assert not contact(t, "ms1", "js1")


def test_r9_height_meets_over_a_wall_along_an_edge(table):
    t = table("mt1 c8; ms1 on mt1; js1 c9; mt2 b8; js2 c10; ms2 a5")
    assert contact(t, "ms1", "js1")  # rider and rampart
    assert contact(t, "mt1", "js1")  # the tower has both levels
    assert not contact(t, "mt2", "js1")  # only a corner


def test_r9_rider_and_tower_on_one_cell_touch(table):
    t = table("mt1 c5; mk on mt1; ms2 c4")
    assert contact(t, "mt1", "mk")
    assert contact(t, "mt1", "ms2")
    assert not contact(t, "mk", "ms2")  # rider above, soldier on the ground


def test_r10_adjacent_means_contact(table):
    """The king beside but one floor up gives no bonus."""
    t = table("mk c9; ms1=6/2 d10; js1=6/2 d9; ms2 a5", phase="attack")
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 1")
    assert t.events("cards_revealed")[0]["attack"] == 6
    t = table("mk c10; ms1=6/2 d10; js1=6/2 d9; ms2 a5", phase="attack")
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 1")
    assert t.events("cards_revealed")[0]["attack"] == 7


def test_ruling2_all_but_the_tower_attack_in_eight_directions(table):
    for piece in ("mk", "mq", "mn1"):
        assert table(f"{piece} d5; js1 e6", phase="attack", token="strategists").attacks(piece) == ["js1"]
    assert table("ms1 d5; js1 e6", phase="attack").attacks("ms1") == ["js1"]
    t = table("mt1 d5; mk a5; js1 e6; js2 a6", phase="attack", token="strategists")
    assert t.attacks("mt1") == []
    assert t.refused(0, "attack mt1 > js1") == "R41"


def test_ruling4_the_centre_of_the_hexagon():
    terrain = terrain_for(3)
    cycle = ["d5m", "e5m", "d5b", "e5b", "d5j", "e5j"]
    cells = {cell["id"]: cell for cell in FACTS["boards"]["3"]["cells"]}
    for i, name in enumerate(cycle):
        assert cycle[(i + 1) % 6] in cells[name]["ortho"]
        assert cycle[(i + 2) % 6] in cells[name]["diag"]
        assert not terrain.is_near(terrain.cell_named(name), terrain.cell_named(cycle[(i + 3) % 6]))


def test_ruling4_a_king_crosses_the_centre(table):
    t = table("mk d5m", seats=3, token="strategists", towers=True)
    assert {"e5m", "e5j", "d5b", "d5j"} <= set(t.moves("mk"))
    assert "e5b" not in t.moves("mk")


def test_ruling5_the_knight_reaches_the_whole_ring(table):
    t = table("mn1 d5", token="strategists")
    ring = {f"{c}{r}" for c in "bcdef" for r in range(3, 8) if c in "bf" or r in (3, 7)}
    assert set(t.moves("mn1")) == ring
