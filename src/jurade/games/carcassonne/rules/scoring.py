"""Scoring: complete features after each part, meadows with a barn, and the final scoring (R10 to R18, section 8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.journal import Facts
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.abbey import segment_towards
from jurade.games.carcassonne.rules.barns import complete_cities, is_among
from jurade.games.carcassonne.rules.board import Board

CLOISTER_POINTS: Final = 9  # R14
BARN_PLACED_RATE: Final = 3  # per complete city, R41
BARN_JOINED_RATE: Final = 1  # R45
END_FIELD_RATE: Final = 3  # section 8
END_BARN_RATE: Final = 4  # R46
GOODS_POINTS: Final = 10  # R71


# ---- who scores


def majority(board: Board, feature: i64) -> i64:
    """Bit set of the seats that score a feature."""
    return strongest(board.claims[feature], b.pennants_in(board.sums[feature]), board.seats)


def strongest(claims: i64, pennants: i64, seats: i64) -> i64:
    """Bit set of the seats with the greatest strength, at least 1; tied seats all (R15, R16)."""
    best: i64 = 1
    winners: i64 = 0
    for seat in range(seats):
        strength = b.strength_in(b.claim_of(claims, seat), pennants)
        if strength > best:
            best = strength
            winners = i64(1) << seat
        elif strength == best:
            winners |= i64(1) << seat
    return winners


def award(board: Board, seat: i64, points: i64, source: i64, feature: i64) -> None:
    """Give points, and say what for."""
    board.tally[seat * b.SOURCE_COUNT + source] += points
    if board.journal is not None and points > 0:
        facts: Facts = {"seat": int(seat), "points": int(points), "kind": b.SOURCES[source]}
        board.note_at(board.smallest(feature), "scored", facts)


def award_majority(board: Board, feature: i64, points: i64, source: i64) -> None:
    """Everybody in the majority gets the full value (R15); perhaps nobody has a point (R16)."""
    winners = majority(board, feature)
    for seat in range(board.seats):
        if winners >> seat & 1:
            award(board, seat, points, source, feature)
    if board.journal is not None and (winners == 0 or points == 0):
        board.note_at(board.smallest(feature), "nobody_scored", {"kind": b.SOURCES[source]})


def award_farmers(board: Board, meadow: i64, rate: i64, source: i64) -> None:
    """The majority of farmers gets so much per complete city, one more with the own pig (R41, R45, R75, RULING 13)."""
    winners = majority(board, meadow)
    cities = len(complete_cities(board, meadow))
    for seat in range(board.seats):
        if winners >> seat & 1:
            pig: i64 = 1 if b.claim_of(board.claims[meadow], seat) & b.OWN_HELPER else 0
            award(board, seat, cities * (rate + pig), source, meadow)
    if board.journal is not None and cities == 0:
        board.note_at(board.smallest(meadow), "nobody_scored", {"kind": b.SOURCES[source]})


# ---- what a feature is worth


def city_points(sums: i64, rules: i64) -> i64:
    """A complete city: 2 for each tile and pennant (R12), 3 with a cathedral (R62)."""
    count = b.tiles_in(sums) + b.pennants_in(sums)
    if b.specials_in(sums):
        return 3 * count
    if rules & b.WITH_SMALL_CITY_TWO and b.tiles_in(sums) == 2:
        return count
    return 2 * count


def road_points(sums: i64) -> i64:
    """A complete road: 1 for each tile (R11), 2 with an inn (R61)."""
    return b.tiles_in(sums) * (2 if b.specials_in(sums) else 1)


def unfinished_points(sums: i64, kind: i64) -> i64:
    """An incomplete feature at the end: 1 a tile and pennant, nothing with inn or cathedral (section 8)."""
    if kind == t.CLOISTER:
        return CLOISTER_POINTS - b.ends_in(sums)
    return 0 if b.specials_in(sums) else b.tiles_in(sums) + b.pennants_in(sums)


def cloister_source(board: Board, segment: i64) -> i64:
    """Is it a printed cloister or an abbey tile?"""
    return b.BY_ABBEY if b.type_of(board.tiles[i64(board.holder[segment])]) == t.ABBEY else b.BY_CLOISTER


# ---- pieces go home


def clear(board: Board, feature: i64) -> None:
    """The pieces of a scored feature go back to their owners; wagons wait, barns stay (R17, R41, R50)."""
    segment = feature
    while True:
        standing = i64(board.piece[segment])
        if standing:
            seat = standing - 1 >> 3
            piece = standing - 1 & 7
            board.piece[segment] = 0
            if piece == t.WAGON:
                board.wagons[seat] = segment
                board.waiting |= i64(1) << seat
            else:
                board.supply[seat] += b.UNIT_OF[piece]
                if board.journal is not None:
                    board.note_at(segment, "piece_returned", {"seat": int(seat), "piece": t.PIECES[piece]})
        segment = i64(board.ring[segment])
        if segment == feature:
            break
    board.claims[feature] &= b.ANY_BARN


# ---- the scoring step of a part


def completed(board: Board) -> "vec[i64]":
    """The features that the tile just laid completed and that matter: they hold followers or goods (R18a)."""
    found = vec[i64](capacity=8)
    entry = board.tiles[board.fresh]
    kind = b.type_of(entry)
    at = b.spot_of(entry)
    first = b.first_of(entry)
    if kind == t.ABBEY:
        for side in range(4):
            segment = segment_towards(board, at, side)
            if segment >= 0:
                found = with_complete(board, found, segment)
        found = with_complete(board, found, first)
    else:
        for local in range(t.CITIES[kind] + t.ROADS[kind]):
            found = with_complete(board, found, first + local)
        if t.CLOISTER_OF[kind] >= 0:
            found = with_complete(board, found, first + t.CLOISTER_OF[kind])
    for i in range(8):
        tile = board.tile_at(at + b.AROUND[i])
        if tile >= 0:
            near = board.tiles[tile]
            cloister = t.CLOISTER_OF[b.type_of(near)]
            if cloister >= 0:
                found = with_complete(board, found, b.first_of(near) + cloister)
    return found


def with_complete(board: Board, found: "vec[i64]", segment: i64) -> "vec[i64]":
    """The list with the feature of a segment, if it is complete, matters and is not yet listed."""
    feature = i64(board.feature[segment])
    sums = board.sums[feature]
    if b.ends_in(sums) > 0 or (board.claims[feature] == 0 and b.all_goods_in(sums) == 0) or is_among(found, feature):
        return found
    return append(found, feature)


def in_log_order(board: Board, features: "vec[i64]") -> "vec[i64]":
    """Cities, roads, cloisters, each by their smallest segment (RULING 19); the points do not depend on it."""
    keys = sorted((int(board.kind_of(f)), int(board.key_of(board.smallest(f))), int(f)) for f in features)
    return vec[i64]([f for _, _, f in keys])


def score_complete(board: Board, feature: i64) -> None:
    """Score a complete road, city, cloister or abbey, and clear it (R10 to R18)."""
    sums = board.sums[feature]
    kind = board.kind_of(feature)
    if kind == t.CITY:
        if b.all_goods_in(sums):
            take_goods(board, sums)
        points = city_points(sums, board.rules)
        source: i64 = b.BY_CITY
    elif kind == t.ROAD:
        points = road_points(sums)
        source = b.BY_ROAD
    else:
        points = CLOISTER_POINTS
        source = cloister_source(board, feature)
    if board.claims[feature] & b.ANY_FOLLOWER:
        award_majority(board, feature, points, source)
        clear(board, feature)


def take_goods(board: Board, sums: i64) -> None:
    """Whoever completes a city takes a token for each symbol in it (R70)."""
    for good in range(3):
        count = b.goods_in(sums, good)
        board.goods[board.active * 3 + good] += count
        if board.journal is not None and count > 0:
            board.journal.note("goods_taken", {"seat": int(board.active), "good": t.GOODS[good], "count": int(count)})


def score_barn_meadows(board: Board, placed_in: i64) -> None:
    """Every meadow of the tile just laid that holds a barn and farmers is scored once (R45a).

    3 points per complete city where the barn was placed in this part (R41), else 1 (R45).  Then all farmers go home.
    """
    entry = board.tiles[board.fresh]
    first = b.first_of(entry)
    for local in range(t.CITIES[b.type_of(entry)] + t.ROADS[b.type_of(entry)], t.SEGMENTS[b.type_of(entry)]):
        meadow = i64(board.feature[first + local])
        claims = board.claims[meadow]
        if claims & b.ANY_BARN and claims & b.ANY_FOLLOWER:
            if meadow == placed_in:
                award_farmers(board, meadow, BARN_PLACED_RATE, b.BY_BARN_PLACED)
            else:
                award_farmers(board, meadow, BARN_JOINED_RATE, b.BY_BARN_JOINED)
            clear(board, meadow)


def score_part(board: Board, barn_placed_in: i64) -> None:
    """The scoring step after deployment: complete features, then meadows with a barn (RULINGS 2, 19)."""
    found = completed(board)
    if board.journal is not None:
        found = in_log_order(board, found)
    for i in range(len(found)):
        score_complete(board, found[i])
    score_barn_meadows(board, barn_placed_in)


# ---- the final scoring


def score_unfinished(board: Board, feature: i64, kind: i64) -> None:
    """An incomplete road, city, cloister or abbey with followers, at the end."""
    if kind == t.CLOISTER:
        source = b.AT_END + cloister_source(board, feature)
    else:
        source = b.AT_END + (b.BY_CITY if kind == t.CITY else b.BY_ROAD)
    award_majority(board, feature, unfinished_points(board.sums[feature], kind), source)


def score_goods(board: Board) -> None:
    """10 points for most tokens of each kind, ties all (R71)."""
    for good in range(3):
        best: i64 = 1
        for seat in range(board.seats):
            if board.goods[seat * 3 + good] > best:
                best = board.goods[seat * 3 + good]
        for seat in range(board.seats):
            if board.goods[seat * 3 + good] == best:
                board.tally[seat * b.SOURCE_COUNT + b.BY_END_GOODS] += GOODS_POINTS
                if board.journal is not None:
                    source = b.SOURCES[b.BY_END_GOODS]
                    facts: Facts = {"seat": int(seat), "points": GOODS_POINTS, "kind": source, "good": t.GOODS[good]}
                    board.journal.note("scored", facts)


def claimed_features(board: Board) -> "vec[i64]":
    """All features with any piece in them, in log order while somebody listens."""
    found = vec[i64](capacity=32)
    for segment in range(board.segments):
        if board.claims[segment]:
            found = append(found, segment)
    return in_log_order(board, found) if board.journal is not None else found


def score_end(board: Board) -> None:
    """The final scoring in the order of section 8; the pieces stay where they are."""
    found = claimed_features(board)
    for i in range(len(found)):
        kind = board.kind_of(found[i])
        if kind != t.FIELD:
            score_unfinished(board, found[i], kind)
    for i in range(len(found)):
        if board.kind_of(found[i]) == t.FIELD and not board.has_barn(found[i]):
            award_farmers(board, found[i], END_FIELD_RATE, b.BY_END_FIELD)
    for i in range(len(found)):
        if board.has_barn(found[i]):
            points = END_BARN_RATE * len(complete_cities(board, found[i]))
            for seat in range(board.seats):
                if b.claim_of(board.claims[found[i]], seat) >> 7:
                    award(board, seat, points, b.BY_END_BARN, found[i])
    score_goods(board)
