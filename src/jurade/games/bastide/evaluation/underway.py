"""What is under way and as good as certain: pieces of an auction, an envoy, a short tax, the promises about them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.state import UNKNOWN
from jurade.games.bastide import tables as t
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.board import Board
from jurade.games.bastide.rules.tax import cap_of

TOKEN: Final = 90  # what a promised placement costs the giver: more than its three deniers …
HOPED_TOKEN: Final = 55  # … and what it brings the partner: the giver need not bid enough
SILENCE: Final = 40  # what it costs to be bound to a bid below the purse
DUTY: Final = 20  # … or to one above nothing


def between(value: i64, least: i64, most: i64) -> i64:
    if value < least:
        return least
    return most if value > most else value


# ---- the auction


def is_open(board: Board, seat: i64) -> bool:
    """Is the first bid of this seat still to come?"""
    return (board.window == b.TALK_BID or board.phase == b.BIDDING) and board.given >> seat & 1 == 0


def expects_bids(board: Board) -> bool:
    """Are bids to be guessed?  Only of a project that has just been named: talk is judged by its terms alone."""
    if board.settings[b.TALK] == b.NO_TALK:
        return True
    if board.phase != b.TALK_BID or board.passes > 0:
        return False
    for seat in range(board.seats):
        if board.spoken[seat] > 0:
            return False
    return True


def contribution(board: Board, seat: i64) -> i64:
    """What a seat pays for the project: what it has bid and sealed, or the most it may still bid."""
    if is_open(board, seat):
        return board.money[seat] if expects_bids(board) else 0
    if board.phase == b.PLACING:
        return board.bids[seat] + board.added[seat]
    return board.bids[seat] + unpaid(board, seat)


def unpaid(board: Board, seat: i64) -> i64:
    """What a seat has sealed or hidden and not yet paid out of its purse, as far as it is known."""
    amount: i64 = 0
    if board.phase in (b.BIDDING, b.RAISING):
        if board.answers[seat] != UNKNOWN:
            amount += board.answers[seat]
        if board.added[seat] != UNKNOWN:
            amount += board.added[seat]
    return amount


def guesses_bids(board: Board) -> bool:
    """Is a project under way for which bids are to be guessed?"""
    if board.project == t.NOWHERE or not expects_bids(board):
        return False
    for seat in range(board.seats):
        if is_open(board, seat):
            return True
    return False


def welcome(board: Board, seat: i64) -> i64:
    """Pieces of the project that bring a seat no card it does not hold yet: it may draw level, not lead (R44)."""
    family = t.FAMILY[board.project]
    if board.cards[family] == seat:
        return t.CAPACITY[board.project]
    most: i64 = 0
    for other in range(board.seats):
        if other != seat and board.families[other * t.FAMILIES + family] > most:
            most = board.families[other * t.FAMILIES + family]
    return between(most - board.families[seat * t.FAMILIES + family], 0, t.CAPACITY[board.project])


def placements(board: Board, wanted: "vec[i64]") -> "vec[i64]":
    """By seat: pieces it will have placed for it, then by seat: placements it will pay for (R16, R17, T5).

    Seats that have not bid yet are expected to go as far as their purses, but to pay for no more pieces than are
    wanted of them.  Nothing outside auctions.
    """
    seats = board.seats
    out = b.zeros(2 * seats)
    if board.project == t.NOWHERE:
        return out
    left = board.left[:]
    paid = vec[i64](capacity=seats)
    for seat in range(seats):
        amount = contribution(board, seat)
        if is_open(board, seat) and amount > t.PRICE * wanted[seat]:
            amount = t.PRICE * wanted[seat]
        paid = append(paid, amount)
        if board.phase != b.PLACING:
            left[seat] = amount // t.PRICE
    promises = board.tokens[:]
    for _ in range(t.CAPACITY[board.project] - board.filled[board.project]):
        payer = next_payer(board, paid, left)
        if payer == b.EMPTY:
            break
        owner = payer
        for i in range(0, len(promises), 3):
            if promises[i] == payer and promises[i + 2] > 0:
                promises[i + 2] -= 1
                owner = promises[i + 1]
                break
        left[payer] -= 1
        if board.stock[owner] > out[owner]:
            out[owner] += 1
        out[seats + payer] += 1
    return out


def next_payer(board: Board, paid: "vec[i64]", left: "vec[i64]") -> i64:
    """The highest contribution, equals in turn from the initiator (R16, R17)."""
    best = b.EMPTY
    best_key: i64 = 0
    for seat in range(board.seats):
        if left[seat] > 0:
            key = ((paid[seat] << 6) + left[seat]) * 8 + 7 - board.distance(seat)
            if best == b.EMPTY or key > best_key:
                best = seat
                best_key = key
    return best


def spending(board: Board, seat: i64, coming: "vec[i64]") -> i64:
    """Deniers of the purse that the auction will cost a seat."""
    return t.PRICE * coming[board.seats + seat] if is_open(board, seat) else unpaid(board, seat)


def is_vain(board: Board, coming: "vec[i64]") -> bool:
    """Is a project under way that nobody will pay for?"""
    if board.project == t.NOWHERE or board.placed > 0 or not expects_bids(board):
        return False
    for seat in range(board.seats):
        if coming[seat] > 0:
            return False
    return True


def is_doomed(board: Board) -> bool:
    """Will the token of the project go back to the supply, because nobody is able to pay for a piece (R20)?"""
    if board.project < t.HALL or board.filled[board.project] > 0:
        return False
    for seat in range(board.seats):
        amount = board.money[seat] if is_open(board, seat) else contribution(board, seat)
        if amount >= t.PRICE:
            return False
    return True


def promised(board: Board, seat: i64) -> i64:
    """What promises about bids that are still to come cost a seat, in hundredths of a point; less than 0 is a gain."""
    cost: i64 = 0
    if is_open(board, seat):
        if board.most[seat] < board.money[seat]:
            cost += SILENCE
        if board.least[seat] > 0:
            cost += DUTY
    for i in range(0, len(board.tokens), 3):
        giver = board.tokens[i]
        if is_open(board, giver):
            placed = between(board.tokens[i + 2], 0, board.money[giver] // t.PRICE)
            if giver == seat:
                cost += TOKEN * placed
            elif board.tokens[i + 1] == seat:
                cost -= HOPED_TOKEN * placed
    return cost


def envoy_to_come(board: Board, coming: "vec[i64]") -> i64:
    """The seat that will send an envoy at the end of the auction, or EMPTY (R21, R23)."""
    if board.phase == b.SENDING:
        return board.mover
    if board.project < t.FIRST_RELIGIOUS or board.camped == 0:
        return b.EMPTY
    placed = board.placed
    best = board.active
    most: i64 = -1
    seat = board.active
    for _ in range(board.seats):
        pieces = board.pieces_on(board.project, seat) + coming[seat]
        placed += coming[seat]
        if pieces > most:
            best = seat
            most = pieces
        seat = board.clockwise(seat)
    return best if placed > 0 else b.EMPTY


# ---- a short tax


def tax_shares(board: Board) -> "vec[i64]":
    """By seat: deniers of the tax that is to be divided, promises kept, kicks paid (R29, T5).

    The distributor is expected to serve itself first, then the others in equal parts.
    """
    out = b.zeros(board.seats)
    if board.phase != b.ALLOTTING and board.window != b.TALK_TAX:
        return out
    left = board.tax
    for seat in range(board.seats):
        out[seat] = board.pledged[seat]
        left -= out[seat]
    own = between(cap_of(board, board.active) - out[board.active], 0, left)
    out[board.active] += own
    left -= own
    served = True
    while left > 0 and served:
        served = False
        for seat in range(board.seats):
            if left > 0 and out[seat] < cap_of(board, seat):
                out[seat] += 1
                left -= 1
                served = True
    for i in range(0, len(board.kicks), 3):
        amount = between(board.kicks[i + 2], 0, board.money[board.kicks[i]] + out[board.kicks[i]])
        out[board.kicks[i]] -= amount
        out[board.kicks[i + 1]] += amount
    return out
