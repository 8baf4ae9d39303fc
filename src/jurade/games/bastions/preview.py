"""What an action would do, as far as the seat knows: moves are carried out on a copy, fights are reckoned up.

A fight is told from both sides: the own powers card by card, and the range an enemy may reach with the values he may
still have.  Everything is worked out from the masked state, so nothing hidden can show.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from librt.vecs import vec
from mypy_extensions import i64

from jurade.core.journal import Facts, Journal
from jurade.core.scene import Preview
from jurade.core.words import Message, say
from jurade.games.bastions import actions as a
from jurade.games.bastions.board import Board, has
from jurade.games.bastions.combat import breach, can_support, resistance, targets
from jurade.games.bastions.drawing.reckoning import Range, best_power, fight_range, own_bonuses, powers
from jurade.games.bastions.drawing.telling import piece_words, pieces_words, seat_words
from jurade.games.bastions.movement import arrive, list_moves, move, work_bridge
from jurade.games.bastions.picks import ghost_of
from jurade.games.bastions.scene import touching
from jurade.games.bastions.state import BastionsState
from jurade.games.bastions.tables import ARCHER, CLASS_NAMES, KING, NONE, QUEEN, SOLDIER, TOWER, UNKNOWN


def preview(state: BastionsState, seat: int, action: int) -> Preview:
    """What a legal action would do."""
    verb, first, second = int(a.verb_of(action)), int(a.first_of(action)), int(a.second_of(action))
    told = _Told(state, seat)
    if verb == a.MOVE:
        told.move(first, second)
    elif verb == a.BRIDGE:
        told.bridge(first, second == 1)
    elif verb == a.BREACH:
        told.breach(first, second)
    elif verb in (a.ATTACK, a.RIPOSTE):
        told.attack(first, second)
    elif verb in (a.SUPPORT, a.GO):
        told.join(first if verb == a.SUPPORT else NONE)
    elif verb == a.CARD:
        told.card(first)
    elif verb == a.TOKEN:
        told.token(first)
    elif verb in (a.END_MOVE, a.END_TURN):
        told.ending(verb)
    elif verb == a.SHARE:
        told.reserves(first, second)
    elif verb == a.LOSE:
        told.reserves(-1 if first == 0 else 0, -1 if first == 1 else 0)
    elif verb == a.DECLARE:
        told.lines.append(say("preview-declare"))
    elif verb == a.PASS:
        told.lines.append(say("preview-pass"))
    elif verb == a.FREE:
        told.lines.append(say("preview-free", piece=piece_words(state, first)))
    else:
        told.lines.append(say("preview-place"))
    ghost = ghost_of(state, seat, action)
    return Preview(tuple(told.lines), tuple(told.warnings), told.points, () if ghost is None else (ghost,))


class _Told:
    """Collects what there is to say about one action."""

    def __init__(self, state: BastionsState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.lines: list[Message] = []
        self.warnings: list[Message] = []
        self.points: dict[int, int] = {}

    def _copy(self) -> BastionsState:
        copy = self.state.clone()
        copy.journal = Journal()
        return copy

    def _count(self, after: BastionsState) -> None:
        """The mission points that change."""
        for seat in range(after.seats):
            gained = int(after.points[seat] - self.state.points[seat])
            if gained:
                self.points[seat] = gained
        if after.can_declare(self.seat) and not self.state.can_declare(self.seat):
            self.lines.append(say("preview-can-declare"))

    # ---- moving

    def move(self, piece: int, cell: int) -> None:
        after = self._copy()
        move(after, piece, cell)
        arrive(after, piece)
        assert after.journal is not None
        for event in after.journal.take():
            self.lines += list(_happening(event.seen_by(None)))
        self._count(after)
        self._surroundings(after, piece)

    def _surroundings(self, after: BastionsState, piece: int) -> None:
        """Whom the piece would touch or could shoot, who helps it, who could attack it."""
        near = touching(after, piece)
        if near:
            self.lines.append(say("preview-touches", pieces=pieces_words(after, near)))
        royal = [other for other in near if after.kind[other] in (KING, QUEEN)]
        spied = {int(after.owner(p)) for p in royal if not has(after.spied, after.pair(self.seat, after.owner(p)))}
        if spied and after.rules.common == NONE:
            self.lines.append(say("preview-may-spy", seats=tuple(seat_words(seat) for seat in sorted(spied))))
        self.lines += [say(f"preview-bonus-{name}") for name in own_bonuses(after, piece)]
        attackers = threats(after, piece)
        if after.kind[piece] == KING and attackers:
            self.warnings.append(say("warn-king", pieces=pieces_words(after, attackers)))

    def bridge(self, owner: int, opens: bool) -> None:
        after = self._copy()
        work_bridge(after, owner, opens)
        self.lines.append(say("preview-open" if opens else "preview-close", owner=seat_words(owner)))
        if not opens and owner == self.seat:
            army = range(owner * int(after.army), (owner + 1) * int(after.army))
            outside = [p for p in army if after.cell[p] != NONE and after.terrain.bastion[after.cell[p]] != owner]
            if outside:
                self.warnings.append(say("warn-shut-out", count=len(outside)))

    def token(self, which: int) -> None:
        after = self._copy()
        after.token = which
        moves = list_moves(after, vec[i64]())
        movers = {int(a.first_of(number)) for number in moves}
        self.lines.append(say("preview-token", token=CLASS_NAMES[which], pieces=len(movers)))

    def reserves(self, red: int, blue: int) -> None:
        courage = self.state.courage
        self.lines.append(
            say("preview-reserves", red=int(courage[self.seat * 2]) + red, blue=int(courage[self.seat * 2 + 1]) + blue)
        )

    def ending(self, verb: int) -> None:
        """Ending the moves or the turn: what is given up, who is spied on, and whether the king is in danger."""
        state = self.state
        over = verb == a.END_TURN or state.slot < state.seats
        self.lines.append(say("preview-end-turn" if over else "preview-end-move"))
        if not over:
            return
        if state.can_declare(self.seat):
            self.warnings.append(say("warn-declare"))
        for other in spied_on(state):
            self.lines.append(say("preview-spies", seat=seat_words(other)))
        king = int(state.find(self.seat, KING))
        if king != NONE:
            own = best_power(state, king)
            strong = [piece for piece in threats(state, king) if best_power(state, piece) > own]
            if strong:
                self.warnings.append(say("warn-king", pieces=pieces_words(state, strong)))

    # ---- fighting

    def attack(self, valiant: int, target: int) -> None:
        after = self._copy()
        after.valiant, after.target, after.gate, after.supports = valiant, target, NONE, 0
        self._reckon(after)
        self._joiners(after, valiant)

    def breach(self, piece: int, owner: int) -> None:
        after = self._copy()
        after.valiant, after.target, after.gate, after.supports = piece, NONE, owner, 0
        if after.kind[piece] == TOWER:
            breach(after)
            self.lines.append(say("preview-tower-breach", owner=seat_words(owner)))
            self._count(after)
            return
        self._reckon(after)
        self._joiners(after, piece)

    def join(self, piece: int) -> None:
        after = self._copy()
        if piece != NONE:
            after.supports = int(after.supports) | 1 << piece
            self.lines.append(say("preview-support", piece=piece_words(after, piece), force=powers(after, piece)[0]))
        self._reckon(after)

    def _joiners(self, after: BastionsState, valiant: int) -> None:
        """Who could join the attack."""
        after.attacked = int(after.attacked) | 1 << valiant
        army = range(self.seat * int(after.army), (self.seat + 1) * int(after.army))
        joiners = [piece for piece in army if can_support(after, piece)] if _may_gather(after, valiant) else []
        if joiners:
            self.lines.append(say("preview-joiners", pieces=pieces_words(after, joiners)))

    def card(self, card: int) -> None:
        """A card as seal: the power it gives, what the other side may bring, and what it costs."""
        state = self.state
        attacks = int(state.owner(state.valiant)) == self.seat
        own = fight_range(state, attacks=attacks, card=card)
        self.lines.append(say("preview-card", power=own.most, cost=card - 1))
        self._versus(state, own, attacks)

    def _reckon(self, after: BastionsState) -> None:
        """The own powers card by card, with bonuses; the other side's range; what may be lost."""
        valiant = int(after.valiant)
        self.lines += [say(f"preview-bonus-{name}") for name in own_bonuses(after, valiant)]
        together = [
            say("preview-power", card=card, power=fight_range(after, attacks=True, card=card).most)
            for card in range(1, len(powers(after, valiant)) + 1)
        ]
        self.lines.append(say("preview-powers", powers=tuple(together)))
        self._versus(after, fight_range(after, attacks=True), True)

    def _versus(self, state: BastionsState, own: Range, attacks: bool) -> None:
        """What stands against the own power, and who may be taken."""
        if state.gate != NONE:
            self.lines.append(say("preview-resistance", resistance=int(resistance(state, state.gate))))
            return
        against = fight_range(state, attacks=not attacks)
        enemy = int(state.target) if attacks else int(state.valiant)
        self.lines.append(say("preview-range", piece=piece_words(state, enemy), least=against.least, most=against.most))
        if state.value[enemy] == UNKNOWN:
            self.lines.append(say("preview-values", values=", ".join(against.values)))
        if own.least > against.most:
            self.lines.append(say("preview-sure"))
        lost = [piece for piece in against.takes if attacks] if against.most > own.least else []
        if attacks and against.most > own.least:
            key = "preview-may-lose" if lost else "preview-safe"
            self.lines.append(say(key, pieces=pieces_words(state, lost)) if lost else say(key))
        king = [piece for piece in lost if state.kind[piece] == KING]
        if king:
            self.warnings.append(say("warn-king-fights"))


def _may_gather(board: Board, valiant: int) -> bool:
    """Soldiers and archers attack in numbers (R61)."""
    return board.kind[valiant] in (SOLDIER, ARCHER)


def _happening(facts: Facts) -> Iterator[Message]:
    """An event of a move as a line of its preview."""
    name = str(facts["event"])
    if name == "piece_moved":
        if facts["speed"]:
            yield say("preview-speed", speed=int(str(facts["speed"])))
    elif name == "tower_boarded":
        yield say("preview-boards", tower=str(facts["tower"]))
    elif name in ("bastion_entered", "chest_taken", "flag_taken", "bastion_annexed"):
        yield say(f"preview-{name}", owner=seat_words(int(str(facts["owner_seat"]))))


def threats(board: Board, piece: int) -> list[int]:
    """The enemies that could attack a piece from where they stand, of whatever class."""
    enemies: Iterable[int] = range(board.pieces)
    return [
        other
        for other in enemies
        if board.owner(other) != board.owner(piece) and board.cell[other] != NONE and has(targets(board, other), piece)
    ]


def spied_on(state: BastionsState) -> list[int]:
    """The seats whose objective the token holder would see if his turn ended now (R75)."""
    if state.rules.common != NONE:
        return []
    holder = int(state.holder)
    spies = [p for p in range(state.pieces) if has(state.moved & ~state.attacked & state.army_of(holder), p)]
    found: set[int] = set()
    for spy in spies:
        for other in touching(state, spy) if state.cell[spy] != NONE else ():
            if state.kind[other] in (KING, QUEEN) and not has(state.spied, state.pair(holder, state.owner(other))):
                found.add(int(state.owner(other)))
    return sorted(found)
