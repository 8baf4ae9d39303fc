"""Positions: a whole state as JSON values, for tests, bug reports, studies and bots in other processes."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from jurade.core.errors import BadPosition, JuradeError, code
from jurade.core.errors import given as shown
from jurade.core.options import Value, Values
from jurade.core.rng import Rng
from jurade.core.state import State
from jurade.core.words import Message, say

if TYPE_CHECKING:
    from jurade.core.game import Game, Position

FIELDS = ("game", "rules", "seats", "options", "position")


def envelope(game: Game, state: State, options: Values) -> Position:
    """A state with all that is needed to play on from it: game, rules version, seats, options."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        "seats": int(state.seats),
        "options": dict(options),
        "position": game.dump(state),
    }


def open_position(game: Game, given: Position | str) -> tuple[State, dict[str, Value]]:
    """The state and options of a position, or BadPosition with what is wrong."""
    if isinstance(given, str):
        try:
            given = json.loads(given)
        except (ValueError, RecursionError) as error:  # ValueError also for a number of thousands of digits
            raise BadPosition(say("bad-position-json", why=why_no_json(error))) from None
    if not isinstance(given, dict):
        raise BadPosition(say("bad-position-whole", names=FIELDS, given=code(type(given).__name__)))
    for name in FIELDS:
        if name not in given:
            raise BadPosition(say("bad-position-lacks", where=say("bad-position-this"), name=name, names=FIELDS))
    for name in given:
        if name not in FIELDS:
            where = say("bad-position-any")
            raise BadPosition(say("bad-position-unknown", where=where, name=code(str(name)), names=FIELDS))
    if given["game"] != game.id:
        raise BadPosition(say("bad-position-game", given=shown(given["game"]), game=game.id))
    if given["rules"] != game.rules_version:
        raise BadPosition(say("bad-position-rules", given=shown(given["rules"]), rules=game.rules_version))
    options, position = given["options"], given["position"]
    if not isinstance(options, dict) or not isinstance(position, dict):
        raise BadPosition(say("bad-position-objects"))
    try:
        seats = game.check_seats(given["seats"])
        values = game.options.complete(options, seats)
    except JuradeError as error:
        raise BadPosition(error.message) from None
    return game.undump(position, seats, values), values


def why_no_json(error: Exception) -> Message:
    """Where a text is not JSON."""
    if isinstance(error, json.JSONDecodeError):
        return say("bad-json-at", line=str(error.lineno), column=str(error.colno))
    return say("bad-json")  # a number of thousands of digits, lists in lists in lists


def is_whole(game: Game, state: State) -> bool:
    """Is it a state as it is, not as somebody knows it?  Only a whole one imagines itself."""
    return game.dump(state.imagine(Rng(0))) == game.dump(state)


def canonical(value: Any) -> str:
    """JSON with one spelling: sorted keys, no spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(game: Game, state: State) -> str:
    """A short hash of a position: equal positions have equal ones, in every build and on every machine."""
    return hashlib.sha256(canonical(game.dump(state)).encode()).hexdigest()[:16]
