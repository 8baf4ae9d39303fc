"""What can be told of sealed cards one has not seen: the worlds that fit everything all players know (section 10).

Only public fields of a masked state are read here, so nothing can be learned that the viewer could not work out.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.rng import Rng
from jurade.core.state import UNKNOWN
from jurade.games.feudo import tables as t
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules.board import MOVING, Board
from jurade.games.feudo.rules.movement import can_move_by_card


def cards_left(board: Board, seat: i64) -> i64:
    """How many chosen army cards a seat has not shown yet; all know it (G6, G21)."""
    if board.cards[seat] == 0:
        return 0
    chosen = t.COUNT[board.mustered[seat]]
    return (chosen if chosen < t.ARMY_CARDS else t.ARMY_CARDS) - t.COUNT[board.shown[seat]]


def fitting_trades(board: Board, seat: i64) -> "vec[i64]":
    """The kinds of trade card an unshown one can be: in hand, and fit for what the seat did this round (G44)."""
    out = vec[i64](capacity=t.TRADES)
    for kind in range(t.TRADES):
        purse = board.purse(seat, kind)
        if board.hand[seat * t.TRADES + kind] > 0 and board.least[seat] <= purse <= board.most[seat]:
            out = append(out, kind)
    return out


def fitting_cards(board: Board, seat: i64) -> "vec[i64]":
    """The sets of army cards the unshown ones can be: chosen among the pawns alive then, less those shown (R12)."""
    out = vec[i64](capacity=128)
    pool = board.mustered[seat]
    shown = board.shown[seat]
    for k in range(t.ARMY_FROM[pool], t.ARMY_FROM[pool + 1]):
        chosen = act.second_of(act.ARMY_CHOICES[k])
        if chosen & shown == shown:
            out = append(out, chosen & ~shown)
    return out


def worlds(board: Board, seat: i64) -> "vec[i64]":
    """Every pair of trade card and army cards a seat can hold; what is known stands in every pair.

    A seat that is asked with one card left can do more with it than stay: otherwise nobody would have asked.
    """
    trades = vec[i64](capacity=1)
    if board.trade[seat] == UNKNOWN:
        trades = fitting_trades(board, seat)
    else:
        trades = append(trades, board.trade[seat])
    cards = vec[i64](capacity=1)
    if board.cards[seat] == UNKNOWN:
        cards = fitting_cards(board, seat)
    else:
        cards = append(cards, board.cards[seat])
    is_telling = board.phase == MOVING and board.seat_in_turn() == seat and cards_left(board, seat) == 1
    out = vec[i64](capacity=len(trades) * len(cards))
    for kind in trades:
        for mask in cards:
            if not is_telling or can_move_by_card(board, seat, act.pawn_in(mask), board.purse(seat, kind)):
                out = append(out, (kind + 1) * act.FIRST + mask)
    return out


def hides_something(board: Board, seat: i64) -> bool:
    """Has a seat cards this viewer has not seen and cannot work out?"""
    return board.trade[seat] == UNKNOWN or board.cards[seat] == UNKNOWN


def hold(board: Board, seat: i64, world: i64) -> None:
    """Give a seat the cards of one of its worlds."""
    board.trade[seat] = world // act.FIRST - 1
    board.cards[seat] = world % act.FIRST


def deduce(board: Board) -> None:
    """Fill in what is sealed and yet certain: a hand of one kind, an army of three pawns."""
    for seat in range(board.seats):
        if not hides_something(board, seat):
            continue
        possible = worlds(board, seat)
        one_trade = one_army = True
        for world in possible:
            one_trade = one_trade and world // act.FIRST == possible[0] // act.FIRST
            one_army = one_army and world % act.FIRST == possible[0] % act.FIRST
        if one_trade:
            board.trade[seat] = possible[0] // act.FIRST - 1
        if one_army:
            board.cards[seat] = possible[0] % act.FIRST


def imagine_cards(board: Board, rng: Rng) -> None:
    """Give every seat with unseen cards one of the hands that fit, each equally likely."""
    for seat in range(board.seats):
        if hides_something(board, seat):
            possible = worlds(board, seat)
            hold(board, seat, possible[rng.below(len(possible))])
