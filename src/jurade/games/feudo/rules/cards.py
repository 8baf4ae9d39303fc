"""Cards shown: what an army card makes its pawn do, and what a trade card is worth (R54-R62)."""

from mypy_extensions import i64

from jurade.games.feudo import tables as t
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules.board import Board
from jurade.games.feudo.rules.movement import can_move_by_card, infect


def show_card(board: Board, seat: i64, action: i64, was_asked: bool) -> None:
    """Show an army card and carry out what its pawn does."""
    pawn = act.first_of(action)
    target = act.target_of(action)
    power = act.power_of(action)
    is_last_card = t.COUNT[board.cards[seat]] == 1
    if target == act.STAY and is_last_card and t.MERCENARIES >> pawn & 1:
        betray_purse(board, seat, pawn, was_asked)
    board.cards[seat] &= ~(i64(1) << pawn)
    board.shown[seat] |= i64(1) << pawn
    if board.journal is not None:
        if not was_asked:
            board.journal.note("forced", {"seat": int(seat), "action": f"play {t.PAWN_NAMES[pawn]} stay"})
        board.journal.note("card_shown", {"seat": int(seat), "pawn": t.PAWN_NAMES[pawn]})
    if target != act.STAY:
        board.move(seat, pawn, target, "card")
        if t.MERCENARIES >> pawn & 1:
            board.wages[seat] += t.WAGE
            if board.least[seat] < board.wages[seat]:
                board.least[seat] = board.wages[seat]
    if power == act.INFECT:
        if board.journal is not None:
            board.journal.note("milady_infected", {"seat": int(seat)})
        infect(board, seat, board.place[seat * t.PAWNS + t.MILADY])
    elif power:
        charm_baron(board, seat, power // act.POWER - 1)


def betray_purse(board: Board, seat: i64, pawn: i64, was_asked: bool) -> None:
    """A Mercenary that stays as the last card tells all whether he could have been paid.

    With one card left a seat is asked only if the pawn could move: so asking shows that the wage was there,
    and not asking shows that it was not, if nothing else kept the pawn.
    """
    if was_asked:
        if board.least[seat] < board.wages[seat] + t.WAGE:
            board.least[seat] = board.wages[seat] + t.WAGE
    elif can_move_by_card(board, seat, pawn, board.wages[seat] + t.WAGE):
        if board.most[seat] > board.wages[seat] + t.WAGE - 1:
            board.most[seat] = board.wages[seat] + t.WAGE - 1


def charm_baron(board: Board, seat: i64, other: i64) -> None:
    """The charmed side moves no more this round, its cards stay unseen; Milady goes home to rest (R61, G21)."""
    board.charmed |= i64(1) << other
    board.cards[other] = 0
    board.place[seat * t.PAWNS + t.MILADY] = t.HOME
    board.charming[seat] = board.round
    if board.journal is not None:
        board.journal.note("baron_charmed", {"seat": int(seat), "baron": int(other)})


def show_trade(board: Board, seat: i64) -> None:
    """Show and discard a trade card, pay the wages; a charmed player's shillings are confiscated (R62, G9)."""
    kind = board.trade[seat]
    purse = board.purse(seat, kind)
    board.opened |= i64(1) << seat
    board.hand[seat * t.TRADES + kind] -= 1
    board.least[seat] = board.most[seat] = purse
    board.shillings = 0 if board.charmed >> seat & 1 else purse - board.wages[seat]
    board.marched = 0
    if board.journal is not None:
        board.journal.note(
            "trade_shown",
            {
                "seat": int(seat),
                "shillings": int(t.SHILLINGS[kind]),
                "aid": int(purse - t.SHILLINGS[kind]),
                "wages": int(board.wages[seat]),
                "left": int(board.shillings),
            },
        )
