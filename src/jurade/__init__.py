"""Jurade: a table for medieval board games.

>>> import jurade
>>> match = jurade.game("carcassonne").new(seats=2, seed=7)

Games, matches and records are what most programs need; State and Rng are the fast side (docs/guide/fast.md).
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
    from jurade.core.journal import Event
    from jurade.core.match import Match, Ply
    from jurade.core.record import Line, Record, load
    from jurade.core.registry import game, game_ids
    from jurade.core.rng import Rng
    from jurade.core.state import CHANCE, OVER, State

    __version__: str

__all__ = [
    "CHANCE",
    "OVER",
    "ActionError",
    "AmbiguousAction",
    "BadChance",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "IllegalAction",
    "JuradeError",
    "Line",
    "Match",
    "Ply",
    "Record",
    "Rng",
    "State",
    "UnknownGame",
    "UnreadableAction",
    "__version__",
    "game",
    "game_ids",
    "load",
]

# Names are fetched when they are first used: loading a part of the package costs that part, and a command that is
# stopped in its first moments is stopped in its own code.
_HOME = {
    "errors": (
        "ActionError AmbiguousAction BadChance BadOption BadPosition BadRecord IllegalAction JuradeError UnknownGame"
        " UnreadableAction"
    ),
    "game": "Game",
    "journal": "Event",
    "match": "Match Ply",
    "record": "Line Record load",
    "registry": "game game_ids",
    "rng": "Rng",
    "state": "CHANCE OVER State",
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        found: Any = version("jurade")
    else:
        home = next((home for home, names in _HOME.items() if name in names.split()), None)
        if home is None:
            raise AttributeError(f"module 'jurade' has no attribute '{name}'")
        found = getattr(import_module(f"jurade.core.{home}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
