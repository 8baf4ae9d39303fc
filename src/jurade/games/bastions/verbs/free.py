"""``free ms4`` frees a prisoner from the dungeon one's piece has come to, ``put d3`` sets it beside (R30 to R32)."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, Trail, because
from jurade.core.words import Message, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing import telling
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.verbs.base import CELL, PIECE, BastionsPicker, BastionsVerb, named


class Free(BastionsVerb):
    word = "free"
    forms = (Form(act.FREE, PIECE.at(act.FIRST)),)
    examples = ("free ms4",)
    phases = (b.FREEING,)
    rule = "R30"

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        piece = act.first_of(action)
        if state.owner(piece) != seat or state.captor[piece] != state.site:
            return because("R30", "no-prisoner", piece=named(state, seat, piece))
        key = "king-gone" if state.kind[piece] == t.KING else "tower-held"
        return because("R32", key, piece=named(state, seat, piece))

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        """Any own piece that is held."""
        state = picker.state
        held = (piece for piece in telling.pieces_of(state, picker.seat) if state.captor[piece] != t.NONE)
        return (act.packed(act.FREE, piece) for piece in held)

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        return Foreseen([say("preview-free", piece=telling.own_words(state, act.first_of(action)))])


class Put(BastionsVerb):
    word = "put"
    forms = (Form(act.PUT, CELL.at(act.FIRST)),)
    examples = ("put d3",)
    phases = (b.PUTTING,)
    rule = "R31"

    def label(self, picker: BastionsPicker, action: int) -> Message:
        state = picker.state
        piece = telling.own_words(state, state.released)
        return say("choice-put", piece=piece, cell=state.cell_name(act.first_of(action)))

    def ghost(self, picker: BastionsPicker, action: int) -> Shape:
        return picker.figures.ghost(picker.state.released, act.first_of(action))

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        return because("R31", "no-refuge", cell=state.cell_name(act.first_of(action)))

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        """Any cell."""
        return (act.packed(act.PUT, cell) for cell in range(picker.state.terrain.cells))
