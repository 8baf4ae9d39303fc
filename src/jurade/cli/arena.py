"""Commands that play many games: simulate, and measuring speed."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

import jurade
from jurade.arena import bench as benchmark
from jurade.arena.export import write_games
from jurade.arena.games import Job, Result
from jurade.arena.league import League
from jurade.arena.plots import plot
from jurade.arena.statistics import Seat, Summary, summary
from jurade.arena.workers import Workers, workers
from jurade.bots.levels import NAMES
from jurade.cli.common import GameArg, OptionOpt, SeatsOpt, check_number, make_table, options, out, tell
from jurade.cli.running import MOST_GAMES, JobsOpt, bar, check_seeds, named_bots, stop, try_folder, try_plots
from jurade.core.errors import JuradeError
from jurade.core.game import Game
from jurade.core.options import spell


def simulate(
    game: GameArg,
    number: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1, max=MOST_GAMES)] = 100,
    seats: SeatsOpt = None,
    bots: Annotated[
        str, typer.Option("--bots", help=f"Who plays: {', '.join(NAMES)}; one for all seats, or one per seat.")
    ] = "random",
    jobs: JobsOpt = 1,
    option: OptionOpt = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the first game; each game adds one.")] = 1,
    rotate: Annotated[
        bool, typer.Option("--rotate/--fixed", help="Move each bot one seat on after every game.")
    ] = True,
    folder: Annotated[
        Path | None,
        typer.Option("--out", help="Save the games here, with games.csv, summary.json and plots.", metavar="DIR"),
    ] = None,
) -> None:
    """Play many games between bots and summarise them.

    Lengths, scores, wins by seat with 95 % intervals, branching, ways of ending; with [bold]--out[/bold] also as
    files and plots.

    Whoever stops it gets the figures of the games that are over; with [bold]--out[/bold] every game is kept as soon as
    it is over, and the same call again plays the rest.

    Examples:

    [bold]jurade simulate carcassonne --games 10000 --jobs 2[/bold]

    [bold]jurade simulate feudo --seats 3 --bots greedy --games 200 --out feudo-games[/bold]
    """
    chosen = jurade.game(game)
    count = chosen.check_seats(seats)
    values = chosen.options.complete(options(option), count)
    names = named_bots(bots, count, chosen)
    turned = [tuple(names[-k:] + names[:-k]) if rotate else tuple(names) for k in range(count)]
    check_seeds(seed, number)
    todo = [Job(game, count, turned[k % count], seed + k, values) for k in range(number)]
    if folder is not None:
        try_folder(folder)
        try_plots()
    try:
        results = _play(f"{game}, {count} seats", todo, workers("local", jobs), folder)
        if not results:
            stop("no game was over yet, nothing is kept")
        figures = summary(results)
        _show_summary(game, figures)
        if folder is not None:
            told = {name: spell(value) for name, value in values.items()}
            _write_simulation(folder, game, chosen, results, figures, told)
    except OSError as error:
        raise JuradeError(
            f"the games cannot be kept in '{folder}': {error.strerror}; those that are there stay"
        ) from None
    if len(results) < number:
        kept = "" if folder is None else "; the same call again plays the rest"
        stop(f"these are {len(results)} of {number} games{kept}")


def _play(title: str, jobs: list[Job], team: Workers, folder: Path | None) -> list[Result]:
    """Play the games, in a folder those that are not there yet; as far as it gets when somebody stops it."""
    league = League(folder, jobs, "simulation") if folder else None
    results: list[Result] = []
    if league and (kept := len(league.results)):
        tell(f"{kept} of {len(jobs)} games are there already")
    with bar() as progress, suppress(KeyboardInterrupt):
        task = progress.add_task(title, total=len(jobs), completed=len(league.results) if league else 0)
        for result in league.play(team) if league else team.play_all(jobs):
            results.append(result)
            progress.advance(task)
    return league.results if league else sorted(results, key=lambda result: result.seed)


def _show_summary(game: str, figures: Summary) -> None:
    numbers = ("games", "wins", "win rate", "95 %", "mean score", "± s.d.", "range")
    table = make_table("", *numbers, right=numbers, title=f"{game}, {figures.games} games")

    def row(seat: Seat) -> None:
        between = f"{seat.win_low:.0%} – {seat.win_high:.0%}"
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
    tell(f"decisions per game {length.mean:.1f} ± {length.deviation:.1f} ({length.least:g} – {length.most:g})")
    tell(f"choices per decision {wide.mean:.1f}, at most {figures.widest}")
    tell("endings " + ", ".join(f"{name} {times}" for name, times in figures.endings.items()))
    tell(f"{figures.games / max(figures.seconds, 1e-9):,.0f} games per second of processor time")


def _write_simulation(
    folder: Path, name: str, game: Game, results: list[Result], figures: Summary, options: dict[str, str]
) -> None:
    write_games(folder / "games.csv", results)
    told = {"game": name, "rules": game.rules_version, "options": options, **figures.to_json()}
    (folder / "summary.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    paths = plot(results, figures, name, game.colours, folder)
    tell(f"written to {folder}: games.csv, summary.json, {', '.join(path.name for path in paths)}")


def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all by default.", metavar="[GAME]")] = None,
    seats: SeatsOpt = None,
    option: OptionOpt = None,
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds", help="How long to measure each game, in seconds.", min=0.1, max=86_400, callback=check_number
        ),
    ] = 4.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one line per game.")] = False,
) -> None:
    """Measure speed on this machine: games, decisions, clones, lists of choices, memory."""
    numbers = ("games/s", "decisions/s", "games/loop", "clone µs", "legal µs", "state kB")
    given = options(option)
    told = "".join(f", {name}={value}" for name, value in given.items())
    table = make_table("game", *numbers, right=numbers, title=f"random games, {benchmark.build()} build{told}")
    names = [game] if game else jurade.game_ids()
    measured = 0
    with suppress(KeyboardInterrupt):
        for name in names:
            chosen = jurade.game(name)
            speed = benchmark.measure(chosen, chosen.check_seats(seats), given, seconds)
            measured += 1
            if as_json:
                print(json.dumps(speed.to_json()), flush=True)
            table.add_row(
                name, f"{speed.games_per_second:,.0f}", f"{speed.decisions_per_second:,.0f}",
                f"{speed.games_per_loop:.2f}", f"{speed.clone_us:.2f}", f"{speed.legal_us:.2f}",
                f"{speed.state_kb:.1f}",
            )  # fmt: skip
    if measured and not as_json:
        out.print(table)
    if measured < len(names):
        stop(f"{measured} of {len(names)} games were measured")
