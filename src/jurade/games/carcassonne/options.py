"""The options of the game (specification, section 12), and how the rules read them."""

from __future__ import annotations

from typing import Final

from jurade.core.options import Option, Options, Values
from jurade.core.state import CHANCE
from jurade.games.carcassonne.rules import board as b

OPTIONS: Final = Options(
    Option("abbey_mayor", True, values=(True, False)),
    Option("inns_cathedrals", False, values=(False, True)),
    Option("traders_builders", False, values=(False, True)),
    Option("abbey_at_end", "round", values=("round", "none")),
    Option("wagon_move", "connected", values=("connected", "neighbourhood")),
    Option("small_city", 4, values=(4, 2)),
    Option("am_inner_meadows", True, values=(True, False)),
    Option("farmers", True, values=(True, False)),
    Option("first_player", "random", values=("random",), per_seat=True),
)

# What each value turns on, as bits of Board.rules.
BITS: Final = {
    ("abbey_mayor", True): b.WITH_ABBEY_MAYOR,
    ("inns_cathedrals", True): b.WITH_INNS_CATHEDRALS,
    ("traders_builders", True): b.WITH_TRADERS_BUILDERS,
    ("abbey_at_end", "round"): b.WITH_END_ROUND,
    ("wagon_move", "neighbourhood"): b.WITH_NEIGHBOURHOOD,
    ("small_city", 2): b.WITH_SMALL_CITY_TWO,
    ("am_inner_meadows", True): b.WITH_INNER_MEADOWS,
    ("farmers", True): b.WITH_FARMERS,
}


def rules_of(values: Values) -> int:
    """The options as the bit set the rules test."""
    return sum(bit for (name, value), bit in BITS.items() if values[name] == value)


def first_seat_of(values: Values) -> int:
    """The seat that begins, or CHANCE."""
    chosen = str(values["first_player"])
    return CHANCE if chosen == "random" else int(chosen.removeprefix("seat"))
