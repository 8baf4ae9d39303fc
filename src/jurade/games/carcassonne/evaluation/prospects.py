"""What a tile or a piece promises where it is put, seen before anything is tried: for the bots."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.evaluation import values
from jurade.games.carcassonne.evaluation.chances import CERTAIN, all_closed
from jurade.games.carcassonne.rules import actions as act
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.abbey import segment_towards
from jurade.games.carcassonne.rules.barns import barn_meadow, is_among
from jurade.games.carcassonne.rules.scoring import completed, strongest
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.rules.wagon import segment_at

HOME: Final = 150  # a follower that comes back, about
SECOND_PART: Final = 300  # a tile and a deployment more
TILE: Final = 400  # what a seat gains with a tile of its own, about
ABBOT: Final = 800  # a monk in an abbey: a hole has most of its cells around filled
CLOISTER_BEGUN: Final = 500  # a monk, where nobody has counted the cells around

# ---- the tile lies, the piece on it is still to come


def supplies_to_come(state: CarcassonneState) -> "vec[i64]":
    """What the seats will have at hand once this part is scored and every wagon has gone home."""
    supplies = state.supply[:]
    for seat in range(state.seats):
        supplies[seat] += b.UNIT_OF[t.WAGON] if state.waiting >> seat & 1 else 0
    if state.phase != b.DEPLOY:
        return supplies
    done = completed(state)
    for i in range(len(done)):
        for seat in range(state.seats):
            claim = b.claim_of(state.claims[done[i]], seat)
            supplies[seat] += (claim & b.OWN_FOLLOWER) + (b.UNIT_OF[t.BUILDER] if claim & b.OWN_HELPER else 0)
    return supplies


def best_deployment(state: CarcassonneState, supply: i64, chances: "vec[i64]") -> i64:
    """What the best piece on the tile just laid gains its seat; none gains nothing."""
    best: i64 = 0
    for i in range(len(state.moves)):
        gain = deployment_gain(state, supply, state.moves[i], chances)
        if gain > best:
            best = gain
    return best


def deployment_gain(state: CarcassonneState, supply: i64, action: i64, chances: "vec[i64]") -> i64:
    """What a piece on the tile just laid brings, less what it is missed in the supply."""
    if action == act.SKIP:
        return 0
    piece = act.piece_of(action)
    code = act.place_of(action)
    missed = values.piece_value(state, supply, piece)
    if piece == t.BARN:
        return (
            values.BARN_RATE * values.cities_to_come(state, barn_meadow(state, state.fresh, code), chances) // CERTAIN
            - missed
        )
    entry = state.tiles[state.fresh]
    feature = i64(state.feature[b.first_of(entry) + t.LOCAL[b.type_of(entry) * 16 + code]])
    sums = state.sums[feature]
    kind = state.kind_of(feature)
    if kind == t.FIELD:
        rate: i64 = values.PIG_RATE if piece == t.PIG else values.FARMER_RATE
        return rate * values.cities_to_come(state, feature, chances) // CERTAIN - missed
    if piece == t.BUILDER:
        return values.builder_value(chances[feature]) - missed
    if piece == t.MAYOR and b.pennants_in(sums) == 0:
        return -missed
    value = values.feature_value(state, sums, kind, chances[feature])
    return value if b.ends_in(sums) == 0 else value - missed  # a complete one gives its piece back at once


def wagon_gain(state: CarcassonneState, seat: i64, action: i64, chances: "vec[i64]") -> i64:
    """What a wagon gains where it drives on to, compared with going home."""
    if action == act.WAGON_HOME:
        return 0
    feature = i64(state.feature[segment_at(state, action & act.KEY)])
    value = values.feature_value(state, state.sums[feature], state.kind_of(feature), chances[feature])
    return value - values.piece_value(state, state.supply[seat], t.WAGON)


# ---- a tile in hand, or the abbey


def placement_gain(state: CarcassonneState, seat: i64, action: i64, end_closed: i64) -> i64:
    """What a tile brings a seat against the others where it is laid: what it joins, and the best place for a follower.

    Every open end is closed with the same chance; meadows are left out.
    """
    at = action >> 2
    form = state.drawn << 2 | action & 3
    row = state.drawn * t.MOST_SEGMENTS
    free = state.supply[seat] & 7 > 0
    missed = values.piece_value(state, state.supply[seat], t.FOLLOWER) if free else i64(0)
    gain: i64 = 0
    deployed: i64 = 0
    for local in range(t.CITIES[state.drawn] + t.ROADS[state.drawn]):
        kind = t.KIND[row + local]
        sums = t.SUMS[row + local]
        claims: i64 = 0
        joined = vec[i64](capacity=4)
        for side in range(4):
            if (t.SIDE[form * 4 + side] & 15) - 1 != local:
                continue
            segment = segment_towards(state, at, side)
            if segment < 0:
                continue
            sums -= 2 * t.END_UNIT
            feature = i64(state.feature[segment])
            if is_among(joined, feature):
                continue
            joined = append(joined, feature)
            sums += state.sums[feature] & t.SUMMED
            claims += state.claims[feature]
            gain -= lead(state, seat, state.claims[feature], state.sums[feature], kind, end_closed)
        if claims & b.ANY_FOLLOWER:
            gain += lead(state, seat, claims, sums, kind, end_closed)
            if b.ends_in(sums) == 0:
                gain += HOME if b.claim_of(claims, seat) & b.OWN_FOLLOWER else 0
            elif b.claim_of(claims, seat) & b.OWN_HELPER:
                gain += SECOND_PART
        elif free:
            value = values.feature_value(state, sums, kind, all_closed(end_closed, b.ends_in(sums)))
            value -= missed if b.ends_in(sums) > 0 else 0
            deployed = value if value > deployed else deployed
    if t.CLOISTER_OF[state.drawn] >= 0 and free and CLOISTER_BEGUN - missed > deployed:
        deployed = CLOISTER_BEGUN - missed
    return gain + deployed + cloisters_around(state, seat, at)


def abbey_gain(state: CarcassonneState, seat: i64, action: i64, end_closed: i64) -> i64:
    """What the abbey brings a seat against the others in a hole; to draw a tile instead, what a tile brings."""
    if action == act.DRAW_TILE:
        return TILE
    if action == act.PASS:
        return 0
    at = action & act.SPOT
    gain = cloisters_around(state, seat, at) - values.FREE_ABBEY
    for side in range(4):
        segment = segment_towards(state, at, side)
        if segment >= 0:
            feature = i64(state.feature[segment])
            claims = state.claims[feature]
            sums = state.sums[feature]
            kind = state.kind_of(feature)
            gain -= lead(state, seat, claims, sums, kind, end_closed)
            gain += lead(state, seat, claims, sums - t.END_UNIT, kind, end_closed)
            if b.ends_in(sums) == 1 and b.claim_of(claims, seat) & b.OWN_FOLLOWER:
                gain += HOME
    if state.supply[seat] & 7:
        gain += ABBOT - values.piece_value(state, state.supply[seat], t.FOLLOWER)
    return gain


def lead(state: CarcassonneState, seat: i64, claims: i64, sums: i64, kind: i64, end_closed: i64) -> i64:
    """What a road or city with these claims is worth to a seat against the others."""
    if claims & b.ANY_FOLLOWER == 0:
        return 0
    value = values.feature_value(state, sums, kind, all_closed(end_closed, b.ends_in(sums)))
    winners = strongest(claims, b.pennants_in(sums), state.seats)
    own = value if winners >> seat & 1 else i64(0)
    return own - value if winners & ~(i64(1) << seat) else own


def cloisters_around(state: CarcassonneState, seat: i64, at: i64) -> i64:
    """A point for every own monk beside a cell, one less for every other."""
    gain: i64 = 0
    for i in range(8):
        tile = state.tile_at(at + b.AROUND[i])
        if tile < 0:
            continue
        entry = state.tiles[tile]
        cloister = t.CLOISTER_OF[b.type_of(entry)]
        if cloister >= 0:
            claims = state.claims[b.first_of(entry) + cloister]
            if claims:
                gain += 100 if b.claim_of(claims, seat) else -100
    return gain
