"""Table talk: windows, gifts, offers, promises (T1 to T8; RUL-20)."""

import pytest

from jurade.core.errors import UnreadableAction
from jurade.games.bastide import GAME
from jurade.games.bastide.rules.talk import FINE, offer_fault

from .positions import bid, go, names, now, purses, refused, stocks, table, told

TALK = {"talk": "deals"}


def auction(*money, work="h1", seats=3, active=0, **given):
    """A project has just been named, the first window is open."""
    options = {**TALK, **given.pop("options", {})}
    match = table(seats, money=money, active=active, options=options, **given)
    return go(match, f"{active}: project {work}")


def tax_window(influence=None, money=(2, 2, 2), **given):
    """Seat 0 has built in r0c0 for 6 deniers; facing are one piece of 0, two of 1 and one of 2."""
    influence = influence or {"h1.0": 0, "v1.0": 1, "wall_n.0": 1, "wall_w.0": 2}
    match = table(influence=influence, money=money, options={**TALK, **given.pop("options", {})}, **given)
    return go(match, "0: house r0c0 h")


def hush(match):
    """Everybody passes until the window is closed."""
    while match.choices(match.to_act()[0])[:1] == ["pass"]:
        match.play(match.to_act()[0], "pass")
    return match


# ---- T1, T2: windows


def test_t1_words_go_round_from_the_active_seat_until_all_pass_in_a_row():
    match = auction(3, 3, 3, active=1)
    order = []
    for word in ("pass", "pass", "gift 1 1", "pass", "pass", "pass"):
        order.append(match.to_act()[0])
        match.play(order[-1], word)
    assert order == [1, 2, 0, 1, 2, 0]
    assert now(match)["phase"] == "bid"


def test_t1_after_an_offer_the_word_goes_on_from_the_speaker():
    match = auction(3, 3, 3)
    go(match, "0: pass", "1: offer 0 pay:1 for token:1", "0: refuse")
    assert match.to_act() == (2,)
    assert now(match)["talk"]["passes"] == 0
    go(match, "2: pass", "0: pass", "1: pass")
    assert now(match)["phase"] == "bid"


def test_t2_a_seat_speaks_at_most_so_often_and_then_passes_automatically():
    match = auction(9, 3, 3)
    go(match, "0: gift 1 1", "1: pass", "2: pass", "0: gift 2 1", "1: pass", "2: pass")
    assert told(match, "forced")[-1] == {"seat": 0, "action": "pass"}
    assert now(match)["phase"] == "bid"


def test_t2_every_window_counts_anew_and_answers_are_free():
    match = auction(12, 9, 3, options={"talk_limit": 1})
    go(match, "0: gift 1 1", "1: offer 0 none for token:1", "0: accept", "2: pass")
    assert now(match)["phase"] == "bid"
    bid(match, 5, 5, 0)
    assert now(match)["talk"]["spoken"] == [0, 0, 0]
    assert "gift 1 1" in match.choices(0)


def test_t2_no_words_at_all_with_a_limit_of_0():
    match = auction(9, 9, 9, options={"talk_limit": 0})
    assert now(match)["phase"] == "bid"


def test_windows_are_skipped_when_all_purses_are_empty_but_not_for_a_tax():
    assert auction(0, 0, 0).to_act() == (1,)
    match = auction(5, 0, 0)
    hush(match)
    bid(match, 5, 0, 0)
    assert now(match)["phase"] == "place"  # nobody has anything left: no second window
    assert now(tax_window(money=()))["phase"] == "talk_tax"


def test_the_second_window_needs_a_bid_of_five():
    match = auction(4, 9, 0)
    hush(match)
    bid(match, 4, 4, 0)
    assert now(match)["phase"] == "place"


def test_the_tax_window_needs_more_than_one_split():
    match = tax_window(influence={"h1.0": 1, "v1.0": 1, "wall_n.0": 1, "wall_w.0": 1})
    assert match.to_act() == (1,)
    assert now(match)["phase"] == "turn"


def test_with_talk_off_there_is_no_trace_of_talk():
    match = table(money=[9, 9, 9], influence={"h1.0": 0, "v1.0": 1, "wall_n.0": 1, "wall_w.0": 2}, hands=["", "house"])
    go(match, "0: project h2")
    bid(match, 5, 5, 0)
    go(match, "0: raise 0", "1: raise 0", "0: place h2.0", "1: place h2.1", "1: house r0c0 h")
    assert now(match)["phase"] == "allot"
    assert not any("talk" in name or "word" in name for name in names(match))


# ---- T3: gifts


def test_t3_a_gift_moves_at_once_and_owes_nothing():
    match = auction(3, 0, 4)
    assert [choice for choice in match.choices(0) if choice.startswith("gift")] == [
        *("gift 1 1", "gift 1 2", "gift 1 3", "gift 2 1", "gift 2 2", "gift 2 3")
    ]
    go(match, "0: gift 1 2")
    assert purses(match) == [1, 2, 4]
    refused(match, 1, "gift 1 1", "T3")
    refused(match, 1, "gift 0 0", "T3")
    refused(match, 1, "gift 0 3", "T3")


def test_t3_money_bound_by_a_promised_minimum_is_not_free():
    match = auction(5, 3, 3)
    go(match, "0: offer 1 min:4 for none", "1: accept", "1: pass", "2: pass")
    assert [choice for choice in match.choices(0) if choice.startswith("gift")] == ["gift 1 1", "gift 2 1"]
    refused(match, 0, "gift 1 2", "T3")
    refused(match, 0, "offer 1 pay:2 for none", "T6")


# ---- T4: offers


def test_t4_the_addressed_seat_answers_at_once():
    match = auction(3, 3, 3)
    go(match, "0: offer 2 pay:2 for token:1")
    assert (match.to_act(), match.choices(2)) == ((2,), ["accept", "refuse"])
    refused(match, 2, "pass", "T4")
    go(match, "2: refuse")
    assert purses(match) == [3, 3, 3]
    assert now(match)["promises"]["token"] == []
    assert now(match)["talk"]["spoken"] == [1, 0, 0]


def test_t4_with_gifts_only_there_are_no_offers():
    match = auction(3, 3, 3, options={"talk": "gifts"})
    assert not any(choice.startswith("offer") for choice in match.choices(0))
    refused(match, 0, "offer 1 pay:1 for token:1", "T4")
    poor = auction(3, 0, 3, options={"talk": "gifts"})
    go(poor, "0: pass")
    assert poor.to_act() == (2,)  # without free money there is nothing to say


@pytest.mark.parametrize(
    "text",
    [
        "offer 1 pay:01 for none",
        "offer 1 pay:0 for none",
        "offer 1 pay:97 for none",
        "offer 1 pay:1,pay:2 for none",
        "offer 1 token:1,pay:1 for none",
        "offer 1 pay:1, token:1 for none",
        "offer 1 pay:1  for none",
        "offer 1 pay:1 FOR none",
        "offer 1 pay:+1 for none",
        "offer 1 max:00 for none",
        "offer 3 pay:1 for none",
        "offer 1 pay:1",
        "offer 1 none,pay:1 for none",
        "offer 1  for none",
        "offer 1 allot:2:1,allot:0:1 for none",
        "offer 1 allot:5:1 for none",
        "offer 1 bribe:1 for none",
        "gift 3 1",
        "gift 1 01",
    ],
)
def test_t4_what_is_not_well_formed_is_no_action(text):
    match = auction(9, 9, 9)
    with pytest.raises(UnreadableAction):
        match.play(0, text)


def test_t4_not_to_oneself_and_not_empty():
    match = auction(9, 9, 9)
    refused(match, 0, "offer 0 pay:1 for none", "T4")
    refused(match, 0, "offer 1 none for none", "T4")


# ---- T5: terms


def test_t5_pay_is_paid_on_acceptance():
    match = auction(4, 5, 0)
    go(match, "0: offer 1 pay:3 for pay:1", "1: accept")
    assert purses(match) == [2, 7, 0]


def test_t5_min_and_max_bind_the_bid_and_are_over_at_the_reveal():
    match = auction(9, 9, 9)
    go(match, "0: offer 1 min:2,max:6 for max:0", "1: accept")
    hush(match)
    assert match.to_act() == (0, 2)  # seat 1 is left with one amount
    assert match.choices(0) == [f"bid {n}" for n in range(2, 7)]
    refused(match, 0, "bid 1", "T6")
    refused(match, 0, "bid 7", "T6")
    bid(match, 6, 0, 0)
    assert now(match)["promises"]["min"] == [0, 0, 0]
    hush(match)
    assert match.choices(0) == ["raise 0", "raise 1", "raise 2", "raise 3"]


def test_t5_min_and_max_of_the_raise_are_for_seats_that_may_raise():
    match = auction(9, 9, 9)
    hush(match)
    bid(match, 5, 4, 5)
    refused(match, 0, "offer 1 none for max:0", "T5")
    go(match, "0: offer 2 min:2 for max:3", "2: accept")
    hush(match)
    assert match.choices(0) == ["raise 2", "raise 3", "raise 4"]
    assert match.choices(2) == ["raise 0", "raise 1", "raise 2", "raise 3"]
    go(match, "0: raise 2", "2: raise 3")
    assert match.to_act() == (0,)  # all rounds together: seat 2 has added its maximum
    assert match.choices(0) == ["raise 0", "raise 1", "raise 2"]


def test_t5_token_lets_the_partner_place_its_piece():
    match = auction(6, 3, 0)
    go(match, "0: offer 2 token:1 for none", "2: accept")
    hush(match)
    bid(match, 6, 3, 0)
    assert match.to_act() == (2,)
    go(match, "2: place h1.3")
    assert match.to_act() == (0,)
    go(match, "0: place h1.0", "1: place h1.1")
    assert now(match)["influence"] == {"h1.0": 0, "h1.1": 1, "h1.3": 2}
    assert stocks(match) == [19, 19, 19]


def test_rul20_influence_for_money_is_a_promised_placement():
    match = auction(6, 3, 0)
    assert "offer 1 token:1 for pay:3" in match.choices(0)
    go(match, "0: offer 1 token:1 for pay:3", "1: accept")
    hush(match)
    bid(match, 6, 0, 0)
    assert now(match)["phase"] in ("talk_raise", "place")
    hush(match)
    go(match, "0: raise 3", "1: place h1.0")
    assert now(match)["influence"] == {"h1.0": 1}


def test_t5_tokens_are_served_in_order_of_acceptance_and_the_rest_lapses():
    match = auction(6, 3, 3, work="church r0c0 h")
    go(match, "0: offer 1 token:1 for none", "1: accept", "1: pass", "2: pass")
    go(match, "0: offer 2 token:4 for none", "2: accept")
    hush(match)
    bid(match, 6, 0, 0)
    hush(match)
    assert now(match)["influence"] == {"church.0": 1, "church.1": 2}
    assert now(match)["promises"]["token"] == []


def test_t5_token_promises_do_not_chain():
    """Seat 1 promised its placements to 2; a piece of 1 that 0 pays for stays seat 1's."""
    match = auction(3, 3, 0, work="church r0c0 h")
    go(match, "0: offer 1 token:1 for none", "1: accept", "1: offer 2 token:1 for none", "2: accept")
    hush(match)
    bid(match, 3, 3, 0)
    assert now(match)["influence"] == {"church.0": 1, "church.1": 2}


TWENTY = {f"{work}.{k}": 2 for work in ("h2", "wall_n", "wall_s", "halle") for k in range(4)} | {
    f"v1.{k}": 2 for k in range(3)
}


def test_t5_a_partner_without_stock_leaves_the_placement_to_the_giver():
    match = auction(6, 0, 0, work="church r0c0 h", influence={**TWENTY, "v2.0": 2})
    go(match, "0: offer 2 token:1 for none", "2: accept")
    hush(match)
    bid(match, 6, 0, 0)
    hush(match)
    assert {at: seat for at, seat in now(match)["influence"].items() if "church" in at} == {
        "church.0": 0,
        "church.1": 0,
    }


def test_t5_a_giver_without_stock_keeps_the_promise_with_the_partners_piece():
    match = auction(0, 0, 6, active=2, work="church r0c0 h", influence={**TWENTY, "v2.0": 2})
    go(match, "2: offer 0 token:1 for none", "0: accept")
    hush(match)
    bid(match, 0, 0, 6)
    hush(match)
    placed = {at: seat for at, seat in now(match)["influence"].items() if "church" in at}
    assert placed == {"church.0": 0}  # the second placement is lost: no piece in stock
    assert {"seat": 2, "why": "stock", "count": 1} in told(match, "influence_lost")


def test_t5_allot_is_promised_by_the_distributor_alone():
    match = tax_window()
    refused(match, 0, "offer 1 none for allot:0:1", "T5")
    go(match, "0: offer 2 allot:2:2 for none", "2: accept")
    hush(match)
    assert match.choices(0) == ["allot 0=0 1=4 2=2", "allot 0=1 1=3 2=2", "allot 0=2 1=2 2=2"]
    refused(match, 0, "allot 0=2 1=4 2=0", "T6")


def test_t5_kicks_are_paid_after_the_distribution_as_far_as_purses_allow():
    match = tax_window(money=(0, 0, 0))
    go(match, "0: offer 1 kick:5 for kick:3", "1: accept", "1: pass", "2: offer 0 kick:9 for none", "0: accept")
    hush(match)
    go(match, "0: allot 0=0 1=4 2=2")
    paid = [(facts["seat"], facts["to"], facts["deniers"]) for facts in told(match, "kick_paid")]
    assert paid == [(0, 1, 0), (1, 0, 3), (2, 0, 2)]  # of one deal the speaker's first
    assert purses(match) == [5, 1, 0]


def test_t5_terms_belong_to_their_window():
    match = auction(9, 9, 9)
    refused(match, 0, "offer 1 kick:1 for none", "T5")
    refused(match, 0, "offer 1 allot:1:1 for none", "T5")
    refused(match, 0, "offer 1 token:1,kick:1 for none", "T5")
    tax = tax_window()
    refused(tax, 0, "offer 1 token:1 for none", "T5")
    refused(tax, 0, "offer 1 allot:1:1 for allot:2:1", "T5")
    refused(tax, 0, "offer 1 allot:1:30 for none", "T6")


# ---- T6: promises that can be kept


def test_t6_payments_are_covered_by_free_money_before_the_offer():
    match = auction(3, 2, 0)
    refused(match, 0, "offer 1 pay:4 for pay:2", "T6")
    refused(match, 0, "offer 1 pay:3 for pay:3", "T6")
    go(match, "0: offer 1 pay:3 for pay:2", "1: accept")
    assert purses(match) == [2, 3, 0]


def test_t6_a_payment_counts_as_received_before_the_minimum_is_tested():
    match = auction(3, 2, 0)
    go(match, "0: offer 1 pay:3 for min:5", "1: accept")
    assert now(match)["promises"]["min"] == [0, 5, 0]
    over = auction(3, 2, 0)
    refused(over, 0, "offer 1 pay:3 for min:6", "T6")
    refused(over, 0, "offer 1 pay:1,min:3 for none", "T6")


def test_t6_the_largest_min_fits_the_smallest_max():
    match = auction(9, 9, 0)
    refused(match, 0, "offer 1 min:4,max:3 for none", "T6")
    go(match, "0: offer 1 max:3 for none", "1: accept", "1: pass", "2: pass")
    refused(match, 0, "offer 1 min:4 for none", "T6")
    go(match, "0: offer 1 min:3 for none", "1: accept")
    assert (now(match)["promises"]["min"][0], now(match)["promises"]["max"][0]) == (3, 3)


def test_t6_allotments_stay_within_caps_and_tax():
    match = tax_window()
    refused(match, 0, "offer 1 allot:1:5 for none", "T6")
    refused(match, 0, "offer 1 allot:0:1,allot:1:4,allot:2:2 for none", "T6")
    go(match, "0: offer 1 allot:1:4 for none", "1: accept", "1: pass", "2: pass")
    refused(match, 0, "offer 2 allot:0:1,allot:2:2 for none", "T6")
    go(match, "0: offer 2 allot:1:3,allot:2:2 for none", "2: accept")  # the largest promise for one seat counts
    assert now(match)["promises"]["allot"] == [0, 4, 2]


def test_t6_a_minimum_on_the_raise_is_met_in_the_first_round():
    match = auction(9, 9, 0)
    hush(match)
    bid(match, 5, 5, 0)
    go(match, "0: offer 1 min:2 for none", "1: accept")
    hush(match)
    assert match.choices(0)[0] == "raise 2"
    go(match, "0: raise 3", "1: raise 0")
    assert match.choices(0)[0] == "raise 0"


def test_t6_one_amount_left_by_promises_is_automatic():
    match = auction(9, 9, 9)
    hush(match)
    bid(match, 5, 5, 0)
    go(match, "0: offer 1 min:4 for max:0", "1: accept")
    hush(match)
    assert now(match)["phase"] == "place"  # all raises were automatic
    assert [facts["action"] for facts in told(match, "forced")] == ["raise 4", "raise 0", "raise 0"]  # two rounds
    assert now(match)["auction"]["added"] == [4, 0, 0]


# ---- T7, T8


def test_t7_promises_end_with_the_turn():
    match = auction(3, 3, 3)
    go(match, "0: offer 1 max:0,token:2 for token:1", "1: accept")
    hush(match)
    bid(match, 0, 0, 0)
    assert now(match)["promises"] == {"min": [0] * 3, "max": [-1] * 3, "token": [], "allot": [0] * 3, "kick": []}
    tax = tax_window()
    go(tax, "0: offer 1 allot:1:1 for kick:1", "1: accept")
    hush(tax)
    tax.play(0, tax.choices(0)[0])
    assert now(tax)["promises"]["kick"] == []
    assert now(tax)["promises"]["allot"] == [0, 0, 0]


def test_t8_the_menu_of_an_auction():
    match = auction(2, 1, 0)
    assert [choice for choice in match.choices(0) if choice.startswith("offer")] == [
        *("offer 1 pay:1 for token:1", "offer 1 pay:2 for token:1", "offer 1 token:1 for pay:1"),
        *("offer 1 pay:1 for max:0", "offer 1 pay:2 for max:0"),
        *("offer 2 pay:1 for token:1", "offer 2 pay:2 for token:1"),
        *("offer 2 pay:1 for max:0", "offer 2 pay:2 for max:0"),
    ]


def test_t8_the_menu_of_a_tax():
    match = tax_window(money=())
    assert match.choices(0) == [
        "pass",
        *("offer 1 allot:1:4 for kick:1", "offer 1 allot:1:4 for kick:2"),
        *("offer 2 allot:2:2 for kick:1", "offer 2 allot:2:2 for kick:2"),
    ]
    go(match, "0: pass")
    assert match.choices(1) == ["pass", "offer 0 kick:1 for allot:1:4", "offer 0 kick:2 for allot:1:4"]


def test_t8_any_other_well_formed_offer_is_accepted():
    match = auction(9, 9, 9)
    text = "offer 2 pay:2,min:1,max:5,token:2 for pay:1,max:7,token:1"
    assert text not in match.choices(0)
    go(match, f"0: {text}", "2: accept")
    assert match.plies[-2].text == text
    assert purses(match) == [8, 9, 10]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t8_every_listed_word_passes_the_checked_rule(seats):
    match = GAME.new(seats, seed=seats, options=TALK)
    seen = 0
    for _ in range(250):
        seat = match.to_act()[0]
        choices = match.choices(seat)
        for action, text in zip(match.state.legal(seat), choices, strict=True):
            if text.startswith("offer"):
                assert offer_fault(match.state, seat, action) == FINE, text
                seen += 1
        match.play(seat, choices[(len(match.plies) * 7) % len(choices)])
    assert seen > 100
