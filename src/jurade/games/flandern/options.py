"""The options of the game (section 12), and the numbers the rules read them as."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.core.errors import BadOption
from jurade.core.options import Option, Options, Value, Values
from jurade.core.words import LANGUAGES, words
from jurade.games.flandern import tables as t
from jurade.games.flandern.rules import board as b

LEAST_STALL_LIMIT: Final = 4
USUAL_STALL_LIMIT: Final = 8


# ---- who may get which guilds (4.5)


@cache
def guilds_of(seats: int) -> list[list[str]]:
    """The guilds of every assignment by seat; with two players the own guild of a seat, then the one it influences."""
    length = t.PLAYER_GUILDS if seats == 2 else seats
    starts = range(0, len(t.ASSIGNMENTS), t.PLAYER_GUILDS)
    return [[t.ARMS[guild] for guild in t.ASSIGNMENTS[start : start + length]] for start in starts]


@cache
def _written(seats: int) -> list[str]:
    if seats == 2:
        return [f"{own}+{other} {rival}+{last}" for own, other, rival, last in guilds_of(seats)]
    return [" ".join(guilds) for guilds in guilds_of(seats)]


def assignments(state: Any) -> list[str]:
    """Every assignment as chance says it: ``red blue green``, with two players ``red+green blue+yellow``."""
    return _written(int(state.seats))


def find_assignment(seats: int, guilds: list[str]) -> int:
    """The number of the assignment that gives these guilds (G38), or NONE.

    With two players the list is: own of seat 0, own of seat 1, influenced of seat 0, influenced of seat 1.
    """
    if seats == 2 and len(guilds) == t.PLAYER_GUILDS:
        guilds = [guilds[0], guilds[2], guilds[1], guilds[3]]
    return guilds_of(seats).index(guilds) if guilds in guilds_of(seats) else b.NONE


# ---- the options


@cache
def _guilds_by_colour() -> dict[str, str]:
    """The colour of every guild in each language -> its id."""
    return {
        words(language, "jurade.games.flandern").text(f"arms-{guild}"): guild
        for language in LANGUAGES
        for guild in t.ARMS[: t.PLAYER_GUILDS]
    }


@dataclass(frozen=True)
class GuildList(Option):
    """Guilds by seat (G38): ids or colours in any language, as a list, or as a text with spaces or commas between them.

    Kept as ``green blue red``.
    """

    def check(self, value: object, seats: int) -> Value:
        if value is None:
            return ""
        if isinstance(value, list | tuple) and all(isinstance(guild, str) for guild in value):
            value = " ".join(value)
        if isinstance(value, str):
            named = _guilds_by_colour()
            return " ".join(named.get(guild.lower(), guild) for guild in value.replace(",", " ").split())
        raise BadOption(f"option '{self.id}' is a list of guilds such as 'green blue red', not {type(value).__name__}")


def judge(values: Values, seats: int) -> None:
    """The guilds are listed exactly when they are given, each once (G38)."""
    guilds = str(values["guilds"]).split()
    if values["guild_choice"] == "given":
        if find_assignment(seats, guilds) == b.NONE:
            wanted = (
                "four guilds: those of seat 0 and seat 1, then those they influence"
                if seats == 2
                else f"{seats} guilds by seat"
            )
            raise BadOption(f"option 'guilds' lists {wanted}, all different, of {', '.join(t.ARMS[: t.PLAYER_GUILDS])}")
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
    numbers = vec[i64]([0] * b.SETTINGS)
    numbers[b.CORNER] = int(values["touch"] == "corner")
    numbers[b.HALF_DOWN] = int(values["half_value"] == "down")
    numbers[b.KEPT] = int(values["scored_city_cards"] == "kept")
    numbers[b.ANY_INFLUENCED] = int(values["influenced_tiles"] == "any")
    numbers[b.NEUTRAL] = int(values["influenced_neutral"])
    numbers[b.STALL_LIMIT] = int(values["stall_limit_2p"])
    first = str(values["first_player"])
    numbers[b.FIRST_PLAYER] = b.NONE if first == "random" else int(first.removeprefix("seat"))
    given = values["guild_choice"] == "given"
    numbers[b.ASSIGNMENT] = find_assignment(seats, str(values["guilds"]).split()) if given else b.NONE
    return numbers
