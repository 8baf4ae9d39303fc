"""The land: the four square pieces in each of their turns, and the hills of the border and the cross around them.

Only the plan of a piece turns; what stands on it is drawn upright.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core.look import INK, LEAF, RUBRIC, circle, digits, glyph, group, path, rect
from jurade.core.scene import Shape
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import palette as ink

CELL: Final[int] = t.FACTS["board"]["svg"]["cell"]  # side of a territory
MAP_SIZE: Final = CELL * t.SIDE
HALF: Final = CELL / 2
INNER: Final = 4  # territories along the side of a piece
GROUNDS: Final = {".": ink.HILL, "V": ink.VILLAGE, "T": ink.TOWN, "M": ink.MOUNTAIN, "W": ink.FOREST}
# Where the little contour lines of a hill lie, so that neighbours differ.
CONTOURS: Final = ((-12, 13), (9, -11), (-4, 3), (11, 11), (-10, -9), (3, 14))


def piece(name: str, turns: int) -> Shape:
    """One piece after so many clockwise quarter turns, its north-west corner at the origin."""
    grounds: list[Shape] = []
    standing: list[Shape] = []
    for i, line in enumerate(t.FACTS["pieces"][name]):
        for j, sign in enumerate(line):
            row, column = i, j
            for _ in range(turns):
                row, column = column, INNER - 1 - row
            x, y = column * CELL + HALF, row * CELL + HALF
            grounds.append(rect(x - HALF, y - HALF, CELL, CELL, fill=GROUNDS[sign]))
            standing += _terrain(sign, x, y, ord(name) + 5 * i + 3 * j)
    lines = "".join(f"M0 {CELL * k}H{CELL * INNER}M{CELL * k} 0V{CELL * INNER}" for k in range(1, INNER))
    grid = path(lines, fill="none", stroke=ink.GRID, stroke_width=0.9, stroke_opacity=0.5)
    return group(*grounds, grid, *standing)


def _terrain(sign: str, x: float, y: float, seed: int) -> Iterator[Shape]:
    """What stands on a territory, by the sign it has in the facts."""
    if sign == "V":
        return village(x, y)
    if sign == "T":
        return town(x, y)
    if sign == "M":
        return mountain(x, y)
    return wood(x, y) if sign == "W" else hill(x, y, seed)


def hills(has_convent: bool) -> Shape:
    """The border and the cross, in the tints of their zones, with the convent or a plain hill in the middle."""
    parts: list[Shape] = [rect(0, 0, MAP_SIZE, MAP_SIZE, fill=ink.BORDER_HILL)]
    parts += [
        rect(5 * CELL, 0, CELL, MAP_SIZE, fill=ink.CROSS_HILL),
        rect(0, 5 * CELL, MAP_SIZE, CELL, fill=ink.CROSS_HILL),
    ]
    lines = "".join(f"M0 {CELL * k}H{MAP_SIZE}M{CELL * k} 0V{MAP_SIZE}" for k in range(1, t.SIDE))
    parts.append(path(lines, fill="none", stroke=ink.GRID, stroke_width=0.9, stroke_opacity=0.5))
    for cell in sorted(set(t.BORDER) | set(t.CROSS)):
        if cell != t.CENTRE or not has_convent:
            row, column = divmod(cell, t.SIDE)
            parts += hill(column * CELL + HALF, row * CELL + HALF, row * 7 + column * 5)
    if has_convent:
        parts += convent(MAP_SIZE / 2, MAP_SIZE / 2)
    return group(*parts)


def frame() -> Shape:
    """What is drawn over all grounds: the dotted bounds of the zones and the edge of the map."""
    inner = 6 * CELL  # where the second row of pieces begins
    bounds = "".join(
        f"M{x} {y}h{INNER * CELL}v{INNER * CELL}h-{INNER * CELL}Z" for x in (CELL, inner) for y in (CELL, inner)
    )
    return group(
        path(bounds, fill="none", stroke="#7A6A34", stroke_width=1.5, stroke_opacity=0.7, stroke_dasharray="2 4"),
        rect(0, 0, MAP_SIZE, MAP_SIZE, fill="none", stroke=INK, stroke_width=2.4),
    )


# ---- terrains, each about the middle of its territory


def hill(x: float, y: float, seed: int) -> Iterator[Shape]:
    dx, dy = CONTOURS[seed % len(CONTOURS)]
    d = f"M{digits(x + dx - 12)} {digits(y + dy)}q5-7 12-7t12 7"
    if seed % 3:
        d += f"M{digits(x - dx - 8)} {digits(y - dy + 3)}q4-5 8-5t8 5"
    yield path(d, fill="none", stroke=ink.HILL_LINE, stroke_width=1.3, stroke_linecap="round", stroke_opacity=0.75)


def tree(x: float, y: float, size: float) -> Iterator[Shape]:
    """A tree with a round crown, lit from the left."""
    d = digits
    yield path(f"M{d(x)} {d(y + 10 * size)}V{d(y + 2 * size)}", stroke=ink.TRUNK, stroke_width=2.3 * size)
    yield path(
        f"M{d(x)} {d(y - 11 * size)}C{d(x + 10 * size)} {d(y - 8 * size)} {d(x + 9 * size)} {d(y + 4.5 * size)} "
        f"{d(x)} {d(y + 4.5 * size)}S{d(x - 10 * size)} {d(y - 8 * size)} {d(x)} {d(y - 11 * size)}Z",
        fill=ink.TREE,
        stroke=ink.TREE_EDGE,
        stroke_width=1,
    )
    yield path(
        f"M{d(x - 1 * size)} {d(y - 8 * size)}c{d(-5 * size)} {d(2 * size)} {d(-5.5 * size)} {d(7 * size)} "
        f"{d(-4 * size)} {d(9 * size)}",
        fill="none",
        stroke=ink.TREE_LIGHT,
        stroke_width=1.8 * size,
        stroke_linecap="round",
    )


def wood(x: float, y: float) -> Iterator[Shape]:
    for dx, dy, size in ((-16, -11, 0.95), (3, -15, 1), (18, -8, 0.9), (-19, 11, 0.85), (-1, 9, 0.8), (17, 13, 0.95)):
        yield from tree(x + dx, y + dy, size)


def cottage(x: float, y: float, size: float, roof: str) -> Iterator[Shape]:
    d = digits
    yield rect(x - 7 * size, y - size, 14 * size, 9 * size, fill=ink.PLASTER, **ink.LINE)
    yield path(f"M{d(x - 9 * size)} {d(y)}L{d(x)} {d(y - 9 * size)}L{d(x + 9 * size)} {d(y)}Z", fill=roof, **ink.LINE)
    yield rect(x - 2 * size, y + 3 * size, 4 * size, 5 * size, fill=ink.DOOR)


def village(x: float, y: float) -> Iterator[Shape]:
    lanes = f"M{digits(x - 22)} {digits(y)}H{digits(x + 22)}M{digits(x)} {digits(y - 20)}V{digits(y + 22)}"
    yield path(lanes, fill="none", stroke="#F6ECCB", stroke_width=5, stroke_linecap="round")
    for dx, dy, size, roof in ((-14, -13, 0.95, 0), (14, -14, 0.82, 1), (-15, 14, 0.82, 1), (15, 13, 0.95, 0)):
        yield from cottage(x + dx, y + dy, size, ink.ROOFS[roof])


def mountain(x: float, y: float) -> Iterator[Shape]:
    def line(*steps: tuple[float, float]) -> str:
        return "M" + "L".join(f"{digits(x + dx)} {digits(y + dy)}" for dx, dy in steps)

    rock = {"stroke": ink.ROCK_EDGE, "stroke_linejoin": "round"}
    ridge = line((-27, 20), (-10, -12), (-2, 1), (8, -20), (27, 20)) + "Z"
    yield path(ridge, fill=ink.ROCK, stroke_width=1.5, **rock)
    yield path(line((8, -20), (27, 20), (12, 20), (9, 2)) + "Z", fill=ink.ROCK_SHADE)
    yield path(line((-10, -12), (-2, 1), (-1, 20), (-8, 20), (-9, 4)) + "Z", fill=ink.ROCK_SHADE)
    snow = line((8, -20), (2, -7), (6, -4), (9, -7), (13, -3), (14.5, -6)) + "Z"
    snow += line((-10, -12), (-15, -3), (-11, -1), (-8, -4), (-5, -3.5)) + "Z"
    yield path(snow, fill=ink.SNOW, stroke_width=0.9, **rock)
    yield path(ridge, fill="none", stroke_width=1.5, **rock)


def town(x: float, y: float) -> Iterator[Shape]:
    """Walls with four towers, a church and houses."""
    w = 23
    yield rect(x - w, y - w, 2 * w, 2 * w - 3, rx=1, fill=ink.TOWN_YARD, stroke=ink.STONE_EDGE, stroke_width=5)
    yield rect(
        x - w, y - w, 2 * w, 2 * w - 3, fill="none", stroke="#EFE6D6", stroke_width=2.2, stroke_dasharray="4 3.6"
    )
    for dx, dy, size, roof in ((-11, -8, 0.72, 0), (12, -7, 0.72, 1), (-13, 8, 0.66, 1), (13, 9, 0.66, 0)):
        yield from cottage(x + dx, y + dy, size, ink.ROOFS[roof])
    yield glyph("church", x, y - 1, 22, ink.ROOFS[2])
    for dx, dy in ((-w, -w), (w, -w), (-w, w - 3), (w, w - 3)):
        yield rect(x + dx - 5, y + dy - 5, 10, 10, rx=2, fill=ink.STONE, stroke=INK, stroke_width=1.1)


def convent(x: float, y: float) -> Iterator[Shape]:
    yield circle(x, y, 27, fill=LEAF, stroke=INK, stroke_width=1.6)
    yield circle(x, y, 23.5, fill="none", stroke=RUBRIC, stroke_width=1)
    yield glyph("abbey", x, y - 1, 30, "#C9BB9C")
