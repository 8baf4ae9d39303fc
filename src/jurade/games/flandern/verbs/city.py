"""``city gent`` chooses the city of a building site (R25, R33)."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.verbs import Foreseen, Form, Trail, because
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing.telling import city_words
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules.state import FlandernState
from jurade.games.flandern.verbs.base import IN_CITY, FlandernPicker, FlandernVerb, closed, room_words


class City(FlandernVerb):
    word = "city"
    forms = (Form(act.CITY, IN_CITY),)
    examples = ("city gent",)
    asked = ((b.SITE_CITY, "R25"), (b.GOLD_SITE_CITY, "R33"))

    def why_not(self, state: FlandernState, seat: int, action: int) -> Reason:
        city = act.city_of(action)
        return closed(state, city) or because("R25", "no-site-in-city", city=city_words(city))

    def tries(self, picker: FlandernPicker, picked: Trail) -> Iterator[int]:
        """Any city."""
        return (act.on_plot(act.CITY, city, 0, 0) for city in range(t.ALL_CITIES))

    def foresee(self, state: FlandernState, seat: int, action: int) -> Foreseen:
        return Foreseen([room_words(state, act.city_of(action), state.allowed, False)])
