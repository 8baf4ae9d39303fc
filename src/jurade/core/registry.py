"""Games are found by entry point, group ``jurade.games``: a third party adds one in its own package."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from jurade.core.errors import UnknownGame, code
from jurade.core.game import Game
from jurade.core.words import say

GROUP = "jurade.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def game_ids() -> tuple[str, ...]:
    """The ids of all installed games."""
    return tuple(_found())


@cache
def game(name: str) -> Game:
    """The game of that id."""
    found = _found()
    if name not in found:
        near = get_close_matches(name, found, 1)
        if near:
            raise UnknownGame(say("bad-game-near", game=code(name), near=near[0]))
        raise UnknownGame(say("bad-game", game=code(name), games=tuple(found) or ("—",)))
    loaded = found[name].load()
    if not isinstance(loaded, Game):
        raise UnknownGame(f"the entry point of '{name}' is no jurade Game but a {type(loaded).__name__}")
    return loaded
