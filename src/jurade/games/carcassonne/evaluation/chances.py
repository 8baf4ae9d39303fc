"""How likely it is that what is open will be closed: for the bots."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.games.carcassonne.rules.abbey import segment_towards
from jurade.games.carcassonne.rules.actions import CHANCE_TILE
from jurade.games.carcassonne.rules.board import MOST
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.tables import FIT, ROAD_EDGE

CERTAIN: Final = 1024  # chances are in parts of this

# The chance that an open end is closed, by twice the number of fitting tiles a seat may expect to draw.
END_CLOSED: Final = vec[i64]([round(CERTAIN * (1 - math.exp(-0.35 * k))) for k in range(33)])

ALL_CERTAIN: Final = vec[i64]([CERTAIN] * MOST)
NOT_KNOWN: Final = vec[i64]([-1] * 256)
ROAD_OR_CITY: Final = 0xAA  # the bits of a frontier cell's wish that only those two edges have


def fitting_tiles(state: CarcassonneState, wanted: i64) -> i64:
    """How many tiles not yet drawn fit a cell with these neighbours; the tile in hand counts."""
    count: i64 = 0
    for i in range(0, len(state.pile), 2):
        if FIT[(state.pile[i] - CHANCE_TILE) * 256 + wanted]:
            count += state.pile[i + 1]
    if state.drawn >= 0 and FIT[state.drawn * 256 + wanted]:
        count += 1
    return count


def chances_of_completion(state: CarcassonneState) -> "vec[i64]":
    """For every city, and every road with a piece in it, the chance that all its open ends will be closed."""
    chances = ALL_CERTAIN[: state.segments]
    closed = NOT_KNOWN[:]  # by what a cell wants: many want the same
    for i in range(len(state.front)):
        wanted = state.front[i] & 255
        if wanted & ROAD_OR_CITY == 0:
            continue
        at = state.front[i] >> 8
        for side in range(4):
            edge = wanted >> 2 * side & 3
            if edge < ROAD_EDGE:
                continue
            feature = i64(state.feature[segment_towards(state, at, side)])
            if edge == ROAD_EDGE and state.claims[feature] == 0:
                continue
            if closed[wanted] < 0:
                closed[wanted] = end_closed(state, 2 * fitting_tiles(state, wanted))
            chances[feature] = chances[feature] * closed[wanted] // CERTAIN
    return chances


def end_closed(state: CarcassonneState, doubled: i64) -> i64:
    """The chance that an end is closed for which there are so many tiles, counted twice."""
    expected = doubled // state.seats
    return END_CLOSED[expected if expected < 32 else 32]


def any_end_closed(state: CarcassonneState) -> i64:
    """The chance of an end nobody has looked at: about every fourth tile fits it."""
    return end_closed(state, state.left // 2)


def all_closed(chance: i64, ends: i64) -> i64:
    """The chance that so many ends are closed, each as likely."""
    out: i64 = CERTAIN
    for _ in range(ends):
        out = out * chance // CERTAIN
    return out
