"""Information-set Monte Carlo tree search, one for all games.

Each simulation imagines a world that fits what the seat knows, walks down the tree through actions legal in that
world, adds a node, and values what it reached.  Nodes are reached by what the searching seat can see: outcomes of
chance it does not witness do not part the ways, and each seat answers a sealed decision without the others' answers.
"""

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.bots.bot import Bot, best_of
from jurade.bots.tree import NONE, ROOT, Tree
from jurade.core.evaluate import Evaluator
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER, State

SLICE: Final = 64  # simulations between two looks at a clock or a cancellation
SEALED_BY: Final = -1000  # key of the choices of a seat in a sealed decision: SEALED_BY - seat
ANSWERS: Final = -(1 << 40)  # key of what followed a sealed decision: ANSWERS - mixed answers
LOW: Final = 0xFFFFFF


@final
class Parameters:
    """What can be tuned, with defaults that play well everywhere."""

    def __init__(
        self,
        simulations: i64 = 2000,
        exploration: float = 0.35,
        temperature: float = 1500.0,
        depth: i64 = 8,
        widening: float = 4.0,
        settling: i64 = 2,
        settle_width: i64 = 40,
        seconds: float = 0.0,
    ) -> None:
        self.simulations: i64 = simulations
        self.exploration: float = exploration
        self.temperature: float = temperature  # hundredths of a point that make a lead of e : 1 in winning chances
        self.depth: i64 = depth  # decisions looked ahead
        self.widening: float = widening  # actions tried at a node: widening * sqrt(visits + 1)
        self.settling: i64 = settling  # greedy decisions of the same seat played before a position is valued
        self.settle_width: i64 = settle_width  # … of at most so many choices
        self.seconds: float = seconds  # think so long instead of so many simulations; 0: simulations decide


@final
class Search:
    """One search for one decision; run it in slices."""

    def __init__(self, known: State, seat: i64, evaluator: Evaluator, parameters: Parameters, rng: Rng) -> None:
        self.known: State = known
        self.seat: i64 = seat
        self.evaluator: Evaluator = evaluator
        self.parameters: Parameters = parameters
        self.rng: Rng = rng
        self.tree: Tree = Tree()
        self.path: "vec[i64]" = vec[i64]()  # node, seat, node, seat … of the present simulation
        self.simulations: i64 = 0

    def run(self, count: i64) -> None:
        """So many simulations more."""
        for _ in range(count):
            self.simulate()

    def run_out(self) -> None:
        """As many simulations, or as many seconds, as the parameters say."""
        if self.parameters.seconds <= 0.0:
            self.run(self.parameters.simulations)
            return
        ends = time.monotonic() + self.parameters.seconds
        while time.monotonic() < ends:
            self.run(SLICE)

    def simulate(self) -> None:
        world = self.known.imagine(self.rng)
        self.path = vec[i64](capacity=32)
        last = self.descend(world)
        self.settle(world, last)
        rewards = self.rewards(world)
        for i in range(0, len(self.path), 2):
            node = self.path[i]
            self.tree.visits[node] += 1
            self.tree.value[node] += rewards[self.path[i + 1]]
        self.tree.visits[ROOT] += 1
        self.simulations += 1

    def descend(self, world: State) -> i64:
        """Walk down until a new node, the depth limit or the end; the seat that decided last."""
        node: i64 = ROOT
        depth: i64 = 0
        last = self.seat
        while depth < self.parameters.depth:
            seat = self.seat if node == ROOT else world.actor()
            if seat == OVER:
                return last
            if seat == CHANCE:
                node = self.draw(world, node)
                continue
            size = len(self.tree)
            if world.sealed():
                node = self.answer_all(world, node)
            else:
                action = self.select(world, node, seat)
                node = self.tree.grow(node, action)
                self.path = append(append(self.path, node), seat)
                world.apply(seat, action)
            last = seat
            depth += 1
            if len(self.tree) > size and depth > 0:
                return last
        return last

    def draw(self, world: State, node: i64) -> i64:
        """An outcome of chance; those the searching seat sees lead to nodes of their own."""
        outcome = self.rng.weighted(world.outcomes())
        seen = world.witnesses(CHANCE, outcome) >> self.seat & 1
        world.apply(CHANCE, outcome)
        return self.tree.grow(node, -2 - outcome) if seen else node

    def answer_all(self, world: State, node: i64) -> i64:
        """All answers to a sealed decision, each chosen at a node of its seat; what follows hangs on all of them."""
        which = world.sealing()
        mixed: i64 = 0
        first = node == ROOT and world.owing() >> self.seat & 1 == 1
        while world.sealed() and world.sealing() == which:
            seat = self.seat if first else world.actor()
            if seat < 0:
                break
            first = False
            bench = self.tree.grow(node, SEALED_BY - seat) if seat != self.seat or node != ROOT else node
            action = self.select(world, bench, seat)
            chosen = self.tree.grow(bench, action)
            self.path = append(append(self.path, chosen), seat)
            mixed = (mixed * 31 + (action & LOW) + seat + 1) & 0x3FFFFFFFFF
            world.apply(seat, action)
        return self.tree.grow(node, ANSWERS - mixed)

    def select(self, world: State, node: i64, seat: i64) -> i64:
        """The next action at a node: a new one while the node is wide enough for it, else the most promising."""
        legal = world.legal(seat)
        count = len(legal)
        if count == 1:
            return legal[0]
        best = -1.0e30
        chosen = legal[0]
        tried: i64 = 0
        untried = vec[i64](capacity=count)
        for i in range(count):
            child = self.tree.child(node, legal[i])
            if child == NONE:
                untried = append(untried, legal[i])
                continue
            tried += 1
            self.tree.available[child] += 1
            visits = self.tree.visits[child]
            if visits == 0:
                return legal[i]
            mean = self.tree.value[child] / float(visits)
            spread = math.sqrt(math.log(float(self.tree.available[child]) + 1.0) / float(visits))
            value = mean + self.parameters.exploration * spread
            if value > best:
                best = value
                chosen = legal[i]
        if len(untried) > 0:
            width = self.parameters.widening * math.sqrt(float(self.tree.visits[node]) + 1.0)
            if tried == 0 or float(tried) < width:
                return self.most_promising(world, seat, untried)
        return chosen

    def most_promising(self, world: State, seat: i64, actions: "vec[i64]") -> i64:
        """Of actions not yet tried, the one the game's priors like best; equals at random."""
        return best_of(actions, self.evaluator.priors(world, seat, actions), self.rng)

    def settle(self, world: State, seat: i64) -> None:
        """Let the seat finish what it began, greedily: no tile is valued before somebody could stand on it."""
        for _ in range(self.parameters.settling):
            if world.actor() != seat or world.sealed():
                return
            legal = world.legal(seat)
            if len(legal) > self.parameters.settle_width:
                return
            best: i64 = -(i64(1) << 60)
            chosen = legal[0]
            if len(legal) > 1:
                for i in range(len(legal)):
                    after = world.clone()
                    after.apply(seat, legal[i])
                    value = self.evaluator.margin(after, seat)
                    if value > best:
                        best = value
                        chosen = legal[i]
            world.apply(seat, chosen)

    def rewards(self, world: State) -> "vec[float]":
        """By seat, the share of victory to be expected; at the end the share itself, and a little for the margin."""
        seats = world.seats
        worths = self.evaluator.worths(world)
        top = worths[0]
        for seat in range(seats):
            if worths[seat] > top:
                top = worths[seat]
        total = 0.0
        out = vec[float](capacity=seats)
        for seat in range(seats):
            weight = math.exp(float(worths[seat] - top) / self.parameters.temperature)
            out = append(out, weight)
            total += weight
        over = world.actor() == OVER
        places = world.places()
        winners: i64 = 0
        if over:
            for seat in range(seats):
                if places[seat] == 1:
                    winners += 1
        for seat in range(seats):
            share = out[seat] / total
            if over:
                won = 1.0 / float(winners) if places[seat] == 1 else 0.0
                share = 0.85 * won + 0.15 * share
            out[seat] = share
        return out

    def best(self) -> i64:
        """The action visited most often; of equals the better one."""
        legal = self.known.legal(self.seat)
        chosen = legal[0]
        most: i64 = -1
        mean = -1.0
        for i in range(len(legal)):
            child = self.tree.child(ROOT, legal[i])
            if child == NONE:
                continue
            visits = self.tree.visits[child]
            value = self.tree.mean(child)
            if visits > most or (visits == most and value > mean):
                most = visits
                mean = value
                chosen = legal[i]
        return chosen


@final
class SearchBot(Bot):
    """Searches with a number of simulations, so that the same seed gives the same move."""

    def __init__(self, evaluator: Evaluator, parameters: Parameters) -> None:
        self.evaluator: Evaluator = evaluator
        self.parameters: Parameters = parameters

    def choose(self, known: State, seat: i64, legal: "vec[i64]", rng: Rng) -> i64:
        if len(legal) == 1:
            return legal[0]
        search = Search(known, seat, self.evaluator, self.parameters, rng)
        search.run_out()
        return search.best()
