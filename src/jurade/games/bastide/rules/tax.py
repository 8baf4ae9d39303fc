"""Houses and the tax they bring (R25 to R31)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.bastide import tables as t
from jurade.games.bastide.rules.actions import ALLOT_BITS, allot_of, allotted
from jurade.games.bastide.rules.board import ALLOTTING, ENDLESS_BANK, TALK_TAX, TURN_END, Board


def has_house_site(board: Board) -> bool:
    """Is there a free strip anywhere (R25)?  The market square has none."""
    for block in range(t.BLOCKS):
        if board.room[block] > 0:
            return True
    return False


def printed_tax(board: Board, block: i64) -> i64:
    """What a house in this block brings, whatever the bank holds (R26)."""
    tax = t.BASE_TAX
    if board.sites[t.HALL] != t.NOWHERE and t.NEAR[block * t.BLOCKS + t.MARKET]:
        tax += t.HALL_TAX
    church = board.sites[t.CHURCH]
    if church != t.NOWHERE and t.NEAR[block * t.BLOCKS + church]:
        tax += t.CHURCH_TAX
    leper = board.sites[t.LEPER]
    if leper != t.NOWHERE and t.NEAR[block * t.BLOCKS + leper]:
        tax += t.LEPER_TAX
    return tax


def tax_of(board: Board, block: i64) -> i64:
    """What a house in this block brings now: no more than a limited bank holds (R31)."""
    tax = printed_tax(board, block)
    if board.settings[ENDLESS_BANK] == 0 and board.bank < tax:
        return board.bank
    return tax


def due_to(board: Board, block: i64, seat: i64) -> i64:
    """Deniers a seat should get for its facing pieces (R27)."""
    return t.RENT * board.pieces_facing(block, seat)


def build_house(board: Board, block: i64, orientation: i64) -> None:
    """A house is built; its tax is paid, or its division begins (R25 to R30)."""
    if board.is_empty_block(block):
        board.orientation[block] = orientation
    board.play_tile(board.active, t.HOUSE)
    board.houses[block] += 1
    board.room[block] -= 1
    tax = tax_of(board, block)
    if board.journal is not None:
        board.journal.note("house_built", {"seat": board.active, "block": t.BLOCK_NAMES[block], "tax": tax})
    board.taxed = block
    board.tax = tax
    due: i64 = 0
    for seat in range(board.seats):
        due += due_to(board, block, seat)
    if tax == 0 or tax >= due:
        board.phase = TURN_END
        if tax > 0:
            _pay_in_full(board, due)
    else:
        board.phase = TALK_TAX if len(splits(board)) > 1 else ALLOTTING


def _pay_in_full(board: Board, due: i64) -> None:
    """Every owner is paid, the surplus goes to the chest (R27, R28)."""
    board.bank -= board.tax
    for seat in range(board.seats):
        _pay(board, seat, due_to(board, board.taxed, seat))
    if board.tax > due:
        board.chest += board.tax - due
        if board.journal is not None:
            board.journal.note("chest_filled", {"deniers": board.tax - due, "chest": board.chest})


def _pay(board: Board, seat: i64, amount: i64) -> None:
    board.money[seat] += amount
    if amount > 0 and board.journal is not None:
        board.journal.note("tax_paid", {"seat": seat, "deniers": amount})


def cap_of(board: Board, seat: i64) -> i64:
    """The most a seat may get of a short tax (R29)."""
    due = due_to(board, board.taxed, seat)
    return due if due < board.tax else board.tax


def splits(board: Board) -> "vec[i64]":
    """All divisions of a short tax among the facing owners that keep every promise (R29, T6)."""
    owners: i64 = 0
    for seat in range(board.seats):
        if board.pieces_facing(board.taxed, seat) > 0:
            owners |= i64(1) << seat
    return _splits_from(board, owners, 0, board.tax, 0, vec[i64](capacity=32))


def _splits_from(board: Board, owners: i64, seat: i64, left: i64, amounts: i64, out: "vec[i64]") -> "vec[i64]":
    """Extend ``out`` by all ways to divide what is left among this seat and those after it."""
    if seat == board.seats:
        return append(out, allot_of(owners, amounts)) if left == 0 else out
    if owners >> seat & 1 == 0:
        return _splits_from(board, owners, seat + 1, left, amounts, out)
    most = cap_of(board, seat)
    if most > left:
        most = left
    for amount in range(board.pledged[seat], most + 1):
        out = _splits_from(board, owners, seat + 1, left - amount, amounts | amount << ALLOT_BITS * seat, out)
    return out


def divide(board: Board, action: i64) -> None:
    """The distributor divides a short tax; then promised kicks are paid as far as purses allow (R29, T5)."""
    board.bank -= board.tax
    for seat in range(board.seats):
        _pay(board, seat, allotted(action, seat))
    for i in range(0, len(board.kicks), 3):
        payer, payee = board.kicks[i], board.kicks[i + 1]
        amount = board.kicks[i + 2]
        if amount > board.money[payer]:
            amount = board.money[payer]
        board.money[payer] -= amount
        board.money[payee] += amount
        if board.journal is not None:
            board.journal.note("kick_paid", {"seat": payer, "to": payee, "deniers": amount})
    board.phase = TURN_END
