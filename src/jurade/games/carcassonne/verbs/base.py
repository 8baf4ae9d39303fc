"""What all verbs of Carcassonne share: the parts of their actions, what can be picked, and tiles and pieces to come."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from jurade.core import look
from jurade.core.errors import IllegalAction, Reason
from jurade.core.look import circle, group, rect, use
from jurade.core.scene import Shape
from jurade.core.verbs import Misread, OneOf, Part, Picker, Verb, because
from jurade.core.words import Arg, Message, say, words
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.drawing import telling
from jurade.games.carcassonne.drawing.land import Land, Standing
from jurade.games.carcassonne.drawing.palette import SIZE
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.state import CarcassonneState

MARKER: Final = 6.5  # radius of a marker; anchors are at least 13 units apart
COORDINATE: Final = "(0|-?[1-9][0-9]{0,17})"
COORDINATES: Final = re.compile(f"{COORDINATE},{COORDINATE}")


class CarcassonnePicker(Picker[CarcassonneState]):
    """Cells and segments that a seat can pick."""

    def __init__(self, state: CarcassonneState, seat: int) -> None:
        super().__init__(state, seat)
        self.land = Land(state)

    def cell(self, at: int, key: str = "pick-cell") -> str:
        label = say(key, cell=telling.steps(self.state, at))
        return self.pick(f"cell:{b.cell_name(at)}", "place", label, _cell_outline(b.x_of(at), b.y_of(at)))

    def segment(self, name: str, segment: int, where: Message | None = None) -> str:
        """A segment on the board, said with where it is if that is asked; its whole feature is lit."""
        id = f"seg:{name}"
        if id in self.picks:
            return id
        state, land = self.state, self.land
        feature = state.feature[segment]
        described = telling.feature_words(state, feature)
        area = group(*land.areas_of(feature), color=look.GOLD, opacity=0.42)
        label = described if where is None else say("pick-segment", where=where, feature=described)
        return self.pick(id, "place", label, circle(*land.anchor_of(segment), MARKER), area)


# ---- parts


def refused(text: str, reason: Reason) -> IllegalAction:
    """A text that can be read and yet has no number."""
    sentence = words("en", "jurade.games.carcassonne").text(reason.message)
    return IllegalAction(sentence, rule=reason.rule, message=reason.message, action=text)


class Cell(Part):
    """A cell ``x,y``; one so far away that no game reaches it is refused with the rule that it would break."""

    def __init__(self, rule: str, why: str, *, pick: Callable[[Any, int], str] | None = None) -> None:
        super().__init__("cell", pick=pick)
        self.rule, self.why = rule, why

    def write(self, state: Any, value: int) -> str:
        return b.cell_name(value)

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        found = COORDINATES.fullmatch(words[0])
        if found is None:
            raise Misread
        x, y = int(found[1]), int(found[2])
        if max(abs(x), abs(y)) > b.REACH:
            raise refused(text, because(self.rule, self.why))
        return b.spot(x, y)

    def say(self, state: Any, value: int) -> Arg:
        """From the tile laid last."""
        return telling.steps(state, value)


SEGMENT: Final = OneOf("segment", t.CODES, telling=False)


class CarcassonneVerb(Verb[CarcassonneState, CarcassonnePicker]):
    """A verb that is asked in some phases."""

    phases: tuple[int, ...]

    def is_asked(self, state: CarcassonneState) -> bool:
        return state.phase in self.phases


# ---- shapes


@lru_cache(maxsize=2048)
def _cell_outline(x: int, y: int) -> Shape:
    return rect(x * SIZE + 6, y * SIZE + 6, SIZE - 12, SIZE - 12, rx=9)


def tile_to_come(tile: str, at: int, degrees: int = 0) -> Shape:
    """A tile that is not laid yet: paler, in a dashed frame."""
    return _tile_to_come(tile, b.x_of(at), b.y_of(at), degrees)


@lru_cache(maxsize=4096)
def _tile_to_come(tile: str, x: int, y: int, degrees: int) -> Shape:
    frame = rect(x * SIZE + 1.5, y * SIZE + 1.5, SIZE - 3, SIZE - 3, rx=3)
    return group(
        use(f"tile-{tile}", x * SIZE, y * SIZE, turn=degrees, about=SIZE / 2, opacity=0.86),
        use(f"decor-{tile}-{degrees}", x * SIZE, y * SIZE, opacity=0.86),
        look.restyled(frame, fill="none", stroke=look.LEAF, stroke_width=4),
        look.restyled(frame, fill="none", stroke=look.INK, stroke_width=2, stroke_dasharray="6 4"),
    )


def piece_to_come(standing: Standing) -> Shape:
    """A piece that does not stand there yet; the id stays with the real one."""
    drawn = standing.drawn()
    return group(Shape(drawn.tag, drawn.attrs, drawn.children), opacity=0.62)
