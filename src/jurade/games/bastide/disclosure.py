"""What an own action shows: sealed amounts once the last is in (R11, RUL-6), and hands of seats that must pass (R46).

Where no project may be proposed, the next seat is asked only if it can play a tile.  Whether it can depends on the
classes of its tiles alone: houses, fires, English.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from jurade.core.rng import Rng
from jurade.core.state import EVERYTHING
from jurade.games.bastide.rules.auction import has_project
from jurade.games.bastide.rules.knowledge import unseen_tiles
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.tables import ENGLISH, FIRE, HOUSE, KINDS

CLASSES = ((HOUSE,), (FIRE,), tuple(range(ENGLISH + 1, KINDS)))


def telling_worlds(known: BastideState, seat: int, action: int) -> Iterator[BastideState]:
    """A world that fits, and, if hands are looked at, those in which one seat has other classes of tiles."""
    world = known.imagine(Rng(0))
    yield world
    after = world.clone()
    after.apply(seat, action)
    if after.turn == known.turn or has_project(after):
        return  # nobody's hand decides who is asked
    for other in range(known.seats):
        if other != seat and known.unproven[other] > 0:
            for order in permutations(CLASSES):
                yield _dealt(world, seat, other, [kind for kinds in order for kind in kinds])


def _dealt(world: BastideState, viewer: int, favoured: int, kinds: list[int]) -> BastideState:
    """A world in which one seat has drawn the unseen tiles it could of these kinds, the first before the next."""
    dealt = BastideState(world.seats, world.settings, world, EVERYTHING)
    others = [favoured, *(seat for seat in range(world.seats) if seat not in (favoured, viewer))]
    left = unseen_tiles(world, viewer)
    for seat in others:
        proven = world.hand_size[seat] - world.unproven[seat]
        for kind in range(KINDS):
            dealt.hands[seat * KINDS + kind] = proven if kind == HOUSE else 0
        left[HOUSE] -= proven
    for seat in others:
        missing = world.unproven[seat]
        for kind in kinds:
            drawn = min(missing, left[kind])
            dealt.hands[seat * KINDS + kind] += drawn
            left[kind] -= drawn
            missing -= drawn
    dealt.bag = left
    return dealt


def discloses_amounts(known: BastideState, seat: int) -> bool | None:
    """Does an answer to a sealed decision show others' amounts?  None: there are none to show.

    Who is asked for an amount has at least two to choose from, and either shows: as a bid, as an addition or none, or
    in who is asked again.
    """
    if not known.sealed():
        return None
    others = known.asked & ~(1 << seat)
    if others & ~known.given:
        return False
    return True if others else None
