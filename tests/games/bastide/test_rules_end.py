"""Majority cards, endings, points and tie-breaks (R44, R45, section 8; RUL-12, 16, 17, 18, 22)."""

import pytest

from jurade.games.bastide import GAME

from .positions import RELIGIOUS, THIRTEEN, bid, go, names, now, position, table, told


def test_r44_strictly_most_influence_in_a_family_takes_its_card():
    match = table(influence={"h1.0": 1, "wall_n.0": 2}, money=[6])
    go(match, "0: project halle")
    bid(match, 6, 0, 0)
    go(match, "0: place halle.0", "0: place halle.1")
    assert now(match)["cards"] == {"people": 0, "prince": 2}
    assert told(match, "card_taken") == [{"card": "people", "seat": 0, "from": 1}]


def test_r44_cards_change_at_the_end_of_the_turn_only():
    match = table(influence={"h1.0": 1, "h1.1": 1, "h2.0": 2}, hands=["fire"])
    go(match, "0: fire", "0: burn h1.0")
    assert now(match)["cards"] == {"people": 1}
    go(match, "0: burn h1.1")
    assert now(match)["cards"] == {"people": 2}


def test_r45_a_tie_leaves_the_card_where_it_is():
    match = table(influence={"h1.0": 1, "h1.1": 1, "h2.0": 0}, money=[3])
    go(match, "0: project v1")
    bid(match, 3, 0, 0)
    go(match, "0: place v1.0")
    assert now(match)["cards"] == {"people": 1}
    unowned = table(influence={"h1.0": 1}, money=[3], cards={"people": 1})
    go(unowned, "0: project wall_n")
    bid(unowned, 0, 0, 0)
    assert now(unowned)["cards"] == {"people": 1}


def test_r45_a_card_nobody_holds_stays_unowned_on_a_tie():
    match = table(money=[3, 3])
    go(match, "0: project chapel r0c0 h")
    bid(match, 3, 3, 0)
    assert now(match)["cards"] == {}


def test_rul12_a_lead_in_the_middle_of_a_turn_moves_no_card():
    match = table(influence={"h1.0": 1}, money=[6, 6])
    go(match, "0: project halle")
    bid(match, 6, 6, 0)
    go(match, "0: place halle.0", "1: place halle.1", "0: place halle.2")
    assert "card_taken" not in names(match)
    assert now(match)["cards"] == {"people": 1}


def test_rul12_a_holder_overtaken_by_two_tied_seats_keeps_the_card():
    influence = {"h1.0": 0, "h1.1": 0, "h1.2": 1, "h1.3": 1, "h2.0": 2, "h2.1": 2}
    match = table(influence=influence, cards={"people": 0}, money=[0, 3, 3])
    go(match, "0: project v1")
    bid(match, 0, 3, 3)
    go(match, "1: place v1.0", "2: place v1.1")
    assert now(match)["cards"] == {"people": 0}


def test_rul12_a_card_is_never_handed_back():
    match = table(influence={"h1.0": 1}, hands=["fire"])
    go(match, "0: fire")
    assert (now(match)["influence"], now(match)["cards"]) == ({}, {"people": 1})


# ---- endings


def test_section8_works_end_the_game_after_envoy_and_cards():
    missing_chapel = {at: seat for at, seat in {**THIRTEEN, "h2.0": 0}.items() if not at.startswith("chapel")}
    match = table(
        money=[0, 3], active=1, influence=missing_chapel, religious=[s for s in RELIGIOUS if s[0] != "chapel"], camp=[4]
    )
    go(match, "1: project chapel r2c3 h")
    bid(match, 0, 3, 0)
    assert match.over
    assert match.ending == "works"
    assert now(match)["seats"][1]["road"] == 4
    assert match.scores() == [13 + 18, 1 + 4, 0]


def test_rul22_the_fourteenth_work_keeps_the_town_french():
    match = table(money=[3], influence=THIRTEEN, religious=RELIGIOUS, camp=[1, 1, 2, 2, 2, 3, 3])
    go(match, "0: project h2")
    bid(match, 3, 0, 0)
    go(match, "0: place h2.0")
    assert (match.ending, now(match)["allegiance"]) == ("works", "french")


def siege(pieces, power, **options):
    """A siege of so many wall pieces of seat 1 against tiles of so much power."""
    circles = [f"wall_{side}.{k}" for k in range(4) for side in "nswe" if k < 3 or side in "ns"]
    camp = {8: [1] * 7, 9: [1] * 6 + [2], 10: [1] * 5 + [2] * 2}[power]
    match = table(hands=["english1"], camp=camp, influence=dict.fromkeys(circles[:pieces], 1), options=options)
    return go(match, "0: english 1")


@pytest.mark.parametrize(
    ("pieces", "power", "tie", "allegiance"),
    [
        (9, 8, "french", "french"),
        (8, 8, "french", "french"),
        (8, 9, "french", "english"),
        (8, 8, "english", "english"),
        (9, 8, "english", "french"),
    ],
)
def test_rul17_siege_ties(pieces, power, tie, allegiance):
    match = siege(pieces, power, siege_tie=tie)
    assert now(match)["allegiance"] == allegiance
    assert match.scores()[1] == pieces + (8 if allegiance == "french" else -8)


def test_section8_a_missing_wall_loses_the_town_whatever_the_others_hold():
    influence = {f"wall_{side}.{k}": 1 for side, count in (("n", 4), ("s", 4), ("w", 3)) for k in range(count)}
    match = table(hands=["english1"], camp=[1] * 7, influence=influence)
    go(match, "0: english 1")
    assert now(match)["allegiance"] == "english"


def test_rul16_card_values():
    influence = {"wall_n.0": 0, "church.0": 1, "h1.0": 2}
    given = {"influence": influence, "religious": [["church", "r0c0"]]}
    assert table(**given).scores() == [9, 7, 5]
    assert table(**given, options={"card_values": "4-4-11"}).scores() == [5, 5, 12]


def test_section8_the_standing_is_french_while_the_game_runs():
    match = table(influence={"h1.0": 1}, road=[0, 5], camp=[1] * 7)
    assert match.scores() == [0, 1 + 4 + 5, 0]


# ---- places


def finished(influence, seats=3, **given):
    """The end by siege of an open town, with these influences and no cards but those given."""
    match = table(seats, hands=["english1"], camp=[1] * 7, influence=influence, **given)
    return go(match, "0: english 1")


def test_section8_ties_are_broken_by_walls_then_religious_then_roads():
    none = {"cards": {"prince": 2, "pope": 2, "people": 2}}
    walls = finished({"wall_n.0": 0, "h1.0": 1, "h1.1": 2, "wall_n.1": 2}, **none)
    assert walls.scores() == [1, 1, -16]
    assert walls.ranking() == [1, 2, 3]
    religious = finished({"church.0": 0, "church.1": 2, "h1.0": 1, "h1.1": 2}, religious=[["church", "r0c0"]], **none)
    assert religious.ranking() == [1, 2, 3]


def test_section8_roads_break_the_tie_last():
    """Equal points, walls and religious works: more roads win, although the road score made up for it."""
    match = finished(
        {"wall_n.0": 0, "wall_n.1": 1, "h1.0": 0, "h1.1": 0, "h2.0": 1, "h2.1": 2, "wall_s.0": 2, "v1.0": 2},
        road=[1, 0, 0],
        cards={"people": 2, "prince": 2},
    )
    assert match.scores() == [3 - 1, 2, 3 - 12]
    assert match.ranking() == [1, 2, 3]


def test_rul18_seats_equal_in_everything_share_their_place():
    match = finished({"h1.0": 0, "h1.1": 1, "h2.0": 2, "h2.1": 2}, seats=4, cards={"people": 2})
    assert match.scores() == [1, 1, -2, 0]
    assert match.ranking() == [1, 1, 4, 3]
    alone = GAME.load(position(influence={}), seed=0)
    assert alone.ranking() == [1, 1, 1]
