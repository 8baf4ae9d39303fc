"""Places and features in words: where they are, what they hold, what they are worth; used by picks, tips and previews.

The board shows no coordinates.
A space is told from the tile laid last, which is marked; of several features on a tile, each by the side it lies on.
"""

from __future__ import annotations

from typing import Final

from jurade.core.look import seat_name
from jurade.core.words import Arg, Message, say
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.drawing.land import Land
from jurade.games.carcassonne.drawing.palette import SIZE
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.barns import complete_cities
from jurade.games.carcassonne.rules.scoring import city_points, road_points, unfinished_points

ASIDE: Final = 11  # a segment whose anchor is so far from the middle of its tile lies on a side


def kind_name(state: b.Board, segment: int) -> str:
    """city, road, cloister, abbey or field."""
    is_abbey = b.type_of(state.tiles[int(state.holder[segment])]) == t.ABBEY
    return "abbey" if is_abbey else t.KIND_NAMES[state.kind_of(segment)]


def seat_words(seat: int) -> Message:
    return seat_name(t.COLOURS[seat])


def piece_words(piece: int) -> Message:
    return say("piece", piece=t.PIECES[piece])


# ---- where


def steps(state: b.Board, at: int) -> tuple[Message, ...]:
    """The way to a cell from the tile laid last; nothing if it is that tile's."""
    last = b.spot_of(state.tiles[state.fresh])
    south, east = int(b.y_of(at) - b.y_of(last)), int(b.x_of(at) - b.x_of(last))
    ways = (("south" if south > 0 else "north", abs(south)), ("east" if east > 0 else "west", abs(east)))
    found = [(way, count) for way, count in ways if count]
    if [count for _, count in found] == [1]:
        return (say(f"next-{found[0][0]}"),)
    return tuple(say(f"{'more' if n else 'steps'}-{way}", count=count) for n, (way, count) in enumerate(found))


def side_of(land: Land, segment: int) -> str:
    """On which side of its tile a segment lies, if the tile has several of its kind that are apart; else ``none``."""
    state, tile = land.state, land.tile_of(segment)
    on_tile = range(tile.first, tile.first + t.SEGMENTS[tile.kind])
    alike = [each for each in on_tile if state.kind_of(each) == state.kind_of(segment)]
    if len({int(state.feature[each]) for each in alike}) < 2:
        return "none"
    side = _side(land, segment)
    if sum(_side(land, each) == side for each in alike) == 1:
        return side
    down, right = _off_middle(land, segment)
    return side[0] if abs(down) > abs(right) else side[1]


def _side(land: Land, segment: int) -> str:
    """n, ne, e … or c for the middle."""
    down, right = _off_middle(land, segment)
    found = ("s" if down > 0 else "n") * (abs(down) > ASIDE) + ("e" if right > 0 else "w") * (abs(right) > ASIDE)
    return found or "c"


def _off_middle(land: Land, segment: int) -> tuple[float, float]:
    """How far south and east of the middle of its tile a segment has its anchor."""
    (x, y), tile = land.anchor_of(segment), land.tile_of(segment)
    return y - (tile.y + 0.5) * SIZE, x - (tile.x + 0.5) * SIZE


# ---- features


def holders(state: b.Board, feature: int) -> tuple[Message, ...]:
    """Who weighs how much in a feature."""
    return tuple(
        say("holder", seat=seat_words(seat), strength=int(state.strength(feature, seat)))
        for seat in range(state.seats)
        if b.claim_of(state.claims[feature], seat) & b.OWN_FOLLOWER
    )


def _held(state: b.Board, feature: int) -> Message:
    """The same in a sentence, and whose barns are there, which occupy nothing (R47)."""
    who = holders(state, feature)
    owners = (seat for seat in range(state.seats) if b.claim_of(state.claims[feature], seat) & b.OWN_BARN)
    barns = tuple(say("holder-barn", seat=seat_words(seat)) for seat in owners)
    if not barns:
        return say("holders", who=who) if who else say("holders-nobody")
    return say("holders-and-barns", who=who, barns=barns) if who else say("holders-barns", barns=barns)


def feature_words(state: b.Board, feature: int) -> Message:
    """A feature in a sentence: size, open ends, worth if the game ended now and once complete, who is in it."""
    sums, kind, name = state.sums[feature], state.kind_of(feature), kind_name(state, feature)
    ends, who = int(b.ends_in(sums)), _held(state, feature)
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
