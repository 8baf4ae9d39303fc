"""Set-up: who owns which guild, and everything laid out because of it (section 4, R1-R6, R51-R53)."""

from mypy_extensions import i64

from jurade.games.flandern import building
from jurade.games.flandern.actions import (
    pile_card,
)
from jurade.games.flandern.board import Board, fresh
from jurade.games.flandern.tables import (
    ALL_ARMS,
    ALL_CITIES,
    ALL_PLOTS,
    ALL_TILES,
    ARMS,
    ASSIGNMENTS,
    BACK_CARD,
    CENTRE,
    CENTRE_ARMS,
    CENTRE_MASTERS,
    CENTRE_TILE,
    CHURCH,
    CHURCH_HOME,
    CITIES,
    GOLD_CITY,
    GOLD_KINDS,
    GREY,
    GUILDS,
    HOME,
    INFLUENCE_EACH,
    NEW_PLOT,
    PILES,
    PLAYER_GUILDS,
    PLOT_OF,
    SHAPE_COUNT,
    SHAPE_REGIONS,
    SITE_CARD,
    SPECIAL_REGIONS,
    SPECIAL_TILE,
    bit,
)


def give_guilds(board: Board, assignment: i64) -> None:
    """Guilds to seats (with two players two each), then cities, tiles, hands and piles (4.1-4.3)."""
    present: i64 = 0
    for seat in range(board.seats):
        if board.seats == 2:
            board.guild[seat] = ASSIGNMENTS[assignment * PLAYER_GUILDS + 2 * seat]
            board.influenced[seat] = ASSIGNMENTS[assignment * PLAYER_GUILDS + 2 * seat + 1]
            present |= bit(board.influenced[seat])
        else:
            board.guild[seat] = ASSIGNMENTS[assignment * PLAYER_GUILDS + seat]
        present |= bit(board.guild[seat])
    if board.journal is not None:
        board.journal.note("guilds_given", {"guilds": [ARMS[guild] for guild in board.guild]})
        if board.seats == 2:
            board.journal.note("influence_given", {"guilds": [ARMS[guild] for guild in board.influenced]})
    lay_out(board, present)


def lay_out(board: Board, guilds: i64) -> None:
    """Lay out what the guilds in play need: their cities with those of grey and Church, tiles, hands, piles (R1-R6)."""
    board.cities = bit(HOME[GREY]) | bit(CHURCH_HOME)
    for guild in range(PLAYER_GUILDS):
        if guilds >> guild & 1:
            board.cities |= bit(HOME[guild])
    open_supplies(board, guilds)
    lay_centres(board)
    deal_hands(board)
    remove_absent_gold(board)
    if board.seats == 2:
        lay_out_pile(board)


def lay_centres(board: Board) -> None:
    """Lay the centre of every city in play and open its plots (R4, G3, G4)."""
    for city in range(ALL_CITIES):
        if board.cities >> city & 1:
            board.free[city] = every_region() & ~bit(CENTRE)
            building.occupy(board, city, CENTRE, CENTRE_ARMS[city])
            board.tile[city * ALL_PLOTS + CENTRE] = CENTRE_TILE
            board.finished[city * ALL_ARMS + CENTRE_ARMS[city]] = 1
            if CENTRE_ARMS[city] < GUILDS:
                board.masters[city * GUILDS + CENTRE_ARMS[city]] = CENTRE_MASTERS[city]


def every_region() -> i64:
    """The base plots and every placement of a special: what an empty city may take; new plots do not exist yet."""
    found: i64 = 0
    for plot in range(1, NEW_PLOT):
        for region in range(len(PLOT_OF)):
            if PLOT_OF[region] == plot:
                found |= bit(region)
    return found


def open_supplies(board: Board, guilds: i64) -> None:
    """Put out the tiles of these guilds, of grey and of the Church; the others stay in the box (R3, R5, R6)."""
    for arms in range(ALL_ARMS):
        if arms >= GREY or guilds >> arms & 1:
            for shape in range(SHAPE_COUNT):
                board.fits[arms] |= SHAPE_REGIONS[shape]
        else:
            for place in range(arms * 2 * SHAPE_COUNT, (arms + 1) * 2 * SHAPE_COUNT):
                board.stock[place] = 0
    for special in range(ALL_TILES - SPECIAL_TILE):
        board.fits[CHURCH] |= SPECIAL_REGIONS[special]


def deal_hands(board: Board) -> None:
    """Every seat gets the cards of the cities in play, site and back; influence cards unless two play (R2, R6, R51)."""
    for seat in range(board.seats):
        board.hand[seat] = board.cities | bit(SITE_CARD) | bit(BACK_CARD)
        board.influence[seat] = INFLUENCE_EACH if board.seats > 2 else 0


def remove_absent_gold(board: Board) -> None:
    """Cards of cities that do not take part leave the golden pile; with two players there is none at all (R6, R51)."""
    if board.seats == 2:
        board.gold_unseen = fresh(2 * GOLD_KINDS, 0)
    for city in range(len(CITIES)):
        if board.cities >> city & 1 == 0:
            for pile in range(len(PILES)):
                board.gold_unseen[pile * GOLD_KINDS + GOLD_CITY + city] = 0


def lay_out_pile(board: Board) -> None:
    """The city and site cards of both influenced guilds form one pile (R53)."""
    for seat in range(board.seats):
        for card in range(BACK_CARD):
            board.pile |= bit(pile_card(board.influenced[seat], card))
