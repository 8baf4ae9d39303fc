"""Scenes: what to draw and what can be picked, as plain values that travel to any page or terminal.

A scene is made by a game from a masked state.  The page draws it and sends picks back; it knows no rule.

* **Shapes** are a small SVG vocabulary with stable ids: the same id before and after a move is the same thing,
  so the page can let it travel.
* **Symbols** are drawings used again and again (a tile, a piece of a colour); a page fetches them once.
  A symbol may be a ``pattern``: then paints refer to it, ``fill="url(#hatch-blue)"``.
* **Layers** are shown, light up under the pointer, or are turned on by the watcher.
* **Choices** are the legal actions, each as a path of picks: ``cell:3,-1`` then ``turn:r90``.
  The page lights what can be picked next, narrows, previews, and sends the notation of the choice back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from jurade.core.words import Message

Tag = Literal["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "use", "pattern"]
Attr = str | int | float


@dataclass(frozen=True)
class Shape:
    """One element of a drawing.  ``attrs`` are SVG attributes; ``use`` refers to a symbol by its id."""

    tag: Tag
    attrs: Mapping[str, Attr] = field(default_factory=dict)
    children: tuple[Shape, ...] = ()
    id: str = ""
    text: str | Message = ""  # of a text element: a number, a proper name, or words
    title: Message | None = None  # what a screen reader says of it

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"tag": self.tag}
        if self.id:
            out["id"] = self.id
        if self.attrs:
            out["attrs"] = dict(self.attrs)
        if self.text:
            out["text"] = self.text.to_json() if isinstance(self.text, Message) else self.text
        if self.title:
            out["title"] = self.title.to_json()
        if self.children:
            out["children"] = [child.to_json() for child in self.children]
        return out


LayerKind = Literal["shown", "hover", "overlay"]


@dataclass(frozen=True)
class Layer:
    """Shapes drawn together, from the bottom of the scene to its top.

    A ``hover`` layer is invisible: each of its shapes lights up while pointed at and its title is read as a tip.
    An ``overlay`` is hidden until the watcher turns it on; ``label`` names the switch and ``key`` is its letter.
    """

    id: str
    shapes: tuple[Shape, ...]
    kind: LayerKind = "shown"
    label: Message | None = None
    key: str = ""

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"id": self.id, "shapes": [shape.to_json() for shape in self.shapes]}
        if self.kind != "shown":
            out["kind"] = self.kind
        if self.label is not None:
            out["label"] = self.label.to_json()
            out["key"] = self.key
        return out


PickKind = Literal["place", "piece", "card", "button", "turn", "number"]


@dataclass(frozen=True)
class Pick:
    """Something that can be picked: a place on the board, a piece, a card, a button, a turn, or a number.

    ``outline`` is the shape that lights up on the board; a pick without one is a button beside it.
    ``area`` lights besides while the pick is pointed at: all that it concerns (a whole city for one of its parts).
    A number has a range instead, with marks that mean something on the dial.  A single value, ``bid=6``, is a range of
    one: all number picks that can be next and are called the same before the ``=`` make one dial.
    """

    id: str
    kind: PickKind
    label: Message
    outline: Shape | None = None
    area: Shape | None = None
    least: int = 0
    most: int = 0
    marks: Mapping[int, Message] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"id": self.id, "kind": self.kind, "label": self.label.to_json()}
        if self.outline is not None:
            out["outline"] = self.outline.to_json()
        if self.area is not None:
            out["area"] = self.area.to_json()
        if self.kind == "number":
            out["range"] = [self.least, self.most]
            out["marks"] = {str(at): mark.to_json() for at, mark in self.marks.items()}
        return out


@dataclass(frozen=True)
class Choice:
    """A legal action: what is sent, the picks that lead to it, and how the main button says it.

    ``ghost`` is what the action puts on the board, shown at once while its path is pointed at or picked;
    it refers to symbols of the scene only.  What else would happen is asked for as a :class:`Preview`.
    """

    action: str
    path: tuple[str, ...]
    label: Message
    ghost: Shape | None = None

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"action": self.action, "path": list(self.path), "label": self.label.to_json()}
        if self.ghost is not None:
            out["ghost"] = self.ghost.to_json()
        return out


def next_picks(choices: Iterable[Choice], picked: Sequence[str]) -> list[str]:
    """The ids that can follow what has been picked, in the order of the choices."""
    before = tuple(picked)
    done = len(before)
    found = [choice.path[done] for choice in choices if len(choice.path) > done and choice.path[:done] == before]
    return list(dict.fromkeys(found))


@dataclass(frozen=True)
class Attempt:
    """Something a person might well pick next though no choice has it there, and an action it would mean.

    The rules say why that action is not allowed.
    """

    pick: Pick
    action: str


def attempts_along(
    tries: Iterable[tuple[str, tuple[str, ...]]], picks: Mapping[str, Pick], picked: Sequence[str]
) -> Iterator[Attempt]:
    """What comes next on the paths of these actions after what has been picked, each pick once.

    Of several actions that go on with the same pick the first one given explains it; ``picks`` may grow on the way.
    """
    before = tuple(picked)
    done = len(before)
    seen: set[str] = set()
    for action, path in tries:
        if len(path) > done and path[:done] == before and path[done] not in seen:
            seen.add(path[done])
            yield Attempt(picks[path[done]], action)


@dataclass(frozen=True)
class Term:
    """One thing a side of an offer may hold: how it is written, how it is said, and the numbers it may have.

    ``written`` has ``{n}`` in place of the number: ``pay:{n}``.
    """

    written: str
    label: Message
    least: int
    most: int

    def to_json(self) -> dict[str, Any]:
        return {"written": self.written, "label": self.label.to_json(), "range": [self.least, self.most]}


@dataclass(frozen=True)
class Partner:
    """A seat that an offer may be made to, and the terms each side of it may hold, in the order they are written in."""

    seat: int
    label: Message
    gives: tuple[Term, ...]  # what the speaker may give
    wants: tuple[Term, ...]  # what he may want

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "label": self.label.to_json(),
            "gives": [term.to_json() for term in self.gives],
            "wants": [term.to_json() for term in self.wants],
        }


@dataclass(frozen=True)
class OfferForm:
    """An action that is composed rather than chosen: a sentence with two columns, "I give" and "I want".

    What is sent is ``template`` with the seat and both sides put in; a side is its terms joined by ``joint``, or
    ``nothing`` when it holds none.  Every number of a range occurs in some legal offer; the rules judge the whole.
    The ready-made offers among the choices are legal offers too.
    """

    template: str  # "offer {seat} {gives} for {wants}"
    partners: tuple[Partner, ...]
    left: int  # so many more may be made now
    joint: str = ","
    nothing: str = "none"

    def written(self, seat: int, gives: Sequence[tuple[Term, int]], wants: Sequence[tuple[Term, int]]) -> str:
        """The notation of an offer made of these terms."""
        sides = (
            self.joint.join(term.written.replace("{n}", str(n)) for term, n in side) or self.nothing
            for side in (gives, wants)
        )
        given, wanted = sides
        return self.template.replace("{seat}", str(seat)).replace("{gives}", given).replace("{wants}", wanted)

    def to_json(self) -> dict[str, Any]:
        return {
            "template": self.template,
            "partners": [partner.to_json() for partner in self.partners],
            "left": self.left,
            "joint": self.joint,
            "nothing": self.nothing,
        }


@dataclass(frozen=True)
class Panel:
    """What a table shows of a seat: score, and the few public numbers this game cares about."""

    seat: int
    colour: str
    score: int
    facts: tuple[tuple[Message, str | Message], ...] = ()
    shapes: tuple[Shape, ...] = ()  # a small drawing, e.g. pieces left, in a box 0 0 200 40
    chips: tuple[Message, ...] = ()  # states: to act, has sealed, first player …

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "colour": self.colour,
            "score": self.score,
            "facts": [[name.to_json(), v.to_json() if isinstance(v, Message) else v] for name, v in self.facts],
            "shapes": [shape.to_json() for shape in self.shapes],
            "chips": [chip.to_json() for chip in self.chips],
        }


@dataclass(frozen=True)
class Card:
    """A card, tile or token in hand: drawn in a box of its own, picked like anything else."""

    id: str
    label: Message
    shapes: tuple[Shape, ...]
    box: tuple[float, float, float, float] = (0, 0, 100, 100)
    spent: bool = False

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "label": self.label.to_json(),
            "shapes": [shape.to_json() for shape in self.shapes],
            "box": list(self.box),
            "spent": self.spent,
        }


@dataclass(frozen=True)
class Preview:
    """What an action would do: lines to read, warnings, points by seat, shapes that are not there yet.

    Ghosts refer to symbols of the scene only.
    """

    lines: tuple[Message, ...] = ()
    warnings: tuple[Message, ...] = ()
    points: Mapping[int, int] = field(default_factory=dict)
    ghosts: tuple[Shape, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "lines": [line.to_json() for line in self.lines],
            "warnings": [warning.to_json() for warning in self.warnings],
            "points": {str(seat): points for seat, points in self.points.items()},
            "ghosts": [ghost.to_json() for ghost in self.ghosts],
        }


# A heading and rows of two cells.  A shape in a cell is drawn in a box 0 0 100 100 and has its words as title.
# When a game is over, headings "table-result…" belong to its result; "table-result-other" is what did not come to be.
Table = tuple[Message, tuple[tuple[Message | Shape | str, Message | str], ...]]


def shapes_of(
    layers: Iterable[Layer],
    panels: Iterable[Panel],
    hand: Iterable[Card],
    *,
    picks: Mapping[str, Pick] | None = None,
    choices: Iterable[Choice] = (),
    tables: Iterable[Table] = (),
) -> Iterator[Shape]:
    """Everything a scene draws, wherever it is drawn: what it uses must be among its symbols."""
    parts: list[Layer | Panel | Card] = [*layers, *panels, *hand]
    for part in parts:
        yield from part.shapes
    for pick in (picks or {}).values():
        if pick.area is not None:
            yield pick.area
    for choice in choices:
        if choice.ghost is not None:
            yield choice.ghost
    for _, rows in tables:
        for shown, _ in rows:
            if isinstance(shown, Shape):
                yield shown


@dataclass(frozen=True)
class Scene:
    """All that one watcher sees."""

    box: tuple[float, float, float, float]  # x, y, width, height of the whole board
    layers: tuple[Layer, ...]
    symbols: Mapping[str, Shape]  # used by the layers; equal ids mean equal drawings for the whole game
    panels: tuple[Panel, ...]
    prompt: Message  # one sentence: what is expected of whom
    hand: tuple[Card, ...] = ()
    picks: Mapping[str, Pick] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()
    focus: tuple[float, float, float, float] | None = None  # what the prompt asks about
    description: Message | None = None  # the picture in a sentence, for those who cannot see it
    tables: tuple[Table, ...] = ()  # e.g. tiles not yet seen
    offer: OfferForm | None = None  # where a seat may compose an offer beside its choices

    def to_json(self, known: Collection[str] = ()) -> dict[str, Any]:
        """As JSON values, without the symbols a page already has."""

        def told(value: Message | Shape | str) -> Any:
            return value if isinstance(value, str) else value.to_json()

        return {
            "box": list(self.box),
            "layers": [layer.to_json() for layer in self.layers],
            "symbols": {key: shape.to_json() for key, shape in self.symbols.items() if key not in known},
            "panels": [panel.to_json() for panel in self.panels],
            "prompt": self.prompt.to_json(),
            "hand": [card.to_json() for card in self.hand],
            "picks": {key: pick.to_json() for key, pick in self.picks.items()},
            "choices": [choice.to_json() for choice in self.choices],
            "focus": list(self.focus) if self.focus else None,
            "description": self.description.to_json() if self.description else None,
            "tables": [[title.to_json(), [[told(a), told(b)] for a, b in rows]] for title, rows in self.tables],
            **({"offer": self.offer.to_json()} if self.offer is not None else {}),
        }
