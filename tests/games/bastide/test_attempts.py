"""What one might try to pick, and the rule that forbids it."""

from ..scenes import forbidden
from .positions import bid, go, table

FULL = {"h2.0": 0, "h2.1": 1, "h2.2": 0, "h2.3": 1}


def test_works_that_are_full_and_tiles_one_does_not_hold():
    match = table(influence=FULL, hands=["fire"])
    assert forbidden(match, 0) == {
        "work:h2": "R5",
        "tile:english1": "R2",
        "tile:english2": "R2",
        "tile:english3": "R2",
        "tile:english4": "R2",
        "button:pass": "R2",
    }


def test_blocks_without_room_and_turns_that_are_fixed():
    match = table(houses={"r0c0": 2, "r0c1": 3})
    assert forbidden(match, 0, "work:church") == {"cell:r0c0": "R6", "cell:r0c1": "R6", "cell:r1c1": "R6"}
    assert forbidden(match, 0, "tile:house") == {"cell:r0c1": "R25", "cell:r1c1": "R25"}
    assert forbidden(match, 0, "tile:house", "cell:r0c0") == {"turn:h": "RUL-4", "turn:v": "RUL-4"}
    assert forbidden(match, 0, "tile:house", "cell:r0c2") == {}


def test_bids_and_raises_beyond_the_purse():
    match = go(table(money=[9, 9, 0]), "0: project h1")
    assert forbidden(match, 0) == {"bid=10": "R11"}
    bid(match, 6, 3, 0)
    assert match.choices(0) == ["raise 0", "raise 1", "raise 2", "raise 3"]
    assert forbidden(match, 0) == {"raise=4": "R12"}


def test_t6_bids_against_a_promise():
    match = go(table(money=[9, 9, 9], options={"talk": "deals"}), "0: project h1", "0: offer 1 pay:1 for max:2")
    go(match, "1: accept", *(f"{seat}: pass" for seat in (1, 2, 0)))
    assert match.choices(1) == ["bid 0", "bid 1", "bid 2"]
    refused = forbidden(match, 1)
    assert refused == {**{f"bid={amount}": "T6" for amount in range(3, 11)}, "bid=11": "R11"}


def test_words_nobody_can_keep():
    match = go(table(money=[9, 9, 0], options={"talk": "deals"}), "0: project h1")
    assert forbidden(match, 0) == {}
    assert forbidden(match, 0, "button:gift", "seat:1") == {"deniers=10": "T3"}
    assert forbidden(match, 0, "button:offer", "seat:2") == {"deal:token-pay": "T6"}
    assert forbidden(match, 0, "button:offer", "seat:1", "deal:pay-token") == {"deniers=10": "T6"}


def test_t4_offers_where_there_are_only_gifts():
    match = go(table(money=[9, 9, 0], options={"talk": "gifts"}), "0: project h1")
    assert forbidden(match, 0) == {"button:offer": "T4"}


def test_r19_circles_of_other_works_and_circles_that_are_taken():
    match = go(table(money=[9, 0, 0], influence={"h1.0": 1}), "0: project h1", "0: bid 3")
    refused = forbidden(match, 0)
    assert set(refused.values()) == {"R19"}
    assert {"circle:h1.0", "circle:v1.0"} <= refused.keys()
    assert refused.keys().isdisjoint({"circle:h1.1", "circle:h1.2", "circle:h1.3"})


def test_what_a_raid_does_not_reach():
    influence = {"h1.0": 0, "h2.0": 1, "wall_n.0": 0}
    match = go(table(hands=["english1"], houses={"r0c0": 1, "r1c2": 1}, influence=influence), "0: english 1")
    assert match.choices(0) == ["raid house r0c0", "raid h1.0", "raid h2.0"]
    assert forbidden(match, 0) == {"house:r1c2": "R38", "piece:wall_n.0": "R40"}


def test_r29_shares_of_a_tax_that_do_not_fit():
    """Caps 2, 4 and 2 of a tax of 6: the last share is what is left."""
    match = go(table(influence={"h1.0": 0, "v1.0": 1, "wall_n.0": 1, "wall_w.0": 2}), "0: house r0c0 h")
    assert match.choices(0)[0] == "allot 0=0 1=4 2=2"
    assert forbidden(match, 0) == {"allot:0=3": "R29"}
    assert forbidden(match, 0, "allot:0=2", "allot:1=3") == {f"allot:2={amount}": "R29" for amount in (0, 2, 3)}


def test_r32_a_fire_spreads_no_further():
    match = go(table(hands=["fire"], houses={"r1c2": 1, "r0c0": 2}, influence={"h1.0": 1}), "0: fire")
    go(match, "0: burn house r0c0")
    assert match.choices(0) == ["burn house r0c0", "stop"]
    assert forbidden(match, 0) == {"house:r1c2": "R32", "piece:h1.0": "R32"}
