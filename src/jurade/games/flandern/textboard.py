"""The board in plain characters, for a terminal: six plans in two rows, then everything that lies beside them.

Districts are letters: the arms (B Y G R N E, N is grey, E the Church), ``m`` a printed master, ``M`` a master pawn,
``#`` a site, ``+`` a cathedral.  An open plot shows its name, in brackets while out of reach; ``xx`` is covered.
"""

from __future__ import annotations

from typing import Final

from jurade.core.state import UNKNOWN
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing import telling
from jurade.games.flandern.rules.board import CHOOSE_CARD, NONE, Board
from jurade.games.flandern.rules.building import arms_on
from jurade.games.flandern.rules.state import FlandernState
from jurade.games.flandern.verbs.cards import CHOICE

LETTERS: Final[list[str]] = [guild["letter"] for guild in t.FACTS["guilds"]] + [t.FACTS["church"]["letter"]]
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
    name = t.CITIES[city]
    if not state.cities >> city & 1:
        return [f"{name} -"]
    value = state.value(city)
    if state.scored >> city & 1:
        head = f"{name} ={value}"
    else:
        head = f"{name} {value}/{telling.full_value(state, city)} open {telling.open_count(state, city)}"
    new = [
        f"{t.PLOTS[plot]} {plot_text(state, city, plot)}"
        for plot in range(t.NEW_PLOT, t.ALL_PLOTS)
        if state.region(city, plot) != NONE
    ]
    ranked = " ".join(f"{LETTERS[one.guild]}:{one.points}" for one in telling.standings(state, city))
    return [head, *plan_rows(state, city), " ".join(new), ranked]


def plan_rows(state: Board, city: int) -> list[str]:
    """The twelve plots around the centre, each once, where it lies."""

    def cell(plot: str, width: int) -> str:
        return f"{plot_text(state, city, t.PLOTS.index(plot)):^{CELL * width + width - 1}}"

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
    tile = state.tile[city * t.ALL_PLOTS + plot]
    if tile == NONE:
        region = state.region(city, plot)
        if state.free[city] >> region & 1:
            return t.PLOTS[plot] if state.reach[city] >> region & 1 else f"({t.PLOTS[plot]})"
        return "xx" if state.covered[city] >> region & 1 else "="
    arms = arms_on(state, city, plot)
    text = LETTERS[arms]
    if tile == t.CENTRE_TILE:
        text += "" if arms == t.CHURCH else "mm"
    elif tile >= t.SPECIAL_TILE:
        text += t.TILES[tile].removeprefix("church.")[0]
    elif t.TILES[tile].endswith(".m"):
        text += "m"
    pawns = state.master_pawns[city * t.ALL_PLOTS + plot]
    text += "M" if pawns == 1 else f"M{pawns}" if pawns else ""
    text += "+" if state.cathedrals[city] >> plot & 1 else ""
    return text + ("#" if state.sites[city] >> plot & 1 else "")


# ---- beside the cities


def _beside(state: FlandernState, seat: int) -> list[str]:
    guilds = telling.guilds_in_play(state)
    if not guilds:
        return ["-"]
    points = "  ".join(f"{t.ARMS[guild]} {state.points[guild]}" for guild in guilds)
    rows = [f"points     {points}"]
    pawns = f"site {state.site_stock}"
    if state.seats > 2:
        pawns += f"  cathedral {state.cathedral_stock}  master {state.master_stock}"
    rows.append(f"pawns      {pawns}")
    rows += _pile(state) if state.seats == 2 else _gold(state)
    rows.append("")
    rows += [_seat(state, other, other == seat) for other in range(state.seats)]
    rows.append("")
    for tile in range(t.SPECIAL_TILE):
        if t.TILE_ARMS[tile] in (*guilds, t.CHURCH):
            numbers = (f"{shape.lower()} {state.stock[tile * t.SHAPE_COUNT + k]}" for k, shape in enumerate(t.SHAPES))
            rows.append(f"{t.TILES[tile]:<10} {'  '.join(numbers)}")
    specials = [
        tile
        for number, tile in enumerate(t.TILES)
        if number >= t.SPECIAL_TILE and state.stock[t.SUPPLY_PLACE[number * t.SHAPE_COUNT]]
    ]
    rows.append(" ".join(specials))
    return rows


def _gold(state: FlandernState) -> list[str]:
    """The golden card of the round as far as it is known, and what is left."""
    left = telling.gold_left(state)
    card = "-"
    if state.gold_pile != NONE:
        card = f"? ({t.PILES[state.gold_pile]})" if state.gold == UNKNOWN else t.GOLD_CARDS[state.gold]
    used = [
        f"{t.GOLD_CARDS[kind]} {state.gold_discard[kind]}" for kind in range(t.GOLD_KINDS) if state.gold_discard[kind]
    ]
    return [f"gold       {card}   pile A{left[0]} B{left[1]}   used {', '.join(used) or '-'}"]


def _pile(state: FlandernState) -> list[str]:
    """The influenced cards: the one in play, those still to come."""
    card = "-" if state.card == NONE else t.PILE_CARDS[state.card]
    to_come = telling.cards_to_come(state).items()
    return [f"influenced {card}", *(f"to come    {t.ARMS[guild]}: {' '.join(cards)}" for guild, cards in to_come)]


def _seat(state: FlandernState, seat: int, is_own: bool) -> str:
    """The public cards of a seat, what it has chosen, its place in the order."""
    parts = [f"{'>' if is_own else ' '}{telling.seat_colour(state, seat):<8}"]
    if state.seats == 2:
        parts.append(f"+{t.ARMS[state.influenced[seat]]:<7}")
    hand = " ".join(t.CARDS[card] for card in t.members(state.hand[seat]))
    played = " ".join(t.CARDS[card] for card in t.members(state.played[seat]))
    if state.seats > 2:
        parts.append(f"influence {state.influence[seat]}")
    parts.append(f"hand {hand or '-'}")
    parts.append(f"played {played or '-'}")
    chosen = state.chosen[seat]
    if chosen == UNKNOWN:
        parts.append("chosen")
    elif chosen != NONE:
        parts.append(f"{'chosen' if state.phase == CHOOSE_CARD else 'plays'} {CHOICE.write(state, chosen)}")
    if seat == state.first and state.seats > 2:
        parts.append("first")
    return "  ".join(parts)
