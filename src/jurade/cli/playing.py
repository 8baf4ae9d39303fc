"""The command to play in the terminal."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated

import typer

import jurade
from jurade.bots.bot import Bot
from jurade.bots.levels import NAMES, make_bot
from jurade.cli.common import LanguageOpt, OptionOpt, SeatsOpt, SeedOpt, check_language, options, out, read_record
from jurade.core.errors import JuradeError
from jurade.core.game import Game
from jurade.core.match import Match
from jurade.core.words import say, words
from jurade.terminal.session import Leave, Person, Session

PERSON = "person"


def play(
    game: Annotated[str, typer.Argument(help="The game; carcassonne when left out.", metavar="[GAME]")] = "carcassonne",
    seats: SeatsOpt = None,
    people: Annotated[
        int, typer.Option("--people", help="How many people sit at this terminal; they take the first seats.")
    ] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", help=f"Who holds the other seats: {', '.join(NAMES)}; repeat for one a seat.", metavar="BOT"
        ),
    ] = None,
    option: OptionOpt = None,
    seed: SeedOpt = None,
    language: LanguageOpt = "en",
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.", metavar="FILE")] = None,
) -> None:
    """Play in the terminal, against bots, with friends, or both.

    Choices are numbered; type a number or the action itself.
    [bold]help[/bold] lists the commands: undo, hint, save, rules, quit …
    The game is kept after every choice; [bold]--resume[/bold] goes on with it.
    """
    check_language(language)
    if resume is not None:
        match, names = _resumed(resume)
        keep = resume
    else:
        chosen = jurade.game(game)
        match = chosen.new(seats, seed=seed, options=options(option))
        names = _seated(match.seats, people, bot or ["greedy"])
        keep = _keeping_place(chosen)
    said = words(language, match.game.package, "jurade.terminal")
    out.print(said.text(say("terminal-welcome", game=say("game-name"), seats=match.seats)))
    players: list[Person | Bot] = [Person("") if name == PERSON else make_bot(name, match.game) for name in names]
    session = Session(match, players, names, console=out, ask=_ask, language=language, autosave=keep)
    try:
        session.run()
    except (Leave, EOFError, KeyboardInterrupt):
        out.print()
        out.print(said.text(say("terminal-left", path=str(keep))))


def _ask(prompt: str) -> str:
    return out.input(prompt)


def _seated(seats: int, people: int, bots: list[str]) -> list[str]:
    """Who sits where, as the record keeps it."""
    if not 0 <= people <= seats:
        raise JuradeError(f"there are {seats} seats; {people} people cannot sit there")
    if len(bots) not in (1, seats - people):
        raise JuradeError(f"name one bot for all, or {seats - people}: one for each seat without a person")
    return [PERSON] * people + (bots * (seats - people) if len(bots) == 1 else bots)


def _keeping_place(game: Game) -> Path:
    """Where the game is kept: in the user's own folder, one file a game."""
    folder = Path(os.environ.get("JURADE_GAMES") or Path(typer.get_app_dir("jurade")) / "games")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise JuradeError(
            f"games are kept in '{folder}', which cannot be made: {error.strerror}; set JURADE_GAMES to another folder"
        ) from None
    return folder / f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.jur"


def _resumed(path: Path) -> tuple[Match, list[str]]:
    record = read_record(path)
    match = record.replay()
    match.run_on()
    names = record.tags.get("Players", "").split(", ")
    return match, names if len(names) == match.seats else [PERSON] + ["greedy"] * (match.seats - 1)
