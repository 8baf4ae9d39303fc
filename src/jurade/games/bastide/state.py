"""The order of play: who is asked, what may be done, and what follows (section 5 of the rules).

``apply`` carries out one decision, then runs through everything that happens by itself up to the next real one.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.bastide import auction, mask, raid, scoring, talk, tax
from jurade.games.bastide.actions import (
    BUILD,
    BURN_HOUSE,
    DEAL,
    EAST_WEST,
    FIRST,
    LIGHT,
    NORTH_SOUTH,
    OFFER,
    PASS,
    PLACE,
    PROJECT,
    RAID_HOUSE,
    SEND,
    STOP,
    TAX_OFFER,
    UNSAID,
    about,
    action_of,
    addressee,
    build_of,
    deal_of,
    dealt_kind,
    kind_of,
    orientation_of,
    site_of,
    spell,
)
from jurade.games.bastide.board import (
    ALLOTTING,
    ANSWER,
    AUTO_ORIENTATION,
    BIDDING,
    BURNING,
    BURNING_MORE,
    DEALING,
    EVERYTHING,
    FINISHED,
    FIRST_SEAT,
    GUARDED,
    PLACING,
    RAIDING,
    RAISING,
    SENDING,
    STALEMATE,
    TALK_BID,
    TALK_RAISE,
    TALK_TAX,
    TURN,
    TURN_END,
    TURN_LIMIT,
    WORKS_BEGUN,
    Board,
    zeros,
)
from jurade.games.bastide.tables import (
    BLOCKS,
    CAMP_SPACES,
    DOUBLE_RAID,
    ENGLISH,
    FIRE,
    FIRST_RELIGIOUS,
    HAND_SIZE,
    HOUSE,
    KIND_NAMES,
    KINDS,
    MOST_TURNS,
    NOWHERE,
    STALE_ROUNDS,
    STRONGEST,
    WORKS,
)


@final
class BastideState(Board):
    """One position of Bastide, complete or as one seat knows it."""

    # ---- who is asked

    def actor(self) -> i64:
        phase = self.phase
        if phase in (BIDDING, RAISING):
            owing = self.asked & ~self.given
            seat: i64 = 0
            while owing >> seat & 1 == 0:
                seat += 1
            return seat
        if phase == FINISHED:
            return OVER
        if phase in (DEALING, FIRST_SEAT):
            return CHANCE
        return self.mover

    def owing(self) -> i64:
        phase = self.phase
        if phase in (BIDDING, RAISING):
            return self.asked & ~self.given
        if phase in (FINISHED, DEALING, FIRST_SEAT):
            return 0
        return i64(1) << self.mover

    def sealed(self) -> bool:
        return self.phase == BIDDING or self.phase == RAISING

    def sealing(self) -> i64:
        """Bids are shown before the raise; the additions of all its rounds together, at its end (R11, RUL-6)."""
        return self.turn * 2 + 1 if self.phase == RAISING else self.turn * 2

    # ---- what may be done

    def legal(self, seat: i64) -> "vec[i64]":
        if self.owing() >> seat & 1 == 0:
            return vec[i64]()
        phase = self.phase
        if phase == TURN:
            return self.turn_actions()
        if phase in (BIDDING, RAISING):
            return auction.amounts(self, seat)
        if phase == PLACING:
            return auction.free_circles(self)
        if phase == ANSWER:
            return talk.answers()
        if phase == RAIDING:
            return raid.raid_targets(self)
        if phase == BURNING:
            return raid.fire_targets(self)
        if phase == BURNING_MORE:
            return raid.more_fire_targets(self)
        if phase == SENDING:
            return auction.envoy_actions(self)
        if phase == ALLOTTING:
            return tax.splits(self)
        return talk.words(self, seat)

    def allows(self, seat: i64, action: i64) -> bool:
        """Offers are open-ended: any well-formed one that keeps T4 to T6 is legal (T8)."""
        kind = kind_of(action)
        if kind in (OFFER, TAX_OFFER):
            return (
                self.window != 0
                and self.phase == self.window
                and seat == self.mover
                and (talk.offer_fault(self, seat, action) == talk.FINE)
            )
        found = self.legal(seat)
        for i in range(len(found)):
            if found[i] == action:
                return True
        return False

    def turn_actions(self) -> "vec[i64]":
        """Projects, then tiles; ``pass`` only when there is nothing else (R2, R46)."""
        out = vec[i64](capacity=128)
        if not self.must_play_tile():
            out = auction.project_actions(self, out)
        out = self.tile_actions(out)
        return out if len(out) > 0 else append(out, action_of(PASS, 0))

    def tile_actions(self, out: "vec[i64]") -> "vec[i64]":
        """One action for each kind of tile held and each site of a house (R25, R34, R35)."""
        hand = self.active * KINDS
        if self.hands[hand + HOUSE] > 0:
            choose = self.settings[AUTO_ORIENTATION] == 0
            for block in range(BLOCKS):
                if self.room[block] > 0:
                    if choose and self.is_empty_block(block):
                        out = append(out, build_of(block, EAST_WEST))
                        out = append(out, build_of(block, NORTH_SOUTH))
                    else:
                        out = append(out, build_of(block, UNSAID))
        if self.hands[hand + FIRE] > 0 and raid.has_fire_target(self):
            out = append(out, action_of(LIGHT, 0))
        for value in range(1, STRONGEST + 1):
            if self.hands[hand + ENGLISH + value] > 0:
                out = append(out, action_of(SEND, value))
        return out

    def has_playable_tile(self) -> bool:
        """A house needs a free strip, a fire something to burn; the English always come (RUL-10)."""
        hand = self.active * KINDS
        for kind in range(ENGLISH + 1, KINDS):
            if self.hands[hand + kind] > 0:
                return True
        if self.hands[hand + HOUSE] > 0 and tax.has_house_site(self):
            return True
        return self.hands[hand + FIRE] > 0 and raid.has_fire_target(self)

    def is_guarded(self) -> bool:
        """Have all seats been idle in a row, so that a tile must be played if there is one (R46)?"""
        return self.idle >= self.seats and self.settings[GUARDED] != 0

    def must_play_tile(self) -> bool:
        """Projects are not legal for a guarded seat with a playable tile (R46)."""
        return self.is_guarded() and self.has_playable_tile()

    # ---- chance

    def outcomes(self) -> "vec[i64]":
        out = vec[i64](capacity=12)
        if self.phase == FIRST_SEAT:
            for seat in range(self.seats):
                out = append(out, action_of(FIRST, seat))
                out = append(out, i64(1))
            return out
        for kind in range(KINDS):
            if self.bag[kind] > 0:
                out = append(out, deal_of(self.mover, kind))
                out = append(out, self.bag[kind])
        return out

    def witnesses(self, seat: i64, action: i64) -> i64:
        """A draw is seen by its drawer alone, a sealed amount by nobody else."""
        if seat == CHANCE and kind_of(action) == DEAL:
            return i64(1) << addressee(action)
        if seat >= 0 and self.sealed():
            return i64(1) << seat
        return (i64(1) << self.seats) - 1

    def draw(self, action: i64) -> None:
        """A tile goes from the bag into a hand (R4)."""
        seat = addressee(action)
        kind = dealt_kind(action)
        self.bag[kind] -= 1
        self.bag_size -= 1
        self.hands[seat * KINDS + kind] += 1
        self.hand_size[seat] += 1
        self.unproven[seat] += 1
        if self.journal is not None:
            self.journal.note("tile_drawn", {"seat": seat}, {int(seat): {"tile": KIND_NAMES[kind]}})

    # ---- carrying out

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == TURN:
            self.take_turn(action)
        elif phase in (BIDDING, RAISING):
            auction.seal(self, seat, about(action))
        elif phase == PLACING:
            auction.place(self, about(action))
        elif phase == DEALING:
            self.draw(action)
        elif phase == ANSWER:
            talk.answer(self, action)
        elif phase == RAIDING:
            self.strike(action)
        elif phase in (BURNING, BURNING_MORE):
            self.burn(action)
        elif phase == SENDING:
            auction.send_envoy(self, about(action))
        elif phase == ALLOTTING:
            tax.divide(self, action)
        elif phase == FIRST_SEAT:
            self.active = about(action)
            self.phase = DEALING
            self.mover = 0
            if self.journal is not None:
                self.journal.note("first_seat_drawn", {"seat": self.active})
        else:
            talk.speak(self, action)
        self.settle()

    def take_turn(self, action: i64) -> None:
        """A project or a tile (R2)."""
        kind = kind_of(action)
        seat = self.active
        if kind in (PROJECT, PASS):
            if self.is_guarded() or kind == PASS:
                self.unproven[seat] = 0  # everybody sees that no tile could be played: all are houses (R46)
            if kind == PROJECT:
                auction.propose(self, action)
                self.begin_talk(TALK_BID)
            else:
                self.idle += 1
                self.phase = TURN_END
                if self.journal is not None:
                    self.journal.note("turn_passed", {"seat": seat})
        elif kind == BUILD:
            orientation = orientation_of(action)
            tax.build_house(self, site_of(action), EAST_WEST if orientation == UNSAID else orientation)
            if self.phase == TALK_TAX:
                self.begin_talk(TALK_TAX)
        elif kind == LIGHT:
            self.play_tile(seat, FIRE)
            self.burnt += 1
            self.phase = BURNING
            if self.journal is not None:
                self.journal.note("fire_lit", {"seat": seat})
        else:
            self.send_english(about(action))

    def send_english(self, value: i64) -> None:
        """An English tile: a siege with seven in the camp, otherwise a raid (R35, R36)."""
        self.play_tile(self.active, ENGLISH + value)
        if self.journal is not None:
            self.journal.note("english_sent", {"seat": self.active, "value": value})
        if self.camped == CAMP_SPACES:
            self.enter_camp(value)
            scoring.besiege(self)
        else:
            self.raider = value
            self.phase = RAIDING

    def enter_camp(self, value: i64) -> None:
        self.camp[value] += 1
        self.camped += 1
        if self.journal is not None:
            self.journal.note("english_camped", {"value": value, "camp": self.camped})

    def strike(self, action: i64) -> None:
        """One raid; the second of a 3 or 4 follows, then the tile enters the camp (R37, R42)."""
        second = self.struck != 0
        if kind_of(action) == RAID_HOUSE:
            raid.raid_house(self, about(action))
        else:
            raid.raid_piece(self, about(action))
        if second or self.raider < DOUBLE_RAID:
            self.end_raid()

    def end_raid(self) -> None:
        self.enter_camp(self.raider)
        self.raider = 0
        self.struck = 0
        self.phase = TURN_END

    def burn(self, action: i64) -> None:
        """One or two things of one block or work (R32)."""
        first = self.phase == BURNING
        kind = kind_of(action)
        if kind == BURN_HOUSE:
            raid.burn_house(self, about(action))
        elif kind != STOP:
            raid.burn_piece(self, about(action))
        if first and len(raid.more_fire_targets(self)) > 1:
            self.phase = BURNING_MORE
        else:
            self.phase = TURN_END
            self.burning = NOWHERE

    def begin_talk(self, window: i64) -> None:
        """Open a window, or go on to what follows it."""
        if talk.opens(self, window):
            talk.open_window(self, window)
        else:
            self.after_talk(window)

    def after_talk(self, window: i64) -> None:
        if window == TALK_BID:
            auction.open_bids(self)
        elif window == TALK_RAISE:
            auction.open_raise(self)
        else:
            self.phase = ALLOTTING
            self.mover = self.active

    # ---- what happens by itself

    def settle(self) -> None:
        """Run on to the next real decision, draw or end."""
        while True:
            phase = self.phase
            if phase == DEALING:
                if self.is_dealing():
                    return
            elif phase == TURN:
                if self.must_play_tile() or auction.has_project(self) or self.has_playable_tile():
                    return
                self.note_forced(self.active, "pass")
                self.take_turn(action_of(PASS, 0))
            elif phase == BIDDING:
                if self.asked & ~self.given:
                    return
                if auction.reveal_bids(self):
                    self.begin_talk(TALK_RAISE)
                else:
                    auction.begin_placement(self)
            elif phase == RAISING:
                if self.asked & ~self.given:
                    return
                auction.close_raise_round(self)
            elif phase == PLACING:
                if self.waits_for_placement():
                    return
            elif phase in (TALK_BID, TALK_RAISE, TALK_TAX):
                if talk.waits_for_word(self):
                    return
                self.after_talk(phase)
            elif phase == RAIDING:
                found = raid.raid_targets(self)
                if len(found) > 1:
                    return
                if len(found) == 0:
                    self.end_raid()
                else:
                    self.note_forced(self.active, spell(found[0]))
                    self.strike(found[0])
            elif phase in (BURNING, SENDING, ALLOTTING):
                found = self.legal(self.mover)
                if len(found) > 1:
                    return
                self.note_forced(self.mover, spell(found[0]))
                if phase == BURNING:
                    self.burn(found[0])
                elif phase == SENDING:
                    auction.send_envoy(self, about(found[0]))
                else:
                    tax.divide(self, found[0])
            elif phase == TURN_END:
                self.end_turn()
            else:
                return

    def waits_for_placement(self) -> bool:
        """Carry out automatic placements; True when a seat is to choose a circle (R19)."""
        while auction.next_placement(self):
            work = self.project
            circle = self.free_circle(work)
            if work < FIRST_RELIGIOUS and len(auction.free_circles(self)) > 1:
                return True
            self.note_forced(self.mover, spell(action_of(PLACE, circle)))
            auction.place(self, circle)
        auction.end_placement(self)
        return False

    def is_dealing(self) -> bool:
        """Is a tile still to be drawn?  Otherwise the next turn begins, or the game ends (R4, R46)."""
        if self.turn == 0:
            while self.mover < self.seats and self.hand_size[self.mover] == HAND_SIZE:
                self.mover += 1
            if self.mover < self.seats:
                return True
            self.begin_turn(self.active)
            return False
        if self.hand_size[self.active] < HAND_SIZE and self.bag_size > 0:
            return True
        if self.idle == STALE_ROUNDS * self.seats:
            scoring.finish(self, STALEMATE)
        elif self.turn == MOST_TURNS:
            scoring.finish(self, TURN_LIMIT)
        else:
            self.begin_turn(self.clockwise(self.active))
        return False

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.mover = seat
        self.turn += 1
        self.phase = TURN
        if self.journal is not None:
            self.journal.note("turn_begun", {"seat": seat, "turn": self.turn})

    def end_turn(self) -> None:
        """Cards, end of the game, then the refill of the hand (section 5)."""
        self.clear_turn()
        scoring.settle_cards(self)
        if self.begun == WORKS:
            scoring.finish(self, WORKS_BEGUN)
        else:
            self.mover = self.active
            self.phase = DEALING

    def clear_turn(self) -> None:
        """What concerned this turn alone is put away."""
        if self.project != NOWHERE:
            self.project = NOWHERE
            self.placed = 0
            self.bids = zeros(self.seats)
            self.added = zeros(self.seats)
        self.taxed = NOWHERE
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
        return BastideState(self.seats, self.settings, self, self.observer)

    def masked(self, seat: i64) -> "BastideState":
        return BastideState(self.seats, self.settings, self, seat)

    def is_complete(self) -> bool:
        return self.observer == EVERYTHING

    def imagine(self, rng: Rng) -> "BastideState":
        world = BastideState(self.seats, self.settings, self, EVERYTHING)
        if self.observer != EVERYTHING:
            mask.fill(world, self.observer, rng)
        return world
