"""Actions as numbers, stable within a rules version.

::

    placement   spot * 4 + quarter turns             below 2**18
    word        2**18 + draw | skip | pass | wagon home
    abbey       2**19 + spot
    deployment  2**20 + code * 8 + piece             the barn: corner instead of code
    wagon       2**21 + spot * 16 + code
    chance      2**22 + seat (first), 2**22 + 16 + type (tile)
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 1 << 18
ABBEY_AT: Final = 1 << 19
DEPLOYMENT: Final = 1 << 20
WAGON_TO: Final = 1 << 21
CHANCE_FIRST: Final = 1 << 22
CHANCE_TILE: Final = CHANCE_FIRST + 16
END_OF_ACTIONS: Final = CHANCE_TILE + 256

SPOT: Final = 0xFFFF  # of an action that lays an abbey
KEY: Final = 0xFFFFF  # of one that drives a wagon: spot and code

DRAW_TILE: Final = WORD
SKIP: Final = WORD + 1
PASS: Final = WORD + 2
WAGON_HOME: Final = WORD + 3


def placement(at: i64, turn: i64) -> i64:
    return at << 2 | turn


def abbey_at(at: i64) -> i64:
    return ABBEY_AT | at


def deployment(place: i64, piece: i64) -> i64:
    """A piece on the segment with this code; the barn on this corner."""
    return DEPLOYMENT | place << 3 | piece


def wagon_to(key: i64) -> i64:
    """A wagon to a segment, given by spot and code."""
    return WAGON_TO | key
