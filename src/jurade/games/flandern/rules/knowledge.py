"""Worlds that fit what a viewer knows (section 10).

Hidden are the golden card of the round, from all but the first player, and the sealed choices of step 2.
The order of the piles is hidden too, but nothing lies shuffled in a state: chance draws from what is unseen.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.rng import Rng
from jurade.core.state import EVERYTHING, UNKNOWN
from jurade.games.flandern.rules.actions import choice
from jurade.games.flandern.rules.board import Board
from jurade.games.flandern.rules.cards import is_of_scored_city
from jurade.games.flandern.tables import GOLD_KINDS, count, lowest

COIN: Final = 2  # an imagined player adds another influence card on every second toss


def fill_in(world: Board, rng: Rng) -> None:
    """Give everything unknown a value that fits all the viewer knows; the world is then complete."""
    world.viewer = EVERYTHING
    if world.gold == UNKNOWN:
        world.gold = rng.weighted(possible_gold(world))
    for seat in range(world.seats):
        if world.chosen[seat] == UNKNOWN:
            world.chosen[seat] = imagined_choice(world, seat, rng)


def possible_gold(board: Board) -> "vec[i64]":
    """What the golden card of the round may be for those who do not know it: card, number, card, number …

    An unseen one of the pile its back shows; that of a scored city would have left the game (R8).
    """
    pairs = vec[i64](capacity=2 * GOLD_KINDS)
    for kind in range(GOLD_KINDS):
        number = board.gold_unseen[board.gold_pile * GOLD_KINDS + kind]
        if number > 0 and not is_of_scored_city(board, kind):
            pairs = append(pairs, kind)
            pairs = append(pairs, number)
    return pairs


def imagined_choice(board: Board, seat: i64, rng: Rng) -> i64:
    """A choice this hand allows: any card alike, many influence cards seldom."""
    left = board.hand[seat]
    for _ in range(rng.below(count(left))):
        left &= left - 1
    influence: i64 = 0
    while influence < board.influence[seat] and rng.below(COIN) == 0:
        influence += 1
    return choice(lowest(left), influence)
