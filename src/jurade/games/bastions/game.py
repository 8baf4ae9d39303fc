"""Bastions as the core knows it: the hooks of a game, each led to the module that does the work."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from jurade.core.disclosure import differ
from jurade.core.errors import Reason
from jurade.core.game import Game, Position
from jurade.core.journal import Facts
from jurade.core.options import Values
from jurade.core.rng import Rng
from jurade.core.scene import Attempt, Preview, Scene
from jurade.core.state import NOBODY, State
from jurade.core.words import Arg, Message
from jurade.games.bastions import (
    actions,
    attempts,
    events,
    missions,
    notation,
    position,
    preview,
    reasons,
    scene,
    spelling,
)
from jurade.games.bastions.board import ENDINGS
from jurade.games.bastions.disclosure import discloses_types, telling_worlds
from jurade.games.bastions.drawing.geometry import COLOURS
from jurade.games.bastions.evaluate import BastionsEvaluator
from jurade.games.bastions.options import OPTIONS, rules_of
from jurade.games.bastions.state import BastionsState
from jurade.games.bastions.tables import MISSION_CARDS
from jurade.games.bastions.textboard import INK_OF, text_board


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
    text_ink = INK_OF

    def start(self, seats: int, options: Values) -> State:
        return BastionsState(seats, rules_of(options))

    def write(self, state: State, seat: int, action: int) -> str:
        return spelling.spell(own(state), action)

    def read(self, state: State, seat: int, text: str) -> int:
        return notation.read(own(state), seat, text)

    def write_hidden(self, state: State, seat: int, action: int) -> str:
        """A dealt value or objective without what it is; a sealed choice without what was chosen (section 4)."""
        verb, first = actions.verb_of(action), actions.first_of(action)
        if verb == actions.VALUE:
            return f"value {own(state).piece_name(first)} ?"
        if verb == actions.OBJECTIVE:
            return f"objective {first} ?"
        return "place ?" if verb == actions.PLACE else "card ?"

    def revealed(self, then: State, seat: int, action: int, now: State) -> int:
        """Values are known to those who saw the piece fight or fall, objectives to spies, sealed cards to all."""
        board, later = own(then), own(now)
        verb, first = actions.verb_of(action), actions.first_of(action)
        viewers = [*range(int(board.seats)), NOBODY]  # in the order of the bits
        if verb == actions.VALUE:
            known = [later.knows_value(viewer, first) for viewer in viewers]
        elif verb == actions.PLACE:
            piece = board.top[actions.second_of(action)]
            known = [later.knows_value(viewer, piece) for viewer in viewers]
        elif verb == actions.OBJECTIVE:
            known = [later.knows_objective(viewer, first) for viewer in viewers]
        else:
            return super().revealed(then, seat, action, now)
        return sum(1 << bit for bit, knows in enumerate(known) if knows)

    def tell(self, facts: Facts, names: Sequence[Arg] | None = None) -> Message:
        """An event as a log line, with what this reader knows of it."""
        return events.worded(facts, super().tell(facts, names))

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
        return position.conserved(own(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by seat: the five courage cards, and the bastion missions of the objective card (R72)."""
        board = own(state)
        found = []
        for seat in range(int(board.seats)):
            deeds = missions.all_deeds(board, seat)
            points = {f"card_{card + 1}": int(missions.card_points(card, deeds)) for card in range(MISSION_CARDS)}
            points["card_6"] = int(missions.bastion_points(deeds, board.is_inviolate(seat)))
            found.append(points)
        return found


GAME: Final = Bastions()
