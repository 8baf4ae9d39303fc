"""A game at one terminal: people and bots in the seats, one line of input at a time."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from jurade.bots.bot import Bot
from jurade.bots.greedy import GreedyBot
from jurade.core.draws import aside
from jurade.core.errors import ActionError, IllegalAction, JuradeError
from jurade.core.game import Game
from jurade.core.match import ASIDE, Match
from jurade.core.rng import Rng
from jurade.core.rulebook import rule
from jurade.core.scene import Scene, Shape
from jurade.core.words import Message, Words, say, words
from jurade.terminal import saving
from jurade.terminal.curtain import Curtain
from jurade.terminal.menu import Entry, entries

# Colours of the seats on a terminal, dark or light.
INK = {
    "blue": "bold bright_blue",
    "red": "bold bright_red",
    "green": "bold bright_green",
    "yellow": "bold bright_yellow",
    "violet": "bold bright_magenta",
    "black": "bold white on black",
    "brown": "bold yellow3",
    "grey": "bold grey70",
}


class Leave(Exception):
    """The people at the terminal want to stop."""


@dataclass
class Person:
    """Somebody at this terminal."""

    name: str


class Session:
    """One match at a terminal, until it is over or everybody leaves."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Person | Bot],
        names: Sequence[str],
        *,
        console: Console,
        ask: Callable[[str], str],
        language: str = "en",
        autosave: Path | None = None,
    ) -> None:
        self.match = match
        self.game: Game = match.game
        self.players = players
        match.tags["Players"] = ", ".join(names)  # "person", or the name of a bot: so the game can be resumed
        self.console = console
        self.ask = ask
        self.words: Words = words(language, self.game.package, "jurade.terminal")
        self.language = language
        self.autosave = autosave
        self._taste = Rng(aside(match.seed), ASIDE)
        self._told = [0] * match.seats  # plies already told to each seat
        self._curtain = Curtain(console)
        self._lines = 0  # printed since somebody was last asked something
        self._at_keyboard: int | None = None  # the seat whose secrets are on the screen
        self._commands: Mapping[str, Callable[[int, list[str]], None]] = {
            "undo": self._undo,
            "hint": self._hint,
            "save": self._save,
            "board": self._board,
            "choices": self._choices,
            "rules": self._rules,
            "log": self._log,
            "tiles": self._tables,
            "help": self._help,
            "quit": self._quit,
        }

    # ---- the loop

    def run(self) -> None:
        """Play until the game is over; Leave is the only other way out.  No secret stays on the screen either way."""
        with self._curtain.lifted_at_the_end():
            self._play()
        self._tell(self._alone())
        self._end()

    def _play(self) -> None:
        while not self.match.over:
            seat = self._next_seat()
            player = self.players[seat]
            if isinstance(player, Person):
                self._hand_over(seat)
                self._tell(seat)
                self._one_decision(seat)
            else:
                self._bot_decision(seat, player)
            self._keep()

    def _alone(self) -> int | None:
        """The only person here; None when several are, who all read what is on the main screen."""
        people = self._people()
        return people[0] if len(people) == 1 else None

    def _people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if isinstance(player, Person)]

    def _has_secrets(self) -> bool:
        """Is there anything now that some seat may not know, or is about to be?"""
        seats = range(self.match.seats)
        return bool(self.match.state.sealed()) or not all(self.match.masked(seat).is_complete() for seat in seats)

    def _next_seat(self) -> int:
        """Bots seal their choices first, so that nobody waits for them; then the people in turn."""
        seats = self.match.to_act()
        return next((seat for seat in seats if not isinstance(self.players[seat], Person)), seats[0])

    def _bot_decision(self, seat: int, bot: Bot) -> None:
        known = self.match.masked(seat)
        action = bot.choose(known, seat, known.legal(seat), self._taste)
        self.match.play(seat, self.game.write(known, seat, action))

    def _hand_over(self, seat: int) -> None:
        """Cover the screen when the keyboard passes to somebody else and the game has secrets."""
        if self._alone() is None and (self._curtain.is_drawn or self._has_secrets()):
            if seat != self._at_keyboard or not self._curtain.is_drawn:  # until now all have looked on
                self._curtain.draw()
                self._curtain.wipe()
                self._say(say("terminal-pass-keyboard", player=self._name(seat)))
                self._asked("")
                self._curtain.wipe()
        self._at_keyboard = seat

    def _one_decision(self, seat: int) -> None:
        """Ask until the seat has made one decision, or taken one back."""
        before = len(self.match.plies)
        picked: tuple[str, ...] = ()
        show = True
        while len(self.match.plies) == before:
            scene = self.match.scene(seat)
            if show:
                if not picked:
                    self._show(scene, seat)
                self._menu(scene, picked)
            show = False
            line = self._asked(self._prompt(seat)).strip()
            if not line:
                show = True
            elif line in ("..", "back"):
                picked, show = picked[:-1], True
            elif line.isdecimal():
                picked, show = self._numbered(seat, scene, picked, int(line))
            else:
                self._typed(seat, line)

    def _numbered(self, seat: int, scene: Scene, picked: tuple[str, ...], number: int) -> tuple[tuple[str, ...], bool]:
        menu = entries(scene, picked)
        if not 1 <= number <= len(menu):
            self._say(say("terminal-no-number", last=len(menu)))
            return picked, False
        entry = menu[number - 1]
        if entry.choice is None:
            return entry.path, True
        if not self._confirmed(seat, entry):
            return picked, False
        self.match.play(seat, entry.choice.action)
        return (), False

    def _confirmed(self, seat: int, entry: Entry) -> bool:
        """Say what a choice does; ask again only where there is something to warn of."""
        assert entry.choice is not None
        preview = self.match.preview(seat, entry.choice.action)
        for line in preview.lines:
            self._print(f"  [dim]{escape(self.words.text(line))}[/dim]")
        if not preview.warnings:
            return True
        for warning in preview.warnings:
            self._print(f"  [bold yellow]! {escape(self.words.text(warning))}[/bold yellow]")
        answer = self._asked(self.words.text(say("terminal-sure"))).strip().lower()
        return answer in ("", "y", "yes", "o", "oui")

    def _typed(self, seat: int, line: str) -> None:
        """A command, or an action in notation."""
        try:
            word, *rest = shlex.split(line)
        except ValueError:
            word, rest = line, []
        command = self._commands.get(word)
        try:
            if command is not None:
                command(seat, rest)
            else:
                self.match.play(seat, line)
        except ActionError as error:
            rule = f" [dim]({error.rule})[/dim]" if isinstance(error, IllegalAction) else ""
            self._print(f"[bold red]{escape(error.said(self.words))}[/bold red]{rule}")
            if not rule:
                self._say(say("terminal-try-help"))
        except JuradeError as error:
            self._print(f"[bold red]{escape(error.said(self.words))}[/bold red]")

    # ---- commands

    def _undo(self, seat: int, _: list[str]) -> None:
        taken = self.match.undo(seat)
        self._told = [min(told, len(self.match.plies)) for told in self._told]
        self._say(say("terminal-undone", action=taken))
        self._show(self.match.scene(seat), seat)
        self._menu(self.match.scene(seat), ())

    def _hint(self, seat: int, _: list[str]) -> None:
        known = self.match.masked(seat)
        bot = GreedyBot(self.game.evaluator)
        action = bot.choose(known, seat, known.legal(seat), Rng(len(self.match.plies), 11))
        text = self.game.write(known, seat, action)
        label = next(choice.label for choice in self.match.scene(seat).choices if choice.action == text)
        self._say(say("terminal-hint", label=label, action=text))
        for line in self.match.preview(seat, text).lines:
            self._print(f"  [dim]{escape(self.words.text(line))}[/dim]")

    def _save(self, _: int, rest: list[str]) -> None:
        """Write the game to a file, or under a name into the folder of games."""
        if not rest:
            path = self.autosave or Path(f"{self.game.id}{saving.SUFFIX}")
        elif Path(rest[0]).name == rest[0] and not Path(rest[0]).suffix:
            path = saving.folder() / f"{rest[0]}{saving.SUFFIX}"
        else:
            path = Path(rest[0])
        saving.keep(path, str(self.match.record))
        self._say(say("terminal-saved", path=str(path)))

    def _board(self, seat: int, _: list[str]) -> None:
        self._show(self.match.scene(seat), seat)

    def _choices(self, seat: int, rest: list[str]) -> None:
        """All choices in notation, or those that contain a word."""
        found = [choice for choice in self.match.choices(seat) if all(word in choice for word in rest)]
        self._print("\n".join(escape(choice) for choice in found) or self.words.text(say("terminal-none")))

    def _rules(self, _: int, rest: list[str]) -> None:
        number = " ".join(rest) or "R1"
        self._print(escape(rule(self.game, number, self.language)))

    def _log(self, seat: int, _: list[str]) -> None:
        self._tell(seat, since=max(0, len(self.match.plies) - 30))

    def _tables(self, seat: int, _: list[str]) -> None:
        for title, rows in self.match.scene(seat).tables:
            table = Table(title=self.words.text(title), show_header=False)
            for row in rows:
                table.add_row(*(escape(self._told_value(cell)) for cell in row if not isinstance(cell, Shape)))
            self._print(table)

    def _help(self, _: int, __: list[str]) -> None:
        table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        for name in self._commands:
            table.add_row(f"[bold]{name}[/bold]", escape(self.words.text(say(f"terminal-help-{name}"))))
        self._say(say("terminal-help"))
        self._print(table)

    def _quit(self, _: int, __: list[str]) -> None:
        raise Leave

    # ---- showing

    def _print(self, *things: RenderableType) -> None:
        """Print; behind the curtain, where nobody can scroll up, a screenful at a time."""
        if not self._curtain.is_drawn or not self.console.is_terminal:
            self.console.print(*things)
            return
        with self.console.capture() as printed:
            self.console.print(*things)
        for line in printed.get().splitlines(keepends=True):
            if self._lines >= self.console.height - 2:
                self._asked(self.words.text(say("terminal-more")))
            self.console.file.write(line)
            self._lines += 1
        self.console.file.flush()

    def _asked(self, prompt: str) -> str:
        """Ask; whoever answers has read what is on the screen."""
        self._lines = 0
        return self.ask(prompt)

    def _say(self, message: Message) -> None:
        self._print(escape(self.words.text(message)))

    def _name(self, seat: int) -> Message | str:
        player = self.players[seat]
        return player.name if isinstance(player, Person) and player.name else self.game.seat_name(seat)

    def _prompt(self, seat: int) -> str:
        return f"[{INK[self.game.colours[seat]]}]{self.words.text(self.game.seat_name(seat))}[/] > "

    def _show(self, scene: Scene, seat: int) -> None:
        self._print(self._inked(self.match.text_board(seat)))
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for panel in scene.panels:
            facts = [f"{self._told_value(name)} {self._told_value(value)}" for name, value in panel.facts]
            chips = [self.words.text(chip) for chip in panel.chips]
            name = self._name(panel.seat)
            table.add_row(
                f"[{INK[panel.colour]}]{escape(self._told_value(name))}[/]",
                f"[bold]{panel.score}[/bold]",
                escape(", ".join(facts)),
                f"[italic]{escape(', '.join(chips))}[/italic]",
            )
        self._print(table)

    def _told_value(self, value: Message | str) -> str:
        return self.words.text(value) if isinstance(value, Message) else value

    def _inked(self, board: str) -> Text:
        """The board with the colours the game gives its characters."""
        text = Text(board, no_wrap=True)
        for pattern, style in self.game.text_ink.items():
            text.highlight_regex(pattern, style)
        return text

    def _menu(self, scene: Scene, picked: tuple[str, ...]) -> None:
        self._print(f"[bold]{escape(self.words.text(scene.prompt))}[/bold]")
        for number, entry in enumerate(entries(scene, picked), 1):
            label = escape(self.words.text(entry.label))
            tail = f"[dim]{entry.choice.action}[/dim]" if entry.choice else f"[dim]({entry.leads_to} …)[/dim]"
            self._print(f"  [bold]{number:>3}[/bold]  {label}  {tail}")
        if picked:
            self._print("  [bold] ..[/bold]  [dim]" + escape(self.words.text(say("terminal-back"))) + "[/dim]")

    def _tell(self, seat: int | None, since: int | None = None) -> None:
        """What happened since this seat was last told, as it may know it; None: everybody, what everybody may know."""
        names = [self._name(other) for other in range(self.match.seats)]
        told = min((self._told[person] for person in self._people()), default=0) if seat is None else self._told[seat]
        for ply in range(told if since is None else since, len(self.match.plies)):
            for event in self.match.events_of(ply):
                line = self.words.text(self.game.tell(event.seen_by(seat), names))
                self._print(f"[dim]·[/dim] {escape(line)}")
        for each in range(self.match.seats) if seat is None else (seat,):
            self._told[each] = len(self.match.plies)

    def _keep(self) -> None:
        """Nothing a player did is lost: the record is on disk after every decision."""
        if self.autosave is not None:
            saving.keep(self.autosave, str(self.match.record))

    def _end(self) -> None:
        self._print(self._inked(self.match.text_board(None)))
        breakdown = self.match.breakdown()
        sources = [source for source in breakdown[0] if any(points[source] for points in breakdown)]
        table = Table(title=self.words.text(say(f"ending-{self.match.ending}")))
        table.add_column("")
        for source in sources:
            table.add_column(self.words.text(say(f"source-{source}")), justify="right")
        table.add_column(self.words.text(say("total")), justify="right")
        for seat in sorted(range(self.match.seats), key=lambda seat: self.match.ranking()[seat]):
            name = f"[{INK[self.game.colours[seat]]}]{escape(self._told_value(self._name(seat)))}[/]"
            cells = [str(breakdown[seat][source]) for source in sources]
            table.add_row(f"{self.match.ranking()[seat]}. {name}", *cells, f"[bold]{self.match.scores()[seat]}[/bold]")
        self._print(table)
        winners = [self._name(seat) for seat, place in enumerate(self.match.ranking()) if place == 1]
        self._say(say("terminal-winner", count=len(winners), players=tuple(winners)))
