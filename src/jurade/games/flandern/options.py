"""The options of the game (section 12), and the numbers the rules read them as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.core.errors import BadOption
from jurade.core.options import Option, Options, Value, Values
from jurade.games.flandern.board import (
    ANY_INFLUENCED,
    ASSIGNMENT,
    CORNER,
    FIRST_PLAYER,
    HALF_DOWN,
    KEPT,
    NEUTRAL,
    NONE,
    SETTINGS,
    STALL_LIMIT,
)
from jurade.games.flandern.notation import PLAYER_GUILD_NAMES, find_assignment

LEAST_STALL_LIMIT: Final = 4
USUAL_STALL_LIMIT: Final = 8


@dataclass(frozen=True)
class GuildList(Option):
    """Guilds by seat (G38): a list of ids, or a text with spaces or commas between them; kept as ``green blue red``."""

    def check(self, value: object, seats: int) -> Value:
        if value is None:
            return ""
        if isinstance(value, list | tuple) and all(isinstance(guild, str) for guild in value):
            value = " ".join(value)
        if isinstance(value, str):
            return " ".join(value.replace(",", " ").split())
        raise BadOption(f"option '{self.id}' is a list of guilds such as 'green blue red', not {type(value).__name__}")


def judge(values: Values, seats: int) -> None:
    """The guilds are listed exactly when they are given, each once (G38)."""
    guilds = str(values["guilds"]).split()
    if values["guild_choice"] == "given":
        if find_assignment(seats, guilds) < 0:
            wanted = (
                "four guilds: those of seat 0 and seat 1, then those they influence"
                if seats == 2
                else f"{seats} guilds by seat"
            )
            raise BadOption(f"option 'guilds' lists {wanted}, all different, of {', '.join(PLAYER_GUILD_NAMES)}")
    elif guilds:
        raise BadOption("option 'guilds' is used with guild_choice=given")


OPTIONS: Final = Options(
    Option("guild_choice", "random", ("random", "given")),
    GuildList("guilds", "", free=True),
    Option("first_player", "random", ("random",), per_seat=True),
    Option("touch", "side", ("side", "corner")),
    Option("half_value", "up", ("up", "down")),
    Option("scored_city_cards", "removed", ("removed", "kept")),
    Option("influenced_tiles", "card_arms", ("card_arms", "any")),
    Option("influenced_neutral", True, (True, False)),
    Option("stall_limit_2p", USUAL_STALL_LIMIT, least=LEAST_STALL_LIMIT, most=10**6),
    together=judge,
)


def settings(values: Values, seats: int) -> vec[i64]:
    """The options as the rules read them."""
    numbers = vec[i64]([0] * SETTINGS)
    numbers[CORNER] = int(values["touch"] == "corner")
    numbers[HALF_DOWN] = int(values["half_value"] == "down")
    numbers[KEPT] = int(values["scored_city_cards"] == "kept")
    numbers[ANY_INFLUENCED] = int(values["influenced_tiles"] == "any")
    numbers[NEUTRAL] = int(values["influenced_neutral"])
    numbers[STALL_LIMIT] = int(values["stall_limit_2p"])
    first = str(values["first_player"])
    numbers[FIRST_PLAYER] = NONE if first == "random" else int(first.removeprefix("seat"))
    given = values["guild_choice"] == "given"
    numbers[ASSIGNMENT] = find_assignment(seats, str(values["guilds"]).split()) if given else NONE
    return numbers
