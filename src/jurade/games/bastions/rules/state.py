"""The state of a game: who is asked what, the set-up, automatic decisions, the final standing (sections 4, 5 and 8)."""

from typing import Optional, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.journal import Facts
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, EVERYTHING, OVER, UNKNOWN
from jurade.games.bastions import tables as t
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules import combat, movement
from jurade.games.bastions.rules.board import Rules
from jurade.games.bastions.rules.course import Course
from jurade.games.bastions.rules.knowledge import imagine_secrets
from jurade.games.bastions.rules.missions import pieces_held, recount
from jurade.games.bastions.rules.placing import list_places, place


@final
class BastionsState(Course):
    """One position of Bastions."""

    def __init__(
        self, seats: i64, rules: Rules, other: Optional["BastionsState"] = None, viewer: i64 = EVERYTHING
    ) -> None:
        super().__init__(seats, rules, other, viewer)
        if other is None:
            recount(self)
            self._begin()
        elif viewer != EVERYTHING:
            self.menu = self.choices()

    # ---- who is asked

    def actor(self) -> i64:
        if self.phase <= b.DEALING_OBJECTIVES:
            return CHANCE
        if self.phase == b.ENDED:
            return OVER
        if self.phase == b.PLACING or self.phase == b.PLAYING_CARDS:
            owing = self.owing()
            seat: i64 = 0
            while owing & 1 == 0:
                owing >>= 1
                seat += 1
            return seat
        return self.decider()

    def owing(self) -> i64:
        if self.phase <= b.DEALING_OBJECTIVES or self.phase == b.ENDED:
            return 0
        if self.phase == b.PLAYING_CARDS:
            return self.waiting
        if self.phase == b.PLACING:
            owing: i64 = 0
            for seat in range(self.seats):
                if self.placed[seat] < self.army:
                    owing |= b.bit(seat)
            return owing
        return b.bit(self.decider())

    def decider(self) -> i64:
        """The one seat that is asked, where only one is."""
        if self.phase == b.SHARING:
            return movement.due_seat(self.dues[0])
        if self.phase == b.SUPPORTING:
            return self.owner(self.valiant)
        if self.phase == b.RIPOSTING:
            return self.attacked_seat()
        return self.holder

    def sealed(self) -> bool:
        return self.phase == b.PLACING or (self.phase == b.PLAYING_CARDS and self.asked & (self.asked - 1) != 0)

    def witnesses(self, seat: i64, action: i64) -> i64:
        verb = act.kind_of(action)
        if verb == act.VALUE:
            return b.bit(self.owner(act.first_of(action)))
        if verb == act.OBJECTIVE:
            return b.bit(act.first_of(action))
        if self.sealed():
            return b.bit(seat)
        return (i64(1) << self.seats) - 1

    # ---- what may be done

    def legal(self, seat: i64) -> "vec[i64]":
        if not b.has(self.owing(), seat):
            return vec[i64]()
        if self.phase == b.PLACING:
            return list_places(self, seat)
        if self.phase == b.PLAYING_CARDS:
            return self.list_cards(seat)
        return self.menu[:]

    def choices(self) -> "vec[i64]":
        """The legal actions of the one seat that is asked, in canonical order (section 5)."""
        out = vec[i64](capacity=64)
        phase = self.phase
        holder = self.holder
        if phase == b.MOVING:
            out = movement.list_bridges(self, movement.list_moves(self, out))
            if self.can_declare(holder):
                out = append(out, act.packed(act.DECLARE))
            return append(out, act.packed(act.END_MOVE))
        if phase == b.ATTACKING:
            everybody = (i64(1) << self.pieces) - 1
            out = combat.list_breaches(self, holder, combat.list_attacks(self, holder, everybody, act.ATTACK, out))
            if self.can_declare(holder):
                out = append(out, act.packed(act.DECLARE))
            return append(out, act.packed(act.END_TURN))
        if phase == b.CHOOSING_TOKEN:
            for which in range(t.SOLDIERS, t.STRATEGISTS + 1):
                if self.has_class(holder, which):
                    out = append(out, act.packed(act.TOKEN, which))
            if self.can_declare(holder):
                out = append(out, act.packed(act.DECLARE))
            return out
        if phase == b.RIPOSTING:
            out = combat.list_attacks(self, self.attacked_seat(), self.army_of(holder), act.RIPOSTE, out)
            return append(out, act.packed(act.PASS))
        if phase == b.SUPPORTING:
            return append(combat.list_supports(self, out), act.packed(act.GO))
        if phase == b.SHARING:
            return self.list_shares(self.dues[0], out)
        if phase == b.FREEING:
            return movement.list_prisoners(self, holder, self.site, out, act.FREE)
        if phase == b.PUTTING:
            return movement.list_refuges(self, self.site, out, act.PUT)
        return out

    def list_shares(self, due: i64, out: "vec[i64]") -> "vec[i64]":
        """The ways to share a gain, by descending red; or the reserves a loss may come from (R33, R35, R38)."""
        gain = movement.due_gain(due)
        if gain > 0:
            for blue in range(gain + 1):
                out = append(out, act.packed(act.SHARE, gain - blue, blue))
        else:
            for colour in range(2):
                if self.courage[movement.due_seat(due) * 2 + colour] > 0:
                    out = append(out, act.packed(act.LOSE, colour))
        return out

    def list_cards(self, seat: i64) -> "vec[i64]":
        """The cards a seat may play; none when this state does not know its piece (R52)."""
        out = vec[i64](capacity=5)
        value = self.value[combat.fighter(self, seat)]
        if value != UNKNOWN:
            for card in range(1, combat.highest_card(self, seat, value) + 1):
                out = append(out, act.packed(act.CARD, card))
        return out

    def outcomes(self) -> "vec[i64]":
        out = vec[i64](capacity=32)
        if self.phase == b.NAMING_FIRST:
            for seat in range(self.seats):
                out = append(append(out, act.packed(act.FIRST_PLAYER, seat)), i64(1))
        elif self.phase == b.DEALING_VALUES:
            left = self.values_left(self.dealt)
            for i in range(len(left)):
                out = append(append(out, act.packed(act.VALUE, self.dealt, left[i])), i64(1))
        elif self.phase == b.DEALING_OBJECTIVES:
            cards = self.cards_left(self.dealt)
            for card in range(t.CARDS):
                if b.has(cards, card):
                    out = append(append(out, act.packed(act.OBJECTIVE, self.dealt, card)), i64(1))
        return out

    # ---- acting

    def apply(self, seat: i64, action: i64) -> None:
        verb = act.kind_of(action)
        if verb == act.CARD:
            self.play_card(seat, act.first_of(action))
        elif verb == act.PLACE:
            self._place(seat, action)
        elif seat == CHANCE:
            self._apply_outcome(action)
        else:
            self._carry_out(action)
        self._settle()

    def _settle(self) -> None:
        """Run on to the next real decision, taking the automatic ones (section 5)."""
        while self.phase > b.PLACING and self.phase != b.ENDED:
            if self.phase == b.PLAYING_CARDS:
                if self.waiting != 0:
                    return
                self.resolve()
                continue
            self.menu = self.choices()
            forced = len(self.menu) == 1
            if self.phase == b.CHOOSING_TOKEN or self.phase == b.MOVING or self.phase == b.ATTACKING:
                self._learn_from_asking(forced)
            if not forced:
                return
            self.note_forced(self.decider(), self.menu[0])
            self._carry_out(self.menu[0])

    def _learn_from_asking(self, forced: bool) -> None:
        """All can tell something of the holder's objective where `declare` alone decides whether he is asked.

        Not asked: it is none of those he fulfils.  Asked though nothing else is to decide: it is one of them.
        """
        holder = self.holder
        if self.rules.common != t.NONE or self.points[holder] >= t.FALLBACK_POINTS:
            return
        if forced:
            self.possible[holder] &= ~self.reached[holder]
        elif len(self.menu) == 2 and self.can_declare(holder):
            self.possible[holder] &= self.reached[holder]

    def _carry_out(self, number: i64) -> None:
        """Carry out an action of the one seat that is asked."""
        verb = act.kind_of(number)
        first = act.first_of(number)
        if verb == act.MOVE:
            movement.move(self, first, act.second_of(number))
            self.arrived(first)
        elif verb == act.END_MOVE:
            self.note("moves_ended", self.holder)
            if self.slot < self.seats:
                self.end_turn(True)  # no attack in the first round (R5)
            else:
                self.phase = b.ATTACKING
        elif verb == act.ATTACK:
            self.declare_attack(first, act.second_of(number), t.NONE, 0)
        elif verb == act.RIPOSTE:
            self.declare_attack(first, act.second_of(number), t.NONE, 1)
        elif verb == act.BREACH:
            self.declare_attack(first, t.NONE, act.second_of(number), 0)
        elif verb == act.SUPPORT:
            self.supports |= b.bit(first)
            self.attacked |= b.bit(first)
            self.note("support_joined", self.owner(first), piece=first)
        elif verb == act.GO:
            self.ask_for_cards()
        elif verb == act.PASS:
            self.note("riposte_declined", self.attacked_seat())
            self.forget_fight()
            self.phase = b.ATTACKING
        elif verb == act.END_TURN:
            self.end_turn(True)
        elif verb == act.TOKEN:
            self.token = first
            self.phase = b.MOVING
            if self.journal is not None:
                self.journal.note("token_chosen", {"seat": self.holder, "token": t.CLASS_NAMES[first]})
        elif verb == act.BRIDGE:
            movement.work_bridge(self, first, act.second_of(number) == 1)
        elif verb == act.SHARE:
            self.share(first, act.second_of(number))
        elif verb == act.LOSE:
            self.lose(first)
        elif verb == act.FREE:
            self.released = first
            self.phase = b.PUTTING
        elif verb == act.PUT:
            movement.free(self, self.released, first)
            self.site = t.NONE
            self.released = t.NONE
            self.phase = b.MOVING
        elif verb == act.DECLARE:
            self.finish(b.BY_DECLARATION, self.holder)

    # ---- the set-up

    def _begin(self) -> None:
        """Find the first thing to be drawn or decided (section 4)."""
        if self.rules.first != t.NONE:
            self.holder = self.rules.first
            self._deal_values()

    def _apply_outcome(self, outcome: i64) -> None:
        """Apply an outcome of chance."""
        verb = act.kind_of(outcome)
        first = act.first_of(outcome)
        second = act.second_of(outcome)
        if verb == act.FIRST_PLAYER:
            self.holder = first
            self.note("first_drawn", first)
            self._deal_values()
        elif verb == act.VALUE:
            self.value[first] = second
            if self.journal is not None:
                seat = self.owner(first)
                secret: Facts = {"value": t.VALUE_NAMES[second]}
                self.journal.note("value_dealt", {"seat": seat, "piece": self.piece_name(first)}, {seat: secret})
            self._deal_values()
        else:
            self.objective[first] = second
            if self.journal is not None:
                self.journal.note("objective_dealt", {"seat": first}, {first: {"objective": t.OBJECTIVE_NAMES[second]}})
            self._deal_objectives(first + 1)

    def _deal_values(self) -> None:
        """On to the next figurine whose value is not dealt, if values are dealt at all."""
        self.phase = b.DEALING_VALUES
        if self.rules.placement == b.RANDOM:
            for piece in range(self.pieces):
                if self.value[piece] == UNKNOWN:
                    self.dealt = piece
                    return
        self._deal_objectives(0)

    def _deal_objectives(self, seat: i64) -> None:
        """On to the next seat without an objective, then to the placing of pieces."""
        self.phase = b.DEALING_OBJECTIVES
        self.dealt = seat
        if self.rules.common != t.NONE or seat == self.seats:
            self.dealt = 0
            self.phase = b.PLACING
            if self.rules.placement == b.RANDOM:
                self.begin_turn()

    def _place(self, seat: i64, number: i64) -> None:
        """Place a piece and whatever then has but one cell; when all have finished the first turn begins."""
        place(self, seat, act.first_of(number), act.second_of(number))
        while self.placed[seat] < self.army:
            left = list_places(self, seat)
            if len(left) > 1:
                break
            place(self, seat, act.first_of(left[0]), act.second_of(left[0]))
        if self.owing() == 0:
            if self.journal is not None:
                self.journal.note("armies_placed", {})
            self.begin_turn()

    # ---- the end

    def ending(self) -> i64:
        return self.end

    def scores(self) -> "vec[i64]":
        return self.points[:]

    def places(self) -> "vec[i64]":
        """The winner before all others; else, and while the game runs, by points, prisoners, courage (section 8)."""
        out = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            if self.winner != t.NONE:
                out = append(out, i64(1) if seat == self.winner else i64(2))
            else:
                place: i64 = 1
                for other in range(self.seats):
                    if self._standing(other) > self._standing(seat):
                        place += 1
                out = append(out, place)
        return out

    def _standing(self, seat: i64) -> i64:
        """What seats are compared by at a limit, as one number; players who are out stand below all others."""
        if self.in_play[seat] == 0:
            return -1
        courage = self.courage[seat * 2] + self.courage[seat * 2 + 1]
        return (self.points[seat] * 1000 + pieces_held(self, seat, t.NONE)) * 1000 + courage

    # ---- copies and knowledge

    def clone(self) -> "BastionsState":
        out = BastionsState(self.seats, self.rules, self)
        out.viewer = self.viewer
        return out

    def masked(self, seat: i64) -> "BastionsState":
        return BastionsState(self.seats, self.rules, self, seat)

    def is_complete(self) -> bool:
        return self.viewer == EVERYTHING

    def imagine(self, rng: Rng) -> "BastionsState":
        out = self.clone()
        if self.viewer != EVERYTHING:
            imagine_secrets(out, rng)
            out.menu = out.choices()
        return out
