"""Pairs of histories that a viewpoint cannot tell apart.

A game is played; then it is told again with other secrets: another tile in another's hand, another sealed answer.
What the viewpoint witnesses stays as it was, and after every step it knows the same (``State.masked``, the rules' own
word for what a seat knows).  Such a pair is good from the first secret that differs up to the step before the viewpoint
could see the difference, and every step in between is a pair of histories of its own.

Nothing here says what a viewpoint is *sent*; that is what :mod:`looks` compares.
"""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import jurade
from jurade.bots.levels import make_bot
from jurade.core import match as matches
from jurade.core.conformance import Setting, settings
from jurade.core.errors import JuradeError
from jurade.core.game import Game
from jurade.core.options import spell
from jurade.core.position import canonical
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, NOBODY, OVER, State

GAMES = ("bastide", "bastions", "carcassonne", "feudo", "flandern")
# Options that change what is hidden, tried together with every number of seats.
HIDING = {
    "bastide": ({}, {"talk": "off"}, {"raise_mode": "single"}, {"talk": "gifts", "house_tiles": "26"}),
    "bastions": (
        {},
        {"placement": "arranged"},
        {"placement": "free"},
        {"objective_mode": "common"},
        {"remember_values": "false"},
        {"placement": "free", "remember_values": "false", "knight_bonus": "true"},
    ),
    "carcassonne": ({}, {"inns_cathedrals": "true", "traders_builders": "true"}),
    "feudo": ({}, {"plague": "virulent"}, {"plague": "none", "map": "study"}),
    "flandern": ({}, {"scored_city_cards": "kept"}, {"guild_choice": "given", "guilds": "green blue red"}),
}


@dataclass(frozen=True)
class Drawn:
    """One outcome of chance, and the seats that saw it."""

    action: int
    known: int


@dataclass(frozen=True)
class Told:
    """One choice of a seat, the seats that learned it at once, and what chance answered."""

    seat: int
    action: int
    text: str
    known: int
    chance: tuple[Drawn, ...]


@dataclass(frozen=True)
class History:
    """A game from its start: what chance dealt first, and every choice after it."""

    game: Game
    setting: Setting
    opening: tuple[Drawn, ...]
    told: tuple[Told, ...]

    def draws(self) -> dict[int, int]:
        """The outcome of chance at each ply at which it spoke."""
        out: dict[int, int] = {}
        ply = 0
        for drawn in self.opening:
            out[ply] = drawn.action
            ply += 1
        for told in self.told:
            ply += 1
            for drawn in told.chance:
                out[ply] = drawn.action
                ply += 1
        return out


@dataclass(frozen=True)
class Pair:
    """Two histories that a viewpoint (NOBODY: a spectator) cannot tell apart after ``first`` … ``last`` choices."""

    viewpoint: int
    one: History
    other: History
    first: int
    last: int


def all_settings(game: Game) -> list[Setting]:
    """Every number of seats with each set of options that changes what is hidden, and every option once."""
    found = [
        Setting(seats, tuple(sorted(options.items()))) for seats in game.seats for options in HIDING.get(game.id, ({},))
    ]
    possible = []
    for setting in (*found, *settings(game)):
        try:
            values = game.options.complete(dict(setting.options), setting.seats)
        except JuradeError:
            continue
        if all(spell(values[name]) == value for name, value in setting.options) and setting not in possible:
            possible.append(setting)
    return possible


# ---- playing


def played(game: Game, setting: Setting, seed: int, length: int) -> History:
    """A game of so many choices; fewer when it ends."""
    rng = random.Random(f"{game.id} {setting} {seed}")
    state = beginning(game, setting)
    opening = tuple(_drawn(state, rng))
    return History(game, setting, opening, played_on(game, setting, state, rng, length))


def played_on(game: Game, setting: Setting, state: State, rng: random.Random, length: int) -> tuple[Told, ...]:
    """So many choices from a state on: at random, seldom kinds first, or as a greedy bot would choose."""
    skill = rng.choice((0.0, 0.0, 0.3, 0.8))
    curiosity = rng.choice((0.0, 0.0, 0.4))
    seen: Counter[str] = Counter()  # kinds of choices made so far
    bot = make_bot("greedy", game)
    told: list[Told] = []
    while state.actor() != OVER and len(told) < length:
        asked = [seat for seat in range(setting.seats) if state.owing() >> seat & 1]
        seat = rng.choice(asked)
        legal = state.legal(seat)
        if rng.random() < skill and len(legal) < 60:
            known = state.masked(seat)
            action = int(bot.choose(known, seat, known.legal(seat), Rng(rng.getrandbits(30))))
        elif rng.random() < curiosity and len(legal) < 60:
            kinds = [game.write(state, seat, legal[i]).split()[0] for i in range(len(legal))]
            rarest = min(kinds, key=lambda kind: (seen[kind], rng.random()))
            action = int(legal[rng.choice([i for i, kind in enumerate(kinds) if kind == rarest])])
        else:
            action = int(legal[rng.randrange(len(legal))])
        known_to = 1 << seat if state.sealed() else int(state.witnesses(seat, action))
        text = game.write(state, seat, action)
        seen[text.split()[0]] += 1
        state.apply(seat, action)
        told.append(Told(seat, action, text, known_to, tuple(_drawn(state, rng))))
    return tuple(told)


def beginning(game: Game, setting: Setting) -> State:
    """The state before anything happened."""
    return game.start(setting.seats, game.options.complete(dict(setting.options), setting.seats))


def _drawn(state: State, rng: random.Random) -> Iterator[Drawn]:
    """Let chance draw up to the next decision."""
    while state.actor() == CHANCE:
        action = int(Rng(rng.getrandbits(60)).weighted(state.outcomes()))
        yield Drawn(action, int(state.witnesses(CHANCE, action)))
        state.apply(CHANCE, action)


def states_of(history: History) -> list[State]:
    """The state before each choice, and after the last."""
    state = beginning(history.game, history.setting)
    for drawn in history.opening:
        state.apply(CHANCE, drawn.action)
    out = [state.clone()]
    for told in history.told:
        state.apply(told.seat, told.action)
        for drawn in told.chance:
            state.apply(CHANCE, drawn.action)
        out.append(state.clone())
    return out


# ---- telling it otherwise


def sees(known: int, viewpoint: int, seats: int) -> bool:
    """Does a viewpoint see what these seats see?  A spectator sees what all see."""
    return known == (1 << seats) - 1 or (viewpoint >= 0 and bool(known >> viewpoint & 1))


def retold(history: History, states: list[State], viewpoint: int, rng: random.Random) -> Pair | None:
    """The same game with other secrets, as long as the viewpoint knows the same; None when nothing could differ."""
    setting = history.setting
    secrets = [
        index
        for index, told in enumerate(history.told)
        if any(not sees(each.known, viewpoint, setting.seats) for each in (told, *told.chance))
    ]
    dealt = any(not sees(drawn.known, viewpoint, setting.seats) for drawn in history.opening)
    places = ([-1] * max(1, len(secrets) // 3) if dealt else []) + secrets
    if not places:
        return None
    return _Telling(history, states, viewpoint, rng, rng.choice(places), rng.choice((0.0, 0.05, 0.5))).pair()


class _Telling:
    """One attempt to tell a history otherwise from a place on."""

    def __init__(
        self, history: History, states: list[State], viewpoint: int, rng: random.Random, place: int, freedom: float
    ) -> None:
        self.history = history
        self.states = states
        self.viewpoint = viewpoint
        self.rng = rng
        self.place = place  # the choice at which something is told otherwise; -1: the opening
        self.freedom = freedom  # how often anything later that is hidden is told otherwise too
        self.seats = history.setting.seats
        self.has_changed = False

    def pair(self) -> Pair | None:
        history, game = self.history, self.history.game
        told: list[Told] = []
        opening = history.opening
        if self.place < 0:
            state = beginning(game, history.setting)
            opening = tuple(self._chance(state, history.opening))
            if state.actor() == OVER or not self._looks_alike(state, 0):
                return None
            begin = 0
        else:
            begin = self.place
            state = self.states[begin].clone()
            told = list(history.told[:begin])
        first = 0 if self.place < 0 else -1
        last = len(told)
        if self.place < 0 and not self.has_changed:
            return None
        for index in range(begin, len(history.told)):
            step = self._step(state, history.told[index], index)
            if step is None or self.states[index + 1].actor() == OVER or state.actor() == OVER:
                break
            if not self._looks_alike(state, index + 1):
                break
            told.append(step)
            last = index + 1
            if first < 0:
                if not self.has_changed:
                    return None
                first = last
        if first < 0 or last < first:
            return None
        return Pair(self.viewpoint, history, History(game, history.setting, opening, tuple(told)), first, last)

    def _looks_alike(self, state: State, index: int) -> bool:
        """Does the viewpoint know the same after so many choices?"""
        dump, true = self.history.game.dump, self.states[index]
        if state.owing() != true.owing():
            return False
        return canonical(dump(state.masked(self.viewpoint))) == canonical(dump(true.masked(self.viewpoint)))

    def _step(self, state: State, was: Told, index: int) -> Told | None:
        """The same choice, or another where the viewpoint does not see which; None when neither can be made."""
        if not state.owing() >> was.seat & 1:
            return None
        action = was.action
        is_seen = sees(was.known, self.viewpoint, self.seats)
        legal = [int(each) for each in state.legal(was.seat)]
        if not is_seen and (index == self.place or self.rng.random() < self.freedom or action not in legal):
            action = self.rng.choice(legal)
        elif not state.allows(was.seat, action):
            return None
        self.has_changed |= action != was.action
        known = 1 << was.seat if state.sealed() else int(state.witnesses(was.seat, action))
        text = self.history.game.write(state, was.seat, action)
        state.apply(was.seat, action)
        chance = tuple(self._chance(state, was.chance, is_place=index == self.place))
        return Told(was.seat, action, text, known, chance)

    def _chance(self, state: State, was: tuple[Drawn, ...], is_place: bool = True) -> Iterator[Drawn]:
        """The same draws, or others where the viewpoint does not see which; as many as the rules want."""
        target = -1
        if is_place:
            hidden = [n for n, drawn in enumerate(was) if not sees(drawn.known, self.viewpoint, self.seats)]
            target = self.rng.choice(hidden) if hidden else -1
        number = 0
        while state.actor() == CHANCE:
            pairs = state.outcomes()
            possible = [int(pairs[i]) for i in range(0, len(pairs), 2)]
            here = was[number] if number < len(was) else None
            if here is None:
                action = self.rng.choice(possible)
            else:
                action = here.action
                may_differ = not sees(here.known, self.viewpoint, self.seats)
                is_free = number == target or self.rng.random() < self.freedom
                if action not in possible or (may_differ and is_free):
                    action = self.rng.choice(possible)
            self.has_changed |= here is None or action != here.action
            yield Drawn(action, int(state.witnesses(CHANCE, action)))
            state.apply(CHANCE, action)
            number += 1
        self.has_changed |= number != len(was)


# ---- making chance repeat a history


_scripts: dict[Any, dict[int, int]] = {}  # by seed: the outcome at each ply


@contextlib.contextmanager
def scripted() -> Iterator[None]:
    """Inside, a match whose seed was given to ``script`` draws what its history says; all others draw as ever."""
    real = matches.drawn

    def drawn(seed: Any, ply: int, state: State) -> int:
        script = _scripts.get(seed)
        if script is not None and ply in script:
            return script[ply]
        return real(seed, ply, state)

    matches.drawn = drawn
    try:
        yield
    finally:
        matches.drawn = real
        _scripts.clear()


def script(seed: Any, history: History) -> None:
    """Let matches of this seed draw what chance drew in a history."""
    _scripts[seed] = history.draws()


def forget(*seeds: Any) -> None:
    for seed in seeds:
        _scripts.pop(seed, None)


def pairs(game_id: str, seed: int, *, length: int, tries: int = 3, settings_from: int = 0) -> Iterator[Pair]:
    """Pairs of one game: a setting in turn, every viewpoint, some ways to tell it otherwise."""
    game = jurade.game(game_id)
    choices = all_settings(game)
    setting = choices[(seed + settings_from) % len(choices)]
    rng = random.Random(f"{game_id} {seed}")
    history = played(game, setting, seed, rng.randint(2, length))
    states = states_of(history)
    for viewpoint in (*range(setting.seats), NOBODY):
        for _ in range(tries):
            found = retold(history, states, viewpoint, rng)
            if found is not None:
                yield found
    last = len(history.told) - (states[-1].actor() == OVER)
    if last >= 0:  # nothing differs but the seed, and so all that is yet to be drawn
        yield Pair(rng.choice((*range(setting.seats), NOBODY)), history, history, 0, last)
