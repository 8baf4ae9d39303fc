"""The events of a game, each declared once: its facts, its words, its sound, its weight, and what it shows.

The rules note events in a journal (:mod:`jurade.core.journal`); this is what they may note.
Log lines, sounds, animations and previews follow from the declaration, nothing is guessed from a name::

    EventKind("town_taken", {"seat": SEAT, "town": TOWN, "loser": SEAT.when("lost")}, sound="capture",
              weight="dramatic", shows=("town",))

is said as ``event-town_taken`` with the arguments ``seat`` and ``town``, and as ``event-town_taken-lost`` when there is
a loser.  Facts under ``secret`` are told to some seats only; for them the words are ``event-<name>-known``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from jurade.core.journal import Event, Fact, Facts
from jurade.core.words import Arg, Message, say

Sound = Literal["", "seal", "reveal", "capture", "points", "offer", "slap", "set", "end"]
SOUNDS: Final[tuple[Sound, ...]] = ("", "seal", "reveal", "capture", "points", "offer", "slap", "set", "end")
Weight = Literal["routine", "notable", "dramatic"]  # how much is made of it when it is shown
KNOWN: Final = "known"  # the words for those who know what is secret

Names = Callable[[int], Arg]  # a seat's name


@dataclass(frozen=True)
class FactKind:
    """What a fact is: how it is checked, how it is said, and what it is called on the board.

    ``spot`` gives the names of the things on the board that a value means.
    ``suffix`` marks a fact that is not always there: when it is, the words are others.
    """

    holds: Callable[[Any], bool]
    says: Callable[[Any, Names], Arg]
    spot: Callable[[Any], tuple[str, ...]] | None = None
    suffix: str | None = None

    def when(self, suffix: str = "") -> FactKind:
        """The same, but not always there; with a suffix, other words say an event that has it."""
        return replace(self, suffix=suffix)

    def many(self) -> FactKind:
        """A list of such."""

        def spots(values: Any) -> tuple[str, ...]:
            return tuple(name for value in values for name in (self.spot(value) if self.spot else ()))

        return FactKind(
            lambda values: isinstance(values, list) and all(self.holds(value) for value in values),
            lambda values, names: tuple(self.says(value, names) for value in values),
            None if self.spot is None else spots,
        )


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


SEAT: Final = FactKind(lambda value: _is_number(value) and value >= 0, lambda seat, names: names(seat))
SEATS: Final = SEAT.many()
NUMBER: Final = FactKind(_is_number, lambda value, names: value)
NUMBERS: Final = NUMBER.many()
SIGNED: Final = FactKind(_is_number, lambda value, names: f"{value:+d}")
TEXT: Final = FactKind(lambda value: isinstance(value, str), lambda value, names: value)


def one_of(
    known: Sequence[str], says: Callable[[str], Arg] | None = None, spot: Callable[[str], tuple[str, ...]] | None = None
) -> FactKind:
    """One of several names, said as it is or as a message; ``spot`` is what it is called on the board."""
    return FactKind(
        lambda value: isinstance(value, str) and value in known,
        (lambda value, names: value) if says is None else (lambda value, names: says(value)),
        spot,
    )


def on_board(value: str) -> tuple[str, ...]:
    """A thing that is called the same on the board."""
    return (value,)


@dataclass(frozen=True)
class EventKind:
    """Everything about one kind of event."""

    name: str
    facts: Mapping[str, FactKind] = field(default_factory=dict)
    secret: Mapping[str, FactKind] = field(default_factory=dict)  # facts that only some seats learn
    sound: Sound = ""
    weight: Weight = "routine"
    shows: tuple[str, ...] = ()  # facts that mean things on the board, in the order they are shown
    points: str = ""  # the fact that says how many points its seat gains

    def messages(self) -> Iterator[str]:
        """Every message that may say it."""
        base = f"event-{self.name}"
        yield base
        if self.secret:
            yield f"{base}-{KNOWN}"
        yield from (f"{base}-{kind.suffix}" for kind in self.facts.values() if kind.suffix)

    def says(self, facts: Facts, names: Names) -> Message:
        """An event as a log line, for whoever learned these facts."""
        key = f"event-{self.name}"
        if any(name in facts for name in self.secret):
            key += f"-{KNOWN}"
        for name, kind in self.facts.items():
            if kind.suffix and name in facts:
                key += f"-{kind.suffix}"
        kinds = {**self.facts, **self.secret}
        args = {name: kinds[name].says(value, names) for name, value in facts.items() if name != "event"}
        return Message(key, args)

    def spots(self, facts: Facts) -> tuple[str, ...]:
        """What it shows on the board, in order."""
        kinds = {**self.facts, **self.secret}
        found = ((kinds[name].spot, facts[name]) for name in self.shows if name in facts)
        return tuple(spot for spots, value in found if spots is not None for spot in spots(value))

    def gain(self, facts: Facts) -> int:
        """The points its seat gains by it."""
        value = facts.get(self.points, 0) if self.points else 0
        return value if isinstance(value, int) else 0

    def complaint(self, event: Event) -> str:
        """What is wrong with a noted event; "" when it is as declared."""
        needed = {name for name, kind in self.facts.items() if kind.suffix is None}
        if not needed <= event.public.keys() <= self.facts.keys():
            return f"{self.name} has the facts {', '.join(event.public)}; declared are {', '.join(self.facts)}"
        told = [(self.facts, event.public), *(({**self.facts, **self.secret}, f) for f in event.secret.values())]
        for kinds, facts in told:
            for name, value in facts.items():
                if name not in kinds or not kinds[name].holds(value):
                    return f"{self.name}: {name} is {value!r}, and that is not declared"
        return ""


FORCED: Final = EventKind("forced", {"seat": SEAT, "action": TEXT})  # the only choice there was, taken by itself


class Events:
    """All events of a game."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds: Final = {kind.name: kind for kind in kinds}
        assert len(self.kinds) == len(kinds), "an event is declared twice"

    def __getitem__(self, name: str) -> EventKind:
        return self.kinds[name]

    def of(self, facts: Facts) -> EventKind:
        """The kind of an event of which somebody learned these facts."""
        return self.kinds[str(facts["event"])]


def says_action(written: Fact) -> Message:
    """An action inside a line, as it is written."""
    return say("quoted", text=str(written))
