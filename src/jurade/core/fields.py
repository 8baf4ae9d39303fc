"""The fields of a state, listed once: positions are written and read by the list, and checked field by field.

A state is plain attributes of one compiled class.  The list beside it says of every attribute what it is called in a
position, how its numbers are written there, what range they have, and who may know them::

    FIELDS = Fields(
        Field("round", Whole(0, 99)),
        Each("towns", TOWN_IDS, Maybe(OneName(COLOURS)), "owner"),
        EachSeat("players", COLOURS,
            Field("points", Whole(-99, 99)),
            Field("cards", Unknown(SetOf(PAWNS)), known="owner"),
        ),
        derived=("menu",),
    )

A game adds what no list can say: checks across fields, and what follows from them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NoReturn

from jurade.core.errors import BadPosition, code
from jurade.core.errors import given as shown
from jurade.core.state import EVERYTHING, NOBODY, UNKNOWN
from jurade.core.words import Arg, Message, say, settled

Json = Any
Where = str | Message  # how a refusal calls a part of a position: 'players.red.wages' in quotation marks, or a phrase
Known = Literal["all", "owner", "some"]  # everybody; the seat it belongs to; whoever has seen it
LISTED: Final = 20  # so many names are told when another is given; of more, the first and the last
MOST: Final = 10**6  # no number of a position is larger, unless its field says so


def fail(what: str | Message, package: str = "") -> NoReturn:
    """BadPosition: a message of the core's words or of a game's, which is then named; or a sentence in English."""
    raise BadPosition(settled(what, package) if package and isinstance(what, Message) else what)


def fail_at(key: str, where: Where, **args: Arg) -> NoReturn:
    """BadPosition: something is wrong with a part of it."""
    fail(say(f"bad-position-{key}", where=called(where), **args))


def called(where: Where) -> Arg:
    """A part of a position in a sentence: a path in the quotation marks of the language, a phrase as it is."""
    if isinstance(where, str) and where.startswith("'") and where.count("'") == 2 and where.endswith("'"):
        return code(where[1:-1])
    return where


def check_number(value: object, where: Where, least: int, most: int) -> int:
    """A whole number in a range, or BadPosition."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        fail_at("number", where, least=str(least), most=str(most), given=shown(value))
    return value


def check_list(value: object, where: Where, length: int | None = None) -> list[Any]:
    """A list, of this length if one is given."""
    if not isinstance(value, list):
        fail_at("list", where, given=shown(value))
    if length is not None and len(value) != length:
        fail_at("length", where, length=length, given=shown(value))
    return list(value)


def check_object(value: object, names: Sequence[str], where: Where, optional: Sequence[str] = ()) -> dict[str, Any]:
    """A JSON object with exactly these names, and perhaps the optional ones."""
    if not isinstance(value, dict):
        fail_at("object", where, names=tuple(names), given=shown(value))
    for name in names:
        if name not in value:
            fail_at("lacks", where, name=name, names=tuple(names))
    for name in value:
        if name not in names and name not in optional:
            fail_at("unknown", where, name=code(str(name)), names=(*names, *optional))
    return value


def told(names: Sequence[str]) -> str:
    """Names in a sentence."""
    return ", ".join(names) if len(names) <= LISTED else f"{names[0]} … {names[-1]}"


# ---- how a number is written


class Codec(ABC):
    """How one number of a state is written in a position."""

    @abstractmethod
    def dump(self, state: Any, value: int) -> Json:
        """The number as a JSON value."""

    @abstractmethod
    def read(self, state: Any, given: object, where: str) -> int:
        """The number of a JSON value, or BadPosition."""


class Whole(Codec):
    """A whole number in a range."""

    def __init__(self, least: int = 0, most: int = MOST) -> None:
        self.least, self.most = least, most

    def dump(self, state: Any, value: int) -> int:
        return int(value)

    def read(self, state: Any, given: object, where: str) -> int:
        return check_number(given, where, self.least, self.most)


class Flag(Codec):
    """True or false."""

    def dump(self, state: Any, value: int) -> bool:
        return bool(value)

    def read(self, state: Any, given: object, where: str) -> int:
        if not isinstance(given, bool):
            fail_at("flag", where, given=shown(given))
        return int(given)


Names = Sequence[str] | Callable[[Any], Sequence[str]]


class OneName(Codec):
    """One of several names; ``others`` are names of numbers outside their row, such as -1."""

    def __init__(self, names: Names, others: Mapping[str, int] | None = None) -> None:
        self._names = names
        self.others = dict(others or {})
        self._other_names = {number: name for name, number in self.others.items()}

    def names(self, state: Any) -> Sequence[str]:
        return self._names(state) if callable(self._names) else self._names

    def dump(self, state: Any, value: int) -> str:
        number = int(value)
        return self._other_names[number] if number in self._other_names else self.names(state)[number]

    def read(self, state: Any, given: object, where: str) -> int:
        names = self.names(state)
        if isinstance(given, str):
            if given in self.others:
                return self.others[given]
            if given in names:
                return names.index(given)
        fail_at("name", where, names=told([*self.others, *names]), given=shown(given))


class Maybe(Codec):
    """Something, or null for a number that means there is none."""

    def __init__(self, codec: Codec, none: int = -1) -> None:
        self.codec, self.none = codec, none

    def dump(self, state: Any, value: int) -> Json:
        return None if value == self.none else self.codec.dump(state, value)

    def read(self, state: Any, given: object, where: str) -> int:
        return self.none if given is None else self.codec.read(state, given, where)


class Unknown(Maybe):
    """Something the viewer may not know; null where he does not."""

    def __init__(self, codec: Codec, unknown: int = UNKNOWN) -> None:
        super().__init__(codec, unknown)


class SetOf(Codec):
    """A set as bits, written as a list of names in their order."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def names(self, state: Any) -> Sequence[str]:
        return self._names(state) if callable(self._names) else self._names

    def dump(self, state: Any, value: int) -> list[str]:
        return [name for number, name in enumerate(self.names(state)) if value >> number & 1]

    def read(self, state: Any, given: object, where: str) -> int:
        names = self.names(state)
        listed = check_list(given, where)
        for name in listed:
            if not isinstance(name, str) or name not in names:
                fail_at("some", where, names=told(names), given=shown(name))
        numbers = [names.index(name) for name in listed]
        if numbers != sorted(set(numbers)):
            fail_at("order", where, names=told(names))
        return sum(1 << number for number in numbers)


class Seat(Codec):
    """A seat by its number."""

    def dump(self, state: Any, value: int) -> int:
        return int(value)

    def read(self, state: Any, given: object, where: str) -> int:
        return check_number(given, where, 0, int(state.seats) - 1)


class SetOfSeats(Codec):
    """A set of seats as bits, written as a list of their numbers."""

    def dump(self, state: Any, value: int) -> list[int]:
        return [seat for seat in range(state.seats) if value >> seat & 1]

    def read(self, state: Any, given: object, where: str) -> int:
        each = say("bad-position-seat", where=called(where))
        seats = [check_number(seat, each, 0, int(state.seats) - 1) for seat in check_list(given, where)]
        if seats != sorted(set(seats)):
            fail_at("seats", where)
        return sum(1 << seat for seat in seats)


class Viewer(Codec):
    """Who knows a position so: a seat, a spectator, or one who knows everything."""

    def __init__(
        self, everything: str | None, spectator: str | None, seats: Callable[[Any], Sequence[str | int]]
    ) -> None:
        self.everything, self.spectator, self.seats = everything, spectator, seats

    def dump(self, state: Any, value: int) -> Json:
        if value == EVERYTHING:
            return self.everything
        return self.spectator if value == NOBODY else self.seats(state)[value]

    def read(self, state: Any, given: object, where: str) -> int:
        if given == self.everything:
            return EVERYTHING
        if given == self.spectator:
            return NOBODY
        seats = self.seats(state)
        if isinstance(given, bool) or given not in seats:
            named = ("null" if name is None else name for name in (self.everything, self.spectator))
            fail_at("name", where, names=told([*named, *map(str, seats)]), given=shown(given))
        return seats.index(given)


# ---- which number it is


class Node(ABC):
    """A named part of a position."""

    name: str

    @abstractmethod
    def dump(self, state: Any, at: int) -> Json:
        """What stands there; ``at`` counts the rows around it."""

    @abstractmethod
    def read(self, state: Any, at: int, given: object, where: str) -> None:
        """Put what is given into the state, or BadPosition."""

    def leaves(self) -> Iterator[Field]:
        """The fields in it."""
        return iter(())


class Field(Node):
    """One number, or in a row one number of an array; ``attr`` is the attribute, called like the field unless told."""

    def __init__(self, name: str, codec: Codec, attr: str = "", *, known: Known = "all") -> None:
        self.name = name
        self.codec = codec
        self.attr = attr or name
        self.known = known

    def value(self, state: Any, at: int) -> int:
        found = getattr(state, self.attr)
        return int(found if at < 0 else found[at])

    def put(self, state: Any, at: int, value: int) -> None:
        if at < 0:
            setattr(state, self.attr, value)
        else:
            getattr(state, self.attr)[at] = value

    def dump(self, state: Any, at: int) -> Json:
        return self.codec.dump(state, self.value(state, at))

    def read(self, state: Any, at: int, given: object, where: str) -> None:
        self.put(state, at, self.codec.read(state, given, where))

    def leaves(self) -> Iterator[Field]:
        yield self


class Common(Field):
    """A number that stands for all rows together, whatever row it is asked in."""

    def value(self, state: Any, at: int) -> int:
        return super().value(state, -1)

    def put(self, state: Any, at: int, value: int) -> None:
        super().put(state, -1, value)


class Bit(Field):
    """True or false of a row, kept as a bit of one number."""

    def __init__(self, name: str, attr: str, *, known: Known = "all") -> None:
        super().__init__(name, Flag(), attr, known=known)

    def value(self, state: Any, at: int) -> int:
        return int(getattr(state, self.attr)) >> at & 1

    def put(self, state: Any, at: int, value: int) -> None:
        setattr(state, self.attr, int(getattr(state, self.attr)) & ~(1 << at) | value << at)


class Own(Node):
    """A part that a game writes and reads itself; ``attrs`` are the attributes it stands for."""

    def __init__(
        self,
        name: str,
        dump: Callable[[Any, int], Json],
        read: Callable[[Any, int, Any, str], None],
        *attrs: str,
        known: Known = "all",
    ) -> None:
        self.name = name
        self._dump, self._read = dump, read
        self.attrs = attrs
        self.known: Known = known

    def dump(self, state: Any, at: int) -> Json:
        return self._dump(state, at)

    def read(self, state: Any, at: int, given: object, where: str) -> None:
        self._read(state, at, given, where)

    def leaves(self) -> Iterator[Field]:
        for attr in self.attrs:
            yield Field(self.name, Whole(), attr, known=self.known)


class Group(Node):
    """Several fields under one name."""

    def __init__(self, name: str, *nodes: Node) -> None:
        self.name = name
        self.nodes = nodes

    def dump(self, state: Any, at: int) -> Json:
        return {node.name: node.dump(state, at) for node in self.nodes}

    def read(self, state: Any, at: int, given: object, where: str) -> None:
        values = check_object(given, [node.name for node in self.nodes], where)
        for node in self.nodes:
            node.read(state, at, values[node.name], inside(where, node.name))

    def leaves(self) -> Iterator[Field]:
        for node in self.nodes:
            yield from node.leaves()


class Passing(Group):
    """Several fields that are there only while something goes on; else null."""

    def __init__(self, name: str, goes_on: Callable[[Any], bool], *nodes: Node) -> None:
        super().__init__(name, *nodes)
        self.goes_on = goes_on

    def dump(self, state: Any, at: int) -> Json:
        return super().dump(state, at) if self.goes_on(state) else None

    def read(self, state: Any, at: int, given: object, where: str) -> None:
        if given is not None:
            super().read(state, at, given, where)


class Each(Node):
    """A row of an array, by names or as a list: each number by a codec, or each with several fields of its own.

    Inside another row the array is longer: so many numbers for each row around it.
    """

    def __init__(self, name: str, keys: Names | int, codec: Codec | None = None, attr: str = "", *nodes: Node,
                 known: Known = "all") -> None:  # fmt: skip
        self.name = name
        self._keys = keys
        self.node: Node = Group("", *nodes) if codec is None else Field(name, codec, attr, known=known)

    def keys(self, state: Any) -> Sequence[str] | None:
        """The names of the rows; None where they are a list."""
        if isinstance(self._keys, int):
            return None
        return self._keys(state) if callable(self._keys) else self._keys

    def count(self, state: Any) -> int:
        keys = self.keys(state)
        return self._keys if isinstance(self._keys, int) else len(keys or ())

    def dump(self, state: Any, at: int) -> Json:
        keys, count = self.keys(state), self.count(state)
        rows = [self.node.dump(state, max(at, 0) * count + k) for k in range(count)]
        return rows if keys is None else dict(zip(keys, rows, strict=True))

    def read(self, state: Any, at: int, given: object, where: str) -> None:
        keys, count = self.keys(state), self.count(state)
        if keys is None:
            rows = list(enumerate(check_list(given, where, count)))
        else:
            values = check_object(given, keys, where)
            rows = [(k, values[key]) for k, key in enumerate(keys)]
        for k, row in rows:
            self.node.read(state, max(at, 0) * count + k, row, inside(where, str(k if keys is None else keys[k])))

    def leaves(self) -> Iterator[Field]:
        yield from self.node.leaves()


class EachSeat(Each):
    """A row for each seat, by the names seats have in positions, or as a list."""

    def __init__(self, name: str, names: Sequence[str] | None, *nodes: Node) -> None:
        super().__init__(name, 0 if names is None else names, None, "", *nodes)
        self._names = names

    def keys(self, state: Any) -> Sequence[str] | None:
        return None if self._names is None else self._names[: state.seats]

    def count(self, state: Any) -> int:
        return int(state.seats)


class BySeat(Each):
    """A list with a number for each seat."""

    def __init__(self, name: str, codec: Codec, attr: str = "", *, known: Known = "all") -> None:
        super().__init__(name, 0, codec, attr, known=known)

    def count(self, state: Any) -> int:
        return int(state.seats)


def inside(where: str, name: str) -> str:
    """How a part of a part is called in a refusal: 'players.red.wages'."""
    return f"'{where.strip(chr(39))}.{name}'" if where.startswith("'") else f"'{name}'"


class Fields:
    """All fields of a state; ``derived`` are attributes that follow from them and are in no position.

    A position may leave out what is not ``needed``, and then it is as in a fresh state; all are, unless some are named.
    """

    def __init__(self, *nodes: Node, derived: Sequence[str] = (), needed: Sequence[str] | None = None) -> None:
        self.nodes = nodes
        self.derived = tuple(derived)
        names = [node.name for node in nodes]
        self.needed = names if needed is None else list(needed)
        self.optional = [name for name in names if name not in self.needed]

    def dump(self, state: Any) -> dict[str, Json]:
        """A state, complete or masked, as JSON values."""
        return {node.name: node.dump(state, -1) for node in self.nodes}

    def read(self, state: Any, position: object, what: str) -> None:
        """Fill a fresh state with a position, or BadPosition; what follows from the fields is the game's to find."""
        game = what.removeprefix("a position of ")
        whole = what if game == what else say("bad-position-of", game=game)
        values = check_object(position, self.needed, whole, self.optional)
        for node in self.nodes:
            if node.name in values:
                node.read(state, -1, values[node.name], f"'{node.name}'")

    def leaves(self) -> Iterator[Field]:
        for node in self.nodes:
            yield from node.leaves()

    def attributes(self) -> frozenset[str]:
        """Every attribute that is listed or derived."""
        return frozenset(leaf.attr for leaf in self.leaves()) | frozenset(self.derived)
