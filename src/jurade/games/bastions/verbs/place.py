"""``place s6/4 c2`` puts a strength under a figurine before the first turn, unseen by the others (section 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from jurade.core.errors import Reason
from jurade.core.look import group, use
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, Trail, because
from jurade.core.words import Message, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing import telling
from jurade.games.bastions.drawing.geometry import COLOURS
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.placing import next_value
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.verbs.base import CELL, BastionsPicker, BastionsVerb, Named


def _values(state: BastionsState) -> dict[str, int]:
    return {t.TYPED_VALUES[value]: value for value in t.ARMIES[state.seats]}


def _words(state: Any, value: int) -> Message:
    return telling.value_words(value)


VALUE = Named("value", _values, lambda state, value: t.TYPED_VALUES[value], of_board=False, say=_words)


class Place(BastionsVerb):
    word = "place"
    forms = (Form(act.PLACE, VALUE.at(act.FIRST), CELL.at(1, act.FIRST)),)
    examples = ("place s6/4 c2",)
    phases = (b.PLACING,)
    rule = "S4"

    def path(self, picker: BastionsPicker, action: int) -> Trail:
        """The cell; what is placed next is not chosen."""
        return (picker.cell(act.second_of(action)),)

    def ghost(self, picker: BastionsPicker, action: int) -> Shape:
        """The strength on the figurine of its cell."""
        value, cell = self.values(action)
        x, y = picker.plan.cells[cell].middle
        figure = f"figure-{COLOURS[picker.seat]}-{t.TYPE_LETTERS[t.VALUE_TYPE[value]]}"
        plate = f"plate-{t.VALUE_NAMES[value].replace('/', '-')}-secret"
        return group(use(figure, x, y), use(plate, x, y + 9), opacity=0.75)

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        value, cell = self.values(action)
        due, piece, name = next_value(state, seat), state.top[cell], state.cell_name(cell)
        if value != due:
            return because("S4", "place-order", value=telling.value_words(due))
        if piece == t.NONE or state.owner(piece) != seat:
            return because("S4", "place-start", cell=name)
        if state.value[piece] >= 0:
            return because("S4", "cell-taken", cell=name)
        if state.rules.placement != b.FREELY:
            return because("S4", "place-type", cell=name, kind=telling.kind_words(state.kind[piece]))
        return because("R8", "tower-outside")

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        """Any cell."""
        value = next_value(picker.state, picker.seat)
        return (act.packed(act.PLACE, value, cell) for cell in range(picker.state.terrain.cells))

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        return Foreseen([say("preview-place")])
