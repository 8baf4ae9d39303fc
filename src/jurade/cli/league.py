"""The command that lets bots compete."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import jurade
from jurade.arena.export import write_league
from jurade.arena.games import Result
from jurade.arena.league import League, duels, fixtures, seatings_of, standings
from jurade.arena.workers import Workers, workers
from jurade.bots.levels import NAMES, any_bot
from jurade.cli.common import GameArg, OptionOpt, SeatsOpt, err, make_table, options, out, tell, warn
from jurade.cli.running import MOST_GAMES, JobsOpt, check_seeds, stop, try_plots
from jurade.core.errors import JuradeError


def arena(
    game: GameArg,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help=f"Who competes, separated by commas: {', '.join(NAMES)}. One per seat, or more for all line-ups. "
            "[bold]baron:500[/bold] runs 500 simulations, [bold]baron:seconds=0.5[/bold] thinks for half a second, "
            "[bold]baron:depth=6[/bold] changes a parameter.",
        ),
    ] = "baron,greedy",
    number: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1, max=MOST_GAMES)] = 40,
    seats: SeatsOpt = None,
    jobs: JobsOpt = 1,
    on: Annotated[
        str,
        typer.Option(
            "--on",
            help="Where to play: [bold]local[/bold], [bold]ray[/bold], or a cluster at [bold]ray://host:port[/bold].",
        ),
    ] = "local",
    option: OptionOpt = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the first round; each round adds one.")] = 1,
    records: Annotated[bool, typer.Option("--records", help="Also save the record of every game.")] = False,
    folder: Annotated[
        Path | None,
        typer.Option("--out", help="Where to save the league; league-GAME by default.", metavar="DIR"),
    ] = None,
) -> None:
    """Let bots compete: rotated seats, paired draws, ratings, duels with 95% intervals, time per move.

    A round is every line-up in every seating, all with the same draws.

    Each game is saved as soon as it's over: if you stop a league, only games in progress are lost.
    Run it again to continue; add [bold]--games[/bold] to make it longer.

    Files: games.jsonl and .csv, standings.csv and .json, duels.csv, league.png and .svg.

    Examples:

    [bold]jurade arena carcassonne --bots baron,knight,greedy --games 60 --jobs 2[/bold]

    [bold]jurade arena bastide --seats 4 --bots baron,greedy,greedy,greedy --records[/bold]

    [bold]jurade arena feudo --bots baron:depth=4,baron:depth=8 --on ray://cluster.example:10001[/bold]
    """
    chosen = jurade.game(game)
    count = chosen.check_seats(seats)
    values = chosen.options.complete(options(option), count)
    names = bots.split(",")
    for name in names:
        any_bot(name, chosen)
    check_seeds(seed, number)
    todo = fixtures(game, count, names, number, seed, values, records)
    round_length = len(seatings_of(count, names))
    if number % round_length:
        warn("", f"{number} games are no whole number of rounds of {round_length}: seats are not quite even.")
    place = folder or Path(f"league-{game}")
    try_plots()
    team = workers(on, jobs)
    try:
        league = League(place, todo)
        if kept := len(league.results):
            tell(f"{kept} of {number} games are there already")
        with suppress(KeyboardInterrupt):
            _play(league, game, team)
        results = league.results
        if not results:
            stop(f"no game was over yet; '{place}' is empty")
        out.print(_table(f"{game}, {len(results)} games", results))
        for matrix in _matrices(results) if len(set(names)) > 1 else ():
            out.print(matrix)
        written = write_league(place, game, results)
    except OSError as error:
        raise JuradeError(
            f"the league cannot be kept in '{place}': {error.strerror}; games that are there stay there"
        ) from None
    tell(f"kept in {place}: games.jsonl, {', '.join(written)}")
    if len(results) < number:
        stop(f"{len(results)} of {number} games are kept in '{place}'; the same call again plays the rest")


def _play(league: League, title: str, team: Workers) -> None:
    """Play what is missing with a progress bar above the running standings."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    progress = Progress(*columns, TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn(), console=err)
    task = progress.add_task(title, total=len(league.jobs), completed=len(league.results))
    due = 0.0
    with Live(progress, console=err, refresh_per_second=4, transient=True) as live:
        for _ in league.play(team):
            progress.advance(task)
            began = time.monotonic()
            if began >= due:
                live.update(Group(progress, _table("so far", league.results)))
                took = time.monotonic() - began
                due = began + max(0.5, 20 * took)  # a long league must not spend its time on its standings


def _table(title: str, results: list[Result]) -> Table:
    numbers = ("games", "wins", "95 %", "points", "rating", "ms/move", "slowest")
    table = make_table("bot", *numbers, right=numbers, title=title)
    for row in standings(results):
        table.add_row(
            row.name,
            str(row.games),
            f"{row.win_rate:.0%}",
            f"{row.low:.0%} – {row.high:.0%}",
            f"{row.mean_score:.1f}",
            f"{row.mu:.1f} ± {row.sigma:.1f}",
            f"{row.move_ms:.1f}",
            f"{row.slowest_ms:.0f}",
        )
    return table


CELL = len("100% (100% – 100%)") + 2
NAMED = 24  # columns for the name of a row


def _matrices(results: list[Result]) -> Iterator[Table]:
    """Who is placed before whom, row against column; as many tables as the screen needs to show all columns."""
    found = duels(results)
    names = [row.name for row in standings(results)]
    at_once = max(1, (out.width - NAMED) // CELL)
    for start in range(0, len(names), at_once):
        rivals = names[start : start + at_once]
        heads = {rival: f"{names.index(rival) + 1}" for rival in rivals}
        title = "row against column: placed better, 95 % interval"
        table = make_table("", *heads.values(), right=heads.values(), title=title)
        for number, name in enumerate(names, 1):
            cells = []
            for rival in rivals:
                duel = found.get((name, rival))
                low, high = duel.interval() if duel else (0.0, 1.0)
                cells.append(f"{duel.rate:.0%} ({low:.0%} – {high:.0%})" if duel else "")
            table.add_row(f"{number} {name}", *cells)
        yield table
