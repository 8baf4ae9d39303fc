"""``fire`` plays a fire tile; ``burn house r1c2`` or ``burn v1.0`` once or twice, or ``stop`` (R32 ff.)."""

from __future__ import annotations

from jurade.core.errors import Reason
from jurade.core.verbs import Foreseen, Form, Trail, because
from jurade.core.words import say
from jurade.games.bastide import tables as t
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.verbs.base import BastidePicker, BastideVerb
from jurade.games.bastide.verbs.striking import HOUSE_THERE, PIECE_THERE, Strike


class LightFire(BastideVerb):
    word = "fire"
    forms = (Form(act.LIGHT),)
    examples = ("fire",)
    phases = (b.TURN,)
    rule = "R2"

    def path(self, picker: BastidePicker, action: int) -> Trail:
        return (picker.tile(t.FIRE),)

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        if state.hands[seat * t.KINDS + t.FIRE] == 0:
            return because("R2", "no-fire-tile")
        return because("R34", "nothing-burns")

    def tries(self, picker: BastidePicker, picked: Trail) -> tuple[int, ...]:
        return (act.LIGHT,)

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        return Foreseen([say("preview-fire")])


class Burn(Strike):
    word = "burn"
    forms = (Form(act.BURN_HOUSE, *HOUSE_THERE), Form(act.BURN, PIECE_THERE))
    examples = ("burn house r1c2", "burn v1.0")
    phases = (b.BURNING, b.BURNING_MORE)
    rule = "R32"

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        return because("R32", "nothing-there" if self.is_bare(state, action) else "fire-elsewhere")


class Stop(BastideVerb):
    word = "stop"
    forms = (Form(act.STOP),)
    examples = ("stop",)
    phases = (b.BURNING_MORE,)
    rule = "R32"

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        return self.now(state, seat)  # a fire may always die after the first stroke

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        return Foreseen([say("preview-stop")])
