"""Carcassonne as the core knows it: the hooks of a game, each led to the module that does the work."""

from __future__ import annotations

from typing import Final

from jurade.core.game import Game, Position
from jurade.core.options import Values
from jurade.core.scene import Scene
from jurade.core.state import State
from jurade.games.carcassonne import fields, scene
from jurade.games.carcassonne.evaluate import CarcassonneEvaluator
from jurade.games.carcassonne.events import EVENTS
from jurade.games.carcassonne.options import OPTIONS, first_seat_of, rules_of
from jurade.games.carcassonne.rules.board import SOURCE_COUNT, SOURCES
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.tables import COLOURS, FACTS
from jurade.games.carcassonne.textboard import INK_OF, text_board
from jurade.games.carcassonne.verbs import GRAMMAR


def own(state: State) -> CarcassonneState:
    """A state given to this game is one of this game."""
    assert isinstance(state, CarcassonneState)
    return state


class Carcassonne(Game):
    """The base game with Abbey & Mayor, and on demand Inns & Cathedrals and Traders & Builders."""

    id = "carcassonne"
    rules_version = "carcassonne/1"
    seats = range(FACTS["players"]["min"], FACTS["players"]["max"] + 1)
    colours = tuple(COLOURS)
    options = OPTIONS
    endings = ("pile",)
    evaluator = CarcassonneEvaluator()
    grammar = GRAMMAR
    events = EVENTS
    fields = fields.FIELDS
    text_ink = INK_OF

    def start(self, seats: int, options: Values) -> State:
        state = CarcassonneState(seats, rules_of(options))
        state.set_up(first_seat_of(options))
        return state

    def undump(self, position: Position, seats: int, options: Values) -> State:
        return fields.undump(position, seats, options)

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(own(state), seat)

    def text_board(self, state: State, seat: int) -> str:
        return text_board(own(state), seat)

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        return fields.conserved(own(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by seat and kind of score event; those of the final scoring begin with ``end_``."""
        tally = own(state).tally
        return [
            {name: int(tally[seat * SOURCE_COUNT + k]) for k, name in enumerate(SOURCES)} for seat in range(state.seats)
        ]


GAME: Final = Carcassonne()
