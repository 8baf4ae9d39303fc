"""How everything looks: colours, seats, signs, and short constructors for the shapes of a scene.

A manuscript page on a desk: vellum, iron-gall ink, red for what speaks to the reader, gold for what may be touched.
Three colours have one meaning each in every game: a gold ring can be picked, solid rubric is picked, dashed ink is not
there yet.  A seat is always colour, hatching and emblem together; the emblem alone tells it in one colour.

A game draws with the constructors below and names symbols by id; :func:`gather` finds what those ids stand for.
Numbers are rounded to hundredths here, so that equal drawings are equal text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from jurade.core.glyphs import GLYPHS
from jurade.core.scene import Attr, Shape, Tag
from jurade.core.words import Message, say

# ---- colours.  The page and the pictures share these values; a board keeps them in the dark as well.

DESK: Final = "#E9DFC8"  # behind everything
VELLUM: Final = "#F7F1E3"  # the page
LEAF: Final = "#FFFDF7"  # a panel, what is written on dark colours
SUNK: Final = "#EFE6D2"  # a well
LINE: Final = "#D8CAA9"  # a hairline
EDGE: Final = "#8A774F"  # the border of a control
INK: Final = "#2B2219"
INK_2: Final = "#5C4E3C"
INK_3: Final = "#6F5F47"
ON_LIGHT: Final = "#1B1510"  # what is drawn on a light seat colour
RUBRIC: Final = "#9E2A1F"  # speaks to the reader; picked
RUBRIC_WASH: Final = "#F6E2D6"
LAPIS: Final = "#1E4E86"
GOOD: Final = "#23604E"
WARN: Final = "#7A4E00"
WARN_WASH: Final = "#FBEBC2"
GOLD: Final = "#FFC83D"  # can be picked, and nothing else

FIELD: Final = "#D9DDB0"
STONE: Final = "#C9C0AE"
WALL: Final = "#6E6558"
STREET: Final = "#F4ECD9"
BLOCK: Final = "#E6D7B0"
ROOF: Final = "#B5533C"
ROOF_2: Final = "#8E3D2B"
WOOD: Final = "#5F8055"
WOOD_2: Final = "#456340"
WATER: Final = "#A9C1C8"
CITY: Final = "#E2BE84"

TEXT_FONT: Final = "Alegreya, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'DejaVu Serif', serif"
UI_FONT: Final = (
    "'Source Sans 3', 'Source Sans Pro', system-ui, 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', sans-serif"
)


# ---- seats


@dataclass(frozen=True)
class Seat:
    """The marks of a seat colour.  ``hatch`` is path data in a square of 6: Petra Sancta's sign of the tincture."""

    fill: str
    on: str  # what is drawn on the fill
    emblem: str  # a glyph
    hatch: str = ""
    dots: bool = False


_FALLING: Final = "M-1-1 7 7M-1 5 1 7M5-1 7 1"
_RISING: Final = "M-1 7 7-1M-1 1 1-1M5 7 7 5"

SEATS: Final[Mapping[str, Seat]] = {
    "blue": Seat("#1B56A0", LEAF, "lys", "M0 3H6"),
    "red": Seat("#CB3F27", LEAF, "cross", "M3 0V6"),
    "green": Seat("#1F9A7C", ON_LIGHT, "trefoil", _FALLING),
    "yellow": Seat("#F0C230", ON_LIGHT, "sun", dots=True),
    "violet": Seat("#B57BC4", ON_LIGHT, "crescent", _RISING),
    "black": Seat("#2A2522", LEAF, "tower", "M0 3H6M3 0V6"),
    "brown": Seat("#4A3018", LEAF, "chevron", _RISING + "M0 3H6"),
    "grey": Seat("#C4C9CE", ON_LIGHT, "ring"),
}


def seat_name(colour: str) -> Message:
    """What a seat is called as long as nobody says who sits there; a page may put the player's name instead."""
    return say(f"colour-{colour}")


# ---- shapes


def number(value: float) -> int | float:
    """A number as short as it can be said: whole, or with at most two decimals."""
    short = round(float(value), 2)
    return int(short) if short == int(short) else short


def digits(value: float) -> str:
    """A number inside path data or a transform."""
    return str(number(value))


_CAMEL: Final = {"pattern_units": "patternUnits"}
Attrs = Mapping[str, Attr | None]


def _element(tag: Tag, attrs: Attrs, children: tuple[Shape, ...] = ()) -> Shape:
    """``stroke_width`` is the attribute ``stroke-width``, ``id`` the shape's own; what is None is left out."""
    named = {
        _CAMEL.get(name) or name.replace("_", "-"): number(value) if isinstance(value, float) else value
        for name, value in attrs.items()
        if value is not None and name != "id"
    }
    return Shape(tag, named, children, str(attrs.get("id") or ""))


def titled(drawn: Shape, title: Message) -> Shape:
    """The same shape with words for those who point at it or cannot see it."""
    return Shape(drawn.tag, drawn.attrs, drawn.children, drawn.id, drawn.text, title)


def group(*children: Shape, **attrs: Attr | None) -> Shape:
    """Shapes held together.  As everywhere below, ``stroke_width=2`` is the attribute ``stroke-width``."""
    return _element("g", attrs, children)


def rect(x: float, y: float, width: float, height: float, **attrs: Attr | None) -> Shape:
    return _element("rect", {"x": number(x), "y": number(y), "width": number(width), "height": number(height), **attrs})


def circle(x: float, y: float, r: float, **attrs: Attr | None) -> Shape:
    return _element("circle", {"cx": number(x), "cy": number(y), "r": number(r), **attrs})


def ellipse(x: float, y: float, rx: float, ry: float, **attrs: Attr | None) -> Shape:
    return _element("ellipse", {"cx": number(x), "cy": number(y), "rx": number(rx), "ry": number(ry), **attrs})


def line(x1: float, y1: float, x2: float, y2: float, **attrs: Attr | None) -> Shape:
    return _element("line", {"x1": number(x1), "y1": number(y1), "x2": number(x2), "y2": number(y2), **attrs})


def path(d: str, **attrs: Attr | None) -> Shape:
    return _element("path", {"d": d, **attrs})


Point = tuple[float, float]


def polygon(points: Iterable[Point], **attrs: Attr | None) -> Shape:
    return _element("polygon", {"points": _points(points), **attrs})


def polyline(points: Iterable[Point], **attrs: Attr | None) -> Shape:
    return _element("polyline", {"points": _points(points), **attrs})


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{digits(x)},{digits(y)}" for x, y in points)


def trace(points: Sequence[Point], *, closed: bool = False) -> str:
    """Path data through points."""
    return "M" + "L".join(f"{digits(x)} {digits(y)}" for x, y in points) + ("Z" if closed else "")


def text(x: float, y: float, words: str | int | Message, size: float = 14, **attrs: Attr | None) -> Shape:
    """A line of text, centred unless ``text_anchor`` says otherwise, in the font of controls and numbers."""
    placed = {"x": number(x), "y": number(y), "font_size": number(size), "text_anchor": "middle"}
    bare = _element("text", {**placed, **attrs})
    return Shape(bare.tag, bare.attrs, (), bare.id, str(words) if isinstance(words, int) else words)


def heading(x: float, y: float, words: str | Message, size: float = 18, **attrs: Attr | None) -> Shape:
    """A line of text in the font of names and headings."""
    return text(x, y, words, size, **{"font_family": TEXT_FONT, "font_weight": 700, **attrs})


def use(
    symbol: str,
    x: float = 0,
    y: float = 0,
    *,
    scale: float = 1,
    turn: float = 0,
    about: float = 0,
    **attrs: Attr | None,
) -> Shape:
    """A symbol set down at a place, turned by degrees about the point (about, about) of its own square, then scaled."""
    steps = [f"translate({digits(x)} {digits(y)})"] if x or y else []
    if turn:
        steps.append(f"rotate({digits(turn)} {digits(about)} {digits(about)})" if about else f"rotate({digits(turn)})")
    if scale != 1:
        steps.append(f"scale({digits(scale)})")
    return _element("use", {"href": f"#{symbol}", "transform": " ".join(steps) or None, **attrs})


def glyph(name: str, x: float, y: float, size: float, fill: str) -> Shape:
    """A sign centred at a place, ``size`` units high."""
    return use(f"glyph-{name}", x, y, scale=size / 24, fill=fill)


# ---- seat marks

SHIELD: Final = "M-17-19H17V2C17 13 9 19.5 0 23-9 19.5-17 13-17 2Z"  # a heater shield about the origin


def hatched(colour: str) -> str:
    """The paint of a seat's hatching, laid over its colour."""
    return f"url(#hatch-{colour})"


def disc(x: float, y: float, r: float, colour: str, *, marked: bool = True, id: str = "") -> Shape:
    """A disc of a seat: colour, hatching, emblem, ink edge, light inner rim."""
    seat = SEATS[colour]
    parts = [
        circle(x, y + r * 0.09, r, fill=INK, opacity=0.28),
        circle(x, y, r, fill=seat.fill, stroke=INK, stroke_width=max(1.0, r * 0.09)),
        circle(x, y, r * 0.97, fill=hatched(colour)),
        circle(x, y, r * 0.8, fill="none", stroke=seat.on, stroke_opacity=0.55, stroke_width=max(0.6, r * 0.055)),
    ]
    if marked:
        parts.append(glyph(seat.emblem, x, y, r * 1.02, seat.on))
    return group(*parts, id=id)


def shield(x: float, y: float, colour: str, icon: str = "", *, scale: float = 1, id: str = "") -> Shape:
    """A heater shield of a seat with its emblem, or with another sign."""
    seat = SEATS[colour]
    return group(
        path(SHIELD, fill=INK, opacity=0.3, transform="translate(1.2 1.8)"),
        path(SHIELD, fill=seat.fill, stroke=INK, stroke_width=1.8),
        path(SHIELD, fill=hatched(colour)),
        path(SHIELD, fill="none", stroke=seat.on, stroke_opacity=0.6, stroke_width=1, transform="scale(.86)"),
        glyph(icon or seat.emblem, 0, 0, 22, seat.on),
        id=id,
        transform=f"translate({digits(x)} {digits(y)}) scale({digits(scale)})",
    )


# ---- the three states of what can be touched


def restyled(drawn: Shape, **attrs: Attr | None) -> Shape:
    """The same outline painted otherwise, children too; without its id, which belongs to the original."""
    kept = {key: value for key, value in drawn.attrs.items() if key not in _PAINT}
    children = tuple(restyled(child, **attrs) for child in drawn.children)
    return Shape(drawn.tag, {**kept, **_element("g", attrs).attrs}, children)


_PAINT: Final = frozenset(
    ("fill", "fill-opacity", "opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray")
)


def pickable(outline: Shape, width: float = 2.8, fill: float = 0.26) -> Shape:
    """Can be picked now: gold leaf in an ink casing, readable on every ground."""
    return group(
        restyled(outline, fill=GOLD, fill_opacity=fill, stroke=INK, stroke_width=width + 2.6, stroke_linejoin="round"),
        restyled(outline, fill="none", stroke=GOLD, stroke_width=width, stroke_linejoin="round"),
    )


def picked(outline: Shape, width: float = 3.2, fill: float = 0.12) -> Shape:
    """Picked on this path: rubric, solid."""
    return group(
        restyled(
            outline, fill=RUBRIC, fill_opacity=fill, stroke=LEAF, stroke_width=width + 2.8, stroke_linejoin="round"
        ),
        restyled(outline, fill="none", stroke=RUBRIC, stroke_width=width, stroke_linejoin="round"),
    )


def ghostly(outline: Shape, width: float = 2.2) -> Shape:
    """Not there yet: dashed ink."""
    return restyled(outline, fill=LEAF, fill_opacity=0.45, stroke=INK, stroke_width=width, stroke_dasharray="5 4")


# ---- symbols

Library = Callable[[str], Shape]


@cache
def symbol(name: str) -> Shape:
    """A symbol every game may use: ``glyph-<name>`` and ``hatch-<colour>``; KeyError for any other."""
    kind, _, what = name.partition("-")
    if kind == "glyph":
        return path(GLYPHS[what], fill_rule="evenodd")
    if kind == "hatch":
        seat = SEATS[what]
        signs = [path(seat.hatch, stroke=seat.on, stroke_width=0.8, stroke_opacity=0.34)] if seat.hatch else []
        if seat.dots:
            signs += [circle(at, at, 0.75, fill=seat.on, fill_opacity=0.42) for at in (1.5, 4.5)]
        return _element("pattern", {"width": 6, "height": 6, "pattern_units": "userSpaceOnUse"}, tuple(signs))
    raise KeyError(name)


def gather(shapes: Iterable[Shape], library: Library = symbol) -> dict[str, Shape]:
    """All symbols the shapes use, directly or through other symbols, in order of their ids.

    Ids the core knows are the core's; every other is asked of the game's library, a function at module level.
    """
    names: set[str] = set()
    for name in references(shapes):
        if name not in names:
            names |= _needed(name, library)
    return {name: _found(name, library) for name in sorted(names)}


def references(shapes: Iterable[Shape]) -> set[str]:
    """The ids of symbols the shapes refer to, their children included."""
    found: set[str] = set()
    waiting = list(shapes)
    while waiting:
        drawn = waiting.pop()
        if drawn.tag == "use":
            found.add(str(drawn.attrs["href"])[1:])
        else:
            for paint in (drawn.attrs.get("fill"), drawn.attrs.get("stroke")):
                if isinstance(paint, str) and paint.startswith("url(#"):
                    found.add(paint[5:-1])
        waiting.extend(drawn.children)
    return found


def _found(name: str, library: Library) -> Shape:
    return symbol(name) if name.startswith(("glyph-", "hatch-")) else library(name)


@lru_cache(maxsize=8192)
def _needed(name: str, library: Library) -> frozenset[str]:
    """A symbol and all it refers to."""
    inner = (_needed(other, library) for other in references((_found(name, library),)))
    return frozenset((name,)).union(*inner)
