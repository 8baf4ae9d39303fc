"""A tile in two parts: the ground, which turns with it, and the decor, which stays upright.

Shapes and anchors come from the printed facts (100 x 100, rotation 0); no rule reads them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Any, Final
from zlib import crc32

from jurade.core.look import INK, Point, digits, group, path, rect, trace, use
from jurade.core.rng import Rng
from jurade.core.scene import Shape
from jurade.games.carcassonne.drawing import palette as ink
from jurade.games.carcassonne.drawing.abbey import abbey_decor, abbey_ground
from jurade.games.carcassonne.drawing.buildings import houses, trees
from jurade.games.carcassonne.drawing.palette import SIZE
from jurade.games.carcassonne.tables import FACTS

ABBEY: Final = "abbey"
TILES: Final[dict[str, dict[str, Any]]] = {tile["id"]: tile for tile in FACTS["tiles"]}


# ---- geometry


def turned(point: Iterable[float], rotation: int) -> Point:
    """A point of the tile after turning it clockwise by 0, 90, 180 or 270 degrees."""
    x, y = point
    for _ in range(rotation // 90):
        x, y = SIZE - y, x
    return x, y


def anchor(tile: str, segment: str, rotation: int) -> Point:
    """Where a piece on this segment stands."""
    anchors = FACTS["abbey_tile"]["anchors"] if tile == ABBEY else TILES[tile]["anchors"]
    return turned(anchors[segment], rotation)


def _lies_on_border(a: Point, b: Point) -> bool:
    return (a[0] == b[0] and a[0] in (0, SIZE)) or (a[1] == b[1] and a[1] in (0, SIZE))


def walls_of(tile: str, city: str) -> list[list[Point]]:
    """The walls of a city segment as lines: every edge of its outline that does not lie on the border of the tile."""
    lines: list[list[Point]] = []
    for printed in TILES[tile]["shapes"]["cities"][city]:
        outline = [(float(x), float(y)) for x, y in printed]
        edges = list(zip(outline, outline[1:] + outline[:1], strict=True))
        first = next((i for i, edge in enumerate(edges) if _lies_on_border(*edge)), 0)
        open_line: list[Point] = []
        for a, b in edges[first:] + edges[:first]:
            if _lies_on_border(a, b):
                open_line = []
            elif open_line:
                open_line.append(b)
            else:
                open_line = [a, b]
                lines.append(open_line)
    return [smoothed(line) for line in lines]


def smoothed(outline: list[Point]) -> list[Point]:
    """Without the points that lie within a tenth of a unit of the line between those kept around them."""
    kept = [outline[0]]
    for k in range(1, len(outline) - 1):
        (x0, y0), (x, y), (x1, y1) = kept[-1], outline[k], outline[k + 1]
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        if length == 0 or abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length > 0.1:
            kept.append((x, y))
    return [*kept, outline[-1]]


def _inside(point: Point, outline: list[Point]) -> bool:
    x, y = point
    odd = False
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def _distance(point: Point, a: Point, b: Point) -> float:
    """From a point to the line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)
    along = max(0.0, min(1.0, along))
    return float(((point[0] - a[0] - along * dx) ** 2 + (point[1] - a[1] - along * dy) ** 2) ** 0.5)


def _line_distance(point: Point, line: list[Point]) -> float:
    return min(_distance(point, a, b) for a, b in pairwise(line))


@cache
def _scatter(tile: str, kind: str, tries: int, margin: float, apart: float) -> tuple[Point, ...]:
    """Places for ornaments of the meadow (or, for ``cobble``, of the cities), the same for every copy of a tile."""
    facts = TILES[tile]
    shapes = facts["shapes"]
    cities = [[(x, y) for x, y in outline] for city in shapes["cities"].values() for outline in city]
    roads = [[(x, y) for x, y in line] for road in shapes["roads"].values() for line in road]
    roads += [[(x, y) for x, y in line] for line in shapes.get("extra_paths", [])]
    taken = [
        (d["at"][0], d["at"][1], 17.0 if d["kind"] in ("inn", "village") else 8.0) for d in shapes.get("decor", [])
    ]
    if facts["cloister"]:
        taken.append((50, 47, 26.0))
    if kind == "tree":
        taken += [(x, y, 15.0) for x, y in facts["anchors"].values()]
    rng = Rng(crc32(f"{tile} {kind}".encode()))
    found: list[Point] = []
    for _ in range(tries):
        p = (6 + rng.below(880) / 10, 7 + rng.below(880) / 10)
        in_city = any(_inside(p, outline) for outline in cities)
        walls = [outline + outline[:1] for outline in cities]
        if in_city != (kind == "cobble") or any(_line_distance(p, wall) < margin for wall in walls):
            continue
        if any(_line_distance(p, road) < margin + 5 for road in roads):
            continue
        if any((p[0] - x) ** 2 + (p[1] - y) ** 2 < r * r for x, y, r in taken):
            continue
        if all((p[0] - x) ** 2 + (p[1] - y) ** 2 >= apart * apart for x, y in found):
            found.append(p)
    return tuple(found)


# ---- the ground, which turns with the tile


def ground(tile: str) -> Shape:
    """Meadow, cities, roads and border of a tile at rotation 0, in the order of the specification."""
    if tile == ABBEY:
        return abbey_ground()
    shapes = TILES[tile]["shapes"]
    parts = [rect(0, 0, SIZE, SIZE, fill=ink.MEADOW)]
    tufts = "".join(
        f"M{digits(x - 1.8)} {digits(y)}l-.6-2.6M{digits(x)} {digits(y)}v-3.6M{digits(x + 1.8)} {digits(y)}l.6-2.6"
        for x, y in _scatter(tile, "tuft", 34, 4, 9)
    )
    if tufts:
        parts.append(path(tufts, stroke=ink.TUFT, stroke_width=0.8, fill="none", stroke_linecap="round"))
    parts += _cities(tile)
    cobbles = "".join(f"M{digits(x - 2)} {digits(y)}h4m1 2.4h-4" for x, y in _scatter(tile, "cobble", 26, 4, 9))
    if cobbles:
        parts.append(path(cobbles, stroke=ink.COBBLE, stroke_width=0.8, fill="none", stroke_linecap="round"))
    parts += _roads(shapes)
    parts.append(rect(0, 0, SIZE, SIZE, fill="none", stroke=ink.BORDER, stroke_width=0.6, stroke_opacity=0.6))
    return group(*parts)


def _walls_are_ground(tile: str) -> bool:
    """Where a city or a road passes over a wall, the wall lies on the ground, not on top of everything."""
    shapes = TILES[tile]["shapes"]
    return "draw_order" in shapes or "road_covered_span" in shapes


def _cities(tile: str) -> list[Shape]:
    shapes = TILES[tile]["shapes"]
    order = shapes.get("draw_order") or list(shapes["cities"])
    crossing = "draw_order" in shapes
    parts = []
    for k, city in enumerate(order):
        printed = shapes["cities"][city]
        outlines = "".join(trace(smoothed([(x, y) for x, y in outline]), closed=True) for outline in printed)
        walls = walls_of(tile, city)
        if crossing and k == 1:
            shadow = "".join(trace(wall) for wall in walls)
            parts.append(path(shadow, fill="none", stroke="#3A2812", stroke_width=7, stroke_opacity=0.35))
        parts.append(path(outlines, fill=ink.CITY_BELOW if crossing and k == 0 else ink.CITY))
        if _walls_are_ground(tile):
            parts += _wall(walls)
    if crossing:
        below = "".join(trace(wall) for wall in walls_of(tile, order[0]))
        parts.append(
            path(below, fill="none", stroke=ink.STONE_EDGE, stroke_width=1, stroke_dasharray="3 3", stroke_opacity=0.55)
        )
    return parts


def _wall(lines: list[list[Point]], shadow: bool = False) -> list[Shape]:
    """A battlement: a band of stone with merlons that stand out on both sides."""
    d = "".join(trace(line) for line in lines)
    if not d:
        return []

    def band(colour: str, width: float, dashes: str | None = None, offset: float | None = None) -> Shape:
        return path(
            d,
            fill="none",
            stroke=colour,
            stroke_width=width,
            stroke_dasharray=dashes,
            stroke_dashoffset=offset,
            stroke_linejoin="round",
            stroke_linecap=None if dashes else "round",
        )

    parts = [
        band(ink.STONE_EDGE, 4.2),
        band(ink.STONE_EDGE, 6.4, "3.6 2.4"),
        band(ink.STONE, 2.8),
        band(ink.STONE, 5, "2.4 3.6", -0.6),
        band(ink.STONE_SHADE, 0.7),
    ]
    if shadow:
        cast = path(d, fill="none", stroke=INK, stroke_width=5, stroke_opacity=0.2, transform="translate(1 2)")
        parts.insert(0, cast)
    return parts


def _roads(shapes: dict[str, Any]) -> list[Shape]:
    """One segment after the other, so that a bridge is no crossing; then the lanes to gates."""
    bridge = shapes.get("bridge")
    order = sorted(shapes["roads"], key=lambda road: road == bridge)
    span = shapes.get("road_covered_span")
    parts: list[Shape] = []
    for road in order:
        if road == bridge:
            parts.append(rect(42, 38, 16, 24, rx=1.5, fill=ink.STONE_SHADE, stroke=ink.STONE_EDGE, stroke_width=1))
        lines = [[(x, y) for x, y in line] for line in shapes["roads"][road]]
        if span:
            (x0, y0), (x1, y1) = span
            lines = [[(x0, 0.0), (x0, y0)], [(x1, y1), (x1, 100.0)]]
        parts += _lane(lines)
        if road == bridge:
            parts.append(path("M42.6 38v24M57.4 38v24", fill="none", stroke=ink.STONE_EDGE, stroke_width=1.6))
    if shapes.get("extra_paths"):
        parts += _lane([[(x, y) for x, y in line] for line in shapes["extra_paths"]])
    if span:
        (x0, y0), (_, y1) = span
        rails = f"M{digits(x0 - 3.5)} {digits(y0)}V{digits(y1)}M{digits(x0 + 3.5)} {digits(y0)}V{digits(y1)}"
        parts.append(path(rails, fill="none", stroke=ink.TREE_SHADE, stroke_width=0.9, stroke_dasharray="2.5 2.5"))
        parts += [
            rect(x0 - 7, y - 1.5, 14, 3, rx=0.8, fill="#5E5140", stroke=ink.STONE_EDGE, stroke_width=0.6)
            for y in (y0, y1)
        ]
    return parts


def _lane(lines: list[list[Point]]) -> list[Shape]:
    d = "".join(trace(line) for line in lines)
    return [
        path(d, fill="none", stroke=ink.ROAD_EDGE, stroke_width=9.4, stroke_linejoin="round"),
        path(d, fill="none", stroke=ink.ROAD, stroke_width=7, stroke_linejoin="round"),
        path(
            d, fill="none", stroke=ink.ROAD_TRACK, stroke_width=0.9, stroke_dasharray="4 3.5", stroke_linejoin="round"
        ),
    ]


# ---- what stands on a tile, upright


def decor(tile: str, rotation: int) -> Shape:
    """Walls, then gates, then everything that stands, from the back to the front."""
    if tile == ABBEY:
        return abbey_decor()
    facts = TILES[tile]
    shapes = facts["shapes"]
    parts: list[Shape] = []
    if not _walls_are_ground(tile):
        walls = [wall for city in shapes["cities"] for wall in walls_of(tile, city)]
        parts += _wall([[turned(point, rotation) for point in wall] for wall in walls], shadow=True)
    printed = [(turned(item["at"], rotation), item) for item in shapes.get("decor", [])]
    printed.sort(key=lambda entry: (entry[0][1], entry[0][0]))
    parts += [
        use("sign-gate", x, y, turn=(item["angle"] + rotation) % 360)
        for (x, y), item in printed
        if item["kind"] == "gate"
    ]
    wooded = [turned(at, rotation) for at in _scatter(tile, "tree", 40, 11, 17)[:3]]
    parts += trees([(x, y) for x, y in wooded if 9 < x < 91 and 9 < y < 93])
    parts += houses([at for at, item in printed if item["kind"] == "house"])
    if facts["cloister"]:
        parts.append(use("sign-cloister", *anchor(tile, "k", rotation)))
    parts += [
        use(f"sign-goods-{item['good']}" if item["kind"] == "goods" else f"sign-{item['kind']}", *at)
        for at, item in printed
        if item["kind"] not in ("gate", "house")
    ]
    return group(*parts)
