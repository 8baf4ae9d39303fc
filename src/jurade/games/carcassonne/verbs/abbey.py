"""``abbey 2,-1`` lays one's abbey in a hole; ``draw`` draws a tile instead, ``pass`` keeps the abbey (R30 ff.)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core.errors import Reason
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, Trail, Verb, because
from jurade.core.words import say
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules import actions as act
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.laying import is_hole, wanted_at
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.verbs.base import CarcassonnePicker, CarcassonneVerb, Cell, tile_to_come
from jurade.games.carcassonne.verbs.consequences import foresee_tile

HOLE: Final = Cell("R31", "no-hole")


class AbbeyVerb(CarcassonneVerb):
    """What is asked at the start of a part, or in the end round, of a seat that could lay its abbey."""

    phases = (b.START, b.END_ABBEY)

    def now(self, state: CarcassonneState, seat: int) -> Reason:
        return because("R30", "now-start") if state.phase == b.START else because("RULING 3", "now-end-abbey")


class Draw(AbbeyVerb):
    word = "draw"
    forms = (Form(act.DRAW_TILE),)
    examples = ("draw",)

    def why_not(self, state: CarcassonneState, seat: int, action: int) -> Reason:
        return because("R1", "pile-empty")

    def tries(self, picker: CarcassonnePicker, picked: Trail) -> tuple[int]:
        return (act.DRAW_TILE,)

    def foresee(self, state: CarcassonneState, seat: int, action: int) -> Foreseen:
        return Foreseen([say("preview-draw", left=int(state.left))])


class Pass(AbbeyVerb):
    word = "pass"
    forms = (Form(act.PASS),)
    examples = ("pass",)

    def why_not(self, state: CarcassonneState, seat: int, action: int) -> Reason:
        return because("R1", "must-draw")

    def tries(self, picker: CarcassonnePicker, picked: Trail) -> tuple[int]:
        return (act.PASS,)

    def foresee(self, state: CarcassonneState, seat: int, action: int) -> Foreseen:
        return Foreseen([say("preview-pass")])


class Abbey(AbbeyVerb):
    word = "abbey"
    forms = (Form(act.ABBEY_AT, HOLE.at(1)),)
    examples = ("abbey 2,-1",)

    def path(self, picker: CarcassonnePicker, action: int) -> Trail:
        (at,) = self.values(action)
        key = "pick-hole" if is_hole(wanted_at(picker.state, at)) else "pick-cell"
        return picker.button("abbey", say("pick-abbey")), picker.cell(at, key)

    def ghost(self, picker: CarcassonnePicker, action: int) -> Shape:
        return tile_to_come(t.TYPE_IDS[t.ABBEY], *self.values(action))

    def not_now(self, state: CarcassonneState, seat: int, asked: Verb[CarcassonneState, CarcassonnePicker]) -> Reason:
        """One abbey a player (R36): who has none need not wait for the moment to lay it."""
        if not state.rules & b.WITH_ABBEY_MAYOR:
            return because("R36", "abbey-not-in-game")
        return super().not_now(state, seat, asked) if state.has_abbey(seat) else because("R36", "abbey-used")

    def why_not(self, state: CarcassonneState, seat: int, action: int) -> Reason:
        (at,) = self.values(action)
        return because("R31", "cell-taken" if state.tile_at(at) >= 0 else "no-hole")

    def tries(self, picker: CarcassonnePicker, picked: Trail) -> Iterator[int]:
        """Every cell beside the land."""
        return (act.abbey_at(entry >> 8) for entry in picker.state.front)

    def foresee(self, state: CarcassonneState, seat: int, action: int) -> Foreseen:
        return foresee_tile(state, seat, action)
