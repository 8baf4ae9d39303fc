"""What the tests of all games ask about scenes: random games to look at, and what must hold of every scene."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from jurade.core.conformance import messages, shapes
from jurade.core.game import Game
from jurade.core.look import references
from jurade.core.match import Match
from jurade.core.rng import Rng
from jurade.core.scene import Scene, Shape
from jurade.core.state import CHANCE, OVER, State
from jurade.core.svg import render
from jurade.core.words import LANGUAGES, Message

S = TypeVar("S", bound=State)
Setting = tuple[int, Mapping[str, object]]  # seats and options
STREAM = 7  # of the generator that plays for all seats


class Seen(NamedTuple, Generic[S]):
    """What a seat (NOBODY: a spectator) sees of a state."""

    state: S
    phase: str
    seat: int
    scene: Scene

    @property
    def is_asked(self) -> bool:
        return self.seat >= 0 and bool(self.state.owing() >> self.seat & 1)


def view(game: Game, state: S, phase: str, seat: int) -> Seen[S]:
    return Seen(state, phase, seat, game.scene(state.masked(seat), seat))


# ---- random games


def random_match(
    game: Game, setting: Setting, seed: int, choose: Callable[[Match, list[str], Rng], str]
) -> Iterator[Match]:
    """A random game, before every decision and when it is over; ``choose`` answers for whoever is asked."""
    seats, options = setting
    match = game.new(seats, seed=seed, options=options)
    rng = Rng(seed, STREAM)
    while not match.over:
        yield match
        owing = match.to_act()
        seat = owing[rng.below(len(owing))]
        match.play(seat, choose(match, match.choices(seat), rng))
    yield match


def random_states(
    game: Game, setting: Setting, seed: int, liked: Callable[[State, list[int]], Sequence[int]] = lambda _, legal: legal
) -> Iterator[State]:
    """Every state of a random game, chance points included; each is a copy of its own."""
    seats, options = setting
    state = game.start(seats, game.options.complete(options, seats))
    rng = Rng(seed, STREAM)
    while True:
        yield state
        if state.actor() == OVER:
            return
        state = state.clone()
        if state.actor() == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
        else:
            owing = [seat for seat in range(seats) if state.owing() >> seat & 1]
            seat = owing[rng.below(len(owing))]
            among = liked(state, list(state.legal(seat)))
            state.apply(seat, among[rng.below(len(among))])


# ---- parts of a scene


def ids(scene: Scene) -> list[str]:
    """The ids of everything drawn."""
    return [shape.id for layer in scene.layers for shape in shapes(layer.shapes) if shape.id]


def layer(scene: Scene, name: str) -> tuple[Shape, ...]:
    (found,) = (layer.shapes for layer in scene.layers if layer.id == name)
    return found


def things(scene: Scene, name: str) -> dict[str, Shape]:
    """The shapes of a layer by their ids."""
    return {shape.id: shape for shape in layer(scene, name) if shape.id}


def anchor(outline: Shape) -> tuple[float, float]:
    """The centre of a circle, the corner of anything else."""
    attrs = outline.attrs
    return float(attrs.get("cx", attrs.get("x", 0))), float(attrs.get("cy", attrs.get("y", 0)))


def is_inside(point: tuple[float, float], box: tuple[float, float, float, float]) -> bool:
    x, y, width, height = box
    return x <= point[0] <= x + width and y <= point[1] <= y + height


def all_messages(scene: Scene) -> Iterator[Message]:
    """Every message, the names of layers and of things in tables included."""
    yield from messages(scene)
    yield from (layer.label for layer in scene.layers if layer.label is not None)
    for _, rows in scene.tables:
        yield from (row[0].title for row in rows if isinstance(row[0], Shape) and row[0].title is not None)


def used_symbols(scene: Scene) -> set[str]:
    """The symbols that anything in a scene refers to, symbols included."""
    used = [shape for layer in scene.layers for shape in layer.shapes]
    used += [shape for panel in scene.panels for shape in panel.shapes]
    used += [shape for card in scene.hand for shape in card.shapes]
    used += [choice.ghost for choice in scene.choices if choice.ghost is not None]
    used += [pick.area for pick in scene.picks.values() if pick.area is not None]
    used += [row[0] for _, rows in scene.tables for row in rows if isinstance(row[0], Shape)]
    used += scene.symbols.values()
    return references(used)


# ---- what must hold


def check_choices(game: Game, views: Iterable[Seen[S]]) -> None:
    """The choices are the legal actions in notation, in their order."""
    for each in views:
        legal = each.state.legal(each.seat) if each.is_asked else ()
        assert [choice.action for choice in each.scene.choices] == [
            game.write(each.state, each.seat, action) for action in legal
        ]


def check_paths(scene: Scene) -> None:
    """Paths are unique, made of the picks of the scene, and end where no other goes on."""
    paths = [choice.path for choice in scene.choices]
    assert len(set(paths)) == len(paths)
    assert {name for path in paths for name in path} == set(scene.picks)
    assert all(name == pick.id for name, pick in scene.picks.items())
    prefixes = {path[:k] for path in paths for k in range(len(path))}
    assert prefixes.isdisjoint(paths)


def check_ids(scene: Scene) -> None:
    """Ids are unique."""
    names = ids(scene)
    assert len(set(names)) == len(names)


def check_words(game: Game, language: str, scenes: Iterable[Scene]) -> None:
    """Every message is said, without holes."""
    words = game.words(language)
    for message in {message for scene in scenes for message in all_messages(scene)}:
        text = words.text(message)
        assert text
        assert "  " not in text


def check_travels(game: Game, views: Iterable[Seen[S]]) -> None:
    """Equal knowledge gives equal scenes to the letter."""
    for each in views:
        again = game.scene(each.state.masked(each.seat), each.seat)
        assert json.dumps(each.scene.to_json()) == json.dumps(again.to_json())


def check_pictures(game: Game, scenes: Iterable[Scene], overlays: tuple[str, ...] = ()) -> None:
    """Scenes can be drawn in every language."""
    for scene in scenes:
        for language in LANGUAGES:
            assert render(scene, game.words(language), overlays=overlays).startswith("<svg")


# ---- what is not allowed


def forbidden(match: Match, seat: int, *picked: str) -> dict[str, str]:
    """What cannot be picked after these picks though one might try, with the rule that forbids it."""
    return {pick.id: reason.rule for pick, reason in match.forbidden(seat, picked)}
