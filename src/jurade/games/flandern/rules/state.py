"""The turn: six steps of a round with three or four players (R7-R42), two actions of a turn with two (R51-R61)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, EVERYTHING, OVER, UNKNOWN, State
from jurade.games.flandern import tables as t
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules import building, cards, knowledge, scoring, setting_up
from jurade.games.flandern.rules.board import Board


@final
class FlandernState(Board):
    """The game, with all its decisions."""

    # ---- who is asked

    def actor(self) -> i64:
        if self.phase <= b.AT_PILE:
            return CHANCE
        if self.phase == b.CHOOSE_CARD:
            return t.lowest(self.owing())
        return OVER if self.phase == b.AT_END else self.seat

    def owing(self) -> i64:
        if self.phase == b.CHOOSE_CARD:
            waiting: i64 = 0
            for seat in range(self.seats):
                if self.chosen[seat] == b.NONE:
                    waiting |= t.bit(seat)
            return waiting
        return 0 if self.phase <= b.AT_PILE or self.phase == b.AT_END else t.bit(self.seat)

    def sealed(self) -> bool:
        return self.phase == b.CHOOSE_CARD

    def sealing(self) -> i64:
        """One sealed choice a round (R9)."""
        return self.round

    def witnesses(self, seat: i64, action: i64) -> i64:
        """A choice is the chooser's own, a golden card the first player's unless it leaves the game (section 10)."""
        if self.phase == b.CHOOSE_CARD:
            return t.bit(seat)
        if self.phase == b.AT_GOLD and not cards.is_of_scored_city(self, act.outcome_of(action)):
            return t.bit(self.first)
        return t.bit(self.seats) - 1

    # ---- what may be done

    def legal(self, seat: i64) -> "vec[i64]":
        moves = vec[i64](capacity=64)
        phase = self.phase
        if phase == b.CHOOSE_CARD:
            if 0 <= seat < self.seats and self.chosen[seat] == b.NONE:
                moves = cards.list_cards(self, seat, True, moves)
            return moves
        if phase <= b.AT_PILE or phase == b.AT_END or seat != self.seat:
            return moves
        if phase in (b.ACT_CITY, b.GOLD_CITY_ACT):
            moves = building.list_builds(self, act.BUILD, self.city, self.allowed, moves)
            moves = building.list_finishes(self, self.city, self.allowed, moves)
        elif phase in (b.SITE_BUILD, b.GOLD_SITE_BUILD):
            moves = building.list_builds(self, act.SITE, self.city, self.allowed, moves)
        elif phase in (b.SITE_CITY, b.GOLD_SITE_CITY):
            moves = building.list_cities(building.site_cities(self, self.allowed), moves)
        elif phase == b.GOLD_CATHEDRAL_ACT:
            for city in range(t.ALL_CITIES):
                moves = building.list_plots(act.CATHEDRAL, city, building.cathedral_plots(self, city), moves)
        elif phase == b.GOLD_MASTER_ACT:
            for city in range(t.ALL_CITIES):
                moves = building.list_plots(act.MASTER, city, building.master_plots(self, city, seat), moves)
        else:  # TURN_START, OWN_CARD
            if phase == b.TURN_START:
                moves = append(moves, act.DRAW)
            moves = cards.list_cards(self, seat, False, moves)
        return moves

    def outcomes(self) -> "vec[i64]":
        if self.phase == b.AT_GOLD:
            return cards.gold_outcomes(self)
        if self.phase == b.AT_PILE:
            return cards.pile_outcomes(self)
        pairs = vec[i64](capacity=48)
        if self.phase == b.AT_GUILDS:
            for assignment in range(t.ASSIGNMENT_COUNT):
                pairs = append(pairs, i64(act.DEAL_GUILDS) | assignment)
                pairs = append(pairs, 1)
        elif self.phase == b.AT_FIRST:
            for seat in range(self.seats):
                pairs = append(pairs, i64(act.DRAW_FIRST) | seat)
                pairs = append(pairs, 1)
        return pairs

    def apply(self, seat: i64, action: i64) -> None:
        self._carry_out(seat, action)
        while self.phase > b.CHOOSE_CARD and self.phase != b.AT_END:
            moves = self.legal(self.seat)
            if len(moves) > 1:
                return
            # a decision with one legal action is taken at once (5.3)
            self._note_forced(self.seat, moves[0], False)
            self._carry_out(self.seat, moves[0])

    def _carry_out(self, seat: i64, action: i64) -> None:
        if self.phase == b.CHOOSE_CARD:
            self._choose(seat, action)
        elif self.phase == b.AT_GOLD:
            self._draw_gold(act.outcome_of(action))
        elif self.phase == b.AT_PILE:
            self._draw_influenced(act.outcome_of(action))
        elif self.phase == b.AT_GUILDS:
            self.give_guilds(act.outcome_of(action))
        elif self.phase == b.AT_FIRST:
            self.begin(act.outcome_of(action))
        elif self.phase == b.TURN_START or self.phase == b.OWN_CARD:
            if act.kind_of(action) == act.DRAW:
                self.phase = b.AT_PILE
            else:
                self._play_own(act.card_of(action))
        elif act.kind_of(action) == act.CITY:
            self.city = act.city_of(action)
            self.phase = b.SITE_BUILD if self.phase == b.SITE_CITY else b.GOLD_SITE_BUILD
        else:
            self._act(action)
            self._after_action()

    def _act(self, action: i64) -> None:
        """Carry out what an action card or a golden card asks for."""
        kind = act.kind_of(action)
        city = act.city_of(action)
        plot = act.plot_of(action)
        if kind == act.FINISH:
            building.finish(self, city, plot)
        elif kind == act.CATHEDRAL:
            building.raise_cathedral(self, city, plot)
        elif kind == act.MASTER:
            building.place_master(self, city, plot)
        else:
            building.build(self, city, plot, act.tile_of(action), kind == act.SITE)

    def _after_action(self) -> None:
        """Go on after a decision that completed an action."""
        if self.seats == 2:
            self._next_of_turn()
        elif self.phase >= b.GOLD_CITY_ACT:
            self._end_round()
        else:
            self._next_of_round()

    # ---- set-up

    def set_up(self) -> None:
        """Take the steps before the first round that the options decide (section 4)."""
        if self.settings[b.ASSIGNMENT] != b.NONE:
            self.give_guilds(self.settings[b.ASSIGNMENT])

    def give_guilds(self, assignment: i64) -> None:
        """Guilds to seats, then all that depends on them (4.1-4.3)."""
        setting_up.give_guilds(self, assignment)
        if self.settings[b.FIRST_PLAYER] == b.NONE:
            self.phase = b.AT_FIRST
        else:
            self.begin(self.settings[b.FIRST_PLAYER])

    def begin(self, first: i64) -> None:
        """The first player is known: the first round, or with two players his turn, begins (4.4)."""
        self.first = first
        if self.journal is not None:
            self.journal.note("first_player_found", {"seat": first})
        if self.seats == 2:
            self.seat = first
            self._begin_turn()
        else:
            self._begin_round()

    # ---- a round: three or four players

    def _begin_round(self) -> None:
        """Step 1: the golden card is drawn by chance (R8)."""
        self.round += 1
        self.phase = b.AT_GOLD

    def _draw_gold(self, kind: i64) -> None:
        """The first player looks at his card; that of a scored city leaves the game, another is drawn (R8, G16)."""
        pile = cards.current_pile(self)
        if cards.is_of_scored_city(self, kind):
            self.gold_unseen[pile * t.GOLD_KINDS + kind] -= 1
            self.gold_removed |= t.bit(kind - t.GOLD_CITY)
            if self.journal is not None:
                self.journal.note("gold_removed", {"card": t.GOLD_CARDS[kind]})
            if not self.has_gold_left():
                self._begin_choice()
            return
        self.gold = kind
        self.gold_pile = pile
        if self.journal is not None:
            self.journal.note(
                "gold_drawn",
                {"seat": self.first, "pile": t.PILES[pile]},
                {int(self.first): {"card": t.GOLD_CARDS[kind]}},
            )
        self._begin_choice()

    def _begin_choice(self) -> None:
        """Step 2: all choose at once; who has a single choice has chosen (R9, 5.3)."""
        self.phase = b.CHOOSE_CARD
        for seat in range(self.seats):
            if self.hand[seat] == t.bit(t.BACK_CARD) and self.influence[seat] == 0:
                self.chosen[seat] = act.choice(t.BACK_CARD, 0)
                self._note_forced(seat, act.PLAY | self.chosen[seat], True)
        if self.owing() == 0:
            self._reveal()

    def _choose(self, seat: i64, action: i64) -> None:
        """A seat has chosen; when all have, the cards are turned over (R9, R10)."""
        self.chosen[seat] = act.choice_of(action)
        if self.journal is not None:
            self.journal.note("card_chosen", {"seat": seat})
        if self.owing() == 0:
            self._reveal()

    def _reveal(self) -> None:
        """Step 3, then the first action of step 4 (R10)."""
        cards.reveal(self)
        self.at = -1
        self._next_of_round()

    def _next_of_round(self) -> None:
        """Step 4: the next seat in order plays its card; cards without effect are passed over (R12-R14)."""
        while self.at + 1 < self.seats:
            self.at += 1
            seat = self.order[self.at]
            card = act.card_of(self.chosen[seat])
            self.chosen[seat] = b.NONE
            if self._play(seat, card):
                return
        self._gold_action()

    def _play(self, seat: i64, card: i64) -> bool:
        """Put a silver card down and begin its action; False when that is over at once (R12-R14, R28)."""
        self.seat = seat
        self.allowed = self.own_arms(seat)
        self.played[seat] |= t.bit(card)
        if self.journal is not None:
            self.journal.note("card_played", {"seat": seat, "card": t.CARDS[card]})
        if card == t.BACK_CARD:
            cards.take_back(self, seat)
            return False
        return self._begin_action(card, b.ACT_CITY, b.SITE_CITY)

    def _begin_action(self, card: i64, act_city: i64, site_city: i64) -> bool:
        """Ask for a city or site action; False when it cannot be carried out and so has no effect (R14, R26, R31)."""
        if card == t.SITE_CARD:
            if building.site_cities(self, self.allowed) != 0:
                self.phase = site_city
                return True
        elif building.can_act_in(self, card, self.allowed):
            self.city = card
            self.phase = act_city
            return True
        self._note_void(t.CARDS[card])
        return False

    def _gold_action(self) -> None:
        """Step 5: the golden card is turned over and carried out (R30-R36)."""
        if self.gold_pile == b.NONE:
            self._end_round()
            return
        kind = self.gold
        self.seat = self.first
        self.allowed = t.bit(t.GREY) | t.bit(t.CHURCH)
        cards.show_gold(self)
        if self.journal is not None:
            self.journal.note("gold_revealed", {"seat": self.first, "card": t.GOLD_CARDS[kind]})
        begun = False
        if kind == t.GOLD_BACK:
            cards.take_back(self, self.first)
        elif kind in (t.GOLD_CATHEDRAL, t.GOLD_MASTER):
            self.phase = b.GOLD_CATHEDRAL_ACT if kind == t.GOLD_CATHEDRAL else b.GOLD_MASTER_ACT
            begun = len(self.legal(self.seat)) > 0
            if not begun:
                self._note_void(t.GOLD_CARDS[kind])
        elif kind != t.GOLD_INFLUENCE:
            card: i64 = t.SITE_CARD if kind == t.GOLD_SITE else kind - t.GOLD_CITY
            begun = self._begin_action(card, b.GOLD_CITY_ACT, b.GOLD_SITE_CITY)
        if not begun:
            self._end_round()

    def _put_gold_away(self) -> None:
        """An influence card goes to the hand, any other lies open beside the pile (R30)."""
        if self.gold_pile == b.NONE:
            return
        if self.gold == t.GOLD_INFLUENCE:
            self.influence[self.first] += 1
            self.gold_taken += 1
        else:
            self.gold_discard[self.gold] += 1
        self.gold = b.NONE
        self.gold_pile = b.NONE

    def _end_round(self) -> None:
        """Step 6: covers, scores, end test, next first player (R38-R42)."""
        self._put_gold_away()
        self.at = b.NONE
        self.seat = b.NONE
        self.city = b.NONE
        self.allowed = 0
        for place in range(self.seats):
            self.order[place] = b.NONE
        scoring.cover_dead_plots(self)
        scoring.score_full_cities(self)
        if scoring.open_count(self) <= 1:
            self._end(b.END_PLOTS)
        elif not self.has_gold_left():
            self._end(b.END_GOLD)
        else:
            self.first = (self.first + 1) % self.seats
            self._begin_round()

    # ---- a turn: two players

    def _begin_turn(self) -> None:
        """Two actions in the order the player likes: his own and an influenced one (R54)."""
        self.round += 1
        self.owed = b.OWN | b.INFLUENCED
        self.stirred = 0
        self.phase = b.TURN_START

    def _play_own(self, card: i64) -> None:
        """The own action (R55)."""
        self.hand[self.seat] &= ~t.bit(card)
        self.owed &= ~b.OWN
        if not self._play(self.seat, card):
            self._next_of_turn()

    def _draw_influenced(self, card: i64) -> None:
        """The influenced action: the drawn card acts for its guild; that of a scored city leaves the game (R56-R58)."""
        if self.pile == 0:
            self.pile = self.discard
            self.discard = 0
            if self.journal is not None:
                self.journal.note("pile_renewed", {"seat": self.seat})
        self.pile &= ~t.bit(card)
        guild, face = act.guild_of(card), act.face_of(card)
        if self.journal is not None:
            self.journal.note(
                "influenced_card_drawn", {"seat": self.seat, "card": t.PILE_CARDS[card], "guild": t.ARMS[guild]}
            )
        if face < t.ALL_CITIES and self.scored >> face & 1:
            self.removed |= t.bit(card)
            if self.journal is not None:
                self.journal.note("influenced_card_removed", {"card": t.PILE_CARDS[card]})
            return  # and another is drawn
        self.card = card
        self.owed &= ~b.INFLUENCED
        self.allowed = self.influenced_arms(guild)
        if not self._begin_action(face, b.ACT_CITY, b.SITE_CITY):
            self._next_of_turn()

    def _next_of_turn(self) -> None:
        """The other action, or the end of the turn (R54)."""
        if self.card != b.NONE:
            self.discard |= t.bit(self.card)
            self.card = b.NONE
        self.city = b.NONE
        self.allowed = 0
        if self.owed == b.OWN:
            self.phase = b.OWN_CARD
        elif self.owed == b.INFLUENCED:
            self.phase = b.AT_PILE
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """Covers, scores, end test, then the other seat (R59, R60, G28)."""
        self.idle = 0 if self.stirred else self.idle + 1
        scoring.cover_dead_plots(self)
        scoring.score_full_cities(self)
        if scoring.open_count(self) == 0:
            self._end(b.END_NO_OPEN_PLOT)
        elif scoring.only_influenced_fit(self):
            self._end(b.END_INFLUENCED_ONLY)
        elif self.idle >= self.settings[b.STALL_LIMIT]:
            self._end(b.END_STALL)
        else:
            self.seat = 1 - self.seat
            self._begin_turn()

    # ---- the end

    def _end(self, how: i64) -> None:
        """What is open is covered, what is unscored is scored, influence cards give their bonus (R46-R50)."""
        self.end = how
        scoring.score_the_rest(self)
        if self.seats > 2:
            scoring.give_influence_bonus(self)
        self.seat = b.NONE
        self.phase = b.AT_END
        if self.journal is not None:
            self.journal.note("game_ended", {"ending": b.ENDINGS[how]})

    def ending(self) -> i64:
        return 0 if self.end == b.NONE else self.end

    def scores(self) -> "vec[i64]":
        """The points of a seat's guild; with two players those of its influenced guild besides (R50, R61)."""
        standing = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            points: i64 = 0
            if self.guild[seat] != b.NONE:
                points = self.points[self.guild[seat]]
            if self.influenced[seat] != b.NONE:
                points += self.points[self.influenced[seat]]
            standing = append(standing, points)
        return standing

    # ---- copies and knowledge

    def clone(self) -> "FlandernState":
        return FlandernState(self.seats, self.settings, self, self.viewer)

    def masked(self, seat: i64) -> "FlandernState":
        return FlandernState(self.seats, self.settings, self, seat)

    def is_complete(self) -> bool:
        for seat in range(self.seats):
            if self.chosen[seat] == UNKNOWN:
                return False
        return self.gold != UNKNOWN

    def imagine(self, rng: Rng) -> State:
        world = self.clone()
        if self.viewer != EVERYTHING:
            knowledge.fill_in(world, rng)
        return world

    # ---- notes

    def _note_forced(self, seat: i64, action: i64, sealed: bool) -> None:
        """A decision with one legal action was taken by itself (5.3)."""
        if self.journal is None:
            return
        text = act.written(action)
        if sealed:
            self.journal.note("forced", {"seat": seat}, {int(seat): {"action": text}})
        else:
            self.journal.note("forced", {"seat": seat, "action": text})

    def _note_void(self, card: str) -> None:
        """A card had no effect (R14, R31, R56)."""
        if self.journal is not None:
            self.journal.note("action_void", {"seat": self.seat, "card": card})
