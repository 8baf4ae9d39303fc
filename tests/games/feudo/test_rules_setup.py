"""Set-up, diplomacy, strategy and the end of the game: R1-R13, R59, G2, G26, G30, G32, G40."""

import pytest

from jurade.core.errors import BadChance
from jurade.games.feudo import GAME
from jurade.games.feudo.tables import BORDER_SIDE, CELL_NAMES, MAP_NAMES


def test_r1_most_points_win(put):
    table = put(
        phase="advance", round=10, points={"red": 5, "green": 6}, red={"n1": "d6"}, **victory("red", "e6", "n1")
    )
    table.play("red", "advance e6 none")
    assert table.match.over
    assert table.match.ending == "rounds"
    assert table.match.ranking() == [2, 1]


def victory(colour, cell, *pawns):
    return {"victories": [{"seat": colour, "cell": cell, "pawns": list(pawns)}]}


def test_r2_castle_on_a_border_hill_not_in_a_corner_not_on_a_taken_side(start):
    table = start(4, chance=["sequence red green yellow black"], map="study")
    hills = {text.split()[1] for text in table.choices("red")}
    assert len(hills) == 36
    assert not hills & {"a1", "a11", "k1", "k11"}
    assert table.refuses("red", "castle a1") == "R2"
    assert table.refuses("red", "castle e5") == "R2"
    table.play("red", "castle d11")
    assert table.refuses("green", "castle j11") == "R2"
    assert len(table.choices("green")) == 27
    table.play("green", "castle a2")
    assert len(table.choices("yellow")) == 18
    table.play("yellow", "castle k10")
    assert [text.split()[1] for text in table.choices("black")] == [f"{column}1" for column in "bcdefghij"]


def test_r2_castles_are_placed_in_the_sequence_drawn(start):
    table = start(3, chance=["sequence yellow red green"], map="study")
    for colour, cell in (("yellow", "d11"), ("red", "a4"), ("green", "k4")):
        assert table.acting == [colour]
        table.play(colour, f"castle {cell}")
    assert table.acting == ["green"]
    assert table.phase == "order"


def test_r3_all_pawns_start_healthy_in_the_castle(start):
    table = start(2, chance=["sequence red green"], map="study")
    table.play("red", "castle d11").play("green", "castle a4")
    for colour in ("red", "green"):
        assert set(table.player(colour)["pawns"].values()) == {"castle"}
        assert table.sick(colour) == []


def test_r4_the_number_is_movement_strength_and_worth(put):
    # A First Knight of 6 goes 6 territories; sick, with 3, he goes 3, and counts 3 in attack and as prey.
    far = put(phase="play", card="border", cards={"red": ["p", "n1", "t1"]})
    assert {"a9", "d6"} <= far.cells("red", "play n1")
    assert not {"a10", "e6"} & far.cells("red", "play n1")
    assert "b11" in far.cells("red", "play p")
    assert "c11" not in far.cells("red", "play p")
    sick = put(phase="play", card="border", cards={"red": ["p", "n1", "t1"]}, red={"p": "d6"}, sick={"red": ["p"]})
    assert "g6" not in sick.cells("red", "play p")
    fight = put(red={"p": "c6", "n1": "d5"}, green={"p": "d6"}, sick={"red": ["p"], "green": ["p"]})
    assert fight.choices("red") == ["attack pass", "attack d6 p n1"]
    fight.play("red", "attack d6 p n1")
    assert fight.points == [3, 0]


def test_r5_ten_rounds_and_twenty_cards_of_which_ten_are_drawn(put):
    table = put(phase="advance", round=9, points={"red": 1}, red={"n1": "d6"}, **victory("red", "e6", "n1"))
    table.play("red", "advance e6 none")
    assert not table.match.over
    assert table.position["round"] == 10
    last = put(phase="plague", round=10, chance=["plague fog"])
    assert sum(last.position["plague"]["drawn"].values()) == 10


def test_r10_the_fewest_points_choose_the_order(put):
    table = put(
        seats=3,
        phase="advance",
        points={"red": 5, "green": 2, "yellow": 7},
        red={"n1": "d6"},
        **victory("red", "e6", "n1"),
    )
    table.play("red", "advance e6 none")
    assert table.acting == ["green"]
    assert table.choices("green") == [
        "order red green yellow",
        "order red yellow green",
        "order green red yellow",
        "order green yellow red",
        "order yellow red green",
        "order yellow green red",
    ]


def test_r10_one_of_several_last_is_drawn(put):
    given = {"seats": 3, "phase": "advance", "points": {"green": 2}, "red": {"n1": "d6"}, **victory("red", "e6", "n1")}
    table = put(chance=["chooser yellow"], **given)
    table.play("red", "advance e6 none")
    assert table.acting == ["yellow"]
    with pytest.raises(BadChance):
        put(chance=["chooser green"], **given).play("red", "advance e6 none")


def test_r10_in_round_1_who_placed_his_castle_last_chooses(start):
    table = start(2, chance=["sequence green red"], map="study")
    table.play("green", "castle d11").play("red", "castle d1")
    assert table.acting == ["red"]


def test_r11_the_order_holds_for_cards_trade_attacks_and_advances(put):
    table = put(
        seats=3,
        phase="play",
        order=["yellow", "red", "green"],
        cards={"red": ["n1", "n2", "n3"], "green": ["n1", "n2", "n3"], "yellow": ["n1", "n2", "n3"]},
        trade={"red": 2, "green": 2, "yellow": 2},
        red={"p": "d5"},
        green={"t1": "e5", "p": "g6"},
        yellow={"t2": "h6"},
        card="border",
        plague_at="b2",
    )
    seen = []
    while table.phase == "play":
        seen.append(table.acting[0])
        table.play(seen[-1], table.choices(seen[-1])[0])
    assert seen == ["yellow", "red", "green"] * 3
    while table.phase == "march":
        seen.append(table.acting[0])
        table.play(seen[-1], "march done")
    assert seen[9:] == ["yellow", "red", "green"]
    # Only red (p against t1 in a village: 6 > 5) and green (p against t2) can attack, red first.
    assert table.acting == ["red"]
    table.play("red", "attack e5 p")
    assert table.acting == ["green"]
    table.play("green", "attack h6 p")
    assert table.phase == "advance"
    assert table.acting == ["green"]  # red's First Knight cannot enter the village


def test_r12_three_army_cards_of_living_pawns_and_one_trade_card(put):
    table = put(phase="army", gone={"red": ["b", "p", "m", "n1", "n2", "n3"]})
    assert table.choices("red") == ["army s1 s2 t1", "army s1 s2 t2", "army s1 t1 t2", "army s2 t1 t2"]
    assert len(table.choices("green")) == 120
    assert table.refuses("red", "army b s1 t1") == "R12"
    assert table.refuses("red", "army s1 t1") == "R12"
    table.play("red", "army s1 s2 t1").play("green", "army b p m")
    assert table.phase == "trade"
    assert table.choices("red") == ["trade 0", "trade 2", "trade 4"]


def test_r12_fewer_than_three_pawns_are_all_chosen_unasked(put):
    few = ["m", "n1", "n2", "n3", "s1", "s2", "t1", "t2"]
    table = put(phase="order", gone={"red": few})
    table.play("red", "order red green")
    assert table.acting == ["green"]
    assert table.player("red")["cards"] == ["b", "p"]


def test_r12_pawns_that_cannot_move_may_be_chosen_as_a_bluff(put):
    table = put(phase="army", round=3, wounded={"red": 2}, charmed_in={"red": 2})
    assert "army b m t2" in table.choices("red")


def test_r13_cards_are_chosen_before_the_plague_card_is_drawn(put):
    table = put(phase="trade", chance=["plague border"], red={"n1": "a8"}, cards={"red": ["n1", "n2", "n3"]})
    assert table.position["plague"]["card"] is None
    table.play("red", "trade 0").play("green", "trade 0")
    assert table.position["plague"]["card"] == "border"
    assert table.sick("red") == ["n1"]
    assert table.player("red")["cards"] == ["n1", "n2", "n3"]


def test_r59_trade_cards_come_back_after_five_rounds_and_army_cards_every_round(put):
    table = put(
        phase="advance",
        round=5,
        red={"n1": "d6"},
        points={"red": 1},
        trade={"red": 4, "green": 4},
        **victory("red", "e6", "n1"),
    )
    assert table.player("red")["hand"] == []
    table.play("red", "advance e6 none")
    assert table.player("red")["hand"] == [4, 2, 0, 0, 0]
    assert table.player("red")["shown"] == []


def test_r59_a_shown_trade_card_is_gone(put):
    table = put(phase="trade", round=3, hand={"red": [4, 0, 0], "green": [4, 2, 0]})
    assert table.refuses("red", "trade 2") == "R59"
    assert table.choices("red") == ["trade 0", "trade 4"]


def test_r59_the_card_of_an_eliminated_pawn_is_not_offered_next_round(put):
    table = put(phase="army", gone={"green": ["p"]})
    assert all(" p" not in text for text in table.choices("green"))


def test_g2_distance_excludes_the_castle_and_ignores_terrain(put):
    # c9 from a6: 2 + 3 steps, whatever lies between; with corners 3.
    for options, worth in (({}, 5), ({"adjacency": "corner"}, 3)):
        table = put(options=options, red={"p": "c10", "s1": "b9"})
        table.play("red", "attack c9 p s1")
        assert table.points == [worth, 0]


def test_g26_more_than_three_towns_may_be_owned(put):
    towns = dict.fromkeys(["evesham", "worcester", "pershore", "tewkesbury"], "red")
    table = put(towns=towns, red={"p": "h3", "s1": "i2"})
    table.play("red", "attack i3 p s1")
    assert set(table.position["towns"].values()) == {"red"}


def test_g30_a_tie_is_played_on_without_plague(put):
    given = {"phase": "advance", "round": 10, "points": {"red": 3, "green": 3}, "red": {"n1": "d6", "t1": "f6"}}
    table = put(chance=["chooser green"], trade={"red": 0, "green": 0}, **given, **victory("red", "e6", "n1"))
    table.play("red", "advance e6 none")
    assert not table.match.over
    position = table.position
    assert position["round"] == 11
    assert position["plague"]["pawn"] is None
    assert table.player("red")["hand"] == [4, 2, 0, 0, 0]
    table.play("green", "order red green")
    for colour in ("red", "green"):
        table.play(colour, "army n1 n2 n3")
    for colour in ("red", "green"):
        table.play(colour, "trade 0")
    assert table.phase == "play"
    assert table.position["plague"]["card"] is None
    assert "f6" not in table.cells("red", "play n1")  # the convent stays


def test_g30_sick_barons_recover_in_extension_rounds_too(put):
    table = put(phase="trade", round=11, red={"b": "d6"}, sick={"red": ["b"]}, points={"red": 3, "green": 3})
    table.play("red", "trade 0").play("green", "trade 0")
    assert table.sick("red") == []


def test_g30_one_leader_ends_the_extension_and_the_cap_shares_the_victory(put):
    won = victory("red", "e6", "n1")
    given = {"phase": "advance", "red": {"n1": "d6"}, "trade": {"red": 0, "green": 0}}
    table = put(round=12, points={"red": 3, "green": 4}, **given, **won).play("red", "advance e6 none")
    assert (table.match.ending, table.match.ranking()) == ("extension", [2, 1])
    tied = {"red": 3, "green": 3}
    table = put(round=12, points=tied, options={"extension_cap": 2}, **given, **won).play("red", "advance e6 none")
    assert (table.match.ending, table.match.ranking()) == ("cap", [1, 1])
    table = put(round=12, points=tied, options={"extension_cap": 3}, **given, **won).play("red", "advance e6 none")
    assert not table.match.over


def test_g30_trade_cards_come_back_when_used_up_in_the_extension(put):
    table = put(
        phase="advance",
        round=15,
        points={"red": 3, "green": 3},
        trade={"red": 4, "green": 4},
        red={"n1": "d6"},
        **victory("red", "e6", "n1"),
    )
    table.play("red", "advance e6 none")
    assert table.player("green")["hand"] == [4, 2, 0, 0, 0]


def test_g32_all_plague_cards_come_back_after_round_10_of_a_long_game(put):
    won = victory("red", "e6", "n1")
    table = put(
        phase="advance", round=10, options={"rounds": 15}, points={"red": 1}, red={"n1": "d6"}, trade={"red": 0}, **won
    )
    assert sum(table.position["plague"]["drawn"].values()) == 10
    table.play("red", "advance e6 none")
    assert sum(table.position["plague"]["drawn"].values()) == 0
    assert table.position["plague"]["pawn"] == "b10"


def test_g40_a_castle_hill_stays_closed_even_when_the_castle_is_empty(put):
    nobody = dict.fromkeys(("b", "p", "m", "n1", "n2", "n3", "s1", "s2", "t1"), "eliminated") | {"t2": "j3"}
    table = put(phase="play", card="border", green=nobody, red={"t1": "j6"}, cards={"red": ["t1", "n1", "n2"]})
    assert "k6" not in table.cells("red", "play t1")
    assert table.refuses("red", "play t1 k6") == "R32"


@pytest.mark.parametrize("name", MAP_NAMES[::512])
def test_section_3_every_map_has_its_terrains(start, name):
    table = start(2, chance=[f"map {name}", "sequence red green"])
    state = table.match.state
    towns = {int(cell) for cell in state.town_cell}
    assert len(towns) == 5
    assert sum(state.is_wood(cell) for cell in range(121)) == 4
    assert sum(state.is_mountain(cell) for cell in range(121)) == 6
    assert not any(BORDER_SIDE[cell] >= 0 for cell in towns)
    assert table.position["map"] == name


def test_section_3_study_map(start):
    table = start(2, chance=["sequence red green"], map="study")
    state = table.match.state
    assert [CELL_NAMES[cell] for cell in state.town_cell] == ["c9", "i9", "c3", "h4", "i3"]
    assert [CELL_NAMES[cell] for cell in range(121) if state.is_wood(cell)] == ["d8", "h8", "b3", "j3"]
    assert [CELL_NAMES[cell] for cell in range(121) if state.is_mountain(cell)] == ["e9", "g9", "c7", "i7", "h5", "d4"]
    assert table.position["plague"]["pawn"] == "b10"


def test_section_3_the_plague_starts_on_the_only_nearest_village_on_every_map():
    state = GAME.start(2, GAME.options.complete({"map": "study"}, 2))
    for number in range(len(MAP_NAMES)):
        state.lay_map(number)
        steps = sorted(state.distance(village, state.town_cell[0]) for village in range(121) if is_village(village))
        assert state.distance(state.plague_at, state.town_cell[0]) == steps[0] == 2
        assert steps[1] > 2


def is_village(cell):
    return CELL_NAMES[cell][0] in "begj" and CELL_NAMES[cell][1:] in ("10", "7", "5", "2")
