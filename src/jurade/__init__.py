"""Jurade: a table for medieval board games.

>>> import jurade
>>> match = jurade.game("carcassonne").new(seats=2, seed=7)
"""

from jurade.core.errors import (
    ActionError,
    AmbiguousAction,
    BadChance,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    JuradeError,
    UnknownGame,
    UnreadableAction,
)
from jurade.core.game import Game
from jurade.core.match import Match
from jurade.core.record import Record
from jurade.core.registry import game, game_ids

__all__ = [
    "ActionError",
    "AmbiguousAction",
    "BadChance",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "JuradeError",
    "Match",
    "Record",
    "UnknownGame",
    "UnreadableAction",
    "game",
    "game_ids",
]
