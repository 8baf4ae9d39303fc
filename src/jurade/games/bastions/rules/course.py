"""The course of a turn: moving, gains, attacks and ripostes, spying, and how a turn or the game ends.

These are the steps; which of them is open to whom is asked of :mod:`state`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.core.journal import Facts
from jurade.games.bastions import tables as t
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules import combat
from jurade.games.bastions.rules.board import Board
from jurade.games.bastions.rules.movement import arrive, due_seat
from jurade.games.bastions.rules.terrain import DUNGEON, PLAIN

TURN_OVER: Final = 14  # follows the dues when the token holder has lost his last piece (R82)


class Course(Board):
    """A position and the steps of a turn."""

    def attacked_seat(self) -> i64:
        """The owner of the piece or bridge that was attacked."""
        return self.bridge if self.bridge != t.NONE else self.owner(self.target)

    # ---- a turn

    def begin_turn(self) -> None:
        """The holder takes the token; nothing has moved or fought yet."""
        self.phase = b.CHOOSING_TOKEN
        self.token = t.NONE
        self.moved = 0
        self.moved_twice = 0
        self.attacked = 0
        self.speed_spent = 0
        self.unnatural = 0
        self.bridge_work = 0
        self.forget_fight()
        for seat in range(self.seats):
            self.spent[seat] = 0
        self.note("turn_began", self.holder)

    def arrived(self, piece: i64) -> None:
        """What follows a move: nothing, a gain to share, or a prisoner to free (R39)."""
        feature = arrive(self, piece)
        if feature == DUNGEON:
            self.site = self.terrain.bastion[self.cell[piece]]
            self.phase = b.FREEING
        elif feature != PLAIN:
            self.next_phase = b.MOVING
            self.phase = b.SHARING

    def share(self, red: i64, blue: i64) -> None:
        seat = due_seat(self.dues[0])
        self.courage[seat * 2] += red
        self.courage[seat * 2 + 1] += blue
        if self.journal is not None:
            self.journal.note("courage_gained", {"seat": seat, "red": red, "blue": blue})
        self.settle_due()

    def lose(self, colour: i64) -> None:
        seat = due_seat(self.dues[0])
        self.courage[seat * 2 + colour] -= 1
        if self.journal is not None:
            self.journal.note("courage_lost", {"seat": seat, "reserve": t.RESERVE_NAMES[colour]})
        self.settle_due()

    def settle_due(self) -> None:
        self.dues = self.dues[1:]
        if len(self.dues) == 0:
            self.after_dues()

    def after_dues(self) -> None:
        """Go on with what follows gains and losses."""
        following = self.next_phase
        self.next_phase = t.NONE
        if following == TURN_OVER:
            self.end_turn(False)
        else:
            self.phase = following
            if following == b.ATTACKING:
                self.forget_fight()

    def end_turn(self, spies: bool) -> None:
        """Spying, limits, and the token to the left, past players who are out (R4, R75, R82, R84)."""
        if spies:
            self._spy()
        self.forget_fight()
        self.note("turn_ended", self.holder)
        while True:
            self.slot += 1
            self.quiet = 0 if self.stirred else self.quiet + 1
            self.stirred = 0
            if self.slot >= self.rules.max_rounds * self.seats:
                self.finish(b.MAX_ROUNDS, t.NONE)
                return
            if self.quiet >= self.rules.quiet_rounds * self.seats:
                self.finish(b.QUIET_ROUNDS, t.NONE)
                return
            self.holder = (self.holder + 1) % self.seats
            if self.in_play[self.holder] > 0:
                self.begin_turn()
                return
            self.note("turn_skipped", self.holder)

    def _spy(self) -> None:
        """A piece that moved, did not attack and stands beside a king or queen sees its player's objective (R75)."""
        holder = self.holder
        spies = self.moved & ~self.attacked & self.army_of(holder)
        if spies == 0:
            return
        for piece in range(self.pieces):
            kind = self.kind[piece]
            if (kind != t.KING and kind != t.QUEEN) or self.cell[piece] == t.NONE or self.owner(piece) == holder:
                continue
            pair = b.bit(self.pair(holder, self.owner(piece)))
            if self.spied & pair == 0 and self._is_watched(piece, spies):
                self.spied |= pair
                if self.journal is not None:
                    seat = self.owner(piece)
                    secret: Facts = {"objective": t.OBJECTIVE_NAMES[self.objective[seat]]}
                    self.journal.note("objective_spied", {"seat": holder, "owner_seat": seat}, {holder: secret})

    def _is_watched(self, royal: i64, spies: i64) -> bool:
        for spy in range(self.pieces):
            if b.has(spies, spy) and self.in_contact(spy, royal):
                return True
        return False

    # ---- a fight

    def declare_attack(self, valiant: i64, target: i64, bridge: i64, riposting: i64) -> None:
        """Declare an attack on a piece or a bridge; supports are asked for next (R61, R66)."""
        self.valiant = valiant
        self.target = target
        self.bridge = bridge
        self.supports = 0
        self.riposting = riposting
        self.attacked |= b.bit(valiant)
        self.phase = b.SUPPORTING
        if self.journal is not None:
            seat = self.owner(valiant)
            if bridge != t.NONE:
                self.journal.note(
                    "breach_declared", {"seat": seat, "valiant": self.piece_name(valiant), "owner_seat": bridge}
                )
            else:
                name = "riposte_declared" if riposting else "attack_declared"
                self.journal.note(
                    name, {"seat": seat, "valiant": self.piece_name(valiant), "target": self.piece_name(target)}
                )

    def ask_for_cards(self) -> None:
        """Ask those for a card who have a choice; the others play card 1 (R52, R54)."""
        self.phase = b.PLAYING_CARDS
        self.asked = 0
        for seat in range(self.seats):
            self.cards[seat] = 0
        self._ask_for_card(self.owner(self.valiant))
        if self.bridge == t.NONE:
            self._ask_for_card(self.owner(self.target))
        self.waiting = self.asked

    def _ask_for_card(self, seat: i64) -> None:
        piece = combat.fighter(self, seat)
        if piece == t.NONE:
            return
        if combat.highest_card(self, seat, self.value[piece]) > 1:
            self.asked |= b.bit(seat)
        else:
            self.cards[seat] = 1
            self.note_forced(seat, act.packed(act.CARD, 1))

    def play_card(self, seat: i64, card: i64) -> None:
        self.cards[seat] = card
        self.waiting &= ~b.bit(seat)
        if self.journal is not None:
            self.journal.note("card_chosen", {"seat": seat}, {seat: {"card": card}})

    def resolve(self) -> None:
        """All cards are there: fight, then see who is out, who is rewarded, and who goes on (R65a, R82)."""
        if self.bridge != t.NONE:
            combat.breach(self)
        else:
            combat.fight(self)
        for seat in range(self.seats):
            self.cards[seat] = 0
        self.asked = 0
        attacker = self.owner(self.valiant)
        other = self.attacked_seat() if attacker == self.holder else attacker
        if self.bridge == t.NONE:
            for seat in (self.holder, other):
                if self.in_play[seat] == 0:
                    self.note("player_out", seat)
        if self._is_last_army():
            return
        combat.reward_prison(self, self.holder)
        combat.reward_prison(self, other)
        if self.in_play[self.holder] == 0:
            self.next_phase = TURN_OVER
        elif self.riposting or self.in_play[other] == 0:
            self.next_phase = b.ATTACKING
        else:
            self.next_phase = b.RIPOSTING
        if len(self.dues) > 0:
            self.phase = b.SHARING
        else:
            self.after_dues()

    def _is_last_army(self) -> bool:
        """One player alone has pieces left: he wins at once (R82)."""
        left: i64 = 0
        last: i64 = t.NONE
        for seat in range(self.seats):
            if self.in_play[seat] > 0:
                left += 1
                last = seat
        if left == 1:
            self.finish(b.LAST_ARMY, last)
        return left == 1

    def forget_fight(self) -> None:
        self.valiant = t.NONE
        self.target = t.NONE
        self.bridge = t.NONE
        self.supports = 0
        self.riposting = 0

    # ---- what is done without asking

    def note_forced(self, seat: i64, action: i64) -> None:
        """Note that a seat had but one choice."""
        if self.journal is not None:
            self.journal.note("forced", {"seat": seat, "action": self._written(action)})

    def _written(self, action: i64) -> str:
        """An action that can be the only one, as it is written."""
        kind = act.kind_of(action)
        first = act.first_of(action)
        if kind == act.TOKEN:
            return f"token {t.CLASS_NAMES[first]}"
        if kind == act.FREE:
            return f"free {self.piece_name(first)}"
        if kind == act.PUT:
            return f"put {self.cell_name(first)}"
        if kind == act.LOSE:
            return f"lose {t.RESERVE_NAMES[first]}"
        if kind == act.CARD:
            return f"card {first}"
        return act.ONE_WORD[kind]

    # ---- the end

    def finish(self, end: i64, winner: i64) -> None:
        self.phase = b.ENDED
        self.end = end
        self.winner = winner
        self.menu = vec[i64]()
        self.forget_fight()
        if self.journal is not None:
            if winner != t.NONE:
                self.journal.note("game_won", {"seat": winner, "ending": b.ENDINGS[end]})
            else:
                self.journal.note("limit_reached", {"ending": b.ENDINGS[end]})
