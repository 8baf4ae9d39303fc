"""The rules of Foire: who is asked, what may be done, what happens, who knows what."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, EVERYTHING, OVER, UNKNOWN, State, numbers

SIDE: Final = 4  # the square has four rows of four pitches
PITCHES: Final = SIDE * SIDE
HAND: Final = 3  # cards
NAMES: Final = [f"{column}{row + 1}" for row in range(SIDE) for column in "abcd"]
LINES: Final = [range(4 * k, 4 * k + 4) for k in range(SIDE)] + [range(k, PITCHES, SIDE) for k in range(SIDE)]
EMPTY: Final = -1

# An action is a number: a kind, and what it is about.
STALL: Final = 0  # card * PITCHES + pitch
DROP: Final = 256  # + card
DEAL: Final = 512  # + seat * PITCHES + card


def near(card: i64) -> list[int]:
    """The pitch a card names, and those beside it (R3)."""
    row, column = card // SIDE, card % SIDE
    beside = ((row, column), (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [y * SIDE + x for y, x in beside if 0 <= x < SIDE and 0 <= y < SIDE]


@final
class FoireState(State):
    """The square, the hands, and whose turn it is."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.viewer: i64 = EVERYTHING
        self.owner = [EMPTY] * PITCHES  # of the stall on a pitch
        self.hands = [0] * seats  # sets of cards, as bits; UNKNOWN where the viewer does not know them
        self.held = [0] * seats  # how many cards a hand has: everybody sees that
        self.gone = 0  # cards that have been played
        self.turn: i64 = 0

    # ---- who is asked

    def left(self) -> int:
        """Cards still in the deck."""
        return PITCHES - self.gone.bit_count() - sum(self.held)

    def receiver(self) -> int:
        """Who is dealt the next card: all have three before anybody plays, then whoever has played (R1, R4)."""
        short = [seat for seat in range(self.seats) if self.held[seat] < HAND]
        return short[0] if short and self.left() else -1

    def actor(self) -> i64:
        if self.receiver() >= 0:
            return CHANCE
        return self.turn if self.held[self.turn] else OVER

    def owing(self) -> i64:
        return 1 << self.turn if self.actor() >= 0 else 0

    # ---- what may be done

    def legal(self, seat: i64) -> "vec[i64]":
        """A stall with any card, where it reaches a free pitch; a card that reaches none may be laid aside (R3)."""
        if self.actor() != seat or self.hands[seat] == UNKNOWN:
            return numbers(())
        found: list[int] = []
        for card in (card for card in range(PITCHES) if self.hands[seat] >> card & 1):
            free = sorted(pitch for pitch in near(card) if self.owner[pitch] == EMPTY)
            found += [STALL + card * PITCHES + pitch for pitch in free] or [DROP + card]
        return numbers(found)

    def outcomes(self) -> "vec[i64]":
        """Every card of the deck is as likely as the others."""
        dealt = sum(self.hands) | self.gone
        deals = (DEAL + self.receiver() * PITCHES + card for card in range(PITCHES) if not dealt >> card & 1)
        return numbers(part for deal in deals for part in (deal, 1))

    def witnesses(self, seat: i64, action: i64) -> i64:
        """A card is seen by whoever is dealt it (R1); everything else happens in the open."""
        return 1 << self.receiver() if seat == CHANCE else super().witnesses(seat, action)

    # ---- what happens

    def apply(self, seat: i64, action: i64) -> None:
        first, second = int(action % 256 // PITCHES), int(action % PITCHES)
        if seat == CHANCE:
            self.hands[first] |= 1 << second
            self.held[first] += 1
            self.happen("card_dealt", {"seat": first}, {first: {"card": NAMES[second]}})
        elif action < DROP:
            self._spend(seat, first)
            self.owner[second] = int(seat)
            self.happen("stall_set_up", {"seat": int(seat), "card": NAMES[first], "pitch": NAMES[second]})
        else:
            self._spend(seat, second)
            self.happen("card_dropped", {"seat": int(seat), "card": NAMES[second]})
        if self.actor() == OVER:
            self.happen("fair_closed", {"seats": [s for s in range(self.seats) if self.places()[s] == 1]})

    def _spend(self, seat: i64, card: i64) -> None:
        self.hands[seat] &= ~(1 << card)
        self.held[seat] -= 1
        self.gone |= 1 << card
        self.turn = (seat + 1) % self.seats

    def scores(self) -> "vec[i64]":
        """In every row and column the seat with most stalls scores a point for each; a tie scores nothing (R5)."""
        points = [0] * self.seats
        for line in LINES:
            counts = [sum(self.owner[pitch] == seat for pitch in line) for seat in range(self.seats)]
            if counts.count(max(counts)) == 1:
                points[counts.index(max(counts))] += max(counts)
        return numbers(points)

    # ---- copies and knowledge

    def clone(self) -> "FoireState":
        return self._seen_by(self.viewer, list(self.hands))

    def masked(self, seat: i64) -> "FoireState":
        """A seat knows its own cards, and how many the others hold (R1)."""
        hands = [UNKNOWN if held else 0 for held in self.held]
        if seat >= 0:
            hands[seat] = self.hands[seat]
        return self._seen_by(seat, hands)

    def _seen_by(self, viewer: i64, hands: list[int]) -> "FoireState":
        """What is public, with these hands."""
        known = FoireState(self.seats)
        known.viewer, known.hands, known.turn, known.gone = viewer, hands, self.turn, self.gone
        known.owner, known.held = list(self.owner), list(self.held)
        return known

    def is_complete(self) -> bool:
        return UNKNOWN not in self.hands

    def imagine(self, rng: Rng) -> "FoireState":
        """The cards nobody has seen, dealt to the hands that are not known."""
        seen = sum(hand for hand in self.hands if hand != UNKNOWN) | self.gone
        unseen = numbers(card for card in range(PITCHES) if not seen >> card & 1)
        rng.shuffle(unseen)
        pile = iter(unseen)
        hands = list(self.hands)
        for seat in range(self.seats):
            if hands[seat] == UNKNOWN:
                hands[seat] = sum(1 << next(pile) for _ in range(self.held[seat]))
        return self._seen_by(EVERYTHING, hands)
