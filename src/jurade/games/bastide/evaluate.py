"""What a bot thinks a position is worth: points under both allegiances, weighed by how likely each is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.evaluate import NOT_YET, Evaluator
from jurade.core.state import State
from jurade.games.bastide import tables as t
from jurade.games.bastide.evaluation.outlook import FACED, POINT, VICTORY, chances, outlook
from jurade.games.bastide.evaluation.underway import between, is_doomed
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.board import Board
from jurade.games.bastide.rules.raid import is_exposed_circle, open_sides
from jurade.games.bastide.rules.scoring import places, standing, walls_hold
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.rules.tax import tax_of

REAL_GAIN: Final = 30  # an offer that brings less is refused
BREATH: Final = 40  # what it costs to say something in a talk: nobody speaks for nothing
FAIR: Final = 2  # deniers: no bot offers more than so much above what it asks for


class BastideEvaluator(Evaluator):
    """Points expected at the end; a margin is taken in each town apart, and leans towards victory."""

    def worths(self, state: State) -> "vec[i64]":
        assert isinstance(state, BastideState)
        out = vec[i64](capacity=state.seats)
        if state.phase == b.FINISHED:
            for seat in range(state.seats):
                out = append(out, POINT * standing(state, seat, state.english))
            return out
        points = outlook(foreseen(state))
        english = points[2 * state.seats]
        for seat in range(state.seats):
            out = append(out, (points[seat] * (POINT - english) + points[state.seats + seat] * english) // POINT)
        return out

    def margins(self, state: State) -> "vec[i64]":
        assert isinstance(state, BastideState)
        return prospects(foreseen(state))

    def sensible(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        assert isinstance(state, BastideState)
        if len(legal) == 1 or state.phase not in (b.TURN, b.TALK_BID, b.TALK_RAISE, b.TALK_TAX):
            return legal
        out = vec[i64](capacity=len(legal))
        for i in range(len(legal)):
            if is_sensible(legal[i]):
                out = append(out, legal[i])
        return out

    def is_settled(self, state: State) -> bool:
        """A project is judged when it is named, by the bids to be guessed; what is said of it, by its terms."""
        assert isinstance(state, BastideState)
        return state.phase == b.TALK_BID

    def turn(self, state: State) -> i64:
        assert isinstance(state, BastideState)
        return state.turn

    def closing(self, state: State) -> i64:
        """A turn that may bring the siege or the last work, or the last one that there is."""
        assert isinstance(state, BastideState)
        is_last = state.turn == t.MOST_TURNS or state.idle + 1 >= t.STALE_ROUNDS * state.seats
        may_end = is_last or state.camped == t.CAMP_SPACES or state.begun >= t.WORKS - 1
        return state.turn if may_end else i64(NOT_YET)

    def priors(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        assert isinstance(state, BastideState)
        rival = leader(state, seat)
        out = vec[i64](capacity=len(legal))
        for i in range(len(legal)):
            out = append(out, promise(state, seat, legal[i], rival))
        return out


# ---- prospects


def foreseen(state: BastideState) -> BastideState:
    """The position without what will not last: an offer is answered, a token that nobody can pay for goes back.

    An offer is accepted if it brings the addressed seat something.
    """
    if state.phase != b.ANSWER:
        if not is_doomed(state):
            return state
        after = state.clone()
        after.take_down(after.project)
        return after
    seat = state.mover
    accepted = state.clone()
    accepted.apply(seat, act.action_of(act.ACCEPT, 0))
    refused = state.clone()
    refused.apply(seat, act.action_of(act.REFUSE, 0))
    return accepted if prospects(accepted)[seat] >= prospects(refused)[seat] + REAL_GAIN else refused


def prospects(board: Board) -> "vec[i64]":
    """By seat, its chances: VICTORY for a game that is won, the opposite for a lost one, little when all is open."""
    out = vec[i64](capacity=board.seats)
    if board.phase == b.FINISHED:
        for seat in range(board.seats):
            out = append(out, final_prospect(board, seat))
        return out
    points = outlook(board)
    for seat in range(board.seats):
        breath = BREATH * board.spoken[seat] if board.window != 0 else i64(0)
        out = append(out, chances(points, board.seats, seat) - breath)
    return out


def final_prospect(board: Board, seat: i64) -> i64:
    """Victory decides; the margin tells a narrow one from a clear one."""
    best: i64 = -(i64(1) << 60)
    for other in range(board.seats):
        if other != seat and standing(board, other, board.english) > best:
            best = standing(board, other, board.english)
    margin = POINT * (standing(board, seat, board.english) - best) // 10
    return margin + VICTORY if places(board)[seat] == 1 else margin - VICTORY


# ---- promising actions


def is_sensible(action: i64) -> bool:
    """No gifts, no offers that favour one side; and of two ways to lay strips, which mean the same, the first."""
    kind = act.kind_of(action)
    if kind == act.GIFT:
        return False
    if act.is_offer(action):
        return 0 <= offer_gain(action) <= FAIR
    return kind not in (act.PROJECT, act.BUILD) or act.orientation_of(action) != act.NORTH_SOUTH


def leader(board: Board, seat: i64) -> i64:
    """The other seat that stands best if the town is French."""
    best = b.EMPTY
    for other in range(board.seats):
        if other != seat and (best == b.EMPTY or standing(board, other, False) > standing(board, best, False)):
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
    if kind == act.PLACE:
        return place_promise(board, act.about(action))
    if kind == act.SEND:
        return ending_promise(board, seat, not walls_hold(board)) if board.camped == t.CAMP_SPACES else 25
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
    if act.is_offer(action):
        return 1
    if kind == act.ACCEPT:
        return 40 if offer_gain(board.offer) > 0 else 5
    if kind == act.REFUSE:
        return 5 if offer_gain(board.offer) > 0 else 40
    if kind in (act.BURN_HOUSE, act.RAID_HOUSE):
        return 8
    return 25


def project_promise(board: Board, seat: i64, action: i64) -> i64:
    """Works with free circles, for a seat that can pay."""
    work = act.project_work(action)
    if board.begun == t.WORKS - 1 and board.filled[work] == 0:
        return ending_promise(board, seat, False)
    purse = board.money[seat] + board.chest // board.seats
    if purse < t.PRICE:
        return 2
    pieces = between(purse // t.PRICE, 1, t.CAPACITY[work] - board.filled[work])
    richer: i64 = 0
    for other in range(board.seats):
        if board.money[other] > board.money[seat]:
            richer += 1
    promising = 10 + 12 * pieces - 4 * richer
    if act.site_of(action) != act.NO_SITE:
        promising //= 4  # many sites share one idea
        if t.BLOCK_SIDES[act.site_of(action)] == 0:
            promising += 4  # no raid comes there (R38)
    return between(promising, 1, POINT)


def ending_promise(board: Board, seat: i64, english: bool) -> i64:
    """An action that ends the game, or goes far towards it: for whoever leads in the town it leaves."""
    own = standing(board, seat, english)
    for other in range(board.seats):
        if other != seat and standing(board, other, english) >= own:
            return 1
    return POINT


def place_promise(board: Board, circle: i64) -> i64:
    """A circle with free strips before it, and a safe one."""
    promising: i64 = 20
    for i in range(2 * circle, 2 * circle + 2):
        if FACED[i] != t.NOWHERE:
            promising += 5 * board.room[FACED[i]]
    return promising // 2 if is_exposed_circle(board, circle, open_sides(board)) else promising


def build_promise(board: Board, seat: i64, action: i64) -> i64:
    """A house where own pieces face it, or where the chest profits."""
    block = act.site_of(action)
    gain: i64 = 0
    for owner in range(board.seats):
        rent = t.RENT * board.pieces_facing(block, owner)
        gain += 3 * rent if owner == seat else -rent
    return between(10 + 3 * gain + tax_of(board, block), 1, POINT)


def amount_promise(board: Board, seat: i64, amount: i64) -> i64:
    """Whole pieces, no more than there are circles; 5 keeps the right to raise."""
    total = amount + board.bids[seat] + (board.added[seat] if board.phase == b.RAISING else 0)
    free = t.CAPACITY[board.project] - board.filled[board.project]
    if total // t.PRICE > free:
        return 1
    if total == 0:
        return 45
    if total % t.PRICE == 0:
        return 30 + 8 * total // t.PRICE
    return 12 if total == t.RAISE_FROM else 2


def offer_gain(offer: i64) -> i64:
    """What an offer brings the seat that answers, in deniers: a piece is worth three, a kick most of its face."""
    gain = act.pay_term(offer, act.GIVE) - act.pay_term(offer, act.WANT)
    gain += t.PRICE * (act.token_term(offer, act.GIVE) - act.token_term(offer, act.WANT))
    gain += act.kick_term(offer, act.GIVE) - act.kick_term(offer, act.WANT)
    for seat in range(t.MOST_SEATS):
        if seat == act.addressee(offer):
            gain += act.allot_term(offer, act.GIVE, seat)
    if act.min_term(offer, act.WANT) > 0 or act.max_term(offer, act.WANT) != act.NO_MAX:
        gain -= 1
    return gain
