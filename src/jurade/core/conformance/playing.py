"""Random games in every setting: what the checks look at."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from jurade.core.errors import JuradeError
from jurade.core.game import Game
from jurade.core.match import Match
from jurade.core.options import spell
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER, State

T = TypeVar("T")


@dataclass(frozen=True)
class Setting:
    """A way to set the game up that the suite tries."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()


def settings(game: Game) -> list[Setting]:
    """Every number of seats with default options, and every other value of every option once."""
    found = [Setting(seats) for seats in game.seats]
    middle = game.seats[len(game.seats) // 2]
    for option in game.options:
        for value in option.values:
            if value != option.default:
                found.append(Setting(middle, ((option.id, spell(value)),)))
    return [setting for setting in found if _possible(game, setting)]


def _possible(game: Game, setting: Setting) -> bool:
    try:
        game.options.complete(dict(setting.options), setting.seats)
    except JuradeError:
        return False
    return True


def random_match(game: Game, setting: Setting, seed: int) -> Iterator[Match]:
    """A match played at random; yields before every decision, and once at the end."""
    match = game.new(setting.seats, seed=seed, options=dict(setting.options))
    rng = Rng(seed, 1)
    while True:
        yield match
        if match.over:
            return
        seats = match.to_act()
        seat = seats[rng.below(len(seats))]
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])


def random_states(game: Game, setting: Setting, seed: int) -> Iterator[State]:
    """States of a random game, chance points included; each is a copy of its own."""
    state = game.start(setting.seats, game.options.complete(dict(setting.options), setting.seats))
    rng = Rng(seed, 1)
    while True:
        yield state
        actor = state.actor()
        if actor == OVER:
            return
        state = state.clone()
        if actor == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
        else:
            owing = [seat for seat in range(state.seats) if state.owing() >> seat & 1]
            seat = owing[rng.below(len(owing))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


def some(things: Iterator[T], dense: int) -> Iterator[T]:
    """Some of many: the first ones, then ever fewer, and the last; long games are looked at as often as short ones."""
    due = 0
    shown = True
    for number, thing in enumerate(things):
        shown = number == due
        if shown:
            due += 1 + number // dense
            yield thing
    if not shown:
        yield thing


def digest(game: Game, setting: Setting, seed: int) -> str:
    """A hash over every choice list, event and standing of a random game; equal in every process and build."""
    total = hashlib.sha256()
    for match in random_match(game, setting, seed):
        for seat in match.to_act():
            total.update("\n".join(match.choices(seat)).encode())
        for event in match.events:
            total.update(repr(event).encode())
        total.update(repr(match.scores()).encode())
    total.update(match.fingerprint().encode())
    return total.hexdigest()
