"""``gift 1 4`` gives money, ``pass`` says nothing; a turn is passed when nothing else can be done (R46, T1 ff.)."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.verbs import Foreseen, Form, Trail, because
from jurade.core.words import Message, say
from jurade.games.bastide.drawing import telling
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.actions import BEHIND_SEAT, THING
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.rules.talk import free_money
from jurade.games.bastide.verbs.base import DENIERS, SEAT, SEATS, TALKING, BastidePicker, BastideVerb


class Gift(BastideVerb):
    word = "gift"
    forms = (Form(act.GIFT, SEAT.at(THING, SEATS), DENIERS.at(BEHIND_SEAT)),)
    examples = ("gift 1 4",)
    phases = TALKING
    rule = "T1"

    def path(self, picker: BastidePicker, action: int) -> Trail:
        return picker.button("gift", say("pick-gift")), *super().path(picker, action)

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        to, amount = self.values(action)
        if to == seat:
            return because("T3", "gift-to-itself")
        if amount == 0:
            return because("T3", "gift-of-nothing")
        return because("T3", "gift-too-much", free=free_money(state, seat))

    def tries(self, picker: BastidePicker, picked: Trail) -> Iterator[int]:
        """One denier more than is free, to everybody else."""
        too_much = free_money(picker.state, picker.seat) + 1
        return (act.gift_of(to, too_much) for to in range(picker.state.seats) if to != picker.seat)

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        to, amount = self.values(action)
        purses = telling.purses_then(state, {seat: -amount, to: amount})
        return Foreseen([purses, say("preview-gift", seat=telling.seat_words(to))])


class Pass(BastideVerb):
    word = "pass"
    forms = (Form(act.PASS),)
    examples = ("pass",)
    phases = (b.TURN, *TALKING)
    rule = "T1"

    def label(self, picker: BastidePicker, action: int) -> Message:
        return say("choice-pass-word" if picker.state.window else "choice-pass")

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        return because("R2", "no-pass")

    def tries(self, picker: BastidePicker, picked: Trail) -> tuple[int, ...]:
        """Doing nothing in a turn; who has the word may always pass it on."""
        return () if picker.state.window else (act.PASS,)

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        return Foreseen([say("preview-pass-word" if state.window else "preview-pass")])
