"""The command to play in the terminal."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import jurade
from jurade.bots.bot import Bot
from jurade.bots.levels import NAMES, any_bot, make_bot
from jurade.cli.common import (
    LanguageOpt,
    OptionOpt,
    SeatsOpt,
    SeedOpt,
    chosen_language,
    make_table,
    options,
    out,
    read_text,
    tell,
)
from jurade.core.errors import JuradeError
from jurade.core.match import Match
from jurade.core.record import is_position
from jurade.core.words import say, words
from jurade.terminal import saving
from jurade.terminal.session import Leave, Person, Session

GAME = "carcassonne"  # when none is named
PERSON = "person"
OPPONENT = "greedy"


def play(
    game: Annotated[
        str | None, typer.Argument(help=f"The game; {GAME} by default.", metavar="[GAME]", show_default=False)
    ] = None,
    seats: SeatsOpt = None,
    people: Annotated[
        int | None,
        typer.Option("--people", help="How many people play at this terminal, in the first seats; 1 by default."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", help=f"Bots for the other seats: {', '.join(NAMES)}. Repeat to choose one per seat.", metavar="BOT"
        ),
    ] = None,
    option: OptionOpt = None,
    seed: SeedOpt = None,
    language: LanguageOpt = "",
    resume: Annotated[
        str | None,
        typer.Option(
            "--resume",
            help="Continue a game: its name in [bold]--saved[/bold], [bold]last[/bold], or the file of a record or "
            "position.",
            metavar="NAME",
        ),
    ] = None,
    saved: Annotated[bool, typer.Option("--saved", help="List saved games.")] = False,
) -> None:
    """Play in the terminal, against bots, with friends, or both.

    Choices are numbered: type a number or the move itself.
    Type [bold]help[/bold] for the commands: undo, hint, save, rules, quit …
    The game is saved after every choice; continue it with [bold]--resume[/bold].
    """
    language = chosen_language(language)
    if saved:
        _list_saved(game, language)
        return
    if resume is not None:
        if seats is not None or option:
            raise JuradeError("a game that is resumed has its seats and options; leave --seats and --option out")
        path = saving.find(resume)
        text = read_text(path)
        match = _resumed(path, text, game, seed)
        keep = None if is_position(text) else path
    else:
        match = jurade.game(game or GAME).new(seats, seed=seed, options=options(option))
        match.tags["Date"] = date.today().isoformat()
        keep = None
    names = _seated(match, people, bot)
    players = [_player(name, match, is_typed=bool(bot)) for name in names]
    session = Session(match, players, names, console=out, ask=out.input, language=language)
    session.autosave = keep or saving.keep_new(match.game.id, str(match.record))
    said = words(language, match.game.package, "jurade.terminal")
    tell(said.text(say("terminal-welcome", game=say("game-name"), seats=match.seats)))
    try:
        session.run()
    except (Leave, EOFError, KeyboardInterrupt):
        out.print()
        known_as = session.autosave.stem if session.autosave.parent == saving.folder() else str(session.autosave)
        tell(said.text(say("terminal-left", path=str(session.autosave), name=known_as)))


def _resumed(path: Path, text: str, game: str | None, seed: int | None) -> Match:
    match = jurade.load(text)
    if game is not None and jurade.game(game) is not match.game:
        raise JuradeError(f"'{path}' is a game of {match.game.id}, not of {game}")
    match = match.clone(seed)
    match.run_on()
    return match


def _seated(match: Match, people: int | None, bots: list[str] | None) -> list[str]:
    """Who sits where, as the record keeps it: as a resumed game had it, unless somebody says otherwise."""
    before = match.tags.get("Players", "").split(", ")
    if people is None and bots is None and len(before) == match.seats:
        return before
    people = 1 if people is None else people
    if not 0 <= people <= match.seats:
        raise JuradeError(f"there are {match.seats} seats; {people} people cannot sit there")
    free = match.seats - people
    if bots and not free:
        raise JuradeError(f"people sit in all {match.seats} seats; leave --bot out, or fewer --people")
    chosen = bots or [OPPONENT]
    for name in chosen:
        any_bot(name, match.game)
    if len(chosen) not in (1, free):
        raise JuradeError(f"name one bot for all, or {free}: one for each seat without a person")
    return [PERSON] * people + (chosen * free if len(chosen) == 1 else chosen)


def _player(name: str, match: Match, *, is_typed: bool) -> Person | Bot:
    """Somebody at this terminal, or a bot; whoever bears another name in a record from elsewhere is somebody here.

    A record from elsewhere starts no program: only a name that was typed may be that of a bot of one's own.
    """
    if name == PERSON:
        return Person("")
    try:
        return any_bot(name, match.game, match.options) if is_typed else make_bot(name, match.game)
    except JuradeError:
        return Person(name)


def _list_saved(game: str | None, language: str) -> None:
    """The games that can be resumed, the last one first."""
    said = words(language, "jurade.terminal")
    columns = [said.text(f"terminal-saved-{name}") for name in ("name", "when", "seats", "plies", "players", "state")]
    table = make_table(*columns, whole=columns[:2])
    found = [each for each in saving.saved() if game in (None, each.record.tags["Game"])]
    for each in found:
        result = each.record.tags.get("Result", "*")
        table.add_row(
            f"[bold]{escape(each.name)}[/bold]",
            time.strftime("%Y-%m-%d %H:%M", time.localtime(each.time)),
            each.record.tags["Seats"],
            str(len(each.record.lines)),
            escape(each.record.tags.get("Players", "")),
            said.text("terminal-saved-running") if result == "*" else escape(result),
        )
    out.print(table if found else said.text("terminal-none"))
