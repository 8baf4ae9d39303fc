"""Bad inputs to the library itself: notation, positions, records, options, command lines.

Each *subject* makes one bad input after the other from good ones, and judges what comes of it:
either it is refused by an error of ours, with a sentence that both languages can say, and nothing has changed;
or it happens to be good, and then the game plays on.  Anything else is a fault.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import random
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

import msgspec

import jurade
from jurade.core.errors import ActionError, BadOption, JuradeError, UnknownGame
from jurade.core.match import Match
from jurade.core.position import envelope
from jurade.core.record import Record
from jurade.core.words import LANGUAGES, Message, Words, words
from jurade.server.errors import STATUS, told
from jurade.table.fairness import commitment, verify
from jurade.table.refusals import GateRefusal

from .mutating import NOT_FINITE, NUMBERS, Json, Mutator, spell

LONGEST_SENTENCE = 1000  # characters: nobody reads more, and a refusal must not grow with what was sent
PLIES = 20  # how far a game is played on from a changed input that is good


@dataclass(frozen=True)
class Fault:
    """An input that was neither refused as it should be nor good."""

    subject: str
    given: str
    what: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.what}\n    given {self.given}"


@dataclass
class Tally:
    """What came of many inputs."""

    refused: int = 0
    accepted: int = 0
    faults: list[Fault] = field(default_factory=list)

    @property
    def tried(self) -> int:
        return self.refused + self.accepted + len(self.faults)

    def add(self, other: Tally) -> None:
        self.refused += other.refused
        self.accepted += other.accepted
        self.faults += other.faults


# ---- what a refusal must be


@cache
def _all_words(language: str) -> Words:
    """The words of everything but the games."""
    return words(language, "jurade.table", "jurade.server")


def message_of(spelled: Json) -> Message:
    """A message as it travels, read back."""
    key, args = (*spelled, {})[:2]

    def read(value: Json) -> Any:
        if isinstance(value, list):
            return tuple(read(part) for part in value)
        return message_of(value["say"]) if isinstance(value, dict) else value

    return Message(key, {name: read(value) for name, value in args.items()})


def check_told(error: Json, game: str | None = None) -> None:
    """A refusal as clients get it: a code that exists, a short sentence, and the same in both languages."""
    assert error["code"] in STATUS, error
    assert error["code"] != "broken", error
    sentence = error["sentence"]
    assert isinstance(sentence, str), error
    assert sentence.strip(), error
    assert len(sentence) <= LONGEST_SENTENCE, f"{len(sentence)} characters: {sentence[:200]}"
    sentence.encode()
    if error.get("message") is None:
        return
    message = message_of(error["message"])
    for language in LANGUAGES:
        known = _all_words(language)
        if game is not None and message.key not in known:
            known = jurade.game(game).words(language)
        said = known.text(message)
        assert said.strip()
        assert len(said) <= LONGEST_SENTENCE, f"{len(said)} characters: {said[:200]}"


def check_error(error: JuradeError, game: str | None = None) -> None:
    """An error of ours is told to clients as it should be, and all of it can be sent."""
    out = msgspec.to_builtins(told(error))
    json.dumps(out, ensure_ascii=False).encode()
    check_told(out, game)


def check_playable(match: Match, chooser: random.Random, *, look: bool = True) -> None:
    """A match that was let in plays on, keeps its counts, can be shown, and can be kept."""
    game = match.game
    if look:
        check_shown(match)
    missing = _missing(match)  # a study may leave pieces out: what is not there from the beginning never comes
    for _ in range(PLIES):
        assert _missing(match) == missing, f"{_missing(match)}, at first {missing}"
        if match.over:
            assert match.ending in game.endings
            break
        asked = match.to_act()
        assert asked, "nobody is asked, and the game is not over"
        seat = chooser.choice(asked)
        legal = match.state.legal(seat)
        assert len(legal), f"seat {seat} is asked and has no choice"
        match.play(seat, game.write(match.state, seat, legal[chooser.randrange(len(legal))]))
    assert len(match.scores()) == len(match.ranking()) == match.seats
    if look:
        check_shown(match)


def _missing(match: Match) -> dict[str, int]:
    """What does not add up, and by how much."""
    found = match.game.conserved(match.state).items()
    return {what: counted - due for what, (counted, due) in found if counted != due}


def check_shown(match: Match) -> None:
    """All that a table shows of a match can be made, and the position can be read again."""
    for seat in (None, *range(match.seats)):
        json.dumps(match.view(seat)).encode()
        json.dumps(match.scene(seat).to_json(), ensure_ascii=False).encode()
        match.text_board(seat)
    again = match.game.load(json.dumps(match.dump()), seed=match.seed)
    assert again.fingerprint() == match.fingerprint()


# ---- good inputs to begin with


def random_match(game: str, seats: int, seed: int, plies: int) -> Match:
    """A game of random choices, so many plies of persons long."""
    chooser = random.Random(seed)
    rules = jurade.game(game)
    given: dict[str, object] = {}
    for option in rules.options:
        if option.values and chooser.random() < 0.3:
            given[option.id] = chooser.choice(option.values)
    try:
        values: dict[str, object] | None = dict(rules.options.complete(given, seats))
    except BadOption:  # values that contradict each other
        values = None
    match = rules.new(seats, seed, values)
    for _ in range(plies):
        if match.over:
            break
        seat = chooser.choice(match.to_act())
        legal = match.state.legal(seat)
        match.play(seat, rules.write(match.state, seat, legal[chooser.randrange(len(legal))]))
    return match


@cache
def good_positions(game: str) -> tuple[Json, ...]:
    """Positions of many stages, whole and as seats and spectators know them."""
    found = []
    rules = jurade.game(game)
    for number in range(18):
        match = random_match(
            game, rules.seats[number % len(rules.seats)], number, (0, 2, 7, 15, 30, 60, 150)[number % 7]
        )
        found.append(match.dump())
        if number % 3 == 0:
            seat = (None, 0, match.seats - 1)[number % 9 // 3]
            found.append(envelope(rules, match.masked(seat), match.options))
    return tuple(json.loads(json.dumps(each)) for each in found)


@cache
def good_records(game: str) -> tuple[str, ...]:
    """Records of many lengths, some from positions, some with what is needed to check their draws."""
    found = []
    rules = jurade.game(game)
    for number in range(10):
        match = random_match(game, rules.seats[number % len(rules.seats)], number, (0, 3, 8, 15, 25, 40)[number % 6])
        record = match.record
        if number % 4 == 1:
            tags = {"Seed": str(match.seed), "Salt": "5a17", "Commitment": commitment(match.seed, "5a17")}
            record = Record({**record.tags, **tags}, record.lines)
        if number % 4 == 2 and not match.over:
            later = rules.load(match.dump(), seed=number)
            check_playable(later, random.Random(number), look=False)
            record = later.record
        found.append(str(record))
    return tuple(found)


# ---- the subjects


class Subject:
    """One kind of input.  ``once`` makes one and returns whether it was accepted; what it raises is a fault."""

    name: ClassVar[str]

    def __init__(self, seed: int) -> None:
        self.mutator = Mutator(f"{self.name}:{seed}")
        self.random = self.mutator.random
        self.given: object = None  # the last input, to be shown with a fault

    def once(self) -> bool:
        raise NotImplementedError

    def game(self) -> str:
        return self.random.choice(jurade.game_ids())


class Notations(Subject):
    """Texts instead of actions, at every stage of games that go on meanwhile."""

    name = "notation"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.left = 0
        self.match: Match | None = None
        self.before = ""

    def _go_on(self) -> None:
        """Check that nothing has changed; then on to the next decision, or to another game."""
        r = self.random
        if self.match is not None:
            assert self.match.fingerprint() == self.before, "a refused action changed the position"
        if self.match is None or self.match.over or r.random() < 0.01:
            game = self.game()
            seats = r.choice(jurade.game(game).seats)
            self.match = random_match(game, seats, r.randrange(10**6), r.randrange(80))
            self.match.events  # noqa: B018  (reads them away)
        if not self.match.over:
            seat = r.choice(self.match.to_act())
            self.match.play(seat, r.choice(self.match.choices(seat)))
        self.pool = [text for seat in self.match.to_act() for text in self.match.choices(seat)[:400]]
        self.pool += [ply.text for ply in self.match.plies[-20:]]
        self.before, self.left = self.match.fingerprint(), 40

    def once(self) -> bool:
        r = self.random
        if self.left == 0:
            self._go_on()
        self.left -= 1
        match = self.match
        assert match is not None
        asked = match.to_act()
        seat: Any = (
            r.choice(asked) if asked and r.random() < 0.9 else r.choice((*range(match.seats), -1, 9, 2**70, True))
        )
        text = self.mutator.text(r.choice(self.pool), self.pool) if r.random() < 0.97 else r.choice(self.pool)
        way = r.randrange(10)
        self.given = (match.game.id, match.seats, len(match.plies), way, seat, text)
        state, plies = match.state, len(match.plies)
        try:
            if way == 0:
                match.preview(seat, text).to_json()
            elif way == 1 and asked and seat in asked and not isinstance(seat, bool):
                picked = tuple(self.mutator.text(r.choice(self.pool)) for _ in range(r.randrange(3)))
                for _, reason in match.forbidden(seat, picked):
                    for language in LANGUAGES:
                        match.game.words(language).text(reason.message)
            elif way == 2:
                match.draw(text)
            else:
                match.play(seat, text)
        except JuradeError as error:
            assert match.state is state
            assert len(match.plies) == plies
            check_error(GateRefusal(error) if isinstance(error, ActionError) else error, match.game.id)
            return False
        if match.state is not state:
            assert match.plies[plies].seat == seat
            self.before = match.fingerprint()
            self.left = 0
        return True


class Positions(Subject):
    """Positions with something in them changed."""

    name = "position"

    def once(self) -> bool:
        r = self.random
        game = self.game()
        pool = good_positions(game)
        changed = self.mutator.value(r.choice(pool), pool)
        position: Any = changed
        if r.random() < 0.3:
            position = self.mutator.raw(changed).decode(errors="surrogateescape")
        self.given = position
        try:
            match = jurade.game(game).load(position, seed=r.randrange(1000))
            match.check_whole()  # as somebody knew it: to be looked at, not played on from
        except JuradeError as error:
            check_error(error, game)
            return False
        check_playable(match, r, look=r.random() < 0.1)
        return True


class Records(Subject):
    """Records with lines, tags or letters changed."""

    name = "record"

    def once(self) -> bool:
        r = self.random
        game = self.game()
        pool = good_records(game)
        text = self.mutator.lines(r.choice(pool), pool)
        if r.random() < 0.2:
            text = self.mutator.lines(text, pool)
        self.given = text
        try:
            record = Record.read(text)
            assert str(Record.read(str(record))) == str(record)
            match = record.replay()
            if r.random() < 0.3:
                record.export(r.choice((None, 0, 1)))
            if "Seed" in record.tags:
                verify(record)
            match.run_on()
        except JuradeError as error:
            check_error(error, game)
            return False
        check_playable(match, r, look=False)
        return True


class Choices(Subject):
    """Options, seats, seeds and scripts of chance for new games."""

    name = "options"

    def once(self) -> bool:
        r = self.random
        game = self.game() if r.random() < 0.95 else self.mutator.text(self.game())
        self.given = game
        try:
            rules = jurade.game(game)
        except UnknownGame as error:
            check_error(error)
            return False
        seats: Any = r.choice(rules.seats)
        good = rules.options.complete({}, seats)
        some = {option.id: r.choice(option.values) if option.values else good[option.id] for option in rules.options}
        given: Any = {name: value for name, value in some.items() if r.random() < 0.5}
        seed: Any = r.randrange(10**6)
        chance: list[str] | None = None
        spoiled = r.randrange(10)
        if spoiled < 6:
            given = self.mutator.value(given) if given else {r.choice(list(some)): self.mutator.odd()}
            if r.random() < 0.3 and given and isinstance(given, dict):
                given = {name: spell(value).decode()[:3000] for name, value in given.items()}  # as at a command line
        elif spoiled == 6:
            seats = r.choice((*NUMBERS, *NOT_FINITE, "2", None, True))
        elif spoiled == 7:
            seed = r.choice((*NUMBERS, *NOT_FINITE, "7", True))
        else:
            drawn = [ply.text for ply in rules.new(seats, seed).plies if ply.seat < 0] or ["?"]
            chance = [self.mutator.text(text, drawn) if r.random() < 0.3 else text for text in drawn]
        if not isinstance(given, dict):
            given = {"x": given}
        self.given = (game, seats, seed, given, chance)
        try:
            match = rules.new(seats, seed, given, chance)
        except JuradeError as error:
            check_error(error, game)
            return False
        check_playable(match, r, look=r.random() < 0.05)
        return True


class CommandLines(Subject):
    """Command lines in this process; ``folder`` holds what the commands read and write."""

    name = "command line"

    def __init__(self, seed: int, folder: Path) -> None:
        super().__init__(seed)
        self.folder = folder
        self.number = 0

    def arguments(self) -> list[str]:
        """One command line, with something wrong in most."""
        r = self.random
        game = self.game()
        record = self._file(game)
        language = r.choice(("en", "fr"))
        seats = str(r.choice(jurade.game(game).seats))
        option = r.choice(list(jurade.game(game).options))
        value = f"{option.id}={r.choice(option.values) if option.values else option.default}"
        commands = (
            ["games", game, "--language", language],
            ["rules", game, r.choice(("R1", "R12", "J1", "RULING 7")), "-l", language],
            ["learn", game, "--list", "--language", language],
            ["replay", record, "-q", "--language", language],
            ["replay", record, "--language", language],
            ["show", record, "--ply", "3", "--seat", "1", "--language", language],
            ["show", record, "--svg", str(self.folder / "out.svg"), "--language", language],
            ["verify", record],
            ["perft", game, "--depth", "1", "--seats", seats, "-o", value],
            ["simulate", game, "-n", "1", "--bots", "random", "--seed", "3", "--seats", seats, "-o", value],
            ["play", game, "--people", "1", "--bot", "random", "--seed", "3", "-o", value, "--language", language],
            ["play", "--resume", record],
            ["admin", "tables", "--database", f"sqlite:///{self.folder / 'none.db'}"],
        )
        line = list(r.choice(commands))
        for _ in range(r.choice((1, 1, 2))):
            fixed = {"-n", "--depth"}  # a long run is no fault
            free = [at for at, word in enumerate(line) if word not in fixed and line[at - 1] not in fixed]
            at = r.choice(free)
            change = r.randrange(5)
            if change == 0:
                del line[at]
            elif change == 1:
                line.insert(at, r.choice(line))
            else:
                line[at] = self.mutator.text(line[at], line)
        return [word.replace("\0", "") for word in line]

    def _file(self, game: str) -> str:
        """A record on the disk, whole or spoiled, or no record at all."""
        r = self.random
        self.number += 1
        path = self.folder / f"{self.number % 50}.jur"
        text = r.choice(good_records(game))
        if r.random() < 0.6:
            text = self.mutator.lines(text)
        raw = text.encode(errors="surrogateescape" if r.random() < 0.5 else "replace")
        if r.random() < 0.1:
            raw = self.mutator.raw(text)
        path.write_bytes(raw)
        return r.choice((str(path),) * 8 + (str(self.folder), str(self.folder / "nothing"), ""))

    def once(self) -> bool:
        line = self.arguments()
        self.given = line
        code, said = run_in_process(line, self.folder)
        check_command(code, said)
        return code == 0


def check_command(code: object, said: str) -> None:
    """A command did it, or said in words what is wrong with what it was given."""
    assert code in (0, 1, 2), (code, said[-400:])
    assert "Traceback" not in said, said[-2000:]
    assert code == 0 or said.strip(), "refused without a word"


def run_in_process(line: list[str], folder: Path) -> tuple[object, str]:
    """Run a command line in this process, its streams as strict as real ones; exit code, and all that was said."""
    from jurade.cli import app

    streams = [io.TextIOWrapper(io.BytesIO(), "utf-8", how) for how in ("strict", "backslashreplace")]
    home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder), "COLUMNS": "200"}
    code: object = 0
    with (
        patch.object(sys, "argv", ["jurade", *line]),
        patch.object(sys, "stdin", io.StringIO("")),
        patch.dict(os.environ, home),
        contextlib.redirect_stdout(streams[0]),
        contextlib.redirect_stderr(streams[1]),
    ):
        try:
            app()
        except SystemExit as end:
            code = end.code
    said = ""
    for stream in streams:
        stream.flush()
        said += stream.buffer.getvalue().decode(errors="replace")  # type: ignore[attr-defined]
    return code, said


SUBJECTS: tuple[type[Subject], ...] = (Notations, Positions, Records, Choices)


def attempts(subject: Subject, number: int) -> Iterator[Tally]:
    """Let a subject make so many inputs; the tally of each, one after the other."""
    for _ in range(number):
        one = Tally()
        try:
            if subject.once():
                one.accepted += 1
            else:
                one.refused += 1
        except Exception as error:
            one.faults.append(Fault(subject.name, _shown(subject.given), _where(error)))
        yield one


def tally(subject: Subject, number: int, advance: Callable[[int], None] = lambda done: None) -> Tally:
    """What came of so many inputs of a subject; ``advance`` hears of every hundred."""
    total = Tally()
    for done, one in enumerate(attempts(subject, number), 1):
        total.add(one)
        if done % 100 == 0:
            advance(100)
    return total


def _shown(given: object) -> str:
    try:
        return ascii(given)[:3000]
    except (ValueError, RecursionError):
        return f"a {type(given).__name__} that cannot be shown"


def _where(error: Exception) -> str:
    """The error and the lines of ours that led to it."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(error).__name__}: {str(error)[:400]}  ({places})"
