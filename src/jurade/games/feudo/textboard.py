"""The board in plain characters, for a terminal: every territory is seven columns by two rows.

The upper row shows the ground, the lower one who stands there: the letter of the seat, then its pawns;
``*`` marks a sick one.  What does not fit is written out below the board.
"""

from __future__ import annotations

from typing import Final

from jurade.core.state import NOBODY, UNKNOWN
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing.field import Field
from jurade.games.feudo.drawing.telling import order_of, pawns_in, terrain_of
from jurade.games.feudo.rules.board import PHASES, Board
from jurade.games.feudo.rules.knowledge import cards_left

WIDTH: Final = 7
LETTERS: Final = {"red": "R", "green": "G", "yellow": "Y", "black": "K"}
GROUND: Final = {
    "hill": ".", "border": ":", "cross": "+", "corner": ":", "village": "^ ^", "wood": "%%%", "mountain": "/\\/\\",
    "convent": "(+)",
}  # fmt: skip
PLAGUE_MARK: Final = "!!"

# How a terminal colours the characters; pawns come last and win.
INK_OF: Final = {
    r"[.:]": "grey50",
    r"\+": "dark_khaki",
    r"\^ \^": "dark_orange3",
    r"%%%": "green4",
    r"/\\/\\": "grey70",
    r"\(\+\)": "bold white",
    r"\[\w{1,4}[RGYK ]?\]": "bold bright_magenta",
    r"!!": "bold white on blue",
    r"#[RGYK]#": "bold",
    r"(?<!\w)R[bpmnst][\w*]*": "bold white on red",
    r"(?<!\w)G[bpmnst][\w*]*": "bold white on green",
    r"(?<!\w)Y[bpmnst][\w*]*": "bold black on yellow",
    r"(?<!\w)K[bpmnst][\w*]*": "bold white on grey23",
}


def text_board(state: Board, seat: int) -> str:
    """The map with its columns and rows, then what is public of every seat, then the own cards."""
    field = Field(state)
    head = "   " + "".join(f"{letter:^{WIDTH}}" for letter in t.COLUMN_NAMES).rstrip()
    rows = [head]
    spilled: list[str] = []
    for row in range(t.SIDE):
        cells = range(row * t.SIDE, row * t.SIDE + t.SIDE)
        upper = "".join(f"{_ground(state, cell):^{WIDTH}}" for cell in cells)
        lower = ""
        for cell in cells:
            crowd = _crowd(state, field, cell)
            if len(crowd) >= WIDTH:
                spilled.append(f"{t.CELL_NAMES[cell]}: {crowd}")
                crowd = crowd[: WIDTH - 2] + "…"
            lower += f"{crowd:^{WIDTH}}"
        rows += [f"{t.SIDE - row:>2} {upper}".rstrip(), f"   {lower}".rstrip()]
    rows.append(head)
    return "\n".join([*rows, *spilled, "", *_status(state), *_seats(state, seat), *_own(state, seat)])


def _ground(state: Board, cell: int) -> str:
    """The ground of a territory in few characters."""
    for seat in range(state.seats):
        if int(state.castle[seat]) == cell:
            return f"#{LETTERS[t.COLOURS[seat]]}#"
    if int(state.plague_at) == cell:
        return PLAGUE_MARK
    town = int(state.town_at(cell))
    if town >= 0:
        owner = int(state.owner[town])
        return f"[{t.FACTS['towns'][town]['name'][:4]}{LETTERS[t.COLOURS[owner]] if owner >= 0 else ''}]"
    return GROUND[terrain_of(state, cell)]


def _crowd(state: Board, field: Field, cell: int) -> str:
    """Who stands on a territory: "Rbn1" or "Rb Gm*"."""
    by_seat: dict[int, str] = {}
    for seat, pawn in field.crowds.get(cell, []):
        by_seat[seat] = by_seat.get(seat, LETTERS[t.COLOURS[seat]]) + _pawn(state, seat, pawn)
    return " ".join(by_seat.values())


def _pawn(state: Board, seat: int, pawn: int) -> str:
    return t.PAWN_NAMES[pawn] + ("*" if state.sick[seat] >> pawn & 1 else "")


def _status(state: Board) -> list[str]:
    """Round, phase, plague card, towns."""
    card = t.PLAGUE_NAMES[state.card] if state.card >= 0 else "–"
    line = f"round {state.round}/{state.rounds}  {PHASES[state.phase]}"
    if state.round:
        line += f"  plague {card}  king {'+' if state.king else '–'}"
    return [line]


def _seats(state: Board, watcher: int) -> list[str]:
    """One line for each seat: castle, who is in it, who is out, trade cards, army cards shown and sealed."""
    order = order_of(int(state.order), int(state.seats)) if state.order or state.round else list(range(state.seats))
    rows = []
    for seat in order if sorted(order) == list(range(state.seats)) else range(state.seats):
        colour = t.COLOURS[seat]
        castle = t.CELL_NAMES[state.castle[seat]] if state.castle[seat] >= 0 else "–"
        inside = [_pawn(state, seat, p) for p in range(t.PAWNS) if int(state.place[seat * t.PAWNS + p]) == t.HOME]
        lost = [t.PAWN_NAMES[p] for p in range(t.PAWNS) if not state.alive[seat] >> p & 1]
        left = [
            str(t.SHILLINGS[k]) for k in reversed(range(t.TRADES)) for _ in range(int(state.hand[seat * t.TRADES + k]))
        ]
        worths = [
            f"{t.FACTS['towns'][town]['name'][:4]} {state.distance(state.castle[seat], state.town_cell[town])}"
            for town in range(len(t.TOWN_IDS))
            if state.castle[seat] >= 0 and watcher in (seat, NOBODY)
        ]
        row = f"{LETTERS[colour]} {colour:<6} castle {castle}: {' '.join(inside) or '–'}"
        row += f"  † {' '.join(lost)}" if lost else ""
        row += f"  trade {' '.join(left) or '–'}"
        row += (
            f"  shown {' '.join(t.PAWN_NAMES[p] for p in pawns_in(int(state.shown[seat])))}"
            if state.shown[seat]
            else ""
        )
        sealed = int(cards_left(state, seat))
        row += "  " + "? " * sealed if sealed else ""
        rows.append(row.rstrip())
        if worths:
            rows.append(f"         {', '.join(worths)}")
    return rows


def _own(state: Board, seat: int) -> list[str]:
    """The sealed cards of the seat that looks."""
    if seat < 0:
        return []
    rows = []
    if state.cards[seat] > 0:
        cards = " ".join(f"{t.PAWN_NAMES[p]}={state.number(seat, p)}" for p in pawns_in(int(state.cards[seat])))
        rows.append(f"army {cards}")
    if state.trade[seat] not in (UNKNOWN, -1):
        rows.append(f"trade {t.SHILLINGS[state.trade[seat]]}")
    return rows
