"""The rules of Feudo as a state: the six phases of a round, what is asked, and what follows from an answer.

The subjects have modules of their own: movement, plague, combat, knowledge.
Here is their order (section 5), and every step that is taken without asking.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, EVERYTHING, OVER, State
from jurade.games.feudo import tables as t
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules import combat, plague
from jurade.games.feudo.rules.board import Board
from jurade.games.feudo.rules.cards import show_card, show_trade
from jurade.games.feudo.rules.knowledge import deduce, hides_something, imagine_cards
from jurade.games.feudo.rules.movement import march_cost, marches, plays


def seat_list(order: i64, seats: i64) -> list[int]:
    """The seats of a packed order."""
    return [int(order >> 2 * i & 3) for i in range(seats)]


@final
class FeudoState(Board):
    """A position of Feudo."""

    # ---- who is asked

    def actor(self) -> i64:
        if self.phase == b.MAP or self.phase == b.SEQUENCE or self.phase == b.CHOOSER or self.phase == b.PLAGUE:
            return CHANCE
        if self.phase == b.FINISHED:
            return OVER
        if self.phase == b.STRATEGY or self.phase == b.TRADING:
            for seat in range(self.seats):
                if not self.answered >> seat & 1:
                    return seat
        return self.asked_seat()

    def asked_seat(self) -> i64:
        """The one seat asked in a phase where seats decide in turn."""
        if self.phase == b.CASTLES:
            return self.sequence >> 2 * self.turn & 3
        if self.phase == b.ORDERING:
            return self.chooser
        if self.phase == b.ADVANCING:
            return self.victories[self.victory] // act.KIND
        return self.seat_in_turn()

    def owing(self) -> i64:
        if self.phase == b.STRATEGY or self.phase == b.TRADING:
            return ((i64(1) << self.seats) - 1) & ~self.answered
        seat = self.actor()
        return i64(1) << seat if seat >= 0 else 0

    def sealed(self) -> bool:
        return self.phase == b.STRATEGY or self.phase == b.TRADING

    # ---- what may be done

    def legal(self, seat: i64) -> "vec[i64]":
        if seat < 0 or not self.owing() >> seat & 1:
            return vec[i64]()
        if self.phase == b.STRATEGY:
            pool = self.alive[seat]
            return act.ARMY_CHOICES[t.ARMY_FROM[pool] : t.ARMY_FROM[pool + 1]]
        if self.phase == b.TRADING:
            return self.trades(seat)
        return self.menu

    def trades(self, seat: i64) -> "vec[i64]":
        """The trade cards a seat may choose: the values left in its hand (R12)."""
        menu = vec[i64](capacity=t.TRADES)
        for kind in range(t.TRADES):
            if self.hand[seat * t.TRADES + kind] > 0:
                menu = append(menu, act.TRADE + kind)
        return menu

    def outcomes(self) -> "vec[i64]":
        if self.phase == b.MAP:
            return act.MAP_OUTCOMES
        if self.phase == b.PLAGUE:
            return plague.plague_outcomes(self)
        out = vec[i64](capacity=48)
        if self.phase == b.SEQUENCE:
            for order in t.SEAT_ORDERS[self.seats]:
                out = append(out, act.DRAW_SEQUENCE + order)
                out = append(out, i64(1))
        elif self.phase == b.CHOOSER:
            for seat in range(self.seats):
                if self.is_last(seat):
                    out = append(out, act.DRAW_CHOOSER + seat)
                    out = append(out, i64(1))
        return out

    def witnesses(self, seat: i64, action: i64) -> i64:
        """Sealed cards are known to their owner alone until they are shown."""
        return i64(1) << seat if self.sealed() and seat >= 0 else (i64(1) << self.seats) - 1

    # ---- how it stands

    def scores(self) -> "vec[i64]":
        return self.points[:]

    def ending(self) -> i64:
        return self.ended

    # ---- copies and knowledge

    def copy(self, viewer: i64) -> "FeudoState":
        """A copy as a viewer knows this state."""
        return FeudoState(
            self.seats, self.rounds, self.plague, self.corner, self.floor, self.cap, self.study, self, viewer
        )

    def clone(self) -> State:
        other = self.copy(EVERYTHING)
        other.viewer = self.viewer
        other.menu = self.menu
        return other

    def masked(self, seat: i64) -> State:
        known = self.copy(seat)
        deduce(known)
        known.look_up_menu()
        return known

    def is_complete(self) -> bool:
        for seat in range(self.seats):
            if hides_something(self, seat):
                return False
        return True

    def imagine(self, rng: Rng) -> State:
        world = self.copy(EVERYTHING)
        imagine_cards(world, rng)
        world.look_up_menu()
        return world

    def look_up_menu(self) -> None:
        """List the legal actions of the seat in turn, unless they depend on cards this viewer has not seen."""
        seat = self.actor()
        if self.phase == b.CASTLES:
            self.menu = self.castle_hills()
        elif self.phase == b.ORDERING:
            self.menu = act.ORDER_CHOICES[self.seats]
        elif self.phase == b.MOVING:
            if self.viewer == EVERYTHING or self.viewer == seat:
                self.menu = plays(self, seat)
        elif self.phase == b.MARCHING:
            self.menu = marches(self, seat)
        elif self.phase == b.FIGHTING:
            self.menu = combat.attacks(self, seat)
        elif self.phase == b.ADVANCING:
            self.menu = combat.advances(self, self.victories[self.victory])

    # ---- what follows from an action

    def apply(self, seat: i64, action: i64) -> None:
        if self.phase == b.MOVING:
            show_card(self, seat, action, True)
            self.turn += 1
            self.go_on_moving()
        elif self.phase == b.MARCHING:
            self.march(seat, action)
        elif self.phase == b.FIGHTING:
            self.fight(seat, action)
        elif self.phase == b.STRATEGY:
            self.choose_army(seat, act.second_of(action))
            if self.owing() == 0:
                self.begin_trading()
        elif self.phase == b.TRADING:
            self.choose_trade(seat, act.second_of(action))
            if self.owing() == 0:
                self.begin_plague()
        elif self.phase == b.ADVANCING:
            self.advance(seat, action)
            self.victory += 1
            self.go_on_advancing()
        elif self.phase == b.PLAGUE:
            plague.draw_plague(self, act.second_of(action))
            self.begin_moving()
        elif self.phase == b.ORDERING:
            self.order = act.second_of(action)
            if self.journal is not None:
                self.journal.note("order_chosen", {"seat": int(seat), "order": seat_list(self.order, self.seats)})
            self.begin_strategy()
        elif self.phase == b.CHOOSER:
            self.begin_ordering(act.second_of(action))
        else:
            self.set_up(seat, action)

    # ---- set-up (section 4)

    def set_up(self, seat: i64, action: i64) -> None:
        """The map, the sequence, the castles."""
        if self.phase == b.MAP:
            self.lay_map(action % act.KIND)
            self.phase = b.SEQUENCE
        elif self.phase == b.SEQUENCE:
            self.sequence = act.second_of(action)
            self.phase = b.CASTLES
            self.menu = self.castle_hills()
            if self.journal is not None:
                self.journal.note("sequence_drawn", {"order": seat_list(self.sequence, self.seats)})
        else:
            cell = act.second_of(action)
            self.castle[seat] = cell
            self.turn += 1
            if self.journal is not None:
                self.journal.note("castle_placed", {"seat": int(seat), "cell": t.CELL_NAMES[cell]})
            if self.turn == self.seats:
                self.begin_round()
            else:
                self.menu = self.castle_hills()

    def castle_hills(self) -> "vec[i64]":
        """Border hills, no corners, none on a side with a castle (R2)."""
        menu = vec[i64](capacity=40)
        for action in act.CASTLE_CHOICES:
            if not self.is_side_taken(t.BORDER_SIDE[act.second_of(action)]):
                menu = append(menu, action)
        return menu

    def is_side_taken(self, side: i64) -> bool:
        """Does a castle stand on this border?"""
        for seat in range(self.seats):
            if self.castle[seat] >= 0 and t.BORDER_SIDE[self.castle[seat]] == side:
                return True
        return False

    # ---- start of a round and diplomacy

    def begin_round(self) -> None:
        """Cards come back, the convent heals, somebody is to decide the order (R10, R51, R59)."""
        self.round += 1
        self.turn = 0
        self.order = 0
        self.chooser = t.NOWHERE
        self.card = t.NOWHERE
        self.charmed = 0
        self.opened = 0
        for seat in range(self.seats):
            self.shown[seat] = 0
            self.mustered[seat] = 0
            self.trade[seat] = b.NO_CARD
            self.wages[seat] = 0
            self.least[seat] = 0
            self.most[seat] = t.MOST_SHILLINGS
            if self.wounded[seat] + 1 < self.round:
                self.wounded[seat] = 0
            if self.charming[seat] + 1 < self.round:
                self.charming[seat] = 0
        if self.journal is not None:
            self.journal.note("round_began", {"round": int(self.round)})
        if self.round == self.rounds + 1:
            self.plague_at = t.NOWHERE
        if self.round == t.RESHUFFLE_AFTER + 1 and not self.in_extension():
            for kind in range(t.PLAGUE_KINDS):
                self.drawn[kind] = 0
        if (self.round - 1) % t.REFILL_ROUNDS == 0:
            self.refill_trades()
        plague.recover_in_convent(self)
        if self.round == 1:
            self.begin_ordering(self.sequence >> 2 * (self.seats - 1) & 3)
            return
        last: i64 = t.NOWHERE
        several = False
        for seat in range(self.seats):
            if self.is_last(seat):
                several = last >= 0
                last = seat
        if several:
            self.phase = b.CHOOSER
        else:
            self.begin_ordering(last)

    def begin_ordering(self, seat: i64) -> None:
        """The chooser decides the turn order."""
        self.phase = b.ORDERING
        self.chooser = seat
        self.menu = act.ORDER_CHOICES[self.seats]
        if self.journal is not None:
            self.journal.note("chooser_named", {"seat": int(seat)})

    # ---- strategy: sealed cards

    def begin_strategy(self) -> None:
        """Everybody chooses army cards; who has three pawns or fewer takes them all (R12)."""
        self.phase = b.STRATEGY
        self.answered = 0
        for seat in range(self.seats):
            self.mustered[seat] = self.alive[seat]
            if t.COUNT[self.alive[seat]] <= t.ARMY_CARDS:
                self.choose_army(seat, self.alive[seat])
        if self.owing() == 0:
            self.begin_trading()

    def choose_army(self, seat: i64, mask: i64) -> None:
        """Seal three army cards."""
        self.cards[seat] = mask
        self.answered |= i64(1) << seat
        if self.journal is not None:
            self.journal.note("army_chosen", {"seat": int(seat)}, {int(seat): {"pawns": combat.pawn_list(mask)}})

    def begin_trading(self) -> None:
        """Everybody chooses a trade card; one kind left is no choice (R12)."""
        self.phase = b.TRADING
        self.answered = 0
        for seat in range(self.seats):
            left = self.trades(seat)
            if len(left) == 1:
                self.choose_trade(seat, act.second_of(left[0]))
        if self.owing() == 0:
            self.begin_plague()

    def choose_trade(self, seat: i64, kind: i64) -> None:
        """Seal a trade card."""
        self.trade[seat] = kind
        self.answered |= i64(1) << seat
        if self.journal is not None:
            self.journal.note("trade_chosen", {"seat": int(seat)}, {int(seat): {"shillings": int(t.SHILLINGS[kind])}})

    # ---- plague

    def begin_plague(self) -> None:
        """Barons recover, then a card is drawn, but not in extension rounds (R20, R21, G30)."""
        self.answered = 0
        plague.recover_barons(self)
        if self.plague == b.NO_PLAGUE or self.in_extension():
            self.begin_moving()
        else:
            self.phase = b.PLAGUE

    # ---- movement by army cards

    def begin_moving(self) -> None:
        """Army cards are shown, three times round the table (R54)."""
        self.phase = b.MOVING
        self.go_on_moving()

    def go_on_moving(self) -> None:
        """Find the next seat with a card to show and something to decide; show the others' (R54, G6, G7)."""
        while self.showing < t.ARMY_CARDS:
            while self.turn < self.seats:
                seat = self.seat_in_turn()
                if self.cards[seat]:
                    self.menu = plays(self, seat)
                    if len(self.menu) > 1:
                        return
                    show_card(self, seat, self.menu[0], False)
                self.turn += 1
            self.turn = 0
            self.showing += 1
        self.showing = 0
        self.begin_marching()

    # ---- movement by shillings

    def begin_marching(self) -> None:
        """Trade cards are shown, one seat after the other has finished (R54)."""
        self.phase = b.MARCHING
        self.go_on_showing()

    def go_on_showing(self) -> None:
        """Show trade cards in turn, up to a seat that can march (R56, R62)."""
        while self.turn < self.seats:
            show_trade(self, self.seat_in_turn())
            if self.can_go_on_marching():
                return
            self.turn += 1
        self.shillings = 0
        self.marched = 0
        self.begin_fighting()

    def can_go_on_marching(self) -> bool:
        """Is there a march to choose?  Lists them."""
        if self.shillings <= 0:
            return False
        self.menu = marches(self, self.seat_in_turn())
        return len(self.menu) > 1

    def march(self, seat: i64, action: i64) -> None:
        """One forced march, or done (R56, G10)."""
        if action != act.MARCH_DONE:
            pawn = act.first_of(action)
            cell = act.second_of(action)
            self.shillings -= march_cost(self, seat, pawn, cell)
            self.marched |= i64(1) << pawn
            self.move(seat, pawn, cell, "march")
            if self.can_go_on_marching():
                return
        elif self.journal is not None:
            self.journal.note("marches_ended", {"seat": int(seat)})
        self.turn += 1
        self.go_on_showing()

    # ---- attacks

    def begin_fighting(self) -> None:
        """After all movement the attacks (R70)."""
        self.phase = b.FIGHTING
        self.turn = 0
        self.go_on_fighting()

    def go_on_fighting(self) -> None:
        """Find the next seat that can attack."""
        while self.turn < self.seats:
            self.menu = combat.attacks(self, self.seat_in_turn())
            if len(self.menu) > 1:
                return
            self.turn += 1
            self.fought = 0
        self.begin_advancing()

    def fight(self, seat: i64, action: i64) -> None:
        """One attack, or passing (R70)."""
        mask = act.second_of(action)
        if mask:
            combat.attack(self, seat, act.first_of(action), mask)
        else:
            self.turn += 1
            self.fought = 0
            if self.journal is not None:
                self.journal.note("attack_passed", {"seat": int(seat)})
        self.go_on_fighting()

    # ---- advances and the end of a round

    def begin_advancing(self) -> None:
        """After all attacks the advances (R85)."""
        self.phase = b.ADVANCING
        self.turn = 0
        self.go_on_advancing()

    def go_on_advancing(self) -> None:
        """Find the next victory somebody can follow up; victories were won in turn order (R85)."""
        while self.victory < len(self.victories):
            self.menu = combat.advances(self, self.victories[self.victory])
            if len(self.menu) > 1:
                return
            self.victory += 1
        self.end_round()

    def advance(self, seat: i64, action: i64) -> None:
        """Follow up a victory with the chosen pawns."""
        cell = act.first_of(action)
        mask = act.second_of(action)
        for pawn in range(t.PAWNS):
            if mask >> pawn & 1:
                self.move(seat, pawn, cell, "advance")
        if mask == 0 and self.journal is not None:
            self.journal.note("advance_declined", {"seat": int(seat), "cell": t.CELL_NAMES[cell]})

    def end_round(self) -> None:
        """After the last round one leader ends the game; a tie is played on, up to the cap (R1, G30)."""
        self.victories = vec[i64]()
        self.victory = 0
        verdict = self.verdict()
        if verdict == b.UNDECIDED:
            if self.journal is not None and self.round == self.rounds:
                self.journal.note("extension_began", {})
            self.begin_round()
            return
        self.phase = b.FINISHED
        self.menu = vec[i64]()
        self.ended = verdict
        if self.journal is not None:
            self.journal.note("game_ended", {"seats": [s for s in range(self.seats) if self.places()[s] == 1]})
