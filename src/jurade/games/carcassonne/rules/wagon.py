"""The wagon drives on after its feature was scored (R48 to R54)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.abbey import segment_towards
from jurade.games.carcassonne.rules.actions import WAGON_HOME, wagon_to
from jurade.games.carcassonne.rules.board import Board
from jurade.games.carcassonne.rules.deploying import stand


def may_enter(board: Board, segment: i64) -> bool:
    """Is the segment part of an incomplete, unoccupied road, city, cloister or abbey (R50 a to c)?"""
    feature = i64(board.feature[segment])
    return board.kind_of(segment) != t.FIELD and b.ends_in(board.sums[feature]) > 0 and not board.is_occupied(feature)


def linked_segments(board: Board, segment: i64) -> "vec[i64]":
    """The segments directly connected with a segment: links of its tile, abbeys at its edges (R52, RULING 15)."""
    found = vec[i64](capacity=8)
    entry = board.tiles[i64(board.holder[segment])]
    first = b.first_of(entry)
    at = b.spot_of(entry)
    if b.type_of(entry) == t.ABBEY:
        for side in range(4):
            beside = segment_towards(board, at, side)
            if beside >= 0:
                found = append(found, beside)
        return found
    local = segment - first
    linked = t.LINKED[b.type_of(entry) * t.MOST_SEGMENTS + local]
    for other in range(t.SEGMENTS[b.type_of(entry)]):
        if linked >> other & 1:
            found = append(found, first + other)
    for side in range(4):
        if (t.SIDE[b.form_of(entry) * 4 + side] & 15) - 1 == local:
            tile = board.tile_at(at + b.STEP[side])
            if tile >= 0 and b.type_of(board.tiles[tile]) == t.ABBEY:
                found = append(found, b.first_of(board.tiles[tile]))
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
    centre = b.spot_of(board.tiles[i64(board.holder[segment])])
    for i in range(-1, 8):
        at = centre if i < 0 else centre + b.AROUND[i]
        tile = board.tile_at(at)
        if tile < 0:
            continue
        first = b.first_of(board.tiles[tile])
        for local in range(t.SEGMENTS[b.type_of(board.tiles[tile])]):
            if may_enter(board, first + local):
                found = append(found, first + local)
    return found


def destinations(board: Board, seat: i64) -> "vec[i64]":
    """What the owner of a scored wagon may do: home, then every destination by x, y, segment."""
    segment = board.wagons[seat]
    if board.rules & b.WITH_NEIGHBOURHOOD:
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
    local = t.LOCAL[b.type_of(entry) * 16 + (key & 15)]
    return b.first_of(entry) + local if local >= 0 else -1


def drive(board: Board, seat: i64, key: i64) -> None:
    """Move the waiting wagon of a seat; it claims the new feature like any follower (R54)."""
    board.waiting &= ~(i64(1) << seat)
    stand(board, seat, t.WAGON, segment_at(board, key))


def send_home(board: Board, seat: i64) -> None:
    """The waiting wagon of a seat goes back to the supply."""
    board.waiting &= ~(i64(1) << seat)
    board.supply[seat] += b.UNIT_OF[t.WAGON]
