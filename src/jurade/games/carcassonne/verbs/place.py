"""``place 1,0 r90`` lays the drawn tile in a cell beside the land, turned to the right by so many degrees (R2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from jurade.core.errors import Reason
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, OneOf, Trail, because
from jurade.core.words import say
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules import actions as act
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.laying import wanted_at
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.verbs.base import CarcassonnePicker, CarcassonneVerb, Cell, tile_to_come
from jurade.games.carcassonne.verbs.consequences import foresee_tile

SIDES: Final = ("north", "east", "south", "west")
EDGES: Final = {number: name for name, number in t.EDGES.items()}


class Turn(OneOf):
    """How a tile is turned; a rotation that looks like a listed one is taken for it, when the drawn tile is known."""

    def number(self, state: Any, word: str, text: str) -> int:
        turn = super().number(state, word, text)
        return t.REDUCED[state.drawn * 4 + turn] if state.drawn >= 0 else turn


def _pick_turn(picker: CarcassonnePicker, turn: int) -> str:
    return picker.pick(f"turn:r{turn * 90}", "turn", say("pick-turn", degrees=turn * 90))


CELL: Final = Cell("R2", "no-neighbour", pick=CarcassonnePicker.cell)
TURN: Final = Turn(
    "degrees", ("r0", "r90", "r180", "r270"), telling=False, say=lambda state, turn: turn * 90, pick=_pick_turn
)


class Place(CarcassonneVerb):
    word = "place"
    forms = (Form(act.PLACEMENT, CELL.at(4), TURN.at(1, 4)),)
    examples = ("place 1,0 r90", "place -2,3 r0")
    phases = (b.PLACE,)
    rule = "R4"

    def ghost(self, picker: CarcassonnePicker, action: int) -> Shape:
        at, turn = self.values(action)
        return tile_to_come(t.TYPE_IDS[picker.state.drawn], at, turn * 90)

    def why_not(self, state: CarcassonneState, seat: int, action: int) -> Reason:
        """A tile goes into an empty cell beside another, all edges matching (R2)."""
        at, turn = self.values(action)
        wanted = wanted_at(state, at)
        if state.tile_at(at) >= 0:
            return because("R2", "cell-taken")
        if wanted == 0:
            return because("R2", "no-neighbour")
        for side, (theirs, ours) in enumerate(_meeting(state.drawn, turn, wanted)):
            if theirs not in (0, ours):
                side_words, ours_words, theirs_words = (
                    say(f"why-{key}") for key in (f"side-{SIDES[side]}", f"edge-{EDGES[ours]}", f"edge-{EDGES[theirs]}")
                )
                return because("R2", "edges", side=side_words, ours=ours_words, theirs=theirs_words)
        return because("R2", "same-rotation")

    def tries(self, picker: CarcassonnePicker, picked: Trail) -> Iterator[int]:
        """The drawn tile in every cell beside the land, the turn with the fewest wrong edges first."""
        state, form = picker.state, self.forms[0]
        turns = [turn for turn in range(4) if t.REDUCED[state.drawn * 4 + turn] == turn]
        for entry in state.front:
            wrong = {
                turn: sum(theirs not in (0, ours) for theirs, ours in _meeting(state.drawn, turn, entry & 255))
                for turn in turns
            }
            yield from (form.number(entry >> 8, turn) for turn in sorted(turns, key=wrong.__getitem__))

    def foresee(self, state: CarcassonneState, seat: int, action: int) -> Foreseen:
        return foresee_tile(state, seat, action)


def _meeting(tile: int, turn: int, wanted: int) -> list[tuple[int, int]]:
    """For each side the edge its neighbour has there, 0 if none, and the edge of a tile so turned."""
    return [(wanted >> 2 * side & 3, t.SIDE[(tile * 4 + turn) * 4 + side] >> 12) for side in range(4)]
