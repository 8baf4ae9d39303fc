"""Positions as JSON values: readable, complete or masked, and checked when they are read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.core.errors import ActionError, BadPosition, short, shown
from jurade.core.game import Position
from jurade.core.options import Values
from jurade.core.state import NOBODY
from jurade.games.bastide import actions as act
from jurade.games.bastide import board as b
from jurade.games.bastide import tables as t
from jurade.games.bastide.check import check_position
from jurade.games.bastide.notation import read
from jurade.games.bastide.options import settings_of
from jurade.games.bastide.state import BastideState

SPECTATOR: Final = "spectator"
STRUCK_NAMES: Final = ["", "house", "influence"]
KEYS: Final = (
    *("observer", "phase", "turn", "active", "mover", "idle", "ending", "allegiance"),
    *("chest", "bank", "camp", "burnt", "cards", "bag", "bag_size", "seats"),
    *("blocks", "religious", "hall", "walls", "influence"),
    *("auction", "fire", "raid", "tax", "talk", "promises"),
)
SEAT_KEYS: Final = ("money", "stock", "road", "marker", "tiles", "unproven", "hand")
AUCTION_KEYS: Final = ("work", "placed", "asked", "given", "bids", "answers", "added", "adders", "left", "payer")
TALK_KEYS: Final = ("window", "passes", "spoken", "speaker", "offer")
PROMISE_KEYS: Final = ("min", "max", "token", "allot", "kick")


# ---- writing


def dump(state: BastideState) -> Position:
    """A state as JSON values; None is what the observer does not know, -1 is nobody or nothing."""
    position: Position = {
        "observer": _observer_name(state.observer),
        "phase": b.PHASE_NAMES[state.phase],
        "turn": int(state.turn),
        "active": int(state.active),
        "mover": int(state.mover),
        "idle": int(state.idle),
        "ending": b.ENDINGS[state.finish] if state.phase == b.FINISHED else "",
        "allegiance": ("english" if state.english else "french") if state.phase == b.FINISHED else "",
        "chest": int(state.chest),
        "bank": int(state.bank),
        "camp": [value for value in range(1, t.STRONGEST + 1) for _ in range(state.camp[value])],
        "burnt": int(state.burnt),
        "cards": {name: int(seat) for name, seat in zip(t.CARD_NAMES, state.cards, strict=True) if seat != b.EMPTY},
        "bag": _tiles(list(state.bag)),
        "bag_size": int(state.bag_size),
        "seats": [_dump_seat(state, seat) for seat in range(state.seats)],
        "blocks": {
            t.BLOCK_NAMES[block]: {
                "houses": int(state.houses[block]),
                "orientation": act.ORIENTATION_NAMES[state.orientation[block]],
            }
            for block in range(t.BLOCKS)
            if state.room[block] != t.ROOM[block]
        },
        "religious": [[t.WORK_NAMES[work], t.BLOCK_NAMES[state.sites[work]]] for work in state.arrivals],
        "hall": state.sites[t.HALL] != t.NOWHERE,
        "walls": [t.WORK_NAMES[work] for work in WALLS if state.sites[work] != t.NOWHERE],
        "influence": {
            t.CIRCLE_NAMES[circle]: int(owner) for circle, owner in enumerate(state.owner) if owner != b.EMPTY
        },
        "auction": _dump_auction(state) if state.project != t.NOWHERE else {},
        "fire": _dump_fire(state.burning),
        "raid": {"value": int(state.raider), "struck": STRUCK_NAMES[state.struck]} if state.raider else {},
        "tax": {"block": t.BLOCK_NAMES[state.taxed], "deniers": int(state.tax)} if state.taxed != t.NOWHERE else {},
        "talk": _dump_talk(state) if state.window else {},
        "promises": {
            "min": _numbers(state.least),
            "max": [-1 if most == b.NO_LIMIT else int(most) for most in state.most],
            "token": _triples(state.tokens),
            "allot": _numbers(state.pledged),
            "kick": _triples(state.kicks),
        },
    }
    return position


WALLS: Final = range(t.FIRST_WALL, t.FIRST_RELIGIOUS)


def _observer_name(observer: int) -> int | str:
    if observer == b.EVERYTHING:
        return ""
    return SPECTATOR if observer == NOBODY else int(observer)


def _tiles(counts: Sequence[int]) -> dict[str, int] | None:
    if b.UNKNOWN in counts:
        return None
    return {name: int(count) for name, count in zip(t.KIND_NAMES, counts, strict=True) if count}


def _numbers(values: vec[i64]) -> list[int]:
    return [int(value) for value in values]


def _known(values: vec[i64]) -> list[int | None]:
    return [None if value == b.UNKNOWN else int(value) for value in values]


def _triples(values: vec[i64]) -> list[list[int]]:
    return [_numbers(values[i : i + 3]) for i in range(0, len(values), 3)]


def _seats_of(bits: int) -> list[int]:
    return [seat for seat in range(t.MOST_SEATS) if bits >> seat & 1]


def _dump_seat(state: BastideState, seat: int) -> dict[str, Any]:
    return {
        "money": int(state.money[seat]),
        "stock": int(state.stock[seat]),
        "road": int(state.road[seat]),
        "marker": bool(state.marker[seat]),
        "tiles": int(state.hand_size[seat]),
        "unproven": int(state.unproven[seat]),
        "hand": _tiles([state.hands[seat * t.KINDS + kind] for kind in range(t.KINDS)]),
    }


def _dump_auction(state: BastideState) -> dict[str, Any]:
    return {
        "work": t.WORK_NAMES[state.project],
        "placed": int(state.placed),
        "asked": _seats_of(state.asked),
        "given": _seats_of(state.given),
        "bids": _numbers(state.bids),
        "answers": _known(state.answers),
        "added": _known(state.added),
        "adders": [_seats_of(bits) for bits in state.adders],
        "left": _numbers(state.left),
        "payer": int(state.payer),
    }


def _dump_fire(burning: int) -> str:
    if burning == t.NOWHERE:
        return ""
    return t.BLOCK_NAMES[burning] if burning < t.BLOCKS else t.WORK_NAMES[burning - t.BLOCKS]


def _dump_talk(state: BastideState) -> dict[str, Any]:
    return {
        "window": b.PHASE_NAMES[state.window],
        "passes": int(state.passes),
        "spoken": _numbers(state.spoken),
        "speaker": int(state.speaker),
        "offer": act.spell(state.offer) if state.speaker != b.EMPTY else "",
    }


# ---- reading


def undump(position: Position, seats: int, options: Values) -> BastideState:
    """The state of a dump; BadPosition says in a sentence what cannot be read or cannot occur."""
    reader = Reader(seats)
    reader.keys("the position", position, KEYS)
    state = BastideState(i64(seats), settings_of(options))
    observer = position["observer"]
    if observer == SPECTATOR:
        state.observer = NOBODY
    elif observer != "":
        state.observer = reader.seat("observer", observer)
    _read_order(reader, state, position)
    _read_town(reader, state, position)
    _read_table(reader, state, position)
    _read_seats(reader, state, position["seats"])
    _read_auction(reader, state, position["auction"])
    _read_troubles(reader, state, position)
    _read_talk(reader, state, position["talk"], position["promises"])
    check_position(state)
    return state


class Reader:
    """Reads single values and says what is wrong with them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def keys(self, what: str, value: Any, names: Sequence[str]) -> None:
        """An object with exactly these names."""
        if not isinstance(value, dict):
            raise BadPosition(f"{what} is a JSON object with {', '.join(names)}")
        for name in names:
            if name not in value:
                raise BadPosition(f"{what} lacks '{name}'")
        for name in value:
            if name not in names:
                raise BadPosition(f"{what} has no '{short(str(name))}'; it has {', '.join(names)}")

    def number(self, what: str, value: Any, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadPosition(f"'{what}' is a whole number from {least} to {most}, not {shown(value)}")
        return value

    def seat(self, what: str, value: Any, nobody: bool = False) -> int:
        return self.number(what, value, b.EMPTY if nobody else 0, self.seats - 1)

    def flag(self, what: str, value: Any) -> bool:
        if not isinstance(value, bool):
            raise BadPosition(f"'{what}' is true or false, not {shown(value)}")
        return value

    def name(self, what: str, value: Any, names: Sequence[str]) -> int:
        """The number of one of these names."""
        if not isinstance(value, str) or value not in names:
            raise BadPosition(f"'{what}' cannot be {shown(value)}; it is one of {', '.join(names)}")
        return names.index(value)

    def table(self, what: str, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise BadPosition(f"'{what}' is a JSON object")
        return value

    def items(self, what: str, value: Any, count: int | None = None) -> list[Any]:
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise BadPosition(f"'{what}' is a list" + (f" of {count}" if count is not None else ""))
        return value

    def numbers(self, what: str, value: Any, least: int, most: int) -> vec[i64]:
        """One number a seat."""
        given = self.items(what, value, self.seats)
        return _vec([self.number(what, number, least, most) for number in given])

    def secrets(self, what: str, value: Any) -> vec[i64]:
        """One amount a seat, None where it is not known."""
        given = self.items(what, value, self.seats)
        return _vec([b.UNKNOWN if x is None else self.number(what, x, 0, MOST_MONEY) for x in given])

    def bits(self, what: str, value: Any) -> int:
        """A list of seats, ascending."""
        seats = [self.seat(what, seat) for seat in self.items(what, value)]
        if seats != sorted(set(seats)):
            raise BadPosition(f"'{what}' lists seats ascending, each once")
        return sum(1 << seat for seat in seats)

    def tiles(self, what: str, value: Any) -> list[int]:
        """Tiles by kind; all UNKNOWN for None."""
        if value is None:
            return [b.UNKNOWN] * t.KINDS
        counts = [0] * t.KINDS
        for name, count in self.table(what, value).items():
            counts[self.name(what, name, t.KIND_NAMES)] = self.number(what, count, 1, t.FULL_BAG[t.HOUSE])
        return counts

    def triples(self, what: str, value: Any) -> vec[i64]:
        """Promises: giver, partner, number."""
        out: list[int] = []
        for item in self.items(what, value):
            giver, partner, number = self.items(what, item, 3)
            out += [self.seat(what, giver), self.seat(what, partner), self.number(what, number, 0, t.MOST_NAMED)]
            if giver == partner:
                raise BadPosition(f"'{what}': nobody promises anything to himself")
        return _vec(out)


MOST_MONEY: Final = 9999  # with an unlimited bank; far more than 400 turns can bring


def _vec(values: Sequence[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def _read_order(reader: Reader, state: BastideState, position: Position) -> None:
    state.phase = reader.name("phase", position["phase"], b.PHASE_NAMES)
    state.turn = reader.number("turn", position["turn"], 0, t.MOST_TURNS)
    state.active = reader.seat("active", position["active"], nobody=True)
    state.mover = reader.seat("mover", position["mover"], nobody=True)
    state.idle = reader.number("idle", position["idle"], 0, t.STALE_ROUNDS * reader.seats)
    over = state.phase == b.FINISHED
    state.finish = reader.name("ending", position["ending"], b.ENDINGS if over else ("",))
    state.english = reader.name("allegiance", position["allegiance"], ("french", "english") if over else ("",)) == 1


def _read_town(reader: Reader, state: BastideState, position: Position) -> None:
    """Blocks, tokens and pieces; what is counted in the state is counted from them."""
    houses, orientation, room = [0] * t.BLOCKS, [0] * t.BLOCKS, list(t.ROOM)
    for name, found in reader.table("blocks", position["blocks"]).items():
        block = reader.name("blocks", name, t.BLOCK_NAMES)
        reader.keys(f"block {name}", found, ("houses", "orientation"))
        houses[block] = reader.number("houses", found["houses"], 0, t.ROOM[block])
        orientation[block] = reader.name("orientation", found["orientation"], act.ORIENTATION_NAMES)
        room[block] -= houses[block]
    sites = [b.STANDING if work < t.STREETS else t.NOWHERE for work in range(t.WORKS)]
    arrivals: list[int] = []
    for item in reader.items("religious", position["religious"]):
        name, place = reader.items("religious", item, 2)
        work = t.FIRST_RELIGIOUS + reader.name("religious", name, t.WORK_NAMES[t.FIRST_RELIGIOUS :])
        if work in arrivals:
            raise BadPosition(f"'religious' has {name} twice")
        sites[work] = reader.name("religious", place, t.BLOCK_NAMES)
        room[sites[work]] -= t.STRIPS[work]
        arrivals.append(work)
    if reader.flag("hall", position["hall"]):
        sites[t.HALL] = t.MARKET
    for name in reader.items("walls", position["walls"]):
        work = t.FIRST_WALL + reader.name("walls", name, [t.WORK_NAMES[wall] for wall in WALLS])
        sites[work] = b.STANDING
    state.houses, state.orientation, state.room = _vec(houses), _vec(orientation), _vec(room)
    state.sites, state.arrivals = _vec(sites), _vec(arrivals)
    for name, owner in reader.table("influence", position["influence"]).items():
        state.put_piece(reader.seat(name, owner), reader.name("influence", name, t.CIRCLE_NAMES))


def _read_table(reader: Reader, state: BastideState, position: Position) -> None:
    state.chest = reader.number("chest", position["chest"], 0, MOST_MONEY)
    state.bank = reader.number("bank", position["bank"], -MOST_MONEY, t.ALL_MONEY)
    state.burnt = reader.number("burnt", position["burnt"], 0, t.FULL_BAG[t.FIRE])
    camp = [0] * (t.STRONGEST + 1)
    for value in reader.items("camp", position["camp"]):
        camp[reader.number("camp", value, 1, t.STRONGEST)] += 1
    state.camp, state.camped = _vec(camp), sum(camp)
    cards = [b.EMPTY] * t.FAMILIES
    for name, holder in reader.table("cards", position["cards"]).items():
        cards[reader.name("cards", name, t.CARD_NAMES)] = reader.seat(name, holder)
    state.cards = _vec(cards)
    state.bag = _vec(reader.tiles("bag", position["bag"]))
    state.bag_size = reader.number("bag_size", position["bag_size"], 0, sum(t.FULL_BAG))


def _read_seats(reader: Reader, state: BastideState, given: Any) -> None:
    seats = reader.items("seats", given, reader.seats)
    hands: list[int] = []
    for number, seat in enumerate(seats):
        reader.keys(f"seat {number}", seat, SEAT_KEYS)
        hands += reader.tiles("hand", seat["hand"])

    def column(name: str, most: int) -> vec[i64]:
        return reader.numbers(name, [seat[name] for seat in seats], 0, most)

    state.money = column("money", MOST_MONEY)
    state.stock = column("stock", t.PIECES)
    state.road = column("road", t.ROAD_END)
    state.marker = _vec([reader.flag("marker", seat["marker"]) for seat in seats])
    state.hand_size = column("tiles", t.HAND_SIZE)
    state.unproven = column("unproven", t.HAND_SIZE)
    state.hands = _vec(hands)


def _read_auction(reader: Reader, state: BastideState, given: Any) -> None:
    if reader.table("auction", given) == {}:
        return
    reader.keys("auction", given, AUCTION_KEYS)
    state.project = reader.name("work", given["work"], t.WORK_NAMES)
    state.placed = reader.number("placed", given["placed"], 0, t.CAPACITY[state.project])
    state.asked = reader.bits("asked", given["asked"])
    state.given = reader.bits("given", given["given"])
    state.bids = reader.numbers("bids", given["bids"], 0, MOST_MONEY)
    state.answers = reader.secrets("answers", given["answers"])
    state.added = reader.secrets("added", given["added"])
    state.adders = _vec([reader.bits("adders", seats) for seats in reader.items("adders", given["adders"])])
    state.left = reader.numbers("left", given["left"], 0, MOST_MONEY)
    state.payer = reader.seat("payer", given["payer"], nobody=True)


def _read_troubles(reader: Reader, state: BastideState, position: Position) -> None:
    """Fire, raid and short tax."""
    places = [*t.BLOCK_NAMES, *t.WORK_NAMES]
    if position["fire"] != "":
        state.burning = reader.name("fire", position["fire"], places)
    if reader.table("raid", position["raid"]) != {}:
        raid = position["raid"]
        reader.keys("raid", raid, ("value", "struck"))
        state.raider = reader.number("value", raid["value"], 1, t.STRONGEST)
        state.struck = reader.name("struck", raid["struck"], STRUCK_NAMES)
    if reader.table("tax", position["tax"]) != {}:
        tax = position["tax"]
        reader.keys("tax", tax, ("block", "deniers"))
        state.taxed = reader.name("block", tax["block"], t.BLOCK_NAMES)
        state.tax = reader.number("deniers", tax["deniers"], 0, act.LARGEST_ALLOT)


def _read_talk(reader: Reader, state: BastideState, talk: Any, promises: Any) -> None:
    if reader.table("talk", talk) != {}:
        reader.keys("talk", talk, TALK_KEYS)
        windows = b.PHASE_NAMES[b.TALK_BID : b.TALK_TAX + 1]
        state.window = b.TALK_BID + reader.name("window", talk["window"], windows)
        state.passes = reader.number("passes", talk["passes"], 0, reader.seats - 1)
        state.spoken = reader.numbers("spoken", talk["spoken"], 0, state.settings[b.TALK_LIMIT])
        state.speaker = reader.seat("speaker", talk["speaker"], nobody=True)
        if state.speaker != b.EMPTY:
            try:
                state.offer = read(state, state.speaker, talk["offer"] if isinstance(talk["offer"], str) else "")
            except ActionError as error:
                raise BadPosition(f"'offer' is no offer: {error}") from None
        elif talk["offer"] != "":
            raise BadPosition("an offer has a 'speaker'")
    reader.keys("promises", promises, PROMISE_KEYS)
    state.least = reader.numbers("min", promises["min"], 0, t.MOST_NAMED)
    most = reader.numbers("max", promises["max"], -1, t.MOST_NAMED)
    state.most = _vec([b.NO_LIMIT if limit == -1 else limit for limit in most])
    state.tokens = reader.triples("token", promises["token"])
    state.pledged = reader.numbers("allot", promises["allot"], 0, act.LARGEST_ALLOT)
    state.kicks = reader.triples("kick", promises["kick"])
