"""The turn: who is asked what, and what follows (specification, sections 4, 5 and 8)."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from jurade.core.journal import Facts
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules import actions as act
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.abbey import lay_abbey, may_lay_abbey, with_holes
from jurade.games.carcassonne.rules.barns import junction_of, place_barn
from jurade.games.carcassonne.rules.board import Board
from jurade.games.carcassonne.rules.deploying import deploy, deployments
from jurade.games.carcassonne.rules.laying import lay, placements
from jurade.games.carcassonne.rules.scoring import score_end, score_part
from jurade.games.carcassonne.rules.wagon import destinations, drive, segment_at, send_home

NO_MOVES: Final = vec[i64]()


def whole_pile(rules: i64) -> "vec[i64]":
    """Outcome and number of copies of every type in play."""
    found = vec[i64]()
    for kind in b.types_in_play(rules):
        found = append(found, act.CHANCE_TILE + i64(kind))
        found = append(found, i64(t.TYPES[kind].copies))
    return found


PILES: Final[dict[int, vec[i64]]] = {
    sets | inner: whole_pile(sets | inner) for sets in range(8) for inner in (0, b.WITH_INNER_MEADOWS)
}
START_TYPE: Final[i64] = t.type_named(t.START_TILE, True)


def full_supply(rules: i64) -> i64:
    """What a seat begins with (section 4)."""
    supply: i64 = t.FOLLOWERS_PER_SEAT
    if rules & b.WITH_ABBEY_MAYOR:
        supply += b.UNIT_OF[t.WAGON] + b.UNIT_OF[t.MAYOR] + b.UNIT_OF[t.BARN] + b.ABBEY_UNIT
    if rules & b.WITH_INNS_CATHEDRALS:
        supply += b.UNIT_OF[t.BIG]
    if rules & b.WITH_TRADERS_BUILDERS:
        supply += b.UNIT_OF[t.BUILDER] + b.UNIT_OF[t.PIG]
    return supply


@final
class CarcassonneState(Board):
    """One position of Carcassonne with the chosen sets.  Made empty; ``set_up`` or a position fills it."""

    def set_up(self, first: i64) -> None:
        """Pieces, pile and start tile (section 4); ``first`` begins, or CHANCE decides."""
        self.fill_supplies()
        self.fill_pile()
        self.take_from_pile(START_TYPE)
        lay(self, START_TYPE, 0, b.spot(0, 0))
        if first == CHANCE:
            self.phase = b.FIRST
        else:
            self.active = first
            self.begin_turn()

    def fill_supplies(self) -> None:
        for seat in range(self.seats):
            self.supply[seat] = full_supply(self.rules)

    def fill_pile(self) -> None:
        """All tiles of the chosen sets, the start tile too."""
        self.pile = PILES[self.rules & (b.WITH_SETS | b.WITH_INNER_MEADOWS)][:]
        self.left = b.TILE_ROOM[self.rules & b.WITH_SETS]

    def take_from_pile(self, kind: i64) -> bool:
        """One copy leaves the pile; False when there is none."""
        for i in range(0, len(self.pile), 2):
            if self.pile[i] == act.CHANCE_TILE + kind:
                self.pile[i + 1] -= 1
                if self.pile[i + 1] == 0:
                    self.pile, _ = pop(self.pile, i)
                    self.pile, _ = pop(self.pile, i)
                self.left -= 1
                return True
        return False

    # ---- who is asked, and what

    def actor(self) -> i64:
        if self.phase == b.DRAW or self.phase == b.FIRST:
            return CHANCE
        if self.phase == b.FINISHED:
            return OVER
        return self.mover

    def owing(self) -> i64:
        seat = self.actor()
        return i64(1) << seat if seat >= 0 else 0

    def legal(self, seat: i64) -> "vec[i64]":
        """The list made when the decision came up; it is shared with copies of the state and not to be changed."""
        return self.moves if seat == self.actor() and seat >= 0 else NO_MOVES

    def outcomes(self) -> "vec[i64]":
        """The first player, every seat alike; or a tile, as likely as it has copies left (section 4)."""
        if self.phase == b.DRAW:
            return self.pile[:]
        found = vec[i64]()
        if self.phase == b.FIRST:
            for seat in range(self.seats):
                found = append(found, act.CHANCE_FIRST + seat)
                found = append(found, i64(1))
        return found

    def scores(self) -> "vec[i64]":
        found = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            found = append(found, self.points(seat))
        return found

    def is_complete(self) -> bool:
        return True

    # ---- copies: nothing is secret but the order of the pile, which does not exist yet

    def clone(self) -> "CarcassonneState":
        return CarcassonneState(self.seats, self.rules, self)

    def masked(self, seat: i64) -> "CarcassonneState":
        return CarcassonneState(self.seats, self.rules, self)

    def imagine(self, rng: Rng) -> "CarcassonneState":
        return CarcassonneState(self.seats, self.rules, self)

    # ---- what happens

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == b.PLACE:
            self.place(action)
        elif phase == b.DEPLOY:
            self.deploy(action)
        elif phase == b.DRAW:
            self.reveal(action - act.CHANCE_TILE)
        elif phase == b.MOVE_WAGON:
            self.move_wagon(action)
        elif phase == b.FIRST:
            self.active = action - act.CHANCE_FIRST
            if self.journal is not None:
                self.journal.note("first_player", {"seat": int(self.active)})
            self.begin_turn()
        else:
            self.choose(action)

    def ask(self, phase: i64, seat: i64, moves: "vec[i64]") -> None:
        """Come to rest on a decision of a seat."""
        self.phase = phase
        self.mover = seat
        self.moves = moves

    # ---- start

    def begin_turn(self) -> None:
        """The active seat begins a turn (R1)."""
        self.part = 0
        self.extra = 0
        if self.journal is not None:
            self.journal.note("turn_begun", {"seat": int(self.active), "turn": int(self.turn)})
        self.begin_part()

    def begin_part(self) -> None:
        """Draw, or lay the abbey first (R30).  Without abbey or hole the draw is automatic.

        In a second part the pile may be empty: then the abbey, or nothing.
        """
        if may_lay_abbey(self, self.active):
            self.ask(b.START, self.active, with_holes(self, act.DRAW_TILE if self.left > 0 else act.PASS))
        else:
            self.phase = b.DRAW

    def choose(self, action: i64) -> None:
        """Draw, lay the abbey or decline, at the start of a part or in the end round."""
        if action == act.DRAW_TILE:
            self.phase = b.DRAW
        elif action == act.PASS:
            if self.journal is not None:
                self.journal.note("abbey_declined", {"seat": int(self.active)})
            self.end_turn()
        else:
            at = action & act.SPOT
            self.supply[self.active] -= b.ABBEY_UNIT
            lay_abbey(self, at)
            if self.journal is not None:
                self.journal.note("abbey_laid", {"seat": int(self.active), "cell": b.cell_name(at)})
            self.ask_deployment()

    def reveal(self, kind: i64) -> None:
        """The tile drawn.  One that fits nowhere is discarded and another drawn (R3), if there is one (RULING 26)."""
        self.take_from_pile(kind)
        if self.journal is not None:
            self.journal.note("tile_drawn", {"seat": int(self.active), "tile": t.TYPE_IDS[kind]})
        found = placements(self, kind)
        if len(found) > 0:
            self.drawn = kind
            self.ask(b.PLACE, self.active, found)
            return
        self.discard(kind)
        if self.journal is not None:
            self.journal.note("tile_discarded", {"seat": int(self.active), "tile": t.TYPE_IDS[kind]})
        if self.left == 0:
            self.end_turn()

    def discard(self, kind: i64) -> None:
        self.discarded = append(self.discarded, kind)

    # ---- place and deploy

    def place(self, action: i64) -> None:
        """Lay the drawn tile (R2).  One that extends a feature with the own builder earns a second part (R73)."""
        at = action >> 2
        kind = self.drawn
        self.drawn = -1
        lay(self, kind, action & 3, at)
        if self.journal is not None:
            tile, degrees = t.TYPE_IDS[kind], int(action & 3) * 90
            facts: Facts = {"seat": int(self.active), "tile": tile, "cell": b.cell_name(at), "rotation": degrees}
            self.journal.note("tile_laid", facts)
        if self.rules & b.WITH_TRADERS_BUILDERS and self.part == 0 and self.extends_builder(kind):
            self.extra = 1
            if self.journal is not None:
                self.journal.note("builder_extended", {"seat": int(self.active)})
        self.ask_deployment()

    def extends_builder(self, kind: i64) -> bool:
        """Has the tile just laid a segment in a road or city with the builder of the active seat?"""
        first = b.first_of(self.tiles[self.fresh])
        for segment in range(first, first + t.CITIES[kind] + t.ROADS[kind]):
            if b.claim_of(self.claims[i64(self.feature[segment])], self.active) & b.OWN_HELPER:
                return True
        return False

    def ask_deployment(self) -> None:
        """Deploy a piece, if any may be; otherwise on to the scoring (section 5)."""
        found = deployments(self, self.active)
        if len(found) > 1:
            self.ask(b.DEPLOY, self.active, found)
        else:
            self.score(-1)

    def deploy(self, action: i64) -> None:
        """Put a piece on the tile just laid, or the barn on one of its corners, or nothing (R5, R9)."""
        barn_placed_in: i64 = -1
        seat = self.active
        if action == act.SKIP:
            if self.journal is not None:
                self.journal.note("deploy_skipped", {"seat": int(seat)})
            self.score(-1)
            return
        piece = act.piece_of(action)
        code = act.place_of(action)
        entry = self.tiles[self.fresh]
        if piece == t.BARN:
            junction = junction_of(b.spot_of(entry), code)
            barn_placed_in = place_barn(self, seat, junction)
            if self.journal is not None:
                self.journal.note("barn_placed", {"seat": int(seat), "junction": b.cell_name(junction)})
        else:
            segment = b.first_of(entry) + t.LOCAL[b.type_of(entry) * 16 + code]
            deploy(self, seat, piece, segment)
            if self.journal is not None:
                kind = "abbey" if b.type_of(entry) == t.ABBEY else t.KIND_NAMES[self.kind_of(segment)]
                facts: Facts = {"seat": int(seat), "piece": t.PIECES[piece], "kind": kind}
                self.note_at(segment, "piece_deployed", facts)
        self.score(barn_placed_in)

    # ---- scoring and wagons

    def score(self, barn_placed_in: i64) -> None:
        """The scoring step, then the wagons that were scored."""
        score_part(self, barn_placed_in)
        self.ask_wagons()

    def ask_wagons(self) -> None:
        """Owners of scored wagons decide clockwise from the active seat (R53); some can only go home (R51)."""
        seat = self.active
        while self.waiting:
            if self.waiting >> seat & 1:
                found = destinations(self, seat)
                if len(found) > 1:
                    self.ask(b.MOVE_WAGON, seat, found)
                    return
                self.wagon_home(seat, 1)
            seat = self.next_seat(seat)
        self.end_part()

    def wagon_home(self, seat: i64, forced: int) -> None:
        send_home(self, seat)
        if self.journal is not None:
            self.note_at(self.wagons[seat], "wagon_home", {"seat": int(seat), "forced": forced})

    def move_wagon(self, action: i64) -> None:
        """The wagon goes home or drives on (R50)."""
        seat = self.mover
        if action == act.WAGON_HOME:
            self.wagon_home(seat, 0)
        else:
            key = action & act.KEY
            drive(self, seat, key)
            if self.journal is not None:
                stood = self.wagons[seat]
                cell, segment = self.segment_cell(stood), self.segment_name(stood)
                facts: Facts = {"seat": int(seat), "from_cell": cell, "from_segment": segment}
                self.note_at(segment_at(self, key), "wagon_moved", facts)
        self.ask_wagons()

    # ---- the end of a part, a turn, the game

    def end_part(self) -> None:
        """A second part if it was earned (R73) and there is something to lay, otherwise the turn is over."""
        if self.extra and self.part == 0 and (self.left > 0 or may_lay_abbey(self, self.active)):
            self.part = 1
            if self.journal is not None:
                self.journal.note("second_part_begun", {"seat": int(self.active)})
            self.begin_part()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The next seat plays; once the pile is empty, the end round and the final scoring follow (section 8)."""
        self.turn += 1
        self.part = 0
        self.extra = 0
        if self.left > 0:
            self.active = self.next_seat(self.active)
            self.begin_turn()
        elif self.last < 0:
            self.last = self.active
            self.ask_end_round(self.active)
        elif self.active != self.last:
            self.ask_end_round(self.active)
        else:
            self.finish()

    def next_seat(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def ask_end_round(self, seat: i64) -> None:
        """Each seat after this one that still has its abbey may lay it, the player of the last turn last (RULING 3)."""
        if self.rules & b.WITH_END_ROUND:
            while True:
                seat = self.next_seat(seat)
                if may_lay_abbey(self, seat):
                    self.active = seat
                    if self.journal is not None:
                        self.journal.note("turn_begun", {"seat": int(seat), "turn": int(self.turn)})
                    self.ask_last_abbey(seat)
                    return
                if seat == self.last:
                    break
        self.finish()

    def ask_last_abbey(self, seat: i64) -> None:
        self.ask(b.END_ABBEY, seat, with_holes(self, act.PASS))

    def finish(self) -> None:
        score_end(self)
        self.phase = b.FINISHED
        self.moves = NO_MOVES
        if self.journal is not None:
            self.journal.note("game_ended", {})
