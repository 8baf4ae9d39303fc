"""Step 6 and the end: covers, the score of a city, places and ties (R38-R50, R59, R60)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.games.flandern import tables as t
from jurade.games.flandern.rules.board import HALF_DOWN, KEPT, Board, fresh
from jurade.games.flandern.rules.building import fillable

EVERY_ARMS: Final = (1 << t.ALL_ARMS) - 1

# ---- covers


def dead_plots(board: Board, city: i64) -> i64:
    """Region set of the open plots of a city that can never be built again (R39, G14, G34)."""
    open_plots = board.open_plots(city)
    fitting = fillable(board, city, EVERY_ARMS)
    plots = fitting & t.PLOT_REGIONS
    specials = fitting & ~t.PLOT_REGIONS
    while specials != 0:  # a special fills the plot it is anchored on
        plots |= t.ANCHORS[t.lowest(specials)]
        specials &= specials - 1
    reach = board.reach[city]
    alive: i64 = 0
    found = plots & reach
    while found != 0:
        alive |= found
        while found != 0:
            region = t.lowest(found)
            found &= found - 1
            reach |= t.SUPPORTS[region]
            laying_d = fitting & t.D_REGIONS & t.OVERLAP[region]
            if laying_d != 0 and t.ANCHORS[t.lowest(laying_d)] == t.bit(region):
                swallowed = t.ALSO_TAKEN[t.lowest(laying_d)]
                if alive & swallowed == 0:
                    alive |= swallowed
                    reach |= t.SUPPORTS[t.lowest(swallowed)]
        found = plots & reach & ~alive
    return open_plots & ~alive


def cover(board: Board, city: i64, plots: i64) -> None:
    """Close these open plots for good: they count for nothing, support nothing, touch nothing (R38, G9)."""
    while plots != 0:
        region = t.lowest(plots)
        plots &= plots - 1
        board.free[city] &= ~(t.bit(region) | t.OVERLAP[region])
        board.covered[city] |= t.bit(region)
        if board.journal is not None:
            board.journal.note("plot_covered", {"city": t.CITIES[city], "plot": t.PLOTS[t.PLOT_OF[region]]})


def cover_dead_plots(board: Board) -> None:
    """Cover every dead plot of every unscored city (R38)."""
    for city in range(t.ALL_CITIES):
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
    return t.THIRD if place == 3 else t.FOURTH if place == 4 else t.FIFTH


def city_standing(board: Board, city: i64, value: i64) -> "vec[i64]":
    """Points by guild if the city were scored as it stands, for a given value (R44, G13)."""
    points = fresh(t.GUILDS, 0)
    for guild in range(t.GUILDS):
        districts = board.finished[city * t.ALL_ARMS + guild]
        if districts == 0:
            continue
        masters = board.masters[city * t.GUILDS + guild]
        place: i64 = 0  # the last place that guilds as good as this one share
        for other in range(t.GUILDS):
            rival = board.finished[city * t.ALL_ARMS + other]
            if rival > districts or (rival == districts and board.masters[city * t.GUILDS + other] >= masters):
                place += 1
        points[guild] = place_points(board, place, value)
    return points


def score_city(board: Board, city: i64) -> None:
    """Score a city: points, cylinder, site pawns back, its cards leave hands and table (R41, R43, R44, G17)."""
    value = board.value(city)
    points = city_standing(board, city, value)
    for guild in range(t.GUILDS):
        board.city_points[city * t.GUILDS + guild] = points[guild]
        board.points[guild] += points[guild]
    board.scored |= t.bit(city)
    board.scored_in[city] = board.round
    board.site_stock += t.count(board.sites[city])
    if not board.settings[KEPT]:
        for seat in range(board.seats):
            board.hand[seat] &= ~t.bit(city)
            board.played[seat] &= ~t.bit(city)
    if board.journal is not None:
        placed = [guild for guild in range(t.GUILDS) if board.finished[city * t.ALL_ARMS + guild] > 0]
        board.journal.note(
            "city_scored",
            {
                "city": t.CITIES[city],
                "value": value,
                "guilds": [t.ARMS[guild] for guild in placed],
                "points": [int(points[guild]) for guild in placed],
            },
        )


def score_full_cities(board: Board) -> None:
    """Score every unscored city without open plots, in board order (R40, G32)."""
    for city in range(t.ALL_CITIES):
        if board.is_live(city) and board.open_plots(city) == 0:
            score_city(board, city)


# ---- the end


def open_count(board: Board) -> i64:
    """How many open plots are left in all cities together (G31)."""
    found: i64 = 0
    for city in range(t.ALL_CITIES):
        found += t.count(board.open_plots(city))
    return found


def only_influenced_fit(board: Board) -> bool:
    """Can no open plot take a tile of the players' own guilds, of grey or of the Church (R60)?"""
    arms = t.bit(board.guild[0]) | t.bit(board.guild[1]) | t.bit(t.GREY) | t.bit(t.CHURCH)
    for city in range(t.ALL_CITIES):
        if fillable(board, city, arms) != 0:
            return False
    return True


def score_the_rest(board: Board) -> None:
    """Cover what is open and score every city not yet scored (R46, R47)."""
    for city in range(t.ALL_CITIES):
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
            board.bonus |= t.bit(seat)
            board.points[board.guild[seat]] += t.INFLUENCE_BONUS
            if board.journal is not None:
                board.journal.note("influence_bonus_given", {"seat": seat, "points": t.INFLUENCE_BONUS})
