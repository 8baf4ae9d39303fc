"""Table talk: windows, gifts, offers and the promises they make (T1 to T8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.bastide import tables as t
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.board import Board
from jurade.games.bastide.rules.tax import cap_of, due_to

# ---- what can be wrong with an offer; 0 is nothing

FINE: Final = 0
NO_OFFERS: Final = 1  # the option does not have them (T4)
SPOKEN_OUT: Final = 2  # talk_limit is used up (T2)
TO_ITSELF: Final = 3  # or to a seat that does not play (T4)
BOTH_NONE: Final = 4  # (T4)
WRONG_WINDOW: Final = 5  # a term of another window (T5)
NO_RAISER: Final = 6  # min or max of a seat that may not raise (T5)
NOT_DISTRIBUTOR: Final = 7  # allot of somebody else than the active seat (T5)
CANNOT_PAY: Final = 8  # more than the free money (T6)
CANNOT_KEEP_MIN: Final = 9  # more than the purse after payments (T6)
MIN_OVER_MAX: Final = 10  # (T6)
OVER_CAP: Final = 11  # allot above the cap of a seat (T6, R29)
OVER_TAX: Final = 12  # allots above the tax together (T6)
TOO_LARGE: Final = 13  # a number above 96 (T4)


# ---- windows


def opens(board: Board, window: i64) -> bool:
    """Is there talk at all?  Not with ``talk=off``, nor, in an auction, when all purses are empty."""
    if board.settings[b.TALK] == b.NO_TALK:
        return False
    if window == b.TALK_TAX:
        return True
    for seat in range(board.seats):
        if board.money[seat] > 0:
            return True
    return False


def open_window(board: Board, window: i64) -> None:
    """Seats speak in laps from the active seat; every window counts anew (T1, T2)."""
    board.window = window
    board.phase = window
    board.mover = board.active
    board.passes = 0
    board.spoken = b.zeros(board.seats)
    if board.journal is not None:
        board.journal.note("talk_opened", {"window": b.PHASE_NAMES[window]})


def waits_for_word(board: Board) -> bool:
    """Run automatic passes; True when a seat is to speak, False when the window has closed (T1, T2)."""
    while board.passes < board.seats:
        if not is_silent(board, board.mover):
            return True
        board.note_forced(board.mover, "pass")
        pass_word(board)
    if board.journal is not None:
        board.journal.note("talk_closed", {"window": b.PHASE_NAMES[board.window]})
    board.window = 0
    board.passes = 0
    board.spoken = b.zeros(board.seats)
    return False


def is_silent(board: Board, seat: i64) -> bool:
    """Does this seat pass automatically: limit used up, or nothing to give where only gifts exist (T2)?"""
    if board.spoken[seat] >= board.settings[b.TALK_LIMIT]:
        return True
    return board.settings[b.TALK] == b.GIFTS and free_money(board, seat) == 0


def free_money(board: Board, seat: i64) -> i64:
    """The purse less the largest ``min`` the seat is bound to (T3)."""
    return board.money[seat] - board.least[seat]


def pass_word(board: Board) -> None:
    board.passes += 1
    board.mover = board.clockwise(board.mover)


# ---- what may be said


def choices(board: Board, seat: i64) -> "vec[i64]":
    """Pass, all gifts, and the short menu of offers (T8)."""
    out = vec[i64](capacity=64)
    out = append(out, act.action_of(act.PASS, 0))
    free = free_money(board, seat)
    for to in range(board.seats):
        if to != seat:
            for amount in range(1, free + 1):
                out = append(out, act.gift_of(to, amount))
    if board.settings[b.TALK] == b.DEALS:
        for to in range(board.seats):
            if to != seat:
                if board.window == b.TALK_TAX:
                    out = _tax_menu(board, seat, to, out)
                else:
                    out = _auction_menu(board, seat, to, out)
    return out


def _smaller(one: i64, other: i64) -> i64:
    return one if one < other else other


def _auction_menu(board: Board, seat: i64, to: i64, out: "vec[i64]") -> "vec[i64]":
    """Money for a placement, a placement for money, money for silence."""
    token = act.auction_side(0, 0, act.NO_MAX, 1)
    free = free_money(board, seat)
    for amount in range(1, _smaller(t.PAY_FOR_TOKEN, free) + 1):
        out = append(out, act.auction_offer(to, act.auction_side(amount, 0, act.NO_MAX, 0), token))
    for amount in range(1, _smaller(t.TOKEN_FOR_PAY, free_money(board, to)) + 1):
        out = append(out, act.auction_offer(to, token, act.auction_side(amount, 0, act.NO_MAX, 0)))
    if board.least[to] == 0 and (board.window != b.TALK_RAISE or board.bids[to] >= t.RAISE_FROM):
        silence = act.auction_side(0, 0, 0, 0)
        for amount in range(1, _smaller(t.PAY_FOR_SILENCE, free) + 1):
            out = append(out, act.auction_offer(to, act.auction_side(amount, 0, act.NO_MAX, 0), silence))
    return out


def _tax_menu(board: Board, seat: i64, to: i64, out: "vec[i64]") -> "vec[i64]":
    """A kick for the full due of the speaker, or the full due of the partner for a kick."""
    if to == board.active and due_to(board, board.taxed, seat) > 0 and _pledge_fits(board, seat):
        allots = cap_of(board, seat) << act.ALLOT_BITS * seat
        for amount in range(1, t.KICK_FOR_ALLOT + 1):
            out = append(out, act.tax_offer(to, act.tax_side(0, amount), 0, act.WANT, allots))
    if seat == board.active and due_to(board, board.taxed, to) > 0 and _pledge_fits(board, to):
        allots = cap_of(board, to) << act.ALLOT_BITS * to
        for amount in range(1, t.ALLOT_FOR_KICK + 1):
            out = append(out, act.tax_offer(to, 0, act.tax_side(0, amount), act.GIVE, allots))
    return out


def _pledge_fits(board: Board, owner: i64) -> bool:
    """Can the full due of an owner be promised beside what is promised already (T6)?"""
    total = cap_of(board, owner)
    for seat in range(board.seats):
        if seat != owner:
            total += board.pledged[seat]
    return total <= board.tax


def offer_fault(board: Board, speaker: i64, action: i64) -> i64:
    """What is wrong with an offer of the seat that has the word: FINE when nothing is (T2, T4, T5, T6)."""
    to = act.addressee(action)
    in_tax = board.window == b.TALK_TAX
    if board.settings[b.TALK] != b.DEALS:
        return NO_OFFERS
    if board.spoken[speaker] >= board.settings[b.TALK_LIMIT]:
        return SPOKEN_OUT
    if to == speaker or to >= board.seats:
        return TO_ITSELF
    if not act.has_terms(action, act.GIVE) and not act.has_terms(action, act.WANT):
        return BOTH_NONE
    if in_tax != (act.kind_of(action) == act.TAX_OFFER):
        return WRONG_WINDOW
    for side in range(2):
        giver = speaker if side == act.GIVE else to
        fault = _side_fault(board, action, side, giver)
        if fault != FINE:
            return fault
    if in_tax:
        return _pledge_fault(board, action)
    fault = _bound_fault(board, action, act.GIVE, speaker)
    return fault if fault != FINE else _bound_fault(board, action, act.WANT, to)


def _side_fault(board: Board, action: i64, side: i64, giver: i64) -> i64:
    """Terms a giver cannot give at all, and payments above its free money."""
    if (
        act.pay_term(action, side) > t.MOST_NAMED
        or act.max_term(action, side) > t.MOST_NAMED
        or act.kick_term(action, side) > t.MOST_NAMED
    ):
        return TOO_LARGE
    if board.window == b.TALK_RAISE and board.bids[giver] < t.RAISE_FROM:
        if act.min_term(action, side) != 0 or act.max_term(action, side) != act.NO_MAX:
            return NO_RAISER
    if giver != board.active:
        for seat in range(t.MOST_SEATS):
            if act.allot_term(action, side, seat) != 0:
                return NOT_DISTRIBUTOR
    return CANNOT_PAY if act.pay_term(action, side) > free_money(board, giver) else FINE


def _bound_fault(board: Board, action: i64, side: i64, giver: i64) -> i64:
    """After both payments the largest ``min`` fits the purse and the smallest ``max`` (T6)."""
    purse = board.money[giver] - act.pay_term(action, side) + act.pay_term(action, 1 - side)
    least = act.min_term(action, side)
    if least < board.least[giver]:
        least = board.least[giver]
    if least > purse:
        return CANNOT_KEEP_MIN
    most = act.max_term(action, side)
    if most == act.NO_MAX or most > board.most[giver]:
        most = board.most[giver]
    return MIN_OVER_MAX if least > most else FINE


def _pledge_fault(board: Board, action: i64) -> i64:
    """Promised allotments stay within the caps and, together, within the tax (T6)."""
    total: i64 = 0
    for seat in range(t.MOST_SEATS):
        pledge = act.allot_term(action, act.GIVE, seat) + act.allot_term(
            action, act.WANT, seat
        )  # one of the two sides is empty
        if seat >= board.seats:
            if pledge > 0:
                return OVER_CAP
            continue
        if pledge > due_to(board, board.taxed, seat):
            return OVER_CAP
        total += pledge if pledge > board.pledged[seat] else board.pledged[seat]
    return OVER_TAX if total > board.tax else FINE


# ---- saying it


def speak(board: Board, action: i64) -> None:
    """The seat that has the word passes, gives, or makes an offer (T1)."""
    seat = board.mover
    kind = act.kind_of(action)
    if kind == act.PASS:
        if board.journal is not None:
            board.journal.note("word_passed", {"seat": seat})
        pass_word(board)
        return
    board.spoken[seat] += 1
    board.passes = 0
    to = act.addressee(action)
    if kind == act.GIFT:
        amount = act.gift_amount(action)
        _transfer(board, seat, to, amount)
        if board.journal is not None:
            board.journal.note("gift_given", {"seat": seat, "to": to, "deniers": amount})
        board.mover = board.clockwise(seat)
    else:
        board.offer = action
        board.speaker = seat
        board.mover = to
        board.phase = b.ANSWER
        if board.journal is not None:
            board.journal.note(
                "offer_made",
                {
                    "seat": seat,
                    "to": to,
                    "gives": act.spell_side(action, act.GIVE),
                    "wants": act.spell_side(action, act.WANT),
                },
            )


def answers() -> "vec[i64]":
    return vec[i64]([act.action_of(act.ACCEPT, 0), act.action_of(act.REFUSE, 0)])


def answer(board: Board, action: i64) -> None:
    """The addressed seat accepts or refuses; then the word goes on from the speaker (T1, T4)."""
    accepted = act.kind_of(action) == act.ACCEPT
    if board.journal is not None:
        name = "offer_accepted" if accepted else "offer_refused"
        board.journal.note(name, {"seat": board.mover, "from": board.speaker})
    if accepted:
        _agree(board, board.offer, act.GIVE, board.speaker, board.mover)
        _agree(board, board.offer, act.WANT, board.mover, board.speaker)
    board.phase = board.window
    board.mover = board.clockwise(board.speaker)
    board.offer = 0
    board.speaker = b.EMPTY


def _agree(board: Board, offer: i64, side: i64, giver: i64, partner: i64) -> None:
    """One side's terms are paid or become promises that bind (T5)."""
    _transfer(board, giver, partner, act.pay_term(offer, side))
    if act.kind_of(offer) == act.OFFER:
        least = act.min_term(offer, side)
        if least > board.least[giver]:
            board.least[giver] = least
        most = act.max_term(offer, side)
        if most != act.NO_MAX and most < board.most[giver]:
            board.most[giver] = most
        if act.token_term(offer, side) > 0:
            board.tokens = append(board.tokens, giver)
            board.tokens = append(board.tokens, partner)
            board.tokens = append(board.tokens, act.token_term(offer, side))
        return
    for seat in range(board.seats):
        pledge = act.allot_term(offer, side, seat)
        if pledge > board.pledged[seat]:
            board.pledged[seat] = pledge
    if act.kick_term(offer, side) > 0:
        board.kicks = append(board.kicks, giver)
        board.kicks = append(board.kicks, partner)
        board.kicks = append(board.kicks, act.kick_term(offer, side))


def _transfer(board: Board, giver: i64, to: i64, amount: i64) -> None:
    board.money[giver] -= amount
    board.money[to] += amount


def forget_promises(board: Board) -> None:
    """Binding terms end with the turn (T7)."""
    if board.settings[b.TALK] == b.DEALS:
        board.tokens = vec[i64]()
        board.kicks = vec[i64]()
        board.pledged = b.zeros(board.seats)
