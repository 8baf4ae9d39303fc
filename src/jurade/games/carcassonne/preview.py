"""What an action would do: it is carried out on a copy, and the events are read back as lines, points and warnings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from jurade.core.journal import Facts, Journal
from jurade.core.look import GOOD, group
from jurade.core.scene import Preview, Shape
from jurade.core.words import Message, say
from jurade.games.carcassonne.actions import DEPLOYMENT, DRAW_TILE, PASS, SKIP, WAGON_TO
from jurade.games.carcassonne.board import DEPLOY, OWN_FOLLOWER, claim_of, pennants_in, spot
from jurade.games.carcassonne.deploying import deploy
from jurade.games.carcassonne.drawing.land import Land
from jurade.games.carcassonne.drawing.telling import feature_words, holders, kind_name, seat_words
from jurade.games.carcassonne.picks import ghost_of
from jurade.games.carcassonne.scoring import majority
from jurade.games.carcassonne.state import CarcassonneState
from jurade.games.carcassonne.tables import BARN, BUILDER, CODES, FIELD, FOLLOWER, MAYOR, PIG
from jurade.games.carcassonne.wagon import segment_at

MOST_FEATURES: Final = 4  # described after a placement


def preview(state: CarcassonneState, seat: int, action: int) -> Preview:
    """What a legal action would do.  A placement is shown as if nothing were deployed on it."""
    if action == DRAW_TILE:
        return Preview(lines=(say("preview-draw", left=int(state.left)),))
    if action == PASS:
        return Preview(lines=(say("preview-pass"),))
    laid, after, events = _carried_out(state, seat, action)
    land = Land(laid)
    deploys = DEPLOYMENT <= action < WAGON_TO
    lines = [*_scoring(events), *_going_home(after, events), *_consequences(events)]
    if deploys and action & 7 != BARN:
        lines.append(feature_words(laid, _target(laid, action)))
    elif not deploys and laid.laid > state.laid:
        lines += list(_held_features(laid, land))[:MOST_FEATURES]
    warnings = [*_warnings(state, laid, after, seat, action, events)]
    return Preview(tuple(lines), tuple(warnings), _points(events), tuple(_ghosts(state, after, seat, action, events)))


def _carried_out(
    state: CarcassonneState, seat: int, action: int
) -> tuple[CarcassonneState, CarcassonneState, list[Facts]]:
    """The land before and after the scoring that follows an action, and what happened."""
    after = state.clone()
    after.journal = Journal()
    if DEPLOYMENT <= action < WAGON_TO or action == SKIP:
        laid = state.clone()
        after.apply(seat, action)
        if action != SKIP and action & 7 != BARN:
            deploy(laid, seat, action & 7, _segment(laid, action))
    else:
        after.apply(seat, action)
        laid = after.clone()
        if after.phase == DEPLOY:
            after.apply(seat, SKIP)
    return laid, after, [event.seen_by(None) for event in after.journal.take()]


def _segment(laid: CarcassonneState, action: int) -> int:
    """The segment a piece is deployed on."""
    tile = Land(laid).tiles[-1]
    return tile.first + tile.segments.index(CODES[action >> 3 & 15])


def _target(laid: CarcassonneState, action: int) -> int:
    """The feature a piece is deployed in."""
    return int(laid.feature[_segment(laid, action)])


# ---- what happens


def _scoring(events: Iterable[Facts]) -> Iterator[Message]:
    for facts in events:
        kind = str(facts.get("kind", ""))
        if kind.startswith("end_"):
            continue
        if facts["event"] == "scored":
            points = facts["points"]
            assert isinstance(points, int)
            yield say("preview-scored", seat=_seat(facts), points=points, kind=kind)
        elif facts["event"] == "nobody_scored":
            yield say("preview-nobody", kind=kind if not kind.startswith("field") else "other")


def _going_home(after: CarcassonneState, events: Iterable[Facts]) -> Iterator[Message]:
    """The pieces that go home, by seat; then the wagons whose owners may choose."""
    counts: dict[tuple[int, str], int] = {}
    for facts in events:
        if facts["event"] in ("piece_returned", "wagon_home"):
            key = (int(str(facts["seat"])), str(facts.get("piece", "wagon")))
            counts[key] = counts.get(key, 0) + 1
    if counts:
        pieces = (
            say("preview-piece", seat=seat_words(seat), piece=piece, count=count)
            for (seat, piece), count in sorted(counts.items())
        )
        yield say("preview-home", pieces=tuple(pieces))
    for seat in range(after.seats):
        if after.waiting >> seat & 1:
            yield say("preview-wagon", seat=seat_words(seat))


def _consequences(events: Iterable[Facts]) -> Iterator[Message]:
    for facts in events:
        if facts["event"] == "goods_taken":
            yield say("preview-goods", good=str(facts["good"]), count=int(str(facts["count"])))
        elif facts["event"] == "builder_extended":
            yield say("preview-second-part")
        elif facts["event"] == "game_ended":
            yield say("preview-ends")


def _held_features(laid: CarcassonneState, land: Land) -> Iterator[Message]:
    """The unfinished features of the tile just laid in which somebody stands."""
    tile = land.tiles[-1]
    seen = set()
    for segment in range(tile.first, tile.first + len(tile.segments)):
        feature = int(laid.feature[segment])
        unfinished = laid.kind_of(feature) == FIELD or not laid.is_feature_complete(feature)
        if feature not in seen and laid.claims[feature] and unfinished:
            seen.add(feature)
            yield feature_words(laid, feature)


def _points(events: Iterable[Facts]) -> dict[int, int]:
    """Points by seat, the final scoring not counted."""
    points: dict[int, int] = {}
    for facts in events:
        if facts["event"] == "scored" and not str(facts["kind"]).startswith("end_"):
            seat = int(str(facts["seat"]))
            points[seat] = points.get(seat, 0) + int(str(facts["points"]))
    return points


def _seat(facts: Facts) -> Message:
    return seat_words(int(str(facts["seat"])))


# ---- what to beware of (specification, section 14)


def _warnings(
    state: CarcassonneState,
    laid: CarcassonneState,
    after: CarcassonneState,
    seat: int,
    action: int,
    events: list[Facts],
) -> Iterator[Message]:
    deploys = DEPLOYMENT <= action < WAGON_TO
    piece = action & 7 if deploys else -1
    if piece == FOLLOWER and state.in_supply(seat, FOLLOWER) == 1 and after.in_supply(seat, FOLLOWER) == 0:
        yield say("warn-last-follower")
    if piece == MAYOR and pennants_in(laid.sums[_target(laid, action)]) == 0:
        yield say("warn-mayor")
    if piece == BARN:
        scorers = {facts["seat"] for facts in events if facts.get("kind") == "field_barn_placed" and "points" in facts}
        if scorers and seat not in scorers:
            yield say("warn-barn-others")
    if piece in (BUILDER, PIG):
        yield from _outnumbered(laid, [_target(laid, action)], seat)
    elif not deploys and laid.laid > state.laid:
        tile = Land(laid).tiles[-1]
        touched = dict.fromkeys(int(laid.feature[tile.first + k]) for k in range(len(tile.segments)))
        yield from _outnumbered(laid, [feature for feature in touched if _led(state, laid, feature, seat)], seat)
    yield from _farmers_home(events, seat)


def _outnumbered(laid: CarcassonneState, features: Iterable[int], seat: int) -> Iterator[Message]:
    """Features in which the seat's followers weigh less than somebody else's."""
    for feature in features:
        if claim_of(laid.claims[feature], seat) & OWN_FOLLOWER:
            strengths = [int(laid.strength(feature, other)) for other in range(laid.seats)]
            if strengths[seat] < max(strengths):
                yield say("warn-lost", kind=kind_name(laid, feature), holders=holders(laid, feature))


def _led(before: CarcassonneState, laid: CarcassonneState, feature: int, seat: int) -> bool:
    """Was the seat in the majority of a part of this feature before?  Otherwise there is nothing to lose."""
    parts = {int(before.feature[s]) for s in Land(laid).segments_of(feature) if s < before.segments}
    return any(majority(before, part) >> seat & 1 for part in parts)


def _farmers_home(events: list[Facts], seat: int) -> Iterator[Message]:
    """Joining a meadow to a barn sends the own farmers home for a point a city (R45)."""
    joined = any(facts.get("kind") == "field_barn_joined" for facts in events)
    returned = any(
        facts["event"] == "piece_returned" and facts["seat"] == seat and str(facts["segment"]).startswith("f")
        for facts in events
    )
    if joined and returned:
        own = [facts for facts in events if facts.get("kind") == "field_barn_joined" and facts.get("seat") == seat]
        yield say("warn-farmers-home", points=sum(int(str(facts["points"])) for facts in own))


# ---- what is not there yet


def _ghosts(
    state: CarcassonneState, after: CarcassonneState, seat: int, action: int, events: Iterable[Facts]
) -> Iterator[Shape]:
    """What is put on the board, and the ground of the features that are scored."""
    land = Land(after)
    for facts in events:
        if facts["event"] in ("scored", "nobody_scored") and "cell" in facts:
            x, y = (int(number) for number in str(facts["cell"]).split(","))
            segment = int(segment_at(after, spot(x, y) << 4 | CODES.index(str(facts["segment"]))))
            if not str(facts["kind"]).startswith("end_"):
                yield group(*land.areas_of(int(after.feature[segment])), color=GOOD, opacity=0.35)
    ghost = ghost_of(Land(state), seat, action)
    if ghost is not None:
        yield ghost
