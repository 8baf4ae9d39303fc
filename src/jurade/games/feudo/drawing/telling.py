"""Seats, pawns and territories in words; used by picks, tips, prompts, previews and log lines."""

from __future__ import annotations

from collections import Counter
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


def pawn_words(pawn: int, count: int = 1) -> Message:
    """A pawn by its kind, or several of that kind: "Baron", "two Knights"."""
    return say("pawn", kind=t.PAWN_KINDS[pawn], count=count)


def pawns_in(mask: int) -> list[int]:
    """The pawns of a set."""
    return [pawn for pawn in range(t.PAWNS) if mask >> pawn & 1]


def kinds_in(pawns: Iterable[int]) -> tuple[Message, ...]:
    """Pawns by their kinds, those of one kind together: the Baron and two Knights."""
    found = Counter(_first_alike(pawn) for pawn in pawns)
    return tuple(pawn_words(pawn, count) for pawn, count in found.items())


def _first_alike(pawn: int) -> int:
    return t.PAWN_KINDS.index(t.PAWN_KINDS[pawn])


def named(board: Board, seat: int, pawn: int, count: int = 1) -> Message:
    """A pawn of a seat by its kind, and by where it is if others of its kind are elsewhere.

    Those of one kind on one territory, in the castle or in the convent, are all alike.
    """
    words, place = pawn_words(pawn, count), _place(board, seat, pawn)
    alike = (other for other in pawns_in(int(board.alive[seat])) if t.PAWN_KINDS[other] == t.PAWN_KINDS[pawn])
    if place == t.GONE or all(_place(board, seat, other) == place for other in alike):
        return words
    if place == t.HOME:
        return say("pawn-inside", pawn=words)
    return say("pawn-on", pawn=words, cell=t.CELL_NAMES[place])


def names_in(board: Board, seat: int, mask: int) -> tuple[Message, ...]:
    """Pawns of a seat by name, those that are alike together."""
    found = Counter((_first_alike(pawn), _place(board, seat, pawn)) for pawn in pawns_in(mask))
    there = {(_first_alike(pawn), _place(board, seat, pawn)): pawn for pawn in pawns_in(mask)}
    return tuple(named(board, seat, there[alike], count) for alike, count in found.items())


def _place(board: Board, seat: int, pawn: int) -> int:
    return int(board.place[seat * t.PAWNS + pawn])


def start_of(board: Board, seat: int, pawn: int) -> str:
    """Where a pawn starts from: a territory, or "castle"."""
    place = _place(board, seat, pawn)
    return t.CELL_NAMES[place] if place < t.CELLS else "castle"


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


def spot(board: Board, cell: int) -> str:
    """A territory as the board names it: the town on it, or its column and row."""
    return town_name(board, cell) or t.CELL_NAMES[cell]


def cell_words(board: Board, cell: int) -> Message:
    """A territory by name and kind: "d8 (wood)", "the wood on d8"."""
    return say("cell", cell=t.CELL_NAMES[cell], terrain=terrain_of(board, cell), town=town_name(board, cell))


def numbered(board: Board, seat: int, mask: int) -> tuple[Message, ...]:
    """Pawns with their numbers, as the parts of a sum."""
    return tuple(say("part", what=pawn_words(pawn), number=int(board.number(seat, pawn))) for pawn in pawns_in(mask))


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return f"−{-number}" if number < 0 else str(number)


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
