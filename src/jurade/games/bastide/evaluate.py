"""What a bot thinks a position is worth: points under both allegiances, weighed by how likely each is."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.evaluate import Evaluator
from jurade.core.state import State
from jurade.games.bastide import actions as act
from jurade.games.bastide.board import EMPTY, FINISHED, RAISING, Board
from jurade.games.bastide.outlook import POINT, between, outlooks
from jurade.games.bastide.scoring import standing
from jurade.games.bastide.state import BastideState
from jurade.games.bastide.tables import CAPACITY, MOST_SEATS, PRICE, RAISE_FROM, RENT
from jurade.games.bastide.tax import tax_of


class BastideEvaluator(Evaluator):
    """Points expected at the end."""

    def worths(self, state: State) -> "vec[i64]":
        assert isinstance(state, BastideState)
        if state.phase != FINISHED:
            return outlooks(state)
        out = vec[i64](capacity=state.seats)
        for seat in range(state.seats):
            out = append(out, POINT * standing(state, seat, state.english))
        return out

    def priors(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        assert isinstance(state, BastideState)
        rival = leader(state, seat)
        out = vec[i64](capacity=len(legal))
        for i in range(len(legal)):
            out = append(out, promise(state, seat, legal[i], rival))
        return out


# ---- promising actions


def leader(board: Board, seat: i64) -> i64:
    """The other seat that stands best if the town is French."""
    best = EMPTY
    for other in range(board.seats):
        if other != seat and (best == EMPTY or standing(board, other, False) > standing(board, best, False)):
            best = other
    return best


def promise(board: Board, seat: i64, action: i64, rival: i64) -> i64:
    """How promising an action looks at first sight, 1 (hardly) to 100."""
    kind = act.kind_of(action)
    if kind == act.PROJECT:
        return project_promise(board, seat, action)
    if kind == act.BUILD:
        return build_promise(board, seat, action)
    if kind in (act.BID, act.RAISE):
        return amount_promise(board, seat, act.about(action))
    if kind in (act.BURN, act.RAID):
        owner = board.owner[act.about(action)]
        if owner == seat:
            return 1
        return 40 if owner == rival else 20
    if kind == act.ALLOT:
        return 1 + 8 * act.allotted(action, seat)
    if kind == act.ENVOY:
        likes_french = standing(board, seat, False) >= standing(board, rival, False)
        return 10 * act.about(action) if likes_french else 50 - 10 * act.about(action)
    if kind in (act.GIFT, act.OFFER, act.TAX_OFFER):
        return 1
    if kind == act.ACCEPT:
        return 40 if offer_gain(board.offer) > 0 else 5
    if kind == act.REFUSE:
        return 5 if offer_gain(board.offer) > 0 else 40
    if kind in (act.BURN_HOUSE, act.RAID_HOUSE):
        return 8
    return 25


def project_promise(board: Board, seat: i64, action: i64) -> i64:
    """Works with free circles, for a seat that can pay; the direction of strips means nothing."""
    if act.orientation_of(action) == act.NORTH_SOUTH:
        return 1
    work = act.project_work(action)
    purse = board.money[seat] + board.chest // board.seats
    if purse < PRICE:
        return 2
    pieces = between(purse // PRICE, 1, CAPACITY[work] - board.filled[work])
    richer: i64 = 0
    for other in range(board.seats):
        if board.money[other] > board.money[seat]:
            richer += 1
    promising = 10 + 12 * pieces - 4 * richer
    if act.site_of(action) != act.NO_SITE:
        promising //= 4  # many sites share one idea
    return between(promising, 1, POINT)


def build_promise(board: Board, seat: i64, action: i64) -> i64:
    """A house where own pieces face it, or where the chest profits."""
    if act.orientation_of(action) == act.NORTH_SOUTH:
        return 1
    block = act.site_of(action)
    gain: i64 = 0
    for owner in range(board.seats):
        rent = RENT * board.pieces_facing(block, owner)
        gain += 3 * rent if owner == seat else -rent
    return between(10 + 3 * gain + tax_of(board, block), 1, POINT)


def amount_promise(board: Board, seat: i64, amount: i64) -> i64:
    """Whole pieces, no more than there are circles; 5 keeps the right to raise."""
    total = amount + board.bids[seat] + (board.added[seat] if board.phase == RAISING else 0)
    free = CAPACITY[board.project] - board.filled[board.project]
    if total // PRICE > free:
        return 1
    if total % PRICE == 0:
        return 30 + 10 * between(total // PRICE, 0, 4)
    return 12 if total == RAISE_FROM else 2


def offer_gain(offer: i64) -> i64:
    """What an offer brings the seat that answers, in deniers: a piece is worth three, a kick most of its face."""
    gain = act.pay_term(offer, act.GIVE) - act.pay_term(offer, act.WANT)
    gain += PRICE * (act.token_term(offer, act.GIVE) - act.token_term(offer, act.WANT))
    gain += act.kick_term(offer, act.GIVE) - act.kick_term(offer, act.WANT)
    for seat in range(MOST_SEATS):
        if seat == act.addressee(offer):
            gain += act.allot_term(offer, act.GIVE, seat)
    if act.min_term(offer, act.WANT) > 0:
        gain -= 1
    return gain
