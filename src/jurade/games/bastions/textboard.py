"""The board in plain characters, for a terminal: each cell is five columns by two rows.

::

    +-----+     the piece, and the type of its rider after a plus
    |mt1+a|
    |10/2 |     its value or ?, and the mark of the cell
    +=====+     walls are - and |, a drawbridge is = open, # closed, : destroyed; ~ leads to other half-boards

Marks: T treasure, F flag, R rampart (height), S stairs (both levels), K throne, D dungeon, G gatehouse,
g guardroom (ground), v in front of a drawbridge, X battlefield.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from jurade.core.state import UNKNOWN
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing import telling
from jurade.games.bastions.drawing.geometry import UNIT, Cell, Plan, plan
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.board import Board

WIDTH: Final = 5
MOST: Final = 100  # columns of what is told below the board
MARKS: Final = {
    "plain": " ", "treasure": "T", "flag": "F", "rampart": "R", "stairs": "S", "throne": "K", "dungeon": "D",
    "gatehouse": "G", "guardroom": "g", "battlefield": "X",
}  # fmt: skip
BRIDGES: Final = {"open": "=", "closed": "#", "destroyed": ":"}
LEGEND: Final = (
    "T treasure, F flag, R rampart: height; S stairs; K throne, D dungeon, G gatehouse: ground",
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
    own = max(seat, 0)
    if state.seats == 3:
        halves = ([*_half(state, (own + step) % 3), ""] for step in (1, 2, 0))
        rows = [*(row for half in halves for row in half), *(_frontier(owner) for owner in range(3))]
    else:
        rows = _whole(state, plan(state.seats, own))
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
    names = ((row, column, f"{'abcdefgh'[column]}{row}") for row in range(1, 6) for column in range(8))
    grid = {(5 - row, column): seen.named[name + t.SEAT_LETTERS[owner]] for row, column, name in names}
    return _drawn(state, grid, seen)


def _frontier(owner: int) -> str:
    """Which cells of the fifth row touch those of the next half-board."""
    here, there = t.SEAT_LETTERS[owner], t.SEAT_LETTERS[(owner + 1) % 3]
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
    if mark == " " and state.terrain.front[number] != t.NONE:
        mark = "v"
    if number == state.terrain.battlefield:
        there = len(telling.members(state, state.melee))
        return f"{'x' + str(there) if there else '':<{WIDTH}}", f"{mark:>{WIDTH}}"
    piece = state.top[number]
    if piece == t.NONE:
        return " " * WIDTH, f"{mark:>{WIDTH}}"
    rider = state.rider[piece]
    name = name_of(state, piece) + (f"+{telling.letter_of(state, rider)}" if rider != t.NONE else "")
    return f"{name:<{WIDTH}}", f"{telling.value_of(state, piece):<{WIDTH - 1}}{mark}"


def name_of(state: Board, piece: int) -> str:
    """The name of a piece, or its colour and an x while its type is not known."""
    if state.kind[piece] == UNKNOWN:
        return f"{t.SEAT_LETTERS[state.owner(piece)]}x"
    return state.piece_name(piece)


def _known(state: Board, piece: int) -> str:
    """A piece and its value."""
    return f"{name_of(state, piece)} {telling.value_of(state, piece)}"


def _border(state: Board, grid: dict[tuple[int, int], Cell], row: int, width: int) -> str:
    """The line between two rows of cells."""
    line = "   "
    for column in range(width + 1):
        around = [grid.get((r, c)) for r in (row - 1, row) for c in (column - 1, column)]
        line += "+" if any(around) else " "
        if column < width:
            line += _side(state, grid.get((row - 1, column)), grid.get((row, column)), "-") * WIDTH
    return line


def _side(state: Board, one: Cell | None, other: Cell | None, wall: str) -> str:
    """The character between two cells: nothing, a wall, or a drawbridge."""
    if one is None and other is None:
        return " "
    if one is None or other is None:
        return "~" if one is None and wall == "-" and state.seats == 3 else wall
    if one.bastion == other.bastion:
        return " "
    inner, outer = (one, other) if one.bastion is not None else (other, one)
    assert inner.bastion is not None
    if inner.kind == "gatehouse" and state.terrain.front[state.terrain.cell_named(outer.name)] == inner.bastion:
        return BRIDGES[telling.condition_of(state, inner.bastion)]
    return wall


# ---- everything else


def facts_of(state: Board) -> list[str]:
    """Whose turn it is, then a line for every seat: points, reserves, deeds, prisoners, objective, values unseen."""
    rows = [_turn(state)]
    rows += [_seat(state, seat) for seat in range(state.seats)]
    riders = [p for p in range(state.pieces) if state.carrier[p] != t.NONE]
    if riders:
        told = (f"{_known(state, p)} on {name_of(state, state.carrier[p])}" for p in riders)
        rows.append("riders: " + "; ".join(told))
    if state.melee:
        told = (_known(state, p) for p in telling.members(state, state.melee))
        rows.append(f"battlefield {state.cell_name(state.terrain.battlefield)}: " + "; ".join(told))
    if state.valiant != t.NONE:
        rows.append(_fight(state))
    return rows


def _turn(state: Board) -> str:
    words = [f"round {state.slot // state.seats + 1}", f"phase {b.PHASE_NAMES[state.phase]}"]
    if state.phase > b.PLACING and state.holder != t.NONE:
        words.append(f"token {t.SEAT_LETTERS[state.holder]}")
        if state.token != t.NONE:
            words.append(t.CLASS_NAMES[state.token])
        words.append(f"speed spent {state.speed_spent}/{t.SPEED_PER_PHASE}")
    return ", ".join(words)


def _seat(state: Board, seat: int) -> str:
    letter = t.SEAT_LETTERS[seat]
    red, blue = state.courage[seat * 2], state.courage[seat * 2 + 1]
    words = [
        f"{letter}: {state.points[seat]} points",
        f"red {red} blue {blue} speed {state.speed[seat]}",
        f"courage spent {state.spent[seat]}/{t.COURAGE_PER_TURN}",
        f"pieces {state.in_play[seat]}",
        f"bridge {telling.condition_of(state, seat)}",
        f"chests {state.chests_left(seat)}",
        "flag up" if state.flag_taker[seat] == t.NONE else f"flag taken by {t.SEAT_LETTERS[state.flag_taker[seat]]}",
        f"objective {'?' if state.objective[seat] == UNKNOWN else t.OBJECTIVE_NAMES[state.objective[seat]]}",
    ]
    if state.is_inviolate(seat):
        words.append("unbreached")
    held = [_known(state, piece) for piece in telling.prisoners(state, seat)]
    if held:
        words.append("holds " + " ".join(held))
    unseen = telling.values_unseen(state, seat)
    if unseen and state.types_public():
        words.append("unseen " + " ".join(value.replace(" ", "") for value in unseen))
    return ", ".join(words)


def _fight(state: Board) -> str:
    """The attack that is going on."""
    joined = [name_of(state, p) for p in telling.members(state, state.supports)]
    aim = f"bridge {t.SEAT_LETTERS[state.bridge]}" if state.bridge != t.NONE else name_of(state, state.target)
    return f"attack: {' + '.join([name_of(state, state.valiant), *joined])} > {aim}"
