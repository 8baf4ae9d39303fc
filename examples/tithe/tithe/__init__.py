"""Tithe: twelve cards, three rounds, everybody plays a card at once.  The smallest game with secrets."""

from tithe.game import Tithe

GAME = Tithe()
