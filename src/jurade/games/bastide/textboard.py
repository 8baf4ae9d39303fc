"""The board in plain characters, for a terminal: the town as the rules draw it, and everything that lies beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.games.bastide import board as b
from jurade.games.bastide.drawing.beside import ALL_WALLS, camp_tiles
from jurade.games.bastide.drawing.plan import circles_of
from jurade.games.bastide.picks import offer_form
from jurade.games.bastide.raid import open_sides, wall_pieces
from jurade.games.bastide.scoring import walls_hold
from jurade.games.bastide.state import BastideState
from jurade.games.bastide.tables import (
    BLOCK_NAMES,
    CAMP_SPACES,
    CARD_NAMES,
    CIRCLE_NAMES,
    COLOURS,
    FIRST_WALL,
    HALL,
    KIND_NAMES,
    KINDS,
    MARKET,
    NOWHERE,
    SIDE_NAMES,
    SIDES,
    WORK_NAMES,
    WORKS,
)
from jurade.games.bastide.tax import tax_of

LETTERS: Final = tuple(colour[0].upper() for colour in COLOURS)  # B G R Y V
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


def _spot(state: BastideState, circle: int) -> str:
    """A circle: whose piece, or an empty pair of brackets."""
    owner = state.owner[circle]
    return "( )" if owner == b.EMPTY else f"({LETTERS[owner]})"


def _named(state: BastideState, name: str) -> str:
    return _spot(state, CIRCLE_NAMES.index(name))


def _wall(state: BastideState, side: str) -> bool:
    return bool(state.sites[FIRST_WALL + SIDE_NAMES.index(side)] != NOWHERE)


def _across(state: BastideState, side: str) -> list[str]:
    """The northern or southern wall: its circles, with stones where it stands."""
    stone = "=" if _wall(state, side) else " "
    spots = [f"{_named(state, f'wall_{side}.{column}'):{stone}^{WIDE + 2}}" for column in range(COLUMNS)]
    label = f"wall_{side}" if _wall(state, side) else f"({side} open)"
    return [f"{label:<10}" + (stone * 5).join(spots)]


def _town(state: BastideState) -> Iterator[str]:
    head = " " * 10 + "".join(
        f"{f'c{column}':^{WIDE + 2}}{f'v{column + 1}' if column < 3 else '':^5}" for column in range(COLUMNS)
    )
    yield head
    yield from _across(state, "n")
    for row in range(ROWS):
        yield from _row(state, row)
        if row < ROWS - 1:
            yield _street(state, row)
    yield from _across(state, "s")


def _row(state: BastideState, row: int) -> Iterator[str]:
    border = "     ".join("+" + "-" * WIDE + "+" for _ in range(COLUMNS))
    west, east = "#" if _wall(state, "w") else " ", "#" if _wall(state, "e") else " "
    yield f"{'':>7}{west}  {border}  {east}"
    blocks = [row * COLUMNS + column for column in range(COLUMNS)]
    insides = [_inside(state, block) for block in blocks]
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
    if block == MARKET:
        if state.sites[HALL] == NOWHERE:
            return ["   CARRA", "", "   " + BLOCK_NAMES[block]]
        north, east, south, west = (_named(state, f"halle.{k}") for k in range(4))
        return [f"    {north}", f"{west} HALL {east}".center(WIDE)[:WIDE], f"    {south}"]
    tax = f"${tax_of(state, block)}" if state.room[block] else ""
    works = [WORK_NAMES[work] for work in state.arrivals if state.sites[work] == block]
    short = " ".join(works) if len(" ".join(works)) < WIDE else "+".join(name[:3] for name in works)
    houses = "H" * int(state.houses[block]) + "." * int(state.room[block])
    way = {0: "", 1: " h", 2: " v"}[int(state.orientation[block])]
    return [f" {BLOCK_NAMES[block]}  {tax}", f" {short}", f" {houses}{way}"]


def _street(state: BastideState, row: int) -> str:
    name = f"h{row + 1}"
    parts = [f"{_named(state, f'{name}.{column}'):^{WIDE + 2}}" for column in range(COLUMNS)]
    return f"{'':>4}{name:<6}" + (" " * 5).join(parts)


def _religious(state: BastideState) -> Iterator[str]:
    """The religious works on the board, with their circles."""
    for work in state.arrivals:
        spots = "".join(_spot(state, circle) for circle in circles_of(int(work)))
        yield f"{WORK_NAMES[work]:<10} {BLOCK_NAMES[state.sites[work]]}  {spots}"


# ---- beside it


def _beside(state: BastideState) -> Iterator[str]:
    idle = [WORK_NAMES[work] for work in range(WORKS) if state.filled[work] == 0]
    tiles = camp_tiles(state)
    spaces = " ".join([f"[{value}]" for value in tiles] + ["[ ]"] * (CAMP_SPACES - len(tiles)))
    opened = [SIDE_NAMES[side] for side in range(SIDES) if open_sides(state) >> side & 1]
    yield f"works {int(state.begun)}/{WORKS}   not begun: {' '.join(idle) or '-'}"
    raid = f"   raiding: english{int(state.raider)}" if state.raider else ""
    yield f"camp  {spaces} = {int(state.camp_power())}{raid}"
    verdict = "FRENCH" if walls_hold(state) else "ENGLISH"
    yield f"siege {verdict}: walls {int(wall_pieces(state))}/{ALL_WALLS}, open {' '.join(opened) or '-'}"
    cards = "  ".join(f"{name} {_holder(state, card)}" for card, name in enumerate(CARD_NAMES))
    yield f"cards {cards}"
    yield f"chest ${int(state.chest)}   bank ${int(state.bank)}   bag {int(state.bag_size)} tiles"
    if state.project != NOWHERE:
        spots = "".join(_spot(state, circle) for circle in circles_of(int(state.project)))
        yield f"project {WORK_NAMES[state.project]} {spots}"


def _holder(state: BastideState, card: int) -> str:
    seat = state.cards[card]
    return "( )" if seat == b.EMPTY else f"({LETTERS[seat]})"


def _seats(state: BastideState) -> Iterator[str]:
    """Purses, the star where the turn is; bids and who has sealed, during an auction."""
    seats = range(state.seats)
    yield "purse " + "  ".join(
        f"{'*' if state.active == seat else ''}({LETTERS[seat]}) ${int(state.money[seat])}" for seat in seats
    )
    if any(state.bids):
        bids = (f"({LETTERS[seat]}) {int(state.bids[seat])}{'+?' if state.has_added(seat) else ''}" for seat in seats)
        yield "bids  " + "  ".join(bids)
    sealed = [f"({LETTERS[seat]})" for seat in seats if state.asked & state.given & 1 << seat]
    if sealed:
        yield "sealed " + " ".join(sealed)


def _hand(state: BastideState, seat: int) -> Iterator[str]:
    """The own tiles."""
    if seat >= 0:
        held = [
            name for kind, name in enumerate(KIND_NAMES) for _ in range(max(0, int(state.hands[seat * KINDS + kind])))
        ]
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
            yield f"  {partner.seat} ({LETTERS[partner.seat]})  {sides[0]}  for  {sides[1]}"
