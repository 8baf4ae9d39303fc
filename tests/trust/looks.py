"""All that a viewpoint can get out of a table, as bytes: what it is sent, what it may ask, how it is refused.

Two tables, one for each history of a pair, are led through the same steps and asked the same questions by the same
viewpoint.  Whatever differs, though the viewpoint knows the same, is a :class:`Leak`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from jurade.bots.workers import answer
from jurade.core.errors import ActionError, JuradeError
from jurade.core.state import NOBODY
from jurade.table import answers, thinking
from jurade.table import steps as kinds
from jurade.table.checks import check_player
from jurade.table.commands import Act, Command, Undo
from jurade.table.draft import Draft
from jurade.table.refusals import Refusal
from jurade.table.setup import ClockRules
from jurade.table.steps import Created, Seating, Started, Step
from jurade.table.table import Table
from jurade.table.thinking import advise, question_of
from jurade.table.watching import Channel, Surroundings, Watcher, info_of
from jurade.table.writing import append_of

from .pairs import History, Pair, forget, script

FORMS = ("scene", "view", "events")
SEEDS = (0x5EED0001, 0x5EED0002)  # of the two worlds: what is yet to be drawn differs too
SIMULATIONS = 24  # behind a hint; enough that another world would give another answer
MORNING = 1_700_000_000_000


@dataclass
class Leak:
    """What told two worlds apart."""

    what: str
    pair: Pair
    moment: int
    one: bytes
    other: bytes

    def __str__(self) -> str:
        at = next((n for n, (a, b) in enumerate(zip(self.one, self.other, strict=False)) if a != b), 0)
        cut = slice(max(0, at - 120), at + 160)
        return (
            f"{self.pair.one.game.id} {self.pair.one.setting} viewpoint {self.pair.viewpoint}, after {self.moment}"
            f" choices: {self.what} tells two worlds apart\n  {self.one[cut]!r}\n  {self.other[cut]!r}"
        )


@dataclass
class Tally:
    """What was compared, and what was found."""

    pairs: int = 0  # moments at which two differing histories were compared
    futures: int = 0  # … whose plies are the same and only what is yet to be drawn differs
    histories: int = 0  # whole pairs, each compared at many moments
    compared: Counter[str] = field(default_factory=Counter)  # answers by kind
    size: int = 0  # bytes
    by_game: Counter[str] = field(default_factory=Counter)
    leaks: list[Leak] = field(default_factory=list)


class World:
    """A table that follows one history, and the channels through which a viewpoint watches it."""

    def __init__(self, history: History, seed: int, viewpoint: int, *, is_rated: bool = False) -> None:
        script(seed, history)
        self.history = history
        self.seat = None if viewpoint == NOBODY else viewpoint
        self.person = "watcher" if self.seat is None else f"p{self.seat}"
        seats = history.setting.seats
        rules = history.game
        self.around = Surroundings({f"p{n}": f"Player {n}" for n in range(seats)})
        created = Created(
            game=rules.id,
            rules=rules.rules_version,
            options=dict(rules.options.complete(dict(history.setting.options), seats)),
            seats=tuple(Seating(person=f"p{seat}") for seat in range(seats)),
            host="p0",
            visibility="public",
            clock=ClockRules(kind="live", minutes=500, increment=5),
            rated=is_rated,
            seed=seed,
            salt="0123456789abcdef0123456789abcdef",
            invitation="i",
        )
        self.table = Table.fold("TABLE", [Step(0, MORNING, created), Step(1, MORNING, Started())])
        self.told = 0  # choices made so far
        self.steps: list[Step] = []  # the last ones taken
        self.channels = [Channel("TABLE", self.seat, form) for form in FORMS]
        self.heard: list[bytes] = []
        self.is_watching = False

    def play_on(self, until: int) -> None:
        """Make the choices of the history up to there."""
        for told in self.history.told[self.told : until]:
            draft = self._draft()
            draft.play(told.seat, told.text)
            self._follow(draft)
        self.told = max(self.told, until)

    def take(self, *bodies: kinds.AnyBody) -> None:
        for body in bodies:
            draft = self._draft()
            draft.add(body)
            self._follow(draft)

    def _draft(self) -> Draft:
        return Draft(self.table, self.table.at + 700)

    def _follow(self, draft: Draft) -> None:
        self.table, self.steps = draft.table, draft.steps

    def watch(self, forms: Iterable[str]) -> None:
        """Begin to watch in some forms; the whole documents are heard."""
        for channel in self.channels:
            if channel.form in forms:
                watcher = Watcher(self.person, self.heard.append)
                channel.bring_up(self.table, self.around)
                channel.watchers.add(watcher)
                channel.greet(watcher, self.table, "id", None, [])

    def listen(self) -> bytes:
        """What came over the socket since the last time."""
        for channel in self.channels:
            if channel.watchers:
                channel.send_change(self.table, self.around)
        heard, self.heard = self.heard, []
        return b"\n".join(heard)


# ---- what may be asked

Look = Callable[[World, random.Random, list[str]], Any]


def tried(ask: Callable[[], Any]) -> Any:
    """An answer, or the refusal as a person reads it."""
    try:
        return ask()
    except Refusal as refusal:
        message = None if refusal.message is None else refusal.message.to_json()
        return {"refused": refusal.code, "sentence": refusal.sentence, "message": message, "rule": refusal.rule}
    except ActionError as error:
        return {"refused": type(error).__name__, "sentence": str(error), "ply": error.ply}


def drafted(table: Table, command: Command) -> Any:
    """The steps that a command would make."""
    return msgspec.to_builtins([step.body for step in command.draft(table, table.at).steps])


def look_info(world: World, rng: random.Random, texts: list[str]) -> Any:
    table = world.table
    row = append_of(table, world.steps or [Step(1, MORNING, Started())])
    turn = [(number, table.ply) for number in range(len(table.seats)) if table.to_act() >> number & 1]
    return [
        info_of(table, world.seat, world.around),
        row.row,
        row.seats,
        turn,
        table.clock.to_json(),
        table.asked_since,
        table.asked_at,
    ]


def look_document(world: World, rng: random.Random, texts: list[str]) -> Any:
    """As somebody who comes back sees it: a new document, and the log from some step on."""
    form = rng.choice(FORMS)
    since = rng.choice((None, -1, 0, rng.randint(0, world.table.number)))
    heard: list[bytes] = []
    channel = Channel("TABLE", world.seat, form)  # type: ignore[arg-type]
    channel.bring_up(world.table, world.around)
    channel.greet(Watcher(world.person, heard.append), world.table, "id", since, [])
    return heard


def look_record(world: World, rng: random.Random, texts: list[str]) -> Any:
    return tried(lambda: answers.record(world.table, world.person, world.seat))


def look_position(world: World, rng: random.Random, texts: list[str]) -> Any:
    ply = rng.choice((None, rng.randint(0, world.table.ply), world.table.ply + 1))
    return [ply, tried(lambda: answers.position(world.table, world.person, ply, world.seat))]


def look_replay(world: World, rng: random.Random, texts: list[str]) -> Any:
    ply = rng.randint(max(0, world.table.ply - rng.choice((0, 3, 12, 10_000))), world.table.ply)
    open_too = tried(lambda: answers.replay(world.table, world.person, ply, world.seat, True, world.around))
    return [
        ply,
        open_too,
        tried(lambda: answers.replay(world.table, world.person, ply, world.seat, False, world.around)),
    ]


def look_board(world: World, rng: random.Random, texts: list[str]) -> Any:
    match = world.table.match
    return [match.text_board(world.seat), match.scores(), match.to_act(), match.ending]


def look_picture(world: World, rng: random.Random, texts: list[str]) -> Any:
    return world.table.match.svg(world.seat, rng.choice(("en", "fr")))


def look_undo(world: World, rng: random.Random, texts: list[str]) -> Any:
    """One's own undo: free, to be asked, or refused."""
    if world.seat is None:
        return None
    table, seat = world.table, world.seat
    return tried(lambda: drafted(table, Undo(world.person, seat)))


def look_others_undo(world: World, rng: random.Random, texts: list[str]) -> Any:
    """Another's undo, as the whole table hears of it."""
    table = world.table
    seat = rng.randrange(len(table.seats))
    return tried(lambda: drafted(table, Undo(f"p{seat}", seat)))


def look_refusals(world: World, rng: random.Random, texts: list[str]) -> Any:
    """Whatever is typed: previews, and refusals by the table and by the gate itself."""
    table, seat = world.table, world.seat
    if seat is None:
        return [tried(lambda: answers.preview(table, world.person, 0, table.ply, texts[0] if texts else "pass"))]
    out: list[Any] = []
    plies = (table.ply, table.asked_since[seat], table.asked_since[seat] - 1, table.ply + 1, -1)
    for text in texts:
        ply = rng.choice(plies) if rng.random() < 0.2 else table.ply
        found = tried(lambda text=text, ply=ply: answers.preview(table, world.person, seat, ply, text))
        out.append([text, found])
        if "refused" in found:
            out.append(tried(lambda text=text, ply=ply: drafted(table, Act(world.person, seat, ply, text))))
            if rng.random() < 0.2:
                out.append(tried(lambda text=text: table.match.preview(seat, text).to_json()))
        if rng.random() < 0.05:  # in another's name
            other = rng.randrange(len(table.seats))
            if other != seat:
                out.append(tried(lambda text=text, other=other: _in_the_name_of(world, other, text)))
    return out


def _in_the_name_of(world: World, seat: int, text: str) -> None:
    check_player(world.table, world.person, seat)
    raise AssertionError(text)


def look_forbidden(world: World, rng: random.Random, texts: list[str]) -> Any:
    table, seat = world.table, world.seat
    if seat is None or not table.to_act() >> seat & 1:
        return None
    picks: tuple[str, ...] = ()
    if rng.random() < 0.5:
        choices = table.match.scene(seat).choices
        path = choices[rng.randrange(len(choices))].path
        picks = tuple(path[: rng.randint(0, len(path))])
    return [picks, tried(lambda: answers.forbidden(table, world.person, seat, table.ply, picks))]


def look_bots(world: World, rng: random.Random, texts: list[str]) -> Any:
    """What a bot would play in one's place."""
    if world.seat is None or not world.table.to_act() >> world.seat & 1:
        return None
    level = rng.choice(("random", "greedy", "page", "squire", "baron:simulations=8"))
    return [level, answer(question_of(world.table, world.seat, level))]


def look_hint(world: World, rng: random.Random, texts: list[str]) -> Any:
    if world.seat is None or not world.table.to_act() >> world.seat & 1:
        return None
    before, thinking.HINTING = thinking.HINTING, SIMULATIONS
    try:
        return advise(question_of(world.table, world.seat, ""))
    finally:
        thinking.HINTING = before


# How often each is asked at a moment; the dear ones less.  Over many moments all are asked thousands of times.
LOOKS: dict[str, tuple[Look, float]] = {
    "table, lobby row, turn": (look_info, 2.0),
    "board in characters": (look_board, 0.5),
    "refusals and previews": (look_refusals, 0.5),
    "undo": (look_undo, 0.2),
    "another's undo": (look_others_undo, 0.15),
    "position": (look_position, 0.25),
    "forbidden picks": (look_forbidden, 0.15),
    "bot's answer": (look_bots, 0.08),
    "record": (look_record, 0.12),
    "document": (look_document, 0.15),
    "replay": (look_replay, 0.08),
    "hint": (look_hint, 0.04),
    "picture": (look_picture, 0.01),
}


def texts_for(worlds: tuple[World, World], rng: random.Random, most: int) -> list[str]:
    """What the viewpoint might type: names of what it cannot see in either world, things almost legal, its choices."""
    found: set[str] = set()
    for world in worlds:
        match = world.table.match
        state, game = match.state, match.game
        found.update(ply.text for ply in match.plies[-6:])
        hidden = [ply.text for ply in match.plies if not ply.is_known_to(-1 if world.seat is None else world.seat)]
        found.update(rng.sample(hidden, min(3, len(hidden))))
        for seat in match.to_act():
            legal = state.legal(seat)
            for _ in range(min(4, len(legal))):
                found.add(game.write(state, seat, legal[rng.randrange(len(legal))]))
        if world.seat is not None and world.seat in match.to_act():
            found.update(attempt.action for attempt in list(game.attempts(state, world.seat, ()))[:12:3])
    texts = sorted(found)
    words = sorted({word for text in texts for word in text.split()})
    for text in texts[:6]:
        parts = text.split()
        parts[rng.randrange(len(parts))] = rng.choice(words)
        texts.append(" ".join(parts))
        at = rng.randrange(len(text) + 1)
        texts.append(text[:at] + rng.choice("abcxyz019 ,-+") + text[at + rng.randrange(2) :])
    rng.shuffle(texts)
    return texts[:most]


# ---- comparing


_json = msgspec.json.Encoder(enc_hook=repr)


def to_bytes(answer: Any) -> bytes:
    """An answer to the last byte, keys in the order they came in."""
    if isinstance(answer, bytes):
        return answer
    if isinstance(answer, list) and answer and all(isinstance(each, bytes) for each in answer):
        return b"\n".join(answer)
    return _json.encode(answer)


class Comparison:
    """Two worlds led through the same steps, and everything compared."""

    def __init__(self, pair: Pair, tally: Tally, rng: random.Random, *, often: float = 1.0) -> None:
        self.pair = pair
        self.tally = tally
        self.rng = rng
        self.often = often
        self.worlds = (World(pair.one, SEEDS[0], pair.viewpoint), World(pair.other, SEEDS[1], pair.viewpoint))
        self.marks = [world.table.commitment.encode() for world in self.worlds]
        self.moment = 0

    def run(self, moments: int) -> None:
        """Compare at the first moment, the last, and some in between."""
        pair, rng = self.pair, self.rng
        wanted = {pair.first, pair.last}
        while len(wanted) < min(moments, pair.last - pair.first + 1):
            wanted.add(rng.randint(pair.first, pair.last))
        forms = rng.choice((FORMS, FORMS[1:], FORMS[1:], FORMS[1:]))
        leaks = len(self.tally.leaks)
        self._play_on(max(0, pair.first - 1))
        self._both("documents", lambda world: world.watch(forms) or world.listen())
        for moment in sorted(wanted):
            self._play_on(moment)
            self._look()
            is_future = pair.one.told[:moment] == pair.other.told[:moment] and pair.one.opening == pair.other.opening
            self.tally.futures += is_future
            self.tally.pairs += not is_future
            self.tally.by_game[pair.one.game.id] += 1
            if len(self.tally.leaks) > leaks:
                break
        self.tally.histories += 1
        forget(*SEEDS)

    def _play_on(self, until: int) -> None:
        self.moment = until
        for world in self.worlds:
            world.play_on(until)

    def _look(self) -> None:
        self._both("changes", World.listen)
        texts = texts_for(self.worlds, self.rng, 14)
        for name, (look, often) in LOOKS.items():
            if self.rng.random() < often * self.often:
                seed = self.rng.getrandbits(32)
                self._both(name, lambda world, look=look, seed=seed: look(world, random.Random(seed), texts))

    def _both(self, what: str, ask: Callable[[World], Any]) -> None:
        answers = []
        for world, mark in zip(self.worlds, self.marks, strict=True):
            try:
                got = to_bytes(ask(world))
            except JuradeError as error:
                got = f"{type(error).__name__}: {error}".encode()
            answers.append(got.replace(mark, b"COMMITMENT"))
        one, other = answers
        self.tally.compared[what] += 1
        self.tally.size += len(one) + len(other)
        if one != other:
            self.tally.leaks.append(Leak(what, self.pair, self.moment, one, other))
