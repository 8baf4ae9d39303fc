"""What follows from an action: it is carried out on a copy, and the events are read back as lines, points, warnings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from jurade.core.journal import Facts
from jurade.core.look import GOOD, group
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, tried
from jurade.core.words import Message, say
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.drawing import telling
from jurade.games.carcassonne.drawing.land import Land
from jurade.games.carcassonne.events import EVENTS
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.scoring import majority
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.rules.wagon import segment_at

MOST_FEATURES: Final = 4  # described after a placement


class Trial(NamedTuple):
    """An action of a seat carried out on a copy: the land before and after it, and what happened meanwhile."""

    seat: int
    before: CarcassonneState
    after: CarcassonneState
    events: list[Facts]

    def foreseen(self, lines: Iterable[Message] = (), warnings: Iterable[Message] = ()) -> Foreseen:
        """What it would do, the final scoring apart: what happened, then what an action has to say besides."""
        events = [facts for facts in self.events if not str(facts.get("kind", "")).startswith("end_")]
        points: Counter[int] = Counter()
        for facts in events:
            if gain := EVENTS.of(facts).gain(facts):
                points[number(facts, "seat")] += gain
        return Foreseen(
            [*_scored(events), *_gone_home(self.after, events), *_told(events), *lines],
            [*warnings, *_farmers_home(events, self.seat)],
            dict(points),
            [*_scored_ground(self.after, events)],
        )


def trial(state: CarcassonneState, seat: int, action: int) -> Trial:
    """An action carried out up to the next decision."""
    return Trial(seat, state, *tried(state, lambda copy: copy.apply(seat, action)))


def foresee_tile(state: CarcassonneState, seat: int, action: int) -> Foreseen:
    """What laying a tile would do if nothing were deployed on it."""
    laid, events = tried(state, lambda copy: copy.apply(seat, action))
    after = laid
    if laid.phase == b.DEPLOY:
        after, scored = tried(laid, lambda copy: copy.score(-1))
        events += scored
    held = list(_held_features(laid))[:MOST_FEATURES]
    led = [feature for feature in fresh_features(laid) if _was_led(state, laid, feature, seat)]
    return Trial(seat, state, after, events).foreseen(held, outnumbered(laid, led, seat))


def number(facts: Facts, name: str) -> int:
    value = facts[name]
    assert isinstance(value, int)
    return value


# ---- what happens


def _scored(events: Iterable[Facts]) -> Iterator[Message]:
    for facts in events:
        kind = str(facts.get("kind"))
        if facts["event"] == "scored":
            who = telling.seat_words(number(facts, "seat"))
            yield say("preview-scored", seat=who, points=number(facts, "points"), kind=kind)
        elif facts["event"] == "nobody_scored":
            yield say("preview-nobody", kind=kind)


def _gone_home(after: CarcassonneState, events: Iterable[Facts]) -> Iterator[Message]:
    """The pieces that go home, by seat; then the wagons whose owners may choose."""
    home: dict[int, Counter[str]] = {}
    for facts in events:
        if facts["event"] in ("piece_returned", "wagon_home"):
            home.setdefault(number(facts, "seat"), Counter())[str(facts.get("piece", "wagon"))] += 1
    for seat in sorted(home):
        pieces = tuple(say("home-piece", piece=piece, count=count) for piece, count in sorted(home[seat].items()))
        yield say("preview-home", seat=telling.seat_words(seat), pieces=pieces)
    for seat in range(after.seats):
        if after.waiting >> seat & 1:
            yield say("preview-wagon", seat=telling.seat_words(seat))


TOLD: Final[Mapping[str, Callable[[Facts], Message]]] = {  # by event
    "goods_taken": lambda facts: say("preview-goods", good=str(facts["good"]), count=number(facts, "count")),
    "builder_extended": lambda facts: say("preview-second-part"),
    "game_ended": lambda facts: say("preview-ends"),
}


def _told(events: Iterable[Facts]) -> Iterator[Message]:
    return (TOLD[str(facts["event"])](facts) for facts in events if facts["event"] in TOLD)


def _scored_ground(after: CarcassonneState, events: Iterable[Facts]) -> Iterator[Shape]:
    """The ground of the features that are scored."""
    land = Land(after)
    for facts in events:
        if facts["event"] in ("scored", "nobody_scored"):
            x, y = (int(coordinate) for coordinate in str(facts["cell"]).split(","))
            segment = segment_at(after, b.spot(x, y) << 4 | t.CODES.index(str(facts["segment"])))
            yield group(*land.areas_of(after.feature[segment]), color=GOOD, opacity=0.35)


# ---- the features of the tile just laid


def fresh_features(laid: CarcassonneState) -> list[int]:
    """The features of the tile just laid, each once."""
    entry = laid.tiles[laid.fresh]
    first = b.first_of(entry)
    return list(dict.fromkeys(laid.feature[first : first + t.SEGMENTS[b.type_of(entry)]]))


def _held_features(laid: CarcassonneState) -> Iterator[Message]:
    """The unfinished ones in which somebody stands."""
    for feature in fresh_features(laid):
        is_unfinished = laid.kind_of(feature) == t.FIELD or not laid.is_feature_complete(feature)
        if laid.claims[feature] and is_unfinished:
            yield telling.feature_words(laid, feature)


def _was_led(before: CarcassonneState, laid: CarcassonneState, feature: int, seat: int) -> bool:
    """Was the seat in the majority of a part of this feature before?  Otherwise there is nothing to lose."""
    parts = {int(before.feature[s]) for s in Land(laid).segments_of(feature) if s < before.segments}
    return any(majority(before, part) >> seat & 1 for part in parts)


# ---- what to beware of (specification, section 14)


def outnumbered(laid: CarcassonneState, features: Iterable[int], seat: int) -> Iterator[Message]:
    """Features in which the seat's followers weigh less than somebody else's."""
    for feature in features:
        if b.claim_of(laid.claims[feature], seat) & b.OWN_FOLLOWER:
            strengths = [laid.strength(feature, other) for other in range(laid.seats)]
            if strengths[seat] < max(strengths):
                kind, held = telling.kind_name(laid, feature), telling.holders(laid, feature)
                yield say("warn-lost", kind=kind, holders=held)


def _farmers_home(events: list[Facts], seat: int) -> Iterator[Message]:
    """Joining a meadow to a barn sends the own farmers home for a point a city (R45)."""
    joined = [facts for facts in events if facts.get("kind") == "field_barn_joined"]
    returned = (facts for facts in events if facts["event"] == "piece_returned" and facts["seat"] == seat)
    if joined and any(str(facts["segment"]).startswith("f") for facts in returned):
        yield say(
            "warn-farmers-home", points=sum(number(facts, "points") for facts in joined if facts.get("seat") == seat)
        )
