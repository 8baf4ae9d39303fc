"""All that can be done in Feudo, and all that chance can say: one module a verb, or a few close ones."""

from typing import Final

from jurade.core.verbs import Form, Grammar, OneOf, Outcome
from jurade.games.feudo import tables as t
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.verbs.advance import Advance
from jurade.games.feudo.verbs.attack import Attack
from jurade.games.feudo.verbs.base import SEAT, FeudoPicker
from jurade.games.feudo.verbs.choosing import Army, Trade
from jurade.games.feudo.verbs.march import March
from jurade.games.feudo.verbs.play import Play
from jurade.games.feudo.verbs.setting_up import SEATS, Castle, Order

MAP: Final = OneOf("map", t.MAP_NAMES, telling=False, takes=4)

GRAMMAR: Final = Grammar(
    (Castle(), Order(), Army(), Trade(), Play(), March(), Attack(), Advance()),
    (
        Outcome("map", Form(act.DRAW_MAP, MAP.at(1)), examples=("map A0 B90 C180 D270",)),
        Outcome("sequence", Form(act.DRAW_SEQUENCE, SEATS.at(1)), examples=("sequence green red",)),
        Outcome("chooser", Form(act.DRAW_CHOOSER, SEAT.at(1)), examples=("chooser red",)),
        Outcome(
            "plague",
            Form(act.DRAW_PLAGUE, OneOf("card", t.PLAGUE_NAMES, telling=False).at(1)),
            examples=("plague north",),
        ),
    ),
    FeudoPicker,
)
