"""Les corporations au pouvoir (Flanders 1302, the power of the guilds)."""

from jurade.games.flandern.game import Flandern

GAME = Flandern()

__all__ = ["GAME"]
