"""Positions in which a seat can win in this very turn: collected from games, kept in a file, put before bots."""

from __future__ import annotations

import gzip
import json
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from jurade.bots.bot import Bot
from jurade.bots.levels import make_bot
from jurade.bots.winning import Prover, is_winner
from jurade.core.evaluate import NOT_YET
from jurade.core.game import Game
from jurade.core.options import Value
from jurade.core.position import envelope
from jurade.core.registry import game
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER, State

STEPS = 36_000  # tried for each decision: three times what a bot tries
LATE = 30  # decisions before the end of a game in which wins are looked for: earlier ones are rare
WORLDS = 12  # in which a choice must win, the true one among them
LONGEST = 40  # decisions until a victory that was at hand must have come


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is, and which choices win at once."""

    position: dict[str, Any]  # as ``Game.load`` reads it
    seat: int
    choices: int  # that made sense
    wins: tuple[str, ...]  # in notation: those that win soonest
    source: str  # the game it is from

    @property
    def game(self) -> str:
        return str(self.position["game"])


def mine(rules: Game, seats: int, bots: str, seed: int, options: Mapping[str, Value]) -> Iterator[Puzzle]:
    """The last positions of a game in which the seat to decide could win at once, if it chose well; one a turn."""
    values = rules.options.complete(options, seats)
    state = rules.start(seats, values)
    players = [make_bot(bots, rules) for _ in range(seats)]
    chance, taste, thought = Rng(seed, 0), Rng(seed, 1), Rng(seed, 2)
    decisions: deque[State] = deque(maxlen=LATE)
    while (seat := state.actor()) != OVER:
        if seat == CHANCE:
            state.apply(CHANCE, chance.weighted(state.outcomes()))
            continue
        decisions.append(state.clone())
        state.apply(seat, players[seat].choose(state.masked(seat), seat, state.legal(seat), taste))
    solved = (-1, NOT_YET)
    for then in decisions:
        seat = then.actor()
        turn = (int(seat), int(rules.evaluator.closing(then)))
        if turn in ((seat, NOT_YET), solved):
            continue
        wins, choices = solve(rules, then, seat, thought)
        if wins:
            solved = turn
            if len(wins) < choices:
                source = f"{bots}, {seats} seats, seed {seed}"
                yield Puzzle(envelope(rules, then, values), int(seat), choices, wins, source)


def solve(rules: Game, state: State, seat: int, rng: Rng) -> tuple[tuple[str, ...], int]:
    """The choices that win at once, by trying far more than a bot does, and of how many."""
    known = state.masked(seat)
    choices = len(rules.evaluator.sensible(known, seat, known.legal(seat)))
    if choices == 1:
        return (), 1
    worlds = [state.clone()]
    if not known.is_complete():
        worlds += [known.imagine(rng) for _ in range(WORLDS - 1)]
    found = Prover(rules.evaluator, seat, STEPS).winning(worlds)
    return tuple(rules.write(known, seat, action) for action in found), choices


def is_found(puzzle: Puzzle, bot: Bot, seed: int) -> bool:
    """Does a bot that holds the seat win before the turn is over?  The others do anything at all."""
    rules = game(puzzle.game)
    state = rules.load(puzzle.position, seed=0, draws=False).state.clone()
    stretch = rules.evaluator.closing(state)
    rng, taste = Rng(seed, 0), Rng(seed, 1)
    for _ in range(LONGEST):
        while state.actor() == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
        if state.actor() == OVER:
            return bool(is_winner(state, puzzle.seat))
        if rules.evaluator.closing(state) != stretch:
            return False
        if state.owing() >> puzzle.seat & 1:
            known = state.masked(puzzle.seat)
            action = bot.choose(known, puzzle.seat, known.legal(puzzle.seat), taste)
            state.apply(puzzle.seat, action)
        else:
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[rng.below(len(legal))])
    return False


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Keep puzzles in a file, one a line, packed; the same puzzles make the same bytes."""
    lines = "".join(json.dumps(asdict(puzzle), separators=(",", ":")) + "\n" for puzzle in puzzles)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(lines.encode(), mtime=0))


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    return [Puzzle(**{**(kept := json.loads(line)), "wins": tuple(kept["wins"])}) for line in lines]
