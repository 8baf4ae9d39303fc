"""Building districts and finishing sites (R15-R27, R35, R36): what is possible, and what it changes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.flandern import tables as t
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules.board import NONE, Board

# ---- what is possible


def fillable(board: Board, city: i64, arms: i64) -> i64:
    """Regions that a tile in stock of those arms fits by ground, shape and arms, leaning left aside (R18, R20, R22)."""
    found: i64 = 0
    for each in range(t.ALL_ARMS):
        if arms >> each & 1:
            found |= board.fits[each] & ~board.barred[city * t.ALL_ARMS + each]
    return found & board.free[city]


def buildable(board: Board, city: i64, arms: i64) -> i64:
    """Regions where a tile of those arms may be built now (R18-R22)."""
    return fillable(board, city, arms) & board.reach[city]


def finishable(board: Board, city: i64, arms: i64) -> i64:
    """Plots with a site of those arms (R15, R27); none in a scored city (R37)."""
    if not board.is_live(city):
        return 0
    found: i64 = 0
    for each in range(t.ALL_ARMS):
        if arms >> each & 1:
            found |= board.district[city * t.ALL_ARMS + each]
    return found & board.sites[city]


def list_builds(board: Board, kind: i64, city: i64, arms: i64, moves: "vec[i64]") -> "vec[i64]":
    """Add every tile that may be built in a city, by plot, then tile (5.4)."""
    possible = buildable(board, city, arms)
    while possible != 0:
        region = t.lowest(possible)
        possible &= possible - 1
        plot = t.PLOT_OF[region]
        special = t.TILE_OF[region]
        if special != NONE:
            moves = append(moves, act.on_plot(kind, city, plot, special))
            continue
        shape = t.SHAPE_OF[region]
        for each in range(t.ALL_ARMS):
            if arms >> each & 1 and (board.fits[each] & ~board.barred[city * t.ALL_ARMS + each]) >> region & 1:
                tile = each * 2
                if board.stock[tile * t.SHAPE_COUNT + shape] > 0:
                    moves = append(moves, act.on_plot(kind, city, plot, tile))
                if each != t.CHURCH and board.stock[(tile + 1) * t.SHAPE_COUNT + shape] > 0:
                    moves = append(moves, act.on_plot(kind, city, plot, tile + 1))
    return moves


def list_finishes(board: Board, city: i64, arms: i64, moves: "vec[i64]") -> "vec[i64]":
    """Add every site of those arms in a city, by plot (5.4)."""
    possible = finishable(board, city, arms)
    while possible != 0:
        moves = append(moves, act.on_plot(act.FINISH, city, t.lowest(possible), 0))
        possible &= possible - 1
    return moves


def can_act_in(board: Board, city: i64, arms: i64) -> bool:
    """Can a city card be carried out (R13-R15)?"""
    return buildable(board, city, arms) != 0 or finishable(board, city, arms) != 0


def site_cities(board: Board, arms: i64) -> i64:
    """The cities where a site of those arms can be built (R25); none without a pawn in the stock (R26)."""
    found: i64 = 0
    if board.site_stock > 0:
        for city in range(t.ALL_CITIES):
            if buildable(board, city, arms) != 0:
                found |= t.bit(city)
    return found


def list_cities(found: i64, moves: "vec[i64]") -> "vec[i64]":
    """Add the choice of each of these cities (5.4)."""
    for city in range(t.ALL_CITIES):
        if found >> city & 1:
            moves = append(moves, act.on_plot(act.CITY, city, 0, 0))
    return moves


def cathedral_plots(board: Board, city: i64) -> i64:
    """Plots whose church district may get a cathedral, with or without site (R35)."""
    if not board.is_live(city) or board.cathedral_stock == 0:
        return 0
    return board.district[city * t.ALL_ARMS + t.CHURCH] & ~board.cathedrals[city]


def master_plots(board: Board, city: i64, seat: i64) -> i64:
    """Plots whose district, of the seat's guild or grey, may get a master pawn (R36)."""
    if not board.is_live(city) or board.master_stock == 0:
        return 0
    return board.district[city * t.ALL_ARMS + board.guild[seat]] | board.district[city * t.ALL_ARMS + t.GREY]


def list_plots(kind: i64, city: i64, plots: i64, moves: "vec[i64]") -> "vec[i64]":
    """Add an action of that kind on each of these plots (5.4)."""
    while plots != 0:
        moves = append(moves, act.on_plot(kind, city, t.lowest(plots), 0))
        plots &= plots - 1
    return moves


# ---- what it changes


def take_tile(board: Board, tile: i64, shape: i64) -> None:
    """Take a tile from the stock; when it was the last of its arms and shape, nothing of theirs fits there (R17)."""
    place = t.SUPPLY_PLACE[tile * t.SHAPE_COUNT + shape]
    board.stock[place] -= 1
    if board.stock[place] > 0:
        return
    if tile >= t.SPECIAL_TILE:
        board.fits[t.CHURCH] &= ~t.SPECIAL_REGIONS[tile - t.SPECIAL_TILE]
        return
    arms = t.TILE_ARMS[tile]
    if tile != t.CHURCH_TILE and board.stock[(tile ^ 1) * t.SHAPE_COUNT + shape] > 0:
        return
    board.fits[arms] &= ~t.SHAPE_REGIONS[shape]


def occupy(board: Board, city: i64, region: i64, arms: i64) -> None:
    """Let a district take its ground: what overlaps is closed, what borders may lean or is barred (R19, R20, R22)."""
    board.free[city] &= ~(t.bit(region) | t.OVERLAP[region])
    board.ground[city] |= t.bit(region)
    board.reach[city] |= t.SUPPORTS[region]
    board.barred[city * t.ALL_ARMS + arms] |= t.TOUCH[board.touch_row() + region]
    board.district[city * t.ALL_ARMS + arms] |= t.bit(t.PLOT_OF[region])


def open_new_plots(board: Board, city: i64, placed: i64) -> None:
    """Open the new plots of a special, those whose ground is free (R23)."""
    new = t.CREATES[placed]
    while new != 0:
        region = t.lowest(new)
        new &= new - 1
        if t.OVERLAP[region] & board.ground[city] == 0:
            board.free[city] = board.free[city] & ~t.OVERLAP[region] | t.bit(region)
            board.ground[city] |= t.bit(region)
            board.new_plot[city * t.NEW_PLOTS + t.PLOT_OF[region] - t.NEW_PLOT] = region
            if board.journal is not None:
                board.journal.note("plot_opened", {"city": t.CITIES[city], "plot": t.PLOTS[t.PLOT_OF[region]]})


def build(board: Board, city: i64, plot: i64, tile: i64, is_site: bool) -> None:
    """Build a tile, finished or as a site under construction (R15, R18-R25)."""
    region = t.PLACEMENT[plot * t.ALL_TILES + tile]
    if region == NONE:
        region = board.region(city, plot)
    arms = t.TILE_ARMS[tile]
    take_tile(board, tile, t.SHAPE_OF[region])
    occupy(board, city, region, arms)
    board.tile[city * t.ALL_PLOTS + plot] = tile
    board.stirred = 1
    if board.journal is not None:
        board.journal.note(
            "site_built" if is_site else "district_built",
            {
                "seat": board.seat,
                "city": t.CITIES[city],
                "plot": t.PLOTS[plot],
                "tile": t.TILES[tile],
                "arms": t.ARMS[arms],
            },
        )
    if is_site:
        board.sites[city] |= t.bit(plot)
        board.site_stock -= 1
    else:
        count_district(board, city, plot, arms)
    if t.CREATES[region] != 0:
        open_new_plots(board, city, region)


def count_district(board: Board, city: i64, plot: i64, arms: i64) -> None:
    """Count a district as finished, with its masters, printed and pawns (R16, G22)."""
    board.finished[city * t.ALL_ARMS + arms] += 1
    if arms < t.GUILDS:
        tile = board.tile[city * t.ALL_PLOTS + plot]
        board.masters[city * t.GUILDS + arms] += t.TILE_MASTERS[tile] + board.master_pawns[city * t.ALL_PLOTS + plot]


def finish(board: Board, city: i64, plot: i64) -> None:
    """Take the pawn off a site; the district is finished (R16)."""
    board.sites[city] &= ~t.bit(plot)
    board.site_stock += 1
    board.stirred = 1
    arms = t.TILE_ARMS[board.tile[city * t.ALL_PLOTS + plot]]
    count_district(board, city, plot, arms)
    if board.journal is not None:
        board.journal.note(
            "site_finished", {"seat": board.seat, "city": t.CITIES[city], "plot": t.PLOTS[plot], "arms": t.ARMS[arms]}
        )


def raise_cathedral(board: Board, city: i64, plot: i64) -> None:
    """Put a cathedral on a church district (R35)."""
    board.cathedrals[city] |= t.bit(plot)
    board.cathedral_stock -= 1
    if board.journal is not None:
        board.journal.note("cathedral_raised", {"seat": board.seat, "city": t.CITIES[city], "plot": t.PLOTS[plot]})


def place_master(board: Board, city: i64, plot: i64) -> None:
    """Put a master pawn on a district; it counts once the district is finished (R36, G22)."""
    board.master_pawns[city * t.ALL_PLOTS + plot] += 1
    board.master_stock -= 1
    if board.sites[city] >> plot & 1 == 0:
        guild = arms_on(board, city, plot)
        board.masters[city * t.GUILDS + guild] += 1
    if board.journal is not None:
        board.journal.note("master_placed", {"seat": board.seat, "city": t.CITIES[city], "plot": t.PLOTS[plot]})


def arms_on(board: Board, city: i64, plot: i64) -> i64:
    """The arms of the district on a plot."""
    return t.CENTRE_ARMS[city] if plot == t.CENTRE else t.TILE_ARMS[board.tile[city * t.ALL_PLOTS + plot]]
