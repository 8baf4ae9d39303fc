"""Commands for those who design games and bots: study a game, tune a search."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

import jurade
from jurade.arena.study import Chapter, page, play_chapters, settings
from jurade.arena.tuning import Candidate, candidates, race
from jurade.arena.workers import workers
from jurade.bots.levels import make_bot
from jurade.cli.common import GameArg, LanguageOpt, OptionOpt, SeatsOpt, check_language, err, options, out, write
from jurade.core.errors import JuradeError

JobsOpt = Annotated[int, typer.Option("--jobs", "-j", help="Processes.", min=1)]


def study(
    game: GameArg,
    file: Annotated[Path, typer.Option("--out", help="The page to write.", metavar="FILE")] = Path("study.html"),
    number: Annotated[int, typer.Option("--games", "-n", help="Games for each setting.", min=2)] = 100,
    seats: SeatsOpt = None,
    bots: Annotated[str, typer.Option("--bots", help="Who plays; one for all seats, or one a seat.")] = "greedy",
    jobs: JobsOpt = 1,
    option: OptionOpt = None,
    language: LanguageOpt = "en",
) -> None:
    """Study a game: first-seat advantage, length, what decides it, endings, and what every option changes.

    The result is one HTML page with plots.
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
    chapters: list[Chapter] = []
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task(game, total=number * len(settings(chosen, count, base)))
        for title, found in play_chapters(chosen, count, names, number, base, workers("local", jobs)):
            if isinstance(found, Chapter):
                chapters.append(found)
            else:
                progress.update(task, advance=1, description=f"{game}, {title}")
    write(file, page(chosen, count, names, chapters, chosen.words(language)))
    out.print(f"the study is in {file}")


def tune(
    game: GameArg,
    file: Annotated[Path, typer.Option("--out", help="Where the results are kept, as JSON.", metavar="FILE")] = Path(
        "tuning.json"
    ),
    count: Annotated[int, typer.Option("--candidates", help="Sets of parameters in the race.", min=2)] = 12,
    number: Annotated[int, typer.Option("--games", "-n", help="Games each in the first round.", min=2)] = 10,
    simulations: Annotated[int, typer.Option("--simulations", help="Of every candidate.", min=1)] = 300,
    rival: Annotated[str, typer.Option("--rival", help="Whom they play.")] = "greedy",
    seats: SeatsOpt = None,
    jobs: JobsOpt = 1,
    seed: Annotated[int, typer.Option("--seed", help="Of the candidates and of the draws.")] = 1,
) -> None:
    """Tune the search of a game by racing: after every round the worse half drops out.

    What wins belongs into the package's bots/tuned.json.
    """
    chosen = jurade.game(game)
    places = chosen.check_seats(seats)
    make_bot(rival, chosen)
    rounds: list[list[Candidate]] = []
    for standing in race(
        game, places, candidates(count, simulations, seed), rival, number, workers("local", jobs), seed
    ):
        rounds.append(standing)
        out.print(_table(len(rounds), standing))
        kept = [[asdict(candidate) for candidate in each] for each in rounds]
        write(file, json.dumps({"game": game, "rival": rival, "rounds": kept}, indent=1) + "\n")
    out.print(f"kept in {file}")


def _table(number: int, standing: list[Candidate]) -> Table:
    table = Table(title=f"round {number}")
    for column in ("parameters", "games", "wins", "95 %"):
        table.add_column(column, justify="left" if column == "parameters" else "right")
    for candidate in standing:
        low, high = candidate.interval()
        table.add_row(candidate.bot, str(candidate.games), f"{candidate.rate:.0%}", f"{low:.0%} – {high:.0%}")
    return table
