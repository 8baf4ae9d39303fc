"""What a tile or a piece promises where it is put, seen before anything is tried: for the bots."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.carcassonne.abbey import segment_towards
from jurade.games.carcassonne.actions import DRAW_TILE, KEY, PASS, SKIP, SPOT, WAGON_HOME
from jurade.games.carcassonne.barns import barn_meadow, is_among
from jurade.games.carcassonne.board import (
    ANY_FOLLOWER,
    AROUND,
    DEPLOY,
    OWN_FOLLOWER,
    OWN_HELPER,
    UNIT_OF,
    claim_of,
    ends_in,
    first_of,
    pennants_in,
    type_of,
)
from jurade.games.carcassonne.chances import CERTAIN, all_closed
from jurade.games.carcassonne.scoring import completed, strongest
from jurade.games.carcassonne.state import CarcassonneState
from jurade.games.carcassonne.tables import (
    BARN,
    BUILDER,
    CITIES,
    CLOISTER_OF,
    END_UNIT,
    FIELD,
    FOLLOWER,
    KIND,
    LOCAL,
    MAYOR,
    MOST_SEGMENTS,
    PIG,
    ROADS,
    SIDE,
    SUMMED,
    SUMS,
    WAGON,
)
from jurade.games.carcassonne.values import (
    BARN_RATE,
    FARMER_RATE,
    FREE_ABBEY,
    PIG_RATE,
    builder_value,
    cities_to_come,
    feature_value,
    piece_value,
)
from jurade.games.carcassonne.wagon import segment_at

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
        supplies[seat] += UNIT_OF[WAGON] if state.waiting >> seat & 1 else 0
    if state.phase != DEPLOY:
        return supplies
    done = completed(state)
    for i in range(len(done)):
        for seat in range(state.seats):
            claim = claim_of(state.claims[done[i]], seat)
            supplies[seat] += (claim & OWN_FOLLOWER) + (UNIT_OF[BUILDER] if claim & OWN_HELPER else 0)
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
    if action == SKIP:
        return 0
    piece = action & 7
    code = action >> 3 & 15
    missed = piece_value(state, supply, piece)
    if piece == BARN:
        return BARN_RATE * cities_to_come(state, barn_meadow(state, state.fresh, code), chances) // CERTAIN - missed
    entry = state.tiles[state.fresh]
    feature = i64(state.feature[first_of(entry) + LOCAL[type_of(entry) * 16 + code]])
    sums = state.sums[feature]
    kind = state.kind_of(feature)
    if kind == FIELD:
        rate: i64 = PIG_RATE if piece == PIG else FARMER_RATE
        return rate * cities_to_come(state, feature, chances) // CERTAIN - missed
    if piece == BUILDER:
        return builder_value(chances[feature]) - missed
    if piece == MAYOR and pennants_in(sums) == 0:
        return -missed
    value = feature_value(state, sums, kind, chances[feature])
    return value if ends_in(sums) == 0 else value - missed  # a complete one gives its piece back at once


def wagon_gain(state: CarcassonneState, seat: i64, action: i64, chances: "vec[i64]") -> i64:
    """What a wagon gains where it drives on to, compared with going home."""
    if action == WAGON_HOME:
        return 0
    feature = i64(state.feature[segment_at(state, action & KEY)])
    value = feature_value(state, state.sums[feature], state.kind_of(feature), chances[feature])
    return value - piece_value(state, state.supply[seat], WAGON)


# ---- a tile in hand, or the abbey


def placement_gain(state: CarcassonneState, seat: i64, action: i64, end_closed: i64) -> i64:
    """What a tile brings a seat against the others where it is laid: what it joins, and the best place for a follower.

    Every open end is closed with the same chance; meadows are left out.
    """
    at = action >> 2
    form = state.drawn << 2 | action & 3
    row = state.drawn * MOST_SEGMENTS
    free = state.supply[seat] & 7 > 0
    missed = piece_value(state, state.supply[seat], FOLLOWER) if free else i64(0)
    gain: i64 = 0
    deployed: i64 = 0
    for local in range(CITIES[state.drawn] + ROADS[state.drawn]):
        kind = KIND[row + local]
        sums = SUMS[row + local]
        claims: i64 = 0
        joined = vec[i64](capacity=4)
        for side in range(4):
            if (SIDE[form * 4 + side] & 15) - 1 != local:
                continue
            segment = segment_towards(state, at, side)
            if segment < 0:
                continue
            sums -= 2 * END_UNIT
            feature = i64(state.feature[segment])
            if is_among(joined, feature):
                continue
            joined = append(joined, feature)
            sums += state.sums[feature] & SUMMED
            claims += state.claims[feature]
            gain -= lead(state, seat, state.claims[feature], state.sums[feature], kind, end_closed)
        if claims & ANY_FOLLOWER:
            gain += lead(state, seat, claims, sums, kind, end_closed)
            if ends_in(sums) == 0:
                gain += HOME if claim_of(claims, seat) & OWN_FOLLOWER else 0
            elif claim_of(claims, seat) & OWN_HELPER:
                gain += SECOND_PART
        elif free:
            value = feature_value(state, sums, kind, all_closed(end_closed, ends_in(sums)))
            value -= missed if ends_in(sums) > 0 else 0
            deployed = value if value > deployed else deployed
    if CLOISTER_OF[state.drawn] >= 0 and free and CLOISTER_BEGUN - missed > deployed:
        deployed = CLOISTER_BEGUN - missed
    return gain + deployed + cloisters_around(state, seat, at)


def abbey_gain(state: CarcassonneState, seat: i64, action: i64, end_closed: i64) -> i64:
    """What the abbey brings a seat against the others in a hole; to draw a tile instead, what a tile brings."""
    if action == DRAW_TILE:
        return TILE
    if action == PASS:
        return 0
    at = action & SPOT
    gain = cloisters_around(state, seat, at) - FREE_ABBEY
    for side in range(4):
        segment = segment_towards(state, at, side)
        if segment >= 0:
            feature = i64(state.feature[segment])
            claims = state.claims[feature]
            sums = state.sums[feature]
            kind = state.kind_of(feature)
            gain -= lead(state, seat, claims, sums, kind, end_closed)
            gain += lead(state, seat, claims, sums - END_UNIT, kind, end_closed)
            if ends_in(sums) == 1 and claim_of(claims, seat) & OWN_FOLLOWER:
                gain += HOME
    if state.supply[seat] & 7:
        gain += ABBOT - piece_value(state, state.supply[seat], FOLLOWER)
    return gain


def lead(state: CarcassonneState, seat: i64, claims: i64, sums: i64, kind: i64, end_closed: i64) -> i64:
    """What a road or city with these claims is worth to a seat against the others."""
    if claims & ANY_FOLLOWER == 0:
        return 0
    value = feature_value(state, sums, kind, all_closed(end_closed, ends_in(sums)))
    winners = strongest(claims, pennants_in(sums), state.seats)
    own = value if winners >> seat & 1 else i64(0)
    return own - value if winners & ~(i64(1) << seat) else own


def cloisters_around(state: CarcassonneState, seat: i64, at: i64) -> i64:
    """A point for every own monk beside a cell, one less for every other."""
    gain: i64 = 0
    for i in range(8):
        tile = state.tile_at(at + AROUND[i])
        if tile < 0:
            continue
        entry = state.tiles[tile]
        cloister = CLOISTER_OF[type_of(entry)]
        if cloister >= 0:
            claims = state.claims[first_of(entry) + cloister]
            if claims:
                gain += 100 if claim_of(claims, seat) else -100
    return gain
