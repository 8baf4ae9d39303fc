"""Commands that play many games: simulate, and measuring speed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import jurade
from jurade.arena import bench as benchmark
from jurade.arena.export import write_games
from jurade.arena.games import Job, Result
from jurade.arena.plots import plot
from jurade.arena.statistics import Seat, Summary, summary
from jurade.arena.workers import workers
from jurade.bots.levels import NAMES, make_bot
from jurade.cli.common import GameArg, OptionOpt, SeatsOpt, err, options, out, write
from jurade.core.errors import JuradeError
from jurade.core.game import Game
from jurade.core.options import spell


def simulate(
    game: GameArg,
    number: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    seats: SeatsOpt = None,
    bots: Annotated[
        str, typer.Option("--bots", help=f"Who plays, by seat: {', '.join(NAMES)}; one for all, or one a seat.")
    ] = "random",
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes.", min=1)] = 1,
    option: OptionOpt = None,
    seed: Annotated[int, typer.Option("--seed", help="The first game's seed; the next has the next.")] = 1,
    rotate: Annotated[
        bool, typer.Option("--rotate/--fixed", help="Move the bots on by one seat after each game.")
    ] = True,
    folder: Annotated[
        Path | None, typer.Option("--out", help="Write games.csv, summary.json and plots there.", metavar="DIR")
    ] = None,
) -> None:
    """Play many games between bots and show what they were like.

    Lengths, scores, wins by seat with 95 % intervals, branching, ways of ending; with [bold]--out[/bold] also as
    files and plots.

    Examples:

    [bold]jurade simulate carcassonne --games 10000 --jobs 2[/bold]

    [bold]jurade simulate feudo --seats 3 --bots greedy --games 200 --out feudo-games[/bold]
    """
    chosen = jurade.game(game)
    count = chosen.check_seats(seats)
    values = chosen.options.complete(options(option), count)
    names = bots.split(",")
    if len(names) not in (1, count):
        raise JuradeError(f"name one bot for all seats, or {count}, not {len(names)}")
    names = names * count if len(names) == 1 else names
    for name in names:
        make_bot(name, chosen)
    turned = [tuple(names[-k:] + names[:-k]) if rotate else tuple(names) for k in range(count)]
    todo = [Job(game, count, turned[k % count], seed + k, values) for k in range(number)]
    results: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(f"{game}, {count} seats", total=number)
        for result in workers("local", jobs).play_all(todo):
            results.append(result)
            progress.advance(task)
    figures = summary(results)
    _show_summary(game, figures)
    if folder is not None:
        _write_simulation(
            folder, game, chosen, results, figures, {name: spell(value) for name, value in values.items()}
        )


def _show_summary(game: str, figures: Summary) -> None:
    table = Table(title=f"{game}, {figures.games} games")
    for column in ("", "games", "wins", "win rate", "95 %", "mean score", "± s.d.", "range"):
        table.add_column(column, justify="left" if not column else "right")

    def row(seat: Seat) -> None:
        between = f"{seat.win_low:.1%} – {seat.win_high:.1%}"
        score = seat.score
        table.add_row(
            seat.name, str(seat.games), f"{seat.wins:g}", f"{seat.win_rate:.1%}", between,
            f"{score.mean:.1f}", f"{score.deviation:.1f}", f"{score.least:g} – {score.most:g}",
        )  # fmt: skip

    for seat in figures.seats:
        row(seat)
    table.add_section()
    for bot in figures.bots:
        row(bot)
    out.print(table)
    length, wide = figures.decisions, figures.branching
    out.print(f"decisions per game {length.mean:.1f} ± {length.deviation:.1f} ({length.least:g} – {length.most:g})")
    out.print(f"choices per decision {wide.mean:.1f}, at most {figures.widest}")
    out.print("endings " + ", ".join(f"{name} {times}" for name, times in figures.endings.items()))
    out.print(f"{figures.games / max(figures.seconds, 1e-9):,.0f} games per second of processor time")


def _write_simulation(
    folder: Path, name: str, game: Game, results: list[Result], figures: Summary, options: dict[str, str]
) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_games(folder / "games.csv", results)
    except OSError as error:
        raise JuradeError(f"'{folder}' cannot be written: {error.strerror}") from None
    told = {"game": name, "rules": game.rules_version, "options": options, **figures.to_json()}
    write(folder / "summary.json", json.dumps(told, indent=2) + "\n")
    paths = plot(results, figures, name, game.colours, folder)
    out.print(f"written to {folder}: games.csv, summary.json, {', '.join(path.name for path in paths)}")


def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all when left out.", metavar="[GAME]")] = None,
    seats: SeatsOpt = None,
    option: OptionOpt = None,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure each game.", min=0.1)] = 4.0,
    as_json: Annotated[bool, typer.Option("--json", help="Figures as JSON, one line a game.")] = False,
) -> None:
    """Measure how fast random games run here: games, decisions, clones, lists of choices, memory."""
    table = Table(title=f"random games, {benchmark.build()} build")
    for column in ("game", "options", "games/s", "decisions/s", "games/loop", "clone µs", "legal µs", "state kB"):
        table.add_column(column, justify="left" if column in ("game", "options") else "right")
    for name in [game] if game else jurade.game_ids():
        chosen = jurade.game(name)
        speed = benchmark.measure(chosen, chosen.check_seats(seats), options(option), seconds)
        if as_json:
            print(json.dumps(speed.to_json()))
        table.add_row(
            name, speed.options, f"{speed.games_per_second:,.0f}", f"{speed.decisions_per_second:,.0f}",
            f"{speed.games_per_loop:.2f}", f"{speed.clone_us:.2f}", f"{speed.legal_us:.2f}", f"{speed.state_kb:.1f}",
        )  # fmt: skip
    if not as_json:
        out.print(table)
