"""Information-set Monte Carlo tree search, one for all games.

Each simulation imagines a world that fits what the seat knows, walks down the tree through actions legal in that
world, and values what it reached.  Nodes are reached by what the searching seat can see: outcomes of chance and actions
it does not witness do not part the ways, and each seat answers a sealed decision without the others' answers.
Why it is built so, and what was tried: docs/adr/0012-search.md.
"""

import math
import time
from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.bots.bot import best_of
from jurade.bots.judging import Judge, Parameters
from jurade.bots.sealed import hear_others
from jurade.bots.tree import NO_HINT, NONE, ROOT, Tree
from jurade.bots.winning import victories_at_hand
from jurade.bots.yardstick import FIRST
from jurade.core.evaluate import Evaluator
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER, State

SLICE: Final = 64  # simulations between two looks at a clock or a cancellation
WORLDS: Final = 64  # imagined for one decision, then taken in turn
ROOT_LOOKS: Final = 6  # worlds in which the choices of the decision itself are judged at first sight
SEALED_LOOKS: Final = 3  # answers of the others against which an answer to a sealed decision is judged at first sight
SEALED_BY: Final = -1000  # key of the choices of a seat in a sealed decision: SEALED_BY - seat
AFTER_SEALED: Final = -2000  # key of what follows a sealed decision
UNSEEN: Final = -3000  # key of what follows an action the searching seat does not see: UNSEEN - its seat
GOLDEN: Final = 0.6180339887498949  # its multiples are spread evenly over the fractions, however many one takes
CLEARLY: Final = 0.01  # of a victory, what an action that wants a reason must promise more than others
OUTCOME: Final = -10000  # key of an outcome of chance that is seen: OUTCOME - outcome


@final
class Search:
    """One search for one decision; run it in slices.  It may begin with a tree that an earlier search has grown."""

    def __init__(
        self,
        known: State,
        seat: i64,
        evaluator: Evaluator,
        parameters: Parameters,
        rng: Rng,
        grown: Tree | None = None,
    ) -> None:
        self.known: State = known
        self.seat: i64 = seat
        self.evaluator: Evaluator = evaluator
        self.parameters: Parameters = parameters
        self.rng: Rng = rng
        self.worlds: list[State] = []  # imagined so far
        self.seed: i64 = rng.word()  # of the luck of all visits, each a stream of its own
        self.judge: Judge = Judge(evaluator, parameters, rng)
        self.tree: Tree = Tree() if grown is None else grown
        self.path: "vec[i64]" = vec[i64]()  # node, seat, node, seat … of the present simulation
        self.decisions: i64 = 0  # made by it so far
        self.turn: i64 = 0  # in which it is now
        self.changes: i64 = 0  # how often the turn has passed in it
        self.draws: i64 = 0  # of chance in it
        self.simulations: i64 = 0  # of this search; those that grew an earlier tree are not counted
        self.choices: "vec[i64]" = self.sensible(known, seat)  # of the decision itself
        self.is_won: bool = False  # by every one of the choices, in this very turn
        if parameters.edition != FIRST and len(self.choices) > 1:
            victories = victories_at_hand(known, seat, evaluator, rng)
            if len(victories) > 0:
                self.choices = victories
                self.is_won = True

    # ---- running

    def run(self, count: i64) -> None:
        """So many simulations more."""
        for _ in range(count):
            self.simulate()

    def run_out(self, stop: Callable[[], bool] | None = None) -> None:
        """As many simulations, or as many seconds, as the parameters say; fewer when ``stop`` says so.

        Simulations that an earlier search left in the tree count, but one slice is always new.
        Stop and clock are asked between slices, never before the first: there is always an answer.
        Where one choice wins at once there is nothing to think about.
        """
        if self.is_won and len(self.choices) == 1:
            self.run(1)
            return
        seconds = self.parameters.seconds
        ends = time.monotonic() + seconds
        wanted = self.parameters.simulations - self.tree.visits[ROOT]
        if wanted < SLICE:
            wanted = SLICE if self.parameters.simulations > SLICE else self.parameters.simulations
        while True:
            count = wanted - self.simulations
            self.run(SLICE if seconds > 0.0 or count > SLICE else count)
            if time.monotonic() >= ends if seconds > 0.0 else self.simulations >= wanted:
                return
            if stop is not None and stop():
                return

    def simulate(self) -> None:
        """One world, one way down, one judgement.

        The choice at the root comes first: visit by visit all choices meet the same worlds and the same luck, so that
        what parts them is not what they happened to meet.
        """
        action = self.select(self.world(0), ROOT, self.seat, self.choices)
        child = self.tree.child(ROOT, action)
        visit = self.tree.visits[child] if child != NONE else i64(0)
        world = self.world(visit).clone()
        self.judge.meet(self.seed, visit)
        self.path = append(append(vec[i64](capacity=32), i64(ROOT)), i64(NONE))
        self.decisions = 0
        self.turn = self.evaluator.turn(world)
        self.changes = 0
        self.draws = 0
        self.descend(world, action)
        rewards = self.judge.of_leaf(world, self.decisions, self.turn, self.changes)
        if self.is_won:
            rewards[self.seat] = 1.0 if len(self.choices) == 1 else 0.5 + 0.5 * rewards[self.seat]
        for i in range(0, len(self.path), 2):
            node = self.path[i]
            seat = self.path[i + 1]
            self.tree.visits[node] += 1
            if seat >= 0:
                self.tree.value[node] += rewards[seat]
        self.simulations += 1

    def world(self, visit: i64) -> State:
        """The world that every choice at the root meets in its visit of that number: to be copied, not changed."""
        place = 0 if self.known.is_complete() else visit % WORLDS
        while len(self.worlds) <= place:
            self.worlds.append(self.known.imagine(self.rng))
        return self.worlds[place]

    # ---- walking down

    def descend(self, world: State, first: i64) -> None:
        """Walk down to a node that is hardly known yet, the horizon or the end.

        ``first`` is the choice at the root.
        """
        node: i64 = ROOT
        horizon = self.parameters.turns
        while self.decisions < self.parameters.depth:
            seat = self.seat if node == ROOT else world.actor()
            if seat == OVER:
                return
            if seat == CHANCE:
                node = self.draw(world, node)
                continue
            if node != ROOT:
                if self.tree.visits[node] < self.parameters.patience:
                    return
                turn = self.evaluator.turn(world)
                if turn != self.turn:
                    if horizon > 0 and self.changes >= horizon:
                        return
                    self.changes += 1
                    self.turn = turn
            if world.sealed():
                node = self.answer_all(world, node, first)
            else:
                action = first if node == ROOT else self.select(world, node, seat, self.sensible(world, seat))
                node = self.decide(world, node, seat, action)
            self.decisions += 1

    def pass_by(self, node: i64, seat: i64) -> i64:
        """Note that this simulation goes through a node chosen by a seat (NONE: by nobody)."""
        self.path = append(append(self.path, node), seat)
        return node

    def draw(self, world: State, node: i64) -> i64:
        """An outcome of chance; those the searching seat sees lead to nodes of their own.

        The first of a simulation is not left to luck: visit by visit every node meets the same evenly spread outcomes,
        so that choices are compared under the same draws.
        """
        outcomes = world.outcomes()
        outcome = outcomes[0]
        if self.draws == 0:
            total: i64 = 0
            for i in range(1, len(outcomes), 2):
                total += outcomes[i]
            turns = (float(self.tree.visits[node]) + 0.5) * GOLDEN
            left = i64((turns - float(i64(turns))) * float(total))
            for i in range(1, len(outcomes), 2):
                left -= outcomes[i]
                if left < 0:
                    outcome = outcomes[i - 1]
                    break
        else:
            outcome = self.judge.luck.weighted(outcomes)
        self.draws += 1
        seen = world.witnesses(CHANCE, outcome) >> self.seat & 1
        world.apply(CHANCE, outcome)
        return self.pass_by(self.tree.grow(node, OUTCOME - outcome), NONE) if seen else node

    def decide(self, world: State, node: i64, seat: i64, action: i64) -> i64:
        """Carry out one decision of one seat."""
        seen = world.witnesses(seat, action) >> self.seat & 1
        chosen = self.pass_by(self.tree.grow(node, action), seat)
        world.apply(seat, action)
        return chosen if seen else self.pass_by(self.tree.grow(node, UNSEEN - seat), NONE)

    def answer_all(self, world: State, node: i64, first: i64) -> i64:
        """All answers to a sealed decision, each chosen at a node of its seat, which no other answer leads to.

        What follows hangs on the own answer alone: the others' answers are many, and most would be met only once.
        """
        which = world.sealing()
        chosen_before = node == ROOT
        own = node
        while world.sealed() and world.sealing() == which:
            seat = self.seat if chosen_before else world.actor()
            if seat < 0:
                break
            bench = node
            if seat != self.seat or node != ROOT:
                bench = self.pass_by(self.tree.grow(node, SEALED_BY - seat), NONE)
            action = first if chosen_before else self.select(world, bench, seat, self.sensible(world, seat))
            chosen_before = False
            chosen = self.pass_by(self.tree.grow(bench, action), seat)
            if seat == self.seat:
                own = chosen
            world.apply(seat, action)
        return self.pass_by(self.tree.grow(own, AFTER_SEALED), NONE)

    # ---- choosing at a node

    def sensible(self, world: State, seat: i64) -> "vec[i64]":
        """What a seat may choose in a world."""
        return self.evaluator.sensible(world, seat, world.legal(seat))

    def select(self, world: State, node: i64, seat: i64, legal: "vec[i64]") -> i64:
        """The next action at a node: a new one while the node is wide enough for it, else the most promising."""
        count = len(legal)
        if count == 1:
            return legal[0]
        tree = self.tree
        if tree.judged[node] == 0 and self.parameters.glance > 0:
            self.glance(world, node, seat, legal)
        best = -1.0e30
        chosen = legal[0]
        tried: i64 = 0
        belief = self.parameters.belief
        untried = vec[i64](capacity=count)
        for i in range(count):
            child = tree.child(node, legal[i])
            if child == NONE:
                untried = append(untried, legal[i])
                continue
            tried += 1
            tree.available[child] += 1
            weight = float(tree.visits[child])
            value = tree.value[child]
            if tree.hint[child] != NO_HINT:
                weight += belief
                value += belief * tree.hint[child]
            if weight <= 0.0:
                return legal[i]
            spread = math.sqrt(math.log(float(tree.available[child]) + 1.0) / weight)
            value = value / weight + self.parameters.exploration * spread
            if value > best:
                best = value
                chosen = legal[i]
        if len(untried) > 0:
            width = self.parameters.widening * math.sqrt(float(tree.visits[node]) + 1.0)
            if tried == 0 or float(tried) < width:
                return best_of(untried, self.evaluator.priors(world, seat, untried), self.rng)
        return chosen

    def glance(self, world: State, node: i64, seat: i64, legal: "vec[i64]") -> None:
        """Judge the choices at a node at first sight: all, or where there are too many those with the best priors.

        The choices at the root are judged in several worlds.
        Answers to a sealed decision are judged, all alike, against a few answers of the others drawn by the priors.
        """
        tree = self.tree
        tree.judged[node] = 1
        actions = legal
        if len(legal) > self.parameters.glance:
            actions = self.judge.most_promising(world, seat, legal, self.parameters.glance)
        looks: i64 = SEALED_LOOKS if world.sealed() else 1
        if node == ROOT and not self.known.is_complete():
            looks = ROOT_LOOKS
        for look in range(looks):
            ground = self.world(look) if node == ROOT else world
            if world.sealed():
                ground = ground.clone()
                hear_others(ground, seat, self.evaluator, self.judge.whims)
            for i in range(len(actions)):
                child = tree.grow(node, actions[i])
                before = tree.hint[child] if look > 0 else 0.0
                tree.hint[child] = before + self.judge.at_first_sight(ground, seat, actions[i]) / float(looks)

    # ---- the answer

    def best(self) -> i64:
        """The action visited most often; of equals the better one.

        One that wants a reason gives way to another that is hardly worse.
        """
        chosen = self.most_visited(False, self.choices[0])
        if self.parameters.edition == FIRST or not self.evaluator.wants_reason(self.known, self.seat, chosen):
            return chosen
        plain = self.most_visited(True, chosen)
        if plain == chosen:
            return chosen
        gain = self.tree.mean(self.tree.child(ROOT, chosen)) - self.tree.mean(self.tree.child(ROOT, plain))
        return chosen if gain > CLEARLY else plain

    def most_visited(self, plain: bool, otherwise: i64) -> i64:
        """The choice visited most often, ``plain``: of those that want no reason; ``otherwise`` where there is none."""
        chosen = otherwise
        most: i64 = 0
        mean = -1.0
        for i in range(len(self.choices)):
            action = self.choices[i]
            child = self.tree.child(ROOT, action)
            if child == NONE or (plain and self.evaluator.wants_reason(self.known, self.seat, action)):
                continue
            visits = self.tree.visits[child]
            value = self.tree.mean(child)
            if visits > most or (visits == most and value > mean):
                most = visits
                mean = value
                chosen = action
        return chosen
