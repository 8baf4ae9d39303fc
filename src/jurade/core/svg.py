"""A scene as a picture: one SVG that stands alone, for notebooks, documents, reports and thumbnails.

The page draws scenes by itself; what is drawn here is the same, plus a strip of seat panels and the prompt.
Equal scenes give equal text, byte for byte.  There are no bitmaps, scripts or links; fonts are named with fallbacks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from jurade.core import look
from jurade.core.look import group, heading, number, rect, text
from jurade.core.scene import Attr, Card, Panel, Pick, Scene, Shape, next_picks
from jurade.core.words import Message, Words

Box = tuple[float, float, float, float]

STRIP_WIDTH: Final = 1000.0  # panels and prompt are laid out in a strip this wide, then scaled to the board
GAP: Final = 10.0
PANEL_HEIGHT: Final = 98.0
PANEL_MOST: Final = 330.0  # a panel need not be wider
LINE_HEIGHT: Final = 27.0
LETTER_WIDTH: Final = 11.8  # of the prompt in the widest of the fonts that may stand in for ours
CARD_SIZE: Final = 62.0
BUTTON_HEIGHT: Final = 34.0

# Inherited from the root, so that any text of a scene may name another font.
FONT: Final[Mapping[str, Attr]] = {
    "font-family": look.UI_FONT,
    "font-weight": 500,
    "style": "font-variant-numeric:lining-nums tabular-nums",
}


def render(
    scene: Scene,
    words: Words,
    *,
    path: Sequence[str] = (),
    picks: bool = True,
    panels: bool = True,
    prompt: bool = True,
    overlays: Collection[str] = (),
) -> str:
    """The whole scene.

    ``path`` are picks already made: they are drawn in rubric, what can follow them in gold, and the ghost of the
    first choice they lead to.  ``overlays`` names the overlay layers to turn on.
    """
    drawn: list[Shape] = [
        group(*layer.shapes, id=f"layer-{layer.id}")
        for layer in scene.layers
        if layer.kind == "shown" or (layer.kind == "overlay" and layer.id in overlays)
    ]
    if picks:
        drawn.append(group(*_lit(scene, tuple(path)), id="layer-picks"))
    x, y, width, height = scene.box
    above: list[Shape] = []
    top = 0.0
    if panels and scene.panels:
        above.append(_panels(scene.panels, words))
        top += PANEL_HEIGHT + GAP
    if prompt:
        strip, tall = _prompt(scene, words, tuple(path) if picks else None, top)
        above.append(strip)
        top += tall + GAP
    if above:
        scale = width / STRIP_WIDTH
        y -= top * scale
        height += top * scale
        place = f"translate({look.digits(x)} {look.digits(y)}) scale({scale:.4g})"
        drawn.insert(0, rect(x, y, width, height, fill=look.DESK))
        drawn.append(group(*above, id="strip", transform=place))
    return _document(drawn, scene.symbols, (x, y, width, height), words, scene.prompt, scene.description)


def thumbnail(scene: Scene, words: Words) -> str:
    """The board alone, without picks, panels and prompt."""
    return render(scene, words, picks=False, panels=False, prompt=False)


def shape_svg(
    shapes: Shape | Iterable[Shape], symbols: Mapping[str, Shape], box: Box, words: Words, title: Message | None = None
) -> str:
    """A single drawing, such as a card in hand, a tile or a piece."""
    listed = [shapes] if isinstance(shapes, Shape) else list(shapes)
    return _document(listed, symbols, box, words, title, None)


def element(drawn: Shape, words: Words) -> str:
    """One shape as SVG text."""
    attrs = _attributes(drawn.attrs)
    name = f" id={quoteattr(drawn.id)}" if drawn.id else ""
    inner = f"<title>{escape(words.text(drawn.title))}</title>" if drawn.title is not None else ""
    if drawn.text:
        inner += escape(words.text(drawn.text) if isinstance(drawn.text, Message) else drawn.text)
    inner += "".join(element(child, words) for child in drawn.children)
    return f"<{drawn.tag}{name}{attrs}>{inner}</{drawn.tag}>" if inner else f"<{drawn.tag}{name}{attrs}/>"


def _attributes(attrs: Mapping[str, Attr]) -> str:
    return "".join(f" {key}={quoteattr(str(value))}" for key, value in attrs.items())


def _document(
    drawn: Iterable[Shape],
    symbols: Mapping[str, Shape],
    box: Box,
    words: Words,
    title: Message | None,
    description: Message | None,
) -> str:
    listed = list(drawn)
    needed: set[str] = set()
    waiting = look.references(listed)
    while waiting:
        needed |= waiting
        waiting = look.references(_symbol(name, symbols) for name in waiting) - needed
    defs = "".join(element(_named(name, _symbol(name, symbols)), words) for name in sorted(needed))
    told = f"<title>{escape(words.text(title))}</title>" if title is not None else ""
    told += f"<desc>{escape(words.text(description))}</desc>" if description is not None else ""
    x, y, width, height = (number(value) for value in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" role="img" lang="{words.language}"'
        f"{_attributes(FONT)}>{told}<defs>{defs}</defs>"
        f"{''.join(element(shape, words) for shape in listed)}</svg>\n"
    )


def _symbol(name: str, symbols: Mapping[str, Shape]) -> Shape:
    """A symbol of the scene; the strip above the board may use the core's besides."""
    return symbols[name] if name in symbols else look.symbol(name)


def _named(name: str, drawn: Shape) -> Shape:
    return Shape(drawn.tag, drawn.attrs, drawn.children, name, drawn.text, drawn.title)


# ---- picks


def _lit(scene: Scene, path: tuple[str, ...]) -> Iterable[Shape]:
    """The ghost the picks lead to, then what is picked, then what can be picked next, which must stay clear."""
    if path:
        for choice in scene.choices:
            if choice.path[: len(path)] == path and choice.ghost is not None:
                yield choice.ghost
                break
    for name in path:
        outline = scene.picks[name].outline
        if outline is not None:
            yield look.picked(outline, fill=0)
    for name in next_picks(scene.choices, path):
        outline = scene.picks[name].outline
        if outline is not None:
            yield look.pickable(outline)


# ---- the strip above the board


def _panels(panels: Sequence[Panel], words: Words) -> Shape:
    width = min(PANEL_MOST, (STRIP_WIDTH - GAP * (len(panels) + 1)) / len(panels))
    return group(*(_panel(p, GAP + i * (width + GAP), width, words) for i, p in enumerate(panels)), id="panels")


def _panel(panel: Panel, x: float, width: float, words: Words) -> Shape:
    """Colour bar and emblem, name, score, chips, the small drawing of what the seat has."""
    seat = look.SEATS[panel.colour]
    chips = ", ".join(words.text(chip) for chip in panel.chips)
    tall = PANEL_HEIGHT - GAP
    parts = [
        rect(x, GAP, width, tall, rx=8, fill=look.LEAF, stroke=look.LINE, stroke_width=1),
        rect(x, GAP, 8, tall, rx=3, fill=seat.fill),
        look.disc(x + 28, GAP + 22, 13, panel.colour),
        heading(
            x + 48, GAP + 20, look.seat_name(panel.colour), 17, fill=look.INK, text_anchor="start", font_weight=600
        ),
        text(x + width - 10, GAP + 25, panel.score, 25, fill=look.INK, text_anchor="end", font_weight=700),
    ]
    if chips:
        parts.append(text(x + 48, GAP + 40, chips, 12.5, fill=look.RUBRIC, text_anchor="start", font_weight=600))
    if panel.shapes:
        scale = min(1.0, (width - 22) / 200)
        place = f"translate({look.digits(x + 14)} {look.digits(GAP + 66 - 20 * scale)}) scale({look.digits(scale)})"
        parts.append(group(*panel.shapes, transform=place))
    return group(*parts)


def _prompt(scene: Scene, words: Words, path: tuple[str, ...] | None, top: float) -> tuple[Shape, float]:
    """The sentence, the buttons that can be picked next, what lies in hand; and how high all that is."""
    nexts = next_picks(scene.choices, path) if path is not None else []
    in_hand = {card.id for card in scene.hand}
    buttons = [scene.picks[n] for n in nexts if scene.picks[n].outline is None and n not in in_hand]
    room = STRIP_WIDTH - 2 * GAP - 28 - (CARD_SIZE + 8) * len(scene.hand)
    lines = wrapped(words.text(scene.prompt), room / LETTER_WIDTH)
    rows = _rows([(words.text(button.label), button) for button in buttons], room)
    inner = max(LINE_HEIGHT * len(lines) + (BUTTON_HEIGHT + 8) * len(rows), CARD_SIZE + 2 if scene.hand else 0)
    tall = inner + 18
    asked = bool(scene.choices)
    y = top
    written = LINE_HEIGHT * len(lines) + (BUTTON_HEIGHT + 8) * len(rows)
    start = y + (tall - written) / 2
    parts = [
        rect(
            GAP,
            y,
            STRIP_WIDTH - 2 * GAP,
            tall,
            rx=8,
            fill=look.RUBRIC_WASH if asked else look.LEAF,
            stroke=look.RUBRIC if asked else look.LINE,
            stroke_width=1.2,
        )
    ]
    for i, said in enumerate(lines):
        at = start + LINE_HEIGHT * i + 20
        parts.append(heading(GAP + 16, at, said, 20, fill=look.INK, text_anchor="start", font_weight=600))
    for i, row in enumerate(rows):
        at = start + LINE_HEIGHT * len(lines) + (BUTTON_HEIGHT + 8) * i + 7
        parts.extend(_button(said, GAP + 16 + offset, at, width) for said, offset, width in row)
    for i, card in enumerate(scene.hand):
        at = STRIP_WIDTH - GAP - 10 - (CARD_SIZE + 8) * (len(scene.hand) - i)
        parts.append(_card(card, at + 8, y + (tall - CARD_SIZE) / 2, _state(card.id, nexts, path)))
    return group(*parts, id="prompt"), tall


def _state(name: str, nexts: Sequence[str], path: tuple[str, ...] | None) -> str:
    """Is a card picked, can it be picked, or does it only lie there?"""
    return "picked" if path and name in path else "pickable" if name in nexts else "plain"


def _rows(buttons: Iterable[tuple[str, Pick]], room: float) -> list[list[tuple[str, float, float]]]:
    """Buttons laid out in rows: what is said, distance from the left, width."""
    rows: list[list[tuple[str, float, float]]] = []
    offset = room
    for said, _ in buttons:
        width = 26 + 8.2 * len(said)
        if offset + width > room:
            rows.append([])
            offset = 0
        rows[-1].append((said, offset, width))
        offset += width + 12
    return rows


def _button(said: str, x: float, y: float, width: float) -> Shape:
    outline = rect(x, y, width, BUTTON_HEIGHT - 6, rx=7)
    return group(
        rect(x, y, width, BUTTON_HEIGHT - 6, rx=7, fill=look.LEAF),
        look.pickable(outline, 2, 0.12),
        text(x + width / 2, y + 19.5, said, 15, fill=look.INK, font_weight=600),
    )


def _card(card: Card, x: float, y: float, state: str) -> Shape:
    bx, by, width, height = card.box
    scale = CARD_SIZE / max(width, height)
    place = f"translate({look.digits(x)} {look.digits(y)}) scale({scale:.4g}) translate({-bx:g} {-by:g})"
    frame = rect(x, y, CARD_SIZE, CARD_SIZE, rx=4)
    rings = {
        "picked": look.picked(frame, 2, 0),
        "pickable": look.pickable(frame, 2, 0),
        "plain": look.restyled(frame, fill="none", stroke=look.EDGE),
    }
    return group(
        rect(x, y, CARD_SIZE, CARD_SIZE, rx=4, fill=look.LEAF),
        group(*card.shapes, transform=place, opacity=0.45 if card.spent else None),
        rings[state],
    )


def wrapped(said: str, most: float) -> list[str]:
    """A sentence in lines of at most so many characters, broken between words."""
    lines = [""]
    for word in said.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
