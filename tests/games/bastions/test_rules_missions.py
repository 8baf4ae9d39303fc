"""Missions, spying, victory and the end: R71 to R85, section 8."""

import pytest

from jurade.games.bastions import GAME

ENTERED = {"entered_by": [0]}


def test_r71_deeds_are_recorded_per_opponent(table):
    t = table(
        "ms1 a5m; ms2 b5m; js1 h4j; bs1 h4b",
        seats=3,
        bastions={1: {**ENTERED, "flag_taken_by": 0}, 2: {**ENTERED, "chests_taken_by": [0, 0]}},
        objectives=["banner_and_gold", "two_freed", "annexation"],
    )
    assert "declare" in t.choices()  # a flag of yellow and a chest of blue
    same = {1: {**ENTERED, "flag_taken_by": 0, "chests_taken_by": [0]}}
    t = table("ms1 a5m; ms2 b5m", seats=3, bastions=same, objectives=["banner_and_gold", "two_freed", "annexation"])
    assert "declare" not in t.choices()
    assert t.refused(0, "declare") == "R80"


def test_r71_points_against_one_opponent(table):
    """10 points against yellow: what was done to blue does not count."""
    deeds = {**ENTERED, "flag_taken_by": 0, "annexed_by": [0]}  # 2 + 6
    objectives = ["against_j", "two_freed", "annexation"]
    t = table(
        "ms1 a5m; ms2 b5m", seats=3, bastions={1: deeds, 2: {"chests_taken_by": [0], **ENTERED}}, objectives=objectives
    )
    assert "declare" not in t.choices()
    t = table("ms1 a5m; ms2 b5m", seats=3, bastions={1: {**deeds, "chests_taken_by": [0, 0]}}, objectives=objectives)
    assert "declare" in t.choices()  # 2 + 6 + 3


def test_ruling25_captures_count_while_held(table):
    held = "; ".join(f"ms{i} held 1" for i in range(1, 5))
    t = table(f"{held}; mk e9; js1 a1", token="strategists")
    assert t.scores[1] == 2  # four soldiers held, and inviolate
    t.play(0, "move mk e10", "free ms1", "put e9")
    assert t.match.breakdown()[1]["card_2"] == 0
    assert t.match.breakdown()[0]["card_4"] == 2


@pytest.mark.parametrize(
    ("facts", "card", "points"),
    [
        ({"entered_by": [0]}, "card_1", 1),
        ({"entered_by": [0], "flag_taken_by": 0}, "card_1", 2),
        ({"entered_by": [0], "chests_taken_by": [0]}, "card_3", 1),
        ({"entered_by": [0], "chests_taken_by": [0, 0]}, "card_3", 3),
        ({"entered_by": [0], "annexed_by": [0]}, "card_6", 6),
        ({"bridge": "destroyed", "destroyed_by": 0}, "card_6", 3),
        ({}, "card_6", 1),
    ],
)
def test_r72_the_better_mission_of_each_card(table, facts, card, points):
    t = table("ms1 a5; ms2 b5", bastions={1: facts})
    assert t.match.breakdown()[0][card] == points
    assert sum(t.match.breakdown()[0].values()) == t.scores[0]


@pytest.mark.parametrize(("count", "points"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_r72_soldiers_card(table, count, points):
    held = "; ".join(f"js{i} held 0" for i in range(1, count + 1))
    assert table(f"ms1 a5; ms2 b5; {held}").match.breakdown()[0]["card_2"] == points


@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 2), (5, 2), (6, 4)])
def test_r72_strategists_card(table, count, points):
    names = ["jt1", "ja1", "jn1", "jq", "jk", "jn2"][:count]
    held = "; ".join(f"{name} held 0" for name in names)
    assert table(f"ms1 a5; ms2 b5; {held}").match.breakdown()[0]["card_5"] == points


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 3), (3, 3)])
def test_r72_captives_card(table, count, points):
    t = table("ms1 a5; ms2 b5", seat_facts={0: {"freed_from": [0, count]}}, bastions={1: ENTERED})
    assert t.match.breakdown()[0]["card_4"] == points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r73_everybody_starts_with_one_point(seats):
    assert GAME.new(seats, seed=1).scores() == [1] * seats


def test_r75_spying(table):
    t = table("ms1 d4; jk d6; js1 h9; ms2 a1", objectives=["two_freed", "annexation"])
    t.play(0, "move ms1 d5", "endmove", "endturn")
    assert t.position["seats"][0]["spied"] == [1]
    assert t.match.view(0)["position"]["seats"][1]["objective"] == "annexation"
    assert t.match.view(None)["position"]["seats"][1]["objective"] is None
    assert t.events("objective_spied") == [{"seat": 0, "owner_seat": 1}]


def test_r75_a_piece_that_did_not_move_or_attacked_does_not_spy(table):
    t = table("ms1 d5; jk d6; js1 h9; ms2 a1").play(0, "move ms2 a2", "endmove", "endturn")
    assert t.position["seats"][0]["spied"] == []
    t = table("ms1=7/3 d4; jk d6; js1 h9; ms2 a1")
    t.play(0, "move ms1 d5", "endmove", "attack ms1 > jk", "card 1").play(1, "card 1")
    assert t.position["holder"] == 1
    assert t.position["seats"][0]["spied"] == []


def test_r75_a_carried_piece_does_not_spy(table):
    t = table("mt1 d3; ma1 on mt1; jt1 d6; jk on jt1; js1 h9", token="strategists", towers=False)
    t.play(0, "move mt1 d5", "endmove")
    t.play(0, "endturn")
    assert t.position["seats"][0]["spied"] == [1]  # the tower itself moved and touches the king at height
    t = table("mt1 a3; ma1 d5; jk d6; js1 h9", token="strategists", towers=False)
    t.play(0, "move mt1 a4", "endmove")
    assert t.position["seats"][0]["spied"] == []


def test_ruling22_the_spying_piece_must_not_attack_and_must_survive(table):
    """Another piece may attack; a spy taken by a riposte has seen nothing."""
    t = table("ms1 d4; ms2=6/3 g5; jk d6; js1=6/3 g6; ms3 a1")
    t.play(0, "move ms1 d5", "endmove", "attack ms2 > js1", "card 1").play(1, "card 1").play(1, "pass")
    t.play(0, "endturn")
    assert t.position["seats"][0]["spied"] == [1]
    t = table("ms1=5/3 d4; ms2=6/3 g5; jk d6; js1=6/3 g6; js2=7/3 c6; ms3 a1")
    t.play(0, "move ms1 d5", "endmove", "attack ms2 > js1", "card 1").play(1, "card 1")
    t.play(1, "riposte js2 > ms1", "card 3").play(0, "card 1")
    assert t.where("ms1") == "held by 1"
    while t.position["holder"] == 0:
        t.play(0, "endturn")
    assert t.position["seats"][0]["spied"] == []


def test_r80_declare_at_token_move_and_attack(table):
    deeds = {1: {**ENTERED, "chests_taken_by": [0, 0]}}
    facts = {"bastions": deeds, "objectives": ["two_treasures", "annexation"]}
    for phase in ("token", "move", "attack"):
        t = table("ms1 d5; js1 d6; mk a1", phase=phase, **facts)
        assert "declare" in t.choices()
        t.play(0, "declare")
        assert t.match.over
        assert t.match.ranking() == [1, 2]


def test_r80_declare_is_never_automatic(table):
    deeds = {1: {**ENTERED, "chests_taken_by": [0, 0]}}
    t = table("ms1 d5; js1 h9", bastions=deeds, objectives=["two_treasures", "annexation"])
    t.play(0, "endmove")
    assert t.choices() == ["declare", "endturn"]


def test_r80_thirteen_points_win_without_the_objective(table):
    held = "; ".join(f"{name} held 0" for name in ("jt1", "ja1", "jn1", "jn2", "ja2", "jq"))
    deeds = {1: {**ENTERED, "annexed_by": [0], "chests_taken_by": [0, 0]}}  # 4 + 6 + 3 + 1
    t = table(f"ms1 d5; js1 h9; {held}", bastions=deeds, objectives=["two_freed", "eight_soldiers"])
    assert t.scores[0] == 14
    assert "declare" in t.choices()


def test_r80_only_in_the_own_turn(table):
    deeds = {0: {"entered_by": [1], "chests_taken_by": [1, 1]}}
    t = table(
        "ms1=8/2 d5; js1=8/2 d6; ms2 a1", phase="attack", bastions=deeds, objectives=["two_freed", "two_treasures"]
    )
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 1")
    assert t.choices(1) == ["riposte js1 > ms1", "pass"]
    assert t.refused(1, "declare") == "R80"


def test_r81_a_condition_must_hold_in_the_own_turn(table):
    """Held pieces count now: yellow holds eight soldiers, one is freed before his turn."""
    held = "; ".join(f"ms{i} held 1" for i in range(1, 9))
    t = table(f"{held}; mk e9; mn1 a1; js1 h5", token="strategists", objectives=["two_freed", "eight_soldiers"])
    t.play(0, "move mk e10", "free ms1", "put e9", "endmove")
    while t.match.to_act() == (0,):
        t.play(0, "endturn")
    assert "declare" not in t.choices(1)


def test_r82_last_army_wins_at_once(table):
    t = table("ms1=8/2 d5; js1=6/2 d6", phase="attack", towers=False)
    t.play(0, "attack ms1 > js1", "card 2").play(1, "card 1")
    assert t.match.over
    assert (t.match.ending, t.match.ranking()) == ("last_army", [1, 2])


def test_r82_also_in_anothers_turn(table):
    t = table("ms1=6/2 d5; js1=8/2 d6", phase="attack", towers=False)
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 2")
    assert (t.match.ending, t.match.ranking()) == ("last_army", [2, 1])


def test_r82_a_player_out_is_skipped_and_does_not_riposte(table):
    t = table("ms1=8/2 d5m; js1=6/2 e5j; bs1 h1b; bs2 g1b", seats=3, phase="attack", towers=False)
    t.play(0, "attack ms1 > js1", "card 2").play(1, "card 1")
    assert t.position["holder"] == 2
    assert t.position["slot"] == 8  # yellow's slot is counted
    assert t.events("turn_skipped") == [{"seat": 1}]
    assert t.events("riposte_declined") == []
    assert t.events("player_out") == [{"seat": 1}]


def test_r82_a_player_out_gets_no_prison_bonus(table):
    """Yellow's last piece falls and takes the valiant along: the eighth soldier he holds."""
    held = "; ".join([f"ms{i} held 1" for i in range(3, 9)] + ["bs2 held 1"])
    t = table(f"ms1=6/3 d5m; ms2=5/3 e5m; js1=7/3 e5j; bs1 h1b; {held}", seats=3, phase="attack", towers=False)
    t.play(0, "attack ms1 > js1", "support ms2", "card 2").play(1, "card 2")
    assert (t.where("js1"), t.where("ms1")) == ("held by 0", "held by 1")
    assert t.position["seats"][1]["rewarded"] == []
    assert t.phase != "share"


def test_r82_the_token_holder_out_ends_his_turn(table):
    t = table("ms1=6/2 d5m; js1=8/2 e5j; js2 h1j; bs1 h1b; bs2 g1b", seats=3, phase="attack", towers=False)
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 2")
    assert t.position["holder"] == 1
    assert t.match.to_act() == (1,)


def test_r82_the_other_side_decides_its_bonus_first(table):
    held = "; ".join(f"ms{i} held 1" for i in range(2, 9))
    t = table(f"ms1=6/2 d5m; js1=8/2 e5j; js2 h1j; bs1 h1b; {held}", seats=3, phase="attack", towers=False)
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 2")
    assert t.choices(1) == ["share 2 0", "share 1 1", "share 0 2"]
    assert t.position["dues"]["then"] == "end"
    t.play(1, "share 2 0")
    assert t.position["holder"] == 1
    assert t.phase in ("token", "move")


def test_r82_the_bastion_of_a_player_out_stays(table):
    """His dungeon still frees, his throne costs him nothing."""
    t = table("ms1 d2j; ms2 held 1; mk d4j; bs1 h1b; js1 held 0", seats=3, towers=False)
    t.play(0, "move ms1 d1j", "put d2j")
    assert t.where("ms2") == "d2j"
    t = table("mk e2j; ms1 a5m; bs1 h1b; js1 held 0", seats=3, token="strategists", towers=False)
    t.play(0, "move mk e1j", "share 1 0")
    assert t.phase != "share"
    assert t.reserve(1) == (10, 10, 10)


def test_r83_without_king_no_annexation_but_the_game_goes_on(table):
    t = table("ms1 d9; ms2 a5; mk held 1").play(0, "move ms1 d10")
    assert t.bastion(1)["annexed_by"] == []
    assert not t.match.over


def test_r84_max_rounds(table):
    t = table("ms1 d5; js1 d8; ms2 a1", slot=9, holder=1, options={"max_rounds": 5})
    t.play(1, "endmove")
    assert t.match.over
    assert t.match.ending == "max_rounds"


def test_r84_quiet_rounds(table):
    t = table("ms1 d5; js1 h9; ms2 a1; js2 a9", slot=20, quiet=5, options={"quiet_rounds": 3})
    t.play(0, "endmove")
    assert t.match.ending == "quiet_rounds"


def test_r84_an_event_ends_the_quiet(table):
    t = table("ms1 d8; js1 h9; ms2 a1; js2 a9", slot=20, quiet=5, options={"quiet_rounds": 3})
    t.play(0, "move ms1 d9", "endmove")
    while t.position["holder"] == 0 and not t.match.over:
        t.play(0, "endturn")
    assert not t.match.over
    assert t.position["quiet"] == 0


def test_ruling31_the_limits_are_options():
    match = GAME.new(2, seed=5, options={"max_rounds": 1})
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, match.choices(seat)[-1])
    assert match.ending == "max_rounds"
    assert len([ply for ply in match.plies if ply.text == "endmove"]) == 2


def test_r85_knight_bonus_per_knight_in_defence_too(table):
    knights = {"knight_bonus": True}
    t = table("mk d5; jk d6; jn1 c7; jn2 e7; ms1 a1", phase="attack", token="strategists", options=knights)
    t.play(0, "attack mk > jk", "card 1").play(1, "card 1")
    assert t.events("cards_revealed")[0]["defence"] == 9
    t = table("mn1=7/3 d5; mn2 e5; jk d6; ms1 a1", phase="attack", token="strategists", options=knights)
    t.play(0, "attack mn1 > jk", "card 1").play(1, "card 1")
    assert t.events("cards_revealed")[0]["attack"] == 8


def test_r85_not_for_soldiers_nor_archers_at_four_players(table):
    knights = {"knight_bonus": True}
    t = table("ms1=7/2 d5; mn1 e5; js1 d6; ms2 a1", phase="attack", options=knights)
    t.play(0, "attack ms1 > js1", "card 1").play(1, "card 1")
    assert t.events("cards_revealed")[0]["attack"] == 7
    t = table("ma1=5/3 d8; mn1 e8; js1 d10; ms2 h4", seats=4, phase="attack", options=knights)
    t.play(0, "attack ma1 > js1", "card 1").play(1, "card 1")
    assert t.events("cards_revealed")[0]["attack"] == 5


def test_ruling34_the_direct_opponent(table):
    """The common ten points count against the left neighbour."""
    common = {"objective_mode": "common"}
    deeds = {**ENTERED, "flag_taken_by": 0, "annexed_by": [0], "chests_taken_by": [0, 0]}
    t = table("ms1 a5m; ms2 b5m", seats=3, bastions={1: deeds}, options=common)
    assert "declare" in t.choices()
    t = table("ms1 a5m; ms2 b5m", seats=3, bastions={2: deeds}, options=common)
    assert "declare" not in t.choices()


@pytest.mark.parametrize(
    ("objective", "facts", "held"),
    [
        ("two_freed", {0: {"freed_from": [0, 1, 1]}}, ""),
        ("three_royals", {}, "jk held 0; jq held 0; bk held 0"),
        ("strategists", {}, "; ".join(f"{p} held 0" for p in ["jt1", "ja1", "jn1", "jq", "jk", "jn2", "bt1", "ba1"])),
        (
            "eight_soldiers",
            {},
            "; ".join([f"js{i} held 0" for i in range(1, 6)] + [f"bs{i} held 0" for i in (1, 2, 3)]),
        ),
    ],
)
def test_section2_objectives(table, objective, facts, held):
    entered = {1: {"entered_by": [0]}, 2: {"entered_by": [0]}}
    t = table(
        f"ms1 a5m; ms2 b5m; {held}",
        seats=3,
        bastions=entered,
        seat_facts=facts,
        objectives=[objective, "annexation", "two_treasures"],
    )
    assert "declare" in t.choices()
    if held:
        fewer = held.rpartition(";")[0]
        t = table(f"ms1 a5m; ms2 b5m; {fewer}", seats=3, objectives=[objective, "annexation", "two_treasures"])
        assert "declare" not in t.choices()


def test_section2_two_bridges(table):
    broken = {1: {"bridge": "destroyed", "destroyed_by": 0}, 2: {"bridge": "destroyed", "destroyed_by": 0}}
    objectives = ["two_bridges", "annexation", "two_treasures"]
    t = table("ms1 a5m; ms2 b5m", seats=3, bastions=broken, objectives=objectives)
    assert "declare" in t.choices()
    t = table("ms1 a5m; ms2 b5m", seats=3, bastions={1: broken[1]}, objectives=objectives)
    assert "declare" not in t.choices()


def over_at_limit(table, pieces, **facts):
    t = table(pieces, seats=3, slot=14, holder=2, options={"max_rounds": 5}, **facts)
    return t.play(2, "endmove") if t.match.to_act() else t


def test_section8_ranking_at_the_limit(table):
    t = over_at_limit(table, "ms1 a5m; js1 h4j; bs1 d4b; bs2 a4b; jk held 0")
    assert t.match.ending == "max_rounds"
    assert t.match.ranking() == [1, 2, 2]  # one piece held
    t = over_at_limit(
        table, "ms1 a5m; js1 h4j; bs1 d4b; bs2 a4b", reserves={1: (10, 10, 10), 0: (9, 10, 10), 2: (10, 9, 0)}
    )
    assert t.match.ranking() == [2, 1, 2]  # courage left
    t = over_at_limit(table, "ms1 a5m; bs1 d4b; bs2 a4b; js1 held 0", towers=False)
    assert t.match.ranking() == [1, 3, 2]  # a player without pieces is last


def test_section8_equal_seats_share_a_place(table):
    t = over_at_limit(table, "ms1 a5m; js1 h4j; bs1 d4b; bs2 a4b")
    assert t.match.ranking() == [1, 1, 1]
