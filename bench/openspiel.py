"""Our search against OpenSpiel's Python ISMCTS bot, both on our compiled rules, at equal time for every move.

OpenSpiel is no dependency of the project: it is wanted here only, in an environment of its own.

    python3 -m venv scratch
    scratch/bin/pip install . open_spiel
    scratch/bin/python bench/openspiel.py --games 60 --jobs 2

The bridge makes one of our games an OpenSpiel game: chance is a chance node, sealed decisions are answered one seat
after the other, information states are masked states, and worlds are resampled by ``masked(seat).imagine``.
OpenSpiel's bot is used as it is; when its time is over, the next world it asks for is refused and it answers with what
it has.  Its clock counts processor time and ours counts seconds, so that a busy machine can only harm us.
It plays with random rollouts, as it comes, and in a second match with our valuation of positions instead of
rollouts, which leaves the two searches alone against each other.
Every seed is played twice with seats changed.  The figures go to bench/results/openspiel.md and .json.
"""

from __future__ import annotations

import argparse
import json
import math
import platform
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from datetime import date
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64
from open_spiel.python.algorithms import ismcts, mcts

import jurade
from jurade.arena.bench import build, middle
from jurade.arena.statistics import interval
from jurade.bots.bot import Bot
from jurade.bots.ismcts import Search
from jurade.bots.levels import make_bot, tuning
from jurade.bots.playing import play_out
from jurade.core.position import canonical
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER, State

HERE = Path(__file__).resolve().parent
SEATS = 2
MOST_ACTIONS = 1 << 25  # our actions are packed numbers; only their bound matters to OpenSpiel
EXPLORATION = math.sqrt(2)  # for returns between -1 and 1
LEAST_SIMULATIONS = 2  # OpenSpiel's first only opens the root


# ---- the bridge


@cache
def spiel_game(name: str) -> SpielGame:
    """One of our games with two seats as a game of OpenSpiel."""
    return SpielGame(name)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours, sequential, with chance and hidden information."""

    def __init__(self, name: str) -> None:
        self.rules = jurade.game(name)
        self.options = self.rules.options.complete({}, SEATS)
        kind = pyspiel.GameType(
            short_name=f"jurade_{name}",
            long_name=f"Jurade: {name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=SEATS,
            min_num_players=SEATS,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            parameter_specification={},
        )
        bounds = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=MOST_ACTIONS,
            num_players=SEATS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=10_000,
        )
        super().__init__(kind, bounds, {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.rules.start(SEATS, self.options))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours: a world, or what a seat knows when it begins to think."""

    def __init__(self, game: SpielGame, state: State) -> None:
        super().__init__(game)
        self.game = game
        self.state = state
        self.known: State | None = None  # what the actor knows, made once for all worlds
        self.key = ""  # the information state of the actor, made once

    def current_player(self) -> int:
        actor = int(self.state.actor())
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        pairs = list(self.state.outcomes())
        total = sum(pairs[1::2])
        return [(action, weight / total) for action, weight in zip(pairs[::2], pairs[1::2], strict=True)]

    def _apply_action(self, action: int) -> None:
        self.state.apply(self.state.actor(), action)
        self.known, self.key = None, ""

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.rules.write(self.state, CHANCE if player < 0 else player, action)

    def is_terminal(self) -> bool:
        return bool(self.state.actor() == OVER)

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser, 0 for both of a shared victory and for an unfinished game."""
        first, second = self.state.places()
        if not self.is_terminal() or first == second:
            return [0.0, 0.0]
        return [1.0, -1.0] if first < second else [-1.0, 1.0]

    def clone(self) -> SpielState:
        return SpielState(self.game, self.state.clone())

    def information_state_string(self, player: int | None = None) -> str:
        """All that the actor knows; equal knowledge, equal text."""
        if not self.key:
            self.key = canonical(self.game.rules.dump(self._masked()))
        return self.key

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A world that fits what the player knows.  It has the same information state: conformance tests say so."""
        seed = int(sampler() * (1 << 53))
        world = SpielState(self.game, self._masked().imagine(Rng(seed)))
        world.key = self.information_state_string()
        return world

    def _masked(self) -> State:
        if self.known is None:
            self.known = self.state.masked(self.state.actor())
        return self.known

    def __str__(self) -> str:
        return canonical(self.game.rules.dump(self.state))


# ---- OpenSpiel's bot with a clock


class TimeIsUp(Exception):
    """No more worlds are handed out."""


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, stopped after so many seconds instead of so many simulations."""

    def __init__(self, game: SpielGame, evaluator: mcts.Evaluator, seconds: float, seed: int) -> None:
        random = numpy.random.RandomState(seed)
        super().__init__(game, evaluator, EXPLORATION, 1 << 40, random_state=random)
        self.seconds = seconds
        self.ends = 0.0
        self.worlds = 0  # of the present search
        self.all_worlds = 0
        self.searches = 0
        self.set_resampler(self._next_world)

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        self.ends = time.process_time() + self.seconds
        self.worlds = 0
        try:
            policy: list[tuple[int, float]] = super().run_search(state)
        except TimeIsUp:
            policy = self.get_final_policy(state, self._root_node)
            self.searches += 1
            self.all_worlds += self.worlds
        return policy

    def _next_world(self, state: SpielState, player: int) -> SpielState:
        if self.worlds >= LEAST_SIMULATIONS and time.process_time() >= self.ends:
            raise TimeIsUp
        self.worlds += 1
        return state.resample_from_infostate(player, self.random_number)


class OurValuation(mcts.Evaluator):  # type: ignore[misc]
    """What our search thinks of a position, for OpenSpiel's: expected shares of victory, from -1 to 1."""

    def __init__(self, game: SpielGame) -> None:
        self.evaluator = game.rules.evaluator
        self.temperature = tuning(game.rules).temperature

    def evaluate(self, state: SpielState) -> Any:
        if state.is_terminal():
            return numpy.array(state.returns())
        first, second = self.evaluator.worths(state.state)
        lead = math.tanh((first - second) / (2 * self.temperature))
        return numpy.array([lead, -lead])

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Guest(Bot):
    """OpenSpiel's bot at our table: it gets a masked state, as every bot does."""

    def __init__(self, game: SpielGame, valuation: str, seconds: float, seed: int) -> None:
        random = numpy.random.RandomState(seed + 1)
        evaluator = mcts.RandomRolloutEvaluator(1, random) if valuation == "rollouts" else OurValuation(game)
        self.game = game
        self.inner = TimedIsmcts(game, evaluator, seconds, seed)

    def choose(self, known: State, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        if len(legal) == 1:
            return legal[0]
        return int(self.inner.step(SpielState(self.game, known)))


# ---- the match


@dataclass(frozen=True)
class Pairing:
    """One game to be played."""

    game: str
    valuation: str  # of OpenSpiel's bot: "rollouts" or "ours"
    seconds: float
    seed: int
    our_seat: int


@dataclass(frozen=True)
class Outcome:
    """How it went for us."""

    pairing: Pairing
    share: float
    scores: tuple[int, int]  # ours, theirs
    simulations: float  # of OpenSpiel's bot, per search


def play(pairing: Pairing) -> Outcome:
    """Play one game."""
    game = spiel_game(pairing.game)
    ours = make_bot(f"baron:seconds={pairing.seconds:g}", game.rules)
    guest = Guest(game, pairing.valuation, pairing.seconds, pairing.seed)
    state = game.rules.start(SEATS, game.options)
    bots: list[Bot] = [ours, guest] if pairing.our_seat == 0 else [guest, ours]
    play_out(state, bots, Rng(pairing.seed, 0), Rng(pairing.seed, 1))
    places, scores = list(state.places()), [int(points) for points in state.scores()]
    us, them = pairing.our_seat, 1 - pairing.our_seat
    share = 0.5 if places[us] == places[them] else float(places[us] < places[them])
    return Outcome(pairing, share, (scores[us], scores[them]), guest.inner.all_worlds / max(1, guest.inner.searches))


def our_simulations(name: str, seconds: float) -> int:
    """Simulations of our search in that time in the middle of a game."""
    game = spiel_game(name)
    state, rng = middle(game.rules, SEATS, game.options), Rng(1)
    parameters = replace(tuning(game.rules), seconds=seconds).parameters()
    search = Search(state.masked(state.actor()), state.actor(), game.rules.evaluator, parameters, rng)
    search.run_out()
    return int(search.simulations)


def matches(pairings: Sequence[Pairing], jobs: int) -> Iterator[Outcome]:
    """All games, in the order given."""
    if jobs == 1:
        yield from map(play, pairings)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, pairings)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", help="may be repeated; carcassonne, flandern and feudo by default")
    parser.add_argument("--games", type=int, default=60, help="games each, an even number")
    parser.add_argument("--seconds", type=float, default=0.2, help="for each move, on both sides")
    parser.add_argument("--valuation", action="append", choices=("rollouts", "ours"), help="of OpenSpiel's bot")
    parser.add_argument("--jobs", type=int, default=1, help="games at once; no more than there are idle cores")
    parser.add_argument("--out", type=Path, default=HERE / "results")
    args = parser.parse_args()
    rows: list[dict[str, Any]] = []
    lines = [
        "# Our search against OpenSpiel's ISMCTS\n",
        f"`baron` against `open_spiel.python.algorithms.ismcts` of OpenSpiel {version('open_spiel')}, "
        f"both on our rules ({build()}), {args.seconds:g} s for every move on both sides; "
        f"two seats, every seed played with seats changed; "
        f"Python {platform.python_version()}, {date.today().isoformat()}.",
        "OpenSpiel's bot values positions by random rollouts, as it comes, or by our valuation, "
        "which compares the searches alone.",
        "OpenSpiel's clock counts processor time, ours seconds: a busy machine can only harm us.",
        "Written by `bench/openspiel.py`.\n",
        "| game | OpenSpiel values by | games | our victories | 95 % | our mean score | theirs "
        "| our simulations, mid-game | theirs, mean |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for valuation in args.valuation or ("rollouts", "ours"):
        for name in args.game or ("carcassonne", "flandern", "feudo"):
            todo = [Pairing(name, valuation, args.seconds, 1 + k // 2, k % 2) for k in range(args.games)]
            done = []
            for outcome in matches(todo, args.jobs):
                done.append(outcome)
                won = sum(each.share for each in done)
                print(f"{name}, {valuation}: {won:g} of {len(done)}", *outcome.scores, flush=True)
            rate = sum(each.share for each in done) / len(done)
            low, high = interval(rate, len(done))
            row = {
                "game": name,
                "valuation": valuation,
                "seconds": args.seconds,
                "games": len(done),
                "rate": rate,
                "low": low,
                "high": high,
                "our_score": sum(each.scores[0] for each in done) / len(done),
                "their_score": sum(each.scores[1] for each in done) / len(done),
                "our_simulations": our_simulations(name, args.seconds),
                "their_simulations": sum(each.simulations for each in done) / len(done),
            }
            rows.append({**row, "outcomes": [asdict(each) for each in done]})
            lines.append(
                f"| {name} | {'random rollouts' if valuation == 'rollouts' else 'our valuation'} | {len(done)} "
                f"| {rate:.0%} | {low:.0%} – {high:.0%} | {row['our_score']:.1f} | {row['their_score']:.1f} "
                f"| {row['our_simulations']:,} | {row['their_simulations']:,.0f} |"
            )
            print(lines[-1], flush=True)
            args.out.mkdir(parents=True, exist_ok=True)  # written after every match: a long run may be stopped
            (args.out / "openspiel.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
            (args.out / "openspiel.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
