"""Rules of thumb about a position: what each seat may expect in a French town and in an English one, and which is near.

All figures are hundredths of a point, percent, or turns; money, tax to come and exposure count for less and less as
the end draws near.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.bastide import tables as t
from jurade.games.bastide.evaluation import underway
from jurade.games.bastide.rules import raid
from jurade.games.bastide.rules.board import COMPONENT_CARDS, EMPTY, Board, zeros
from jurade.games.bastide.rules.tax import printed_tax

POINT: Final = 100
DENIER: Final = 26  # less than a third of a piece: it is still to be spent
SPARE_DENIER: Final = 14  # one that no single auction can take
PLENTY: Final = 12  # deniers; what is above them is spare
HALF_WORTH: Final = 6  # with so many turns left, money and tax to come are worth half
TAX_TO_COME: Final = 8  # a facing piece, for each strip still free in the block
LOST_TURN: Final = 300  # a project that nobody pays for
SHORTAGE: Final = 100  # a piece too few to begin the works that are missing

BUILDS: Final = 80  # percent of its turns in which a seat that wants a French town begins a work
MAY_BUILD: Final = 10  # … and one that wants an English one
SENDS: Final = 50  # percent of its turns in which a seat that wants an English town sends a tile into the camp
MAY_SEND: Final = 4  # … and one that wants a French one
WRECKS: Final = 60  # percent of the tiles sent that wreck a work
SLOWEST: Final = 4  # percent of turns: works are begun at least at this pace
DENIERS_A_TURN: Final = 6  # that houses bring
FAR_ROOM: Final = 4  # turns it takes to make room for a work that finds none
STRONG_WILL: Final = 300  # a seat with so much more to expect of one town than of the other wants it for certain
MEAN_TILE: Final = 175  # value of an English tile, in hundredths
UNLIKELY: Final = 3  # percent

VICTORY: Final = 2000  # what a game that is won for certain is worth
OPEN_GAME: Final = 400  # a margin that makes victory half certain shortly before the end …
OPEN_TURN: Final = 30  # … and so much more for each turn that is left

DOUBT: Final = 1  # pieces: a lead of so many makes a card half safe
TURNS_OF_DOUBT: Final = 4  # turns in which one piece more is in doubt
IN_HAND: Final = 1  # pieces of lead that holding the card is worth: ties leave it where it is (R45)
NEARNESS: Final = 240  # by how far a seat is behind, this is divided to share out what the leader leaves of a card
RAIDED: Final = 60  # percent of the raids that strike pieces somebody minds


def _faces(circle: int) -> list[int]:
    """The blocks a circle faces, always two entries; NOWHERE where there is none."""
    found = [b for b in range(t.BLOCKS) if circle in t.FACING[t.FACING_FROM[b] : t.FACING_FROM[b + 1]]]
    return [*found, t.NOWHERE, t.NOWHERE][:2]


# The blocks that circle c faces are FACED[2 * c] and the next.
FACED: Final[vec[i64]] = vec[i64]([i64(block) for circle in range(t.CIRCLES) for block in _faces(circle)])


# ---- the end to come


def works_to_begin(board: Board, coming: "vec[i64]") -> i64:
    """Works nobody has begun; a project that somebody pays for counts as begun."""
    missing = t.WORKS - board.begun
    if board.project != t.NOWHERE and board.filled[board.project] == 0:
        for seat in range(board.seats):
            if coming[seat] > 0:
                return missing - 1
    return missing


def blocked_works(board: Board, vain: bool) -> i64:
    """Religious works in the supply for which no block has room; a vain project goes back there (R20)."""
    returned = board.project if vain else t.NOWHERE
    most: i64 = 0
    for block in range(t.BLOCKS):
        room = board.room[block]
        if returned >= t.FIRST_RELIGIOUS and board.sites[returned] == block:
            room += t.STRIPS[returned]
        if room > most:
            most = room
    count: i64 = 0
    for work in range(t.FIRST_RELIGIOUS, t.WORKS):
        if (board.sites[work] == t.NOWHERE or work == returned) and t.STRIPS[work] > most:
            count += 1
    return count


def turns_to_works(board: Board, missing: i64, builds: i64, sends: i64, blocked: i64) -> i64:
    """Turns until all works are begun, from the percent of turns that begin one and that send a tile to wreck one."""
    pace = underway.between(builds - sends * WRECKS // POINT, SLOWEST, POINT)
    lacking = t.PRICE * missing - board.chest
    for seat in range(board.seats):
        lacking -= board.money[seat]
    turns = POINT * missing // pace + FAR_ROOM * blocked + 1
    return turns + lacking // DENIERS_A_TURN if lacking > 0 else turns


def turns_to_siege(tiles: i64, sends: i64) -> i64:
    return POINT * tiles // sends + 1


def besieged_percent(works: i64, siege: i64) -> i64:
    """How likely the siege comes before the last work, from the turns to each."""
    return POINT * works * works // (works * works + siege * siege)


def holding_percent(board: Board, open_to: i64, tiles: i64) -> i64:
    """How likely the walls hold against the camp as it may be after so many tiles more."""
    if open_to != 0:
        return UNLIKELY
    power = POINT * board.camp_power() + MEAN_TILE * tiles
    return underway.between(50 + (POINT * raid.wall_pieces(board) - power) // 10, UNLIKELY, POINT - UNLIKELY)


def will(french: i64, english: i64) -> i64:
    """How much a seat with these margins wants a French town, in percent: 0 wants an English one for certain."""
    return underway.between(50 + 50 * (french - english) // STRONG_WILL, 0, POINT)


# ---- parts of a seat's worth


def add_cards(board: Board, coming: "vec[i64]", doubt: i64, out: "vec[i64]") -> None:
    """Add the card points to expect in a French town, take off those in an English one.

    The longer the game, the less a lead means.  Who is behind may still take a card for a French town; for an English
    one nobody need.
    """
    seats = board.seats
    column: i64 = t.FAMILIES if board.settings[COMPONENT_CARDS] else 0
    pieces = zeros(seats)
    for card in range(t.FAMILIES):
        growing = board.project != t.NOWHERE and t.FAMILY[board.project] == card
        for seat in range(seats):
            pieces[seat] = 2 * board.families[seat * t.FAMILIES + card]
            if growing:
                pieces[seat] += 2 * coming[seat]
            if board.cards[card] == seat:
                pieces[seat] += IN_HAND
        points = POINT * t.CARD_POINTS[column + card]
        best = first_of(pieces)
        lead = margin_of(pieces, 0, seats, best)
        if lead > 0:
            safe = points * lead // (lead + 2 * doubt)
            out[seats + best] -= safe
            safe += (points - safe) // seats
            out[best] += safe
            points -= safe
        total: i64 = 0
        top = pieces[best]
        for seat in range(seats):
            pieces[seat] = 0 if lead > 0 and seat == best else NEARNESS // (doubt + top - pieces[seat])
            total += pieces[seat]
        for seat in range(seats):
            out[seat] += points * pieces[seat] // total


def first_of(values: "vec[i64]") -> i64:
    """Where the largest value is."""
    best: i64 = 0
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return best


def strip_worths(board: Board) -> "vec[i64]":
    """By block: tax to come for one facing piece, from the strips still free and what their tax can pay."""
    facing = zeros(t.BLOCKS)
    for circle in range(t.CIRCLES):
        if board.owner[circle] != EMPTY:
            for i in range(2 * circle, 2 * circle + 2):
                if FACED[i] != t.NOWHERE:
                    facing[FACED[i]] += 1
    out = vec[i64](capacity=t.BLOCKS)
    for block in range(t.BLOCKS):
        worth: i64 = 0
        if board.room[block] > 0:
            worth = TAX_TO_COME * board.room[block]
            tax = printed_tax(board, block)
            if tax < t.RENT * facing[block]:
                worth = worth * tax // (t.RENT * facing[block])
            elif tax == 0:
                worth = 0
        out = append(out, worth)
    return out


def circle_worth(circle: i64, strips: "vec[i64]") -> i64:
    """Tax to come for a piece on this circle."""
    worth: i64 = 0
    for i in range(2 * circle, 2 * circle + 2):
        if FACED[i] != t.NOWHERE:
            worth += strips[FACED[i]]
    return worth


def free_circles_worth(board: Board, strips: "vec[i64]") -> i64:
    """Tax to come for a piece on a free circle of the project, on average."""
    worth: i64 = 0
    free: i64 = 0
    for circle in range(t.FIRST_CIRCLE[board.project], t.FIRST_CIRCLE[board.project] + t.CAPACITY[board.project]):
        if board.owner[circle] == EMPTY:
            worth += circle_worth(circle, strips)
            free += 1
    return worth // free if free > 0 else 0


def free_circles_risk(board: Board, risk: i64, open_to: i64) -> i64:
    """What raids may take of a piece on a free circle of the project, on average."""
    exposed: i64 = 0
    free: i64 = 0
    for circle in range(t.FIRST_CIRCLE[board.project], t.FIRST_CIRCLE[board.project] + t.CAPACITY[board.project]):
        if board.owner[circle] == EMPTY:
            free += 1
            if raid.is_exposed_circle(board, circle, open_to):
                exposed += risk
    return exposed // free if free > 0 else 0


def raid_percent(board: Board, open_to: i64, raids: i64) -> i64:
    """How likely an exposed piece is lost to the raids to come."""
    targets = raid.count_houses(board, open_to) + raid.count_pieces(board, open_to)
    return underway.between(RAIDED * raids // targets, 5, 50) if targets > 0 else 0


def purse_worth(money: i64) -> i64:
    if money <= PLENTY:
        return DENIER * money
    return DENIER * PLENTY + SPARE_DENIER * (money - PLENTY)


# ---- all together


def outlook(board: Board) -> "vec[i64]":
    """What a running game may bring: by seat the points in a French town, then by seat those in an English one.

    Behind them: how likely the town becomes English, in percent, and how many turns are left, about.
    Of a project that was just named every seat in turn is expected to pay for as many pieces as suit it: none, as many
    as bring it no card, or as many as its purse allows.  Whoever named it decides last, knowing the others.
    """
    seats = board.seats
    wanted = zeros(seats)
    points = expectations(board, underway.placements(board, wanted))
    if not underway.guesses_bids(board):
        return points
    seat = board.active
    for _ in range(seats):
        seat = board.clockwise(seat)
        if not underway.is_open(board, seat) or board.money[seat] < t.PRICE:
            continue
        best = chances(points, seats, seat)
        suits: i64 = 0
        for more in (underway.welcome(board, seat), t.CAPACITY[board.project]):
            if more == suits:
                continue
            wanted[seat] = more
            tried = expectations(board, underway.placements(board, wanted))
            value = chances(tried, seats, seat)
            if value > best:
                best = value
                suits = more
                points = tried
        wanted[seat] = suits
    return points


def chances(points: "vec[i64]", seats: i64, seat: i64) -> i64:
    """What an outlook makes of a seat: VICTORY for a game that is won, the opposite for one that is lost."""
    percent = points[2 * seats]
    doubt = OPEN_GAME + OPEN_TURN * points[2 * seats + 1]
    french = chance(margin_of(points, 0, seats, seat), doubt)
    english = chance(margin_of(points, seats, seats, seat), doubt)
    return (french * (POINT - percent) + english * percent) // POINT


def chance(margin: i64, doubt: i64) -> i64:
    return VICTORY * margin // (margin + doubt if margin > 0 else doubt - margin)


def expectations(board: Board, coming: "vec[i64]") -> "vec[i64]":
    """The outlook, if the auction brings these pieces."""
    seats = board.seats
    taxes = underway.tax_shares(board)
    envoy = underway.envoy_to_come(board, coming)
    missing = works_to_begin(board, coming)
    tiles = t.CAMP_SPACES + 1 - board.camped
    if envoy != EMPTY:
        tiles += 1
    if board.raider > 0:
        tiles -= 1
    sends: i64 = (SENDS + MAY_SEND) // 2
    builds: i64 = (BUILDS + MAY_BUILD) // 2
    vain = underway.is_vain(board, coming)
    blocked = blocked_works(board, vain)
    works = turns_to_works(board, missing, builds, sends, blocked)
    siege = turns_to_siege(tiles, sends)
    time = works if works < siege else siege
    open_to = raid.open_sides(board)
    risk = raid_percent(board, open_to, tiles)
    strips = strip_worths(board)
    doubt = DOUBT + time // TURNS_OF_DOUBT

    later = zeros(seats)  # what counts the less the nearer the end is
    out = zeros(2 * seats + 2)
    add_cards(board, coming, doubt, out)
    for circle in range(t.CIRCLES):
        owner = board.owner[circle]
        if owner != EMPTY:
            later[owner] += circle_worth(circle, strips)
            worth: i64 = POINT
            if risk > 0 and raid.is_exposed_circle(board, circle, open_to):
                worth -= risk
            out[owner] += worth
            out[seats + owner] += worth
    tax_for_one: i64 = 0  # of the pieces that are coming
    point: i64 = POINT
    if board.project != t.NOWHERE:
        tax_for_one = free_circles_worth(board, strips)
        if board.sites[board.project] != t.NOWHERE:
            point -= free_circles_risk(board, risk, open_to)
    for seat in range(seats):
        worth = point * coming[seat]
        if board.stock[seat] < missing:
            worth -= SHORTAGE * (missing - board.stock[seat])
        road = POINT * board.road[seat]
        if envoy == seat:
            road += underway.between(POINT * board.camp_power() // board.camped, 0, POINT * t.ROAD_END - road)
        out[seat] += worth + road
        out[seats + seat] += worth - road

    # Which town a seat wants depends on what stands in it, not on money: nobody can buy another's mind with a gift.
    builds = 0
    sends = 0
    for seat in range(seats):
        share = will(margin_of(out, 0, seats, seat), margin_of(out, seats, seats, seat))
        builds += MAY_BUILD * POINT + (BUILDS - MAY_BUILD) * share
        sends += SENDS * POINT - (SENDS - MAY_SEND) * share
    sends //= POINT * seats
    works = turns_to_works(board, missing, builds // (POINT * seats), sends, blocked)
    siege = turns_to_siege(tiles, sends)
    held = holding_percent(board, open_to, tiles)
    out[2 * seats] = besieged_percent(works, siege) * (POINT - held) // POINT
    out[2 * seats + 1] = works if works < siege else siege

    for seat in range(seats):
        money = board.money[seat] + taxes[seat] - underway.spending(board, seat, coming)
        later[seat] += purse_worth(money) + DENIER * board.chest // seats + tax_for_one * coming[seat]
        later[seat] -= underway.promised(board, seat)
        worth = later[seat] * time // (time + HALF_WORTH)
        out[seat] += worth
        out[seats + seat] += worth
    if vain:
        out[board.active] -= LOST_TURN
        out[seats + board.active] -= LOST_TURN
    return out


def margin_of(points: "vec[i64]", start: i64, seats: i64, seat: i64) -> i64:
    """The points of a seat against the best of the others, in the part of a table that begins at ``start``."""
    best: i64 = -(i64(1) << 60)
    for other in range(seats):
        if other != seat and points[start + other] > best:
            best = points[start + other]
    return points[start + seat] - best
