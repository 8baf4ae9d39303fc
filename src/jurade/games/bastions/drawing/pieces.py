"""Figures, the plates with their strength, and cards, each drawn about its own origin."""

from __future__ import annotations

from typing import Final

from jurade.core import look
from jurade.core.look import INK, INK_2, LEAF, circle, glyph, group, path, rect, text
from jurade.core.scene import Attr, Shape

FIGURES: Final = {"s": "kettle", "a": "bow", "t": "siege", "n": "horse", "q": "flame", "k": "crown"}
BASE: Final = 21.0  # radius of the round base of a figure
SECRET: Final = "secret"  # known to its owner alone
KNOWN: Final = "known"  # known to all
HIDDEN: Final = "?"

# The courage cards carry the sign of their missions; the objective card has signs of its own.
MISSION_SIGNS: Final = ("flag", "kettle", "chest", "grille", "crown")
OBJECTIVE_SIGNS: Final = {
    "two_treasures": "chest",
    "two_freed": "grille",
    "eight_soldiers": "kettle",
    "strategists": "crown",
    "annexation": "throne",
    "banner_and_gold": "flag",
    "two_bridges": "siege",
    "three_royals": "coronet",
    "ten_points": "swords",
}


def figure(colour: str, kind: str) -> Shape:
    """A figure on its round base: colour and hatching of the seat, and what it is ('x': nobody knows yet)."""
    seat = look.SEATS[colour]
    unknown = text(0, 3, HIDDEN, 24, fill=seat.on, font_weight=700)
    sign = glyph(FIGURES[kind], 0, -5, 23, seat.on) if kind in FIGURES else unknown
    return group(
        circle(0, 2.5, BASE, fill=INK, opacity=0.32),
        circle(0, 0, BASE, fill=seat.fill, stroke=LEAF, stroke_width=3.4),
        circle(0, 0, BASE, fill=seat.fill, stroke=INK, stroke_width=1.6),
        circle(0, 0, BASE - 0.8, fill=look.hatched(colour)),
        circle(0, -5, 13.5, fill=seat.fill),
        circle(0, 0, BASE - 3.4, fill="none", stroke=seat.on, stroke_width=1, stroke_opacity=0.5),
        sign,
    )


def number(colour: str, which: int) -> Shape:
    """The number of a figure among those of its type, small beside its sign."""
    seat = look.SEATS[colour]
    edge: dict[str, Attr] = {"stroke": seat.fill, "stroke_width": 3, "paint_order": "stroke"}
    return text(15.8, 5, which, 11, fill=seat.on, font_weight=700, **edge)


def plate(value: str, state: str) -> Shape:
    """The plate with Force and maximum courage: dashed while only its owner knows it, grey while nobody else does."""
    if value == HIDDEN:
        return group(
            rect(-9, 0, 18, 15.5, rx=4, fill="#D9CFBB", stroke=INK, stroke_width=1.3),
            text(0, 12.2, HIDDEN, 13, fill=INK_2, font_weight=700),
        )
    width, dashes = 27 if len(value) < 4 else 33, "3 2" if state == SECRET else None
    return group(
        rect(-width / 2, 0, width, 15.5, rx=4, fill=LEAF, stroke=LEAF, stroke_width=2.4),
        rect(-width / 2, 0, width, 15.5, rx=4, fill=LEAF, stroke=INK, stroke_width=1.3, stroke_dasharray=dashes),
        text(0, 12.2, value, 13, fill=INK, font_weight=700),
    )


def _card(paper: str, frame: str) -> tuple[Shape, Shape]:
    """A card in a box 0 0 100 100, with nothing on it."""
    return (
        rect(2, 2, 96, 96, rx=9, fill=paper, stroke=INK, stroke_width=2),
        rect(8, 8, 84, 84, rx=5, fill="none", stroke=frame, stroke_width=1.5),
    )


def courage_card(value: int) -> Shape:
    """A courage card in a box 0 0 100 100: its value, its cost, the sign of its missions."""
    return group(
        *_card(LEAF, look.LINE),
        text(36, 62, value, 54, fill=INK, font_weight=700, font_family=look.TEXT_FONT),
        glyph(MISSION_SIGNS[value - 1], 72, 36, 26, INK_2),
        *(circle(20 + 15 * k, 80, 5, fill=look.RUBRIC, stroke=INK, stroke_width=1) for k in range(value - 1)),
        *([text(50, 85, "0", 15, fill=INK_2, font_weight=600)] if value == 1 else []),
    )


def objective_card(name: str, colour: str) -> Shape:
    """An objective card in a box 0 0 100 100: its sign, or the arms of the player it is against."""
    sign = look.shield(50, 48, colour, scale=1.4) if colour else glyph(OBJECTIVE_SIGNS[name], 50, 50, 52, INK)
    return group(*_card(look.RUBRIC_WASH, look.RUBRIC), sign)


def bastion_card() -> Shape:
    """The missions of the bastions, which no courage card has, as a card in a box 0 0 100 100."""
    return group(
        *_card(LEAF, look.LINE),
        text(36, 62, 6, 54, fill=INK, font_weight=700, font_family=look.TEXT_FONT),
        glyph("tower", 72, 36, 26, INK_2),
    )


def mark(name: str) -> Shape:
    """A small mark on a figure: moved once or twice, has attacked, speed to pay."""
    if name == "attacked":
        return group(circle(0, 0, 8.5, fill=LEAF, stroke=INK, stroke_width=1.2), glyph("swords", 0, 0, 13, INK))
    if name in ("speed1", "speed3"):
        tone = look.SEATS["green"].fill
        return group(
            circle(0, 0, 9.5, fill=LEAF, stroke=tone, stroke_width=2.2),
            text(0, 4.2, f"+{name[-1]}", 12, fill=INK, font_weight=700),
        )
    steps = "M-6-3 0 3 6-3" if name == "moved1" else "M-6-6 0 0 6-6M-6 0 0 6 6 0"
    return group(
        circle(0, 0, 8.5, fill=LEAF, stroke=INK, stroke_width=1.2),
        path(steps, fill="none", stroke=INK, stroke_width=2.2, stroke_linecap="round", transform="scale(.8)"),
    )
