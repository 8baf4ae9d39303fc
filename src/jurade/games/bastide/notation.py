"""Actions as text: one spelling each, the notation of records, tests and players (section 5 of the rules).

Writing is :func:`~jurade.games.bastide.actions.spell`; this module reads.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from jurade.core.errors import IllegalAction
from jurade.core.reading import unreadable
from jurade.core.state import CHANCE
from jurade.core.words import say, words
from jurade.games.bastide import actions as act
from jurade.games.bastide.board import TALK_TAX, Board
from jurade.games.bastide.tables import (
    BLOCK_NAMES,
    CIRCLE_NAMES,
    KIND_NAMES,
    MOST_NAMED,
    STRONGEST,
    WORK_NAMES,
)

NUMBER: Final = r"0|[1-9][0-9]{0,3}"
TERM_ORDER: Final = ("pay", "min", "max", "token", "allot", "kick")
AUCTION_TERMS: Final = frozenset(("min", "max", "token"))
TAX_TERMS: Final = frozenset(("allot", "kick"))
PACKAGE: Final = "jurade.games.bastide"

Side = dict[str, int]  # terms of one side; "allot:<seat>" for each allotment


def read(board: Board, seat: int, text: str) -> int:
    """The number of an action; UnreadableAction when the text is none, IllegalAction when no number fits it."""
    for pattern, reader in CHANCE_FORMS if seat == CHANCE else SEAT_FORMS:
        if found := pattern.fullmatch(text):
            return reader(board, found)
    raise unreadable(text, CHANCE_EXAMPLES if seat == CHANCE else EXAMPLES)


EXAMPLES: Final = {
    "project": ("project wall_s", "project church r1c2", "project church r1c2 h"),
    "house": ("house r1c2", "house r1c2 h"),
    "english": ("english 3",),
    "gift": ("gift 1 4",),
    "offer": ("offer 1 pay:2 for token:1",),
    "bid": ("bid 2",),
    "raise": ("raise 1",),
    "place": ("place v1.0",),
    "envoy": ("envoy 1",),
    "burn": ("burn house r1c2", "burn v1.0"),
    "raid": ("raid house r1c2", "raid v1.0"),
    "allot": ("allot 0=2 1=3",),
    **{word: (word,) for word in act.PLAIN_WORDS.values()},
}
CHANCE_EXAMPLES: Final = {"first": ("first 0",), "deal": (f"deal 0 {KIND_NAMES[0]}",)}


def _illegal(rule: str, key: str, text: str) -> IllegalAction:
    """A readable action that no rule could ever allow, so that it has no number."""
    message = say(key)
    return IllegalAction(f"{words('en', PACKAGE).text(message)} ({rule})", rule=rule, message=message, action=text)


# ---- simple forms


def _project(board: Board, found: re.Match[str]) -> int:
    block = act.NO_SITE if found["block"] is None else BLOCK_NAMES.index(found["block"])
    return act.project_of(WORK_NAMES.index(found["work"]), block, _orientation(found))


def _house(board: Board, found: re.Match[str]) -> int:
    return act.build_of(BLOCK_NAMES.index(found["block"]), _orientation(found))


def _orientation(found: re.Match[str]) -> int:
    return act.ORIENTATION_NAMES.index(found["orientation"] or "")


def _named(kind: int, names: list[str]) -> Callable[[Board, re.Match[str]], int]:
    return lambda board, found: act.action_of(kind, names.index(found[1]))


def _counted(kind: int) -> Callable[[Board, re.Match[str]], int]:
    return lambda board, found: act.action_of(kind, int(found[1]))


def _plain(kind: int) -> Callable[[Board, re.Match[str]], int]:
    return lambda board, found: act.action_of(kind, 0)


def _deal(board: Board, found: re.Match[str]) -> int:
    return act.deal_of(_seat(board, found["seat"], found[0]), KIND_NAMES.index(found["kind"]))


def _first(board: Board, found: re.Match[str]) -> int:
    return act.action_of(act.FIRST, _seat(board, found[1], found[0]))


def _seat(board: Board, digits: str, text: str) -> int:
    """A seat of this game."""
    if int(digits) >= board.seats:
        raise unreadable(text, {**EXAMPLES, **CHANCE_EXAMPLES})
    return int(digits)


def _allot(board: Board, found: re.Match[str]) -> int:
    """Seats ascending, each once; no tax is large enough for more than LARGEST_ALLOT."""
    owners = amounts = 0
    last = -1
    for part in found[1].split():
        digits, _, number = part.partition("=")
        seat = _seat(board, digits, found[0])
        if seat <= last:
            raise unreadable(found[0], EXAMPLES)
        if int(number) > act.LARGEST_ALLOT:
            raise _illegal("R29", "why-allot-beyond-tax", found[0])
        last = seat
        owners |= 1 << seat
        amounts |= int(number) << act.ALLOT_BITS * seat
    return act.allot_of(owners, amounts)


# ---- gifts and offers


def _gift(board: Board, found: re.Match[str]) -> int:
    return act.gift_of(_seat(board, found["seat"], found[0]), int(found["amount"]))


def _offer(board: Board, found: re.Match[str]) -> int:
    """An offer (T4).  Its terms decide which window it belongs to; payments alone belong to the one that is open."""
    text = found[0]
    to = _seat(board, found["seat"], text)
    sides = [_side(board, found["give"], text), _side(board, found["want"], text)]
    names = {term.partition(":")[0] for side in sides for term in side}
    if names & AUCTION_TERMS and names & TAX_TERMS:
        raise _illegal("T5", "why-offer-mixed", text)
    if names & TAX_TERMS or (board.window == TALK_TAX and not names & AUCTION_TERMS):
        return _tax_offer(board, to, sides, text)
    give, want = (
        act.auction_side(side.get("pay", 0), side.get("min", 0), side.get("max", act.NO_MAX), side.get("token", 0))
        for side in sides
    )
    return act.auction_offer(to, give, want)


def _tax_offer(board: Board, to: int, sides: list[Side], text: str) -> int:
    allotting = [number for number, side in enumerate(sides) if any(term.startswith("allot") for term in side)]
    if len(allotting) == 2:
        raise _illegal("T5", "why-offer-distributor", text)
    allots = 0
    for number in allotting:
        for seat in range(board.seats):
            amount = sides[number].get(f"allot:{seat}", 0)
            if amount > act.LARGEST_ALLOT:
                raise _illegal("T6", "why-allot-beyond-tax", text)
            allots |= amount << act.ALLOT_BITS * seat
    give, want = (act.tax_side(side.get("pay", 0), side.get("kick", 0)) for side in sides)
    return act.tax_offer(to, give, want, allotting[0] if allotting else act.GIVE, allots)


def _side(board: Board, text: str, whole: str) -> Side:
    """The terms of one side, well formed: each kind once, in order, numbers 1 to 96 (``max`` from 0)."""
    if text == "none":
        return {}
    side: Side = {}
    last = (-1, -1)
    for part in text.split(","):
        found = TERM.fullmatch(part)
        if found is None:
            raise unreadable(whole, EXAMPLES)
        name, amount = found["name"] or "allot", int(found["amount"])
        seat = _seat(board, found["seat"], whole) if found["seat"] else -1
        place = (TERM_ORDER.index(name), seat)
        if place <= last or amount > MOST_NAMED or (amount == 0 and name != "max"):
            raise unreadable(whole, EXAMPLES)
        last = place
        side[f"allot:{seat}" if name == "allot" else name] = amount
    return side


TERM: Final = re.compile(rf"(?:(?P<name>pay|min|max|token|kick)|allot:(?P<seat>[0-9])):(?P<amount>{NUMBER})", re.ASCII)

BLOCK: Final = "|".join(BLOCK_NAMES)
CIRCLE: Final = "|".join(re.escape(name) for name in CIRCLE_NAMES)
TERMS: Final = r"[a-z0-9:,]+"

Form = tuple[re.Pattern[str], Callable[[Board, re.Match[str]], int]]


def _form(pattern: str, reader: Callable[[Board, re.Match[str]], int]) -> Form:
    return re.compile(pattern, re.ASCII), reader


SEAT_FORMS: Final[list[Form]] = [
    _form(rf"project (?P<work>{'|'.join(WORK_NAMES)})(?: (?P<block>{BLOCK})(?: (?P<orientation>[hv]))?)?", _project),
    _form(rf"house (?P<block>{BLOCK})(?: (?P<orientation>[hv]))?", _house),
    _form(rf"english ([1-{STRONGEST}])", _counted(act.SEND)),
    _form(rf"gift (?P<seat>[0-9]) (?P<amount>{NUMBER})", _gift),
    _form(rf"offer (?P<seat>[0-9]) (?P<give>{TERMS}) for (?P<want>{TERMS})", _offer),
    _form(rf"bid ({NUMBER})", _counted(act.BID)),
    _form(rf"raise ({NUMBER})", _counted(act.RAISE)),
    _form(rf"place ({CIRCLE})", _named(act.PLACE, CIRCLE_NAMES)),
    _form(rf"envoy ([1-{STRONGEST}])", _counted(act.ENVOY)),
    _form(rf"burn house ({BLOCK})", _named(act.BURN_HOUSE, BLOCK_NAMES)),
    _form(rf"burn ({CIRCLE})", _named(act.BURN, CIRCLE_NAMES)),
    _form(rf"raid house ({BLOCK})", _named(act.RAID_HOUSE, BLOCK_NAMES)),
    _form(rf"raid ({CIRCLE})", _named(act.RAID, CIRCLE_NAMES)),
    _form(rf"allot((?: [0-9]=(?:{NUMBER}))+)", _allot),
    *(_form(word, _plain(kind)) for kind, word in act.PLAIN_WORDS.items()),
]
CHANCE_FORMS: Final[list[Form]] = [
    _form(r"first ([0-9])", _first),
    _form(rf"deal (?P<seat>[0-9]) (?P<kind>{'|'.join(KIND_NAMES)})", _deal),
]
