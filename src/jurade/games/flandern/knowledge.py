"""Worlds that fit what an observer knows (section 10).

Hidden are the golden card of the round, from all but the first player, and the sealed choices of step 2.
The order of the piles is hidden too, but nothing lies shuffled in a state: chance draws from what is unseen.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.rng import Rng
from jurade.games.flandern.board import ALL_SEEING, UNKNOWN, Board
from jurade.games.flandern.cards import is_of_scored_city
from jurade.games.flandern.tables import GOLD_KINDS, count, lowest

COIN: Final = 2  # an imagined player adds another influence card on every second toss


def fill_in(world: Board, rng: Rng) -> None:
    """Give everything unknown a value that fits all the observer knows; the world is then complete."""
    world.observer = ALL_SEEING
    if world.gold == UNKNOWN:
        world.gold = imagined_gold(world, rng)
    for seat in range(world.seats):
        if world.chosen[seat] == UNKNOWN:
            world.chosen[seat] = imagined_choice(world, seat, rng)


def imagined_gold(board: Board, rng: Rng) -> i64:
    """An unseen golden card of the pile its back shows; that of a scored city would have left the game (R8)."""
    pairs = vec[i64](capacity=2 * GOLD_KINDS)
    for kind in range(GOLD_KINDS):
        number = board.gold_unseen[board.gold_pile * GOLD_KINDS + kind]
        if number > 0 and not is_of_scored_city(board, kind):
            pairs = append(pairs, kind)
            pairs = append(pairs, number)
    return rng.weighted(pairs)


def imagined_choice(board: Board, seat: i64, rng: Rng) -> i64:
    """A choice this hand allows: any card alike, many influence cards seldom."""
    left = board.hand[seat]
    for _ in range(rng.below(count(left))):
        left &= left - 1
    influence: i64 = 0
    while influence < board.influence[seat] and rng.below(COIN) == 0:
        influence += 1
    return lowest(left) << 4 | influence
