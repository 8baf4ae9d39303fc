"""The state of a game: who is asked what, the set-up, automatic decisions, the final standing (sections 4, 5 and 8)."""

from typing import Optional, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.journal import Facts
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.bastions.actions import (
    ATTACK,
    BREACH,
    BRIDGE,
    CARD,
    DECLARE,
    END_MOVE,
    END_TURN,
    FIRST,
    FREE,
    GO,
    LOSE,
    MOVE,
    OBJECTIVE,
    PASS,
    PLACE,
    PUT,
    RIPOSTE,
    SHARE,
    SUPPORT,
    TOKEN,
    VALUE,
    action,
    first_of,
    second_of,
    verb_of,
)
from jurade.games.bastions.board import (
    ATTACKING,
    BY_DECLARATION,
    CHOOSING_TOKEN,
    COMPLETE,
    DEALING_OBJECTIVES,
    DEALING_VALUES,
    DRAWING_FIRST,
    ENDED,
    FREEING,
    MOVING,
    PLACING,
    PLAYING_CARDS,
    PUTTING,
    RANDOM,
    RIPOSTING,
    SHARING,
    SUPPORTING,
    Rules,
    bit,
    has,
)
from jurade.games.bastions.combat import (
    fighter,
    highest_card,
    list_attacks,
    list_breaches,
    list_supports,
)
from jurade.games.bastions.course import Course
from jurade.games.bastions.knowledge import imagine_secrets
from jurade.games.bastions.missions import pieces_held, recount
from jurade.games.bastions.movement import (
    due_gain,
    due_seat,
    free,
    list_bridges,
    list_moves,
    list_prisoners,
    list_refuges,
    move,
    work_bridge,
)
from jurade.games.bastions.placing import list_places, place
from jurade.games.bastions.spelling import spell
from jurade.games.bastions.tables import (
    CARDS,
    CLASS_NAMES,
    FALLBACK_POINTS,
    NONE,
    OBJECTIVE_NAMES,
    SOLDIERS,
    STRATEGISTS,
    UNKNOWN,
    VALUE_NAMES,
)


@final
class BastionsState(Course):
    """One position of Bastions."""

    def __init__(
        self, seats: i64, rules: Rules, other: Optional["BastionsState"] = None, viewer: i64 = COMPLETE
    ) -> None:
        super().__init__(seats, rules, other, viewer)
        if other is None:
            recount(self)
            self._begin()
        elif viewer != COMPLETE:
            self.menu = self.choices()

    # ---- who is asked

    def actor(self) -> i64:
        if self.phase <= DEALING_OBJECTIVES:
            return CHANCE
        if self.phase == ENDED:
            return OVER
        if self.phase == PLACING or self.phase == PLAYING_CARDS:
            owing = self.owing()
            seat: i64 = 0
            while owing & 1 == 0:
                owing >>= 1
                seat += 1
            return seat
        return self.decider()

    def owing(self) -> i64:
        if self.phase <= DEALING_OBJECTIVES or self.phase == ENDED:
            return 0
        if self.phase == PLAYING_CARDS:
            return self.waiting
        if self.phase == PLACING:
            owing: i64 = 0
            for seat in range(self.seats):
                if self.placed[seat] < self.army:
                    owing |= bit(seat)
            return owing
        return bit(self.decider())

    def decider(self) -> i64:
        """The one seat that is asked, where only one is."""
        if self.phase == SHARING:
            return due_seat(self.dues[0])
        if self.phase == SUPPORTING:
            return self.owner(self.valiant)
        if self.phase == RIPOSTING:
            return self.attacked_seat()
        return self.holder

    def sealed(self) -> bool:
        return self.phase == PLACING or (self.phase == PLAYING_CARDS and self.asked & (self.asked - 1) != 0)

    def witnesses(self, seat: i64, action: i64) -> i64:
        verb = verb_of(action)
        if verb == VALUE:
            return bit(self.owner(first_of(action)))
        if verb == OBJECTIVE:
            return bit(first_of(action))
        if self.sealed():
            return bit(seat)
        return (i64(1) << self.seats) - 1

    # ---- what may be done

    def legal(self, seat: i64) -> "vec[i64]":
        if not has(self.owing(), seat):
            return vec[i64]()
        if self.phase == PLACING:
            return list_places(self, seat)
        if self.phase == PLAYING_CARDS:
            return self.list_cards(seat)
        return self.menu[:]

    def choices(self) -> "vec[i64]":
        """The legal actions of the one seat that is asked, in canonical order (section 5)."""
        out = vec[i64](capacity=64)
        phase = self.phase
        holder = self.holder
        if phase == MOVING:
            out = list_bridges(self, list_moves(self, out))
            if self.can_declare(holder):
                out = append(out, action(DECLARE))
            return append(out, action(END_MOVE))
        if phase == ATTACKING:
            everybody = (i64(1) << self.pieces) - 1
            out = list_breaches(self, holder, list_attacks(self, holder, everybody, ATTACK, out))
            if self.can_declare(holder):
                out = append(out, action(DECLARE))
            return append(out, action(END_TURN))
        if phase == CHOOSING_TOKEN:
            for which in range(SOLDIERS, STRATEGISTS + 1):
                if self.has_class(holder, which):
                    out = append(out, action(TOKEN, which))
            if self.can_declare(holder):
                out = append(out, action(DECLARE))
            return out
        if phase == RIPOSTING:
            out = list_attacks(self, self.attacked_seat(), self.army_of(holder), RIPOSTE, out)
            return append(out, action(PASS))
        if phase == SUPPORTING:
            return append(list_supports(self, out), action(GO))
        if phase == SHARING:
            return self.list_shares(self.dues[0], out)
        if phase == FREEING:
            return list_prisoners(self, holder, self.site, out, FREE)
        if phase == PUTTING:
            return list_refuges(self, self.site, out, PUT)
        return out

    def list_shares(self, due: i64, out: "vec[i64]") -> "vec[i64]":
        """The ways to share a gain, by descending red; or the reserves a loss may come from (R33, R35, R38)."""
        gain = due_gain(due)
        if gain > 0:
            for blue in range(gain + 1):
                out = append(out, action(SHARE, gain - blue, blue))
        else:
            for colour in range(2):
                if self.courage[due_seat(due) * 2 + colour] > 0:
                    out = append(out, action(LOSE, colour))
        return out

    def list_cards(self, seat: i64) -> "vec[i64]":
        """The cards a seat may play; none when this state does not know its piece (R52)."""
        out = vec[i64](capacity=5)
        value = self.value[fighter(self, seat)]
        if value != UNKNOWN:
            for card in range(1, highest_card(self, seat, value) + 1):
                out = append(out, action(CARD, card))
        return out

    def outcomes(self) -> "vec[i64]":
        out = vec[i64](capacity=32)
        if self.phase == DRAWING_FIRST:
            for seat in range(self.seats):
                out = append(append(out, action(FIRST, seat)), i64(1))
        elif self.phase == DEALING_VALUES:
            left = self.values_left(self.dealt)
            for i in range(len(left)):
                out = append(append(out, action(VALUE, self.dealt, left[i])), i64(1))
        elif self.phase == DEALING_OBJECTIVES:
            cards = self.cards_left(self.dealt)
            for card in range(CARDS):
                if has(cards, card):
                    out = append(append(out, action(OBJECTIVE, self.dealt, card)), i64(1))
        return out

    # ---- acting

    def apply(self, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == CARD:
            self.play_card(seat, first_of(action))
        elif verb == PLACE:
            self._place(seat, action)
        elif seat == CHANCE:
            self._draw(action)
        else:
            self._carry_out(action)
        self._settle()

    def _settle(self) -> None:
        """Run on to the next real decision, taking the automatic ones (section 5)."""
        while self.phase > PLACING and self.phase != ENDED:
            if self.phase == PLAYING_CARDS:
                if self.waiting != 0:
                    return
                self.resolve()
                continue
            self.menu = self.choices()
            forced = len(self.menu) == 1
            if self.phase == CHOOSING_TOKEN or self.phase == MOVING or self.phase == ATTACKING:
                self._learn_from_asking(forced)
            if not forced:
                return
            if self.journal is not None:
                self.journal.note("forced", {"seat": self.decider(), "action": spell(self, self.menu[0])})
            self._carry_out(self.menu[0])

    def _learn_from_asking(self, forced: bool) -> None:
        """All can tell something of the holder's objective where `declare` alone decides whether he is asked.

        Not asked: it is none of those he fulfils.  Asked though nothing else is to decide: it is one of them.
        """
        holder = self.holder
        if self.rules.common != NONE or self.points[holder] >= FALLBACK_POINTS:
            return
        if forced:
            self.possible[holder] &= ~self.reached[holder]
        elif len(self.menu) == 2 and self.can_declare(holder):
            self.possible[holder] &= self.reached[holder]

    def _carry_out(self, number: i64) -> None:
        """Carry out an action of the one seat that is asked."""
        verb = verb_of(number)
        first = first_of(number)
        if verb == MOVE:
            move(self, first, second_of(number))
            self.arrived(first)
        elif verb == END_MOVE:
            self.note("moves_ended", self.holder)
            if self.slot < self.seats:
                self.end_turn(True)  # no attack in the first round (R5)
            else:
                self.phase = ATTACKING
        elif verb == ATTACK:
            self.declare_attack(first, second_of(number), NONE, 0)
        elif verb == RIPOSTE:
            self.declare_attack(first, second_of(number), NONE, 1)
        elif verb == BREACH:
            self.declare_attack(first, NONE, second_of(number), 0)
        elif verb == SUPPORT:
            self.supports |= bit(first)
            self.attacked |= bit(first)
            self.note("support_joined", self.owner(first), first)
        elif verb == GO:
            self.ask_for_cards()
        elif verb == PASS:
            self.note("riposte_declined", self.attacked_seat())
            self.forget_fight()
            self.phase = ATTACKING
        elif verb == END_TURN:
            self.end_turn(True)
        elif verb == TOKEN:
            self.token = first
            self.phase = MOVING
            if self.journal is not None:
                self.journal.note("token_chosen", {"seat": self.holder, "token": CLASS_NAMES[first]})
        elif verb == BRIDGE:
            work_bridge(self, first, second_of(number) == 1)
        elif verb == SHARE:
            self.share(first, second_of(number))
        elif verb == LOSE:
            self.lose(first)
        elif verb == FREE:
            self.released = first
            self.phase = PUTTING
        elif verb == PUT:
            free(self, self.released, first)
            self.site = NONE
            self.released = NONE
            self.phase = MOVING
        elif verb == DECLARE:
            self.finish(BY_DECLARATION, self.holder)

    # ---- the set-up

    def _begin(self) -> None:
        """Find the first thing to be drawn or decided (section 4)."""
        if self.rules.first != NONE:
            self.holder = self.rules.first
            self._deal_values()

    def _draw(self, outcome: i64) -> None:
        """Apply an outcome of chance."""
        verb = verb_of(outcome)
        first = first_of(outcome)
        second = second_of(outcome)
        if verb == FIRST:
            self.holder = first
            self.note("first_drawn", first)
            self._deal_values()
        elif verb == VALUE:
            self.value[first] = second
            if self.journal is not None:
                seat = self.owner(first)
                secret: Facts = {"value": VALUE_NAMES[second]}
                self.journal.note("value_dealt", {"seat": seat, "piece": self.piece_name(first)}, {seat: secret})
            self._deal_values()
        else:
            self.objective[first] = second
            if self.journal is not None:
                self.journal.note("objective_dealt", {"seat": first}, {first: {"objective": OBJECTIVE_NAMES[second]}})
            self._deal_objectives(first + 1)

    def _deal_values(self) -> None:
        """On to the next figurine whose value is not dealt, if values are dealt at all."""
        self.phase = DEALING_VALUES
        if self.rules.placement == RANDOM:
            for piece in range(self.pieces):
                if self.value[piece] == UNKNOWN:
                    self.dealt = piece
                    return
        self._deal_objectives(0)

    def _deal_objectives(self, seat: i64) -> None:
        """On to the next seat without an objective, then to the placing of pieces."""
        self.phase = DEALING_OBJECTIVES
        self.dealt = seat
        if self.rules.common != NONE or seat == self.seats:
            self.dealt = 0
            self.phase = PLACING
            if self.rules.placement == RANDOM:
                self.begin_turn()

    def _place(self, seat: i64, number: i64) -> None:
        """Place a piece and whatever then has but one cell; when all have finished the first turn begins."""
        place(self, seat, first_of(number), second_of(number))
        while self.placed[seat] < self.army:
            left = list_places(self, seat)
            if len(left) > 1:
                break
            place(self, seat, first_of(left[0]), second_of(left[0]))
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
            if self.winner != NONE:
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
        return (self.points[seat] * 1000 + pieces_held(self, seat, NONE)) * 1000 + courage

    # ---- copies and knowledge

    def clone(self) -> "BastionsState":
        out = BastionsState(self.seats, self.rules, self)
        out.viewer = self.viewer
        return out

    def masked(self, seat: i64) -> "BastionsState":
        return BastionsState(self.seats, self.rules, self, seat)

    def is_complete(self) -> bool:
        return self.viewer == COMPLETE

    def imagine(self, rng: Rng) -> "BastionsState":
        out = self.clone()
        if self.viewer != COMPLETE:
            imagine_secrets(out, rng)
            out.menu = out.choices()
        return out
