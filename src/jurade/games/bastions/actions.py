"""Actions as numbers: a verb and up to two arguments, each below 256."""

from typing import Final

from mypy_extensions import i64

PLACE: Final = 0  # value, cell
TOKEN: Final = 1  # class
MOVE: Final = 2  # piece, cell
BRIDGE: Final = 3  # owner, 1 to open or 0 to close
DECLARE: Final = 4
END_MOVE: Final = 5
FREE: Final = 6  # piece
PUT: Final = 7  # cell
SHARE: Final = 8  # red, blue
LOSE: Final = 9  # colour of the reserve
ATTACK: Final = 10  # valiant, target
BREACH: Final = 11  # piece, owner of the drawbridge
END_TURN: Final = 12
SUPPORT: Final = 13  # piece
GO: Final = 14
CARD: Final = 15  # courage
RIPOSTE: Final = 16  # valiant, target
PASS: Final = 17
# outcomes of chance
FIRST: Final = 18  # seat
VALUE: Final = 19  # piece, value
OBJECTIVE: Final = 20  # seat, card


def action(verb: i64, first: i64 = 0, second: i64 = 0) -> i64:
    """The number of an action."""
    return verb << 16 | first << 8 | second


def verb_of(number: i64) -> i64:
    """What is done."""
    return number >> 16


def first_of(number: i64) -> i64:
    """The first argument."""
    return (number >> 8) & 255


def second_of(number: i64) -> i64:
    """The second argument."""
    return number & 255
