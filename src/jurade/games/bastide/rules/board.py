"""What lies on the table of Bastide, and the small movements of pieces every rule uses.

The class holds data; the rules are functions over it in the modules beside this one, and the order of play is in
:mod:`jurade.games.bastide.rules.state`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.state import EVERYTHING, UNKNOWN, State
from jurade.games.bastide import tables as t
from jurade.games.bastide.rules.actions import UNSAID

# ---- phases: what is decided next

FIRST_SEAT: Final = 0
DEALING: Final = 1
TURN: Final = 2
TALK_BID: Final = 3
TALK_RAISE: Final = 4
TALK_TAX: Final = 5
ANSWER: Final = 6
BIDDING: Final = 7
RAISING: Final = 8
PLACING: Final = 9
SENDING: Final = 10  # the envoy
BURNING: Final = 11
BURNING_MORE: Final = 12
RAIDING: Final = 13
ALLOTTING: Final = 14
TURN_END: Final = 15  # passed through, never waited at
FINISHED: Final = 16
PHASE_NAMES: Final[list[str]] = [
    *("first", "deal", "turn", "talk_bid", "talk_raise", "talk_tax", "answer", "bid", "raise"),
    *("place", "envoy", "fire", "fire_more", "raid", "allot", "turn_end", "over"),
]

# ---- settings: the options of a game as numbers

TALK: Final = 0  # NO_TALK, GIFTS or DEALS
TALK_LIMIT: Final = 1
SINGLE_RAISE: Final = 2
ENGLISH_TIE: Final = 3
COMPONENT_CARDS: Final = 4
HOUSE_TILES: Final = 5
ENDLESS_BANK: Final = 6
MIXED_RAID: Final = 7
GUARDED: Final = 8
AUTO_ORIENTATION: Final = 9
OPENER: Final = 10  # the first seat, or RANDOM_SEAT
SETTINGS: Final = 11

NO_TALK: Final = 0
GIFTS: Final = 1
DEALS: Final = 2
RANDOM_SEAT: Final = -1

# ---- endings

WORKS_BEGUN: Final = 0
SIEGE: Final = 1
STALEMATE: Final = 2
TURN_LIMIT: Final = 3
ENDINGS: Final = ("works", "siege", "stalemate", "turn_limit")

EMPTY: Final = -1  # a circle without piece, a card without holder
STANDING: Final = 0  # where a street or a standing wall is: at its printed place
NO_LIMIT: Final = 1 << 20  # of a seat without ``max``
HOUSE_KIND: Final = 1  # what a raid destroyed first
PIECE_KIND: Final = 2


def zeros(count: i64) -> "vec[i64]":
    return alike(count, 0)


def alike(count: i64, value: i64) -> "vec[i64]":
    out = vec[i64](capacity=count)
    for _ in range(count):
        out = append(out, value)
    return out


def own_part(whole: "vec[i64]", seat: i64, width: i64) -> "vec[i64]":
    """The entries of one seat out of a table of ``width`` entries a seat; all others UNKNOWN."""
    out = alike(len(whole), UNKNOWN)
    if seat >= 0:
        for i in range(seat * width, seat * width + width):
            out[i] = whole[i]
    return out


class Board(State):
    """All facts of one position.  Masked states have UNKNOWN where their viewer knows nothing."""

    def __init__(
        self, seats: i64, settings: "vec[i64]", other: "Board | None" = None, viewer: i64 = EVERYTHING
    ) -> None:
        """A new game, a copy of another board, or what a viewer knows of it."""
        super().__init__(seats)
        self.settings: vec[i64] = settings  # shared by all copies, never changed
        self.viewer: i64 = viewer
        if other is None:
            # order of play
            self.phase: i64 = FIRST_SEAT if settings[OPENER] == RANDOM_SEAT else DEALING
            self.active: i64 = settings[OPENER]  # whose turn it is: the initiator
            self.mover: i64 = 0 if settings[OPENER] != RANDOM_SEAT else EMPTY  # who is asked, or dealt to
            self.turn: i64 = 0  # turns begun
            self.idle: i64 = 0  # idle turns in a row (R46)
            self.finish: i64 = WORKS_BEGUN
            self.english: bool = False  # the town's allegiance once the game is over
            # town
            self.owner: vec[i64] = alike(t.CIRCLES, EMPTY)  # seat, by circle
            self.filled: vec[i64] = zeros(t.WORKS)  # pieces, by work
            self.families: vec[i64] = zeros(t.MOST_SEATS * t.FAMILIES)  # pieces, by seat and family
            self.begun: i64 = 0  # works that carry a piece
            self.houses: vec[i64] = zeros(t.BLOCKS)
            self.room: vec[i64] = t.ROOM[:]  # free strips, by block
            self.orientation: vec[i64] = zeros(t.BLOCKS)
            self.sites: vec[i64] = alike(t.WORKS, t.NOWHERE)  # block, by work; STANDING for streets and walls
            for street in range(t.STREETS):
                self.sites[street] = STANDING
            self.arrivals: vec[i64] = vec[i64]()  # religious works on the board, in order of arrival
            # beside the town
            self.chest: i64 = 0
            self.bank: i64 = t.ALL_MONEY - t.START_MONEY * seats
            self.burnt: i64 = 0  # fire tiles out of the game
            self.camp: vec[i64] = zeros(t.STRONGEST + 1)  # tiles, by value
            self.camped: i64 = 0
            self.cards: vec[i64] = alike(t.FAMILIES, EMPTY)
            # by seat
            self.money: vec[i64] = alike(seats, t.START_MONEY)
            self.stock: vec[i64] = alike(seats, t.PIECES)
            self.road: vec[i64] = zeros(seats)
            self.marker: vec[i64] = zeros(seats)  # 1: a piece of the seat marks its road score
            self.hand_size: vec[i64] = zeros(seats)
            self.unproven: vec[i64] = zeros(seats)  # tiles in hand that are not publicly known to be houses (R46)
            self.bag_size: i64 = settings[HOUSE_TILES]
            for kind in range(1, t.KINDS):
                self.bag_size += t.FULL_BAG[kind]
            # auction
            self.project: i64 = t.NOWHERE  # the work proposed this turn
            self.placed: i64 = 0  # pieces placed on it this turn
            self.asked: i64 = 0  # bits of the seats that owe a sealed amount this round
            self.given: i64 = 0  # bits of those that have sealed one
            self.bids: vec[i64] = zeros(seats)
            self.adders: vec[i64] = vec[i64]()  # bits of the seats that added, by finished raise round (RUL-6)
            self.left: vec[i64] = zeros(seats)  # placements still due, by seat that paid for them
            self.payer: i64 = EMPTY  # whose paid placement is being made
            # fire and raid
            self.burning: i64 = t.NOWHERE  # block, or BLOCKS + work, that a fire has struck
            self.raider: i64 = 0  # value of the English tile in the town
            self.struck: i64 = 0  # HOUSE_KIND or PIECE_KIND once its first raid is done
            # tax
            self.taxed: i64 = t.NOWHERE  # block of the house whose tax is divided
            self.tax: i64 = 0
            # talk
            self.window: i64 = 0  # TALK_BID, TALK_RAISE, TALK_TAX, or 0
            self.passes: i64 = 0  # in a row
            self.spoken: vec[i64] = zeros(seats)  # gifts and offers made in this window
            self.offer: i64 = 0  # waiting for an answer
            self.speaker: i64 = EMPTY  # who made it
            self.least: vec[i64] = zeros(seats)  # largest ``min`` each seat is bound to
            self.most: vec[i64] = alike(seats, NO_LIMIT)  # smallest ``max``
            self.tokens: vec[i64] = vec[i64]()  # promised placements: giver, partner, how many left …
            self.pledged: vec[i64] = zeros(seats)  # largest ``allot`` promised to each seat
            self.kicks: vec[i64] = vec[i64]()  # promised payments after the distribution: payer, payee, deniers …
            # secrets
            self.bag: vec[i64] = t.FULL_BAG[:]
            self.bag[t.HOUSE] = settings[HOUSE_TILES]
            self.hands: vec[i64] = zeros(seats * t.KINDS)  # by seat and kind
            self.answers: vec[i64] = zeros(seats)  # sealed amounts of the present round
            self.added: vec[i64] = zeros(seats)  # additions of finished raise rounds, hidden until the reveal
        else:
            self.phase = other.phase
            self.active = other.active
            self.mover = other.mover
            self.turn = other.turn
            self.idle = other.idle
            self.finish = other.finish
            self.english = other.english
            self.owner = other.owner[:]
            self.filled = other.filled[:]
            self.families = other.families[:]
            self.begun = other.begun
            self.houses = other.houses[:]
            self.room = other.room[:]
            self.orientation = other.orientation[:]
            self.sites = other.sites[:]
            self.arrivals = other.arrivals[:]
            self.chest = other.chest
            self.bank = other.bank
            self.burnt = other.burnt
            self.camp = other.camp[:]
            self.camped = other.camped
            self.cards = other.cards[:]
            self.money = other.money[:]
            self.stock = other.stock[:]
            self.road = other.road[:]
            self.marker = other.marker[:]
            self.hand_size = other.hand_size[:]
            self.unproven = other.unproven[:]
            self.bag_size = other.bag_size
            self.project = other.project
            self.placed = other.placed
            self.asked = other.asked
            self.given = other.given
            self.bids = other.bids[:]
            self.adders = other.adders[:]
            self.left = other.left[:]
            self.payer = other.payer
            self.burning = other.burning
            self.raider = other.raider
            self.struck = other.struck
            self.taxed = other.taxed
            self.tax = other.tax
            self.window = other.window
            self.passes = other.passes
            self.spoken = other.spoken[:]
            self.offer = other.offer
            self.speaker = other.speaker
            self.least = other.least[:]
            self.most = other.most[:]
            self.tokens = other.tokens[:]
            self.pledged = other.pledged[:]
            self.kicks = other.kicks[:]
            if viewer == EVERYTHING:
                self.bag = other.bag[:]
                self.hands = other.hands[:]
                self.answers = other.answers[:]
                self.added = other.added[:]
            else:
                # Built up from nothing: the viewer's own secrets, and amounts that everybody can work out.
                self.bag = alike(t.KINDS, UNKNOWN)
                self.hands = own_part(other.hands, viewer, t.KINDS)
                self.answers = zeros(seats)
                self.added = zeros(seats)
                for seat in range(seats):
                    sealed = other.asked & other.given & i64(1) << seat != 0
                    self.answers[seat] = UNKNOWN if sealed and seat != viewer else other.answers[seat]
                    self.added[seat] = UNKNOWN if other.has_added(seat) and seat != viewer else other.added[seat]

    # ---- questions

    def clockwise(self, seat: i64) -> i64:
        """The next seat (R1)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def distance(self, seat: i64) -> i64:
        """Clockwise steps from the initiator to a seat."""
        return seat - self.active if seat >= self.active else seat - self.active + self.seats

    def is_full(self, work: i64) -> bool:
        return self.filled[work] == t.CAPACITY[work]

    def is_empty_block(self, block: i64) -> bool:
        return self.room[block] == t.ROOM[block]

    def free_circle(self, work: i64) -> i64:
        """The lowest free circle of a work that is not full."""
        circle = t.FIRST_CIRCLE[work]
        while self.owner[circle] != EMPTY:
            circle += 1
        return circle

    def pieces_on(self, work: i64, seat: i64) -> i64:
        count: i64 = 0
        for circle in range(t.FIRST_CIRCLE[work], t.FIRST_CIRCLE[work] + t.CAPACITY[work]):
            if self.owner[circle] == seat:
                count += 1
        return count

    def pieces_facing(self, block: i64, seat: i64) -> i64:
        """Pieces of a seat on streets, hall and walls that face a block (R27)."""
        count: i64 = 0
        for i in range(t.FACING_FROM[block], t.FACING_FROM[block + 1]):
            if self.owner[t.FACING[i]] == seat:
                count += 1
        return count

    def influence(self, seat: i64) -> i64:
        """Pieces of a seat on works of all families."""
        at = seat * t.FAMILIES
        return self.families[at] + self.families[at + 1] + self.families[at + 2]

    def card_points(self, seat: i64) -> i64:
        """Points of the majority cards a seat holds (RUL-16)."""
        column: i64 = t.FAMILIES if self.settings[COMPONENT_CARDS] else 0
        points: i64 = 0
        for card in range(t.FAMILIES):
            if self.cards[card] == seat:
                points += t.CARD_POINTS[column + card]
        return points

    def camp_power(self) -> i64:
        """Sum of the English tiles in the camp."""
        power: i64 = 0
        for value in range(1, t.STRONGEST + 1):
            power += value * self.camp[value]
        return power

    def has_added(self, seat: i64) -> bool:
        """Has this seat added money in a finished raise round, as everybody knows (RUL-6)?"""
        for i in range(len(self.adders)):
            if self.adders[i] >> seat & 1:
                return True
        return False

    # ---- movements

    def put_piece(self, seat: i64, circle: i64) -> None:
        """A piece goes from its seat's stock onto a free circle."""
        work = t.WORK_OF[circle]
        self.owner[circle] = seat
        self.stock[seat] -= 1
        if self.filled[work] == 0:
            self.begun += 1
        self.filled[work] += 1
        self.families[seat * t.FAMILIES + t.FAMILY[work]] += 1

    def lift_piece(self, circle: i64) -> None:
        """A piece goes back to its owner; a work that loses its last one loses its token (R33, R43)."""
        work = t.WORK_OF[circle]
        seat = self.owner[circle]
        self.owner[circle] = EMPTY
        self.filled[work] -= 1
        self.families[seat * t.FAMILIES + t.FAMILY[work]] -= 1
        if self.road[seat] > 0 and self.marker[seat] == 0:
            self.marker[seat] = 1  # the marker that was owed (RUL-13)
        else:
            self.stock[seat] += 1
        if self.filled[work] == 0:
            self.begun -= 1
            self.take_down(work)

    def put_token(self, work: i64, block: i64, orientation: i64) -> None:
        """A token comes from the supply; a religious one takes strips of its block (R7)."""
        self.sites[work] = block
        if work >= t.FIRST_RELIGIOUS:
            if self.is_empty_block(block):
                self.orientation[block] = orientation
            self.room[block] -= t.STRIPS[work]
            self.arrivals = append(self.arrivals, work)

    def take_down(self, work: i64) -> None:
        """A token goes back to the supply; streets have none (R20, R33)."""
        if work < t.STREETS:
            return
        block = self.sites[work]
        self.sites[work] = t.NOWHERE
        if work >= t.FIRST_RELIGIOUS:
            self.room[block] += t.STRIPS[work]
            self.forget_orientation(block)
            standing = vec[i64](capacity=4)
            for i in range(len(self.arrivals)):
                if self.arrivals[i] != work:
                    standing = append(standing, self.arrivals[i])
            self.arrivals = standing
        if self.journal is not None:
            self.journal.note("token_returned", {"work": t.WORK_NAMES[work]})

    def lift_house(self, block: i64) -> None:
        """A house goes back into the bag (R33, R43)."""
        self.houses[block] -= 1
        self.room[block] += 1
        self.bag[t.HOUSE] += 1
        self.bag_size += 1
        self.forget_orientation(block)

    def forget_orientation(self, block: i64) -> None:
        """An empty block has none (RUL-4)."""
        if self.is_empty_block(block):
            self.orientation[block] = UNSAID

    def play_tile(self, seat: i64, kind: i64) -> None:
        """A tile leaves a hand, for all to see; the turn is not idle (R46)."""
        self.idle = 0
        self.hands[seat * t.KINDS + kind] -= 1
        self.hand_size[seat] -= 1
        if kind != t.HOUSE or self.unproven[seat] > self.hand_size[seat]:
            self.unproven[seat] -= 1

    def note_forced(self, seat: i64, text: str) -> None:
        """A decision with one legal action was taken automatically."""
        if self.journal is not None:
            self.journal.note("forced", {"seat": seat, "action": text})

    def note_circle(self, name: str, seat: i64, circle: i64) -> None:
        """Something happened to a piece: ``seat`` did it, ``owner`` is whose piece it was."""
        if self.journal is not None:
            self.journal.note(name, {"seat": seat, "circle": t.CIRCLE_NAMES[circle], "owner": self.owner[circle]})
