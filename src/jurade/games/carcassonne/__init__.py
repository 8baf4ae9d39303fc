"""Carcassonne with Abbey & Mayor."""

from jurade.games.carcassonne.game import GAME

__all__ = ["GAME"]
