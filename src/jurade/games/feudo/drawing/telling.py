"""Seats, pawns and territories in words; used by picks, tips, prompts, previews and log lines."""

from __future__ import annotations

from collections.abc import Iterable

from jurade.core.look import seat_name
from jurade.core.words import Message, say
from jurade.games.feudo import tables as t
from jurade.games.feudo.rules.board import Board
from jurade.games.feudo.rules.combat import defence

TOWN_NAMES = {town["id"]: str(town["name"]) for town in t.FACTS["towns"]}


def seat_words(seat: int) -> Message:
    return seat_name(t.COLOURS[seat])


def seat_list(seats: Iterable[int]) -> tuple[Message, ...]:
    return tuple(seat_words(seat) for seat in seats)


def order_of(packed: int, seats: int) -> list[int]:
    """The seats of a packed order."""
    return [int(packed >> 2 * i & 3) for i in range(seats)]


def pawn_words(pawn: int) -> Message:
    return say("pawn", pawn=t.PAWN_NAMES[pawn])


def pawns_in(mask: int) -> list[int]:
    """The pawns of a set."""
    return [pawn for pawn in range(t.PAWNS) if mask >> pawn & 1]


def pawn_list(mask: int) -> tuple[Message, ...]:
    return tuple(pawn_words(pawn) for pawn in pawns_in(mask))


def terrain_of(board: Board, cell: int) -> str:
    """What a territory is, as the words name it."""
    if cell in [int(castle) for castle in board.castle]:
        return "castle"
    if board.town_at(cell) >= 0:
        return "town"
    if t.LATTICE_PLACE[cell] >= 0:
        return "village"
    if board.is_wood(cell):
        return "wood"
    if board.is_mountain(cell):
        return "mountain"
    if cell == t.CENTRE and board.has_convent():
        return "convent"
    if cell in t.CORNERS:
        return "corner"
    return "border" if cell in t.BORDER else "cross" if cell in t.CROSS else "hill"


def town_name(board: Board, cell: int) -> str:
    """The town on a territory; "" when there is none."""
    town = int(board.town_at(cell))
    return str(t.FACTS["towns"][town]["name"]) if town >= 0 else ""


def cell_words(board: Board, cell: int) -> Message:
    """A territory by name and kind: "d8, wood"."""
    return say("cell", cell=t.CELL_NAMES[cell], terrain=terrain_of(board, cell), town=town_name(board, cell))


def numbered(board: Board, seat: int, mask: int) -> tuple[Message, ...]:
    """Pawns with their numbers, as the parts of a sum."""
    return tuple(say("part", what=pawn_words(pawn), number=int(board.number(seat, pawn))) for pawn in pawns_in(mask))


def defence_parts(board: Board, seat: int, cell: int) -> tuple[Message, ...]:
    """What defends a territory against a seat: its pawns, then walls, wood or village."""
    other = int(board.defenders(seat, cell))
    parts: list[Message] = []
    total = 0
    if other >= 0:
        mask = int(board.pawns_on(other, cell)) & int(t.FIGHTERS)
        parts += numbered(board, other, mask)
        total = sum(int(board.number(other, pawn)) for pawn in pawns_in(mask))
    ground = int(defence(board, seat, cell)) - total
    if ground:
        parts.append(say("part-ground", terrain=terrain_of(board, cell), number=ground))
    return tuple(parts)
