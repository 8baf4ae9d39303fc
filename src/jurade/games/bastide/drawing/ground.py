"""What is printed on the board: meadow, streets with their names, blocks, the market square, the raiders' ring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core.look import INK, LEAF, Point, circle, digits, group, heading, path, rect, text
from jurade.core.scene import Attr, Shape
from jurade.games.bastide.drawing import palette, plan
from jurade.games.bastide.tables import BLOCKS, MARKET, STREETS

TOWN_SHEET: Final = (12.0, 12.0, 946.0, 746.0)
LABEL: Final = 138.0  # between two circles
PLATE: Final[plan.Box] = (-8, -10, 25, 15)  # with the name of a block, from its corner; clear of names and circles


def ground() -> Shape:
    """The town before anything is built."""
    x, y, width, height = TOWN_SHEET
    tufts = "".join(_tuft(*at) for at in _meadow_points())
    return group(
        rect(x, y, width, height, rx=14, fill=palette.MEADOW, stroke=INK, stroke_width=2),
        path(tufts, stroke=palette.TUFT, stroke_width=1.6, stroke_linecap="round", fill="none"),
        *(_open_side(plan.box_of(work["rect"])) for work in plan.WORKS_PRINTED if work["kind"] == "wall"),
        *_streets(),
        *(_block(block) for block in plan.HOUSE_BLOCKS),
        *_market(),
        *_ring(),
        *_names(),
    )


def _tuft(x: float, y: float) -> str:
    return f"M{digits(x)} {digits(y)}l-2.5-6M{digits(x)} {digits(y)}v-7M{digits(x)} {digits(y)}l2.5-6"


def _meadow_points() -> Iterator[Point]:
    """Scattered round the town, the same in every picture."""
    for k in range(46):
        along = 24 + k * 20.3
        yield (along, 30 + k * 37 % 62)
        yield (along, 690 + k * 53 % 62)
    for k in range(30):
        along = 110 + k * 19.5
        yield (22 + k * 29 % 72, along)
        yield (880 + k * 31 % 68, along)


def _open_side(box: plan.Box) -> Shape:
    """The place of a wall that does not stand."""
    edge = palette.PLOT_EDGE
    return rect(*box, rx=8, fill="#E7EBC9", fill_opacity=0.8, stroke=edge, stroke_width=1.6, stroke_dasharray="8 7")


def _streets() -> Iterator[Shape]:
    """Paving, warmer in the centre, with a gutter line in the middle of every street."""
    yield rect(*plan.OUTER, rx=4, fill=palette.PAVING, stroke=palette.PAVING_LINE, stroke_width=1.5)
    yield rect(*plan.INNER, fill=palette.CENTRE)
    d = ""
    for work in plan.WORKS_PRINTED[:STREETS]:
        x, y, width, height = plan.box_of(work["rect"])
        for offset in (6, 44):
            if width > height:
                d += f"M{digits(x)} {digits(y + offset)}h{digits(width)}"
            else:
                d += f"M{digits(x + offset)} {digits(y)}v{digits(height)}"
    yield path(d, stroke=palette.PAVING_LINE, stroke_width=1.2, stroke_dasharray="2 5", fill="none")


def _block(block: int) -> Shape:
    x, y, width, height = plan.block_box(block)
    return group(
        rect(x + 1.5, y + 3, width, height, rx=5, fill=INK, fill_opacity=0.14),
        rect(x, y, width, height, rx=5, fill=palette.PLOT, stroke=palette.PLOT_EDGE, stroke_width=1.5),
    )


def _market() -> Iterator[Shape]:
    """The Carra: cobbles, and a market cross in the middle while no hall stands."""
    x, y, width, height = plan.block_box(MARKET)
    yield rect(x, y, width, height, rx=3, fill="#F0E2BC", stroke=palette.PLOT_EDGE, stroke_width=1.5)
    d = ""
    for row in range(9):
        start = x + 7.5 + 8 * (row % 2)
        d += "".join(f"M{digits(start + 16 * k)} {digits(y + 11 + 16 * row)}h7" for k in range(9 - row % 2))
    yield path(d, stroke="#D3BD86", stroke_width=3, stroke_linecap="round", fill="none")
    cx, cy = x + plan.SIZE / 2, y + plan.SIZE / 2
    yield circle(cx, cy, 25, fill=palette.STONE_LIGHT, stroke=palette.PLOT_EDGE, stroke_width=1.4)
    yield circle(cx, cy, 17, fill=palette.STONE, stroke=palette.PLOT_EDGE, stroke_width=1.2)
    cross = f"M{digits(cx - 2.6)} {digits(cy - 12)}h5.2v6.8h6.8v5.2h-6.8v12h-5.2v-12h-6.8v-5.2h6.8Z"
    yield path(cross, fill=palette.STONE_EDGE)
    yield heading(cx, y + height - 14, "Carra", 17, fill="#6B5426")


def block_names() -> Shape:
    """What every block is called, on a small plate at its north-western corner, above whatever is built there."""
    plates = (_plate(block) for block in range(BLOCKS))
    return group(*(shape for plate in plates for shape in plate))


def _plate(block: int) -> Iterator[Shape]:
    x, y, _, _ = plan.block_box(block)
    dx, dy, width, height = PLATE
    box = (x + dx, y + dy, width, height)
    yield rect(*box, rx=4, fill=LEAF, stroke=palette.PLOT_EDGE, stroke_width=1.3)
    yield text(box[0] + width / 2, box[1] + 12, plan.BLOCK_LABELS[block], 12.5, fill="#5C4A2C", font_weight=700)


def _ring() -> Iterator[Shape]:
    """The two dotted lines between which the English raid (R38)."""
    ink, dots = palette.DOTTED, "0.1 7"
    for box in (plan.OUTER, plan.INNER):
        yield rect(*box, rx=3, fill="none", stroke=ink, stroke_width=2.6, stroke_dasharray=dots, stroke_linecap="round")


def _names() -> Iterator[Shape]:
    """The streets by number and name."""
    for work in plan.WORKS_PRINTED[:STREETS]:
        at = work["label"]
        x, y = at["x"], at["y"] + 5
        turn = f"rotate({at['rotate']} {at['x']} {at['y']})" if at["rotate"] else None
        name = f"{work['id']} {work['name_fr']}"
        fitted: dict[str, Attr] = {"textLength": min(LABEL, 7.3 * len(name)), "lengthAdjust": "spacingAndGlyphs"}
        yield heading(x, y, name, 15.5, fill="#5C4A2C", font_weight=600, transform=turn, **fitted)
