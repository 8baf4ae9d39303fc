"""Commands about records: replay, show, and counting legal sequences."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import jurade
from jurade.cli.common import (
    FileArg,
    GameArg,
    LanguageOpt,
    OptionOpt,
    SeatsOpt,
    check_language,
    options,
    out,
    read_record,
    write,
)
from jurade.core import perft as counting
from jurade.core.errors import JuradeError
from jurade.core.state import CHANCE
from jurade.core.words import say


def replay(
    file: FileArg,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only check it and show the result.")] = False,
    language: LanguageOpt = "en",
) -> None:
    """Play a record again, checking every ply, and tell it in words."""
    check_language(language)
    match = read_record(file).replay()
    said = match.game.words(language)
    for ply, done in enumerate(match.plies):
        if quiet:
            break
        who = "*" if done.seat == CHANCE else str(done.seat)
        told = "; ".join(said.text(match.game.tell(event.seen_by(None))) for event in match.events_of(ply))
        out.print(
            f"[dim]{ply + 1:>4}[/dim]  [bold]{who}[/bold]  {escape(done.text):<24} {escape(told)}", highlight=False
        )
    state = said.text(say(f"ending-{match.ending}")) if match.over else "unfinished"
    out.print(f"{match.game.id}, {len(match.plies)} plies, {state}: {' '.join(map(str, match.scores()))}")


def show(
    file: FileArg,
    ply: Annotated[int | None, typer.Option("--ply", help="After so many plies; the end by default.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="As this seat saw it; a spectator by default.")] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", help="Write a picture instead of characters.", metavar="OUT")
    ] = None,
    language: LanguageOpt = "en",
) -> None:
    """Show a position of a record, in characters or as an SVG picture."""
    check_language(language)
    record = read_record(file)
    if ply is not None and not 0 <= ply <= len(record.lines):
        raise JuradeError(f"there is no ply {ply}; the record has 0 to {len(record.lines)}")
    match = record.replay(until=ply)
    if svg is None:
        out.print(escape(match.text_board(seat)), highlight=False)
        return
    write(svg, match.svg(seat, language))
    out.print(f"the picture is in {svg}")


def perft(
    game: GameArg,
    depth: Annotated[int, typer.Option("--depth", help="How many plies.", min=0)] = 2,
    seats: SeatsOpt = None,
    option: OptionOpt = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first action.")] = False,
    file: Annotated[
        Path | None, typer.Option("--from", help="Start after the last ply of this record.", metavar="FILE")
    ] = None,
) -> None:
    """Count the legal sequences of plies: a wrong rule shows as a wrong count."""
    chosen = jurade.game(game)
    count = chosen.check_seats(seats)
    state = (
        read_record(file).replay(chosen).state
        if file
        else chosen.start(count, chosen.options.complete(options(option), count))
    )
    if divide:
        actor = state.actor()
        for action, number in counting.divide(state, depth).items():
            out.print(f"{escape(chosen.write(state, actor, action))}  {number}", highlight=False)
    out.print(str(counting.perft(state, depth)))
