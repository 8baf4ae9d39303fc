"""Imagining what a masked state does not know: a world that fits everything its viewer knows (section 10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.rng import Rng
from jurade.core.state import EVERYTHING, UNKNOWN
from jurade.games.bastions import tables as t
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.board import Board
from jurade.games.bastions.rules.combat import fighter, highest_card
from jurade.games.bastions.rules.placing import may_stand


def imagine_secrets(board: Board, rng: Rng) -> None:
    """Fill in all that is unknown; the state is complete afterwards."""
    for seat in range(board.seats):
        if seat == board.viewer:
            continue
        if board.phase == b.PLACING:
            imagine_placing(board, seat, rng)
        elif board.phase > b.PLACING or board.rules.placement == b.RANDOM:
            imagine_values(board, seat, rng)
    imagine_objectives(board, rng)
    imagine_cards(board, rng)
    board.viewer = EVERYTHING


def imagine_placing(board: Board, seat: i64, rng: Rng) -> None:
    """Put the values a seat has placed so far on cells where they may stand."""
    for i in range(board.placed[seat]):
        value = t.ARMIES[board.seats][i]
        free = vec[i64](capacity=16)
        for piece in range(seat * board.army, (seat + 1) * board.army):
            if may_stand(board, piece, value):
                free = append(free, piece)
        chosen = free[rng.below(len(free))]
        board.kind[chosen] = t.VALUE_TYPE[value]
        board.value[chosen] = value


def imagine_values(board: Board, seat: i64, rng: Rng) -> None:
    """Deal the values nobody has shown over the figurines of their type, each deal equally likely.

    In a fight the fighter comes first: whether its owner was asked for a card tells something of its courage.
    """
    if board.phase == b.PLAYING_CARDS:
        piece = fighter(board, seat) if is_fighting(board, seat) else t.NONE
        if piece != t.NONE and board.value[piece] == UNKNOWN:
            fitting = vec[i64](capacity=8)
            left = board.values_left(piece)
            for i in range(len(left)):
                if (highest_card(board, seat, left[i]) > 1) == b.has(board.asked, seat):
                    fitting = append(fitting, left[i])
            board.value[piece] = fitting[rng.below(len(fitting))]
    for piece in range(seat * board.army, (seat + 1) * board.army):
        is_dealt = board.phase > b.DEALING_VALUES or piece < board.dealt
        if board.value[piece] == UNKNOWN and is_dealt:
            left = board.values_left(piece)
            board.value[piece] = left[rng.below(len(left))]


def is_fighting(board: Board, seat: i64) -> bool:
    """Does a piece of this seat fight for a card?"""
    return board.owner(board.valiant) == seat or (board.target != t.NONE and board.owner(board.target) == seat)


def imagine_objectives(board: Board, rng: Rng) -> None:
    """Deal cards to the seats whose objective is unknown, among those each may hold as far as all can tell.

    Deals in which two seats hold the same card are thrown away, so that the others stay equally likely.
    """
    dealt: i64 = 0
    if board.phase > b.DEALING_OBJECTIVES:
        dealt = board.seats
    elif board.phase == b.DEALING_OBJECTIVES:
        dealt = board.dealt
    known: i64 = 0
    unknown = vec[i64](capacity=4)
    for seat in range(board.seats):
        if board.objective[seat] != UNKNOWN:
            known |= b.bit(board.objective[seat])
        elif seat < dealt:
            unknown = append(unknown, seat)
    taken = known
    clash = len(unknown) > 0
    while clash:
        clash = False
        taken = known
        for i in range(len(unknown)):
            seat = unknown[i]
            card = any_of(board.possible[seat] & ~known, rng)
            clash = clash or b.has(taken, card)
            taken |= b.bit(card)
            board.objective[seat] = card


def any_of(cards: i64, rng: Rng) -> i64:
    """One of a set of objective cards, each equally likely."""
    found = vec[i64](capacity=t.CARDS)
    for card in range(t.CARDS):
        if b.has(cards, card):
            found = append(found, card)
    return found[rng.below(len(found))]


def imagine_cards(board: Board, rng: Rng) -> None:
    """Choose a legal card for everybody who has sealed one that the viewer does not see."""
    for seat in range(board.seats):
        if board.cards[seat] == UNKNOWN:
            highest = highest_card(board, seat, board.value[fighter(board, seat)])
            board.cards[seat] = 1 + rng.below(highest)
