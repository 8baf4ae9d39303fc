"""What an action would do, from what the seat knows: it is carried out on a copy, and the events are read back.

Two things may be hidden: the golden card of the round and the choices of others.
So an action of step 4 is followed by covers and scores as if the round ended with it; only the last action of a round,
or of a turn with two players, is carried out by the rules themselves, for then nothing hidden is left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import itemgetter

from jurade.core.journal import Facts, Journal
from jurade.core.look import INK, group, polygon
from jurade.core.scene import Preview
from jurade.core.words import Message, say
from jurade.games.flandern import building, scoring
from jurade.games.flandern.actions import (
    BUILD,
    CATHEDRAL,
    CHOOSE_CARD,
    CITY,
    DRAW,
    FINISH,
    GOLD_CITY_ACT,
    MASTER,
    PLAY,
    SITE,
    card_of,
    city_of,
    influence_of,
    plot_of,
    tile_of,
    verb_of,
)
from jurade.games.flandern.board import NONE
from jurade.games.flandern.cards import pile_to_draw
from jurade.games.flandern.drawing.telling import (
    arms_words,
    card_words,
    city_points,
    city_words,
    full_value,
    guild_words,
    plot_words,
    seat_words,
    standings,
)
from jurade.games.flandern.drawing.town import Town
from jurade.games.flandern.picks import acts_first, ghost_of
from jurade.games.flandern.position import members
from jurade.games.flandern.state import FlandernState
from jurade.games.flandern.tables import (
    ALL_CITIES,
    ANCHORS,
    BACK_CARD,
    CARDS,
    CITIES,
    PLOT_OF,
    PLOT_REGIONS,
    PLOTS,
    SHAPE_COUNT,
    SHAPE_OF,
    SHAPES,
    SITE_CARD,
    TILE_ARMS,
)


def preview(state: FlandernState, seat: int, action: int) -> Preview:
    """What a legal action would do, as far as the seat knows."""
    verb = verb_of(action)
    if verb == PLAY:
        return _of_card(state, seat, int(card_of(action)), int(influence_of(action)))
    if verb == DRAW:
        renewed = state.pile == 0
        left = int(pile_to_draw(state)).bit_count()
        return Preview(lines=(say("preview-draw-renewed" if renewed else "preview-draw", left=left),))
    if verb == CITY:
        return Preview(lines=(_room_words(state, int(city_of(action)), int(state.allowed), False),))
    return _of_building(state, seat, action)


# ---- cards


def _of_card(state: FlandernState, seat: int, card: int, influence: int) -> Preview:
    """What the card could do as things stand; others may act before."""
    lines: list[Message] = []
    warnings: list[Message] = []
    arms = int(state.own_arms(seat))
    if card == BACK_CARD:
        back = tuple(card_words(CARDS[other]) for other in members(int(state.played[seat])))
        if back:
            lines.append(say("preview-back", cards=back))
        else:
            warnings.append(say("warn-nothing-back"))
    elif card == SITE_CARD:
        cities = tuple(city_words(city) for city in members(int(building.site_cities(state, arms))))
        if cities:
            lines.append(say("preview-site", cities=cities, left=int(state.site_stock)))
        else:
            warnings.append(say("warn-void", card=card_words(CARDS[card])))
    elif building.can_act_in(state, card, arms):
        lines.append(_room_words(state, card, arms, True))
        own = 1 << int(state.guild[seat])
        if not building.can_act_in(state, card, own):
            warnings.append(say("warn-no-own", city=city_words(card), arms=arms_words(int(state.guild[seat]))))
    else:
        warnings.append(say("warn-void", card=card_words(CARDS[card])))
    if state.phase == CHOOSE_CARD:
        if influence:
            lines.append(say("preview-influence", left=int(state.influence[seat]) - influence))
        if acts_first(state, seat, influence):
            lines.append(say("preview-first"))
        if not state.has_gold_left():
            lines.append(say("preview-last-round"))
    return Preview(lines=tuple(lines), warnings=tuple(warnings))


def _room_words(state: FlandernState, city: int, arms: int, with_sites: bool) -> Message:
    """How many plots of a city these arms can build on, and how many sites they can finish."""
    plots = 0
    for region in members(int(building.buildable(state, city, arms))):
        plots |= int(ANCHORS[region])
    sites = int(building.finishable(state, city, arms)).bit_count() if with_sites else 0
    return say("preview-room", city=city_words(city), plots=plots.bit_count(), sites=sites)


# ---- building and pawns


def _of_building(state: FlandernState, seat: int, action: int) -> Preview:
    city = int(city_of(action))
    built = _built(state, action)
    after, events = _step_ended(state, built, seat, action)
    is_over = any(facts["event"] == "game_ended" for facts in events)
    lines = [*_city_lines(state, built, city), *_ground_lines(state, built, seat, action)]
    lines += [*_score_lines(events)]
    warnings = [*_warnings(state, after, seat, action, events)]
    dying = [] if is_over else list(_dying(state, after))
    if dying:
        plots = tuple(say("plot-in-city", city=city_words(c), plot=plot_words(p)) for c, p, _ in dying)
        warnings.append(say("warn-plot-dies", plots=plots))
    towns = [Town(state, number) for number in range(ALL_CITIES)]
    ghosts = [shape for shape in (ghost_of(towns, action),) if shape is not None]
    ghosts += [
        group(polygon(towns[c].corners(region), fill=INK, fill_opacity=0.3, stroke=INK, stroke_dasharray="5 4"))
        for c, _, region in dying
    ]
    return Preview(tuple(lines), tuple(warnings), _points(state, events), tuple(ghosts))


def _built(state: FlandernState, action: int) -> FlandernState:
    """The position right after the action, before anything follows from it."""
    built = state.clone()
    built.journal = Journal()
    verb, city, plot = verb_of(action), city_of(action), plot_of(action)
    if verb in (BUILD, SITE):
        building.build(built, city, plot, tile_of(action), verb)
    elif verb == FINISH:
        building.finish(built, city, plot)
    elif verb == CATHEDRAL:
        building.raise_cathedral(built, city, plot)
    elif verb == MASTER:
        building.place_master(built, city, plot)
    return built


def _step_ended(
    state: FlandernState, built: FlandernState, seat: int, action: int
) -> tuple[FlandernState, list[Facts]]:
    """The position after the covers and scores that follow, and what happened."""
    is_last = state.phase >= GOLD_CITY_ACT if state.seats > 2 else state.owed == 0
    after = (state if is_last else built).clone()
    after.journal = Journal()
    if is_last:
        after.apply(seat, action)
    else:
        scoring.cover_dead_plots(after)
        scoring.score_full_cities(after)
    return after, [event.seen_by(seat) for event in after.journal.take()]


def _city_lines(state: FlandernState, built: FlandernState, city: int) -> Iterator[Message]:
    """The value of the city, and what everybody would get for it as it stands."""
    yield say(
        "preview-value",
        city=city_words(city),
        before=int(state.value(city)),
        value=int(built.value(city)),
        full=full_value(built, city),
    )
    ranked = tuple(
        say("guild-points", guild=guild_words(one.guild), points=one.points) for one in standings(built, city)
    )
    yield say("preview-standing", standings=ranked or say("nobody"))


def _ground_lines(state: FlandernState, built: FlandernState, seat: int, action: int) -> Iterator[Message]:
    """Plots a special opens or takes up, and plots that the seat's guild can no longer fill."""
    if verb_of(action) not in (BUILD, SITE):
        return
    city, plot = int(city_of(action)), int(plot_of(action))
    opened = int(built.open_plots(city)) & ~int(state.open_plots(city))
    if opened:
        yield say("preview-opens", plots=tuple(plot_words(int(PLOT_OF[region])) for region in members(opened)))
    taken = int(state.open_plots(city)) & ~int(built.open_plots(city)) & ~(1 << int(state.region(city, plot)))
    if taken:
        yield say("preview-takes", plots=tuple(plot_words(int(PLOT_OF[region])) for region in members(taken)))
    own = 1 << int(state.guild[seat])
    closed = int(building.fillable(state, city, own)) & ~int(building.fillable(built, city, own))
    closed &= int(built.open_plots(city)) & int(PLOT_REGIONS)
    if closed:
        plots = tuple(PLOTS[int(PLOT_OF[region])] for region in members(closed))
        yield say("preview-closes", arms=arms_words(int(state.guild[seat])), plots=plots)


def _score_lines(events: Iterable[Facts]) -> Iterator[Message]:
    for facts in events:
        if facts["event"] == "city_scored":
            yield say("preview-scored", city=say(f"city-{facts['city']}"), value=int(str(facts["value"])))
        elif facts["event"] == "game_ended":
            yield say("preview-ends", ending=say(f"ending-{facts['ending']}"))


def _points(state: FlandernState, events: Iterable[Facts]) -> dict[int, int]:
    """Points by seat: of its guild, with two players of its influenced guild too, and the influence bonus."""
    points: dict[int, int] = {}
    for facts in events:
        if facts["event"] == "city_scored":
            for guild, number in city_points(facts):
                seat = _owner(state, guild)
                if seat != NONE and number:
                    points[seat] = points.get(seat, 0) + number
        elif facts["event"] == "influence_bonus_given":
            seat = int(str(facts["seat"]))
            points[seat] = points.get(seat, 0) + int(str(facts["points"]))
    return dict(sorted(points.items()))


def _owner(state: FlandernState, guild: int) -> int:
    """The seat a guild scores for; NONE for grey."""
    for seat in range(state.seats):
        if guild in (state.guild[seat], state.influenced[seat]):
            return seat
    return NONE


# ---- what to beware of (specification, section 14)


def _warnings(
    state: FlandernState, after: FlandernState, seat: int, action: int, events: list[Facts]
) -> Iterator[Message]:
    verb, city = verb_of(action), int(city_of(action))
    if any(facts["event"] == "game_ended" for facts in events):
        return  # the result says it all
    if verb in (BUILD, SITE) and TILE_ARMS[tile_of(action)] == state.guild[seat]:
        shape = int(SHAPE_OF[state.region(city, plot_of(action))])
        first = 2 * int(state.guild[seat]) * SHAPE_COUNT
        if int(state.stock[first + shape]) + int(state.stock[first + SHAPE_COUNT + shape]) == 1:
            yield say("warn-last-tile", shape=SHAPES[shape])
    if after.scored >> city & 1:
        if verb == SITE:
            yield say("warn-site-in-vain", city=city_words(city))
        ranked = standings(after, city)
        shares = [0] * state.seats
        for one in ranked:
            if (owner := _owner(state, one.guild)) != NONE:
                shares[owner] += one.points
        mine = shares[seat]
        rivals = [(shares[other], seat_words(state, other)) for other in range(state.seats) if other != seat]
        rivals += [(one.points, guild_words(one.guild)) for one in ranked if _owner(state, one.guild) == NONE]
        most, who = max(rivals, key=itemgetter(0))
        if most > mine:
            yield say("warn-city-full", city=city_words(city), seat=who, points=most, own=mine)
    if scoring.open_count(after) <= 1 < scoring.open_count(state) and state.seats > 2:
        yield say("warn-ends")


def _dying(state: FlandernState, after: FlandernState) -> Iterator[tuple[int, int, int]]:
    """City, plot and region of the plots that would be covered because of this action alone (R38)."""
    before = state.clone()
    scoring.cover_dead_plots(before)
    for city in range(len(CITIES)):
        for region in members(int(after.covered[city]) & ~int(before.covered[city])):
            yield city, int(PLOT_OF[region]), region
