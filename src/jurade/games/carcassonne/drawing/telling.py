"""Features in words: what they are, what they hold, what they are worth; used by picks, tips and previews."""

from __future__ import annotations

from typing import Final

from jurade.core.look import seat_name
from jurade.core.words import Arg, Message, say
from jurade.games.carcassonne.barns import complete_cities
from jurade.games.carcassonne.board import (
    OWN_FOLLOWER,
    Board,
    claim_of,
    ends_in,
    pennants_in,
    specials_in,
    tiles_in,
    type_of,
)
from jurade.games.carcassonne.drawing.land import COLOURS
from jurade.games.carcassonne.scoring import city_points, road_points, unfinished_points
from jurade.games.carcassonne.tables import ABBEY, CITY, FIELD, KIND_NAMES, ROAD

OWN_BARN: Final = 0x80  # in a claim
ROLES: Final = {"city": "knight", "road": "thief", "cloister": "monk", "abbey": "monk", "field": "farmer"}


def kind_name(state: Board, segment: int) -> str:
    """city, road, cloister, abbey or field."""
    if type_of(state.tiles[int(state.holder[segment])]) == ABBEY:
        return "abbey"
    return KIND_NAMES[state.kind_of(segment)]


def seat_words(seat: int) -> Message:
    return seat_name(COLOURS[seat])


def holders(state: Board, feature: int) -> Arg:
    """Who weighs how much in a feature, and whose barns are there."""
    found = []
    for seat in range(state.seats):
        claim = claim_of(state.claims[feature], seat)
        if claim & OWN_FOLLOWER:
            found.append(say("holder", seat=seat_words(seat), strength=int(state.strength(feature, seat))))
        if claim & OWN_BARN:
            found.append(say("holder-barn", seat=seat_words(seat)))
    return tuple(found) or say("holder-nobody")


def worth_now(state: Board, feature: int) -> int:
    """What a road, city, cloister or abbey would bring if the game ended now."""
    return int(unfinished_points(state.sums[feature], state.kind_of(feature)))


def worth_complete(state: Board, feature: int) -> int:
    """What it brings once complete, as far as it has grown by now."""
    kind = state.kind_of(feature)
    sums = state.sums[feature]
    if kind == CITY:
        return int(city_points(sums, state.rules))
    return int(road_points(sums)) if kind == ROAD else 9


def feature_words(state: Board, feature: int) -> Message:
    """A feature in a sentence: size, open ends, worth, who is in it."""
    sums = state.sums[feature]
    kind = state.kind_of(feature)
    who = holders(state, feature)
    if kind == FIELD:
        return say("feature-field", cities=sum(1 for _ in complete_cities(state, feature)), holders=who)
    ends = int(ends_in(sums))
    name = kind_name(state, feature)
    if name in ("cloister", "abbey"):
        return say(f"feature-{name}", around=8 - ends, holders=who)
    special = "none" if not specials_in(sums) else "cathedral" if kind == CITY else "inn"
    facts: dict[str, Arg] = {"tiles": int(tiles_in(sums)), "special": special, "holders": who}
    if kind == CITY:
        facts["pennants"] = int(pennants_in(sums))
    if ends == 0:
        return Message(f"feature-{name}-complete", facts)
    facts |= {"ends": ends, "now": worth_now(state, feature), "full": worth_complete(state, feature)}
    return Message(f"feature-{name}", facts)
