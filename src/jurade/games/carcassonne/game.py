"""Carcassonne as the core knows it: the hooks of a game, each led to the module that does the work."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from jurade.core.errors import Reason
from jurade.core.game import Game, Position
from jurade.core.options import Values
from jurade.core.scene import Attempt, Preview, Scene
from jurade.core.state import State
from jurade.games.carcassonne import attempts, notation, position, preview, reasons, scene
from jurade.games.carcassonne.board import SOURCE_COUNT, SOURCES
from jurade.games.carcassonne.evaluate import CarcassonneEvaluator
from jurade.games.carcassonne.options import OPTIONS, first_seat_of, rules_of
from jurade.games.carcassonne.state import CarcassonneState
from jurade.games.carcassonne.tables import FACTS
from jurade.games.carcassonne.textboard import INK_OF, text_board


def own(state: State) -> CarcassonneState:
    """A state given to this game is one of this game."""
    assert isinstance(state, CarcassonneState)
    return state


class Carcassonne(Game):
    """The base game with Abbey & Mayor, and on demand Inns & Cathedrals and Traders & Builders."""

    id = "carcassonne"
    rules_version = "carcassonne/1"
    seats = range(FACTS["players"]["min"], FACTS["players"]["max"] + 1)
    colours = tuple(colour["id"] for colour in FACTS["players"]["colours"])
    options = OPTIONS
    endings = ("pile",)
    evaluator = CarcassonneEvaluator()
    text_ink = INK_OF

    def start(self, seats: int, options: Values) -> State:
        state = CarcassonneState(seats, rules_of(options))
        state.set_up(first_seat_of(options))
        return state

    def write(self, state: State, seat: int, action: int) -> str:
        return notation.write(action)

    def read(self, state: State, seat: int, text: str) -> int:
        return notation.read(own(state), seat, text)

    def why_not(self, state: State, seat: int, action: int) -> Reason:
        return reasons.why_not(own(state), seat, action)

    def dump(self, state: State) -> Position:
        return position.dump(own(state))

    def undump(self, position_: Position, seats: int, options: Values) -> State:
        return position.undump(position_, seats, rules_of(options))

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(own(state), seat)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        return preview.preview(own(state), seat, action)

    def text_board(self, state: State, seat: int) -> str:
        return text_board(own(state), seat)

    def attempts(self, state: State, seat: int, picked: Sequence[str]) -> Iterable[Attempt]:
        return attempts.attempts(own(state), seat, picked)

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        return position.conserved(own(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by seat and kind of score event; those of the final scoring begin with ``end_``."""
        tally = own(state).tally
        return [
            {name: int(tally[seat * SOURCE_COUNT + k]) for k, name in enumerate(SOURCES)} for seat in range(state.seats)
        ]


GAME: Final = Carcassonne()
