"""How a table is set up: game, seats, clock, who may see it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from jurade.bots.levels import NAMES as BOTS
from jurade.core.errors import JuradeError
from jurade.core.game import Game
from jurade.core.registry import game as find_game
from jurade.table.refusals import Refusal, cannot_be_set_up

Visibility = Literal["public", "link", "private"]  # listed for all; for those who have the address; for the invited
SeatKind = Literal["me", "bot", "open"]
ClockKind = Literal["none", "live", "days"]
Out = Literal["bot", "end"]  # a clock that runs out: a bot plays on, or the game ends

STAND_IN = "squire"  # the bot that plays for a person who hands over, leaves, resigns or runs out of time
LONGEST_TITLE = 80
LONGEST_DELAY = 3600  # seconds
MOST_MINUTES, MOST_INCREMENT, MOST_DAYS = 600, 600, 60  # of clocks; the increment in seconds
LONGEST_IMPORT = 200_000  # characters of a record or position
MOST_BROUGHT = 3000  # plies of a record: whoever opens the table has to wait until they are played again


class SeatWish(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: whoever sets the table up, a bot of a level, or whoever comes."""

    kind: SeatKind
    level: str = STAND_IN


class ClockRules(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How time is kept: not at all, minutes for the game with seconds more for every move, or days for each move."""

    kind: ClockKind = "none"
    minutes: float = 0
    increment: float = 0  # seconds
    days: float = 0
    out: Out = "bot"


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that is chosen when a table is set up."""

    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, Any] = {}
    visibility: Visibility = "public"
    clock: ClockRules = ClockRules()
    rated: bool = False
    delay: int = 0  # seconds by which spectators are behind
    title: str = ""
    start: bool = False  # start as soon as every seat is taken
    record: str | None = None  # play on from the end of this record
    position: Any = None  # … or from this position, as Match.dump gives it (or its text)


def check_level(level: str) -> str:
    """The name of a bot, or a refusal that names those there are."""
    if level not in BOTS:
        raise Refusal("bad-setup", "no-bot", level=level[:40], levels=tuple(BOTS))
    return level


def check_setup(setup: Setup) -> Game:
    """The game of a setup that can be played, or a refusal that says what is wrong with it."""
    try:
        game = find_game(setup.game)
        game.check_seats(len(setup.seats))
        if setup.record is None and setup.position is None:
            game.options.complete(setup.options, len(setup.seats))
    except JuradeError as error:
        raise cannot_be_set_up(error) from None
    for wish in setup.seats:
        check_level(wish.level)
    _check_clock(setup.clock)
    if len(setup.title) > LONGEST_TITLE or not setup.title.isprintable():
        raise Refusal("bad-setup", "bad-title", most=LONGEST_TITLE)
    if not 0 <= setup.delay <= LONGEST_DELAY:
        raise Refusal("bad-setup", "bad-delay", most=LONGEST_DELAY)
    if setup.record is not None and setup.position is not None:
        raise Refusal("bad-setup", "record-or-position")
    if setup.rated and (setup.record is not None or setup.position is not None):
        raise Refusal("bad-setup", "rated-from-start")
    if setup.rated and sum(wish.kind != "bot" for wish in setup.seats) < 2:
        raise Refusal("bad-setup", "rated-two-persons")
    if setup.rated and sum(wish.kind == "me" for wish in setup.seats) > 1:
        raise Refusal("bad-setup", "rated-one-seat")
    return game


def _check_clock(clock: ClockRules) -> None:
    if clock.kind == "live" and not (0 < clock.minutes <= MOST_MINUTES and 0 <= clock.increment <= MOST_INCREMENT):
        raise Refusal("bad-setup", "bad-live-clock", minutes=MOST_MINUTES, seconds=MOST_INCREMENT)
    if clock.kind == "days" and not 0 < clock.days <= MOST_DAYS:
        raise Refusal("bad-setup", "bad-days-clock", days=MOST_DAYS)
