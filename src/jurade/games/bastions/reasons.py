"""Why an action is not allowed: the rule it breaks, in a sentence.

Everything is answered from the masked state of the seat that asks, so that a refusal tells nothing it may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jurade.core.errors import Reason
from jurade.core.words import say
from jurade.games.bastions import actions as a
from jurade.games.bastions.board import (
    ATTACKING,
    CHOOSING_TOKEN,
    FREEING,
    FREELY,
    MOVING,
    PHASE_NAMES,
    PLACING,
    PLAYING_CARDS,
    PUTTING,
    RIPOSTING,
    SHARING,
    SUPPORTING,
    has,
)
from jurade.games.bastions.combat import fighter, queen_bonus, sees
from jurade.games.bastions.movement import can_board, due_gain, due_seat, move_cost, speed_left
from jurade.games.bastions.placing import next_value
from jurade.games.bastions.spelling import typed_value
from jurade.games.bastions.state import BastionsState
from jurade.games.bastions.tables import (
    ARCHER,
    BRIDGE_OPERATIONS,
    CLASS_NAMES,
    COURAGE,
    COURAGE_PER_TURN,
    NONE,
    RESERVE_NAMES,
    SOLDIER,
    SOLDIERS,
    TOWER,
    TYPE_LETTERS,
)
from jurade.games.bastions.terrain import (
    BOARDS_ONLY,
    NO_MIDDLE,
    RIDERS,
    SPEEDY,
    STRAIGHT,
    WALL,
    way_gates,
    way_middle,
    way_to,
)

# When an action is possible at all: its phase, and the rule that says so.
PLACE_IN_TURN: Final = {
    a.PLACE: (PLACING, "S4"),
    a.TOKEN: (CHOOSING_TOKEN, "R1"),
    a.MOVE: (MOVING, "R3"),
    a.BRIDGE: (MOVING, "R26"),
    a.END_MOVE: (MOVING, "R3"),
    a.FREE: (FREEING, "R30"),
    a.PUT: (PUTTING, "R31"),
    a.SHARE: (SHARING, "R33"),
    a.LOSE: (SHARING, "R35"),
    a.ATTACK: (ATTACKING, "R4"),
    a.BREACH: (ATTACKING, "R4"),
    a.END_TURN: (ATTACKING, "R4"),
    a.SUPPORT: (SUPPORTING, "R61"),
    a.GO: (SUPPORTING, "R61"),
    a.CARD: (PLAYING_CARDS, "R54"),
    a.RIPOSTE: (RIPOSTING, "R66"),
    a.PASS: (RIPOSTING, "R66"),
}
REACH: Final = ("R14", "R13", "R15", "R16", "R13", "R12")  # how far a piece goes, by type


def why_not(state: BastionsState, seat: int, action: int) -> Reason:
    """The rule an action breaks that is not legal now."""
    verb = int(a.verb_of(action))
    first, second = int(a.first_of(action)), int(a.second_of(action))
    if verb == a.DECLARE:
        in_turn = state.phase in (CHOOSING_TOKEN, MOVING, ATTACKING)
        return Reason("R80", say("why-not-won" if in_turn else "why-declare-later"))
    if verb not in PLACE_IN_TURN:
        return Reason("S4", say("why-chance"))
    phase, rule = PLACE_IN_TURN[verb]
    if state.phase != phase:
        return Reason(rule, say(f"why-now-{PHASE_NAMES[state.phase]}"))
    explain: dict[int, Callable[[], Reason]] = {
        a.PLACE: lambda: _place(state, seat, first, second),
        a.TOKEN: lambda: Reason("R1", say(f"why-no-{CLASS_NAMES[first]}")),
        a.MOVE: lambda: _move(state, seat, first, second),
        a.BRIDGE: lambda: _bridge(state, first, bool(second)),
        a.FREE: lambda: _free(state, seat, first),
        a.PUT: lambda: Reason("R31", say("why-no-refuge", cell=state.cell_name(first))),
        a.SHARE: lambda: _share(state),
        a.LOSE: lambda: _lose(state, first),
        a.ATTACK: lambda: _attack(state, seat, first, second),
        a.RIPOSTE: lambda: _attack(state, seat, first, second),
        a.BREACH: lambda: _breach(state, seat, first, second),
        a.SUPPORT: lambda: _support(state, seat, first),
        a.CARD: lambda: _card(state, seat, first),
    }
    return explain[verb]()


# ---- placing


def _place(state: BastionsState, seat: int, value: int, cell: int) -> Reason:
    due = next_value(state, seat)
    if value != due:
        return Reason("S4", say("why-place-order", value=typed_value(due)))
    piece = state.top[cell]
    if piece == NONE or state.owner(piece) != seat:
        return Reason("S4", say("why-place-start", cell=state.cell_name(cell)))
    if state.value[piece] >= 0:
        return Reason("S4", say("why-cell-taken", cell=state.cell_name(cell)))
    if state.rules.placement != FREELY:
        return Reason("S4", say("why-place-type", cell=state.cell_name(cell), type=TYPE_LETTERS[state.kind[piece]]))
    return Reason("R8", say("why-tower-outside"))


# ---- moving


def _not_usable(state: BastionsState, seat: int, piece: int) -> Reason | None:
    """A piece that is not one's own or not in play cannot do anything."""
    if state.owner(piece) != seat:
        return Reason("R3", say("why-not-your-piece", piece=state.piece_name(piece)))
    if state.cell[piece] == NONE:
        return Reason("R37", say("why-not-in-play", piece=state.piece_name(piece)))
    return None


def _move(state: BastionsState, seat: int, piece: int, to: int) -> Reason:
    useless = _not_usable(state, seat, piece)
    if useless is not None:
        return useless
    if move_cost(state, piece, speed_left(state)) < 0:
        return _cannot_move(state, piece)
    name, cell = state.piece_name(piece), state.cell_name(to)
    kind = int(state.kind[piece])
    way = _way(state, piece, to)
    if to == state.cell[piece]:
        return Reason("R67", say("why-stays", piece=name))
    if way == NONE:
        return _no_way(state, piece, to)
    if way_gates(way) & state.shut:
        return Reason("R26", say("why-bridge-closed"))
    middle = way_middle(way)
    if middle != NO_MIDDLE and state.top[middle] != NONE:
        return Reason("R11", say("why-way-blocked", piece=name, cell=state.cell_name(middle)))
    on_cell = state.top[to]
    if on_cell == NONE:
        if way & BOARDS_ONLY:
            return Reason("R7", say("why-needs-tower", piece=name, cell=cell))
        return Reason("R60", say("why-battlefield-full"))
    if state.kind[on_cell] == TOWER and state.owner(on_cell) == seat:
        if not (RIDERS >> kind) & 1:
            return Reason("R18", say("why-never-carried", piece=name))
        if not can_board(state, piece, on_cell):
            return Reason("R18", say("why-tower-loaded", piece=state.piece_name(on_cell)))
    return Reason("R11", say("why-cell-taken", cell=cell))


def ways_of(state: BastionsState, piece: int) -> list[int]:
    """All ways of a piece from where it stands, barred or not."""
    terrain = state.terrain
    row = terrain.move_row(state.kind[piece], 0 if state.carrier[piece] == NONE else 1, state.cell[piece])
    return [int(terrain.move_ways[i]) for i in range(terrain.move_first[row], terrain.move_first[row + 1])]


def _way(state: BastionsState, piece: int, to: int) -> int:
    """The way of a piece to a cell, barred or not; NONE when there is none."""
    return next((way for way in ways_of(state, piece) if way_to(way) == to), NONE)


def _cannot_move(state: BastionsState, piece: int) -> Reason:
    """Why a piece may not move at all now (R17, R22 to R25)."""
    name = state.piece_name(piece)
    if state.class_of(piece) != state.token:
        if state.token == SOLDIERS:
            return Reason("R23", say("why-strategists-rest", piece=name))
        if state.unnatural:
            return Reason("R23", say("why-unnatural-used", piece=name))
        return Reason("R24", say("why-no-speed", left=int(speed_left(state))))
    if not (SPEEDY >> state.kind[piece]) & 1:
        return Reason("R25", say("why-moved-once", piece=name))
    if has(state.moved_twice, piece):
        return Reason("R22", say("why-moved-twice", piece=name))
    return Reason("R24", say("why-no-speed", left=int(speed_left(state))))


def _no_way(state: BastionsState, piece: int, to: int) -> Reason:
    """Too far, into a bastion with a tower, or through a wall or a floor."""
    kind = int(state.kind[piece])
    name, cell = state.piece_name(piece), state.cell_name(to)
    terrain = state.terrain
    here = int(state.cell[piece])
    if kind == TOWER and terrain.bastion[to] != NONE:
        return Reason("R8", say("why-tower-outside"))
    if not terrain.is_near(here, to):
        return Reason(REACH[kind], say(f"why-reach-{TYPE_LETTERS[kind]}", piece=name, cell=cell))
    if terrain.bastion[here] != terrain.bastion[to]:
        return Reason("R7", say("why-wall", piece=name, cell=cell))
    if terrain.bastion[here] != NONE and not terrain.level[here] & terrain.level[to]:
        return Reason("R7", say("why-level", piece=name, cell=cell))
    return Reason(REACH[kind], say(f"why-reach-{TYPE_LETTERS[kind]}", piece=name, cell=cell))


def _bridge(state: BastionsState, owner: int, opens: bool) -> Reason:
    if state.breaker[owner] != NONE:
        return Reason("R29", say("why-bridge-destroyed"))
    if state.bridge_work >= BRIDGE_OPERATIONS:
        return Reason("R26", say("why-bridge-worked", most=int(BRIDGE_OPERATIONS)))
    if has(state.shut, owner) != opens:
        return Reason("R26", say("why-bridge-open" if opens else "why-bridge-shut"))
    return Reason("R26", say("why-nobody-at-bridge"))


def _free(state: BastionsState, seat: int, piece: int) -> Reason:
    name = state.piece_name(piece)
    if state.owner(piece) != seat or state.captor[piece] != state.site:
        return Reason("R30", say("why-no-prisoner", piece=name))
    return Reason("R32", say("why-never-freed", piece=name))


# ---- courage


def _share(state: BastionsState) -> Reason:
    gain = int(due_gain(state.dues[0]))
    if gain == 0:
        return Reason("R35", say("why-now-lose"))
    return Reason("R33", say("why-share-sum", gain=gain))


def _lose(state: BastionsState, colour: int) -> Reason:
    if due_gain(state.dues[0]) > 0:
        return Reason("R33", say("why-now-share"))
    assert state.courage[due_seat(state.dues[0]) * 2 + colour] == 0
    return Reason("R35", say(f"why-{RESERVE_NAMES[colour]}-empty"))


def _card(state: BastionsState, seat: int, card: int) -> Reason:
    piece = fighter(state, seat)
    bonus = int(queen_bonus(state, piece))
    most = int(COURAGE[state.value[piece]])
    if card + bonus > most:
        key = "why-courage-queen" if bonus else "why-courage-max"
        return Reason("R52", say(key, piece=state.piece_name(piece), most=most))
    if card - 1 > COURAGE_PER_TURN - state.spent[seat]:
        left = int(COURAGE_PER_TURN - state.spent[seat])
        return Reason("R53", say("why-courage-turn", most=int(COURAGE_PER_TURN), left=left))
    colour = RESERVE_NAMES[state.class_of(piece)]
    return Reason("R52", say(f"why-reserve-{colour}", cost=card - 1))


# ---- attacking


def _attack(state: BastionsState, seat: int, piece: int, target: int) -> Reason:
    """Why a piece may not attack another, as valiant of an attack or a riposte."""
    wrong = _cannot_attack(state, seat, piece)
    if wrong is not None:
        return wrong
    if state.owner(target) == seat:
        return Reason("R46", say("why-own-piece", piece=state.piece_name(target)))
    if state.phase == RIPOSTING and state.owner(target) != state.holder:
        return Reason("R66", say("why-riposte-holder"))
    if state.cell[target] == NONE:
        return Reason("R37", say("why-not-in-play", piece=state.piece_name(target)))
    return _cannot_reach(state, piece, target)


def _cannot_attack(state: BastionsState, seat: int, piece: int) -> Reason | None:
    wrong = _not_usable(state, seat, piece)
    if wrong is None and state.class_of(piece) != state.token:
        return Reason("R1", say(f"why-class-{CLASS_NAMES[state.token]}", piece=state.piece_name(piece)))
    if wrong is None and has(state.attacked, piece):
        return Reason("R40", say("why-attacked", piece=state.piece_name(piece)))
    return wrong


def _cannot_reach(state: BastionsState, piece: int, target: int) -> Reason:
    """Distance, direction, level, walls or sight (R41 to R45)."""
    names = {"piece": state.piece_name(piece), "target": state.piece_name(target)}
    terrain = state.terrain
    here, there = int(state.cell[piece]), int(state.cell[target])
    if state.kind[piece] == ARCHER:
        if there == terrain.battlefield:
            return Reason("R70", say("why-no-shot-at-battlefield"))
        for i in range(terrain.shot_first[here], terrain.shot_first[here + 1]):
            way = terrain.shot_ways[i]
            if way_to(way) == there:
                assert not sees(state, piece, target, way)
                blocked = state.top[way_middle(way)] != NONE or way_middle(way) == terrain.battlefield
                return (
                    Reason("R43", say("why-no-sight", **names))
                    if blocked
                    else Reason("R44", say("why-no-arc", **names))
                )
        return Reason("R42", say("why-not-at-two", **names))
    if not terrain.is_near(here, there):
        return Reason("R41", say("why-no-contact", **names))
    if state.levels(piece) & state.levels(target) == 0:
        key = "why-rider" if state.carrier[target] != NONE else "why-other-level"
        return Reason("R45" if key == "why-rider" else "R9", say(key, **names))
    for i in range(terrain.touch_first[here], terrain.touch_first[here + 1]):
        way = terrain.touch_ways[i]
        if way_to(way) == there and state.kind[piece] == TOWER and not way & STRAIGHT:
            return Reason("R41", say("why-tower-diagonal", **names))
        if way_to(way) == there and way_gates(way) & state.shut and not way & WALL:
            return Reason("R26", say("why-bridge-closed"))
    return Reason("R9", say("why-wall-between", **names))


def _breach(state: BastionsState, seat: int, piece: int, owner: int) -> Reason:
    wrong = _cannot_attack(state, seat, piece)
    if wrong is not None:
        return wrong
    name = state.piece_name(piece)
    if owner == seat:
        return Reason("R27", say("why-own-bridge"))
    if state.breaker[owner] != NONE:
        return Reason("R29", say("why-bridge-destroyed"))
    if state.kind[piece] == ARCHER:
        return Reason("R27", say("why-archer-breach", piece=name))
    if state.terrain.front[state.cell[piece]] != owner:
        return Reason("R27", say("why-not-in-front", piece=name))
    return Reason("R27", say("why-rider-breach", piece=name))


def _support(state: BastionsState, seat: int, piece: int) -> Reason:
    """Why a piece may not join the attack that was declared."""
    name = state.piece_name(piece)
    if piece == state.valiant or has(state.supports, piece):
        return Reason("R61", say("why-joined", piece=name))
    wrong = _cannot_attack(state, seat, piece)
    if wrong is not None:
        return wrong
    kind = state.kind[piece]
    if state.gate != NONE:
        if kind != SOLDIER:
            return Reason("R28", say("why-breach-soldiers"))
        return _breach(state, seat, piece, int(state.gate))
    mixed = state.seats == 4 and kind in (SOLDIER, ARCHER)
    if not mixed and kind != state.kind[state.valiant]:
        return Reason("R61", say("why-no-mixing", piece=name))
    return _cannot_reach(state, piece, int(state.target))
