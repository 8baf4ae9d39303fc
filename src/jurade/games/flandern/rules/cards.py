"""Cards: the silver ones of a hand, the golden pile, the influenced pile (R8-R12, R28-R30, R53, R57, R58)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.flandern import tables as t
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules.board import NONE, Board

# ---- silver cards


def list_cards(board: Board, seat: i64, with_influence: bool, moves: "vec[i64]") -> "vec[i64]":
    """Add every card of a hand, with each number of influence cards it may go with (R9, 5.4)."""
    most: i64 = board.influence[seat] if with_influence else 0
    for card in range(t.ALL_CARDS):
        if board.hand[seat] >> card & 1:
            for influence in range(most + 1):
                moves = append(moves, act.PLAY | act.choice(card, influence))
    return moves


def take_back(board: Board, seat: i64) -> None:
    """Take all played action cards into the hand again (R28, R34)."""
    if board.journal is not None:
        taken = [t.CARDS[card] for card in range(t.ALL_CARDS) if board.played[seat] >> card & 1]
        board.journal.note("cards_taken_back", {"seat": seat, "cards": taken})
    board.hand[seat] |= board.played[seat]
    board.played[seat] = 0


def reveal(board: Board) -> None:
    """Turn the chosen cards over; influence cards leave the game, and most cards act first (R10, R11)."""
    for place in range(board.seats):
        board.order[place] = NONE
    for distance in range(board.seats):
        seat = (board.first + distance) % board.seats
        ahead: i64 = 0  # those with more cards, and the equals nearer to the first player
        for other_distance in range(board.seats):
            other = (board.first + other_distance) % board.seats
            more = act.influence_of(board.chosen[other]) - act.influence_of(board.chosen[seat])
            if more > 0 or (more == 0 and other_distance < distance):
                ahead += 1
        board.order[ahead] = seat
    for seat in range(board.seats):
        board.hand[seat] &= ~t.bit(act.card_of(board.chosen[seat]))
        board.influence[seat] -= act.influence_of(board.chosen[seat])
    if board.journal is not None:
        board.journal.note(
            "cards_revealed",
            {
                "order_seats": [int(board.order[place]) for place in range(board.seats)],
                "cards": [t.CARDS[act.card_of(board.chosen[seat])] for seat in range(board.seats)],
                "influence": [int(act.influence_of(board.chosen[seat])) for seat in range(board.seats)],
            },
        )


# ---- golden cards


def current_pile(board: Board) -> i64:
    """The pile the next golden card comes from: A lies on B (R1)."""
    for kind in range(t.GOLD_KINDS):
        if board.gold_unseen[kind] > 0:
            return 0
    return 1


def gold_outcomes(board: Board) -> "vec[i64]":
    """The golden cards that may come up, with their numbers (4.5)."""
    pairs = vec[i64](capacity=2 * t.GOLD_KINDS)
    row = current_pile(board) * t.GOLD_KINDS
    for kind in range(t.GOLD_KINDS):
        if board.gold_unseen[row + kind] > 0:
            pairs = append(pairs, i64(act.DRAW_GOLD) | kind)
            pairs = append(pairs, board.gold_unseen[row + kind])
    return pairs


def is_of_scored_city(board: Board, kind: i64) -> bool:
    """Is this golden card that of a scored city, which leaves the game when it comes up (R8)?"""
    return kind >= t.GOLD_CITY and board.scored >> (kind - t.GOLD_CITY) & 1 != 0


def show_gold(board: Board) -> None:
    """The golden card of the round is turned over: from now on all know it (R30)."""
    board.gold_unseen[board.gold_pile * t.GOLD_KINDS + board.gold] -= 1


# ---- influenced cards (two players)


def pile_to_draw(board: Board) -> i64:
    """The cards the next one comes from: the pile, or the discard when it is empty (R58)."""
    return board.pile if board.pile != 0 else board.discard


def pile_outcomes(board: Board) -> "vec[i64]":
    """The influenced cards that may come up, by guild, then card (4.5)."""
    pairs = vec[i64](capacity=28)
    left = pile_to_draw(board)
    for card in range(t.GREY * t.ALL_CARDS):
        if left >> card & 1:
            pairs = append(pairs, i64(act.DRAW_PILE) | card)
            pairs = append(pairs, 1)
    return pairs
