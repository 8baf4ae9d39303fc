"""Lessons at a terminal: a position, a question, three tries, the reason."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

from jurade.core.errors import ActionError
from jurade.core.game import Game
from jurade.core.lesson import Lesson
from jurade.core.rulebook import rule
from jurade.core.words import Words, say, words

TRIES = 3


class Learner:
    """Somebody who does lessons one after the other."""

    def __init__(self, game: Game, *, console: Console, ask: Callable[[str], str], language: str = "en") -> None:
        self.game = game
        self.console = console
        self.ask = ask
        self.language = language
        self.words: Words = words(language, game.package, "jurade.terminal")

    def do(self, lesson: Lesson) -> bool:
        """Show the position, ask until the answer is right or the tries are used up; was it right?"""
        match = lesson.begin(self.game)
        choices = match.scene(lesson.seat).choices
        self.console.rule(escape(self.words.text(lesson.title)))
        self.console.print(match.text_board(lesson.seat), highlight=False, markup=False)
        self.console.print(escape(self.words.text(lesson.text)))
        self.console.print(f"[bold red]{escape(self.words.text(lesson.task))}[/bold red]")
        for number, choice in enumerate(choices, 1):
            label = escape(self.words.text(choice.label))
            self.console.print(f"  [bold]{number:>3}[/bold]  {label}  [dim]{escape(choice.action)}[/dim]")
        for left in range(TRIES - 1, -1, -1):
            line = self.ask("> ").strip()
            answer = choices[int(line) - 1].action if line.isdecimal() and 0 < int(line) <= len(choices) else line
            try:
                verdict = lesson.judge(self.game, answer)
            except ActionError as error:
                self.console.print(f"[bold red]{escape(error.said(self.words))}[/bold red]")
                continue
            self.console.print(escape(self.words.text(verdict.message)))
            if verdict.is_right:
                self.console.print(Panel(escape(rule(self.game, lesson.rule, self.language))))
                return True
            self.console.print(f"[dim]{escape(self.words.text(say('lesson-tries', left=left)))}[/dim]")
        self.console.print(escape(self.words.text(say("lesson-answer", answer=lesson.right[0]))))
        self.console.print(escape(self.words.text(say(f"lesson-{lesson.name}-why"))))
        return False
