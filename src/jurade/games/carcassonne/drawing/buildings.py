"""What stands on a tile, upright and lit from the north-west: houses, gates, churches, shields, inns, goods, trees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from jurade.core.look import INK, LEAF, Point, circle, digits, ellipse, glyph, group, path, rect, use
from jurade.core.scene import Shape
from jurade.games.carcassonne.drawing import palette as ink


def _gate() -> Shape:
    """Two turrets astride a road that comes along the x axis."""
    return group(
        rect(-4.2, -8.6, 8.4, 17.2, rx=0.8, fill=ink.STONE_EDGE),
        rect(-4.2, -3.3, 8.4, 6.6, fill=ink.ROAD),
        path("M-3.2-7.6H3.2V-3.6H-3.2ZM-3.2 3.6H3.2V7.6H-3.2Z", fill=ink.STONE),
        path("M-1.1-7.6V-3.6M1.1-7.6V-3.6M-1.1 3.6V7.6M1.1 3.6V7.6", stroke=ink.STONE_SHADE, stroke_width=0.8),
    )


def trees(places: list[Point]) -> list[Shape]:
    if not places:
        return []
    shade = "".join(f"M{digits(x - 3)} {digits(y + 3.4)}a4.2 1.7 0 1 0 8.4 0a4.2 1.7 0 1 0-8.4 0Z" for x, y in places)
    trunk = "".join(f"M{digits(x)} {digits(y + 3.6)}v-4" for x, y in places)
    crown = "".join(f"M{digits(x)} {digits(y - 8)}c5.4 1 5.6 8.6 0 8.8c-5.6-.2-5.4-7.8 0-8.8Z" for x, y in places)
    light = "".join(f"M{digits(x - 1.9)} {digits(y - 3.2)}c-.4-1.6.4-3 1.6-3.4" for x, y in places)
    return [
        path(shade, fill=INK, fill_opacity=0.14),
        path(trunk, stroke="#6B5233", stroke_width=1.3),
        path(crown, fill=ink.TREE, stroke=ink.TREE_SHADE, stroke_width=0.8),
        path(light, fill="none", stroke="#A9BF7E", stroke_width=1, stroke_linecap="round"),
    ]


def houses(places: list[Point], scale: float = 1.0) -> list[Shape]:
    """Houses of a city, all in a few paths: they stand at least 11 units apart and never cover each other."""
    if not places:
        return []
    shade, front, side = "", "", ""
    roofs: dict[str, str] = {}
    for x, y in places:
        s = scale if round(x * 7 + y * 3) % 2 else -scale  # half of them look the other way
        shade += _outlined(x - 5 * s, y + 3.4 * scale, [(10.6, 0), (1.2, 1.2), (-10.4, 0)], s, scale)
        front += _outlined(x - 5 * s, y + 3.4 * scale, [(0, -4.4), (2.6, -3.6), (2.6, 3.6), (0, 4.4)], s, scale)
        side += _outlined(x + 0.2 * s, y + 3.4 * scale, [(0, -4.4), (5, 0), (0, 4.4)], s, scale)
        colour = ink.ROOFS[round(x * 3 + y * 5) % len(ink.ROOFS)]
        roof = _outlined(x - 2.6 * s, y - 5 * scale, [(5.8, 0), (2.8, 4.4), (-5.6, 0)], s, scale)
        roofs[colour] = roofs.get(colour, "") + roof
    parts = [
        path(shade, fill=INK, fill_opacity=0.18),
        path(side, fill=ink.PLASTER_SHADE, **ink.LINE),
        path(front, fill=ink.PLASTER, **ink.LINE),
    ]
    return parts + [path(d, fill=colour, **ink.LINE) for colour, d in sorted(roofs.items())]


def _outlined(x: float, y: float, steps: list[Point], sx: float, sy: float) -> str:
    """Path data from a corner by steps, each scaled; a negative scale mirrors."""
    way = " ".join(f"{digits(round(dx * sx, 1))} {digits(round(dy * sy, 1))}" for dx, dy in steps)
    return f"M{digits(round(x, 1))} {digits(round(y, 1))}l{way}z"


def _village() -> Shape:
    return group(
        circle(0, 0, 12, fill="#E3D3A6", stroke=ink.ROAD_EDGE, stroke_width=1.3),
        *houses([(-4.8, -3.6)], 0.84),
        *houses([(5, -1.8)], 0.84),
        *houses([(-1, 5.4)], 0.84),
    )


def _pennant() -> Shape:
    outline = "M-6.2-7.4H6.2V0C6.2 4.2 3.2 6.8 0 8.2-3.2 6.8-6.2 4.2-6.2 0Z"
    return group(
        path(outline, fill=INK, fill_opacity=0.25, transform="translate(.9 1.2)"),
        path(outline, fill="#1E4E86", stroke=INK, stroke_width=2.6),
        path(outline, fill="#1E4E86", stroke=LEAF, stroke_width=1.4),
        path("M-1.3-6.6H1.3V-2.6H5.4V0H1.3V7.2L0 7.6-1.3 7.2V0H-5.4V-2.6H-1.3Z", fill=LEAF),
    )


def _goods(good: str) -> Shape:
    return group(
        circle(0.8, 1.2, 8.4, fill=INK, fill_opacity=0.22),
        circle(0, 0, 8.4, fill="#FBF4E2", stroke=ink.GOODS_INK[good], stroke_width=1.5),
        glyph(good, 0, 0, 12.6, ink.GOODS_INK[good]),
    )


def _inn() -> Shape:
    """A pond with a house of violet roof beside it."""
    return group(
        ellipse(0, 3, 10, 6.6, fill=ink.LAKE, stroke="#4F8299", stroke_width=1),
        path("M-7 5.4c1.4-1 2.6-1 4 0M1 7c1.4-1 2.6-1 4 0", fill="none", stroke=LEAF, stroke_width=0.9),
        rect(-2.6, -4.6, 10.4, 6.6, fill=ink.PLASTER, **ink.LINE),
        path("M-4.2-4.2 2.6-10 9.4-4.2Z", fill=ink.INN_ROOF, **ink.LINE),
        path("M1.2 2v-3.6h2.8v3.6Z", fill="#5A4326"),
    )


def _church() -> Shape:
    """Nave to the west, tower to the east; what shows above a monk who stands in front is roof and spire."""
    return group(
        path("M-17 10H17L20 13H-13Z", fill=INK, fill_opacity=0.16),
        path("M-16 10V-1C-19 0-19.6 10-19.6 10Z", fill=ink.PLASTER_SHADE, **ink.LINE),
        path("M-16 10V-3H7V10Z", fill=ink.PLASTER, **ink.LINE),
        path("M-18-2.4-12.6-12.6H8V-2.4Z", fill=ink.ROOFS[0], **ink.LINE),
        path("M-14.6-7H8M-13.2-9.8H8M-16.2-4.4H8", fill="none", stroke=ink.ROOFS[1], stroke_width=0.6),
        path("M5 10V-16H15V10Z", fill=ink.PLASTER, **ink.LINE),
        path("M11 10V-16H15V10Z", fill=ink.PLASTER_SHADE),
        path("M3.6-15.6 10-29 16.4-15.6Z", fill=ink.SLATE, **ink.LINE),
        path("M10-29v-6.4M7.6-33h4.8", fill="none", stroke=ink.STONE_EDGE, stroke_width=1.4),
        path("M8-8.4A2 2 0 0 1 12-8.4V-5H8Z", fill=ink.STONE_EDGE),
        path("M7.6 10V4.6A2.4 2.4 0 0 1 12.4 4.6V10Z", fill="#6B4A2C"),
        path(
            "M-13 6V2.4A1.3 1.3 0 0 1-10.4 2.4V6ZM-7 6V2.4A1.3 1.3 0 0 1-4.4 2.4V6ZM-1 6V2.4A1.3 1.3 0 0 1 1.6 2.4V6Z",
            fill=ink.SLATE,
        ),
    )


def _cloister() -> Shape:
    """The printed church in its garden, its door at the anchor's feet."""
    return group(
        ellipse(
            0, 12, 25, 9.5, fill=ink.CLOISTER_YARD, stroke=ink.TREE_SHADE, stroke_width=0.9, stroke_dasharray="1.6 1.8"
        ),
        use("sign-church", 0, 5),
    )


def _cathedral() -> Shape:
    return group(
        path("M-19 17H19L23 21H-14Z", fill=INK, fill_opacity=0.18),
        path("M-11 17V-9L0-19 11-9V17Z", fill=ink.PLASTER, **ink.LINE),
        path("M-19 17V-13H-10V17ZM10 17V-13H19V17Z", fill=ink.PLASTER, **ink.LINE),
        path("M-12.6 17V-13H-10V17ZM16.4 17V-13H19V17Z", fill=ink.PLASTER_SHADE),
        path("M-20.4-12.6-14.5-28-8.6-12.6ZM8.6-12.6 14.5-28 20.4-12.6Z", fill=ink.SLATE, **ink.LINE),
        path(
            "M-14.5-28v-6M-16.8-31.6h4.6M14.5-28v-6M12.2-31.6h4.6M0-19v-5.4M-2-22.4h4",
            fill="none",
            stroke=ink.STONE_EDGE,
            stroke_width=1.4,
        ),
        circle(0, -4, 4.6, fill=ink.SLATE, **ink.LINE),
        path("M0-8.6V.6M-4.6-4H4.6M-3.2-7.2 3.2-.8M-3.2-.8 3.2-7.2", stroke=ink.PLASTER, stroke_width=0.8),
        path("M-4.4 17V9A4.4 4.4 0 0 1 4.4 9V17Z", fill="#6B4A2C", **ink.LINE),
        path("M0 17V5", stroke=ink.STONE_EDGE, stroke_width=0.8),
        path(
            "M-16.4-2V-7A1.6 1.6 0 0 1-13.2-7V-2ZM13.2-2V-7A1.6 1.6 0 0 1 16.4-7V-2Z"
            "M-16.4 10V5A1.6 1.6 0 0 1-13.2 5V10ZM13.2 10V5A1.6 1.6 0 0 1 16.4 5V10Z",
            fill=ink.SLATE,
        ),
        transform="translate(0 4)",
    )


_SIGNS: Final[Mapping[str, Callable[[], Shape]]] = {
    "gate": _gate,
    "village": _village,
    "pennant": _pennant,
    "inn": _inn,
    "church": _church,
    "cloister": _cloister,
    "cathedral": _cathedral,
}


def sign(name: str) -> Shape:
    """What is printed on many tiles, about its own centre; ``goods-wine`` and the like by their good."""
    kind, _, good = name.partition("-")
    return _goods(good) if kind == "goods" else _SIGNS[kind]()
