"""Positions as JSON values: readable, complete or as one viewer knows them, and checked when read.

What a viewer does not know is null.  Everything that follows from the rest is left out: discontent from the pawns
eliminated, the ending from points and round, the legal actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NoReturn

from jurade.core.errors import BadPosition, short, shown
from jurade.core.game import Position
from jurade.core.state import NOBODY
from jurade.games.feudo.actions import KIND, first_of, second_of
from jurade.games.feudo.board import (
    COMPLETE,
    ENDINGS,
    FINISHED,
    NO_CARD,
    PHASES,
    SOURCE_NAMES,
    SOURCES,
    STRATEGY,
    UNKNOWN,
)
from jurade.games.feudo.notation import MAP_NUMBERS, pawn_names, seat_names
from jurade.games.feudo.soundness import what_is_unsound
from jurade.games.feudo.state import FeudoState
from jurade.games.feudo.tables import (
    CELL_NAMES,
    CELL_NUMBERS,
    COLOURS,
    COUNT,
    GONE,
    HOME,
    MAP_NAMES,
    MOST_SHILLINGS,
    NOWHERE,
    PAWN_NAMES,
    PAWN_NUMBERS,
    PAWNS,
    PLAGUE_COUNTS,
    PLAGUE_NAMES,
    SHILLINGS,
    TOWN_IDS,
    TRADE_COUNTS,
    TRADES,
    packed,
)

INSIDE: Final = "castle"
OUT: Final = "eliminated"
NO_TRADE: Final = "none"
EVERYTHING: Final = "everything"  # the viewer of a complete position
SPECTATOR: Final = "spectator"
MOST: Final = 10**6  # no number of a position is larger

FIELDS: Final = (
    "viewer",
    "phase",
    "round",
    "ending",
    "map",
    "sequence",
    "chooser",
    "order",
    "turn",
    "showing",
    "answered",
    "towns",
    "plague",
    "king",
    "charmed",
    "shillings",
    "marched",
    "fought",
    "victories",
    "victory",
    "players",
)
PLAGUE_FIELDS: Final = ("pawn", "card", "drawn")
PLAYER_FIELDS: Final = (
    "castle",
    "points",
    "sources",
    "pawns",
    "sick",
    "wounded",
    "was_wounded",
    "charmed_in",
    "hand",
    "mustered",
    "shown",
    "cards",
    "trade",
    "trade_shown",
    "wages",
    "purse",
)


# ---- writing


def dump(state: FeudoState) -> Position:
    """The whole state as its viewer knows it."""
    seats = state.seats
    has_order = state.phase >= STRATEGY
    return {
        "viewer": EVERYTHING if state.viewer == COMPLETE else _colour(state.viewer) or SPECTATOR,
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "ending": ENDINGS[state.ended] if state.phase == FINISHED else None,
        "map": MAP_NAMES[state.map] if state.map >= 0 else None,
        "sequence": seat_names(state.sequence, seats) if state.sequence else None,
        "chooser": _colour(state.chooser),
        "order": seat_names(state.order, seats) if has_order else None,
        "turn": int(state.turn),
        "showing": int(state.showing),
        "answered": _seats(state.answered),
        "towns": {name: _colour(owner) for name, owner in zip(TOWN_IDS, state.owner, strict=True)},
        "plague": {
            "pawn": _cell(state.plague_at),
            "card": PLAGUE_NAMES[state.card] if state.card >= 0 else None,
            "drawn": {name: int(count) for name, count in zip(PLAGUE_NAMES, state.drawn, strict=True)},
        },
        "king": bool(state.king),
        "charmed": _seats(state.charmed),
        "shillings": int(state.shillings),
        "marched": pawn_names(state.marched),
        "fought": pawn_names(state.fought),
        "victories": [
            {
                "seat": COLOURS[won // KIND],
                "cell": CELL_NAMES[first_of(won)],
                "pawns": pawn_names(second_of(won)),
            }
            for won in state.victories
        ],
        "victory": int(state.victory),
        "players": {COLOURS[seat]: _player(state, seat) for seat in range(seats)},
    }


def _player(state: FeudoState, seat: int) -> dict[str, Any]:
    trade = state.trade[seat]
    hand = state.hand[seat * TRADES : seat * TRADES + TRADES]
    return {
        "castle": _cell(state.castle[seat]),
        "points": int(state.points[seat]),
        "sources": {name: int(state.sources[seat * SOURCES + k]) for k, name in enumerate(SOURCE_NAMES)},
        "pawns": {name: _place(state.place[seat * PAWNS + pawn]) for pawn, name in enumerate(PAWN_NAMES)},
        "sick": pawn_names(state.sick[seat]),
        "wounded": int(state.wounded[seat]) or None,
        "was_wounded": bool(state.bled >> seat & 1),
        "charmed_in": int(state.charming[seat]) or None,
        "hand": [int(SHILLINGS[kind]) for kind in reversed(range(TRADES)) for _ in range(hand[kind])],
        "mustered": pawn_names(state.mustered[seat]),
        "shown": pawn_names(state.shown[seat]),
        "cards": None if state.cards[seat] == UNKNOWN else pawn_names(state.cards[seat]),
        "trade": None if trade == UNKNOWN else NO_TRADE if trade == NO_CARD else int(SHILLINGS[trade]),
        "trade_shown": bool(state.opened >> seat & 1),
        "wages": int(state.wages[seat]),
        "purse": [int(state.least[seat]), int(state.most[seat])],
    }


def _place(place: int) -> str:
    return INSIDE if place == HOME else OUT if place == GONE else CELL_NAMES[place]


def _cell(cell: int) -> str | None:
    return CELL_NAMES[cell] if cell >= 0 else None


def _colour(seat: int) -> str | None:
    return COLOURS[seat] if seat >= 0 else None


def _seats(bits: int) -> list[str]:
    return [colour for seat, colour in enumerate(COLOURS) if bits >> seat & 1]


def conserved(state: FeudoState) -> dict[str, tuple[int, int]]:
    """Pawns, trade cards, plague cards and points add up (specification, section 11)."""
    found = {}
    for seat in range(state.seats):
        places = state.place[seat * PAWNS : seat * PAWNS + PAWNS]
        out = sum(place == GONE for place in places)
        found[f"pawns of {COLOURS[seat]}"] = (int(COUNT[state.alive[seat]]) + out, PAWNS)
        if state.round:
            used = (state.round - 1) % sum(TRADE_COUNTS) + (state.opened >> seat & 1)
            held = sum(state.hand[seat * TRADES : seat * TRADES + TRADES])
            found[f"trade cards of {COLOURS[seat]}"] = (int(held + used), sum(TRADE_COUNTS))
        sources = sum(state.sources[seat * SOURCES : seat * SOURCES + SOURCES])
        found[f"points of {COLOURS[seat]}"] = (int(sources), int(state.points[seat]))
    left = sum(count - drawn for count, drawn in zip(PLAGUE_COUNTS, state.drawn, strict=True))
    found["plague cards"] = (int(left + sum(state.drawn)), sum(PLAGUE_COUNTS))
    return found


# ---- reading


def undump(position: Position, state: FeudoState) -> FeudoState:
    """Fill a fresh state with a position, or BadPosition with a sentence that says what cannot be."""
    given = Reader(position, FIELDS, "a position of feudo", state.seats)
    state.viewer = _read_viewer(given)
    state.phase = PHASES.index(given.one_of("phase", PHASES))
    state.round = given.number("round", 0, MOST)
    name = given.maybe("map", list(MAP_NUMBERS))
    if state.study and (name is None or MAP_NUMBERS[name] != state.map):
        fail(f"with the option map: study the map is {MAP_NAMES[state.map]}")
    if name is not None:
        state.lay_map(MAP_NUMBERS[name])
    state.sequence = given.order("sequence")
    state.order = given.order("order")
    chooser = given.maybe("chooser", given.colours)
    state.chooser = NOWHERE if chooser is None else COLOURS.index(chooser)
    state.turn = given.number("turn", 0, state.seats)
    state.showing = given.number("showing", 0, MOST)
    state.answered = given.seat_set("answered")
    _read_towns_and_plague(given, state)
    state.king = int(given.truth("king"))
    state.charmed = given.seat_set("charmed")
    state.shillings = given.number("shillings", 0, MOST_SHILLINGS)
    state.marched = given.pawns("marched")
    state.fought = given.pawns("fought")
    _read_victories(given, state)
    players = given.inner("players", given.colours, "'players'")
    for seat, colour in enumerate(given.colours):
        _read_player(players.inner(colour, PLAYER_FIELDS, f"the player {colour}"), state, seat)
    wrong = what_is_unsound(state)
    if wrong:
        fail(wrong)
    ending = given.maybe("ending", ENDINGS)
    if state.phase == FINISHED:
        state.ended = state.verdict()
    if ending != (ENDINGS[state.ended] if state.phase == FINISHED else None):
        fail(f"the ending {shown(ending)} does not follow from phase, round and points")
    state.look_up_menu()
    return state


def _read_viewer(given: Reader) -> int:
    viewer = given.one_of("viewer", [EVERYTHING, SPECTATOR, *given.colours])
    return COMPLETE if viewer == EVERYTHING else NOBODY if viewer == SPECTATOR else COLOURS.index(viewer)


def _read_towns_and_plague(given: Reader, state: FeudoState) -> None:
    towns = given.inner("towns", TOWN_IDS, "'towns'")
    for town, name in enumerate(TOWN_IDS):
        owner = towns.maybe(name, given.colours)
        state.owner[town] = NOWHERE if owner is None else COLOURS.index(owner)
    plague = given.inner("plague", PLAGUE_FIELDS, "'plague'")
    at = plague.maybe("pawn", CELL_NAMES)
    state.plague_at = NOWHERE if at is None else CELL_NUMBERS[at]
    card = plague.maybe("card", PLAGUE_NAMES)
    state.card = NOWHERE if card is None else PLAGUE_NAMES.index(card)
    drawn = plague.inner("drawn", PLAGUE_NAMES, "'drawn'")
    for kind, name in enumerate(PLAGUE_NAMES):
        state.drawn[kind] = drawn.number(name, 0, PLAGUE_COUNTS[kind])


def _read_victories(given: Reader, state: FeudoState) -> None:
    rows = given.value("victories")
    if not isinstance(rows, list):
        fail("'victories' is a list")
    for row in rows:
        won = Reader(row, ("seat", "cell", "pawns"), "a victory", state.seats)
        seat = COLOURS.index(won.one_of("seat", won.colours))
        cell = CELL_NUMBERS[won.one_of("cell", CELL_NAMES)]
        state.win(seat, cell, won.pawns("pawns"))
    state.victory = given.number("victory", 0, max(0, len(rows) - 1))


def _read_player(given: Reader, state: FeudoState, seat: int) -> None:
    castle = given.maybe("castle", CELL_NAMES)
    state.castle[seat] = NOWHERE if castle is None else CELL_NUMBERS[castle]
    state.points[seat] = given.number("points", -MOST, MOST)
    sources = given.inner("sources", SOURCE_NAMES, "'sources'")
    for k, name in enumerate(SOURCE_NAMES):
        state.sources[seat * SOURCES + k] = sources.number(name, -MOST, MOST)
    pawns = given.inner("pawns", PAWN_NAMES, "'pawns'")
    for pawn, name in enumerate(PAWN_NAMES):
        place = pawns.one_of(name, [INSIDE, OUT, *CELL_NAMES])
        if place == OUT:
            state.eliminate(seat, pawn)
        elif place != INSIDE:
            state.place[seat * PAWNS + pawn] = CELL_NUMBERS[place]
    state.look_for_discontent(seat)
    state.sick[seat] = given.pawns("sick")
    state.wounded[seat] = given.maybe_number("wounded")
    state.bled |= int(given.truth("was_wounded")) << seat
    state.charming[seat] = given.maybe_number("charmed_in")
    for value in given.sequence("hand"):
        state.hand[seat * TRADES + _trade_kind(value)] += 1
    state.mustered[seat] = given.pawns("mustered")
    state.shown[seat] = given.pawns("shown")
    state.cards[seat] = UNKNOWN if given.value("cards") is None else given.pawns("cards")
    trade = given.value("trade")
    state.trade[seat] = UNKNOWN if trade is None else NO_CARD if trade == NO_TRADE else _trade_kind(trade)
    state.opened |= int(given.truth("trade_shown")) << seat
    state.wages[seat] = given.number("wages", 0, MOST_SHILLINGS)
    purse = given.sequence("purse")
    if len(purse) != 2:
        fail("'purse' is what all know of a player's shillings: [at least, at most]")
    state.least[seat] = check_number(purse[0], "the least of a purse", 0, MOST_SHILLINGS)
    state.most[seat] = check_number(purse[1], "the most of a purse", 0, MOST_SHILLINGS)


def _trade_kind(value: object) -> int:
    values = [int(shillings) for shillings in SHILLINGS]
    if isinstance(value, bool) or not isinstance(value, int) or value not in values:
        fail(f"a trade card has {', '.join(map(str, values))} shillings, not {shown(value)}")
    return values.index(value)


def fail(sentence: str) -> NoReturn:
    raise BadPosition(sentence)


def check_number(value: object, name: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        fail(f"{name} is a whole number from {least} to {most}, not {shown(value)}")
    return value


class Reader:
    """The fields of a JSON object, each in its own type or refused; all must be there, and no others."""

    def __init__(self, values: object, fields: Sequence[str], name: str, seats: int) -> None:
        if not isinstance(values, dict):
            fail(f"{name} is a JSON object with {', '.join(fields)}")
        for field in fields:
            if field not in values:
                fail(f"{name} lacks '{field}'; it has {', '.join(fields)}")
        for field in values:
            if field not in fields:
                fail(f"{name} has no '{short(str(field))}'; it has {', '.join(fields)}")
        self.values: dict[str, Any] = values
        self.seats = seats
        self.colours = COLOURS[:seats]

    def value(self, name: str) -> Any:
        return self.values[name]

    def inner(self, name: str, fields: Sequence[str], called: str) -> Reader:
        return Reader(self.values[name], fields, called, self.seats)

    def number(self, name: str, least: int, most: int) -> int:
        return check_number(self.values[name], f"'{name}'", least, most)

    def maybe_number(self, name: str) -> int:
        """A round, or 0 for none."""
        return 0 if self.values[name] is None else self.number(name, 1, MOST)

    def truth(self, name: str) -> bool:
        if not isinstance(self.values[name], bool):
            fail(f"'{name}' is true or false, not {shown(self.values[name])}")
        return bool(self.values[name])

    def one_of(self, name: str, allowed: Sequence[str]) -> str:
        value = self.values[name]
        if not isinstance(value, str) or value not in allowed:
            names = ", ".join(allowed) if len(allowed) <= 20 else f"{allowed[0]} … {allowed[-1]}"
            fail(f"'{name}' is one of {names}, not {shown(value)}")
        return value

    def maybe(self, name: str, allowed: Sequence[str]) -> str | None:
        return None if self.values[name] is None else self.one_of(name, allowed)

    def sequence(self, name: str) -> list[Any]:
        if not isinstance(self.values[name], list):
            fail(f"'{name}' is a list, not {shown(self.values[name])}")
        return list(self.values[name])

    def members(self, name: str, allowed: Sequence[str]) -> list[int]:
        """The numbers of names that are listed once each, in order."""
        names = self.sequence(name)
        if any(not isinstance(item, str) or item not in allowed for item in names):
            fail(f"'{name}' lists some of {', '.join(allowed)}, not {shown(names)}")
        return [allowed.index(item) for item in names]

    def ordered(self, name: str, allowed: Sequence[str]) -> int:
        numbers = self.members(name, allowed)
        if numbers != sorted(set(numbers)):
            fail(f"'{name}' lists each once, in the order {', '.join(allowed)}")
        return sum(1 << number for number in numbers)

    def seat_set(self, name: str) -> int:
        return self.ordered(name, self.colours)

    def pawns(self, name: str) -> int:
        return self.ordered(name, list(PAWN_NUMBERS))

    def order(self, name: str) -> int:
        """All seats in some order, packed; 0 for none."""
        if self.values[name] is None:
            return 0
        order = self.members(name, self.colours)
        if sorted(order) != list(range(self.seats)):
            fail(f"'{name}' lists each of {', '.join(self.colours)} once")
        return packed(tuple(order))
