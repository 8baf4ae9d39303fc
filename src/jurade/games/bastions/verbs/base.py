"""What all verbs of Bastions share: the parts of their actions, what can be picked, and when they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from jurade.core.errors import Reason
from jurade.core.look import group, polygon
from jurade.core.reading import unknown
from jurade.core.state import UNKNOWN
from jurade.core.verbs import Foreseen, OneOf, Part, Picker, Verb, because
from jurade.core.words import Arg, Message, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing import telling
from jurade.games.bastions.drawing.figures import Figures
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.state import BastionsState


class BastionsPicker(Picker[BastionsState]):
    """Pieces, cells and drawbridges that a seat can pick."""

    def __init__(self, state: BastionsState, seat: int) -> None:
        super().__init__(state, seat)
        self.figures = Figures(state, seat)
        self.plan = self.figures.plan

    def piece(self, piece: int, speed: int = 0) -> str:
        """A piece that acts: where it stands, or as a card when it is held prisoner."""
        stand = self.figures.stands.get(piece)
        label = say("pick-piece", piece=telling.own_words(self.state, piece), speed=speed)
        outline = None if stand is None else stand.outline()
        return self.pick(f"piece:{self.state.piece_name(piece)}", "piece", label, outline)

    def target(self, piece: int) -> str:
        """A piece that is attacked."""
        label = say("pick-target", piece=telling.piece_words(self.state, piece))
        outline = self.figures.stands[piece].outline()
        return self.pick(f"target:{self.state.piece_name(piece)}", "piece", label, outline)

    def cell(self, cell: int) -> str:
        seen = self.plan.cells[cell]
        return self.pick(f"cell:{seen.name}", "place", telling.cell_words(seen), polygon(seen.floor(0.86)))

    def bridge(self, owner: int) -> str:
        planks = [polygon(quad) for quad in self.plan.planks(owner, 0.42)]
        label = say("pick-bridge", bridge=telling.bridge_words(owner, self.seat))
        return self.pick(f"bridge:{t.SEAT_LETTERS[owner]}", "place", label, group(*planks))

    def own(self) -> list[int]:
        """The seat's pieces on the board."""
        return [piece for piece in telling.pieces_of(self.state, self.seat) if piece in self.figures.stands]


# ---- parts


class Named(Part):
    """One of the names there are now, for the numbers behind them."""

    def __init__(
        self,
        name: str,
        numbers: Callable[[BastionsState], Mapping[str, int]],
        write: Callable[[BastionsState, int], str],
        *,
        of_board: bool,
        say: Callable[[Any, int], Arg],
        pick: Callable[[Any, int], str] | None = None,
    ) -> None:
        super().__init__(name, say=say, pick=pick)
        self._numbers, self._write, self.of_board = numbers, write, of_board

    def write(self, state: Any, value: int) -> str:
        return self._write(state, value)

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        numbers = self._numbers(state)
        if words[0] not in numbers:
            raise unknown(text, words[0], list(numbers))
        return numbers[words[0]]


def piece_numbers(state: BastionsState) -> dict[str, int]:
    """The names of the pieces whose type this state knows: nobody learns by trying names what was placed unseen."""
    known = (piece for piece in range(state.pieces) if state.kind[piece] != UNKNOWN)
    return {state.piece_name(piece): piece for piece in known}


def _bridge_words(state: Any, owner: int) -> Arg:
    return telling.bridge_words(owner)


def _piece(name: str, say: Callable[[Any, int], Arg], pick: Callable[[Any, int], str]) -> Named:
    return Named(name, piece_numbers, BastionsState.piece_name, of_board=True, say=say, pick=pick)


PIECE: Final = _piece("piece", telling.own_words, BastionsPicker.piece)
TARGET: Final = _piece("target", telling.piece_words, BastionsPicker.target)
CELL: Final = OneOf("cell", lambda state: state.terrain.names, pick=BastionsPicker.cell)
OWNER: Final = OneOf(
    "owner", lambda state: t.SEAT_LETTERS[: state.seats], telling=False, say=_bridge_words, pick=BastionsPicker.bridge
)
RESERVE: Final = OneOf("reserve", t.RESERVE_NAMES, telling=False)


class BastionsVerb(Verb[BastionsState, BastionsPicker]):
    """A verb that is asked in some phases."""

    phases: tuple[int, ...]

    def is_asked(self, state: BastionsState) -> bool:
        return state.phase in self.phases

    def not_now(self, state: BastionsState, seat: int, asked: Verb[Any, Any]) -> Reason:
        """The rule that gives this verb its place in the turn, and what it is time for instead."""
        return because(self.rule, f"now-{b.PHASE_NAMES[state.phase]}")


# ---- shared answers


def named(state: BastionsState, seat: int, piece: int) -> Message:
    """A piece in a sentence that refuses something to a seat."""
    return telling.piece_words(state, piece, seat, value=False)


def not_usable(state: BastionsState, seat: int, piece: int) -> Reason | None:
    """A piece that is not one's own or not in play cannot do anything."""
    if state.owner(piece) != seat:
        return because("R3", "not-your-piece", piece=named(state, seat, piece))
    if state.cell[piece] == t.NONE:
        return because("R37", "not-in-play", piece=named(state, seat, piece))
    return None


def tell_gains(seen: Foreseen, seat: int, before: BastionsState, after: BastionsState) -> None:
    """The mission points that change, and a victory that can then be declared."""
    gains = ((other, after.points[other] - before.points[other]) for other in range(after.seats))
    seen.points.update((other, gained) for other, gained in gains if gained)
    if after.can_declare(seat) and not before.can_declare(seat):
        seen.lines.append(say("preview-can-declare"))
