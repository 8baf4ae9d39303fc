"""Majority cards, the siege, points and places (R44, R45, section 8 of the rules)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.board import Board
from jurade.games.bastide.rules.raid import open_sides, wall_pieces
from jurade.games.bastide.tables import CARD_NAMES, FAMILIES


def majority_holder(board: Board, family: i64) -> i64:
    """The seat with strictly most pieces in a family, or EMPTY (R44, RUL-12)."""
    best: i64 = b.EMPTY
    most: i64 = 0
    tied = False
    for seat in range(board.seats):
        pieces = board.families[seat * FAMILIES + family]
        if pieces > most:
            best = seat
            most = pieces
            tied = False
        elif pieces == most:
            tied = True
    return b.EMPTY if tied else best


def settle_cards(board: Board) -> None:
    """A card goes to whoever has strictly most; on a tie it stays where it is (R44, R45)."""
    for card in range(FAMILIES):
        holder = majority_holder(board, card)
        if holder != b.EMPTY and holder != board.cards[card]:
            if board.journal is not None:
                facts: dict[str, int | str | list[int] | list[str]] = {"card": CARD_NAMES[card], "seat": holder}
                if board.cards[card] != b.EMPTY:
                    facts["from"] = board.cards[card]
                board.journal.note("card_taken", facts)
            board.cards[card] = holder


def walls_hold(board: Board) -> bool:
    """Would the town stay French against the tiles in the camp (section 8, RUL-17)?"""
    if open_sides(board) != 0:
        return False
    walls = wall_pieces(board)
    power = board.camp_power()
    return walls > power if board.settings[b.ENGLISH_TIE] else walls >= power


def besiege(board: Board) -> None:
    """The eighth tile ends the game: French if all four walls stand and hold (R35)."""
    board.english = not walls_hold(board)
    if board.journal is not None:
        board.journal.note(
            "siege_laid", {"seat": board.active, "power": board.camp_power(), "walls": wall_pieces(board)}
        )
    finish(board, b.SIEGE)


def finish(board: Board, ending: i64) -> None:
    """The game is over."""
    board.finish = ending
    board.phase = b.FINISHED
    board.mover = b.EMPTY
    if board.journal is not None:
        allegiance = "english" if board.english else "french"
        board.journal.note("game_ended", {"ending": b.ENDINGS[ending], "allegiance": allegiance})


def standing(board: Board, seat: i64, english: bool) -> i64:
    """Points of a seat if the town is French, or English (section 8)."""
    cards_and_road = board.card_points(seat) + board.road[seat]
    return board.influence(seat) - cards_and_road if english else board.influence(seat) + cards_and_road


def points(board: Board) -> "vec[i64]":
    """The standing by seat: French while the game runs, the true allegiance at the end."""
    out = vec[i64](capacity=board.seats)
    for seat in range(board.seats):
        out = append(out, standing(board, seat, board.english))
    return out


def tie_break_key(board: Board, seat: i64) -> i64:
    """Points, then pieces on walls, religious works and roads, as one number to compare (section 8, RUL-18)."""
    key = standing(board, seat, board.english) + 100  # never negative
    for family in range(FAMILIES):
        key = key << 6 | board.families[seat * FAMILIES + family]
    return key


def places(board: Board) -> "vec[i64]":
    """1 is best; seats equal in everything share their place (RUL-18)."""
    out = vec[i64](capacity=board.seats)
    for seat in range(board.seats):
        key = tie_break_key(board, seat)
        place: i64 = 1
        for other in range(board.seats):
            if tie_break_key(board, other) > key:
                place += 1
        out = append(out, place)
    return out
