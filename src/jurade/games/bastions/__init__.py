"""Bastions: a war of two to four bastions, between chess and bluff."""

from jurade.games.bastions.game import GAME

__all__ = ["GAME"]
