"""Meadows and barns: junctions, the cities a meadow touches (R20, R40 to R47)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.board import Board
from jurade.games.carcassonne.tables import BARN, CORNER, MOST_SEGMENTS, TOUCHED

# Corners are numbered nw 0, ne 1, se 2, sw 3; a junction is named by the cell whose north-west corner it is.


def junction_of(at: i64, corner: i64) -> i64:
    """The junction at a corner of a cell."""
    if corner == 0:
        return at
    if corner == 1:
        return at + b.EAST
    if corner == 2:
        return at + b.EAST + b.SOUTH
    return at + b.SOUTH


def corner_meadow(board: Board, at: i64, corner: i64) -> i64:
    """The meadow segment that fills a corner of a cell, or -1: no tile there, or no meadow."""
    near = i64(board.grid[b.place_on_grid(at)])
    if near == 0:
        return -1
    entry = board.tiles[near - 1]
    local = CORNER[b.form_of(entry) * 4 + corner]
    return b.first_of(entry) + local if local >= 0 else -1


def junction_meadow(board: Board, junction: i64) -> i64:
    """The meadow around a junction where four tiles meet and all four corners are meadow, or -1 (R40).

    The four corners then belong to one meadow.
    """
    segment = corner_meadow(board, junction, 0)
    if segment < 0:
        return -1
    if corner_meadow(board, junction + b.WEST, 1) < 0:
        return -1
    if corner_meadow(board, junction + b.WEST + b.NORTH, 2) < 0:
        return -1
    if corner_meadow(board, junction + b.NORTH, 3) < 0:
        return -1
    return i64(board.feature[segment])


def barn_meadow(board: Board, tile: i64, corner: i64) -> i64:
    """The meadow a barn on this corner of a tile would stand in, or -1 when it is no meadow junction."""
    entry = board.tiles[tile]
    if CORNER[b.form_of(entry) * 4 + corner] < 0:
        return -1
    return junction_meadow(board, junction_of(b.spot_of(entry), corner))


def place_barn(board: Board, seat: i64, junction: i64) -> i64:
    """Put the barn of a seat on a meadow junction, where it stays (R42); the meadow."""
    meadow = junction_meadow(board, junction)
    board.supply[seat] -= b.UNIT_OF[BARN]
    board.barns[seat] = junction
    board.claims[meadow] += b.CLAIM_OF[BARN] << seat * b.SEAT_BITS
    return meadow


def complete_cities(board: Board, meadow: i64) -> "vec[i64]":
    """The complete cities a meadow touches (R20); who scored them does not matter (RULING 27)."""
    touched = touched_cities(board, meadow)
    found = vec[i64](capacity=16)
    for i in range(len(touched)):
        if b.ends_in(board.sums[touched[i]]) == 0:
            found = append(found, touched[i])
    return found


def touched_cities(board: Board, meadow: i64) -> "vec[i64]":
    """All cities a meadow touches, each once (R20)."""
    found = vec[i64](capacity=16)
    segment = meadow
    while True:
        entry = board.tiles[i64(board.holder[segment])]
        first = b.first_of(entry)
        touched = TOUCHED[b.type_of(entry) * MOST_SEGMENTS + segment - first]
        local: i64 = 0
        while touched:
            if touched & 1:
                city = i64(board.feature[first + local])
                if not is_among(found, city):
                    found = append(found, city)
            touched >>= 1
            local += 1
        segment = i64(board.ring[segment])
        if segment == meadow:
            return found


def is_among(numbers: "vec[i64]", wanted: i64) -> bool:
    for i in range(len(numbers)):
        if numbers[i] == wanted:
            return True
    return False
