"""Pieces about the origin: shadow, light casing, the seat's colour with hatching and emblem."""

from __future__ import annotations

from typing import Final

from jurade.core import look
from jurade.core.glyphs import GLYPHS
from jurade.core.look import INK, LEAF, digits, glyph, group, path
from jurade.core.scene import Attr, Shape

PIECE_SIZE: Final = {
    "follower": 31, "farmer": 28, "big": 41, "bigfarmer": 36, "mayor": 37, "wagon": 36, "barn": 44, "builder": 29,
    "pig": 27,
}  # fmt: skip
_OUTLINE: Final = {"follower": "meeple", "farmer": "meeple", "big": "meeple", "bigfarmer": "meeple"}
_EMBLEM: Final = {  # where it sits and how large it is
    "follower": (0, 1.6, 12), "farmer": (1, 0, 11.5), "big": (0, 2, 16), "bigfarmer": (1.4, 0, 15),
    "mayor": (0, 6.4, 13), "wagon": (0, -3.4, 13), "barn": (0, -4, 16),
    "builder": (0, 1.8, 11), "pig": (-2.6, -2, 11),
}  # fmt: skip
LYING: Final = {"follower": "farmer", "big": "bigfarmer"}  # what they are called in a meadow


def piece(colour: str, kind: str) -> Shape:
    """A piece about the origin: shadow, light casing, colour, hatching, emblem."""
    seat = look.SEATS[colour]
    scale = PIECE_SIZE[kind] / 24
    outline = GLYPHS[_OUTLINE.get(kind, kind)]
    lie = "rotate(-84) " if kind in ("farmer", "bigfarmer") else ""
    place = f"{lie}scale({digits(scale)})"
    x, y, size = _EMBLEM[kind]

    def cut(**paint: Attr | None) -> Shape:
        return path(outline, transform=place, fill_rule="evenodd", stroke_linejoin="round", **paint)

    return group(
        path(
            outline,
            fill=INK,
            fill_opacity=0.3,
            transform=f"translate(1.4 2.2) {place}",
            stroke=INK,
            stroke_width=3 / scale,
            stroke_opacity=0.3,
        ),
        cut(fill=LEAF, stroke=LEAF, stroke_width=4.6 / scale),
        cut(fill=seat.fill, stroke=INK, stroke_width=1.5 / scale),
        cut(fill=look.hatched(colour)),
        glyph(seat.emblem, x, y, size, seat.on),
    )


def spent(kind: str) -> Shape:
    """A piece that is not in the supply any more: a pale outline."""
    outline = GLYPHS[_OUTLINE.get(kind, kind)]
    return path(
        outline, fill=look.SUNK, stroke=look.EDGE, stroke_width=1, stroke_dasharray="2 1.6", fill_rule="evenodd"
    )
