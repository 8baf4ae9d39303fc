"""Moving: which moves there are, and what happens on arrival (R11 to R39)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.journal import Facts
from jurade.games.bastions import tables as t
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules.board import Board, bit, has
from jurade.games.bastions.rules.missions import recount
from jurade.games.bastions.rules.terrain import (
    BOARDS_ONLY,
    DUNGEON,
    FLAG,
    NO_MIDDLE,
    RIDERS,
    SPEEDY,
    THRONE,
    TREASURE,
    way_bridges,
    way_middle,
    way_to,
)

# ---- what a move costs


def speed_left(board: Board) -> i64:
    """Speed the token holder may still spend in this phase (R24)."""
    left = t.SPEED_PER_PHASE - board.speed_spent
    reserve = board.speed[board.holder]
    return reserve if reserve < left else left


def move_cost(board: Board, piece: i64, speed: i64) -> i64:
    """The speed a move of this piece costs now, or -1 when it may not move (R17, R22 to R25)."""
    kind = board.kind[piece]
    if board.class_of(piece) == board.token:
        if not has(board.moved, piece):
            return 0
        if (SPEEDY >> kind) & 1 == 0 or has(board.moved_twice, piece) or speed < t.SPEED_COST:
            return -1
        return t.SPEED_COST
    if board.token == t.STRATEGISTS and board.unnatural == 0 and speed >= t.UNNATURAL_COST:
        return t.UNNATURAL_COST
    return -1


# ---- which moves there are


def list_moves(board: Board, out: "vec[i64]") -> "vec[i64]":
    """Add the moves of the token holder, by piece and then by cell."""
    seat = board.holder
    speed = speed_left(board)
    for piece in range(seat * board.army, (seat + 1) * board.army):
        if board.cell[piece] != t.NONE and move_cost(board, piece, speed) >= 0:
            out = list_moves_of(board, piece, out)
    return out


def list_moves_of(board: Board, piece: i64, out: "vec[i64]") -> "vec[i64]":
    """Add all moves of one piece: its ways, less what a bridge, a piece or a full battlefield bars (R11 to R19)."""
    terrain = board.terrain
    top = board.top
    shut = board.shut
    kind = board.kind[piece]
    verb = act.packed(act.MOVE, piece)
    climbs = (RIDERS >> kind) & 1 == 1
    field = terrain.battlefield
    row = terrain.move_row(kind, 0 if board.carrier[piece] == t.NONE else 1, board.cell[piece])
    ways = terrain.move_ways
    for i in range(terrain.move_first[row], terrain.move_first[row + 1]):
        way = ways[i]
        if way_bridges(way) & shut:
            continue
        middle = way_middle(way)
        if middle != NO_MIDDLE and top[middle] != t.NONE:
            continue
        to = way_to(way)
        if top[to] != t.NONE:
            if climbs and can_board(board, piece, top[to]):
                out = append(out, verb | to)
        elif way & BOARDS_ONLY == 0 and (to != field or has_room(board, piece)):
            out = append(out, verb | to)
    return out


def can_board(board: Board, piece: i64, tower: i64) -> bool:
    """Is this an own tower that carries nobody? (R18, RULING 7)"""
    return board.kind[tower] == t.TOWER and board.rider[tower] == t.NONE and board.owner(tower) == board.owner(piece)


def has_room(board: Board, piece: i64) -> bool:
    """Is there room on the battlefield for this piece, and for its rider? (R60)"""
    return board.melee_room() >= (1 if board.rider[piece] == t.NONE else 2)


def can_work_bridge(board: Board, owner: i64) -> bool:
    """May the token holder open or close this bridge: one of his pieces on its throne or dungeon? (R26)"""
    if board.bridge_work >= t.BRIDGE_OPERATIONS or board.breaker[owner] != t.NONE:
        return False
    on_throne = board.top[board.terrain.throne[owner]]
    if on_throne != t.NONE and board.owner(on_throne) == board.holder:
        return True
    in_dungeon = board.top[board.terrain.dungeon[owner]]
    return in_dungeon != t.NONE and board.owner(in_dungeon) == board.holder


def list_bridges(board: Board, out: "vec[i64]") -> "vec[i64]":
    """Add the operations of drawbridges, in seat order."""
    for owner in range(board.seats):
        if can_work_bridge(board, owner):
            out = append(out, act.packed(act.BRIDGE, owner, 1 if has(board.shut, owner) else 0))
    return out


def list_prisoners(board: Board, seat: i64, owner: i64, out: "vec[i64]", verb: i64) -> "vec[i64]":
    """Add the pieces of a seat that can be freed from another's prison: neither king nor tower (R30, R32)."""
    for piece in range(seat * board.army, (seat + 1) * board.army):
        kind = board.kind[piece]
        if board.captor[piece] == owner and kind != t.KING and kind != t.TOWER:
            out = append(out, act.packed(verb, piece))
    return out


def list_refuges(board: Board, owner: i64, out: "vec[i64]", verb: i64) -> "vec[i64]":
    """Add the empty cells beside a dungeon where a freed piece may be put (R31)."""
    terrain = board.terrain
    for i in range(terrain.refuge_first[owner], terrain.refuge_first[owner + 1]):
        cell = terrain.refuge_cells[i]
        if board.top[cell] == t.NONE:
            out = append(out, act.packed(verb, cell))
    return out


# ---- moving


def move(board: Board, piece: i64, to: i64) -> None:
    """Pay for a move and make it; what the cell does is ``arrive`` (R39, step 1)."""
    cost = move_cost(board, piece, t.SPEED_PER_PHASE)
    start = board.cell[piece]
    board.speed[board.holder] -= cost
    board.speed_spent += cost
    if cost == t.UNNATURAL_COST:
        board.unnatural = 1
    if has(board.moved, piece):
        board.moved_twice |= bit(piece)
    board.moved |= bit(piece)
    board.lift(piece)
    board.land(piece, to)
    if board.journal is not None:
        who: Facts = {"seat": board.holder, "piece": board.piece_name(piece)}
        board.journal.note(
            "piece_moved", {**who, "from": board.cell_name(start), "to": board.cell_name(to), "speed": cost}
        )
        if board.carrier[piece] != t.NONE:
            board.journal.note("tower_boarded", {**who, "tower": board.piece_name(board.carrier[piece])})


def work_bridge(board: Board, owner: i64, opens: bool) -> None:
    """Open or close a drawbridge (R26)."""
    board.bridge_work += 1
    board.shut ^= bit(owner)
    board.note("bridge_opened" if opens else "bridge_closed", board.holder, owner)


def arrive(board: Board, piece: i64) -> i64:
    """What the cell does where a piece has just ended its move; returns the feature that asks for a decision (R39).

    TREASURE and THRONE leave gains to share in the dues, DUNGEON a prisoner to choose, PLAIN nothing.
    """
    cell = board.cell[piece]
    owner = board.terrain.bastion[cell]
    seat = board.holder
    if owner in (t.NONE, seat):
        return 0
    enter(board, seat, owner)
    feature = board.terrain.feature[cell]
    if feature == TREASURE and take_chest(board, seat, owner):
        return TREASURE
    if feature == FLAG:
        take_flag(board, seat, owner)
    elif feature == THRONE and board.kind[piece] == t.KING and annex(board, seat, owner):
        return THRONE
    elif feature == DUNGEON and can_free(board, piece, owner):
        return DUNGEON
    return 0


def enter(board: Board, seat: i64, owner: i64) -> None:
    """The first entry of a seat into a bastion is a deed, and violates it for ever (R36)."""
    pair = bit(board.pair(seat, owner))
    if board.entered & pair == 0:
        board.entered |= pair
        board.stirred = 1
        board.note("bastion_entered", seat, owner)
        recount(board)


def take_chest(board: Board, seat: i64, owner: i64) -> bool:
    """Take a chest if one is left; the gain is shared out afterwards (R33)."""
    for i in range(owner * t.CHESTS, (owner + 1) * t.CHESTS):
        if board.chest_taker[i] == t.NONE:
            board.chest_taker[i] = seat
            board.stirred = 1
            if board.journal is not None:
                board.journal.note("chest_taken", {"seat": seat, "owner_seat": owner, "left": board.chests_left(owner)})
            recount(board)
            owe_gain(board, seat, t.TREASURE_COURAGE)
            return True
    return False


def take_flag(board: Board, seat: i64, owner: i64) -> None:
    """The first enemy on the flag takes it: its owner loses one red and one blue, if he has them (R34)."""
    if board.flag_taker[owner] != t.NONE:
        return
    board.flag_taker[owner] = seat
    board.stirred = 1
    for colour in range(t.RED, t.BLUE + 1):
        reserve = board.courage[owner * 2 + colour]
        board.courage[owner * 2 + colour] = reserve - t.FLAG_LOSS if reserve >= t.FLAG_LOSS else 0
    board.note("flag_taken", seat, owner)
    recount(board)


def annex(board: Board, seat: i64, owner: i64) -> bool:
    """A king on an enemy throne annexes the bastion, once per annexer: one courage more, one less (R35)."""
    pair = bit(board.pair(seat, owner))
    if board.annexed & pair:
        return False
    board.annexed |= pair
    board.stirred = 1
    board.note("bastion_annexed", seat, owner)
    recount(board)
    owe_gain(board, seat, t.ANNEXATION_COURAGE)
    if board.in_play[owner] > 0 and board.courage[owner * 2] + board.courage[owner * 2 + 1] > 0:
        board.dues = append(board.dues, owner)
    return True


def can_free(board: Board, piece: i64, owner: i64) -> bool:
    """May a piece that came to this dungeon free somebody? (R30, R31)"""
    if has(board.freed, piece):
        return False
    if len(list_prisoners(board, board.owner(piece), owner, vec[i64](capacity=16), 0)) == 0:
        return False
    return len(list_refuges(board, owner, vec[i64](capacity=8), 0)) > 0


def free(board: Board, piece: i64, cell: i64) -> None:
    """Put a freed piece beside the dungeon; it may act at once if its class is active (R31)."""
    seat = board.owner(piece)
    owner = board.captor[piece]
    board.captor[piece] = t.NONE
    board.freed |= bit(piece)
    board.freed_from[seat * board.seats + owner] += 1
    board.in_play[seat] += 1
    board.stirred = 1
    board.land(piece, cell)
    if board.journal is not None:
        board.journal.note(
            "piece_freed",
            {"seat": seat, "owner_seat": owner, "piece": board.piece_name(piece), "cell": board.cell_name(cell)},
        )
    recount(board)


# ---- gains and losses of courage that somebody has to share out


def owe_gain(board: Board, seat: i64, amount: i64) -> None:
    """Queue a gain of courage: the seat decides into which reserves it goes."""
    board.dues = append(board.dues, amount * 4 + seat)


def due_seat(due: i64) -> i64:
    """Who decides about a due."""
    return due & 3


def due_gain(due: i64) -> i64:
    """How many points are gained; 0: one is lost (R35)."""
    return due >> 2
