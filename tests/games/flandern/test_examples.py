"""The worked examples of the rule book (section 9)."""

from __future__ import annotations

import pytest

from jurade.games.flandern.rules import building
from jurade.games.flandern.tables import ARMS, CITIES


@pytest.mark.parametrize("seats", ["yellow red green blue", "yellow green blue red"])
def test_e1_order_of_play(table, happened, seats):
    match = table.start(options={"guilds": seats})
    cards = {"yellow": "back", "green": "back +1", "blue": "back +1", "red": "back +2"}
    for seat, guild in enumerate(seats.split()):
        match.play(seat, f"play {cards[guild]}")
    (revealed,) = happened(match, "cards_revealed")
    assert [seats.split()[seat] for seat in revealed["order_seats"]] == ["red", "green", "blue", "yellow"]


@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ("master", {"blue": 16, "yellow": 8, "green": 0, "red": 0, "grey": 0}),
        ("back", {"blue": 16, "yellow": 8, "green": 2, "red": 2, "grey": 0}),
    ],
)
def test_e2_leuven_scored(table, gold, points):
    state = table.state(lay={"leuven": table.leuven})
    building.raise_cathedral(state, CITIES.index("leuven"), 5)
    match = table.match(state, [f"gold {gold}"])
    table.choose(match, "leuven")
    match.play(0, "build leuven t3 blue")
    if gold == "master":
        match.play(0, "master leuven p2")
    scored = match.dump()["position"]["cities"]["leuven"]["scored"]
    assert scored["points"] == points
    assert match.state.value(CITIES.index("leuven")) == 16
    assert match.scores() == [16, 8, points["green"], points["red"]]


def test_e3_building_in_a_fresh_leuven(table):
    match = table.start()
    table.choose(match, "back", "leuven")
    assert match.choices(1) == [
        f"build leuven r{k} {tile}" for k in range(1, 5) for tile in ("grey", "grey.m", "church")
    ]


def test_e4_opening_in_gent(table):
    match = table.start(lay={"gent": "r1:blue"})
    gent = CITIES.index("gent")

    def builds(arms: str) -> list[str]:
        moves = building.list_builds(match.state, 0, gent, 1 << ARMS.index(arms), match.state.legal(-1))
        return [match.game.write(match.state, 0, move).removeprefix("build gent ") for move in moves]

    assert builds("blue") == ["r3 blue", "r3 blue.m"]
    assert builds("red") == ["p1 red", "p1 red.m", "p2 red", "p2 red.m"]
    assert builds("church") == [
        "r2 church",
        "r3 church",
        "r4 church",
        "p1 church",
        "p1 church.b",
        "p1 church.d",
        "p2 church",
        "p2 church.b",
        "p2 church.d",
    ]


@pytest.mark.parametrize(("rounding", "second"), [("up", 8), ("down", 7)])
def test_e5_half_value(table, rounding, second):
    match = table.start(lay={"leuven": table.leuven}, options={"half_value": rounding})
    table.choose(match, "leuven")
    match.play(0, "build leuven t3 blue")  # no cathedral: the city is worth 15
    assert match.state.value(CITIES.index("leuven")) == 15
    assert match.scores()[:2] == [15, second]
