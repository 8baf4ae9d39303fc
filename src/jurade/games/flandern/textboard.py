"""The board in plain characters, for a terminal: six plans in two rows, then everything that lies beside them.

Districts are letters: the arms (B Y G R N E, N is grey, E the Church), ``m`` a printed master, ``M`` a master pawn,
``#`` a site, ``+`` a cathedral.  An open plot shows its name, in brackets while out of reach; ``xx`` is covered.
"""

from __future__ import annotations

from typing import Final

from jurade.games.flandern.actions import CHOOSE_CARD
from jurade.games.flandern.board import NONE, UNKNOWN, Board
from jurade.games.flandern.building import arms_on
from jurade.games.flandern.cards import pile_card_name, pile_to_draw
from jurade.games.flandern.drawing.telling import full_value, open_count, seat_colour, standings
from jurade.games.flandern.notation import write_choice
from jurade.games.flandern.position import guilds_in_play, members
from jurade.games.flandern.state import FlandernState
from jurade.games.flandern.tables import (
    ALL_CARDS,
    ALL_PLOTS,
    ARMS,
    CARDS,
    CENTRE_TILE,
    CHURCH,
    CITIES,
    FACTS,
    GOLD_CARDS,
    GOLD_KINDS,
    NEW_PLOT,
    PILES,
    PLOTS,
    SHAPE_COUNT,
    SHAPES,
    SPECIAL_TILE,
    SUPPLY_PLACE,
    TILE_ARMS,
    TILES,
)

LETTERS: Final[list[str]] = [guild["letter"] for guild in FACTS["guilds"]] + [FACTS["church"]["letter"]]
CELL: Final = 5  # characters of the narrowest plot
WIDTH: Final = 5 * CELL + 6
GAP: Final = "  "

# How a terminal colours the characters; what comes later wins.
INK_OF: Final = {
    r"[|]|-{2,}|\+(?=-)|(?<=-)\+": "grey50",
    r"\bxx\b": "grey50",
    r"(?<![\w:])B[mM\d#]*(?!\w)": "bold white on blue",
    r"(?<![\w:])Y[mM\d#]*(?!\w)": "bold black on yellow",
    r"(?<![\w:])G[mM\d#]*(?!\w)": "bold white on green",
    r"(?<![\w:])R[mM\d#]*(?!\w)": "bold white on red",
    r"(?<![\w:])N[mM\d#]*(?!\w)": "bold black on grey70",
    r"(?<![\w:])E[abcd#+]*(?!\w)": "bold black on thistle1",
}


def text_board(state: FlandernState, seat: int) -> str:
    """The cities with the names of their plots; below them cards, order, pawns and stocks."""
    rows: list[str] = []
    for row in range(2):
        plans = [city_rows(state, city) for city in range(3 * row, 3 * row + 3)]
        tallest = max(len(plan) for plan in plans)
        for line in range(tallest):
            cells = (plan[line] if line < len(plan) else "" for plan in plans)
            rows.append(GAP.join(f"{cell:<{WIDTH}}" for cell in cells).rstrip())
        rows.append("")
    return "\n".join([*rows, *_beside(state, seat)])


# ---- a city


def city_rows(state: Board, city: int) -> list[str]:
    """One city: name and value, plan, new plots, standings."""
    name = CITIES[city]
    if not state.cities >> city & 1:
        return [f"{name} -"]
    value = int(state.value(city))
    if state.scored >> city & 1:
        head = f"{name} ={value}"
    else:
        head = f"{name} {value}/{full_value(state, city)} open {open_count(state, city)}"
    new = [
        f"{PLOTS[plot]} {plot_text(state, city, plot)}"
        for plot in range(NEW_PLOT, ALL_PLOTS)
        if state.region(city, plot) != NONE
    ]
    ranked = " ".join(f"{LETTERS[one.guild]}:{one.points}" for one in standings(state, city))
    return [head, *plan_rows(state, city), " ".join(new), ranked]


def plan_rows(state: Board, city: int) -> list[str]:
    """The twelve plots around the centre, each once, where it lies."""

    def cell(plot: str, width: int) -> str:
        return f"{plot_text(state, city, PLOTS.index(plot)):^{CELL * width + width - 1}}"

    line, empty = "-" * CELL, " " * CELL
    two, three = "-" * (2 * CELL + 1), "-" * (3 * CELL + 2)
    return [
        f"+{line}+{three}+{line}+",
        f"|{cell('t4', 1)}|{cell('p1', 3)}|{cell('t1', 1)}|",
        f"+{line}+{line}+{two}+{line}+",
        f"|{empty}|{cell('r4', 1)}|{cell('r1', 2)}|{empty}|",
        f"|{empty}|{empty}+{line}+{line}+{empty}|",
        f"|{cell('p4', 1)}|{empty}|{cell('c', 1)}|{empty}|{cell('p2', 1)}|",
        f"|{empty}+{line}+{line}+{empty}|{empty}|",
        f"|{empty}|{cell('r3', 2)}|{cell('r2', 1)}|{empty}|",
        f"+{line}+{two}+{line}+{line}+",
        f"|{cell('t3', 1)}|{cell('p3', 3)}|{cell('t2', 1)}|",
        f"+{line}+{three}+{line}+",
    ]


def plot_text(state: Board, city: int, plot: int) -> str:
    """What is on a plot, in at most five characters."""
    tile = int(state.tile[city * ALL_PLOTS + plot])
    if tile == NONE:
        region = state.region(city, plot)
        if state.free[city] >> region & 1:
            return PLOTS[plot] if state.reach[city] >> region & 1 else f"({PLOTS[plot]})"
        return "xx" if state.covered[city] >> region & 1 else "="
    arms = int(arms_on(state, city, plot))
    text = LETTERS[arms]
    if tile == CENTRE_TILE:
        text += "" if arms == CHURCH else "mm"
    elif tile >= SPECIAL_TILE:
        text += TILES[tile].removeprefix("church.")[0]
    elif TILES[tile].endswith(".m"):
        text += "m"
    pawns = int(state.master_pawns[city * ALL_PLOTS + plot])
    text += "M" if pawns == 1 else f"M{pawns}" if pawns else ""
    text += "+" if state.cathedrals[city] >> plot & 1 else ""
    return text + ("#" if state.sites[city] >> plot & 1 else "")


# ---- beside the cities


def _beside(state: FlandernState, seat: int) -> list[str]:
    guilds = guilds_in_play(state)
    if not guilds:
        return ["-"]
    points = "  ".join(f"{ARMS[guild]} {int(state.points[guild])}" for guild in guilds)
    rows = [f"points     {points}"]
    pawns = f"site {int(state.site_stock)}"
    if state.seats > 2:
        pawns += f"  cathedral {int(state.cathedral_stock)}  master {int(state.master_stock)}"
    rows.append(f"pawns      {pawns}")
    rows += _pile(state) if state.seats == 2 else _gold(state)
    rows.append("")
    rows += [_seat(state, other, other == seat) for other in range(state.seats)]
    rows.append("")
    for tile in range(SPECIAL_TILE):
        if TILE_ARMS[tile] in (*guilds, CHURCH):
            numbers = (f"{shape.lower()} {int(state.stock[tile * SHAPE_COUNT + k])}" for k, shape in enumerate(SHAPES))
            rows.append(f"{TILES[tile]:<10} {'  '.join(numbers)}")
    specials = [
        tile
        for number, tile in enumerate(TILES)
        if number >= SPECIAL_TILE and state.stock[SUPPLY_PLACE[number * SHAPE_COUNT]]
    ]
    rows.append(" ".join(specials))
    return rows


def _gold(state: FlandernState) -> list[str]:
    """The golden card of the round as far as it is known, and what is left."""
    left = [sum(state.gold_unseen[pile * GOLD_KINDS : (pile + 1) * GOLD_KINDS]) for pile in range(len(PILES))]
    if state.gold_is_hidden():
        left[state.gold_pile] -= 1
    card = "-"
    if state.gold_pile != NONE:
        card = f"? ({PILES[state.gold_pile]})" if state.gold == UNKNOWN else GOLD_CARDS[state.gold]
    used = [
        f"{GOLD_CARDS[kind]} {int(state.gold_discard[kind])}" for kind in range(GOLD_KINDS) if state.gold_discard[kind]
    ]
    return [
        f"gold       {card}   pile A{int(left[0])} B{int(left[1])}   used {', '.join(used) or '-'}",
    ]


def _pile(state: FlandernState) -> list[str]:
    """The influenced cards: the one in play, those still to come."""
    card = "-" if state.card == NONE else pile_card_name(state.card)
    rows = [f"influenced {card}"]
    left = int(pile_to_draw(state))
    for guild in range(len(ARMS)):
        names = [CARDS[number] for number in range(ALL_CARDS) if left >> (guild * ALL_CARDS + number) & 1]
        if names:
            rows.append(f"to come    {ARMS[guild]}: {' '.join(names)}")
    return rows


def _seat(state: FlandernState, seat: int, is_own: bool) -> str:
    """The public cards of a seat, what it has chosen, its place in the order."""
    parts = [f"{'>' if is_own else ' '}{seat_colour(state, seat):<8}"]
    if state.seats == 2:
        parts.append(f"+{ARMS[state.influenced[seat]]:<7}")
    hand = " ".join(CARDS[card] for card in members(int(state.hand[seat])))
    played = " ".join(CARDS[card] for card in members(int(state.played[seat])))
    if state.seats > 2:
        parts.append(f"influence {int(state.influence[seat])}")
    parts.append(f"hand {hand or '-'}")
    parts.append(f"played {played or '-'}")
    chosen = int(state.chosen[seat])
    if chosen == UNKNOWN:
        parts.append("sealed")
    elif chosen != NONE:
        parts.append(f"{'sealed' if state.phase == CHOOSE_CARD else 'plays'} {write_choice(chosen)}")
    if seat == state.first and state.seats > 2:
        parts.append("first")
    return "  ".join(parts)
