"""The worked examples of the rule book, as positions to play."""

import pytest

from .positions import RELIGIOUS, THIRTEEN, bid, go, now, purses, roads, stocks, table, told


def test_v1_hall_with_a_tie_between_initiator_and_neighbour():
    match = table(money=[6, 6, 3])
    go(match, "0: project halle")
    bid(match, 6, 6, 3)
    assert match.to_act() == (0,)  # nobody has money left to raise with
    for seat, circle in ((0, 1), (1, 0), (0, 3)):
        assert match.to_act() == (seat,)
        go(match, f"{seat}: place halle.{circle}")
    assert now(match)["influence"] == {"halle.0": 1, "halle.1": 0, "halle.2": 1, "halle.3": 0}  # the last by itself
    assert purses(match) == [0, 0, 0]
    assert now(match)["bank"] == 96
    assert stocks(match) == [18, 18, 20]
    assert told(match, "influence_lost") == [{"seat": 2, "why": "full", "count": 1}]


def test_v2_monastery_and_envoy():
    match = table(money=[10, 9, 0], camp=[1, 3])
    go(match, "0: project monastery r0c3 h")
    bid(match, 10, 9, 0)
    assert now(match)["influence"] == {"monastery.0": 0, "monastery.1": 0, "monastery.2": 0, "monastery.3": 1}
    assert told(match, "influence_lost") == [{"seat": 1, "why": "full", "count": 2}]
    assert match.to_act() == (0,)
    assert match.choices(0) == ["envoy 1", "envoy 3"]
    in_bag = now(match)["bag"]["english3"]
    go(match, "0: envoy 3")
    assert now(match)["camp"] == [1]
    assert roads(match) == [3, 0, 0]
    assert stocks(match) == [16, 19, 20]
    assert now(match)["bag"]["english3"] == in_bag + 1


def test_v3_tied_envoys_go_to_the_initiator():
    match = table(
        4, active=3, money=[0, 0, 3, 3], camp=[2], religious=[["monastery", "r0c3"]], influence={"monastery.0": 0}
    )
    go(match, "3: project monastery")
    bid(match, 0, 0, 3, 3)
    placed = [event.public["seat"] for event in match.events if event.name == "influence_placed"]
    assert placed == [3, 2]
    assert now(match)["influence"] == {"monastery.0": 0, "monastery.1": 3, "monastery.2": 2}
    assert roads(match) == [0, 0, 0, 2]


V4 = {
    "active": 3,
    "influence": {
        "halle.0": 2,
        "halle.1": 0,
        "church.0": 3,
        "leper.0": 3,
        "v1.0": 4,
        "v2.0": 1,
        "v2.2": 0,
        "h2.2": 1,
        "wall_n.1": 4,
        "wall_s.2": 1,
    },
    "religious": [["church", "r0c2"], ["leper", "r2c3"]],
}


def test_v4a_no_tax_beside_the_leper_house():
    match = table(5, **V4)
    go(match, "3: house r2c3")
    assert purses(match) == [0] * 5
    assert now(match)["chest"] == 0
    assert told(match, "house_built") == [{"seat": 3, "block": "r2c3", "tax": 0}]


def test_v4b_two_deniers_for_three_pieces_are_divided():
    match = table(5, **V4)
    go(match, "3: house r2c2 h")
    assert match.choices(3) == ["allot 0=0 1=2", "allot 0=1 1=1", "allot 0=2 1=0"]
    go(match, "3: allot 0=1 1=1")
    assert purses(match) == [1, 1, 0, 0, 0]


def test_v4c_twelve_deniers_and_a_surplus():
    match = table(5, **V4)
    go(match, "3: house r0c1 h")
    assert purses(match) == [0, 2, 2, 0, 4]
    assert now(match)["chest"] == 4
    assert now(match)["bank"] == 84


@pytest.mark.parametrize(("seats", "chest", "share", "left"), [(3, 11, 3, 2), (5, 5, 1, 0), (5, 4, 0, 4)])
def test_v5_share_of_the_chest(seats, chest, share, left):
    match = table(seats, chest=chest, money=[1] * seats)
    go(match, "0: project h1")
    assert purses(match) == [1 + share] * seats
    assert now(match)["chest"] == left


V6 = {
    "hands": ["fire"],
    "houses": {"r0c0": 3, "r2c0": 1},
    "influence": {"halle.2": 1, "h1.0": 1, "h1.1": 2, "h1.3": 0, "church.0": 0, "church.1": 2},
    "religious": [["church", "r1c2"]],
}


def test_v6_targets_of_a_fire():
    match = table(**V6)
    go(match, "0: fire")
    assert match.choices(0) == [
        *("burn house r0c0", "burn house r2c0", "burn h1.0", "burn h1.1", "burn h1.3"),
        *("burn halle.2", "burn church.0", "burn church.1"),
    ]


def test_v6_the_last_influence_of_the_hall():
    match = table(**V6, draws=["deal 0 house"])
    in_bag = now(match)["bag"]["fire"]
    go(match, "0: fire", "0: burn halle.2")
    assert match.to_act() == (1,)
    assert now(match)["hall"] is False
    assert now(match)["burnt"] == 1
    assert now(match)["bag"]["fire"] == in_bag


def test_v6_a_second_house_of_the_same_block():
    match = table(**V6, draws=["deal 0 fire"])
    in_bag = now(match)["bag"]["house"]
    go(match, "0: fire", "0: burn house r0c0")
    assert match.choices(0) == ["burn house r0c0", "stop"]
    go(match, "0: burn house r0c0")
    assert now(match)["blocks"]["r0c0"]["houses"] == 1
    assert now(match)["bag"]["house"] == in_bag + 2


V7 = {
    "hands": ["english1", "english1", "english1"],
    "houses": {"r0c0": 1, "r0c2": 1},
    "influence": {
        "wall_n.1": 0,
        "wall_e.0": 1,
        "wall_e.1": 1,
        "wall_e.2": 2,
        "v2.0": 3,
        "church.0": 3,
        "halle.0": 3,
        "h1.2": 4,
    },
    "religious": [["church", "r1c2"]],
}


def test_v7_raid_on_a_corner_with_one_wall_then_on_the_walls():
    match = table(5, **V7)
    go(match, "0: english 1")
    assert told(match, "forced") == [{"seat": 0, "action": "raid house r0c0"}]
    go(match, "1: english 1")
    assert match.choices(1) == ["raid wall_n.1", "raid wall_e.0", "raid wall_e.1", "raid wall_e.2"]
    go(match, "1: raid wall_n.1", "2: english 1")
    assert now(match)["walls"] == ["wall_e"]
    assert match.choices(2) == ["raid house r0c2", "raid v2.0"]


@pytest.mark.parametrize(("pieces", "allegiance"), [(14, "french"), (13, "english")])
def test_v8_fourteen_against_fourteen(pieces, allegiance):
    circles = [f"wall_{side}.{k}" for side, count in (("n", 4), ("s", 4), ("w", 3), ("e", 3)) for k in range(count)]
    influence = dict.fromkeys(circles[:pieces], 1)
    match = table(hands=["english2"], camp=[1, 1, 1, 2, 2, 2, 3], influence=influence)
    go(match, "0: english 2")
    assert match.over
    assert match.ending == "siege"
    assert now(match)["allegiance"] == allegiance
    assert match.scores() == [0, pieces + (8 if allegiance == "french" else -8), 0]


def test_v9_the_fourteenth_work_ends_the_game_whatever_the_camp():
    match = table(money=[3], influence=THIRTEEN, religious=RELIGIOUS, camp=[1, 1, 1, 1, 2, 2, 4])
    go(match, "0: project h2")
    bid(match, 3, 0, 0)
    go(match, "0: place h2.3")
    assert match.over
    assert match.ending == "works"
    assert now(match)["allegiance"] == "french"
    assert match.scores() == [14 + 18, 0, 0]


def test_v10_scoring_of_both_allegiances():
    influence = {"wall_n.0": 0, "wall_n.1": 0, "wall_s.0": 0, "wall_w.0": 0, "h1.1": 0, "h2.1": 0, "church.1": 0}
    influence |= {"chapel.1": 0, "v3.0": 0, "h1.0": 1, "h2.0": 1, "v1.0": 1, "v1.1": 1, "church.0": 1, "chapel.0": 1}
    match = table(
        hands=["english1"],
        camp=[1, 1, 1, 1, 1, 2, 2],
        influence=influence,
        religious=[["church", "r0c0"], ["chapel", "r0c1"]],
        road=[8],
        cards={"prince": 0, "people": 1},
    )
    assert match.breakdown()[0] == {"influence": 9, "cards": 8, "road": 8}
    assert match.scores()[0] == 25
    go(match, "0: english 1")
    assert now(match)["allegiance"] == "english"
    assert match.scores()[0] == -7
    assert match.breakdown()[0] == {"influence": 9, "cards": -8, "road": -8}
