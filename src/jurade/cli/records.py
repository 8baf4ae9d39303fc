"""Commands about records: replay, show, and counting legal sequences."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import jurade
from jurade.cli.common import (
    GameArg,
    LanguageOpt,
    MatchArg,
    OptionOpt,
    SeatsOpt,
    chosen_language,
    options,
    out,
    read_match,
    read_text,
    tell,
    write,
)
from jurade.core import perft as counting
from jurade.core.errors import JuradeError
from jurade.core.game import Game
from jurade.core.state import CHANCE
from jurade.core.words import say


def replay(
    file: MatchArg,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only check the record and show the result.")] = False,
    language: LanguageOpt = "",
) -> None:
    """Replay a record move by move: check it and tell it in words."""
    language = chosen_language(language)
    match = read_match(file)
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
    tell(f"{match.game.id}, {len(match.plies)} plies, {state}: {' '.join(map(str, match.scores()))}")


def show(
    file: MatchArg,
    ply: Annotated[
        int | None, typer.Option("--ply", help="Show it after this many moves; at the end by default.")
    ] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="As this seat saw it; as a spectator by default.")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Write an SVG picture instead.", metavar="OUT")] = None,
    language: LanguageOpt = "",
) -> None:
    """Show a position, or a moment of a record, as text or as an SVG picture."""
    language = chosen_language(language)
    match = read_match(file, until=ply)
    if svg is None:
        tell(match.text_board(seat))
        return
    write(svg, match.svg(seat, language))
    tell(f"the picture is in {svg}")


def perft(
    game: GameArg,
    depth: Annotated[
        int | None, typer.Option("--depth", help="How many moves deep; 2 by default.", min=0, max=99)
    ] = None,
    seats: SeatsOpt = None,
    option: OptionOpt = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count separately for each first move.")] = False,
    file: Annotated[
        Path | None,
        typer.Option("--from", help="Start from this position, or from the end of this record.", metavar="FILE"),
    ] = None,
    cases: Annotated[
        Path | None,
        typer.Option(
            "--check",
            help="Check every case of this perft file, to its own depth or to [bold]--depth[/bold].",
            metavar="FILE",
        ),
    ] = None,
) -> None:
    """Count all legal sequences of moves: a wrong rule shows up as a wrong count."""
    chosen = jurade.game(game)
    if (cases or file) and (seats is not None or option):
        raise JuradeError("a file brings its own seats and options; leave --seats and --option out")
    if cases and (file or divide):
        raise JuradeError("--check goes with --depth alone")
    if cases:
        _check_cases(chosen, cases, depth)
        return
    if file:
        match = read_match(file)
        if match.game is not chosen:
            raise JuradeError(f"'{file}' is of {match.game.id}, not of {game}")
        state = match.state
    else:
        count = chosen.check_seats(seats)
        state = chosen.start(count, chosen.options.complete(options(option), count))
    plies = 2 if depth is None else depth
    if divide and plies:
        for action, number in counting.divide(state, plies).items():
            tell(f"{chosen.write(state, state.actor(), action)}  {number}")
    tell(str(counting.perft(state, plies)))


def _check_cases(game: Game, file: Path, deepest: int | None) -> None:
    """Count every case of a perft file; ends with 1 when a count is another."""
    cases = counting.read_cases(read_text(file))
    checked = wrong = 0
    for case in cases:
        state = case.state(game)
        for depth, expected in case.counts.items():
            if deepest is not None and depth > deepest:
                continue
            found = counting.perft(state, depth)
            checked += 1
            wrong += found != expected
            tell(f"{case.id}  {depth}  {found}" + ("" if found == expected else f", not {expected}: wrong"))
    tell(f"{checked} counts of {len(cases)} cases, {wrong or 'none'} wrong")
    if wrong:
        raise typer.Exit(1)
