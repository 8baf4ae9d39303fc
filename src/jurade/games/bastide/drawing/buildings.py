"""What stands in the town, seen from above: houses, hall, religious works, walls.

Strips are drawn lying, 150 wide; an upright one is the same drawing with its sides exchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jurade.core.look import INK, circle, digits, group, path, rect
from jurade.core.scene import Attr, Shape
from jurade.games.bastide.drawing import palette
from jurade.games.bastide.drawing.plan import SIZE, STRIP, WORKS_PRINTED, box_of

TRANSPOSED: Final = "matrix(0 1 1 0 0 0)"


def lying_or_upright(drawn: Shape, upright: bool) -> Shape:
    return group(drawn, transform=TRANSPOSED) if upright else drawn


# ---- houses and gardens

_CUTS: Final = ((0, 50, 96, 150), (0, 42, 104, 150), (0, 56, 110, 150))


def house(variant: int) -> Shape:
    """A strip with a row of three gabled roofs, ridges along the strip, on a narrow yard."""
    cuts = _CUTS[variant]
    parts = [rect(1.5, 1.5, 147, 47, rx=3, fill=palette.PLOT)]
    for k in range(3):
        left, right = cuts[k] + (4 if k == 0 else 1.2), cuts[k + 1] - (4 if k == 2 else 1.2)
        sunny, shady = palette.ROOFS[(k + variant) % 3]
        top, bottom = 4.0 + (k + variant) % 2 * 2, 46.0 - (k + variant + 1) % 2 * 2
        parts += _roof(left, top, right - left, bottom - top, sunny, shady)
        chimney = left + (right - left) * (0.3 if k % 2 else 0.66)
        parts.append(rect(chimney, top + 6, 6, 5.5, fill=palette.CHIMNEY, stroke=palette.STONE_EDGE, stroke_width=0.8))
    return group(*parts)


def _roof(x: float, y: float, width: float, height: float, sunny: str, shady: str) -> list[Shape]:
    half = height / 2
    rows = "".join(f"M{digits(x)} {digits(y + height * f)}h{digits(width)}" for f in (0.16, 0.33, 0.67, 0.84))
    return [
        rect(x + 1.4, y + 2.2, width, height, rx=1, fill=INK, fill_opacity=0.22),
        rect(x, y, width, half, fill=sunny),
        rect(x, y + half, width, half, fill=shady),
        path(rows, stroke=palette.TILE_LINE, stroke_width=0.7, stroke_opacity=0.42, fill="none"),
        path(f"M{digits(x)} {digits(y + half)}h{digits(width)}", stroke=palette.RIDGE, stroke_width=1.8, fill="none"),
        rect(x, y, width, height, rx=1, fill="none", stroke=INK, stroke_width=1.2),
    ]


def garden() -> Shape:
    """A free strip: beds in rows, a tree at one end."""
    row, rows = palette.GARDEN_ROW, "".join(f"M14 {12 + 9 * i}h{88 + 7 * (i % 2)}" for i in range(4))
    return group(
        rect(3, 3, SIZE - 6, STRIP - 6, rx=5, fill=palette.GARDEN),
        path(rows, stroke=row, stroke_width=2.6, stroke_dasharray="0.5 6", stroke_linecap="round", fill="none"),
        circle(127.6, 27, 11, fill=palette.HEDGE_SHADE, fill_opacity=0.7),
        circle(126, 25, 10.4, fill=palette.HEDGE),
        circle(123, 22, 4.4, fill="#9DB673"),
    )


# ---- the hall


def hall() -> Shape:
    """The market hall about its centre: a great hipped timber roof on posts, 130 wide."""
    north, side, south = palette.TIMBER
    posts = [
        circle(x, y, 3.4, fill=palette.STONE, stroke=palette.STONE_EDGE, stroke_width=1)
        for at in (-60, -30, 0, 30, 60)
        for x, y in ((at, -61), (at, 61), (-61, at), (61, at))
    ]
    rafters = "".join(
        f"M{-56 + 14 * k} -56V{-abs(-56 + 14 * k)}M{-56 + 14 * k} 56V{abs(-56 + 14 * k)}" for k in range(9)
    )
    rafters += "".join(
        f"M-56 {-56 + 14 * k}H{-abs(-56 + 14 * k)}M56 {-56 + 14 * k}H{abs(-56 + 14 * k)}" for k in range(9)
    )
    return group(
        rect(-62, -58, 128, 128, rx=4, fill=INK, fill_opacity=0.25),
        rect(-65, -65, 130, 130, rx=4, fill=palette.STONE_LIGHT, stroke=palette.STONE_EDGE, stroke_width=1.2),
        *posts,
        path("M-57-57H57L0 0Z", fill=north),
        path("M57-57V57L0 0Z", fill=side),
        path("M57 57H-57L0 0Z", fill=south),
        path("M-57 57V-57L0 0Z", fill=side),
        path(rafters, stroke="#3E2410", stroke_width=1, stroke_opacity=0.35, fill="none"),
        path("M-57-57 57 57M57-57-57 57", stroke="#D9A873", stroke_width=2, fill="none"),
        rect(-57, -57, 114, 114, fill="none", stroke=INK, stroke_width=1.8),
    )


# ---- religious works, lying: large ones 150 by 100, small ones 150 by 50


def religious(name: str) -> Shape:
    """The plan of a religious work on its ground; its circles are drawn later, above it."""
    return {"church": _church, "monastery": _monastery, "chapel": _chapel, "leper": _leper}[name]()


def _ground(height: float, fill: str, edge: str) -> Shape:
    return rect(2, 2, SIZE - 4, height - 4, rx=6, fill=fill, stroke=edge, stroke_width=1.8)


def _slates(d: str, fill: str, width: float = 1.4) -> Shape:
    return path(d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round")


def _church() -> Shape:
    """Nave, transept and apse in slate; a tower with a cross over the crossing."""
    light, dark = palette.SLATE
    return group(
        _ground(100, palette.SLATE_YARD, dark),
        path(
            "M10 42H122A10 10 0 0 1 122 62H10ZM58 12H92V92H58Z", fill=INK, fill_opacity=0.2, transform="translate(2 3)"
        ),
        _slates("M10 40H120A10 10 0 0 1 120 60H10Z", light),
        path("M10 50H120A10 10 0 0 1 117 59.6L10 60Z", fill=dark),
        _slates("M58 10H75V90H58Z", light),
        _slates("M75 10H92V90H75Z", dark),
        path("M10 50H128M75 10V90", stroke="#E7E3F4", stroke_width=1.6, fill="none"),
        rect(60, 35, 30, 30, rx=2, fill=palette.STONE_LIGHT, stroke=INK, stroke_width=1.6),
        path("M72.6 39H77.4V47.6H86V52.4H77.4V61H72.6V52.4H64V47.6H72.6Z", fill="#4A3F7A"),
    )


def _monastery() -> Shape:
    """Four ranges about a green cloister with a well, and a church along its north side."""
    light, dark = palette.OCHRE
    return group(
        _ground(100, palette.OCHRE_YARD, dark),
        rect(47, 17, 60, 72, fill=INK, fill_opacity=0.2),
        rect(45, 14, 60, 72, rx=2, fill=light, stroke=INK, stroke_width=1.4),
        path("M45 86V14L54 30V70Z M45 86H105L96 70H54Z", fill=dark),
        path("M45 14 54 30M105 14 96 30M105 86 96 70M45 86 54 70", stroke="#EBC48D", stroke_width=1.4, fill="none"),
        rect(54, 30, 42, 40, fill=palette.STONE_LIGHT, stroke=INK, stroke_width=1.2),
        rect(59, 35, 32, 30, rx=1, fill="#A9BF78"),
        path("M59 50H91M75 35V65", stroke=palette.STONE_LIGHT, stroke_width=3, fill="none"),
        circle(75, 50, 6, fill=palette.STONE, stroke=INK, stroke_width=1.2),
        circle(75, 50, 2.8, fill="#6FA0B8"),
        path("M73.6 5H76.4V8.6H80V11.4H76.4V18H73.6V11.4H70V8.6H73.6Z", fill=INK),
    )


def _chapel() -> Shape:
    """A small nave with a round end."""
    light, dark = palette.LEAD
    return group(
        _ground(STRIP, palette.LEAD_YARD, dark),
        path("M8 15H24A11 11 0 0 1 24 39H8Z", fill=INK, fill_opacity=0.2),
        _slates("M7 13H22A12 12 0 0 1 22 37H7Z", light),
        path("M7 25H34A12 12 0 0 1 22 37H7Z", fill=dark),
    )


def _leper() -> Shape:
    """A thatched house behind hedges."""
    light, dark = palette.THATCH
    hedge = [circle(x, y, 3.4, fill=palette.HEDGE) for x in range(5, 148, 7) for y in (4.6, STRIP - 4.6)]
    return group(
        _ground(STRIP, palette.THATCH_YARD, dark),
        *hedge,
        rect(8, 14, 25, 25, fill=INK, fill_opacity=0.2),
        _slates("M6 12H31V25H6Z", light),
        _slates("M6 25H31V38H6Z", dark),
        path("M6 25H31", stroke="#EFE6B4", stroke_width=1.6),
    )


# ---- walls, in the coordinates of the board

_MERLON: Final = 25


def wall(name: str) -> Shape:
    """A standing wall: wall walk, joints, merlons on the outer edge; short ones with their two towers."""
    printed = next(work for work in WORKS_PRINTED if work["id"] == name)
    x, y, width, height = box_of(printed["rect"])
    side = printed["side"]
    shadow = rect(x + 2, y + 4, width, height, rx=4, fill=INK, fill_opacity=0.25)
    parts = [shadow, rect(x, y, width, height, rx=3, fill=palette.STONE, stroke=INK, stroke_width=2)]
    outer, inner = 12.0, 9.0
    length = max(width, height)
    d, joints = "", ""
    for k in range(int(length // _MERLON)):
        at = 5 + k * (length - 4) / (length // _MERLON)
        d += _bit(x, y, width, height, side, at, 0, 14, outer - 2)
    for k in range(int(length // 50)):
        joints += _bit(x, y, width, height, side, 24 + 50 * k, outer + 2, 0, 13)
        joints += _bit(x, y, width, height, side, 48 + 50 * k, outer + 17, 0, 15)
    parts += [
        path(_bit(x, y, width, height, side, 0, 0, length, outer), fill=palette.STONE_SHADE),
        path(_bit(x, y, width, height, side, 0, 60 - inner, length, inner), fill=palette.STONE_LIGHT),
        path(joints, stroke=palette.STONE_SHADE, stroke_width=1, fill="none"),
        path(d, fill=palette.STONE_LIGHT, stroke=palette.STONE_EDGE, stroke_width=0.9),
        rect(x, y, width, height, rx=3, fill="none", stroke=INK, stroke_width=2),
    ]
    parts += [part for tower in printed.get("towers", ()) for part in _tower(tower["x"], tower["y"], tower["r"])]
    return group(*parts)


def _bit(
    x: float, y: float, width: float, height: float, side: str, along: float, deep: float, long: float, thick: float
) -> str:
    """A rectangle measured along a wall and inwards from its outer edge, as path data."""
    if side in "ns":
        top = y + deep if side == "n" else y + height - deep - thick
        return f"M{digits(x + along)} {digits(top)}h{digits(long)}v{digits(thick)}h{digits(-long)}Z"
    left = x + deep if side == "w" else x + width - deep - thick
    return f"M{digits(left)} {digits(y + along)}v{digits(long)}h{digits(thick)}v{digits(-long)}Z"


def _tower(x: float, y: float, r: float) -> Sequence[Shape]:
    edge, turns = palette.STONE_EDGE, (f"rotate({45 * k} {digits(x)} {digits(y)})" for k in range(8))
    notch: dict[str, Attr] = {"fill": palette.STONE_LIGHT, "stroke": edge, "stroke_width": 0.9}
    return (
        circle(x + 2, y + 4, r, fill=INK, fill_opacity=0.25),
        circle(x, y, r, fill=palette.STONE_SHADE, stroke=INK, stroke_width=2),
        *(rect(x - 5, y - r + 1, 10, 8, transform=turn, **notch) for turn in turns),
        circle(x, y, r - 10, fill=palette.STONE, stroke=edge, stroke_width=1.4),
        path(f"M{digits(x)} {digits(y)}m-15 0 15-15 15 15-15 15Z", fill="#8B7F9A", stroke=edge, stroke_width=1),
        path(f"M{digits(x - 15)} {digits(y)}h30M{digits(x)} {digits(y - 15)}v30", stroke="#C8C0D2", stroke_width=1.2),
    )
