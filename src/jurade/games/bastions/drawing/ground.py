"""The board itself: meadow, bastions with two floors, stairs, walls, the signs of the rooms, and the drawbridges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core import look
from jurade.core.look import INK, INK_2, LEAF, Point, digits, glyph, group, path, polygon, rect, text, trace
from jurade.core.scene import Attr, Shape
from jurade.games.bastions.drawing.geometry import COLOURS, LIFT, UNIT, Cell, Plan, plan, sides
from jurade.games.bastions.tables import SEAT_LETTERS

SIGNS: Final = {"treasure": "chest", "flag": "flag", "throne": "throne", "dungeon": "grille"}
MEADOW: Final = ("#DDE0B4", "#E6E7C4")
MEADOW_LINE: Final = "#A59F72"
HALL: Final = "#F1E6CC"  # the ground floor of a bastion
TERRACE: Final = "#D6CCB8"  # its upper floor
STAIRS: Final = ("#F1E6CC", "#E8DCC3", "#DFD3BD", "#D6CCB8")
SIDE: Final = "#8C7F69"  # what one sees of a floor from the side
BASTION_LINE: Final = "#8A7B5C"
BATTLEFIELD: Final = "#E7C9A0"
PLANK: Final = "#A87B4A"
PLANK_LINE: Final = "#6B4423"


def ground(seats: int, turn: int) -> Shape:
    """All of a board that never changes."""
    seen = plan(seats, turn)
    x, y, width, height = seen.box
    parts = [rect(x + 4, y + 4, width - 8, height - 8, rx=14, fill=look.VELLUM, stroke=look.LINE, stroke_width=2)]
    if seen.outline:
        parts.append(polygon(seen.outline, fill="#EDEBD0", stroke=MEADOW_LINE, stroke_width=2, stroke_linejoin="round"))
    parts += _flat(seen)
    raised = sorted((cell for cell in seen.cells if cell.lift), key=lambda cell: cell.base[1])
    parts += [_raised(cell, seen) for cell in raised]
    parts += [_sign(cell) for cell in seen.cells if cell.kind in SIGNS or cell.kind == "battlefield"]
    parts += [_walls(seen, owner) for owner in range(seats)]
    parts += list(_margin(seen))
    return group(*parts)


def _flat(seen: Plan) -> list[Shape]:
    """The cells on the ground: meadow outside, floor tiles inside the bastions; one path for all that look alike."""
    alike: dict[tuple[str, str, str], list[Cell]] = {}
    for cell in seen.cells:
        if cell.lift == 0:
            alike.setdefault(_tones(cell), []).append(cell)
    found = []
    for (tone, edge, tint), cells in alike.items():
        d = "".join(trace(cell.outline, closed=True) for cell in cells)
        found.append(path(d, fill=tone, stroke=edge, stroke_width=1, stroke_linejoin="round"))
        if tint:
            found.append(path(d, fill=tint, fill_opacity=0.12))
    return found


def _tones(cell: Cell) -> tuple[str, str, str]:
    """The ground of a flat cell, its edge, and the tint its owner gives it."""
    if cell.bastion is not None:
        return HALL, BASTION_LINE, look.SEATS[COLOURS[cell.bastion]].fill
    if cell.kind == "battlefield":
        return BATTLEFIELD, MEADOW_LINE, ""
    return MEADOW[sum(map(ord, cell.name)) % 2], MEADOW_LINE, ""


def _raised(cell: Cell, seen: Plan) -> Shape:
    """A cell of the upper floor as a block of stone, or stairs that lead up to it."""
    assert cell.bastion is not None
    floor = cell.floor()
    edges = (_upright(a, b, cell.lift) for a, b in sides(cell.outline))
    block = [polygon(edge, fill=SIDE, stroke=SIDE, stroke_width=1) for edge in edges]
    tint = look.SEATS[COLOURS[cell.bastion]].fill
    if cell.level == "S":
        block += _steps(cell, seen)
    else:
        block += [
            polygon(floor, fill=TERRACE, stroke=BASTION_LINE, stroke_width=1, stroke_linejoin="round"),
            polygon(floor, fill="url(#pattern-terrace)"),
        ]
    block.append(polygon(floor, fill=tint, fill_opacity=0.12))
    if cell.level == "H":
        rim: dict[str, Attr] = {"stroke": LEAF, "stroke_width": 2, "stroke_opacity": 0.8, "stroke_linejoin": "round"}
        block.append(polygon(cell.floor(0.9), fill="none", **rim))
    return group(*block)


def _steps(cell: Cell, seen: Plan) -> list[Shape]:
    """Four steps that rise from the ground floor of the bastion to its upper floor."""
    neighbours = next(facts for facts in seen.facts["cells"] if facts["id"] == cell.name)["ortho"]
    inner = [seen.named[name] for name in neighbours if seen.named[name].bastion == cell.bastion]
    low = next(other for other in inner if other.level == "G").base
    edges = sides(cell.floor())
    foot = min(range(4), key=lambda k: _far(edges[k], (low[0], low[1] - cell.lift)))
    (a, b), (c, d) = edges[foot], edges[(foot + 2) % 4]
    steps = []
    for k, tone in enumerate(STAIRS):
        near, far = k / 4, (k + 1) / 4
        quad = [_between(a, d, near), _between(b, c, near), _between(b, c, far), _between(a, d, far)]
        steps.append(polygon(quad, fill=tone, stroke=BASTION_LINE, stroke_width=1.6, stroke_linejoin="round"))
    return steps


def _far(side: tuple[Point, Point], point: Point) -> float:
    (ax, ay), (bx, by) = side
    return ((ax + bx) / 2 - point[0]) ** 2 + ((ay + by) / 2 - point[1]) ** 2


def _between(a: Point, b: Point, part: float) -> Point:
    return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)


def _upright(a: Point, b: Point, height: float) -> list[Point]:
    """What stands so high on the ground between two points."""
    return [a, b, (b[0], b[1] - height), (a[0], a[1] - height)]


def _sign(cell: Cell) -> Shape:
    """The sign of a room."""
    if cell.kind == "battlefield":
        return glyph("swords", *cell.middle, UNIT * 0.62, "#B98550")
    return glyph(SIGNS[cell.kind], *cell.middle, UNIT * 0.5, "#7A6848")


def _walls(seen: Plan, owner: int) -> Shape:
    """The walls of a bastion: stone as high as the upper floor, with the owner's merlons on top."""
    base = "".join(trace(wall) for wall in seen.walls[owner])
    crest = "".join(trace([(ax, ay - LIFT), (bx, by - LIFT)]) for (ax, ay), (bx, by) in seen.walls[owner])
    colour = look.SEATS[COLOURS[owner]].fill
    stone: dict[str, Attr] = {"fill": look.WALL, "stroke": look.WALL, "stroke_width": 6, "stroke_linejoin": "round"}
    faces = [polygon(_upright(a, b, LIFT), **stone) for a, b in seen.walls[owner]]
    return group(
        path(base, fill="none", stroke=INK, stroke_width=9, stroke_linecap="round"),
        *faces,
        path(crest, fill="none", stroke=INK, stroke_width=9, stroke_linecap="round"),
        path(crest, fill="none", stroke=look.STONE, stroke_width=6, stroke_linecap="round"),
        path(crest, fill="none", stroke=colour, stroke_width=4, stroke_dasharray="6 6"),
    )


def _margin(seen: Plan) -> Iterator[Shape]:
    """Names of files and ranks beyond the ends of their lines; the emblem of a seat at its home side."""
    lines: dict[str, list[Point]] = {}
    for cell in seen.cells:
        suffix = cell.name[-1] if seen.seats == 3 else ""
        rank = cell.name[1:].removesuffix(suffix)
        lines.setdefault(cell.name[0] + suffix, []).append(cell.base)
        lines.setdefault(rank + suffix, []).append(cell.base)
    for name, middles in lines.items():
        if seen.seats == 3 and name[0].isalpha():
            owner = SEAT_LETTERS.index(name[-1])
            (ux, uy), home = seen.outwards(owner), seen.named[f"{name[0]}1{name[-1]}"]
            edge = max(sides(home.outline), key=lambda side: sum(x * ux + y * uy for x, y in side))
            (ax, ay), (bx, by) = edge
            yield _label((ax + bx) / 2 + ux * 22, (ay + by) / 2 + uy * 20, name)
            continue
        first, second = middles[0], middles[1]
        if seen.seats != 3 and (middles[-1][1], -middles[-1][0]) > (first[1] + 1, -first[0]):
            first, second = middles[-1], middles[-2]
        ux, uy = first[0] - second[0], first[1] - second[1]
        length = (ux * ux + uy * uy) ** 0.5
        yield _label(first[0] + ux / length * UNIT * 0.72, first[1] + uy / length * UNIT * 0.72, name)
    for owner in range(seen.seats):
        x, y = seen.home(owner)
        yield look.disc(x, y, 12, COLOURS[owner])


def _label(x: float, y: float, name: str) -> Shape:
    return text(x, y + 4.5, name, 13, fill=INK_2, font_weight=600)


# ---- drawbridges


def bridge(seats: int, turn: int, owner: int, condition: str) -> Shape:
    """A drawbridge: planks over the border, a raised gate of beams, or debris that lets everybody pass."""
    seen = plan(seats, turn)
    parts: list[Shape] = []
    if condition == "open":
        for quad in seen.planks(owner):
            a, b, c, d = quad
            grooves = "".join(trace([_between(a, b, k / 5), _between(d, c, k / 5)]) for k in range(1, 5))
            parts += [
                polygon(quad, fill=PLANK, stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
                path(grooves, fill="none", stroke=PLANK_LINE, stroke_width=1.4),
            ]
    elif condition == "closed":
        for a, b, _ in seen.bridges[owner]:
            gate = _upright(a, b, LIFT + 6)
            beams = "".join(
                trace([_between(gate[0], gate[1], k / 7), _between(gate[3], gate[2], k / 7)]) for k in range(1, 7)
            )
            parts += [
                polygon(gate, fill=INK, stroke=INK, stroke_width=13, stroke_linejoin="round"),
                polygon(gate, fill=PLANK, stroke=PLANK, stroke_width=9, stroke_linejoin="round"),
                path(beams, fill="none", stroke=PLANK_LINE, stroke_width=2),
                look.line(*gate[3], *gate[2], stroke=INK, stroke_width=8),
                look.line(*gate[3], *gate[2], stroke=PLANK, stroke_width=5, stroke_dasharray="5 3"),
            ]
    else:
        for a, b, _ in seen.bridges[owner]:
            for k, (part, off, degrees) in enumerate(((0.18, 5, 30), (0.42, -6, -50), (0.62, 7, 75), (0.84, -3, 12))):
                x, y = _between(a, b, part)
                turned = f"rotate({degrees} {digits(x)} {digits(y + off)})"
                splinter = rect(
                    x - 8, y + off - 2.5, 16 - k, 5.5, rx=1, fill=PLANK, stroke=INK, stroke_width=1.1, transform=turned
                )
                parts.append(splinter)
    return group(*parts)


def names(seats: int, turn: int) -> Shape:
    """The name of every cell in its upper left corner, for those who speak or type them."""
    cells = plan(seats, turn).cells
    corners = ((cell.middle[0] - UNIT * 0.46, cell.middle[1] - UNIT * 0.28, cell.name) for cell in cells)
    named = (text(x, y, name, 12, text_anchor="start") for x, y, name in corners)
    return group(*named, fill=INK_2, font_weight=600, stroke=LEAF, stroke_width=3, paint_order="stroke")


def terrace() -> Shape:
    """The hatching of upper floors, as a pattern."""
    strokes = path("M-1 9 9-1M-1 1 1-1M7 9 9 7", stroke="#8A7B5C", stroke_width=1, stroke_opacity=0.5, fill="none")
    return Shape("pattern", {"width": 8, "height": 8, "patternUnits": "userSpaceOnUse"}, (strokes,))
