"""What the commands share: consoles, arguments that many take, and reading what was given."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import jurade
from jurade.core.errors import JuradeError
from jurade.core.words import LANGUAGES

BAD_INPUT = 2
out = Console()
err = Console(stderr=True)

GameArg = Annotated[str, typer.Argument(help="The game, as [bold]jurade games[/bold] lists it.", metavar="GAME")]
FileArg = Annotated[Path, typer.Argument(help="A record: the file of a saved or exported game.", metavar="FILE")]
SeatsOpt = Annotated[int | None, typer.Option("--seats", help="How many play; the game's smallest number by default.")]
OptionOpt = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="An option as [bold]name=value[/bold]; may be repeated. See [bold]jurade games GAME[/bold].",
        metavar="NAME=VALUE",
    ),
]
SeedOpt = Annotated[int | None, typer.Option("--seed", help="Makes chance repeatable.")]
LanguageOpt = Annotated[str, typer.Option("--language", "-l", help="en or fr.", envvar="JURADE_LANGUAGE")]


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise JuradeError(f"there is no language '{language}'; there are {', '.join(LANGUAGES)}")


def options(given: list[str] | None) -> dict[str, object]:
    values: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise JuradeError(f"an option is written name=value, not '{text}'")
        if name in values:
            raise JuradeError(f"the option '{name}' is given twice")
        values[name] = value
    return values


def read_record(path: Path) -> jurade.Record:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise JuradeError(f"the file '{path}' cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise JuradeError(f"the file '{path}' is no text, so it is no record") from None
    return jurade.Record.read(text)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise JuradeError(f"the file '{path}' cannot be written: {error.strerror}") from None
