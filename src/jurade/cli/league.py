"""The command that lets bots compete."""

from __future__ import annotations

import csv
import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.live import Live
from rich.table import Table

import jurade
from jurade.arena.games import Result
from jurade.arena.league import League, duels, fixtures, standings
from jurade.arena.plots import plot_league
from jurade.arena.workers import workers
from jurade.bots.levels import make_bot
from jurade.cli.common import GameArg, OptionOpt, SeatsOpt, err, options, out, write
from jurade.core.errors import JuradeError


def arena(
    game: GameArg,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="Who competes, e.g. [bold]baron,knight,greedy[/bold]; as many as seats, or more for all line-ups. "
            "[bold]baron:500[/bold] sets simulations, [bold]baron:depth=6[/bold] a parameter.",
        ),
    ] = "baron,greedy",
    number: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 40,
    seats: SeatsOpt = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes.", min=1)] = 1,
    on: Annotated[str, typer.Option("--on", help="local, ray, or ray://address.")] = "local",
    option: OptionOpt = None,
    seed: Annotated[int, typer.Option("--seed", help="Of the first line-up; seatings of a line-up share it.")] = 1,
    records: Annotated[bool, typer.Option("--records", help="Keep the record of every game too.")] = False,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--out", help="Keep the league there; the same call again goes on where it stopped.", metavar="DIR"
        ),
    ] = None,
) -> None:
    """Let bots compete: seats rotated, draws paired, ratings with openskill, every pair with its 95 % interval.

    A league that was stopped loses at most the games under way.
    """
    chosen = jurade.game(game)
    count = chosen.check_seats(seats)
    values = chosen.options.complete(options(option), count)
    names = bots.split(",")
    for name in names:
        make_bot(name, chosen)
    todo = fixtures(game, count, names, number, seed, values, records)
    place = folder or Path(f"league-{game}")
    try:
        league = League(place, todo)
    except OSError as error:
        raise JuradeError(f"the league cannot be kept in '{place}': {error.strerror}") from None
    with Live(console=err, refresh_per_second=2, transient=True) as live:
        for _ in league.play(workers(on, jobs)):
            live.update(_table(f"{len(league.results)} of {number} games", league.results))
    out.print(_table(f"{game}, {len(league.results)} games", league.results))
    out.print(_matrix(league.results))
    _keep(place, league.results)
    out.print(f"kept in {place}")


def _table(title: str, results: list[Result]) -> Table:
    table = Table(title=title)
    for column in ("bot", "games", "win rate", "95 %", "mean score", "rating", "ms a move", "slowest"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in standings(results):
        table.add_row(
            row.name,
            str(row.games),
            f"{row.win_rate:.1%}",
            f"{row.low:.1%} – {row.high:.1%}",
            f"{row.mean_score:.1f}",
            f"{row.mu:.1f} ± {row.sigma:.1f}",
            f"{row.move_ms:.1f}",
            f"{row.slowest_ms:.0f}",
        )
    return table


def _matrix(results: list[Result]) -> Table:
    """Who is placed before whom, row against column."""
    found = duels(results)
    names = [row.name for row in standings(results)]
    table = Table(title="row against column: placed better, 95 % interval")
    for column in ("", *names):
        table.add_column(column, justify="left" if not column else "right")
    for name in names:
        cells = []
        for rival in names:
            duel = found.get((name, rival))
            low, high = duel.interval() if duel else (0.0, 1.0)
            cells.append(f"{duel.rate:.0%} ({low:.0%} – {high:.0%})" if duel else "")
        table.add_row(name, *cells)
    return table


def _keep(folder: Path, results: list[Result]) -> None:
    """Standings as JSON and CSV, records and plots beside the games."""
    rows = [asdict(row) for row in standings(results)]
    against = [
        {"bot": name, "rival": rival, "games": duel.games, "rate": duel.rate, "interval": duel.interval()}
        for (name, rival), duel in sorted(duels(results).items())
    ]
    write(folder / "standings.json", json.dumps({"standings": rows, "duels": against}, indent=1) + "\n")
    with (folder / "standings.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, list(rows[0]))
        table.writeheader()
        table.writerows(rows)
    for result in results:
        if result.record:
            seating = "-".join(result.bots).replace(":", "_").replace("=", "_")
            write(folder / f"{result.seed}-{seating}.jur", result.record)
    plot_league(results, folder)
