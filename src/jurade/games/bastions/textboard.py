"""The board in plain characters, for a terminal: each cell is five columns by two rows.

::

    +-----+     the piece, and the type of its rider after a plus
    |mt1+a|
    |10/2 |     its value or ?, and the mark of the cell
    +=====+     walls are - and |, a drawbridge is = open, # closed, : destroyed; ~ leads to other half-boards

Marks: T treasure, F flag, R rampart (upper floor), S stairs (both floors), K throne, D dungeon, G gatehouse,
g guardroom (ground floor), v in front of a drawbridge, X battlefield.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from jurade.games.bastions.board import PHASE_NAMES, PLACING, Board, has
from jurade.games.bastions.drawing.geometry import UNIT, Cell, Plan, plan
from jurade.games.bastions.drawing.ground import CLOSED, DESTROYED, OPEN
from jurade.games.bastions.drawing.telling import letter_of, members, prisoners, value_of, values_unseen
from jurade.games.bastions.scene import condition_of
from jurade.games.bastions.tables import (
    CLASS_NAMES,
    COURAGE_PER_TURN,
    NONE,
    OBJECTIVE_NAMES,
    SEAT_LETTERS,
    SPEED_PER_PHASE,
    UNKNOWN,
)

WIDTH: Final = 5
MOST: Final = 100  # columns of what is told below the board
MARKS: Final = {
    "plain": " ",
    "treasure": "T",
    "flag": "F",
    "rampart": "R",
    "stairs": "S",
    "throne": "K",
    "dungeon": "D",
    "gatehouse": "G",
    "guardroom": "g",
    "battlefield": "X",
}
BRIDGES: Final = {OPEN: "=", CLOSED: "#", DESTROYED: ":"}
LEGEND: Final = (
    "T treasure, F flag, R rampart: upper floor; S stairs; K throne, D dungeon, G gatehouse: ground floor",
    "v front of a bridge; bridge = open, # closed, : destroyed; +a carries an archer; ? value not known",
)

# How a terminal colours the characters; pieces come last and win.
INK_OF: Final = {
    r"[-|+]": "grey58",
    r"[=]{5}|(?<=.)=(?=.)": "bold dark_orange3",
    r"#{5}|(?<=.)#(?=.)": "bold red3",
    r"\?": "grey58",
    r"(?<=\s)[TFR](?=[\s|])": "bold dark_goldenrod",
    r"(?<=\s)[SKDGg](?=[\s|])": "dark_goldenrod",
    r"(?<![\w/])m[satnqkx]\d?(\+\w)?(?!\w)": "bold white on orange4",
    r"(?<![\w/])j[satnqkx]\d?(\+\w)?(?!\w)": "bold black on yellow",
    r"(?<![\w/])b[satnqkx]\d?(\+\w)?(?!\w)": "bold white on blue",
    r"(?<![\w/])r[satnqkx]\d?(\+\w)?(?!\w)": "bold white on red",
}


def text_board(state: Board, seat: int) -> str:
    """The board with the watcher's half at the bottom, then everything else that can be known of the position."""
    seats = int(state.seats)
    if seats == 3:
        own = max(seat, 0)
        rows: list[str] = []
        for step in (1, 2, 0):
            rows += [*_half(state, (own + step) % 3), ""]
        rows += [_frontier(p) for p in range(3)]
    else:
        rows = _whole(state, plan(seats, max(seat, 0)))
    told = (line for fact in facts_of(state) for line in wrap(fact, MOST, subsequent_indent="   "))
    return "\n".join(row.rstrip() for row in (*rows, *LEGEND, "", *told))


# ---- the cells


def _whole(state: Board, seen: Plan) -> list[str]:
    """A square board, turned as its seat sees it."""
    west, north = min(cell.base[0] for cell in seen.cells), min(cell.base[1] for cell in seen.cells)
    grid: dict[tuple[int, int], Cell] = {}
    for cell in seen.cells:
        grid[round((cell.base[1] - north) / UNIT), round((cell.base[0] - west) / UNIT)] = cell
    return _drawn(state, grid, seen)


def _half(state: Board, owner: int) -> list[str]:
    """The half-board of one of three seats as its owner sees it."""
    seen = plan(3, owner)
    letter = SEAT_LETTERS[owner]
    grid = {
        (5 - row, column): seen.named[f"{'abcdefgh'[column]}{row}{letter}"]
        for row in range(1, 6)
        for column in range(8)
    }
    return _drawn(state, grid, seen)


def _frontier(owner: int) -> str:
    """Which cells of the fifth row touch those of the next half-board."""
    here, there = SEAT_LETTERS[owner], SEAT_LETTERS[(owner + 1) % 3]
    return f"~ a5{here} b5{here} c5{here} d5{here} meet h5{there} g5{there} f5{there} e5{there}"


def _drawn(state: Board, grid: dict[tuple[int, int], Cell], seen: Plan) -> list[str]:
    height, width = max(row for row, _ in grid) + 1, max(column for _, column in grid) + 1
    numbers = {cell.name: number for number, cell in enumerate(seen.cells)}
    rows = []
    for row in range(height + 1):
        rows.append(_border(state, grid, row, width))
        if row == height:
            break
        upper, lower = "", ""
        for column in range(width + 1):
            side = _side(state, grid.get((row, column - 1)), grid.get((row, column)), "|")
            upper += side
            lower += side
            if column < width:
                cell = grid.get((row, column))
                lines = (" " * WIDTH,) * 2 if cell is None else _inside(state, numbers[cell.name], cell)
                upper += lines[0]
                lower += lines[1]
        label = _line_label([grid.get((row, column)) for column in range(width)])
        rows += [f"{label:>3}{upper}", f"   {lower}"]
    labels = (_line_label([grid.get((row, column)) for row in range(height)]) for column in range(width))
    foot = "    " + " ".join(f"{label:^{WIDTH}}" for label in labels)
    return [*rows, foot]


def _line_label(cells: list[Cell | None]) -> str:
    """What the names of all cells in a line have in common: the file, or the rank with the half-board."""
    names = [cell.name for cell in cells if cell is not None]
    same_file = len({name[0] for name in names}) == 1
    return names[0][0] if same_file else names[0][1:]


def _inside(state: Board, number: int, cell: Cell) -> tuple[str, str]:
    """The two rows of a cell."""
    mark = MARKS[cell.kind]
    if mark == " " and state.terrain.front[number] != NONE:
        mark = "v"
    if number == state.terrain.battlefield:
        there = len(members(state, int(state.melee)))
        return f"{'x' + str(there) if there else '':<{WIDTH}}", f"{mark:>{WIDTH}}"
    piece = int(state.top[number])
    if piece == NONE:
        return " " * WIDTH, f"{mark:>{WIDTH}}"
    rider = int(state.rider[piece])
    name = name_of(state, piece) + (f"+{letter_of(state, rider)}" if rider != NONE else "")
    return f"{name:<{WIDTH}}", f"{value_of(state, piece):<{WIDTH - 1}}{mark}"


def name_of(state: Board, piece: int) -> str:
    """The name of a piece, or its colour and an x while its type is not known."""
    if state.kind[piece] == UNKNOWN:
        return f"{SEAT_LETTERS[state.owner(piece)]}x"
    return state.piece_name(piece)


def _border(state: Board, grid: dict[tuple[int, int], Cell], row: int, width: int) -> str:
    """The line between two rows of cells."""
    line = "   "
    for column in range(width + 1):
        around = [grid.get((r, c)) for r in (row - 1, row) for c in (column - 1, column)]
        line += "+" if any(around) else " "
        if column < width:
            line += _side(state, grid.get((row - 1, column)), grid.get((row, column)), "-") * WIDTH
    return line


def _side(state: Board, a: Cell | None, b: Cell | None, wall: str) -> str:
    """The character between two cells: nothing, a wall, or a drawbridge."""
    if a is None and b is None:
        return " "
    if a is None or b is None:
        return "~" if a is None and wall == "-" and state.seats == 3 else wall
    if a.bastion == b.bastion:
        return " "
    owner = a.bastion if a.bastion is not None else b.bastion
    assert owner is not None
    numbers = state.terrain.cell_named(a.name), state.terrain.cell_named(b.name)
    inner, outer = (a, numbers[1]) if a.bastion is not None else (b, numbers[0])
    if inner.kind == "gatehouse" and state.terrain.front[outer] == owner:
        return BRIDGES[condition_of(state, owner)]
    return wall


# ---- everything else


def facts_of(state: Board) -> list[str]:
    """Whose turn it is, then a line for every seat: points, reserves, deeds, prisoners, objective, values unseen."""
    rows = [_turn(state)]
    rows += [_seat(state, seat) for seat in range(state.seats)]
    riders = [p for p in range(state.pieces) if state.carrier[p] != NONE]
    if riders:
        told = (f"{name_of(state, p)} {value_of(state, p)} on {name_of(state, int(state.carrier[p]))}" for p in riders)
        rows.append("riders: " + "; ".join(told))
    if state.melee:
        told = (f"{name_of(state, p)} {value_of(state, p)}" for p in members(state, int(state.melee)))
        rows.append(f"battlefield {state.cell_name(state.terrain.battlefield)}: " + "; ".join(told))
    if state.valiant != NONE:
        rows.append(_fight(state))
    return rows


def _turn(state: Board) -> str:
    words = [f"round {int(state.slot) // int(state.seats) + 1}", f"phase {PHASE_NAMES[state.phase]}"]
    if state.phase > PLACING and state.holder != NONE:
        words.append(f"token {SEAT_LETTERS[state.holder]}")
        if state.token != NONE:
            words.append(CLASS_NAMES[state.token])
        words.append(f"speed spent {int(state.speed_spent)}/{SPEED_PER_PHASE}")
    return ", ".join(words)


def _seat(state: Board, seat: int) -> str:
    letter = SEAT_LETTERS[seat]
    red, blue = int(state.courage[seat * 2]), int(state.courage[seat * 2 + 1])
    words = [
        f"{letter}: {int(state.points[seat])} points",
        f"red {red} blue {blue} speed {int(state.speed[seat])}",
        f"courage spent {int(state.spent[seat])}/{COURAGE_PER_TURN}",
        f"pieces {int(state.in_play[seat])}",
        f"bridge {condition_of(state, seat)}",
        f"chests {int(state.chests_left(seat))}",
        "flag up" if state.flag_taker[seat] == NONE else f"flag taken by {SEAT_LETTERS[state.flag_taker[seat]]}",
        f"objective {'?' if state.objective[seat] == UNKNOWN else OBJECTIVE_NAMES[state.objective[seat]]}",
    ]
    if state.is_inviolate(seat):
        words.append("inviolate")
    held = [f"{name_of(state, piece)} {value_of(state, piece)}" for piece in prisoners(state, seat)]
    if held:
        words.append("holds " + " ".join(held))
    unseen = values_unseen(state, seat)
    if unseen and state.types_public():
        words.append("unseen " + " ".join(value.replace(" ", "") for value in unseen))
    return ", ".join(words)


def _fight(state: Board) -> str:
    """The attack that is going on."""
    joined = [name_of(state, p) for p in range(state.pieces) if has(state.supports, p)]
    aim = f"bridge {SEAT_LETTERS[state.gate]}" if state.gate != NONE else name_of(state, int(state.target))
    return f"attack: {' + '.join([name_of(state, int(state.valiant)), *joined])} > {aim}"
