"""Pictures of the rules pages: a real position, the part of it that matters, and marks that explain it.

An entry of ``rules/pictures.json`` is a position (``seats``, ``options``, ``position``) with, if it helps,

* ``box``: the part of the board that is shown, ``[x, y, width, height]`` in units of the scene;
* ``size``: the radius of a letter, in units of the scene, when a share of the picture is not right;
* ``marks``: from the bottom to the top, each one of

      {"frame": [x, y, width, height]}            a dashed frame
      {"arrow": [[x, y], [x, y], …]}              a line through points, with a head at the last one
      {"cross": [x, y]}                           not here
      {"letter": "A", "at": [x, y]}               what the caption calls A
      {"label": {"en": …, "fr": …}, "at": [x, y]} a word or two; a plain string when it is a number
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import atan2, cos, hypot, pi, sin
from typing import Any, Final

from jurade.core import look
from jurade.core.game import Game
from jurade.core.look import Point, circle, group, path, rect, text, trace
from jurade.core.scene import Shape
from jurade.core.svg import Box, shape_svg

POSITION: Final = ("seats", "options", "position")
SHARE: Final = 1 / 34  # the radius of a letter's disc, as a share of the longer side of the picture
LETTER: Final = 0.58  # the width of a letter in a label, as a share of its height


def figure(game: Game, entry: Mapping[str, Any], language: str) -> str:
    """The picture of an entry as SVG, its words in the language; equal entries give equal text."""
    place = {name: entry[name] for name in POSITION}
    scene = game.load({"game": game.id, "rules": game.rules_version, **place}, seed=0).scene(None)
    layers = [layer for layer in scene.layers if layer.kind == "shown"]
    box: Box = tuple(entry.get("box", scene.box))
    drawn = [group(*map(_untitled, layer.shapes), id=f"layer-{layer.id}") for layer in layers]
    size = entry.get("size", max(box[2], box[3]) * SHARE)
    drawn.append(group(*_marks(entry.get("marks", ()), size, language), id="layer-explained"))
    symbols = {name: _untitled(symbol) for name, symbol in scene.symbols.items()}
    return shape_svg(drawn, symbols, box, game.words(language))


def _untitled(drawn: Shape) -> Shape:
    """The shape without its tips, which nobody can ask of a picture on a page: the page has words of its own for it."""
    return Shape(drawn.tag, drawn.attrs, tuple(map(_untitled, drawn.children)), drawn.id, drawn.text)


def _marks(marks: Sequence[Mapping[str, Any]], size: float, language: str) -> Iterator[Shape]:
    for mark in marks:
        if "frame" in mark:
            yield rect(*mark["frame"], rx=size * 0.3, fill="none", stroke=look.INK, stroke_width=size * 0.16,
                       stroke_dasharray=f"{look.digits(size * 0.4)} {look.digits(size * 0.3)}")  # fmt: skip
        elif "arrow" in mark:
            yield _arrow([(x, y) for x, y in mark["arrow"]], size)
        elif "cross" in mark:
            yield _cross(mark["cross"], size * 0.75)
        elif "letter" in mark:
            yield _letter(mark["at"], mark["letter"], size)
        else:
            said = mark["label"]
            yield _label(mark["at"], said if isinstance(said, str) else said[language], size)


def _stroked(d: str, size: float, colour: str) -> Shape:
    """A line in a light casing, readable on every ground."""
    line = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return group(
        path(d, stroke=look.LEAF, stroke_width=size * 0.46, **line),
        path(d, stroke=colour, stroke_width=size * 0.22, **line),
    )


def _arrow(points: Sequence[Point], size: float) -> Shape:
    (x0, y0), (x, y) = points[-2:]
    angle, length = atan2(y - y0, x - x0), size * 0.8
    wings = [(x - length * cos(angle + turn), y - length * sin(angle + turn)) for turn in (pi / 6, -pi / 6)]
    assert hypot(x - x0, y - y0) > 0, "an arrow leads somewhere"
    return _stroked(trace(points) + trace([wings[0], (x, y), wings[1]]), size, look.INK)


def _cross(at: Point, r: float) -> Shape:
    x, y = at
    d = trace([(x - r, y - r), (x + r, y + r)]) + trace([(x - r, y + r), (x + r, y - r)])
    return _stroked(d, r * 1.6, look.RUBRIC)


def _letter(at: Point, letter: str, r: float) -> Shape:
    x, y = at
    return group(
        circle(x, y, r, fill=look.INK, stroke=look.LEAF, stroke_width=r * 0.16),
        text(x, y + r * 0.42, letter, r * 1.2, fill=look.LEAF, font_weight=700),
    )


def _label(at: Point, said: str, size: float) -> Shape:
    x, y = at
    high = size * 1.1
    wide = high * LETTER * len(said) + size * 0.7
    return group(
        rect(x - wide / 2, y - high * 0.72, wide, high * 1.44, rx=high * 0.3, fill=look.LEAF, stroke=look.INK,
             stroke_width=size * 0.09),
        text(x, y + high * 0.36, said, high, fill=look.INK, font_weight=600),
    )  # fmt: skip
