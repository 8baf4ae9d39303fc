"""Outnumber, riposte and the battlefield in combat: R61 to R70."""

import pytest


def powers(t):
    facts = t.events("cards_revealed")[-1]
    return facts["valiant_power"], facts["attack"], facts["defence"]


def test_r61_soldiers_with_soldiers_archers_with_archers(table):
    t = table("ms1 d5; ms2 e5; ms3 a5; js1 d6", phase="attack").play(0, "attack ms1 > js1")
    assert t.choices() == ["support ms2", "go"]
    assert t.refused(0, "support ms3") == "R41"
    assert t.refused(0, "support ms1") == "R61"
    t = table("ma1 d5; ma2 b7; mk a1; js1 d7", phase="attack", token="strategists").play(0, "attack ma1 > js1")
    assert t.choices() == ["support ma2", "go"]
    assert t.refused(0, "support mk") == "R61"


def test_r61_no_support_for_other_types(table):
    t = table("mk d5; mq e5; js1 d6; js2 h9", phase="attack", token="strategists").play(0, "attack mk > js1")
    assert t.phase == "card"


def test_r61_mixed_at_four_players(table):
    t = table("ms1 d7; ma1 f8; js1 d8; js2 d9", seats=4, phase="attack").play(0, "attack ms1 > js1")
    assert t.choices() == ["support ma1", "go"]
    t = table("ms1 d7; ma1 f8; js1 d8; js2 d9", seats=4, phase="attack").play(0, "attack ma1 > js1")
    assert t.choices() == ["support ms1", "go"]


def test_r61_a_piece_that_attacked_cannot_support(table):
    t = table("ms1 d5; ms2 e5 attacked; js1 d6; ms3 c5", phase="attack").play(0, "attack ms1 > js1")
    assert t.choices() == ["support ms3", "go"]
    assert t.refused(0, "support ms2") == "R40"


def test_r62_supports_bring_force_with_king_but_no_courage(table):
    t = table("ms1=6/3 d5; ms2=5/3 e5; mk e4; mq d4; js1=6/4 d6; js2 h9", phase="attack")
    t.play(0, "attack ms1 > js1", "support ms2", "card 2").play(1, "card 1")
    assert powers(t)[:2] == (21, 21 + 6)  # (6+1) x (2+1), and 5+1


def test_ruling40_the_queen_never_helps_the_supports(table):
    t = table("ms1=6/3 c5; ms2=5/3 e5; mq f5; js1=6/4 d6; js2 h9", phase="attack")
    t.play(0, "attack ms1 > js1", "support ms2", "card 1").play(1, "card 1")
    assert powers(t)[:2] == (6, 11)


OUTNUMBER = "ms1=6/3 d5; ms2=5/3 e5; ms3 a1; js2 h9; "


@pytest.mark.parametrize(
    ("target", "mine", "theirs", "places"),
    [
        ("jn1=7/3", "card 1", "card 3", ("held by 1", "held by 1", "d6")),  # D 21 > G 11
        ("jk=7/4", "card 2", "card 2", ("held by 1", "e5", "held by 0")),  # V 12 < D 14 < G 17
        ("js1=6/2", "card 2", "card 2", ("d5", "e5", "held by 0")),  # D 12 = V < G
        ("js1=6/2", "card 2", "card 1", ("d5", "e5", "held by 0")),  # D 6 < V
    ],
)
def test_r63_results(table, target, mine, theirs, places):
    t = table(f"{OUTNUMBER}{target} d6", phase="attack")
    name = target.partition("=")[0]
    t.play(0, f"attack ms1 > {name}", "support ms2", mine).play(1, theirs)
    assert (t.where("ms1"), t.where("ms2"), t.where(name)) == places


def test_r63_equality_with_the_total_is_nothing(table):
    t = table("ms1=5/3 d5; ms2=7/2 e5; js1=6/2 d6; ms3 a1; js2 h9", phase="attack")
    t.play(0, "attack ms1 > js1", "support ms2", "card 1").play(1, "card 2")  # 12 : 12
    assert (t.where("ms1"), t.where("ms2"), t.where("js1")) == ("d5", "e5", "d6")


def test_ruling16_ties_of_an_outnumber(table):
    """D = G: nothing, although D exceeds the valiant; D = V: the valiant is not beaten."""
    t = table("ms1=5/3 d5; ms2=5/4 e5; ja1=5/3 d6; ms3 a1; js2 h9", phase="attack")
    t.play(0, "attack ms1 > ja1", "support ms2", "card 1").play(1, "card 2")
    assert (t.where("ms1"), t.where("ja1")) == ("d5", "d6")


def test_r63_a_tower_falls_at_equality_if_the_valiant_is_diagonal(table):
    t = table("ms1=5/3 c5; ms2=5/4 d5; jt1=10/2 d6; ms3 a1; js2 h9", phase="attack")
    t.play(0, "attack ms1 > jt1", "support ms2", "card 1").play(1, "card 1")
    assert t.where("jt1") == "held by 0"
    t = table("ms1=5/3 c5; ms2=5/4 d5; jt1=10/2 d6; ms3 a1; js2 h9", phase="attack")
    t.play(0, "attack ms2 > jt1", "support ms1", "card 1").play(1, "card 1")
    assert t.where("jt1") == "d6"


def test_ruling17_safety_is_judged_participant_by_participant(table):
    """Against a tower the diagonal soldier is safe, the straight one is taken."""
    t = table("ms1=5/3 c5; ms2=5/4 d5; jt1=11/2 d6; ms3 a1; js2 h9", phase="attack")
    t.play(0, "attack ms1 > jt1", "support ms2", "card 1").play(1, "card 2")
    assert (t.where("ms1"), t.where("ms2")) == ("c5", "held by 1")


def test_ruling17_mixed_attack_at_four_players(table):
    t = table("ms1=7/2 d7; ma1=5/3 f8; jk d8; ms2 d11; js2 d10", seats=4, phase="attack")
    t.play(0, "attack ms1 > jk", "support ma1", "card 1").play(1, "card 4")
    assert (t.where("ms1"), t.where("ma1")) == ("held by 1", "f8")


def test_r64_supports_are_lost_only_if_the_total_is_beaten(table):
    t = table(f"{OUTNUMBER}jn1=8/3 d6", phase="attack")
    t.play(0, "attack ms1 > jn1", "support ms2", "card 2").play(1, "card 2")
    assert t.where("ms2") == "e5"


def test_r65_takings_happen_together(table):
    t = table("ms1=6/3 d5; ms2=5/3 e5; jk d6; js2 h9; ms3 a1", phase="attack")
    t.play(0, "attack ms1 > jk", "support ms2", "card 2").play(1, "card 2")
    assert (t.where("ms1"), t.where("jk")) == ("held by 1", "held by 0")
    assert t.events("king_eliminated")


def test_ruling15_the_knight_of_force_eight(table):
    """The rule book's slip: 8 x 3 is 24."""
    t = table(f"{OUTNUMBER}jn1=8/3 d6", phase="attack")
    t.play(0, "attack ms1 > jn1", "support ms2", "card 2").play(1, "card 3")
    assert powers(t)[2] == 24


def test_r65a_order_of_a_fight(table):
    t = table("ms1=8/2 d5; js1=6/2 d6; js2 h9; ms2 a5; js3 a6", phase="attack")
    t.play(0, "attack ms1 > js1", "card 2").play(1, "card 1")
    wanted = ["attack_declared", "card_chosen", "card_chosen", "cards_revealed", "value_revealed", "piece_captured"]
    log = [event.name for ply in range(len(t.match.plies)) for event in t.match.events_of(ply)]
    assert list(dict.fromkeys(name for name in log if name in wanted)) == list(dict.fromkeys(wanted))
    assert t.phase == "riposte"


def test_ruling38_the_token_holder_shares_first(table):
    """Two archers shoot a third: he falls and takes the valiant along; both sides then hold six strategists."""
    held = "jt1 held 0; jt2 held 0; jn1 held 0; jn2 held 0; ja2 held 0"
    theirs = "mt1 held 1; mt2 held 1; mn1 held 1; mn2 held 1; mq held 1"
    pieces = f"ma1=5/3 d5; ma2=6/3 b5; ja1=6/3 d7; mk a1; jk h10; {held}; {theirs}"
    t = table(pieces, phase="attack", token="strategists")
    t.play(0, "attack ma1 > ja1", "support ma2", "card 1").play(1, "card 1")
    assert (t.where("ja1"), t.where("ma1")) == ("held by 0", "held by 1")
    assert t.match.to_act() == (0,)
    t.play(0, "share 2 0")
    assert t.match.to_act() == (1,)
    t.play(1, "share 0 2")
    assert (t.reserve(0)[0], t.reserve(1)[1]) == (12, 12)


# ---- riposte


def test_r66_the_attacked_player_may_riposte_once(table):
    t = table("ms1=6/3 d5; js1=6/3 d6; ms2 a5; js2 a6; js3 b6", phase="attack")
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 1")
    assert t.choices(1) == ["riposte js1 > ms1", "riposte js2 > ms2", "riposte js3 > ms2", "pass"]
    t.play(1, "riposte js2 > ms2", "go", "card 1").play(0, "card 1")
    assert t.match.to_act() == (0,)
    assert t.phase == "attack"


def test_r66_also_if_the_target_died_and_with_an_outnumber(table):
    t = table("ms1=8/2 d5; js1=6/2 d6; ms2=6/3 a5; js2=7/3 a6; js3=7/2 b6", phase="attack")
    t.play(0, "attack ms1 > js1", "card 2").play(1, "card 1")
    t.play(1, "riposte js2 > ms2", "support js3")
    t.play(1, "card 3").play(0, "card 1")
    assert t.where("ms2") == "held by 1"


def test_ruling28_only_the_class_of_the_token_ripostes(table):
    t = table("ms1=6/3 d5; js1=6/3 d6; jk e6; ms2 a5; js2 a6", phase="attack")
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 1")
    assert t.attacks("jk", seat=1) == []
    assert t.refused(1, "riposte jk > ms1") == "R1"


def test_ruling28_at_four_players_archers_riposte_with_soldiers(table):
    t = table("ms1=7/2 d7; js1=7/2 d8; ja1 f7; ms2 d11", seats=4, phase="attack")
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 1")
    assert t.attacks("ja1", seat=1) == ["ms1"]


def test_r66_only_against_the_token_holder(table):
    t = table("ms1=6/3 d5m; js1=6/3 e5j; js2 a5j; bs1 d5b; bs2 d4b", seats=3, phase="attack")
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 1")
    assert t.attacks("js1", seat=1) == ["ms1"]
    assert t.refused(1, "riposte js1 > bs1") == "R66"


def test_ruling26_ripostes_attack_pieces_only(table):
    t = table("ms1=6/3 d4; js1=6/3 d3; ms2 a5; js2 e3", phase="attack")
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 1")
    assert not any(text.startswith("breach") for text in t.choices(1))
    assert t.refused(1, "breach js2 > m") == "R4"


def test_r66_a_breach_is_riposted_by_the_owner_of_the_bridge(table):
    t = table("mt1 d8; jk c8; js1 h9", phase="attack", token="strategists").play(0, "breach mt1 > j")
    assert t.choices(1) == ["riposte jk > mt1", "pass"]


def test_r66_a_riposte_uses_the_attack_of_the_turn(table):
    t = table("ms1=6/3 d5; js1=6/3 d6; ms2=6/2 e5; js2 h9", phase="attack")
    t.play(0, "attack ms1 > js1", "go", "card 1").play(1, "card 1").play(1, "riposte js1 > ms1", "card 1")
    t.play(0, "card 1")
    t.play(0, "attack ms2 > js1", "card 1").play(1, "card 1")
    assert t.phase != "riposte"  # js1 has attacked in this turn, nobody else can


# ---- the battlefield


def test_r68_no_obligation_to_attack_there(table):
    t = table("ms1 g7; js1 g7; ms2 d6", seats=4, phase="attack")
    assert "endturn" in t.choices()


def test_r69_towers_fight_across_the_corners_of_the_battlefield(table):
    t = table("mt1 f6; js1=7/2 g7; ms1 d6; jk d4", seats=4, phase="attack", token="strategists")
    assert t.attacks("mt1") == ["js1"]
    t = table("mt1 g7; js1=7/2 h8; ms1 d6; jk d4", seats=4, phase="attack", token="strategists")
    assert t.attacks("mt1") == ["js1"]
    t = table("mt1 g7; js1=7/2 g7; ms1 d6; jk d4", seats=4, phase="attack", token="strategists")
    assert t.attacks("mt1") == ["js1"]


@pytest.mark.parametrize(("soldier", "tower"), [("f6", "g7"), ("g7", "h8"), ("g7", "g7")])
def test_r69_no_diagonal_weakness_beside_the_battlefield(table, soldier, tower):
    t = table(f"ms1=5/4 {soldier}; jt1=10/2 {tower}; ms2 d6; jk d4", seats=4, phase="attack")
    t.play(0, "attack ms1 > jt1", "card 2").play(1, "card 1")
    assert t.where("jt1") == tower  # 10 : 10
    t = table(f"ms1=5/4 {soldier}; jt1=10/2 {tower}; ms2 d6; jk d4", seats=4, phase="attack")
    t.play(0, "attack ms1 > jt1", "card 1").play(1, "card 1")
    assert t.where("ms1") == "held by 1"  # counterable


def test_r69_shots_from_the_battlefield_are_not_diagonal(table):
    t = table("ma1=5/3 g7; jt1=10/2 i9; ms2 d6; jk d4", seats=4, phase="attack")
    t.play(0, "attack ma1 > jt1", "card 2").play(1, "card 1")
    assert t.where("jt1") == "i9"


def test_ruling29_a_tower_on_the_battlefield_has_no_weak_side(table):
    t = table("ms1=5/4 f8; jt1=10/2 g7; ms2 d6; jk d4", seats=4, phase="attack")
    t.play(0, "attack ms1 > jt1", "card 2").play(1, "card 1")
    assert t.where("jt1") == "g7"


def test_r70_no_outnumber_and_no_shot_against_the_battlefield(table):
    t = table("ms1 g6; ms2 f7; ma1 g5; js1 g7; jk d4", seats=4, phase="attack")
    assert t.attacks("ma1") == []
    assert t.refused(0, "attack ma1 > js1") == "R70"
    t.play(0, "attack ms1 > js1")
    assert t.phase == "card"  # nobody is asked to support


def test_r70_from_the_battlefield_outwards(table):
    t = table("ms1 g7; ms2 h7; ma1 g7; js1 g8; js2 i7; jk d4", seats=4, phase="attack")
    assert t.attacks("ms1") == ["js1"]
    assert t.attacks("ma1") == []  # h7 stands before i7
    t.play(0, "attack ms2 > js1")
    assert t.choices() == ["support ms1", "go"]


def test_r70_nobody_shoots_back_at_an_archer_there(table):
    t = table("ma1=5/3 g7; ja1=6/3 g9; ms2 d6; jk d4", seats=4, phase="attack")
    t.play(0, "attack ma1 > ja1", "card 1").play(1, "card 3")
    assert t.where("ma1") == "g7"


def test_r70_archers_there_only_try_to_survive(table):
    t = table("ms1=7/2 g6; ja1=6/3 g7; ms2 d6; jk d4", seats=4, phase="attack")
    t.play(0, "attack ms1 > ja1", "card 1").play(1, "card 3")
    assert (t.where("ms1"), t.where("ja1")) == ("g6", "g7")


def test_ruling30_helpless_archers_by_option(table):
    t = table(
        "ms1=7/2 g6; ja1=6/3 g7; ms2 d6; jk d4", seats=4, phase="attack", options={"battlefield_archer_helpless": True}
    )
    t.play(0, "attack ms1 > ja1")
    assert t.match.to_act() == (0,)  # the owner plays no card
    t.play(0, "card 1")
    assert t.where("ja1") == "held by 0"
    assert t.reserve(1) == (9, 9, 10)
    assert powers(t)[2] == 0
