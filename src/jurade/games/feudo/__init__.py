"""Feudo, the barons of Evesham."""

from jurade.games.feudo.game import GAME

__all__ = ["GAME"]
