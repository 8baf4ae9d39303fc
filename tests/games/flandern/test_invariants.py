"""What always holds (section 11), checked after every ply of random games with all options."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.flandern import GAME
from jurade.games.flandern.rules import building, scoring
from jurade.games.flandern.rules.board import PHASES
from jurade.games.flandern.tables import ARMS, CITIES, GUILDS, PLOTS, REGION_NAMES, TILES

from .reference import CENTRES, CONTACTS, City

OPTIONS: list[dict[str, Any]] = [
    {},
    {"touch": "corner"},
    {"half_value": "down", "scored_city_cards": "kept"},
    {"influenced_tiles": "any", "touch": "corner"},
    {"influenced_neutral": False, "stall_limit_2p": 4},
]
FRESH = ("gold", "turn_start")  # right after covers and scores


def specials_first(rng: Rng, texts: list[str]) -> int:
    """A random choice that likes special tiles, so that rare ground is met."""
    liked = [number for number, text in enumerate(texts) if "church." in text or " x" in text]
    if liked and rng.below(2) == 0:
        return liked[rng.below(len(liked))]
    return int(rng.below(len(texts)))


def walk(seats: int, options: dict[str, Any], seed: int):
    """A random game as (position before, actor, text, state after)."""
    state = GAME.start(seats, GAME.options.complete(options, seats))
    rng = Rng(seed)
    before = GAME.dump(state)
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            action = rng.weighted(state.outcomes())
        else:
            legal = state.legal(actor)
            action = legal[specials_first(rng, [GAME.write(state, actor, each) for each in legal])]
        text = GAME.write(state, actor, action)
        state.apply(actor, action)
        yield before, actor, text, state
        before = GAME.dump(state)


def check_cities(position: dict[str, Any], corner: bool) -> None:
    for name in position["cities"]:
        city = City(position, name, corner)
        for region, arms in city.arms.items():
            assert not city.barred(region, arms), f"{name}: {region} touches its own arms"
            taken = (set(city.arms) | city.new) - {region}
            from_table = set(CONTACTS["overlap"].get(region, []))
            assert not taken & from_table, f"{name}: {region} overlaps"
        states = [what if isinstance(what, str) else "built" for what in city.plots.values()]
        assert len(states) - 1 == 12 + len(city.new)  # the centre apart
        assert not any(city.arms.get(region) == "church" for region in city.new), "a church on a new plot"


def check_change(before: dict[str, Any], after: dict[str, Any], text: str, automatic: bool) -> None:
    """Building changes the number of open plots by what its tile takes and makes."""
    verb, *rest = text.split()
    if verb not in ("build", "site") or automatic:
        return
    city, _, tile = rest
    open_before = list(before["cities"][city]["plots"].values()).count("open")
    plots = after["cities"][city]["plots"]
    made = len([plot for plot in plots if plot[0] == "x" and plot not in before["cities"][city]["plots"]])
    open_after = list(plots.values()).count("open")
    covered = list(plots.values()).count("covered") - list(before["cities"][city]["plots"].values()).count("covered")
    taken = 2 if tile == "church.d" else 1
    assert open_after + covered == open_before - taken + made
    if tile[:8] in ("church.a", "church.c"):
        assert made in (1, 2)
    else:
        assert made == (1 if tile == "church.b" else 0)


def check_scores(before: dict[str, Any], after: dict[str, Any]) -> None:
    for guild, points in before["points"].items():
        assert after["points"][guild] >= points
    for name, city in before["cities"].items():
        if city["scored"] is not None:
            assert after["cities"][name] == city, f"the scored city {name} changed"
    total = dict.fromkeys(after["points"], 0)
    for city in after["cities"].values():
        for guild, points in (city["scored"] or {"points": {}})["points"].items():
            total[guild] += points
    for seat in after["bonus"]:
        total[after["seats"][seat]["guild"]] += 3
    assert total == after["points"]


def check_points_of_city(state: Any, name: str, scored: dict[str, Any]) -> None:
    value = state.value(CITIES.index(name))
    points = sorted(scored["points"].values(), reverse=True)
    assert points[0] <= max(value, 4)
    if value >= 8:
        assert sum(points) <= value + (value + 1) // 2 + 6


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "default")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_always_holds(seats, options, seed):
    turns = 0
    for before, _, text, state in walk(seats, options, seed):
        after = GAME.dump(state)
        for what, (counted, due) in GAME.conserved(state).items():
            assert counted == due, what
        if not before["cities"]:
            continue
        corner = options.get("touch") == "corner"
        check_cities(after, corner)
        check_scores(before, after)
        # forced plies that followed may have built too: then the round has moved on
        check_change(before, after, text, after["stock"]["tiles"] != expected_stock(before, text))
        if after["phase"] in FRESH:
            for city in range(len(CITIES)):
                if state.is_live(city):
                    assert scoring.dead_plots(state, city) == 0
                    assert state.open_plots(city) != 0
        turns = max(turns, after["round"])
    assert seats == 2 or turns <= (27 if seats == 3 else 28)
    final = GAME.dump(state)
    for name, city in final["cities"].items():
        assert city["scored"] is not None
        check_points_of_city(state, name, city["scored"])


def expected_stock(before: dict[str, Any], text: str) -> dict[str, Any]:
    """The stock after one tile was taken."""
    stock = {tile: dict(left) if isinstance(left, dict) else left for tile, left in before["stock"]["tiles"].items()}
    verb, *rest = text.split()
    if verb in ("build", "site"):
        _, plot, tile = rest
        if tile[:8] in stock and "." in tile and not tile.endswith(".m"):
            stock[tile[:8]] -= 1
        else:
            shape = {"xa1": "R", "xa2": "R", "xb1": "P", "xc1": "P", "xc2": "T"}.get(plot, plot[0].upper())
            stock[tile][shape] -= 1
    return stock


@pytest.mark.parametrize("options", OPTIONS[:2], ids=lambda options: " ".join(options) or "default")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [3, 4])
def test_builds_and_covers_agree_with_a_slow_reading_of_the_rules(seats, options, seed):
    for ply, (_, _, _, state) in enumerate(walk(seats, options, seed)):
        position = GAME.dump(state)
        if ply % 3:
            continue
        for name, city in position["cities"].items():
            if city["scored"] is not None:
                continue
            number = CITIES.index(name)
            slow = City(position, name, options.get("touch") == "corner")
            moves = building.list_builds(state, 0, number, 63, state.legal(-1))
            fast = [f"{PLOTS[move >> 4 & 31]} {TILES[move & 15]}" for move in moves]
            assert fast == slow.builds(TILES), f"{name} at ply {ply}"
            dead = scoring.dead_plots(state, number)
            found = {plot for plot, region in slow.region.items() if dead >> REGION_NAMES.index(region) & 1}
            assert found == slow.dead(TILES), f"{name} at ply {ply}"


def test_covering_dead_plots_never_kills_a_living_one():
    for seed in range(6):
        for _, _, _, state in walk(3, {}, seed):
            if PHASES[state.phase] in ("choose_card", "over"):
                continue
            copy = state.clone()
            scoring.cover_dead_plots(copy)
            assert all(scoring.dead_plots(copy, city) == 0 for city in range(len(CITIES)))


@settings(max_examples=15)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**40), options=st.sampled_from(OPTIONS))
def test_every_random_game_ends(seats, seed, options):
    state = None
    for _, actor, text, state in walk(seats, options, seed):
        if actor >= 0 and text == "play back" and seats == 2:
            assert state.played[actor] == 0
    assert state is not None
    assert state.actor() == OVER
    assert 0 <= state.ending() < len(GAME.endings)
    assert (GAME.endings[state.ending()] in ("plots", "gold")) == (seats > 2)
    assert min(state.points) >= 0


def test_centres_of_the_reference_are_those_of_the_game():
    state = GAME.start(4, GAME.options.complete({"guild_choice": "given", "guilds": "blue yellow green red"}, 4))
    for name, arms in CENTRES.items():
        assert state.district[CITIES.index(name) * (GUILDS + 1) + ARMS.index(arms)] == 1
