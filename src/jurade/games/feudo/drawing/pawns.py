"""Pawns, castles and arms about the origin, in the colour, hatching and emblem of their seat."""

from __future__ import annotations

from typing import Final

from jurade.core import look
from jurade.core.look import INK, LEAF, circle, digits, glyph, group, path, text
from jurade.core.scene import Shape
from jurade.games.feudo.drawing import palette as ink
from jurade.games.feudo.tables import FACTS, PAWN_KINDS, PAWN_NUMBERS

FIGURES: Final = {
    "baron": "crown", "first_knight": "horse", "milady": "rose", "knight": "helm", "mercenary": "swords",
    "footman": "kettle",
}  # fmt: skip
PIP: Final = "M-3.4-4H3.4V.6C3.4 3 1.7 4.4 0 5-1.7 4.4-3.4 3-3.4.6Z"  # a small shield
ARMS: Final = "M-10-11H10V0C10 6.6 5.2 10.4 0 12.6-5.2 10.4-10 6.6-10 0Z"
PIPS_AT: Final = ((-11.6, -12.4), (11.6, -12.4))


def figure_of(pawn: str) -> str:
    """The sign of a pawn's kind."""
    return FIGURES[PAWN_KINDS[PAWN_NUMBERS[pawn]]]


def shields_of(pawn: str) -> int:
    """How many small coats of arms tell a pawn from others of its kind."""
    return int(FACTS["pawns"][PAWN_NUMBERS[pawn]]["shields"])


def pawn(colour: str, name: str, number: int, is_sick: bool) -> Shape:
    """A pawn: shield, figure, small shields, the seat's emblem, and its number: red when healthy, black when sick."""
    seat = look.SEATS[colour]
    parts = [
        path(look.SHIELD, fill=INK, opacity=0.3, transform="translate(1.2 1.9)"),
        path(look.SHIELD, fill=seat.fill, stroke=LEAF, stroke_width=4.4, stroke_linejoin="round"),
        path(look.SHIELD, fill=seat.fill, stroke=INK, stroke_width=1.8, stroke_linejoin="round"),
        path(look.SHIELD, fill=look.hatched(colour)),
        path(look.SHIELD, fill="none", stroke=seat.on, stroke_opacity=0.6, stroke_width=1, transform="scale(.87)"),
    ]
    if is_sick:
        parts.append(path(look.SHIELD, fill="url(#pox)"))
    parts.append(glyph(figure_of(name), 0, -5.6, 20, seat.on))
    parts += [
        path(PIP, fill=seat.on, stroke=seat.fill, stroke_width=0.8, transform=f"translate({digits(x)} {digits(y)})")
        for x, y in PIPS_AT[: shields_of(name)]
    ]
    parts += [glyph(seat.emblem, -6.6, 11.4, 10.5, seat.on), plate(9.6, 13, number, is_sick)]
    return group(*parts)


def plate(x: float, y: float, number: int, is_sick: bool) -> Shape:
    """A number on a disc: red on white healthy, white on black sick."""
    return group(
        circle(x, y, 9.2, fill=ink.SICK if is_sick else LEAF, stroke=INK, stroke_width=1.5),
        text(x, y + 5.4, number, 15.5, fill=LEAF if is_sick else ink.HEALTHY, font_weight=800),
    )


def pox() -> Shape:
    """The pattern of the sick."""
    dots = tuple(circle(at, at, 1.4, fill="#141014", fill_opacity=0.75) for at in (2, 6))
    return Shape("pattern", {"width": 8, "height": 8, "patternUnits": "userSpaceOnUse"}, dots)


def castle(colour: str) -> Shape:
    """A castle on its hill, with the arms of its lord."""
    seat = look.SEATS[colour]
    walls = "M-24 24V-9H-27V-22H-18V-17H-12V-22H-4V-17H4V-22H12V-17H18V-22H27V-9H24V24H7V15A7 7 0 0 0-7 15V24Z"
    return group(
        path("M-30-30H30V30H-30Z", fill=seat.fill, fill_opacity=0.34),
        path(walls, fill=INK, opacity=0.25, transform="translate(1.4 1.8)"),
        path(walls, fill=ink.STONE, stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
        path("M-24-6H24M-24 4H-11M11 4H24M-24 14H-13M13 14H24", stroke=ink.STONE_EDGE, stroke_opacity=0.5, fill="none"),
        glyph_arms(colour, 0, -3, 1.05),
    )


def glyph_arms(colour: str, x: float, y: float, scale: float) -> Shape:
    """The small coat of arms of a seat: who owns a castle or a town."""
    seat = look.SEATS[colour]
    return group(
        path(ARMS, fill=seat.fill, stroke=LEAF, stroke_width=3.2, stroke_linejoin="round"),
        path(ARMS, fill=seat.fill, stroke=INK, stroke_width=1.2, stroke_linejoin="round"),
        path(ARMS, fill=look.hatched(colour)),
        glyph(seat.emblem, 0, -0.6, 14, seat.on),
        transform=f"translate({digits(x)} {digits(y)}) scale({digits(scale)})",
    )


def plague_pawn() -> Shape:
    return group(
        circle(0.8, 2.2, 19, fill=INK, opacity=0.3),
        circle(0, 0, 19, fill=ink.PLAGUE, stroke=INK, stroke_width=1.8),
        circle(0, 0, 15.6, fill="none", stroke=ink.PLAGUE_PALE, stroke_width=1.1),
        glyph("skull", 0, 0, 21, LEAF),
    )


def shield_at(x: float, y: float, scale: float) -> Shape:
    """The outline of a pawn on the board, a little larger than itself, in plain coordinates."""
    wide, top, low = 22 * scale, -22.5 * scale, 27.5 * scale

    def at(dx: float, dy: float) -> str:
        return f"{digits(x + dx)} {digits(y + dy)}"

    shoulder = 9 * scale
    d = (
        f"M{at(-wide, top)}L{at(wide, top)}L{at(wide, shoulder)}"
        f"C{at(wide, 20 * scale)} {at(12 * scale, 25.5 * scale)} {at(0, low)}"
        f"C{at(-12 * scale, 25.5 * scale)} {at(-wide, 20 * scale)} {at(-wide, shoulder)}Z"
    )
    return path(d)
