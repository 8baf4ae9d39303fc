"""What a bot thinks of a position of Feudo: points made, and points that lie within reach (section 15).

All weights are hundredths of a point, or percents.  They were set by hand and tried in matches of the greedy bot.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.evaluate import NOT_YET, Evaluator
from jurade.core.state import State
from jurade.games.feudo import tables as t
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules import combat
from jurade.games.feudo.rules.board import Board
from jurade.games.feudo.rules.movement import card_steps
from jurade.games.feudo.rules.state import FeudoState

POINT: Final = 100
ALIVE: Final = 12  # a pawn in the game, for each point of its number and while rounds are left
MILADY_ALIVE: Final = 60
HEALTH: Final = 25  # being healthy, for each point of difference
TRADE_HELD: Final = 22  # a shilling on a card not yet used
NEVER: Final = 99  # steps to what cannot be reached
# Share of a town's worth for a siege that stands so far from it: by steps a pawn still lacks to the walls.
STEPS_KNOWN: Final = 9
NEARNESS: Final = [100, 78, 64, 52, 42, 34, 27, 21, 16]
SIEGE: Final = 55  # percent of a town's worth when the force is together in time for this round's attack
APPROACH: Final = 34  # … when it is on its way
SECOND_TOWN: Final = 35  # percent of the second best prospect


def nearness(steps: i64) -> i64:
    """How much a pawn counts in a siege it lacks so many steps to, in percent."""
    return i64(NEARNESS[steps]) if steps < STEPS_KNOWN else 8


def steps_to_walls(board: Board, seat: i64, pawn: i64, cell: i64) -> i64:
    """Steps a pawn lacks to stand beside a territory, as the crow flies."""
    place = board.place[seat * t.PAWNS + pawn]
    if place > t.HOME:
        return NEVER
    if place == t.HOME:
        place = board.castle[seat]
        if place < 0:
            return NEVER
    steps = board.distance(place, cell) - 1
    return steps if steps > 0 else 0


def attack_to_come(board: Board, seat: i64) -> i64:
    """How sure a force that is in place now will attack, in percent: it depends on who moves and fights before."""
    if board.phase < b.STRATEGY or board.phase > b.FIGHTING:
        return 30
    place: i64 = 0
    while (board.order >> 2 * place & 3) != seat:
        place += 1
    if board.phase == b.FIGHTING:
        if place < board.turn:
            return 25
        return 96 if place == board.turn else 88
    later = board.seats - 1 - place  # seats that still move after this one, and fight after it
    if board.phase == b.MARCHING:
        return 80 + later
    return 62 + later


@final
class FeudoEvaluator(Evaluator):
    """Points, men, towns within reach, fights that can be won, cowards."""

    def worths(self, state: State) -> "vec[i64]":
        assert isinstance(state, FeudoState)
        out = b.filled(state.seats, 0)
        for seat in range(state.seats):
            out[seat] += state.points[seat] * POINT
        if state.phase == b.FINISHED:
            return out
        rounds_left = state.rounds - state.round
        if rounds_left < 0:
            rounds_left = 0
        share = 40 + 6 * rounds_left  # percent: what the future is still worth
        for seat in range(state.seats):
            out[seat] += (men_worth(state, seat) + siege_worth(state, seat)) * share // 100
            out[seat] += hand_worth(state, seat) - shame_worth(state, seat, rounds_left)
        for seat in range(state.seats):
            add_fights(state, seat, out, share)
        return out

    def turn(self, state: State) -> i64:
        """A round in three: what is planned, who goes where, who fights whom."""
        assert isinstance(state, FeudoState)
        part: i64 = 0 if state.phase < b.MOVING else 1 if state.phase < b.FIGHTING else 2
        return 3 * state.round + part

    def closing(self, state: State) -> i64:
        """The last round once its cards are chosen, and every one after it: marches and attacks belong together."""
        assert isinstance(state, FeudoState)
        return state.round if state.round >= state.rounds and state.phase >= b.MOVING else i64(NOT_YET)

    def priors(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        """Moves towards towns worth having, out of the castle, and attacks by their gain."""
        assert isinstance(state, FeudoState)
        out = vec[i64](capacity=len(legal))
        for action in legal:
            value = promise(state, seat, action)
            out = append(out, value if value > 1 else i64(1))
        return out


# ---- men and cards


def men_worth(board: Board, seat: i64) -> i64:
    """What the pawns are good for later: the strong, the healthy, the free."""
    total: i64 = 0
    for pawn in range(t.PAWNS):
        if board.alive[seat] >> pawn & 1:
            total += MILADY_ALIVE if pawn == t.MILADY else ALIVE * board.number(seat, pawn)
            if board.sick[seat] >> pawn & 1:
                total -= HEALTH * (t.RED[pawn] - board.number(seat, pawn))
                if board.place[seat * t.PAWNS + pawn] == t.CENTRE:
                    total += HEALTH
                else:
                    total -= board.distance(board.place[seat * t.PAWNS + pawn], t.CENTRE)
    return total


def hand_worth(board: Board, seat: i64) -> i64:
    """Shillings on trade cards that are still to be used; the one chosen is on its way out."""
    total: i64 = 0
    for kind in range(t.TRADES):
        total += board.hand[seat * t.TRADES + kind] * kind * 2
    if board.trade[seat] > 0 and not board.opened >> seat & 1:
        total -= board.trade[seat] * 2
    return total * TRADE_HELD


def shame_worth(board: Board, seat: i64, rounds_left: i64) -> i64:
    """What the King is likely to take for pawns that never left the castle."""
    if board.king or board.phase <= b.CASTLES:
        return 0
    leader: i64 = 0
    for other in range(board.seats):
        if board.points[other] > leader:
            leader = board.points[other]
    likely = 20 + 5 * leader + 2 * rounds_left
    if leader * 2 < t.KING_POINTS and rounds_left < 3:
        likely = 8
    return combat.cowardice(board, seat) * (likely if likely < 80 else 80)


# ---- towns


def steps_by_cards(board: Board, seat: i64, pawn: i64, purse: i64) -> i64:
    """Steps a pawn will still make by its card this round."""
    if board.phase > b.MOVING or board.cards[seat] < 0 or not board.cards[seat] >> pawn & 1:
        return 0
    if not board.can_act(seat, pawn) or (t.MERCENARIES >> pawn & 1 and purse < board.wages[seat] + t.WAGE):
        return 0
    return card_steps(board, seat, pawn)


def purse_of(board: Board, seat: i64) -> i64:
    """The shillings of the sealed card; while it is not chosen, those of the best card left."""
    if board.trade[seat] >= 0:
        return board.purse(seat, board.trade[seat])
    for back in range(t.TRADES):
        kind = t.TRADES - 1 - back
        if board.hand[seat * t.TRADES + kind] > 0:
            return board.purse(seat, kind)
    return 0


def shillings_to_come(board: Board, seat: i64, purse: i64) -> i64:
    """Shillings a seat can still march with this round, if its Mercenaries with cards are paid."""
    if board.charmed >> seat & 1 or board.phase < b.TRADING or board.phase > b.MARCHING:
        return 0
    if board.phase == b.MARCHING and board.opened >> seat & 1:
        return board.shillings if board.seat_in_turn() == seat else 0
    if board.trade[seat] < 0:
        return 0
    left = purse - board.wages[seat]
    if board.cards[seat] > 0:
        left -= t.COUNT[board.cards[seat] & t.MERCENARIES] * t.WAGE
    return left if left > 0 else 0


def siege_worth(board: Board, seat: i64) -> i64:
    """The towns that could be taken: the best prospect in full, the second in part."""
    best: i64 = 0
    second: i64 = 0
    if board.castle[seat] < 0:
        return 0
    purse = purse_of(board, seat)
    shillings = shillings_to_come(board, seat, purse)
    to_come = attack_to_come(board, seat) > 30
    reach = vec[i64](capacity=t.PAWNS)
    numbers = vec[i64](capacity=t.PAWNS)
    for pawn in range(t.PAWNS):
        reach = append(reach, steps_by_cards(board, seat, pawn, purse))
        numbers = append(numbers, board.number(seat, pawn))
    for town in range(t.TOWNS):
        if board.owner[town] == seat:
            continue
        cell = board.town_cell[town]
        needed = combat.defence(board, seat, cell) + 1
        prize = board.distance(board.castle[seat], cell) * POINT
        if board.owner[town] >= 0:
            prize += prize // 3
        together: i64 = 0  # force in time for this round's attack
        coming: i64 = 0  # force weighted by how near it is
        stormers: i64 = 0  # how near the nearest infantry is
        marching: i64 = 0  # the best pawn the shillings can still bring
        has_foot = False
        for pawn in range(t.PAWNS):
            if not t.FIGHTERS >> pawn & 1:
                continue
            steps = steps_to_walls(board, seat, pawn, cell)
            if steps == NEVER:
                continue
            may_lead = t.INFANTRY >> pawn & 1 or (pawn == t.BARON and not board.alive[seat] & t.INFANTRY)
            left = steps - reach[pawn]
            if left <= 0:
                together += numbers[pawn]
                has_foot = has_foot or may_lead != 0
            elif left <= shillings and t.MARCHERS >> pawn & 1 and numbers[pawn] > marching:
                marching = numbers[pawn]
            near = nearness(left if left > 0 else 0)
            coming += numbers[pawn] * near
            if may_lead and near > stormers:
                stormers = near
        together += marching
        value: i64
        if to_come and has_foot and together >= needed:
            value = prize * SIEGE // 100
        else:
            ready = coming * 100 // (needed * 100)
            if ready > 100:
                ready = 100
            value = prize * ready // 100 * stormers // 100 * APPROACH // 100
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best + second * SECOND_TOWN // 100


# ---- fights


def add_fights(board: Board, seat: i64, out: "vec[i64]", share: i64) -> None:
    """Add what a seat can win by attacks from where its pawns stand, and take it from those who would lose it."""
    if board.phase <= b.CASTLES:
        return
    likely = attack_to_come(board, seat)
    used = board.fought if board.phase == b.FIGHTING and board.seat_in_turn() == seat else 0
    beside = board.corner * t.PLACES
    lo: i64 = 0
    hi: i64 = 0
    able: i64 = 0
    for pawn in range(t.PAWNS):
        place = board.place[seat * t.PAWNS + pawn]
        if place < t.HOME and t.FIGHTERS >> pawn & 1 and not used >> pawn & 1:
            if place == t.CENTRE and board.has_convent():
                continue
            able |= i64(1) << pawn
            lo |= t.NEAR_LO[beside + place]
            hi |= t.NEAR_HI[beside + place]
    if able == 0:
        return
    target_lo, target_hi = combat.targets(board, seat)
    lo &= target_lo
    hi &= target_hi
    while lo:
        able = add_fight(board, seat, t.bit_number(lo), able, likely, share, out)
        lo &= lo - 1
    while hi:
        able = add_fight(board, seat, t.bit_number(hi) + t.LOW_CELLS, able, likely, share, out)
        hi &= hi - 1


def add_fight(board: Board, seat: i64, cell: i64, able: i64, likely: i64, share: i64, out: "vec[i64]") -> i64:
    """Add one fight if the pawns still free can win it; answers with those free afterwards."""
    near = board.corner * t.PLACES + cell
    needed = combat.defence(board, seat, cell)
    town = board.town_at(cell)
    leaders = i64(0)
    if town >= 0:
        leaders = board.alive[seat] & t.INFANTRY
        if leaders == 0:
            leaders = i64(1) << t.BARON
    force: i64 = 0
    total: i64 = 0
    for turn in range(2):  # those who may lead a storm first
        for pawn in range(t.PAWNS):
            is_leader = leaders >> pawn & 1
            if total > needed or not able >> pawn & 1 or (is_leader != 0) == (turn == 1):
                continue
            place = board.place[seat * t.PAWNS + pawn]
            if (t.NEAR_LO[near] & t.BIT_LO[place] | t.NEAR_HI[near] & t.BIT_HI[place]) != 0:
                force |= i64(1) << pawn
                total += board.number(seat, pawn)
    if total <= needed or (town >= 0 and not force & leaders):
        return able
    other = board.defenders(seat, cell)
    gain: i64 = 0
    if other >= 0:
        beaten = board.pawns_on(other, cell) & t.FIGHTERS
        gain = combat.strength(board, other, beaten) * POINT
        out[other] -= combat.strength(board, other, beaten) * ALIVE * share // 100 * likely // 100
    if town >= 0:
        gain += board.distance(board.castle[seat], cell) * POINT
        if board.owner[town] >= 0:
            out[board.owner[town]] -= board.distance(board.castle[board.owner[town]], cell) * likely
    out[seat] += gain * likely // 100
    return able & ~force


# ---- first impressions


def promise(board: Board, seat: i64, action: i64) -> i64:
    """How promising an action looks before any search."""
    kind = act.kind_of(action)
    if kind == act.PLAY:
        target = act.target_of(action)
        power = act.power_of(action)
        value = i64(10) if target == act.STAY else 12 + step_gain(board, seat, act.first_of(action), target)
        if power:
            value += 25 if power == act.INFECT else 60
        return value
    if kind == act.MARCH:
        if action == act.MARCH_DONE:
            return 12
        return 10 + step_gain(board, seat, act.first_of(action), act.second_of(action))
    if kind == act.ATTACK:
        return (
            4
            if action == act.ATTACK_PASS
            else 20 + attack_gain(board, seat, act.first_of(action), act.second_of(action))
        )
    if kind == act.ADVANCE:
        return 6 if act.second_of(action) == 0 else 10 + 2 * t.COUNT[act.second_of(action)]
    if kind == act.ARMY:
        return army_promise(board, seat, act.second_of(action))
    if kind == act.TRADE:
        hired = t.COUNT[board.cards[seat] & t.MERCENARIES] if board.cards[seat] > 0 else i64(0)
        shillings = board.purse(seat, act.second_of(action))
        return 3 if shillings < hired else 10 + shillings
    return 10


def pull(board: Board, seat: i64, cell: i64) -> i64:
    """How strongly the towns a seat does not own draw its pawns to a territory."""
    best: i64 = 0
    for town in range(t.TOWNS):
        if board.owner[town] != seat:
            prize = 6 + board.distance(board.castle[seat], board.town_cell[town])
            steps = board.distance(cell, board.town_cell[town]) - 1
            value = prize * nearness(steps if steps > 0 else 0)
            if value > best:
                best = value
    return best // 16


def step_gain(board: Board, seat: i64, pawn: i64, cell: i64) -> i64:
    """What a move brings: nearer to a town, out of the castle, beside weaker enemies."""
    place = board.place[seat * t.PAWNS + pawn]
    start = board.castle[seat] if place == t.HOME else place
    value = (pull(board, seat, cell) - pull(board, seat, start)) * board.number(seat, pawn) // 4
    if place == t.HOME and not board.king:
        value += 2 * board.number(seat, pawn)
    return value if value > -9 else -9


def attack_gain(board: Board, seat: i64, cell: i64, mask: i64) -> i64:
    """Points an attack brings, dearer when it binds more pawns than needed."""
    gain: i64 = 0
    other = board.defenders(seat, cell)
    if other >= 0:
        gain = combat.strength(board, other, board.pawns_on(other, cell) & t.FIGHTERS)
    if board.town_at(cell) >= 0:
        gain += board.distance(board.castle[seat], cell)
    return 10 * gain - 2 * t.COUNT[mask]


def army_promise(board: Board, seat: i64, mask: i64) -> i64:
    """Cards of pawns that can go far and are needed: strong ones, never moved ones, no Mercenaries without pay."""
    value: i64 = 10
    purse = purse_of(board, seat)
    hired: i64 = 0
    for pawn in range(t.PAWNS):
        if not mask >> pawn & 1 or not board.can_act(seat, pawn):
            continue
        if t.MERCENARIES >> pawn & 1:
            hired += t.WAGE
            if hired > purse:
                continue
        value += 2 * board.number(seat, pawn)
        if board.place[seat * t.PAWNS + pawn] == t.HOME and pawn != t.MILADY:
            value += 2
    return value
