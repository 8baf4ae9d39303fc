"""What an own action shows of others' sealed cards (section 10).

The rules look into an unseen hand only where a seat is not asked: its last army card can do no more than stay and is
shown by itself (G6, G7), and trade cards are shown one seat after the other (R54).  Hands do not depend on each other.
"""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.state import EVERYTHING
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules import knowledge
from jurade.games.feudo.rules.state import FeudoState

CARDS_MATTER = (b.STRATEGY, b.TRADING, b.MOVING, b.MARCHING)  # in all other phases no unseen card is looked at


def telling_worlds(known: FeudoState) -> Iterator[FeudoState]:
    """A world that fits, and those that differ from it in the hand of one seat.

    With two army cards or more a seat is always asked which to show: its hand then decides nothing.
    """
    possible = {
        seat: knowledge.worlds(known, seat) for seat in range(known.seats) if knowledge.hides_something(known, seat)
    }
    held = {seat: hands[0] for seat, hands in possible.items()}
    yield _world(known, held)
    if known.phase not in CARDS_MATTER:
        return
    for seat, hands in possible.items():
        if knowledge.cards_left(known, seat) <= 1:
            for hand in list(hands)[1:]:
                yield _world(known, {**held, seat: hand})


def _world(known: FeudoState, held: dict[int, int]) -> FeudoState:
    """The world in which these seats hold these hands."""
    world = known.copy(EVERYTHING)
    for seat, hand in held.items():
        knowledge.hold(world, seat, hand)
    world.look_up_menu()
    return world
