"""``move ms4 d3`` moves a piece of the class in use, for speed also a second time or out of turn (R11 to R25).

``bridge m close`` closes a drawbridge, ``bridge m open`` opens it, from its throne or dungeon (R26).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core.errors import Reason
from jurade.core.journal import Facts
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, OneOf, Trail, because, tried
from jurade.core.words import Arg, Message, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing import telling
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules import movement
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.rules.terrain import BOARDS_ONLY, NO_MIDDLE, RIDERS, SPEEDY, way_bridges, way_middle, way_to
from jurade.games.bastions.verbs.base import (
    CELL,
    OWNER,
    PIECE,
    BastionsPicker,
    BastionsVerb,
    named,
    not_usable,
    tell_gains,
)
from jurade.games.bastions.verbs.powers import tell_bonuses

REACH: Final = ("R14", "R13", "R15", "R16", "R13", "R12")  # how far a piece goes, by type


class Move(BastionsVerb):
    word = "move"
    forms = (Form(act.MOVE, PIECE.at(act.FIRST), CELL.at(1, act.FIRST)),)
    examples = ("move ms4 d3",)
    phases = (b.MOVING,)
    rule = "R3"

    # ---- picks

    def path(self, picker: BastionsPicker, action: int) -> Trail:
        piece, cell = self.values(action)
        return picker.piece(piece, max(_cost(picker.state, piece), 0)), picker.cell(cell)

    def label(self, picker: BastionsPicker, action: int) -> Message:
        state = picker.state
        piece, cell = self.values(action)
        boards = cell != state.terrain.battlefield and state.top[cell] != t.NONE
        return say(
            "choice-board" if boards else "choice-move",
            piece=telling.own_words(state, piece),
            cell=state.cell_name(cell),
            speed=_cost(state, piece),
        )

    def ghost(self, picker: BastionsPicker, action: int) -> Shape:
        return picker.figures.ghost(*self.values(action))

    # ---- refusals

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        piece, to = self.values(action)
        useless = not_usable(state, seat, piece)
        if useless is not None:
            return useless
        if _cost(state, piece) < 0:
            return _cannot_move(state, piece)
        name, cell = named(state, seat, piece), state.cell_name(to)
        if to == state.cell[piece]:
            return because("R67", "stays", piece=name)
        way = next((way for way in _ways(state, piece) if way_to(way) == to), t.NONE)
        if way == t.NONE:
            return _no_way(state, piece, to)
        if way_bridges(way) & state.shut:
            return because("R26", "bridge-closed")
        middle = way_middle(way)
        if middle != NO_MIDDLE and state.top[middle] != t.NONE:
            return because("R11", "way-blocked", piece=name, cell=state.cell_name(middle))
        there = state.top[to]
        if there == t.NONE:
            if way & BOARDS_ONLY:
                return because("R7", "needs-tower", piece=name, cell=cell)
            return because("R60", "battlefield-full")
        if state.kind[there] == t.TOWER and state.owner(there) == seat:
            if not RIDERS >> state.kind[piece] & 1:
                return because("R18", "never-carried", piece=name)
            if not movement.can_board(state, piece, there):
                return because("R18", "tower-loaded", piece=named(state, seat, there))
        return because("R11", "cell-taken", cell=cell)

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        """Any own piece, then any cell; one that cannot move anywhere is explained by a cell it could else go to."""
        state, terrain = picker.state, picker.state.terrain
        for piece in picker.own():
            if not picked:
                near = [way_to(way) for way in _ways(state, piece)] or terrain.near[state.cell[piece]]
                yield act.packed(act.MOVE, piece, near[0])
            elif picked[0] == picker.piece(piece):
                yield from (act.packed(act.MOVE, piece, cell) for cell in range(terrain.cells))

    # ---- previews

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        """The move is made on a copy; then whom the piece would touch, who helps it, who could attack it."""
        piece, cell = self.values(action)

        def go(copy: BastionsState) -> None:
            movement.move(copy, piece, cell)
            movement.arrive(copy, piece)

        after, events = tried(state, go)
        seen = Foreseen([line for facts in events for line in _happening(facts)])
        tell_gains(seen, seat, state, after)
        near = telling.touching(after, piece)
        if near:
            seen.lines.append(say("preview-touches", pieces=telling.pieces_words(after, near)))
        spied = telling.objectives_beside(after, seat, near)
        if spied:
            seen.lines.append(say("preview-may-spy", seats=tuple(telling.seat_words(other) for other in spied)))
        tell_bonuses(seen, after, piece)
        attackers = telling.attackers_of(after, piece)
        if after.kind[piece] == t.KING and attackers:
            seen.warnings.append(say("warn-king", pieces=telling.pieces_words(after, attackers)))
        return seen


def _cost(state: BastionsState, piece: int) -> int:
    """The speed a move of this piece costs now, or -1 when it may not move."""
    return movement.move_cost(state, piece, movement.speed_left(state))


def _ways(state: BastionsState, piece: int) -> list[int]:
    """All ways of a piece from where it stands, barred or not."""
    terrain = state.terrain
    row = terrain.move_row(state.kind[piece], 0 if state.carrier[piece] == t.NONE else 1, state.cell[piece])
    return [terrain.move_ways[i] for i in range(terrain.move_first[row], terrain.move_first[row + 1])]


def _cannot_move(state: BastionsState, piece: int) -> Reason:
    """Why a piece may not move at all now (R17, R22 to R25)."""
    name = named(state, state.owner(piece), piece)
    if state.class_of(piece) != state.token:
        if state.token == t.SOLDIERS:
            return because("R23", "strategists-rest", piece=name)
        if state.unnatural:
            return because("R23", "unnatural-used", piece=name)
    elif not SPEEDY >> state.kind[piece] & 1:
        return because("R25", "moved-once", piece=name)
    elif b.has(state.moved_twice, piece):
        return because("R22", "moved-twice", piece=name)
    return because("R24", "no-speed", left=movement.speed_left(state))


def _no_way(state: BastionsState, piece: int, to: int) -> Reason:
    """Too far, into a bastion with a tower, or through a wall or a floor."""
    terrain, kind, here = state.terrain, state.kind[piece], state.cell[piece]
    names: dict[str, Arg] = {"piece": named(state, state.owner(piece), piece), "cell": state.cell_name(to)}
    if kind == t.TOWER and terrain.bastion[to] != t.NONE:
        return because("R8", "tower-outside")
    if terrain.is_near(here, to):
        if terrain.bastion[here] != terrain.bastion[to]:
            return because("R7", "wall", **names)
        if terrain.bastion[here] != t.NONE and not terrain.level[here] & terrain.level[to]:
            return because("R7", "level", **names)
    return because(REACH[kind], f"reach-{t.TYPE_LETTERS[kind]}", **names)


def _happening(facts: Facts) -> Iterator[Message]:
    """An event of a move as a line of its preview."""
    name = str(facts["event"])
    if name == "piece_moved":
        if facts["speed"]:
            yield say("preview-speed", speed=int(str(facts["speed"])))
    elif name == "tower_boarded":
        yield say("preview-boards")
    elif name in ("bastion_entered", "chest_taken", "flag_taken", "bastion_annexed"):
        yield say(f"preview-{name}", owner=telling.seat_words(int(str(facts["owner_seat"]))))


WAY = OneOf("way", ("close", "open"), telling=False)


class Bridge(BastionsVerb):
    word = "bridge"
    forms = (Form(act.BRIDGE, OWNER.at(act.FIRST), WAY.at(1, act.FIRST)),)
    examples = ("bridge m open", "bridge m close")
    phases = (b.MOVING,)
    rule = "R26"

    def path(self, picker: BastionsPicker, action: int) -> Trail:
        return (picker.bridge(act.first_of(action)),)

    def label(self, picker: BastionsPicker, action: int) -> Message:
        owner, opens = self.values(action)
        return say("choice-open" if opens else "choice-close", bridge=telling.bridge_words(owner, picker.seat))

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        owner, opens = self.values(action)
        if state.breaker[owner] != t.NONE:
            return because("R29", "bridge-destroyed")
        if state.bridge_work >= t.BRIDGE_OPERATIONS:
            return because("R26", "bridge-worked", most=t.BRIDGE_OPERATIONS)
        if b.has(state.shut, owner) != opens:
            return because("R26", "bridge-open" if opens else "bridge-shut")
        return because("R26", "nobody-at-bridge")

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        """Any drawbridge, as it is not now."""
        state = picker.state
        return (act.packed(act.BRIDGE, owner, int(b.has(state.shut, owner))) for owner in range(state.seats))

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        owner, opens = self.values(action)
        seen = Foreseen([say("preview-open" if opens else "preview-close", bridge=telling.bridge_words(owner, seat))])
        if not opens and owner == seat:
            cells = [state.cell[piece] for piece in telling.pieces_of(state, seat)]
            outside = [cell for cell in cells if cell != t.NONE and state.terrain.bastion[cell] != seat]
            if outside:
                seen.warnings.append(say("warn-shut-out", count=len(outside)))
        return seen
