"""The game at the edge: options, notation, positions, refusals and words wired to the rules."""

from __future__ import annotations

from jurade.core.errors import Reason
from jurade.core.game import Game, Position
from jurade.core.options import Values
from jurade.core.scene import Preview, Scene
from jurade.core.state import CHANCE, State
from jurade.games.flandern import reasons
from jurade.games.flandern.actions import AT_GOLD, ENDINGS
from jurade.games.flandern.cards import is_of_scored_city
from jurade.games.flandern.evaluate import FlandernEvaluator
from jurade.games.flandern.notation import read_action, read_outcome, write_action
from jurade.games.flandern.options import OPTIONS, settings
from jurade.games.flandern.position import conserved, dump
from jurade.games.flandern.restore import undump
from jurade.games.flandern.state import FlandernState
from jurade.games.flandern.tables import CITIES, GUILDS, INFLUENCE_BONUS


class Flandern(Game):
    """Les corporations au pouvoir, for two to four."""

    id = "flandern"
    rules_version = "flandern/1"
    seats = range(2, 5)
    colours = ("blue", "yellow", "green", "red")
    options = OPTIONS
    endings = tuple(ENDINGS)
    evaluator = FlandernEvaluator()

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
        assert isinstance(then, FlandernState)
        assert isinstance(now, FlandernState)
        if then.phase == AT_GOLD and not is_of_scored_city(then, action & 15):
            shown = now.round > then.round or not now.gold_is_hidden()
            return (1 << int(then.seats)) - 1 if shown else 1 << int(then.first)
        return super().revealed(then, seat, action, now)

    def why_not(self, state: State, seat: int, action: int) -> Reason:
        assert isinstance(state, FlandernState)
        return reasons.why_not(state, seat, action)

    def dump(self, state: State) -> Position:
        assert isinstance(state, FlandernState)
        return dump(state)

    def undump(self, position: Position, seats: int, options: Values) -> State:
        return undump(position, seats, settings(options, seats))

    def scene(self, state: State, seat: int) -> Scene:
        from jurade.games.flandern.scene import scene

        assert isinstance(state, FlandernState)
        return scene(state, seat)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        from jurade.games.flandern.preview import preview

        assert isinstance(state, FlandernState)
        return preview(state, seat, action)

    def text_board(self, state: State, seat: int) -> str:
        from jurade.games.flandern.textboard import text_board

        assert isinstance(state, FlandernState)
        return text_board(state, seat)

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        assert isinstance(state, FlandernState)
        return conserved(state)

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Points by city, of the own guild and (two players) of the influenced one, and the influence bonus (R48)."""
        assert isinstance(state, FlandernState)
        found: list[dict[str, int]] = []
        for seat in range(state.seats):
            sources: dict[str, int] = {}
            for prefix, guild in (("own", state.guild[seat]), ("influenced", state.influenced[seat])):
                if guild < 0:
                    continue
                for number, city in enumerate(CITIES):
                    if state.scored >> number & 1:
                        sources[f"{prefix}-{city}"] = int(state.city_points[number * GUILDS + guild])
            if state.bonus >> seat & 1:
                sources["influence"] = int(INFLUENCE_BONUS)
            found.append(sources)
        return found
