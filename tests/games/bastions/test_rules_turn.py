"""Token and turn: set-up, R1 to R5, automatic decisions, placement."""

import pytest

from jurade.games.bastions import GAME


def test_r1_the_token_fixes_the_class(table):
    t = table("ms1 d5; mk g5; js1 d6; js2 g6", phase="token")
    assert t.choices() == ["token soldiers", "token strategists"]
    soldiers = t.match.at(0)
    soldiers.play(0, "token soldiers")
    assert {text.split()[1][:2] for text in soldiers.choices(0) if text.startswith("move")} == {"ms"}
    soldiers.play(0, "endmove")
    assert soldiers.choices(0) == ["attack ms1 > js1", "endturn"]
    t.play(0, "token strategists", "endmove")
    assert t.choices() == ["attack mk > js2", "endturn"]
    assert t.refused(0, "attack ms1 > js1") == "R1"


def test_r1_one_class_left_is_chosen_automatically(table):
    t = table("ms1 d5; mk g5; js1 a9", towers=False)
    t.play(0, "endmove")
    assert "token soldiers" in t.forced()  # yellow has a soldier only
    assert t.refused(1, "token strategists") == "R1"


def test_r2_at_four_players_archers_are_soldiers(table):
    t = table("ma1 d8; mk g5; js1 f8", seats=4)
    assert t.moves("ma1") != []
    t.play(0, "endmove")
    assert t.choices() == ["attack ma1 > js1", "endturn"]
    t.play(0, "attack ma1 > js1", "card 2").play(1, "card 1")
    assert t.reserve(0)[:2] == (8, 9)  # paid from the red reserve


def test_r2_at_two_players_archers_are_strategists(table):
    t = table("ma1 d5; ms1 g5; js1 d7", phase="token")
    t.play(0, "token soldiers")
    assert t.moves("ma1") == []


def test_r3_movement_precedes_combat(table):
    t = table("ms1 d5; js1 d6; ms2 a4")
    assert t.refused(0, "attack ms1 > js1") == "R4"
    t.play(0, "move ms2 a5", "endmove")
    assert t.refused(0, "move ms1 d4") == "R3"
    assert t.refused(0, "endmove") == "R3"


def test_r3_moving_is_optional(table):
    t = table("ms1 d5; js1 d6; ms2 a4")
    t.play(0, "endmove", "endturn")
    assert t.position["holder"] == 1


def test_r4_attacks_one_after_the_other_then_to_the_left(table):
    t = table("ms1=8/2 d5; ms2=7/2 g5; js1=6/2 d6; js2=5/3 g6", phase="attack")
    t.play(0, "attack ms1 > js1", "card 2").play(1, "card 1").play(1, "pass")
    t.play(0, "attack ms2 > js2", "card 2").play(1, "card 1")
    assert t.where("js1") == t.where("js2") == "held by 0"
    assert (t.position["holder"], t.position["slot"]) == (1, 5)


def test_r4_attacking_is_optional(table):
    t = table("ms1 d5; js1 d6", phase="attack")
    t.play(0, "endturn")
    assert t.where("js1") == "d6"


@pytest.mark.parametrize("slot", [0, 3])
def test_r5_no_attack_in_the_first_round(table, slot):
    t = table("ms1 d6; js1 d7", seats=4, slot=slot)
    t.play(0, "endmove")
    assert t.position["holder"] == 1
    assert t.phase in ("token", "move")


def test_r5_attacks_from_the_second_round_on(table):
    t = table("ms1 d6; js1 d7", seats=4, slot=4)
    t.play(0, "endmove")
    assert t.phase == "attack"


def test_ruling37_the_first_round_is_enforced_at_four_players(table):
    """An archer could otherwise shoot a neighbour's piece on the very first turn."""
    t = table("ma1 d5; ms1 a7; js1 b5", seats=4, slot=1)
    t.play(0, "endmove")
    assert t.position["holder"] == 1


# ---- set-up


def test_section4_chance_points_in_order():
    match = GAME.new(2, seed=3)
    verbs = [ply.text.split()[0] for ply in match.plies]
    assert verbs == ["first", *["value"] * 28, "objective", "objective"]
    figurines = [ply.text.split()[1] for ply in match.plies if ply.text.startswith("value m")]
    assert figurines == ["mt1", "ma1", "mn1", "mn2", "ma2", "mt2", *(f"ms{number}" for number in range(1, 9))]


def test_section4_the_last_value_is_drawn_too():
    match = GAME.new(2, seed=3)
    assert sum(ply.text.startswith("value mt") for ply in match.plies) == 2


def test_section4_reserves():
    for seats, courage in ((2, 10), (3, 10), (4, 9)):
        for row in GAME.new(seats, seed=1).dump()["position"]["seats"]:
            assert (row["red"], row["blue"], row["speed"]) == (courage, courage, 10)


def test_section4_first_player_option():
    match = GAME.new(3, seed=1, options={"first_player": "seat2"})
    assert match.to_act() == (2,)
    assert not any(ply.text.startswith("first") for ply in match.plies)


def test_section4_common_objective_is_public():
    match = GAME.new(3, seed=1, options={"objective_mode": "common", "common_objective": "two_bridges"})
    assert not any(ply.text.startswith("objective") for ply in match.plies)
    seen = match.view(None)["position"]["seats"]
    assert [row["objective"] for row in seen] == ["two_bridges"] * 3


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 10), (4, 11)])
def test_ruling24_nobody_is_dealt_a_card_against_himself_or_an_absent_colour(seats, cards):
    state = GAME.start(seats, GAME.options.complete({"first_player": "seat0", "placement": "arranged"}, seats))
    pairs = state.outcomes()
    texts = [GAME.write(state, -1, pairs[i]) for i in range(0, len(pairs), 2)]
    assert len(texts) == cards
    assert "objective 0 against_m" not in texts
    state.apply(-1, GAME.read(state, -1, "objective 0 two_freed"))
    texts = [GAME.write(state, -1, action) for action in list(state.outcomes())[::2]]
    assert "objective 1 against_m" in texts
    assert "objective 1 two_freed" not in texts


# ---- placement


def test_section4_arranged_placement_follows_the_layout():
    match = GAME.new(2, seed=1, options={"placement": "arranged", "first_player": "seat0"})
    assert match.to_act() == (0, 1)
    assert match.choices(0) == ["place t10/2 a1", "place t10/2 h1"]
    match.play(0, "place t10/2 h1")
    assert match.choices(0) == ["place n7/3 c1", "place n7/3 f1"]  # the other tower, king and queen are automatic
    match.play(0, "place n7/3 f1")
    match.play(0, "place a5/3 b1")
    assert match.choices(0) == [f"place s6/2 {file}2" for file in "abcdefgh"]


def place_all(match, pick):
    while match.to_act() and match.choices(match.to_act()[0])[0].startswith("place"):
        seat = match.to_act()[0]
        match.play(seat, pick(match.choices(seat)))
    return match


def test_section4_free_placement_keeps_towers_outside():
    match = GAME.new(2, seed=1, options={"placement": "free", "first_player": "seat0"})
    assert match.choices(0) == [f"place t10/2 {cell}" for cell in ("a1", "a2", "b2", "g2", "h1", "h2")]
    match = place_all(match, lambda choices: choices[-1])
    rows = {row["id"]: row["at"] for row in match.dump()["position"]["pieces"]}
    assert (rows["mt1"], rows["mt2"]) == ("h1", "h2")
    assert len(rows) == 32


def test_section4_free_placement_names_pieces_in_reading_order():
    match = GAME.new(2, seed=1, options={"placement": "free", "first_player": "seat0"})
    match = place_all(match, lambda choices: choices[0])
    rows = match.dump()["position"]["pieces"]
    soldiers = [row["id"] for row in rows if row["id"].startswith("ms")]
    assert soldiers == [f"ms{number}" for number in range(1, 9)]


def test_section5_forced_placements_and_the_first_turn():
    match = GAME.new(4, seed=1, options={"placement": "free", "first_player": "seat3"})
    match = place_all(match, lambda choices: choices[len(choices) // 2])
    assert match.to_act() == (3,)
    assert match.choices(3) == ["token soldiers", "token strategists"]
    placed = [ply.text for ply in match.plies if ply.seat == 0 and ply.text.startswith("place")]
    assert len(placed) == 10  # of 12: the second tower has one cell left, and so has the last soldier


def test_section5_placing_out_of_order_is_refused(table):
    from jurade.core.errors import IllegalAction

    match = GAME.new(2, seed=1, options={"placement": "arranged"})
    for text in ("place t11/2 a1", "place t10/2 b1", "place t10/2 d5"):
        with pytest.raises(IllegalAction) as caught:
            match.play(0, text)
        assert caught.value.rule == "S4"
    match = GAME.new(2, seed=1, options={"placement": "free"})
    with pytest.raises(IllegalAction) as caught:
        match.play(0, "place t10/2 c1")
    assert caught.value.rule == "R8"


def test_section5_automatic_decisions_are_taken_and_noted(table):
    t = table("ms1 d5; js1 h9; ms2 a1")
    t.play(0, "move ms1 d6", "endmove")
    assert "endturn" in t.forced()  # nobody to attack
    assert t.position["holder"] == 1
