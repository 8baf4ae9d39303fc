"""The land computed from scratch, by flood fill over a dumped position and the printed facts.

It shares nothing with the rules but the facts: no table, no packed number, nothing kept up to date.
``check`` compares the two (specification, section 11, invariant 10).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from jurade.games.carcassonne.fields import FIELDS
from jurade.games.carcassonne.rules.barns import complete_cities
from jurade.games.carcassonne.rules.board import (
    cell_name,
    claim_of,
    ends_in,
    goods_in,
    pennants_in,
    specials_in,
    tiles_in,
)
from jurade.games.carcassonne.rules.laying import is_hole, wanted_at
from jurade.games.carcassonne.rules.state import CarcassonneState

FACTS = json.loads((files("jurade.games.carcassonne") / "facts.json").read_text(encoding="utf-8"))
TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in FACTS["tiles"]} | {"abbey": FACTS["abbey_tile"]}
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
PORTS: list[str] = FACTS["geometry"]["ports"]
FACING: dict[str, str] = FACTS["geometry"]["port_facing"]
SIDE_OF_PORT = {"n": "N", "e": "E", "s": "S", "w": "W"}
CORNERS = {
    name: (tuple(corner["ports"]), tuple(at // 100 for at in corner["xy"]))
    for name, corner in FACTS["geometry"]["corners"].items()
}

Cell = tuple[int, int]
Segment = tuple[int, int, str]  # x, y, name


@dataclass
class Feature:
    """A connected road, city, cloister, abbey or meadow."""

    kind: str
    segments: frozenset[Segment]
    tiles: int = 0
    open_ends: int = 0
    pennants: int = 0
    specials: int = 0  # inns or cathedrals
    goods: dict[str, int] = field(default_factory=dict)
    pieces: list[tuple[int, str]] = field(default_factory=list)  # seat, piece
    barns: list[int] = field(default_factory=list)  # seats

    @property
    def complete(self) -> bool:
        return self.kind != "field" and self.open_ends == 0


class Land:
    """A position read anew."""

    def __init__(self, position: dict[str, Any], inner_meadows: bool = True) -> None:
        self.position = position
        self.inner_meadows = inner_meadows
        self.at: dict[Cell, tuple[str, int]] = {(x, y): (tile, turn // 90) for tile, x, y, turn in position["tiles"]}
        self.features: list[Feature] = []
        self.of: dict[Segment, Feature] = {}
        for cell in sorted(self.at):
            for name in self.names(cell):
                if (*cell, name) not in self.of:
                    self.grow((*cell, name))
        for seat, piece, x, y, name in position["pieces"]:
            self.of[x, y, name].pieces.append((seat, piece))
        for seat, x, y in position["barns"]:
            meadow = self.junction(x, y)
            assert meadow is not None
            meadow.barns.append(seat)

    # ---- one tile

    def parts(self, cell: Cell, kind: str) -> list[dict[str, Any]]:
        """The cities, roads or fields of the tile in a cell."""
        tile, _ = self.at[cell]
        found: list[dict[str, Any]] = TILES[tile][kind]
        if kind == "fields" and tile.startswith("am") and not self.inner_meadows:
            found = [part for part in found if not part.get("inner")]
        return found

    def names(self, cell: Cell) -> list[str]:
        cloister = ["k"] if TILES[self.at[cell][0]]["cloister"] else []
        named = {kind: [part["id"] for part in self.parts(cell, kind)] for kind in ("cities", "roads", "fields")}
        return named["cities"] + named["roads"] + cloister + named["fields"]

    def part(self, segment: Segment) -> dict[str, Any]:
        kind = {"c": "cities", "r": "roads", "f": "fields"}[segment[2][0]]
        return next(part for part in self.parts(segment[:2], kind) if part["id"] == segment[2])

    def sides(self, segment: Segment) -> list[str]:
        """Where a city or road segment leaves its tile, as it lies."""
        turn = self.at[segment[:2]][1]
        order = list(SIDES)
        return [order[(order.index(side) + turn) % 4] for side in self.part(segment)["edges"]]

    def ports(self, segment: Segment) -> list[str]:
        """The ports of a meadow segment, as it lies."""
        turn = self.at[segment[:2]][1]
        return [PORTS[(PORTS.index(port) + 2 * turn) % 8] for port in self.part(segment)["ports"]]

    def edge(self, cell: Cell, side: str) -> str:
        """What a tile shows on a side, as it lies."""
        tile, turn = self.at[cell]
        order = list(SIDES)
        return str(TILES[tile]["edges"][order[(order.index(side) - turn) % 4]])

    # ---- features

    def beside(self, segment: Segment) -> Iterator[Segment]:
        """The segments that continue this one on the neighbour tiles."""
        x, y, name = segment
        if name[0] in "cr":
            for side in self.sides(segment):
                near = (x + SIDES[side][0], y + SIDES[side][1])
                for other in self.names(near) if near in self.at else ():
                    if other[0] == name[0] and OPPOSITE[side] in self.sides((*near, other)):
                        yield (*near, other)
        elif name[0] == "f":
            for port in self.ports(segment):
                dx, dy = SIDES[SIDE_OF_PORT[port[0]]]
                near = (x + dx, y + dy)
                for other in self.names(near) if near in self.at else ():
                    if other[0] == "f" and FACING[port] in self.ports((*near, other)):
                        yield (*near, other)

    def grow(self, start: Segment) -> None:
        """Flood one feature from a segment."""
        reached = {start}
        waiting = [start]
        while waiting:
            for near in self.beside(waiting.pop()):
                if near not in reached:
                    reached.add(near)
                    waiting.append(near)
        kind = {"c": "city", "r": "road", "k": "cloister", "f": "field"}[start[2][0]]
        feature = Feature(kind, frozenset(reached))
        feature.tiles = len({segment[:2] for segment in reached})
        for segment in reached:
            self.add(feature, segment)
            self.of[segment] = feature
        self.features.append(feature)

    def add(self, feature: Feature, segment: Segment) -> None:
        """What one segment adds to its feature."""
        x, y, _ = segment
        if feature.kind == "cloister":
            around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            feature.open_ends = sum(cell not in self.at for cell in around)
        if feature.kind in ("city", "road"):
            part = self.part(segment)
            near = [(x + SIDES[side][0], y + SIDES[side][1]) for side in self.sides(segment)]
            feature.open_ends += sum(cell not in self.at for cell in near)
            feature.pennants += part.get("pennants", 0)
            feature.specials += bool(part.get("inn") or part.get("cathedral"))
            if "goods" in part:
                feature.goods[part["goods"]] = feature.goods.get(part["goods"], 0) + 1

    def cities_of(self, meadow: Feature) -> list[Feature]:
        """The complete cities a meadow touches, each once."""
        found: list[Feature] = []
        for segment in meadow.segments:
            for city in self.part(segment)["cities"]:
                feature = self.of[segment[0], segment[1], city]
                if feature.complete and all(feature is not other for other in found):
                    found.append(feature)
        return found

    def junction(self, x: int, y: int) -> Feature | None:
        """The meadow around a meadow junction, or None."""
        meadow = None
        for _name, (ports, (right, below)) in CORNERS.items():
            cell = (x - right, y - below)
            fits = [
                (*cell, name)
                for name in (self.names(cell) if cell in self.at else ())
                if name[0] == "f" and set(ports) <= set(self.ports((*cell, name)))
            ]
            if not fits:
                return None
            meadow = self.of[fits[0]]
        return meadow

    # ---- the border

    def frontier(self) -> dict[Cell, dict[str, str]]:
        """Empty cells beside the land, with the edges they want by side."""
        found: dict[Cell, dict[str, str]] = {}
        for x, y in self.at:
            for side, (dx, dy) in SIDES.items():
                near = (x + dx, y + dy)
                if near not in self.at:
                    found.setdefault(near, {})[OPPOSITE[side]] = self.edge((x, y), side)
        return found

    def holes(self) -> list[Cell]:
        return sorted(cell for cell, wanted in self.frontier().items() if len(wanted) == 4)

    def placements(self, tile: str) -> list[str]:
        """Where a tile fits, in notation and canonical order."""
        found = []
        order = list(SIDES)
        for (x, y), wanted in sorted(self.frontier().items()):
            for turn in TILES[tile]["rotations"]:
                shown = {side: TILES[tile]["edges"][order[(k - turn // 90) % 4]] for k, side in enumerate(order)}
                if all(shown[side] == edge for side, edge in wanted.items()):
                    found.append(f"place {x},{y} r{turn}")
        return found


def check(state: CarcassonneState, inner_meadows: bool = True) -> Land:
    """Assert that everything the state keeps up to date equals the land computed from scratch."""
    land = Land(FIELDS.dump(state), inner_meadows)
    seen = set()
    for segment in range(state.segments):
        x, y = map(int, state.segment_cell(segment).split(","))
        feature = land.of[x, y, state.segment_name(segment)]
        number = int(state.feature[segment])
        seen.add(number)
        members = {number}
        following = int(state.ring[number])
        while following != number:
            members.add(following)
            following = int(state.ring[following])
        named = {(*map(int, state.segment_cell(m).split(",")), state.segment_name(m)) for m in members}
        assert named == feature.segments
        compare(state, number, feature, land)
    assert len(seen) == len(land.features)
    check_frontier(state, land)
    return land


def compare(state: CarcassonneState, number: int, feature: Feature, land: Land) -> None:
    """One feature, as kept and as computed."""
    sums = state.sums[number]
    if feature.kind == "field":
        assert len(complete_cities(state, number)) == len(land.cities_of(feature))
    else:
        assert tiles_in(sums) == feature.tiles
        assert ends_in(sums) == feature.open_ends
    assert pennants_in(sums) == feature.pennants
    assert specials_in(sums) == feature.specials
    for k, good in enumerate(("wine", "grain", "cloth")):
        assert goods_in(sums, k) == feature.goods.get(good, 0)
    for seat in range(state.seats):
        claim = claim_of(state.claims[number], seat)
        own = [piece for owner, piece in feature.pieces if owner == seat]
        assert claim & 7 == own.count("follower")
        for bit, names in ((8, ["big"]), (16, ["wagon"]), (32, ["mayor"]), (64, ["builder", "pig"])):
            assert bool(claim & bit) == any(name in own for name in names)
        assert bool(claim & 128) == (seat in feature.barns)


def check_frontier(state: CarcassonneState, land: Land) -> None:
    """Empty cells beside the land, what they want, and holes."""
    wanted = land.frontier()
    kept = {cell_name(entry >> 8): entry & 255 for entry in state.front}
    assert list(kept) == [f"{x},{y}" for x, y in sorted(wanted)]
    numbers = {"field": 1, "road": 2, "city": 3}
    for (x, y), edges in wanted.items():
        assert kept[f"{x},{y}"] == sum(numbers[edges[side]] << 2 * k for k, side in enumerate(SIDES) if side in edges)
    assert state.holes == len(land.holes())
    assert [cell_name(entry >> 8) for entry in state.front if is_hole(wanted_at(state, entry >> 8))] == [
        f"{x},{y}" for x, y in land.holes()
    ]
