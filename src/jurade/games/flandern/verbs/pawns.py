"""``finish leuven p4`` takes a site pawn off, ``cathedral luik c`` and ``master gent r2`` put pawns on districts."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.look import group
from jurade.core.scene import Shape
from jurade.core.verbs import Form, Trail, because
from jurade.core.words import say
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing.telling import arms_words
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules import building
from jurade.games.flandern.rules.state import FlandernState
from jurade.games.flandern.verbs.base import IN_CITY, ON_PLOT, FlandernPicker, closed, place
from jurade.games.flandern.verbs.plots import GHOST, PlotVerb, dashed, forbidden_arms, other_city


class DistrictVerb(PlotVerb):
    """A verb about a district that stands already."""

    pawn: str  # what would stand there

    def ghost(self, picker: FlandernPicker, action: int) -> Shape:
        town = picker.towns[act.city_of(action)]
        return group(town.pawn(self.pawn, town.region(act.plot_of(action))), opacity=GHOST)

    def tries(self, picker: FlandernPicker, picked: Trail) -> Iterator[int]:
        """Any district, the centres too; to be finished, those of the city the card is for."""
        asked = picker.state.city if picker.state.is_about_city() else None
        for town in picker.towns:
            if asked is None or town.city == asked:
                for plot in filter(town.is_built, town.plots()):
                    yield act.on_plot(self.forms[0].base, town.city, plot, 0)


class Finish(DistrictVerb):
    word = "finish"
    forms = (Form(act.FINISH, IN_CITY, ON_PLOT),)
    examples = ("finish gent p2",)
    asked = ((b.ACT_CITY, "R15"), (b.GOLD_CITY_ACT, "R32"))

    def path(self, picker: FlandernPicker, action: int) -> Trail:
        return *super().path(picker, action), picker.button("finish", say("pick-finish"))

    def ghost(self, picker: FlandernPicker, action: int) -> Shape:
        town = picker.towns[act.city_of(action)]
        return dashed(town.outline(act.plot_of(action)))

    def why_not(self, state: FlandernState, seat: int, action: int) -> Reason:
        city, plot = act.city_of(action), act.plot_of(action)
        elsewhere = other_city(self, state, city)
        if elsewhere is not None:
            return elsewhere
        if not state.sites[city] >> plot & 1:
            return because("R15", "no-site", **place(city, plot))
        return forbidden_arms(state, building.arms_on(state, city, plot), "R27")

    def carry_out(self, state: FlandernState, action: int) -> None:
        building.finish(state, act.city_of(action), act.plot_of(action))


class Cathedral(DistrictVerb):
    word = "cathedral"
    forms = (Form(act.CATHEDRAL, IN_CITY, ON_PLOT),)
    examples = ("cathedral luik c",)
    asked = ((b.GOLD_CATHEDRAL_ACT, "R35"),)
    pawn = "cathedral"

    def why_not(self, state: FlandernState, seat: int, action: int) -> Reason:
        city, plot = act.city_of(action), act.plot_of(action)
        bare = closed(state, city) or _no_district(state, city, plot, "R35")
        if bare is not None:
            return bare
        is_church = building.arms_on(state, city, plot) == t.CHURCH
        return because("R35", "has-a-cathedral" if is_church else "not-a-church", **place(city, plot))

    def carry_out(self, state: FlandernState, action: int) -> None:
        building.raise_cathedral(state, act.city_of(action), act.plot_of(action))


class Master(DistrictVerb):
    word = "master"
    forms = (Form(act.MASTER, IN_CITY, ON_PLOT),)
    examples = ("master gent c",)
    asked = ((b.GOLD_MASTER_ACT, "R36"),)
    pawn = "master"

    def why_not(self, state: FlandernState, seat: int, action: int) -> Reason:
        city, plot = act.city_of(action), act.plot_of(action)
        bare = closed(state, city) or _no_district(state, city, plot, "R36")
        if bare is not None:
            return bare
        return because("R36", "not-own-or-grey", guild=arms_words(state.guild[seat]), **place(city, plot))

    def carry_out(self, state: FlandernState, action: int) -> None:
        building.place_master(state, act.city_of(action), act.plot_of(action))


def _no_district(state: FlandernState, city: int, plot: int, rule: str) -> Reason | None:
    if state.tile[city * t.ALL_PLOTS + plot] != b.NONE:
        return None
    return because(rule, "no-district", **place(city, plot))
