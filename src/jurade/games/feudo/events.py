"""Log lines of this game: facts of events made ready to be said."""

from __future__ import annotations

from jurade.core.journal import Facts
from jurade.core.words import Arg, Message, say
from jurade.games.feudo.tables import FACTS, TOWN_IDS

SEATS_IN = {"order": "order_seats", "baron": "baron_seat", "loser": "loser_seat"}  # facts that are seats


def seats_named(facts: Facts) -> Facts:
    """The same facts, with those that are seats called so that they are said by the players' names."""
    return {SEATS_IN.get(name, name): value for name, value in facts.items()}


def worded(facts: Facts, line: Message) -> Message:
    """A log line with pawns and towns by name; sealed cards are told only to those who know them."""
    key, args = line.key, dict(line.args)
    name = facts["event"]
    if name in ("army_chosen", "trade_chosen") and len(facts) > 2:
        key += "-known"
    if name == "town_taken" and "loser" in facts:
        key += "-lost"
    for fact in ("pawn", "pawns"):
        if fact in facts:
            args[fact] = _pawns(facts[fact])
    if name == "forced":  # always a pawn that cannot go anywhere: play PAWN stay
        args["action"] = say("choice-stay", pawn=_pawns(str(facts["action"]).split()[1]))
    if name == "points_changed":
        args["change"] = f"{args.pop('by'):+d}"
    if "town" in facts:
        args["town"] = str(FACTS["towns"][TOWN_IDS.index(str(facts["town"]))]["name"])
    return Message(key, args)


def _pawns(value: object) -> Arg:
    if isinstance(value, list):
        return tuple(say("pawn", pawn=str(pawn)) for pawn in value)
    return say("pawn", pawn=str(value))
