"""Les corporations au pouvoir (Flanders 1302, the power of the guilds)."""

from jurade.games.flandern.game import GAME

__all__ = ["GAME"]
