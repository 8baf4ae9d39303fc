"""The board in plain characters, for a terminal: the town as the rules draw it, and everything that lies beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing.beside import ALL_WALLS, camp_tiles
from jurade.games.bastide.drawing.plan import BLOCK_LABELS, circles_of
from jurade.games.bastide.rules.actions import ORIENTATION_NAMES
from jurade.games.bastide.rules.board import EMPTY
from jurade.games.bastide.rules.raid import open_sides, wall_pieces
from jurade.games.bastide.rules.scoring import walls_hold
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.rules.tax import tax_of
from jurade.games.bastide.verbs.offer import offer_form

LETTERS: Final = tuple(colour[0].upper() for colour in t.COLOURS)  # B G R Y V
ROWS: Final = 3
COLUMNS: Final = 4
WIDE: Final = 12  # characters inside a block

# How a terminal colours the characters; seats come last and win.
INK_OF: Final = {
    r"[+|]-*|-{3,}": "grey58",
    r"[=#]{2,}": "grey74",
    r"(?<=\| )H+(?=[. ])": "dark_orange3",
    r"\b[hv][1-3]\b": "grey66",
    r"\$\d+": "gold3",
    r"\b(church|monastery|chapel|leper|HALL|CARRA)\b": "bold medium_purple1",
    r"\benglish\d?\b|\bENGLISH\b": "bold red3",
    r"\bFRENCH\b": "bold deep_sky_blue1",
    r"\((B)\)": "bold white on blue",
    r"\((G)\)": "bold white on green4",
    r"\((R)\)": "bold white on red3",
    r"\((Y)\)": "bold black on yellow",
    r"\((V)\)": "bold white on dark_magenta",
}


def text_board(state: BastideState, seat: int) -> str:
    """The town with its coordinates; camp, road, works and purses; the own hand; the form of an offer."""
    lines = [*_town(state), "", *_religious(state), *_beside(state), *_seats(state), *_hand(state, seat)]
    return "\n".join(line.rstrip() for line in [*lines, *_offers(state, seat)])


# ---- the town


def _seat(seat: int) -> str:
    """A seat by its letter, or an empty pair of brackets for nobody."""
    return "( )" if seat == EMPTY else f"({LETTERS[seat]})"


def _named(state: BastideState, name: str) -> str:
    """Whose piece is on a circle."""
    return _seat(state.owner[t.CIRCLE_NAMES.index(name)])


def _circles(state: BastideState, work: int) -> str:
    """All circles of a work."""
    return "".join(_seat(state.owner[circle]) for circle in circles_of(work))


def _wall(state: BastideState, side: str) -> bool:
    return bool(state.sites[t.FIRST_WALL + t.SIDE_NAMES.index(side)] != t.NOWHERE)


def _across(state: BastideState, side: str) -> str:
    """The northern or southern wall: its circles, with stones where it stands."""
    stone = "=" if _wall(state, side) else " "
    spots = [f"{_named(state, f'wall_{side}.{column}'):{stone}^{WIDE + 2}}" for column in range(COLUMNS)]
    label = f"wall_{side}" if _wall(state, side) else f"({side} open)"
    return f"{label:<10}" + (stone * 5).join(spots)


def _town(state: BastideState) -> Iterator[str]:
    columns = [f"{f'c{column}':^{WIDE + 2}}" for column in range(COLUMNS)]
    yield " " * 10 + "".join(f"{head}{f'v{number}':^5}" for number, head in enumerate(columns[:-1], 1)) + columns[-1]
    yield _across(state, "n")
    for row in range(ROWS):
        yield from _row(state, row)
        if row < ROWS - 1:
            yield _street(state, row)
    yield _across(state, "s")


def _row(state: BastideState, row: int) -> Iterator[str]:
    border = "     ".join("+" + "-" * WIDE + "+" for _ in range(COLUMNS))
    west, east = "#" if _wall(state, "w") else " ", "#" if _wall(state, "e") else " "
    yield f"{'':>7}{west}  {border}  {east}"
    insides = [_inside(state, row * COLUMNS + column) for column in range(COLUMNS)]
    for k in range(3):
        cells = [f"|{inside[k]:<{WIDE}}|" for inside in insides]
        line = cells[0]
        for column in range(1, COLUMNS):
            between = f" {_named(state, f'v{column}.{row}')} " if k == 1 else " " * 5
            line += between + cells[column]
        left = f"r{row} {_named(state, f'wall_w.{row}')}" if k == 1 else f"{'':>6}"
        right = _named(state, f"wall_e.{row}") if k == 1 else ""
        yield f"{left:<7}{west}  {line}  {east} {right}"
    yield f"{'':>7}{west}  {border}  {east}"


def _inside(state: BastideState, block: int) -> list[str]:
    """Three lines of a block: name and tax, religious works, houses."""
    if block == t.MARKET:
        if state.sites[t.HALL] == t.NOWHERE:
            return ["   CARRA", "", f" {_name(block)}"]
        north, east, south, west = (_named(state, f"halle.{k}") for k in range(4))
        return [f"    {north}", f"{west} HALL {east}".center(WIDE)[:WIDE], f"    {south}"]
    tax = f"${tax_of(state, block)}" if state.room[block] else ""
    works = [t.WORK_NAMES[work] for work in state.arrivals if state.sites[work] == block]
    short = " ".join(works) if len(" ".join(works)) < WIDE else "+".join(name[:3] for name in works)
    houses = "H" * state.houses[block] + "." * state.room[block]
    way = ORIENTATION_NAMES[state.orientation[block]]
    return [f" {_name(block)} {tax}", f" {short}", f" {houses} {way}"]


def _name(block: int) -> str:
    """What sentences call a block, and how it is written in a move."""
    return f"{BLOCK_LABELS[block]} {t.BLOCK_NAMES[block]}"


def _street(state: BastideState, row: int) -> str:
    name = f"h{row + 1}"
    parts = [f"{_named(state, f'{name}.{column}'):^{WIDE + 2}}" for column in range(COLUMNS)]
    return f"{'':>4}{name:<6}" + (" " * 5).join(parts)


def _religious(state: BastideState) -> Iterator[str]:
    """The religious works on the board, with their circles."""
    for work in state.arrivals:
        yield f"{t.WORK_NAMES[work]:<10} {t.BLOCK_NAMES[state.sites[work]]}  {_circles(state, work)}"


# ---- beside it


def _beside(state: BastideState) -> Iterator[str]:
    idle = [t.WORK_NAMES[work] for work in range(t.WORKS) if state.filled[work] == 0]
    tiles = camp_tiles(state)
    spaces = " ".join([f"[{value}]" for value in tiles] + ["[ ]"] * (t.CAMP_SPACES - len(tiles)))
    opened = [t.SIDE_NAMES[side] for side in range(t.SIDES) if open_sides(state) >> side & 1]
    yield f"works {state.begun}/{t.WORKS}   not begun: {' '.join(idle) or '-'}"
    raid = f"   raiding: english{state.raider}" if state.raider else ""
    yield f"camp  {spaces} = {state.camp_power()}{raid}"
    verdict = "FRENCH" if walls_hold(state) else "ENGLISH"
    yield f"siege {verdict}: walls {wall_pieces(state)}/{ALL_WALLS}, open {' '.join(opened) or '-'}"
    cards = "  ".join(f"{name} {_seat(seat)}" for name, seat in zip(t.CARD_NAMES, state.cards, strict=True))
    yield f"cards {cards}"
    yield f"chest ${state.chest}   bank ${state.bank}   bag {state.bag_size} tiles"
    if state.project != t.NOWHERE:
        yield f"project {t.WORK_NAMES[state.project]} {_circles(state, state.project)}"


def _seats(state: BastideState) -> Iterator[str]:
    """Purses, the star where the turn is; bids and who has chosen, during an auction."""
    seats = range(state.seats)
    purses = (f"{'*' if state.active == seat else ''}{_seat(seat)} ${state.money[seat]}" for seat in seats)
    yield "purse " + "  ".join(purses)
    if any(state.bids):
        bids = (f"{_seat(seat)} {state.bids[seat]}{'+?' if state.has_added(seat) else ''}" for seat in seats)
        yield "bids  " + "  ".join(bids)
    sealed = [_seat(seat) for seat in seats if state.asked & state.given & 1 << seat]
    if sealed:
        yield "ready " + " ".join(sealed)


def _hand(state: BastideState, seat: int) -> Iterator[str]:
    """The own tiles."""
    if seat >= 0:
        counts = state.hands[seat * t.KINDS : seat * t.KINDS + t.KINDS]
        held = [name for name, count in zip(t.KIND_NAMES, counts, strict=True) for _ in range(count)]
        yield f"hand  {' '.join(held) or '-'}"


def _offers(state: BastideState, seat: int) -> Iterator[str]:
    """How an offer is written, and what each side may hold: one line for every seat that may be addressed."""
    form = offer_form(state, seat)
    if form is not None:
        yield ""
        side = f"TERM{form.joint}TERM|{form.nothing}"
        yield form.template.format(seat="SEAT", gives=side, wants=side)
        for partner in form.partners:
            sides = [
                " ".join(term.written.replace("{n}", f"{term.least}..{term.most}") for term in side) or form.nothing
                for side in (partner.gives, partner.wants)
            ]
            yield f"  {partner.seat} {_seat(partner.seat)}  {sides[0]}  for  {sides[1]}"
