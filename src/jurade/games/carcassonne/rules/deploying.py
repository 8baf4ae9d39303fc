"""Deploying: one piece on the tile just laid, or none (R5 to R9, and the pieces of the sets)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.actions import SKIP, deployment
from jurade.games.carcassonne.rules.barns import barn_meadow
from jurade.games.carcassonne.rules.board import Board


def is_repeated(board: Board, first: i64, local: i64) -> bool:
    """Does an earlier segment of the tile belong to the same feature?  Then only that one is offered (section 5)."""
    feature = board.feature[first + local]
    for earlier in range(local):
        if board.feature[first + earlier] == feature:
            return True
    return False


def may_follow(board: Board, feature: i64, kind: i64) -> bool:
    """May a follower stand there: nobody's follower in the feature (R6), no farmer beside a barn (R43)?"""
    claims = board.claims[feature]
    if claims & b.ANY_FOLLOWER:
        return False
    return kind != t.FIELD or (claims & b.ANY_BARN == 0 and board.rules & b.WITH_FARMERS != 0)


def may_help(board: Board, feature: i64, kind: i64, seat: i64) -> bool:
    """May a builder (road, city) or a pig (meadow) join its owner's followers there (R72, R75)?"""
    if b.claim_of(board.claims[feature], seat) & b.OWN_FOLLOWER == 0:
        return False
    return kind == t.FIELD or b.ends_in(board.sums[feature]) > 0


def deployments(board: Board, seat: i64) -> "vec[i64]":
    """What a seat may do with the tile just laid: skip, a piece on a segment, the barn on a corner."""
    found = vec[i64](capacity=16)
    found = append(found, SKIP)
    supply = board.supply[seat]
    entry = board.tiles[board.fresh]
    row = b.type_of(entry) * t.MOST_SEGMENTS
    first = b.first_of(entry)
    for local in range(t.SEGMENTS[b.type_of(entry)]):
        if is_repeated(board, first, local):
            continue
        feature = i64(board.feature[first + local])
        kind = t.KIND[row + local]
        code = t.CODE[row + local]
        if may_follow(board, feature, kind):
            if supply & 7:
                found = append(found, deployment(code, t.FOLLOWER))
            if supply & 8:
                found = append(found, deployment(code, t.BIG))
            if supply & 16 and kind != t.FIELD:
                found = append(found, deployment(code, t.WAGON))
            if supply & 32 and kind == t.CITY:
                found = append(found, deployment(code, t.MAYOR))
        elif supply & 64 and kind <= t.ROAD:
            if may_help(board, feature, kind, seat):
                found = append(found, deployment(code, t.BUILDER))
        elif supply & 128 and kind == t.FIELD and may_help(board, feature, kind, seat):
            found = append(found, deployment(code, t.PIG))
    if supply & 256:
        for corner in range(4):
            meadow = barn_meadow(board, board.fresh, corner)
            if meadow >= 0 and board.claims[meadow] & b.ANY_BARN == 0:
                found = append(found, deployment(corner, t.BARN))
    return found


def stand(board: Board, seat: i64, piece: i64, segment: i64) -> None:
    """Put a piece on a segment; where it comes from is the caller's affair."""
    board.piece[segment] = u8(1 + seat * 8 + piece)
    board.claims[i64(board.feature[segment])] += b.CLAIM_OF[piece] << seat * b.SEAT_BITS


def deploy(board: Board, seat: i64, piece: i64, segment: i64) -> None:
    """Put a piece of the supply on a segment of the tile just laid (R5)."""
    board.supply[seat] -= b.UNIT_OF[piece]
    stand(board, seat, piece, segment)
