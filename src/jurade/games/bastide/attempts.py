"""What a person might try to pick though the rules forbid it; the rules then say why not.

Works that are full and blocks without room, tiles one does not hold, gifts and bids beyond the purse or a promise,
offers nobody could keep, circles of other works, what fire and English cannot reach, shares of a tax that do not fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from jurade.core.scene import Attempt, attempts_along
from jurade.games.bastide import actions as act
from jurade.games.bastide import board as b
from jurade.games.bastide.drawing.plan import Town
from jurade.games.bastide.picks import Offer
from jurade.games.bastide.state import BastideState
from jurade.games.bastide.tables import BLOCKS, CIRCLES, FIRST_RELIGIOUS, MOST_NAMED, NOWHERE, STRONGEST, WORKS
from jurade.games.bastide.talk import free_money
from jurade.games.bastide.tax import cap_of

ORIENTATIONS: Final = (act.UNSAID, act.EAST_WEST, act.NORTH_SOUTH)


def attempts(state: BastideState, seat: int, picked: Sequence[str]) -> Iterator[Attempt]:
    """What could be tried next after these picks, each with the action that explains best why it is refused."""
    offer = Offer(Town(state), seat)
    tries = ((act.spell(action), offer.path(action)) for action in _tried(offer, picked))
    return attempts_along(tries, offer.picks, picked)


def _tried(offer: Offer, picked: Sequence[str]) -> Iterator[int]:
    """Actions, legal or not, of the kind that is asked for; the best explained first."""
    state, seat = offer.state, offer.seat
    phase = state.phase
    if phase == b.TURN:
        yield from _turns(state)
    elif phase in (b.TALK_BID, b.TALK_RAISE, b.TALK_TAX):
        yield from _gifts(state, seat)
        yield from _tax_offers(state, seat) if phase == b.TALK_TAX else _auction_offers(state, seat)
    elif phase in (b.BIDDING, b.RAISING):
        kind = act.BID if phase == b.BIDDING else act.RAISE
        purse = int(state.money[seat] - state.added[seat])
        yield from (int(act.action_of(kind, amount)) for amount in range(purse + 2))
    elif phase == b.PLACING:
        yield from (int(act.action_of(act.PLACE, circle)) for circle in offer.town.shown_circles())
    elif phase in (b.BURNING, b.BURNING_MORE):
        yield from _targets(state, act.BURN_HOUSE, act.BURN)
    elif phase == b.RAIDING:
        yield from _targets(state, act.RAID_HOUSE, act.RAID)
    elif phase == b.ALLOTTING:
        yield from _splits(state, picked)


# ---- a turn


def _turns(state: BastideState) -> Iterator[int]:
    """Every work, every tile, and doing nothing; on a block in either direction, those with most room first."""
    blocks = sorted(range(BLOCKS), key=lambda block: -state.room[block])
    places = [(block, orientation) for block in blocks for orientation in ORIENTATIONS]
    for work in range(WORKS):
        if work >= FIRST_RELIGIOUS and state.sites[work] == NOWHERE:
            yield from (int(act.project_of(work, block, orientation)) for block, orientation in places)
        else:
            yield int(act.project_of(work, act.NO_SITE, act.UNSAID))
    yield from (int(act.build_of(block, orientation)) for block, orientation in places)
    yield int(act.action_of(act.LIGHT, 0))
    yield from (int(act.action_of(act.SEND, value)) for value in range(1, STRONGEST + 1))
    yield int(act.action_of(act.PASS, 0))


# ---- talk


def _gifts(state: BastideState, seat: int) -> Iterator[int]:
    """One denier more than is free, to everybody else."""
    for to in range(state.seats):
        if to != seat:
            yield int(act.gift_of(to, free_money(state, seat) + 1))


def _auction_offers(state: BastideState, seat: int) -> Iterator[int]:
    """The offers of the menu with one denier more than the payer has free."""
    token = act.auction_side(0, 0, act.NO_MAX, 1)
    silence = act.auction_side(0, 0, 0, 0)
    for to in range(state.seats):
        if to == seat:
            continue
        own, other = int(free_money(state, seat)) + 1, int(free_money(state, to)) + 1
        if own <= MOST_NAMED:
            pay = act.auction_side(own, 0, act.NO_MAX, 0)
            yield from (int(act.auction_offer(to, pay, token)), int(act.auction_offer(to, pay, silence)))
        if other <= MOST_NAMED:
            yield int(act.auction_offer(to, token, act.auction_side(other, 0, act.NO_MAX, 0)))


def _tax_offers(state: BastideState, seat: int) -> Iterator[int]:
    """A kick for the full due of the speaker, and the full due of the partner for a kick."""
    kick = act.tax_side(0, 1)
    for to in range(state.seats):
        if to == seat:
            continue
        own, other = int(cap_of(state, seat)), int(cap_of(state, to))
        if own:
            yield int(act.tax_offer(to, kick, 0, act.WANT, own << act.ALLOT_BITS * seat))
        if other:
            yield int(act.tax_offer(to, 0, kick, act.GIVE, other << act.ALLOT_BITS * to))


# ---- fire, raid, tax


def _targets(state: BastideState, of_house: int, of_piece: int) -> Iterator[int]:
    """Every block with a house and every circle with a piece."""
    yield from (int(act.action_of(of_house, block)) for block in range(BLOCKS) if state.houses[block])
    yield from (int(act.action_of(of_piece, circle)) for circle in range(CIRCLES) if state.owner[circle] != b.EMPTY)


def _splits(state: BastideState, picked: Sequence[str]) -> Iterator[int]:
    """For the next owner any share up to one too many; the later ones get what is left, as far as they can."""
    caps = {seat: int(cap_of(state, seat)) for seat in range(state.seats) if cap_of(state, seat) > 0}
    owners = list(caps)
    given = [int(pick.partition("=")[2]) for pick in picked if pick.partition("=")[2].isdecimal()]
    if len(given) >= len(owners):
        return
    for amount in range(caps[owners[len(given)]] + 2):
        parts = [*given, amount]
        for later in owners[len(parts) :]:
            parts.append(max(0, min(caps[later], int(state.tax) - sum(parts))))
        amounts = sum(part << act.ALLOT_BITS * seat for seat, part in zip(owners, parts, strict=True))
        yield int(act.allot_of(sum(1 << seat for seat in owners), amounts))
