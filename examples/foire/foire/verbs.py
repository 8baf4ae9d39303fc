"""What can be done in Foire, and what the deck says."""

from __future__ import annotations

from collections.abc import Iterator

from foire.state import DEAL, DROP, EMPTY, NAMES, PITCHES, SIDE, STALL, FoireState, near
from jurade.core.errors import Reason
from jurade.core.look import circle, rect
from jurade.core.scene import Shape
from jurade.core.verbs import Form, Grammar, OneOf, Outcome, Picker, Trail, Verb, Whole, because
from jurade.core.words import say

CELL = 60  # of the drawing


def corner(pitch: int) -> tuple[float, float]:
    """Where a pitch is drawn."""
    return 10.0 + CELL * (pitch % SIDE), 10.0 + CELL * (pitch // SIDE)


class FoirePicker(Picker[FoireState]):
    """Cards in hand and pitches of the square."""

    def card(self, card: int) -> str:
        return self.pick(f"card:{NAMES[card]}", "card", say("card", card=NAMES[card]))

    def pitch(self, pitch: int) -> str:
        square = rect(*corner(pitch), CELL, CELL)
        return self.pick(f"pitch:{NAMES[pitch]}", "place", say("pitch", pitch=NAMES[pitch]), square)


CARD = OneOf("card", NAMES, pick=FoirePicker.card)
PITCH = OneOf("pitch", NAMES, pick=FoirePicker.pitch)


class Stall(Verb[FoireState, FoirePicker]):
    """``stall c3 c4`` plays a card and sets up a stall on its pitch or one beside it (R3)."""

    word = "stall"
    forms = (Form(STALL, CARD.at(PITCHES), PITCH.at(1, PITCHES)),)
    examples = ("stall c3 c4",)
    rule = "R3"
    is_open = True

    def ghost(self, picker: FoirePicker, action: int) -> Shape:
        x, y = corner(action % PITCHES)
        return circle(x + CELL / 2, y + CELL / 2, 18, fill="none", stroke="#2B2118", stroke_dasharray="4 3")

    def why_not(self, state: FoireState, seat: int, action: int) -> Reason:
        card, pitch = self.values(action)
        if not state.hands[seat] >> card & 1:
            return because("R2", "not-in-hand", card=NAMES[card])
        if state.owner[pitch] != EMPTY:
            return because("R3", "taken", pitch=NAMES[pitch])
        return because("R3", "too-far", card=NAMES[card], pitch=NAMES[pitch])

    def tries(self, picker: FoirePicker, picked: Trail) -> Iterator[int]:
        """Any card of the hand on any pitch."""
        hand = picker.state.hands[picker.seat]
        return (STALL + c * PITCHES + p for c in range(PITCHES) if hand >> c & 1 for p in range(PITCHES))


class Drop(Verb[FoireState, FoirePicker]):
    """``drop c3`` lays a card aside that finds no free pitch (R3)."""

    word = "drop"
    forms = (Form(DROP, CARD.at(1)),)
    examples = ("drop c3",)
    rule = "R3"
    is_open = True

    def why_not(self, state: FoireState, seat: int, action: int) -> Reason:
        (card,) = self.values(action)
        if not state.hands[seat] >> card & 1:
            return because("R2", "not-in-hand", card=NAMES[card])
        free = next(pitch for pitch in near(card) if state.owner[pitch] == EMPTY)
        return because("R3", "can-be-played", card=NAMES[card], pitch=NAMES[free])


DEALT = Form(DEAL, Whole("seat", 0, 3).at(PITCHES), CARD.at(1, PITCHES))
GRAMMAR = Grammar((Stall(), Drop()), (Outcome("deal", DEALT, examples=("deal 0 c3",), secret=("card",)),), FoirePicker)
