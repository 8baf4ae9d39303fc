"""The abbey: a private tile that closes a hole (R30 to R36)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.carcassonne.rules.actions import abbey_at
from jurade.games.carcassonne.rules.board import STEP, Board, first_of, form_of
from jurade.games.carcassonne.rules.features import close_end
from jurade.games.carcassonne.rules.laying import fill_cloisters_around, fill_hole, is_hole, put_down
from jurade.games.carcassonne.tables import ABBEY, SIDE


def may_lay_abbey(board: Board, seat: i64) -> bool:
    """The seat still has its abbey (R36) and there is a hole (R31)."""
    return board.holes > 0 and board.has_abbey(seat)


def with_holes(board: Board, first: i64) -> "vec[i64]":
    """One action, then the abbey into every hole by x, y."""
    found = vec[i64](capacity=8)
    found = append(found, first)
    for i in range(len(board.front)):
        if is_hole(board.front[i]):
            found = append(found, abbey_at(board.front[i] >> 8))
    return found


def segment_towards(board: Board, at: i64, side: i64) -> i64:
    """The road or city segment of the neighbour on that side whose edge lies on this cell, or -1."""
    tile = board.tile_at(at + STEP[side])
    if tile < 0:
        return -1
    entry = board.tiles[tile]
    local = (SIDE[form_of(entry) * 4 + (side ^ 2)] & 15) - 1
    return first_of(entry) + local if local >= 0 else -1


def lay_abbey(board: Board, at: i64) -> None:
    """Lay an abbey: it closes the four edges it touches (R33) and adds nothing to them (R34)."""
    first = put_down(board, ABBEY, 0, at)
    fill_hole(board, at)
    for side in range(4):
        segment = segment_towards(board, at, side)
        if segment >= 0:
            close_end(board, segment)
    fill_cloisters_around(board, at, first, 0)
