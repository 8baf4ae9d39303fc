"""Words about seats, pieces, cells, objectives: messages that several parts of the picture need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from jurade.core.look import seat_name
from jurade.core.words import Message, say
from jurade.games.bastions.board import Board, has
from jurade.games.bastions.drawing.geometry import COLOURS, Cell
from jurade.games.bastions.drawing.pieces import HIDDEN, KNOWN, SECRET
from jurade.games.bastions.missions import card_points
from jurade.games.bastions.tables import (
    ALL_STRATEGISTS,
    ARMIES,
    DEEDS,
    MAIN_MISSIONS,
    NONE,
    OBJECTIVE_NAMES,
    SECONDARY_MISSIONS,
    STRATEGISTS_WANTED,
    TYPE_LETTERS,
    UNKNOWN,
    VALUE_NAMES,
    VALUE_TYPE,
)

NOBODY_KNOWS: Final = "x"  # the letter of a piece whose type is not known


def seat_words(seat: int) -> Message:
    """A seat by its colour; a page may put the player's name instead."""
    return seat_name(COLOURS[seat])


def letter_of(board: Board, piece: int) -> str:
    """The letter of a piece's type, as far as this state knows it."""
    kind = int(board.kind[piece])
    return NOBODY_KNOWS if kind == UNKNOWN else TYPE_LETTERS[kind]


def value_of(board: Board, piece: int) -> str:
    """The value of a piece as its plate shows it, '?' when this state does not know it."""
    value = int(board.value[piece])
    return HIDDEN if value == UNKNOWN else VALUE_NAMES[value]


def secrecy_of(board: Board, piece: int) -> str:
    """Is the value of a piece known to all, or to its owner alone?"""
    return KNOWN if board.knows_value(NONE, piece) else SECRET


def piece_words(board: Board, piece: int) -> Message:
    """A piece with type, name and value: "Soldier ms3 (6/4)"."""
    if board.kind[piece] == UNKNOWN:
        return say("piece-hidden", seat=seat_words(int(board.owner(piece))))
    return say("piece", kind=letter_of(board, piece), name=board.piece_name(piece), value=value_of(board, piece))


def value_words(value: int) -> Message:
    """A value with its type: "archer 6/3"."""
    return say("value", kind=TYPE_LETTERS[VALUE_TYPE[value]], value=VALUE_NAMES[value])


def pieces_words(board: Board, pieces: Iterable[int]) -> Message | tuple[Message, ...]:
    """Several pieces, or that there are none."""
    found = tuple(piece_words(board, piece) for piece in pieces)
    return found or say("none")


def cell_words(cell: Cell) -> Message:
    """A cell with what it is and how high it lies."""
    if cell.bastion is None:
        return say("cell", cell=cell.name, kind=cell.kind)
    return say("cell-bastion", cell=cell.name, kind=cell.kind, level=cell.level, owner=seat_words(cell.bastion))


def objective_words(board: Board, objective: int) -> Message:
    """What an objective asks for."""
    if objective == UNKNOWN:
        return say("objective-unknown")
    name = OBJECTIVE_NAMES[objective]
    if objective == ALL_STRATEGISTS:
        return say("objective-strategists", count=int(STRATEGISTS_WANTED[board.seats]))
    return say(f"objective-{name}")


def possible_values(board: Board, piece: int) -> list[int]:
    """The values a piece may have as far as this state knows."""
    if board.value[piece] != UNKNOWN:
        return [int(board.value[piece])]
    return [int(value) for value in board.values_left(piece)]


def values_unseen(board: Board, seat: int) -> list[str]:
    """The values of an army that this state has not seen, with the letters of their types, in placing order."""
    return [
        f"{TYPE_LETTERS[VALUE_TYPE[value]]} {VALUE_NAMES[value]}"
        for value in ARMIES[board.seats]
        if not board.is_given(seat, value)
    ]


def mission_progress(board: Board, seat: int, card: int) -> tuple[int, int, int]:
    """How far a seat is with a courage card: done, wanted by the next mission, points so far (R72)."""
    points = int(card_points(card, board.deeds[seat * DEEDS : (seat + 1) * DEEDS]))
    missions = MAIN_MISSIONS if points else SECONDARY_MISSIONS
    deed, wanted = int(missions[card * 3]), int(missions[card * 3 + 1])
    return int(board.deeds[seat * DEEDS + deed]), wanted, points


def prisoners(board: Board, seat: int) -> list[int]:
    """The pieces a seat holds."""
    return [piece for piece in range(board.pieces) if board.captor[piece] == seat]


def members(board: Board, pieces: int) -> list[int]:
    """The pieces of a set."""
    return [piece for piece in range(board.pieces) if has(pieces, piece)]
