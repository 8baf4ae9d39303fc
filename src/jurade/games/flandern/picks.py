"""Every legal action as a path of picks: the notation that is sent, and what a hand would touch to say it.

::

    play gent +2               card:gent › count:2        (card:gent alone without influence cards)
    draw                       button:draw
    build leuven t3 red.m      tile:red.m › plot:leuven.t3
    finish leuven p4           plot:leuven.p4 › button:finish
    city gent                  city:gent
    site gent r1 grey          tile:grey › plot:gent.r1
    cathedral luik c           plot:luik.c
    master gent r2             plot:gent.r2
"""

from __future__ import annotations

from typing import Final

from jurade.core.look import INK, LEAF, group, polygon, restyled
from jurade.core.scene import Choice, Pick, Shape
from jurade.core.words import Message, say
from jurade.games.flandern import building
from jurade.games.flandern.actions import (
    BUILD,
    CATHEDRAL,
    CHOOSE_CARD,
    CITY,
    DRAW,
    FINISH,
    PLAY,
    SITE,
    card_of,
    city_of,
    influence_of,
    plot_of,
    tile_of,
    verb_of,
)
from jurade.games.flandern.board import NONE, Board
from jurade.games.flandern.drawing.plan import region_id
from jurade.games.flandern.drawing.telling import (
    action_words,
    card_words,
    city_tip,
    city_words,
    plot_tip,
    tile_words,
)
from jurade.games.flandern.drawing.town import Town
from jurade.games.flandern.notation import write_action
from jurade.games.flandern.position import members
from jurade.games.flandern.state import FlandernState
from jurade.games.flandern.tables import (
    ALL_CITIES,
    ALL_TILES,
    ANCHORS,
    CARDS,
    CREATES,
    OVERLAP,
    PLACEMENT,
    PLOTS,
    TILES,
)

GHOST: Final = 0.82  # how much of a district that is not there yet is seen


def picks_and_choices(state: FlandernState, towns: list[Town], seat: int) -> tuple[dict[str, Pick], tuple[Choice, ...]]:
    """What can be picked by a seat now, and the choices the picks lead to, in the order of ``legal``."""
    offer = Offer(state, towns, seat)
    choices = tuple(offer.choice(int(action)) for action in state.legal(seat))
    return offer.picks, choices


def ghost_of(towns: list[Town], action: int) -> Shape | None:
    """What an action would put on the board."""
    verb = verb_of(action)
    if verb in (PLAY, DRAW, CITY):
        return None
    town, plot = towns[city_of(action)], int(plot_of(action))
    if verb in (BUILD, SITE):
        return _district_ghost(town, plot, int(tile_of(action)), verb == SITE)
    region = town.region(plot)
    if verb == FINISH:
        return _dashed(polygon(town.corners(region, 2.5)))
    return group(town.pawn("cathedral" if verb == CATHEDRAL else "master", region), opacity=GHOST)


class Offer:
    """Collects the picks of a seat while it finds paths and makes choices."""

    def __init__(self, state: FlandernState, towns: list[Town], seat: int) -> None:
        self.state = state
        self.towns = towns
        self.seat = seat
        self.picks: dict[str, Pick] = {}

    def choice(self, action: int) -> Choice:
        """A legal action with all that is said and shown of it."""
        return Choice(
            write_action(int(self.state.seats), action),
            self.path(action),
            action_words(action),
            ghost_of(self.towns, action),
        )

    def path(self, action: int) -> tuple[str, ...]:
        """What a hand would touch to say an action of this seat, legal or not."""
        verb = verb_of(action)
        if verb == DRAW:
            return (self._pick(Pick("button:draw", "button", say("choice-draw"))),)
        if verb == PLAY:
            return self._card(action)
        town = self.towns[city_of(action)]
        if verb == CITY:
            tip = city_tip(self.state, town.city)
            return (self._pick(Pick(f"city:{town.name}", "place", tip, town.frame(), _lit(self.state, town))),)
        place = self._plot(town, int(plot_of(action)))
        if verb in (BUILD, SITE):
            return self._tile(int(tile_of(action))), place
        if verb == FINISH:
            return place, self._pick(Pick("button:finish", "button", say("pick-finish")))
        return (place,)

    def _pick(self, pick: Pick) -> str:
        self.picks.setdefault(pick.id, pick)
        return pick.id

    def _card(self, action: int) -> tuple[str, ...]:
        card, held = CARDS[card_of(action)], int(self.state.influence[self.seat])
        number = int(card_of(action))
        area = _lit(self.state, self.towns[number], self.seat) if number < ALL_CITIES else None
        name = self._pick(Pick(f"card:{card}", "card", card_words(card), None, area))
        count = int(influence_of(action))
        if self.state.phase != CHOOSE_CARD or held == count == 0:
            return (name,)
        dial = Pick(
            f"count:{count}",
            "number",
            say("pick-count", count=count),
            least=0,
            most=held,
            marks=_marks(self.state, self.seat),
        )
        return name, self._pick(dial)

    def _tile(self, tile: int) -> str:
        return self._pick(Pick(f"tile:{TILES[tile]}", "card", tile_words(tile)))

    def _plot(self, town: Town, plot: int) -> str:
        name = f"plot:{town.name}.{PLOTS[plot]}"
        if name in self.picks:
            return name
        label = say("pick-plot", city=city_words(town.city), plot=plot_tip(self.state, town.city, plot))
        return self._pick(Pick(name, "place", label, town.outline(plot)))


def _marks(state: Board, seat: int) -> dict[int, Message]:
    """On the dial of influence cards: with how many one acts first whatever the others do."""
    for count in range(int(state.influence[seat]) + 1):
        if acts_first(state, seat, count):
            return {count: say("mark-first")}
    return {}


def acts_first(state: Board, seat: int, count: int) -> bool:
    """Would a seat with so many influence cards act first even if all others played all of theirs (R10)?"""
    for other in range(state.seats):
        if other != seat:
            is_nearer = (other - state.first) % state.seats < (seat - state.first) % state.seats
            if state.influence[other] > count or (state.influence[other] == count and is_nearer):
                return False
    return True


def _lit(state: FlandernState, town: Town, seat: int | None = None) -> Shape | None:
    """The plots of a city where a card of this seat, or the card in play, could build or finish now."""
    arms = int(state.allowed if seat is None else state.own_arms(seat))
    found = 0
    for region in members(int(building.buildable(state, town.city, arms))):
        found |= int(ANCHORS[region])
    shapes = [polygon(town.corners(region, 2.5)) for region in members(found)]
    shapes += [town.outline(plot) for plot in members(int(building.finishable(state, town.city, arms)))]
    if not shapes:
        return None
    return group(*(restyled(shape, fill=INK, fill_opacity=0.18, stroke=INK, stroke_width=2) for shape in shapes))


# ---- what is not there yet


def _dashed(drawn: Shape) -> Shape:
    """An outline of something that is not there yet, to be seen on every ground."""
    return group(
        restyled(drawn, fill="none", stroke=LEAF, stroke_width=4.5),
        restyled(drawn, fill="none", stroke=INK, stroke_width=2.2, stroke_dasharray="6 4"),
    )


def _district_ghost(town: Town, plot: int, tile: int, is_site: bool) -> Shape:
    """The district, its scaffold, and the plots a special would open."""
    placed = int(PLACEMENT[plot * ALL_TILES + tile])
    region = placed if placed != NONE else int(town.state.region(town.city, plot))
    parts = [
        group(town.lay(f"district-{TILES[tile]}-{region_id(region)}"), opacity=GHOST),
        *(_dashed(polygon(town.corners(new))) for new in new_plots(town.state, town.city, region)),
        _dashed(polygon(town.corners(region))),
    ]
    if is_site:
        parts.append(town.pawn("site", region))
    return group(*parts)


def new_plots(state: Board, city: int, placed: int) -> list[int]:
    """The regions that would open if a special were built (R23): those whose ground is free."""
    found: list[int] = []
    ground = int(state.ground[city]) | 1 << placed
    for region in members(int(CREATES[placed])):
        if int(OVERLAP[region]) & ground == 0:
            found.append(region)
            ground |= 1 << region
    return found
