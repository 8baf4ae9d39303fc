"""The order of play: who is asked, what may be done, and what follows (section 5 of the rules).

``apply`` carries out one decision, then runs through everything that happens by itself up to the next real one.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, EVERYTHING, OVER
from jurade.games.bastide import tables as t
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import auction, knowledge, raid, scoring, talk, tax
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.board import Board


@final
class BastideState(Board):
    """One position of Bastide, complete or as one seat knows it."""

    # ---- who is asked

    def actor(self) -> i64:
        phase = self.phase
        if phase in (b.BIDDING, b.RAISING):
            owing = self.asked & ~self.given
            seat: i64 = 0
            while owing >> seat & 1 == 0:
                seat += 1
            return seat
        if phase == b.FINISHED:
            return OVER
        if phase in (b.DEALING, b.FIRST_SEAT):
            return CHANCE
        return self.mover

    def owing(self) -> i64:
        phase = self.phase
        if phase in (b.BIDDING, b.RAISING):
            return self.asked & ~self.given
        if phase in (b.FINISHED, b.DEALING, b.FIRST_SEAT):
            return 0
        return i64(1) << self.mover

    def sealed(self) -> bool:
        return self.phase == b.BIDDING or self.phase == b.RAISING

    def sealing(self) -> i64:
        """Bids are shown before the raise; the additions of all its rounds together, at its end (R11, RUL-6)."""
        return self.turn * 2 + 1 if self.phase == b.RAISING else self.turn * 2

    # ---- what may be done

    def legal(self, seat: i64) -> "vec[i64]":
        if self.owing() >> seat & 1 == 0:
            return vec[i64]()
        phase = self.phase
        if phase == b.TURN:
            return self.turn_actions()
        if phase in (b.BIDDING, b.RAISING):
            return auction.amounts(self, seat)
        if phase == b.PLACING:
            return auction.free_circles(self)
        if phase == b.ANSWER:
            return talk.answers()
        if phase == b.RAIDING:
            return raid.raid_targets(self)
        if phase == b.BURNING:
            return raid.fire_targets(self)
        if phase == b.BURNING_MORE:
            return raid.more_fire_targets(self)
        if phase == b.SENDING:
            return auction.envoy_actions(self)
        if phase == b.ALLOTTING:
            return tax.splits(self)
        return talk.choices(self, seat)

    def allows(self, seat: i64, action: i64) -> bool:
        """Offers are open-ended: any well-formed one that keeps T4 to T6 is legal (T8)."""
        if not act.is_offer(action):
            return super().allows(seat, action)
        has_word = self.window != 0 and self.phase == self.window and seat == self.mover
        return has_word and talk.offer_fault(self, seat, action) == talk.FINE

    def turn_actions(self) -> "vec[i64]":
        """Projects, then tiles; ``pass`` only when there is nothing else (R2, R46)."""
        out = vec[i64](capacity=128)
        if not self.must_play_tile():
            out = auction.project_actions(self, out)
        out = self.tile_actions(out)
        return out if len(out) > 0 else append(out, act.action_of(act.PASS, 0))

    def tile_actions(self, out: "vec[i64]") -> "vec[i64]":
        """One action for each kind of tile held and each site of a house (R25, R34, R35)."""
        hand = self.active * t.KINDS
        if self.hands[hand + t.HOUSE] > 0:
            choose = self.settings[b.AUTO_ORIENTATION] == 0
            for block in range(t.BLOCKS):
                if self.room[block] > 0:
                    if choose and self.is_empty_block(block):
                        out = append(out, act.build_of(block, act.EAST_WEST))
                        out = append(out, act.build_of(block, act.NORTH_SOUTH))
                    else:
                        out = append(out, act.build_of(block, act.UNSAID))
        if self.hands[hand + t.FIRE] > 0 and raid.has_fire_target(self):
            out = append(out, act.action_of(act.LIGHT, 0))
        for value in range(1, t.STRONGEST + 1):
            if self.hands[hand + t.ENGLISH + value] > 0:
                out = append(out, act.action_of(act.SEND, value))
        return out

    def has_playable_tile(self) -> bool:
        """A house needs a free strip, a fire something to burn; the English always come (RUL-10)."""
        hand = self.active * t.KINDS
        for kind in range(t.ENGLISH + 1, t.KINDS):
            if self.hands[hand + kind] > 0:
                return True
        if self.hands[hand + t.HOUSE] > 0 and tax.has_house_site(self):
            return True
        return self.hands[hand + t.FIRE] > 0 and raid.has_fire_target(self)

    def is_guarded(self) -> bool:
        """Have all seats been idle in a row, so that a tile must be played if there is one (R46)?"""
        return self.idle >= self.seats and self.settings[b.GUARDED] != 0

    def must_play_tile(self) -> bool:
        """Projects are not legal for a guarded seat with a playable tile (R46)."""
        return self.is_guarded() and self.has_playable_tile()

    # ---- chance

    def outcomes(self) -> "vec[i64]":
        out = vec[i64](capacity=12)
        if self.phase == b.FIRST_SEAT:
            for seat in range(self.seats):
                out = append(out, act.action_of(act.FIRST, seat))
                out = append(out, i64(1))
            return out
        for kind in range(t.KINDS):
            if self.bag[kind] > 0:
                out = append(out, act.deal_of(self.mover, kind))
                out = append(out, self.bag[kind])
        return out

    def witnesses(self, seat: i64, action: i64) -> i64:
        """A draw is seen by its drawer alone, a sealed amount by nobody else."""
        if seat == CHANCE and act.kind_of(action) == act.DEAL:
            return i64(1) << act.addressee(action)
        if seat >= 0 and self.sealed():
            return i64(1) << seat
        return (i64(1) << self.seats) - 1

    def draw(self, action: i64) -> None:
        """A tile goes from the bag into a hand (R4)."""
        seat = act.addressee(action)
        kind = act.dealt_kind(action)
        self.bag[kind] -= 1
        self.bag_size -= 1
        self.hands[seat * t.KINDS + kind] += 1
        self.hand_size[seat] += 1
        self.unproven[seat] += 1
        if self.journal is not None:
            self.journal.note("tile_drawn", {"seat": seat}, {int(seat): {"tile": t.KIND_NAMES[kind]}})

    # ---- carrying out

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == b.TURN:
            self.take_turn(action)
        elif phase in (b.BIDDING, b.RAISING):
            auction.seal(self, seat, act.about(action))
        elif phase == b.PLACING:
            auction.place(self, act.about(action))
        elif phase == b.DEALING:
            self.draw(action)
        elif phase == b.ANSWER:
            talk.answer(self, action)
        elif phase == b.RAIDING:
            self.strike(action)
        elif phase in (b.BURNING, b.BURNING_MORE):
            self.burn(action)
        elif phase == b.SENDING:
            auction.send_envoy(self, act.about(action))
        elif phase == b.ALLOTTING:
            tax.divide(self, action)
        elif phase == b.FIRST_SEAT:
            self.active = act.about(action)
            self.phase = b.DEALING
            self.mover = 0
            if self.journal is not None:
                self.journal.note("first_seat_drawn", {"seat": self.active})
        else:
            talk.speak(self, action)
        self.settle()

    def take_turn(self, action: i64) -> None:
        """A project or a tile (R2)."""
        kind = act.kind_of(action)
        seat = self.active
        if kind in (act.PROJECT, act.PASS):
            if self.is_guarded() or kind == act.PASS:
                self.unproven[seat] = 0  # everybody sees that no tile could be played: all are houses (R46)
            if kind == act.PROJECT:
                auction.propose(self, action)
                self.begin_talk(b.TALK_BID)
            else:
                self.idle += 1
                self.phase = b.TURN_END
                if self.journal is not None:
                    self.journal.note("turn_passed", {"seat": seat})
        elif kind == act.BUILD:
            orientation = act.orientation_of(action)
            tax.build_house(self, act.site_of(action), act.EAST_WEST if orientation == act.UNSAID else orientation)
            if self.phase == b.TALK_TAX:
                self.begin_talk(b.TALK_TAX)
        elif kind == act.LIGHT:
            self.play_tile(seat, t.FIRE)
            self.burnt += 1
            self.phase = b.BURNING
            if self.journal is not None:
                self.journal.note("fire_lit", {"seat": seat})
        else:
            self.send_english(act.about(action))

    def send_english(self, value: i64) -> None:
        """An English tile: a siege with seven in the camp, otherwise a raid (R35, R36)."""
        self.play_tile(self.active, t.ENGLISH + value)
        if self.journal is not None:
            self.journal.note("english_sent", {"seat": self.active, "value": value})
        if self.camped == t.CAMP_SPACES:
            self.enter_camp(value)
            scoring.besiege(self)
        else:
            self.raider = value
            self.phase = b.RAIDING

    def enter_camp(self, value: i64) -> None:
        self.camp[value] += 1
        self.camped += 1
        if self.journal is not None:
            self.journal.note("english_camped", {"value": value, "camp": self.camped})

    def strike(self, action: i64) -> None:
        """One raid; the second of a 3 or 4 follows, then the tile enters the camp (R37, R42)."""
        second = self.struck != 0
        if act.kind_of(action) == act.RAID_HOUSE:
            raid.raid_house(self, act.about(action))
        else:
            raid.raid_piece(self, act.about(action))
        if second or self.raider < t.DOUBLE_RAID:
            self.end_raid()

    def end_raid(self) -> None:
        self.enter_camp(self.raider)
        self.raider = 0
        self.struck = 0
        self.phase = b.TURN_END

    def burn(self, action: i64) -> None:
        """One or two things of one block or work (R32)."""
        first = self.phase == b.BURNING
        kind = act.kind_of(action)
        if kind == act.BURN_HOUSE:
            raid.burn_house(self, act.about(action))
        elif kind != act.STOP:
            raid.burn_piece(self, act.about(action))
        if first and len(raid.more_fire_targets(self)) > 1:
            self.phase = b.BURNING_MORE
        else:
            self.phase = b.TURN_END
            self.burning = t.NOWHERE

    def begin_talk(self, window: i64) -> None:
        """Open a window, or go on to what follows it."""
        if talk.opens(self, window):
            talk.open_window(self, window)
        else:
            self.after_talk(window)

    def after_talk(self, window: i64) -> None:
        if window == b.TALK_BID:
            auction.open_bids(self)
        elif window == b.TALK_RAISE:
            auction.open_raise(self)
        else:
            self.phase = b.ALLOTTING
            self.mover = self.active

    # ---- what happens by itself

    def settle(self) -> None:
        """Run on to the next real decision, draw or end."""
        while True:
            phase = self.phase
            if phase == b.DEALING:
                if self.is_dealing():
                    return
            elif phase == b.TURN:
                if self.must_play_tile() or auction.has_project(self) or self.has_playable_tile():
                    return
                self.note_forced(self.active, "pass")
                self.take_turn(act.action_of(act.PASS, 0))
            elif phase == b.BIDDING:
                if self.asked & ~self.given:
                    return
                if auction.reveal_bids(self):
                    self.begin_talk(b.TALK_RAISE)
                else:
                    auction.begin_placement(self)
            elif phase == b.RAISING:
                if self.asked & ~self.given:
                    return
                auction.close_raise_round(self)
            elif phase == b.PLACING:
                if self.waits_for_placement():
                    return
            elif phase in (b.TALK_BID, b.TALK_RAISE, b.TALK_TAX):
                if talk.waits_for_word(self):
                    return
                self.after_talk(phase)
            elif phase == b.RAIDING:
                found = raid.raid_targets(self)
                if len(found) > 1:
                    return
                if len(found) == 0:
                    self.end_raid()
                else:
                    self.note_forced(self.active, act.spell(found[0]))
                    self.strike(found[0])
            elif phase in (b.BURNING, b.SENDING, b.ALLOTTING):
                found = self.legal(self.mover)
                if len(found) > 1:
                    return
                self.note_forced(self.mover, act.spell(found[0]))
                if phase == b.BURNING:
                    self.burn(found[0])
                elif phase == b.SENDING:
                    auction.send_envoy(self, act.about(found[0]))
                else:
                    tax.divide(self, found[0])
            elif phase == b.TURN_END:
                self.end_turn()
            else:
                return

    def waits_for_placement(self) -> bool:
        """Carry out automatic placements; True when a seat is to choose a circle (R19)."""
        while auction.next_placement(self):
            work = self.project
            circle = self.free_circle(work)
            if work < t.FIRST_RELIGIOUS and len(auction.free_circles(self)) > 1:
                return True
            self.note_forced(self.mover, act.spell(act.action_of(act.PLACE, circle)))
            auction.place(self, circle)
        auction.end_placement(self)
        return False

    def is_dealing(self) -> bool:
        """Is a tile still to be drawn?  Otherwise the next turn begins, or the game ends (R4, R46)."""
        if self.turn == 0:
            while self.mover < self.seats and self.hand_size[self.mover] == t.HAND_SIZE:
                self.mover += 1
            if self.mover < self.seats:
                return True
            self.begin_turn(self.active)
            return False
        if self.hand_size[self.active] < t.HAND_SIZE and self.bag_size > 0:
            return True
        if self.idle == t.STALE_ROUNDS * self.seats:
            scoring.finish(self, b.STALEMATE)
        elif self.turn == t.MOST_TURNS:
            scoring.finish(self, b.TURN_LIMIT)
        else:
            self.begin_turn(self.clockwise(self.active))
        return False

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.mover = seat
        self.turn += 1
        self.phase = b.TURN
        if self.journal is not None:
            self.journal.note("turn_begun", {"seat": seat, "turn": self.turn})

    def end_turn(self) -> None:
        """Cards, end of the game, then the refill of the hand (section 5)."""
        self.clear_turn()
        scoring.settle_cards(self)
        if self.begun == t.WORKS:
            scoring.finish(self, b.WORKS_BEGUN)
        else:
            self.mover = self.active
            self.phase = b.DEALING

    def clear_turn(self) -> None:
        """What concerned this turn alone is put away."""
        if self.project != t.NOWHERE:
            self.project = t.NOWHERE
            self.placed = 0
            self.bids = b.zeros(self.seats)
            self.added = b.zeros(self.seats)
        self.taxed = t.NOWHERE
        self.tax = 0
        talk.forget_promises(self)

    # ---- how it stands

    def scores(self) -> "vec[i64]":
        return scoring.points(self)

    def places(self) -> "vec[i64]":
        return scoring.places(self)

    def ending(self) -> i64:
        return self.finish

    # ---- copies and knowledge

    def clone(self) -> "BastideState":
        return BastideState(self.seats, self.settings, self, self.viewer)

    def masked(self, seat: i64) -> "BastideState":
        return BastideState(self.seats, self.settings, self, seat)

    def is_complete(self) -> bool:
        return self.viewer == EVERYTHING

    def imagine(self, rng: Rng) -> "BastideState":
        world = BastideState(self.seats, self.settings, self, EVERYTHING)
        if self.viewer != EVERYTHING:
            knowledge.fill(world, self.viewer, rng)
        return world
