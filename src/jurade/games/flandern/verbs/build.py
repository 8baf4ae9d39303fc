"""``build leuven t3 red.m`` lays a finished district, ``site gent r1 grey`` one under construction (R15-R26)."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.look import group, polygon
from jurade.core.scene import Shape
from jurade.core.verbs import Form, Trail, because
from jurade.core.words import Arg, Message, say
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing import plan, telling
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules import building
from jurade.games.flandern.rules.state import FlandernState
from jurade.games.flandern.verbs.base import IN_CITY, OF_TILE, ON_PLOT, FlandernPicker, place
from jurade.games.flandern.verbs.plots import GHOST, PlotVerb, dashed, forbidden_arms, other_city


class Laying(PlotVerb):
    """A tile is laid on a plot, as a site or not."""

    is_site: bool
    own_rule: str  # that says which arms a card of one's own allows

    # ---- picks

    def path(self, picker: FlandernPicker, action: int) -> Trail:
        return picker.tile(act.tile_of(action)), *super().path(picker, action)

    def ghost(self, picker: FlandernPicker, action: int) -> Shape:
        """The district, its scaffold, and the plots a special would open."""
        town, tile = picker.towns[act.city_of(action)], act.tile_of(action)
        region = _region(picker.state, town.city, act.plot_of(action), tile)
        parts = [
            group(town.lay(f"district-{t.TILES[tile]}-{plan.region_id(region)}"), opacity=GHOST),
            *(dashed(polygon(town.corners(new))) for new in _new_plots(picker.state, town.city, region)),
            dashed(polygon(town.corners(region))),
        ]
        if self.is_site:
            parts.append(town.pawn("site", region))
        return group(*parts)

    # ---- refusals

    def why_not(self, state: FlandernState, seat: int, action: int) -> Reason:
        city, plot, tile = act.city_of(action), act.plot_of(action), act.tile_of(action)
        taken = other_city(self, state, city) or _not_open(state, city, plot)
        if taken is not None:
            return taken
        where, arms, region = place(city, plot), t.TILE_ARMS[tile], _region(state, city, plot, tile)
        if not state.allowed >> arms & 1:
            return forbidden_arms(state, arms, self.own_rule)
        is_special = tile >= t.SPECIAL_TILE
        if is_special and t.PLACEMENT[plot * t.ALL_TILES + tile] == b.NONE:
            return because("R21", "special-elsewhere", tile=telling.tile_words(tile), **where)
        if state.stock[t.SUPPLY_PLACE[tile * t.SHAPE_COUNT + t.SHAPE_OF[region]]] == 0:
            return because("R17", "no-tile-left", tile=telling.tile_words(tile), plot=where["plot"])
        if is_special and not state.free[city] >> region & 1:
            return _no_ground(state, city, region, tile, where)
        neighbour = _same_arms_beside(state, city, region, arms)
        if neighbour is not None:
            name = telling.arms_words(arms)
            return because("R20", "same-arms", arms=name, other=telling.plot_words(neighbour), **where)
        return because("R19", "no-support", **where)

    def tries(self, picker: FlandernPicker, picked: Trail) -> Iterator[int]:
        """Every tile on every plot that is seen, the open ones where its shape fits first.

        Other cities are tried once a tile is chosen.
        """
        base, here = self.forms[0].base, picker.towns[picker.state.city]
        elsewhere = [town for town in picker.towns if town is not here] if picked else []
        for tile in range(t.ALL_TILES):
            if picked and picked[0] != picker.tile(tile):
                continue
            plots = sorted(here.plots(), key=lambda plot: (not here.is_open(plot), not _fits(plot, tile)))
            yield from (act.on_plot(base, here.city, plot, tile) for plot in plots)
            for town in elsewhere:
                yield from (act.on_plot(base, town.city, plot, tile) for plot in town.plots() if town.is_open(plot))

    # ---- previews

    def carry_out(self, state: FlandernState, action: int) -> None:
        building.build(state, act.city_of(action), act.plot_of(action), act.tile_of(action), self.is_site)

    def gains_and_losses(self, state: FlandernState, built: FlandernState, seat: int, action: int) -> Iterator[Message]:
        """Plots a special opens or takes up, and plots that the seat's guild can no longer fill."""
        city, guild = act.city_of(action), state.guild[seat]
        before, now = state.open_plots(city), built.open_plots(city)
        for key, regions in (
            ("preview-opens", now & ~before),
            ("preview-takes", before & ~now & ~(1 << state.region(city, act.plot_of(action)))),
        ):
            if regions:
                yield say(key, plots=tuple(telling.plot_words(t.PLOT_OF[region]) for region in t.members(regions)))
        lost = building.fillable(state, city, 1 << guild) & ~building.fillable(built, city, 1 << guild) & now
        if lost:
            plots = tuple(telling.plot_words(t.PLOT_OF[region]) for region in t.members(lost))
            yield say("preview-closes", arms=telling.arms_words(guild), plots=plots)

    def regrets(self, state: FlandernState, after: FlandernState, seat: int, action: int) -> Iterator[Message]:
        """The last tile of a shape, or a site that will count nothing."""
        city, guild = act.city_of(action), state.guild[seat]
        if t.TILE_ARMS[act.tile_of(action)] == guild:
            shape = t.SHAPE_OF[state.region(city, act.plot_of(action))]
            if sum(state.stock[(2 * guild + form) * t.SHAPE_COUNT + shape] for form in range(2)) == 1:
                yield say("warn-last-tile", shape=t.SHAPES[shape])
        if self.is_site and after.scored >> city & 1:
            yield say("warn-site-in-vain", city=telling.city_words(city))


class Build(Laying):
    word = "build"
    forms = (Form(act.BUILD, IN_CITY, ON_PLOT, OF_TILE),)
    examples = ("build gent p2 red.m",)
    asked = ((b.ACT_CITY, "R15"), (b.GOLD_CITY_ACT, "R32"))
    own_rule = "R15"
    is_site = False


class Site(Laying):
    word = "site"
    forms = (Form(act.SITE, IN_CITY, ON_PLOT, OF_TILE),)
    examples = ("site gent p2 red.m",)
    asked = ((b.SITE_BUILD, "R25"), (b.GOLD_SITE_BUILD, "R33"))
    own_rule = "R25"
    is_site = True


# ---- ground


def _fits(plot: int, tile: int) -> bool:
    """Can the tile lie on the plot by its shape?  Only specials have places of their own (R21)."""
    return tile < t.SPECIAL_TILE or t.PLACEMENT[plot * t.ALL_TILES + tile] != b.NONE


def _region(state: FlandernState, city: int, plot: int, tile: int) -> int:
    """The ground a tile takes up on a plot: of a special its whole footprint."""
    return plan.region_of_district(tile, plot, state.region(city, plot))


def _new_plots(state: FlandernState, city: int, placed: int) -> list[int]:
    """The regions that would open if a special were built (R23): those whose ground is free."""
    found: list[int] = []
    ground = state.ground[city] | 1 << placed
    for region in t.members(t.CREATES[placed]):
        if t.OVERLAP[region] & ground == 0:
            found.append(region)
            ground |= 1 << region
    return found


def _not_open(state: FlandernState, city: int, plot: int) -> Reason | None:
    """There is no such plot in the city, or it is not open (R18)."""
    where, region = place(city, plot), state.region(city, plot)
    if region == b.NONE:
        return because("R23", "no-such-plot", **where)
    if state.tile[city * t.ALL_PLOTS + plot] != b.NONE:
        return because("R18", "plot-built", **where)
    if state.covered[city] >> region & 1:
        return because("R38", "plot-covered", **where)
    if not state.free[city] >> region & 1:
        return because("R23", "plot-swallowed", **where)
    return None


def _no_ground(state: FlandernState, city: int, region: int, tile: int, where: dict[str, Arg]) -> Reason:
    """A special lacks room: D the corner beside it, the others the ground outside the walls (R21, R22)."""
    corner = t.ALSO_TAKEN[region]
    if corner and not state.free[city] & corner:
        return because("R21", "corner-taken", other=telling.plot_words(t.PLOT_OF[t.lowest(corner)]), **where)
    return because("R22", "no-ground", tile=telling.tile_words(tile), **where)


def _same_arms_beside(state: FlandernState, city: int, region: int, arms: int) -> int | None:
    """A plot with the same arms that the region would touch (R20)."""
    touched = t.TOUCH[state.touch_row() + region]
    for plot in t.members(state.district[city * t.ALL_ARMS + arms]):
        if touched >> _region(state, city, plot, state.tile[city * t.ALL_PLOTS + plot]) & 1:
            return plot
    return None
