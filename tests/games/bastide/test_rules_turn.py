"""Set-up, turns, tiles in hand, the guard against endless idling (R1 to R4, R46; RUL-1, 2, 5, 10, 14, 15)."""

import pytest

from jurade.core.errors import BadOption
from jurade.games.bastide import GAME

from .positions import bid, go, now, position, refused, table, told

DEALS = [f"deal {seat} {kind}" for seat in range(3) for kind in ("house", "fire", "english1")]


def test_set_up():
    match = GAME.new(5, seed=3, options={"first_player": "seat2"})
    start = now(match)
    assert [seat["money"] for seat in start["seats"]] == [4] * 5
    assert [seat["stock"] for seat in start["seats"]] == [20] * 5
    assert [seat["tiles"] for seat in start["seats"]] == [3] * 5
    assert (start["bank"], start["chest"], start["bag_size"], start["active"]) == (76, 0, 58 - 15, 2)
    assert [ply.text.rsplit(" ", 1)[0] for ply in match.plies] == [
        f"deal {seat}" for seat in range(5) for _ in range(3)
    ]


def test_the_first_seat_is_drawn_before_the_tiles():
    match = GAME.new(3, chance=["first 2", *DEALS])
    assert match.plies[0].text == "first 2"
    assert match.to_act() == (2,)
    with pytest.raises(BadOption):
        GAME.new(3, options={"first_player": "seat3"})


def test_r1_seats_act_clockwise():
    match = table(4, active=2, hands=["", "", "house"])
    order = []
    for _ in range(5):
        order.append(match.to_act()[0])
        match.play(match.to_act()[0], match.choices(match.to_act()[0])[-1])
    assert order == [2, 3, 0, 1, 2]


def test_r2_one_project_or_one_tile():
    match = table(hands=["house fire english2"], houses={"r0c0": 1})
    verbs = {choice.split()[0] for choice in match.choices(0)}
    assert verbs == {"project", "house", "fire", "english"}
    assert match.choices(0).count("english 2") == 1
    refused(match, 0, "english 1", "R2")
    refused(match, 0, "pass", "R2")
    refused(match, 0, "bid 1", "R2")
    go(match, "0: house r0c0")
    assert match.to_act() == (1,)


def test_r2_no_tile_that_is_not_in_hand():
    match = table(hands=["english1 english1 english1"])
    refused(match, 0, "house r0c0 h", "R2")
    refused(match, 0, "fire", "R2")


def test_r3_a_project_nobody_pays_for_ends_the_turn():
    match = table(money=[3, 3, 3])
    go(match, "0: project halle")
    bid(match, 0, 0, 0)
    assert match.to_act() == (1,)
    assert now(match)["hall"] is False


def test_r4_a_played_tile_is_replaced_before_the_next_seat_acts():
    match = table(hands=["english1"], draws=["deal 0 english4"])
    go(match, "0: english 1")
    assert now(match)["seats"][0]["hand"] == {"house": 2, "english4": 1}
    assert match.to_act() == (1,)


def test_r4_what_returned_to_the_bag_in_this_turn_can_be_drawn():
    whole = position(houses={"r0c0": 3, "r0c1": 3, "r0c2": 3, "r0c3": 3, "r1c0": 3, "r1c2": 3, "r1c3": 3, "r2c0": 3})
    whole["position"]["blocks"] |= {f"r2c{k}": {"houses": 1, "orientation": "h"} for k in (1, 2, 3)}
    # All houses are in town or in hands, all other tiles in the camp or elsewhere but for the fires.
    rest = whole["position"]
    rest["seats"][0]["hand"] = {"fire": 3}
    rest["bag"] = {"english1": 1, "english2": 5, "english3": 2, "english4": 1, "fire": 3, "house": 3}
    rest["camp"] = [1] * 7
    rest["bag_size"] = 15
    match = GAME.load(whole, seed=0, chance=["deal 0 house"])
    go(match, "0: fire", "0: burn house r0c0", "0: stop")
    assert now(match)["seats"][0]["hand"] == {"house": 1, "fire": 2}


def test_rul14_an_empty_bag_leaves_a_smaller_hand_until_tiles_come_back():
    houses = {f"r{row}c{col}": 3 for row in range(2) for col in range(4) if (row, col) != (1, 1)} | {
        "r2c0": 3,
        "r2c1": 1,
    }
    hands = [
        "fire english1 english4",
        "fire english2 english3",
        "english2 english2 english3",
        "english2 english2 house",
    ]
    match = table(
        4,
        hands=hands,
        houses=houses,
        camp=[1] * 7,
        burnt=4,
        influence={"h1.0": 0, "h1.1": 1},
        options={"house_tiles": 26},
    )
    assert now(match)["bag_size"] == 0
    go(match, "0: fire", "0: burn h1.0", "0: stop")
    assert now(match)["seats"][0]["tiles"] == 2
    go(match, "1: fire", "1: burn house r0c0", "1: burn house r0c0")  # two houses return, one is drawn at once
    assert (now(match)["seats"][1]["tiles"], now(match)["bag_size"]) == (3, 1)
    go(match, "2: project h2", "3: project h2", "0: project h2")
    assert (now(match)["seats"][0]["tiles"], now(match)["bag_size"]) == (3, 0)


def test_rul14_a_short_hand_is_refilled_after_a_project_too():
    whole = position(hands=["none"], money=[3])
    match = GAME.load(whole, seed=0)
    go(match, "0: project h1", "0: bid 0")
    assert now(match)["seats"][0]["tiles"] == 3
    assert [ply.text.split()[0] for ply in match.plies[-3:]] == ["deal"] * 3


def test_rul1_the_bag_holds_58_tiles_or_48():
    full = GAME.new(3, seed=1)
    assert now(full)["bag_size"] + 9 == 58
    few = GAME.new(3, seed=1, options={"house_tiles": 26})
    assert now(few)["bag_size"] + 9 == 48


def test_rul2_the_market_square_is_the_western_central_block():
    match = table(money=[3])
    assert not any("r1c1" in choice for choice in match.choices(0))
    assert any("r1c2" in choice for choice in match.choices(0))


def test_rul5_one_circle_for_each_portion_and_wall_block():
    match = table(money=[12, 12, 12])
    for work, circles in (("h1", 4), ("v3", 3), ("wall_n", 4), ("wall_w", 3)):
        trial = GAME.load(match.dump(), seed=0)
        go(trial, f"0: project {work}")
        bid(trial, 12, 0, 0)
        assert trial.choices(0) == [f"place {work}.{k}" for k in range(circles)]


def test_rul10_a_house_needs_a_strip_a_fire_a_target_the_english_nothing():
    bare = table(hands=["house fire english1"])
    assert not any(choice == "fire" for choice in bare.choices(0))
    refused(bare, 0, "fire", "R34")
    assert "english 1" in bare.choices(0)
    full = {f"r{row}c{col}": 3 for row in range(3) for col in range(4) if (row, col) != (1, 1)}
    packed = table(hands=["house fire english1", "none", "none"], houses=full)
    assert not any(choice.startswith("house") for choice in packed.choices(0))
    refused(packed, 0, "house r0c0", "R25")


# ---- idling


def test_r46_after_an_idle_round_a_playable_tile_must_be_played():
    match = table(idle=3, money=[3])
    assert {choice.split()[0] for choice in match.choices(0)} == {"house"}
    refused(match, 0, "project h1", "R46")
    early = table(idle=2, money=[3])
    assert "project h1" in early.choices(0)


def test_r46_idle_turns_are_projects_without_influence_and_passes():
    match = table(idle=1, money=[2, 3, 0])
    go(match, "0: project h1")
    bid(match, 2, 0, 0)  # two deniers buy nothing
    assert now(match)["idle"] == 2
    go(match, "1: project h1")
    bid(match, 0, 3, 0)
    go(match, "1: place h1.0")
    assert now(match)["idle"] == 0


def test_r46_a_tile_ends_the_idling():
    match = table(idle=4)
    go(match, "0: house r0c0 h")
    assert now(match)["idle"] == 0


def test_r46_without_a_playable_tile_projects_stay_legal():
    full = {f"r{row}c{col}": 3 for row in range(3) for col in range(4) if (row, col) != (1, 1)}
    match = table(idle=3, houses=full, hands=["", "none", "none"])
    assert "project h1" in match.choices(0)


def test_r46_three_idle_rounds_are_a_stalemate():
    match = table(idle=8, money=[1], options={"idle_guard": "off"})
    go(match, "0: project h1", "0: bid 0")
    assert match.over
    assert match.ending == "stalemate"
    assert now(match)["allegiance"] == "french"


def test_r46_four_hundred_turns_end_the_game():
    match = table(turn=400)
    go(match, "0: house r0c0 h")
    assert match.over
    assert match.ending == "turn_limit"
    assert now(match)["allegiance"] == "french"
    assert not go(table(turn=399), "0: house r0c0 h").over


def test_r46_a_stalemate_goes_before_the_turn_limit():
    match = table(turn=400, idle=8, money=[1], options={"idle_guard": "off"})
    go(match, "0: project h1", "0: bid 0")
    assert match.ending == "stalemate"


def test_rul15_the_guard_can_be_switched_off():
    match = table(idle=3, money=[3], options={"idle_guard": "off"})
    assert "project h1" in match.choices(0)


def test_a_turn_with_nothing_to_do_is_passed_automatically():
    """Every street, wall and the hall full, no strip left for anything: a hand of houses is stuck."""
    full = {f"r{row}c{col}": 3 for row in range(3) for col in range(4) if (row, col) != (1, 1)}
    works = {
        "h1": 3,
        "h2": 4,
        "v1": 3,
        "v2": 3,
        "v3": 3,
        "halle": 4,
        "wall_n": 4,
        "wall_s": 4,
        "wall_w": 3,
        "wall_e": 3,
    }
    influence = {f"{work}.{k}": k % 3 for work, count in works.items() for k in range(count)}
    match = table(
        active=1, money=[0, 3], houses=full, influence=influence, hands=["none", "english1 english2 fire", ""]
    )
    go(match, "1: project h1", "1: bid 3")
    assert told(match, "turn_passed") == [{"seat": 2}, {"seat": 0}]
    assert match.to_act() == (1,)
    assert now(match)["idle"] == 2
    assert now(match)["seats"][0]["tiles"] == 3  # an empty hand is refilled after a pass, too
