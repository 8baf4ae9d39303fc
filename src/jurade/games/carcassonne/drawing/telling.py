"""Features in words: what they are, what they hold, what they are worth; used by picks, tips and previews."""

from __future__ import annotations

from jurade.core.look import seat_name
from jurade.core.words import Arg, Message, say
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.barns import complete_cities
from jurade.games.carcassonne.rules.scoring import city_points, road_points, unfinished_points


def kind_name(state: b.Board, segment: int) -> str:
    """city, road, cloister, abbey or field."""
    is_abbey = b.type_of(state.tiles[int(state.holder[segment])]) == t.ABBEY
    return "abbey" if is_abbey else t.KIND_NAMES[state.kind_of(segment)]


def seat_words(seat: int) -> Message:
    return seat_name(t.COLOURS[seat])


def holders(state: b.Board, feature: int) -> Arg:
    """Who weighs how much in a feature, and whose barns are there."""
    found = []
    for seat in range(state.seats):
        claim = b.claim_of(state.claims[feature], seat)
        if claim & b.OWN_FOLLOWER:
            found.append(say("holder", seat=seat_words(seat), strength=int(state.strength(feature, seat))))
        if claim & b.OWN_BARN:
            found.append(say("holder-barn", seat=seat_words(seat)))
    return tuple(found) or say("holder-nobody")


def feature_words(state: b.Board, feature: int) -> Message:
    """A feature in a sentence: size, open ends, worth if the game ended now and once complete, who is in it."""
    sums, kind, name = state.sums[feature], state.kind_of(feature), kind_name(state, feature)
    ends, who = int(b.ends_in(sums)), holders(state, feature)
    if kind == t.FIELD:
        return say("feature-field", cities=sum(1 for _ in complete_cities(state, feature)), holders=who)
    if kind == t.CLOISTER:
        return say(f"feature-{name}", around=8 - ends, holders=who)
    special = "none" if not b.specials_in(sums) else "cathedral" if kind == t.CITY else "inn"
    facts: dict[str, Arg] = {"tiles": int(b.tiles_in(sums)), "special": special, "holders": who}
    if kind == t.CITY:
        facts["pennants"] = int(b.pennants_in(sums))
    if ends == 0:
        return Message(f"feature-{name}-complete", facts)
    now = int(unfinished_points(sums, kind))
    full = int(city_points(sums, state.rules) if kind == t.CITY else road_points(sums))
    return Message(f"feature-{name}", facts | {"ends": ends, "now": now, "full": full})
