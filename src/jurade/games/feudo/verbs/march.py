"""``march n1 d4`` moves a pawn for shillings, ``march done`` keeps the rest of them (R56)."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, Trail, because, tried
from jurade.core.words import Message, say
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import telling
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules import movement
from jurade.games.feudo.rules.state import FeudoState
from jurade.games.feudo.verbs.base import CELL, PAWN, FeudoPicker, FeudoVerb
from jurade.games.feudo.verbs.moving import barred, cannot_act, prospects


class March(FeudoVerb):
    word = "march"
    forms = (Form(act.MARCH_DONE, "done"), Form(act.MARCH, PAWN.at(act.FIRST), CELL.at(1, act.FIRST)))
    examples = ("march n1 d4", "march done")
    phase = b.MARCHING
    rule = "R56"

    def label(self, picker: FeudoPicker, action: int) -> Message:
        if action == act.MARCH_DONE:
            return say("choice-done", left=int(picker.state.shillings))
        pawn, cell = act.first_of(action), act.second_of(action)
        start, cost = telling.start_of(picker.state, picker.seat, pawn), picker.reach(pawn).steps[cell]
        return say("choice-march", pawn=telling.pawn_words(pawn), start=start, cell=t.CELL_NAMES[cell], cost=cost)

    def ghost(self, picker: FeudoPicker, action: int) -> Shape | None:
        return None if action == act.MARCH_DONE else picker.way(act.first_of(action), act.second_of(action))

    def why_not(self, state: FeudoState, seat: int, action: int) -> Reason:
        pawn, cell = act.first_of(action), act.second_of(action)
        if not t.MARCHERS >> pawn & 1:
            return because("R56", "march-milady")
        if not state.can_act(seat, pawn):
            return cannot_act(state, seat, pawn)
        if state.marched >> pawn & 1:
            return because("G10", "marched-already", pawn=telling.named(state, seat, pawn))
        closed = barred(state, seat, pawn, cell, state.shillings, "R56")
        assert closed is not None
        return closed

    def tries(self, picker: FeudoPicker, picked: Trail) -> Iterator[int]:
        """Any pawn, then any territory; a pawn that cannot march anywhere is explained by the nearest one."""
        state = picker.state
        ways = movement.Ways(state, picker.seat)
        for pawn in picker.on_board():
            base = act.MARCH + pawn * act.FIRST
            if not picked:
                start = int(ways.start_of(pawn))
                others = (cell for cell in range(t.CELLS) if cell != start)
                yield base + min(others, key=lambda cell: state.distance(start, cell))
            elif picked[0] == picker.pawn(pawn):
                yield from (base + cell for cell in range(t.CELLS))

    def foresee(self, state: FeudoState, seat: int, action: int) -> Foreseen:
        if action == act.MARCH_DONE:
            return Foreseen([say("preview-done", left=int(state.shillings))])
        pawn, cell = act.first_of(action), act.second_of(action)
        cost = int(movement.march_cost(state, seat, pawn, cell))
        after, _ = tried(state, lambda copy: copy.move(seat, pawn, cell, "march"))
        return Foreseen(
            [say("preview-march", cost=cost, left=int(state.shillings) - cost), *prospects(after, seat, pawn)]
        )
