"""Bots by name: what a person types or picks.

``random`` and ``greedy`` are for measuring; ``page``, ``squire``, ``knight`` and ``baron`` are for playing.
``baron-1`` is the baron as he was in November 2026, with his judgement and his parameters: a yardstick for the arena.
The search of knight and baron has parameters tuned for each game, kept in ``tuned.json`` with how careless levels are;
``baron:5000`` sets the number of simulations, ``baron:seconds=2`` a time instead (such games do not repeat),
``baron:depth=4:simulations=800`` any parameter.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from jurade.bots.bot import Bot, RandomBot
from jurade.bots.careless import CarelessBot
from jurade.bots.greedy import GreedyBot
from jurade.bots.judging import Parameters
from jurade.bots.own import own_bot
from jurade.bots.searching import SearchBot
from jurade.core.errors import JuradeError, code
from jurade.core.game import Game
from jurade.core.options import Value
from jurade.core.words import say


@dataclass(frozen=True)
class Tuning:
    """The parameters of a search, by name, with defaults that play well everywhere."""

    simulations: int = 2000
    seconds: float = 0.0  # think so long instead of so many simulations; 0: simulations decide
    exploration: float = 0.1  # how much a choice looked at seldom gains on one looked at often
    temperature: float = 1500.0  # hundredths of a point that make a lead of e : 1 in winning chances
    depth: int = 6  # decisions looked ahead in the tree
    turns: int = 0  # how often the turn passes (Evaluator.turn) in a simulation, its playout too; 0: no such horizon
    patience: int = 1  # a simulation ends at a node with fewer visits than that
    widening: float = 4.0  # actions tried at a node: widening * sqrt(visits + 1)
    glance: int = 40  # choices of a node judged at first sight; of more, those with the best priors; 0: none
    belief: float = 3.0  # visits that such a judgement counts for
    playout: int = 0  # decisions of a guided playout from there on, up to the horizon of turns
    playout_width: int = 4  # choices judged at each of them; 1: what the priors like best, unjudged
    blend: float = 0.5  # weight of the value after the playout; the rest is that before it
    reuse: int = 1  # 1: keep the tree between decisions where the bot follows the game; 0: never
    edition: int = 2  # of the judgement; 1: that of the first barons, see yardstick.py

    def parameters(self) -> Parameters:
        return Parameters(**asdict(self))


LEVELS = ("page", "squire", "knight", "baron")
NAMES = ("random", "greedy", *LEVELS)
YARDSTICKS = ("baron-1",)  # nobody is offered them; kept as they were in a file of that name
MORE_THAN_NONE = ("simulations", "temperature")  # the parameters that must not be 0
KNIGHT_SHARE = 8  # the knight thinks this many times less than the baron
# Percent of a level's decisions in which it does anything that is not senseless.  A game in which such a move costs
# more may want fewer: at Bastide a page like this would be no better than chance.
CARELESS = {"page": 70, "squire": 25, "knight": 15}


@cache
def tuned(kept: str = "tuned") -> dict[str, dict[str, dict[str, float]]]:
    """What was found for each game: the parameters of the search, and how careless the levels are.

    ``kept`` is the name of the file: that of today, or that of a yardstick.
    """
    found: dict[str, dict[str, dict[str, float]]] = json.loads(
        files("jurade.bots").joinpath(f"{kept}.json").read_text(encoding="utf-8")
    )
    return found


def tuning(game: Game, kept: str = "tuned") -> Tuning:
    """The baron's parameters for a game, today or as a yardstick keeps them."""
    search = tuned(kept).get(game.id, {}).get("search", {})
    base = Tuning(edition=1) if kept == "baron-1" else Tuning()
    return _with(base, {name: str(value) for name, value in search.items()})


def carelessness(game: Game, level: str) -> int:
    """Percent of the decisions of a level that are careless."""
    return int(tuned().get(game.id, {}).get("careless", {}).get(level, CARELESS[level]))


def make_bot(name: str, game: Game) -> Bot:
    """One of our bots for a game, by its name, which may come from anywhere."""
    kind, *given = name.split(":")
    if kind not in NAMES + YARDSTICKS:
        near = get_close_matches(kind, NAMES, 1)
        if near:
            raise JuradeError(say("bad-bot-near", bot=code(kind), near=near[0]))
        raise JuradeError(say("bad-bot", bot=code(kind), bots=tuple(NAMES)))
    if given and kind not in ("knight", "baron", *YARDSTICKS):
        raise JuradeError(say("bad-bot-parameters", bot=kind))
    if kind == "random":
        return RandomBot()
    greedy = GreedyBot(game.evaluator)
    if kind == "greedy":
        return greedy
    if kind in ("page", "squire"):
        return CarelessBot(greedy, game.evaluator, carelessness(game, kind))
    best = tuning(game, kind) if kind in YARDSTICKS else tuning(game)
    if kind == "knight":
        best = replace(best, simulations=max(1, best.simulations // KNIGHT_SHARE))
    values = {}
    for part in given:
        parameter, equals, number = part.partition("=")
        values[parameter if equals else "simulations"] = number if equals else part
    search = SearchBot(game.evaluator, _with(best, values).parameters())
    return CarelessBot(search, game.evaluator, carelessness(game, kind)) if kind == "knight" else search


def any_bot(name: str, game: Game, options: Mapping[str, Value] | None = None) -> Bot:
    """One of our bots or one of somebody's own, which hears with which options it plays.

    Its name may start a program, so it is never taken from a record or from a message: only from whoever sits here.
    """
    if name.partition(":")[0] not in NAMES and (own := own_bot(name, game, options or {})) is not None:
        return own
    return make_bot(name, game)


def _with(base: Tuning, values: dict[str, str]) -> Tuning:
    """The parameters with some changed, each read as what it is."""
    kinds = {field.name: type(getattr(base, field.name)) for field in fields(Tuning)}
    changed: dict[str, float] = {}
    for name, text in values.items():
        if name not in kinds:
            raise JuradeError(say("bad-bot-parameter", name=code(name), names=tuple(kinds)))
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        whole = kinds[name] is int
        if not 0 <= number < 1e9 or (whole and number != int(number)) or (name in MORE_THAN_NONE and number == 0):
            kind = ("whole" if whole else "number") + ("-above" if name in MORE_THAN_NONE else "")
            raise JuradeError(say("bad-bot-number", name=name, kind=kind, given=code(text)))
        changed[name] = int(number) if whole else number
    return replace(base, **changed)  # type: ignore[arg-type]
