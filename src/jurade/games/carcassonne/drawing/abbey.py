"""What is drawn of abbeys: their tile, and the holes where they fit."""

from __future__ import annotations

from jurade.core.look import INK, INK_3, LEAF, circle, glyph, group, path, rect, titled, use
from jurade.core.scene import Shape
from jurade.core.words import say
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.drawing import palette as ink
from jurade.games.carcassonne.drawing.palette import SIZE
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.laying import is_hole


def abbey_ground() -> Shape:
    """Walls and towers around a garden; it looks the same in every turn."""
    notches = "M0 25h4M0 50h4M0 75h4M96 25h4M96 50h4M96 75h4M25 0v4M50 0v4M75 0v4M25 96v4M50 96v4M75 96v4"
    beds = "M22 26h18M22 32h18M22 38h18M60 26h18M60 32h18M60 38h18"
    towers = [(x, y) for x in (9, 91) for y in (9, 91)]
    return group(
        rect(0, 0, SIZE, SIZE, fill="#D2C7AE"),
        path(notches, stroke=ink.STONE_SHADE, stroke_width=1.4),
        rect(6, 6, 88, 88, fill=ink.STONE_SHADE, stroke=ink.STONE_EDGE, stroke_width=2.4),
        rect(6, 6, 88, 88, fill="none", stroke=ink.STONE, stroke_width=3.4, stroke_dasharray="4 3"),
        rect(14, 14, 72, 72, fill=ink.CLOISTER_YARD, stroke=ink.STONE_EDGE, stroke_width=1.2),
        path("M14 50h72M50 14v72", stroke=ink.ROAD, stroke_width=4, stroke_opacity=0.8),
        path(beds, stroke=ink.TREE, stroke_width=1.6, stroke_dasharray="2.4 2"),
        *(circle(x, y, 7.5, fill=ink.STONE, stroke=ink.STONE_EDGE, stroke_width=1.4) for x, y in towers),
        rect(0, 0, SIZE, SIZE, fill="none", stroke=ink.BORDER, stroke_width=0.6, stroke_opacity=0.6),
    )


def abbey_decor() -> Shape:
    return group(use("sign-church", 50, 58, scale=1.36))


def abbey_area() -> Shape:
    return path("M6 6H94V94H6Z", fill="currentColor")


def holes(state: b.Board, seat: int) -> list[Shape]:
    """Every hole, as long as the watcher's abbey (a spectator: anybody's) could fill it; and how many tiles fit too."""
    watching = range(state.seats) if seat < 0 else (seat,)
    if not any(state.has_abbey(other) for other in watching):
        return []
    return [_hole(state, entry >> 8, entry & 255) for entry in state.front if is_hole(entry)]


def _hole(state: b.Board, at: int, wanted: int) -> Shape:
    x, y, cell = int(b.x_of(at)) * SIZE + SIZE / 2, int(b.y_of(at)) * SIZE + SIZE / 2, b.cell_name(at)
    mark = group(
        circle(x, y, 19, fill=LEAF, fill_opacity=0.9, stroke=INK, stroke_width=1.4, stroke_dasharray="4 3"),
        glyph("abbey", x, y - 1, 24, INK_3),
        id=f"hole-{cell}",
    )
    fits = sum(copies for kind, copies in state.unseen() if t.FIT[kind * 256 + wanted])
    return titled(mark, say("mark-hole", fits=fits))
