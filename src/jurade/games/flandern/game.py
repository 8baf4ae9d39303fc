"""The guilds as the core knows them: the hooks of a game, each led to the module that does the work."""

from __future__ import annotations

from typing import Final

from jurade.core.game import Game, Position, everybody
from jurade.core.options import Values
from jurade.core.scene import Scene
from jurade.core.state import CHANCE, State
from jurade.core.words import Message, say
from jurade.games.flandern import disclosure, fields, scene, soundness
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing.telling import COLOURS
from jurade.games.flandern.evaluate import FlandernEvaluator
from jurade.games.flandern.events import EVENTS
from jurade.games.flandern.options import OPTIONS, settings
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules.actions import outcome_of
from jurade.games.flandern.rules.cards import is_of_scored_city
from jurade.games.flandern.rules.state import FlandernState
from jurade.games.flandern.textboard import INK_OF, text_board
from jurade.games.flandern.verbs import GRAMMAR


def own(state: State) -> FlandernState:
    """A state given to this game is one of this game."""
    assert isinstance(state, FlandernState)
    return state


class Flandern(Game):
    """Flandern 1302, in French Les Corporations au pouvoir, for two to four."""

    id = "flandern"
    rules_version = "flandern/1"
    seats = range(2, 5)
    colours = COLOURS
    options = OPTIONS
    endings = tuple(b.ENDINGS)
    evaluator = FlandernEvaluator()
    grammar = GRAMMAR
    events = EVENTS
    fields = fields.FIELDS
    text_ink = INK_OF

    def start(self, seats: int, options: Values) -> State:
        state = FlandernState(seats, settings(options, seats))
        state.set_up()
        return state

    def undump(self, position: Position, seats: int, options: Values) -> State:
        return fields.undump(position, seats, options)

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(own(state), seat)

    def text_board(self, state: State, seat: int) -> str:
        return text_board(own(state), seat)

    def seat_name(self, seat: int) -> Message:
        """A seat by its number: its colour is that of its guild, which chance gives."""
        return say("player", number=seat + 1)

    def write_hidden(self, state: State, seat: int, action: int) -> str:
        """Others read that a golden card was drawn, or that a card was chosen, but not which (section 4, R9)."""
        return "gold ?" if seat == CHANCE else "play ?"

    def revealed(self, then: State, seat: int, action: int, now: State) -> int:
        """A golden card is shown to all in step 5 of its round (R30)."""
        before, after = own(then), own(now)
        if before.phase == b.AT_GOLD and not is_of_scored_city(before, outcome_of(action)):
            shown = after.round > before.round or not after.gold_is_hidden()
            return everybody(before) if shown else 1 << before.first
        return super().revealed(then, seat, action, now)

    def discloses(self, known: State, seat: int, action: int) -> bool:
        """The last choice turns all over, the last action the golden card (R10, R30)."""
        return disclosure.discloses(own(known), seat, action)

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        return soundness.conserved(own(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by city, of the own guild and (two players) of the influenced one, and the influence bonus (R48)."""
        board = own(state)
        found: list[dict[str, int]] = []
        for seat in range(board.seats):
            holdings = {"own": board.guild[seat]}
            if board.seats == 2:
                holdings["influenced"] = board.influenced[seat]
            sources = {
                f"{whose}-{name}": board.city_points[city * t.GUILDS + guild] if board.scored >> city & 1 else 0
                for whose, guild in holdings.items()
                for city, name in enumerate(t.CITIES)
            }
            if board.seats > 2:
                sources["influence"] = t.INFLUENCE_BONUS if board.bonus >> seat & 1 else 0
            found.append(sources)
        return found


GAME: Final = Flandern()
