"""``castle d11`` places one's castle on a border hill; ``order green red`` sets the turn order of a round."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.look import use
from jurade.core.scene import Shape
from jurade.core.verbs import EachOf, Foreseen, Form, Trail, because
from jurade.core.words import Message, say
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import telling
from jurade.games.feudo.drawing.field import middle
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules.state import FeudoState
from jurade.games.feudo.verbs.base import CELL, FADED, SEAT, FeudoPicker, FeudoVerb

SEATS = EachOf(SEAT, 2)


class Castle(FeudoVerb):
    word = "castle"
    forms = (Form(act.CASTLE, CELL.at(1)),)
    examples = ("castle d11",)
    phase = b.CASTLES
    rule = "R2"

    def ghost(self, picker: FeudoPicker, action: int) -> Shape:
        return use(f"castle-{t.COLOURS[picker.seat]}", *middle(act.second_of(action)), opacity=FADED)

    def why_not(self, state: FeudoState, seat: int, action: int) -> Reason:
        cell = act.second_of(action)
        if cell in t.CORNERS:
            return because("R2", "castle-corner")
        if t.BORDER_SIDE[cell] < 0:
            return because("R2", "castle-inside", cell=t.CELL_NAMES[cell])
        return because("R2", "castle-side")

    def tries(self, picker: FeudoPicker, picked: Trail) -> Iterator[int]:
        """Any territory."""
        return (act.CASTLE + cell for cell in range(t.CELLS))

    def foresee(self, state: FeudoState, seat: int, action: int) -> Foreseen:
        """The ways out, and how far the towns are: that is what they are worth."""
        cell = act.second_of(action)
        near = t.beside(cell, bool(state.corner))
        exits = [other for other in near if not state.is_mountain(other)]
        towns = sorted(
            (int(state.distance(cell, state.town_cell[town])), telling.TOWN_NAMES[name])
            for town, name in enumerate(t.TOWN_IDS)
        )
        lines = [
            say("preview-exits", cells=tuple(telling.cell_words(state, other) for other in exits)),
            say("preview-towns", towns=tuple(say("part", what=name, number=far) for far, name in towns)),
        ]
        return Foreseen(lines, list(self._warnings(near)))

    def _warnings(self, near: list[int]) -> Iterator[Message]:
        villages = [other for other in near if other not in t.BORDER and t.LATTICE_PLACE[other] >= 0]
        if villages:
            yield say("warn-castle-village", cell=t.CELL_NAMES[villages[0]])
        if any(other in t.CORNERS for other in near):
            yield say("warn-castle-corner")


class Order(FeudoVerb):
    word = "order"
    forms = (Form(act.ORDER, SEATS.at(1)),)
    examples = ("order green red",)
    phase = b.ORDERING
    rule = "R10"

    def path(self, picker: FeudoPicker, action: int) -> Trail:
        """One seat after the other; the last place is what is left."""
        seats = SEATS.order(picker.state, act.second_of(action))
        return tuple(SEAT.pick(picker, seat) for seat in seats[:-1])

    def why_not(self, state: FeudoState, seat: int, action: int) -> Reason:
        return self.now(state, seat)  # every order of all seats is allowed

    def foresee(self, state: FeudoState, seat: int, action: int) -> Foreseen:
        order = SEATS.order(state, act.second_of(action))
        first, last = telling.seat_words(order[0]), telling.seat_words(order[-1])
        if seat == order[0]:
            return Foreseen([say("preview-order-first", last=last)])
        if seat == order[-1]:
            return Foreseen([say("preview-order-last", first=first)])
        return Foreseen([say("preview-order", first=first, last=last, place=order.index(seat) + 1)])
