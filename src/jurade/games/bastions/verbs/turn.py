"""``token soldiers`` begins a turn, ``endmove`` and ``endturn`` end its parts, ``declare`` wins (R1 to R4, R80)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from jurade.core.errors import Reason
from jurade.core.verbs import Foreseen, Form, OneOf, Trail, Verb, because
from jurade.core.words import Message, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing import telling
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.movement import list_moves
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.verbs.base import BastionsPicker, BastionsVerb
from jurade.games.bastions.verbs.powers import best_power


class Token(BastionsVerb):
    word = "token"
    forms = (Form(act.TOKEN, OneOf("token", t.CLASS_NAMES, telling=False).at(act.FIRST)),)
    examples = ("token soldiers", "token strategists")
    phases = (b.CHOOSING_TOKEN,)
    rule = "R1"

    def path(self, picker: BastionsPicker, action: int) -> Trail:
        return (picker.button(t.CLASS_NAMES[act.first_of(action)], self.label(picker, action)),)

    def label(self, picker: BastionsPicker, action: int) -> Message:
        return say(f"choice-{t.CLASS_NAMES[act.first_of(action)]}")

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        return because("R1", f"no-{t.CLASS_NAMES[act.first_of(action)]}")

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        return (act.packed(act.TOKEN, which) for which in range(len(t.CLASS_NAMES)))

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        after = state.clone()
        after.token = act.first_of(action)
        movers = {act.first_of(move) for move in list_moves(after, vec[i64]())}
        return Foreseen([say("preview-token", token=t.CLASS_NAMES[after.token], pieces=len(movers))])


class _Ending(BastionsVerb):
    """Ending the moves or the turn: always allowed in its phase."""

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        return self.not_now(state, seat, self)

    def ends_turn(self, state: BastionsState) -> bool:
        return True

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        """What is given up, who is spied on, and whether the king is in danger."""
        if not self.ends_turn(state):
            return Foreseen([say("preview-end-move")])
        seen = Foreseen([say("preview-end-turn")])
        if state.can_declare(seat):
            seen.warnings.append(say("warn-declare"))
        spied = telling.objectives_beside(state, seat, _watched(state))
        seen.lines += [say("preview-spies", seat=telling.seat_words(other)) for other in spied]
        king = state.find(seat, t.KING)
        if king != t.NONE:
            own = best_power(state, king)
            strong = [piece for piece in telling.attackers_of(state, king) if best_power(state, piece) > own]
            if strong:
                seen.warnings.append(say("warn-king", pieces=telling.pieces_words(state, strong)))
        return seen


class EndMove(_Ending):
    word = "endmove"
    forms = (Form(act.END_MOVE),)
    examples = ("endmove",)
    phases = (b.MOVING,)
    rule = "R3"

    def ends_turn(self, state: BastionsState) -> bool:
        """Nobody attacks in the first round (R5)."""
        return state.slot < state.seats


class EndTurn(_Ending):
    word = "endturn"
    forms = (Form(act.END_TURN),)
    examples = ("endturn",)
    phases = (b.ATTACKING,)
    rule = "R4"


class Declare(BastionsVerb):
    word = "declare"
    forms = (Form(act.DECLARE),)
    examples = ("declare",)
    phases = (b.CHOOSING_TOKEN, b.MOVING, b.ATTACKING)
    rule = "R80"

    def not_now(self, state: BastionsState, seat: int, asked: Verb[Any, Any]) -> Reason:
        return because("R80", "declare-later")

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        return because("R80", "not-won")

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        yield act.DECLARE

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        return Foreseen([say("preview-declare")])


def _watched(state: BastionsState) -> Iterator[int]:
    """The enemies in contact with a piece that moved and did not attack (R75)."""
    for spy in telling.members(state, state.moved & ~state.attacked & state.army_of(state.holder)):
        if state.cell[spy] != t.NONE:
            yield from telling.touching(state, spy)
