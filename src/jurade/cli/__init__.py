"""The command line.  Every command explains itself with --help; bad input gets a sentence and exit code 2."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer
from rich.markup import escape

from jurade.cli import administering, arena, checking, design, league, learning, looking, playing, records, serving
from jurade.cli.common import BAD_INPUT, err
from jurade.core.errors import JuradeError

cli = typer.Typer(
    name="jurade",
    help="A table for medieval board games: play in the terminal, serve, simulate, replay, look rules up.\n\n"
    "Start with [bold]jurade games[/bold], then [bold]jurade play carcassonne[/bold].",
    no_args_is_help=True,
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (
    looking.games,
    looking.rules,
    playing.play,
    serving.serve,
    learning.learn,
    records.replay,
    records.show,
    checking.verify,
    records.perft,
    arena.simulate,
    league.arena,
    design.study,
    design.tune,
    arena.bench,
):
    cli.command()(command)
cli.add_typer(administering.admin, name="admin")


def app() -> NoReturn:
    """The entry point: errors of ours are a sentence, never a traceback."""
    try:
        cli(standalone_mode=True)
    except JuradeError as error:
        err.print(f"[bold red]jurade:[/bold red] {escape(str(error))}")
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(0)
