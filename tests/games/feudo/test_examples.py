"""The worked examples of the specification (section 9), on the study map."""

import pytest


def done_showing(table):
    while table.phase == "play":
        table.play(table.acting[0], table.choices(table.acting[0])[0])
    return table


def test_v1_town_with_one_footman(put):
    table = put(red={"p": "c10", "s1": "b9", "n1": "c8"}, green={"t1": "c9"}, towns={"evesham": "green"})
    assert table.choices("red") == ["attack pass", "attack c9 p n1 s1", "attack c9 p s1"]
    assert table.refuses("red", "attack c9 p n1") == "R72"
    assert table.refuses("red", "attack c9 n1 s1") == "R72"
    table.play("red", "attack c9 p s1")
    assert table.at("green", "t1") == "eliminated"
    assert table.points == [2 + 5, -11]
    assert table.position["towns"]["evesham"] == "red"
    assert table.choices("red") == ["advance c9 none", "advance c9 s1"]


def test_v2_empty_town(put):
    assert "attack i9 p t1" in put(red={"p": "h9", "t1": "i8"}).choices("red")
    weak = put(red={"s1": "h9", "n1": "i8", "n2": "d3"}, green={"t1": "d2"})
    assert weak.choices("red") == ["attack pass", "attack d2 n2"]


def test_v3_three_shillings_left(put):
    table = put(
        phase="march",
        trade={"red": 4},
        wages={"red": 1},
        cards={"red": ["s1", "n2", "n3"]},
        red={"s1": "a8", "n1": "b6"},
    )
    assert table.position["shillings"] == 3
    table.play("red", "march n1 d6", "march b a7")
    assert not any(choice.startswith("march") for choice in table.choices("red"))
    other = put(phase="march", trade={"red": 4}, wages={"red": 1}, cards={"red": ["s1", "n2", "n3"]}, red={"s1": "a8"})
    other.play("red", "march p d6")
    assert other.acting != ["red"]
    nothing = put(
        phase="march", trade={"red": 4}, wages={"red": 1}, cards={"red": ["s1", "n2", "n3"]}, red={"s1": "a8"}
    )
    assert nothing.play("red", "march done").acting != ["red"]


def test_v4_trade_hands(start):
    table = start(2, seed=3, map="study", plague="none")
    held = {}
    while table.position["round"] < 6 or table.phase not in ("army", "trade"):
        position = table.position
        if position["phase"] == "army":
            held[position["round"]] = len(position["players"]["red"]["hand"])
        seat = table.match.to_act()[0]
        table.match.play(seat, table.match.choices(seat)[0])
    held[6] = len(table.player("red")["hand"])
    assert list(held.values()) == [5, 4, 3, 2, 1, 5]


@pytest.mark.parametrize(
    ("seat", "colour", "trade", "purse"),
    [(0, "red", 4, 6), (1, "green", 2, 4), (2, "yellow", 4, 4), (0, "red", 0, 0)],
)
def test_v5_kings_aid(put, seat, colour, trade, purse):
    table = put(
        seats=3,
        phase="play",
        card="border",
        king=True,
        points={"red": 9, "green": 9, "yellow": 14},
        showing=2,
        shown={c: ["b", "p"] for c in ("red", "green", "yellow")},
        trade={colour: trade},
    )
    done_showing(table)
    (event,) = [e.public for e in table.events("trade_shown") if e.public["seat"] == seat]
    assert event["shillings"] + event["aid"] == event["left"] == purse


def test_v6_designers_example(put):
    # Red is asked nothing, being too weak everywhere; so the position is reached by a march that red ends.
    table = put(
        phase="march",
        trade={"red": 4},
        red={"b": "d9", "n1": "d9"},
        green={"p": "d8", "b": "d10", "n1": "d10"},
    )
    table.play("red", "march done")
    assert (table.phase, table.acting) == ("attack", ["green"])
    assert "attack d9 b p n1" in table.choices("green")
    table.play("green", "attack d9 b p n1")
    assert table.points == [0, 4 + 3]
    assert table.at("red", "n1") == "eliminated"
    assert table.at("red", "b") == "castle"
    assert table.player("red")["was_wounded"]


def test_v7_plague_re_entry(put):
    red = {"s1": "b2", "n1": "b1", "p": "b3", "n2": "a2", "n3": "c2"}
    table = put(phase="plague", chance=["plague north"], red=red, green={"n1": "b4"})
    assert table.position["plague"]["pawn"] == "b2"
    assert set(table.sick("red")) == set(red)
    assert table.sick("green") == []
    west = {"s1": "j10", "n1": "j11", "p": "j9", "n2": "i10", "n3": "k10"}
    table = put(phase="plague", chance=["plague west"], red=west)
    assert table.position["plague"]["pawn"] == "j10"
    assert set(table.sick("red")) == set(west)
    assert put(phase="plague", chance=["plague east"]).position["plague"]["pawn"] == "e10"


def test_v8_plague_twice(put):
    table = put(phase="plague", chance=["plague north"], red={"n1": "c2"}, sick={"red": ["n1"]})
    assert table.at("red", "n1") == "eliminated"
    assert table.points == [0, 0]
    baron = put(
        phase="trade",
        round=4,
        chance=["plague north"],
        red={"b": "c2"},
        sick={"red": ["b"]},
        hand={"red": [4, 0], "green": [4, 0]},
    )
    baron.play("red", "trade 0").play("green", "trade 0")
    assert baron.at("red", "b") == "c2"
    assert baron.sick("red") == ["b"]
    assert [e.name for e in baron.events() if e.name.startswith("pawn_")] == ["pawn_recovered", "pawn_sickened"]


def test_v9_charm(put):
    table = put(
        phase="play",
        round=4,
        card="border",
        cards={"red": ["m", "n1", "n2"]},
        red={"m": "d1", "p": "g6"},
        green={"b": "d3", "n1": "h6", "p": "h7"},
        trade={"green": 4},
        hand={"red": [4, 0], "green": [4, 0]},
    )
    table.play("red", "play m d2 charm green")
    done_showing(table)
    assert table.at("red", "m") == "castle"
    assert table.player("green")["shown"] == []
    assert table.player("green")["hand"] == [0]
    assert table.phase == "attack"
    table.play("red", "attack pass")
    assert "attack g6 n1" not in table.choices("green")
    for round_, able in ((5, False), (6, True)):
        hand = {"red": [4], "green": [4]} if round_ == 5 else {}
        later = put(
            phase="play",
            round=round_,
            card="border",
            cards={"red": ["m", "n1", "n2"]},
            charmed_in={"red": 4} if round_ == 5 else {},
            trade={"red": 4, "green": 4},
            hand=hand,
        )
        assert (len(later.choices("red", "play m")) > 1) == able


def test_v9_the_charmed_may_attack(put):
    table = put(
        phase="play",
        card="border",
        cards={"red": ["m", "n1", "n2"]},
        red={"m": "d1", "t1": "g6"},
        green={"b": "d3", "n1": "h6"},
    )
    table.play("red", "play m d2 charm green")
    done_showing(table)
    assert table.choices("green") == ["attack pass", "attack g6 n1"]


def test_v10_discontent(put):
    gone = {"green": ["p", "n3", "s1", "s2", "t2"]}
    table = put(red={"p": "d3"}, green={"n2": "d2", "b": "h6"}, gone=gone)
    state = table.match.state
    assert state.number(1, 0) == 4
    table.play("red", "attack d2 p")
    assert table.match.state.number(1, 0) == 6


def test_v11_king_and_cowards(put):
    table = put(
        points={"red": 10},
        red={"p": "d3", "b": "b6", "n1": "a8", "n2": "a5", "s1": "b5", "s2": "b7", "t1": "b4"},
        green={"n1": "d2", "b": "j6", "p": "k8", "n2": "j8", "n3": "j4", "t1": "j7", "t2": "j5"},
    )
    table.play("red", "attack d2 p")
    assert table.points == [10 + 3 - 5, -8]
    assert table.position["king"] is True


def test_v12_stacks(put):
    def may_join(pawn, *others):
        red = {pawn: "d1", **dict.fromkeys(others, "d2")}
        cards = [pawn, *[other for other in ("n3", "t1", "t2") if other != pawn][:2]]
        return "d2" in put(phase="play", card="border", cards={"red": cards}, red=red).cells("red", f"play {pawn}")

    assert may_join("b", "n1")
    assert may_join("n1", "b")
    assert may_join("m", "n1")
    assert may_join("n1", "m")
    assert may_join("b", "m")
    assert not may_join("n2", "n1")
    assert not may_join("p", "b")
    assert not may_join("b", "p")
    assert not may_join("m", "p")
    assert not may_join("m", "b", "n1")
    assert not may_join("n1", "b", "m")


def test_v13_wounded_baron(put):
    table = put(
        phase="attack",
        round=5,
        red={"p": "d3"},
        green={"b": "d2"},
        trade={"red": 4, "green": 4},
    )
    table.play("red", "attack d2 p")
    assert table.player("green")["wounded"] == 5
    for round_, able in ((6, False), (7, True)):
        later = put(
            phase="play",
            round=round_,
            card="border",
            order=["green", "red"],
            cards={"green": ["b", "n1", "n2"]},
            wounded={"green": 5} if round_ == 6 else {},
            bled=["green"],
        )
        assert (len(later.choices("green", "play b")) > 1) == able
        assert later.sick("green") == []


def test_v14_convent(put):
    given = {"card": "border", "cards": {"red": ["n2", "n1", "n3"]}, "sick": {"red": ["n2"]}}
    third = put(phase="play", round=3, red={"n2": "f8"}, **given)
    assert "f7" in third.cells("red", "play n2")
    assert "f6" not in third.cells("red", "play n2")
    fourth = put(phase="play", round=4, red={"n2": "f7"}, **given)
    assert "f6" in fourth.cells("red", "play n2")
    end = {"victories": [{"seat": "red", "cell": "e6", "pawns": ["n1"]}], "points": {"red": 1}}
    for card in ("fog", "vocation"):
        drawn = {"chance": [f"plague {card}"], "card": "border"}
        table = put(phase="advance", round=4, red={"n2": "f6", "n1": "d6"}, sick={"red": ["n2"]}, **drawn, **end)
        table.play("red", "advance e6 none")
        assert table.sick("red") == []
        table.play("green", "order red green")
        table.play("red", "army n1 n2 n3").play("green", "army n1 n2 n3")
        if card == "fog":
            assert "f7" in table.cells("red", "play n2")
        else:
            assert table.at("red", "n2") == "eliminated"
