"""Set-up: who owns which guild, and everything laid out because of it (section 4, R1-R6, R51-R53)."""

from mypy_extensions import i64

from jurade.games.flandern import tables as t
from jurade.games.flandern.rules import building
from jurade.games.flandern.rules.actions import pile_card
from jurade.games.flandern.rules.board import Board, fresh


def give_guilds(board: Board, assignment: i64) -> None:
    """Guilds to seats (with two players two each), then cities, tiles, hands and piles (4.1-4.3)."""
    for seat in range(board.seats):
        if board.seats == 2:
            board.guild[seat] = t.ASSIGNMENTS[assignment * t.PLAYER_GUILDS + 2 * seat]
            board.influenced[seat] = t.ASSIGNMENTS[assignment * t.PLAYER_GUILDS + 2 * seat + 1]
        else:
            board.guild[seat] = t.ASSIGNMENTS[assignment * t.PLAYER_GUILDS + seat]
    if board.journal is not None:
        board.journal.note("guilds_given", {"guilds": [t.ARMS[guild] for guild in board.guild]})
        if board.seats == 2:
            board.journal.note("influence_given", {"guilds": [t.ARMS[guild] for guild in board.influenced]})
    lay_out(board)
    deal_hands(board)


def lay_out(board: Board) -> None:
    """Lay out what the guilds in play need: their cities with those of grey and Church, tiles and piles (R1-R6)."""
    guilds: i64 = 0
    for seat in range(board.seats):
        guilds |= t.bit(board.guild[seat])
        if board.seats == 2:
            guilds |= t.bit(board.influenced[seat])
    board.cities = t.bit(t.HOME[t.GREY]) | t.bit(t.CHURCH_HOME)
    for guild in range(t.PLAYER_GUILDS):
        if guilds >> guild & 1:
            board.cities |= t.bit(t.HOME[guild])
    open_supplies(board, guilds)
    lay_centres(board)
    remove_absent_gold(board)
    if board.seats == 2:
        lay_out_pile(board)


def lay_centres(board: Board) -> None:
    """Lay the centre of every city in play and open its plots (R4, G3, G4)."""
    for city in range(t.ALL_CITIES):
        if board.cities >> city & 1:
            board.free[city] = every_region() & ~t.bit(t.CENTRE)
            building.occupy(board, city, t.CENTRE, t.CENTRE_ARMS[city])
            board.tile[city * t.ALL_PLOTS + t.CENTRE] = t.CENTRE_TILE
            board.finished[city * t.ALL_ARMS + t.CENTRE_ARMS[city]] = 1
            if t.CENTRE_ARMS[city] < t.GUILDS:
                board.masters[city * t.GUILDS + t.CENTRE_ARMS[city]] = t.CENTRE_MASTERS[city]


def every_region() -> i64:
    """The base plots and every placement of a special: what an empty city may take; new plots do not exist yet."""
    found: i64 = 0
    for plot in range(1, t.NEW_PLOT):
        for region in range(len(t.PLOT_OF)):
            if t.PLOT_OF[region] == plot:
                found |= t.bit(region)
    return found


def open_supplies(board: Board, guilds: i64) -> None:
    """Put out the tiles of these guilds, of grey and of the Church; the others stay in the box (R3, R5, R6)."""
    for arms in range(t.ALL_ARMS):
        if arms >= t.GREY or guilds >> arms & 1:
            for shape in range(t.SHAPE_COUNT):
                board.fits[arms] |= t.SHAPE_REGIONS[shape]
        else:
            for place in range(arms * 2 * t.SHAPE_COUNT, (arms + 1) * 2 * t.SHAPE_COUNT):
                board.stock[place] = 0
    for special in range(t.ALL_TILES - t.SPECIAL_TILE):
        board.fits[t.CHURCH] |= t.SPECIAL_REGIONS[special]


def deal_hands(board: Board) -> None:
    """Every seat gets the cards of the cities in play, site and back; influence cards unless two play (R2, R6, R51)."""
    for seat in range(board.seats):
        board.hand[seat] = board.cities | t.bit(t.SITE_CARD) | t.bit(t.BACK_CARD)
        board.influence[seat] = t.INFLUENCE_EACH if board.seats > 2 else 0


def remove_absent_gold(board: Board) -> None:
    """Cards of cities that do not take part leave the golden pile; with two players there is none at all (R6, R51)."""
    if board.seats == 2:
        board.gold_unseen = fresh(2 * t.GOLD_KINDS, 0)
    for city in range(len(t.CITIES)):
        if board.cities >> city & 1 == 0:
            for pile in range(len(t.PILES)):
                board.gold_unseen[pile * t.GOLD_KINDS + t.GOLD_CITY + city] = 0


def lay_out_pile(board: Board) -> None:
    """The city and site cards of both influenced guilds form one pile (R53)."""
    for seat in range(board.seats):
        for card in range(t.BACK_CARD):
            board.pile |= t.bit(pile_card(board.influenced[seat], card))
