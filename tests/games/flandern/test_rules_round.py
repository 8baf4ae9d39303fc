"""The round with three and four players: steps, cards, golden cards (R7-R14, R28-R37, R42)."""

from __future__ import annotations

import pytest

from jurade.games.flandern.rules import building, scoring
from jurade.games.flandern.tables import CARDS, CITIES, PLOTS

PILE_A = {"influence": 4, "site": 3, "back": 3, "master": 2}
TEN_SITES = {
    "brugge": "r1:grey* r3:grey*",
    "utrecht": "r1:blue* r3:blue*",
    "gent": "r1:yellow* r3:yellow*",
    "ieper": "r1:red* r3:red*",
    "leuven": "r1:green* r3:green*",
}


def names(match) -> list[str]:
    return [event.name for ply in range(len(match.plies)) for event in match.events_of(ply)]


def seat_of(match, seat: int) -> dict:
    return match.dump()["position"]["seats"][seat]


def test_r7_a_round_has_six_steps(table):
    match = table.start(chance=["gold site", "gold influence"])
    table.choose(match, "gent")
    match.play(0, "build gent r1 blue")
    match.play(0, "city gent")
    match.play(0, "site gent r3 church")
    order = [
        "gold_drawn",
        "card_chosen",
        "cards_revealed",
        "card_played",
        "district_built",
        "gold_revealed",
        "site_built",
    ]
    found = names(match)
    assert [found.index(name) for name in order] == sorted(found.index(name) for name in order)
    assert found.count("gold_drawn") == 2  # the next round has begun
    assert match.dump()["position"]["round"] == 2


def test_r8_the_golden_card_is_the_first_players_secret(table):
    match = table.start(chance=["gold master"])
    assert match.view(0)["position"]["gold"]["card"] == "master"
    for other in (1, 2, 3, None):
        assert match.view(other)["position"]["gold"]["card"] is None
        assert match.view(other)["position"]["gold"]["pile"] == "A"


def test_r8_the_golden_card_of_a_scored_city_leaves_the_game(table, happened):
    state = table.state(lay={"leuven": table.leuven + " t3:blue"}, scored=["leuven"])
    table.spend_gold(state, PILE_A)
    match = table.match(state, ["gold leuven", "gold site"])
    gold = match.dump()["position"]["gold"]
    assert gold["removed"] == ["leuven"]
    assert (gold["pile"], gold["card"]) == ("B", "site")
    assert happened(match, "gold_removed") == [{"card": "leuven"}]
    assert match.plies[0].known == 0b1111
    assert match.plies[1].known == 0b0001


def test_r9_one_card_and_any_number_of_influence_cards(table, refused):
    match = table.start()
    expected = [f"play {card}{k}" for card in [*CITIES, "site", "back"] for k in ("", " +1", " +2", " +3")]
    assert match.choices(2) == expected
    assert match.to_act() == (0, 1, 2, 3)
    match.play(2, "play gent +2")
    assert match.to_act() == (0, 1, 3)
    assert refused(match, 1, "play gent +4") == "R9"
    assert refused(match, 1, "play gent +10") == "R9"
    assert refused(match, 1, "build gent r1 grey") == "R9"
    assert refused(match, 2, "play gent") == "J2"


@pytest.mark.parametrize(
    ("first", "cards", "order"),
    [
        ("seat0", ["back", "back", "back", "back"], [0, 1, 2, 3]),
        ("seat2", ["back", "back", "back", "back"], [2, 3, 0, 1]),
        ("seat2", ["back +1", "back", "back", "back +1"], [3, 0, 2, 1]),
        ("seat3", ["back +2", "back +3", "back +2", "back"], [1, 0, 2, 3]),
    ],
)
def test_r10_most_cards_act_first_then_nearest_to_the_first_player(table, happened, first, cards, order):
    match = table.start(options={"first_player": first})
    table.choose(match, *cards)
    (revealed,) = happened(match, "cards_revealed")
    assert revealed["order_seats"] == order


def test_r11_influence_cards_played_leave_the_game(table):
    match = table.start(chance=["gold back", "gold back"])
    table.choose(match, "back +2", "back +3")
    assert [seat_of(match, seat)["influence"] for seat in range(4)] == [1, 0, 3, 3]
    assert match.choices(1)[:2] == ["play brugge", "play utrecht"]


def test_r12_action_cards_lie_open_after_the_action(table):
    match = table.start()
    table.choose(match, "gent", "gent +1")
    assert match.to_act() == (1,)
    assert seat_of(match, 1)["played"] == ["gent"]
    assert seat_of(match, 0)["played"] == []
    assert seat_of(match, 0)["chosen"] == "gent"
    assert match.view(3)["position"]["seats"][0]["chosen"] == "gent"  # all know it by now
    match.play(1, "build gent r1 yellow")
    assert seat_of(match, 0)["played"] == ["gent"]
    assert "gent" not in seat_of(match, 0)["hand"]


def test_r13_an_action_that_can_be_carried_out_must_be(table, refused):
    match = table.start()
    table.choose(match, "gent", "site")
    assert all(choice.startswith("build gent") for choice in match.choices(0))
    assert refused(match, 0, "draw") == "R15"
    match.play(0, "build gent r1 blue")
    assert all(choice.startswith("city ") for choice in match.choices(1))


def test_r14_a_card_without_effect_counts_as_played(table, happened):
    match = table.start(lay={"leuven": table.leuven}, chance=["gold influence", "gold back"])
    table.choose(match, "brugge", "leuven +1", "leuven")
    match.play(1, "build leuven t3 grey")
    assert match.to_act() == (0,)
    match.play(0, "build brugge r1 grey")
    assert happened(match, "action_void") == [{"seat": 2, "card": "leuven"}]
    assert match.dump()["position"]["round"] == 2


def test_r28_take_back_takes_all_played_cards(table):
    match = table.start(chance=["gold influence"] * 3)
    table.choose(match, "gent")
    match.play(0, "build gent r1 blue")
    table.choose(match, "luik")
    match.play(0, "build luik r1 blue")
    assert seat_of(match, 0)["played"] == ["gent", "luik"]
    table.choose(match, "back")
    assert seat_of(match, 0)["played"] == []
    assert seat_of(match, 0)["hand"] == [*CITIES, "site", "back"]


def test_r28_take_back_may_be_played_with_nothing_to_take(table, refused):
    match = table.start(chance=["gold influence"] * 3)
    table.choose(match)
    assert match.dump()["position"]["round"] == 2
    table.choose(match, "gent")
    match.play(0, "build gent r1 blue")
    assert "play gent" not in match.choices(0)
    assert refused(match, 0, "play gent") == "R28"


def test_r29_take_back_is_always_in_hand_when_choosing(table):
    match = table.start(3)
    for _ in range(12):
        for seat in match.to_act():
            assert "play back" in match.choices(seat)
            match.play(seat, match.choices(seat)[0])
        while len(match.to_act()) == 1 and not match.choices(match.to_act()[0])[0].startswith("play"):
            match.play(match.to_act()[0], match.choices(match.to_act()[0])[0])


def test_r30_golden_influence_goes_to_the_hand_others_to_the_discard(table):
    match = table.start(chance=["gold influence", "gold back", "gold influence"])
    table.choose(match)
    assert seat_of(match, 0)["influence"] == 4
    assert "play gent +4" in match.choices(0)
    table.choose(match)
    gold = match.dump()["position"]["gold"]
    assert gold["taken"] == 1
    assert gold["discard"]["back"] == 1


def test_r31_a_golden_card_that_cannot_be_carried_out_has_no_effect(table, happened):
    match = table.start(lay=TEN_SITES, chance=["gold site", "gold influence"])
    table.choose(match)
    assert happened(match, "action_void") == [{"seat": 0, "card": "site"}]
    assert match.dump()["position"]["gold"]["discard"]["site"] == 1
    assert match.to_act() == (0, 1, 2, 3)


def test_r32_golden_city_allows_only_grey_and_church(table, refused):
    state = table.state(lay={"gent": "r1:blue* r2:grey* r3:church*"})
    table.spend_gold(state, PILE_A)
    match = table.match(state, ["gold gent"])
    table.choose(match)
    assert {choice.split()[3].split(".")[0] for choice in match.choices(0) if choice.startswith("build")} == {
        "grey",
        "church",
    }
    assert [choice for choice in match.choices(0) if choice.startswith("finish")] == [
        "finish gent r2",
        "finish gent r3",
    ]
    assert refused(match, 0, "build gent r4 yellow") == "R32"
    assert refused(match, 0, "finish gent r1") == "R32"
    assert refused(match, 0, "build luik r1 grey") == "R32"


def test_r33_golden_site_allows_only_grey_and_church(table, refused):
    match = table.start(chance=["gold site"])
    table.choose(match)
    assert match.choices(0) == [f"city {city}" for city in CITIES]
    assert refused(match, 0, "site gent r1 grey") == "R33"
    match.play(0, "city gent")
    assert {choice.split()[3] for choice in match.choices(0)} == {"grey", "grey.m", "church"}
    assert refused(match, 0, "site gent r1 blue") == "R33"
    match.play(0, "site gent r1 grey")
    assert table.district(match, "gent", "r1")["site"] is True


def test_r34_golden_take_back_fetches_the_card_of_this_round(table):
    match = table.start(chance=["gold back"])
    table.choose(match, "gent")
    match.play(0, "build gent r1 blue")
    assert seat_of(match, 0)["played"] == []
    assert "gent" in seat_of(match, 0)["hand"]


def test_r35_cathedral_on_a_church_district_without_one(table, refused):
    state = table.state(lay={"gent": "r1:church* r2:blue"})
    building.raise_cathedral(state, CITIES.index("luik"), 0)
    table.spend_gold(state, PILE_A)
    match = table.match(state, ["gold cathedral"])
    table.choose(match, "utrecht")
    match.play(0, "build utrecht r1 church")
    assert match.choices(0) == ["cathedral utrecht r1", "cathedral gent r1"]
    assert refused(match, 0, "cathedral luik c") == "R35"
    assert refused(match, 0, "cathedral gent r2") == "R35"
    assert refused(match, 0, "cathedral gent r3") == "R35"
    assert refused(match, 0, "master gent r1") == "R35"
    match.play(0, "cathedral gent r1")
    assert table.district(match, "gent", "r1")["cathedral"] is True
    assert match.dump()["position"]["stock"]["cathedrals"] == 2


def test_r36_master_on_an_own_or_grey_district(table, refused):
    match = table.start(lay={"gent": "r1:blue* r2:grey r3:yellow r4:church"}, chance=["gold master"])
    table.choose(match)
    assert match.choices(0) == [
        "master brugge c",
        "master utrecht c",
        "master gent r1",
        "master gent r2",
    ]
    assert refused(match, 0, "master gent r3") == "R36"
    assert refused(match, 0, "master gent r4") == "R36"
    assert refused(match, 0, "master gent p1") == "R36"
    match.play(0, "master gent r1")
    assert table.district(match, "gent", "r1")["masters"] == 1


def test_r37_nothing_happens_in_a_scored_city(table, refused):
    lay = {"leuven": table.leuven + " t3:blue", "gent": "r1:blue"}
    match = table.start(lay=lay, scored=["leuven"], chance=["gold master"])
    assert refused(match, 0, "play leuven") == "R41"
    table.choose(match, "back", "site")
    assert refused(match, 1, "city leuven") == "R37"
    match.play(1, "city gent")
    match.play(1, "site gent r2 yellow")
    assert not any("leuven" in choice for choice in match.choices(0))
    assert refused(match, 0, "master leuven r1") == "R37"


def test_r42_the_next_player_clockwise_becomes_first(table):
    match = table.start(3, options={"first_player": "seat1"})
    firsts = []
    for _ in range(4):
        firsts.append(match.dump()["position"]["first_player"])
        table.choose(match)
        while match.to_act() != (0, 1, 2):
            match.play(match.to_act()[0], match.choices(match.to_act()[0])[0])
    assert firsts == [1, 2, 0, 1]


def test_g16_a_redraw_that_empties_the_pile_leaves_no_golden_card(table, happened):
    state = table.state(3, lay={"gent": "r1:blue"})
    lay = "r1:blue r2:red.m r3:blue r4:grey p1:church p2:grey p3:yellow.m p4:red t1:red t2:church t4:grey.m t3:blue"
    table.lay(state, "leuven", lay)
    scoring.score_city(state, CITIES.index("leuven"))
    table.spend_gold(state, PILE_A)
    rest = {"influence": 2, "site": 1, "back": 1, "master": 2, "cathedral": 4}
    table.spend_gold(state, {**rest, "brugge": 1, "utrecht": 1, "gent": 1, "luik": 1})
    match = table.match(state, ["gold leuven"])
    gold = match.dump()["position"]["gold"]
    assert (gold["pile"], gold["card"], gold["removed"]) == (None, None, ["leuven"])
    assert match.to_act() == (0, 1, 2)
    table.choose(match)
    assert match.over
    assert match.ending == "gold"
    assert happened(match, "gold_revealed") == []


def test_g17_cards_of_scored_cities_are_removed_or_kept(table, happened):
    lay = {"leuven": table.leuven}
    for option, kept in (("removed", False), ("kept", True)):
        match = table.start(lay=lay, options={"scored_city_cards": option}, chance=["gold influence", "gold back"])
        table.choose(match, "leuven")
        match.play(0, "build leuven t3 blue")
        assert ("leuven" in seat_of(match, 0)["played"]) is kept
        assert all(("leuven" in seat_of(match, seat)["hand"]) is kept for seat in (1, 2, 3))
        if kept:
            table.choose(match, "back", "leuven")
            assert happened(match, "action_void")[0] == {"seat": 1, "card": "leuven"}


def test_g18_several_masters_may_stand_on_one_district(table):
    state = table.state()
    building.place_master(state, CITIES.index("brugge"), PLOTS.index("c"))
    match = table.match(state, ["gold master"])
    table.choose(match)
    match.play(0, "master brugge c")
    assert table.district(match, "brugge", "c")["masters"] == 2
    assert match.state.masters[CITIES.index("brugge") * 5] == 4


def test_g19_a_site_card_is_compulsory_too(table):
    match = table.start()
    table.choose(match, "site")
    assert match.choices(0) == [f"city {city}" for city in CITIES]


def test_g20_a_full_city_is_open_to_finishing_and_pawns_until_step_6(table):
    lay = {"leuven": table.leuven.replace("p4:red", "p4:red*")}
    match = table.start(lay=lay, chance=["gold master"])
    table.choose(match, "leuven", "back", "back", "leuven")
    match.play(0, "build leuven t3 blue")  # seat 3 then finishes p4: its only choice
    assert match.to_act() == (0,)
    assert "master leuven p2" in match.choices(0)
    match.play(0, "master leuven p2")
    assert match.scores() == [15, 8, 0, 0]
    assert table.district(match, "leuven", "p4")["site"] is False


def test_decisions_with_one_answer_are_taken_and_noted(table, happened):
    lay = {"leuven": table.leuven.replace("p4:red", "p4:red*")}
    match = table.start(lay=lay, chance=["gold influence"])
    table.choose(match, "leuven", "back", "back", "leuven")
    match.play(0, "build leuven t3 blue")
    assert happened(match, "forced") == [{"seat": 3, "action": "finish leuven p4"}]


def test_a_single_sealed_choice_is_taken_and_stays_sealed(table):
    state = table.state()
    state.played[1] = state.hand[1] & ~(1 << CARDS.index("back"))
    state.hand[1] = 1 << CARDS.index("back")
    state.influence[1] = 0
    match = table.match(state, ["gold influence"])
    assert match.to_act() == (0, 2, 3)
    (forced,) = [event for event in match.events if event.name == "forced"]
    assert forced.public == {"seat": 1}
    assert forced.secret == {1: {"action": "play back"}}
    assert match.view(0)["position"]["seats"][1]["has_chosen"] is True
    assert match.view(0)["position"]["seats"][1]["chosen"] is None


def test_all_single_choices_run_the_round_by_themselves(table):
    state = table.state(3)
    for seat in range(3):
        state.played[seat] = state.hand[seat] & ~(1 << CARDS.index("back"))
        state.hand[seat] = 1 << CARDS.index("back")
        state.influence[seat] = 0
    match = table.match(state, ["gold back", "gold influence"])
    assert match.dump()["position"]["round"] == 2
    assert len(match.choices(1)) == 7
