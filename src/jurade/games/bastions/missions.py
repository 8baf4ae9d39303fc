"""Deeds, mission points and objectives (R71 to R73, R80).

``recount`` is called after every deed and capture, so that points and objectives are always at hand.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.bastions.board import Board, bit, has
from jurade.games.bastions.tables import (
    ALL_STRATEGISTS,
    ANNEXATION,
    ANNEXATION_POINTS,
    BANNER_AND_GOLD,
    BASTIONS_ANNEXED,
    BASTIONS_ENTERED,
    BRIDGES_DESTROYED,
    CHESTS,
    DEEDS,
    EIGHT_SOLDIERS,
    FLAGS_TAKEN,
    INVIOLATE_POINTS,
    KING,
    MAIN_MISSIONS,
    MISSION_CARDS,
    NONE,
    PIECES_FREED,
    POINTS_AGAINST,
    QUEEN,
    ROYALS_HELD,
    SABOTAGE_POINTS,
    SECONDARY_MISSIONS,
    SOLDIERS,
    SOLDIERS_HELD,
    STRATEGISTS_HELD,
    STRATEGISTS_WANTED,
    TEN_POINTS,
    THREE_ROYALS,
    TREASURES_TAKEN,
    TWO_BRIDGES,
    TWO_FREED,
    TWO_TREASURES,
    WANTED,
)


def recount(board: Board) -> None:
    """Bring points and fulfilled objectives of all seats up to date."""
    seats = board.seats
    for seat in range(seats):
        deeds = all_deeds(board, seat)
        for deed in range(DEEDS):
            board.deeds[seat * DEEDS + deed] = deeds[deed]
        inviolate = board.is_inviolate(seat)
        board.points[seat] = mission_points(deeds, inviolate)
        reached = common_objectives(board, seat, deeds)
        for other in range(seats):
            if other != seat and mission_points(deeds_against(board, seat, other), inviolate) >= POINTS_AGAINST:
                reached |= bit(other)
                if other == direct_opponent(seats, seat):
                    reached |= bit(TEN_POINTS)
        board.reached[seat] = reached


def no_deeds() -> "vec[i64]":
    """A count of every deed, nothing counted yet."""
    out = vec[i64](capacity=DEEDS)
    for _ in range(DEEDS):
        out = append(out, i64(0))
    return out


def direct_opponent(seats: i64, seat: i64) -> i64:
    """The other player at two, the left neighbour at three and four (RULING 34)."""
    return (seat + 1) % seats


def deeds_against(board: Board, seat: i64, other: i64) -> "vec[i64]":
    """What a seat has done to another: lasting deeds, and the pieces it holds now (R71, RULING 25)."""
    out = no_deeds()
    if board.flag_taker[other] == seat:
        out[FLAGS_TAKEN] = 1
    if board.breaker[other] == seat:
        out[BRIDGES_DESTROYED] = 1
    for i in range(other * CHESTS, (other + 1) * CHESTS):
        if board.chest_taker[i] == seat:
            out[TREASURES_TAKEN] += 1
    pair = board.pair(seat, other)
    if has(board.entered, pair):
        out[BASTIONS_ENTERED] = 1
    if has(board.annexed, pair):
        out[BASTIONS_ANNEXED] = 1
    out[PIECES_FREED] = board.freed_from[seat * board.seats + other]
    for piece in range(other * board.army, (other + 1) * board.army):
        if board.captor[piece] == seat:
            kind = board.kind[piece]
            out[SOLDIERS_HELD if board.class_of(piece) == SOLDIERS else STRATEGISTS_HELD] += 1
            if kind in (KING, QUEEN):
                out[ROYALS_HELD] += 1
    return out


def all_deeds(board: Board, seat: i64) -> "vec[i64]":
    """What a seat has done to all others together."""
    total = no_deeds()
    for other in range(board.seats):
        if other != seat:
            against = deeds_against(board, seat, other)
            for deed in range(DEEDS):
                total[deed] += against[deed]
    return total


def card_points(card: i64, deeds: "vec[i64]") -> i64:
    """The points of one courage card: main mission, else secondary, else none; never both (R72)."""
    at = card * 3
    if deeds[MAIN_MISSIONS[at]] >= MAIN_MISSIONS[at + 1]:
        return MAIN_MISSIONS[at + 2]
    if deeds[SECONDARY_MISSIONS[at]] >= SECONDARY_MISSIONS[at + 1]:
        return SECONDARY_MISSIONS[at + 2]
    return 0


def bastion_points(deeds: "vec[i64]", inviolate: bool) -> i64:
    """The points of the objective card: the best of annexation, sabotage, inviolate bastion (R72)."""
    if deeds[BASTIONS_ANNEXED] > 0:
        return ANNEXATION_POINTS
    if deeds[BRIDGES_DESTROYED] > 0:
        return SABOTAGE_POINTS
    return INVIOLATE_POINTS if inviolate else 0


def mission_points(deeds: "vec[i64]", inviolate: bool) -> i64:
    """Mission points of these deeds (R72)."""
    points = bastion_points(deeds, inviolate)
    for card in range(MISSION_CARDS):
        points += card_points(card, deeds)
    return points


def common_objectives(board: Board, seat: i64, deeds: "vec[i64]") -> i64:
    """The white and grey objectives a seat fulfils, as bits (section 2.5)."""
    reached: i64 = 0
    if deeds[TREASURES_TAKEN] >= WANTED[TWO_TREASURES]:
        reached |= bit(TWO_TREASURES)
    if deeds[PIECES_FREED] >= WANTED[TWO_FREED]:
        reached |= bit(TWO_FREED)
    if deeds[SOLDIERS_HELD] >= WANTED[EIGHT_SOLDIERS]:
        reached |= bit(EIGHT_SOLDIERS)
    if deeds[STRATEGISTS_HELD] >= STRATEGISTS_WANTED[board.seats]:
        reached |= bit(ALL_STRATEGISTS)
    if deeds[BASTIONS_ANNEXED] >= WANTED[ANNEXATION]:
        reached |= bit(ANNEXATION)
    if deeds[BRIDGES_DESTROYED] >= WANTED[TWO_BRIDGES]:
        reached |= bit(TWO_BRIDGES)
    if deeds[ROYALS_HELD] >= WANTED[THREE_ROYALS]:
        reached |= bit(THREE_ROYALS)
    if has_banner_and_gold(board, seat):
        reached |= bit(BANNER_AND_GOLD)
    return reached


def has_banner_and_gold(board: Board, seat: i64) -> bool:
    """A flag of one opponent and a treasure of a different one?"""
    for robbed in range(board.seats):
        if board.flag_taker[robbed] != seat:
            continue
        for i in range(len(board.chest_taker)):
            if board.chest_taker[i] == seat and i // CHESTS != robbed:
                return True
    return False


def pieces_held(board: Board, seat: i64, which: i64) -> i64:
    """Enemy pieces a seat holds: of a class, or of both (NONE)."""
    held: i64 = 0
    for piece in range(board.pieces):
        if board.captor[piece] == seat and (which == NONE or board.class_of(piece) == which):
            held += 1
    return held
