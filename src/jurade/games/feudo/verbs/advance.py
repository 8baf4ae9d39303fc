"""``advance d4 b t1`` moves victors into the territory they won, ``advance d4 none`` leaves it (R85 ff.)."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.look import group
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, SomeOf, Trail, because, tried
from jurade.core.words import Message, say
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import telling
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules import combat
from jurade.games.feudo.rules.state import FeudoState
from jurade.games.feudo.verbs.base import CELL, PAWN, FeudoPicker, FeudoVerb, chosen_in, joining


class Advance(FeudoVerb):
    word = "advance"
    forms = (Form(act.ADVANCE, CELL.at(act.FIRST), SomeOf(PAWN, empty="none").at(1, act.FIRST)),)
    examples = ("advance d4 b t1", "advance d4 none")
    phase = b.ADVANCING
    rule = "R85"

    def path(self, picker: FeudoPicker, action: int) -> Trail:
        """The pawns that go; the Baron, who may take another along, says when he goes alone."""
        mask = act.second_of(action)
        if not mask:
            return (picker.button("none", self.label(picker, action)),)
        trail = tuple(picker.pawn(pawn) for pawn in telling.pawns_in(mask))
        others = (act.second_of(other) for other in picker.legal)
        if mask == 1 << t.BARON and any(other != mask and other & 1 << t.BARON for other in others):
            return (*trail, picker.button("alone", say("pick-alone")))
        return trail

    def label(self, picker: FeudoPicker, action: int) -> Message:
        cell, mask = act.first_of(action), act.second_of(action)
        if not mask:
            return say("choice-no-advance", place=telling.spot(picker.state, cell))
        pawns = telling.names_in(picker.state, picker.seat, mask)
        return say("choice-advance", place=telling.spot(picker.state, cell), pawns=pawns)

    def ghost(self, picker: FeudoPicker, action: int) -> Shape | None:
        cell, pawns = act.first_of(action), telling.pawns_in(act.second_of(action))
        if not pawns:
            return None
        return group(*(picker.blow(pawn, cell) for pawn in pawns), *(picker.arriving(pawn, cell) for pawn in pawns))

    def why_not(self, state: FeudoState, seat: int, action: int) -> Reason:
        cell, mask = act.first_of(action), act.second_of(action)
        victory = state.victories[state.victory] % act.KIND
        if cell != act.first_of(victory):
            return because("R85", "advance-elsewhere", place=telling.spot(state, act.first_of(victory)))
        for pawn in telling.pawns_in(mask):
            name = telling.named(state, seat, pawn)
            if not act.second_of(victory) >> pawn & 1:
                return because("R85", "advance-not-there", pawn=name)
            if not state.on_map(seat, pawn):
                return because("G35", "advance-fallen", pawn=name)
            if not t.ON_FOOT >> pawn & 1 and (state.town_at(cell) >= 0 or t.LATTICE_PLACE[cell] >= 0):
                return because("R86", "on-horse", pawn=name, place=telling.spot(state, cell))
        company = mask | state.pawns_on(seat, cell)
        if t.COUNT[company] > 1 and state.is_wood(cell):
            return because("R86", "advance-wood")
        if company >> t.FIRST_KNIGHT & 1:
            return because("R86", "knight-alone")
        return because("R85", "advance-pair")

    def tries(self, picker: FeudoPicker, picked: Trail) -> Iterator[tuple[int, Trail]]:
        """Any pawn on the board into the territory won."""
        base = act.ADVANCE + int(act.first_of(picker.legal[0])) * act.FIRST
        for pawn, wanted in joining(picker, base, chosen_in(picked), picker.on_board()):
            yield base + wanted, (*picked, picker.pawn(pawn))

    def foresee(self, state: FeudoState, seat: int, action: int) -> Foreseen:
        cell, mask = act.first_of(action), act.second_of(action)
        place = telling.cell_words(state, cell)
        if not mask:
            return Foreseen([say("preview-no-advance", place=place)])

        def advance(copy: FeudoState) -> None:
            for pawn in telling.pawns_in(mask):
                copy.move(seat, pawn, cell, "advance")

        after, _ = tried(state, advance)
        defence = int(combat.defence(after, (seat + 1) % after.seats, cell))
        return Foreseen([say("preview-advance", place=place, defence=defence)])
