"""What an own action shows: the cards of all once the last has chosen (R10), the golden card in step 5 (R30)."""

from __future__ import annotations

from jurade.core.rng import Rng
from jurade.games.flandern.actions import CHOOSE_CARD
from jurade.games.flandern.board import UNKNOWN
from jurade.games.flandern.cards import is_of_scored_city
from jurade.games.flandern.state import FlandernState
from jurade.games.flandern.tables import GOLD_KINDS, count


def discloses(known: FlandernState, seat: int, action: int) -> bool:
    """Would this action of a seat show it something that could be otherwise as far as it knows?"""
    if known.is_complete():
        return False
    after = known.imagine(Rng(0))
    after.apply(seat, action)
    assert isinstance(after, FlandernState)
    if known.phase == CHOOSE_CARD:
        if after.sealed() and after.sealing() == known.sealing():
            return False  # others have still to choose
        if any(known.chosen[other] == UNKNOWN and _has_choice(known, other) for other in range(known.seats)):
            return True
    is_shown = after.round > known.round or not after.gold_is_hidden()
    return is_shown and known.gold == UNKNOWN and len(possible_gold(known)) > 1


def possible_gold(known: FlandernState) -> list[int]:
    """The golden cards that the one face down may be: unseen ones of its pile, of no scored city (R8)."""
    row = known.gold_pile * GOLD_KINDS
    return [
        kind for kind in range(GOLD_KINDS) if known.gold_unseen[row + kind] > 0 and not is_of_scored_city(known, kind)
    ]


def _has_choice(known: FlandernState, seat: int) -> bool:
    """Had a seat more than one way to choose (R9)?"""
    return bool(count(known.hand[seat]) > 1 or known.influence[seat] > 0)
