"""What the commands share: consoles, arguments that many take, and reading what was given."""

from __future__ import annotations

import math
import os
from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import jurade
from jurade.core.errors import JuradeError, code
from jurade.core.match import Match
from jurade.core.words import LANGUAGES, Arg, Message, say, settled

MOST_PROCESSES = 256
LONGEST = 1 << 24  # bytes of a record or position; a long game has some thousands
out = Console()
err = Console(stderr=True)

GameArg = Annotated[str, typer.Argument(help="The game; [bold]jurade games[/bold] lists them.", metavar="GAME")]
FileArg = Annotated[Path, typer.Argument(help="A record: the file of a saved or exported game.", metavar="FILE")]
MatchArg = Annotated[Path, typer.Argument(help="A record, or a position as JSON.", metavar="FILE")]
SeatsOpt = Annotated[int | None, typer.Option("--seats", help="Number of players; the game's minimum by default.")]
OptionOpt = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="Set an option: [bold]name=value[/bold]. Repeatable. See [bold]jurade games GAME[/bold].",
        metavar="NAME=VALUE",
    ),
]
SeedOpt = Annotated[int | None, typer.Option("--seed", help="Seed for reproducible draws.")]
LanguageOpt = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        help="Language: en or fr. Follows LANG by default.",
        envvar="JURADE_LANGUAGE",
        show_default=False,
    ),
]


def chosen_language(given: str) -> str:
    """The language a person asked for, or else that of his system, or else English."""
    if given and given not in LANGUAGES:
        raise JuradeError(say("bad-language", language=code(given), languages=LANGUAGES))
    place = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    of_system = place.partition(".")[0].partition("_")[0].lower()
    return given or (of_system if of_system in LANGUAGES else LANGUAGES[0])


def tell(sentence: str) -> None:
    """Say something as it is: signs are no markup, and a path is never broken in two."""
    out.print(sentence, markup=False, highlight=False, emoji=False, soft_wrap=True)


def warn(head: str, sentence: str, colour: str = "yellow") -> None:
    """Say something beside the results."""
    err.print(Text.assemble((head, colour), " ", sentence) if head else Text(sentence, colour), soft_wrap=True)


def check_number(given: float) -> float:
    """``nan`` lies in every range."""
    if math.isnan(given):
        raise typer.BadParameter("it is not a number")
    return given


def make_table(
    *columns: str, right: Collection[str] = (), whole: Collection[str] = (), title: str | None = None
) -> Table:
    """A table that fits 80 columns: no frame, texts broken rather than cut; numbers and what is whole never broken."""
    table = Table(title=title, box=None, padding=(0, 2, 0, 0), title_justify="left")
    for column in columns:
        is_number = column in right
        no_wrap = is_number or column in whole
        table.add_column(column, justify="right" if is_number else "left", no_wrap=no_wrap, overflow="fold")
    return table


def options(given: list[str] | None) -> dict[str, object]:
    values: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise JuradeError(say("bad-option-form", given=code(text)))
        if name in values:
            raise JuradeError(say("bad-option-twice", option=name))
        values[name] = value
    return values


def _refused(key: str, path: Path, **args: Arg) -> JuradeError:
    return JuradeError(settled(Message(key, {"path": str(path), **args}), "jurade.terminal"))


def read_text(path: Path) -> str:
    """The text of a file, or why there is none."""
    try:
        with path.open("rb") as file:
            found = file.read(LONGEST + 1)
        if len(found) > LONGEST:  # or it never ends, as some devices
            raise _refused("file-too-long", path, most=LONGEST)
        return found.decode("utf-8")
    except OSError as error:
        raise _refused("file-unreadable", path, why=error.strerror or "") from None
    except UnicodeDecodeError:
        raise _refused("file-no-text", path) from None


def read_match(path: Path, until: int | None = None) -> Match:
    """The match of a file: a record replayed, so many plies far, or a position."""
    return jurade.load(read_text(path), until)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise _refused("file-unwritable", path, why=error.strerror or "") from None
