"""Records: a whole game as text, one ply a line, so that it diffs, greps and can be written by hand.

::

    [Game "carcassonne"]
    [Rules "carcassonne/1"]
    [Seats "2"]
    [Options "first_player=seat0"]
    [Result "87 64"]
    [Ending "pile"]
    [Print "5f0c21aa90b1c3d4"]

    *: tile bg_v
    0: place 1,0 r90
    0: deploy follower r0 ; the first thief
    *: deal 1 house !1
    = 9a41c07712de55f0

``*`` is chance.  ``!1`` says that only seat 1 learned it when it happened; exported for another seat the line reads
``*: deal 1 ?``.  ``= …`` is the fingerprint of the position at that point, so that a broken replay names its first
wrong ply.  Every record has exactly one spelling: ``str(Record.read(text)) == text``.

What a person wrote into a record, players, date, tags of his own, comments, goes with the match that it is replayed to,
and into that match's record.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from jurade.core.errors import BadPosition, BadRecord, IllegalAction, JuradeError, code
from jurade.core.errors import given as shown
from jurade.core.options import spell
from jurade.core.position import canonical, is_whole, open_position, why_no_json
from jurade.core.state import CHANCE
from jurade.core.words import Message, say, settled

if TYPE_CHECKING:
    from jurade.core.game import Game
    from jurade.core.match import Match

NAME = re.compile(r"[A-Z][A-Za-z]*")
TAG = re.compile(rf'\[({NAME.pattern}) "((?:[^"\\]|\\["\\])*)"\]')
LINE = re.compile(r"(?P<who>\*|\d): (?P<text>[^;!]*[^;! ])(?: !(?P<known>\d*))?(?: ; (?P<comment>.*\S))?")
PRINT = re.compile(r"= ([0-9a-f]{16})")
HIDDEN = "?"
UNFINISHED = "*"
ORDER = ("Game", "Rules", "Seats", "Players", "Options", "Position", "Date", "Result", "Ending", "Seed", "Print")
DERIVED = {"Game", "Rules", "Seats", "Options", "Position", "Result", "Ending", "Print"}  # from the match itself
DRAWN = {"Seed", "Salt", "Commitment", "Since"}  # vouch for the draws of one table; what is played on has others


@dataclass(frozen=True)
class Line:
    """One ply as it is written: ``known`` lists the seats that learned it, None when all did."""

    seat: int
    text: str
    known: tuple[int, ...] | None = None
    comment: str = ""
    print: str = ""  # fingerprint of the position after it

    def __str__(self) -> str:
        out = f"{'*' if self.seat == CHANCE else self.seat}: {self.text}"
        if self.known is not None:
            out += " !" + "".join(str(seat) for seat in self.known)
        if self.comment:
            out += f" ; {self.comment}"
        return out + (f"\n= {self.print}" if self.print else "")


@dataclass(frozen=True)
class Record:
    """A game, finished or not: tags and lines.  Nothing changes a record; ``dataclasses.replace`` makes another."""

    tags: dict[str, str] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "tags", dict(self.tags))  # its own, whoever gave them
        for name, value in self.tags.items():
            if not isinstance(name, str) or not NAME.fullmatch(name):
                raise BadRecord(say("bad-record-tag-name", given=shown(name)))
            if not isinstance(value, str) or value.splitlines() not in ([], [value]):
                raise BadRecord(say("bad-record-tag-text", tag=name, given=shown(value)))

    def __copy__(self) -> Record:
        return replace(self)

    def __hash__(self) -> int:
        return hash((frozenset(self.tags.items()), self.lines))

    def __repr__(self) -> str:
        told = [self.tags.get("Game", "of no game"), f"{self.tags.get('Seats', '?')} seats", f"{len(self.lines)} plies"]
        told += [f"{name} {self.tags[name]!r}" for name in ("Players", "Date", "Result") if name in self.tags]
        return f"<Record {', '.join(told)}>"

    # ---- making

    @classmethod
    def of(cls, match: Match) -> Record:
        """The full record of a match, secrets included: for the authority and for finished games."""
        everybody = (1 << match.seats) - 1
        lines = tuple(
            Line(ply.seat, ply.text, None if ply.known == everybody else _seats(ply.known), ply.comment, ply.print)
            for ply in match.plies
        )
        return cls(match.tags | _tags(match), lines)

    @classmethod
    def read(cls, text: str) -> Record:
        """A record from its text; BadRecord names the line that cannot be read."""
        tags: dict[str, str] = {}
        lines: list[Line] = []
        for number, raw in enumerate(text.splitlines(), 1):
            row = raw.strip()
            if not row:
                continue
            if row.startswith("["):
                _read_tag(tags, lines, row, number)
            elif printed := PRINT.fullmatch(row):
                if not lines:
                    raise _bad_line(number, say("bad-record-print-first"))
                lines[-1] = replace(lines[-1], print=printed[1])
            else:
                lines.append(_read_line(row, number))
        for needed in ("Game", "Rules", "Seats"):
            if needed not in tags:
                raise BadRecord(say("bad-record-lacks", tag=needed))
        return cls(tags, tuple(lines))

    def __str__(self) -> str:
        names = [name for name in ORDER if name in self.tags] + sorted(name for name in self.tags if name not in ORDER)
        head = "".join(f'[{name} "{_escape(self.tags[name])}"]\n' for name in names)
        return head + "\n" + "".join(f"{line}\n" for line in self.lines)

    # ---- using

    @property
    def seats(self) -> int:
        text = self.tags["Seats"]
        if not text.isdecimal() or not text.isascii() or len(text) > 2:
            raise BadRecord(say("bad-record-seats", given=code(text)))
        return int(text)

    def game(self) -> Game:
        """The game of the record, as installed here."""
        from jurade.core.registry import game

        try:
            return game(self.tags["Game"])
        except JuradeError as error:
            raise BadRecord(error.message) from None

    def replay(self, game: Game | None = None, until: int | None = None) -> Match:
        """Play the record again, checking every ply, the result and every fingerprint.

        BadRecord names the first wrong ply.  ``until`` stops after so many plies.
        The match draws nothing by itself until ``run_on`` is called.
        """
        match = self._begun(game or self.game())
        for _ in self._replayed(match, len(self.lines) if until is None else min(until, len(self.lines))):
            pass
        return match

    def positions(self, game: Game | None = None) -> Iterator[Match]:
        """The match before the first ply, after it, and so on to the end: each a match of its own, checked as above."""
        match = self._begun(game or self.game())
        for _ in self._replayed(match, len(self.lines)):
            yield match.clone()

    def export(self, seat: int | None, game: Game | None = None) -> Record:
        """The record as one seat may see it (None: a spectator): ``?`` for what it does not know, no seed.

        A finished game is open to all.
        """
        game = game or self.game()
        now = self.replay(game, until=len(self.lines))
        if now.over:
            return self
        then = self._opening(game)
        lines: list[Line] = []
        sealed = self._still_sealed(game)
        reader = self.seats if seat is None else seat  # as ``Game.revealed`` counts
        for index, line in enumerate(self.lines):
            state = then.state
            action = game.read(state, line.seat, line.text)
            revealed = 0 if index in sealed else game.revealed(state, line.seat, action, now.state)
            if line.known is None or (seat is not None and seat in line.known) or revealed >> reader & 1:
                lines.append(replace(line, print=""))
            else:
                lines.append(Line(line.seat, game.write_hidden(state, line.seat, action)))
            _step(then, line)
        tags = {name: value for name, value in self.tags.items() if name not in ("Seed", "Print", "Position")}
        return Record(tags, tuple(lines))

    # ---- inside

    def _begun(self, game: Game) -> Match:
        """The match before the first line, or BadRecord when there is none."""
        if self.tags["Rules"] != game.rules_version:
            raise BadRecord(say("bad-record-rules", given=code(self.tags["Rules"]), rules=game.rules_version))
        try:
            return self._opening(game)
        except JuradeError as error:
            raise BadRecord(error.message) from None

    def _replayed(self, match: Match, stop: int) -> Iterator[None]:
        """Lead the match from one position to the next, so many plies far; at the end the result is checked."""
        for ply in range(stop + 1):
            if ply:
                self._replay_line(match, ply - 1, self.lines[ply - 1])
            if ply == len(self.lines):
                self._check_end(match)
            yield

    def _opening(self, game: Game) -> Match:
        """The match before the first line, drawing nothing by itself."""
        from jurade.core.match import Match

        seats = game.check_seats(self.seats)
        if "Position" in self.tags:
            state, values = open_position(game, self.tags["Position"])
            match = Match(game, state, values, from_start=False, draws=False, is_whole=is_whole(game, state))
            match.check_whole()
        else:
            values = game.options.complete(_read_options(self.tags.get("Options", "")), seats)
            match = Match(game, game.start(seats, values), values, draws=False)
        match.tags = {name: value for name, value in self.tags.items() if name not in DERIVED | DRAWN}
        return match

    def _replay_line(self, match: Match, ply: int, line: Line) -> None:
        if HIDDEN in line.text.split():
            raise bad_ply(ply, say("bad-record-hidden", text=code(line.text)))
        try:
            _step(match, line)
        except JuradeError as error:
            why = say("bad-record-in", move=str(ply + 1), line=code(str(line)), why=_why(error, match.game))
            raise BadRecord(why, ply=ply) from None
        played = match.plies[-1]
        if played.text != line.text:
            raise bad_ply(ply, say("bad-record-spelled", text=code(line.text), right=played.text))
        if line.print and line.print != match.fingerprint():
            raise bad_ply(ply, say("bad-record-print", right=match.fingerprint(), given=line.print))
        if line.comment or line.print:
            match.annotate(ply, line.comment, line.print)

    def _check_end(self, match: Match) -> None:
        for tag, value in _tags(match).items():
            if tag in ("Result", "Ending", "Print") and tag in self.tags and self.tags[tag] != value:
                why = say("bad-record-end", tag=tag, given=code(self.tags[tag]), right=value)
                raise BadRecord(why, ply=len(self.lines))

    def _still_sealed(self, game: Game) -> set[int]:
        """The plies whose sealed decision has not come to its end: nobody else has seen them yet."""
        match = self._opening(game)
        sealed: dict[int, int] = {}  # ply -> which sealed decision
        for index, line in enumerate(self.lines):
            if line.seat >= 0 and match.state.sealed():
                sealed[index] = int(match.state.sealing())
            _step(match, line)
            now = int(match.state.sealing()) if match.state.sealed() else None
            sealed = {ply: which for ply, which in sealed.items() if which == now}
        return set(sealed)


def is_position(text: str) -> bool:
    """Is it a position, or meant as one, and no record?"""
    return text.lstrip().startswith("{")


def load(text: str, until: int | None = None) -> Match:
    """The match of a text: a record is replayed, so many plies far, and a position, which is JSON, is looked at.

    It draws nothing by itself until ``run_on`` is called.
    """
    from jurade.core.registry import game

    record = None if is_position(text) else Record.read(text)
    last = len(record.lines) if record else 0
    if until is not None and not 0 <= until <= last:
        key = "bad-record-until" if record else "bad-position-until"
        raise JuradeError(say(key, move=str(until), last=last))
    if record:
        return record.replay(until=until)
    try:
        position = json.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError also for a number of thousands of digits
        raise BadPosition(say("bad-position-json", why=why_no_json(error))) from None
    if not isinstance(position.get("game"), str):
        raise BadPosition(say("bad-position-no-game"))
    return game(position["game"]).load(position, draws=False)


def bad_ply(ply: int, why: Message) -> BadRecord:
    """What is wrong with a ply; people count moves from 1."""
    return BadRecord(say("bad-record-at", move=str(ply + 1), why=why), ply=ply)


def _bad_line(number: int, why: Message) -> BadRecord:
    return BadRecord(say("bad-record-line-at", line=str(number), why=why), line=number)


def _why(error: JuradeError, game: Game) -> Message:
    """What the gate said, for readers who have no words of the game."""
    said = settled(error.message, game.package)
    if not isinstance(error, IllegalAction):
        return said
    why = Message(said.key, {language: str(text).rstrip(".") for language, text in said.args.items()})
    return say("bad-record-rule", why=why, rule=error.rule)


def _step(match: Match, line: Line) -> None:
    if line.seat == CHANCE:
        match.draw(line.text)
    else:
        match.play(line.seat, line.text)


def _tags(match: Match) -> dict[str, str]:
    tags = {"Game": match.game.id, "Rules": match.game.rules_version, "Seats": str(match.seats)}
    if match.start is not None:
        tags["Position"] = canonical(match.start)
    elif changed := match.game.options.changed(match.options):
        tags["Options"] = ", ".join(f"{name}={spell(value)}" for name, value in sorted(changed.items()))
    if match.over:
        tags["Result"] = " ".join(str(points) for points in match.scores())
        tags["Ending"] = str(match.ending)
    else:
        tags["Result"] = UNFINISHED
    tags["Print"] = match.fingerprint()
    return tags


def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _read_tag(tags: dict[str, str], lines: list[Line], row: str, number: int) -> None:
    if lines:
        raise _bad_line(number, say("bad-record-tag-late"))
    end = 0
    for found in TAG.finditer(row):
        if row[end : found.start()].strip():
            break
        if found[1] in tags:
            raise _bad_line(number, say("bad-record-tag-twice", tag=found[1]))
        tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        end = found.end()
    if row[end:].strip():
        raise _bad_line(number, say("bad-record-tag", given=code(row)))


def _read_line(row: str, number: int) -> Line:
    found = LINE.fullmatch(row)
    if found is None:
        raise _bad_line(number, say("bad-record-line", given=code(row)))
    known = None if found["known"] is None else tuple(int(seat) for seat in found["known"])
    seat = CHANCE if found["who"] == "*" else int(found["who"])
    return Line(seat, found["text"], known, found["comment"] or "")


def _read_options(text: str) -> dict[str, str]:
    values: dict[str, str] = {}
    for part in text.split(", ") if text else []:
        name, equals, value = part.partition("=")
        if not equals:
            raise BadRecord(say("bad-record-options", given=code(text)))
        values[name] = value
    return values
