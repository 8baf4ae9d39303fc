"""The plain outline of one segment of a tile at rotation 0, painted in ``currentColor``: to be lit or tinted.

Cities and roads have printed outlines.  A meadow is what they leave of the tile: it is found by sweeping a line over
the tile, joining the free stretches of neighbouring sweeps, and keeping those that reach the meadow's anchor.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any, Final

from jurade.core.look import Point, circle, path, trace
from jurade.core.scene import Shape
from jurade.games.carcassonne.drawing.abbey import abbey_area
from jurade.games.carcassonne.drawing.palette import SIZE
from jurade.games.carcassonne.drawing.tiles import ABBEY, TILES, smoothed

ROAD_HALF: Final = 4.7  # of the width of a road with its edges
Stretch = tuple[float, float]  # of a sweep: from left to right
Cell = tuple[int, int]  # a stretch by row and number


def area(tile: str, segment: str) -> Shape:
    """One segment's ground."""
    if tile == ABBEY:
        return abbey_area()
    facts = TILES[tile]
    if segment[0] == "c":
        outlines = facts["shapes"]["cities"][segment]
        return path("".join(trace(smoothed(_points(o)), closed=True) for o in outlines), fill="currentColor")
    if segment[0] == "r":
        lines = "".join(trace(_points(line)) for line in facts["shapes"]["roads"][segment])
        return path(lines, fill="none", stroke="currentColor", stroke_width=2 * ROAD_HALF, stroke_linejoin="round")
    x, y = facts["anchors"][segment]
    if segment == "k":
        return circle(x, y + 2, 26, fill="currentColor")
    return path(_meadows(tile)[segment], fill="currentColor")


def _points(printed: Any) -> list[Point]:
    return [(float(x), float(y)) for x, y in printed]


@cache
def _meadows(tile: str) -> dict[str, str]:
    """Path data of every meadow segment of a tile."""
    facts = TILES[tile]
    rows = [_free_stretches(facts["shapes"], i + 0.5) for i in range(SIZE)]
    below = _meetings(rows)
    ground_of = _grounds(rows, below)
    drawn: dict[Cell, str] = {}
    for outline in _outlines(rows, below):
        ground = ground_of[outline[0]]
        drawn[ground] = drawn.get(ground, "") + trace(smoothed(_around(rows, outline)), closed=True)
    found = {}
    for field in facts["fields"]:
        x, y = facts["anchors"][field["id"]]
        row = int(y)
        nearest = min(range(len(rows[row])), key=lambda a: max(rows[row][a][0] - x, x - rows[row][a][1], 0))
        found[field["id"]] = drawn[ground_of[row, nearest]]
    return found


def _meetings(rows: list[list[Stretch]]) -> dict[Cell, list[Cell]]:
    """For every stretch those of the next row it runs into: they share two thirds of the shorter one.

    Less would leak around the tip of a city that reaches a corner of the tile.
    """
    return {
        (i, a): [
            (i + 1, b)
            for b, (left, right) in enumerate(rows[i + 1] if i + 1 < len(rows) else [])
            if min(right, own_right) - max(left, own_left) > 0.66 * min(right - left, own_right - own_left)
        ]
        for i, row in enumerate(rows)
        for a, (own_left, own_right) in enumerate(row)
    }


def _grounds(rows: list[list[Stretch]], below: dict[Cell, list[Cell]]) -> dict[Cell, Cell]:
    """Which connected ground every stretch belongs to, named by one of its stretches."""
    ground_of: dict[Cell, Cell] = {}
    for cell in below:
        ground_of[cell] = cell
    changed = True
    while changed:
        changed = False
        for cell, others in below.items():
            for other in others:
                first = min(ground_of[cell], ground_of[other])
                if ground_of[cell] != first or ground_of[other] != first:
                    ground_of[cell] = ground_of[other] = first
                    changed = True
    return ground_of


def _outlines(rows: list[list[Stretch]], below: dict[Cell, list[Cell]]) -> list[list[Cell]]:
    """Runs of stretches that continue one another; where they fork or meet, short ones join them."""
    above: dict[Cell, list[Cell]] = {cell: [] for cell in below}
    for cell, others in below.items():
        for other in others:
            above[other].append(cell)
    runs = []
    for cell in below:
        goes_on = len(above[cell]) == 1 and len(below[above[cell][0]]) == 1
        if goes_on:
            continue
        run = [cell]
        while len(below[run[-1]]) == 1 and len(above[below[run[-1]][0]]) == 1:
            run.append(below[run[-1]][0])
        runs.append(run)
        runs += [[run[-1], other] for other in below[run[-1]]]  # across a fork or a meeting
    return [run for run in runs if len(run) > 1]


def _around(rows: list[list[Stretch]], run: list[Cell]) -> list[Point]:
    """Down the right side of a run, up the left."""
    right = [(rows[i][a][1], _height(i)) for i, a in run]
    left = [(rows[i][a][0], _height(i)) for i, a in reversed(run)]
    return right + left


def _height(row: int) -> float:
    """Where a row is swept; the first and the last stand for the border of the tile."""
    return 0.0 if row == 0 else float(SIZE) if row == SIZE - 1 else row + 0.5


def _free_stretches(shapes: dict[str, Any], y: float) -> list[Stretch]:
    """The parts of a horizontal line that are neither city nor road."""
    taken: list[Stretch] = []
    for city in shapes["cities"].values():
        for printed in city:
            taken += _crossed(_points(printed), y)
    span = shapes.get("road_covered_span")
    for road in [*shapes["roads"].values(), shapes.get("extra_paths", [])]:
        for line in road:
            points = _points(line)
            for a, b in pairwise(points):
                if not (span and span[0][1] < y < span[1][1]):
                    taken += _beside(a, b, y)
    free = []
    x = 0.0
    for left, right in sorted(taken):
        if left - x > 0.3:
            free.append((x, left))
        x = max(x, right)
    if SIZE - x > 0.3:
        free.append((x, float(SIZE)))
    return free


def _crossed(outline: list[Point], y: float) -> list[Stretch]:
    """Where a horizontal line runs inside an outline."""
    crossings = sorted(
        x0 + (x1 - x0) * (y - y0) / (y1 - y0)
        for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True)
        if (y0 > y) != (y1 > y)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def _beside(a: Point, b: Point, y: float) -> list[Stretch]:
    """Where a horizontal line runs on a piece of road: within half its width of the line from a to b."""
    steps = max(abs(b[0] - a[0]), abs(b[1] - a[1])) // 2 + 1
    reach = []
    for step in range(int(steps) + 1):
        x = a[0] + (b[0] - a[0]) * step / steps
        across = abs(a[1] + (b[1] - a[1]) * step / steps - y)
        if across <= ROAD_HALF:
            half = (ROAD_HALF**2 - across**2) ** 0.5
            reach += [x - half, x + half]
    return [(min(reach), max(reach))] if reach else []
