"""The worked examples of section 9."""

import pytest


def test_e1_soldier_beats_knight(table):
    t = table("ms1=7/3 d5; jn1=8/3 d6", phase="attack")
    t.play(0, "attack ms1 > jn1", "card 3").play(1, "card 2")
    assert t.where("jn1") == "held by 0"
    assert t.where("ms1") == "d5"
    assert t.reserve(0) == (8, 10, 10)
    assert t.reserve(1) == (10, 9, 10)
    assert t.piece("ms1")["shown"]
    assert t.piece("jn1")["shown"]


def test_e1b_knight_beats_soldier(table):
    t = table("ms1=7/3 d5; jn1=8/3 d6", phase="attack")
    t.play(0, "attack ms1 > jn1", "card 3").play(1, "card 3")
    assert t.where("ms1") == "held by 1"
    assert t.where("jn1") == "d6"
    assert t.reserve(0) == (8, 10, 10)
    assert t.reserve(1) == (10, 8, 10)


def test_e2_outnumber_takes_the_knight_and_costs_the_valiant(table):
    t = table("ms1=6/3 d5; ms2=5/3 e5; jn1=8/3 d6", phase="attack")
    t.play(0, "attack ms1 > jn1", "support ms2", "card 2").play(1, "card 2")
    assert t.forced()[:1] == ["go"]
    assert [t.where(piece) for piece in ("jn1", "ms1", "ms2")] == ["held by 0", "held by 1", "e5"]


def test_e2b_outnumber_beaten_loses_all(table):
    t = table("ms1=6/3 d5; ms2=5/3 e5; jn1=8/3 d6", phase="attack")
    t.play(0, "attack ms1 > jn1", "support ms2", "card 2").play(1, "card 3")
    assert [t.where(piece) for piece in ("jn1", "ms1", "ms2")] == ["d6", "held by 1", "held by 1"]


def test_e3_queen_gives_courage(table):
    t = table("mq d4; ms1=6/3 d5; js1=6/3 d6", phase="attack")
    t.play(0, "attack ms1 > js1")
    assert t.choices(0) == ["card 1", "card 2"]
    t.play(0, "card 2").play(1, "card 3")
    assert [t.where(piece) for piece in ("ms1", "js1")] == ["d5", "d6"]
    assert t.reserve(0)[0] == 9
    assert t.reserve(1)[0] == 8
    facts = t.events("cards_revealed")[0]
    assert (facts["attack"], facts["defence"]) == (18, 18)


@pytest.mark.parametrize("card", ["card 1", "card 2"])
def test_e4_tower_beside_the_queen(table, card):
    t = table("mt1=11/2 d5; mq d4; jt1=10/2 d6", phase="attack", token="strategists")
    t.play(0, "attack mt1 > jt1")
    assert "card 1" in t.forced()
    assert t.match.to_act() == (1,)
    t.play(1, card)
    assert t.where("jt1") == "held by 0"
    assert t.reserve(0)[1] == 10


def test_e5_knight_bonus(table):
    t = table("mk d5; mn1 c4; jk e6", phase="attack", token="strategists", options={"knight_bonus": True})
    t.play(0, "attack mk > jk", "card 4").play(1, "card 4")
    assert t.where("jk") == "held by 0"
    assert t.reserve(0)[1] == t.reserve(1)[1] == 7
    assert t.events("king_eliminated")


def test_e5_without_the_option_nothing_happens(table):
    t = table("mk d5; mn1 c4; jk e6", phase="attack", token="strategists")
    t.play(0, "attack mk > jk", "card 4").play(1, "card 4")
    assert (t.where("mk"), t.where("jk")) == ("d5", "e6")


def test_e6_archer_rides_a_tower(table):
    t = table("ma1 a4; mt1 b4", token="strategists")
    t.play(0, "move ma1 b4", "move mt1 b6", "move ma1 b7")
    assert t.where("ma1") == "b7"
    assert t.where("mt1") == "b6"
    assert t.reserve(0)[2] == 9


def test_e7_soldier_moves_twice(table):
    t = table("ms1 a3; ms2 h3")
    t.play(0, "move ms1 a4")
    assert t.reserve(0)[2] == 10
    t.play(0, "move ms1 b4")
    assert t.reserve(0)[2] == 9
    assert t.moves("ms1") == []
    assert t.refused(0, "move ms1 b5") == "R22"


def test_e8_resistance(table):
    t = table(full=True, phase="token", slot=0)
    from jurade.games.bastions.rules.combat import resistance

    assert [resistance(t.match.state, seat) for seat in (0, 1)] == [32, 32]
    state = t.match.state.clone()
    for piece in (16, 17, 18):
        state.lift(piece)
        state.captor[piece] = 0
        state.in_play[1] -= 1
    assert resistance(state, 1) == 26


def test_e9_one_mission_of_the_objective_card(table):
    t = table(
        "mk d9; ms1 e5",
        token="strategists",
        bastions={1: {"bridge": "destroyed", "destroyed_by": 0}, 0: {"entered_by": [1]}},
    )
    assert t.scores[0] == 3
    t.play(0, "move mk d10", "share 1 0").play(1, "lose red")
    assert t.scores[0] == 7  # annexation 6 instead of sabotage 3, and a first entry 1
    assert t.match.breakdown()[0]["card_6"] == 6


def test_e10_second_chest_wins(table):
    t = table(
        "ms1 f10; ms2 a5",
        objectives=["two_treasures", "two_freed"],
        bastions={1: {"chests_taken_by": [0], "entered_by": [0]}},
    )
    assert "declare" not in t.choices()
    t.play(0, "move ms1 g10")
    assert t.choices() == ["share 2 0", "share 1 1", "share 0 2"]
    t.play(0, "share 1 1")
    assert t.phase == "move"
    assert "declare" in t.choices()
    t.play(0, "declare")
    assert (t.match.ending, t.match.ranking()) == ("declare", [1, 2])


SOLDIERS_2P = {"ms1": ["a1", "a3"], "ms2": ["b3"], "ms4": ["d3"], "ms5": ["e3"], "ms7": ["g3"], "ms8": ["h1", "h3"]}
STRATEGISTS_2P = {"mn1": ["d3"], "mn2": ["e3"], "ma1": ["a1"], "ma2": ["h1"]}
SOLDIERS_4P = {
    "ms1": ["d2"],
    "ms2": ["f3", "g2"],
    "ms3": ["g2", "h1", "h3"],
    "ms4": ["j2"],
    "ma1": ["d2"],
    "ma2": ["j2"],
}
STRATEGISTS_4P = {
    "mk": ["g2", "h1"],
    "mq": ["g2"],
    "mn1": ["f3", "g2"],
    "mn2": ["g2", "h3"],
    "mt1": ["d3", "d4"],
    "mt2": ["j3", "j4"],
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e11_first_moves(table, seats):
    t = table(full=True, seats=seats, phase="token", slot=0)
    soldiers, strategists = (SOLDIERS_4P, STRATEGISTS_4P) if seats == 4 else (SOLDIERS_2P, STRATEGISTS_2P)
    suffix = "m" if seats == 3 else ""
    for token, wanted in (("soldiers", soldiers), ("strategists", strategists | soldiers)):
        after = t.match.at(len(t.match.plies))
        after.play(0, f"token {token}")
        moves = {tuple(text.split()[1:]) for text in after.choices(0) if text.startswith("move")}
        assert moves == {(piece, cell + suffix) for piece, cells in wanted.items() for cell in cells}
        assert after.choices(0)[-2:] == ["bridge m close", "endmove"]
