"""Tiles, influence, coins, cards: what lies on and beside the board, each about or from its own origin."""

from __future__ import annotations

from typing import Final

from jurade.core import look
from jurade.core.look import INK, LEAF, circle, glyph, group, heading, path, rect
from jurade.core.scene import Shape
from jurade.games.bastide.drawing import palette
from jurade.games.bastide.drawing.buildings import house
from jurade.games.bastide.drawing.plan import RADIUS

TILE: Final = 100  # side of a tile


def influence(colour: str) -> Shape:
    """A piece of a seat about the origin, in a light casing that shows on roofs and stone alike."""
    return group(circle(0, 0, RADIUS + 1.6, fill=LEAF), look.disc(0, 0, RADIUS, colour))


def free_circle() -> Shape:
    """A circle without piece."""
    edge = palette.PLOT_EDGE
    dashes = "4.2 3.4"
    return circle(
        0, 0, RADIUS - 0.5, fill=LEAF, fill_opacity=0.62, stroke=edge, stroke_width=1.6, stroke_dasharray=dashes
    )


# ---- tiles of the bag


def tile(kind: str) -> Shape:
    """A tile face, or ``back``."""
    if kind == "house":
        return _house_tile()
    if kind == "fire":
        return _fire_tile()
    if kind == "back":
        return _back()
    return _english_tile(int(kind.removeprefix("english")))


def _card(fill: str, line: str) -> list[Shape]:
    return [
        rect(3, 5, 95, 94, rx=11, fill=INK, fill_opacity=0.28),
        rect(2, 2, 96, 95, rx=11, fill=fill, stroke=INK, stroke_width=2.4),
        rect(7.5, 7.5, 85, 84, rx=7, fill="none", stroke=line, stroke_width=1.6),
    ]


def _house_tile() -> Shape:
    """A gabled house from the street, a strip of roofs below it."""
    sunny, shady = palette.ROOFS[0]
    return group(
        *_card("#F2E6C4", palette.OAK_LIGHT),
        path("M24 58V42L50 20 76 42V58Z", fill="#FBF3DF", stroke=INK, stroke_width=2, stroke_linejoin="round"),
        path("M50 14 84 43 78 49 50 26 22 49 16 43Z", fill=sunny, stroke=INK, stroke_width=2, stroke_linejoin="round"),
        path("M50 26 78 49 84 43 50 14Z", fill=shady, fill_opacity=0.65),
        rect(44, 40, 12, 18, rx=6, fill=palette.OAK, stroke=INK, stroke_width=1.4),
        path("M32 44H38V51H32ZM62 44H68V51H62Z", fill="#B9D0D4", stroke=INK, stroke_width=1.2),
        group(house(0), transform="translate(14 61) scale(.48)"),
    )


def _fire_tile() -> Shape:
    return group(
        *_card("#3A2018", "#E07B2E"),
        path(
            "M53 13C57 30 78 38 76 62 74.6 78 63 86 50 86S25 78 24 62C23.4 50 30 43 35 36 36.4 43 39 47 43 49 "
            "40 34 44 22 53 13Z",
            fill="#E5641E",
            stroke="#FFB347",
            stroke_width=2,
            stroke_linejoin="round",
        ),
        path(
            "M51 42C53 52 65 56 63.6 69 62.6 78 57 82 50 82S37.4 78 36.6 69C36.2 62 40 58 43 54 45 60 47 60 48 60 "
            "47 53 48 47 51 42Z",
            fill="#FFC83D",
        ),
        path("M50 62C54 66 57 69 56 75 55 80 52 82 50 82S44.6 79 44.6 74C44.6 69 48 66 50 62Z", fill="#FFF1C2"),
    )


def _english_tile(value: int) -> Shape:
    """The leopard of England, the value, and as many swords as the tile raids."""
    raids = 2 if value >= 3 else 1
    swords = [glyph("swords", 50 + 22 * (k - (raids - 1) / 2), 83, 15, palette.BRASS) for k in range(raids)]
    return group(
        *_card(palette.CLOTH, palette.BRASS),
        glyph("leopard", 35, 40, 50, palette.BRASS),
        heading(74, 55, str(value), 46, fill="#FFF3D6"),
        path("M16 68H84", stroke=palette.BRASS, stroke_width=1.2, stroke_opacity=0.7),
        *swords,
    )


def _back() -> Shape:
    """Linen of the bag, with the town's tower."""
    weave = "".join(f"M{12 + 8 * k} 12V88M12 {12 + 8 * k}H88" for k in range(10))
    return group(
        *_card("#B7A57C", "#F1E7CD"),
        path(weave, stroke="#9C8A60", stroke_width=1, fill="none", stroke_opacity=0.7),
        circle(50, 50, 27, fill="#EDE2C4", stroke=INK, stroke_width=1.6),
        glyph("tower", 50, 50, 32, palette.OAK),
    )


# ---- money, bag, chest, cards


def coin() -> Shape:
    """A coin about the origin, to write a number on."""
    return _coin("#E9C46A", "#8A5A00")


def dull_coin() -> Shape:
    """A grey one, where there is nothing to get."""
    return _coin(palette.STONE, palette.STONE_EDGE)


def _coin(fill: str, line: str) -> Shape:
    return group(
        circle(1, 2, 18, fill=INK, fill_opacity=0.3),
        circle(0, 0, 18, fill=fill, stroke=INK, stroke_width=1.6),
        circle(0, 0, 14.8, fill="none", stroke=line, stroke_width=1, stroke_dasharray="2 1.6"),
    )


def chest() -> Shape:
    """The common chest, 132 by 92, its plate left free for the sum."""
    return group(
        rect(3, 8, 130, 86, rx=10, fill=INK, fill_opacity=0.25),
        path("M4 36C4 12 14 4 26 4H106C118 4 128 12 128 36Z", fill=palette.OAK_LIGHT, stroke=INK, stroke_width=2),
        rect(2, 34, 128, 56, rx=6, fill=palette.OAK, stroke=INK, stroke_width=2),
        path("M24 5V90M108 5V90", stroke=palette.BRASS, stroke_width=8),
        path("M24 5V90M108 5V90", stroke="#8A6A22", stroke_width=1, stroke_dasharray="1 9"),
        path("M2 36H130", stroke=INK, stroke_width=2.4),
        rect(36, 40, 60, 42, rx=7, fill=LEAF, stroke=INK, stroke_width=1.8),
        rect(59, 28, 14, 16, rx=3, fill=palette.BRASS, stroke=INK, stroke_width=1.6),
        circle(66, 35, 2.6, fill=INK),
    )


def bag() -> Shape:
    """The linen bag, 70 by 84, to write a number on."""
    return group(
        path("M10 34C-6 62 0 84 36 84S78 62 62 34Z", fill=INK, fill_opacity=0.25, transform="translate(1 3)"),
        path("M10 32C-6 60 0 82 35 82S76 60 60 32Z", fill="#CDBB90", stroke=INK, stroke_width=2),
        path("M14 24C20 12 12 8 16 3 26 9 44 9 54 3 58 8 50 12 56 24Z", fill="#DCCDA6", stroke=INK, stroke_width=2),
        path("M10 32C12 25 58 25 60 32 58 37 12 37 10 32Z", fill=look.RUBRIC, stroke=INK, stroke_width=1.8),
        path("M20 44C14 56 14 66 20 72M50 44C56 56 56 66 50 72", stroke="#A28F5E", stroke_width=1.6, fill="none"),
    )


_CARDS: Final = {"prince": ("#24457A", "crown"), "pope": ("#5E4B8A", "church"), "people": ("#8A4F24", "coin")}


def majority_card(name: str) -> Shape:
    """A majority card, 58 by 82: sign above, room for its points below."""
    fill, sign = _CARDS[name]
    return group(
        rect(2, 4, 58, 82, rx=7, fill=INK, fill_opacity=0.25),
        rect(0, 0, 58, 82, rx=7, fill=fill, stroke=INK, stroke_width=2),
        rect(4, 4, 50, 74, rx=5, fill="none", stroke=palette.BRASS, stroke_width=1.4),
        glyph(sign, 29, 26, 28, palette.BRASS),
        rect(11, 47, 36, 25, rx=5, fill=LEAF, stroke=INK, stroke_width=1.2),
    )
