"""The options of the game (specification, section 12), and how the rules read them."""

from __future__ import annotations

from typing import Final

from jurade.core.options import Option, Options, Values
from jurade.games.feudo.rules.state import FeudoState
from jurade.games.feudo.tables import LIMITS

OPTIONS: Final = Options(
    Option("rounds", LIMITS["rounds"][0], values=tuple(LIMITS["rounds"])),
    Option("plague", "normal", values=("normal", "virulent", "none")),
    Option("adjacency", "side", values=("side", "corner")),
    Option("score_floor", "none", values=("none", "zero")),
    Option("map", "random", values=("random", "study")),
    Option("extension_cap", LIMITS["extension_cap"], least=1),
)

CAP_MEANT: Final = 10**6  # a larger cap means the same: no end by the cap


def new_state(seats: int, values: Values) -> FeudoState:
    """The state before anything happened, under these options."""
    return FeudoState(
        seats,
        int(values["rounds"]),
        OPTIONS["plague"].values.index(values["plague"]),
        int(values["adjacency"] == "corner"),
        int(values["score_floor"] == "zero"),
        min(int(values["extension_cap"]), CAP_MEANT),
        int(values["map"] == "study"),
    )
