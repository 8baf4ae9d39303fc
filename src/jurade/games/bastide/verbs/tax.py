"""``allot 0=2 1=3`` divides a tax that is too small for all (R29)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from jurade.core.errors import Reason
from jurade.core.verbs import Foreseen, Form, Misread, Part, Trail, Whole, because
from jurade.core.words import Message, say
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing.telling import seat_words
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.actions import THING
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.rules.tax import cap_of
from jurade.games.bastide.verbs.base import LARGEST, SEAT, BastidePicker, BastideVerb, impossible
from jurade.games.bastide.verbs.trial import carried_out

SHARE: Final = Whole("share", 0, LARGEST)


class Shares(Part):
    """What each owner gets: seats ascending, each once; no tax is large enough for more than LARGEST_ALLOT."""

    takes = None

    def write(self, state: Any, value: int) -> str:
        return act.spell_shares(act.action_of(act.ALLOT, value))

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        pairs = [word.partition("=") for word in words]
        seats = [SEAT.number(state, seat, text) for seat, _, _ in pairs]
        amounts = [SHARE.read(state, [amount], text) for _, _, amount in pairs]
        if seats != sorted(set(seats)):
            raise Misread
        if max(amounts) > act.LARGEST_ALLOT:
            raise impossible("R29", "allot-beyond-tax", text)
        return act.about(_split(seats, amounts))

    def say(self, state: Any, value: int) -> tuple[Message, ...]:
        parts = _parts(act.action_of(act.ALLOT, value))
        return tuple(say("counted", seat=seat_words(seat), count=amount) for seat, amount in parts)


def _split(seats: Sequence[int], amounts: Sequence[int]) -> int:
    """The action that gives these owners so much."""
    packed = sum(amount << act.ALLOT_BITS * seat for seat, amount in zip(seats, amounts, strict=True))
    return act.allot_of(sum(1 << seat for seat in seats), packed)


def _parts(action: int) -> list[tuple[int, int]]:
    """What a split of the tax gives to each owner."""
    owners = (seat for seat in range(t.MOST_SEATS) if act.allot_owners(action) >> seat & 1)
    return [(seat, act.allotted(action, seat)) for seat in owners]


class Allot(BastideVerb):
    word = "allot"
    forms = (Form(act.ALLOT, Shares("shares").at(THING)),)
    examples = ("allot 0=2 1=3",)
    phases = (b.ALLOTTING,)
    rule = "R29"

    def path(self, picker: BastidePicker, action: int) -> Trail:
        """One dial after the other."""
        return tuple(
            picker.dial(f"allot:{seat}", amount, label=say("counted", seat=seat_words(seat), count=amount))
            for seat, amount in _parts(action)
        )

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        for owner in range(state.seats):
            amount, cap = act.allotted(action, owner), cap_of(state, owner)
            if (cap > 0) != bool(act.allot_owners(action) >> owner & 1):
                return because("R29", "allot-owners")
            if amount > cap:
                return because("R29", "allot-over-cap", seat=seat_words(owner), cap=cap)
            if amount < state.pledged[owner]:
                return because("T6", "allot-promised", seat=seat_words(owner), amount=state.pledged[owner])
        return because("R29", "allot-sum", total=sum(amount for _, amount in _parts(action)), tax=state.tax)

    def tries(self, picker: BastidePicker, picked: Trail) -> Iterator[int]:
        """For the next owner any share up to one too many; the later ones get what is left, as far as they can."""
        state = picker.state
        owners = [seat for seat in range(state.seats) if cap_of(state, seat) > 0]
        given = [int(pick.partition("=")[2]) for pick in picked if pick.partition("=")[2].isdecimal()]
        if len(given) >= len(owners):
            return
        for amount in range(cap_of(state, owners[len(given)]) + 2):
            parts = [*given, amount]
            for later in owners[len(parts) :]:
                parts.append(max(0, min(cap_of(state, later), state.tax - sum(parts))))
            yield _split(owners, parts)

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        return carried_out(state, seat, action)
