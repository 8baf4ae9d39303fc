"""The plague and the convent: R20-R28, R50-R53, G3, G7, G16, G17, G31, G33, G37, G38, G42."""

import pytest


def test_r20_sick_barons_recover_before_the_card_is_drawn(put):
    table = put(phase="trade", chance=["plague fog"], red={"b": "d6"}, sick={"red": ["b"]})
    table.play("red", "trade 0").play("green", "trade 0")
    assert table.sick("red") == []


def test_r20_a_baron_struck_in_two_rounds_running_is_not_eliminated(put):
    table = put(phase="trade", chance=["plague cross"], red={"b": "d6"}, sick={"red": ["b"]})
    table.play("red", "trade 0").play("green", "trade 0")
    assert table.sick("red") == ["b"]
    assert table.at("red", "b") == "d6"


def test_r21_only_the_card_makes_sick_not_a_later_move(put):
    table = put(phase="play", card="border", cards={"red": ["n1", "n2", "n3"]}, plague_at="b5")
    table.play("red", "play n1 b4")
    assert table.sick("red") == []


def test_r22_all_kinds_are_struck_the_healthy_fall_sick_the_sick_die_and_nobody_scores(put):
    red = {"b": "f9", "p": "f8", "m": "f9", "n1": "f7", "s1": "d6", "t1": "e6"}
    table = put(phase="plague", chance=["plague cross"], red=red, sick={"red": ["n1", "m"]})
    assert table.sick("red") == ["b", "p", "s1", "t1"]
    assert table.at("red", "n1") == table.at("red", "m") == "eliminated"
    assert table.points == [0, 0]


def test_r23_safe_in_castle_own_town_and_convent(put):
    table = put(
        phase="plague",
        chance=["plague cross"],
        castles=["a6", "f11"],
        red={"n1": "f6", "n2": "f7"},
        sick={"red": ["n1", "n2"]},
    )
    assert table.at("red", "n1") == "f6"
    assert table.at("red", "n2") == "eliminated"
    assert table.at("red", "t1") == "castle"
    # A town touches a village by the corner only.
    town = put(
        phase="plague",
        options={"adjacency": "corner"},
        chance=["plague stay"],
        towns={"evesham": "red"},
        red={"t1": "c9", "t2": "c10"},
    )
    assert town.sick("red") == ["t2"]


@pytest.mark.parametrize(
    ("card", "goes", "around"),
    [
        ("north", "e2", ["d2", "e1", "e3", "f2"]),
        ("east", "g10", ["f10", "g11", "h10"]),
        ("south", "e7", ["d7", "e6", "e8", "f7"]),
        ("west", "b10", ["a10", "b11", "b9", "c10"]),
    ],
)
def test_r24_the_plague_pawn_goes_to_the_next_village_and_strikes_around_it(put, card, goes, around):
    red = {"s1": goes, **dict(zip(["n1", "n2", "n3", "t1"], around, strict=False))}
    table = put(phase="plague", chance=[f"plague {card}"], plague_at="e10", red=red, green={"t1": "e5", "n1": "d11"})
    assert table.position["plague"]["pawn"] == goes
    assert set(table.sick("red")) == set(red)
    assert table.sick("green") == []


def test_r25_border_cross_and_stay_strike_without_moving_the_pawn(put):
    red = {"n1": "a8", "n2": "d6", "n3": "c10", "t1": "b10", "t2": "a1"}
    for card, struck in (("border", ["n1", "t2"]), ("cross", ["n2"]), ("stay", ["n3", "t1"])):
        table = put(phase="plague", chance=[f"plague {card}"], red=red)
        assert table.sick("red") == struck
        assert table.position["plague"]["pawn"] == "b10"
    both = put(phase="plague", chance=["plague cross"], red={"n1": "f10", "n2": "f1"}, castles=["a6", "k6"])
    assert both.sick("red") == ["n1", "n2"]


def test_r26_fog_strikes_nobody_and_slows_cards_but_not_shillings(put):
    given = {"cards": {"red": ["p", "n1", "n2"]}, "trade": {"red": 4}}
    table = put(phase="plague", chance=["plague fog"], red={"n3": "b9"}, **given)
    assert table.sick("red") == []
    assert table.cells("red", "play p") == {"a5", "a7", "b6"}
    assert table.refuses("red", "play p c6") == "R26"
    march = put(phase="march", card="fog", **given)
    assert "c6" in march.cells("red", "march p")


def test_r27_vocation_eliminates_all_in_the_convent_and_nobody_scores(put):
    table = put(
        phase="plague",
        chance=["plague vocation"],
        red={"n1": "f6", "n2": "f7"},
        green={"t1": "f6", "m": "f6"},
        sick={"red": ["n1"]},
    )
    assert [table.at("red", "n1"), table.at("green", "t1"), table.at("green", "m")] == ["eliminated"] * 3
    assert table.at("red", "n2") == "f7"
    assert table.points == [0, 0]


def test_r28_only_the_baron_recovers_outside_the_convent(put):
    red = {"b": "d6", "n1": "d5", "m": "d7"}
    table = put(phase="trade", chance=["plague fog"], red=red, sick={"red": ["b", "n1", "m"]})
    table.play("red", "trade 0").play("green", "trade 0")
    assert table.sick("red") == ["m", "n1"]


def test_r50_only_the_sick_enter_the_convent_and_stop_there(put):
    given = {"phase": "play", "card": "border", "red": {"n1": "f7", "p": "g6"}, "cards": {"red": ["p", "n1", "n2"]}}
    table = put(sick={"red": ["n1"]}, **given)
    assert "f6" in table.cells("red", "play n1")
    assert "f6" not in table.cells("red", "play p")
    assert table.refuses("red", "play p f6") == "R50"
    # Nobody crosses it: with number 3, sick p on g6 reaches f6 but nothing beyond.
    sick = put(sick={"red": ["p"]}, **given)
    assert "f6" in sick.cells("red", "play p")
    assert "e6" not in sick.cells("red", "play p")


def test_r51_at_the_start_of_a_round_all_in_the_convent_recover(put):
    table = put(
        phase="advance",
        points={"red": 1},
        red={"n1": "f6", "n2": "d6"},
        green={"m": "f6"},
        sick={"red": ["n1", "n2"], "green": ["m"]},
        victories=[{"seat": "red", "cell": "e6", "pawns": ["n2"]}],
    )
    table.play("red", "advance e6 none")
    assert table.sick("red") == ["n2"]
    assert table.sick("green") == []


def test_r52_the_convent_shelters_any_number_from_attack_and_plague(put):
    green = {"t1": "f6", "n1": "f8", "s1": "e7"}
    table = put(red={"n1": "f6", "n2": "f6", "p": "f7"}, green=green, order=["green", "red"])
    assert table.choices("green") == ["attack pass", "attack f7 n1 s1"]
    table.play("green", "attack pass")
    assert table.choices("red") == ["attack pass", "attack f8 p"]
    assert table.refuses("red", "attack f6 p") == "R52"
    assert table.refuses("red", "attack f8 p n1") == "R52"


def test_r53_a_pawn_leaves_the_convent_in_any_direction(put):
    cards = {"red": ["n1", "t1", "n2"]}
    table = put(phase="play", card="fog", red={"n1": "f6", "t1": "f6"}, cards=cards)
    assert table.cells("red", "play n1") == {"f7", "g6", "f5", "e6"}
    corner = put(phase="play", card="fog", red={"n1": "f6", "t1": "f6"}, cards=cards, options={"adjacency": "corner"})
    assert corner.cells("red", "play n1") == {"f7", "g6", "f5", "e6"}
    assert corner.cells("red", "play t1") == {"f7", "g6", "f5", "e6", "e7", "g7", "e5", "g5"}


def test_g3_the_plague_pawn_goes_exactly_one_village(put):
    table = put(phase="plague", chance=["plague east"], plague_at="j5")
    assert table.position["plague"]["pawn"] == "b5"


def test_g7_the_card_of_a_pawn_killed_by_the_plague_is_shown_with_stay(put):
    table = put(
        phase="plague",
        chance=["plague cross"],
        red={"n1": "d6"},
        sick={"red": ["n1"]},
        cards={"red": ["n1", "n2", "n3"]},
    )
    assert table.at("red", "n1") == "eliminated"
    assert table.choices("red", "play n1") == ["play n1 stay"]
    assert table.refuses("red", "play n1 d7") == "G7"


def test_g16_plague_and_vocation_give_points_to_nobody(put):
    table = put(phase="plague", chance=["plague vocation"], green={"p": "f6", "b": "f6"})
    assert table.points == [0, 0]
    table = put(phase="plague", chance=["plague border"], green={"p": "k9"}, sick={"green": ["p"]})
    assert table.at("green", "p") == "eliminated"
    assert table.points == [0, 0]


def test_g17_vocation_takes_a_baron_for_good_and_his_player_plays_on(put):
    table = put(
        phase="plague",
        chance=["plague vocation"],
        red={"b": "f6"},
        gone={"red": ["p", "m", "n1", "n2", "n3", "s1", "s2", "t1", "t2"]},
    )
    assert table.at("red", "b") == "eliminated"
    while table.phase not in ("order", "trade"):
        (colour,) = table.acting
        assert colour == "green"
        table.play("green", table.choices("green")[0])
    table.play(table.acting[0], "order red green")
    table.play("green", table.choices("green")[0])
    assert table.acting == ["red", "green"]
    assert table.choices("red", "trade")


def test_g31_vocation_strikes_nobody_outside(put):
    table = put(phase="plague", chance=["plague vocation"], red={"n1": "b9", "n2": "f7", "n3": "a9"})
    assert table.sick("red") == []
    assert table.position["plague"]["pawn"] == "b10"


def test_g33_without_convent_f6_is_a_plain_hill(put):
    cards = {"red": ["p", "n1", "n2"]}
    for plague in ("virulent", "none"):
        card = {"card": "border"} if plague == "virulent" else {}
        options = {"plague": plague}
        table = put(phase="play", options=options, red={"p": "e6", "n1": "g6"}, cards=cards, **card)
        assert {"f6", "f7"} <= table.cells("red", "play p")
        fight = put(options=options, red={"n1": "e6"}, green={"t1": "f6"}, **card)
        assert fight.choices("red") == ["attack pass", "attack f6 n1"]
        back = put(options=options, red={"n1": "f6"}, green={"t1": "e6"}, **card)
        assert back.choices("red") == ["attack pass", "attack e6 n1"]


def test_g33_a_virulent_plague_strikes_f6_and_has_no_vocation(put):
    table = put(phase="plague", options={"plague": "virulent"}, chance=["plague cross"], red={"n1": "f6", "b": "f7"})
    assert table.at("red", "n1") == "eliminated"
    assert table.at("red", "b") == "f7"
    assert table.sick("red") == ["b"]
    table = put(phase="plague", options={"plague": "virulent"}, chance=["plague vocation"], red={"n1": "f6"})
    assert table.at("red", "n1") == "f6"


def test_g33_no_wandering_pawn_without_plague(put):
    table = put(phase="trade", options={"plague": "none"})
    table.play("red", "trade 0").play("green", "trade 0")
    assert table.phase == "play"
    assert table.position["plague"]["pawn"] is None


def test_g37_strikes_of_one_card_are_simultaneous(put):
    # Baron and Milady on one hill: each is struck once.
    table = put(phase="plague", chance=["plague cross"], red={"b": "d6", "m": "d6"}, green={"n1": "e6"})
    assert table.sick("red") == ["b", "m"]
    assert table.sick("green") == ["n1"]


def test_g38_a_pawn_in_the_convent_stays_sick_until_next_round_and_may_march_out(put):
    table = put(
        phase="play",
        card="border",
        red={"n1": "f7"},
        sick={"red": ["n1"]},
        cards={"red": ["n1", "n2", "n3"]},
        trade={"red": 2},
    )
    table.play("red", "play n1 f6")
    assert table.sick("red") == ["n1"]
    while table.phase == "play":
        table.play(table.acting[0], table.choices(table.acting[0])[0])
    assert {"f7", "f5", "e6", "g6"} <= table.cells("red", "march n1")
    assert "f6" not in table.cells("red", "march n1")


def test_g42_the_plague_can_make_discontented_before_movement(put):
    gone = ["p", "n1", "n2", "n3", "s2"]
    table = put(
        phase="plague",
        chance=["plague cross"],
        gone={"red": gone},
        red={"b": "a8", "s1": "d6"},
        sick={"red": ["s1"]},
        cards={"red": ["b", "t1", "t2"]},
    )
    # Three fighting pawns are left: the Baron goes six territories, as far as g11.
    assert "a2" not in table.cells("red", "play t1")
    assert "a2" in table.cells("red", "play b")
    assert [event.public for event in table.events("discontent_grew")] == [{"seat": 0}]
