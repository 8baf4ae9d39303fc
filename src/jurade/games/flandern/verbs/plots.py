"""What verbs share that do something on a plot of a city: refusals, and what would follow.

Two things may be hidden: the golden card of the round and the choices of others.
So an action of step 4 is followed by covers and scores as if the round ended with it; only the last action of a round,
or of a turn with two players, is carried out by the rules themselves, for then nothing hidden is left.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Final

from jurade.core.errors import Reason
from jurade.core.journal import Facts
from jurade.core.look import INK, LEAF, group, polygon, restyled
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Trail, because, tried
from jurade.core.words import Message, say
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing import telling
from jurade.games.flandern.drawing.town import Town
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules import scoring
from jurade.games.flandern.rules.state import FlandernState
from jurade.games.flandern.verbs.base import FlandernPicker, FlandernVerb

GHOST: Final = 0.82  # how much of something that is not there yet is seen


def dashed(drawn: Shape) -> Shape:
    """An outline of something that is not there yet, to be seen on every ground."""
    return group(
        restyled(drawn, fill="none", stroke=LEAF, stroke_width=4.5),
        restyled(drawn, fill="none", stroke=INK, stroke_width=2.2, stroke_dasharray="6 4"),
    )


class PlotVerb(FlandernVerb):
    """A verb about a plot of a city."""

    def path(self, picker: FlandernPicker, action: int) -> Trail:
        return (picker.plot(act.city_of(action), act.plot_of(action)),)

    @abstractmethod
    def carry_out(self, state: FlandernState, action: int) -> None:
        """Do it, and nothing that follows from it."""

    def gains_and_losses(self, state: FlandernState, built: FlandernState, seat: int, action: int) -> Iterator[Message]:
        """What changes on the ground besides the value of the city."""
        return iter(())

    def regrets(self, state: FlandernState, after: FlandernState, seat: int, action: int) -> Iterator[Message]:
        """What to beware of with this verb alone, unless the game ends."""
        return iter(())

    def foresee(self, state: FlandernState, seat: int, action: int) -> Foreseen:
        city = act.city_of(action)
        built, _ = tried(state, lambda copy: self.carry_out(copy, action))
        is_last = state.phase >= b.GOLD_CITY_ACT if state.seats > 2 else state.owed == 0
        if is_last:
            after, events = tried(state, lambda copy: copy.apply(seat, action), seat)
        else:
            after, events = tried(built, _end_step, seat)
        seen = Foreseen(points=_points(state, events))
        seen.lines += [*_city_lines(state, built, city), *self.gains_and_losses(state, built, seat, action)]
        seen.lines += _score_lines(events)
        if after.phase != b.AT_END:
            seen.warnings += [*self.regrets(state, after, seat, action), *_warnings(state, after, seat, city)]
            _add_dying_plots(state, after, seen)
        return seen


def other_city(verb: FlandernVerb, state: FlandernState, city: int) -> Reason | None:
    """The card in play is that of another city."""
    if city == state.city:
        return None
    asked = telling.city_words(state.city)
    return because(verb.rule_in(state), "other-city", city=telling.city_words(city), asked=asked)


def forbidden_arms(state: FlandernState, arms: int, own_rule: str) -> Reason:
    """The card does not allow these arms: a silver card of one's own, a golden one, an influenced one."""
    name = telling.arms_words(arms)
    if state.phase in (b.GOLD_CITY_ACT, b.GOLD_SITE_BUILD):
        return because("R33" if state.phase == b.GOLD_SITE_BUILD else "R32", "gold-arms", arms=name)
    return because("R56" if state.card != b.NONE else own_rule, "other-arms", arms=name)


# ---- what would follow


def _end_step(state: FlandernState) -> None:
    """Covers and scores, as at the end of a round or turn (R38, R40)."""
    scoring.cover_dead_plots(state)
    scoring.score_full_cities(state)


def _city_lines(state: FlandernState, built: FlandernState, city: int) -> Iterator[Message]:
    """The value of the city, and what everybody would get for it as it stands."""
    before, value, full = int(state.value(city)), int(built.value(city)), int(telling.full_value(built, city))
    name = telling.city_words(city)
    if before == value:
        yield say("preview-value-same", city=name, value=value, full=full, more=full - value)
    else:
        yield say("preview-value", city=name, before=before, value=value, full=full, more=full - value)
    ranked = tuple(one.points_words() for one in telling.standings(built, city))
    yield say("preview-standing", standings=ranked or say("no-points"))


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
            for guild, number in telling.guild_points(facts):
                seat = _owner(state, guild)
                if seat != b.NONE and number:
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
    return b.NONE


# ---- what to beware of (specification, section 14)


def _warnings(state: FlandernState, after: FlandernState, seat: int, city: int) -> Iterator[Message]:
    """The city goes to another, or the game draws to its end."""
    if after.scored >> city & 1:
        ranked = telling.standings(after, city)
        shares = [0] * state.seats
        for one in ranked:
            if (owner := _owner(state, one.guild)) != b.NONE:
                shares[owner] += one.points
        rivals = [(shares[other], telling.seat_words(state, other)) for other in range(state.seats) if other != seat]
        rivals += [(one.points, telling.guild_words(one.guild)) for one in ranked if _owner(state, one.guild) == b.NONE]
        most, who = max(rivals, key=itemgetter(0))
        if most > shares[seat]:
            yield say("warn-city-full", city=telling.city_words(city), seat=who, points=most, own=shares[seat])
    if scoring.open_count(after) <= 1 < scoring.open_count(state) and state.seats > 2:
        yield say("warn-ends")


def _add_dying_plots(state: FlandernState, after: FlandernState, seen: Foreseen) -> None:
    """Warn of the plots that would be covered because of this action alone, and darken them (R38)."""
    before, _ = tried(state, scoring.cover_dead_plots)
    dying = [
        (city, region)
        for city in range(t.ALL_CITIES)
        for region in t.members(after.covered[city] & ~before.covered[city])
    ]
    if not dying:
        return
    plots = tuple(
        say("plot-in-city", city=telling.city_words(city), plot=telling.plot_words(t.PLOT_OF[region]))
        for city, region in dying
    )
    seen.warnings.append(say("warn-plot-dies", plots=plots))
    for city, region in dying:
        corners = Town(state, city).corners(region)
        seen.ghosts.append(group(polygon(corners, fill=INK, fill_opacity=0.3, stroke=INK, stroke_dasharray="5 4")))
