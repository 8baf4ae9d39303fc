"""Movement by card and by shillings: R30-R39, R54-R58, G1, G4-G6, G8-G11, G23, G24, G28, G44."""

import pytest


def test_r30_a_pawn_moves_by_its_card_or_by_shillings(put):
    table = put(phase="play", card="border", cards={"red": ["n1", "n2", "n3"]}, trade={"red": 2})
    assert table.refuses("red", "play t1 a7") == "R54"
    assert table.refuses("red", "march t1 a7") == "R54"
    table.play("red", "play n1 a7").play("green", "play b stay").play("red", "play n2 stay").play(
        "green", "play p stay"
    )
    table.play("red", "play n3 stay").play("green", "play m stay")
    assert table.phase == "march"
    table.play("red", "march t1 a5")
    assert table.at("red", "t1") == "a5"
    assert table.refuses("red", "play t1 a4") == "R56"


def test_r31_at_most_the_number_and_staying_is_always_possible(put):
    table = put(phase="play", card="border", cards={"red": ["n1", "t1", "t2"]}, red={"t1": "e1"})
    assert table.cells("red", "play t1") == {"c1", "d1", "f1", "g1", "d2", "e2", "f2", "e3"}
    assert table.refuses("red", "play t1 b1") == "R31"
    assert {"play n1 stay", "play t1 stay", "play t2 stay"} <= set(table.choices("red"))


@pytest.mark.parametrize(
    ("cell", "rule", "given"),
    [
        ("d4", "R32", {}),  # mountain
        ("c3", "R32", {}),  # free town
        ("c3", "R32", {"towns": {"pershore": "green"}}),  # town of another
        ("b2", "R32", {"plague_at": "b2"}),  # plague pawn
        ("c4", "R32", {"green": {"n1": "c4"}}),  # enemy
    ],
)
def test_r32_closed_territories_are_neither_entered_nor_crossed(put, cell, rule, given):
    table = put(
        phase="play", card="border", cards={"red": ["s1", "t1", "t2"]}, red={"s1": "c2"}, trade={"red": 4}, **given
    )
    assert cell not in table.cells("red", "play s1")
    assert table.refuses("red", f"play s1 {cell}") == rule


def test_r32_other_castles_are_closed(put):
    table = put(phase="play", card="border", cards={"red": ["t1", "t2", "n1"]}, red={"t1": "k5"})
    assert "k6" not in table.cells("red", "play t1")
    assert "k7" not in table.cells("red", "play t1")
    assert table.refuses("red", "play t1 k6") == "R32"


def test_r32_an_enemy_blocks_the_way(put):
    given = {"phase": "play", "card": "border", "cards": {"red": ["n1", "n2", "n3"]}, "red": {"n1": "a9"}}
    open_way = put(plague_at="b7", **given)
    assert "a7" in open_way.cells("red", "play n1")
    shut = put(plague_at="b7", green={"n1": "a8", "n2": "b9"}, **given)
    assert "a7" not in shut.cells("red", "play n1")
    assert "b8" not in shut.cells("red", "play n1")
    assert shut.refuses("red", "play n1 a7") == "R32"


def test_r33_own_pawns_may_be_crossed(put):
    table = put(
        phase="play", card="border", cards={"red": ["t1", "n1", "n2"]}, red={"t1": "a1", "n1": "a2", "n2": "b1"}
    )
    assert {"a3", "c1"} <= table.cells("red", "play t1")


def test_r34_two_pawns_only_with_baron_or_milady_and_never_the_first_knight(put):
    red = {"b": "d1", "m": "d2", "n1": "d3", "p": "e4", "s1": "e3", "t1": "f3"}
    given = {"phase": "play", "card": "border", "red": red, "trade": {"red": 4}}
    footman = put(cards={"red": ["t1", "n1", "n2"]}, **given)
    assert footman.refuses("red", "play t1 e3") == "R34"
    assert footman.refuses("red", "play n1 e4") == "R34"
    assert {"d1", "d2"} <= footman.cells("red", "play n1")
    baron = put(cards={"red": ["b", "m", "p"]}, **given)
    assert {"d2", "d3", "e3"} <= baron.cells("red", "play b")
    assert baron.refuses("red", "play b e4") == "R34"
    assert {"d1", "d3", "e3"} <= baron.cells("red", "play m")
    assert baron.refuses("red", "play m e4") == "R34"
    assert not {"d1", "d2", "d3", "e3", "f3"} & baron.cells("red", "play p")


def test_r34_never_three(put):
    given = {"phase": "play", "card": "border", "cards": {"red": ["m", "t1", "n1"]}}
    table = put(red={"b": "d2", "n1": "d2", "m": "d3", "t1": "d1"}, **given)
    assert "d2" not in table.cells("red", "play m")
    assert "d2" not in table.cells("red", "play t1")
    assert table.refuses("red", "play t1 d2") == "R34"


def test_r35_villages_and_own_towns_are_for_baron_and_infantry(put):
    given = {"phase": "play", "card": "border", "trade": {"red": 4}, "towns": {"evesham": "red"}, "plague_at": "b2"}
    red = {"b": "b9", "s1": "c10", "t1": "d9", "n1": "c8", "p": "b11", "m": "b11"}
    on_foot = put(cards={"red": ["b", "s1", "t1"]}, red={**red, "m": "castle"}, **given)
    assert {"b10", "c9"} <= on_foot.cells("red", "play b")
    assert "c9" in on_foot.cells("red", "play s1")
    assert "c9" in on_foot.cells("red", "play t1")
    riding = put(cards={"red": ["p", "m", "n1"]}, red={**red, "m": "d10"}, **given)
    for pawn in ("p", "m", "n1"):
        assert not {"b10", "c9"} & riding.cells("red", f"play {pawn}")
        assert riding.refuses("red", f"play {pawn} b10") == "R35"
        assert riding.refuses("red", f"play {pawn} c9") == "R35"
    # n1 on c8 would be on c10 in two steps through the town: he must go round, and cannot with 3.
    free = put(cards={"red": ["n1", "n2", "n3"]}, red={"n1": "c8"}, **given)
    assert "c10" not in free.cells("red", "play n1")


def test_r36_a_wood_ends_the_move_and_holds_one_pawn(put):
    given = {"phase": "play", "card": "border", "cards": {"red": ["p", "m", "n1"]}}
    table = put(red={"p": "b4", "m": "a3"}, plague_at="b10", **given)
    assert "b3" in table.cells("red", "play p")
    taken = put(red={"p": "b4", "n2": "b3"}, **given)
    assert taken.refuses("red", "play p b3") == "R36"
    # Between the woods' sides: from b4 with 1 step b3 is reached, nothing lies beyond it.
    fog = put(red={"p": "b4"}, **{**given, "card": "fog"})
    assert fog.cells("red", "play p") == {"a4", "c4", "b3"}
    through = put(red={"n1": "b4"}, green={"n1": "a4", "n2": "c4"}, **given)
    assert through.cells("red", "play n1") == {"b3"}


def test_r37_leaving_the_castle_starts_on_its_hill(put):
    table = put(phase="play", card="border", cards={"red": ["t1", "t2", "n1"]})
    assert table.cells("red", "play t1") == {"a8", "a7", "b7", "b6", "c6", "a5", "b5", "a4"}


def test_r38_the_own_castle_is_crossed_but_nobody_goes_back_in(put):
    table = put(phase="play", card="border", cards={"red": ["t1", "n1", "n2"]}, red={"t1": "a7"})
    assert "a5" in table.cells("red", "play t1")
    assert "a6" not in table.cells("red", "play t1")
    assert table.refuses("red", "play t1 a6") == "R38"


def test_r39_a_pawn_in_its_castle_neither_attacks_nor_is_attacked(put):
    table = put(red={"n1": "j6", "n2": "b6"}, green={"t1": "i6", "t2": "a7"})
    # Red's castle pawns stand beside a7, green's beside j6; only n1 against i6 fights, and nothing attacks a castle.
    assert table.choices("red") == ["attack pass", "attack i6 n1"]
    assert table.refuses("red", "attack a7 p") == "R39"
    assert table.refuses("red", "attack k6 n1") == "G34"


def test_r54_everybody_shows_one_card_then_another_and_chooses_which_when_showing(put):
    cards = {"red": ["n1", "n2", "n3"], "green": ["n1", "n2", "n3"]}
    table = put(phase="play", card="border", cards=cards)
    order = []
    for colour, text in [
        ("red", "play n3 stay"),
        ("green", "play n1 stay"),
        ("red", "play n1 a7"),
        ("green", "play n2 stay"),
        ("red", "play n2 a8"),
        ("green", "play n3 k7"),
    ]:
        order.append(table.acting[0])
        table.play(colour, text)
    assert order == ["red", "green"] * 3


def test_r54_a_card_is_shown_once(put):
    table = put(phase="play", card="border", cards={"red": ["n1", "n2", "n3"]})
    table.play("red", "play n3 stay").play("green", "play b stay")
    assert table.refuses("red", "play n3 a7") == "R54"


def test_r55_a_mercenary_moved_by_card_costs_a_shilling(put):
    cards = {"red": ["n1", "s1", "s2"]}
    poor = put(phase="play", card="border", cards=cards, trade={"red": 0})
    assert poor.choices("red", "play s") == ["play s1 stay", "play s2 stay"]
    assert poor.refuses("red", "play s1 a7") == "R55"
    paid = put(phase="play", card="border", cards=cards, trade={"red": 2})
    paid.play("red", "play s1 a7").play("green", "play b stay").play("red", "play s2 a8").play("green", "play p stay")
    assert paid.player("red")["wages"] == 2
    paid.play("red", "play n1 stay").play("green", "play m stay")
    assert "march" not in [text.split()[0] for text in paid.choices("red")]
    (shown,) = [e.public for e in paid.events("trade_shown") if e.public["seat"] == 0]
    assert (shown["shillings"], shown["wages"], shown["left"]) == (2, 2, 0)


def test_r55_the_kings_aid_pays_mercenaries_too(put):
    # A purse of 4 instead of 2 for the last player.
    table = put(
        phase="play",
        king=True,
        points={"green": 12},
        card="border",
        cards={"red": ["n1", "s1", "s2"]},
        trade={"red": 2},
    )
    table.play("red", "play s1 a7").play("green", "play b stay").play("red", "play s2 a8").play("green", "play p stay")
    table.play("red", "play n1 stay").play("green", "play m stay")
    assert table.position["shillings"] == 2


def test_r56_shillings_are_shared_among_pawns_at_will_except_milady(put):
    table = put(phase="march", trade={"red": 4}, red={"m": "d1"})
    assert table.refuses("red", "march m d2") == "R56"
    table.play("red", "march n1 a8")
    assert table.position["shillings"] == 2
    assert "b4" not in table.cells("red", "march n2")
    table.play("red", "march n2 a5").play("red", "march t1 a7")
    assert table.acting != ["red"]


def test_r56_a_pawn_may_march_whether_it_has_moved_or_not(put):
    table = put(phase="play", card="border", cards={"red": ["n1", "n2", "n3"]}, trade={"red": 2})
    table.play("red", "play n1 a9")
    while table.phase == "play":
        table.play(table.acting[0], table.choices(table.acting[0])[0])
    table.play("red", "march n1 a10")
    assert table.at("red", "n1") == "a10"


def test_r57_a_march_ignores_number_and_fog_but_obeys_the_map(put):
    table = put(phase="march", card="fog", trade={"red": 4}, red={"t1": "c1"}, plague_at="b2")
    cells = table.cells("red", "march t1")
    assert "g1" in cells  # four steps for a Footman of 2, in fog; over black's empty hill of a two-player game
    assert not {"b2", "c3", "d4"} & cells
    assert table.refuses("red", "march t1 d4") == "R32"
    assert table.refuses("red", "march t1 h1") == "R56"


def test_r58_a_zero_card_moves_nothing(put):
    table = put(
        phase="play",
        card="border",
        trade={"red": 0, "green": 4},
        showing=2,
        shown={"red": ["b", "p"], "green": ["b", "p"]},
    )
    table.play("red", "play m stay").play("green", "play m stay")
    assert table.acting == ["green"]
    assert table.phase == "march"


def test_g1_adjacency_is_by_sides_unless_the_option_says_corners(put):
    given = {"phase": "play", "card": "fog", "cards": {"red": ["n1", "n2", "n3"]}, "red": {"n1": "c5"}}
    assert put(**given).cells("red", "play n1") == {"c6", "d5", "c4"}
    corner = put(options={"adjacency": "corner"}, **given)
    assert corner.cells("red", "play n1") == {"c6", "d5", "c4", "b6", "d6", "b4"}


def test_g4_each_player_shows_and_moves_before_the_next_shows(put):
    cards = {"red": ["n1", "n2", "n3"], "green": ["n1", "n2", "n3"]}
    table = put(phase="play", card="border", red={"n1": "i6"}, green={"n1": "j4"}, cards=cards)
    table.play("red", "play n1 j6")
    # Green's way through j6 is shut by the move just made.
    assert "j6" not in table.cells("green", "play n2")


def test_g5_only_the_destination_matters(put):
    table = put(phase="play", card="border", cards={"red": ["p", "n1", "n2"]})
    texts = table.choices("red", "play p")
    assert len(texts) == len(set(texts))
    assert all(len(text.split()) == 3 for text in texts)


def test_g6_a_card_must_be_shown_and_few_cards_skip_the_last_sub_rounds(put):
    gone = ["b", "p", "m", "n1", "n2", "n3", "s1", "s2"]
    table = put(phase="play", card="border", gone={"red": gone}, cards={"green": ["n1", "n2", "n3"]})
    seen = []
    while table.phase == "play":
        seen.append(table.acting[0])
        table.play(seen[-1], table.choices(seen[-1])[0])
    assert seen == ["red", "green", "red", "green", "green"]


def test_g8_a_march_of_a_mercenary_costs_no_wage_and_a_mercenary_that_stays_none(put):
    table = put(phase="play", card="border", cards={"red": ["s1", "n1", "n2"]}, trade={"red": 2})
    table.play("red", "play s1 stay")
    assert table.player("red")["wages"] == 0
    while table.phase == "play":
        table.play(table.acting[0], table.choices(table.acting[0])[0])
    assert table.position["shillings"] == 2
    table.play("red", "march s1 a8")
    assert table.at("red", "s1") == "a8"
    assert not any(choice.startswith("march") for choice in table.choices("red"))


def test_g9_a_mercenarys_move_stands_when_his_player_is_charmed(put):
    table = put(
        phase="play",
        card="border",
        cards={"red": ["s1", "n1", "n2"], "green": ["m", "n1", "n2"]},
        trade={"red": 4},
        red={"b": "d6"},
        green={"m": "c4"},
    )
    table.play("red", "play s1 a7").play("green", "play m d5 charm red")
    while table.phase == "play":
        table.play("green", table.choices("green")[0])
    assert table.at("red", "s1") == "a7"
    assert table.acting != ["red"]
    (shown,) = [e.public for e in table.events("trade_shown") if e.public["seat"] == 0]
    assert (shown["wages"], shown["left"]) == (1, 0)


def test_g10_one_march_per_pawn_and_the_shortest_path_is_paid(put):
    table = put(phase="march", trade={"red": 4}, red={"n1": "a8"})
    table.play("red", "march n1 a9")
    assert table.position["shillings"] == 3
    assert table.refuses("red", "march n1 a10") == "G10"
    table.play("red", "march n2 a5")
    assert table.position["shillings"] == 2


def test_g10_a_pawn_that_entered_a_wood_by_card_may_march_out_of_it(put):
    table = put(phase="play", card="border", cards={"red": ["n1", "n2", "n3"]}, trade={"red": 2}, red={"n1": "b4"})
    table.play("red", "play n1 b3")
    while table.phase == "play":
        table.play(table.acting[0], table.choices(table.acting[0])[0])
    assert "a3" in table.cells("red", "march n1")


def test_g11_a_recovering_baron_neither_moves_nor_marches(put):
    given = {"round": 3, "wounded": {"red": 2}, "trade": {"red": 4}}
    table = put(phase="play", card="border", cards={"red": ["b", "n1", "n2"]}, **given)
    assert table.choices("red", "play b") == ["play b stay"]
    assert table.refuses("red", "play b a7") == "R77"
    march = put(phase="march", **given)
    assert march.refuses("red", "march b a7") == "R77"


def test_g23_nobody_enters_the_plague_pawns_village_but_who_is_there_may_leave(put):
    given = {"phase": "play", "card": "border", "cards": {"red": ["t1", "t2", "n1"]}, "plague_at": "e7"}
    table = put(red={"t1": "e7", "t2": "d7"}, **given)
    assert "e7" not in table.cells("red", "play t2")
    assert table.refuses("red", "play t2 e7") == "R32"
    assert {"d6", "e6", "e8", "f7"} <= table.cells("red", "play t1")


@pytest.mark.parametrize(("wood", "beside"), [("b3", ["b4", "a3"]), ("d8", ["d7", "c8"])])
def test_g24_a_wood_holds_one_pawn_of_all_players_miladies_included(put, wood, beside):
    red = {"n1": beside[0], "m": beside[1]}
    given = {"phase": "play", "card": "border", "cards": {"red": ["n1", "n2", "m"]}}
    empty = put(red=red, **given)
    assert wood in empty.cells("red", "play n1") & empty.cells("red", "play m")
    for pawns in ({"green": {"m": wood}, "red": red}, {"red": {**red, "n3": wood}}):
        table = put(**pawns, **given)
        assert wood not in table.cells("red", "play n1") | table.cells("red", "play m")
        assert table.refuses("red", f"play n1 {wood}") == "R36"
        assert table.refuses("red", f"play m {wood}") == "R36"


def test_g28_pawns_shut_into_their_castle_cannot_move(put):
    table = put(
        phase="play",
        card="border",
        cards={"red": ["n1", "n2", "n3"]},
        green={"n1": "a5", "n2": "a7", "n3": "b6"},
        order=["green", "red"],
    )
    table.play("green", "play b stay")
    assert table.choices("red") == ["play n1 stay", "play n2 stay", "play n3 stay"]
    assert table.refuses("red", "play n1 a8") == "R32"


def test_g44_a_mercenarys_move_is_judged_by_the_sealed_trade_card(put):
    cards = {"red": ["s1", "n1", "n2"]}
    rich = put(phase="play", card="border", cards=cards, trade={"red": 4})
    poor = put(phase="play", card="border", cards=cards, trade={"red": 0})
    assert len(rich.choices("red", "play s1")) > 1
    assert len(poor.choices("red", "play s1")) == 1
    rich.play("red", "play s1 a7")
    assert rich.player("red")["purse"] == [1, 6]
