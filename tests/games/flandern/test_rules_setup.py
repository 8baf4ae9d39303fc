"""Set-up (R1-R6) and the rulings about it."""

from __future__ import annotations

import pytest

from jurade.core.errors import BadOption
from jurade.core.state import CHANCE
from jurade.games.flandern import GAME
from jurade.games.flandern.rules.board import PHASES
from jurade.games.flandern.tables import ARMS, CITIES, SHAPE_REGIONS, count


def outcomes(state) -> dict[str, int]:
    pairs = state.outcomes()
    return {GAME.write(state, CHANCE, pairs[i]): pairs[i + 1] for i in range(0, len(pairs), 2)}


def test_r1_pile_a_lies_on_pile_b(table):
    state = table.state()
    assert outcomes(state) == {"gold influence": 4, "gold site": 3, "gold back": 3, "gold master": 2}
    table.spend_gold(state, {"influence": 4, "site": 3, "back": 3, "master": 1})
    assert outcomes(state) == {"gold master": 1}
    table.spend_gold(state, {"master": 1})
    assert outcomes(state) == {
        "gold influence": 2,
        "gold site": 1,
        "gold back": 1,
        "gold master": 2,
        "gold cathedral": 4,
        **{f"gold {city}": 1 for city in CITIES},
    }


@pytest.mark.parametrize(("seats", "influence"), [(2, 0), (3, 3), (4, 3)])
def test_r2_each_player_owns_a_guild_with_tiles_and_cards(table, seats, influence):
    position = table.start(seats).dump()["position"]
    for seat in position["seats"]:
        tiles = position["stock"]["tiles"]
        assert tiles[seat["guild"]] == {"R": 3, "P": 3, "T": 3}
        assert tiles[seat["guild"] + ".m"] == {"R": 2, "P": 2, "T": 2}
        assert len(seat["hand"]) == (7 if seats == 3 else 8)
        assert seat["influence"] == influence


def test_r3_stocks_are_open_to_all(table):
    match = table.start(lay={"gent": "r1:blue r2:grey"})
    views = [match.view(seat)["position"]["stock"] for seat in (0, 1, 2, 3, None)]
    assert all(view == views[0] for view in views)
    assert views[0]["tiles"]["blue"]["R"] == 2


def test_r4_centres_lie_in_their_cities(table):
    match = table.start()
    for city, expected in zip(CITIES, ["blue", "grey", "red", "green", "yellow", "church"], strict=True):
        assert table.district(match, city, "c")["tile"] == "centre"
        barred = [match.state.barred[CITIES.index(city) * 6 + k] for k in range(6)]
        assert [ARMS[k] for k in range(6) if barred[k]] == [expected]


@pytest.mark.parametrize("seat", range(4))
def test_r5_grey_and_church_are_open_to_all(table, seat):
    match = table.start()
    table.choose(match, *["back"] * seat, "brugge")
    tiles = {choice.split()[-1] for choice in match.choices(seat)}
    assert {"grey", "grey.m", "church"} <= tiles


def test_r6_three_players_leave_one_guild_and_its_city_out(table, refused):
    match = table.start(3)  # green is absent
    position = match.dump()["position"]
    assert list(position["cities"]) == ["brugge", "utrecht", "gent", "leuven", "luik"]
    assert position["stock"]["tiles"]["green"] == {"R": 0, "P": 0, "T": 0}
    assert all("ieper" not in seat["hand"] for seat in position["seats"])
    assert sum(sum(pile.values()) for pile in position["gold"]["unseen"].values()) == 27
    assert position["gold"]["unseen"]["B"]["ieper"] == 0
    assert "green" not in position["points"]
    assert refused(match, 0, "play ieper") == "R6"


def test_g1_thirteen_districts_a_city(table):
    state = table.state()
    for city in range(6):
        assert count(state.open_plots(city)) == 12
        assert sum(state.finished[city * 6 + arms] for arms in range(6)) == 1
        for shape in range(3):
            assert count(state.open_plots(city) & SHAPE_REGIONS[shape]) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_g2_the_first_player_is_drawn(seats):
    state = GAME.start(seats, GAME.options.complete({}, seats))
    state.apply(CHANCE, state.outcomes()[0])
    assert PHASES[state.phase] == "first"
    assert outcomes(state) == {f"first {seat}": 1 for seat in range(seats)}


def test_g3_every_city_has_its_own_centre_whatever_the_seats(table):
    for guilds in ("blue yellow green red", "red green yellow blue"):
        match = table.start(options={"guilds": guilds})
        assert [table.district(match, city, "c") is not None for city in CITIES] == [True] * 6
        assert match.state.district[CITIES.index("gent") * 6 + 3] == 1  # red in Ghent


def test_g4_the_centre_is_a_district(table):
    match = table.start()
    for seat, home in enumerate(["brugge", "leuven", "ieper", "gent"]):
        match.play(seat, f"play {home}")
    guilds = ["blue", "yellow", "green", "red"]
    for seat in range(4):  # no guild builds a row in its home city
        assert not any(choice.split()[-1].startswith(guilds[seat]) for choice in match.choices(seat))
        match.play(seat, match.choices(seat)[0])
    assert match.state.value(CITIES.index("luik")) == 2


def test_g4_grey_builds_no_row_in_utrecht_and_church_none_in_luik(table):
    match = table.start()
    table.choose(match, "utrecht", "luik")
    assert {choice.split()[-1] for choice in match.choices(0)} == {"blue", "blue.m", "church"}
    match.play(0, "build utrecht r1 blue")
    assert {choice.split()[-1] for choice in match.choices(1)} == {"yellow", "yellow.m", "grey", "grey.m"}


def test_g5_luiks_centre_is_a_church_and_utrechts_is_grey(table):
    state = table.state()
    table.spend_gold(state, {"influence": 4, "site": 3, "back": 3, "master": 2})
    match = table.match(state, ["gold cathedral"])
    table.choose(match, "brugge")
    match.play(0, "build brugge r1 church")
    assert match.choices(0) == ["cathedral brugge r1", "cathedral luik c"]
    match.play(0, "cathedral luik c")
    assert match.state.value(CITIES.index("luik")) == 3
    assert match.state.finished[CITIES.index("utrecht") * 6 + 4] == 1


def test_g38_given_guilds(table):
    two = GAME.new(2, options={"guild_choice": "given", "guilds": ["green", "red", "blue", "yellow"]}, seed=1)
    seats = two.dump()["position"]["seats"]
    assert [(seat["guild"], seat["influenced"]) for seat in seats] == [("green", "blue"), ("red", "yellow")]
    three = GAME.new(3, options={"guild_choice": "given", "guilds": "green,blue, yellow"}, seed=1)
    assert [seat["guild"] for seat in three.dump()["position"]["seats"]] == ["green", "blue", "yellow"]
    french = GAME.new(3, options={"guild_choice": "given", "guilds": "Vert, bleu jaune"}, seed=1)
    assert french.options["guilds"] == "green blue yellow"
    for seats, guilds in (
        (3, "green blue"),
        (4, "green blue red red"),
        (2, "green red"),
        (3, "green blue pink"),
        (4, ""),
    ):
        with pytest.raises(BadOption):
            GAME.new(seats, options={"guild_choice": "given", "guilds": guilds})
    with pytest.raises(BadOption):
        GAME.new(3, options={"guilds": "green blue red"})
    with pytest.raises(BadOption):
        GAME.new(3, options={"guild_choice": "given", "guilds": 5})


def test_guilds_by_chance_in_dictionary_order():
    for seats, number, first, last in (
        (2, 24, "guilds blue+yellow green+red", "guilds red+green yellow+blue"),
        (3, 24, "guilds blue yellow green", "guilds red green yellow"),
        (4, 24, "guilds blue yellow green red", "guilds red green yellow blue"),
    ):
        state = GAME.start(seats, GAME.options.complete({}, seats))
        found = list(outcomes(state))
        assert len(found) == number
        assert (found[0], found[-1]) == (first, last)
