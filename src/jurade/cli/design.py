"""Commands for those who design games and bots: study a game, tune a search."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import jurade
from jurade.arena.report import page
from jurade.arena.study import Chapter, play_chapters, settings
from jurade.arena.tuning import GRID, Candidate, candidates, race, race_length
from jurade.arena.workers import workers
from jurade.bots.levels import make_bot
from jurade.cli.common import GameArg, LanguageOpt, OptionOpt, SeatsOpt, check_language, err, options, out, write
from jurade.core.errors import JuradeError
from jurade.core.options import spell

JobsOpt = Annotated[int, typer.Option("--jobs", "-j", help="Processes.", min=1)]


def _bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


def study(
    game: GameArg,
    file: Annotated[Path, typer.Option("--out", help="The page to write.", metavar="FILE")] = Path("study.html"),
    number: Annotated[int, typer.Option("--games", "-n", help="Games for each setting.", min=2)] = 100,
    seats: SeatsOpt = None,
    bots: Annotated[str, typer.Option("--bots", help="Who plays; one for all seats, or one a seat.")] = "greedy",
    jobs: JobsOpt = 1,
    option: OptionOpt = None,
    compare: Annotated[
        bool, typer.Option("--compare/--alone", help="Also play with every other value of every option.")
    ] = True,
    language: LanguageOpt = "en",
) -> None:
    """Study a game: who has the advantage, how long it is, what decides it, how it ends, what every option changes.

    The result is one HTML page with plots that needs no other file, in English or French.

    Examples:

    [bold]jurade study carcassonne --games 200 --jobs 2[/bold]

    [bold]jurade study feudo --seats 4 --bots knight --option plague=none --alone --out feudo.html[/bold]

    [bold]jurade study bastide --language fr[/bold]
    """
    check_language(language)
    chosen = jurade.game(game)
    count = chosen.check_seats(seats)
    base = chosen.options.complete(options(option), count)
    names = bots.split(",")
    if len(names) not in (1, count):
        raise JuradeError(f"name one bot for all seats, or {count}, not {len(names)}")
    names = names * count if len(names) == 1 else names
    for name in names:
        make_bot(name, chosen)
    studied = settings(chosen, count, base) if compare else settings(chosen, count, base)[:1]
    chapters: list[Chapter] = []
    with _bar() as progress:
        task = progress.add_task(game, total=number * len(studied))
        for setting, found in play_chapters(chosen, count, names, number, studied, workers("local", jobs)):
            if isinstance(found, Chapter):
                chapters.append(found)
            else:
                changed = f", {setting.option}={spell(setting.options[setting.option])}" if setting.option else ""
                progress.update(task, advance=1, description=game + changed)
    write(file, page(chosen, count, names, chapters, language))
    out.print(f"the study is in {file}")


def tune(
    game: GameArg,
    file: Annotated[
        Path | None,
        typer.Option("--out", help="Where the results are kept; tuning-GAME.json by default.", metavar="FILE"),
    ] = None,
    count: Annotated[int, typer.Option("--candidates", help="Sets of parameters in the race.", min=2)] = 12,
    number: Annotated[int, typer.Option("--games", "-n", help="Games each in the first round.", min=2)] = 10,
    simulations: Annotated[int, typer.Option("--simulations", help="Of every candidate.", min=1)] = 300,
    rival: Annotated[str, typer.Option("--rival", help="Whom they play.")] = "greedy",
    tried: Annotated[
        list[str] | None,
        typer.Option(
            "--try",
            help="Vary this parameter among these values; may be repeated. Without it: " + ", ".join(GRID) + ".",
            metavar="NAME=VALUE,…",
        ),
    ] = None,
    seats: SeatsOpt = None,
    jobs: JobsOpt = 1,
    on: Annotated[str, typer.Option("--on", help="local, ray, or ray://host:port.")] = "local",
    seed: Annotated[int, typer.Option("--seed", help="Of the candidates and of the draws.")] = 1,
) -> None:
    """Tune the search of a game by racing: after every round the worse half drops out, the rest plays longer.

    The first candidate is the baron as he is, so the race also says whether anything is gained.
    The standing after every round is kept; what wins belongs into the package's bots/tuned.json.

    Examples:

    [bold]jurade tune carcassonne --candidates 16 --games 20 --jobs 2[/bold]

    [bold]jurade tune flandern --try depth=4,8,12 --try exploration=0.2,0.4 --candidates 7 --rival knight[/bold]
    """
    chosen = jurade.game(game)
    places = chosen.check_seats(seats)
    make_bot(rival, chosen)
    bots = candidates(count, simulations, seed, _grid(tried) if tried else GRID)
    for bot in bots:
        make_bot(bot, chosen)
    if rival in bots:
        raise JuradeError(f"the rival '{rival}' is a candidate itself; choose another rival")
    kept = file or Path(f"tuning-{game}.json")
    rounds: list[list[Candidate]] = []
    with _bar() as progress:
        task = progress.add_task(f"{game}, round 1", total=race_length(count, number))
        for found in race(game, places, bots, rival, number, workers(on, jobs), seed):
            if not isinstance(found, list):
                progress.advance(task)
                continue
            rounds.append(found)
            progress.update(task, description=f"{game}, round {len(rounds) + 1}")
            out.print(_table(len(rounds), found))
            told = [
                [{**asdict(each), "interval": each.interval(), "parameters": each.parameters()} for each in standing]
                for standing in rounds
            ]
            write(kept, json.dumps({"game": game, "seats": places, "rival": rival, "rounds": told}, indent=1) + "\n")
    best = rounds[-1][0]
    if best.parameters():
        out.print(f"best: {json.dumps({game: best.parameters()})}")
    else:
        out.print("best: the baron as he is")
    out.print(f"kept in {kept}")


def _grid(given: list[str]) -> dict[str, tuple[float, ...]]:
    """``depth=4,8`` as the values to try; the parameters themselves are checked when the bots are made."""
    grid: dict[str, tuple[float, ...]] = {}
    for text in given:
        name, equals, values = text.partition("=")
        try:
            numbers = tuple(float(value) for value in values.split(","))
        except ValueError:
            numbers = ()
        if not equals or not name or not numbers or name in grid:
            raise JuradeError(f"what to try is written name=value,value and each name once, not '{text}'")
        grid[name] = numbers
    return grid


def _table(number: int, standing: list[Candidate]) -> Table:
    table = Table(title=f"round {number}")
    for column in ("parameters", "games", "wins", "95 %"):
        table.add_column(column, justify="left" if column == "parameters" else "right", overflow="fold")
    for candidate in standing:
        low, high = candidate.interval()
        table.add_row(candidate.bot, str(candidate.games), f"{candidate.rate:.0%}", f"{low:.0%} – {high:.0%}")
    return table
