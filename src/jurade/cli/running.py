"""What the commands that play for long share: they try their outputs first, and whoever stops one keeps what it has."""

from __future__ import annotations

import tempfile
from importlib import import_module
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from jurade.bots.levels import any_bot
from jurade.cli import INTERRUPTED
from jurade.cli.common import MOST_PROCESSES, err, warn
from jurade.core.draws import check_seed
from jurade.core.errors import JuradeError
from jurade.core.game import Game

MOST_GAMES = 1_000_000  # of one run: all of them are held in memory
JobsOpt = Annotated[
    int,
    typer.Option("--jobs", "-j", help="Processes, here or of a Ray started here.", min=1, max=MOST_PROCESSES),
]


def bar() -> Progress:
    """A bar that shows how far it is, and leaves nothing behind."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


def try_folder(path: Path) -> None:
    """Make a folder in which something can be written, or say why not; before the first game."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError as error:
        raise JuradeError(f"nothing can be written into '{path}': {error.strerror}") from None


def try_file(path: Path) -> None:
    """Can this file be written?  What it holds stays until then."""
    was_there = path.exists()
    if was_there and not path.is_file() and not path.is_dir():
        return  # a device or a pipe: to open it may be to use it
    try:
        with path.open("ab"):
            pass
        if not was_there:
            path.unlink()
    except OSError as error:
        raise JuradeError(f"the file '{path}' cannot be written: {error.strerror}") from None


def try_plots() -> None:
    """Can plots be drawn?  Before the first game: the command line says which part is missing."""
    import_module("matplotlib")


def stop(sentence: str) -> NoReturn:
    """End a command that was stopped, and say what became of what it had done."""
    warn("stopped:", sentence)
    raise typer.Exit(INTERRUPTED)


def check_seeds(first: int, games: int) -> None:
    """Are the first seed and those of so many games after it seeds?"""
    for seed in (first, first + games):
        check_seed(seed)


def named_bots(given: str, seats: int, game: Game) -> list[str]:
    """One bot a seat from what was typed: one for all, or one each; all of them exist."""
    names = given.split(",")
    if len(names) not in (1, seats):
        raise JuradeError(f"name one bot for all seats, or {seats}, not {len(names)}")
    for name in names:
        any_bot(name, game)
    return names * seats if len(names) == 1 else names
