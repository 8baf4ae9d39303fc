"""The fields of a position, each once: what it is called, how it is written, who may know it.

What a viewer does not know is null, nobody and nothing are -1 or empty.  What can be counted is left out: pieces by
work and family, free strips, tiles in the camp.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from librt.vecs import append

from jurade.core import fields as f
from jurade.core.errors import ActionError, shown
from jurade.core.fields import EachSeat, Field, Fields, Flag, Group, Known, OneName, Own, SetOf, SetOfSeats, Whole
from jurade.core.game import Position
from jurade.core.options import Values
from jurade.core.state import UNKNOWN
from jurade.games.bastide import tables as t
from jurade.games.bastide.options import new_state
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.soundness import check
from jurade.games.bastide.verbs import GRAMMAR

MOST_MONEY: Final = 9999  # with an unlimited bank; far more than 400 turns can bring
STRUCK_NAMES: Final = ("", "house", "influence")
TOWNS: Final = ("french", "english")
WALL_NAMES: Final = t.WORK_NAMES[t.FIRST_WALL : t.FIRST_RELIGIOUS]
WINDOWS: Final = {b.PHASE_NAMES[window]: window for window in (b.TALK_BID, b.TALK_RAISE, b.TALK_TAX)}


# ---- shapes of this game's positions


class Seat(f.Codec):
    """A seat by its number; -1, nobody, where there may be none."""

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def dump(self, state: Any, value: int) -> int:
        return value

    def read(self, state: Any, given: object, where: str) -> int:
        return f.check_number(given, where, self.least, state.seats - 1)


class Limit(Whole):
    """A promised maximum, -1 for none."""

    def dump(self, state: Any, value: int) -> int:
        return -1 if value == b.NO_LIMIT else value

    def read(self, state: Any, given: object, where: str) -> int:
        value = super().read(state, given, where)
        return b.NO_LIMIT if value == -1 else value


class BySeat(f.Each):
    """A list with a number for each seat."""

    def __init__(self, name: str, codec: f.Codec, attr: str = "", *, known: Known = "all") -> None:
        super().__init__(name, 0, codec, attr, known=known)

    def count(self, state: Any) -> int:
        return int(state.seats)


def by_name(given: object, where: str, names: Sequence[str]) -> list[tuple[int, Any]]:
    """A JSON object with some of these names: the number of each, and what it holds."""
    if not isinstance(given, dict):
        f.fail(f"{where} is a JSON object, not {shown(given)}")
    return [(OneName(names).read(None, name, f"a name in {where}"), value) for name, value in given.items()]


class Some(f.Node):
    """By name, those of a row that are not ``empty``; null where the viewer does not know any."""

    def __init__(
        self, name: str, names: Sequence[str], codec: f.Codec, attr: str, empty: int, known: Known = "all"
    ) -> None:
        self.name, self.names, self.codec, self.empty = name, names, codec, empty
        self.field = Field(name, codec, attr, known=known)

    def dump(self, state: Any, at: int) -> dict[str, f.Json] | None:
        first = max(at, 0) * len(self.names)
        values = [self.field.value(state, first + k) for k in range(len(self.names))]
        if UNKNOWN in values:
            return None
        found = zip(self.names, values, strict=True)
        return {name: self.codec.dump(state, value) for name, value in found if value != self.empty}

    def read(self, state: Any, at: int, given: object, where: str) -> None:
        first, is_hidden = max(at, 0) * len(self.names), given is None and self.field.known != "all"
        for k in range(len(self.names)):
            self.field.put(state, first + k, UNKNOWN if is_hidden else self.empty)
        if is_hidden:
            return
        for k, value in by_name(given, where, self.names):
            self.field.read(state, first + k, value, f.inside(where, self.names[k]))

    def leaves(self) -> Iterator[Field]:
        yield self.field


class Perhaps(Group):
    """Several fields while there is such a thing, and none otherwise."""

    def __init__(self, name: str, is_there: Callable[[BastideState], bool], *nodes: f.Node) -> None:
        super().__init__(name, *nodes)
        self.is_there = is_there

    def dump(self, state: Any, at: int) -> f.Json:
        return super().dump(state, at) if self.is_there(state) else {}

    def read(self, state: Any, at: int, given: object, where: str) -> None:
        if given != {}:
            super().read(state, at, given, where)


SEAT: Final = Seat()
SEAT_OR_NOBODY: Final = Seat(b.EMPTY)
MONEY: Final = Whole(0, MOST_MONEY)
SECRET_MONEY: Final = f.Unknown(MONEY)
ORIENTATION: Final = OneName(act.ORIENTATION_NAMES)
BLOCK: Final = OneName(t.BLOCK_NAMES)
TILES: Final = Whole(1, t.FULL_BAG[t.HOUSE])


# ---- the end


def _dump_ending(state: BastideState, at: int) -> str:
    return b.ENDINGS[state.finish] if state.phase == b.FINISHED else ""


def _read_ending(state: BastideState, at: int, given: Any, where: str) -> None:
    state.finish = OneName(b.ENDINGS if state.phase == b.FINISHED else ("",)).read(state, given, where)


def _dump_allegiance(state: BastideState, at: int) -> str:
    return TOWNS[state.english] if state.phase == b.FINISHED else ""


def _read_allegiance(state: BastideState, at: int, given: Any, where: str) -> None:
    state.english = bool(OneName(TOWNS if state.phase == b.FINISHED else ("",)).read(state, given, where))


# ---- the camp


def _dump_camp(state: BastideState, at: int) -> list[int]:
    return [value for value in range(1, t.STRONGEST + 1) for _ in range(state.camp[value])]


def _read_camp(state: BastideState, at: int, given: Any, where: str) -> None:
    for value in f.check_list(given, where):
        state.camp[f.check_number(value, where, 1, t.STRONGEST)] += 1
        state.camped += 1


# ---- the town


def _dump_blocks(state: BastideState, at: int) -> dict[str, Any]:
    return {
        name: {"houses": state.houses[block], "orientation": ORIENTATION.dump(state, state.orientation[block])}
        for block, name in enumerate(t.BLOCK_NAMES)
        if not state.is_empty_block(block)
    }


def _read_blocks(state: BastideState, at: int, given: Any, where: str) -> None:
    for block, found in by_name(given, where, t.BLOCK_NAMES):
        here = f.inside(where, t.BLOCK_NAMES[block])
        values = f.check_object(found, ("houses", "orientation"), here)
        state.houses[block] = f.check_number(values["houses"], f.inside(here, "houses"), 0, t.ROOM[block])
        state.room[block] -= state.houses[block]
        state.orientation[block] = ORIENTATION.read(state, values["orientation"], f.inside(here, "orientation"))


def _dump_religious(state: BastideState, at: int) -> list[list[str]]:
    return [[t.WORK_NAMES[work], t.BLOCK_NAMES[state.sites[work]]] for work in state.arrivals]


def _read_religious(state: BastideState, at: int, given: Any, where: str) -> None:
    for row in f.check_list(given, where):
        name, place = f.check_list(row, f"each of {where}", 2)
        work = t.FIRST_RELIGIOUS + OneName(t.WORK_NAMES[t.FIRST_RELIGIOUS :]).read(state, name, f"a work of {where}")
        if state.sites[work] != t.NOWHERE:
            f.fail(f"{where} has {name} twice")
        block = BLOCK.read(state, place, f"the block of {name}")
        state.put_token(work, block, state.orientation[block])


def _dump_hall(state: BastideState, at: int) -> bool:
    return state.sites[t.HALL] != t.NOWHERE


def _read_hall(state: BastideState, at: int, given: Any, where: str) -> None:
    if Flag().read(state, given, where):
        state.sites[t.HALL] = t.MARKET


def _dump_walls(state: BastideState, at: int) -> list[str]:
    return [name for wall, name in enumerate(WALL_NAMES) if state.sites[t.FIRST_WALL + wall] != t.NOWHERE]


def _read_walls(state: BastideState, at: int, given: Any, where: str) -> None:
    standing = SetOf(WALL_NAMES).read(state, given, where)
    for wall in range(len(WALL_NAMES)):
        if standing >> wall & 1:
            state.sites[t.FIRST_WALL + wall] = b.STANDING


# ---- auction, talk, promises


def _dump_adders(state: BastideState, at: int) -> list[list[int]]:
    return [SetOfSeats().dump(state, seats) for seats in state.adders]


def _read_adders(state: BastideState, at: int, given: Any, where: str) -> None:
    for seats in f.check_list(given, where):
        state.adders = append(state.adders, SetOfSeats().read(state, seats, where))


def _dump_offer(state: BastideState, at: int) -> str:
    return GRAMMAR.write(state, state.offer) if state.speaker != b.EMPTY else ""


def _read_offer(state: BastideState, at: int, given: Any, where: str) -> None:
    if state.speaker == b.EMPTY:
        if given != "":
            f.fail("an offer has a 'speaker'")
        return
    try:
        state.offer = GRAMMAR.read(state, state.speaker, str(given))
    except ActionError as error:
        f.fail(f"{where} is no offer: {error}")
    if not act.is_offer(state.offer):
        f.fail(f"{where} is no offer")


class Promises(f.Node):
    """Promises that stay open: giver, partner, number, one after the other in one array."""

    def __init__(self, name: str, attr: str) -> None:
        self.name, self.attr = name, attr

    def dump(self, state: Any, at: int) -> list[list[int]]:
        numbers = list(getattr(state, self.attr))
        return [numbers[i : i + 3] for i in range(0, len(numbers), 3)]

    def read(self, state: Any, at: int, given: object, where: str) -> None:
        numbers = getattr(state, self.attr)
        for row in f.check_list(given, where):
            giver, partner, number = f.check_list(row, f"each of {where}", 3)
            if giver == partner:
                f.fail(f"{where}: nobody promises anything to himself")
            for seat in (giver, partner):
                numbers = append(numbers, SEAT.read(state, seat, f"a seat of {where}"))
            numbers = append(numbers, f.check_number(number, where, 0, t.MOST_NAMED))
        setattr(state, self.attr, numbers)

    def leaves(self) -> Iterator[Field]:
        yield Field(self.name, Whole(), self.attr)


# ---- the list

FIELDS: Final = Fields(
    Field("observer", f.Viewer("", "spectator", lambda state: range(state.seats)), "viewer"),
    Field("phase", OneName(b.PHASE_NAMES)),
    Field("turn", Whole(0, t.MOST_TURNS)),
    Field("active", SEAT_OR_NOBODY),
    Field("mover", SEAT_OR_NOBODY),
    Field("idle", Whole()),
    Own("ending", _dump_ending, _read_ending, "finish"),
    Own("allegiance", _dump_allegiance, _read_allegiance, "english"),
    Field("chest", MONEY),
    Field("bank", Whole(-MOST_MONEY, t.ALL_MONEY)),
    Own("camp", _dump_camp, _read_camp, "camp"),
    Field("burnt", Whole(0, t.FULL_BAG[t.FIRE])),
    Some("cards", t.CARD_NAMES, SEAT, "cards", b.EMPTY),
    Some("bag", t.KIND_NAMES, TILES, "bag", 0, known="some"),
    Field("bag_size", Whole(0, sum(t.FULL_BAG))),
    EachSeat(
        "seats",
        None,
        Field("money", MONEY),
        Field("stock", Whole(0, t.PIECES)),
        Field("road", Whole(0, t.ROAD_END)),
        Field("marker", Flag()),
        Field("tiles", Whole(0, t.HAND_SIZE), "hand_size"),
        Field("unproven", Whole(0, t.HAND_SIZE)),
        Some("hand", t.KIND_NAMES, TILES, "hands", 0, known="owner"),
    ),
    Own("blocks", _dump_blocks, _read_blocks, "houses", "orientation"),
    Own("religious", _dump_religious, _read_religious, "sites", "arrivals"),
    Own("hall", _dump_hall, _read_hall, "sites"),
    Own("walls", _dump_walls, _read_walls, "sites"),
    Some("influence", t.CIRCLE_NAMES, SEAT, "owner", b.EMPTY),
    Perhaps(
        "auction",
        lambda state: state.project != t.NOWHERE,
        Field("work", OneName(t.WORK_NAMES), "project"),
        Field("placed", Whole(0, max(t.CAPACITY))),
        Field("asked", SetOfSeats()),
        Field("given", SetOfSeats()),
        BySeat("bids", MONEY),
        BySeat("answers", SECRET_MONEY, known="owner"),
        BySeat("added", SECRET_MONEY, known="owner"),
        Own("adders", _dump_adders, _read_adders, "adders"),
        BySeat("left", MONEY),
        Field("payer", SEAT_OR_NOBODY),
    ),
    Field("fire", OneName([*t.BLOCK_NAMES, *t.WORK_NAMES], {"": t.NOWHERE}), "burning"),
    Perhaps(
        "raid",
        lambda state: state.raider != 0,
        Field("value", Whole(1, t.STRONGEST), "raider"),
        Field("struck", OneName(STRUCK_NAMES)),
    ),
    Perhaps(
        "tax",
        lambda state: state.taxed != t.NOWHERE,
        Field("block", BLOCK, "taxed"),
        Field("deniers", Whole(0, act.LARGEST_ALLOT), "tax"),
    ),
    Perhaps(
        "talk",
        lambda state: state.window != 0,
        Field("window", OneName((), WINDOWS)),
        Field("passes", Whole()),
        BySeat("spoken", Whole()),
        Field("speaker", SEAT_OR_NOBODY),
        Own("offer", _dump_offer, _read_offer, "offer"),
    ),
    Group(
        "promises",
        BySeat("min", Whole(0, t.MOST_NAMED), "least"),
        BySeat("max", Limit(-1, t.MOST_NAMED), "most"),
        Promises("token", "tokens"),
        BySeat("allot", Whole(0, act.LARGEST_ALLOT), "pledged"),
        Promises("kick", "kicks"),
    ),
    # Options, and what is counted.
    derived=("seats", "settings", "camped", "room", "filled", "families", "begun"),
)


def undump(position: Position, seats: int, options: Values) -> BastideState:
    """The state of a position, or BadPosition with a sentence that says what cannot be."""
    state = new_state(seats, options)
    FIELDS.read(state, position, "a position of bastide")
    for circle, seat in enumerate(list(state.owner)):
        if seat != b.EMPTY:
            state.put_piece(seat, circle)  # now it is counted
            state.stock[seat] += 1  # … but the stock was told without it
    check(state)
    return state
