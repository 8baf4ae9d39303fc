"""Commands for those who design games and bots: study a game, tune a search."""

from __future__ import annotations

import json
import math
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import jurade
from jurade.arena.games import Result
from jurade.arena.report import page
from jurade.arena.statistics import FEW
from jurade.arena.study import Chapter, play_chapters, settings
from jurade.arena.tuning import GRID, Candidate, candidates, games_of_round, race, race_length
from jurade.arena.workers import workers
from jurade.bots.levels import make_bot
from jurade.cli.common import (
    GameArg,
    LanguageOpt,
    OptionOpt,
    SeatsOpt,
    chosen_language,
    make_table,
    options,
    out,
    read_text,
    tell,
    warn,
    write,
)
from jurade.cli.running import (
    MOST_GAMES,
    JobsOpt,
    bar,
    check_seeds,
    named_bots,
    stop,
    try_file,
    try_folder,
    try_plots,
)
from jurade.core.errors import JuradeError

LEAST = 2  # games of a study


def study(
    game: GameArg,
    file: Annotated[Path, typer.Option("--out", help="The page to write.", metavar="FILE")] = Path("study.html"),
    number: Annotated[int, typer.Option("--games", "-n", help="Games per setting.", min=LEAST, max=MOST_GAMES)] = 100,
    seats: SeatsOpt = None,
    bots: Annotated[str, typer.Option("--bots", help="Who plays; one for all seats, or one per seat.")] = "greedy",
    jobs: JobsOpt = 1,
    option: OptionOpt = None,
    compare: Annotated[
        bool, typer.Option("--compare/--alone", help="Also try every other value of every option.")
    ] = True,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", help="Save the games here; run it again to play only what's missing.", metavar="DIR"),
    ] = None,
    language: LanguageOpt = "",
) -> None:
    """Study a game: who has the advantage, how long it takes, what decides it, how it ends, what the options change.

    The result is a single HTML page with plots, in English or French.
    If you stop it, you get a page with the settings that are complete.

    Examples:

    [bold]jurade study carcassonne --games 200 --jobs 2[/bold]

    [bold]jurade study feudo --seats 4 --bots knight --option plague=none --alone --out feudo.html[/bold]

    [bold]jurade study bastide --games 400 --keep bastide-games --language fr[/bold]
    """
    language = chosen_language(language)
    chosen = jurade.game(game)
    count = chosen.check_seats(seats)
    base = chosen.options.complete(options(option), count)
    names = named_bots(bots, count, chosen)
    try_file(file)
    try_plots()
    if keep is not None:
        try_folder(keep)
    if number < FEW:
        warn("", f"{number} games a setting are too few for verdicts, and the page will say so; play {FEW} or more.")
    studied = settings(chosen, count, base) if compare else settings(chosen, count, base)[:1]
    chapters: list[Chapter] = []
    begun: list[Result] = []  # the games of the first setting, while it is not complete
    try:
        with bar() as progress, suppress(KeyboardInterrupt):
            task = progress.add_task(game, total=number * len(studied))
            for setting, found in play_chapters(chosen, count, names, number, studied, workers("local", jobs), keep):
                if isinstance(found, Chapter):
                    chapters.append(found)
                else:
                    begun.append(found)
                    changed = f", {setting.name}" if setting.option else ""
                    progress.update(task, advance=1, description=game + changed)
    except OSError as error:
        raise JuradeError(
            f"the games cannot be kept in '{keep}': {error.strerror}; those that are there stay"
        ) from None
    again = "; the same call again plays the rest" if keep else ""
    complete = len(chapters)
    if not chapters and len(begun) >= LEAST:
        chapters.append(Chapter(studied[0], tuple(sorted(begun, key=lambda result: result.seed))))
    if not chapters:
        stop(f"too few games were over for a page, nothing is written{again}")
    write(file, page(chosen, count, names, chapters, language))
    tell(f"the study is in {file}")
    if complete < len(studied):
        told = f"{complete} of {len(studied)} settings" if complete else f"the first {len(begun)} games"
        stop(f"the page has {told}{again}")


def tune(
    game: GameArg,
    file: Annotated[
        Path | None,
        typer.Option("--out", help="Where to save the results; tuning-GAME.json by default.", metavar="FILE"),
    ] = None,
    count: Annotated[
        int, typer.Option("--candidates", help="Number of parameter sets in the race.", min=2, max=10_000)
    ] = 12,
    number: Annotated[
        int, typer.Option("--games", "-n", help="Games per candidate in the first round.", min=2, max=10_000)
    ] = 10,
    simulations: Annotated[
        int, typer.Option("--simulations", help="Simulations per move of every candidate.", min=1)
    ] = 300,
    rival: Annotated[str, typer.Option("--rival", help="The opponent.")] = "greedy",
    tried: Annotated[
        list[str] | None,
        typer.Option(
            "--try",
            help="Vary this parameter among these values. Repeatable. By default: " + ", ".join(GRID) + ".",
            metavar="NAME=VALUE,…",
        ),
    ] = None,
    seats: SeatsOpt = None,
    jobs: JobsOpt = 1,
    on: Annotated[str, typer.Option("--on", help="Where to play: local, ray, or ray://host:port.")] = "local",
    seed: Annotated[int, typer.Option("--seed", help="Seed of the candidates and the draws.")] = 1,
) -> None:
    """Tune the search of a game by racing: after each round the worse half drops out and the rest play longer.

    The first candidate is the present baron, so the race also shows whether anything is gained.
    Standings are saved after each round; run it again to continue.
    Put the winner into the package's bots/tuned.json.

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
    check_seeds(seed, race_length(count, number))
    kept = file or Path(f"tuning-{game}.json")
    try_file(kept)
    settings = {"game": game, "rules": chosen.rules_version, "seats": places, "rival": rival, "games": number}
    settings |= {"seed": seed, "bots": bots}
    rounds = _rounds_before(kept, settings)
    if rounds:
        tell(f"{len(rounds)} rounds are in {kept} already")
    total = race_length(count, number)
    with bar() as progress, suppress(KeyboardInterrupt):
        played = sum(len(standing) * games_of_round(k, number) for k, standing in enumerate(rounds))
        task = progress.add_task(f"{game}, round {len(rounds) + 1}", total=total, completed=played)
        for found in race(game, places, bots, rival, number, workers(on, jobs), seed, rounds):
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
            write(kept, json.dumps({**settings, "rounds": told}, indent=1) + "\n")
    if not rounds:
        stop("no round was over yet, nothing is kept")
    best = rounds[-1][0]
    if best.parameters():
        tell(f"best: {json.dumps({game: best.parameters()})}")
    else:
        tell("best: the baron as he is")
    tell(f"kept in {kept}")
    if len(rounds[-1]) > 1:
        stop(f"{len(rounds)} rounds are kept; the same call again goes on after them")


def _rounds_before(file: Path, settings: dict[str, Any]) -> list[list[Candidate]]:
    """The rounds of this very race that were played before; refused when the file holds something else."""
    if not file.is_file() or not file.stat().st_size:
        return []
    try:
        found = json.loads(read_text(file))
        same = {name: found[name] for name in settings} == settings
        rounds = [[Candidate(each["bot"], each["games"], each["wins"]) for each in part] for part in found["rounds"]]
    except (ValueError, TypeError, KeyError):
        same, rounds = False, []
    if not same:
        raise JuradeError(f"'{file}' holds something else than this race; choose another file with --out")
    return rounds


def _grid(given: list[str]) -> dict[str, tuple[float, ...]]:
    """``depth=4,8`` as the values to try; the parameters themselves are checked when the bots are made."""
    grid: dict[str, tuple[float, ...]] = {}
    for text in given:
        name, equals, values = text.partition("=")
        try:
            numbers = tuple(dict.fromkeys(float(value) for value in values.split(",")))
        except ValueError:
            numbers = ()
        if not all(map(math.isfinite, numbers)):
            numbers = ()
        if not equals or not name or not numbers or name in grid:
            raise JuradeError(f"what to try is written name=value,value and each name once, not '{text}'")
        grid[name] = numbers
    return grid


def _table(number: int, standing: list[Candidate]) -> Table:
    numbers = ("games", "wins", "95 %")
    table = make_table("parameters", *numbers, right=numbers, title=f"round {number}")
    for candidate in standing:
        low, high = candidate.interval()
        table.add_row(candidate.bot, str(candidate.games), f"{candidate.rate:.0%}", f"{low:.0%} – {high:.0%}")
    return table
