"""All that can be done by the guilds, and all that chance can say: one module a verb, or a few close ones."""

from __future__ import annotations

from typing import Any, Final

from jurade.core.verbs import Form, Grammar, Misread, OneOf, Outcome
from jurade.core.words import Message
from jurade.games.flandern import tables as t
from jurade.games.flandern.options import assignments
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.verbs.base import FlandernPicker, FlandernVerb
from jurade.games.flandern.verbs.build import Build, Site
from jurade.games.flandern.verbs.cards import Draw, Play
from jurade.games.flandern.verbs.city import City
from jurade.games.flandern.verbs.pawns import Cathedral, Finish, Master


class PileCard(OneOf):
    """An influenced card; take-back cards are none of them (R53)."""

    def number(self, state: Any, word: str, text: str) -> int:
        card = super().number(state, word, text)
        if card % t.ALL_CARDS == t.BACK_CARD:
            raise Misread
        return card


VERBS: Final[tuple[FlandernVerb, ...]] = (Play(), Build(), Finish(), Site(), City(), Cathedral(), Master(), Draw())
GUILDS: Final = OneOf("guilds", assignments, telling=False, takes=None)
SEAT: Final = OneOf("seat", lambda state: [str(seat) for seat in range(state.seats)])

GRAMMAR: Final = Grammar(
    VERBS,
    (
        Outcome(
            "guilds",
            Form(act.DEAL_GUILDS, GUILDS.at(1)),
            examples=("guilds red blue green", "guilds red+green blue+yellow"),
        ),
        Outcome("first", Form(act.DRAW_FIRST, SEAT.at(1)), examples=("first 1",)),
        Outcome("gold", Form(act.DRAW_GOLD, OneOf("card", t.GOLD_CARDS).at(1)), examples=("gold site",)),
        Outcome("pile", Form(act.DRAW_PILE, PileCard("card", t.PILE_CARDS).at(1)), examples=("pile green:gent",)),
    ),
    FlandernPicker,
    kind_of=act.kind_of,
)


def in_words(text: str) -> Message:
    """A written action as its button says it."""
    word, *rest = text.split(" ")
    verb = next(verb for verb in VERBS if verb.word == word)
    return verb.in_words(verb.read(None, rest, text))
