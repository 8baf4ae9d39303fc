"""Laying tiles: where they fit, and what the land is like afterwards (R1 to R4)."""

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, u8

from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.actions import placement
from jurade.games.carcassonne.rules.board import Board
from jurade.games.carcassonne.rules.features import join, join_ends

# ---- the frontier


def front_index(board: Board, at: i64) -> i64:
    """Where in the frontier a cell is, or would be."""
    front = board.front
    wanted = at << 8
    low: i64 = 0
    high = len(front)
    while low < high:
        middle = (low + high) >> 1
        if front[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def is_hole(wanted: i64) -> bool:
    """Are all four neighbours there (R31)?  Their edges are then all known, two bits each."""
    return (wanted | wanted >> 1) & 0x55 == 0x55


def want(board: Board, index: i64, at: i64, side: i64, edge: i64) -> bool:
    """An empty cell has a new neighbour on one side and wants that edge; False when it is not in the frontier yet.

    ``index`` is where in the frontier it would be.
    """
    front = board.front
    if index < 0 or index >= len(front) or front[index] >> 8 != at:
        return False
    wanted = front[index] | edge << 2 * side
    front[index] = wanted
    if is_hole(wanted):
        board.holes += 1
    return True


def insert(board: Board, index: i64, entry: i64) -> None:
    """Put an entry into the frontier, those behind it move on."""
    front = append(board.front, entry)
    for i in range(len(front) - 1, index, -1):
        front[i] = front[i - 1]
    front[index] = entry
    board.front = front


def advance(board: Board, at: i64, row: i64) -> None:
    """A land tile is laid: its cell leaves the frontier, the empty ones beside it are there and want its edges.

    The cells to the north and south are the next ones in the order of the frontier, so the cell left is used for them.
    """
    north: i64 = t.SIDE[row] >> 12 if board.grid[b.place_on_grid(at + b.NORTH)] == 0 else 0
    south: i64 = t.SIDE[row + 2] >> 12 if board.grid[b.place_on_grid(at + b.SOUTH)] == 0 else 0
    index = front_index(board, at)
    free = index < len(board.front) and board.front[index] >> 8 == at
    if free and is_hole(board.front[index]):
        board.holes -= 1
    if north and not want(board, index - 1, at + b.NORTH, 2, north):
        entry = at + b.NORTH << 8 | north << 4
        if free:
            board.front[index] = entry
        else:
            insert(board, index, entry)
        free = False
        index += 1
    if south and not want(board, index + 1 if free else index, at + b.SOUTH, 0, south):
        entry = at + b.SOUTH << 8 | south
        if free:
            board.front[index] = entry
        else:
            insert(board, index, entry)
        free = False
    if free:
        board.front, _ = pop(board.front, index)
    for side in range(1, 4, 2):
        beside = at + b.STEP[side]
        if board.grid[b.place_on_grid(beside)] == 0:
            index = front_index(board, beside)
            edge = t.SIDE[row + side] >> 12
            if not want(board, index, beside, side ^ 2, edge):
                insert(board, index, beside << 8 | edge << 2 * (side ^ 2))


def wanted_at(board: Board, at: i64) -> i64:
    """The edges an empty cell wants, two bits a side; 0 when it has no neighbour."""
    index = front_index(board, at)
    if index < len(board.front) and board.front[index] >> 8 == at:
        return board.front[index] & 255
    return 0


def fill_hole(board: Board, at: i64) -> None:
    """An abbey is laid: its cell leaves the frontier, and no empty cell lies beside it."""
    board.front, _ = pop(board.front, front_index(board, at))
    board.holes -= 1


# ---- where a tile fits


def placements(board: Board, kind: i64) -> "vec[i64]":
    """Every fitting cell and listed rotation, by x, y, rotation (R2)."""
    front = board.front
    row = kind * 256
    count: i64 = 0
    for i in range(len(front)):
        count += i64(t.FIT[row + (front[i] & 255)]) & 7
    # Four are written for every cell, the next cell overwrites those too many: faster than asking how many there are.
    found = b.NO_NUMBERS[: count + 4]
    k: i64 = 0
    for i in range(len(front)):
        entry = front[i]
        fits = i64(t.FIT[row + (entry & 255)])
        at = entry >> 8
        found[k] = placement(at, fits >> 3 & 3)
        found[k + 1] = placement(at, fits >> 5 & 3)
        found[k + 2] = placement(at, fits >> 7 & 3)
        found[k + 3] = placement(at, fits >> 9 & 3)
        k += fits & 7
    return found[:count]


# ---- laying


def put_down(board: Board, kind: i64, turn: i64, at: i64) -> i64:
    """Put a tile into its cell with every segment a feature of its own; the number of its first segment."""
    first = board.segments
    count = t.SEGMENTS[kind]
    tile = board.laid
    board.tiles[tile] = b.tile_entry(at, kind * 4 + turn, first)
    board.grid[b.place_on_grid(at)] = u8(tile + 1)
    for local in range(count):
        segment = first + local
        board.feature[segment] = i16(segment)
        board.ring[segment] = i16(segment)
        board.holder[segment] = u8(tile)
        board.sums[segment] = t.SUMS[kind * t.MOST_SEGMENTS + local]
    board.fresh = tile
    board.laid = tile + 1
    board.segments = first + count
    return first


def mark_twins(board: Board, kind: i64, first: i64) -> None:
    """Give a tile with several roads, or cities, its bit in each of them, so that it is counted once (R13)."""
    cities = t.CITIES[kind]
    if cities > 1:
        for local in range(cities):
            board.sums[first + local] |= t.TWIN_UNIT << board.twins
        board.twins += 1
    roads = t.ROADS[kind]
    if roads > 1:
        for local in range(cities, cities + roads):
            board.sums[first + local] |= t.TWIN_UNIT << board.crossings
        board.crossings += 1


def fill_cloisters_around(board: Board, at: i64, first: i64, cloister: i64) -> None:
    """The new tile is a neighbour of the cloisters and abbeys around it, and has neighbours itself (R14, R35)."""
    for i in range(8):
        near = i64(board.grid[b.place_on_grid(at + b.AROUND[i])])
        if near == 0:
            continue
        if cloister >= 0:
            board.sums[first + cloister] -= t.END_UNIT
        entry = board.tiles[near - 1]
        other = t.CLOISTER_OF[b.type_of(entry)]
        if other >= 0:
            board.sums[b.first_of(entry) + other] -= t.END_UNIT


def lay(board: Board, kind: i64, turn: i64, at: i64) -> None:
    """Lay a land tile: its segments join those of its neighbours, the frontier moves on."""
    first = put_down(board, kind, turn, at)
    mark_twins(board, kind, first)
    row = (kind * 4 + turn) * 4
    advance(board, at, row)
    for side in range(4):
        own = t.SIDE[row + side]
        beside = at + b.STEP[side]
        near = i64(board.grid[b.place_on_grid(beside)])
        if near == 0:
            continue
        entry = board.tiles[near - 1]
        theirs = t.SIDE[b.form_of(entry) * 4 + (side ^ 2)]
        start = b.first_of(entry)
        if own & 15:
            join_ends(board, first + (own & 15) - 1, start + (theirs & 15) - 1)
        if own >> 4 & 15:
            # Ports run clockwise, so the first port of one tile faces the second of the other.
            join(board, first + (own >> 4 & 15) - 1, start + (theirs >> 8 & 15) - 1)
            join(board, first + (own >> 8 & 15) - 1, start + (theirs >> 4 & 15) - 1)
    fill_cloisters_around(board, at, first, t.CLOISTER_OF[kind])
