"""Feudo as the core knows it: the hooks of a game, each led to the module that does the work."""

from __future__ import annotations

from typing import Final

from jurade.core import disclosure
from jurade.core.game import Game, everybody
from jurade.core.options import Values
from jurade.core.scene import Scene
from jurade.core.state import State
from jurade.games.feudo import fields, scene, soundness
from jurade.games.feudo.disclosure import telling_worlds
from jurade.games.feudo.evaluate import FeudoEvaluator
from jurade.games.feudo.events import EVENTS
from jurade.games.feudo.options import OPTIONS, new_state
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules.actions import second_of
from jurade.games.feudo.rules.state import FeudoState
from jurade.games.feudo.tables import COLOURS, FACTS
from jurade.games.feudo.textboard import INK_OF, text_board
from jurade.games.feudo.verbs import GRAMMAR


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
    endings = tuple(b.ENDINGS)
    evaluator = FeudoEvaluator()
    grammar = GRAMMAR
    events = EVENTS
    fields = fields.FIELDS
    text_ink = INK_OF

    def start(self, seats: int, options: Values) -> State:
        return new_state(seats, options)

    def restore(self, state: State) -> None:
        soundness.restore(own(state))

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(own(state), seat)

    def text_board(self, state: State, seat: int) -> str:
        return text_board(own(state), seat)

    def revealed(self, then: State, seat: int, action: int, now: State) -> int:
        """A trade card is shown to all in its round; army cards once all three have been shown (section 10).

        What was left unseen by a charm is never told, so an army of an earlier round stays as it was.
        """
        before, after = own(then), own(now)
        if before.phase == b.TRADING:
            is_shown = after.round > before.round or bool(after.opened >> seat & 1)
        elif before.phase == b.STRATEGY:
            is_shown = after.round == before.round and int(after.shown[seat]) == second_of(action)
        else:
            return super().revealed(then, seat, action, now)
        return everybody(then) if is_shown else 0

    def sealed_round(self, state: State) -> int:
        """Army cards are chosen before trade cards, and neither is shown yet (R12)."""
        return int(own(state).phase)

    def discloses(self, known: State, seat: int, action: int) -> bool:
        """Cards that are shown without asking tell something, and so does asking (G6, G7, R54)."""
        return disclosure.differ(self, telling_worlds(own(known)), seat, action)

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        return fields.conserved(own(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by seat from kills, towns taken and lost, cowards, and what the floor gave back."""
        sources = own(state).sources
        return [
            {name: int(sources[seat * b.SOURCES + k]) for k, name in enumerate(b.SOURCE_NAMES)}
            for seat in range(state.seats)
        ]


GAME: Final = Feudo()
