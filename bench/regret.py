"""What a search loses by thinking too briefly, or in the wrong places: its choices, judged by a much longer search.

Matches need hundreds of games to tell two settings apart; this needs a minute.  It says nothing about what both
searches get wrong: for that there are matches (``jurade arena``, bench/levels.py).

``.venv/bin/python bench/regret.py carcassonne baron baron:exploration=0.05 baron:500``
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import jurade
from jurade.bots.ismcts import Search
from jurade.bots.levels import make_bot, tuning
from jurade.bots.tree import NONE, ROOT
from jurade.core.game import Game
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER, State

SEATS = {"bastide": 3}  # two everywhere else
WIDE = 4  # decisions with no more choices teach little
KNOWN = 30  # visits that a choice needs to be called the best one
SEEDS = 4  # searches of each position


@dataclass(frozen=True)
class Puzzle:
    """A decision of a seat, and what the long search thinks of its choices."""

    known: State
    seat: int
    values: dict[int, float]
    best: float

    def lost_by(self, action: int) -> float:
        """In shares of a victory; a choice the long search never tried is as bad as the worst it did."""
        return self.best - self.values.get(action, min(self.values.values()))


def decisions(game: Game, count: int) -> list[tuple[State, int]]:
    """Wide decisions, each from a game of greedy bots, later and later."""
    found = []
    greedy = make_bot("greedy", game)
    for k in range(count):
        match = game.new(SEATS.get(game.id, 2), seed=400 + k)
        state, rng, made = match.state.clone(), Rng(k), 0
        while state.actor() != OVER:
            seat = state.actor()
            if seat == CHANCE:
                state.apply(CHANCE, rng.weighted(state.outcomes()))
                continue
            legal = state.legal(seat)
            if made >= 10 * (1 + k) and len(legal) > WIDE:
                found.append((state.masked(seat), int(seat)))
                break
            state.apply(seat, greedy.choose(state.masked(seat), seat, legal, rng))
            made += 1
    return found


def puzzle(game: Game, known: State, seat: int, simulations: int, exploration: float) -> Puzzle:
    """A decision with the answers of a long search that looks everywhere."""
    parameters = tuning(game).parameters()
    parameters.exploration = exploration
    search = Search(known, seat, game.evaluator, parameters, Rng(99))
    search.run(simulations)
    nodes = {int(action): search.tree.child(ROOT, action) for action in known.legal(seat)}
    visits = {action: search.tree.visits[node] for action, node in nodes.items() if node != NONE}
    values = {action: float(search.tree.mean(nodes[action])) for action, count in visits.items() if count}
    return Puzzle(known, seat, values, max(value for action, value in values.items() if visits[action] >= KNOWN))


def regret(game: Game, bot: str, puzzles: list[Puzzle]) -> float:
    """The share of a victory that the choices of a bot lose on the mean."""
    parameters = make_bot(bot, game).parameters  # type: ignore[attr-defined]
    lost = 0.0
    for each in puzzles:
        for seed in range(SEEDS):
            search = Search(each.known, each.seat, game.evaluator, parameters, Rng(seed))
            search.run(parameters.simulations)
            lost += each.lost_by(int(search.best()))
    return lost / (SEEDS * len(puzzles))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+", help="of the kind that searches: baron, baron:500, baron:exploration=0.3 …")
    parser.add_argument("--positions", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=8000, help="of the long search")
    parser.add_argument("--exploration", type=float, default=0.5, help="of the long search")
    args = parser.parse_args()
    game = jurade.game(args.game)
    puzzles = [puzzle(game, *each, args.simulations, args.exploration) for each in decisions(game, args.positions)]
    for bot in args.bots:
        print(f"{game.id} {bot}: loses {regret(game, bot, puzzles):.2%} of a victory a decision", flush=True)


if __name__ == "__main__":
    main()
