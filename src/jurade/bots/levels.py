"""Bots by name: what a person types or picks."""

from __future__ import annotations

from difflib import get_close_matches

from jurade.bots.bot import Bot, RandomBot
from jurade.bots.greedy import GreedyBot
from jurade.core.errors import JuradeError
from jurade.core.game import Game

NAMES = ("random", "greedy")


def make_bot(name: str, game: Game) -> Bot:
    """A bot of that name for a game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game.evaluator)
    near = get_close_matches(name, NAMES, 1)
    hint = f"did you mean '{near[0]}'?" if near else f"there are {', '.join(NAMES)}"
    raise JuradeError(f"there is no bot '{name}'; {hint}")


def name_of(bot: Bot) -> str:
    """The name under which ``make_bot`` makes a bot like this."""
    return "random" if isinstance(bot, RandomBot) else "greedy"
