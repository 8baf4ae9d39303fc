"""Attack, courage and single combat: R40 to R59."""

import pytest


def fight(t, attack, mine="card 1", theirs="card 1"):
    """Play an attack of seat 0 with these cards; None where a card is automatic."""
    t.play(0, attack)
    if mine is not None:
        t.play(0, mine)
    if theirs is not None:
        t.play(1, theirs)
    return t


def powers(t):
    facts = t.events("cards_revealed")[-1]
    return facts["attack"], facts["defence"]


def test_r40_one_attack_a_turn(table):
    t = table("ms1=6/2 d5; js1=6/3 d6; js2 e6; ms2 a5; js3 a6", phase="attack")
    fight(t, "attack ms1 > js1").play(1, "pass")
    assert t.attacks("ms1") == []
    assert t.refused(0, "attack ms1 > js2") == "R40"


def test_r40_a_defender_may_attack_afterwards(table):
    t = table("ms1=6/2 d5; js1=6/3 d6; ms2 a5; js3 a6", phase="attack")
    fight(t, "attack ms1 > js1")
    assert t.attacks("js1", seat=1) == ["ms1"]


def test_r40_a_support_has_attacked(table):
    t = table("ms1=6/2 d5; ms2=7/2 e5; js1=6/4 d6; js2 f6; ms3 a5; js3 a6", phase="attack")
    assert "attack ms2 > js2" in t.choices()
    t.play(0, "attack ms1 > js1", "support ms2", "card 1").play(1, "card 1").play(1, "pass")
    assert t.piece("ms2")["attacked"]
    assert "attack ms2 > js2" not in t.choices()


def test_r41_contact_attack(table):
    t = table("mk d5; js1 e6; js2 d7; mq a5", phase="attack", token="strategists")
    assert t.attacks("mk") == ["js1"]
    assert t.refused(0, "attack mk > js2") == "R41"


def test_r41_a_tower_attacks_straight(table):
    t = table("mt1 d5; js1 e6; js2 d6; js3 c4", phase="attack", token="strategists")
    assert t.attacks("mt1") == ["js2"]


def test_r42_an_archer_shoots_exactly_two_cells(table):
    t = table("ma1 d5; js1 d6; js2 f5; js3 f7; js4 d8; js5 e7", phase="attack", token="strategists")
    assert t.attacks("ma1") == ["js2", "js3"]
    assert t.refused(0, "attack ma1 > js1") == "R42"
    assert t.refused(0, "attack ma1 > js4") == "R42"
    assert t.refused(0, "attack ma1 > js5") == "R42"


def test_r43_a_ground_archer_needs_sight(table):
    t = table("ma1 d5; js1 d7; ms1 d6; js2 f5", phase="attack", token="strategists")
    assert t.attacks("ma1") == ["js2"]
    assert t.refused(0, "attack ma1 > js1") == "R43"


def test_r43_from_a_height_over_pieces(table):
    t = table("mt1 d5; ma1 on mt1; js1 d7; ms1 d6", phase="attack", token="strategists")
    assert t.attacks("ma1") == ["js1"]
    t = table("ma1 c2; ms1 c3; js1 c4", phase="attack", token="strategists")  # rampart
    assert t.attacks("ma1") == ["js1"]


def test_ruling39_stairs_and_all_high_cells_are_height(table):
    for cell, between, target in (("c1", "d1", "e1"), ("b1", "b2", "b3")):
        t = table(
            f"ma1 {cell}; ms1 {between}; js1 {target}",
            phase="attack",
            token="strategists",
            bastions={0: {"entered_by": [1]}},
        )
        assert t.attacks("ma1") == ["js1"]


def test_r43_pieces_on_the_battlefield_block(table):
    t = table("ma1 g6; js1 g8; ms1 d6; js2 i6", seats=4, phase="attack")
    assert t.attacks("ma1") == ["js1", "js2"]
    t = table("ma1 g6; js1 g8; bs1 g7; js2 i6", seats=4, phase="attack")
    assert t.attacks("ma1") == ["js2"]
    assert t.refused(0, "attack ma1 > js1") == "R43"


def test_r44_walls_stop_a_shot_along_the_ground(table):
    t = table("ma1 d7; js1 d9; js2 f7", phase="attack", token="strategists")
    assert t.attacks("ma1") == ["js1", "js2"]  # through the open gate
    t = table("ma1 d7; js1 d9; js2 f7", phase="attack", token="strategists", bastions={1: {"bridge": "closed"}})
    assert t.attacks("ma1") == ["js2"]
    assert t.refused(0, "attack ma1 > js1") == "R44"
    t = table("ma1 c8; js1 e10; js2 e9; js3 e8", phase="attack", token="strategists", towers=False)
    assert t.attacks("ma1") == ["js3"]


def test_r44_no_wall_matters_when_one_is_at_height(table):
    t = table("ma1 c7; js1 c9", phase="attack", token="strategists")  # up to a rampart
    assert t.attacks("ma1") == ["js1"]
    t = table("mt1 b8; ma1 on mt1; js1 d10", phase="attack", token="strategists")  # down over the wall
    assert t.attacks("ma1") == ["js1"]


def test_r45_a_rider_is_out_of_reach_from_the_ground(table):
    t = table("ms1 d5; jt1 d6; ja1 on jt1", phase="attack")
    assert t.attacks("ms1") == ["jt1"]
    assert t.refused(0, "attack ms1 > ja1") == "R45"
    t = table("ma1 d4; jt1 d6; ja1 on jt1", phase="attack", token="strategists")
    assert t.attacks("ma1") == ["jt1", "ja1"]
    t = table("mt1 d5; mk on mt1; jt1 d6; ja1 on jt1", phase="attack", token="strategists")
    assert t.attacks("mk") == ["jt1", "ja1"]
    assert t.attacks("mt1") == ["jt1", "ja1"]


def test_r46_friends_are_no_targets(table):
    t = table("ms1 d5; ms2 d6; js1 e6", phase="attack")
    assert t.attacks("ms1") == ["js1"]
    assert t.refused(0, "attack ms1 > ms2") == "R46"


def test_r46_any_opponent(table):
    t = table("ms1 d5m; js1 e5j; bs1 d5b", seats=3, phase="attack")
    assert t.attacks("ms1") == ["js1", "bs1"]


def test_r50_queen_bonus_and_not_for_herself(table):
    t = table("ms1=6/3 d5; mq e5; js1=6/4 d6", phase="attack")
    fight(t, "attack ms1 > js1")
    assert powers(t) == (12, 6)
    t = table("mq d5; js1=6/4 d6", phase="attack", token="strategists")
    fight(t, "attack mq > js1")
    assert powers(t) == (5, 6)


def test_r51_king_bonus_in_attack_and_defence(table):
    t = table("ms1=6/3 d5; mk e5; js1=6/4 d6; jk d7", phase="attack")
    fight(t, "attack ms1 > js1", "card 2", "card 1")
    assert powers(t) == (14, 7)
    t = table("mk d5; jk d6", phase="attack", token="strategists")
    fight(t, "attack mk > jk")
    assert powers(t) == (7, 7)


def test_ruling21_a_king_or_queen_aboard_helps_the_tower(table):
    t = table("mt1=10/2 d5; mk on mt1; js1 d6", phase="attack", token="strategists")
    fight(t, "attack mt1 > js1")
    assert powers(t)[0] == 12
    t = table("mt1=10/2 d5; mq on mt1; js1 d6", phase="attack", token="strategists")
    fight(t, "attack mt1 > js1", None, "card 1")
    assert powers(t)[0] == 22


def test_r52_maximum_courage_limits_the_card(table):
    t = table("ms1=6/4 d5; js1=7/2 d6", phase="attack").play(0, "attack ms1 > js1")
    assert t.choices(0) == ["card 1", "card 2", "card 3", "card 4"]
    assert t.choices(1) == ["card 1", "card 2"]
    assert t.refused(1, "card 3") == "R52"


def test_r52_the_reserve_limits_the_card(table):
    t = table("ms1=6/4 d5; jk d6", phase="attack", reserves={0: (1, 10, 10), 1: (10, 2, 10)})
    t.play(0, "attack ms1 > jk")
    assert t.choices(0) == ["card 1", "card 2"]
    assert t.choices(1) == ["card 1", "card 2", "card 3"]
    assert t.refused(0, "card 3") == "R52"


def test_r52_card_one_is_always_legal(table):
    t = table("ms1=6/4 d5; jk d6; ms2 a5; jq a6", phase="attack", reserves={0: (0, 0, 0), 1: (0, 0, 0)})
    t.play(0, "attack ms1 > jk")
    assert t.forced().count("card 1") == 2


def test_r53_four_points_a_turn(table):
    t = table("ms1=6/4 d5; js1=6/4 d6", phase="attack", seat_facts={0: {"courage_spent": 3}, 1: {"courage_spent": 2}})
    t.play(0, "attack ms1 > js1")
    assert t.choices(0) == ["card 1", "card 2"]
    assert t.choices(1) == ["card 1", "card 2", "card 3"]
    assert t.refused(0, "card 3") == "R53"


def test_r53_both_reserves_together_in_anybodys_turn(table):
    t = table("ms1=6/4 d5; js1=7/2 d6; ms2=5/4 g5; jk g6", phase="attack")
    fight(t, "attack ms1 > js1", "card 1", "card 2")
    t.play(0, "attack ms2 > jk")
    assert t.choices(1) == ["card 1", "card 2", "card 3", "card 4"]  # 3 left of 4
    assert t.position["seats"][1]["courage_spent"] == 1


def test_r54_both_pay_whatever_the_result(table):
    t = table("ms1=6/4 d5; js1=6/4 d6; js2 h9", phase="attack")
    fight(t, "attack ms1 > js1", "card 3", "card 3")
    assert t.reserve(0)[0] == t.reserve(1)[0] == 8


def test_r54_only_valiant_and_target_get_a_card(table):
    t = table("ms1=6/4 d5; ms2=5/4 e5; js1=6/4 d6", phase="attack")
    t.play(0, "attack ms1 > js1", "support ms2")
    assert t.match.to_act() == (0, 1)
    t.play(0, "card 2").play(1, "card 1")
    assert powers(t)[0] == 12 + 5


def test_r55_all_participants_are_revealed(table):
    t = table("ms1=6/4 d5; ms2=5/4 e5; js1=6/3 d6; js2 h9", phase="attack")
    t.play(0, "attack ms1 > js1", "support ms2", "card 1").play(1, "card 1")
    assert all(t.piece(name)["shown"] for name in ("ms1", "ms2", "js1"))
    assert "shown" not in t.piece("js2")


@pytest.mark.parametrize(
    ("mine", "theirs", "places"),
    [
        ("card 2", "card 1", ("d5", "held by 0")),
        ("card 1", "card 2", ("held by 1", "d6")),
        ("card 2", "card 2", ("d5", "d6")),
    ],
)
def test_r56_single_combat(table, mine, theirs, places):
    t = table("ms1=6/3 d5; js1=6/3 d6; ms2 a1; js2 h9", phase="attack")
    fight(t, "attack ms1 > js1", mine, theirs)
    assert (t.where("ms1"), t.where("js1")) == places


def test_r57_a_shooter_is_safe_from_all_but_archers(table):
    t = table("ma1=5/3 d5; js1=8/2 d7; mk a1", phase="attack", token="strategists")
    fight(t, "attack ma1 > js1", "card 1", "card 2")
    assert (t.where("ma1"), t.where("js1")) == ("d5", "d7")


def test_r57_an_archer_shoots_back(table):
    t = table("ma1=5/3 d5; ja1=6/3 d7; mk a1", phase="attack", token="strategists")
    fight(t, "attack ma1 > ja1", "card 1", "card 1")
    assert t.where("ma1") == "held by 1"


def test_ruling18_a_ground_archer_shot_over_an_obstacle_cannot_shoot_back(table):
    t = table("mt1 d5; ma1=5/3 on mt1; ms1 d6; ja1=6/3 d7; mk a1", phase="attack", token="strategists")
    fight(t, "attack ma1 > ja1", "card 1", "card 1")
    assert t.where("ma1") == "on mt1"
    assert t.where("ja1") == "d7"


def test_r57_close_combat_against_an_archer_is_safe(table):
    t = table("ms1=6/2 d5; ja1=6/3 d6; ms2 a1", phase="attack")
    fight(t, "attack ms1 > ja1", "card 1", "card 2")
    assert (t.where("ms1"), t.where("ja1")) == ("d5", "d6")


def test_r57_diagonal_to_a_tower_is_safe(table):
    t = table("ms1=6/2 d5; jt1=10/2 e6; ms2 a1", phase="attack")
    fight(t, "attack ms1 > jt1")
    assert (t.where("ms1"), t.where("jt1")) == ("d5", "e6")
    t = table("ms1=6/2 d5; jt1=10/2 d6; ms2 a1", phase="attack")
    fight(t, "attack ms1 > jt1")
    assert t.where("ms1") == "held by 1"


def test_r58_archer_survives_at_equality(table):
    t = table("ms1=6/3 d5; ja1=6/3 d6; ms2 a1", phase="attack")
    fight(t, "attack ms1 > ja1", "card 2", "card 2")
    assert t.where("ja1") == "d6"
    t = table("ms1=7/3 d5; ja1=6/3 d6; ms2 a1", phase="attack")
    fight(t, "attack ms1 > ja1", "card 2", "card 2")
    assert t.where("ja1") == "held by 0"


def test_r58_tower_falls_at_equality_on_its_diagonal(table):
    t = table("ms1=5/4 d5; jt1=10/2 e6; ms2 a1", phase="attack")
    fight(t, "attack ms1 > jt1", "card 2", "card 1")
    assert t.where("jt1") == "held by 0"
    t = table("ms1=5/4 d5; jt1=10/2 d6; ms2 a1", phase="attack")
    fight(t, "attack ms1 > jt1", "card 2", "card 1")
    assert t.where("jt1") == "d6"  # straight: nothing


def test_ruling20_equality_saves_an_archer_and_fells_a_tower(table):
    t = table("ms1=5/4 d5; ja1=5/3 e6; ms2 a1", phase="attack")
    fight(t, "attack ms1 > ja1", "card 2", "card 2")
    assert t.where("ja1") == "e6"


def test_ruling19_a_diagonal_shot_uses_the_towers_weakness(table):
    t = table("ma1=5/3 d5; jt1=10/2 f7; mk a1", phase="attack", token="strategists")
    fight(t, "attack ma1 > jt1", "card 2", "card 1")
    assert t.where("jt1") == "held by 0"
    t = table("ma1=5/3 d5; jt1=10/2 d7; mk a1", phase="attack", token="strategists")
    fight(t, "attack ma1 > jt1", "card 2", "card 1")
    assert t.where("jt1") == "d7"


def test_r58_the_weakness_does_not_concern_the_rider(table):
    t = table("ma1=5/3 d5; jt1=10/2 f7; js1=5/4 on jt1; mk a1", phase="attack", token="strategists")
    fight(t, "attack ma1 > js1", "card 1", "card 1")
    assert t.where("js1") == "on jt1"


def test_r59_a_beaten_tower_falls_with_its_rider(table):
    t = table("mk d5; jt1=10/2 d6; ja1=6/3 on jt1; js1 h9", phase="attack", token="strategists")
    fight(t, "attack mk > jt1", "card 4", "card 1")
    assert t.where("jt1") == t.where("ja1") == "held by 0"


def test_r59_an_attacking_tower_too(table):
    t = table("mt1=10/2 d5; ma1=6/3 on mt1; jk d6; mk a1", phase="attack", token="strategists")
    fight(t, "attack mt1 > jk", "card 1", "card 4")
    assert t.where("mt1") == t.where("ma1") == "held by 1"


def test_r59_a_rider_beaten_alone_leaves_the_tower(table):
    t = table("ma1=6/3 d5; jt1=10/2 d7; js1=6/2 on jt1; mk a1", phase="attack", token="strategists")
    fight(t, "attack ma1 > js1", "card 2", "card 1")
    assert t.where("js1") == "held by 0"
    assert t.where("jt1") == "d7"


def test_ruling33_the_rider_of_a_destroyed_tower_is_revealed(table):
    t = table("mk d5; jt1=10/2 d6; ja1=6/3 on jt1; js1 h9", phase="attack", token="strategists")
    fight(t, "attack mk > jt1", "card 4", "card 1")
    assert t.piece("ja1")["shown"]
    assert {"seat": 1, "piece": "ja1", "value": "6/3"} in t.events("value_revealed")


def test_ruling32_values_stay_shown_or_are_forgotten(table):
    for remember in (True, False):
        t = table("ms1=6/3 d5; js1=6/3 d6; ms2 a1; js2 h9", phase="attack", options={"remember_values": remember})
        fight(t, "attack ms1 > js1", "card 2", "card 2")
        seen = next(row for row in t.match.view(0)["position"]["pieces"] if row["id"] == "js1")
        assert seen["value"] == ("6/3" if remember else None)
        assert {"seat": 1, "piece": "js1", "value": "6/3"} in t.events("value_revealed")
