"""Filling in what a viewer does not know with a world that fits everything he does (section 10 of the rules).

The counterpart, building up what a viewer knows, is the constructor of :class:`.board.Board`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from jurade.core.rng import Rng
from jurade.core.state import UNKNOWN
from jurade.games.bastide import tables as t
from jurade.games.bastide.rules.auction import least_amount, most_amount
from jurade.games.bastide.rules.board import HOUSE_TILES, Board


def fill(world: Board, viewer: i64, rng: Rng) -> None:
    """Give every unknown of a masked board a value, drawn among those that fit."""
    fill_hands(world, viewer, rng)
    fill_added(world, rng)
    fill_answers(world, rng)


def unseen_tiles(board: Board, viewer: i64) -> "vec[i64]":
    """By kind: all tiles of the game less those on the board, in the camp, burnt, raiding, or in the own hand."""
    unseen = t.FULL_BAG[:]
    unseen[t.HOUSE] = board.settings[HOUSE_TILES]
    for block in range(t.BLOCKS):
        unseen[t.HOUSE] -= board.houses[block]
    unseen[t.FIRE] -= board.burnt
    for value in range(1, t.STRONGEST + 1):
        unseen[t.ENGLISH + value] -= board.camp[value]
    if board.raider > 0:
        unseen[t.ENGLISH + board.raider] -= 1
    if viewer >= 0:
        for kind in range(t.KINDS):
            unseen[kind] -= board.hands[viewer * t.KINDS + kind]
    return unseen


def fill_hands(world: Board, viewer: i64, rng: Rng) -> None:
    """Deal the unseen tiles: hands of their known sizes, the rest is the bag.

    Tiles that a seat has shown to be houses (R46) are dealt first, all others at random from what is left.
    """
    world.bag = unseen_tiles(world, viewer)
    for seat in range(world.seats):
        if seat != viewer:
            proven = world.hand_size[seat] - world.unproven[seat]
            for kind in range(t.KINDS):
                world.hands[seat * t.KINDS + kind] = proven if kind == t.HOUSE else 0
            world.bag[t.HOUSE] -= proven
    left: i64 = 0
    for kind in range(t.KINDS):
        left += world.bag[kind]
    for seat in range(world.seats):
        if seat != viewer:
            for _ in range(world.unproven[seat]):
                kind = kind_at(world.bag, rng.below(left))
                world.bag[kind] -= 1
                world.hands[seat * t.KINDS + kind] += 1
                left -= 1


def kind_at(tiles: "vec[i64]", index: i64) -> i64:
    """The kind of one of the tiles, counted through kind by kind."""
    kind: i64 = 0
    while index >= tiles[kind]:
        index -= tiles[kind]
        kind += 1
    return kind


def fill_added(world: Board, rng: Rng) -> None:
    """Hidden additions: a denier at least for each round a seat added in; all it may if it is asked no more (RUL-6)."""
    for seat in range(world.seats):
        if world.added[seat] != UNKNOWN:
            continue
        limit = world.money[seat] if world.money[seat] < world.most[seat] else world.most[seat]
        if world.asked >> seat & 1 == 0:
            world.added[seat] = limit
            continue
        rounds: i64 = 0
        for i in range(len(world.adders)):
            rounds += world.adders[i] >> seat & 1
        # A promised minimum was met in the first round (T6), so every later round added to it.
        lowest = rounds if world.least[seat] == 0 else world.least[seat] + rounds - 1
        world.added[seat] = lowest + rng.below(limit - lowest)


def fill_answers(world: Board, rng: Rng) -> None:
    """Sealed amounts of the present round: anything the seat may choose."""
    for seat in range(world.seats):
        if world.answers[seat] == UNKNOWN:
            least = least_amount(world, seat)
            world.answers[seat] = least + rng.below(most_amount(world, seat) - least + 1)
