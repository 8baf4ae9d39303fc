"""Bastide as the core knows it: the hooks of a game, each led to the module that does the work."""

from __future__ import annotations

from typing import Final

from jurade.core import disclosure
from jurade.core.game import Game, Position
from jurade.core.options import Values
from jurade.core.scene import Scene
from jurade.core.state import CHANCE, State
from jurade.games.bastide import fields, scene, soundness
from jurade.games.bastide.disclosure import discloses_amounts, telling_worlds
from jurade.games.bastide.evaluate import BastideEvaluator
from jurade.games.bastide.events import EVENTS
from jurade.games.bastide.options import OPTIONS, new_state
from jurade.games.bastide.rules.actions import addressee
from jurade.games.bastide.rules.board import ENDINGS
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.tables import COLOURS, FACTS
from jurade.games.bastide.textboard import INK_OF, text_board
from jurade.games.bastide.verbs import GRAMMAR


def own(state: State) -> BastideState:
    """A state given to this game is one of this game."""
    assert isinstance(state, BastideState)
    return state


class Bastide(Game):
    """A new fortified town, its council, and the English before its walls; 3 to 5 seats."""

    id = "bastide"
    rules_version = "bastide/1"
    seats = range(FACTS["players"]["min"], FACTS["players"]["max"] + 1)
    colours = COLOURS
    options = OPTIONS
    endings = ENDINGS
    evaluator = BastideEvaluator()
    grammar = GRAMMAR
    events = EVENTS
    fields = fields.FIELDS
    text_ink = INK_OF

    def start(self, seats: int, options: Values) -> State:
        state = new_state(seats, options)
        state.settle()
        return state

    def undump(self, position: Position, seats: int, options: Values) -> State:
        return fields.undump(position, seats, options)

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(own(state), seat)

    def text_board(self, state: State, seat: int) -> str:
        return text_board(own(state), seat)

    def write_hidden(self, state: State, seat: int, action: int) -> str:
        """A hidden draw still names its seat, a sealed amount its kind."""
        return f"deal {addressee(action)} ?" if seat == CHANCE else f"{GRAMMAR.verb_of(action).word} ?"

    def sealed_round(self, state: State) -> int:
        """All learn who added before the next round of additions, which are shown together (RUL-6)."""
        return state.sealing() << 16 | len(own(state).adders)

    def discloses(self, known: State, seat: int, action: int) -> bool:
        """The last sealed amount shows the others'; who must pass shows his hand (R11, R46)."""
        shown = discloses_amounts(own(known), seat)
        if shown is not None:
            return shown
        return disclosure.differ(self, telling_worlds(own(known), seat, action), seat, action)

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        return soundness.conserved(own(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Influence counts in any town; cards and road for a French one, against an English one (section 8)."""
        town = own(state)
        sign = -1 if town.english else 1
        return [
            {"influence": town.influence(seat), "cards": sign * town.card_points(seat), "road": sign * town.road[seat]}
            for seat in range(town.seats)
        ]


GAME: Final = Bastide()
