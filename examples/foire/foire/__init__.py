"""Foire: stalls on a market square."""

from foire.game import GAME

__all__ = ["GAME"]
