"""Deploying the mayor and the barn of Abbey & Mayor (R37 ff., R40 ff.)."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.look import circle
from jurade.core.verbs import Foreseen, because
from jurade.core.words import Message, say
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.drawing.land import Standing, barn_on
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.barns import barn_meadow
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.verbs.base import MARKER, CarcassonnePicker
from jurade.games.carcassonne.verbs.consequences import Trial
from jurade.games.carcassonne.verbs.deploy import Piece


class Mayor(Piece):
    """As strong as the pennants of his city (R38)."""

    def warnings(self, done: Trial, laid: CarcassonneState, feature: int) -> Iterator[Message]:
        if b.pennants_in(laid.sums[feature]) == 0:
            yield say("warn-mayor")


class Barn(Piece):
    """Stands on a corner of the tile, where four meadow corners meet; its place is the number of the corner."""

    def place(self, picker: CarcassonnePicker, place: int) -> str:
        corner = t.CORNERS[place]
        spot = circle(*picker.land.fresh.corner(corner), MARKER + 2)
        return picker.pick(f"corner:{corner}", "place", say("pick-corner", corner=_corner(place)), spot)

    def label(self, picker: CarcassonnePicker, place: int) -> Message:
        return say("choice-barn", corner=_corner(place))

    def standing(self, picker: CarcassonnePicker, place: int) -> Standing:
        return barn_on(picker.seat, picker.land.fresh.corner(t.CORNERS[place]))

    def why_not(self, state: CarcassonneState, seat: int, place: int) -> Reason:
        if barn_meadow(state, state.fresh, place) < 0:
            return because("R40", "barn-corner", corner=_corner(place))
        return because("R44", "barn-there")

    def tries(self, state: CarcassonneState) -> Iterator[int]:
        return iter(range(len(t.CORNERS)))

    def foresee(self, done: Trial, place: int) -> Foreseen:
        placed = (facts for facts in done.events if facts.get("kind") == "field_barn_placed")
        scorers = {facts["seat"] for facts in placed if facts["event"] == "scored"}
        return done.foreseen(warnings=[say("warn-barn-others")] if scorers and done.seat not in scorers else [])


def _corner(place: int) -> Message:
    return say("corner", corner=t.CORNERS[place])
