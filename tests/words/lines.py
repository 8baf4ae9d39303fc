"""Everything that players read while random games are played, rendered: what the tests of words look through.

``python -m tests.words.lines feudo fr [games]`` prints each distinct line once with its kind and key, for an editor.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import jurade
from jurade.core.conformance.playing import Setting, settings
from jurade.core.conformance.showing import messages
from jurade.core.errors import ActionError
from jurade.core.game import Game
from jurade.core.lesson import lessons
from jurade.core.match import Match
from jurade.core.words import Message, Words, read_texts

GAMES = ("bastide", "bastions", "carcassonne", "feudo", "flandern")
LANGUAGES = ("en", "fr")
# Players whose names French elides (a vowel, a mute h, a y that is one), and others.
NAMES = ("Alice", "Hélène", "Bob", "Yves", "Émile", "Harry")


@dataclass(frozen=True)
class Line:
    """Something a player reads."""

    kind: str  # log, prompt, choice, pick, tip, panel, preview, refusal, lesson
    message: Message


@cache
def words_of(game_id: str, language: str) -> Words:
    """The words of a game, in which the seats are called by players' names."""
    game = jurade.game(game_id)
    shared = read_texts("jurade.core", language)
    for name, colour in zip(NAMES, game.colours, strict=False):
        shared = re.sub(rf"(?m)^colour-{colour} = .*$", f"colour-{colour} = {name}", shared)
    return Words(language, [shared, read_texts(game.package, language)])


def _log(match: Match, since: int) -> Iterator[Line]:
    for ply in range(since, len(match.plies)):
        for event in match.events_of(ply):
            for seat in (None, *event.secret):
                yield Line("log", match.game.tell(event.seen_by(seat), NAMES))


def _asked(match: Match, seat: int, rng: random.Random) -> Iterator[Line]:
    scene = match.scene(seat)
    yield Line("prompt", scene.prompt)
    yield from (Line("choice", choice.label) for choice in scene.choices)
    yield from (Line("pick", pick.label) for pick in scene.picks.values())
    yield from (Line("panel", message) for panel in scene.panels for message in panel.chips)
    yield from (Line("scene", message) for message in messages(scene))
    for choice in rng.sample(scene.choices, min(3, len(scene.choices))):
        preview = match.preview(seat, choice.action)
        yield from (Line("preview", message) for message in (*preview.lines, *preview.warnings))
        for step in range(len(choice.path)):
            for pick, reason in match.forbidden(seat, choice.path[:step]):
                yield Line("pick", pick.label)
                yield Line("refusal", reason.message)


def _game(game: Game, setting: Setting, seed: int, plies: int) -> Iterator[Line]:
    match = game.new(seats=setting.seats, seed=seed, options=dict(setting.options))
    rng = random.Random(seed)
    told = 0
    while not match.over and len(match.plies) < plies:
        yield from _log(match, told)
        told = len(match.plies)
        seat = rng.choice(match.to_act())
        if rng.random() < 0.15:
            yield from _asked(match, seat, rng)
            yield Line("prompt", match.scene(None).prompt)
        match.play(seat, rng.choice(match.choices(seat)))
        for text in ("nonsense", "pass 7 x"):
            try:
                match.clone().play(match.to_act()[0] if match.to_act() else 0, text)
            except ActionError as error:
                if error.message is not None:
                    yield Line("refusal", error.message)
    yield from _log(match, told)


@cache
def lines(game_id: str, games: int = 4, plies: int = 200) -> tuple[Line, ...]:
    """The distinct lines of some random games in several settings, and of all lessons."""
    game = jurade.game(game_id)
    found: dict[Line, None] = {}
    chosen = settings(game)
    for number in range(games):
        setting = chosen[number % len(chosen)]
        found.update(dict.fromkeys(_game(game, setting, number, plies)))
    for lesson in lessons(game):
        for message in (lesson.title, lesson.text, lesson.task):
            found[Line("lesson", message)] = None
    return tuple(found)


@cache
def rendered(game_id: str, language: str, games: int = 4) -> tuple[tuple[Line, str], ...]:
    """Every line with what is read in a language."""
    words = words_of(game_id, language)
    return tuple((line, words.text(line.message)) for line in lines(game_id, games))


def main() -> None:
    game, language, *games = sys.argv[1:]
    seen = set()
    for line, text in rendered(game, language, int(games[0]) if games else 4):
        if text not in seen:
            seen.add(text)
            print(f"{line.kind:8} {line.message.key:28} {text}")


if __name__ == "__main__":
    main()
