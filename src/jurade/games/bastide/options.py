"""The options of a game of Bastide (section 12 of the rules) and the numbers the rules know them by."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.core.options import Option, Options, Values
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.state import BastideState

TALKS: Final = ("off", "gifts", "deals")

OPTIONS: Final = Options(
    Option("talk", "deals", ("deals", "gifts", "off")),
    Option("talk_limit", 2, (2, 0, 1, 3, 4)),
    Option("raise_mode", "until_quiet", ("until_quiet", "single")),
    Option("siege_tie", "french", ("french", "english")),
    Option("card_values", "8-6-4", ("8-6-4", "4-4-11")),
    Option("house_tiles", 36, (36, 26)),
    Option("bank", "limited", ("limited", "unlimited")),
    Option("harass_mixed", False, (False, True)),
    Option("idle_guard", "force_tile", ("force_tile", "off")),
    Option("orientation", "choose", ("choose", "auto")),
    Option("first_player", "random", ("random",), per_seat=True),
)


def new_state(seats: int, values: Values) -> BastideState:
    """The state before anything happened, with complete option values as the numbers it holds."""
    settings = [0] * b.SETTINGS
    settings[b.TALK] = TALKS.index(str(values["talk"]))
    settings[b.TALK_LIMIT] = int(values["talk_limit"])
    settings[b.SINGLE_RAISE] = int(values["raise_mode"] == "single")
    settings[b.ENGLISH_TIE] = int(values["siege_tie"] == "english")
    settings[b.COMPONENT_CARDS] = int(values["card_values"] == "4-4-11")
    settings[b.HOUSE_TILES] = int(values["house_tiles"])
    settings[b.ENDLESS_BANK] = int(values["bank"] == "unlimited")
    settings[b.MIXED_RAID] = int(values["harass_mixed"] is True)
    settings[b.GUARDED] = int(values["idle_guard"] == "force_tile")
    settings[b.AUTO_ORIENTATION] = int(values["orientation"] == "auto")
    first = str(values["first_player"])
    settings[b.OPENER] = b.RANDOM_SEAT if first == "random" else int(first.removeprefix("seat"))
    return BastideState(seats, vec[i64]([i64(number) for number in settings]))
