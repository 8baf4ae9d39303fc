"""The bastions: R26 to R39."""

import pytest


def test_r26_bridge_is_worked_from_throne_or_dungeon(table):
    for cell in ("e1", "d1"):
        t = table(f"mk {cell}; ms1 a5")
        assert "bridge m close" in t.choices()
        t.play(0, "bridge m close")
        assert t.bastion(0)["bridge"] == "closed"
        t.play(0, "bridge m open")
        assert t.bastion(0)["bridge"] == "open"
    t = table("mk d2; ms1 a5")
    assert t.refused(0, "bridge m close") == "R26"


def test_r26_the_piece_need_not_be_of_the_active_class_nor_move(table):
    t = table("ms1 d1; mk a5", token="strategists")
    t.play(0, "bridge m close")
    assert t.moves("ms1") != []  # not used up (an unnatural move)


def test_ruling41_working_the_bridge_uses_nothing_up(table):
    t = table("mk e1; ms1 a5", token="strategists")
    t.play(0, "bridge m close")
    assert t.moves("mk") != []


def test_r26_two_operations_a_phase(table):
    t = table("mk e1; ms1 a5")
    t.play(0, "bridge m close", "bridge m open")
    assert t.refused(0, "bridge m close") == "R26"


def test_ruling13_two_operations_in_total_over_all_bridges(table):
    t = table("mk e1; ms1 d10; ms2 a5")
    t.play(0, "bridge m close", "bridge j close")
    assert t.refused(0, "bridge j open") == "R26"
    assert t.refused(0, "bridge m open") == "R26"


def test_ruling14_an_intruder_may_work_the_bridge(table):
    t = table("ms1 e10; ms2 a5", bastions={1: {"bridge": "closed", "entered_by": [0]}})
    assert "bridge j open" in t.choices()
    t.play(0, "bridge j open")
    assert t.bastion(1)["bridge"] == "open"


def test_r26_a_closed_bridge_bars_both_directions(table):
    shut = {1: {"bridge": "closed", "entered_by": [0]}}
    t = table("ms1 d8; ms2 e9; ms3 a5", bastions=shut)
    assert "d9" not in t.moves("ms1")
    assert "e8" not in t.moves("ms2")
    assert t.refused(0, "move ms1 d9") == "R26"


def test_r26_a_bridge_already_so_is_refused(table):
    t = table("mk e1; ms1 a5")
    assert t.refused(0, "bridge m open") == "R26"


def test_r27_who_may_breach(table):
    t = table("ms1 d8; ms2 d7; js1 a8; ms3 a7", phase="attack")
    assert [text for text in t.choices() if text.startswith("breach")] == ["breach ms1 > j"]
    assert t.refused(0, "breach ms2 > j") == "R27"
    assert t.refused(0, "breach ms1 > m") == "R27"
    t = table("mt1 d8; ma1 on mt1; ma2 e8; mk a7; js1 a8", phase="attack", token="strategists")
    assert [text for text in t.choices() if text.startswith("breach")] == ["breach mt1 > j"]
    assert t.refused(0, "breach ma2 > j") == "R27"
    t = table("mt1 d8; mk on mt1; mq a7; js1 a8", phase="attack", token="strategists")
    assert t.refused(0, "breach mk > j") == "R27"


def test_r27_open_or_closed_but_not_by_a_piece_that_attacked(table):
    t = table("ms1 d8 attacked; ms2 e8; js1 a8", phase="attack", bastions={1: {"bridge": "closed"}})
    assert [text for text in t.choices() if text.startswith("breach")] == ["breach ms2 > j"]
    assert t.refused(0, "breach ms1 > j") == "R40"


def test_ruling8_only_from_the_front_cells_and_also_when_open(table):
    t = table("ms1 d8; ms2 c8; js1 a8; ms3 a7", phase="attack")
    assert [text for text in t.choices() if text.startswith("breach")] == ["breach ms1 > j"]


def test_r28_a_tower_destroys_without_a_card(table):
    t = table("mt1 d8; jk h9; js1 g9", phase="attack", token="strategists")
    t.play(0, "breach mt1 > j")
    assert t.bastion(1)["bridge"] == "destroyed"
    assert t.bastion(1)["destroyed_by"] == 0
    assert t.reserve(0) == (10, 10, 10)


def soldiers(count):
    """Yellow soldiers far from everything."""
    cells = ["a10", "a9", "b9", "g9", "h9", "h10", "a8", "h8"]
    return "; ".join(f"js{i + 1} {cells[i]}" for i in range(count))


def test_r28_others_must_exceed_the_resistance(table):
    t = table(f"ms1=8/2 d8; {soldiers(7)}", phase="attack", towers=False)  # 7 pieces: 14
    t.play(0, "breach ms1 > j", "card 1")
    assert t.bastion(1)["bridge"] == "open"
    t = table(f"ms1=8/2 d8; {soldiers(7)}", phase="attack", towers=False)
    t.play(0, "breach ms1 > j", "card 2")
    assert t.bastion(1)["bridge"] == "destroyed"
    assert t.reserve(0)[0] == 9


def test_ruling35_equality_with_the_resistance_fails_and_costs_the_card(table):
    t = table(f"ms1=8/2 d8; {soldiers(8)}", phase="attack", towers=False)  # 16 against 16
    t.play(0, "breach ms1 > j", "card 2")
    assert t.bastion(1)["bridge"] == "open"
    assert t.reserve(0)[0] == 9
    assert t.where("ms1") == "d8"


def test_r28_king_and_queen_count(table):
    t = table(f"ms1=8/2 d8; mk d7; mq e7; {soldiers(8)}", phase="attack", towers=False)
    t.play(0, "breach ms1 > j")  # 9 x 2 = 18 > 16; card 1 is automatic beside the queen
    assert t.bastion(1)["bridge"] == "destroyed"
    assert t.reserve(0)[0] == 10


def test_r28_soldiers_outnumber_a_bridge(table):
    t = table(f"ms1=7/2 d8; ms2=8/2 e8; ms3 d7; {soldiers(7)}", phase="attack", towers=False)
    t.play(0, "breach ms1 > j")
    assert t.choices() == ["support ms2", "go"]
    assert t.refused(0, "support ms3") == "R27"
    t.play(0, "support ms2", "card 1")  # 7 + 8 = 15 > 14
    assert t.bastion(1)["bridge"] == "destroyed"


def test_r28_knight_bonus_counts_for_a_strategist(table):
    facts = {"phase": "attack", "token": "strategists", "towers": False}
    pieces = f"mk d8; mn1 d7; {soldiers(7)}"
    t = table(pieces, options={"knight_bonus": True}, **facts).play(0, "breach mk > j", "card 2")
    assert t.bastion(1)["bridge"] == "destroyed"  # 7 x 2 + 1 = 15 > 14
    t = table(pieces, **facts).play(0, "breach mk > j", "card 2")
    assert t.bastion(1)["bridge"] == "open"


def test_ruling36_a_breach_reveals_participants_but_a_tower_nothing(table):
    t = table(f"ms1=8/2 d8; {soldiers(7)}", phase="attack", towers=False).play(0, "breach ms1 > j", "card 1")
    assert t.piece("ms1")["shown"]
    t = table("mt1 d8; jk h9; js1 g9", phase="attack", token="strategists").play(0, "breach mt1 > j")
    assert "shown" not in t.piece("mt1")


def test_r29_a_destroyed_bridge_stays_open_for_ever(table):
    gone = {1: {"bridge": "destroyed", "destroyed_by": 0, "entered_by": [0]}}
    t = table("ms1 d8; ms2 d10; ms3 a5", bastions=gone)
    assert "d9" in t.moves("ms1")
    assert t.refused(0, "bridge j close") == "R29"
    t = table("ms1 d8; ms2 d5; js1 d6", phase="attack", bastions=gone)
    assert t.refused(0, "breach ms1 > j") == "R29"
    assert t.scores[0] >= 3


def test_r30_reaching_the_dungeon_frees_a_prisoner(table):
    t = table("ms1 e9; ms2 held 1; mn1 held 1; mk held 1; ms3 a5")
    t.play(0, "move ms1 e10")
    assert t.phase == "free"
    assert t.choices() == ["free mn1", "free ms2"]
    t.play(0, "free ms2")
    assert t.phase == "put"
    assert t.choices() == ["put d9", "put d10", "put e9", "put f10"]
    t.play(0, "put d10")
    assert t.where("ms2") == "d10"
    assert t.position["seats"][0]["freed_from"] == [0, 1]


def test_r30_it_is_compulsory_and_only_from_that_enemy(table):
    t = table("ms1 e9; ms2 held 1; ms3 a5")
    t.play(0, "move ms1 e10")
    assert t.phase == "put"  # one prisoner: chosen automatically
    t = table("ms1 d2j; ms2 held 2; ms3 a5m", seats=3)
    t.play(0, "move ms1 d1j")
    assert t.phase == "move"


def test_r30_it_frees_again_only_by_a_new_arrival(table):
    t = table("ms1 e10; ms2 held 1; ms3 a5", bastions={1: {"entered_by": [0]}})
    t.play(0, "move ms3 a6")
    assert t.phase == "move"
    t.play(0, "move ms1 e9", "move ms1 e10", "put f10")
    assert t.where("ms2") == "f10"


def test_r31_the_freed_piece_may_act_at_once(table):
    t = table("ms1 e9; ms2=8/2 held 1; ms3 a5; js1=6/2 d9")
    t.play(0, "move ms1 e10", "put d10", "move ms2 c10")
    assert t.where("ms2") == "c10"
    t.play(0, "endmove")
    assert t.attacks("ms2") == ["js1"]


def test_r31_no_empty_cell_nothing_freed(table):
    t = table("ms1 e9; ms2 held 1; ms3 a5; js1 d9; jk d10; js2 f10; js3 f9")
    t.play(0, "move ms1 e10")
    assert t.where("ms2") == "e9"  # the cell it came from is empty now, and the only one
    t = table("mn1 e8; ms2 held 1; mk a5; js1 d9; jk d10; js2 f10; js3 e9", token="strategists")
    t.play(0, "move mn1 e10")
    assert t.phase == "move"
    assert t.where("ms2") == "held by 1"


def test_r31_a_freed_piece_frees_nobody(table):
    t = table("ms1 e9 freed; ms2 held 1; ms3 a5")
    t.play(0, "move ms1 e10")
    assert t.phase == "move"
    assert t.where("ms2") == "held by 1"


def test_ruling23_freed_is_for_ever_and_putting_triggers_nothing(table):
    t = table("ms1 e9; ms2 held 1; ms3 held 1; ms4 a5")
    t.play(0, "move ms1 e10", "free ms2", "put d9", "move ms1 f10", "move ms2 e9", "move ms2 e10")
    assert t.piece("ms2")["freed"]
    assert t.phase == "move"
    assert t.where("ms3") == "held by 1"


def test_r32_kings_and_towers_are_never_freed(table):
    t = table("ms1 e9; mk held 1; mt1 held 1; ms3 a5")
    t.play(0, "move ms1 e10")
    assert t.phase == "move"
    t = table("ms1 e9; mk held 1; ms2 held 1; ms4 held 1; ms3 a5").play(0, "move ms1 e10")
    assert t.refused(0, "free mk") == "R32"
    assert t.refused(0, "free ms3") == "R30"


def test_ruling10_and_11_kings_and_towers_still_count_as_held(table):
    t = table("mk a5; jk held 0; jt1 held 0; jt2 held 0; js1 h5", towers=False, token="strategists")
    assert t.match.breakdown()[0]["card_5"] == 2  # three strategists


def test_ruling10_the_player_goes_on_without_king(table):
    t = table("mk d5; ms1 a5; jk d6; js1 h9", phase="attack", token="strategists")
    t.play(0, "attack mk > jk", "card 4").play(1, "card 1")
    assert t.where("jk") == "held by 0"
    assert not t.match.over


def test_ruling11_a_destroyed_tower_cannot_be_freed(table):
    t = table("ms1 e9; mt1 held 1; ms3 a5")
    t.play(0, "move ms1 e10")
    assert t.phase == "move"
    assert t.where("mt1") == "held by 1"


def test_r33_treasure_gives_two_courage(table):
    t = table("ms1 f10; ms3 a5")
    t.play(0, "move ms1 g10")
    assert t.choices() == ["share 2 0", "share 1 1", "share 0 2"]
    assert t.refused(0, "share 2 1") == "R33"
    t.play(0, "share 0 2")
    assert t.reserve(0) == (10, 12, 10)
    assert t.bastion(1)["chests_taken_by"] == [0]


def test_r33_no_chest_left_nothing(table):
    t = table("ms1 f10; ms3 a5", bastions={1: {"chests_taken_by": [0, 0], "entered_by": [0]}})
    t.play(0, "move ms1 g10")
    assert t.phase == "move"


def test_r33_not_by_a_friend(table):
    t = table("ms1 c1; ms3 a5")
    t.play(0, "move ms1 b1")
    assert t.phase == "move"
    assert t.bastion(0)["chests_taken_by"] == []


def test_ruling9_two_chests_and_the_same_piece_may_come_back(table):
    t = table("ms1 f10; ms3 a5")
    t.play(0, "move ms1 g10", "share 1 1", "endmove")
    while t.match.to_act() == (1,):
        t.play(1, t.choices(1)[-1])
    t.play(0, "token soldiers", "move ms1 f10", "move ms1 g10", "share 1 1")
    assert t.bastion(1)["chests_taken_by"] == [0, 0]
    assert t.match.breakdown()[0]["card_3"] == 3


def test_ruling27_reserves_have_no_cap(table):
    t = table("ms1 f10; ms3 a5", reserves={0: (14, 10, 10)})
    t.play(0, "move ms1 g10", "share 2 0")
    assert t.reserve(0)[0] == 16


def test_r34_flag_costs_its_owner_one_of_each(table):
    t = table("ms1 c10; ms3 a5", reserves={1: (0, 3, 10)})
    t.play(0, "move ms1 b10")
    assert t.reserve(1) == (0, 2, 10)
    assert t.bastion(1)["flag_taken_by"] == 0


def test_r34_once_per_bastion(table):
    t = table("ms1 c10; ms3 a5", bastions={1: {"flag_taken_by": 0, "entered_by": [0]}})
    t.play(0, "move ms1 b10")
    assert t.reserve(1) == (10, 10, 10)


def test_r35_annexation(table):
    t = table("mk d9; ms1 a5", token="strategists")
    t.play(0, "move mk d10")
    assert t.choices() == ["share 1 0", "share 0 1"]
    t.play(0, "share 0 1")
    assert t.choices(1) == ["lose red", "lose blue"]
    t.play(1, "lose blue")
    assert t.reserve(0) == (10, 11, 10)
    assert t.reserve(1) == (10, 9, 10)
    assert t.bastion(1)["annexed_by"] == [0]


def test_r35_only_a_king_and_only_once(table):
    t = table("ms1 d9; ms2 a5").play(0, "move ms1 d10")
    assert t.bastion(1)["annexed_by"] == []
    t = table("mk d9; ms1 a5", token="strategists", bastions={1: {"annexed_by": [0], "entered_by": [0]}})
    t.play(0, "move mk d10")
    assert t.phase == "move"


@pytest.mark.parametrize(("reserve", "left"), [((1, 0, 10), (0, 0, 10)), ((0, 0, 10), (0, 0, 10))])
def test_r35_losing_from_what_is_there(table, reserve, left):
    t = table("mk d9; ms1 a5", token="strategists", reserves={1: reserve})
    t.play(0, "move mk d10", "share 1 0")
    assert t.match.to_act() == (0,)  # one reserve: automatic; none: skipped
    assert t.reserve(1) == left


def test_r35_an_empty_reserve_cannot_be_named(table):
    t = table("mk d9; ms1 a5", token="strategists").play(0, "move mk d10", "share 1 0")
    assert t.refused(1, "share 1 0") == "R35"


def test_r36_ending_a_move_in_a_bastion_violates_it(table):
    t = table("ms1 d8; ms2 a5")
    assert t.scores == [1, 1]
    t.play(0, "move ms1 d9")
    assert t.bastion(1)["entered_by"] == [0]
    assert t.scores == [2, 0]  # entered an enemy bastion; yellow's is violated


def test_r36_standing_before_the_gate_is_no_entry(table):
    t = table("mq e8; ms2 a5", token="strategists")
    t.play(0, "move mq c8")
    assert t.bastion(1)["entered_by"] == []
    assert t.scores == [1, 1]


def test_r36_a_piece_put_into_a_bastion_does_not_enter_it(table):
    t = table("ms1 e9; ms2 held 1; ms3 a5").play(0, "move ms1 e10", "put f10")
    assert len(t.events("bastion_entered")) == 1


def test_r36_each_player_has_a_first_entry(table):
    t = table("ms1 d3j; ms2 a5m", seats=3, bastions={1: {"entered_by": [2]}})
    t.play(0, "move ms1 d2j")
    assert t.bastion(1)["entered_by"] == [0, 2]


def test_r37_beaten_pieces_go_to_the_winners_prison(table):
    t = table("ms1=8/2 d5; js1=6/2 d6; js2 h9", phase="attack")
    t.play(0, "attack ms1 > js1", "card 2").play(1, "card 1")
    assert t.where("js1") == "held by 0"
    assert t.position["holder"] == 1  # nobody else to attack


def eight_held(kind, count):
    return "; ".join(f"{name} held 0" for name in kind[:count])


def test_r38_eight_soldiers_held(table):
    held = eight_held([f"js{i}" for i in range(2, 9)], 7)
    t = table(f"ms1=8/2 d5; js1=6/2 d6; {held}", phase="attack")
    t.play(0, "attack ms1 > js1", "card 2").play(1, "card 1")
    assert t.choices() == ["share 2 0", "share 1 1", "share 0 2"]
    t.play(0, "share 1 1")
    assert t.reserve(0) == (10, 11, 10)
    assert t.position["seats"][0]["rewarded"] == ["soldiers"]


def test_r38_six_strategists_held_once(table):
    held = "jt1 held 0; ja1 held 0; ja2 held 0; jn1 held 0; jn2 held 0"
    t = table(f"mk d5; jq d6; {held}; js1 h9", phase="attack", token="strategists")
    t.play(0, "attack mk > jq", "card 4").play(1, "card 1")
    assert t.phase == "share"
    t = table(
        f"mk d5; jq d6; {held}; js1 h9",
        phase="attack",
        token="strategists",
        seat_facts={0: {"rewarded": ["strategists"]}},
    )
    t.play(0, "attack mk > jq", "card 4").play(1, "card 1")
    assert t.phase != "share"


def test_r39_order_on_arrival_at_a_throne(table):
    t = table("mk d9; ms1 a5", token="strategists").play(0, "move mk d10", "share 1 0").play(1, "lose red")
    names = ["piece_moved", "bastion_entered", "bastion_annexed", "courage_gained", "courage_lost"]
    log = [event.name for ply in range(len(t.match.plies)) for event in t.match.events_of(ply)]
    assert [name for name in log if name in names] == names
    assert t.phase == "move"
