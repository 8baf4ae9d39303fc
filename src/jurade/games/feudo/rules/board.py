"""The table of a game of Feudo: every field of its state, who may see it, and the small questions all rules ask."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from jurade.core.state import EVERYTHING, UNKNOWN, State
from jurade.games.feudo import tables as t
from jurade.games.feudo.rules.actions import FIRST, KIND

PHASES: Final = [
    "map",
    "sequence",
    "castle",
    "chooser",
    "order",
    "army",
    "trade",
    "plague",
    "play",
    "march",
    "attack",
    "advance",
    "over",
]  # as the decisions and chance points of the specification are called
MAP: Final = 0
SEQUENCE: Final = 1
CASTLES: Final = 2
CHOOSER: Final = 3
ORDERING: Final = 4
STRATEGY: Final = 5  # army cards
TRADING: Final = 6  # trade cards
PLAGUE: Final = 7
MOVING: Final = 8  # army cards are shown
MARCHING: Final = 9  # trade cards are shown
FIGHTING: Final = 10
ADVANCING: Final = 11
FINISHED: Final = 12

# Kinds of plague, numbered as the option lists them.
NORMAL: Final = 0
VIRULENT: Final = 1
NO_PLAGUE: Final = 2

ENDINGS: Final = ["rounds", "extension", "cap"]
AFTER_ROUNDS: Final = 0
AFTER_EXTENSION: Final = 1
AT_CAP: Final = 2
UNDECIDED: Final = -1

# Where victory points come from.
FROM_KILLS: Final = 0
FROM_TOWNS: Final = 1
TOWNS_LOST: Final = 2
COWARDS: Final = 3
FLOOR: Final = 4  # points not lost, because nobody falls below zero (option score_floor)
SOURCES: Final = 5
SOURCE_NAMES: Final = ["kills", "towns", "towns_lost", "cowards", "floor"]

NO_CARD: Final = -1  # no trade card chosen


def filled(count: i64, value: i64) -> "vec[i64]":
    """An array of equal numbers."""
    out = vec[i64](capacity=count)
    for _ in range(count):
        out = append(out, value)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(State):
    """The fields of a state.  ``cards`` and ``trade`` are the only secrets; all others are public."""

    def __init__(
        self,
        seats: i64,
        rounds: i64,
        plague: i64,
        corner: i64,
        floor: i64,
        cap: i64,
        study: i64,
        other: "Board | None" = None,
        viewer: i64 = EVERYTHING,
    ) -> None:
        """A new game, or a copy of another state as ``viewer`` knows it."""
        super().__init__(seats)
        # Options.
        self.rounds: i64 = rounds
        self.plague: i64 = plague
        self.corner: i64 = corner  # 1: territories are adjacent by corners too
        self.floor: i64 = floor  # 1: nobody falls below zero
        self.cap: i64 = cap
        self.study: i64 = study
        self.viewer: i64 = viewer
        self.menu: vec[i64] = vec[i64]()  # legal actions of the seat in turn; replaced, never changed
        if other is None:
            self.phase: i64 = SEQUENCE if study else MAP
            self.round: i64 = 0
            self.ended: i64 = 0  # how the game ended
            # The map.
            self.map: i64 = t.NOWHERE
            self.wood_lo: i64 = 0
            self.wood_hi: i64 = 0
            self.mountain_lo: i64 = 0
            self.mountain_hi: i64 = 0
            self.town_cell: vec[i64] = filled(t.TOWNS, t.NOWHERE)
            self.owner: vec[i64] = filled(t.TOWNS, t.NOWHERE)  # seat that holds a town
            self.castle: vec[i64] = filled(seats, t.NOWHERE)
            # Whose turn it is.
            self.sequence: i64 = 0  # seats in the order they place castles, packed
            self.order: i64 = 0  # turn order of the round, packed
            self.turn: i64 = 0  # how many seats of the order are done in this step
            self.showing: i64 = 0  # how many army cards everybody has shown
            self.chooser: i64 = t.NOWHERE  # who decides the turn order
            self.answered: i64 = 0  # seats that have answered the present sealed decision
            # Pawns, by seat and pawn, and sets of pawns by seat.
            self.place: vec[i64] = filled(seats * t.PAWNS, t.HOME)
            self.alive: vec[i64] = filled(seats, t.ALL_PAWNS)
            self.sick: vec[i64] = filled(seats, 0)
            self.wounded: vec[i64] = filled(seats, 0)  # round of the Baron's last wound, while it matters
            self.charming: vec[i64] = filled(seats, 0)  # round of Milady's last charm, while it matters
            self.bled: i64 = 0  # seats whose Baron was ever wounded
            self.discontent: i64 = 0  # seats
            # Points.
            self.points: vec[i64] = filled(seats, 0)
            self.sources: vec[i64] = filled(seats * SOURCES, 0)  # by seat and source
            self.king: i64 = 0  # 1: he has come
            # The plague.
            self.plague_at: i64 = t.NOWHERE
            self.card: i64 = t.NOWHERE  # this round's plague card
            self.drawn: vec[i64] = filled(t.PLAGUE_KINDS, 0)
            # Cards and shillings.
            self.hand: vec[i64] = filled(seats * t.TRADES, 0)  # trade cards not yet shown, by seat and kind
            self.mustered: vec[i64] = filled(seats, 0)  # pawns whose cards could be chosen this round
            self.shown: vec[i64] = filled(seats, 0)  # army cards shown this round
            self.opened: i64 = 0  # seats whose trade card has been shown
            self.charmed: i64 = 0  # seats
            self.wages: vec[i64] = filled(seats, 0)  # Mercenaries moved by card this round, in shillings
            self.least: vec[i64] = filled(seats, 0)  # what all know of a seat's shillings: at least
            self.most: vec[i64] = filled(seats, t.MOST_SHILLINGS)  # … and at most
            self.shillings: i64 = 0  # left to the seat that marches
            self.marched: i64 = 0  # its pawns that have marched
            # Fights.
            self.fought: i64 = 0  # pawns of the attacking seat that have attacked
            self.victories: vec[i64] = vec[i64]()  # seat, territory, attackers; in the order won
            self.victory: i64 = 0  # the one whose advance is decided
            # Secrets.
            self.cards: vec[i64] = filled(seats, 0)  # chosen army cards not yet shown
            self.trade: vec[i64] = filled(seats, NO_CARD)  # chosen trade card
        else:
            self.phase = other.phase
            self.round = other.round
            self.ended = other.ended
            self.map = other.map
            self.wood_lo = other.wood_lo
            self.wood_hi = other.wood_hi
            self.mountain_lo = other.mountain_lo
            self.mountain_hi = other.mountain_hi
            self.town_cell = other.town_cell[:]
            self.owner = other.owner[:]
            self.castle = other.castle[:]
            self.sequence = other.sequence
            self.order = other.order
            self.turn = other.turn
            self.showing = other.showing
            self.chooser = other.chooser
            self.answered = other.answered
            self.place = other.place[:]
            self.alive = other.alive[:]
            self.sick = other.sick[:]
            self.wounded = other.wounded[:]
            self.charming = other.charming[:]
            self.bled = other.bled
            self.discontent = other.discontent
            self.points = other.points[:]
            self.sources = other.sources[:]
            self.king = other.king
            self.plague_at = other.plague_at
            self.card = other.card
            self.drawn = other.drawn[:]
            self.hand = other.hand[:]
            self.mustered = other.mustered[:]
            self.shown = other.shown[:]
            self.opened = other.opened
            self.charmed = other.charmed
            self.wages = other.wages[:]
            self.least = other.least[:]
            self.most = other.most[:]
            self.shillings = other.shillings
            self.marched = other.marched
            self.fought = other.fought
            self.victories = other.victories[:]
            self.victory = other.victory
            if viewer == EVERYTHING:
                self.cards = other.cards[:]
                self.trade = other.trade[:]
            else:
                self.cards = other.cards_seen_by(viewer)
                self.trade = other.trade_seen_by(viewer)
        if other is None and study:
            self.lay_map(t.STUDY_MAP)

    # ---- secrets

    def cards_seen_by(self, viewer: i64) -> "vec[i64]":
        """Unshown army cards as a seat sees them: its own; of others only that there are some (section 10)."""
        out = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            if seat == viewer:
                out = append(out, self.cards[seat])
            else:
                out = append(out, i64(0) if self.cards[seat] == 0 else i64(UNKNOWN))
        return out

    def trade_seen_by(self, viewer: i64) -> "vec[i64]":
        """Trade cards as a seat sees them: its own and the shown ones (section 10)."""
        out = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            if seat == viewer or self.opened >> seat & 1:
                out = append(out, self.trade[seat])
            else:
                out = append(out, i64(NO_CARD) if self.trade[seat] == NO_CARD else i64(UNKNOWN))
        return out

    # ---- the map

    def lay_map(self, number: i64) -> None:
        """Join the four pieces, and put the plague pawn on the village nearest to Evesham (section 4)."""
        self.map = number
        pieces = number // t.TURN_MAPS * t.TURNS
        turning = number % t.TURN_MAPS
        self.wood_lo = self.wood_hi = self.mountain_lo = self.mountain_hi = 0
        for quadrant in range(4):
            piece = t.PIECE_ORDERS[pieces + quadrant]
            turns = turning >> 2 * (3 - quadrant) & 3
            laying = (quadrant * 4 + piece) * t.TURNS + turns
            self.wood_lo |= t.WOODS_LO[laying]
            self.wood_hi |= t.WOODS_HI[laying]
            self.mountain_lo |= t.MOUNTAINS_LO[laying]
            self.mountain_hi |= t.MOUNTAINS_HI[laying]
            for town in range(t.TOWNS):
                if t.TOWN_PIECE[town] == piece:
                    self.town_cell[town] = t.TOWN_SPOT[(town * 4 + quadrant) * t.TURNS + turns]
        if self.plague != NO_PLAGUE:
            nearest: i64 = 2 * t.CENTRE
            for village in t.VILLAGES:
                far = self.distance(village, self.town_cell[0])
                if far < nearest:
                    nearest = far
                    self.plague_at = village
        if self.journal is not None:
            self.journal.note("map_laid", {"map": t.MAP_NAMES[number]})

    def distance(self, a: i64, b: i64) -> i64:
        """Steps between two territories, whatever lies between (G2)."""
        rows = t.ROW[a] - t.ROW[b]
        columns = t.COLUMN[a] - t.COLUMN[b]
        if rows < 0:
            rows = -rows
        if columns < 0:
            columns = -columns
        if self.corner:
            return rows if rows > columns else columns
        return rows + columns

    def has_convent(self) -> bool:
        """Only with the normal plague; otherwise f6 is a plain hill (G33)."""
        return self.plague == NORMAL

    def is_wood(self, cell: i64) -> bool:
        """Who enters must stop, and there is room for one (R36)."""
        return (self.wood_lo & t.BIT_LO[cell] | self.wood_hi & t.BIT_HI[cell]) != 0

    def is_mountain(self, cell: i64) -> bool:
        """Closed to all (R32)."""
        return (self.mountain_lo & t.BIT_LO[cell] | self.mountain_hi & t.BIT_HI[cell]) != 0

    def town_at(self, cell: i64) -> i64:
        """The town on a territory, or NOWHERE."""
        for town in range(t.TOWNS):
            if self.town_cell[town] == cell:
                return town
        return t.NOWHERE

    # ---- seats and rounds

    def seat_in_turn(self) -> i64:
        """The seat of the turn order whose turn it is."""
        return self.order >> 2 * self.turn & 3

    def in_extension(self) -> bool:
        """Is this a round after a tie (G30)?"""
        return self.round > self.rounds

    # ---- pawns

    def number(self, seat: i64, pawn: i64) -> i64:
        """A pawn's visible number: movement, strength and worth at once (R4, R90)."""
        is_sick = self.sick[seat] >> pawn & 1
        if pawn == t.BARON and self.discontent >> seat & 1:
            return t.DISCONTENT_BLACK if is_sick else t.DISCONTENT_RED
        return t.BLACK[pawn] if is_sick else t.RED[pawn]

    def on_map(self, seat: i64, pawn: i64) -> bool:
        """On a territory, the convent's included."""
        return self.place[seat * t.PAWNS + pawn] < t.HOME

    def is_recovering(self, seat: i64) -> bool:
        """Is this the round in which the wounded Baron may not move (R77)?"""
        return self.wounded[seat] > 0 and self.round == self.wounded[seat] + 1

    def is_resting(self, seat: i64) -> bool:
        """Is this the round in which Milady may not move, because she charmed in the last (R61)?"""
        return self.charming[seat] > 0 and self.round == self.charming[seat] + 1

    def can_act(self, seat: i64, pawn: i64) -> bool:
        """May a pawn be moved this round at all, wages apart?"""
        if not self.alive[seat] >> pawn & 1:
            return False
        if pawn == t.BARON:
            return not self.is_recovering(seat)
        if pawn == t.MILADY:
            return not self.is_resting(seat)
        return True

    def men(self, seat: i64) -> i64:
        """How many fighting pawns a seat has that are not eliminated."""
        return t.COUNT[self.alive[seat] & t.FIGHTERS]

    def pawns_on(self, seat: i64, cell: i64) -> i64:
        """The set of a seat's pawns on a territory."""
        found: i64 = 0
        for pawn in range(t.PAWNS):
            if self.place[seat * t.PAWNS + pawn] == cell:
                found |= i64(1) << pawn
        return found

    def defenders(self, seat: i64, cell: i64) -> i64:
        """The seat other than this one whose fighting pawns stand on a territory, or NOWHERE; not for the convent."""
        for other in range(self.seats):
            if other != seat:
                for pawn in range(t.PAWNS):
                    if pawn != t.MILADY and self.place[other * t.PAWNS + pawn] == cell:
                        return other
        return t.NOWHERE

    def eliminate(self, seat: i64, pawn: i64) -> None:
        """Out of the game for good."""
        self.place[seat * t.PAWNS + pawn] = t.GONE
        self.alive[seat] &= ~(i64(1) << pawn)
        self.sick[seat] &= ~(i64(1) << pawn)
        if self.journal is not None:
            self.journal.note("pawn_eliminated", {"seat": int(seat), "pawn": t.PAWN_NAMES[pawn]})

    def recover(self, seat: i64, pawn: i64) -> None:
        """Red side up again."""
        self.sick[seat] &= ~(i64(1) << pawn)
        if self.journal is not None:
            self.journal.note("pawn_recovered", {"seat": int(seat), "pawn": t.PAWN_NAMES[pawn]})

    def sicken(self, seat: i64, pawn: i64) -> None:
        """Black side up."""
        self.sick[seat] |= i64(1) << pawn
        if self.journal is not None:
            self.journal.note("pawn_sickened", {"seat": int(seat), "pawn": t.PAWN_NAMES[pawn]})

    def move(self, seat: i64, pawn: i64, cell: i64, by: str) -> None:
        """Put a pawn on a territory: by its card, a forced march or an advance."""
        at = seat * t.PAWNS + pawn
        if self.journal is not None:
            came = self.castle[seat] if self.place[at] == t.HOME else self.place[at]
            self.journal.note(
                "pawn_moved",
                {
                    "seat": int(seat),
                    "pawn": t.PAWN_NAMES[pawn],
                    "from": t.CELL_NAMES[came],
                    "to": t.CELL_NAMES[cell],
                    "by": by,
                },
            )
        self.place[at] = cell

    def look_for_discontent(self, seat: i64) -> None:
        """Fewer than 4 fighting pawns: the Baron's numbers become 6 and 3, for good (R90)."""
        if not self.discontent >> seat & 1 and self.men(seat) < t.DISCONTENT_BELOW:
            self.discontent |= i64(1) << seat
            if self.journal is not None:
                self.journal.note("discontent_grew", {"seat": int(seat)})

    def win(self, seat: i64, cell: i64, mask: i64) -> None:
        """Remember a won attack for the advances: seat, territory, attackers."""
        self.victories = append(self.victories, seat * KIND + cell * FIRST + mask)

    # ---- shillings

    def is_last(self, seat: i64) -> bool:
        """Has nobody fewer points?"""
        for other in range(self.seats):
            if self.points[other] < self.points[seat]:
                return False
        return True

    def purse(self, seat: i64, kind: i64) -> i64:
        """The shillings of a trade card, the King's aid to the last included (R92, G29)."""
        value = t.SHILLINGS[kind]
        if value > 0 and self.king and self.is_last(seat):
            value += t.KING_AID
        return value

    # ---- points

    def score(self, seat: i64, points: i64, source: i64) -> None:
        """Gain or lose points; with ``score_floor: zero`` nobody falls below zero (G14)."""
        self.points[seat] += points
        self.sources[seat * SOURCES + source] += points
        if self.floor and self.points[seat] < 0:
            self.sources[seat * SOURCES + FLOOR] -= self.points[seat]
            self.points[seat] = 0
        if self.journal is not None:
            self.journal.note(
                "points_changed", {"seat": int(seat), "by": int(points), "points": int(self.points[seat])}
            )

    def verdict(self) -> i64:
        """How the game ends after this round, or UNDECIDED: one leader ends it, a tie plays on to the cap (R1, G30)."""
        if self.round < self.rounds:
            return UNDECIDED
        leaders: i64 = 0
        for place in self.places():
            if place == 1:
                leaders += 1
        if leaders > 1:
            return AT_CAP if self.round >= self.rounds + self.cap else UNDECIDED
        return AFTER_EXTENSION if self.in_extension() else AFTER_ROUNDS

    def refill_trades(self) -> None:
        """All five trade cards come back to every hand (R59)."""
        for seat in range(self.seats):
            for kind in range(t.TRADES):
                self.hand[seat * t.TRADES + kind] = t.TRADE_COUNTS[kind]
        if self.journal is not None:
            self.journal.note("trade_cards_returned", {})
