"""Attacks, advances, discontent, the King and points: R70-R94 and the rulings on them."""

import pytest


def test_r70_attacks_come_after_movement_one_at_a_time_and_are_optional(put):
    table = put(red={"p": "d3", "n1": "g6"}, green={"t1": "d2", "t2": "h6"})
    assert table.choices("red") == ["attack pass", "attack h6 n1", "attack d2 p"]
    table.play("red", "attack d2 p")
    assert table.choices("red") == ["attack pass", "attack h6 n1"]
    table.play("red", "attack pass")
    assert table.phase == "advance"
    assert table.at("green", "t2") == "h6"


def test_r71_attackers_are_adjacent_join_forces_and_attack_once_a_round(put):
    table = put(red={"n1": "d3", "n2": "c2", "n3": "a1"}, green={"s1": "d2", "t1": "e3"})
    assert table.choices("red", "attack d2") == ["attack d2 n1 n2"]
    assert table.refuses("red", "attack d2 n1 n3") == "R71"
    table.play("red", "attack d2 n1 n2")
    assert table.phase == "advance"  # n1 stands beside e3 too, but has attacked


def test_r71_a_pawn_attacks_once_a_round(put):
    table = put(red={"n1": "d3", "n2": "f3"}, green={"t1": "e3", "t2": "d2"})
    table.play("red", "attack e3 n1")
    assert table.phase == "advance"
    again = put(red={"n1": "d3", "n2": "f3"}, green={"t1": "e3", "t2": "d2", "n1": "f2", "n2": "f4"})
    again.play("red", "attack d2 n1")
    assert again.choices("red") == ["attack pass", "attack e3 n2"]
    assert again.refuses("red", "attack e3 n1 n2") == "R71"


def test_r72_an_attack_wins_only_if_it_is_greater(put):
    table = put(red={"n1": "d3", "n2": "g6"}, green={"n1": "d2", "t1": "h6"})
    assert table.choices("red") == ["attack pass", "attack h6 n2"]
    assert table.refuses("red", "attack d2 n1") == "R72"


def test_r73_milady_neither_attacks_nor_is_attacked_nor_defends(put):
    table = put(red={"m": "d3", "n1": "c2", "n2": "h2"}, green={"t1": "d2", "m": "d2", "b": "castle"})
    assert table.choices("red") == ["attack pass", "attack d2 n1"]
    assert table.refuses("red", "attack d2 m n1") == "R73"
    alone = put(red={"n1": "c2", "n2": "h6"}, green={"m": "d2", "t1": "g6"})
    assert alone.choices("red") == ["attack pass", "attack g6 n2"]
    assert alone.refuses("red", "attack d2 n1") == "G34"


def test_r74_baron_and_companion_attack_and_defend_together(put):
    table = put(red={"b": "d3", "n1": "d3", "n2": "c2"}, green={"n1": "d2"})
    assert table.choices("red") == ["attack pass", "attack d2 b n1", "attack d2 b n1 n2"]
    assert table.refuses("red", "attack d2 b") == "R74"
    assert table.refuses("red", "attack d2 n1 n2") == "R74"
    defence = put(red={"p": "d3", "n1": "h6"}, green={"b": "d2", "n1": "d2", "t1": "g6"})
    assert defence.refuses("red", "attack d2 p") == "R72"


def test_r75_a_wood_adds_5_and_a_village_3_to_the_defence_only(put):
    wood = put(red={"p": "b4", "n1": "a3", "n2": "h6"}, green={"t1": "b3", "t2": "g6"})
    assert wood.choices("red", "attack b3") == ["attack b3 p n1"]  # 9 > 7
    assert wood.refuses("red", "attack b3 p") == "R72"
    village = put(red={"p": "d5", "n1": "e4"}, green={"n1": "castle", "t1": "e5"})
    assert village.choices("red", "attack e5") == [
        "attack e5 p",
        "attack e5 p n1",
    ]  # 6 > 5, knights may attack villages
    assert village.refuses("red", "attack e5 n1") == "R72"
    out_of_wood = put(red={"n1": "b3", "n2": "h6"}, green={"n1": "b4", "t1": "g6"})
    assert out_of_wood.refuses("red", "attack b4 n1") == "R72"


def test_r76_defeated_pawns_are_gone_before_the_next_attack(put):
    # Green's t1 and n1 together could beat red's n1; once the Footman is gone the Knight alone cannot.
    table = put(red={"n1": "d3"}, green={"t1": "d2", "n1": "e3"})
    table.play("red", "attack d2 n1")
    assert table.at("green", "t1") == "eliminated"
    assert table.phase == "advance"
    spared = put(red={"n1": "d3"}, green={"t1": "d2", "n1": "e3"})
    spared.play("red", "attack pass")
    assert spared.choices("green") == ["attack pass", "attack d3 n1 t1"]


def test_r77_a_beaten_baron_is_wounded_scores_and_rests_one_round(put):
    table = put(
        round=3, red={"p": "d3"}, green={"b": "d2"}, sick={"green": ["b"]}, hand={"red": [4, 2, 0], "green": [4, 2, 0]}
    )
    table.play("red", "attack d2 p")
    assert table.points == [2, 0]
    assert table.at("green", "b") == "castle"
    assert table.sick("green") == []
    assert table.player("green")["wounded"] == 3


def test_r78_a_town_needs_infantry_or_the_baron_of_who_has_none(put):
    table = put(red={"p": "c10", "n1": "b9", "s1": "d9"})
    assert table.choices("red") == ["attack pass", "attack c9 p n1 s1", "attack c9 p s1"]
    assert table.refuses("red", "attack c9 p n1") == "R78"
    none = {"gone": {"red": ["s1", "s2", "t1", "t2"]}}
    baron = put(red={"p": "c10", "b": "b9", "n1": "d9"}, **none)
    assert baron.choices("red") == ["attack pass", "attack c9 b p", "attack c9 b p n1"]
    assert baron.refuses("red", "attack c9 p n1") == "R78"
    # Infantry anywhere in the game, also in the castle, bars the Baron alone from leading.
    castle = put(red={"p": "c10", "b": "b9", "n1": "h6"}, gone={"red": ["s1", "s2", "t1"]}, green={"t1": "g6"})
    assert castle.refuses("red", "attack c9 b p") == "R78"


def test_r79_walls_are_worth_7_and_an_empty_town_falls_to_8(put):
    table = put(red={"p": "c10", "t1": "b9"})
    assert table.choices("red") == ["attack pass", "attack c9 p t1"]
    enemy = put(red={"p": "c10", "t1": "b9"}, towns={"evesham": "green"})
    assert enemy.choices("red") == ["attack pass", "attack c9 p t1"]
    seven = put(red={"s1": "c10", "n1": "b9", "n2": "h6"}, green={"t1": "g6"})
    assert seven.refuses("red", "attack c9 n1 s1") == "R72"


def test_r80_a_town_stays_with_its_owner_with_or_without_pawns(put):
    table = put(red={"p": "c10", "t1": "b9"})
    table.play("red", "attack c9 p t1", "advance c9 none")
    assert table.position["towns"]["evesham"] == "red"
    assert table.position["round"] == 3
    owned = put(red={"p": "c10", "t1": "b9", "n1": "h6"}, green={"t1": "g6"}, towns={"evesham": "red"})
    assert owned.refuses("red", "attack c9 p t1") == "G34"


def test_r85_the_winner_may_advance_with_one_pawn_or_two_with_the_baron(put):
    table = put(red={"b": "d3", "n1": "d3", "p": "c2"}, green={"t1": "d2"})
    table.play("red", "attack d2 b p n1")
    assert table.choices("red") == [
        "advance d2 none",
        "advance d2 b",
        "advance d2 b n1",
        "advance d2 p",
        "advance d2 n1",
    ]
    assert table.refuses("red", "advance d2 p n1") == "R86"
    table.play("red", "advance d2 b n1")
    assert table.at("red", "b") == table.at("red", "n1") == "d2"


def test_r85_advances_follow_all_attacks_of_all_players(put):
    table = put(red={"p": "d3"}, green={"t1": "d2", "b": "e3", "n1": "e3"})
    table.play("red", "attack d2 p")
    assert (table.phase, table.acting) == ("attack", ["green"])
    assert table.at("red", "p") == "d3"
    table.play("green", "attack d3 b n1")
    assert (table.phase, table.acting) == ("advance", ["green"])  # red's First Knight has fallen
    table.play("green", "advance d3 b n1")
    assert table.at("green", "b") == "d3"


def test_r86_one_pawn_into_a_wood_and_only_foot_into_villages_and_towns(put):
    wood = put(red={"b": "b4", "n1": "b4", "p": "a3"}, green={"t1": "b3"})
    wood.play("red", "attack b3 b p n1")
    assert wood.choices("red") == ["advance b3 none", "advance b3 b", "advance b3 p", "advance b3 n1"]
    assert wood.refuses("red", "advance b3 b n1") == "R86"
    village = put(red={"p": "d5", "n1": "e4", "t1": "e6"}, green={"t1": "e5"})
    village.play("red", "attack e5 p n1 t1")
    assert village.choices("red") == ["advance e5 none", "advance e5 t1"]
    assert village.refuses("red", "advance e5 p") == "R86"


def test_r86_the_first_knight_does_not_advance_with_the_baron(put):
    table = put(red={"b": "d3", "p": "c2"}, green={"t1": "d2"})
    table.play("red", "attack d2 b p")
    assert table.choices("red") == ["advance d2 none", "advance d2 b", "advance d2 p"]
    assert table.refuses("red", "advance d2 b p") == "R86"


def test_r90_with_fewer_than_four_fighting_pawns_the_baron_counts_6_and_3(put):
    gone = {"red": ["p", "n2", "n3", "s1", "s2", "t2"]}
    table = put(red={"b": "d3", "n1": "h6"}, green={"s1": "d2", "t1": "g6"}, gone=gone)
    assert "attack d2 b" in table.choices("red")  # 6 > 4
    sick = put(red={"b": "d3", "n1": "h6"}, green={"t1": "d2", "t2": "g6"}, gone=gone, sick={"red": ["b"]})
    assert "attack d2 b" in sick.choices("red")  # 3 > 2
    four = put(red={"b": "d3", "n1": "h6"}, green={"s1": "d2", "t1": "g6"}, gone={"red": gone["red"][:-1]})
    assert four.refuses("red", "attack d2 b") == "R72"


def test_r91_at_12_points_the_king_comes_once_and_punishes_all_cowards(put):
    given = {"red": {"n1": "d3", "b": "a7", "p": "a8"}, "green": {"t1": "d2", "b": "j6"}}
    table = put(points={"red": 10}, **given)
    table.play("red", "attack d2 n1")
    # Red: n2 3, n3 3, s1 4, s2 4, t1 2, t2 2 = 18; green: p 6, three Knights 9, s1 4, s2 4, t2 2 = 25.
    assert table.points == [12 - 18, -25]
    assert table.position["king"] is True
    later = put(points={"red": 10}, king=True, **given)
    later.play("red", "attack d2 n1")
    assert later.points == [12, 0]


def test_r92_the_king_aids_the_last_with_two_shillings_but_not_on_a_zero(put):
    given = {"phase": "play", "card": "border", "king": True, "showing": 2}
    shown = {colour: ["b", "p"] for colour in ("red", "green")}
    for points, trade, purse in (
        ({"green": 3}, 4, 6),
        ({"green": 3}, 2, 4),
        ({"green": 3}, 0, 0),
        ({"red": 3}, 4, 4),
        ({}, 4, 6),
    ):
        table = put(points=points, trade={"red": trade}, shown=shown, **given)
        table.play("red", "play m stay").play("green", "play m stay")
        (event,) = [e.public for e in table.events("trade_shown") if e.public["seat"] == 0]
        assert event["shillings"] + event["aid"] == purse


def test_r93_every_pawn_beaten_scores_its_number_a_wounded_baron_too(put):
    table = put(red={"p": "d3", "s1": "c2"}, green={"b": "d2", "n1": "d2"})
    table.play("red", "attack d2 p s1")
    assert table.points == [7, 0]


def test_r94_a_town_brings_and_costs_its_distance_from_the_own_castle(put):
    table = put(red={"p": "c10", "t1": "b9"}, towns={"evesham": "green"})
    table.play("red", "attack c9 p t1")
    assert table.points == [5, -11]


def test_g12_a_baron_brought_home_by_a_wound_is_no_coward_and_milady_never(put):
    away = {"n2": "a7", "n3": "a5", "s1": "b6", "s2": "b4", "t1": "b7", "t2": "b5"}
    red = {"p": "a8", "n1": "d3", **away}
    given = {"red": red, "green": {"t1": "d2"}, "points": {"red": 10}}
    green_shame = 4 + 6 + 9 + 8 + 2
    fled = put(bled=["red"], **given)
    fled.play("red", "attack d2 n1")
    assert fled.points == [12, -green_shame]
    coward = put(**given)
    coward.play("red", "attack d2 n1")
    assert coward.points == [12 - 4, -green_shame]


def test_g13_the_king_looks_after_all_points_of_an_attack_and_stays(put):
    # Red reaches 12 by the town; green loses it in the same attack before cowards are counted.
    table = put(red={"p": "c10", "t1": "b9"}, towns={"evesham": "green"}, points={"red": 7, "green": 11})
    table.play("red", "attack c9 p t1")
    assert table.points == [12 - 23, 0 - 31]
    assert table.position["king"] is True


def test_g14_points_fall_below_zero_unless_the_floor_holds_them(put):
    given = {"red": {"p": "c10", "t1": "b9"}, "towns": {"evesham": "green"}}
    table = put(**given).play("red", "attack c9 p t1")
    assert table.points == [5, -11]
    floor = put(options={"score_floor": "zero"}, **given).play("red", "attack c9 p t1")
    assert floor.points == [5, 0]
    assert sum(floor.match.breakdown()[1].values()) == 0


def test_g15_a_sick_pawn_scores_its_black_number_a_discontented_baron_6_or_3(put):
    table = put(red={"p": "d3"}, green={"n1": "d2"}, sick={"green": ["n1"]})
    assert table.play("red", "attack d2 p").points == [1, 0]
    gone = {"green": ["p", "n1", "n2", "n3", "s1", "s2"]}
    baron = put(red={"p": "d3", "n1": "c2"}, green={"b": "d2"}, gone=gone)
    assert baron.play("red", "attack d2 p n1").points == [6, 0]
    sick = put(red={"p": "d3", "n1": "c2"}, green={"b": "d2"}, gone=gone, sick={"green": ["b"]})
    assert sick.play("red", "attack d2 p").points == [3, 0]


def test_g18_only_winning_attacks_can_be_declared(put):
    table = put(red={"n1": "d3", "p": "h6"}, green={"p": "d2", "t1": "g6"})
    assert table.choices("red") == ["attack pass", "attack g6 p"]


def test_g23_who_stands_in_the_plague_pawns_village_fights_and_nobody_advances_there(put):
    table = put(plague_at="e5", red={"s1": "d5", "n1": "e6"}, green={"t1": "e5"})
    table.play("red", "attack e5 n1 s1")
    assert table.at("green", "t1") == "eliminated"
    assert table.position["round"] == 3  # nobody was asked to advance
    out = put(plague_at="e5", red={"s1": "e5"}, green={"t1": "d5"})
    assert out.choices("red") == ["attack pass", "attack d5 s1"]


def test_g25_a_town_taken_twice_in_a_phase_scores_twice_and_only_the_last_owner_advances(put):
    table = put(
        seats=3,
        red={"p": "c10", "t1": "b9"},
        green={"p": "c8", "s1": "d9"},
        yellow={"m": "e11"},
    )
    table.play("red", "attack c9 p t1").play("green", "attack c9 p s1")
    assert table.points == [5 - 5, 11, 0]
    assert table.phase == "advance"
    assert table.acting == ["green"]
    table.play("green", "advance c9 s1")
    assert table.at("green", "s1") == "c9"


def test_g27_pawns_attack_out_of_their_own_town(put):
    table = put(red={"s1": "c9"}, towns={"evesham": "red"}, green={"t1": "c10"})
    assert table.choices("red") == ["attack pass", "attack c10 s1"]


def test_g29_the_kings_aid_counts_already_for_mercenaries(put):
    cards = {"red": ["s1", "s2", "n1"]}
    table = put(phase="play", card="border", king=True, points={"green": 3}, cards=cards, trade={"red": 2})
    table.play("red", "play s1 a7").play("green", "play b stay")
    assert len(table.choices("red", "play s2")) > 1
    table.play("red", "play s2 a5").play("green", "play p stay").play("red", "play n1 stay").play(
        "green", "play m stay"
    )
    assert table.position["shillings"] == 2


def test_g34_any_winning_set_of_units_is_legal_also_with_more_force_than_needed(put):
    table = put(red={"n1": "d3", "n2": "c2", "n3": "d1"}, green={"t1": "d2"})
    assert table.choices("red") == [
        "attack pass",
        "attack d2 n1",
        "attack d2 n1 n2",
        "attack d2 n1 n2 n3",
        "attack d2 n1 n3",
        "attack d2 n2",
        "attack d2 n2 n3",
        "attack d2 n3",
    ]


def test_g35_a_pawn_of_the_attack_that_fell_since_cannot_advance(put):
    table = put(red={"n1": "d3", "n2": "c2"}, green={"n1": "d2", "p": "e3"})
    table.play("red", "attack d2 n1 n2").play("green", "attack d3 p")
    assert table.acting == ["red"]
    assert table.choices("red") == ["advance d2 none", "advance d2 n2"]
    assert table.refuses("red", "advance d2 n1") == "G35"
    table.play("red", "advance d2 n2")
    assert table.acting == ["green"]
    assert table.refuses("green", "advance d2 p") == "R85"


def test_g36_discontent_counts_at_once_in_the_middle_of_an_attack_phase(put):
    gone = {"green": ["p", "n1", "n2", "n3", "s1"]}
    table = put(red={"n1": "d3", "s1": "h6"}, green={"t1": "d2", "b": "g6"}, gone=gone)
    assert table.refuses("red", "attack g6 s1") == "R72"
    table.play("red", "attack d2 n1")
    # Green is left with b, s2, t2: his Baron of 6 now beats the Mercenary of 4.
    assert table.acting == ["green"]
    assert table.choices("green") == ["attack pass", "attack h6 b"]


def test_g41_numbers_are_those_when_the_attack_is_declared(put):
    # Green's fourth fighting pawn falls beside the Baron: the Baron scores 4, not 6.
    gone = {"green": ["p", "n2", "n3", "s1", "s2"]}
    table = put(red={"p": "d3", "s1": "c2"}, green={"b": "d2", "n1": "d2"}, gone=gone)
    table.play("red", "attack d2 p s1")
    assert table.points == [7, 0]
    names = [event.name for event in table.events()]
    assert names.index("attack_won") < names.index("pawn_eliminated") < names.index("points_changed")


def test_g41_the_king_comes_after_discontent(put):
    # Green loses his fourth man; his coward Baron is counted with 6.
    gone = {"green": ["p", "n2", "n3", "s1", "s2"]}
    table = put(red={"p": "d3"}, green={"n1": "d2", "t1": "j6", "t2": "j5"}, gone=gone, points={"red": 9})
    table.play("red", "attack d2 p")
    assert table.points[1] == -6


@pytest.mark.parametrize("winner", ["red", "green"])
def test_r1_and_section_8_ranks_are_shared_by_equal_points(put, winner):
    points = {"red": 9, "green": 9, "yellow": 11, "black": 3} if winner == "red" else {"green": 4}
    table = put(
        seats=4,
        phase="advance",
        round=10,
        points=points,
        red={"n1": "d6"},
        victories=[{"seat": "red", "cell": "e6", "pawns": ["n1"]}],
    )
    table.play("red", "advance e6 none")
    assert table.match.ranking() == ([2, 2, 1, 4] if winner == "red" else [2, 1, 2, 2])
