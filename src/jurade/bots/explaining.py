"""Why a bot chose what it chose: what it looked at, how it judged it, and what it expects to follow."""

from __future__ import annotations

from dataclasses import dataclass

from jurade.bots.ismcts import OUTCOME, Search
from jurade.bots.tree import NONE, ROOT
from jurade.core.game import Game
from jurade.core.journal import Journal
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.core.words import Message, say

LINE = 6  # plies of the expected line
FEW = 5  # choices told


@dataclass(frozen=True)
class Considered:
    """One choice: how often it was looked at, and the share of victory the bot expects of it."""

    action: str
    visits: int
    value: float


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of a decision."""

    best: str
    simulations: int  # all that the tree is grown of, those of earlier decisions that led here too
    considered: tuple[Considered, ...]  # best first
    line: tuple[tuple[int, str], ...]  # seat (CHANCE: chance) and notation, the choice first
    sentences: tuple[Message, ...]  # in two sentences: how sure it is, and what it expects to happen at once


def thought(game: Game, search: Search) -> Thought:
    """What a search that has run found out."""
    known, seat = search.known, int(search.seat)
    considered = []
    for action in known.legal(seat):
        child = search.tree.child(ROOT, action)
        if child != NONE and search.tree.visits[child]:
            text = game.write(known, seat, action)
            considered.append(Considered(text, int(search.tree.visits[child]), float(search.tree.mean(child))))
    considered.sort(key=lambda each: (-each.visits, -each.value))
    best = game.write(known, seat, search.best())
    value = next((each.value for each in considered if each.action == best), 0.0)
    simulations = int(search.tree.visits[ROOT])
    sentences = [say("thought-chance", percent=round(100 * value), simulations=simulations)]
    sentences += _at_once(game, search)
    return Thought(best, simulations, tuple(considered[:FEW]), _line(game, search), tuple(sentences))


def _at_once(game: Game, search: Search) -> list[Message]:
    """The first thing that happens when the choice is made, in the words of the log."""
    world = search.known.imagine(Rng(0))
    world.journal = Journal()
    world.apply(search.seat, search.best())
    events = world.journal.take()
    return [game.tell(events[0].seen_by(int(search.seat)))] if events else []


def _line(game: Game, search: Search) -> tuple[tuple[int, str], ...]:
    """The choice, and what was looked at most often after it, up to something sealed or hidden."""
    world = search.known.imagine(Rng(0))
    line = [(int(search.seat), game.write(search.known, int(search.seat), search.best()))]
    if world.sealed():
        return tuple(line)
    node = int(search.tree.child(ROOT, search.best()))
    world.apply(search.seat, search.best())
    while len(line) < LINE and world.actor() != OVER and not world.sealed():
        seat = int(world.actor())
        if seat == CHANCE:
            pairs = world.outcomes()
            options = {OUTCOME - int(pairs[i]): int(pairs[i]) for i in range(0, len(pairs), 2)}
        else:
            options = {int(action): int(action) for action in world.legal(seat)}
        found = [
            (int(search.tree.visits[child]), -int(child), key)
            for key in options
            if (child := search.tree.child(node, key)) != NONE and search.tree.visits[child]
        ]
        if not found:
            break
        _, child, key = max(found)
        node = -child
        line.append((seat, game.write(world, seat, options[key])))
        world.apply(seat, options[key])
    return tuple(line)
