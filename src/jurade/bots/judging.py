"""How a search values what it reached: the game's evaluation, at once and after a short guided playout."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.bots.bot import best_of, largest
from jurade.bots.sealed import hear_others
from jurade.bots.yardstick import FIRST, first_rewards
from jurade.core.evaluate import Evaluator
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER, State

WORST: Final = -(1 << 60)
UNSURE: Final = 0.2  # of a reward, the part no unfinished game gives to anybody: a victory is better than any lead
HASTE: Final = 0.02  # how fast that part of a victory dwindles, for every decision on the way: never put one off
STEADY: Final = 0.15  # of what a margin says, the part that still grows when the game is as good as decided
FAR: Final = 4.0  # temperatures of margin at which that part is half of what it can be
BARELY: Final = 1e-6  # weight of a seat that has no chance: shares are never divided by nothing


@final
class Parameters:
    """What can be tuned; the defaults are those of ``levels.Tuning``, which says what each means."""

    def __init__(
        self,
        simulations: i64,
        seconds: float,
        exploration: float,
        temperature: float,
        depth: i64,
        turns: i64,
        patience: i64,
        widening: float,
        glance: i64,
        belief: float,
        playout: i64,
        playout_width: i64,
        blend: float,
        reuse: i64,
        edition: i64,
    ) -> None:
        self.simulations: i64 = simulations
        self.seconds: float = seconds
        self.exploration: float = exploration
        self.temperature: float = temperature
        self.depth: i64 = depth
        self.turns: i64 = turns
        self.patience: i64 = patience
        self.widening: float = widening
        self.glance: i64 = glance
        self.belief: float = belief
        self.playout: i64 = playout
        self.playout_width: i64 = playout_width
        self.blend: float = blend
        self.reuse: i64 = reuse
        self.edition: i64 = edition


@final
class Judge:
    """Turns positions into rewards: for each seat the share of victory it may expect."""

    def __init__(self, evaluator: Evaluator, parameters: Parameters, rng: Rng) -> None:
        self.evaluator: Evaluator = evaluator
        self.parameters: Parameters = parameters
        self.luck: Rng = rng  # of the present simulation: what is drawn
        self.whims: Rng = rng  # and what seats take into their heads, apart: or a whim more would change all draws

    def meet(self, seed: i64, visit: i64) -> None:
        """Begin a simulation with the luck and the whims of that visit."""
        self.luck = Rng(seed, 2 * visit)
        self.whims = Rng(seed, 2 * visit + 1)

    def of_leaf(self, world: State, decisions: i64, turn: i64, changes: i64) -> "vec[float]":
        """The rewards of a position some decisions away; plays on in ``world``.

        ``turn`` is that of the last decision, ``changes`` how often it had passed until then.
        """
        blend = self.parameters.blend
        if self.parameters.playout == 0 or blend <= 0.0 or world.actor() == OVER:
            return self.rewards(world, decisions)
        now = self.rewards(world, decisions) if blend < 1.0 else vec[float]()
        plies = self.play_on(world, turn, changes)
        if self.parameters.edition == FIRST:
            plies = self.parameters.playout
        rewards = self.rewards(world, decisions + plies)
        for seat in range(len(now)):
            rewards[seat] = (1.0 - blend) * now[seat] + blend * rewards[seat]
        return rewards

    def at_first_sight(self, world: State, seat: i64, action: i64) -> float:
        """What an action of a seat looks worth to it without any search."""
        after = world.clone()
        after.apply(seat, action)
        return self.rewards(after, 1)[seat]

    def greediest(self, world: State, seat: i64, actions: "vec[i64]") -> i64:
        """The action after which the evaluation likes the position best for the seat; any of equals."""
        if len(actions) == 1:
            return actions[0]
        values = vec[i64](capacity=len(actions))
        for i in range(len(actions)):
            after = world.clone()
            after.apply(seat, actions[i])
            values = append(values, self.evaluator.margin(after, seat))
        return best_of(actions, values, self.whims)

    def play_on(self, world: State, turn: i64, changes: i64) -> i64:
        """A short playout: of a few choices drawn by the game's priors, each seat takes the greediest.

        It ends where the tree would end too, at the horizon of turns, so that all positions are valued alike.
        Tells how many decisions it made.
        """
        plies: i64 = 0
        horizon = self.parameters.turns
        while plies < self.parameters.playout:
            seat = world.actor()
            if seat == OVER:
                return plies
            if seat == CHANCE:
                world.apply(CHANCE, self.luck.weighted(world.outcomes()))
                continue
            now = self.evaluator.turn(world)
            if now != turn:
                if horizon > 0 and changes >= horizon:
                    return plies
                changes += 1
                turn = now
            plies += 1
            if world.sealed():
                self.answer_all(world)
            else:
                world.apply(seat, self.greediest(world, seat, self.candidates(world, seat)))
        return plies

    def answer_all(self, world: State) -> None:
        """An answer of every seat that owes one to a sealed decision, all chosen before any is given.

        Each is the best against answers it has to guess: a seat that saw the others' would be favoured.
        """
        owing = world.owing()
        answers = vec[i64](capacity=2 * world.seats)
        for seat in range(world.seats):
            if owing >> seat & 1:
                drawn = self.candidates(world, seat)
                ground = world
                if len(drawn) > 1:
                    ground = world.clone()
                    hear_others(ground, seat, self.evaluator, self.whims)
                answers = append(append(answers, seat), self.greediest(ground, seat, drawn))
        for i in range(0, len(answers), 2):
            world.apply(answers[i], answers[i + 1])

    def candidates(self, world: State, seat: i64) -> "vec[i64]":
        """The choices of a seat that are judged in a playout."""
        legal = self.evaluator.sensible(world, seat, world.legal(seat))
        return self.some_of(world, seat, legal, self.parameters.playout_width)

    def some_of(self, world: State, seat: i64, legal: "vec[i64]", count: i64) -> "vec[i64]":
        """A few different legal actions: half of them the most promising, the others drawn with the priors as weights.

        All when there are no more.
        """
        if len(legal) <= count:
            return legal
        priors = self.evaluator.priors(world, seat, legal)
        total: i64 = 0
        for i in range(len(priors)):
            total += priors[i]
        out = vec[i64](capacity=count)
        while len(out) < count and total > 0:
            at: i64 = 0
            if 2 * len(out) < count:
                at = largest(priors, self.whims)
            else:
                left = self.whims.below(total)
                while left >= priors[at]:
                    left -= priors[at]
                    at += 1
            out = append(out, legal[at])
            total -= priors[at]
            priors[at] = 0
        return out

    def most_promising(self, world: State, seat: i64, legal: "vec[i64]", count: i64) -> "vec[i64]":
        """The actions the game's priors like best, so many of them, best first."""
        priors = self.evaluator.priors(world, seat, legal)
        out = vec[i64](capacity=count)
        for _ in range(count):
            at = largest(priors, self.whims)
            out = append(out, legal[at])
            priors[at] = WORST
        return out

    def rewards(self, world: State, decisions: i64) -> "vec[float]":
        """By seat, the share of victory to be expected so many decisions from now.

        Of one reward, UNSURE is kept back.  While the game runs all seats have the same of it; at the end it tells
        victories apart, the sooner and the clearer the better.  So no lead is worth as much as a victory, however late.
        """
        margins = self.evaluator.margins(world)
        if self.parameters.edition == FIRST:
            return first_rewards(world, margins, self.parameters.temperature, decisions)
        even = 1.0 / float(world.seats)
        out = self.shares(margins)
        if world.actor() != OVER:
            for seat in range(world.seats):
                out[seat] = (1.0 - UNSURE) * out[seat] + UNSURE * even
            return out
        places = world.places()
        winners = 0.0
        for seat in range(world.seats):
            if places[seat] == 1:
                winners += 1.0
        soon = 1.0 / (1.0 + HASTE * float(decisions))
        for seat in range(world.seats):
            won = 1.0 / winners if places[seat] == 1 else 0.0
            clear = 0.5 * (won + out[seat])
            out[seat] = (1.0 - UNSURE) * won + UNSURE * (soon * clear + (1.0 - soon) * even)
        return out

    def shares(self, margins: "vec[i64]") -> "vec[float]":
        """What each seat has of one victory, by its margin alone.

        Nearly all of it follows a curve that is soon flat: a point more decides nothing in a game that is decided.
        STEADY does not, so that a point more is never worth nothing.
        """
        temperature = self.parameters.temperature
        total = 0.0
        out = vec[float](capacity=len(margins))
        for seat in range(len(margins)):
            margin = float(margins[seat])
            size = margin if margin > 0.0 else -margin
            steady = margin / (size + FAR * temperature)
            weight = BARELY + 1.0 + (1.0 - STEADY) * math.tanh(margin / (2.0 * temperature)) + STEADY * steady
            out = append(out, weight)
            total += weight
        for seat in range(len(out)):
            out[seat] /= total
        return out
