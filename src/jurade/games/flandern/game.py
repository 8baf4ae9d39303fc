"""The game at the edge: options, notation, positions, refusals, scenes and words wired to the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from jurade.core.errors import Reason
from jurade.core.game import Game, Position, everybody
from jurade.core.journal import Facts
from jurade.core.options import Values
from jurade.core.scene import Attempt, Preview, Scene
from jurade.core.state import CHANCE, State
from jurade.core.words import Arg, Message, say
from jurade.games.flandern import attempts, disclosure, preview, reasons, scene
from jurade.games.flandern.actions import AT_GOLD, ENDINGS
from jurade.games.flandern.cards import is_of_scored_city
from jurade.games.flandern.drawing.telling import COLOURS, event_words
from jurade.games.flandern.evaluate import FlandernEvaluator
from jurade.games.flandern.notation import read_action, read_outcome, write_action
from jurade.games.flandern.options import OPTIONS, settings
from jurade.games.flandern.position import conserved, dump
from jurade.games.flandern.restore import undump
from jurade.games.flandern.state import FlandernState
from jurade.games.flandern.tables import CITIES, GUILDS, INFLUENCE_BONUS
from jurade.games.flandern.textboard import INK_OF, text_board


def own(state: State) -> FlandernState:
    """A state given to this game is one of this game."""
    assert isinstance(state, FlandernState)
    return state


class Flandern(Game):
    """Les corporations au pouvoir, for two to four."""

    id = "flandern"
    rules_version = "flandern/1"
    seats = range(2, 5)
    colours = COLOURS
    options = OPTIONS
    endings = tuple(ENDINGS)
    evaluator = FlandernEvaluator()
    text_ink = INK_OF

    def start(self, seats: int, options: Values) -> State:
        state = FlandernState(seats, settings(options, seats))
        state.set_up()
        return state

    def write(self, state: State, seat: int, action: int) -> str:
        return write_action(int(state.seats), action)

    def read(self, state: State, seat: int, text: str) -> int:
        if seat == CHANCE:
            return read_outcome(int(state.seats), text)
        return read_action(text)

    def write_hidden(self, state: State, seat: int, action: int) -> str:
        """Others read that a golden card was drawn, or that a card was chosen, but not which (section 4, R9)."""
        return "gold ?" if seat == CHANCE else "play ?"

    def revealed(self, then: State, seat: int, action: int, now: State) -> int:
        """A golden card is shown to all in step 5 of its round (R30)."""
        before, after = own(then), own(now)
        if before.phase == AT_GOLD and not is_of_scored_city(before, action & 15):
            shown = after.round > before.round or not after.gold_is_hidden()
            return everybody(before) if shown else 1 << int(before.first)
        return super().revealed(then, seat, action, now)

    def why_not(self, state: State, seat: int, action: int) -> Reason:
        return reasons.why_not(own(state), seat, action)

    def dump(self, state: State) -> Position:
        return dump(own(state))

    def undump(self, position: Position, seats: int, options: Values) -> State:
        return undump(position, seats, settings(options, seats))

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(own(state), seat)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        return preview.preview(own(state), seat, action)

    def text_board(self, state: State, seat: int) -> str:
        return text_board(own(state), seat)

    def attempts(self, state: State, seat: int, picked: Sequence[str]) -> Iterable[Attempt]:
        return attempts.attempts(own(state), seat, picked)

    def seat_name(self, seat: int) -> Message:
        """A seat by its number: its colour is that of its guild, which chance gives."""
        return say("player", number=seat + 1)

    def tell(self, facts: Facts, names: Sequence[Arg] | None = None) -> Message:
        """An event as a log line; cities, plots, cards and tiles are called by their names."""
        return event_words(facts, super().tell(facts, names))

    def discloses(self, known: State, seat: int, action: int) -> bool:
        """The last choice turns all over, the last action the golden card (R10, R30)."""
        return disclosure.discloses(own(known), seat, action)

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        return conserved(own(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by city, of the own guild and (two players) of the influenced one, and the influence bonus (R48)."""
        table = own(state)
        found: list[dict[str, int]] = []
        for seat in range(table.seats):
            sources: dict[str, int] = {}
            holdings = [("own", int(table.guild[seat]))]
            if table.seats == 2:
                holdings.append(("influenced", int(table.influenced[seat])))
            for prefix, guild in holdings:
                for number, city in enumerate(CITIES):
                    is_scored = bool(table.scored >> number & 1)
                    sources[f"{prefix}-{city}"] = int(table.city_points[number * GUILDS + guild]) if is_scored else 0
            if table.seats > 2:
                sources["influence"] = int(INFLUENCE_BONUS) if table.bonus >> seat & 1 else 0
            found.append(sources)
        return found
