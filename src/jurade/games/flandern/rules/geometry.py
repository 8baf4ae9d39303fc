"""The plan of a city as polygons, and who borders whom: computed once, from the printed shapes alone.

The facts give number 1 of every plot and of every special church tile; the others are quarter turns of it.
All corners lie on whole numbers and all sides are straight or diagonal, so everything here is exact.

A *region* is anything that can occupy ground: the centre ``c``, a base plot ``p2``, a special lying on its anchor
plot (``a@t1``, ``c-l@t1`` …), or a new plot of such a placement (``xa1<a@t1``).
"""

import json
from importlib.resources import files
from typing import Any, Final

Point = tuple[int, int]
Polygon = list[Point]
Side = tuple[Point, Point]

QUARTERS: Final = 4
CELL: Final = 6  # a unit square is cut by its diagonals; the middles of its four parts lie on sixths


def load_facts() -> dict[str, Any]:
    """The printed facts of the box."""
    text = (files("jurade.games.flandern") / "facts.json").read_text(encoding="utf-8")
    facts: dict[str, Any] = json.loads(text)
    return facts


class Region:
    """A piece of ground: the plot id it stands for, its shape, its outline, and the long sides that must lean."""

    def __init__(self, name: str, plot: str, shape: str, polygon: Polygon, leaning: Polygon) -> None:
        self.name: Final[str] = name
        self.plot: Final[str] = plot  # p2; of a special its anchor; of a new plot xa1
        self.shape: Final[str] = shape
        self.polygon: Final[Polygon] = polygon
        self.sides: Final[list[Side]] = sides(polygon)
        self.long_sides: Final[list[Side]] = longest(sides(leaning))  # of a special: those of its anchor (R22)
        self.ground: Final[frozenset[Point]] = cells(polygon)
        self.token: str = ""  # of a special: its tile
        self.covers: list[str] = []  # of a special: the base plots it takes up (R21)
        self.creates: list[str] = []  # of a special: the regions of its new plots (R23)


def turned(polygon: Polygon, quarters: int) -> Polygon:
    """The polygon after so many quarter turns clockwise (y points down)."""
    for _ in range(quarters):
        polygon = [(-y, x) for x, y in polygon]
    return polygon


def sides(polygon: Polygon) -> list[Side]:
    """Its sides, from corner to corner."""
    return [(polygon[i], polygon[(i + 1) % len(polygon)]) for i in range(len(polygon))]


def longest(found: list[Side]) -> list[Side]:
    """The long sides: those of the greatest length (two of a rectangle, one of a trapezium or triangle)."""
    lengths = [(bx - ax) ** 2 + (by - ay) ** 2 for (ax, ay), (bx, by) in found]
    return [side for side, length in zip(found, lengths, strict=True) if length == max(lengths)]


def cells(polygon: Polygon) -> frozenset[Point]:
    """The ground of a polygon: the middles, in sixths, of the quarter squares inside it."""
    xs = [x for x, _ in polygon]
    ys = [y for _, y in polygon]
    middles = ((3, 1), (5, 3), (3, 5), (1, 3))
    return frozenset(
        (x * CELL + mx, y * CELL + my)
        for x in range(min(xs), max(xs))
        for y in range(min(ys), max(ys))
        for mx, my in middles
        if contains(polygon, x * CELL + mx, y * CELL + my)
    )


def contains(polygon: Polygon, x: int, y: int) -> bool:
    """Is a point, given in sixths and on no side, inside?  Counts the sides a ray to the right crosses."""
    inside = False
    for (ax, ay), (bx, by) in sides(polygon):
        ax, ay, bx, by = ax * CELL, ay * CELL, bx * CELL, by * CELL
        if (ay > y) != (by > y):
            # x of the crossing is ax + (y - ay) * (bx - ax) / (by - ay); multiplied out to stay exact
            left = (x - ax) * (by - ay) < (y - ay) * (bx - ax)
            if left == (by > ay):
                inside = not inside
    return inside


def cross(origin: Point, a: Point, b: Point) -> int:
    """Twice the signed area of a triangle; zero when the three points are in line."""
    return (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0])


def share_length(one: Side, other: Side) -> bool:
    """Do two sides have a piece of positive length in common (G7)?"""
    a, b = one
    if cross(a, b, other[0]) != 0 or cross(a, b, other[1]) != 0:
        return False
    axis = 0 if a[0] != b[0] else 1
    begin = max(min(a[axis], b[axis]), min(other[0][axis], other[1][axis]))
    end = min(max(a[axis], b[axis]), max(other[0][axis], other[1][axis]))
    return begin < end


def on_side(point: Point, side: Side) -> bool:
    """Does a point lie on a side, its ends included?"""
    a, b = side
    if cross(a, b, point) != 0:
        return False
    return min(a[0], b[0]) <= point[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= point[1] <= max(a[1], b[1])


def overlap(one: Region, other: Region) -> bool:
    """Do two regions take up common ground?"""
    return not one.ground.isdisjoint(other.ground)


def touch_by_side(one: Region, other: Region) -> bool:
    """Do two regions share a piece of boundary (R20, G7)?  Regions that overlap do not touch."""
    if overlap(one, other):
        return False
    return any(share_length(a, b) for a in one.sides for b in other.sides)


def lean_on(one: Region, other: Region) -> bool:
    """Does a long side of the first lie against the second (R19, G8)?"""
    if overlap(one, other):
        return False
    return any(share_length(a, b) for a in one.long_sides for b in other.sides)


def touch_by_corner_only(one: Region, other: Region) -> bool:
    """Do two regions meet in points only (option ``touch=corner``)?"""
    if overlap(one, other) or touch_by_side(one, other):
        return False
    return any(on_side(p, side) for p in one.polygon for side in other.sides) or any(
        on_side(p, side) for p in other.polygon for side in one.sides
    )


def _polygon(given: Any, quarters: int) -> Polygon:
    return turned([(int(x), int(y)) for x, y in given], quarters)


def _numbered(plot: str, quarters: int) -> str:
    """``t1`` after so many quarter turns."""
    return f"{plot[0]}{(int(plot[1:]) - 1 + quarters) % QUARTERS + 1}"


def placement_name(token: str, anchor: str) -> str:
    """``church.cl`` on t1 is ``c-l@t1``."""
    letters = token.removeprefix("church.")
    return f"{'-'.join(letters)}@{anchor}"


def all_regions(facts: dict[str, Any]) -> list[Region]:
    """The 61 regions of a city: plots in order, each followed by the specials that may lie on it, then the new plots.

    The order is that of the legal actions (5.4), so that walking through a set of regions lists them rightly.
    """
    plots: dict[str, Any] = facts["plan"]["plots"]
    specials: dict[str, Any] = facts["plan"]["specials"]
    base = [Region("c", "c", "C", _polygon(plots["c"]["polygon"], 0), [])]  # laid at set-up: it leans on nothing
    new: dict[str, list[Region]] = {}
    for first in ("r1", "p1", "t1"):
        for quarters in range(QUARTERS):
            plot = _numbered(first, quarters)
            outline = _polygon(plots[first]["polygon"], quarters)
            base.append(Region(plot, plot, plots[first]["shape"], outline, outline))
            for token, special in specials.items():
                if special["anchor"] == first:
                    placed = Region(
                        placement_name(token, plot),
                        plot,
                        plots[first]["shape"],
                        _polygon(special["footprint"], quarters),
                        outline,
                    )
                    placed.token = token
                    placed.covers = [_numbered(covered, quarters) for covered in special["covers"]]
                    for x, given in special["new_plots"].items():
                        shape = _polygon(given["polygon"], quarters)
                        region = Region(f"{x}<{placed.name}", x, given["shape"], shape, shape)
                        placed.creates.append(region.name)
                        new.setdefault(x, []).append(region)
                    base.append(placed)
    return base + [region for x in sorted(new) for region in new[x]]
