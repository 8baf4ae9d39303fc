"""The command line.  Every command explains itself with --help; bad input gets a sentence and exit code 2."""

from __future__ import annotations

import csv
import json
import os
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import jurade
from jurade.arena import bench as benchmark
from jurade.arena.games import Job, Result, play_all
from jurade.arena.statistics import Seat, Summary, summary
from jurade.bots.bot import Bot
from jurade.bots.levels import NAMES, make_bot
from jurade.core import perft as counting
from jurade.core.errors import JuradeError
from jurade.core.game import Game
from jurade.core.match import Match
from jurade.core.options import spell
from jurade.core.rulebook import page, rule
from jurade.core.state import CHANCE
from jurade.core.words import LANGUAGES, say, words
from jurade.terminal.session import Leave, Person, Session

BAD_INPUT = 2
cli = typer.Typer(
    name="jurade",
    help="A table for medieval board games: play in the terminal, simulate, replay, look rules up.\n\n"
    "Start with [bold]jurade games[/bold], then [bold]jurade play carcassonne[/bold].",
    no_args_is_help=True,
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

GameArg = Annotated[str, typer.Argument(help="The game, as [bold]jurade games[/bold] lists it.", metavar="GAME")]
FileArg = Annotated[Path, typer.Argument(help="A record: the file of a saved or exported game.", metavar="FILE")]
SeatsOpt = Annotated[int | None, typer.Option("--seats", help="How many play; the game's smallest number by default.")]
OptionOpt = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="An option as [bold]name=value[/bold]; may be repeated. See [bold]jurade games GAME[/bold].",
        metavar="NAME=VALUE",
    ),
]
SeedOpt = Annotated[int | None, typer.Option("--seed", help="Makes chance repeatable.")]
LanguageOpt = Annotated[str, typer.Option("--language", "-l", help="en or fr.", envvar="JURADE_LANGUAGE")]


def app() -> NoReturn:
    """The entry point: errors of ours are a sentence, never a traceback."""
    try:
        cli(standalone_mode=True)
    except JuradeError as error:
        err.print(f"[bold red]jurade:[/bold red] {escape(str(error))}")
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(0)


# ---- looking around


@cli.command()
def games(
    name: Annotated[str | None, typer.Argument(help="Show this game's options.", metavar="[GAME]")] = None,
    language: LanguageOpt = "en",
) -> None:
    """List the games; with a name, the options of that game."""
    _check_language(language)
    if name is not None:
        _show_options(jurade.game(name), language)
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "", "seats", "rules"):
        table.add_column(column)
    for each in jurade.games():
        game = jurade.game(each)
        said = game.words(language)
        seats = f"{game.seats[0]}-{game.seats[-1]}"
        table.add_row(
            f"[bold]{each}[/bold]", f"{said.text('game-name')}: {said.text('game-tagline')}", seats, game.rules_version
        )
    out.print(table)


def _show_options(game: Game, language: str) -> None:
    said = game.words(language)
    out.print(f"[bold]{said.text('game-name')}[/bold]: {said.text('game-tagline')}")
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("option", "values (default first)", ""):
        table.add_column(column)
    for option in game.options:
        table.add_row(
            f"[bold]{option.id}[/bold]", option.allowed(game.seats[-1]), said.text(f"option-{option.id}-help")
        )
    out.print(table)


@cli.command()
def rules(
    game: GameArg,
    number: Annotated[str | None, typer.Argument(help="A rule, such as R12 or 'RULING 7'.", metavar="[RULE]")] = None,
    language: LanguageOpt = "en",
) -> None:
    """Read the rules of a game, or one of them: [bold]jurade rules carcassonne R12[/bold]."""
    _check_language(language)
    chosen = jurade.game(game)
    if number is not None:
        out.print(escape(rule(chosen, number, language)))
    elif out.is_terminal:
        with out.pager(styles=True):
            out.print(Markdown(page(chosen.package, language)))
    else:
        print(page(chosen.package, language))


# ---- playing


@cli.command()
def play(
    game: Annotated[str, typer.Argument(help="The game; carcassonne when left out.", metavar="[GAME]")] = "carcassonne",
    seats: SeatsOpt = None,
    people: Annotated[
        int, typer.Option("--people", help="How many people sit at this terminal; they take the first seats.")
    ] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", help=f"Who holds the other seats: {', '.join(NAMES)}; repeat for one a seat.", metavar="BOT"
        ),
    ] = None,
    option: OptionOpt = None,
    seed: SeedOpt = None,
    language: LanguageOpt = "en",
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.", metavar="FILE")] = None,
) -> None:
    """Play in the terminal, against bots, with friends, or both.

    Choices are numbered; type a number or the action itself.
    [bold]help[/bold] lists the commands: undo, hint, save, rules, quit …
    The game is kept after every choice; [bold]--resume[/bold] goes on with it.
    """
    _check_language(language)
    if resume is not None:
        match, players = _resumed(resume)
        keep = resume
    else:
        chosen = jurade.game(game)
        match = chosen.new(seats, seed=seed, options=_options(option))
        players = _players(chosen, match.seats, people, bot or ["greedy"])
        keep = _keeping_place(chosen)
    said = words(language, match.game.package, "jurade.terminal")
    out.print(said.text(say("terminal-welcome", game=say("game-name"), seats=match.seats)))
    session = Session(match, players, console=out, ask=_ask, language=language, autosave=keep)
    try:
        session.run()
    except (Leave, EOFError, KeyboardInterrupt):
        out.print()
        out.print(said.text(say("terminal-left", path=str(keep))))


def _ask(prompt: str) -> str:
    return out.input(prompt)


def _players(game: Game, seats: int, people: int, bots: list[str]) -> list[Person | Bot]:
    if not 0 <= people <= seats:
        raise JuradeError(f"there are {seats} seats; {people} people cannot sit there")
    if len(bots) not in (1, seats - people):
        raise JuradeError(f"name one bot for all, or {seats - people}: one for each seat without a person")
    names = bots * (seats - people) if len(bots) == 1 else bots
    return [Person("") for _ in range(people)] + [make_bot(name, game) for name in names]


def _keeping_place(game: Game) -> Path:
    """Where the game is kept: in the user's own folder, one file a game."""
    folder = Path(os.environ.get("JURADE_GAMES") or Path(typer.get_app_dir("jurade")) / "games")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise JuradeError(
            f"games are kept in '{folder}', which cannot be made: {error.strerror}; set JURADE_GAMES to another folder"
        ) from None
    return folder / f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.jur"


def _resumed(path: Path) -> tuple[Match, list[Person | Bot]]:
    record = _read_record(path)
    match = record.replay()
    match.run_on()
    names = record.tags.get("Players", "person").split(", ")
    if len(names) != match.seats:
        names = ["person"] + ["greedy"] * (match.seats - 1)
    players: list[Person | Bot] = [Person("") if name == "person" else make_bot(name, match.game) for name in names]
    return match, players


# ---- records


@cli.command()
def replay(
    file: FileArg,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only check it and show the result.")] = False,
    language: LanguageOpt = "en",
) -> None:
    """Play a record again, checking every ply, and tell it in words."""
    _check_language(language)
    match = _read_record(file).replay()
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


@cli.command()
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
    _check_language(language)
    record = _read_record(file)
    if ply is not None and not 0 <= ply <= len(record.lines):
        raise JuradeError(f"there is no ply {ply}; the record has 0 to {len(record.lines)}")
    match = record.replay(until=ply)
    if svg is None:
        out.print(escape(match.text_board(seat)), highlight=False)
        return
    _write(svg, match.svg(seat, language))
    out.print(f"the picture is in {svg}")


# ---- counting, simulating, measuring


@cli.command()
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
        _read_record(file).replay(chosen).state
        if file
        else chosen.start(count, chosen.options.complete(_options(option), count))
    )
    if divide:
        actor = state.actor()
        for action, number in counting.divide(state, depth).items():
            out.print(f"{escape(chosen.write(state, actor, action))}  {number}", highlight=False)
    out.print(str(counting.perft(state, depth)))


@cli.command()
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
    """
    chosen = jurade.game(game)
    count = chosen.check_seats(seats)
    values = chosen.options.complete(_options(option), count)
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
        for result in play_all(todo, jobs):
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
    from jurade.arena.plots import plot

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "games.csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow([*asdict(results[0])])
            for result in results:
                cells = asdict(result).values()
                writer.writerow([" ".join(map(str, cell)) if isinstance(cell, tuple) else cell for cell in cells])
    except OSError as error:
        raise JuradeError(f"'{folder}' cannot be written: {error.strerror}") from None
    told = {"game": name, "rules": game.rules_version, "options": options, **figures.to_json()}
    _write(folder / "summary.json", json.dumps(told, indent=2) + "\n")
    paths = plot(results, figures, name, game.colours, folder)
    out.print(f"written to {folder}: games.csv, summary.json, {', '.join(path.name for path in paths)}")


@cli.command()
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
    for name in [game] if game else jurade.games():
        chosen = jurade.game(name)
        speed = benchmark.measure(chosen, chosen.check_seats(seats), _options(option), seconds)
        if as_json:
            print(json.dumps(speed.to_json()))
        table.add_row(
            name, speed.options, f"{speed.games_per_second:,.0f}", f"{speed.decisions_per_second:,.0f}",
            f"{speed.games_per_loop:.2f}", f"{speed.clone_us:.2f}", f"{speed.legal_us:.2f}", f"{speed.state_kb:.1f}",
        )  # fmt: skip
    if not as_json:
        out.print(table)


# ---- small things


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise JuradeError(f"there is no language '{language}'; there are {', '.join(LANGUAGES)}")


def _options(given: list[str] | None) -> dict[str, object]:
    values: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise JuradeError(f"an option is written name=value, not '{text}'")
        if name in values:
            raise JuradeError(f"the option '{name}' is given twice")
        values[name] = value
    return values


def _read_record(path: Path) -> jurade.Record:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise JuradeError(f"the file '{path}' cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise JuradeError(f"the file '{path}' is no text, so it is no record") from None
    return jurade.Record.read(text)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise JuradeError(f"the file '{path}' cannot be written: {error.strerror}") from None
