"""Flandern 1302, in French Les Corporations au pouvoir."""

from jurade.games.flandern.game import GAME

__all__ = ["GAME"]
