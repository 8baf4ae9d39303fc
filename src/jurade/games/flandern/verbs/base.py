"""What all verbs of the guilds share: the parts of their actions, what can be picked, and the shapes that light up."""

from __future__ import annotations

from typing import Final

from jurade.core.errors import Reason
from jurade.core.look import INK, group, polygon, restyled
from jurade.core.scene import Pick, Shape
from jurade.core.verbs import OneOf, Picker, Verb, because
from jurade.core.words import Arg, Message, say
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing import telling
from jurade.games.flandern.drawing.town import Town
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import building
from jurade.games.flandern.rules.state import FlandernState


class FlandernPicker(Picker[FlandernState]):
    """Cards, tiles, plots and cities that a seat can pick."""

    def __init__(self, state: FlandernState, seat: int) -> None:
        super().__init__(state, seat)
        self.towns = [Town(state, city) for city in range(t.ALL_CITIES)]

    def card(self, card: int) -> str:
        """A card in hand; it lights the plots of its city where it could build or finish."""
        name = f"card:{t.CARDS[card]}"
        if name in self.picks:
            return name
        area = self._room(card, self.state.own_arms(self.seat)) if card < t.ALL_CITIES else None
        return self.pick(name, "card", telling.card_words(t.CARDS[card]), None, area)

    def influence(self, count: int) -> str:
        """A number of influence cards: a mark on the dial says with how many one acts first."""
        name = f"count:{count}"
        if name not in self.picks:
            held = self.state.influence[self.seat]
            first = next((number for number in range(held + 1) if acts_first(self.state, self.seat, number)), None)
            marks = {} if first is None else {first: say("mark-first")}
            label = say("pick-count", count=count)
            self.picks[name] = Pick(name, "number", label, least=0, most=held, marks=marks)
        return name

    def city(self, city: int) -> str:
        """A city; it lights the plots where the card in play could build."""
        town = self.towns[city]
        area = self._room(city, self.state.allowed)
        return self.pick(f"city:{town.name}", "place", telling.city_tip(self.state, city), town.frame(), area)

    def tile(self, tile: int) -> str:
        """A tile in stock."""
        return self.pick(f"tile:{t.TILES[tile]}", "card", say("label", thing=telling.tile_words(tile)))

    def plot(self, city: int, plot: int) -> str:
        """A plot of a city."""
        town = self.towns[city]
        name = f"plot:{town.name}.{t.PLOTS[plot]}"
        if name in self.picks:
            return name
        return self.pick(name, "place", telling.plot_tip(self.state, city, plot), town.outline(plot))

    def _room(self, city: int, arms: int) -> Shape | None:
        """The plots of a city where a card with these arms could build or finish now."""
        town = self.towns[city]
        shapes = [polygon(town.corners(region, 2.5)) for region in plots_to_build(self.state, city, arms)]
        shapes += [town.outline(plot) for plot in t.members(building.finishable(self.state, city, arms))]
        if not shapes:
            return None
        return group(*(restyled(shape, fill=INK, fill_opacity=0.18, stroke=INK, stroke_width=2) for shape in shapes))


def plots_to_build(state: FlandernState, city: int, arms: int) -> list[int]:
    """The plots, as regions, where a tile of these arms may be built now; a special counts for the plot it lies on."""
    found = 0
    for region in t.members(building.buildable(state, city, arms)):
        found |= t.ANCHORS[region]
    return t.members(found)


def acts_first(state: FlandernState, seat: int, count: int) -> bool:
    """Would a seat with so many influence cards act first even if all others played all of theirs (R10)?"""
    for other in range(state.seats):
        if other != seat:
            is_nearer = (other - state.first) % state.seats < (seat - state.first) % state.seats
            if state.influence[other] > count or (state.influence[other] == count and is_nearer):
                return False
    return True


# ---- parts, and where they lie in a number

CITY: Final = OneOf("city", t.CITIES, say=lambda state, city: telling.city_words(city), pick=FlandernPicker.city)
PLOT: Final = OneOf("plot", t.PLOTS, say=lambda state, plot: telling.plot_words(plot))
TILE: Final = OneOf("tile", t.TILES, say=lambda state, tile: telling.tile_words(tile), pick=FlandernPicker.tile)
IN_CITY: Final = CITY.at(act.CITY_UNIT, act.KIND // act.CITY_UNIT)
ON_PLOT: Final = PLOT.at(act.PLOT_UNIT, act.CITY_UNIT // act.PLOT_UNIT)
OF_TILE: Final = TILE.at(1, act.PLOT_UNIT)


class FlandernVerb(Verb[FlandernState, FlandernPicker]):
    """A verb that is asked in some phases, in each by a rule of its own."""

    asked: tuple[tuple[int, str], ...]  # phases and rules

    def is_asked(self, state: FlandernState) -> bool:
        return state.phase in dict(self.asked)

    def rule_in(self, state: FlandernState) -> str:
        """The rule that asks for it now."""
        return dict(self.asked)[state.phase]

    def now(self, state: FlandernState, seat: int) -> Reason:
        where: dict[str, Arg] = {"city": telling.city_words(state.city)} if state.is_about_city() else {}
        return because(self.rule_in(state), f"now-{self.word}", **where)

    def label(self, picker: FlandernPicker, action: int) -> Message:
        return self.in_words(action)

    def in_words(self, action: int) -> Message:
        """An action as its button says it, and as log lines do."""
        return Message(f"choice-{self.word}", self.form_of(action).arguments(None, action))


# ---- words that several verbs use


def room_words(state: FlandernState, city: int, arms: int, with_sites: bool) -> Message:
    """How many plots of a city these arms can build on, and how many sites they can finish."""
    plots = len(plots_to_build(state, city, arms))
    sites = int(t.count(building.finishable(state, city, arms))) if with_sites else 0
    return say("preview-room", city=telling.city_words(city), plots=plots, sites=sites)


def place(city: int, plot: int) -> dict[str, Arg]:
    """City and plot as refusals name them."""
    return {"city": telling.city_words(city), "plot": telling.plot_words(plot)}


def closed(state: FlandernState, city: int) -> Reason | None:
    """Nothing happens in a city that takes no part or is scored."""
    if not state.cities >> city & 1:
        return because("R6", "absent-city", city=telling.city_words(city))
    if state.scored >> city & 1:
        return because("R37", "scored-city", city=telling.city_words(city))
    return None
