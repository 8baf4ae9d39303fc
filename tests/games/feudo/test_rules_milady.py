"""Milady among other pawns and her powers: R40, R41, R60-R64, G19-G22, G39, G43."""

import pytest


def moves(put, pawns, options=None, **given):
    return put(phase="play", card="border", cards={"red": pawns}, options=options, **given)


def finish_cards(table):
    while table.phase == "play":
        table.play(table.acting[0], table.choices(table.acting[0])[0])


def test_r40_milady_keeps_off_enemy_pawns_other_than_miladies(put):
    table = moves(put, ["m", "n1", "n2"], red={"m": "d1"}, green={"n1": "d2", "m": "e1"})
    assert "d2" not in table.cells("red", "play m")
    assert table.refuses("red", "play m d2") == "R40"
    assert {"e1", "f1"} <= table.cells("red", "play m")


def test_r41_any_pawn_crosses_or_stops_where_only_enemy_miladies_are(put):
    table = moves(put, ["n1", "t1", "p"], red={"n1": "d1"}, green={"m": "e1"}, gone={"green": []})
    assert {"e1", "f1"} <= table.cells("red", "play n1")
    beside = moves(put, ["n1", "t1", "p"], red={"n1": "d1"}, green={"m": "e1", "b": "e1"})
    assert not {"e1", "f1"} & beside.cells("red", "play n1")


def test_r41_but_not_into_a_wood(put):
    table = moves(put, ["n1", "t1", "p"], red={"n1": "b4"}, green={"m": "b3"})
    assert table.refuses("red", "play n1 b3") == "R36"


def test_r60_milady_charms_a_baron_on_or_beside_her_territory_after_moving_or_staying(put):
    given = {"green": {"b": "d2"}}
    table = moves(put, ["m", "n1", "n2"], red={"m": "d1"}, **given)
    texts = table.choices("red", "play m")
    assert "play m stay charm green" in texts
    assert "play m c2 charm green" in texts
    assert "play m c1 charm green" not in texts
    assert table.refuses("red", "play m c1 charm green") == "R60"
    assert table.refuses("red", "play m c2 charm red") == "R60"
    assert table.refuses("red", "play n1 a7 charm green") == "R60"
    assert texts.index("play m c2") + 1 == texts.index("play m c2 charm green")


def test_r60_she_must_be_able_to_end_an_ordinary_move_there(put):
    # e2 is a village: she cannot stop there, though the Baron is beside it.
    table = moves(put, ["m", "n1", "n2"], red={"m": "d1"}, green={"b": "e3"})
    assert table.refuses("red", "play m e2 charm green") == "R35"


def test_r61_the_charmed_side_moves_no_more_but_fights_and_milady_rests_one_round(put):
    table = moves(
        put,
        ["m", "n1", "n2"],
        round=4,
        red={"m": "d1", "n1": "h6"},
        green={"b": "d2", "p": "i6"},
        trade={"green": 4},
        hand={"red": [4, 0], "green": [4, 0]},
    )
    table.play("red", "play m stay charm green")
    assert table.at("red", "m") == "castle"
    assert table.sick("red") == []
    assert table.acting == ["red"]
    finish_cards(table)
    assert table.phase == "attack"
    assert table.acting == ["green"]
    table.play("green", "attack h6 p", "advance h6 p")
    assert table.at("green", "p") == "h6"
    assert table.position["round"] == 5
    assert table.player("red")["charmed_in"] == 4
    resting = moves(put, ["m", "n1", "n2"], round=5, charmed_in={"red": 4})
    assert resting.choices("red", "play m") == ["play m stay"]
    assert resting.refuses("red", "play m a7") == "R61"
    rested = moves(put, ["m", "n1", "n2"], round=6)
    assert len(rested.choices("red", "play m")) > 1


def test_r61_her_rest_is_over_in_the_round_after_the_next(put):
    table = put(
        phase="advance",
        round=5,
        points={"red": 1},
        charmed_in={"red": 4},
        trade={"red": 4, "green": 4},
        red={"n1": "d6"},
        victories=[{"seat": "red", "cell": "e6", "pawns": ["n1"]}],
    )
    table.play("red", "advance e6 none")
    assert table.position["round"] == 6
    assert table.player("red")["charmed_in"] is None


def test_r62_the_charmed_players_trade_card_is_shown_without_effect(put):
    table = moves(put, ["m", "n1", "n2"], red={"m": "d1"}, green={"b": "d2"}, trade={"green": 4})
    table.play("red", "play m stay charm green")
    finish_cards(table)
    (shown,) = [e.public for e in table.events("trade_shown") if e.public["seat"] == 1]
    assert (shown["shillings"], shown["left"]) == (4, 0)
    assert 4 not in table.player("green")["hand"]


def test_r63_a_baron_is_immune_only_in_his_castle(put):
    inside = moves(put, ["m", "n1", "n2"], red={"m": "j6"})
    assert not [text for text in inside.choices("red") if "charm" in text]
    assert inside.refuses("red", "play m stay charm green") == "R63"
    town = moves(put, ["m", "n1", "n2"], red={"m": "h9"}, green={"b": "i9"}, towns={"worcester": "green"})
    assert "play m stay charm green" in town.choices("red")


def test_r64_a_sick_milady_infects_all_healthy_enemies_on_or_beside_her_territory(put):
    table = moves(
        put,
        ["m", "n1", "n2"],
        red={"m": "d1"},
        sick={"red": ["m"], "green": ["t1"]},
        green={"n1": "d2", "b": "c1", "m": "d2", "t1": "e1", "n2": "e3"},
        plague_at="b7",
    )
    assert "play m stay infect" in table.choices("red")
    assert not [text for text in table.choices("red") if "charm" in text]
    assert table.refuses("red", "play m stay charm green") == "R64"
    table.play("red", "play m stay infect")
    assert table.sick("green") == ["n1", "t1"]
    assert table.at("red", "m") == "d1"


def test_r64_she_infects_only_where_somebody_would_fall_sick(put):
    table = moves(
        put, ["m", "n1", "n2"], red={"m": "d1"}, sick={"red": ["m"], "green": ["n1"]}, green={"n1": "d2", "b": "c1"}
    )
    assert table.refuses("red", "play m stay infect") == "R64"
    healthy = moves(put, ["m", "n1", "n2"], red={"m": "d1"}, green={"n1": "d2"})
    assert healthy.refuses("red", "play m stay infect") == "R64"


def test_r64_own_towns_castle_and_convent_protect(put):
    table = moves(
        put,
        ["m", "n1", "n2"],
        red={"m": "c10"},
        sick={"red": ["m"]},
        green={"t1": "c9", "n1": "d10"},
        towns={"evesham": "green"},
    )
    table.play("red", "play m stay infect")
    assert table.sick("green") == ["n1"]
    convent = moves(put, ["m", "n1", "n2"], red={"m": "f7"}, sick={"red": ["m"]}, green={"n1": "f6"})
    assert convent.refuses("red", "play m stay infect") == "R64"


def test_g19_next_to_includes_the_same_territory(put):
    # Green's Baron has come onto red's Milady.
    table = moves(put, ["m", "n1", "n2"], red={"m": "d2"}, green={"b": "d2"})
    assert "play m stay charm green" in table.choices("red")
    sick = moves(put, ["m", "n1", "n2"], red={"m": "d2"}, green={"n1": "d2"}, sick={"red": ["m"]})
    assert "play m stay infect" in sick.choices("red")


def test_g20_milady_needs_a_territory_outside_castle_and_convent(put):
    in_convent = moves(put, ["m", "n1", "n2"], red={"m": "f6"}, green={"b": "f7"})
    assert in_convent.refuses("red", "play m stay charm green") == "G20"
    at_home = moves(put, ["m", "n1", "n2"], green={"b": "a7"})
    assert at_home.refuses("red", "play m stay charm green") == "G20"
    entering = moves(put, ["m", "n1", "n2"], red={"m": "f8"}, green={"n1": "g6"}, sick={"red": ["m"]})
    assert "play m f6" in entering.choices("red")
    assert entering.refuses("red", "play m f6 infect") == "G20"


def test_g20_a_baron_in_the_convent_can_be_charmed_a_resting_milady_can_do_nothing(put):
    table = moves(put, ["m", "n1", "n2"], red={"m": "f7"}, green={"b": "f6"})
    assert "play m stay charm green" in table.choices("red")
    resting = moves(put, ["m", "n1", "n2"], round=3, charmed_in={"red": 2}, green={"b": "a7"})
    assert resting.choices("red", "play m") == ["play m stay"]


def test_g21_a_charmed_player_shows_no_more_cards_and_is_charmed_only_once(put):
    table = put(
        seats=3,
        phase="play",
        card="border",
        cards={"red": ["m", "n1", "n2"], "green": ["m", "n1", "n2"], "yellow": ["m", "n1", "n2"]},
        red={"m": "d1"},
        green={"b": "d2"},
        yellow={"m": "d3"},
    )
    table.play("red", "play m stay charm green")
    assert table.player("green")["cards"] == []
    assert table.player("green")["shown"] == []
    assert table.acting == ["yellow"]
    assert table.refuses("yellow", "play m stay charm green") == "G21"


def test_g22_an_eliminated_companions_milady_stays_and_winners_advance_beside_her(put):
    table = put(red={"p": "d3"}, green={"n1": "d2", "m": "d2"})
    table.play("red", "attack d2 p", "advance d2 p")
    assert table.at("green", "n1") == "eliminated"
    assert table.at("green", "m") == table.at("red", "p") == "d2"


def test_g39_milady_and_an_enemy_on_her_territory(put):
    # Green's First Knight has entered Milady's hill: her side may not enter, but attack him and advance beside her.
    given = {"red": {"m": "d2", "p": "d3", "n1": "c2"}, "green": {"p": "d2"}}
    table = moves(put, ["n1", "m", "t1"], **given)
    assert "d2" not in table.cells("red", "play n1")
    assert "d1" in table.cells("red", "play m")
    fight = put(**given)
    assert fight.choices("red") == ["attack pass", "attack d2 p n1"]
    fight.play("red", "attack d2 p n1")
    assert fight.choices("red") == ["advance d2 none", "advance d2 n1"]
    assert fight.refuses("red", "advance d2 p") == "R86"


@pytest.mark.parametrize("pawn", ["p", "n1", "t1"])
def test_g43_the_first_knight_too_stops_beside_an_enemy_milady(put, pawn):
    table = moves(put, ["p", "n1", "t1"], red={pawn: "d1"}, green={"m": "e1"})
    assert "e1" in table.cells("red", f"play {pawn}")
