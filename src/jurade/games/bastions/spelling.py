"""How an action is written (sections 4 and 5); reading is in :mod:`notation`."""

from mypy_extensions import i64

from jurade.games.bastions.actions import (
    ATTACK,
    BREACH,
    BRIDGE,
    CARD,
    DECLARE,
    END_MOVE,
    END_TURN,
    FIRST,
    FREE,
    GO,
    LOSE,
    MOVE,
    OBJECTIVE,
    PASS,
    PLACE,
    PUT,
    RIPOSTE,
    SHARE,
    SUPPORT,
    TOKEN,
    VALUE,
    first_of,
    second_of,
    verb_of,
)
from jurade.games.bastions.board import Board
from jurade.games.bastions.tables import (
    CLASS_NAMES,
    OBJECTIVE_NAMES,
    RESERVE_NAMES,
    SEAT_LETTERS,
    TYPE_LETTERS,
    VALUE_NAMES,
    VALUE_TYPE,
)


def spell(board: Board, number: i64) -> str:
    """The notation of an action or outcome."""
    verb = verb_of(number)
    first = first_of(number)
    second = second_of(number)
    if verb == MOVE:
        return f"move {board.piece_name(first)} {board.cell_name(second)}"
    if verb == ATTACK:
        return f"attack {board.piece_name(first)} > {board.piece_name(second)}"
    if verb == RIPOSTE:
        return f"riposte {board.piece_name(first)} > {board.piece_name(second)}"
    if verb == BREACH:
        return f"breach {board.piece_name(first)} > {SEAT_LETTERS[second]}"
    if verb == SUPPORT:
        return f"support {board.piece_name(first)}"
    if verb == CARD:
        return f"card {first}"
    if verb == BRIDGE:
        return f"bridge {SEAT_LETTERS[first]} {'open' if second else 'close'}"
    if verb == TOKEN:
        return f"token {CLASS_NAMES[first]}"
    if verb == PLACE:
        return f"place {typed_value(first)} {board.cell_name(second)}"
    if verb == FREE:
        return f"free {board.piece_name(first)}"
    if verb == PUT:
        return f"put {board.cell_name(first)}"
    if verb == SHARE:
        return f"share {first} {second}"
    if verb == LOSE:
        return f"lose {RESERVE_NAMES[first]}"
    if verb == FIRST:
        return f"first {first}"
    if verb == VALUE:
        return f"value {board.piece_name(first)} {VALUE_NAMES[second]}"
    if verb == OBJECTIVE:
        return f"objective {first} {OBJECTIVE_NAMES[second]}"
    return bare_word(verb)


def bare_word(verb: i64) -> str:
    """The actions that are one word, or nothing for the others."""
    if verb == DECLARE:
        return "declare"
    if verb == END_MOVE:
        return "endmove"
    if verb == END_TURN:
        return "endturn"
    if verb == GO:
        return "go"
    if verb == PASS:
        return "pass"
    return ""


def typed_value(value: i64) -> str:
    """A value with its type, as ``s6/4``."""
    return TYPE_LETTERS[VALUE_TYPE[value]] + VALUE_NAMES[value]
