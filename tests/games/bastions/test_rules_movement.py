"""Moving: R11 to R25, and the battlefield R60, R67."""


def test_r11_pieces_are_obstacles(table):
    t = table("ms1 d5; ms2 d6; js1 c5; ms3 a1")
    assert t.moves("ms1") == ["d4", "e5"]
    assert t.refused(0, "move ms1 d6") == "R11"
    assert t.refused(0, "move ms1 c5") == "R11"


def test_r12_soldier_one_step_along_an_edge(table):
    t = table("ms1 d5; ms2 a5")
    assert t.moves("ms1") == ["c5", "d4", "d6", "e5"]
    assert t.refused(0, "move ms1 e6") == "R12"
    assert t.refused(0, "move ms1 d7") == "R12"


def test_r13_archer_and_king_one_step_anywhere(table):
    t = table("mk d5; ma1 g5", token="strategists")
    assert len(t.moves("mk")) == len(t.moves("ma1")) == 8
    assert t.refused(0, "move mk d7") == "R13"


def test_r14_tower_one_or_two_straight(table):
    t = table("mt1 d5; js1 e5; ms1 d7", token="strategists", towers=False)
    assert t.moves("mt1") == ["b5", "c5", "d3", "d4", "d6"]  # e5 taken, f5 behind it, d7 taken
    assert t.refused(0, "move mt1 f5") == "R11"
    assert t.refused(0, "move mt1 e6") == "R14"


def test_r14_the_rider_goes_along_without_using_its_move(table):
    t = table("mt1 d5; ma1 on mt1", token="strategists", towers=False)
    t.play(0, "move mt1 d7")
    assert t.where("mt1") == "d7"
    assert t.where("ma1") == "on mt1"
    t.play(0, "move ma1 d8")
    assert t.where("ma1") == "d8"
    assert t.reserve(0)[2] == 10


def test_r15_queen_one_or_two_in_a_straight_line(table):
    t = table("mq d5; js1 d6", token="strategists", towers=False)
    moves = set(t.moves("mq"))
    assert {"d4", "d3", "e6", "f7", "c6", "b7", "e5", "f5"} <= moves
    assert not {"d6", "d7", "e7", "d2"} & moves
    assert t.refused(0, "move mq d7") == "R11"
    assert t.refused(0, "move mq e7") == "R15"


def test_r15_queen_through_the_stairs_changes_floor(table):
    t = table("mq d10; ms1 a1", token="strategists", towers=False)
    assert "b10" in t.moves("mq")  # throne, stairs c10, flag tower: ground to height
    blocked = table("mq d10; js1 c10", token="strategists", towers=False)
    assert "b10" not in blocked.moves("mq")


def test_r15_queen_boards_with_the_last_step_only(table):
    t = table("mq d4; mt1 d6", token="strategists", towers=False)
    t.play(0, "move mq d6")
    assert t.where("mq") == "on mt1"
    t = table("mq d4; mt1 d5", token="strategists", towers=False)
    assert "d5" in t.moves("mq")
    assert "d6" not in t.moves("mq")  # the tower is in the way


def test_r15_queen_does_not_leap_a_wall_to_a_tower_beyond(table):
    t = table("mq c2; mt1 c4", token="strategists", towers=False)
    assert "c4" not in t.moves("mq")
    assert "c3" in table("mq c2; mt1 c3", token="strategists", towers=False).moves("mq")


def test_r15_queen_leaves_a_tower_with_the_first_step(table):
    t = table("mt1 c8; mq on mt1", token="strategists", towers=False)
    assert {"c9", "c10", "c7", "c6"} <= set(t.moves("mq"))  # rampart c9, then stairs c10
    t.play(0, "move mq c10")
    assert t.where("mq") == "c10"


def test_r16_knight_two_steps_past_pieces(table):
    around = [f"{c}{r}" for c in "cde" for r in (4, 5, 6) if (c, r) != ("d", 5)]
    crowd = "; ".join(f"js{i + 1} {cell}" for i, cell in enumerate(around))
    t = table(f"mn1 d5; {crowd}", token="strategists", towers=False)
    assert len(t.moves("mn1")) == 16
    assert t.refused(0, "move mn1 d6") == "R16"
    assert t.refused(0, "move mn1 d5") in ("R16", "R67")


def test_r16_knight_takes_no_tower_and_no_occupied_cell(table):
    t = table("mn1 d5; mt1 d7; js1 f5", token="strategists", towers=False)
    assert not {"d7", "f5"} & set(t.moves("mn1"))
    assert t.refused(0, "move mn1 d7") == "R18"


def test_r16_knight_uses_the_gate_but_no_wall(table):
    t = table("mn1 d7", token="strategists", towers=False)
    assert {cell for cell in t.moves("mn1") if cell[1] == "9"} == {"b9", "d9", "e9"}  # b9 is outside
    closed = table("mn1 d7", token="strategists", towers=False, bastions={1: {"bridge": "closed"}})
    assert "d9" not in closed.moves("mn1")
    inside = table("mn1 d10", token="strategists", towers=False)
    # over the stairs c10 to the flag tower, past the gate to the front cells, past the dungeon to the other stairs
    assert set(inside.moves("mn1")) == {"b10", "d8", "e8", "f10"}


def test_r17_one_normal_move_each(table):
    t = table("mt1 d5; mn1 g5", token="strategists", towers=False)
    t.play(0, "move mt1 d6")
    assert t.moves("mt1") == []
    assert t.moves("mn1") != []
    assert t.refused(0, "move mt1 d7") == "R25"


def test_r18_boarding(table):
    for piece in ("ma1", "mk", "mq"):
        t = table(f"{piece} d5; mt1 d6", token="strategists", towers=False)
        t.play(0, f"move {piece} d6")
        assert t.where(piece) == "on mt1"
    t = table("ms1 d5; ms2 e6; mt1 d6", towers=False)
    t.play(0, "move ms1 d6")
    assert t.where("ms1") == "on mt1"
    assert "d6" not in t.moves("ms2")  # one piece a tower
    assert t.refused(0, "move ms2 d6") == "R18"


def test_r18_from_tower_to_tower(table):
    t = table("mt1 d5; mt2 d6; ms1 on mt1; ms2 a5")
    t.play(0, "move ms1 d6")
    assert t.where("ms1") == "on mt2"


def test_ruling7_only_own_towers_are_boarded(table):
    t = table("ms1 d5; ms2 a5; jt1 d6")
    assert "d6" not in t.moves("ms1")
    assert t.refused(0, "move ms1 d6") == "R11"


def test_r19_getting_off_is_a_move_of_the_rider(table):
    t = table("mt1 d5; ms1 on mt1; ms2 a5", towers=False)
    assert t.moves("ms1") == ["c5", "d4", "d6", "e5"]
    t.play(0, "move ms1 d6")
    assert t.where("ms1") == "d6"
    assert t.piece("ms1")["moved"] == 1


def test_r20_a_loaded_tower_has_one_more_force(table):
    t = table("mt1=10/2 d5; ma1 on mt1; jk d6", phase="attack", token="strategists")
    t.play(0, "attack mt1 > jk", "card 1").play(1, "card 1")
    assert t.events("cards_revealed")[0]["attack"] == 11


def test_r21_stairs_and_towers_lead_up_and_down(table):
    t = table("ms1 g1; ms2 a5; mt1 g2", towers=False)
    assert t.moves("ms1") == ["f1", "g2"]  # down the stairs, or onto the tower outside
    t.play(0, "move ms1 g2", "move ms1 g3")
    assert t.where("ms1") == "g3"


def test_r22_second_move_for_one_speed(table):
    t = table("mk d5; ma1 g5", token="strategists")
    t.play(0, "move mk d6", "move ma1 g6", "move mk d7")
    assert t.reserve(0)[2] == 9
    assert t.moves("mk") == []
    assert t.moves("ma1") != []


def test_ruling12_one_second_move_per_piece_and_phase(table):
    t = table("ms1 d5; ms2 g5")
    t.play(0, "move ms1 d6", "move ms1 d7")
    assert t.refused(0, "move ms1 d6") == "R22"
    t.play(0, "move ms2 g6", "move ms2 g7")
    assert t.reserve(0)[2] == 8


def test_r23_unnatural_move(table):
    t = table("ms1 d5; ms2 g5; mk a5", token="strategists")
    t.play(0, "move ms1 d6")
    assert t.reserve(0)[2] == 7
    assert t.moves("ms1") == t.moves("ms2") == []
    assert t.refused(0, "move ms1 d7") == "R23"
    assert t.refused(0, "move ms2 g6") == "R23"


def test_r23_strategists_never_move_in_a_soldiers_phase(table):
    t = table("ms1 d5; mk a5")
    assert t.moves("mk") == []
    assert t.refused(0, "move mk a6") == "R23"


def test_r23_at_four_players_an_archer_may_move_unnaturally(table):
    t = table("ma1 d6; mk g5", seats=4, token="strategists")
    t.play(0, "move ma1 e7")
    assert t.reserve(0)[2] == 7


def test_r24_four_speed_points_a_phase(table):
    t = table("ms1 b4; ms2 d4; ms3 f4; ms4 h4; ms5 a6; ms6 g2")
    for piece, file in (("ms1", "b"), ("ms2", "d"), ("ms3", "f"), ("ms4", "h")):
        t.play(0, f"move {piece} {file}5", f"move {piece} {file}6")
    t.play(0, "move ms5 a7")
    assert t.moves("ms5") == []
    assert t.refused(0, "move ms5 a8") == "R24"
    assert t.reserve(0)[2] == 6


def test_r24_never_more_than_the_reserve_holds(table):
    t = table("ms1 d5; mk a5", token="strategists", reserves={0: (10, 10, 2)})
    assert t.moves("ms1") == []
    assert t.refused(0, "move ms1 d6") == "R24"


def test_r24_speed_spent_on_a_second_move_leaves_none_for_an_unnatural_one(table):
    t = table("ms1 d5; mk a5; ma1 g5", token="strategists")
    t.play(0, "move mk a6", "move mk a7", "move ma1 g6", "move ma1 g7")
    assert t.moves("ms1") == []


def test_r25_tower_knight_and_queen_never_use_speed(table):
    t = table("mt1 b5; mn1 d5; mq g5; ma1 a1", token="strategists", towers=False)
    t.play(0, "move mt1 b6", "move mn1 d7", "move mq g6")
    assert {text.split()[1] for text in t.choices() if text.startswith("move")} == {"ma1"}
    assert t.refused(0, "move mq g7") == "R25"


# ---- the battlefield


def test_r60_several_pieces_stop_on_the_battlefield(table):
    t = table("ms1 g6; ms2 f7; js1 g7; bs1 g7", seats=4)
    t.play(0, "move ms1 g7", "move ms2 g7")
    assert [t.where(piece) for piece in ("ms1", "ms2", "js1", "bs1")] == ["g7"] * 4


def test_r60_at_most_eight_and_a_loaded_tower_counts_two(table):
    six = "js1 g7; js2 g7; js3 g7; bs1 g7; bs2 g7; bs3 g7"
    t = table(f"mt1 g5; ma1 on mt1; mk a7; {six}", seats=4, token="strategists")
    assert "g7" in t.moves("mt1")
    t = table(f"mt1 g5; ma1 on mt1; mk h8; bs4 g7; {six}", seats=4, token="strategists")
    assert "g7" not in t.moves("mt1")
    assert t.refused(0, "move mt1 g7") == "R60"
    assert "g7" in t.moves("mk")
    t = table(f"mk h8; bs4 g7; js4 g7; {six}", seats=4, token="strategists")
    assert t.refused(0, "move mk g7") == "R60"


def test_r60_it_is_never_an_obstacle(table):
    eight = "; ".join([f"js{i} g7" for i in (1, 2, 3, 4)] + [f"bs{i} g7" for i in (1, 2, 3, 4)])
    t = table(f"mt1 g6; mq f7; mn1 e7; {eight}", seats=4, token="strategists")
    assert "g8" in t.moves("mt1")
    assert "h7" in t.moves("mq")


def test_r60_nobody_boards_a_tower_there(table):
    t = table("mt1 g7; ms1 g6; ms2 d6", seats=4)
    t.play(0, "move ms1 g7")
    assert t.where("ms1") == "g7"


def test_r67_leaving_in_all_directions(table):
    t = table("ms1 g7; ms2 d6", seats=4)
    assert t.moves("ms1") == ["f6", "f7", "f8", "g6", "g8", "h6", "h7", "h8"]
    t = table("mt1 g7; mk d6", seats=4, token="strategists", towers=False)
    assert len(t.moves("mt1")) == 16
    assert {"e5", "e9", "i5", "i9"} <= set(t.moves("mt1"))
    t = table("mt1 g7; ms1 on mt1; ms2 d6", seats=4, towers=False)
    assert len(t.moves("ms1")) == 8  # a rider getting off


def test_r67_entering_follows_the_normal_geometry(table):
    t = table("ms1 f6; mt1 e5", seats=4)
    assert "g7" not in t.moves("ms1")
    t = table("ms1 f6; mt1 e5", seats=4, token="strategists", towers=False)
    assert "g7" not in t.moves("mt1")


def test_r67_staying_put_is_no_move(table):
    t = table("ms1 g7; ms2 d6", seats=4)
    assert t.refused(0, "move ms1 g7") == "R67"
