"""The command that teaches."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

import jurade
from jurade.cli.common import GameArg, LanguageOpt, chosen_language, out
from jurade.core.errors import JuradeError
from jurade.core.lesson import lesson, lessons
from jurade.core.words import say
from jurade.terminal.learning import Learner


def learn(
    game: GameArg,
    name: Annotated[str | None, typer.Argument(help="One lesson; all by default.", metavar="[LESSON]")] = None,
    overview: Annotated[bool, typer.Option("--list", help="Only list the lessons.")] = False,
    language: LanguageOpt = "",
) -> None:
    """Learn a game with short puzzles: a position, a question, three tries, the rule."""
    language = chosen_language(language)
    chosen = jurade.game(game)
    found = (lesson(chosen, name),) if name else lessons(chosen)
    if not found:
        raise JuradeError(f"{game} has no lessons yet")
    learner = Learner(chosen, console=out, ask=out.input, language=language)
    if overview:
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for each in found:
            table.add_row(each.name, learner.words.text(each.title), each.rule)
        out.print(table)
        return
    right = done = 0
    try:
        for each in found:
            right += learner.do(each)
            done += 1
    except (EOFError, KeyboardInterrupt):
        out.print()
    out.print(learner.words.text(say("lesson-score", right=right, all=done)))
