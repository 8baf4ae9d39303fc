"""Bastide at the edge: what the core needs to know of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import i64

from jurade.core.disclosure import differ
from jurade.core.errors import Reason
from jurade.core.game import Game, Position
from jurade.core.journal import Facts
from jurade.core.options import Values
from jurade.core.scene import Attempt, Preview, Scene
from jurade.core.state import CHANCE, State
from jurade.core.words import Arg, Message
from jurade.games.bastide import actions as act
from jurade.games.bastide import attempts, check, events, notation, preview, reasons, scene
from jurade.games.bastide import position as positions
from jurade.games.bastide import tables as t
from jurade.games.bastide.board import ENDINGS
from jurade.games.bastide.disclosure import discloses_amounts, telling_worlds
from jurade.games.bastide.evaluate import BastideEvaluator
from jurade.games.bastide.options import OPTIONS, settings_of
from jurade.games.bastide.state import BastideState
from jurade.games.bastide.textboard import INK_OF, text_board


def bastide(state: State) -> BastideState:
    """The state as one of this game."""
    assert isinstance(state, BastideState), f"a {type(state).__name__} is no state of Bastide"
    return state


class Bastide(Game):
    """A new fortified town, its council, and the English before its walls; 3 to 5 seats."""

    id = "bastide"
    rules_version = "bastide/1"
    seats = range(t.FACTS["players"]["min"], t.FACTS["players"]["max"] + 1)
    colours = t.COLOURS
    options = OPTIONS
    endings = ENDINGS
    evaluator = BastideEvaluator()
    text_ink = INK_OF

    def start(self, seats: int, options: Values) -> State:
        state = BastideState(i64(seats), settings_of(options))
        state.settle()
        return state

    def write(self, state: State, seat: int, action: int) -> str:
        return act.spell(action)

    def read(self, state: State, seat: int, text: str) -> int:
        return notation.read(bastide(state), seat, text)

    def write_hidden(self, state: State, seat: int, action: int) -> str:
        """A hidden draw still names its seat, a sealed amount its kind."""
        if seat == CHANCE:
            return f"deal {act.addressee(action)} ?"
        return act.spell(action).split()[0] + " ?"

    def why_not(self, state: State, seat: int, action: int) -> Reason:
        return reasons.why_not(bastide(state), seat, action)

    def dump(self, state: State) -> Position:
        return positions.dump(bastide(state))

    def undump(self, position: Position, seats: int, options: Values) -> State:
        return positions.undump(position, seats, options)

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(bastide(state), seat)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        return preview.preview(bastide(state), seat, action)

    def text_board(self, state: State, seat: int) -> str:
        return text_board(bastide(state), seat)

    def attempts(self, state: State, seat: int, picked: Sequence[str]) -> Iterable[Attempt]:
        return attempts.attempts(bastide(state), seat, picked)

    def tell(self, facts: Facts, names: Sequence[Arg] | None = None) -> Message:
        """An event as a log line: seats, works, places and terms of offers by their names."""
        return events.tell(facts, names or [self.seat_name(seat) for seat in range(t.MOST_SEATS)])

    def sealed_round(self, state: State) -> int:
        """All learn who added before the next round of additions, which are shown together (RUL-6)."""
        return int(state.sealing()) << 16 | len(bastide(state).adders)

    def discloses(self, known: State, seat: int, action: int) -> bool:
        """The last sealed amount shows the others'; who must pass shows his hand (R11, R46)."""
        table = bastide(known)
        shown = discloses_amounts(table, seat)
        return differ(self, telling_worlds(table, seat, action), seat, action) if shown is None else shown

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        """Money, tiles by kind, and pieces by seat (section 11, 1 to 3)."""
        table = bastide(state)
        sums = {"money": (int(check.money_in_play(table)), t.ALL_MONEY)}
        for kind, name in enumerate(t.KIND_NAMES):
            sums[name] = (int(check.tiles_of(table, kind)), int(check.tiles_in_box(table, kind)))
        for seat in range(table.seats):
            sums[f"pieces of seat {seat}"] = (int(check.pieces_of(table, seat)), t.PIECES)
        return sums

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Influence counts in any town; cards and road for a French one, against an English one (section 8)."""
        table = bastide(state)
        sign = -1 if table.english else 1
        return [
            {
                "influence": int(table.influence(seat)),
                "cards": sign * int(table.card_points(seat)),
                "road": sign * int(table.road[seat]),
            }
            for seat in range(table.seats)
        ]


GAME: Final = Bastide()
