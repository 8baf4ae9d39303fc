"""Does a bot of one's own keep to the rules of being a bot?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

import jurade
from jurade.bots.levels import any_bot
from jurade.bots.own import BotFault, OwnBot, Program
from jurade.bots.playing import play_out
from jurade.cli import FAILED
from jurade.cli.common import tell, warn
from jurade.core.game import Game
from jurade.core.rng import Rng

DECISIONS = 60  # of a bot in one game
HASTE = 0.001  # seconds: too few for anybody, so that "stop" is heard


def botcheck(
    bot: Annotated[str, typer.Argument(help="module:Class, program:COMMAND, or the name of any bot.", metavar="BOT")],
    game: Annotated[str | None, typer.Argument(help="One game; all when left out.", metavar="[GAME]")] = None,
) -> None:
    """Try a bot of your own in every game, and tell what is wrong with it.

    It plays all seats for a while, with every number of seats; a program is also told to stop at once.
    The protocol of programs is explained in docs/guide/bots.md.

    Examples:

    [bold]jurade botcheck "program:python chance.py"[/bold]

    [bold]jurade botcheck mybots:Clever feudo[/bold]
    """
    faults = 0
    for rules in [jurade.game(game)] if game else map(jurade.game, jurade.game_ids()):
        for what, fault in _checks(bot, rules):
            faults += fault is not None
            if fault is None:
                tell(f"{rules.id}: {what}")
            else:
                warn(f"{rules.id}:", f"{what}: {fault}")
    if faults:
        raise typer.Exit(FAILED)


def _checks(name: str, game: Game) -> Iterator[tuple[str, str | None]]:
    """What was tried with a bot in a game, and what went wrong."""
    for seats in game.seats:
        yield f"plays with {seats} seats", _fault(name, game, seats)
    if isinstance(bot := any_bot(name, game), OwnBot) and isinstance(bot.decider, Program):
        yield "answers when it is told to stop", _fault(name, game, game.seats[0], seconds=HASTE)


def _fault(name: str, game: Game, seats: int, seconds: float | None = None) -> str | None:
    """What goes wrong while a bot plays all seats of a game, one after the other; None when nothing does."""
    options = game.options.complete({}, seats)
    bots = [any_bot(name, game, options) for _ in range(seats)]
    programs = [bot.decider for bot in bots if isinstance(bot, OwnBot) and isinstance(bot.decider, Program)]
    for program in programs:
        program.seconds = seconds or program.seconds
    try:
        play_out(game.start(seats, options), bots, Rng(seats, 0), Rng(seats, 1), DECISIONS * seats)
    except BotFault as fault:
        return str(fault)
    except RuntimeError:
        pass  # so many decisions were enough
    finally:
        for program in programs:
            program.close()
    return None
