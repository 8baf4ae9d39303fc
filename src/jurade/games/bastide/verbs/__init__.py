"""All that can be done in Bastide, and all that chance can say: one module a verb, or a few close ones."""

from typing import Final

from jurade.core.verbs import Form, Grammar, OneOf, Outcome
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules.actions import BEHIND_SEAT, THING
from jurade.games.bastide.tables import KIND_NAMES
from jurade.games.bastide.verbs.auction import Bid, Place, Raise
from jurade.games.bastide.verbs.base import SEAT, SEATS, BastidePicker
from jurade.games.bastide.verbs.building import BuildHouse, Project
from jurade.games.bastide.verbs.english import Envoy, Raid, SendEnglish
from jurade.games.bastide.verbs.fire import Burn, LightFire, Stop
from jurade.games.bastide.verbs.offer import Accept, Offer, Refuse
from jurade.games.bastide.verbs.talk import Gift, Pass
from jurade.games.bastide.verbs.tax import Allot

TILE: Final = OneOf("tile", KIND_NAMES, telling=False)

GRAMMAR: Final = Grammar(
    (
        *(Project(), BuildHouse(), LightFire(), SendEnglish(), Pass(), Gift(), Offer(), Accept(), Refuse()),
        *(Bid(), Raise(), Place(), Envoy(), Burn(), Stop(), Raid(), Allot()),
    ),
    (
        Outcome("first", Form(act.FIRST, SEAT.at(THING)), examples=("first 0",)),
        Outcome(
            "deal", Form(act.DEAL, SEAT.at(THING, SEATS), TILE.at(BEHIND_SEAT)), examples=(f"deal 0 {KIND_NAMES[0]}",)
        ),
    ),
    BastidePicker,
    kind_of=act.kind_of,
)
