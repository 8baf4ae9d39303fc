"""What a seat sees of its own action, compared between worlds that it cannot tell apart before.

A game whose secrets are many answers ``Game.discloses`` with a few worlds that matter: one that fits what the seat
knows, and others that differ from it in one secret each.  That is enough where the rules look at one secret after the
other and show each answer: the first answer that could be another one is found by changing that secret alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from jurade.core.journal import Facts, Journal
from jurade.core.position import canonical
from jurade.core.state import State

if TYPE_CHECKING:
    from jurade.core.game import Game


def sight(game: Game, world: State, seat: int, action: int) -> tuple[str, list[Facts]]:
    """What a seat sees and is told once it has acted in this world; the world stays as it is.

    What it is asked next, and with which choices, follows from what it sees.
    """
    after = world.clone()
    journal = after.journal = Journal()
    after.apply(seat, action)
    return canonical(game.dump(after.masked(seat))), [event.seen_by(seat) for event in journal.take()]


def differ(game: Game, worlds: Iterable[State], seat: int, action: int) -> bool:
    """Would a seat see different things in these worlds, once it has acted?"""
    each = iter(worlds)
    first = next(each)
    seen = None
    for world in each:
        if seen is None:
            seen = sight(game, first, seat, action)
        if sight(game, world, seat, action) != seen:
            return True
    return False
