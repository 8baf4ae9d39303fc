"""Building districts and finishing sites (R15-R27, R35, R36): what is possible, and what it changes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.flandern.actions import (
    CITY,
    FINISH,
    SITE,
    on_plot,
)
from jurade.games.flandern.board import NONE, Board
from jurade.games.flandern.tables import (
    ALL_ARMS,
    ALL_CITIES,
    ALL_PLOTS,
    ALL_TILES,
    ARMS,
    CENTRE,
    CENTRE_ARMS,
    CHURCH,
    CHURCH_TILE,
    CITIES,
    CREATES,
    GREY,
    GUILDS,
    NEW_PLOT,
    NEW_PLOTS,
    OVERLAP,
    PLACEMENT,
    PLOT_OF,
    PLOTS,
    SHAPE_COUNT,
    SHAPE_OF,
    SHAPE_REGIONS,
    SPECIAL_REGIONS,
    SPECIAL_TILE,
    SUPPLY_PLACE,
    SUPPORTS,
    TILE_ARMS,
    TILE_MASTERS,
    TILE_OF,
    TILES,
    TOUCH,
    bit,
    lowest,
)

# ---- what is possible


def fillable(board: Board, city: i64, arms: i64) -> i64:
    """Regions that a tile in stock of those arms fits by ground, shape and arms, leaning left aside (R18, R20, R22)."""
    found: i64 = 0
    for each in range(ALL_ARMS):
        if arms >> each & 1:
            found |= board.fits[each] & ~board.barred[city * ALL_ARMS + each]
    return found & board.free[city]


def buildable(board: Board, city: i64, arms: i64) -> i64:
    """Regions where a tile of those arms may be built now (R18-R22)."""
    return fillable(board, city, arms) & board.reach[city]


def finishable(board: Board, city: i64, arms: i64) -> i64:
    """Plots with a site of those arms (R15, R27); none in a scored city (R37)."""
    if not board.is_live(city):
        return 0
    found: i64 = 0
    for each in range(ALL_ARMS):
        if arms >> each & 1:
            found |= board.district[city * ALL_ARMS + each]
    return found & board.sites[city]


def list_builds(board: Board, verb: i64, city: i64, arms: i64, moves: "vec[i64]") -> "vec[i64]":
    """Add every tile that may be built in a city, by plot, then tile (5.4)."""
    possible = buildable(board, city, arms)
    while possible != 0:
        region = lowest(possible)
        possible &= possible - 1
        plot = PLOT_OF[region]
        special = TILE_OF[region]
        if special != NONE:
            moves = append(moves, on_plot(verb, city, plot, special))
            continue
        shape = SHAPE_OF[region]
        for each in range(ALL_ARMS):
            if arms >> each & 1 and (board.fits[each] & ~board.barred[city * ALL_ARMS + each]) >> region & 1:
                tile = each * 2
                if board.stock[tile * SHAPE_COUNT + shape] > 0:
                    moves = append(moves, on_plot(verb, city, plot, tile))
                if each != CHURCH and board.stock[(tile + 1) * SHAPE_COUNT + shape] > 0:
                    moves = append(moves, on_plot(verb, city, plot, tile + 1))
    return moves


def list_finishes(board: Board, city: i64, arms: i64, moves: "vec[i64]") -> "vec[i64]":
    """Add every site of those arms in a city, by plot (5.4)."""
    possible = finishable(board, city, arms)
    while possible != 0:
        moves = append(moves, on_plot(FINISH, city, lowest(possible), 0))
        possible &= possible - 1
    return moves


def can_act_in(board: Board, city: i64, arms: i64) -> bool:
    """Can a city card be carried out (R13-R15)?"""
    return buildable(board, city, arms) != 0 or finishable(board, city, arms) != 0


def site_cities(board: Board, arms: i64) -> i64:
    """The cities where a site of those arms can be built (R25); none without a pawn in the stock (R26)."""
    found: i64 = 0
    if board.site_stock > 0:
        for city in range(ALL_CITIES):
            if buildable(board, city, arms) != 0:
                found |= bit(city)
    return found


def list_cities(found: i64, moves: "vec[i64]") -> "vec[i64]":
    """Add the choice of each of these cities (5.4)."""
    for city in range(ALL_CITIES):
        if found >> city & 1:
            moves = append(moves, on_plot(CITY, city, 0, 0))
    return moves


def cathedral_plots(board: Board, city: i64) -> i64:
    """Plots whose church district may get a cathedral, with or without site (R35)."""
    if not board.is_live(city) or board.cathedral_stock == 0:
        return 0
    return board.district[city * ALL_ARMS + CHURCH] & ~board.cathedrals[city]


def master_plots(board: Board, city: i64, seat: i64) -> i64:
    """Plots whose district, of the seat's guild or grey, may get a master pawn (R36)."""
    if not board.is_live(city) or board.master_stock == 0:
        return 0
    return board.district[city * ALL_ARMS + board.guild[seat]] | board.district[city * ALL_ARMS + GREY]


def list_plots(verb: i64, city: i64, plots: i64, moves: "vec[i64]") -> "vec[i64]":
    """Add a verb about each of these plots (5.4)."""
    while plots != 0:
        moves = append(moves, on_plot(verb, city, lowest(plots), 0))
        plots &= plots - 1
    return moves


# ---- what it changes


def take_tile(board: Board, tile: i64, shape: i64) -> None:
    """Take a tile from the stock; when it was the last of its arms and shape, nothing of theirs fits there (R17)."""
    place = SUPPLY_PLACE[tile * SHAPE_COUNT + shape]
    board.stock[place] -= 1
    if board.stock[place] > 0:
        return
    if tile >= SPECIAL_TILE:
        board.fits[CHURCH] &= ~SPECIAL_REGIONS[tile - SPECIAL_TILE]
        return
    arms = TILE_ARMS[tile]
    if tile != CHURCH_TILE and board.stock[(tile ^ 1) * SHAPE_COUNT + shape] > 0:
        return
    board.fits[arms] &= ~SHAPE_REGIONS[shape]


def occupy(board: Board, city: i64, region: i64, arms: i64) -> None:
    """Let a district take its ground: what overlaps is closed, what borders may lean or is barred (R19, R20, R22)."""
    board.free[city] &= ~(bit(region) | OVERLAP[region])
    board.ground[city] |= bit(region)
    board.reach[city] |= SUPPORTS[region]
    board.barred[city * ALL_ARMS + arms] |= TOUCH[board.touch_row() + region]
    board.district[city * ALL_ARMS + arms] |= bit(PLOT_OF[region])


def open_new_plots(board: Board, city: i64, placed: i64) -> None:
    """Open the new plots of a special, those whose ground is free (R23)."""
    new = CREATES[placed]
    while new != 0:
        region = lowest(new)
        new &= new - 1
        if OVERLAP[region] & board.ground[city] == 0:
            board.free[city] = board.free[city] & ~OVERLAP[region] | bit(region)
            board.ground[city] |= bit(region)
            board.new_plot[city * NEW_PLOTS + PLOT_OF[region] - NEW_PLOT] = region
            if board.journal is not None:
                board.journal.note("plot_opened", {"city": CITIES[city], "plot": PLOTS[PLOT_OF[region]]})


def build(board: Board, city: i64, plot: i64, tile: i64, verb: i64) -> None:
    """Build a tile, finished or (SITE) under construction (R15, R18-R25)."""
    region = PLACEMENT[plot * ALL_TILES + tile]
    if region == NONE:
        region = board.region(city, plot)
    arms = TILE_ARMS[tile]
    take_tile(board, tile, SHAPE_OF[region])
    occupy(board, city, region, arms)
    board.tile[city * ALL_PLOTS + plot] = tile
    board.stirred = 1
    if board.journal is not None:
        board.journal.note(
            "site_built" if verb == SITE else "district_built",
            {
                "seat": board.seat,
                "city": CITIES[city],
                "plot": PLOTS[plot],
                "tile": TILES[tile],
                "arms": ARMS[arms],
            },
        )
    if verb == SITE:
        board.sites[city] |= bit(plot)
        board.site_stock -= 1
    else:
        count_district(board, city, plot, arms)
    if CREATES[region] != 0:
        open_new_plots(board, city, region)


def count_district(board: Board, city: i64, plot: i64, arms: i64) -> None:
    """Count a district as finished, with its masters, printed and pawns (R16, G22)."""
    board.finished[city * ALL_ARMS + arms] += 1
    if arms < GUILDS:
        tile = board.tile[city * ALL_PLOTS + plot]
        board.masters[city * GUILDS + arms] += TILE_MASTERS[tile] + board.master_pawns[city * ALL_PLOTS + plot]


def finish(board: Board, city: i64, plot: i64) -> None:
    """Take the pawn off a site; the district is finished (R16)."""
    board.sites[city] &= ~bit(plot)
    board.site_stock += 1
    board.stirred = 1
    arms = TILE_ARMS[board.tile[city * ALL_PLOTS + plot]]
    count_district(board, city, plot, arms)
    if board.journal is not None:
        board.journal.note(
            "site_finished", {"seat": board.seat, "city": CITIES[city], "plot": PLOTS[plot], "arms": ARMS[arms]}
        )


def raise_cathedral(board: Board, city: i64, plot: i64) -> None:
    """Put a cathedral on a church district (R35)."""
    board.cathedrals[city] |= bit(plot)
    board.cathedral_stock -= 1
    if board.journal is not None:
        board.journal.note("cathedral_raised", {"seat": board.seat, "city": CITIES[city], "plot": PLOTS[plot]})


def place_master(board: Board, city: i64, plot: i64) -> None:
    """Put a master pawn on a district; it counts once the district is finished (R36, G22)."""
    board.master_pawns[city * ALL_PLOTS + plot] += 1
    board.master_stock -= 1
    if board.sites[city] >> plot & 1 == 0:
        guild = arms_on(board, city, plot)
        board.masters[city * GUILDS + guild] += 1
    if board.journal is not None:
        board.journal.note("master_placed", {"seat": board.seat, "city": CITIES[city], "plot": PLOTS[plot]})


def arms_on(board: Board, city: i64, plot: i64) -> i64:
    """The arms of the district on a plot."""
    return CENTRE_ARMS[city] if plot == CENTRE else TILE_ARMS[board.tile[city * ALL_PLOTS + plot]]
