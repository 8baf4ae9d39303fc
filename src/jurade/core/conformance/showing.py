"""Checks of what is shown: scenes, picks, attempts, rules pages, lessons."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from xml.etree import ElementTree

from jurade.core import rulebook
from jurade.core.conformance.playing import random_match, settings, some
from jurade.core.errors import ActionError, IllegalAction, Reason
from jurade.core.game import Game
from jurade.core.lesson import lessons
from jurade.core.look import references
from jurade.core.match import Match
from jurade.core.rng import Rng
from jurade.core.scene import Pick, Scene, Shape, next_picks
from jurade.core.words import LANGUAGES, Message

MOST_ATTEMPTS = 400  # after the same picks
RULE_NUMBER = re.compile(r"\bR[0-9]+[a-z]?\b")


def check_scenes(game: Game) -> None:
    """Every seat and a spectator get a scene in every phase: its choices are the legal ones, its words exist."""
    said: set[Message] = set()
    for number, setting in enumerate(settings(game)):
        for match in some(random_match(game, setting, number), 3):
            for seat in (None, *range(match.seats)):
                scene = match.scene(seat)
                wanted = [] if seat is None else match.choices(seat)
                assert [choice.action for choice in scene.choices] == wanted, (
                    "a scene offers other choices than the rules"
                )
                _check_picks(scene)
                json.dumps(scene.to_json())
                fresh = set(messages(scene)) - said
                said |= fresh
                for language in LANGUAGES:
                    for message in fresh:
                        game.words(language).text(message)
                assert match.text_board(seat).strip(), "the board in characters is empty"
                json.dumps(match.view(seat))
            ElementTree.fromstring(match.svg(None))
            for seat in match.to_act():
                for text in match.choices(seat)[:3]:
                    json.dumps(match.preview(seat, text).to_json())


def _check_picks(scene: Scene) -> None:
    paths = [choice.path for choice in scene.choices]
    assert len(set(paths)) == len(paths), "two choices have the same path of picks"
    for path in paths:
        assert path, "a choice has no pick"
        for pick in path:
            assert pick in scene.picks, f"the pick '{pick}' is not described"
        longer = [other for other in paths if other != path and other[: len(path)] == path]
        assert not longer, f"the path {path} ends where {longer[:1]} goes on"
    ids = [shape.id for layer in scene.layers for shape in shapes(layer.shapes) if shape.id]
    assert len(set(ids)) == len(ids), "two shapes of a scene have the same id"


def check_attempts(game: Game) -> None:
    """Whatever a person might try to pick means an action; if it is refused, a rule of the game says why."""
    numbers = {**rulebook.rules(rulebook.CORE, "en"), **rulebook.rules(game.package, "en")}
    said: set[Message] = set()
    for number, setting in enumerate(settings(game)):
        rng = Rng(number, 4)
        for match in some(random_match(game, setting, number), 3):
            for seat in match.to_act():
                scene = match.scene(seat)
                path = scene.choices[rng.below(len(scene.choices))].path
                for step in range(len(path) + 1):
                    refused = _check_attempts(match, seat, scene, path[:step])
                    assert {reason.rule for _, reason in refused} <= numbers.keys(), "a refusal names no rule"
                    fresh = {message for pick, reason in refused for message in (pick.label, reason.message)} - said
                    said |= fresh
                    for language in LANGUAGES:
                        for message in fresh:
                            game.words(language).text(message)


def _check_attempts(match: Match, seat: int, scene: Scene, picked: tuple[str, ...]) -> list[tuple[Pick, Reason]]:
    """What one might try after these picks: each thing once, readable, drawn with what the scene has."""
    tried = list(match.game.attempts(match.masked(seat), seat, picked))
    ids = [attempt.pick.id for attempt in tried]
    assert len(set(ids)) == len(ids), f"a pick is tried twice after {picked}"
    assert len(ids) <= MOST_ATTEMPTS, f"{len(ids)} things might be tried after {picked}; that is no help"
    for attempt in tried:
        try:
            match._gate(seat, attempt.action)
        except IllegalAction as error:
            assert error.is_for_players, f"'{attempt.action}' is refused without a sentence for players"
        except ActionError as error:
            raise AssertionError(f"the attempt '{attempt.action}' is no action: {error}") from None
        drawn = tuple(shape for shape in (attempt.pick.outline, attempt.pick.area) if shape is not None)
        assert references(drawn) <= scene.symbols.keys(), (
            f"the pick '{attempt.pick.id}' is drawn with symbols the scene lacks"
        )
    refused = match.forbidden(seat, picked)
    overlap = {pick.id for pick, _ in refused} & set(next_picks(scene.choices, picked))
    assert not overlap, f"after {picked} some picks are both allowed and forbidden: {', '.join(sorted(overlap))}"
    return refused


def shapes(some: tuple[Shape, ...]) -> Iterator[Shape]:
    """These shapes and all inside them."""
    for shape in some:
        yield shape
        yield from shapes(shape.children)


def messages(scene: Scene) -> Iterator[Message]:
    """Every message of a scene."""
    yield scene.prompt
    if scene.description is not None:
        yield scene.description
    for pick in scene.picks.values():
        yield pick.label
        yield from pick.marks.values()
    for choice in scene.choices:
        yield choice.label
    if scene.offer is not None:
        for partner in scene.offer.partners:
            yield partner.label
            yield from (term.label for term in (*partner.gives, *partner.wants))
    for panel in scene.panels:
        yield from panel.chips
        for name, value in panel.facts:
            yield name
            if isinstance(value, Message):
                yield value
    for card in scene.hand:
        yield card.label
    for title, rows in scene.tables:
        yield title
        yield from (cell for row in rows for cell in row if isinstance(cell, Message))
    for layer in scene.layers:
        for shape in shapes(layer.shapes):
            if isinstance(shape.text, Message):
                yield shape.text
            if shape.title is not None:
                yield shape.title


def check_rules(game: Game) -> None:
    """Every rule that the code names is explained to players, under the same number in both languages."""
    numbers = [set(rulebook.rules(game.package, language)) for language in LANGUAGES]
    assert numbers[0] == numbers[1], f"only in one language: {', '.join(sorted(numbers[0] ^ numbers[1]))}"
    named: set[str] = set()
    for source in files(game.package).iterdir():
        if source.name.endswith(".py"):
            named |= set(RULE_NUMBER.findall(source.read_text(encoding="utf-8")))
    unknown = named - numbers[0]
    assert not unknown, f"the code names {', '.join(sorted(unknown))}, which the rules page does not explain"


def check_lessons(game: Game) -> None:
    """Every lesson loads, asks its seat, knows its answers and explains them in both languages."""
    numbers = {**rulebook.rules(rulebook.CORE, "en"), **rulebook.rules(game.package, "en")}
    for lesson in lessons(game):
        match = lesson.begin(game)
        assert lesson.seat in match.to_act(), f"the lesson {lesson.name} asks a seat that is not asked"
        assert lesson.rule in numbers, f"the lesson {lesson.name} teaches {lesson.rule}, which is no rule"
        assert lesson.right, f"the lesson {lesson.name} has no right answer"
        choices = match.choices(lesson.seat)
        for answer in (*lesson.right, *lesson.wrong):
            assert answer in choices, f"the lesson {lesson.name} names '{answer}', which is not legal there"
            assert lesson.judge(game, answer).is_right == (answer in lesson.right)
        told = [lesson.title, lesson.text, lesson.task]
        told += [lesson.judge(game, answer).message for answer in choices]
        for language in LANGUAGES:
            for message in told:
                game.words(language).text(message)
