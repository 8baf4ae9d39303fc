"""The options of the game (section 12), and how the rules read them."""

from __future__ import annotations

from typing import Final

from jurade.core.errors import BadOption
from jurade.core.options import Option, Options, Values
from jurade.games.bastions import tables as t
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.board import Rules

PLACEMENTS: Final = {"random": b.RANDOM, "arranged": b.ARRANGED, "free": b.FREELY}
GREY: Final = {objective["id"] for objective in t.FACTS["objectives"] if objective["kind"] == "grey"}
COMMON: Final = (
    "ten_points",
    *(objective["id"] for objective in t.FACTS["objectives"] if objective["kind"] != "coloured"),
)


def check_together(values: Values, seats: int) -> None:
    """Grey objectives speak of two opponents: they are for three and four players."""
    if values["objective_mode"] == "common" and values["common_objective"] in GREY and seats < 3:
        raise BadOption(f"the common objective '{values['common_objective']}' is for three or four players")


OPTIONS: Final = Options(
    Option("placement", "random", values=tuple(PLACEMENTS)),
    Option("objective_mode", "drawn", values=("drawn", "common")),
    Option("common_objective", "ten_points", values=COMMON),
    Option("knight_bonus", False, values=(False, True)),
    Option("battlefield_archer_helpless", False, values=(False, True)),
    Option("remember_values", True, values=(True, False)),
    Option("first_player", "random", values=("random",), per_seat=True),
    Option("max_rounds", 60, least=1, most=1000),
    Option("quiet_rounds", 20, least=1, most=1000),
    together=check_together,
)


def rules_of(values: Values) -> Rules:
    """The options as the rules read them."""
    common = values["objective_mode"] == "common"
    first = str(values["first_player"])
    return Rules(
        placement=PLACEMENTS[str(values["placement"])],
        common=t.OBJECTIVE_NAMES.index(str(values["common_objective"])) if common else t.NONE,
        knight_bonus=bool(values["knight_bonus"]),
        helpless=bool(values["battlefield_archer_helpless"]),
        remember=bool(values["remember_values"]),
        first=t.NONE if first == "random" else int(first.removeprefix("seat")),
        max_rounds=int(values["max_rounds"]),
        quiet_rounds=int(values["quiet_rounds"]),
    )
