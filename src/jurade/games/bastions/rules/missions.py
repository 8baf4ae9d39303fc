"""Deeds, mission points and objectives (R71 to R73, R80).

``recount`` is called after every deed and capture, so that points and objectives are always at hand.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.bastions import tables as t
from jurade.games.bastions.rules.board import Board, bit, has


def recount(board: Board) -> None:
    """Bring points and fulfilled objectives of all seats up to date."""
    seats = board.seats
    for seat in range(seats):
        deeds = all_deeds(board, seat)
        for deed in range(t.DEEDS):
            board.deeds[seat * t.DEEDS + deed] = deeds[deed]
        inviolate = board.is_inviolate(seat)
        board.points[seat] = mission_points(deeds, inviolate)
        reached = common_objectives(board, seat, deeds)
        for other in range(seats):
            if other != seat and mission_points(deeds_against(board, seat, other), inviolate) >= t.POINTS_AGAINST:
                reached |= bit(other)
                if other == direct_opponent(seats, seat):
                    reached |= bit(t.TEN_POINTS)
        board.reached[seat] = reached


def no_deeds() -> "vec[i64]":
    """A count of every deed, nothing counted yet."""
    out = vec[i64](capacity=t.DEEDS)
    for _ in range(t.DEEDS):
        out = append(out, i64(0))
    return out


def direct_opponent(seats: i64, seat: i64) -> i64:
    """The other player at two, the left neighbour at three and four (RULING 34)."""
    return (seat + 1) % seats


def deeds_against(board: Board, seat: i64, other: i64) -> "vec[i64]":
    """What a seat has done to another: lasting deeds, and the pieces it holds now (R71, RULING 25)."""
    out = no_deeds()
    if board.flag_taker[other] == seat:
        out[t.FLAGS_TAKEN] = 1
    if board.breaker[other] == seat:
        out[t.BRIDGES_DESTROYED] = 1
    for i in range(other * t.CHESTS, (other + 1) * t.CHESTS):
        if board.chest_taker[i] == seat:
            out[t.TREASURES_TAKEN] += 1
    pair = board.pair(seat, other)
    if has(board.entered, pair):
        out[t.BASTIONS_ENTERED] = 1
    if has(board.annexed, pair):
        out[t.BASTIONS_ANNEXED] = 1
    out[t.PIECES_FREED] = board.freed_from[seat * board.seats + other]
    for piece in range(other * board.army, (other + 1) * board.army):
        if board.captor[piece] == seat:
            kind = board.kind[piece]
            out[t.SOLDIERS_HELD if board.class_of(piece) == t.SOLDIERS else t.STRATEGISTS_HELD] += 1
            if kind in (t.KING, t.QUEEN):
                out[t.ROYALS_HELD] += 1
    return out


def all_deeds(board: Board, seat: i64) -> "vec[i64]":
    """What a seat has done to all others together."""
    total = no_deeds()
    for other in range(board.seats):
        if other != seat:
            against = deeds_against(board, seat, other)
            for deed in range(t.DEEDS):
                total[deed] += against[deed]
    return total


def card_points(card: i64, deeds: "vec[i64]") -> i64:
    """The points of one courage card: main mission, else secondary, else none; never both (R72)."""
    at = card * 3
    if deeds[t.MAIN_MISSIONS[at]] >= t.MAIN_MISSIONS[at + 1]:
        return t.MAIN_MISSIONS[at + 2]
    if deeds[t.SECONDARY_MISSIONS[at]] >= t.SECONDARY_MISSIONS[at + 1]:
        return t.SECONDARY_MISSIONS[at + 2]
    return 0


def bastion_points(deeds: "vec[i64]", inviolate: bool) -> i64:
    """The points of the objective card: the best of annexation, sabotage, inviolate bastion (R72)."""
    if deeds[t.BASTIONS_ANNEXED] > 0:
        return t.ANNEXATION_POINTS
    if deeds[t.BRIDGES_DESTROYED] > 0:
        return t.SABOTAGE_POINTS
    return t.INVIOLATE_POINTS if inviolate else 0


def mission_points(deeds: "vec[i64]", inviolate: bool) -> i64:
    """Mission points of these deeds (R72)."""
    points = bastion_points(deeds, inviolate)
    for card in range(t.MISSION_CARDS):
        points += card_points(card, deeds)
    return points


def common_objectives(board: Board, seat: i64, deeds: "vec[i64]") -> i64:
    """The white and grey objectives a seat fulfils, as bits (section 2.5)."""
    reached: i64 = 0
    if deeds[t.TREASURES_TAKEN] >= t.WANTED[t.TWO_TREASURES]:
        reached |= bit(t.TWO_TREASURES)
    if deeds[t.PIECES_FREED] >= t.WANTED[t.TWO_FREED]:
        reached |= bit(t.TWO_FREED)
    if deeds[t.SOLDIERS_HELD] >= t.WANTED[t.EIGHT_SOLDIERS]:
        reached |= bit(t.EIGHT_SOLDIERS)
    if deeds[t.STRATEGISTS_HELD] >= t.STRATEGISTS_WANTED[board.seats]:
        reached |= bit(t.ALL_STRATEGISTS)
    if deeds[t.BASTIONS_ANNEXED] >= t.WANTED[t.ANNEXATION]:
        reached |= bit(t.ANNEXATION)
    if deeds[t.BRIDGES_DESTROYED] >= t.WANTED[t.TWO_BRIDGES]:
        reached |= bit(t.TWO_BRIDGES)
    if deeds[t.ROYALS_HELD] >= t.WANTED[t.THREE_ROYALS]:
        reached |= bit(t.THREE_ROYALS)
    if has_banner_and_gold(board, seat):
        reached |= bit(t.BANNER_AND_GOLD)
    return reached


def has_banner_and_gold(board: Board, seat: i64) -> bool:
    """A flag of one opponent and a treasure of a different one?"""
    for robbed in range(board.seats):
        if board.flag_taker[robbed] != seat:
            continue
        for i in range(len(board.chest_taker)):
            if board.chest_taker[i] == seat and i // t.CHESTS != robbed:
                return True
    return False


def pieces_held(board: Board, seat: i64, which: i64) -> i64:
    """Enemy pieces a seat holds: of a class, or of both (NONE)."""
    held: i64 = 0
    for piece in range(board.pieces):
        if board.captor[piece] == seat and (which == t.NONE or board.class_of(piece) == which):
            held += 1
    return held
