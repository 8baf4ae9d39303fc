"""Bastide: build a town together, and be the one it listens to."""

from jurade.games.bastide.game import GAME

__all__ = ["GAME"]
