"""All commands together."""

from __future__ import annotations

from typing import Annotated

import typer

import jurade
from jurade.cli import (
    administering,
    arena,
    botcheck,
    checking,
    design,
    league,
    learning,
    looking,
    playing,
    records,
    serving,
)
from jurade.cli.common import tell

cli = typer.Typer(
    name="jurade",
    help="Medieval board games: play in the terminal, serve them, simulate, replay, read the rules.\n\n"
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
    botcheck.botcheck,
):
    cli.command()(command)
cli.add_typer(administering.admin, name="admin")


def _tell_version(asked: bool) -> None:
    if asked:
        tell(f"jurade {jurade.__version__}")
        raise typer.Exit


@cli.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_tell_version, is_eager=True)
    ] = False,
) -> None:
    pass
