"""The fields of a position, each once: what it is called, how it is written, who may know it.

A position is set up again when it is read: districts are laid in an order the rules allow, cities are scored by the
rules, stocks follow from what lies on the board.  What the result does not repeat word for word cannot occur.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

from jurade.core import fields as f
from jurade.core.errors import ActionError, shown
from jurade.core.fields import Each, EachSeat, Field, Fields, Flag, Group, Maybe, OneName, Own, SetOf, Whole
from jurade.core.game import Position
from jurade.core.options import Values
from jurade.core.state import UNKNOWN
from jurade.core.verbs import Misread
from jurade.games.flandern import soundness
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing.telling import guilds_in_play
from jurade.games.flandern.options import settings
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules import building, scoring, setting_up
from jurade.games.flandern.rules.state import FlandernState
from jurade.games.flandern.verbs.cards import CHOICE

OPEN, COVERED, SWALLOWED = "open", "covered", "swallowed"


# ---- numbers with a form of their own


class Seat(f.Codec):
    """A seat by its number."""

    def dump(self, state: Any, value: int) -> int:
        return int(value)

    def read(self, state: Any, given: object, where: str) -> int:
        return f.check_number(given, where, 0, state.seats - 1)


class GoldCard(OneName):
    """The golden card of the round; null when there is none, or the viewer does not know it."""

    def dump(self, state: Any, value: int) -> Any:
        return None if value in (b.NONE, UNKNOWN) else super().dump(state, value)

    def read(self, state: Any, given: object, where: str) -> int:
        if given is None:
            return b.NONE if state.gold_pile == b.NONE else UNKNOWN
        return super().read(state, given, where)


class CityInPlay(OneName):
    """The city a decision is about; null for decisions about no city."""

    def dump(self, state: Any, value: int) -> Any:
        return super().dump(state, value) if state.is_about_city() else None

    def read(self, state: Any, given: object, where: str) -> int:
        if (given is None) == state.is_about_city():
            f.fail(f"{where} is the city a decision is about, and null when it is about none")
        return b.NONE if given is None else super().read(state, given, where)


class With(f.Node):
    """A part there is with some numbers of players; null with others."""

    def __init__(self, players: tuple[int, ...], node: f.Node) -> None:
        self.name, self.players, self.node = node.name, players, node

    def dump(self, state: Any, at: int) -> Any:
        return self.node.dump(state, at) if state.seats in self.players else None

    def read(self, state: Any, at: int, given: object, where: str) -> None:
        if state.seats in self.players:
            self.node.read(state, at, given, where)
        elif given is not None:
            f.fail(f"{where} is null with {state.seats} players, not {shown(given)}")

    def leaves(self) -> Iterator[Field]:
        return self.node.leaves()


class Rows(Each):
    """Rows of rows, by two names."""

    def __init__(self, name: str, keys: list[str], inner: Each) -> None:
        super().__init__(name, keys)
        self.node = inner


class Players(EachSeat):
    """The seats; once their guilds are known, all that follows from them is laid out."""

    def read(self, state: Any, at: int, given: object, where: str) -> None:
        super().read(state, at, given, where)
        if state.phase != b.AT_GUILDS:
            soundness.check_guilds(state)
            setting_up.lay_out(state)


# ---- what a seat has chosen


def _dump_has_chosen(state: FlandernState, seat: int) -> bool:
    return state.chosen[seat] != b.NONE


def _read_has_chosen(state: FlandernState, seat: int, given: Any, where: str) -> None:
    state.chosen[seat] = UNKNOWN if Flag().read(state, given, where) else b.NONE


def _dump_chosen(state: FlandernState, seat: int) -> str | None:
    chosen = state.chosen[seat]
    return None if chosen in (b.NONE, UNKNOWN) else CHOICE.write(state, chosen)


def _read_chosen(state: FlandernState, seat: int, given: Any, where: str) -> None:
    if given is None:
        return
    try:
        state.chosen[seat] = CHOICE.read(state, str(given).split(" "), str(given))
    except (Misread, ActionError):
        f.fail(f"{where} reads 'gent' or 'gent +1', not {shown(given)}")


# ---- cities


def _dump_cities(state: FlandernState, at: int) -> dict[str, Any]:
    return {t.CITIES[city]: _dump_city(state, city) for city in t.members(state.cities)}


def _dump_city(state: FlandernState, city: int) -> dict[str, Any]:
    scored = None
    if state.scored >> city & 1:
        points = {t.ARMS[guild]: state.city_points[city * t.GUILDS + guild] for guild in guilds_in_play(state)}
        scored = {"round": state.scored_in[city], "points": points}
    there = (plot for plot in range(t.ALL_PLOTS) if state.region(city, plot) != b.NONE)
    return {"scored": scored, "plots": {t.PLOTS[plot]: _dump_plot(state, city, plot) for plot in there}}


def _dump_plot(state: FlandernState, city: int, plot: int) -> Any:
    region = state.region(city, plot)
    if state.tile[city * t.ALL_PLOTS + plot] != b.NONE:
        return DISTRICT.dump(District.on(state, city, plot), -1)
    if state.free[city] >> region & 1:
        return OPEN
    return COVERED if state.covered[city] >> region & 1 else SWALLOWED


@dataclass
class District:
    """A tile on a plot, with what stands on it."""

    plot: int
    tile: int = 0
    site: int = 0
    cathedral: int = 0
    masters: int = 0

    @staticmethod
    def on(state: FlandernState, city: int, plot: int) -> District:
        site, cathedral = state.sites[city] >> plot & 1, state.cathedrals[city] >> plot & 1
        at = city * t.ALL_PLOTS + plot
        return District(plot, state.tile[at], site, cathedral, state.master_pawns[at])


DISTRICT: Final = Group(
    "district",
    Field("tile", OneName(t.TILES, {"centre": t.CENTRE_TILE})),
    Field("site", Flag()),
    Field("cathedral", Flag()),
    Field("masters", Whole(0, int(t.MASTER_PAWNS))),
)


def _read_cities(state: FlandernState, at: int, given: Any, where: str) -> None:
    """Lay, cover and score: covers tell what no tile in stock can fill, so all districts come first."""
    names = [t.CITIES[city] for city in t.members(state.cities)]
    rows = f.check_object(given, names, where)
    for name in names:
        row = f.check_object(rows[name], ("scored", "plots"), f.inside(where, name))
        if not isinstance(row["plots"], dict):
            f.fail(f"the plots of {name} are a JSON object by plot, not {shown(row['plots'])}")
        _lay(state, t.CITIES.index(name), row["plots"])
    for name in names:
        city = t.CITIES.index(name)
        _cover(state, city, [plot for plot, what in rows[name]["plots"].items() if what == COVERED])
        if rows[name]["scored"] is not None:
            _score(state, city, rows[name]["scored"])
    if state.site_stock < 0:
        f.fail("there are more sites than site pawns")


def _lay(state: FlandernState, city: int, plots: dict[str, Any]) -> None:
    """Lay the districts of a city in some order that the rules allow, then their pawns."""
    found = [_read_district(state, city, name, what) for name, what in plots.items()]
    districts = [one for one in found if one is not None]
    specials = [one for one in districts if one.tile >= t.SPECIAL_TILE and one.plot != t.CENTRE]
    ordinary = [one for one in districts if one.tile < t.SPECIAL_TILE and one.plot != t.CENTRE]
    if len({t.TILES[one.tile][:8] for one in specials if one.tile != t.CENTRE_TILE}) < len(specials):
        f.fail(f"{t.CITIES[city]} has one large church twice, or a second centre")  # so there are few orders to try
    new = {t.PLOTS.index(name) for name in plots} - set(range(t.NEW_PLOT))
    orders = (_in_order(state, city, ordinary, order, new) for order in permutations(specials))
    order = next((order for order in orders if order is not None), None)
    if order is None:
        f.fail(f"the districts of {t.CITIES[city]} cannot have been built in any order, or not from these tiles")
    for one in order:
        building.build(state, city, one.plot, one.tile, bool(one.site))
    for one in districts:
        _stand_pawns(state, city, one)


def _read_district(state: FlandernState, city: int, name: str, what: Any) -> District | None:
    """What is built on a plot, if anything."""
    one = District(OneName(t.PLOTS).read(state, name, f"a plot of {t.CITIES[city]}"))
    if isinstance(what, str) and what in (OPEN, COVERED, SWALLOWED):
        return None
    DISTRICT.read(one, -1, what, f"'cities.{t.CITIES[city]}.plots.{name}'")
    return one


def _in_order(
    state: FlandernState, city: int, ordinary: list[District], specials: Iterable[District], new: set[int]
) -> list[District] | None:
    """Specials in this order and the others as early as they can lie; None when something never can.

    The order is also wrong when it opens other new plots than there are.
    """
    trial = state.clone()
    waiting, ahead, order = [*ordinary], [*specials], list[District]()
    while waiting or ahead:
        ready = next((one for one in (*waiting, *ahead[:1]) if _can_lie(trial, city, one)), None)
        if ready is None:
            return None
        building.build(trial, city, ready.plot, ready.tile, bool(ready.site))
        order.append(ready)
        (waiting if ready in waiting else ahead).remove(ready)
    opened = {plot for plot in range(t.NEW_PLOT, t.ALL_PLOTS) if trial.region(city, plot) != b.NONE}
    return order if opened == new else None


def _can_lie(state: FlandernState, city: int, one: District) -> bool:
    """May this tile be built here as the city stands (R17-R22)?"""
    is_special = one.tile >= t.SPECIAL_TILE
    region = t.PLACEMENT[one.plot * t.ALL_TILES + one.tile] if is_special else state.region(city, one.plot)
    if region == b.NONE or not building.buildable(state, city, 1 << t.TILE_ARMS[one.tile]) >> region & 1:
        return False
    return state.stock[t.SUPPLY_PLACE[one.tile * t.SHAPE_COUNT + t.SHAPE_OF[region]]] > 0


def _stand_pawns(state: FlandernState, city: int, one: District) -> None:
    """Cathedrals on church districts, masters on those of guilds (R35, R36)."""
    where, is_church = f"{t.CITIES[city]} {t.PLOTS[one.plot]}", building.arms_on(state, city, one.plot) == t.CHURCH
    if one.cathedral:
        if not is_church or state.cathedral_stock == 0:
            f.fail(f"there can be no cathedral on {where}")
        building.raise_cathedral(state, city, one.plot)
    if one.masters > (0 if is_church else state.master_stock):
        f.fail(f"there cannot be so many guild masters on {where}")
    for _ in range(one.masters):
        building.place_master(state, city, one.plot)


def _cover(state: FlandernState, city: int, plots: list[str]) -> None:
    """Cover plots that can never be built; in the end all that is open is covered (R38, R46)."""
    covers = 0
    for plot in plots:
        region = state.region(city, t.PLOTS.index(plot))
        if region == b.NONE or not state.free[city] >> region & 1:
            f.fail(f"there is no open plot {plot} in {t.CITIES[city]} to be covered")
        covers |= 1 << region
    if state.phase != b.AT_END and covers & ~scoring.dead_plots(state, city):
        f.fail(f"a plot of {t.CITIES[city]} is covered that could still be built")
    scoring.cover(state, city, covers)


def _score(state: FlandernState, city: int, given: Any) -> None:
    """Score a full city as of its round; its points follow."""
    name = t.CITIES[city]
    row = f.check_object(given, ("round", "points"), f"the score of {name}")
    if state.open_plots(city) != 0:
        f.fail(f"{name} is scored but has open plots")
    scoring.score_city(state, city)
    state.scored_in[city] = f.check_number(row["round"], f"the round {name} was scored in", 1, state.round)


# ---- what follows from the rest: written, and compared when it is read


def _follows(state: FlandernState, at: int, given: Any, where: str) -> None:
    """Nothing is read: in the end the whole position is written again and compared."""


def _dump_stock(state: FlandernState, at: int) -> dict[str, Any]:
    tiles: dict[str, Any] = {
        t.TILES[tile]: {name: state.stock[tile * t.SHAPE_COUNT + k] for k, name in enumerate(t.SHAPES)}
        for tile in range(t.SPECIAL_TILE)
    }
    for tile in range(t.SPECIAL_TILE, t.ALL_TILES):
        tiles[t.TILES[tile][:8]] = state.stock[t.SUPPLY_PLACE[tile * t.SHAPE_COUNT]]
    pawns = {"sites": state.site_stock, "cathedrals": state.cathedral_stock, "masters": state.master_stock}
    return {"tiles": tiles, **pawns}


def _dump_points(state: FlandernState, at: int) -> dict[str, int]:
    return {t.ARMS[guild]: state.points[guild] for guild in guilds_in_play(state)}


def _dump_bonus(state: FlandernState, at: int) -> list[int]:
    return t.members(state.bonus)


# ---- the turn


def _dump_order(state: FlandernState, at: int) -> list[int]:
    return [seat for seat in state.order if seat != b.NONE]


def _read_order(state: FlandernState, at: int, given: Any, where: str) -> None:
    seats = [SEAT.read(state, seat, where) for seat in f.check_list(given, where)]
    if len(set(seats)) < len(seats):
        f.fail(f"{where} lists each seat once")
    for place, seat in enumerate(seats):
        state.order[place] = seat


# ---- the list

SEAT: Final = Seat()
GUILD: Final = Maybe(OneName(t.ARMS[: t.PLAYER_GUILDS]))
CARDS: Final = SetOf(t.CARDS)
PILE: Final = SetOf(t.PILE_CARDS)

FIELDS: Final = Fields(
    Field("observer", f.Viewer("all", None, lambda state: range(state.seats)), "viewer"),
    Field("phase", OneName(b.PHASES)),
    Field("round", Whole()),
    Field("first_player", Maybe(SEAT), "first"),
    Players(
        "seats",
        None,
        Field("guild", GUILD),
        Field("influenced", GUILD),
        Field("hand", CARDS),
        Field("played", CARDS),
        Field("influence", Whole(0, t.MOST_INFLUENCE)),
        Own("has_chosen", _dump_has_chosen, _read_has_chosen, "chosen", known="some"),
        Own("chosen", _dump_chosen, _read_chosen, "chosen", known="some"),
    ),
    Own("cities", _dump_cities, _read_cities, "cities", "tile", "new_plot", "covered", "sites", "cathedrals",
        "master_pawns", "scored", "scored_in", "city_points"),
    Own("stock", _dump_stock, _follows, "stock", "site_stock", "cathedral_stock", "master_stock"),
    Own("points", _dump_points, _follows, "points"),
    Own("bonus", _dump_bonus, _follows, "bonus"),
    With(
        (3, 4),
        Group(
            "gold",
            Field("pile", Maybe(OneName(t.PILES)), "gold_pile"),
            Field("card", GoldCard(t.GOLD_CARDS), "gold", known="some"),
            Rows("unseen", t.PILES, Each("", t.GOLD_CARDS, Whole(), "gold_unseen")),
            Each("discard", t.GOLD_CARDS, Whole(), "gold_discard"),
            Field("taken", Whole(0, t.MOST_INFLUENCE), "gold_taken"),
            Field("removed", SetOf(t.CITIES), "gold_removed"),
        ),
    ),
    With(
        (2,),
        Group(
            "influenced",
            Field("pile", PILE),
            Field("discard", PILE),
            Field("removed", PILE),
            Field("card", Maybe(OneName(t.PILE_CARDS))),
        ),
    ),
    Group(
        "turn",
        Own("order", _dump_order, _read_order, "order"),
        Field("at", Maybe(SEAT)),
        Field("seat", Maybe(SEAT)),
        Field("city", CityInPlay(t.CITIES)),
        Field("owed", SetOf(b.OWED_NAMES)),
        With((2,), Field("stirred", Flag())),
        With((2,), Field("idle", Whole())),
    ),
    Field("ending", Maybe(OneName(b.ENDINGS)), "end"),
    # Options, what districts and stock mean for what may be built, and the arms of the card in play.
    derived=(
        "seats", "settings", "free", "ground", "reach", "barred", "district", "finished", "masters", "fits", "allowed",
    ),
)  # fmt: skip


def undump(position: Position, seats: int, options: Values) -> FlandernState:
    """The state of a position; BadPosition says what cannot be read or cannot occur."""
    state = FlandernState(seats, settings(options, seats))
    FIELDS.read(state, position, "a position of flandern")
    if state.phase == b.AT_GUILDS:
        state = FlandernState(seats, state.settings, None, state.viewer)  # nothing is laid out yet
    soundness.check(state)
    state.allowed = soundness.arms_in_play(state)
    if state.phase == b.AT_END and seats > 2:
        scoring.give_influence_bonus(state)
    state.chosen = state.chosen_as_seen(state.viewer)
    state.gold = state.gold_as_seen(state.viewer)
    soundness.check_rest(state)
    soundness.check_agreement(FIELDS.dump(state), position)
    return state
