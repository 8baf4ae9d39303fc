"""Cards, tiles in stock and other small things beside the cities, as symbols."""

from __future__ import annotations

from typing import Final

from jurade.core import look
from jurade.core.look import INK, LEAF, circle, glyph, group, heading, path, polygon, rect, text, use
from jurade.core.scene import Shape
from jurade.core.words import say
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing import plan

CARD_WIDTH: Final = 74.0
CARD_HEIGHT: Final = 100.0
SILVER: Final = "#C7CCD1"
GOLD_LEAF: Final = "#E3B23C"
GOLD_PALE: Final = "#F6E2A6"
SIGNS: Final = {"site": "scaffold", "back": "turn", "influence": "coronet", "cathedral": "church", "master": "cap"}


def face(metal: str, card: str) -> Shape:
    """A card face up: silver cards of a hand, golden ones of the pile."""
    if card not in t.GOLD_CARDS:
        raise KeyError(card)
    edge, ground = (SILVER, LEAF) if metal == "silver" else (GOLD_LEAF, GOLD_PALE)
    if card in t.CITIES:
        sign, name, size = city_shield(card), say(f"city-{card}"), 14.5
    else:
        sign = glyph(SIGNS[card], 0, 0, 40, look.INK_2 if metal == "silver" else "#7A4E00")
        name, size = say(f"card-short-{card}"), 12.5
    return group(
        *_blank(edge, ground),
        group(sign, transform=f"translate({CARD_WIDTH / 2:g} 42)"),
        text(CARD_WIDTH / 2, 88, name, size, fill=INK, font_weight=700),
    )


def back(metal: str, letter: str) -> Shape:
    """A card face down; golden ones show their pile."""
    edge, ground = (SILVER, "#8C949C") if metal == "silver" else (GOLD_LEAF, "#C99A1E")
    lattice = "".join(f"M{x} 12 {x + 26} 88M{x + 26} 12 {x} 88" for x in (10, 24, 38))
    parts = [*_blank(edge, ground), path(lattice, stroke=LEAF, stroke_width=1.2, stroke_opacity=0.4, fill="none")]
    if letter:
        parts += [
            circle(CARD_WIDTH / 2, 50, 22, fill=GOLD_PALE, stroke=INK, stroke_width=1.4),
            heading(CARD_WIDTH / 2, 61, letter, 32, fill="#7A4E00"),
        ]
    return group(*parts)


def _blank(edge: str, ground: str) -> list[Shape]:
    return [
        rect(2, 3, CARD_WIDTH, CARD_HEIGHT, rx=7, fill=INK, opacity=0.22),
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=7, fill=edge, stroke=INK, stroke_width=1.5),
        rect(5, 5, CARD_WIDTH - 10, CARD_HEIGHT - 10, rx=4, fill=ground, stroke=INK, stroke_width=0.7),
    ]


def city_shield(city: str) -> Shape:
    """The arms of a city: those of its centre."""
    paint = plan.ARMS_LOOK[t.ARMS[t.CENTRE_ARMS[t.CITIES.index(city)]]]
    parts = [path(look.SHIELD, fill=paint.fill, stroke=INK, stroke_width=1.8)]
    if paint.hatch:
        parts.append(path(look.SHIELD, fill=paint.hatch))
    parts += [
        path(look.SHIELD, fill="none", stroke=paint.on, stroke_opacity=0.6, stroke_width=1, transform="scale(.86)"),
        glyph(paint.emblem, 0, 0, 22, paint.on),
    ]
    return group(*parts, transform="scale(1.25)")


def mini(card: str) -> Shape:
    """A card 18 by 26 about the origin, for panels."""
    if card in t.CITIES:
        sign = use(f"arms-{t.ARMS[t.CENTRE_ARMS[t.CITIES.index(card)]]}", 0, 0, scale=0.62)
    else:
        sign = glyph(SIGNS[card], 0, 0, 14, look.INK_2)
    return group(rect(-9, -13, 18, 26, rx=3, fill=LEAF, stroke=INK, stroke_width=1.1), sign)


def spent() -> Shape:
    """The place of a card that lies played."""
    return rect(-8.5, -12.5, 17, 25, rx=3, fill="none", stroke=look.WALL, stroke_width=1, stroke_dasharray="3 2.5")


def arms(name: str) -> Shape:
    """A disc of some arms, of radius 12 about the origin."""
    paint = plan.ARMS_LOOK[name]
    parts = [circle(0, 0, 12, fill=paint.fill, stroke=INK, stroke_width=1.3)]
    if paint.hatch:
        parts.append(circle(0, 0, 11.4, fill=paint.hatch))
    return group(*parts, glyph(paint.emblem, 0, 0, 14, paint.on))


def seal() -> Shape:
    """A wax seal about the origin: somebody has chosen."""
    return group(
        glyph("seal", 0, 0, 30, look.RUBRIC),
        circle(0, 0, 8, fill=look.RUBRIC),
        circle(0, 0, 6, fill="none", stroke=LEAF),
    )


# ---- tiles in stock

_FORMS: Final = {  # shape -> corners of a small tile about the origin
    "R": [(-17.0, -6.0), (17.0, -6.0), (17.0, 6.0), (-17.0, 6.0)],
    "P": [(-19.0, 6.0), (19.0, 6.0), (9.0, -6.0), (-9.0, -6.0)],
    "T": [(-14.0, 7.0), (14.0, 7.0), (0.0, -8.0)],
}


def swatch(name: str, shape: str) -> Shape:
    """A small tile of a shape and arms about the origin."""
    if shape not in t.SHAPES:
        raise KeyError(shape)
    paint = plan.ARMS_LOOK[name]
    parts = [polygon(_FORMS[shape], fill=paint.fill, stroke=INK, stroke_width=1.4, stroke_linejoin="round")]
    if paint.hatch:
        parts.append(polygon(_FORMS[shape], fill=paint.hatch))
    return group(*parts)


def special(letters: str) -> Shape:
    """A special church tile in a box of 100, its letter on it: a, b, cl, cr, d."""
    facts = t.FACTS["plan"]["specials"][f"church.{letters}"]
    given = facts["footprint"]
    west, east = min(x for x, _ in given), max(x for x, _ in given)
    north, south = min(y for _, y in given), max(y for _, y in given)
    scale = 78 / max(east - west, south - north)

    def at(x: float, y: float) -> look.Point:
        return 50 + (x - (west + east) / 2) * scale, 50 + (y - (north + south) / 2) * scale

    corners = [at(x, y) for x, y in given]
    paint = plan.ARMS_LOOK["church"]
    mx, my = plan.middle(plan.REGION_BY_ID[f"{'-'.join(letters)}-{facts['anchor']}"])
    cx, cy = at(mx / plan.UNIT, my / plan.UNIT)
    return group(
        polygon(corners, fill=paint.fill, stroke=INK, stroke_width=2.2, stroke_linejoin="round"),
        polygon(plan.inset(corners, 4.5), fill="none", stroke=paint.on, stroke_width=1.1, stroke_opacity=0.6),
        text(cx, cy + 10, letters[0].upper(), 28, fill=paint.on, font_weight=700),
    )
