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

PLACEMENT: Final = 0
WORD: Final = 1 << 18
ABBEY_AT: Final = 1 << 19
DEPLOYMENT: Final = 1 << 20
WAGON_TO: Final = 1 << 21
CHANCE_FIRST: Final = 1 << 22
CHANCE_TILE: Final = CHANCE_FIRST + 16

SPOT: Final = 0xFFFF  # of an action that lays an abbey
KEY: Final = 0xFFFFF  # of one that drives a wagon: spot and code

DRAW_TILE: Final = WORD
SKIP: Final = WORD + 1
PASS: Final = WORD + 2
WAGON_HOME: Final = WORD + 3


def kind_of(action: i64) -> i64:
    """What is done, as one of the constants above; all words are of one kind."""
    if action >= CHANCE_FIRST:
        return CHANCE_TILE if action >= CHANCE_TILE else CHANCE_FIRST
    if action >= DEPLOYMENT:
        return WAGON_TO if action >= WAGON_TO else DEPLOYMENT
    if action >= WORD:
        return ABBEY_AT if action >= ABBEY_AT else WORD
    return PLACEMENT


def placement(at: i64, turn: i64) -> i64:
    return at << 2 | turn


def abbey_at(at: i64) -> i64:
    return ABBEY_AT | at


def deployment(place: i64, piece: i64) -> i64:
    """A piece on the segment with this code; the barn on this corner."""
    return DEPLOYMENT | place << 3 | piece


def piece_of(action: i64) -> i64:
    """The piece of a deployment."""
    return action & 7


def place_of(action: i64) -> i64:
    """The code of a deployment, or the corner of the barn's."""
    return action >> 3 & 15


def wagon_to(key: i64) -> i64:
    """A wagon to a segment, given by spot and code."""
    return WAGON_TO | key
