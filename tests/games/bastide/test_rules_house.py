"""Houses and tax (R25 to R31; RUL-9, 19, 21)."""

import pytest

from .positions import go, now, purses, refused, table, told


def tax(match, block, suffix=" h"):
    go(match, f"0: house {block}{suffix}")
    return told(match, "house_built")[0]["tax"]


def test_r25_any_block_with_a_free_strip_but_the_market():
    match = table(houses={"r0c0": 3, "r0c1": 2})
    sites = [choice for choice in match.choices(0) if choice.startswith("house")]
    assert "house r0c1" in sites
    assert not any(site.startswith(("house r0c0", "house r1c1")) for site in sites)
    refused(match, 0, "house r0c0", "R25")
    refused(match, 0, "house r1c1 h", "R25")
    go(match, "0: house r0c1")
    assert now(match)["blocks"]["r0c1"]["houses"] == 3


HALL = {"halle.0": 1}


def test_r26_a_house_brings_six():
    assert tax(table(), "r0c0") == 6


def test_r26_the_hall_adds_two_around_the_market():
    assert tax(table(influence=HALL), "r2c2") == 8
    assert tax(table(influence=HALL), "r2c3") == 6


def test_rul19_the_eight_blocks_around_the_hall_while_it_stands():
    around = {"r0c0", "r0c1", "r0c2", "r1c0", "r1c2", "r2c0", "r2c1", "r2c2"}
    for block in [f"r{row}c{col}" for row in range(3) for col in range(4) if (row, col) != (1, 1)]:
        assert tax(table(influence=HALL), block) == (8 if block in around else 6)
        assert tax(table(), block) == 6


@pytest.mark.parametrize(("work", "change"), [("church", 4), ("leper", -6), ("chapel", 0), ("monastery", 0)])
def test_r26_church_and_leper_house_reach_their_block_and_its_neighbours(work, change):
    standing = {"religious": [[work, "r0c0"]], "influence": {f"{work}.0": 1}}
    assert tax(table(**standing), "r0c0", "") == 6 + change
    assert tax(table(**standing), "r1c0") == 6 + change
    assert tax(table(**standing), "r0c1") == 6 + change
    assert tax(table(**standing), "r0c2") == 6
    assert tax(table(**standing), "r2c0") == 6


def test_r27_two_deniers_for_each_facing_piece_the_active_seat_included():
    influence = {"h1.0": 0, "wall_n.0": 1, "wall_w.0": 1, "h1.1": 2, "wall_n.1": 2}
    match = table(influence=influence)
    go(match, "0: house r0c0 h")
    assert purses(match) == [2, 4, 0]
    assert now(match)["bank"] == 90


def test_r27_religious_influence_is_never_paid():
    match = table(influence={"church.0": 1, "church.1": 1}, religious=[["church", "r0c0"]])
    go(match, "0: house r0c0")
    assert purses(match) == [0, 0, 0]
    assert now(match)["chest"] == 10


def test_r27_a_street_faces_two_blocks_a_hall_circle_one():
    influence = {"v2.0": 1, "halle.0": 2}
    match = table(influence=influence, draws=["deal 0 house"] * 1)
    go(match, "0: house r0c1 h")
    assert purses(match) == [0, 2, 2]
    go(match, "1: house r0c2 h")
    assert purses(match) == [0, 4, 2]


def test_r28_the_surplus_goes_to_the_chest():
    match = table(influence={"h1.0": 1}, chest=1)
    go(match, "0: house r0c0 h")
    assert now(match)["chest"] == 1 + 4


def test_rul21_the_surplus_is_what_exceeds_two_a_piece():
    match = table(influence={"h1.0": 1, "wall_n.0": 1, "v1.0": 1})
    go(match, "0: house r0c0 h")
    assert (purses(match), now(match)["chest"]) == ([0, 6, 0], 0)


FOUR = {"h1.0": 0, "v1.0": 1, "wall_n.0": 1, "wall_w.0": 2}


def test_r29_a_short_tax_is_divided_as_the_active_seat_likes_within_the_caps():
    match = table(influence=FOUR)
    go(match, "0: house r0c0 h")
    splits = match.choices(0)
    assert splits[0] == "allot 0=0 1=4 2=2"
    assert splits[-1] == "allot 0=2 1=4 2=0"
    assert splits == [f"allot 0={a} 1={b} 2={6 - a - b}" for a in range(3) for b in range(5) if 0 <= 6 - a - b <= 2]
    refused(match, 0, "allot 0=3 1=3 2=0", "R29")
    refused(match, 0, "allot 0=1 1=1 2=1", "R29")
    refused(match, 0, "allot 0=2 1=4", "R29")
    go(match, "0: allot 0=2 1=3 2=1")
    assert (purses(match), now(match)["chest"], now(match)["bank"]) == ([2, 3, 1], 0, 90)


def test_r29_one_possible_split_is_automatic():
    match = table(influence={f"{at}": 1 for at in FOUR})
    go(match, "0: house r0c0 h")
    assert purses(match) == [0, 6, 0]
    assert told(match, "forced") == [{"seat": 0, "action": "allot 1=6"}]


def test_r30_a_tax_of_nothing_pays_nobody():
    match = table(influence={**FOUR, "leper.0": 1}, religious=[["leper", "r1c0"]])
    go(match, "0: house r0c0 h")
    assert (purses(match), match.to_act()) == ([0, 0, 0], (1,))


def test_r31_a_poor_bank_pays_what_it_has():
    match = table(influence={"h1.0": 1}, money=[93], bank=3)
    go(match, "0: house r0c0 h")
    assert (purses(match), now(match)["chest"], now(match)["bank"]) == ([93, 2, 0], 1, 0)
    poor = table(influence={"h1.0": 1, "v1.0": 2}, money=[93], bank=3)
    go(poor, "0: house r0c0 h")
    assert poor.choices(0) == ["allot 1=1 2=2", "allot 1=2 2=1"]


def test_rul9_an_unlimited_bank_may_owe():
    match = table(influence={"h1.0": 1}, money=[93], bank=3, options={"bank": "unlimited"})
    go(match, "0: house r0c0 h")
    assert (purses(match), now(match)["chest"], now(match)["bank"]) == ([93, 2, 0], 4, -3)
