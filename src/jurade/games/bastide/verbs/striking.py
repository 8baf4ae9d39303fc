"""What burning and raiding share: a house of a block or an influence on a circle is destroyed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Slot, Trail
from jurade.core.words import Message, say
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing import telling
from jurade.games.bastide.drawing.plan import BLOCK_LABELS, RADIUS
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.actions import THING
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.verbs.base import BLOCK, PIECE, BastidePicker, BastideVerb, crossed
from jurade.games.bastide.verbs.trial import carried_out

HOUSE_THERE: Final[tuple[str, Slot]] = ("house", BLOCK.at(THING))
PIECE_THERE: Final = PIECE.at(THING)


class Strike(BastideVerb):
    """A verb of two forms: the first strikes a house, the second an influence."""

    def is_house(self, action: int) -> bool:
        return self.form_of(action) is self.forms[0]

    def is_bare(self, state: BastideState, action: int) -> bool:
        """Is there nothing to destroy?"""
        there = act.about(action)
        return state.houses[there] == 0 if self.is_house(action) else state.owner[there] == b.EMPTY

    def label(self, picker: BastidePicker, action: int) -> Message:
        there = act.about(action)
        if self.is_house(action):
            return say(f"choice-{self.word}-house", block=BLOCK_LABELS[there])
        owner = telling.seat_words(picker.state.owner[there])
        return say(f"choice-{self.word}", owner=owner, circle=telling.circle_words(there))

    def ghost(self, picker: BastidePicker, action: int) -> Shape:
        there = act.about(action)
        if self.is_house(action):
            return crossed(picker.town.house_box(there, picker.state.houses[there] - 1))
        x, y = picker.town.circle_at(there)
        return crossed((x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS))

    def tries(self, picker: BastidePicker, picked: Trail) -> Iterator[int]:
        """Every block with a house and every circle with a piece."""
        house, piece = self.forms
        yield from (house.number(block) for block in range(t.BLOCKS) if picker.state.houses[block])
        yield from (piece.number(at) for at in range(t.CIRCLES) if picker.state.owner[at] != b.EMPTY)

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        seen = carried_out(state, seat, action, said=1)
        if not self.is_house(action) and state.owner[act.about(action)] == seat:
            seen.warnings.insert(0, say("warn-own-piece"))
        return seen
