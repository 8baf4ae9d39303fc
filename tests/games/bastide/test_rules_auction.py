"""Projects: choice, share, bids, raises, placement (R5 to R20; RUL-3, 4, 6, 7, 8)."""

import pytest

from jurade.games.bastide import GAME

from .positions import bid, go, names, now, purses, refused, stocks, table, told

# ---- choice and share


def test_r5_tokens_in_the_supply_and_works_with_a_free_circle():
    match = table(influence={"v1.0": 0, "v1.1": 1, "v1.2": 2, "wall_n.0": 0})
    projects = [choice for choice in match.choices(0) if choice.startswith("project") and " r" not in choice]
    assert projects == [
        f"project {work}" for work in ["h1", "h2", "v2", "v3", "halle", "wall_n", "wall_s", "wall_w", "wall_e"]
    ]
    refused(match, 0, "project v1", "R5")


def test_r6_sites_of_religious_works():
    match = table(houses={"r0c0": 2, "r0c1": 1, "r0c2": 3}, options={"orientation": "auto"})
    sites = {
        work: [choice.split()[2] for choice in match.choices(0) if choice.startswith(f"project {work}")]
        for work in ("church", "monastery", "chapel", "leper")
    }
    large = ["r0c1", "r0c3", "r1c0", "r1c2", "r1c3", "r2c0", "r2c1", "r2c2", "r2c3"]
    assert sites == {"church": large, "monastery": large, "chapel": ["r0c0", *large], "leper": ["r0c0", *large]}
    refused(match, 0, "project church r0c0", "R6")
    refused(match, 0, "project church r1c1", "R6")
    refused(match, 0, "project church", "R6")
    refused(match, 0, "project wall_n r0c0", "R6")


def test_r6_several_religious_works_share_a_block():
    match = table(religious=[["church", "r0c0"]], influence={"church.0": 0}, money=[3, 3, 3])
    go(match, "0: project chapel r0c0")
    assert now(match)["religious"] == [["church", "r0c0"], ["chapel", "r0c0"]]
    bid(match, 3, 0, 0)
    assert not any("r0c0" in choice for choice in match.choices(1))


def test_rul3_large_works_take_two_strips_and_have_four_circles_small_ones_one_and_three():
    for work, strips, circles in (("church", 2, 4), ("monastery", 2, 4), ("chapel", 1, 3), ("leper", 1, 3)):
        match = table(money=[15], hands=["house"], draws=["deal 1 house", "deal 2 house"])
        go(match, f"0: project {work} r0c0 h")
        bid(match, 15, 0, 0)
        assert len(now(match)["influence"]) == circles
        houses = 0
        while "house r0c0" in match.choices(match.to_act()[0]):
            match.play(match.to_act()[0], "house r0c0")
            houses += 1
        assert houses == 3 - strips


def test_rul4_orientation_is_chosen_for_an_empty_block_and_forgotten_when_it_empties():
    match = table(money=[3, 3, 3])
    assert {"project chapel r0c0 h", "project chapel r0c0 v", "house r0c0 h", "house r0c0 v"} <= set(match.choices(0))
    refused(match, 0, "house r0c0", "RUL-4")
    go(match, "0: project chapel r0c0 v")
    assert now(match)["blocks"] == {"r0c0": {"houses": 0, "orientation": "v"}}
    bid(match, 0, 0, 0)
    assert now(match)["blocks"] == {}
    go(match, "1: house r0c0 v")
    assert "house r0c0" in match.choices(2)
    refused(match, 2, "house r0c0 h", "RUL-4")


def test_rul4_auto_orientation_has_no_suffix():
    match = table(options={"orientation": "auto"})
    refused(match, 0, "house r0c0 h", "RUL-4")
    go(match, "0: house r0c0")
    assert now(match)["blocks"]["r0c0"]["orientation"] == "h"


def test_r7_the_token_is_on_the_board_before_the_bids():
    match = table(money=[3], chest=7)
    go(match, "0: project halle")
    assert now(match)["phase"] == "bid"
    assert now(match)["hall"] is True
    assert names(match)[:2] == ["project_named", "chest_shared"]


def test_r8_a_project_needs_no_money():
    match = table()
    go(match, "0: project halle")
    assert match.to_act() == (1,)
    assert now(match)["hall"] is False


def test_r9_the_initiator_need_not_bid():
    match = table(money=[3, 3, 0])
    go(match, "0: project h1")
    assert match.choices(0)[0] == "bid 0"
    bid(match, 0, 3, 0)
    assert match.to_act() == (1,)
    assert match.choices(1)[0].startswith("place")


def test_r10_the_chest_is_shared_to_the_last_whole_denier():
    match = table(chest=8)
    go(match, "0: project h1")
    assert purses(match) == [2, 2, 2]
    assert now(match)["chest"] == 2


def test_r10_a_tile_does_not_share_the_chest():
    match = table(chest=8)
    go(match, "0: house r0c0 h")
    assert now(match)["chest"] == 8 + 6


# ---- bids and raises


def test_r11_bids_are_sealed_from_0_to_the_purse():
    match = table(money=[3, 0, 4])
    go(match, "0: project h1")
    assert match.to_act() == (0, 2)  # without money a bid of 0 is automatic
    assert match.choices(2) == [f"bid {n}" for n in range(5)]
    refused(match, 0, "bid 4", "R11")
    go(match, "2: bid 3")
    assert match.to_act() == (0,)
    assert purses(match) == [3, 0, 4]  # a sealed bid leaves the purse at the reveal
    assert match.view(0)["position"]["auction"]["answers"] == [0, 0, None]
    go(match, "0: bid 1")
    assert told(match, "bids_revealed") == [{"bids": [1, 0, 3]}]


def test_r12_only_seats_that_bid_five_may_raise():
    match = table(money=[7, 6, 9])
    go(match, "0: project h1")
    bid(match, 5, 4, 6)
    assert match.to_act() == (0, 2)
    assert match.choices(0) == ["raise 0", "raise 1", "raise 2"]
    assert match.choices(2) == ["raise 0", "raise 1", "raise 2", "raise 3"]
    refused(match, 0, "raise 3", "R12")


def test_r12_additions_are_shown_together_at_the_end():
    match = table(money=[9, 9, 0])
    go(match, "0: project h1")
    bid(match, 5, 5, 0)
    names(match)
    go(match, "0: raise 1", "1: raise 0")
    assert told(match, "raise_round_closed") == [{"seats": [0]}]
    assert purses(match) == [4, 4, 0]  # the public purses after the bids
    go(match, "0: raise 0", "1: raise 0")
    assert told(match, "raises_revealed") == [{"added": [1, 0, 0]}]
    assert purses(match) == [3, 4, 0]


def test_rul6_rounds_go_on_until_nobody_adds():
    match = table(money=[9, 9, 0])
    go(match, "0: project h1")
    bid(match, 5, 5, 0)
    go(match, "0: raise 0", "1: raise 2")
    assert now(match)["auction"]["adders"] == [[1]]
    go(match, "0: raise 4", "1: raise 0")  # a seat that added nothing may add later; then it has nothing left
    assert match.to_act() == (1,)
    go(match, "1: raise 2")  # nobody has money left: all is shown
    assert now(match)["phase"] == "place"
    assert [now(match)["auction"][part] for part in ("bids", "added")] == [[5, 5, 0], [4, 4, 0]]


def test_rul6_who_is_asked_is_public_and_amounts_are_not():
    match = table(money=[9, 9, 0])
    go(match, "0: project h1")
    bid(match, 5, 5, 0)
    go(match, "0: raise 3", "1: raise 1")
    seen = match.view(2)["position"]["auction"]
    assert seen["added"] == [None, None, 0]
    assert (seen["adders"], seen["asked"]) == ([[0, 1]], [0, 1])
    assert match.view(0)["position"]["auction"]["added"] == [3, None, 0]


def test_rul6_single_round_option():
    match = table(money=[9, 9, 0], options={"raise_mode": "single"})
    go(match, "0: project h1")
    bid(match, 5, 5, 0)
    go(match, "0: raise 1", "1: raise 2")
    assert now(match)["phase"] == "place"


def test_rul6_a_raise_creates_no_right_to_raise():
    match = table(money=[9, 4, 0])
    go(match, "0: project h1")
    bid(match, 5, 4, 0)
    assert match.to_act() == (0,)


def test_r13_all_contributions_go_to_the_bank_whatever_the_result():
    match = table(money=[2, 7, 0])
    go(match, "0: project h1")
    bid(match, 2, 6, 0)
    bank = now(match)["bank"]
    go(match, "1: raise 1")
    assert now(match)["bank"] == bank + 9
    assert purses(match) == [0, 0, 0]


def test_r14_players_may_talk_before_and_during_the_auction():
    match = table(money=[9, 9, 0], options={"talk": "deals"})
    go(match, "0: project h1")
    assert now(match)["phase"] == "talk_bid"
    go(match, "0: pass", "1: pass", "2: pass")
    bid(match, 5, 0, 0)
    assert now(match)["phase"] == "talk_raise"
    go(match, "0: gift 1 1")
    assert purses(match) == [3, 10, 0]


# ---- placement


@pytest.mark.parametrize(("paid", "pieces"), [(2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_r15_three_deniers_buy_a_piece(paid, pieces):
    match = table(money=[paid])
    go(match, "0: project church r0c0 h")
    bid(match, paid, 0, 0)
    assert len(now(match)["influence"]) == pieces
    assert now(match)["bank"] == 96


def test_r16_higher_contributions_place_all_their_pieces_first():
    match = table(money=[3, 7, 6])
    go(match, "0: project church r0c0 h")
    bid(match, 3, 7, 6)
    assert now(match)["influence"] == {"church.0": 1, "church.1": 1, "church.2": 2, "church.3": 2}


def test_r17_equals_place_in_turn_from_the_first_clockwise_of_the_initiator():
    match = table(4, active=2, money=[6, 6, 0, 3])
    go(match, "2: project church r0c0 h")
    bid(match, 6, 6, 0, 3)
    placed = [facts["seat"] for facts in told(match, "influence_placed")]
    assert placed == [0, 1, 0, 1]


def test_r18_pieces_without_a_circle_are_lost_and_stay_in_stock():
    match = table(money=[9, 3, 0])
    go(match, "0: project chapel r0c0 h")
    bid(match, 9, 3, 0)
    assert told(match, "influence_lost") == [{"seat": 1, "why": "full", "count": 1}]
    assert stocks(match) == [17, 20, 20]
    assert purses(match) == [0, 0, 0]


def test_r19_any_free_circle_and_no_declining():
    match = table(money=[3], influence={"h1.1": 2})
    go(match, "0: project h1")
    bid(match, 3, 0, 0)
    assert match.choices(0) == ["place h1.0", "place h1.2", "place h1.3"]
    refused(match, 0, "place h1.1", "R19")
    refused(match, 0, "place h2.0", "R19")
    refused(match, 0, "pass", "R19")


def test_rul7_the_placing_seat_chooses_but_not_on_religious_works_or_the_last_circle():
    match = table(money=[0, 3, 0], influence={"v1.0": 0, "v1.2": 0})
    go(match, "0: project v1")
    bid(match, 0, 3, 0)
    assert told(match, "forced")[-1] == {"seat": 1, "action": "place v1.1"}
    assert now(match)["influence"]["v1.1"] == 1


def test_r20_a_project_without_influence_loses_its_token():
    match = table(money=[2])
    go(match, "0: project church r0c0 h")
    bid(match, 2, 0, 0)
    assert now(match)["religious"] == []
    assert told(match, "token_returned") == [{"work": "church"}]
    street = table(money=[2])
    go(street, "0: project h1")
    bid(street, 2, 0, 0)
    assert told(street, "street_left_empty") == [{"work": "h1"}]


def test_rul8_money_that_buys_nothing_is_like_no_bid_and_the_work_can_be_begun_again():
    match = table(money=[2, 3])
    go(match, "0: project wall_n")
    bid(match, 1, 0, 0)
    assert now(match)["walls"] == []
    assert "project wall_n" in match.choices(1)


def test_a_work_with_old_influence_keeps_its_token_when_nobody_bids():
    match = table(influence={"halle.0": 1}, money=[1])
    go(match, "0: project halle")
    bid(match, 0, 0, 0)
    assert now(match)["hall"] is True


def test_order_of_events_in_a_project():
    match = GAME.load(table(money=[9, 3, 0], chest=3, camp=[1, 2]).dump(), seed=0)
    go(match, "0: project chapel r0c0 h")
    bid(match, 5, 3, 0)
    go(match, "0: raise 1", "0: raise 0")
    wanted = (
        "project_named chest_shared bids_revealed raises_revealed influence_placed envoy_sent card_taken turn_begun"
    )
    go(match, "0: envoy 2")
    seen = [name for name in names(match) if name in wanted.split()]
    assert list(dict.fromkeys(seen)) == wanted.split()
