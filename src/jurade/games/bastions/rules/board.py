"""Everything a position consists of, and the small questions asked of it: levels, contact, whose piece, what is known.

Sets of pieces are bits of one number (at most 48 pieces); ``has`` and ``bit`` read them.
What a masked state does not know is UNKNOWN: it is built up from public facts, then the viewer's own secrets are added.
"""

from typing import Final, Optional, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.journal import Facts
from jurade.core.state import EVERYTHING, UNKNOWN, State
from jurade.games.bastions import tables as t
from jurade.games.bastions.rules.terrain import GROUND, HIGH, STRAIGHT, WALL, Terrain, terrain_for, way_bridges, way_to

# ---- phases (section 5)

NAMING_FIRST: Final = 0
DEALING_VALUES: Final = 1
DEALING_OBJECTIVES: Final = 2
PLACING: Final = 3
CHOOSING_TOKEN: Final = 4
MOVING: Final = 5
FREEING: Final = 6
PUTTING: Final = 7
SHARING: Final = 8  # also losing: the head of the queue of dues says which
ATTACKING: Final = 9
SUPPORTING: Final = 10
PLAYING_CARDS: Final = 11
RIPOSTING: Final = 12
ENDED: Final = 13
PHASE_NAMES: Final[list[str]] = [
    "first", "values", "objectives", "place", "token", "move", "free", "put", "share", "attack", "support", "card",
    "riposte", "over",
]  # fmt: skip

# ---- placement (section 4, item 3)

RANDOM: Final = 0
ARRANGED: Final = 1
FREELY: Final = 2

# ---- endings

BY_DECLARATION: Final = 0
LAST_ARMY: Final = 1
MAX_ROUNDS: Final = 2
QUIET_ROUNDS: Final = 3
ENDINGS: Final[list[str]] = ["declare", "last_army", "max_rounds", "quiet_rounds"]


@final
class Rules:
    """The options of a game (section 12), fixed for its whole length."""

    def __init__(
        self,
        placement: i64 = RANDOM,
        common: i64 = t.NONE,
        knight_bonus: bool = False,
        helpless: bool = False,
        remember: bool = True,
        first: i64 = t.NONE,
        max_rounds: i64 = 60,
        quiet_rounds: i64 = 20,
    ) -> None:
        self.placement: Final = placement
        self.common: Final = common  # the objective all have, or NONE when cards are drawn
        self.knight_bonus: Final = knight_bonus  # R85
        self.helpless: Final = helpless  # archers on the battlefield have no defence (RULING 30)
        self.remember: Final = remember  # values once shown stay shown (RULING 32)
        self.first: Final = first  # the first player, or NONE when chance names him
        self.max_rounds: Final = max_rounds
        self.quiet_rounds: Final = quiet_rounds


def bit(item: i64) -> i64:
    """The set of this one item."""
    return i64(1) << item


def has(items: i64, item: i64) -> bool:
    """Is the item in the set?"""
    return (items >> item) & 1 == 1


def _filled(count: i64, item: i64) -> "vec[i64]":
    out = vec[i64](capacity=count)
    for _ in range(count):
        out = append(out, item)
    return out


class Board(State):
    """The data of a position.  Made new, as a copy, or as a copy of what one viewer knows."""

    def __init__(self, seats: i64, rules: Rules, other: Optional["Board"], viewer: i64) -> None:
        super().__init__(seats)
        self.rules: Rules = rules
        self.viewer: i64 = viewer
        terrain = terrain_for(seats)
        self.terrain: Terrain = terrain
        self.army: i64 = terrain.army
        pieces = terrain.army * seats
        self.pieces: i64 = pieces
        if other is None:
            self.phase: i64 = NAMING_FIRST
            self.dealt: i64 = 0  # chance: the next piece, or the next seat, to be dealt to
            self.placed: vec[i64] = _filled(seats, 0)  # values placed so far, by seat
            # pieces
            self.kind: vec[i64] = _filled(pieces, UNKNOWN)
            self.value: vec[i64] = _filled(pieces, UNKNOWN)
            self.cell: vec[i64] = terrain.start[:]  # NONE: not in play
            self.carrier: vec[i64] = _filled(pieces, t.NONE)  # the tower a piece rides
            self.rider: vec[i64] = _filled(pieces, t.NONE)  # the piece a tower carries
            self.captor: vec[i64] = _filled(pieces, t.NONE)  # the seat that holds a beaten piece
            self.shown: i64 = 0  # pieces whose value all have seen and remember
            self.freed: i64 = 0  # pieces that were freed: they free nobody (R31)
            self.top: vec[i64] = _filled(terrain.cells, t.NONE)  # the piece on a cell, a tower rather than its rider
            self.melee: i64 = 0  # pieces on the battlefield, riders too; its cell counts as empty in ``top``
            self.in_play: vec[i64] = _filled(seats, terrain.army)
            # seats
            self.courage: vec[i64] = vec[i64](capacity=2 * seats)  # red and blue reserve of each seat
            self.speed: vec[i64] = _filled(seats, t.SPEED_AT_START[seats])
            self.spent: vec[i64] = _filled(seats, 0)  # courage spent this turn
            self.objective: vec[i64] = _filled(seats, UNKNOWN)
            self.possible: vec[i64] = _filled(seats, 0)  # objectives a seat may hold as far as all can tell, as bits
            self.points: vec[i64] = _filled(seats, 0)
            self.reached: vec[i64] = _filled(seats, 0)  # objectives whose condition a seat fulfils, as bits
            self.deeds: vec[i64] = _filled(seats * t.DEEDS, 0)  # what a seat has done to all others, by deed
            # bastions and deeds
            self.shut: i64 = 0  # closed drawbridges
            self.breaker: vec[i64] = _filled(seats, t.NONE)  # who destroyed a bridge
            self.flag_taker: vec[i64] = _filled(seats, t.NONE)
            self.chest_taker: vec[i64] = _filled(seats * t.CHESTS, t.NONE)
            self.freed_from: vec[i64] = _filled(seats * seats, 0)  # pieces a seat freed from another's prison
            self.entered: i64 = 0  # pairs: a seat that entered another's bastion
            self.annexed: i64 = 0  # pairs
            self.spied: i64 = 0  # pairs: a seat that has seen another's objective
            self.rewarded: i64 = 0  # prison bonuses given: seat and class (R38)
            # the turn
            self.holder: i64 = t.NONE
            self.token: i64 = t.NONE
            self.slot: i64 = 0  # turn slots that are over
            self.quiet: i64 = 0  # slots in a row without an event (R84)
            self.stirred: i64 = 0  # 1 when such an event happened in this slot
            self.moved: i64 = 0  # pieces that moved this turn
            self.moved_twice: i64 = 0
            self.attacked: i64 = 0  # pieces that attacked this turn (R40)
            self.speed_spent: i64 = 0
            self.unnatural: i64 = 0  # unnatural moves made (R23)
            self.bridge_work: i64 = 0  # bridge operations made (R26)
            self.site: i64 = t.NONE  # whose dungeon a prisoner is freed from
            self.released: i64 = t.NONE  # the piece being freed
            self.dues: vec[i64] = vec[i64]()  # gains and losses of courage to be decided, in order
            self.next_phase: i64 = t.NONE  # what follows the dues
            # the fight
            self.valiant: i64 = t.NONE
            self.target: i64 = t.NONE  # the attacked piece
            self.bridge: i64 = t.NONE  # the owner of the attacked bridge
            self.supports: i64 = 0
            self.riposting: i64 = 0
            self.asked: i64 = 0  # seats that had a choice of cards
            self.waiting: i64 = 0  # seats whose card is still to come
            self.cards: vec[i64] = _filled(seats, 0)  # 0: none chosen
            # the end
            self.winner: i64 = t.NONE
            self.end: i64 = t.NONE
            self.menu: vec[i64] = vec[i64]()  # legal actions of the seat to act, kept by ``apply``
            self._set_up()
        else:
            whole = viewer == EVERYTHING
            self.phase = other.phase
            self.dealt = other.dealt
            self.placed = other.placed[:]
            self.kind = other.kind[:] if whole or other.types_public() else _filled(pieces, UNKNOWN)
            self.value = other.value[:] if whole else _filled(pieces, UNKNOWN)
            self.cell = other.cell[:]
            self.carrier = other.carrier[:]
            self.rider = other.rider[:]
            self.captor = other.captor[:]
            self.shown = other.shown
            self.freed = other.freed
            self.top = other.top[:]
            self.melee = other.melee
            self.in_play = other.in_play[:]
            self.courage = other.courage[:]
            self.speed = other.speed[:]
            self.spent = other.spent[:]
            self.objective = other.objective[:] if whole else _filled(seats, UNKNOWN)
            self.possible = other.possible[:]
            self.points = other.points[:]
            self.reached = other.reached[:]
            self.deeds = other.deeds[:]
            self.shut = other.shut
            self.breaker = other.breaker[:]
            self.flag_taker = other.flag_taker[:]
            self.chest_taker = other.chest_taker[:]
            self.freed_from = other.freed_from[:]
            self.entered = other.entered
            self.annexed = other.annexed
            self.spied = other.spied
            self.rewarded = other.rewarded
            self.holder = other.holder
            self.token = other.token
            self.slot = other.slot
            self.quiet = other.quiet
            self.stirred = other.stirred
            self.moved = other.moved
            self.moved_twice = other.moved_twice
            self.attacked = other.attacked
            self.speed_spent = other.speed_spent
            self.unnatural = other.unnatural
            self.bridge_work = other.bridge_work
            self.site = other.site
            self.released = other.released
            self.dues = other.dues[:]
            self.next_phase = other.next_phase
            self.valiant = other.valiant
            self.target = other.target
            self.bridge = other.bridge
            self.supports = other.supports
            self.riposting = other.riposting
            self.asked = other.asked
            self.waiting = other.waiting
            self.cards = other.cards[:] if whole else _filled(seats, 0)
            self.winner = other.winner
            self.end = other.end
            self.menu = other.menu[:] if whole else vec[i64]()
            if not whole:
                self._learn(other)

    def _set_up(self) -> None:
        """The pieces on the layout, full reserves, and what each seat may be dealt (section 4)."""
        for seat in range(self.seats):
            self.courage = append(self.courage, t.RED_AT_START[self.seats])
            self.courage = append(self.courage, t.BLUE_AT_START[self.seats])
            common = self.rules.common
            self.possible[seat] = bit(common) if common != t.NONE else t.allowed_cards(self.seats, seat)
            self.objective[seat] = common if common != t.NONE else UNKNOWN
        for piece in range(self.pieces):
            self.top[self.cell[piece]] = piece
            if self.rules.placement != FREELY:
                self.kind[piece] = self.terrain.start_type[piece]
            if self.rules.placement == RANDOM:
                self.value[piece] = only_value(self.kind[piece])

    def _learn(self, other: "Board") -> None:
        """Add to the public facts what the viewer knows besides (section 10)."""
        for piece in range(self.pieces):
            if other.knows_value(self.viewer, piece):
                self.value[piece] = other.value[piece]
            if self.owner(piece) == self.viewer:
                self.kind[piece] = other.kind[piece]
        for seat in range(self.seats):
            if other.knows_objective(self.viewer, seat):
                self.objective[seat] = other.objective[seat]
            answered = has(other.asked, seat) and not has(other.waiting, seat)
            if seat == self.viewer or not answered:
                self.cards[seat] = other.cards[seat]
            else:
                self.cards[seat] = UNKNOWN

    # ---- what is known to whom (section 10)

    def types_public(self) -> bool:
        """Are the types of all pieces on the board for all to see?  Not while they are freely placed."""
        return self.rules.placement != FREELY or self.phase > PLACING

    def knows_value(self, viewer: i64, piece: i64) -> bool:
        """Does this viewer know the value of a piece?  When the game is over everybody does (section 14)."""
        if self.owner(piece) == viewer or self.phase == ENDED:
            return True
        if not self.types_public():
            return False
        kind = self.kind[piece]
        if kind in (t.KING, t.QUEEN):
            return self.phase > PLACING or self.rules.placement == RANDOM  # there is only one
        return self.captor[piece] != t.NONE or has(self.shown, piece)

    def knows_objective(self, viewer: i64, seat: i64) -> bool:
        """Does this viewer know the objective of a seat?"""
        if viewer == seat or self.rules.common != t.NONE or self.phase == ENDED:
            return True
        return viewer >= 0 and has(self.spied, self.pair(viewer, seat))

    # ---- pieces

    def owner(self, piece: i64) -> i64:
        """The seat a piece belongs to."""
        return self.terrain.owner[piece]

    def army_of(self, seat: i64) -> i64:
        """All pieces of a seat, as a set."""
        return ((i64(1) << self.army) - 1) << (seat * self.army)

    def class_of(self, piece: i64) -> i64:
        """The class of a piece: which face of the token lets it act (R2)."""
        return t.CLASS_OF[self.seats * t.TYPES + self.kind[piece]]

    def pair(self, seat: i64, other: i64) -> i64:
        """The place of a pair of seats in a set of pairs."""
        return seat * 4 + other

    def has_class(self, seat: i64, which: i64) -> bool:
        """Has the seat a piece of this class in play?"""
        for piece in range(seat * self.army, (seat + 1) * self.army):
            if self.cell[piece] != t.NONE and self.class_of(piece) == which:
                return True
        return False

    def levels(self, piece: i64) -> i64:
        """The levels a piece stands on (R6)."""
        if self.carrier[piece] != t.NONE:
            return HIGH
        if self.kind[piece] == t.TOWER:
            return GROUND | HIGH
        return self.terrain.level[self.cell[piece]]

    def contact(self, a: i64, b: i64) -> i64:
        """The way by which two pieces are in contact, or NONE (R9).  On one cell it is a way to that cell."""
        here = self.cell[a]
        there = self.cell[b]
        if here == t.NONE or there == t.NONE:
            return t.NONE
        common = self.levels(a) & self.levels(b)
        if common == 0:
            return t.NONE
        if here == there:
            return here | STRAIGHT
        terrain = self.terrain
        for i in range(terrain.touch_first[here], terrain.touch_first[here + 1]):
            way = terrain.touch_ways[i]
            if way_to(way) == there:
                return way if self.touches(way, common) else t.NONE
        return t.NONE

    def touches(self, way: i64, common: i64) -> bool:
        """Does a neighbouring cell mean contact, for pieces with these levels in common? (R9)"""
        if way & WALL:
            return common & HIGH != 0
        return way_bridges(way) & self.shut == 0

    def in_contact(self, a: i64, b: i64) -> bool:
        """Are two pieces adjacent in the sense of the rules? (R10)"""
        return self.contact(a, b) != t.NONE

    def find(self, seat: i64, kind: i64) -> i64:
        """The first piece of a seat of this type that is in play, or NONE."""
        for piece in range(seat * self.army, (seat + 1) * self.army):
            if self.kind[piece] == kind and self.cell[piece] != t.NONE:
                return piece
        return t.NONE

    # ---- putting pieces on the board and taking them off

    def lift(self, piece: i64) -> None:
        """Take a piece off its cell or its tower; a tower leaves with its rider aboard."""
        carrier = self.carrier[piece]
        if carrier != t.NONE:
            self.carrier[piece] = t.NONE
            self.rider[carrier] = t.NONE
        elif self.cell[piece] != self.terrain.battlefield:
            self.top[self.cell[piece]] = t.NONE
        self.melee &= ~bit(piece)
        if self.rider[piece] != t.NONE:
            self.melee &= ~bit(self.rider[piece])
        self.cell[piece] = t.NONE

    def land(self, piece: i64, cell: i64) -> None:
        """Put a lifted piece on a cell: on the battlefield, onto the own tower standing there, or on its floor."""
        self.cell[piece] = cell
        aboard = self.rider[piece]
        if aboard != t.NONE:
            self.cell[aboard] = cell
        if cell == self.terrain.battlefield:
            self.melee |= bit(piece)
            if aboard != t.NONE:
                self.melee |= bit(aboard)
        elif self.top[cell] != t.NONE:
            self.carrier[piece] = self.top[cell]
            self.rider[self.top[cell]] = piece
        else:
            self.top[cell] = piece

    def melee_room(self) -> i64:
        """How many more pieces the battlefield takes (R60)."""
        left = t.BATTLEFIELD_ROOM
        pieces = self.melee
        while pieces:
            pieces &= pieces - 1
            left -= 1
        return left

    # ---- bastions

    def is_inviolate(self, owner: i64) -> bool:
        """Has no enemy ever ended a move in this bastion? (R36)"""
        for seat in range(self.seats):
            if has(self.entered, self.pair(seat, owner)):
                return False
        return True

    def chests_left(self, owner: i64) -> i64:
        """Chests still in a treasure room."""
        left: i64 = 0
        for i in range(owner * t.CHESTS, (owner + 1) * t.CHESTS):
            if self.chest_taker[i] == t.NONE:
                left += 1
        return left

    def can_declare(self, seat: i64) -> bool:
        """May the seat declare that it has won? (R80)  Of a masked state: as far as the viewer can tell."""
        if self.points[seat] >= t.FALLBACK_POINTS:
            return True
        return self.objective[seat] != UNKNOWN and has(self.reached[seat], self.objective[seat])

    # ---- what is left to deal

    def values_left(self, piece: i64) -> "vec[i64]":
        """The values of a piece's type that no other piece of its owner is known to have, in placing order."""
        out = vec[i64](capacity=8)
        kind = self.kind[piece]
        seat = self.owner(piece)
        army = t.ARMIES[self.seats]
        for i in range(len(army)):
            value = army[i]
            if t.VALUE_TYPE[value] == kind and not self.is_given(seat, value):
                out = append(out, value)
        return out

    def is_given(self, seat: i64, value: i64) -> bool:
        """Is a piece of this seat known to have this value?"""
        for piece in range(seat * self.army, (seat + 1) * self.army):
            if self.value[piece] == value:
                return True
        return False

    def cards_left(self, seat: i64) -> i64:
        """The objective cards this seat may be dealt, without those known to be dealt, as bits (section 4, item 6)."""
        left = t.allowed_cards(self.seats, seat)
        for other in range(self.seats):
            if self.objective[other] != UNKNOWN:
                left &= ~bit(self.objective[other])
        return left

    # ---- names, for the journal and the edge

    def piece_name(self, piece: i64) -> str:
        """The id of a piece: colour, type, and its number among its kind in reading order (section 4, item 2)."""
        kind = self.kind[piece]
        seat = self.owner(piece)
        name = t.SEAT_LETTERS[seat] + t.TYPE_LETTERS[kind]
        if kind in (t.KING, t.QUEEN):
            return name
        number: i64 = 1
        for other in range(seat * self.army, piece):
            if self.kind[other] == kind:
                number += 1
        return name + str(number)

    def cell_name(self, cell: i64) -> str:
        """The name of a cell."""
        return self.terrain.names[cell]

    def note(self, name: str, seat: i64, owner: i64 = t.NONE, piece: i64 = t.NONE) -> None:
        """Note an event about a seat, and the owner of a bastion or a piece if given, while somebody listens."""
        if self.journal is None:
            return
        facts: Facts = {"seat": seat}
        if owner != t.NONE:
            facts["owner_seat"] = owner
        if piece != t.NONE:
            facts["piece"] = self.piece_name(piece)
        self.journal.note(name, facts)


def only_value(kind: i64) -> i64:
    """The value of a type that has but one, or UNKNOWN."""
    found: i64 = UNKNOWN
    for value in range(len(t.VALUE_TYPE)):
        if t.VALUE_TYPE[value] == kind:
            if found != UNKNOWN:
                return UNKNOWN
            found = value
    return found
