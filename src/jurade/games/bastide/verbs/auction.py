"""``bid 2`` and ``raise 1`` are sealed amounts, ``place v1.0`` puts a piece they paid for on the board (R11 ff.)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core import look
from jurade.core.errors import Reason
from jurade.core.look import circle, group, rect, use
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, OneOf, Trail, Whole, because
from jurade.core.words import Message, say
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing import plan, telling
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import auction
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.actions import THING
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.verbs.base import LARGEST, BastidePicker, BastideVerb, circle_words
from jurade.games.bastide.verbs.trial import carried_out

AMOUNT: Final = Whole("deniers", 0, LARGEST)


class Sealed(BastideVerb):
    """An amount that nobody else learns before it is shown."""

    def paid(self, state: BastideState, seat: int) -> int:
        """What the seat has put in before."""
        return state.bids[seat] + state.added[seat]

    def path(self, picker: BastidePicker, action: int) -> Trail:
        amount = act.about(action)
        return (picker.dial(self.word, amount, self.mark(picker.state, picker.seat, amount)),)

    def mark(self, state: BastideState, seat: int, amount: int) -> Message | None:
        """What a contribution means on the dial: every third denier buys a piece, circles run out."""
        total, free = self.paid(state, seat) + amount, _free_circles(state)
        if total == 0 or total % t.PRICE:
            return None
        pieces = total // t.PRICE
        return say("mark-pieces", pieces=pieces, free=free, enough="yes" if pieces <= free else "no")

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        amount, least = act.about(action), auction.least_amount(state, seat)
        if amount < least:
            return because("T6", "promised-min", least=least)
        purse = state.money[seat] - state.added[seat]
        if amount > purse:
            return because(self.rule, "too-much-money", purse=purse)
        return because("T6", "promised-max", most=auction.most_amount(state, seat))

    def tries(self, picker: BastidePicker, picked: Trail) -> Iterator[int]:
        """Any amount up to one denier too many."""
        purse = picker.state.money[picker.seat] - picker.state.added[picker.seat]
        return (self.forms[0].number(amount) for amount in range(purse + 2))


class Bid(Sealed):
    word = "bid"
    forms = (Form(act.BID, AMOUNT.at(THING)),)
    examples = ("bid 2",)
    phases = (b.BIDDING,)
    rule = "R11"

    def mark(self, state: BastideState, seat: int, amount: int) -> Message | None:
        """Besides, 5 opens the raise."""
        return say("mark-raise") if amount == t.RAISE_FROM else super().mark(state, seat, amount)

    def label(self, picker: BastidePicker, action: int) -> Message:
        amount = act.about(action)
        return say("choice-bid", deniers=amount, pieces=amount // t.PRICE, lost=amount % t.PRICE)

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        amount = act.about(action)
        lines = [say("preview-bid", deniers=amount, pieces=amount // t.PRICE, left=state.money[seat] - amount)]
        if amount >= t.RAISE_FROM:
            lines.append(say("preview-may-raise"))
        return Foreseen(lines, list(_waste(state, seat, amount)))


class Raise(Sealed):
    word = "raise"
    forms = (Form(act.RAISE, AMOUNT.at(THING)),)
    examples = ("raise 1",)
    phases = (b.RAISING,)
    rule = "R12"

    def label(self, picker: BastidePicker, action: int) -> Message:
        amount = act.about(action)
        total = self.paid(picker.state, picker.seat) + amount
        return say("choice-raise", deniers=amount, total=total, pieces=total // t.PRICE, lost=total % t.PRICE)

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        amount = act.about(action)
        total, left = self.paid(state, seat) + amount, state.money[seat] - state.added[seat] - amount
        line = say("preview-raise", total=total, pieces=total // t.PRICE, left=left)
        return Foreseen([line], list(_waste(state, seat, total)) if amount else [])


def _free_circles(state: BastideState) -> int:
    return t.CAPACITY[state.project] - state.filled[state.project]


def _waste(state: BastideState, seat: int, total: int) -> Iterator[Message]:
    """Deniers that buy nothing: a remainder, circles or pieces that run out."""
    if total // t.PRICE > _free_circles(state):
        yield say("warn-circles", free=_free_circles(state))
    elif total // t.PRICE > state.stock[seat]:
        yield say("warn-stock", stock=state.stock[seat])
    if total % t.PRICE:
        yield say("warn-remainder", deniers=total % t.PRICE)


def _free_circle(picker: BastidePicker, at: int) -> str:
    """A circle, and the blocks it faces."""
    faced = (plan.block_box(plan.BLOCK_OF[name]) for name in plan.faced_blocks(at))
    area = group(*(rect(*box, rx=5, fill=look.GOLD, fill_opacity=0.3) for box in faced))
    label = say("pick-circle", circle=telling.circle_words(at))
    spot = circle(*picker.town.circle_at(at), plan.RADIUS + 1)
    return picker.pick(f"circle:{t.CIRCLE_NAMES[at]}", "place", label, spot, area)


CIRCLE: Final = OneOf("circle", t.CIRCLE_NAMES, telling=False, say=circle_words, pick=_free_circle)


class Place(BastideVerb):
    word = "place"
    forms = (Form(act.PLACE, CIRCLE.at(THING)),)
    examples = ("place v1.0",)
    phases = (b.PLACING,)
    rule = "R19"

    def ghost(self, picker: BastidePicker, action: int) -> Shape:
        spot = picker.town.circle_at(act.about(action))
        return group(use(f"piece-{t.COLOURS[picker.seat]}", *spot), opacity=0.62)

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        at = act.about(action)
        if t.WORK_OF[at] != state.project:
            return because("R19", "other-work", work=telling.work_words(state.project))
        return because("R19", "circle-taken")

    def tries(self, picker: BastidePicker, picked: Trail) -> Iterator[int]:
        return (act.action_of(act.PLACE, at) for at in picker.town.shown_circles())

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        return carried_out(state, seat, action, said=1)
