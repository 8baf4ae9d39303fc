"""The grammar of a game: every verb is declared once; notation, numbers, picks, labels and refusals follow from it.

An action is a number inside and a text outside.
A *verb* is the first word of the text.
It has one form or several, each a row of typed *parts* and fixed words::

    attack d4 p t1      Form(ATTACK, CELL.at(FIRST), PAWNS.at(1))
    attack pass         Form(ATTACK_PASS, "pass")

The number of a form is its base plus each part's value times the part's unit: text and number say the same.
What is a game's own stands in the same class as the declaration, one class a verb: what a hand would touch and what
appears there, why it is not allowed, what a person might try, what it would do.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from jurade.core.errors import Reason
from jurade.core.journal import Facts, Journal
from jurade.core.reading import Examples, incomplete, out_of_order, unknown, unreadable
from jurade.core.scene import Attempt, Choice, Pick, PickKind, Preview, Shape, attempts_along
from jurade.core.state import CHANCE, State
from jurade.core.words import Arg, Message, say

S = TypeVar("S", bound=State)
P = TypeVar("P", bound="Picker[Any]")

Trail = tuple[str, ...]  # ids of picks, in the order a hand touches them
HIDDEN: Final = "?"
REMEMBERED: Final = 1 << 15  # texts of actions: a seat may have hundreds of choices, mostly the same move after move


class Misread(Exception):
    """The words do not have the form that was tried."""


# ---- picks


class Picker(Generic[S]):
    """Collects what a seat can pick while paths are found and choices made.

    A game adds a method for each kind of thing that can be picked, and what it needs to draw it.
    """

    def __init__(self, state: S, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.legal = [int(action) for action in state.legal(seat)] if seat >= 0 else []
        self.picks: dict[str, Pick] = {}

    def pick(
        self, id: str, kind: PickKind, label: Message, outline: Shape | None = None, area: Shape | None = None
    ) -> str:
        """Note something that can be picked, once; its id."""
        if id not in self.picks:
            self.picks[id] = Pick(id, kind, label, outline, area)
        return id

    def button(self, name: str, label: Message) -> str:
        """A pick beside the board."""
        return self.pick(f"button:{name}", "button", label)

    def number(self, name: str, value: int, label: Message, least: int, most: int) -> str:
        """One value of a dial: all numbers of one name that can be next make one dial."""
        id = f"{name}={value}"
        if id not in self.picks:
            self.picks[id] = Pick(id, "number", label, least=least, most=most, marks={value: label})
        return id


# ---- parts


class Part(ABC):
    """One typed part of an action: how its value is written, read, said and picked.

    ``takes`` is how many words it is written in; None: all that are left.
    ``of_board`` says that its words depend on more than the number of seats.
    """

    takes: int | None = 1
    of_board = False

    def __init__(
        self,
        name: str,
        *,
        say: Callable[[Any, int], Arg] | None = None,
        pick: Callable[[Any, int], str] | None = None,
    ) -> None:
        self.name = name  # also the argument of labels
        self._say = say
        self._pick = pick

    @abstractmethod
    def write(self, state: Any, value: int) -> str:
        """The words of a value."""

    @abstractmethod
    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        """The value of some words of a text; Misread, or a refusal that says what would be right."""

    def say(self, state: Any, value: int) -> Arg:
        """A value in a sentence."""
        return self.write(state, value) if self._say is None else self._say(state, value)

    def pick(self, picker: Any, value: int) -> str:
        """The pick that means a value; a button with its name where the game draws none."""
        if self._pick is not None:
            return self._pick(picker, value)
        said = self.say(picker.state, value)
        label = said if isinstance(said, Message) else Message(f"pick-{self.name}", {self.name: said})
        return str(picker.pick(f"{self.name}:{self.write(picker.state, value)}", "button", label))

    def at(self, unit: int, size: int = 0) -> Slot:
        """This part of a number: its value is multiplied by ``unit`` and below ``size`` (0: whatever is above)."""
        return Slot(self, unit, size)


@dataclass(frozen=True)
class Slot:
    """A part and where its value lies in the number of an action."""

    part: Part
    unit: int
    size: int

    def value(self, rest: int) -> int:
        return rest // self.unit % self.size if self.size else rest // self.unit


Names = Sequence[str] | Callable[[Any], Sequence[str]]


class OneOf(Part):
    """One of several names; its value is the name's number.

    A name of several words ``takes`` so many; None: all that are left.
    ``names`` may follow from the state, and then from its seats alone, unless ``of_board`` says otherwise.
    A wrong name is answered by listing the right ones if it is ``telling``, else with the examples of the verb.
    """

    def __init__(
        self,
        name: str,
        names: Names,
        *,
        telling: bool = True,
        of_board: bool = False,
        takes: int | None = 1,
        say: Callable[[Any, int], Arg] | None = None,
        pick: Callable[[Any, int], str] | None = None,
    ) -> None:
        super().__init__(name, say=say, pick=pick)
        self._names = names
        self.telling = telling
        self.of_board = of_board
        self.takes = takes
        self._numbers = None if callable(names) else {known: number for number, known in enumerate(names)}

    def names(self, state: Any) -> Sequence[str]:
        return self._names(state) if callable(self._names) else self._names

    def write(self, state: Any, value: int) -> str:
        return self.names(state)[value]

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        return self.number(state, " ".join(words), text)

    def number(self, state: Any, word: str, text: str) -> int:
        """The value of one name."""
        if self._numbers is not None and word in self._numbers:
            return self._numbers[word]
        names = self.names(state)
        if word not in names:
            raise unknown(text, word, names) if self.telling else Misread
        return names.index(word)


class Whole(Part):
    """A whole number from ``least`` to ``most``, in digits, behind a sign or word if it has one."""

    def __init__(
        self,
        name: str,
        least: int,
        most: int,
        *,
        before: str = "",
        say: Callable[[Any, int], Arg] | None = None,
        pick: Callable[[Any, int], str] | None = None,
    ) -> None:
        super().__init__(name, say=say, pick=pick)
        self.least, self.most, self.before = least, most, before

    def write(self, state: Any, value: int) -> str:
        return f"{self.before}{value}"

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        digits = words[0].removeprefix(self.before)
        if words[0] != self.before + digits or not digits.isascii() or not digits.isdecimal():
            raise Misread
        if len(digits) > 18 or str(int(digits)) != digits or not self.least <= int(digits) <= self.most:
            raise Misread
        return int(digits)

    def say(self, state: Any, value: int) -> Arg:
        return value if self._say is None else self._say(state, value)


class SomeOf(Part):
    """A set of names, each once and in their order, as bits; ``empty`` is how an empty set is written, if it may be."""

    takes = None

    def __init__(
        self,
        each: OneOf,
        *,
        name: str = "",
        empty: str = "",
        say: Callable[[Any, int], Arg] | None = None,
        pick: Callable[[Any, int], str] | None = None,
    ) -> None:
        super().__init__(name or f"{each.name}s", say=say, pick=pick)
        self.each = each
        self.empty = empty

    def members(self, value: int) -> list[int]:
        """The numbers in a set, ascending."""
        return [number for number in range(value.bit_length()) if value >> number & 1]

    def write(self, state: Any, value: int) -> str:
        names = self.each.names(state)
        return " ".join(names[number] for number in self.members(value)) or self.empty

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        if self.empty and list(words) == [self.empty]:
            return 0
        numbers = [self.each.number(state, word, text) for word in words]
        if not numbers:
            raise Misread
        if numbers != sorted(set(numbers)):
            raise out_of_order(text, self.each.names(state))
        return sum(1 << number for number in numbers)

    def say(self, state: Any, value: int) -> Arg:
        if self._say is not None:
            return self._say(state, value)
        return tuple(self.each.say(state, number) for number in self.members(value))


class EachOf(Part):
    """All names there are, in any order, packed: the first one in the lowest bits."""

    takes = None

    def __init__(self, each: OneOf, bits: int, *, name: str = "") -> None:
        super().__init__(name or f"{each.name}s")
        self.each = each
        self.bits = bits

    def order(self, state: Any, value: int) -> list[int]:
        """The numbers in their order."""
        mask = (1 << self.bits) - 1
        return [int(value >> self.bits * k & mask) for k in range(len(self.each.names(state)))]

    def write(self, state: Any, value: int) -> str:
        names = self.each.names(state)
        return " ".join(names[number] for number in self.order(state, value))

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        names = self.each.names(state)
        numbers = [self.each.number(state, word, text) for word in words]
        if sorted(numbers) != list(range(len(names))):
            raise incomplete(text, names)
        return sum(number << self.bits * k for k, number in enumerate(numbers))

    def say(self, state: Any, value: int) -> Arg:
        return tuple(self.each.say(state, number) for number in self.order(state, value))


# ---- forms


class Form:
    """One way to write a verb: fixed words and parts, and the number they make."""

    def __init__(self, base: int, *pattern: str | Slot) -> None:
        self.base = int(base)
        self.pattern = pattern
        self.slots = tuple(piece for piece in pattern if isinstance(piece, Slot))
        self.of_board = any(slot.part.of_board for slot in self.slots)
        takes = [1 if isinstance(piece, str) else piece.part.takes for piece in pattern]
        self.least = sum(1 if count is None else count for count in takes)
        self.most = None if None in takes else self.least

    def values(self, action: int) -> tuple[int, ...]:
        """What each part of an action is."""
        rest = action - self.base
        return tuple(slot.value(rest) for slot in self.slots)

    def number(self, *values: int) -> int:
        """The action with these parts."""
        return self.base + sum(value * slot.unit for value, slot in zip(values, self.slots, strict=True))

    def write(self, state: Any, action: int) -> str:
        rest = action - self.base
        return " ".join(
            piece if isinstance(piece, str) else piece.part.write(state, piece.value(rest)) for piece in self.pattern
        )

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        """The action these words mean; Misread when they have another form."""
        if len(words) < self.least or (self.most is not None and len(words) > self.most):
            raise Misread
        at = 0
        number = self.base
        for piece in self.pattern:
            if isinstance(piece, str):
                if words[at] != piece:
                    raise Misread
                at += 1
                continue
            end = len(words) if piece.part.takes is None else at + piece.part.takes
            number += piece.part.read(state, words[at:end], text) * piece.unit
            at = end
        return number

    def arguments(self, state: Any, action: int) -> dict[str, Arg]:
        """The parts of an action in a sentence, by name."""
        return {
            slot.part.name: slot.part.say(state, value)
            for slot, value in zip(self.slots, self.values(action), strict=True)
        }


class Spelling:
    """The first word of an action or outcome, its forms, and examples of what may be written."""

    word: str
    forms: tuple[Form, ...]
    examples: tuple[str, ...]
    secret: tuple[str, ...] = ()  # parts that those who do not learn it read as ``?``

    def form_of(self, action: int) -> Form:
        """The form an action of this verb has."""
        for form in self.forms:
            if not form.slots and form.base == action:
                return form
        return next(form for form in self.forms if form.slots)

    def values(self, action: int) -> tuple[int, ...]:
        """What each part of an action is."""
        return self.form_of(action).values(action)

    def write(self, state: Any, action: int) -> str:
        return f"{self.word} {self.form_of(action).write(state, action)}".rstrip()

    def write_hidden(self, state: Any, action: int) -> str:
        """What those read who learn only that it happened: without the secret parts, or nothing at all."""
        if not self.secret:
            return HIDDEN
        form = self.form_of(action)
        words = (
            piece
            if isinstance(piece, str)
            else HIDDEN
            if piece.part.name in self.secret
            else piece.part.write(state, piece.value(action - form.base))
            for piece in form.pattern
        )
        return " ".join((self.word, *words))

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        """The action these words mean; Misread when they have none of the forms."""
        for form in self.forms:
            try:
                return form.read(state, words, text)
            except Misread:
                continue
        raise Misread


class Outcome(Spelling):
    """What chance says: a word and its forms, nothing else."""

    def __init__(self, word: str, *forms: Form, examples: tuple[str, ...], secret: tuple[str, ...] = ()) -> None:
        self.word, self.forms, self.examples, self.secret = word, forms, examples, secret


# ---- verbs


@dataclass
class Foreseen:
    """What an action would do: lines to read, warnings, points by seat, events, and what else it would light up."""

    lines: list[Message] = field(default_factory=list)
    warnings: list[Message] = field(default_factory=list)
    points: dict[int, int] = field(default_factory=dict)
    ghosts: list[Shape] = field(default_factory=list)  # below the verb's own
    events: list[Facts] = field(default_factory=list)


class Verb(Spelling, Generic[S, P]):
    """One thing a seat can do: its declaration, and all that a game has to say of it."""

    rule: str = ""  # the rule that asks for it
    is_open = False  # what it does follows from what its seat knows: it can be tried out

    def is_asked(self, state: S) -> bool:
        """May a seat be asked for this now?"""
        return True

    # ---- picks

    def path(self, picker: P, action: int) -> Trail:
        """What a hand would touch to say an action, legal or not: a pick for each part, or a button."""
        form = self.form_of(action)
        if not form.slots:
            name = " ".join(str(piece) for piece in form.pattern) or self.word
            return (picker.button(name, self.label(picker, action)),)
        return tuple(slot.part.pick(picker, slot.value(action - form.base)) for slot in form.slots)

    def label(self, picker: P, action: int) -> Message:
        """How the main button says an action: ``choice-<verb>`` or ``choice-<fixed words>``, with the parts."""
        form = self.form_of(action)
        if not form.slots:
            return say("choice-" + ("-".join(str(piece) for piece in form.pattern) or self.word))
        return Message(f"choice-{self.word}", form.arguments(picker.state, action))

    def ghost(self, picker: P, action: int) -> Shape | None:
        """What an action puts on the board, shown before it is made."""
        return None

    # ---- refusals

    def now(self, state: S, seat: int) -> Reason:
        """What is asked instead of anything else, while this verb is."""
        return Reason(self.rule, say(f"why-now-{self.word}"))

    def not_now(self, state: S, seat: int, asked: Verb[S, P]) -> Reason:
        """Why this verb has to wait: another is asked for, unless the game has more to say of it."""
        return asked.now(state, seat)

    @abstractmethod
    def why_not(self, state: S, seat: int, action: int) -> Reason:
        """Why an action of this verb, asked for now but not listed, is not allowed."""

    def tries(self, picker: P, picked: Trail) -> Iterable[int | tuple[int, Trail]]:
        """Actions a person might try after these picks, legal or not, with a path of their own if they need one."""
        return ()

    # ---- previews

    def foresee(self, state: S, seat: int, action: int) -> Foreseen:
        """What a legal action would do, as far as the seat knows: what happens when it is tried out, if it can be."""
        if not self.is_open:
            return Foreseen()
        after, events = tried(state, lambda copy: copy.apply(seat, action), seat)
        before, then = state.scores(), after.scores()
        gains = {other: int(then[other] - before[other]) for other in range(state.seats)}
        return Foreseen(points={other: gain for other, gain in gains.items() if gain}, events=events)


class Grammar(Generic[S, P]):
    """All verbs of a game, and what a picker of the game is made of.

    A number belongs to the form with the largest base that is not above it, unless ``kind_of`` says how the rules pack
    kinds.  A ``lenient`` grammar takes any white space for one space.
    """

    def __init__(
        self,
        verbs: Sequence[Verb[S, P]],
        outcomes: Sequence[Outcome],
        picker: Callable[[S, int], P],
        *,
        kind_of: Callable[[int], int] | None = None,
        lenient: bool = False,
    ) -> None:
        self.verbs = tuple(verbs)
        self.outcomes = tuple(outcomes)
        self.picker = picker
        self.lenient = lenient
        forms = (form for spelling in (*self.verbs, *self.outcomes) for form in spelling.forms if form.slots)
        self._bases = sorted(form.base for form in forms)
        self._kind_of = self._base_below if kind_of is None else kind_of
        self._by_word: Final[Mapping[str, Spelling]] = {verb.word: verb for verb in self.verbs}
        self._by_outcome: Final[Mapping[str, Spelling]] = {outcome.word: outcome for outcome in self.outcomes}
        self._by_number: dict[int, Spelling] = {}
        self._by_kind: dict[int, Spelling] = {}
        for spelling in (*self.verbs, *self.outcomes):
            for form in spelling.forms:
                if form.slots:
                    self._by_kind[int(self._kind_of(form.base))] = spelling
                else:
                    self._by_number[form.base] = spelling
        self._texts: dict[tuple[int, int], str] = {}

    # ---- notation

    def _base_below(self, action: int) -> int:
        return self._bases[bisect_right(self._bases, action) - 1]

    def spelling_of(self, action: int) -> Spelling:
        return self._by_number.get(action) or self._by_kind[int(self._kind_of(action))]

    def verb_of(self, action: int) -> Verb[S, P]:
        """The verb of an action of a seat."""
        found = self.spelling_of(action)
        assert isinstance(found, Verb)
        return found

    def write(self, state: S, action: int) -> str:
        """The one spelling of an action or outcome."""
        key = (int(state.seats), action)
        text = self._texts.get(key)
        if text is None:
            spelling = self.spelling_of(action)
            text = spelling.write(state, action)
            if not spelling.form_of(action).of_board:
                if len(self._texts) >= REMEMBERED:
                    self._texts.clear()
                self._texts[key] = text
        return text

    def write_hidden(self, state: S, action: int) -> str:
        """What those who do not know an action or outcome read instead of it: ``deal 1 ?``."""
        return self.spelling_of(action).write_hidden(state, action)

    def read(self, state: S, seat: int, text: str) -> int:
        """The action a text means for a seat or for CHANCE, legal or not."""
        if self.lenient:
            text = " ".join(text.split())
        known = self._by_outcome if seat == CHANCE else self._by_word
        word, *words = text.split(" ")
        if word in known:
            try:
                return known[word].read(state, words, text)
            except Misread:
                pass
        raise unreadable(text, self.examples(seat))

    def examples(self, seat: int) -> Examples:
        """Examples of what a seat, or CHANCE, may write, by first word."""
        known = self._by_outcome if seat == CHANCE else self._by_word
        return {word: spelling.examples for word, spelling in known.items()}

    # ---- choices

    def choice(self, picker: P, action: int) -> Choice:
        """An action with all that is said and shown of it."""
        verb = self.verb_of(action)
        path = verb.path(picker, action)
        return Choice(self.write(picker.state, action), path, verb.label(picker, action), verb.ghost(picker, action))

    def choices(self, picker: P) -> tuple[Choice, ...]:
        """The choices of a seat, in the order of ``legal``; what can be picked is then known to the picker."""
        return tuple(self.choice(picker, action) for action in picker.legal)

    def attempts(self, state: S, seat: int, picked: Sequence[str]) -> Iterator[Attempt]:
        """What could be tried next after these picks, each with the action that explains best why it is refused."""
        picker = self.picker(state, seat)
        return attempts_along(self._tries(picker, tuple(picked)), picker.picks, picked)

    def _tries(self, picker: P, picked: Trail) -> Iterator[tuple[str, Trail]]:
        for verb in self.verbs:
            if verb.is_asked(picker.state):
                for tried in verb.tries(picker, picked):
                    action, path = tried if isinstance(tried, tuple) else (tried, verb.path(picker, tried))
                    yield self.write(picker.state, action), path

    # ---- refusals and previews

    def why_not(self, state: S, seat: int, action: int) -> Reason:
        """The rule that forbids an action which is not listed."""
        verb = self.verb_of(action)
        if not verb.is_asked(state):
            return verb.not_now(state, seat, next(other for other in self.verbs if other.is_asked(state)))
        return verb.why_not(state, seat, action)

    def preview(self, state: S, seat: int, action: int, tell: Callable[[Facts], Message]) -> Preview:
        """What a legal action would do, and what it would put on the board; events are told as in the log."""
        verb = self.verb_of(action)
        seen = verb.foresee(state, seat, action)
        picker = self.picker(state, seat)
        verb.path(picker, action)  # a ghost may refer to what has been picked
        ghost = verb.ghost(picker, action)
        lines = (*seen.lines, *map(tell, seen.events))
        ghosts = (*seen.ghosts, *(() if ghost is None else (ghost,)))
        return Preview(lines, tuple(seen.warnings), seen.points, ghosts)


# ---- silent trials


def tried(state: S, act: Callable[[S], None], viewer: int | None = None) -> tuple[S, list[Facts]]:
    """Something done to a copy of what a seat knows: the copy, and what happened as the viewer is told of it.

    ``act`` is a function of the rules, often less than a whole action: it must stop before what others keep secret.
    """
    after = state.clone()
    assert isinstance(after, type(state))
    journal = after.journal = Journal()
    act(after)
    return after, [event.seen_by(viewer) for event in journal.take()]


def because(rule: str, key: str, **args: Arg) -> Reason:
    """A reason in the words ``why-<key>``."""
    return Reason(rule, say(f"why-{key}", **args))
