"""What bots are asked besides their own moves: hints, and what they think of a finished game.  Runs in workers."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from jurade.bots.explaining import Thought, thought
from jurade.bots.ismcts import Search
from jurade.bots.levels import tuning
from jurade.bots.workers import Question
from jurade.core.game import Game
from jurade.core.match import ASIDE, Match
from jurade.core.registry import game
from jurade.core.rng import Rng
from jurade.table.table import Table

HINTING = 600  # simulations behind a hint
JUDGING = 200  # … and behind each decision of an analysis
Json = dict[str, Any]


def question_of(table: Table, seat: int, bot: str) -> Question:
    """About the present decision of a seat.

    The bot's own generator has nothing to do with the table's: the salt is a secret of its own until the game is over.
    """
    secret = f"{table.created.salt}:{table.ply}:{seat}"
    seed = int.from_bytes(hashlib.sha256(secret.encode()).digest()[:7])
    return Question(table.game.id, json.dumps(table.match.dump()), seat, bot, seed)


def _searched(question: Question, simulations: int) -> tuple[Game, Match, Search]:
    rules = game(question.game)
    match = rules.load(question.position, seed=0)
    known = match.masked(question.seat)
    search = Search(known, question.seat, rules.evaluator, tuning(rules).parameters(), Rng(question.seed, ASIDE))
    search.run(simulations)
    return rules, match, search


def advise(question: Question) -> Json:
    """What a good bot would do, why, and what else it considered; made from what the seat knows alone."""
    rules, _, search = _searched(question, HINTING)
    found = thought(rules, search)
    choices = rules.scene(search.known, question.seat).choices
    return {
        "action": found.best,
        "path": list(next((choice.path for choice in choices if choice.action == found.best), ())),
        "sentences": [sentence.to_json() for sentence in found.sentences],
        "considered": _to_json(found),
    }


def judge(question: Question) -> Json:
    """A decision of a finished game: the points each seat could expect, and what a good bot would have considered."""
    rules, match, search = _searched(question, JUDGING)
    return {
        "values": [round(int(worth) / 100, 1) for worth in rules.evaluator.worths(match.state)],
        "best": _to_json(thought(rules, search)),
    }


def _to_json(found: Thought) -> list[Json]:
    return [{"action": each.action, "visits": each.visits, "value": round(each.value, 4)} for each in found.considered]
