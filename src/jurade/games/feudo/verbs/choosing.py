"""``army b n1 t2`` chooses three army cards, ``trade 4`` a trade card: both secret until they are shown (R12)."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.verbs import Foreseen, Form, OneOf, Trail, because
from jurade.core.words import Message, say
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import telling
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules.state import FeudoState
from jurade.games.feudo.verbs.base import PAWNS, FeudoPicker, FeudoVerb, chosen_in, joining


class Army(FeudoVerb):
    word = "army"
    forms = (Form(act.ARMY, PAWNS.at(1)),)
    examples = ("army b n1 t2",)
    secret = ("pawns",)
    phase = b.STRATEGY
    rule = "R12"

    def path(self, picker: FeudoPicker, action: int) -> Trail:
        return tuple(picker.card(pawn) for pawn in telling.pawns_in(act.second_of(action)))

    def label(self, picker: FeudoPicker, action: int) -> Message:
        return say("choice-army", pawns=telling.names_in(picker.state, picker.seat, act.second_of(action)))

    def why_not(self, state: FeudoState, seat: int, action: int) -> Reason:
        fallen = act.second_of(action) & ~state.alive[seat]
        if fallen:
            return because("R12", "army-eliminated", pawns=telling.kinds_in(telling.pawns_in(fallen)))
        return because("R12", "army-count", count=int(t.ARMY_CARDS))

    def tries(self, picker: FeudoPicker, picked: Trail) -> Iterator[tuple[int, Trail]]:
        """Any card more; the rest of the army is filled up with pawns that are alive."""
        alive = telling.pawns_in(picker.state.alive[picker.seat])
        for pawn, wanted in joining(picker, act.ARMY, chosen_in(picked), range(t.PAWNS)):
            army = wanted
            for other in alive:
                if t.COUNT[army] < t.ARMY_CARDS:
                    army |= 1 << other
            yield act.ARMY + army, (*picked, picker.card(pawn))

    def foresee(self, state: FeudoState, seat: int, action: int) -> Foreseen:
        mask = act.second_of(action)
        pawns = tuple(
            say("pick-pawn", pawn=telling.pawn_words(pawn), number=int(state.number(seat, pawn)))
            for pawn in telling.pawns_in(mask)
        )
        return Foreseen([say("preview-army", pawns=pawns)], [*_bluffs(state, seat, mask)])


def _bluffs(state: FeudoState, seat: int, mask: int) -> Iterator[Message]:
    """Cards that can do nothing when they are shown."""
    for pawn in telling.pawns_in(mask):
        if not state.can_act(seat, pawn):
            yield say("warn-bluff", pawn=telling.pawn_words(pawn))
    held = (kind for kind in range(t.TRADES) if state.hand[seat * t.TRADES + kind] > 0)
    richest = max((int(state.purse(seat, kind)) for kind in held), default=0)
    yield from _unpaid(mask, richest)


def _unpaid(mask: int, purse: int) -> Iterator[Message]:
    hired = mask & int(t.MERCENARIES)
    if hired.bit_count() * int(t.WAGE) > purse:
        yield say("warn-unpaid", count=hired.bit_count())


SHILLINGS = OneOf("shillings", [str(shillings) for shillings in t.SHILLINGS], telling=False)


class Trade(FeudoVerb):
    word = "trade"
    forms = (Form(act.TRADE, SHILLINGS.at(1)),)
    examples = ("trade 4",)
    secret = ("shillings",)
    phase = b.TRADING
    rule = "R12"

    def path(self, picker: FeudoPicker, action: int) -> Trail:
        kind = act.second_of(action)
        shillings, left = int(t.SHILLINGS[kind]), int(picker.state.hand[picker.seat * t.TRADES + kind])
        return (picker.pick(f"trade:{shillings}", "card", say("pick-trade", shillings=shillings, left=left)),)

    def label(self, picker: FeudoPicker, action: int) -> Message:
        kind = act.second_of(action)
        shillings = int(t.SHILLINGS[kind])
        return say("choice-trade", shillings=shillings, aid=int(picker.state.purse(picker.seat, kind)) - shillings)

    def why_not(self, state: FeudoState, seat: int, action: int) -> Reason:
        return because("R59", "trade-used", shillings=int(t.SHILLINGS[act.second_of(action)]))

    def tries(self, picker: FeudoPicker, picked: Trail) -> Iterator[int]:
        return (act.TRADE + kind for kind in range(t.TRADES))

    def foresee(self, state: FeudoState, seat: int, action: int) -> Foreseen:
        """Shillings, the King's aid, wages, and what is left for forced marches."""
        kind = act.second_of(action)
        purse = int(state.purse(seat, kind))
        wages = (int(state.cards[seat]) & int(t.MERCENARIES)).bit_count() * int(t.WAGE)
        aid = purse - int(t.SHILLINGS[kind])
        line = say("preview-trade", purse=purse, aid=aid, wages=min(wages, purse), left=max(0, purse - wages))
        return Foreseen([line], [*_unpaid(int(state.cards[seat]), purse)])
