"""The plague: its cards, whom they strike, and what becomes of them (R20-R28)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.feudo import tables as t
from jurade.games.feudo.rules.actions import DRAW_PLAGUE
from jurade.games.feudo.rules.board import NORMAL, VIRULENT, Board
from jurade.games.feudo.rules.movement import is_sheltered


def plague_outcomes(board: Board) -> "vec[i64]":
    """Each kind of card, as likely as it has cards not yet drawn (section 4)."""
    out = vec[i64](capacity=2 * t.PLAGUE_KINDS)
    for kind in range(t.PLAGUE_KINDS):
        left = t.PLAGUE_COUNTS[kind] - board.drawn[kind]
        if left > 0:
            out = append(out, DRAW_PLAGUE + kind)
            out = append(out, left)
    return out


def recover_barons(board: Board) -> None:
    """Every sick Baron recovers before the card is drawn (R20)."""
    for seat in range(board.seats):
        if board.sick[seat] >> t.BARON & 1:
            board.recover(seat, t.BARON)


def recover_in_convent(board: Board) -> None:
    """At the start of a round all pawns in the convent recover (R51)."""
    if not board.has_convent():
        return
    for seat in range(board.seats):
        for pawn in range(t.PAWNS):
            if board.sick[seat] >> pawn & 1 and board.place[seat * t.PAWNS + pawn] == t.CENTRE:
                board.recover(seat, pawn)


def draw_plague(board: Board, kind: i64) -> None:
    """Carry out a plague card: the pawn walks, it strikes or calls to the convent, discontent follows (G42)."""
    board.card = kind
    board.drawn[kind] += 1
    if board.journal is not None:
        board.journal.note("plague_drawn", {"card": t.PLAGUE_NAMES[kind]})
    stop = t.PLAGUE_STOP[kind * t.LATTICE * t.LATTICE + t.LATTICE_PLACE[board.plague_at]]
    if stop != board.plague_at:
        board.plague_at = stop
        if board.journal is not None:
            board.journal.note("plague_moved", {"to": t.CELL_NAMES[stop]})
    if t.STRIKES[kind] == t.STRIKES_AROUND:
        near = board.corner * t.PLACES + stop
        strike(board, t.NEAR_LO[near] | t.BIT_LO[stop], t.NEAR_HI[near] | t.BIT_HI[stop])
    elif t.STRIKES[kind] != t.STRIKES_NOBODY:
        strike(board, t.ZONE_LO[kind], t.ZONE_HI[kind])
    elif kind == t.VOCATION and board.plague == NORMAL:
        answer_vocation(board)
    for seat in range(board.seats):
        board.look_for_discontent(seat)


def strike(board: Board, lo: i64, hi: i64) -> None:
    """The healthy fall sick, the sick die; a virulent plague kills all but the Baron at once (R22, R23, G37)."""
    for seat in range(board.seats):
        for pawn in range(t.PAWNS):
            place = board.place[seat * t.PAWNS + pawn]
            if (lo & t.BIT_LO[place] | hi & t.BIT_HI[place]) == 0 or is_sheltered(board, seat, place):
                continue
            if (board.plague == VIRULENT and pawn != t.BARON) or board.sick[seat] >> pawn & 1:
                board.eliminate(seat, pawn)
            else:
                board.sicken(seat, pawn)


def answer_vocation(board: Board) -> None:
    """All pawns in the convent leave the game, a Baron for good (R27, G17)."""
    for seat in range(board.seats):
        for pawn in range(t.PAWNS):
            if board.place[seat * t.PAWNS + pawn] == t.CENTRE:
                board.eliminate(seat, pawn)
