"""Options of a game: a schema with types, defaults and help, and the checking of values against it.

The help texts are words of the game: ``option-<id>`` names the option, ``option-<id>-help`` explains it,
``option-<id>-<value>`` names a value, in both languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from jurade.core.errors import BadOption, code, given
from jurade.core.words import Arg, say, words

LARGEST = 1 << 53  # of all whole numbers: every program that reads JSON can hold it

Value = bool | int | str
Values = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """One option.  ``values`` lists all allowed ones, the default first; whole numbers may instead have a range."""

    id: str
    default: Value
    values: tuple[Value, ...] = ()
    least: int | None = None
    most: int | None = None
    per_seat: bool = False  # values such as seat0, seat1 … exist for every seat that plays
    free: bool = False  # any text; the game's own check judges it

    def allowed(self, seats: int) -> str:
        """What would be right, in English."""
        return words("en").text(say("bad-option-takes", values=self.takes(seats)))

    def takes(self, seats: int) -> Arg:
        """What would be right, for a message."""
        if self.free:
            return say("bad-option-text")
        if self.values:
            names = [spell(v) for v in self.values]
            if self.per_seat:
                names += [f"seat{k}" for k in range(seats)]
            return tuple(names)
        least, most = self._range()
        return say("bad-option-range", least=str(least), most=str(most))

    def check(self, value: object, seats: int) -> Value:
        """The value in its own type, or BadOption.  Texts are read, so that command lines need no other parser."""
        if isinstance(value, str):
            found = self._read(value, seats)
            if found is not None:
                return found
        elif self.values:
            for v in self.values:
                if type(v) is type(value) and v == value:
                    return v
        elif isinstance(value, int) and not isinstance(value, bool) and self._in_range(value):
            return value
        if isinstance(value, bool | int):
            said = given(value)
            value = said.lower() if isinstance(said, str) else value
        text = given(value) if isinstance(value, str | int) else code(type(value).__name__)
        raise BadOption(say("bad-option-value", option=self.id, given=text, values=self.takes(seats)))

    def _read(self, text: str, seats: int) -> Value | None:
        if self.free:
            return text
        for v in self.values:
            if spell(v) == text:
                return v
        if self.per_seat and text in {f"seat{k}" for k in range(seats)}:
            return text
        if not self.values and len(text) <= len(str(LARGEST)) and text.removeprefix("-").isdecimal() and text.isascii():
            return int(text) if self._in_range(int(text)) else None
        return None

    def _in_range(self, value: int) -> bool:
        least, most = self._range()
        return least <= value <= most

    def _range(self) -> tuple[int, int]:
        return -LARGEST if self.least is None else self.least, LARGEST if self.most is None else self.most


def spell(value: Value) -> str:
    """A value as it is typed: ``true``, ``4``, ``random``."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Options:
    """All options of a game, and the check that judges them together."""

    def __init__(self, *options: Option, together: Callable[[Values, int], None] | None = None) -> None:
        self._options = {option.id: option for option in options}
        self._together = together

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options.values())

    def __getitem__(self, name: str) -> Option:
        return self._options[name]

    def complete(self, wished: Mapping[str, object] | None, seats: int) -> dict[str, Value]:
        """All options with their values: the given ones checked, the others at their default."""
        wished = dict(wished or {})
        for name in wished:
            if name not in self._options:
                near = get_close_matches(name, self._options, 1)
                if near:
                    raise BadOption(say("bad-option-unknown-near", option=code(str(name)), near=near[0]))
                raise BadOption(say("bad-option-unknown", option=code(str(name)), options=tuple(self._options)))
        values = {
            name: option.check(wished[name], seats) if name in wished else option.default
            for name, option in self._options.items()
        }
        if self._together is not None:
            self._together(values, seats)
        return values

    def changed(self, values: Values) -> dict[str, Value]:
        """Only the options that differ from their default."""
        return {name: value for name, value in values.items() if value != self._options[name].default}
