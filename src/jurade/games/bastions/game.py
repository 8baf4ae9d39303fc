"""Bastions as the core knows it: the hooks of a game, each led to the module that does the work."""

from __future__ import annotations

from typing import Final

from jurade.core.disclosure import differ
from jurade.core.game import Game, Position
from jurade.core.options import Values
from jurade.core.rng import Rng
from jurade.core.scene import Scene
from jurade.core.state import NOBODY, State
from jurade.games.bastions import fields, scene
from jurade.games.bastions.disclosure import discloses_types, telling_worlds
from jurade.games.bastions.drawing.geometry import COLOURS
from jurade.games.bastions.evaluate import BastionsEvaluator
from jurade.games.bastions.events import EVENTS
from jurade.games.bastions.options import OPTIONS, rules_of
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules import missions
from jurade.games.bastions.rules.board import ENDINGS
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.tables import MISSION_CARDS
from jurade.games.bastions.textboard import INK_OF, text_board
from jurade.games.bastions.verbs import GRAMMAR


def own(state: State) -> BastionsState:
    """A state given to this game is one of this game."""
    assert isinstance(state, BastionsState)
    return state


class Bastions(Game):
    """Soldiers and strategists, courage and bluff, and an objective nobody else knows."""

    id = "bastions"
    rules_version = "bastions/1"
    seats = range(2, 5)
    colours = COLOURS
    options = OPTIONS
    endings = tuple(ENDINGS)
    evaluator = BastionsEvaluator()
    grammar = GRAMMAR
    events = EVENTS
    fields = fields.FIELDS
    text_ink = INK_OF

    def start(self, seats: int, options: Values) -> State:
        return BastionsState(seats, rules_of(options))

    def write_hidden(self, state: State, seat: int, action: int) -> str:
        """A dealt value or objective without what it is; a sealed choice without what was chosen (section 4)."""
        kind, first = act.kind_of(action), act.first_of(action)
        if kind == act.VALUE:
            return f"value {own(state).piece_name(first)} ?"
        return f"objective {first} ?" if kind == act.OBJECTIVE else f"{GRAMMAR.spelling_of(action).word} ?"

    def revealed(self, then: State, seat: int, action: int, now: State) -> int:
        """Values are known to those who saw the piece fight or fall, objectives to spies, sealed cards to all."""
        board, later = own(then), own(now)
        kind, first = act.kind_of(action), act.first_of(action)
        viewers = [*range(board.seats), NOBODY]  # in the order of the bits
        if kind == act.OBJECTIVE:
            known = [later.knows_objective(viewer, first) for viewer in viewers]
        elif kind in (act.VALUE, act.PLACE):
            piece = first if kind == act.VALUE else board.top[act.second_of(action)]
            known = [later.knows_value(viewer, piece) for viewer in viewers]
        else:
            return super().revealed(then, seat, action, now)
        return sum(1 << bit for bit, knows in enumerate(known) if knows)

    def undump(self, position: Position, seats: int, options: Values) -> State:
        return fields.undump(position, seats, rules_of(options))

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(own(state), seat)

    def text_board(self, state: State, seat: int) -> str:
        return text_board(own(state), seat)

    def discloses(self, known: State, seat: int, action: int) -> bool:
        """Fights show values and cards, spies objectives, the end everything; asking may tell something too."""
        before = own(known)
        world = before.imagine(Rng(0))
        after = world.clone()
        after.apply(seat, action)
        return discloses_types(before, after) or differ(
            self, telling_worlds(before, world, action, after), seat, action
        )

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        return fields.conserved(own(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by seat: the five courage cards, and the bastion missions of the objective card (R72)."""
        board = own(state)
        found = []
        for seat in range(board.seats):
            deeds = missions.all_deeds(board, seat)
            points = {f"card_{card + 1}": missions.card_points(card, deeds) for card in range(MISSION_CARDS)}
            points["card_6"] = missions.bastion_points(deeds, board.is_inviolate(seat))
            found.append(points)
        return found


GAME: Final = Bastions()
