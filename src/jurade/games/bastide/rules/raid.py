"""English raids and fires: what can be destroyed (R32 to R43, RUL-11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.bastide import tables as t
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules.board import EMPTY, HOUSE_KIND, MIXED_RAID, PIECE_KIND, Board


def open_sides(board: Board) -> i64:
    """Sides of the town without wall token, as bits; a wall with a single piece protects (R39)."""
    bits: i64 = 0
    for side in range(t.SIDES):
        if board.sites[t.FIRST_WALL + side] == t.NOWHERE:
            bits |= i64(1) << side
    return bits


def is_exposed_house(board: Board, block: i64, open_to: i64) -> bool:
    """A house in a block with an open side; a corner needs both walls (R38, R39)."""
    return board.houses[block] > 0 and t.BLOCK_SIDES[block] & open_to != 0


def is_exposed_piece(board: Board, circle: i64, open_to: i64) -> bool:
    """A piece on an exposed circle (R38, R39)."""
    return board.owner[circle] != EMPTY and is_exposed_circle(board, circle, open_to)


def is_exposed_circle(board: Board, circle: i64, open_to: i64) -> bool:
    """A circle of an outer portion of an open side, or of a religious work on the board in an exposed block."""
    work = t.WORK_OF[circle]
    if work >= t.FIRST_RELIGIOUS:
        return t.BLOCK_SIDES[board.sites[work]] & open_to != 0
    return t.PORTION_SIDES[circle] & open_to != 0


def count_houses(board: Board, open_to: i64) -> i64:
    """Exposed houses."""
    count: i64 = 0
    for block in range(t.BLOCKS):
        if t.BLOCK_SIDES[block] & open_to:
            count += board.houses[block]
    return count


def count_pieces(board: Board, open_to: i64) -> i64:
    """Exposed pieces, those on walls apart."""
    count: i64 = 0
    for circle in range(t.CIRCLES):
        if is_exposed_piece(board, circle, open_to):
            count += 1
    return count


def wall_pieces(board: Board) -> i64:
    """Pieces on all walls."""
    count: i64 = 0
    for seat in range(board.seats):
        count += board.families[seat * t.FAMILIES + t.MILITARY]
    return count


def raid_targets(board: Board) -> "vec[i64]":
    """Legal targets of the raid that is due; none when nothing can be destroyed (R40, R41, R42, RUL-11)."""
    open_to = open_sides(board)
    houses = count_houses(board, open_to)
    pieces = count_pieces(board, open_to)
    if board.struck != 0 and board.settings[MIXED_RAID] == 0:
        if board.struck == HOUSE_KIND:
            return _targets(board, open_to, True, False, False, 0)
        if pieces > 0 or houses > 0:
            return _targets(board, open_to, False, True, False, 0)
        return _targets(board, open_to, False, False, True, 0)
    need: i64 = 0
    if board.struck == 0 and board.raider >= t.DOUBLE_RAID:
        need = _full_damage(board, open_to, houses, pieces)
    on_walls = houses + pieces == 0
    return _targets(board, open_to, need & 1 == 0, need & 2 == 0, on_walls, need)


def _full_damage(board: Board, open_to: i64, houses: i64, pieces: i64) -> i64:
    """What the full-damage rule takes from a first raid that should be followed by a second (RUL-11).

    Bits: 1 no houses, 2 no exposed pieces, 4 no wall piece unless a second raid can follow it.
    """
    walls = wall_pieces(board)
    if houses + pieces == 0:
        for circle in range(t.FIRST_CIRCLE[t.FIRST_WALL], t.FIRST_CIRCLE[t.FIRST_RELIGIOUS]):
            if board.owner[circle] != EMPTY and _wall_can_follow(board, circle, open_to, walls):
                return 4
        return 0
    if board.settings[MIXED_RAID]:
        # Any target leaves the others for the second raid; a single one leaves the walls.
        return 0
    house_follows = houses >= 2
    piece_follows = pieces >= 2 or (pieces == 1 and houses == 0 and walls > 0)
    if house_follows and not piece_follows:
        return 2
    if piece_follows and not house_follows:
        return 1
    return 0


def _wall_can_follow(board: Board, circle: i64, open_to: i64, walls: i64) -> bool:
    """Can a second raid follow a first one on this wall piece, when nothing is exposed yet?"""
    wall = t.WORK_OF[circle]
    if board.filled[wall] > 1:
        return True  # another piece of this wall
    opened = open_to | i64(1) << wall - t.FIRST_WALL
    if count_pieces(board, opened) > 0:
        return True
    if count_houses(board, opened) > 0:
        return board.settings[MIXED_RAID] != 0
    return walls > 1


def _targets(board: Board, open_to: i64, houses: bool, pieces: bool, walls: bool, need: i64) -> "vec[i64]":
    """The listed kinds of targets in canonical order."""
    out = vec[i64](capacity=32)
    if houses:
        for block in range(t.BLOCKS):
            if is_exposed_house(board, block, open_to):
                out = append(out, act.action_of(act.RAID_HOUSE, block))
    all_walls = wall_pieces(board) if need & 4 else 0
    for circle in range(t.CIRCLES):
        work = t.WORK_OF[circle]
        if t.FIRST_WALL <= work < t.FIRST_RELIGIOUS:
            if walls and board.owner[circle] != EMPTY:
                if need & 4 == 0 or _wall_can_follow(board, circle, open_to, all_walls):
                    out = append(out, act.action_of(act.RAID, circle))
        elif pieces and is_exposed_piece(board, circle, open_to):
            out = append(out, act.action_of(act.RAID, circle))
    return out


def raid_house(board: Board, block: i64) -> None:
    """The English destroy a house (R37, R43)."""
    board.lift_house(block)
    board.struck = HOUSE_KIND
    if board.journal is not None:
        board.journal.note("house_raided", {"seat": board.active, "block": t.BLOCK_NAMES[block]})


def raid_piece(board: Board, circle: i64) -> None:
    """The English destroy an influence (R37, R43)."""
    board.note_circle("influence_raided", board.active, circle)
    board.lift_piece(circle)
    board.struck = PIECE_KIND


# ---- fires


def has_fire_target(board: Board) -> bool:
    """A fire needs a house or a piece anywhere (R34)."""
    if board.begun > 0:
        return True
    for block in range(t.BLOCKS):
        if board.houses[block] > 0:
            return True
    return False


def fire_targets(board: Board) -> "vec[i64]":
    """Everything burns: every block with a house, every occupied circle (R32)."""
    out = vec[i64](capacity=64)
    for block in range(t.BLOCKS):
        if board.houses[block] > 0:
            out = append(out, act.action_of(act.BURN_HOUSE, block))
    for circle in range(t.CIRCLES):
        if board.owner[circle] != EMPTY:
            out = append(out, act.action_of(act.BURN, circle))
    return out


def more_fire_targets(board: Board) -> "vec[i64]":
    """A second piece of the same block or work, or ``stop`` (R32)."""
    out = vec[i64](capacity=8)
    if board.burning < t.BLOCKS:
        if board.houses[board.burning] > 0:
            out = append(out, act.action_of(act.BURN_HOUSE, board.burning))
    else:
        work = board.burning - t.BLOCKS
        for circle in range(t.FIRST_CIRCLE[work], t.FIRST_CIRCLE[work] + t.CAPACITY[work]):
            if board.owner[circle] != EMPTY:
                out = append(out, act.action_of(act.BURN, circle))
    return append(out, act.action_of(act.STOP, 0))


def burn_house(board: Board, block: i64) -> None:
    board.lift_house(block)
    board.burning = block
    if board.journal is not None:
        board.journal.note("house_burnt", {"seat": board.active, "block": t.BLOCK_NAMES[block]})


def burn_piece(board: Board, circle: i64) -> None:
    board.note_circle("influence_burnt", board.active, circle)
    board.lift_piece(circle)
    board.burning = t.BLOCKS + t.WORK_OF[circle]
