"""The fields of a position, each once: what it is called, how it is written, who may know it.

What a viewer does not know is null.  Everything that follows from the rest is left out: discontent from the pawns
eliminated, the ending from points and round, the legal actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from jurade.core import fields as f
from jurade.core.errors import shown
from jurade.core.fields import Bit, Each, EachSeat, Field, Fields, Flag, Group, Maybe, OneName, Own, SetOf, Whole
from jurade.core.state import UNKNOWN
from jurade.games.feudo import tables as t
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules.state import FeudoState

INSIDE, OUT, NO_TRADE = "castle", "eliminated", "none"


def colours(state: Any) -> Sequence[str]:
    return t.COLOURS[: state.seats]


class SeatOrder(f.Codec):
    """All seats in some order, packed; null while it is not known."""

    def dump(self, state: Any, value: int) -> list[str] | None:
        return [t.COLOURS[value >> 2 * k & 3] for k in range(state.seats)] if value else None

    def read(self, state: Any, given: object, where: str) -> int:
        if given is None:
            return 0
        names = f.check_list(given, where)
        if sorted(map(str, names)) != sorted(colours(state)):
            f.fail(f"{where} lists each of {', '.join(colours(state))} once, not {shown(given)}")
        return t.packed(tuple(t.COLOURS.index(name) for name in names))


class TurnOrder(SeatOrder):
    """The order of the round, which is forgotten when the next one is chosen."""

    def dump(self, state: Any, value: int) -> list[str] | None:
        return super().dump(state, value) if state.phase >= b.STRATEGY else None


SEAT: Final = Maybe(OneName(colours))
CELL: Final = Maybe(OneName(t.CELL_NAMES))
PAWNS: Final = SetOf(t.PAWN_NAMES)
SEATS: Final = SetOf(colours)
ROUND: Final = Maybe(Whole(1), none=0)
SHILLINGS: Final = Whole(0, int(t.MOST_SHILLINGS))
PLACE: Final = OneName(t.CELL_NAMES, {INSIDE: t.HOME, OUT: t.GONE})


# ---- what has a form of its own


def _dump_ending(state: FeudoState, at: int) -> str | None:
    return b.ENDINGS[state.ended] if state.phase == b.FINISHED else None


def _read_ending(state: FeudoState, at: int, given: Any, where: str) -> None:
    state.ended = Maybe(OneName(b.ENDINGS)).read(state, given, where)


def _dump_map(state: FeudoState, at: int) -> str | None:
    return t.MAP_NAMES[state.map] if state.map >= 0 else None


def _read_map(state: FeudoState, at: int, given: Any, where: str) -> None:
    number = Maybe(OneName(t.MAP_NAMES)).read(state, given, where)
    if state.study and number != state.map:
        f.fail(f"with the option map: study the map is {t.MAP_NAMES[state.map]}")
    if number >= 0:
        state.lay_map(number)


def _dump_victories(state: FeudoState, at: int) -> list[dict[str, Any]]:
    return [
        {
            "seat": t.COLOURS[won // act.KIND],
            "cell": t.CELL_NAMES[act.first_of(won)],
            "pawns": PAWNS.dump(state, act.second_of(won)),
        }
        for won in state.victories
    ]


def _read_victories(state: FeudoState, at: int, given: Any, where: str) -> None:
    for row in f.check_list(given, where):
        won = f.check_object(row, ("seat", "cell", "pawns"), "a victory")
        seat = OneName(colours).read(state, won["seat"], "the 'seat' of a victory")
        cell = OneName(t.CELL_NAMES).read(state, won["cell"], "the 'cell' of a victory")
        state.win(seat, cell, PAWNS.read(state, won["pawns"], "the 'pawns' of a victory"))


def _dump_pawns(state: FeudoState, seat: int) -> dict[str, str]:
    return {name: PLACE.dump(state, state.place[seat * t.PAWNS + pawn]) for pawn, name in enumerate(t.PAWN_NAMES)}


def _read_pawns(state: FeudoState, seat: int, given: Any, where: str) -> None:
    pawns = f.check_object(given, t.PAWN_NAMES, where)
    for pawn, name in enumerate(t.PAWN_NAMES):
        place = PLACE.read(state, pawns[name], f.inside(where, name))
        if place == t.GONE:
            state.eliminate(seat, pawn)
        else:
            state.place[seat * t.PAWNS + pawn] = place
    state.look_for_discontent(seat)


def _dump_hand(state: FeudoState, seat: int) -> list[int]:
    counts = state.hand[seat * t.TRADES : seat * t.TRADES + t.TRADES]
    return [int(t.SHILLINGS[kind]) for kind in reversed(range(t.TRADES)) for _ in range(counts[kind])]


def _read_hand(state: FeudoState, seat: int, given: Any, where: str) -> None:
    for value in f.check_list(given, where):
        state.hand[seat * t.TRADES + _trade_kind(value)] += 1


def _dump_trade(state: FeudoState, seat: int) -> int | str | None:
    trade = state.trade[seat]
    return None if trade == UNKNOWN else NO_TRADE if trade == b.NO_CARD else int(t.SHILLINGS[trade])


def _read_trade(state: FeudoState, seat: int, given: Any, where: str) -> None:
    state.trade[seat] = UNKNOWN if given is None else b.NO_CARD if given == NO_TRADE else _trade_kind(given)


def _trade_kind(value: object) -> int:
    values = [int(shillings) for shillings in t.SHILLINGS]
    if isinstance(value, bool) or not isinstance(value, int) or value not in values:
        f.fail(f"a trade card has {', '.join(map(str, values))} shillings, not {shown(value)}")
    return values.index(value)


def _dump_purse(state: FeudoState, seat: int) -> list[int]:
    return [int(state.least[seat]), int(state.most[seat])]


def _read_purse(state: FeudoState, seat: int, given: Any, where: str) -> None:
    """What all know of a player's shillings: at least, at most."""
    least, most = f.check_list(given, where, 2)
    state.least[seat] = SHILLINGS.read(state, least, f"the least of {where}")
    state.most[seat] = SHILLINGS.read(state, most, f"the most of {where}")


# ---- the list

FIELDS: Final = Fields(
    Field("viewer", f.Viewer("everything", "spectator", colours)),
    Field("phase", OneName(b.PHASES)),
    Field("round", Whole()),
    Own("ending", _dump_ending, _read_ending, "ended"),
    Own("map", _dump_map, _read_map, "map"),
    Field("sequence", SeatOrder()),
    Field("chooser", SEAT),
    Field("order", TurnOrder()),
    Field("turn", Whole(0, len(t.COLOURS))),
    Field("showing", Whole()),
    Field("answered", SEATS),
    Each("towns", t.TOWN_IDS, SEAT, "owner"),
    Group(
        "plague",
        Field("pawn", CELL, "plague_at"),
        Field("card", Maybe(OneName(t.PLAGUE_NAMES))),
        Each("drawn", t.PLAGUE_NAMES, Whole(0, max(t.PLAGUE_COUNTS)), "drawn"),
    ),
    Field("king", Flag()),
    Field("charmed", SEATS),
    Field("shillings", SHILLINGS),
    Field("marched", PAWNS),
    Field("fought", PAWNS),
    Own("victories", _dump_victories, _read_victories, "victories"),
    Field("victory", Whole()),
    EachSeat(
        "players",
        t.COLOURS,
        Field("castle", CELL),
        Field("points", Whole(-f.MOST)),
        Each("sources", b.SOURCE_NAMES, Whole(-f.MOST), "sources"),
        Own("pawns", _dump_pawns, _read_pawns, "place"),
        Field("sick", PAWNS),
        Field("wounded", ROUND),
        Bit("was_wounded", "bled"),
        Field("charmed_in", ROUND, "charming"),
        Own("hand", _dump_hand, _read_hand, "hand"),
        Field("mustered", PAWNS),
        Field("shown", PAWNS),
        Field("cards", f.Unknown(PAWNS), known="owner"),
        Own("trade", _dump_trade, _read_trade, "trade", known="owner"),
        Bit("trade_shown", "opened"),
        Field("wages", SHILLINGS),
        Own("purse", _dump_purse, _read_purse, "least", "most"),
    ),
    # Options, what the map and the pawns tell, and the legal actions.
    derived=(
        "seats", "rounds", "plague", "corner", "floor", "cap", "study", "menu", "wood_lo", "wood_hi", "mountain_lo",
        "mountain_hi", "town_cell", "alive", "discontent",
    ),
)  # fmt: skip


def conserved(state: FeudoState) -> dict[str, tuple[int, int]]:
    """Pawns, trade cards, plague cards and points add up (specification, section 11)."""
    found = {}
    for seat in range(state.seats):
        places = state.place[seat * t.PAWNS : seat * t.PAWNS + t.PAWNS]
        out = sum(place == t.GONE for place in places)
        found[f"pawns of {t.COLOURS[seat]}"] = (int(t.COUNT[state.alive[seat]]) + out, t.PAWNS)
        if state.round:
            used = (state.round - 1) % sum(t.TRADE_COUNTS) + (state.opened >> seat & 1)
            held = sum(state.hand[seat * t.TRADES : seat * t.TRADES + t.TRADES])
            found[f"trade cards of {t.COLOURS[seat]}"] = (int(held + used), sum(t.TRADE_COUNTS))
        sources = sum(state.sources[seat * b.SOURCES : seat * b.SOURCES + b.SOURCES])
        found[f"points of {t.COLOURS[seat]}"] = (int(sources), int(state.points[seat]))
    left = sum(count - drawn for count, drawn in zip(t.PLAGUE_COUNTS, state.drawn, strict=True))
    found["plague cards"] = (int(left + sum(state.drawn)), sum(t.PLAGUE_COUNTS))
    return found
