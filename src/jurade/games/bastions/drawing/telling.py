"""Words about seats, pieces, cells, objectives: messages that several parts of the picture need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from jurade.core.look import seat_name
from jurade.core.state import UNKNOWN
from jurade.core.words import Arg, Message, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing.geometry import COLOURS, Cell
from jurade.games.bastions.drawing.pieces import HIDDEN, KNOWN, SECRET
from jurade.games.bastions.rules.board import Board, has
from jurade.games.bastions.rules.combat import targets
from jurade.games.bastions.rules.missions import card_points

NOBODY_KNOWS: Final = "x"  # the letter of a piece whose type is not known
NO_VALUE: Final = "none"  # of a piece that is told without its value


def seat_words(seat: int) -> Message:
    """A seat by its colour; a page may put the player's name instead."""
    return seat_name(COLOURS[seat])


def letter_of(board: Board, piece: int) -> str:
    """The letter of a piece's type, as far as this state knows it."""
    kind = board.kind[piece]
    return NOBODY_KNOWS if kind == UNKNOWN else t.TYPE_LETTERS[kind]


def value_of(board: Board, piece: int) -> str:
    """The value of a piece as its plate shows it, '?' when this state does not know it."""
    value = board.value[piece]
    return HIDDEN if value == UNKNOWN else t.VALUE_NAMES[value]


def secrecy_of(board: Board, piece: int) -> str:
    """Is the value of a piece known to all, or to its owner alone?"""
    return KNOWN if board.knows_value(t.NONE, piece) else SECRET


def number_of(board: Board, piece: int) -> int:
    """The number of a piece among those of its type, as its figure shows it; 0 for kings and queens."""
    return int(board.piece_name(piece)[2:] or 0)


def piece_words(board: Board, piece: int, seat: int = t.NONE, *, value: bool = True) -> Message:
    """A piece with its owner, type and number, and its value as far as it is known: "Yellow's soldier 3 (6/4)".

    Told to its own seat it is "your soldier 3", or "soldier 3" where no article is wanted.
    """
    owner = board.owner(piece)
    if board.kind[piece] == UNKNOWN:
        return say("piece-hidden", seat=seat_words(owner))
    shown = value_of(board, piece) if value else HIDDEN
    args: dict[str, Arg] = {
        "kind": letter_of(board, piece),
        "number": number_of(board, piece),
        "value": NO_VALUE if shown == HIDDEN else shown,
    }
    return say("piece-own", **args) if owner == seat else say("piece-of", seat=seat_words(owner), **args)


def own_words(board: Board, piece: int) -> Message:
    """A piece, told to its owner."""
    return piece_words(board, piece, board.owner(piece))


def kind_words(kind: int) -> Message:
    """A type of pieces."""
    return say("kind", kind=t.TYPE_LETTERS[kind])


def value_words(value: int) -> Message:
    """A value with its type: "6/3 archer"."""
    return say("value", kind=t.TYPE_LETTERS[t.VALUE_TYPE[value]], value=t.VALUE_NAMES[value])


def pieces_words(board: Board, pieces: Iterable[int], seat: int = t.NONE) -> tuple[Message, ...]:
    """Several pieces, told to a seat."""
    return tuple(piece_words(board, piece, seat) for piece in pieces)


def bridge_words(owner: int, seat: int = t.NONE) -> Message:
    """A drawbridge, told to a seat."""
    return say("bridge-own") if owner == seat else say("bridge-of", seat=seat_words(owner))


def cell_words(cell: Cell) -> Message:
    """A cell with what it is and how high it lies."""
    if cell.bastion is None:
        return say("cell", cell=cell.name, kind=cell.kind)
    return say("cell-bastion", cell=cell.name, kind=cell.kind, level=cell.level, owner=seat_words(cell.bastion))


def condition_of(board: Board, owner: int) -> str:
    """What has become of a drawbridge."""
    if board.breaker[owner] != t.NONE:
        return "destroyed"
    return "closed" if has(board.shut, owner) else "open"


def objective_words(board: Board, objective: int) -> Message:
    """What an objective asks for."""
    if objective == UNKNOWN:
        return say("objective-unknown")
    name = t.OBJECTIVE_NAMES[objective]
    if objective < t.TWO_TREASURES:
        return say("objective-against", seat=seat_words(objective))
    if objective == t.ALL_STRATEGISTS:
        return say("objective-strategists", count=t.STRATEGISTS_WANTED[board.seats])
    return say(f"objective-{name}")


def possible_values(board: Board, piece: int) -> list[int]:
    """The values a piece may have as far as this state knows."""
    if board.value[piece] != UNKNOWN:
        return [board.value[piece]]
    return list(board.values_left(piece))


def values_unseen(board: Board, seat: int) -> list[str]:
    """The values of an army that this state has not seen, with the letters of their types, in placing order."""
    return [
        f"{t.TYPE_LETTERS[t.VALUE_TYPE[value]]} {t.VALUE_NAMES[value]}"
        for value in t.ARMIES[board.seats]
        if not board.is_given(seat, value)
    ]


def unseen_by_type(board: Board, seat: int) -> dict[str, list[str]]:
    """The same by type, without those of which nothing is unseen."""
    found: dict[str, list[str]] = {}
    for unseen in values_unseen(board, seat):
        letter, value = unseen.split()
        found.setdefault(letter, []).append(value)
    return found


def mission_progress(board: Board, seat: int, card: int) -> tuple[int, int, int]:
    """How far a seat is with a courage card: done and wanted of its next mission, points so far (R72)."""
    points = card_points(card, board.deeds[seat * t.DEEDS : (seat + 1) * t.DEEDS])
    missions = t.MAIN_MISSIONS if points else t.SECONDARY_MISSIONS
    deed, wanted = missions[card * 3], missions[card * 3 + 1]
    return min(board.deeds[seat * t.DEEDS + deed], wanted), wanted, points


# ---- pieces that have something in common


def pieces_of(board: Board, seat: int) -> range:
    """The pieces of a seat."""
    return range(seat * board.army, (seat + 1) * board.army)


def members(board: Board, pieces: int) -> list[int]:
    """The pieces of a set."""
    return [piece for piece in range(board.pieces) if has(pieces, piece)]


def prisoners(board: Board, seat: int) -> list[int]:
    """The pieces a seat holds."""
    return [piece for piece in range(board.pieces) if board.captor[piece] == seat]


def touching(board: Board, piece: int) -> list[int]:
    """The pieces of other seats in contact with this one (R9)."""
    here = board.cell[piece]
    near = {here, *board.terrain.near[here]}
    others = (other for other in range(board.pieces) if board.cell[other] in near)
    return [other for other in others if board.owner(other) != board.owner(piece) and board.in_contact(piece, other)]


def attackers_of(board: Board, piece: int) -> list[int]:
    """The enemies that could attack a piece from where they stand, of whatever class."""
    seat = board.owner(piece)
    enemies = (other for other in range(board.pieces) if board.owner(other) != seat and board.cell[other] != t.NONE)
    return [other for other in enemies if has(targets(board, other), piece)]


def objectives_beside(board: Board, seat: int, pieces: Iterable[int]) -> list[int]:
    """The seats whose secret objective a seat would see if its spies stood beside these pieces (R75)."""
    if board.rules.common != t.NONE:
        return []
    owners = {board.owner(piece) for piece in pieces if board.kind[piece] in (t.KING, t.QUEEN)}
    return sorted(owner for owner in owners if not has(board.spied, board.pair(seat, owner)))
