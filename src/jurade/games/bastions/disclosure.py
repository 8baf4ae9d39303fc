"""What an own action shows of others' values, objectives and cards (section 10).

The rules look at three kinds of secrets: the values and cards of those who fight (R52 to R55), the objective of a seat
that is spied on (R75) or is asked only because it may declare (R80), and all of them when the game ends (section 14).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jurade.core.state import UNKNOWN
from jurade.games.bastions.drawing.telling import pieces_of
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.actions import NO_PIECE, target_of
from jurade.games.bastions.rules.combat import fighter, highest_card
from jurade.games.bastions.rules.knowledge import is_fighting
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.tables import CARDS


def discloses_types(known: BastionsState, after: BastionsState) -> bool:
    """Were types placed unseen, and does everybody see them now?"""
    return known.rules.placement == b.FREELY and known.phase == b.PLACING and after.phase != b.PLACING


def telling_worlds(
    known: BastionsState, world: BastionsState, action: int, after: BastionsState
) -> Iterator[BastionsState]:
    """A world that fits, then those that differ from it in one secret which the action, leading to ``after``, meets."""
    yield world
    own_turn_goes_on = known.holder == known.viewer == after.holder and known.slot == after.slot
    if not own_turn_goes_on or after.phase == b.ENDED:
        for seat in range(known.seats):
            if known.objective[seat] == UNKNOWN:
                yield from _with_other_objectives(known, world, seat)
    for piece in range(known.pieces) if after.phase == b.ENDED else _fighters(known, action):
        if known.value[piece] == UNKNOWN:
            yield from _with_other_values(known, world, piece)
    for seat in range(known.seats):
        if known.cards[seat] == UNKNOWN:
            yield from _with_other_cards(world, seat)


def _fighters(known: BastionsState, action: int) -> list[int]:
    """The pieces that fight, or will once this attack is declared."""
    target = target_of(action)
    if target != NO_PIECE:
        return [target]
    supports = (piece for piece in range(known.pieces) if b.has(known.supports, piece))
    return [piece for piece in (known.valiant, known.target, *supports) if piece != NO_PIECE]


def _with_other_values(known: BastionsState, world: BastionsState, piece: int) -> Iterator[BastionsState]:
    """The worlds in which a piece has changed values with another one of its owner."""
    for value in known.values_left(piece):
        other = world.clone()
        army = pieces_of(world, world.owner(piece))
        holder = next(one for one in army if world.value[one] == value)
        other.value[piece], other.value[holder] = value, world.value[piece]
        if all(_was_asked_rightly(known, other, changed) for changed in (piece, holder)):
            yield other


def _was_asked_rightly(known: BastionsState, world: BastionsState, piece: int) -> bool:
    """Would the owner of a piece have been asked for a card, or not, just as he was (R52)?"""
    seat = known.owner(piece)
    if known.phase != b.PLAYING_CARDS or not is_fighting(known, seat) or fighter(known, seat) != piece:
        return True
    highest = highest_card(world, seat, world.value[piece])
    return (highest > 1) == b.has(known.asked, seat) and world.cards[seat] <= highest


def _with_other_cards(world: BastionsState, seat: int) -> Iterator[BastionsState]:
    """The worlds in which a seat has sealed another card."""
    for card in range(1, highest_card(world, seat, world.value[fighter(world, seat)]) + 1):
        other = world.clone()
        other.cards[seat] = card
        yield other


def _with_other_objectives(known: BastionsState, world: BastionsState, seat: int) -> Iterator[BastionsState]:
    """For each objective a seat may have a world in which it has that; no two seats have the same."""
    others = [other for other in range(known.seats) if known.objective[other] == UNKNOWN and other != seat]
    taken = {known.objective[other] for other in range(known.seats)} - {UNKNOWN}
    for card in _cards(known.possible[seat]):
        held = None if card in taken else _dealt(known, others, taken | {card})
        if held is not None:
            other = world.clone()
            other.objective[seat] = card
            for owner, given in zip(others, held, strict=True):
                other.objective[owner] = given
            other.menu = other.choices()
            yield other


def _dealt(known: BastionsState, seats: Sequence[int], taken: set[int]) -> list[int] | None:
    """An objective for each of these seats, all different; None when there is no such deal."""
    if not seats:
        return []
    for card in _cards(known.possible[seats[0]]):
        if card not in taken:
            rest = _dealt(known, seats[1:], taken | {card})
            if rest is not None:
                return [card, *rest]
    return None


def _cards(bits: int) -> list[int]:
    return [card for card in range(CARDS) if bits >> card & 1]
