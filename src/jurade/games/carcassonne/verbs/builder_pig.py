"""Deploying the builder and the pig of Traders & Builders (R72 ff., R75)."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.verbs import because
from jurade.core.words import Message
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.verbs.consequences import Trial, outnumbered
from jurade.games.carcassonne.verbs.deploy import Piece


class Helper(Piece):
    """A piece that joins a follower of its owner."""

    def why_claimed(self, state: CarcassonneState, seat: int, feature: int) -> Reason:
        if b.claim_of(state.claims[feature], seat) & b.OWN_FOLLOWER == 0:
            return because(self.rule, f"{self.name}-alone")
        return because("R72", "builder-complete")

    def warnings(self, done: Trial, laid: CarcassonneState, feature: int) -> Iterator[Message]:
        return outnumbered(laid, [feature], done.seat)
