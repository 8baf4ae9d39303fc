"""Lessons: positions with a question, the right answers, and the reason.

A game keeps them in ``lessons/*.json``, in the order of their names::

    {
      "rule": "R41",
      "seats": 2, "options": {}, "position": { … },
      "seat": 0,
      "right": ["deploy barn sw"],
      "wrong": ["skip"]
    }

The words of the lesson ``barn.json`` (or ``3-barn.json``: the number only orders) are ``lesson-barn`` (its title),
``lesson-barn-text`` (what one sees and should know), ``lesson-barn-task`` (the question), ``lesson-barn-why`` (why the
right answers are right), and for each answer listed under "wrong", in order, ``lesson-barn-wrong-1`` …; any other legal
answer is met with ``lesson-not-quite``.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from jurade.core.errors import JuradeError, code
from jurade.core.game import Game
from jurade.core.match import Match
from jurade.core.words import Message, say

NAME = re.compile(r"(?:\d+-)?(?P<name>[a-z0-9-]+)\.json")
FIELDS = {"rule", "seats", "options", "position", "seat", "right", "wrong"}


@dataclass(frozen=True)
class Verdict:
    """What is said to an answer."""

    is_right: bool
    message: Message


@dataclass(frozen=True)
class Lesson:
    """One position to solve."""

    name: str
    rule: str
    seat: int
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    start: dict[str, Any]  # a whole position, as Game.load takes it

    @property
    def title(self) -> Message:
        return say(f"lesson-{self.name}")

    @property
    def text(self) -> Message:
        return say(f"lesson-{self.name}-text")

    @property
    def task(self) -> Message:
        return say(f"lesson-{self.name}-task")

    def begin(self, game: Game) -> Match:
        """The position to solve."""
        return game.load(self.start, seed=0)

    def judge(self, game: Game, answer: str) -> Verdict:
        """Right, wrong for a known reason, or simply not it; an illegal answer raises as at any table."""
        match = self.begin(game)
        match.play(self.seat, answer)
        played = next(ply.text for ply in match.plies if ply.seat == self.seat)
        if played in self.right:
            return Verdict(True, say(f"lesson-{self.name}-why"))
        if played in self.wrong:
            return Verdict(False, say(f"lesson-{self.name}-wrong-{self.wrong.index(played) + 1}"))
        return Verdict(False, say("lesson-not-quite"))


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order."""
    folder = files(game.package) / "lessons"
    if not folder.is_dir():
        return ()
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: _order(file.name)
    )
    return tuple(_read(game, file.name, file.read_text(encoding="utf-8")) for file in found)


def lesson(game: Game, name: str) -> Lesson:
    """One lesson by its name."""
    for found in lessons(game):
        if found.name == name:
            return found
    names = tuple(each.name for each in lessons(game))
    raise JuradeError(say("bad-lesson", game=game.id, lesson=code(name), lessons=names))


def _order(name: str) -> tuple[int, str]:
    number = name.partition("-")[0]
    return (int(number) if number.isdecimal() else 0, name)


def _read(game: Game, file: str, text: str) -> Lesson:
    data = json.loads(text)
    named = NAME.fullmatch(file)
    if named is None or set(data) != FIELDS:
        raise ValueError(f"{game.id}, {file}: a lesson has {', '.join(sorted(FIELDS))} and a name in small letters")
    start = {
        "game": game.id,
        "rules": game.rules_version,
        "seats": data["seats"],
        "options": data["options"],
        "position": data["position"],
    }
    return Lesson(named["name"], data["rule"], data["seat"], tuple(data["right"]), tuple(data["wrong"]), start)
