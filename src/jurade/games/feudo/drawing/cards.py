"""Cards: army cards and trade cards in a box of 100, small ones for panels, plague cards of 44 by 60."""

from __future__ import annotations

from typing import Final

from jurade.core import look
from jurade.core.look import INK, LEAF, circle, digits, glyph, group, path, rect, text, use
from jurade.core.scene import Attr, Shape
from jurade.games.feudo.drawing import palette as ink
from jurade.games.feudo.drawing.pawns import PIP, figure_of, shields_of

ARROWS: Final = {"north": 0, "east": 90, "south": 180, "west": 270}
FELT: Final = "#7B6A4A"  # the back of a card


def army(colour: str, pawn_symbol: str) -> Shape:
    """An army card: the pawn it moves."""
    seat = look.SEATS[colour]
    return group(
        rect(2, 2, 96, 96, rx=9, fill=LEAF, stroke=INK, stroke_width=1.6),
        path("M2 22V11A9 9 0 0 1 11 2H89A9 9 0 0 1 98 11V22Z", fill=seat.fill),
        path("M2 22V11A9 9 0 0 1 11 2H89A9 9 0 0 1 98 11V22Z", fill=look.hatched(colour)),
        glyph(seat.emblem, 50, 12, 16, seat.on),
        use(pawn_symbol, 50, 57, scale=1.52),
    )


def trade(shillings: int) -> Shape:
    """A trade card: so many shillings, or an empty purse."""
    empty = circle(50, 50, 33, fill="none", stroke=look.EDGE, stroke_dasharray="5 4")
    return group(
        rect(2, 2, 96, 96, rx=9, fill=LEAF, stroke=INK, stroke_width=1.6),
        rect(7, 7, 86, 86, rx=6, fill="none", stroke=ink.COIN_EDGE, stroke_opacity=0.6),
        coin(50, 50, 34) if shillings else empty,
        text(50, 66, shillings, 46, fill=INK, font_weight=800),
    )


def coin(x: float, y: float, r: float) -> Shape:
    return group(
        circle(x, y, r, fill=ink.COIN, stroke=ink.COIN_EDGE, stroke_width=r * 0.07),
        circle(x, y, r * 0.84, fill="none", stroke=ink.COIN_EDGE, stroke_width=r * 0.035, stroke_dasharray="2 2"),
    )


def tag(x: float, y: float, words: str | int) -> Shape:
    """A small label on a card, such as how many of it there are."""
    said = str(words)
    width = 16 + 13 * len(said)
    return group(
        rect(x - width / 2, y - 14, width, 28, rx=14, fill=INK),
        text(x, y + 8, said, 22, fill=LEAF, font_weight=700),
    )


def small_trade(shillings: int) -> Shape:
    """A trade card in a panel: 18 by 26 about the origin."""
    fill = ink.COIN_PALE if shillings else LEAF
    return group(
        rect(-9, -13, 18, 26, rx=3, fill=fill, stroke=INK, stroke_width=1.1),
        text(0, 5.6, shillings, 16, fill=INK, font_weight=800),
    )


def small_back(colour: str) -> Shape:
    """A card somebody has sealed: nobody else knows which."""
    seat = look.SEATS[colour]
    return group(
        rect(-10, -14, 20, 28, rx=3, fill=seat.fill, stroke=INK, stroke_width=1.1),
        rect(-10, -14, 20, 28, rx=3, fill=look.hatched(colour)),
        glyph("seal", 0, 0, 17, seat.on),
    )


def small_army(colour: str, pawn: str) -> Shape:
    """An army card in a panel, with the small coats of arms of its pawn."""
    seat = look.SEATS[colour]
    arms = shields_of(pawn)
    return group(
        rect(-10, -14, 20, 28, rx=3, fill=LEAF, stroke=seat.fill, stroke_width=2),
        glyph(figure_of(pawn), 0, -2.6, 15, INK),
        *([] if arms else [glyph(seat.emblem, 0, 9, 7, INK)]),
        *(
            path(PIP, fill=look.INK_2, transform=f"translate({digits(7 * k - 3.5 * (arms - 1))} 8.6) scale(.74)")
            for k in range(arms)
        ),
    )


def plague(card: str) -> Shape:
    """A plague card, 44 by 60 about the origin: where the pawn goes, or whom it strikes without going."""
    return group(
        rect(-22, -30, 44, 60, rx=5, fill=ink.PLAGUE, stroke=INK, stroke_width=1.5),
        rect(-18.5, -26.5, 37, 53, rx=3, fill="none", stroke=ink.PLAGUE_PALE, stroke_width=0.9),
        *_plague_sign(card),
    )


def _plague_sign(card: str) -> list[Shape]:
    pale = ink.PLAGUE_PALE
    line: dict[str, Attr] = {
        "fill": "none",
        "stroke": LEAF,
        "stroke_width": 3,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    if card in ARROWS:
        arrow = path("M0 13V-9M-8-2L0-12 8-2", transform=f"rotate({digits(ARROWS[card])})", **line)
        return [group(arrow, transform="translate(0 -8)"), glyph("skull", 0, 16, 15, pale)]
    if card == "border":
        return [path("M-12-22H12V6H-12Z", **line), glyph("skull", 0, 16, 14, pale)]
    if card == "cross":
        return [path("M0-23V7M-14-8H14", **line), glyph("skull", 0, 17, 14, pale)]
    if card == "stay":
        return [glyph("skull", 0, 0, 30, LEAF)]
    if card == "fog":
        waves = "".join(f"M-13 {y}q4.3-5 8.7 0t8.7 0 8.7 0" for y in (-14, -4, 6, 16))
        return [path(waves, fill="none", stroke=LEAF, stroke_width=2.4, stroke_linecap="round")]
    if card == "vocation":
        return [glyph("church", 0, -2, 30, LEAF)]
    return [glyph("skull", 0, -1, 24, pale)]  # the back
