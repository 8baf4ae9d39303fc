"""Lessons: positions to solve, judged by the same rules as any table."""

from __future__ import annotations

from fastapi import APIRouter
from msgspec import UNSET
from pydantic import BaseModel, ConfigDict, Field

import jurade
from jurade.core.game import Game
from jurade.core.lesson import Lesson, lessons
from jurade.core.match import Match
from jurade.server.costs import weighed
from jurade.server.errors import Problem
from jurade.server.replies import LessonDocument, LessonEvent, LessonHead, LessonShown, Previewed, Verdict

router = APIRouter(prefix="/api/games/{game}/lessons", tags=["lessons"])


class Answer(BaseModel):
    """What the learner chose, in notation."""

    model_config = ConfigDict(strict=True)

    action: str = Field(max_length=2000)
    show: bool = False  # tell a right answer too


def _lesson(game: Game, name: str) -> Lesson:
    for each in lessons(game):
        if each.name == name:
            return each
    raise Problem("no-lesson", game=game.id, lesson=name)


def _document(match: Match, seat: int) -> LessonDocument:
    return LessonDocument(
        ply=len(match.plies),
        to_act=list(match.to_act()),
        scores=match.scores(),
        over=match.over,
        scene=match.scene(seat).to_json(),
    )


@router.get("")
@weighed
def list_lessons(game: str) -> list[LessonHead]:
    """All lessons of a game, in their order."""
    return [
        LessonHead(name=each.name, rule=each.rule, title=each.title.to_json()) for each in lessons(jurade.game(game))
    ]


@router.get("/{name}")
@weighed
def show_lesson(game: str, name: str) -> LessonShown:
    """The position to solve, with its words."""
    chosen = jurade.game(game)
    found = _lesson(chosen, name)
    return LessonShown(
        name=found.name,
        rule=found.rule,
        seat=found.seat,
        title=found.title.to_json(),
        text=found.text.to_json(),
        task=found.task.to_json(),
        document=_document(found.begin(chosen), found.seat),
    )


@router.post("/{name}")
@weighed
def judge_answer(game: str, name: str, answer: Answer) -> Verdict:
    """Right or not, why, and the table after it; an illegal answer is refused as at any table."""
    chosen = jurade.game(game)
    found = _lesson(chosen, name)
    verdict = found.judge(chosen, answer.action)
    match = found.begin(chosen)
    before = len(match.plies)
    match.play(found.seat, answer.action)
    log = [
        LessonEvent(ply=ply + 1, facts=dict(event.seen_by(found.seat)))
        for ply in range(before, len(match.plies))
        for event in match.events_of(ply)
    ]
    return Verdict(
        right=verdict.is_right,
        message=verdict.message.to_json(),
        document=_document(match, found.seat),
        log=log,
        answer=found.right[0] if answer.show else UNSET,
    )


@router.post("/{name}/preview")
@weighed
def preview_answer(game: str, name: str, answer: Answer) -> Previewed:
    """What an answer would do."""
    chosen = jurade.game(game)
    found = _lesson(chosen, name)
    return Previewed(preview=found.begin(chosen).preview(found.seat, answer.action).to_json())
