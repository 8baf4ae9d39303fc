"""Fires, raids and the siege (R32 to R43; RUL-11)."""

import pytest

from .positions import WALLS, go, names, now, refused, stocks, table, told

# ---- fire


def test_r32_a_fire_takes_one_or_two_of_one_kind_in_one_place():
    match = table(hands=["fire"], houses={"r0c0": 2, "r0c1": 1}, influence={"wall_n.0": 1, "wall_n.1": 2, "h1.0": 1})
    go(match, "0: fire", "0: burn wall_n.0")  # protected or not, own or not
    assert match.choices(0) == ["burn wall_n.1", "stop"]
    refused(match, 0, "burn house r0c0", "R32")
    refused(match, 0, "burn h1.0", "R32")
    go(match, "0: burn wall_n.1")
    assert match.to_act() == (1,)


def test_r32_own_pieces_burn_too_and_one_is_enough():
    match = table(hands=["fire"], influence={"h1.0": 0, "h1.1": 0})
    go(match, "0: fire", "0: burn h1.0", "0: stop")
    assert now(match)["influence"] == {"h1.1": 0}


def test_r33_burnt_things_go_home_and_a_work_may_be_begun_again_elsewhere():
    match = table(
        hands=["fire"],
        religious=[["chapel", "r0c0"]],
        influence={"chapel.0": 1, "chapel.1": 2, "h1.0": 1},
        draws=["deal 0 house"],
    )
    go(match, "0: fire", "0: burn chapel.0", "0: burn chapel.1")
    assert stocks(match) == [20, 19, 20]
    assert (now(match)["religious"], now(match)["blocks"]) == ([], {})
    assert "project chapel r2c3 h" in match.choices(1)


def test_r33_burnt_houses_return_to_the_bag():
    match = table(hands=["fire"], houses={"r1c2": 2}, draws=["deal 0 fire"])
    before = now(match)["bag"]["house"]
    go(match, "0: fire")  # one block is a single target: the first house burns by itself
    assert match.choices(0) == ["burn house r1c2", "stop"]
    go(match, "0: burn house r1c2")
    assert now(match)["bag"]["house"] == before + 2


def test_r34_a_fire_tile_leaves_the_game_and_needs_a_target():
    match = table(hands=["fire"], houses={"r1c2": 1}, draws=["deal 0 house"])
    in_bag = now(match)["bag"]["fire"]
    go(match, "0: fire")
    assert (now(match)["burnt"], now(match)["bag"]["fire"]) == (1, in_bag)
    bare = table(hands=["fire"])
    refused(bare, 0, "fire", "R34")


# ---- the English


def test_r35_the_eighth_tile_is_a_siege_without_raid():
    match = table(hands=["english1"], camp=[1] * 7, houses={"r0c0": 1})
    go(match, "0: english 1")
    assert match.over
    assert now(match)["blocks"]["r0c0"]["houses"] == 1
    assert now(match)["camp"] == [1] * 8


def test_r36_otherwise_it_raids_and_enters_the_camp():
    match = table(hands=["english2"], camp=[1] * 6, houses={"r0c0": 1})
    go(match, "0: english 2")
    assert not match.over
    assert (now(match)["blocks"], now(match)["camp"]) == ({}, [1] * 6 + [2])
    order = [name for name in names(match) if name in ("english_sent", "house_raided", "english_camped")]
    assert order == ["english_sent", "house_raided", "english_camped"]


@pytest.mark.parametrize(("value", "raids"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_r37_one_raid_or_two(value, raids):
    match = table(hands=[f"english{value}"], houses={"r0c0": 3, "r2c0": 3})
    go(match, f"0: english {value}", "0: raid house r0c0")
    assert match.to_act() == ((0,) if raids == 2 else (1,))
    if raids == 2:
        assert match.choices(0) == ["raid house r0c0", "raid house r2c0"]


def test_r38_the_centre_is_never_raided():
    match = table(
        hands=["english1"],
        houses={"r1c2": 2, "r0c0": 1, "r1c3": 1},
        religious=[["chapel", "r1c2"]],
        influence={"chapel.0": 1, "halle.0": 1, "h1.1": 1, "h1.2": 1, "v2.1": 1, "h1.3": 1, "v3.2": 1},
    )
    go(match, "0: english 1")
    assert match.choices(0) == ["raid house r0c0", "raid house r1c3", "raid h1.3", "raid v3.2"]
    refused(match, 0, "raid house r1c2", "R38")
    refused(match, 0, "raid chapel.0", "R38")
    refused(match, 0, "raid halle.0", "R38")
    refused(match, 0, "raid h1.1", "R38")
    refused(match, 0, "raid house r0c1", "R37")


def test_r38_religious_works_in_outer_blocks_can_be_raided():
    match = table(hands=["english1"], religious=[["chapel", "r0c1"]], influence={"chapel.0": 1, "chapel.2": 2})
    go(match, "0: english 1")
    assert match.choices(0) == ["raid chapel.0", "raid chapel.2"]


def test_r39_a_wall_with_one_piece_protects_its_side_and_a_corner_needs_both():
    match = table(
        hands=["english1"],
        houses={"r0c0": 1, "r0c1": 1, "r1c0": 1},
        influence={"wall_n.3": 1, "v1.0": 1, "h1.0": 1},
    )
    go(match, "0: english 1")
    assert match.choices(0) == ["raid house r0c0", "raid house r1c0", "raid h1.0"]
    refused(match, 0, "raid house r0c1", "R39")
    refused(match, 0, "raid v1.0", "R39")


def test_r40_walls_only_when_nothing_else_is_exposed():
    match = table(hands=["english1"], houses={"r0c0": 1, "r0c3": 1}, influence={"wall_n.0": 1, "wall_n.1": 2})
    go(match, "0: english 1")
    refused(match, 0, "raid wall_n.0", "R40")
    quiet = table(hands=["english1"], influence={"wall_n.0": 1, "wall_s.1": 2, "h1.1": 0})
    go(quiet, "0: english 1")
    assert quiet.choices(0) == ["raid wall_n.0", "raid wall_s.1"]


def test_r41_a_raid_without_target_destroys_nothing():
    match = table(hands=["english3"], houses={"r1c2": 1}, influence={"halle.0": 1})
    go(match, "0: english 3")
    assert (now(match)["camp"], match.to_act()) == ([3], (1,))
    forced = table(hands=["english1"], houses={"r0c0": 1})
    go(forced, "0: english 1")
    assert told(forced, "forced") == [{"seat": 0, "action": "raid house r0c0"}]


def test_r42_the_second_raid_is_of_the_same_kind():
    match = table(hands=["english3"], houses={"r0c0": 2}, influence={"h1.0": 1, "h2.0": 1})
    go(match, "0: english 3", "0: raid h1.0")
    assert told(match, "forced") == [{"seat": 0, "action": "raid h2.0"}]
    other = table(hands=["english3"], houses={"r0c0": 2, "r2c0": 1}, influence={"h1.0": 1, "h2.0": 1})
    go(other, "0: english 3", "0: raid house r0c0")
    refused(other, 0, "raid h1.0", "R42")


def test_r43_destroyed_things_go_home_and_tokens_with_them():
    match = table(hands=["english1"], religious=[["chapel", "r0c1"]], influence={"chapel.0": 1}, houses={"r1c2": 1})
    go(match, "0: english 1")
    assert (now(match)["religious"], stocks(match)) == ([], [20, 20, 20])
    house = table(hands=["english1"], houses={"r0c0": 1}, draws=["deal 0 english1"])
    before = now(house)["bag"]["house"]
    go(house, "0: english 1")
    assert now(house)["bag"]["house"] == before + 1


# ---- RUL-11


def test_rul11_full_damage_first_raids_must_leave_a_second():
    match = table(hands=["english3"], houses={"r0c0": 1}, influence={"h1.0": 1, "h2.0": 1})
    go(match, "0: english 3")
    assert match.choices(0) == ["raid h1.0", "raid h2.0"]
    refused(match, 0, "raid house r0c0", "RUL-11")
    houses = table(hands=["english3"], houses={"r0c0": 1, "r0c1": 1}, influence={"h1.0": 1})
    go(houses, "0: english 3")
    assert houses.choices(0) == ["raid house r0c0", "raid house r0c1"]


def test_rul11_one_of_each_kind_any_first_raid_and_no_second():
    match = table(hands=["english3"], houses={"r0c0": 1}, influence={"h1.0": 1})
    go(match, "0: english 3")
    assert match.choices(0) == ["raid house r0c0", "raid h1.0"]
    go(match, "0: raid h1.0")
    assert match.to_act() == (1,)
    assert now(match)["blocks"]["r0c0"]["houses"] == 1


def test_rul11_an_influence_raid_spills_over_to_the_walls_when_nothing_is_left():
    match = table(hands=["english4"], influence={"h1.0": 1, "wall_n.0": 1, "wall_n.1": 2})
    go(match, "0: english 4")  # the single exposed influence goes first by itself
    assert match.choices(0) == ["raid wall_n.0", "raid wall_n.1"]


def test_rul11_removing_a_wall_opens_its_side_for_the_second_raid():
    match = table(hands=["english3"], influence={**WALLS, "v1.0": 1, "wall_w.1": 2, "wall_s.1": 2, "wall_e.1": 2})
    go(match, "0: english 3", "0: raid wall_n.0")
    assert told(match, "forced") == [{"seat": 0, "action": "raid v1.0"}]


def test_rul11_a_wall_whose_fall_exposes_houses_alone_is_no_first_raid():
    match = table(hands=["english3"], houses={"r0c1": 1}, influence={**WALLS, "wall_w.1": 2})
    go(match, "0: english 3")
    assert match.choices(0) == ["raid wall_s.0", "raid wall_w.0", "raid wall_w.1", "raid wall_e.0"]
    refused(match, 0, "raid wall_n.0", "RUL-11")


def test_rul11_mixed_raids_by_option():
    match = table(hands=["english3"], houses={"r0c0": 1}, influence={"h1.0": 1}, options={"harass_mixed": True})
    go(match, "0: english 3", "0: raid h1.0")
    assert told(match, "forced") == [{"seat": 0, "action": "raid house r0c0"}]
    wall = table(
        hands=["english3"], houses={"r0c1": 1}, influence={**WALLS, "wall_w.1": 2}, options={"harass_mixed": True}
    )
    go(wall, "0: english 3")
    assert "raid wall_n.0" in wall.choices(0)
