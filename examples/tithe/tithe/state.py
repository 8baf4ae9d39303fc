"""The rules of Tithe, in plain Python: a game need not be compiled.

R1. The cards are 1 to 12.  Each seat is dealt three, which only it sees.
R2. In each of three rounds all seats choose one card of their hand at once and in secret.
R3. When all have chosen, the highest card (option ``low``: the lowest) takes the trick: a point per card in it.
R4. The last card is no choice: it is played by itself.
R5. Most points win; equals share the place.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER, State

CARDS: Final = 12
HAND: Final = 3
EMPTY, UNKNOWN = 0, -1  # of a place in hand, and of a sealed answer
DEAL, ROW = 64, 16  # an action is a card; a deal is this, so much for each seat, and the card


@final
class TitheState(State):
    """Hands, sealed cards, tricks won."""

    def __init__(self, seats: i64, low: bool, o: TitheState | None = None) -> None:
        super().__init__(seats)
        self.low = low
        if o is None:
            self.hands = [[] for _ in range(seats)]  # type: list[list[int]]
            self.sealed_cards = [EMPTY] * seats
            self.played = []  # type: list[int]
            self.points = [0] * seats
            self.dealing = True
        else:
            self.hands = [list(hand) for hand in o.hands]
            self.sealed_cards = list(o.sealed_cards)
            self.played = list(o.played)
            self.points = list(o.points)
            self.dealing = o.dealing

    # ---- who is asked

    def actor(self) -> i64:
        if self.dealing:
            return CHANCE
        owing = self.owing()
        return OVER if owing == 0 else (owing & -owing).bit_length() - 1

    def owing(self) -> i64:
        """Every seat with a choice that has not sealed a card yet (R2)."""
        if self.dealing or len(self.hands[0]) < 2:
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.sealed_cards[seat] == EMPTY)

    def sealed(self) -> bool:
        return self.owing() != 0

    def sealing(self) -> i64:
        """Each round is a sealed decision of its own."""
        return len(self.played)

    def legal(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.owing() >> seat & 1:
            for card in sorted(self.hands[seat]):
                out = append(out, card)
        return out

    def outcomes(self) -> vec[i64]:
        """The next card goes to the first seat whose hand is not full (R1)."""
        out = vec[i64]()
        dealt = {card for hand in self.hands for card in hand}
        for card in range(1, CARDS + 1):
            if card not in dealt:
                out = append(append(out, DEAL + self.receiver() * ROW + card), 1)
        return out

    def receiver(self) -> int:
        return next(seat for seat in range(self.seats) if len(self.hands[seat]) < HAND)

    def witnesses(self, seat: i64, action: i64) -> i64:
        return 1 << self.receiver() if seat == CHANCE else 1 << seat

    # ---- what happens

    def apply(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self._deal(self.receiver(), action % ROW)
        else:
            self.sealed_cards[seat] = action
            if self.journal is not None:
                self.journal.note("sealed", {"seat": seat}, {seat: {"card": action}})
            if self.owing() == 0:
                self._take_trick()
                if len(self.hands[0]) == 1:  # R4
                    self.sealed_cards = [hand[0] for hand in self.hands]
                    self._take_trick()

    def _deal(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.dealing = any(len(hand) < HAND for hand in self.hands)
        if self.journal is not None:
            self.journal.note("dealt", {"seat": seat}, {seat: {"card": card}})

    def _take_trick(self) -> None:
        """The best card takes a point per card (R3)."""
        best = min(self.sealed_cards) if self.low else max(self.sealed_cards)
        winner = self.sealed_cards.index(best)
        self.points[winner] += self.seats
        if self.journal is not None:
            self.journal.note("trick_taken", {"seat": winner, "cards": list(self.sealed_cards)})
        for seat in range(self.seats):
            self.hands[seat].remove(self.sealed_cards[seat])
        self.played += self.sealed_cards
        self.sealed_cards = [EMPTY] * self.seats

    def scores(self) -> vec[i64]:
        out = vec[i64]()
        for points in self.points:
            out = append(out, points)
        return out

    # ---- copies and knowledge

    def clone(self) -> TitheState:
        return TitheState(self.seats, self.low, self)

    def masked(self, seat: i64) -> TitheState:
        known = TitheState(self.seats, self.low)
        known.dealing, known.points, known.played = self.dealing, list(self.points), list(self.played)
        for other in range(self.seats):
            if other == seat:
                known.hands[other] = list(self.hands[other])
                known.sealed_cards[other] = self.sealed_cards[other]
            else:
                known.hands[other] = [UNKNOWN] * len(self.hands[other])
                known.sealed_cards[other] = EMPTY if self.sealed_cards[other] == EMPTY else UNKNOWN
        return known

    def imagine(self, rng: Rng) -> TitheState:
        """Deal the cards nobody has seen to the hidden hands, then seal one of each hand that has sealed."""
        world = self.clone()
        seen = set(self.played) | {card for hand in self.hands for card in hand}
        unseen = vec[i64]()
        for card in range(1, CARDS + 1):
            if card not in seen:
                unseen = append(unseen, card)
        rng.shuffle(unseen)
        pile = iter(unseen)
        for seat in range(self.seats):
            world.hands[seat] = [next(pile) if card == UNKNOWN else card for card in self.hands[seat]]
            if self.sealed_cards[seat] == UNKNOWN:
                world.sealed_cards[seat] = world.hands[seat][rng.below(len(world.hands[seat]))]
        return world
