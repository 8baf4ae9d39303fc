"""Step 6 and the end: covers, the score of a city, places and ties (R38-R50, R59, R60)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.games.flandern.board import HALF_DOWN, KEPT, Board, fresh
from jurade.games.flandern.building import fillable
from jurade.games.flandern.tables import (
    ALL_ARMS,
    ALL_CITIES,
    ALSO_TAKEN,
    ANCHORS,
    ARMS,
    CHURCH,
    CITIES,
    D_REGIONS,
    FIFTH,
    FOURTH,
    GREY,
    GUILDS,
    INFLUENCE_BONUS,
    OVERLAP,
    PLOT_OF,
    PLOT_REGIONS,
    PLOTS,
    SUPPORTS,
    THIRD,
    bit,
    count,
    lowest,
)

EVERY_ARMS: Final = (1 << ALL_ARMS) - 1

# ---- covers


def dead_plots(board: Board, city: i64) -> i64:
    """Region set of the open plots of a city that can never be built again (R39, G14, G34)."""
    open_plots = board.open_plots(city)
    fitting = fillable(board, city, EVERY_ARMS)
    plots = fitting & PLOT_REGIONS
    specials = fitting & ~PLOT_REGIONS
    while specials != 0:  # a special fills the plot it is anchored on
        plots |= ANCHORS[lowest(specials)]
        specials &= specials - 1
    reach = board.reach[city]
    alive: i64 = 0
    found = plots & reach
    while found != 0:
        alive |= found
        while found != 0:
            region = lowest(found)
            found &= found - 1
            reach |= SUPPORTS[region]
            laying_d = fitting & D_REGIONS & OVERLAP[region]
            if laying_d != 0 and ANCHORS[lowest(laying_d)] == bit(region):
                swallowed = ALSO_TAKEN[lowest(laying_d)]
                if alive & swallowed == 0:
                    alive |= swallowed
                    reach |= SUPPORTS[lowest(swallowed)]
        found = plots & reach & ~alive
    return open_plots & ~alive


def cover(board: Board, city: i64, plots: i64) -> None:
    """Close these open plots for good: they count for nothing, support nothing, touch nothing (R38, G9)."""
    while plots != 0:
        region = lowest(plots)
        plots &= plots - 1
        board.free[city] &= ~(bit(region) | OVERLAP[region])
        board.covered[city] |= bit(region)
        if board.journal is not None:
            board.journal.note("plot_covered", {"city": CITIES[city], "plot": PLOTS[PLOT_OF[region]]})


def cover_dead_plots(board: Board) -> None:
    """Cover every dead plot of every unscored city (R38)."""
    for city in range(ALL_CITIES):
        if board.free[city] != 0:
            dead = dead_plots(board, city)
            if dead != 0:
                cover(board, city, dead)


# ---- the score of a city


def place_points(board: Board, place: i64, value: i64) -> i64:
    """What a place gives in a city of that value (R44, G12, G35)."""
    if place == 1:
        return value
    if place == 2:
        return value // 2 if board.settings[HALF_DOWN] else (value + 1) // 2
    return THIRD if place == 3 else FOURTH if place == 4 else FIFTH


def city_standing(board: Board, city: i64, value: i64) -> "vec[i64]":
    """Points by guild if the city were scored as it stands, for a given value (R44, G13)."""
    points = fresh(GUILDS, 0)
    for guild in range(GUILDS):
        districts = board.finished[city * ALL_ARMS + guild]
        if districts == 0:
            continue
        masters = board.masters[city * GUILDS + guild]
        place: i64 = 0  # the last place that guilds as good as this one share
        for other in range(GUILDS):
            rival = board.finished[city * ALL_ARMS + other]
            if rival > districts or (rival == districts and board.masters[city * GUILDS + other] >= masters):
                place += 1
        points[guild] = place_points(board, place, value)
    return points


def score_city(board: Board, city: i64) -> None:
    """Score a city: points, cylinder, site pawns back, its cards leave hands and table (R41, R43, R44, G17)."""
    value = board.value(city)
    points = city_standing(board, city, value)
    for guild in range(GUILDS):
        board.city_points[city * GUILDS + guild] = points[guild]
        board.points[guild] += points[guild]
    board.scored |= bit(city)
    board.scored_in[city] = board.round
    board.site_stock += count(board.sites[city])
    if not board.settings[KEPT]:
        for seat in range(board.seats):
            board.hand[seat] &= ~bit(city)
            board.played[seat] &= ~bit(city)
    if board.journal is not None:
        placed = [guild for guild in range(GUILDS) if board.finished[city * ALL_ARMS + guild] > 0]
        board.journal.note(
            "city_scored",
            {
                "city": CITIES[city],
                "value": value,
                "guilds": [ARMS[guild] for guild in placed],
                "points": [int(points[guild]) for guild in placed],
            },
        )


def score_full_cities(board: Board) -> None:
    """Score every unscored city without open plots, in board order (R40, G32)."""
    for city in range(ALL_CITIES):
        if board.is_live(city) and board.open_plots(city) == 0:
            score_city(board, city)


# ---- the end


def open_count(board: Board) -> i64:
    """How many open plots are left in all cities together (G31)."""
    found: i64 = 0
    for city in range(ALL_CITIES):
        found += count(board.open_plots(city))
    return found


def only_influenced_fit(board: Board) -> bool:
    """Can no open plot take a tile of the players' own guilds, of grey or of the Church (R60)?"""
    arms = bit(board.guild[0]) | bit(board.guild[1]) | bit(GREY) | bit(CHURCH)
    for city in range(ALL_CITIES):
        if fillable(board, city, arms) != 0:
            return False
    return True


def score_the_rest(board: Board) -> None:
    """Cover what is open and score every city not yet scored (R46, R47)."""
    for city in range(ALL_CITIES):
        if board.is_live(city):
            cover(board, city, board.open_plots(city))
            score_city(board, city)


def give_influence_bonus(board: Board) -> None:
    """Three points to whoever holds most influence cards, to each of several, if anybody holds one (R48, G24)."""
    most: i64 = 1
    for seat in range(board.seats):
        if board.influence[seat] > most:
            most = board.influence[seat]
    for seat in range(board.seats):
        if board.influence[seat] == most:
            board.bonus |= bit(seat)
            board.points[board.guild[seat]] += INFLUENCE_BONUS
            if board.journal is not None:
                board.journal.note("influence_bonus_given", {"seat": seat, "points": INFLUENCE_BONUS})
