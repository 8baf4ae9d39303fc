"""Feudo as the core knows it: the hooks of a game, each led to the module that does the work."""

from __future__ import annotations

from typing import Final

from jurade.core.errors import Reason
from jurade.core.game import Game, Position
from jurade.core.options import Values
from jurade.core.scene import Preview, Scene
from jurade.core.state import State
from jurade.games.feudo import notation, position, reasons
from jurade.games.feudo.board import ENDINGS, SOURCE_NAMES, SOURCES
from jurade.games.feudo.evaluate import FeudoEvaluator
from jurade.games.feudo.options import OPTIONS, new_state
from jurade.games.feudo.state import FeudoState
from jurade.games.feudo.tables import COLOURS, FACTS


def own(state: State) -> FeudoState:
    """A state given to this game is one of this game."""
    assert isinstance(state, FeudoState)
    return state


class Feudo(Game):
    """Barons at war over the fief of Evesham: sealed cards, plain comparison of strengths, a wandering plague."""

    id = "feudo"
    rules_version = "feudo/1"
    seats = range(FACTS["players"]["min"], FACTS["players"]["max"] + 1)
    colours = tuple(COLOURS)
    options = OPTIONS
    endings = tuple(ENDINGS)
    evaluator = FeudoEvaluator()

    def start(self, seats: int, options: Values) -> State:
        return new_state(seats, options)

    def write(self, state: State, seat: int, action: int) -> str:
        return notation.write(state.seats, action)

    def read(self, state: State, seat: int, text: str) -> int:
        return notation.read(state.seats, seat, text)

    def why_not(self, state: State, seat: int, action: int) -> Reason:
        return reasons.why_not(own(state), seat, action)

    def dump(self, state: State) -> Position:
        return position.dump(own(state))

    def undump(self, position_: Position, seats: int, options: Values) -> State:
        return position.undump(position_, new_state(seats, options))

    def scene(self, state: State, seat: int) -> Scene:
        from jurade.games.feudo.scene import scene

        return scene(own(state), seat)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        from jurade.games.feudo.preview import preview

        return preview(own(state), seat, action)

    def text_board(self, state: State, seat: int) -> str:
        from jurade.games.feudo.textboard import text_board

        return text_board(own(state), seat)

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        return position.conserved(own(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by seat from kills, towns taken and lost, cowards, and what the floor gave back."""
        sources = own(state).sources
        return [
            {name: int(sources[seat * SOURCES + k]) for k, name in enumerate(SOURCE_NAMES)}
            for seat in range(state.seats)
        ]


GAME: Final = Feudo()
