"""Commands to look around: games, options, rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.markup import escape

import jurade
from jurade.cli.common import GameArg, LanguageOpt, chosen_language, make_table, out
from jurade.core.game import Game
from jurade.core.rulebook import page, rule


def games(
    name: Annotated[str | None, typer.Argument(help="Show the options of this game.", metavar="[GAME]")] = None,
    language: LanguageOpt = "",
) -> None:
    """List the games, or the options of one game."""
    language = chosen_language(language)
    if name is not None:
        _show_options(jurade.game(name), language)
        return
    table = make_table("game", "", "seats", "rules", whole=("game", "seats"))
    for each in jurade.game_ids():
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
    table = make_table("option", "values (default first)", "", whole=("option",))
    for option in game.options:
        table.add_row(
            f"[bold]{option.id}[/bold]", option.allowed(game.seats[-1]), said.text(f"option-{option.id}-help")
        )
    out.print(table)


def rules(
    game: GameArg,
    number: Annotated[str | None, typer.Argument(help="A rule, such as R12 or 'RULING 7'.", metavar="[RULE]")] = None,
    language: LanguageOpt = "",
) -> None:
    """Read the rules of a game, or a single rule: [bold]jurade rules carcassonne R12[/bold]."""
    language = chosen_language(language)
    chosen = jurade.game(game)
    if number is not None:
        out.print(escape(rule(chosen, number, language)))
    elif out.is_terminal:
        with out.pager(styles=True):
            out.print(Markdown(page(chosen.package, language)))
    else:
        print(page(chosen.package, language))
