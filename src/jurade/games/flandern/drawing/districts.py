"""Districts, plots and pawns as symbols."""

from __future__ import annotations

from typing import Final

from jurade.core import look
from jurade.core.look import EDGE, INK, LEAF, circle, glyph, group, line, path, polygon, rect, text
from jurade.core.scene import Shape
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing import plan

READY: Final = "#FBF3D9"  # an open plot that leans on a district
DISTANT: Final = "#DCD2B6"  # one that cannot be reached yet
SCAFFOLD: Final = "#FFE9B0"
TIMBER: Final = "#6B4423"
CATHEDRAL: Final = "#E9B63A"
COVER: Final = "#B9B1A2"
PAWNS: Final = {  # kind -> ground, sign, ink
    "site": (SCAFFOLD, "scaffold", TIMBER),
    "cathedral": (CATHEDRAL, "church", INK),
    "master": (LEAF, "cap", INK),
}


def district(what: str, region: str) -> Shape:
    """``red.m`` on ``p2``, ``church.a`` on ``a-t1``, ``gent`` on ``c``: ground, hatching, arms, printed masters."""
    number = plan.REGION_BY_ID[region]
    if number == t.CENTRE:
        city = t.CITIES.index(what)
        return _centre(t.ARMS[t.CENTRE_ARMS[city]], t.CENTRE_MASTERS[city])
    tile = t.TILES.index(what)
    arms = t.ARMS[tile // 2] if tile < 10 else "church"
    paint = plan.ARMS_LOOK[arms]
    parts = _ground(number, arms)
    size = 21 if t.REGIONS[number].shape != "T" else 19
    if t.REGIONS[number].token:
        x, y = plan.along(number, -8)
        letter_x, letter_y = plan.along(number, 10)
        letter = what.removeprefix("church.")[0].upper()
        parts.append(glyph(paint.emblem, x, y, 19, paint.on))
        parts.append(text(letter_x, letter_y + 6, letter, 17, fill=paint.on, font_weight=700))
    elif what.endswith(".m"):
        x, y = plan.along(number, -11)
        capx, capy = plan.along(number, 12)
        parts += [glyph(paint.emblem, x, y, size - 1, paint.on), glyph("cap", capx, capy + 1, 15, paint.on)]
    else:
        parts.append(glyph(paint.emblem, *plan.middle(number), size, paint.on))
    return group(*parts)


def _ground(region: int, arms: str) -> list[Shape]:
    paint = plan.ARMS_LOOK[arms]
    corners = plan.outline(region)
    parts = [polygon(corners, fill=paint.fill, stroke=INK, stroke_width=2, stroke_linejoin="round")]
    if paint.hatch:
        parts.append(polygon(corners, fill=paint.hatch))
    inner = plan.inset(corners, 4)
    parts.append(
        polygon(inner, fill="none", stroke=paint.on, stroke_width=1.1, stroke_opacity=0.5, stroke_linejoin="round")
    )
    return parts


def _centre(arms: str, masters: int) -> Shape:
    """The centre of a city: its arms in a frame, with the masters printed below them."""
    paint = plan.ARMS_LOOK[arms]
    frame = rect(-32, -32, 64, 64, rx=3, fill="none", stroke=paint.on, stroke_width=2.2, stroke_opacity=0.9)
    parts = [*_ground(t.CENTRE, arms)[:-1], frame, glyph(paint.emblem, 0, -6 if masters else 0, 36, paint.on)]
    parts += [glyph("cap", 16 * k - 8 * (masters - 1), 23, 15, paint.on) for k in range(masters)]
    return group(*parts)


def plot(kind: str, region: str) -> Shape:
    """The ground of an open plot, ``ready`` to be built or ``distant``; its long sides are thicker.

    A new one bears its name.
    """
    number = plan.REGION_BY_ID[region]
    fill = {"ready": READY, "distant": DISTANT}[kind]
    sides = (line(*a, *b, stroke=EDGE, stroke_width=3, stroke_linecap="round") for a, b in plan.long_sides(number))
    ground = polygon(plan.outline(number), fill=fill, stroke=EDGE, stroke_width=1.2, stroke_linejoin="round")
    name = t.REGIONS[number].plot
    if name in t.BASE_PLOTS:
        return group(ground, *sides)
    x, y = plan.middle(number)
    return group(ground, *sides, text(x, y + 6, name.removeprefix("x").upper(), 17, fill=look.INK_2, font_weight=600))


def cover(region: str) -> Shape:
    """A plot that can never be built again."""
    corners = plan.outline(plan.REGION_BY_ID[region])
    return group(
        polygon(corners, fill=COVER, stroke=INK, stroke_width=1.4, stroke_linejoin="round"),
        polygon(corners, fill="url(#pattern-cover)"),
    )


def scaffolding(region: str) -> Shape:
    """The hatching over a district that is not finished."""
    return polygon(plan.outline(plan.REGION_BY_ID[region]), fill="url(#pattern-site)")


def pattern(name: str) -> Shape:
    """``site``: broad strokes over a district; ``cover``: a lattice."""
    strokes = {
        "site": path("M-2 11 11-2M3.5 16 16 3.5M-7 6 6-7", stroke=INK, stroke_width=2, stroke_opacity=0.5),
        "cover": path("M0 0 9 9M9 0 0 9", stroke=INK, stroke_width=1.1, stroke_opacity=0.55),
    }
    return Shape("pattern", {"width": 9, "height": 9, "patternUnits": "userSpaceOnUse"}, (strokes[name],))


def pawn(kind: str) -> Shape:
    """A pawn about the origin: scaffold, church on gold leaf, or cap."""
    fill, sign, ink = PAWNS[kind]
    return group(
        circle(0, 1.2, 12, fill=INK, opacity=0.3),
        circle(0, 0, 12, fill=fill, stroke=INK, stroke_width=1.6),
        glyph(sign, 0, 0, 16, ink),
    )


def pawn_place(kind: str, region: int) -> look.Point:
    """Where a pawn stands on a district, beside its sign: sites on one side, the others on the opposite one."""
    shape = t.REGIONS[region].shape
    x, y = plan.middle(region)
    if region == t.CENTRE:
        return 22.0, -22.0
    if t.REGIONS[region].token:
        return plan.along(region, 29 if kind == "site" else -29)
    if shape == "T":
        (dx, dy) = plan.axis(region)
        right_x, right_y = _towards_right_angle(region)
        if kind == "site":
            return x + right_x * 20, y + right_y * 20
        return x + dx * 21 - right_x * 3, y + dy * 21 - right_y * 3
    return plan.along(region, 37 if kind == "site" else -37)


def _towards_right_angle(region: int) -> look.Point:
    """From the middle of a corner plot to its right angle."""
    x, y = plan.middle(region)
    (ax, ay), (bx, by) = plan.long_sides(region)[0]
    far = max(plan.outline(region), key=lambda p: abs((bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)))
    length = float(((far[0] - x) ** 2 + (far[1] - y) ** 2) ** 0.5)
    return (far[0] - x) / length, (far[1] - y) / length
