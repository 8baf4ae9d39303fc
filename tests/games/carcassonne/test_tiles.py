"""The printed facts of the tiles against a second list of them, and what must hold of every tile."""

from pathlib import Path

import pytest

from .flood import CORNERS, FACTS, PORTS
from .positions import box

TILES = {tile["id"]: tile for tile in FACTS["tiles"]}
ROWS = [
    [column.strip() for column in line.split("|")]
    for line in (Path(__file__).parent / "data" / "tiles.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
EDGES = {"c": "city", "r": "road", "f": "field"}
INNER = "inner"


def city_text(city):
    mark = "+" * city["pennants"] + ("!" if city.get("cathedral") else "")
    return f"{city['id']}={''.join(city['edges'])}{mark}" + (f"({city['goods']})" if "goods" in city else "")


def field_text(field):
    ports = INNER if field.get("inner") else ",".join(field["ports"])
    return f"{field['id']}={ports}" + (f":{','.join(field['cities'])}" if field["cities"] else "")


def row_of(tile):
    """A tile as it is written in the list."""
    letters = {name: letter for letter, name in EDGES.items()}
    return [
        tile["id"],
        str(tile["count"]),
        "".join(letters[tile["edges"][side]] for side in "NESW"),
        " ".join(map(city_text, tile["cities"])) or "-",
        " ".join(f"{road['id']}={''.join(road['edges'])}" + ("i" if road.get("inn") else "") for road in tile["roads"])
        or "-",
        "k" if tile["cloister"] else "-",
        "; ".join(map(field_text, tile["fields"])) or "-",
        " ".join("-".join(pair) for pair in tile["links"]) or "-",
    ]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_tile_is_as_listed(row):
    assert row_of(TILES[row[0]]) == row


def test_the_list_is_complete():
    assert [row[0] for row in ROWS] == list(TILES)


@pytest.mark.parametrize(
    ("prefix", "tiles"), [("bg", 72), ("am", 12), ("ic", 18), ("tb", 24)], ids=["base", "abbey", "inns", "traders"]
)
def test_every_set_has_its_number_of_tiles(prefix, tiles):
    assert sum(tile["count"] for name, tile in TILES.items() if name.startswith(prefix)) == tiles


def test_pennants_inns_cathedrals_and_goods_add_up():
    every = [(part, tile["count"]) for tile in TILES.values() for part in tile["cities"] + tile["roads"]]
    assert sum(count for part, count in every if part.get("inn")) == 6
    assert sum(count for part, count in every if part.get("cathedral")) == 2
    goods = {
        good: sum(count for part, count in every if part.get("goods") == good) for good in ("wine", "grain", "cloth")
    }
    assert goods == {"wine": 9, "grain": 6, "cloth": 5}


@pytest.mark.parametrize("tile", TILES.values(), ids=lambda tile: tile["id"])
def test_every_edge_and_port_of_a_tile_belongs_to_one_segment(tile):
    sides = [side for part in tile["cities"] + tile["roads"] for side in part["edges"]]
    assert sorted(sides) == sorted(side for side, edge in tile["edges"].items() if edge != "field")
    ports = [port for field in tile["fields"] for port in field["ports"]]
    walled = {port for port in PORTS if tile["edges"][port[0].upper()] == "city"}
    assert sorted(ports) == sorted(set(PORTS) - walled)
    for side, edge in tile["edges"].items():
        owners = [f["id"] for f in tile["fields"] for port in f["ports"] if port[0].upper() == side]
        if edge == "field":
            assert owners[0] == owners[1], "a meadow edge is one meadow"


@pytest.mark.parametrize("tile", TILES.values(), ids=lambda tile: tile["id"])
def test_the_listed_rotations_are_those_that_look_different(tile):
    """A tile that looks the same after a half or quarter turn lists only the first rotations."""

    def look(turns):
        def side(name):
            return "NESW"[("NESW".index(name) + turns) % 4]

        def port(name):
            return PORTS[(PORTS.index(name) + 2 * turns) % 8]

        lines = [
            (frozenset(map(side, part["edges"])), part.get("pennants"), part.get("inn"), part.get("goods"))
            for part in tile["cities"] + tile["roads"]
        ]
        return frozenset(lines), frozenset(frozenset(map(port, f["ports"])) for f in tile["fields"])

    different = [turns * 90 for turns in range(4) if look(turns) not in [look(earlier) for earlier in range(turns)]]
    assert tile["rotations"] == different


def test_a_meadow_corner_is_one_meadow_unless_a_city_reaches_it():
    """Roads leave in the middle of an edge: a corner is never cut by one (RULING 9)."""
    spurs = set()
    for tile in TILES.values():
        owner = {port: f["id"] for f in tile["fields"] for port in f["ports"]}
        for corner, ((first, second), _) in CORNERS.items():
            if first in owner and second in owner and owner[first] != owner[second]:
                spurs.add((tile["id"], corner))
    assert spurs == {("am_i", "ne"), ("am_i", "se"), ("ic_g", "se"), ("tb_g", "se"), ("tb_l", "se"), ("tb_v", "se")}


def test_the_start_tile_is_one_of_four():
    assert box({})["bg_d"] == 4
