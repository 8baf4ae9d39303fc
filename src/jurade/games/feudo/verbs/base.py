"""What all verbs of Feudo share: the parts of their actions, what can be picked, and the shapes that light up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from jurade.core import look
from jurade.core.look import Point
from jurade.core.scene import PickKind, Shape
from jurade.core.verbs import OneOf, Picker, SomeOf, Trail, Verb
from jurade.core.words import say
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import telling
from jurade.games.feudo.drawing.field import Field, Reach, middle, steps_of
from jurade.games.feudo.drawing.ground import CELL as CELL_SIZE
from jurade.games.feudo.drawing.ground import HALF
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules.state import FeudoState

FADED: Final = 0.62  # a pawn that does not stand there yet


class FeudoPicker(Picker[FeudoState]):
    """Territories, pawns and cards that a seat can pick."""

    def __init__(self, state: FeudoState, seat: int) -> None:
        super().__init__(state, seat)
        self.field = Field(state)
        self.standing = self.field.standing()
        self._reaches: dict[int, Reach] = {}

    def cell(self, cell: int) -> str:
        """A territory."""
        name = f"cell:{t.CELL_NAMES[cell]}"
        if name in self.picks:
            return name
        is_town = self.state.town_at(cell) >= 0
        return self.pick(name, "place", telling.cell_words(self.state, cell), cell_outline(cell, is_town))

    def pawn(self, pawn: int) -> str:
        """A pawn on the board."""
        return self._own(pawn, "pawn", "piece")

    def card(self, pawn: int) -> str:
        """The card of a pawn in hand; the pawn on the board may be touched as well."""
        return self._own(pawn, "card", "card")

    def _own(self, pawn: int, prefix: str, kind: PickKind) -> str:
        name = f"{prefix}:{t.PAWN_NAMES[pawn]}"
        if name in self.picks:
            return name
        there = self.standing.get((self.seat, pawn))
        named = telling.named(self.state, self.seat, pawn)
        label = say("pick-pawn", pawn=named, number=int(self.state.number(self.seat, pawn)))
        return self.pick(name, kind, label, there.outline() if there else None, self._reach_area(pawn))

    def _reach_area(self, pawn: int) -> Shape | None:
        """All territories a pawn can go to now, as one ground."""
        goals = {act.goal_of(action) for action in self.legal if act.first_of(action) == pawn}
        return region(tuple(sorted(goals - {act.STAY})))

    def reach(self, pawn: int) -> Reach:
        """Where a pawn can go, and how."""
        if pawn not in self._reaches:
            self._reaches[pawn] = Reach(self.state, self.seat, pawn, steps_of(self.state, self.seat, pawn))
        return self._reaches[pawn]

    def on_board(self) -> list[int]:
        """The seat's pawns that stand on the board or in the castle."""
        return [pawn for pawn in range(t.PAWNS) if (self.seat, pawn) in self.standing]

    # ---- ghosts

    def way(self, pawn: int, cell: int) -> Shape:
        """The way a pawn would take, step by step, and the pawn at its end."""
        d = look.trace([middle(step) for step in self.reach(pawn).route(cell)])
        return look.group(
            look.path(d, fill="none", stroke=look.LEAF, stroke_width=7, stroke_linejoin="round", stroke_opacity=0.85),
            look.path(
                d, fill="none", stroke=look.INK, stroke_width=3, stroke_dasharray="2 7", stroke_linecap="round",
                stroke_linejoin="round",
            ),
            self.arriving(pawn, cell),
        )  # fmt: skip

    def arriving(self, pawn: int, cell: int) -> Shape:
        """A pawn that does not stand there yet."""
        there = self.field.arriving(self.seat, pawn, cell)
        return look.use(there.symbol, there.x, there.y, scale=there.scale, opacity=FADED)

    def blow(self, pawn: int, cell: int) -> Shape:
        """An arrow from a pawn to a territory."""
        there = self.standing[self.seat, pawn]
        return arrow((there.x, there.y), middle(cell))


# ---- parts


def _colours(state: Any) -> Sequence[str]:
    return t.COLOURS[: state.seats]


def _seat_words(state: Any, seat: int) -> Any:
    return telling.seat_words(seat)


def _pawn_words(state: Any, pawn: int) -> Any:
    return telling.pawn_words(pawn)


CELL: Final = OneOf("cell", t.CELL_NAMES, pick=FeudoPicker.cell)
PAWN: Final = OneOf("pawn", t.PAWN_NAMES, say=_pawn_words, pick=FeudoPicker.pawn)
PAWNS: Final = SomeOf(PAWN)
SEAT: Final = OneOf("seat", _colours, say=_seat_words)


class FeudoVerb(Verb[FeudoState, FeudoPicker]):
    """A verb that is asked in one phase."""

    phase: int

    def is_asked(self, state: FeudoState) -> bool:
        return bool(state.phase == self.phase)


# ---- sets of pawns: they are picked in one order, but mean the same in any


def joining(picker: FeudoPicker, base: int, chosen: int, pawns: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Pawns that no legal set holds beside the chosen ones, each with the set it would make."""
    sets = [act.second_of(action) for action in picker.legal if action - act.second_of(action) == base]
    for pawn in pawns:
        wanted = chosen | 1 << pawn
        if wanted != chosen and not any(legal & wanted == wanted for legal in sets):
            yield pawn, wanted


def chosen_in(picked: Trail) -> int:
    """The set of the pawns among these picks."""
    names = (pick.partition(":")[2] for pick in picked)
    return sum({1 << t.PAWN_NUMBERS[name] for name in names if name in t.PAWN_NUMBERS})


# ---- shapes


@lru_cache(maxsize=256)
def cell_outline(cell: int, is_town: bool) -> Shape:
    """A territory; of a town only what lies above its name."""
    x, y = middle(cell)
    return look.rect(x - HALF + 3, y - HALF + 3, CELL_SIZE - 6, CELL_SIZE - (17 if is_town else 6), rx=6)


@lru_cache(maxsize=1024)
def region(cells: tuple[int, ...]) -> Shape | None:
    """Territories lit as one ground."""
    if not cells:
        return None
    corners = (middle(cell) for cell in cells)
    size = CELL_SIZE
    d = "".join(f"M{look.digits(x - HALF)} {look.digits(y - HALF)}h{size}v{size}h-{size}Z" for x, y in corners)
    return look.path(d, fill=look.GOLD, fill_opacity=0.34)


def arrow(start: Point, end: Point) -> Shape:
    """A dashed blow from a pawn towards a territory."""
    (x0, y0), (x1, y1) = start, end
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1.0
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    tip = (x1 - 8 * ux, y1 - 8 * uy)
    back = (tip[0] - 12 * ux, tip[1] - 12 * uy)
    head = look.trace([tip, (back[0] - 7 * uy, back[1] + 7 * ux), (back[0] + 7 * uy, back[1] - 7 * ux)], closed=True)
    shaft = look.trace([(x0 + 12 * ux, y0 + 12 * uy), back])
    return look.group(
        look.path(shaft, fill="none", stroke=look.LEAF, stroke_width=7, stroke_linecap="round"),
        look.path(shaft, fill="none", stroke=look.INK, stroke_width=3.4, stroke_dasharray="6 4"),
        look.path(head, fill=look.INK, stroke=look.LEAF, stroke_width=1.6),
    )
