"""Where pawns can go: paths over sets of territories (R30-R41, R50-R57), and the plays and marches they allow."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.feudo import tables as t
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules.board import Board


def eastward_lo(lo: i64) -> i64:
    """The territories east of a set: the low word."""
    return (lo & t.NOT_EAST_LO) << 1


def eastward_hi(lo: i64, hi: i64) -> i64:
    """The territories east of a set: the high word."""
    return (hi & t.NOT_EAST_HI) << 1 | lo >> (t.LOW_CELLS - 1)


def westward_lo(lo: i64, hi: i64) -> i64:
    """The territories west of a set: the low word."""
    return (lo & t.NOT_WEST_LO) >> 1 | (hi & 1) << (t.LOW_CELLS - 1)


def westward_hi(hi: i64) -> i64:
    """The territories west of a set: the high word."""
    return (hi & t.NOT_WEST_HI) >> 1


def rows_lo(lo: i64, hi: i64) -> i64:
    """The territories one row north or south of a set: the low word."""
    return lo >> 11 | (hi & t.ROW_OF_BITS) << 50 | (lo & t.SOUTHWARD_LO) << 11


def rows_hi(lo: i64, hi: i64) -> i64:
    """The territories one row north or south of a set: the high word."""
    return hi >> 11 | (hi & t.SOUTHWARD_HI) << 11 | lo >> 50


@final
class Ways:
    """What is open to the pawns of one seat now.  ``lo`` and ``hi`` hold the territories last found."""

    def __init__(self, board: Board, seat: i64) -> None:
        """Look at the map as it stands (R32, R35, R36, R40, R41, R50)."""
        self.board: Board = board
        self.seat: i64 = seat
        self.lo: i64 = 0
        self.hi: i64 = 0
        closed_lo = board.mountain_lo
        closed_hi = board.mountain_hi
        taken_lo: i64 = 0  # territories with any pawn, for woods
        taken_hi: i64 = 0
        own_lo: i64 = 0  # territories with a pawn of this seat
        own_hi: i64 = 0
        pair_lo: i64 = 0  # … with two of them
        pair_hi: i64 = 0
        for other in range(board.seats):
            first = other * t.PAWNS
            if other == seat:
                for pawn in range(t.PAWNS):
                    place = board.place[first + pawn]
                    pair_lo |= own_lo & t.BIT_LO[place]
                    pair_hi |= own_hi & t.BIT_HI[place]
                    own_lo |= t.BIT_LO[place]
                    own_hi |= t.BIT_HI[place]
            else:
                for pawn in range(t.PAWNS):
                    place = board.place[first + pawn]
                    if pawn == t.MILADY:
                        taken_lo |= t.BIT_LO[place]
                        taken_hi |= t.BIT_HI[place]
                    else:
                        closed_lo |= t.BIT_LO[place]
                        closed_hi |= t.BIT_HI[place]
                castle = board.castle[other]
                closed_lo |= t.BIT_LO[castle]
                closed_hi |= t.BIT_HI[castle]
        taken_lo |= own_lo
        taken_hi |= own_hi
        walls_lo: i64 = 0  # own towns
        walls_hi: i64 = 0
        for town in range(t.TOWNS):
            cell = board.town_cell[town]
            if board.owner[town] == seat:
                walls_lo |= t.BIT_LO[cell]
                walls_hi |= t.BIT_HI[cell]
            else:
                closed_lo |= t.BIT_LO[cell]
                closed_hi |= t.BIT_HI[cell]
        if board.plague_at >= 0:
            closed_lo |= t.BIT_LO[board.plague_at]
            closed_hi |= t.BIT_HI[board.plague_at]
        # Woods that can be entered, always as the last territory.
        self.wood_lo: i64 = board.wood_lo & ~(taken_lo | closed_lo)
        self.wood_hi: i64 = board.wood_hi & ~(taken_hi | closed_hi)
        closed_lo |= board.wood_lo
        closed_hi |= board.wood_hi
        if board.has_convent():
            closed_lo |= t.BIT_LO[t.CENTRE]
        # Territories that can be crossed: by infantry and Baron, and by the others.
        self.foot_lo: i64 = t.ALL_LO & ~closed_lo
        self.foot_hi: i64 = t.ALL_HI & ~closed_hi
        self.horse_lo: i64 = self.foot_lo & ~(t.VILLAGES_LO | walls_lo)
        self.horse_hi: i64 = self.foot_hi & ~(t.VILLAGES_HI | walls_hi)
        self.own_lo: i64 = own_lo
        self.own_hi: i64 = own_hi
        self.pair_lo: i64 = pair_lo
        self.pair_hi: i64 = pair_hi

    def start_of(self, pawn: i64) -> i64:
        """Where a pawn's path begins: the castle hill when it is inside (R37)."""
        place = self.board.place[self.seat * t.PAWNS + pawn]
        return self.board.castle[self.seat] if place == t.HOME else place

    def steps_to(self, pawn: i64, steps: i64, goal: i64) -> i64:
        """Find every territory a pawn can enter in so many steps; stop at ``goal`` and say how far it is.

        Without a goal (PLACES - 1) all are found.  A wood and the convent end a path (R36, R50).
        """
        board = self.board
        start = self.start_of(pawn)
        open_lo = self.foot_lo if t.ON_FOOT >> pawn & 1 else self.horse_lo
        open_hi = self.foot_hi if t.ON_FOOT >> pawn & 1 else self.horse_hi
        last_lo = self.wood_lo
        last_hi = self.wood_hi
        if start != t.CENTRE and board.sick[self.seat] >> pawn & 1 and board.has_convent():
            last_lo |= t.BIT_LO[t.CENTRE]
        goal_lo = t.BIT_LO[goal]
        goal_hi = t.BIT_HI[goal]
        open_lo &= ~t.BIT_LO[start]
        open_hi &= ~t.BIT_HI[start]
        front_lo = t.BIT_LO[start]
        front_hi = t.BIT_HI[start]
        self.lo = 0
        self.hi = 0
        for step in range(steps):
            if board.corner:
                wide_lo = front_lo | eastward_lo(front_lo) | westward_lo(front_lo, front_hi)
                wide_hi = front_hi | eastward_hi(front_lo, front_hi) | westward_hi(front_hi)
                next_lo = wide_lo | rows_lo(wide_lo, wide_hi)
                next_hi = wide_hi | rows_hi(wide_lo, wide_hi)
            else:
                next_lo = eastward_lo(front_lo) | westward_lo(front_lo, front_hi) | rows_lo(front_lo, front_hi)
                next_hi = eastward_hi(front_lo, front_hi) | westward_hi(front_hi) | rows_hi(front_lo, front_hi)
            self.lo |= next_lo & last_lo
            self.hi |= next_hi & last_hi
            front_lo = next_lo & open_lo
            front_hi = next_hi & open_hi
            open_lo &= ~front_lo
            open_hi &= ~front_hi
            self.lo |= front_lo
            self.hi |= front_hi
            if (self.lo & goal_lo | self.hi & goal_hi) != 0:
                return step + 1
            if (front_lo | front_hi) == 0:
                break
        return 0

    def reach(self, pawn: i64, steps: i64) -> None:
        """Find every territory where a pawn may end a movement of at most so many steps (R34, R38, G43)."""
        self.steps_to(pawn, steps, t.PLACES - 1)
        board = self.board
        first = self.seat * t.PAWNS
        full_lo: i64
        full_hi: i64
        if pawn == t.FIRST_KNIGHT:
            full_lo = self.own_lo
            full_hi = self.own_hi
        elif pawn in (t.BARON, t.MILADY):
            knight = board.place[first + t.FIRST_KNIGHT]
            full_lo = self.pair_lo | t.BIT_LO[knight]
            full_hi = self.pair_hi | t.BIT_HI[knight]
        else:
            baron = board.place[first + t.BARON]
            milady = board.place[first + t.MILADY]
            full_lo = self.own_lo & ~(t.BIT_LO[baron] | t.BIT_LO[milady]) | self.pair_lo
            full_hi = self.own_hi & ~(t.BIT_HI[baron] | t.BIT_HI[milady]) | self.pair_hi
        if board.has_convent():
            full_lo &= ~t.BIT_LO[t.CENTRE]
        castle = board.castle[self.seat]
        self.lo &= ~(full_lo | t.BIT_LO[castle])
        self.hi &= ~(full_hi | t.BIT_HI[castle])

    def finds(self, cell: i64) -> bool:
        """Is a territory among those last found?"""
        return (self.lo & t.BIT_LO[cell] | self.hi & t.BIT_HI[cell]) != 0


def listed(menu: "vec[i64]", base: i64, lo: i64, hi: i64) -> "vec[i64]":
    """The menu with one more action for every territory of a set."""
    while lo:
        menu = append(menu, base + t.bit_number(lo))
        lo &= lo - 1
    base += t.LOW_CELLS
    while hi:
        menu = append(menu, base + t.bit_number(hi))
        hi &= hi - 1
    return menu


# ---- army cards


def card_steps(board: Board, seat: i64, pawn: i64) -> i64:
    """How far a card moves its pawn: its number, at most 1 in fog (R26, R31)."""
    steps = board.number(seat, pawn)
    return t.FOG_STEPS if board.card == t.FOG and steps > t.FOG_STEPS else steps


def can_pay(board: Board, seat: i64, pawn: i64, purse: i64) -> bool:
    """Does the purse cover one more wage, if the pawn is a Mercenary (R55)?"""
    return not t.MERCENARIES >> pawn & 1 or board.wages[seat] + t.WAGE <= purse


def can_move_by_card(board: Board, seat: i64, pawn: i64, purse: i64) -> bool:
    """Could a shown card do more than stay?  Decides what is asked and what is automatic."""
    if not board.can_act(seat, pawn) or not can_pay(board, seat, pawn, purse):
        return False
    ways = Ways(board, seat)
    if pawn == t.MILADY:
        return len(milady_plays(vec[i64](), ways)) > 1
    ways.reach(pawn, card_steps(board, seat, pawn))
    return (ways.lo | ways.hi) != 0


def plays(board: Board, seat: i64) -> "vec[i64]":
    """Every way to show one of the chosen cards: its pawn stays or goes, Milady may use her power (R54, R60, R64)."""
    menu = vec[i64](capacity=96)
    ways = Ways(board, seat)
    purse = board.purse(seat, board.trade[seat])
    for pawn in range(t.PAWNS):
        if not board.cards[seat] >> pawn & 1:
            continue
        base = act.PLAY + pawn * act.FIRST
        if not board.can_act(seat, pawn) or not can_pay(board, seat, pawn, purse):
            menu = append(menu, base + act.STAY)
        elif pawn == t.MILADY:
            menu = milady_plays(menu, ways)
        else:
            menu = append(menu, base + act.STAY)
            ways.reach(pawn, card_steps(board, seat, pawn))
            menu = listed(menu, base, ways.lo, ways.hi)
    return menu


def milady_plays(menu: "vec[i64]", ways: Ways) -> "vec[i64]":
    """The plays of a Milady who can act, each place with the powers she has there (R60, R64, G19, G20)."""
    board = ways.board
    seat = ways.seat
    place = board.place[seat * t.PAWNS + t.MILADY]
    base = act.PLAY + i64(t.MILADY) * act.FIRST
    ways.reach(t.MILADY, card_steps(board, seat, t.MILADY))
    lo = ways.lo
    hi = ways.hi
    menu = append(menu, base + act.STAY)
    if place < t.HOME and not (place == t.CENTRE and board.has_convent()):
        menu = with_powers(menu, board, seat, base + act.STAY, place)
    while lo:
        cell = t.bit_number(lo)
        menu = append(menu, base + cell)
        if not (cell == t.CENTRE and board.has_convent()):
            menu = with_powers(menu, board, seat, base + cell, cell)
        lo &= lo - 1
    while hi:
        cell = t.bit_number(hi) + t.LOW_CELLS
        menu = append(menu, base + cell)
        menu = with_powers(menu, board, seat, base + cell, cell)
        hi &= hi - 1
    return menu


def with_powers(menu: "vec[i64]", board: Board, seat: i64, base: i64, cell: i64) -> "vec[i64]":
    """The menu with what Milady can do from a territory: charm each Baron in reach, or infect."""
    if board.sick[seat] >> t.MILADY & 1:
        return append(menu, base + act.INFECT) if can_infect(board, seat, cell) else menu
    for other in range(board.seats):
        if can_charm(board, seat, other, cell):
            menu = append(menu, base + act.charm(other))
    return menu


def is_within_reach(board: Board, cell: i64, place: i64) -> bool:
    """Is a place the same territory or an adjacent one (G19)?"""
    near = board.corner * t.PLACES + cell
    lo = t.NEAR_LO[near] | t.BIT_LO[cell]
    hi = t.NEAR_HI[near] | t.BIT_HI[cell]
    return (lo & t.BIT_LO[place] | hi & t.BIT_HI[place]) != 0


def can_charm(board: Board, seat: i64, other: i64, cell: i64) -> bool:
    """Is this an enemy Baron out of his castle, within Milady's reach and not yet charmed (R60, R63)?"""
    if other == seat or board.charmed >> other & 1:
        return False
    return is_within_reach(board, cell, board.place[other * t.PAWNS + t.BARON])


def is_infectable(board: Board, seat: i64, pawn: i64) -> bool:
    """Would a sick Milady in reach make this pawn sick?  Not Barons, Miladies, the sick, the sheltered (R64)."""
    if pawn in (t.BARON, t.MILADY) or board.sick[seat] >> pawn & 1:
        return False
    return not is_sheltered(board, seat, board.place[seat * t.PAWNS + pawn])


def is_sheltered(board: Board, seat: i64, place: i64) -> bool:
    """In its castle, in a town its side holds, or in the convent (R23)?  So is who is out of the game."""
    if place >= t.CELLS or (place == t.CENTRE and board.has_convent()):
        return True
    town = board.town_at(place)
    return town >= 0 and board.owner[town] == seat


def infectable(board: Board, seat: i64, other: i64, cell: i64) -> i64:
    """The set of another seat's pawns that a sick Milady on a territory would infect."""
    found: i64 = 0
    if other != seat:
        for pawn in range(t.PAWNS):
            if is_within_reach(board, cell, board.place[other * t.PAWNS + pawn]) and is_infectable(board, other, pawn):
                found |= i64(1) << pawn
    return found


def can_infect(board: Board, seat: i64, cell: i64) -> bool:
    """Would at least one enemy pawn fall sick (R64)?"""
    for other in range(board.seats):
        if infectable(board, seat, other, cell):
            return True
    return False


def infect(board: Board, seat: i64, cell: i64) -> None:
    """Every healthy enemy pawn on or beside the territory falls sick, save those that are safe (R64)."""
    for other in range(board.seats):
        found = infectable(board, seat, other, cell)
        for pawn in range(t.PAWNS):
            if found >> pawn & 1:
                board.sicken(other, pawn)


# ---- forced marches


def can_march(board: Board, seat: i64, pawn: i64) -> bool:
    """Any pawn but Milady that can act and has not marched this round (R56, G10, G11)."""
    if not t.MARCHERS >> pawn & 1 or board.marched >> pawn & 1:
        return False
    return board.can_act(seat, pawn)


def marches(board: Board, seat: i64) -> "vec[i64]":
    """Every forced march the shillings left can pay, and being done (R56, R57)."""
    menu = vec[i64](capacity=64)
    menu = append(menu, i64(act.MARCH_DONE))
    if board.shillings > 0:
        ways = Ways(board, seat)
        for pawn in range(t.PAWNS):
            if can_march(board, seat, pawn):
                ways.reach(pawn, board.shillings)
                menu = listed(menu, act.MARCH + pawn * act.FIRST, ways.lo, ways.hi)
    return menu


def march_cost(board: Board, seat: i64, pawn: i64, cell: i64) -> i64:
    """Shillings of a march: the length of the shortest path (G10)."""
    return Ways(board, seat).steps_to(pawn, board.shillings, cell)
