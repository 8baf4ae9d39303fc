"""The plan of a city (section 3): contacts computed from the polygons agree with the printed tables."""

from __future__ import annotations

import pytest

from jurade.games.flandern import tables
from jurade.games.flandern.rules import geometry

from .reference import CONTACTS

REGIONS = geometry.all_regions(geometry.load_facts())
BY_NAME = {region.name: region for region in REGIONS}


def test_there_are_61_regions():
    assert len(REGIONS) == len(BY_NAME) == tables.ALL_REGIONS
    assert set(BY_NAME) == set(CONTACTS["polygons"])


@pytest.mark.parametrize("name", BY_NAME)
def test_polygons_are_turned_rightly(name):
    assert [list(corner) for corner in BY_NAME[name].polygon] == CONTACTS["polygons"][name]


@pytest.mark.parametrize(
    ("table", "relation"),
    [
        ("touch_by_side", geometry.touch_by_side),
        ("touch_by_corner_only", geometry.touch_by_corner_only),
        ("long_side_borders", geometry.lean_on),
        ("overlap", geometry.overlap),
    ],
)
def test_contacts_agree_with_the_printed_tables(table, relation):
    for one in REGIONS:
        found = sorted(other.name for other in REGIONS if other is not one and relation(one, other))
        assert found == CONTACTS[table].get(one.name, []), f"{table} of {one.name}"


def test_placements_cover_and_create_what_is_printed():
    placements = {region.name: region for region in REGIONS if region.token}
    assert set(placements) == set(CONTACTS["placements"])
    assert len(placements) == 20
    for name, printed in CONTACTS["placements"].items():
        assert placements[name].covers == printed["covers"]
        assert placements[name].creates == list(printed["new"].values())


def wrapped(letter: str, number: int) -> str:
    return f"{letter}{(number - 1) % 4 + 1}"


@pytest.mark.parametrize("i", [1, 2, 3, 4])
def test_side_contacts_of_the_plan_as_described(i):
    base = {"c", *(f"{letter}{k}" for letter in "rpt" for k in range(1, 5))}

    def touching(name: str) -> set[str]:
        return base & set(CONTACTS["touch_by_side"][name])

    r, p, t = f"r{i}", f"p{i}", f"t{i}"
    assert touching(r) == {"c", wrapped("r", i - 1), wrapped("r", i + 1), p, wrapped("p", i + 1)}
    assert touching(p) == {r, wrapped("r", i - 1), t, wrapped("t", i - 1)}
    assert touching(t) == {p, wrapped("p", i + 1)}
    assert base & set(CONTACTS["long_side_borders"][r]) == {"c", wrapped("r", i + 1), p}
    assert base & set(CONTACTS["long_side_borders"][p]) == {r, wrapped("r", i - 1)}
    assert base & set(CONTACTS["long_side_borders"][t]) == {p, wrapped("p", i + 1)}


def names(members: int) -> set[str]:
    return {name for number, name in enumerate(tables.REGION_NAMES) if members >> number & 1}


def test_region_sets_are_the_contacts():
    for number, name in enumerate(tables.REGION_NAMES):
        side = set(CONTACTS["touch_by_side"][name])
        assert names(tables.TOUCH[number]) == side
        assert names(tables.TOUCH[tables.ALL_REGIONS + number]) == side | set(CONTACTS["touch_by_corner_only"][name])
        assert names(tables.OVERLAP[number]) == set(CONTACTS["overlap"].get(name, []))
        leaning = {other for other, supports in CONTACTS["long_side_borders"].items() if name in supports}
        assert names(tables.SUPPORTS[number]) == leaning


def test_every_new_plot_borders_its_special():
    for name, printed in CONTACTS["placements"].items():
        for new in printed["new"].values():
            assert name in CONTACTS["touch_by_side"][new]


def test_numbers_find_the_lowest_member_of_a_set():
    for number in range(tables.ALL_REGIONS):
        assert tables.lowest(1 << number) == number
        assert tables.lowest(1 << number | 1 << 60) == number
    assert tables.count((1 << 61) - 1) == 61


def test_the_box_holds_94_district_pieces():
    centres = 6
    assert sum(tables.SUPPLY) + centres == 94
    assert sum(tables.GOLD_SUPPLY[: tables.GOLD_KINDS]) == 12
    assert sum(tables.GOLD_SUPPLY) == 28
