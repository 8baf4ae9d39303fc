"""What an own action shows: the cards of all once the last has chosen (R10), the golden card in step 5 (R30)."""

from __future__ import annotations

from jurade.core.rng import Rng
from jurade.core.state import UNKNOWN
from jurade.games.flandern import tables as t
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules.knowledge import possible_gold
from jurade.games.flandern.rules.state import FlandernState


def discloses(known: FlandernState, seat: int, action: int) -> bool:
    """Would this action of a seat show it something that could be otherwise as far as it knows?"""
    if known.is_complete():
        return False
    after = known.imagine(Rng(0))
    after.apply(seat, action)
    assert isinstance(after, FlandernState)
    if known.phase == b.CHOOSE_CARD:
        if after.sealed() and after.sealing() == known.sealing():
            return False  # others have still to choose
        if any(known.chosen[other] == UNKNOWN and _has_choice(known, other) for other in range(known.seats)):
            return True
    is_shown = after.round > known.round or not after.gold_is_hidden()
    return is_shown and known.gold == UNKNOWN and len(possible_gold(known)) > 2  # card, number, card, number …


def _has_choice(known: FlandernState, seat: int) -> bool:
    """Had a seat more than one way to choose (R9)?"""
    return t.count(known.hand[seat]) > 1 or known.influence[seat] > 0
