"""Actions as numbers: a kind and up to two arguments, each below 256.

Notation and rules share these; nothing else knows the packing.
"""

from typing import Final

from mypy_extensions import i64

KIND: Final = 1 << 16
FIRST: Final = 1 << 8  # the first argument; the second fills the bits below it
NO_PIECE: Final = -1

PLACE: Final = KIND * 0  # value, cell
TOKEN: Final = KIND * 1  # class
MOVE: Final = KIND * 2  # piece, cell
BRIDGE: Final = KIND * 3  # owner, 1 to open or 0 to close
DECLARE: Final = KIND * 4
END_MOVE: Final = KIND * 5
FREE: Final = KIND * 6  # piece
PUT: Final = KIND * 7  # cell
SHARE: Final = KIND * 8  # red, blue
LOSE: Final = KIND * 9  # colour of the reserve
ATTACK: Final = KIND * 10  # valiant, target
BREACH: Final = KIND * 11  # piece, owner of the drawbridge
END_TURN: Final = KIND * 12
SUPPORT: Final = KIND * 13  # piece
GO: Final = KIND * 14
CARD: Final = KIND * 15  # courage
RIPOSTE: Final = KIND * 16  # valiant, target
PASS: Final = KIND * 17
# outcomes of chance
FIRST_PLAYER: Final = KIND * 18  # seat
VALUE: Final = KIND * 19  # piece, value
OBJECTIVE: Final = KIND * 20  # seat, card

ONE_WORD: Final[dict[int, str]] = {END_MOVE: "endmove", END_TURN: "endturn", GO: "go", PASS: "pass"}


def packed(kind: i64, first: i64 = 0, second: i64 = 0) -> i64:
    """The number of an action."""
    return kind | first << 8 | second


def kind_of(action: i64) -> i64:
    """What is done, as one of the constants above."""
    return action >> 16 << 16


def first_of(action: i64) -> i64:
    """The first argument."""
    return (action >> 8) & 255


def second_of(action: i64) -> i64:
    """The second argument."""
    return action & 255


def target_of(action: i64) -> i64:
    """The piece that an action attacks, or NO_PIECE."""
    return second_of(action) if kind_of(action) in (ATTACK, RIPOSTE) else NO_PIECE
