"""What one might try to pick, and the rule that forbids it."""

from ..scenes import forbidden

ARMED = {"red": ["b", "p", "n1"]}


def test_r2_where_no_castle_stands(start):
    table = start(chance=["map A0 B0 C0 D0", "sequence red green"])
    table.play("red", "castle a6")
    cells = forbidden(table.match, 1)
    assert set(cells.values()) == {"R2"}
    assert {"cell:a1", "cell:f6", "cell:a7"} <= cells.keys()
    assert len(cells) + len(table.choices("green")) == 121


def test_r12_an_army_of_three_that_are_alive(put):
    table = put(phase="army", gone={"red": ["t1"]})
    assert forbidden(table.match, 0) == {"card:t1": "R12"}
    assert forbidden(table.match, 0, "card:n1") == {"card:t1": "R12"}  # the Baron could have been picked before
    whole = forbidden(table.match, 0, "card:b", "card:n1", "card:n2")
    assert whole == dict.fromkeys(["card:p", "card:m", "card:n3", "card:s1", "card:s2", "card:t1", "card:t2"], "R12")


def test_r59_a_trade_card_that_is_used(put):
    table = put(phase="trade", hand={"green": [4, 2, 0, 0], "red": [4, 0, 0, 0]})
    assert forbidden(table.match, 0) == {"trade:2": "R59"}


def test_r54_cards_that_were_not_chosen_and_territories_out_of_reach(put):
    table = put(phase="play", card="border", cards=ARMED, red={"p": "c5"})
    others = [f"card:{pawn}" for pawn in ("m", "n2", "n3", "s1", "s2", "t1", "t2")]
    assert forbidden(table.match, 0) == dict.fromkeys(others, "R54")
    cells = forbidden(table.match, 0, "card:p")
    assert cells["cell:k1"] == "R31"
    assert cells["cell:d4"] == "R32"
    assert cells["cell:b5"] == "R35"
    assert cells["cell:a6"] == "R38"
    assert cells["cell:f6"] == "R50"
    assert len(cells) + len(table.cells("red", "play p")) == 121


def test_powers_milady_does_not_have(put):
    table = put(
        phase="play",
        seats=3,
        card="fog",
        cards={"red": ["b", "m", "n1"]},
        red={"m": "c5"},
        green={"b": "c6"},
        yellow={"b": "j4"},
    )
    assert "play m stay charm green" in table.choices("red")
    assert forbidden(table.match, 0, "card:m", "button:stay") == {"charm:yellow": "R60", "button:infect": "R64"}


def test_pawns_that_do_not_march(put):
    table = put(phase="march", trade={"red": 4}, red={"p": "c5", "n1": "d5"}).play("red", "march n1 d8")
    assert forbidden(table.match, 0) == {"pawn:m": "R56", "pawn:n1": "G10"}


def test_targets_out_of_reach_or_too_strong(put):
    table = put(red={"n1": "d3", "n2": "c2", "n3": "a1", "m": "d3"}, green={"s1": "d2", "t1": "e3"})
    assert table.choices("red") == ["attack pass", "attack e3 n1", "attack d2 n1 n2"]
    assert forbidden(table.match, 0) == {
        "cell:c3": "R72",  # a town beside them
        "cell:c9": "R71",
        "cell:i9": "R71",
        "cell:h4": "R71",
        "cell:i3": "R71",
        "cell:k6": "G34",  # nobody is outside the castle
    }


def test_pawns_that_cannot_join_an_attack(put):
    """The second knight may join in any order; going without him is too weak."""
    table = put(red={"n1": "d3", "n2": "c2", "n3": "a1", "m": "d3"}, green={"s1": "d2", "t1": "e3"})
    inside = dict.fromkeys([f"pawn:{pawn}" for pawn in ["b", "p", "s1", "s2", "t1", "t2"]], "R39")
    unfit = {**inside, "pawn:m": "R73", "pawn:n3": "R71"}
    assert forbidden(table.match, 0, "cell:d2") == unfit
    assert forbidden(table.match, 0, "cell:d2", "pawn:n1") == {**unfit, "button:go": "R72"}


def test_r85_only_attackers_advance(put):
    table = put(phase="attack", red={"b": "c5", "n1": "c5", "t1": "b4"}, green={"n1": "c4"})
    table.play("red", "attack c4 b n1")
    while table.phase == "attack":
        table.play(table.acting[0], "attack pass")
    others = dict.fromkeys([f"pawn:{pawn}" for pawn in ["p", "m", "n2", "n3", "s1", "s2", "t1", "t2"]], "R85")
    assert forbidden(table.match, 0) == others
    assert forbidden(table.match, 0, "pawn:n1") == others  # the Baron could go with him
