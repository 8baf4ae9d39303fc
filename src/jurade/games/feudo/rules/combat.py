"""Attacks and advances: who may attack what, what a victory does, who may follow it up (R70-R94)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.feudo import tables as t
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules.board import Board


def pawn_list(mask: i64) -> list[str]:
    """The names of a set of pawns, for the journal."""
    return [t.PAWN_NAMES[pawn] for pawn in range(t.PAWNS) if mask >> pawn & 1]


# ---- attacks


def can_fight(board: Board, seat: i64, pawn: i64) -> bool:
    """A fighting pawn on the map, outside the convent, that has not attacked this round (R39, R52, R71)."""
    if not t.FIGHTERS >> pawn & 1 or board.fought >> pawn & 1:
        return False
    place = board.place[seat * t.PAWNS + pawn]
    return place < t.HOME and not (place == t.CENTRE and board.has_convent())


def force_beside(board: Board, seat: i64, cell: i64) -> i64:
    """The set of a seat's pawns that could attack a territory now."""
    near = board.corner * t.PLACES + cell
    lo = t.NEAR_LO[near]
    hi = t.NEAR_HI[near]
    found: i64 = 0
    for pawn in range(t.PAWNS):
        place = board.place[seat * t.PAWNS + pawn]
        if (lo & t.BIT_LO[place] | hi & t.BIT_HI[place]) != 0 and can_fight(board, seat, pawn):
            found |= i64(1) << pawn
    return found


def companion(board: Board, seat: i64) -> i64:
    """The fighting pawn on the Baron's territory, bound to attack with him (R74); BARON itself when he is alone."""
    place = board.place[seat * t.PAWNS + t.BARON]
    if place < t.HOME and not (place == t.CENTRE and board.has_convent()):
        for pawn in range(t.PAWNS):
            if pawn != t.BARON and pawn != t.MILADY and board.place[seat * t.PAWNS + pawn] == place:
                return pawn
    return t.BARON


def strength(board: Board, seat: i64, mask: i64) -> i64:
    """The sum of the visible numbers of a set of pawns."""
    total: i64 = 0
    for pawn in range(t.PAWNS):
        if mask >> pawn & 1:
            total += board.number(seat, pawn)
    return total


def defence(board: Board, seat: i64, cell: i64) -> i64:
    """What an attack on a territory must exceed: the defenders, and walls, wood or village (R75, R79)."""
    total: i64 = 0
    other = board.defenders(seat, cell)
    if other >= 0:
        total = strength(board, other, board.pawns_on(other, cell) & t.FIGHTERS)
    if board.is_wood(cell):
        return total + t.WOOD_DEFENCE
    if t.LATTICE_PLACE[cell] >= 0:
        return total + t.VILLAGE_DEFENCE
    return total + t.WALLS if board.town_at(cell) >= 0 else total


def may_storm(board: Board, seat: i64, mask: i64) -> bool:
    """A town needs infantry among the attackers, or the Baron of a player who has none left (R78)."""
    if board.alive[seat] & t.INFANTRY:
        return (mask & t.INFANTRY) != 0
    return (mask >> t.BARON & 1) != 0


def targets(board: Board, seat: i64) -> tuple[i64, i64]:
    """The territories with enemy fighting pawns and the towns of others, as sets of low and of high cells."""
    lo: i64 = 0
    hi: i64 = 0
    for other in range(board.seats):
        if other != seat:
            for pawn in range(t.PAWNS):
                if pawn != t.MILADY:
                    place = board.place[other * t.PAWNS + pawn]
                    lo |= t.BIT_LO[place]
                    hi |= t.BIT_HI[place]
    if board.has_convent():
        lo &= ~t.BIT_LO[t.CENTRE]
    for town in range(t.TOWNS):
        if board.owner[town] != seat:
            lo |= t.BIT_LO[board.town_cell[town]]
            hi |= t.BIT_HI[board.town_cell[town]]
    return lo, hi


def attacks(board: Board, seat: i64) -> "vec[i64]":
    """Passing, and every winning set of units against every target (G34)."""
    menu = vec[i64](capacity=32)
    menu = append(menu, i64(act.ATTACK_PASS))
    lo: i64 = 0
    hi: i64 = 0
    beside = board.corner * t.PLACES
    for pawn in range(t.PAWNS):
        if can_fight(board, seat, pawn):
            place = board.place[seat * t.PAWNS + pawn]
            lo |= t.NEAR_LO[beside + place]
            hi |= t.NEAR_HI[beside + place]
    if (lo | hi) == 0:
        return menu
    target_lo, target_hi = targets(board, seat)
    lo &= target_lo
    hi &= target_hi
    while lo:
        menu = attacks_on(menu, board, seat, t.bit_number(lo))
        lo &= lo - 1
    while hi:
        menu = attacks_on(menu, board, seat, t.bit_number(hi) + t.LOW_CELLS)
        hi &= hi - 1
    return menu


def attacks_on(menu: "vec[i64]", board: Board, seat: i64, cell: i64) -> "vec[i64]":
    """The menu with every winning set of units against one target, in dictionary order."""
    force = force_beside(board, seat, cell)
    needed = defence(board, seat, cell)
    if strength(board, seat, force) <= needed:
        return menu
    is_town = board.town_at(cell) >= 0
    bound = i64(1) << t.BARON | i64(1) << companion(board, seat)
    base = act.ATTACK + cell * act.FIRST
    members = vec[i64](capacity=t.PAWNS)
    for pawn in range(t.PAWNS):
        if force >> pawn & 1:
            members = append(members, pawn)
    count = len(members)
    for k in range(t.SUBSETS_FROM[count], t.SUBSETS_FROM[count + 1]):
        subset = t.SUBSETS[k]
        mask: i64 = 0
        total: i64 = 0
        for i in range(count):
            if subset >> i & 1:
                mask |= i64(1) << members[i]
                total += board.number(seat, members[i])
        if total <= needed or (is_town and not may_storm(board, seat, mask)):
            continue
        if mask & bound != 0 and mask & bound != bound:
            continue
        menu = append(menu, base + mask)
    return menu


def attack(board: Board, seat: i64, cell: i64, mask: i64) -> None:
    """Win an attack: kills, the town, discontent, the King, in this order (G41)."""
    other = board.defenders(seat, cell)
    town = board.town_at(cell)
    beaten: i64 = 0
    spoils: i64 = 0
    if other >= 0:
        beaten = board.pawns_on(other, cell) & t.FIGHTERS
        spoils = strength(board, other, beaten)
    if board.journal is not None:
        board.journal.note(
            "attack_won",
            {
                "seat": int(seat),
                "cell": t.CELL_NAMES[cell],
                "pawns": pawn_list(mask),
                "strength": int(strength(board, seat, mask)),
                "defence": int(defence(board, seat, cell)),
            },
        )
    board.fought |= mask
    board.win(seat, cell, mask)
    if other >= 0:
        for pawn in range(t.PAWNS):
            if beaten >> pawn & 1:
                if pawn == t.BARON:
                    wound_baron(board, other)
                else:
                    board.eliminate(other, pawn)
        board.score(seat, spoils, b.FROM_KILLS)
    if town >= 0:
        take_town(board, seat, town)
    if other >= 0:
        board.look_for_discontent(other)
    look_for_king(board)


def wound_baron(board: Board, seat: i64) -> None:
    """A beaten Baron is only wounded: back in his castle, healthy, and may not move next round (R77, G11)."""
    board.place[seat * t.PAWNS + t.BARON] = t.HOME
    board.sick[seat] &= ~(i64(1) << t.BARON)
    board.wounded[seat] = board.round
    board.bled |= i64(1) << seat
    if board.journal is not None:
        board.journal.note("baron_wounded", {"seat": int(seat)})


def take_town(board: Board, seat: i64, town: i64) -> None:
    """A town changes hands: the winner gains its distance from his castle, the loser loses his (R80, R94)."""
    loser = board.owner[town]
    cell = board.town_cell[town]
    board.owner[town] = seat
    if board.journal is not None:
        facts: dict[str, int | str | list[int] | list[str]] = {"seat": int(seat), "town": t.TOWN_IDS[town]}
        if loser >= 0:
            facts["loser"] = int(loser)
        board.journal.note("town_taken", facts)
    board.score(seat, board.distance(board.castle[seat], cell), b.FROM_TOWNS)
    if loser >= 0:
        board.score(loser, -board.distance(board.castle[loser], cell), b.TOWNS_LOST)


def cowardice(board: Board, seat: i64) -> i64:
    """The numbers of the fighting pawns that never left the castle; a Baron carried home is no coward (R91, G12)."""
    total: i64 = 0
    for pawn in range(t.PAWNS):
        if t.FIGHTERS >> pawn & 1 and board.place[seat * t.PAWNS + pawn] == t.HOME:
            if pawn != t.BARON or not board.bled >> seat & 1:
                total += board.number(seat, pawn)
    return total


def look_for_king(board: Board) -> None:
    """The first time anybody has 12 points the King comes and punishes all cowards (R91, G13)."""
    if board.king:
        return
    for seat in range(board.seats):
        if board.points[seat] >= t.KING_POINTS:
            board.king = 1
    if not board.king:
        return
    if board.journal is not None:
        board.journal.note("king_came", {})
    for seat in range(board.seats):
        shame = cowardice(board, seat)
        if shame:
            if board.journal is not None:
                board.journal.note("cowards_punished", {"seat": int(seat), "points": int(shame)})
            board.score(seat, -shame, b.COWARDS)


# ---- advances


def may_advance(board: Board, seat: i64, pawn: i64, cell: i64) -> bool:
    """May one surviving attacker stand on the territory won (R86, G35)?"""
    if not board.on_map(seat, pawn):
        return False
    if not t.ON_FOOT >> pawn & 1 and (t.LATTICE_PLACE[cell] >= 0 or board.town_at(cell) >= 0):
        return False
    return pawn != t.FIRST_KNIGHT or board.place[seat * t.PAWNS + t.MILADY] != cell


def advances(board: Board, victory: i64) -> "vec[i64]":
    """Who may advance after a victory: nobody, one attacker, or the Baron with another (R85, G23, G25)."""
    seat = victory // act.KIND
    cell = act.first_of(victory)
    force = act.second_of(victory)
    menu = vec[i64](capacity=12)
    base = act.ADVANCE + cell * act.FIRST
    menu = append(menu, base)
    town = board.town_at(cell)
    if board.plague_at == cell or (town >= 0 and board.owner[town] != seat):
        return menu
    able: i64 = 0
    for pawn in range(t.PAWNS):
        if force >> pawn & 1 and may_advance(board, seat, pawn, cell):
            able |= i64(1) << pawn
    baron = i64(1) << t.BARON
    if able & baron:
        menu = append(menu, base + baron)
        if not board.is_wood(cell) and board.place[seat * t.PAWNS + t.MILADY] != cell:
            for pawn in range(t.PAWNS):
                if able >> pawn & 1 and pawn != t.BARON and pawn != t.FIRST_KNIGHT:
                    menu = append(menu, base + baron + (i64(1) << pawn))
    for pawn in range(t.PAWNS):
        if able >> pawn & 1 and pawn != t.BARON:
            menu = append(menu, base + (i64(1) << pawn))
    return menu
