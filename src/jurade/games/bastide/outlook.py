"""Rules of thumb about a position: which end is near, what the auction brings, what is at risk.

All figures are hundredths of a point or percent; money, tax to come and exposure count for less and less as the end
draws near.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.bastide.board import (
    BIDDING,
    COMPONENT_CARDS,
    PLACING,
    RAISING,
    TALK_BID,
    UNKNOWN,
    Board,
    zeros,
)
from jurade.games.bastide.raid import count_houses, count_pieces, is_exposed_piece, open_sides, wall_pieces
from jurade.games.bastide.tables import (
    BLOCKS,
    CAMP_SPACES,
    CAPACITY,
    CARD_POINTS,
    CIRCLES,
    FACING,
    FACING_FROM,
    FAMILIES,
    FAMILY,
    FIRST_RELIGIOUS,
    NOWHERE,
    PRICE,
    STRIPS,
    WORKS,
)

POINT: Final = 100
DENIER: Final = 28  # a little less than a third of a piece
COMING_PIECE: Final = 106  # a piece about to be placed: its point, and a share in what it may bring
TAX_TO_COME: Final = 6  # a facing piece, for each strip still free in the block
FAR_WORKS: Final = 10  # turns it takes to begin a work that nobody has begun
FAR_ROOM: Final = 4  # turns it takes to make room for a work that finds none
FAR_SIEGE: Final = 5  # turns until the next tile enters the camp
MEAN_TILE: Final = 175  # value of an English tile, in hundredths
UNLIKELY: Final = 3  # percent
LEADING: Final = 68  # percent: to keep or take a card with a lead, SAFER for each piece of it
SAFER: Final = 8
HOLDING: Final = 60  # percent: to keep a card without a lead
CHASING: Final = 25  # percent: to take one from behind
SHORTAGE: Final = 100  # a piece too few to begin the works that are missing
HALF_WORTH: Final = 8  # with so many turns left, money is worth half


def between(value: i64, least: i64, most: i64) -> i64:
    if value < least:
        return least
    return most if value > most else value


# ---- the auction under way


def coming_pieces(board: Board) -> "vec[i64]":
    """By seat: pieces the auction will bring, as far as it is known; nothing outside auctions."""
    out = zeros(board.seats)
    if board.project == NOWHERE:
        return out
    free = CAPACITY[board.project] - board.filled[board.project]
    served: i64 = 0  # bits of the seats that have been looked at
    for _ in range(board.seats):
        best: i64 = -1
        for seat in range(board.seats):
            if served >> seat & 1 == 0 and (best < 0 or is_before(board, seat, best)):
                best = seat
        served |= i64(1) << best
        pieces = board.left[best] if board.phase == PLACING else contribution(board, best) // PRICE
        out[best] = between(pieces, 0, free if free < board.stock[best] else board.stock[best])
        free -= out[best]
    return out


def is_before(board: Board, seat: i64, other: i64) -> bool:
    """Does a seat place before another with the contributions now to be expected (R16, R17)?"""
    own, others = contribution(board, seat), contribution(board, other)
    return own > others if own != others else board.distance(seat) < board.distance(other)


def contribution(board: Board, seat: i64) -> i64:
    """What a seat pays for the project: what it has bid and sealed, or what it may still bid."""
    if (board.window == TALK_BID or board.phase == BIDDING) and board.given >> seat & 1 == 0:
        return board.money[seat] // PRICE * PRICE
    return board.bids[seat] + unpaid(board, seat)


def unpaid(board: Board, seat: i64) -> i64:
    """What a seat has sealed or hidden and not yet paid out of its purse, as far as it is known."""
    amount: i64 = 0
    if board.phase in (BIDDING, RAISING):
        if board.answers[seat] != UNKNOWN:
            amount += board.answers[seat]
        if board.added[seat] != UNKNOWN:
            amount += board.added[seat]
    return amount


# ---- the end to come


def works_to_begin(board: Board, coming: "vec[i64]") -> i64:
    """Works nobody has begun; a project that somebody pays for counts as begun."""
    missing = WORKS - board.begun
    if board.project != NOWHERE and board.filled[board.project] == 0:
        for seat in range(board.seats):
            if coming[seat] > 0:
                return missing - 1
    return missing


def blocked_works(board: Board) -> i64:
    """Religious works in the supply for which no block has room."""
    most: i64 = 0
    for block in range(BLOCKS):
        if board.room[block] > most:
            most = board.room[block]
    count: i64 = 0
    for work in range(FIRST_RELIGIOUS, WORKS):
        if board.sites[work] == NOWHERE and STRIPS[work] > most:
            count += 1
    return count


def turns_to_works(board: Board, missing: i64) -> i64:
    return FAR_WORKS * missing + FAR_ROOM * blocked_works(board)


def turns_to_siege(board: Board) -> i64:
    return FAR_SIEGE * (CAMP_SPACES + 1 - board.camped)


def english_percent(board: Board, works: i64, siege: i64) -> i64:
    """How likely the town becomes English: the siege comes before the last work, and the walls do not hold."""
    besieged = POINT * works * works // (works * works + siege * siege)
    return besieged * (POINT - holding_percent(board)) // POINT


def holding_percent(board: Board) -> i64:
    """How likely the walls hold against the camp as it may be at the siege."""
    if open_sides(board) != 0:
        return UNLIKELY
    power = POINT * board.camp_power() + MEAN_TILE * (CAMP_SPACES + 1 - board.camped)
    return between(50 + (POINT * wall_pieces(board) - power) // 10, UNLIKELY, POINT - UNLIKELY)


# ---- parts of a seat's worth


def card_percent(board: Board, card: i64, seat: i64, coming: "vec[i64]") -> i64:
    """How likely a seat holds a card at the end, from its lead in the family."""
    growing = board.project != NOWHERE and FAMILY[board.project] == card
    own: i64 = 0
    rival: i64 = 0
    for other in range(board.seats):
        pieces = board.families[other * FAMILIES + card]
        if growing:
            pieces += coming[other]
        if other == seat:
            own = pieces
        elif pieces > rival:
            rival = pieces
    if own > rival:
        return between(LEADING + SAFER * (own - rival), 0, POINT - UNLIKELY)
    if board.cards[card] == seat:
        return between(HOLDING - SAFER * (rival - own), CHASING, POINT)
    return UNLIKELY if own == 0 else between(CHASING - SAFER * (rival - own), UNLIKELY, POINT)


def allegiance_worth(board: Board, seat: i64, coming: "vec[i64]", english: i64) -> i64:
    """Cards and road: for a French town, against an English one."""
    column: i64 = FAMILIES if board.settings[COMPONENT_CARDS] else 0
    worth = POINT * board.road[seat]
    for card in range(FAMILIES):
        worth += card_percent(board, card, seat, coming) * CARD_POINTS[column + card]
    return worth * (POINT - 2 * english) // POINT


def tax_worth(board: Board, seat: i64) -> i64:
    """Tax that houses on free strips may bring to facing pieces."""
    worth: i64 = 0
    for block in range(BLOCKS):
        room = board.room[block]
        if room > 0:
            for i in range(FACING_FROM[block], FACING_FROM[block + 1]):
                if board.owner[FACING[i]] == seat:
                    worth += TAX_TO_COME * room
    return worth


def exposure(board: Board, seat: i64, open_to: i64) -> i64:
    """Points that raids may still take from a seat."""
    own: i64 = 0
    for circle in range(CIRCLES):
        if board.owner[circle] == seat and is_exposed_piece(board, circle, open_to):
            own += 1
    if own == 0:
        return 0
    targets = count_houses(board, open_to) + count_pieces(board, open_to)
    raids = CAMP_SPACES + 1 - board.camped
    return own * between(60 * raids // targets, 5, 50)


def outlooks(board: Board) -> "vec[i64]":
    """What a running game is worth to each seat."""
    coming = coming_pieces(board)
    missing = works_to_begin(board, coming)
    works, siege = turns_to_works(board, missing), turns_to_siege(board)
    english = english_percent(board, works, siege)
    time = works if works < siege else siege
    open_to = open_sides(board)
    out = vec[i64](capacity=board.seats)
    for seat in range(board.seats):
        cost = unpaid(board, seat)
        if (board.window == TALK_BID or board.phase == BIDDING) and board.given >> seat & 1 == 0:
            cost = PRICE * coming[seat]
        money = DENIER * (board.money[seat] - cost) + DENIER * board.chest // board.seats
        worth = POINT * board.influence(seat) + COMING_PIECE * coming[seat]
        worth += allegiance_worth(board, seat, coming, english)
        worth += (money + tax_worth(board, seat)) * time // (time + HALF_WORTH)
        if board.stock[seat] < missing:
            worth -= SHORTAGE * (missing - board.stock[seat])
        out = append(out, worth - exposure(board, seat, open_to))
    return out
