"""The wagon drives on after its feature was scored (R48 to R54)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.carcassonne.abbey import segment_towards
from jurade.games.carcassonne.actions import WAGON_HOME, wagon_to
from jurade.games.carcassonne.board import (
    AROUND,
    STEP,
    UNIT_OF,
    WITH_NEIGHBOURHOOD,
    Board,
    ends_in,
    first_of,
    form_of,
    spot_of,
    type_of,
)
from jurade.games.carcassonne.deploying import stand
from jurade.games.carcassonne.tables import (
    ABBEY,
    FIELD,
    LINKED,
    LOCAL,
    MOST_SEGMENTS,
    SEGMENTS,
    SIDE,
    WAGON,
)


def may_enter(board: Board, segment: i64) -> bool:
    """Is the segment part of an incomplete, unoccupied road, city, cloister or abbey (R50 a to c)?"""
    feature = i64(board.feature[segment])
    return board.kind_of(segment) != FIELD and ends_in(board.sums[feature]) > 0 and not board.is_occupied(feature)


def linked_segments(board: Board, segment: i64) -> "vec[i64]":
    """The segments directly connected with a segment: links of its tile, abbeys at its edges (R52, RULING 15)."""
    found = vec[i64](capacity=8)
    entry = board.tiles[i64(board.holder[segment])]
    first = first_of(entry)
    at = spot_of(entry)
    if type_of(entry) == ABBEY:
        for side in range(4):
            beside = segment_towards(board, at, side)
            if beside >= 0:
                found = append(found, beside)
        return found
    local = segment - first
    linked = LINKED[type_of(entry) * MOST_SEGMENTS + local]
    for other in range(SEGMENTS[type_of(entry)]):
        if linked >> other & 1:
            found = append(found, first + other)
    for side in range(4):
        if (SIDE[form_of(entry) * 4 + side] & 15) - 1 == local:
            tile = board.tile_at(at + STEP[side])
            if tile >= 0 and type_of(board.tiles[tile]) == ABBEY:
                found = append(found, first_of(board.tiles[tile]))
    return found


def connected(board: Board, feature: i64) -> "vec[i64]":
    """Where a wagon may go from a scored feature, left through any of its tiles (R52).

    One segment for each destination feature: the smallest of those that are linked (section 5).
    """
    found = vec[i64](capacity=8)
    segment = feature
    while True:
        linked = linked_segments(board, segment)
        for i in range(len(linked)):
            if may_enter(board, linked[i]):
                found = with_smallest(board, found, linked[i])
        segment = i64(board.ring[segment])
        if segment == feature:
            return found


def with_smallest(board: Board, found: "vec[i64]", segment: i64) -> "vec[i64]":
    """The destinations with one more link; of two links to the same feature the smaller stays."""
    for i in range(len(found)):
        if board.feature[found[i]] == board.feature[segment]:
            if board.key_of(segment) < board.key_of(found[i]):
                found[i] = segment
            return found
    return append(found, segment)


def in_neighbourhood(board: Board, segment: i64) -> "vec[i64]":
    """Every segment a wagon may enter on its own cell and the eight around it (RULING 17)."""
    found = vec[i64](capacity=8)
    centre = spot_of(board.tiles[i64(board.holder[segment])])
    for i in range(-1, 8):
        at = centre if i < 0 else centre + AROUND[i]
        tile = board.tile_at(at)
        if tile < 0:
            continue
        first = first_of(board.tiles[tile])
        for local in range(SEGMENTS[type_of(board.tiles[tile])]):
            if may_enter(board, first + local):
                found = append(found, first + local)
    return found


def destinations(board: Board, seat: i64) -> "vec[i64]":
    """What the owner of a scored wagon may do: home, then every destination by x, y, segment."""
    segment = board.wagons[seat]
    if board.rules & WITH_NEIGHBOURHOOD:
        reached = in_neighbourhood(board, segment)
    else:
        reached = connected(board, i64(board.feature[segment]))
    found = vec[i64](capacity=len(reached) + 1)
    found = append(found, WAGON_HOME)
    for i in range(len(reached)):
        action = wagon_to(board.key_of(reached[i]))
        found = append(found, action)
        k = len(found) - 1
        while k > 1 and found[k - 1] > action:
            found[k] = found[k - 1]
            k -= 1
        found[k] = action
    return found


def segment_at(board: Board, key: i64) -> i64:
    """The segment at a spot with a code, or -1."""
    tile = board.tile_at(key >> 4)
    if tile < 0:
        return -1
    entry = board.tiles[tile]
    local = LOCAL[type_of(entry) * 16 + (key & 15)]
    return first_of(entry) + local if local >= 0 else -1


def drive(board: Board, seat: i64, key: i64) -> None:
    """Move the waiting wagon of a seat; it claims the new feature like any follower (R54)."""
    board.waiting &= ~(i64(1) << seat)
    stand(board, seat, WAGON, segment_at(board, key))


def send_home(board: Board, seat: i64) -> None:
    """The waiting wagon of a seat goes back to the supply."""
    board.waiting &= ~(i64(1) << seat)
    board.supply[seat] += UNIT_OF[WAGON]
