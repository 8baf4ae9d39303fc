"""Placing the pieces before the first turn, when the option asks for it (sections 4 and 5, PLACE)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.journal import Facts
from jurade.core.state import UNKNOWN
from jurade.games.bastions import tables as t
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules.board import FREELY, Board


def next_value(board: Board, seat: i64) -> i64:
    """The value a seat places next: the order is fixed, towers first."""
    return t.ARMIES[board.seats][board.placed[seat]]


def may_stand(board: Board, piece: i64, value: i64) -> bool:
    """May the figurine on this starting cell get this value?

    Its type is that of the layout, or, freely placed, any; but a tower stays outside the bastion (R8).
    """
    if board.value[piece] != UNKNOWN:
        return False
    if board.rules.placement != FREELY:
        return board.kind[piece] == t.VALUE_TYPE[value]
    return t.VALUE_TYPE[value] != t.TOWER or board.terrain.bastion[board.terrain.start[piece]] == t.NONE


def list_places(board: Board, seat: i64) -> "vec[i64]":
    """The cells for the next piece of a seat, in the order of the cells."""
    out = vec[i64](capacity=16)
    terrain = board.terrain
    value = next_value(board, seat)
    for i in range(seat * board.army, (seat + 1) * board.army):
        piece = terrain.start_order[i]
        if may_stand(board, piece, value):
            out = append(out, act.packed(act.PLACE, value, terrain.start[piece]))
    return out


def place(board: Board, seat: i64, value: i64, cell: i64) -> None:
    """Put a value on a starting cell; only its owner sees which."""
    piece = board.top[cell]
    board.kind[piece] = t.VALUE_TYPE[value]
    board.value[piece] = value
    board.placed[seat] += 1
    if board.journal is not None:
        secret: Facts = {"value": t.TYPED_VALUES[value], "cell": board.cell_name(cell)}
        board.journal.note("piece_placed", {"seat": seat, "placed": board.placed[seat]}, {seat: secret})
