"""Why an action is not allowed: the rule it breaks, in a sentence.

Asked only about actions that ``legal`` does not list; the questions go from the coarse to the fine, as a player would
explain it: not that kind of action now, not that card, not that plot, not that tile, not there.
"""

from __future__ import annotations

from typing import Final

from jurade.core.errors import Reason
from jurade.core.words import Arg, Message, say
from jurade.games.flandern import building
from jurade.games.flandern.actions import (
    ACT_CITY,
    BUILD,
    CATHEDRAL,
    CHOOSE_CARD,
    CITY,
    DRAW,
    FINISH,
    GOLD_CATHEDRAL_ACT,
    GOLD_CITY_ACT,
    GOLD_MASTER_ACT,
    GOLD_SITE_BUILD,
    GOLD_SITE_CITY,
    MASTER,
    OWN_CARD,
    PLAY,
    SITE,
    SITE_BUILD,
    SITE_CITY,
    TURN_START,
    card_of,
    city_of,
    influence_of,
    plot_of,
    tile_of,
    verb_of,
)
from jurade.games.flandern.board import NONE
from jurade.games.flandern.state import FlandernState
from jurade.games.flandern.tables import (
    ALL_ARMS,
    ALL_CITIES,
    ALL_PLOTS,
    ALL_TILES,
    ALSO_TAKEN,
    ARMS,
    CARDS,
    CENTRE,
    CHURCH,
    CITIES,
    PLACEMENT,
    PLOT_OF,
    PLOTS,
    SHAPE_COUNT,
    SHAPE_OF,
    SPECIAL_TILE,
    SUPPLY_PLACE,
    TILE_ARMS,
    TILES,
    TOUCH,
    lowest,
)

EXPECTED: Final = {  # phase -> verbs it asks for, rule, message
    CHOOSE_CARD: ((PLAY,), "R9", "why-choose-a-card"),
    TURN_START: ((PLAY, DRAW), "R54", "why-begin-the-turn"),
    OWN_CARD: ((PLAY,), "R55", "why-own-card"),
    ACT_CITY: ((BUILD, FINISH), "R15", "why-act-in-the-city"),
    GOLD_CITY_ACT: ((BUILD, FINISH), "R32", "why-act-in-the-city"),
    SITE_CITY: ((CITY,), "R25", "why-choose-a-city"),
    GOLD_SITE_CITY: ((CITY,), "R33", "why-choose-a-city"),
    SITE_BUILD: ((SITE,), "R25", "why-build-a-site"),
    GOLD_SITE_BUILD: ((SITE,), "R33", "why-build-a-site"),
    GOLD_CATHEDRAL_ACT: ((CATHEDRAL,), "R35", "why-raise-a-cathedral"),
    GOLD_MASTER_ACT: ((MASTER,), "R36", "why-place-a-master"),
}
OF_GOLD: Final = (GOLD_CITY_ACT, GOLD_SITE_CITY, GOLD_SITE_BUILD)


def why_not(state: FlandernState, seat: int, action: int) -> Reason:
    """The rule that forbids an action the seat, which is asked, may not make."""
    verb = verb_of(action)
    verbs, rule, key = EXPECTED[int(state.phase)]
    if verb not in verbs:
        return Reason(rule, say(key, city=_city(int(state.city))) if key in NAMES_A_CITY else say(key))
    if verb == PLAY:
        return _why_not_card(state, seat, int(card_of(action)), int(influence_of(action)))
    city = int(city_of(action))
    if verb == CITY:
        return _why_not_city(state, city)
    if verb in (CATHEDRAL, MASTER):
        return _why_no_pawn(state, seat, verb, city, int(plot_of(action)))
    if city != state.city:
        return Reason(rule, say("why-other-city", city=_city(city), asked=_city(int(state.city))))
    if verb == FINISH:
        return _why_not_finish(state, city, int(plot_of(action)))
    return _why_not_build(state, city, int(plot_of(action)), int(tile_of(action)))


NAMES_A_CITY: Final = ("why-act-in-the-city", "why-build-a-site")


def _city(city: int) -> Message:
    return say(f"city-{CITIES[city]}")


def _where(city: int, plot: int) -> dict[str, Arg]:
    return {"city": _city(city), "plot": PLOTS[plot]}


def _card(card: int) -> Message:
    return _city(card) if card < ALL_CITIES else say(f"card-{CARDS[card]}")


def _arms(arms: int) -> Message:
    return say(f"arms-{ARMS[arms]}")


# ---- cards


def _why_not_card(state: FlandernState, seat: int, card: int, influence: int) -> Reason:
    if not state.hand[seat] >> card & 1:
        if card < ALL_CITIES and not state.cities >> card & 1:
            return Reason("R6", say("why-absent-city", city=_city(card)))
        if card < ALL_CITIES and state.scored >> card & 1:
            return Reason("R41", say("why-card-of-scored-city", city=_city(card)))
        return Reason("R28", say("why-card-lies-played", card=_card(card)))
    if state.seats == 2:
        return Reason("R51", say("why-no-influence-for-two"))
    return Reason("R9", say("why-no-influence", number=influence, held=int(state.influence[seat])))


def _why_not_city(state: FlandernState, city: int) -> Reason:
    closed = _why_closed(state, city)
    if closed is not None:
        return closed
    return Reason("R25", say("why-no-site-in-city", city=_city(city)))


def _why_closed(state: FlandernState, city: int) -> Reason | None:
    """Nothing happens in a city that takes no part or is scored."""
    if not state.cities >> city & 1:
        return Reason("R6", say("why-absent-city", city=_city(city)))
    if state.scored >> city & 1:
        return Reason("R37", say("why-scored-city", city=_city(city)))
    return None


# ---- pawns and sites


def _why_no_pawn(state: FlandernState, seat: int, verb: int, city: int, plot: int) -> Reason:
    closed = _why_closed(state, city)
    if closed is not None:
        return closed
    where = _where(city, plot)
    if state.tile[city * ALL_PLOTS + plot] == NONE:
        return Reason("R35" if verb == CATHEDRAL else "R36", Message("why-no-district", where))
    if verb == MASTER:
        return Reason("R36", Message("why-not-own-or-grey", {**where, "guild": _arms(int(state.guild[seat]))}))
    if building.arms_on(state, city, plot) != CHURCH:
        return Reason("R35", Message("why-not-a-church", where))
    return Reason("R35", Message("why-has-a-cathedral", where))


def _why_not_finish(state: FlandernState, city: int, plot: int) -> Reason:
    where = _where(city, plot)
    if not state.sites[city] >> plot & 1:
        return Reason("R15", Message("why-no-site", where))
    return _why_not_arms(state, int(building.arms_on(state, city, plot)), "R27")


def _why_not_arms(state: FlandernState, arms: int, own_rule: str) -> Reason:
    """The card does not allow these arms: a silver card of one's own, a golden one, an influenced one."""
    if state.phase in OF_GOLD:
        return Reason("R33" if state.phase == GOLD_SITE_BUILD else "R32", say("why-gold-arms", arms=_arms(arms)))
    rule = "R56" if state.card != NONE else own_rule
    return Reason(rule, say("why-other-arms", arms=_arms(arms)))


# ---- building


def _why_not_build(state: FlandernState, city: int, plot: int, tile: int) -> Reason:
    where = _where(city, plot)
    taken = _why_no_plot(state, city, plot)
    if taken is not None:
        return taken
    arms = int(TILE_ARMS[tile])
    if not state.allowed >> arms & 1:
        return _why_not_arms(state, arms, "R25" if state.phase == SITE_BUILD else "R15")
    region = int(state.region(city, plot))
    if tile >= SPECIAL_TILE:
        region = int(PLACEMENT[plot * ALL_TILES + tile])
        if region == NONE:
            return Reason("R21", Message("why-special-elsewhere", {**where, "tile": TILES[tile]}))
    if state.stock[SUPPLY_PLACE[tile * SHAPE_COUNT + SHAPE_OF[region]]] == 0:
        return Reason("R17", Message("why-no-tile-left", {"tile": TILES[tile], "plot": PLOTS[plot]}))
    if tile >= SPECIAL_TILE and not state.free[city] >> region & 1:
        return _why_no_ground(state, city, region, tile, where)
    neighbour = _same_arms_beside(state, city, region, arms)
    if neighbour >= 0:
        return Reason("R20", Message("why-same-arms", {**where, "arms": _arms(arms), "other": PLOTS[neighbour]}))
    return Reason("R19", Message("why-no-support", where))


def _why_no_plot(state: FlandernState, city: int, plot: int) -> Reason | None:
    """There is no such plot in the city, or it is not open (R18)."""
    where = _where(city, plot)
    region = state.region(city, plot)
    if region == NONE:
        return Reason("R23", Message("why-no-such-plot", where))
    if state.tile[city * ALL_PLOTS + plot] != NONE:
        return Reason("R18", Message("why-plot-built", where))
    if state.covered[city] >> region & 1:
        return Reason("R38", Message("why-plot-covered", where))
    if not state.free[city] >> region & 1:
        return Reason("R23", Message("why-plot-swallowed", where))
    return None


def _why_no_ground(state: FlandernState, city: int, region: int, tile: int, where: dict[str, Arg]) -> Reason:
    """A special lacks room: D the corner beside it, the others the ground outside the walls (R21, R22)."""
    corner = int(ALSO_TAKEN[region])
    if corner and not state.free[city] & corner:
        name = PLOTS[int(PLOT_OF[lowest(corner)])]
        return Reason("R21", Message("why-corner-taken", {**where, "other": name}))
    return Reason("R22", Message("why-no-ground", {**where, "tile": TILES[tile]}))


def _same_arms_beside(state: FlandernState, city: int, region: int, arms: int) -> int:
    """A plot with the same arms that the region would touch, or -1 (R20)."""
    for plot in range(ALL_PLOTS):
        if state.district[city * ALL_ARMS + arms] >> plot & 1:
            tile = int(state.tile[city * ALL_PLOTS + plot])
            other = int(PLACEMENT[plot * ALL_TILES + tile]) if tile < ALL_TILES else CENTRE
            if other == NONE:
                other = int(state.region(city, plot))
            if TOUCH[state.touch_row() + region] >> other & 1:
                return plot
    return -1
