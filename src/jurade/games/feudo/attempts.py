"""What a person might try to pick though the rules forbid it; the rules then say why not.

Territories for castles, cards that are shown or not chosen, every territory for a pawn, Milady's powers wherever she
goes, enemies and towns out of reach or too strong, and pawns that cannot join an army, an attack or an advance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jurade.core.scene import Attempt, attempts_along
from jurade.games.feudo.actions import (
    ADVANCE,
    ARMY,
    ATTACK,
    CASTLE,
    FIRST,
    INFECT,
    MARCH,
    PLAY,
    STAY,
    TRADE,
    charm,
    first_of,
    second_of,
)
from jurade.games.feudo.board import ADVANCING, CASTLES, FIGHTING, MARCHING, MOVING, STRATEGY, TRADING
from jurade.games.feudo.combat import force_beside
from jurade.games.feudo.drawing.field import Field
from jurade.games.feudo.movement import Ways
from jurade.games.feudo.notation import write
from jurade.games.feudo.picks import Offer, Trail
from jurade.games.feudo.state import FeudoState
from jurade.games.feudo.tables import (
    ARMY_CARDS,
    CELL_NUMBERS,
    CELLS,
    COUNT,
    FIGHTERS,
    MILADY,
    PAWN_NUMBERS,
    PAWNS,
    TOWNS,
    TRADES,
)

Try = tuple[int, Trail]


def attempts(state: FeudoState, seat: int, picked: Sequence[str]) -> Iterator[Attempt]:
    """What could be tried next after these picks, each with the action that explains best why it is refused."""
    offer = Offer(Field(state), state, seat)
    tries = ((write(state.seats, action), path) for action, path in _tries(offer, tuple(picked)))
    return attempts_along(tries, offer.picks, picked)


def _tries(offer: Offer, picked: Trail) -> Iterator[Try]:
    """Actions, legal or not, of the kind that is asked for, with their paths."""
    phase = offer.state.phase
    if phase == STRATEGY:
        yield from _armies(offer, picked)
    elif phase == FIGHTING:
        yield from _attacks(offer, picked)
    elif phase == ADVANCING:
        yield from _advances(offer, picked)
    elif phase == CASTLES:
        yield from ((CASTLE + cell, offer.path(CASTLE + cell)) for cell in range(CELLS))
    elif phase == TRADING:
        yield from ((TRADE + kind, offer.path(TRADE + kind)) for kind in range(TRADES))
    elif phase == MOVING:
        yield from ((action, offer.path(action)) for action in _plays(offer, picked))
    elif phase == MARCHING:
        yield from ((action, offer.path(action)) for action in _marches(offer, picked))


# ---- movement


def _plays(offer: Offer, picked: Trail) -> Iterator[int]:
    """Any card; a card to any territory; Milady with any power on the territory she goes to."""
    for pawn in range(PAWNS):
        base = PLAY + pawn * FIRST
        if not picked:
            yield base + STAY
        elif picked[0] == offer.card(pawn):
            targets = [STAY, *range(CELLS)]
            if len(picked) == 1:
                yield from (base + target for target in targets)
            elif pawn == MILADY:
                powers = [INFECT, *(int(charm(other)) for other in range(offer.state.seats) if other != offer.seat)]
                there = [target for target in targets if picked[1] == offer.goal(target)]
                yield from (base + target + power for target in there for power in powers)


def _marches(offer: Offer, picked: Trail) -> Iterator[int]:
    """Any pawn, then any territory; a pawn that cannot march anywhere is explained by the nearest one."""
    state, seat = offer.state, offer.seat
    ways = Ways(state, seat)
    for pawn in _standing(offer):
        base = MARCH + pawn * FIRST
        if not picked:
            start = int(ways.start_of(pawn))
            others = (cell for cell in range(CELLS) if cell != start)
            yield base + min(others, key=lambda cell: state.distance(start, cell))
        elif picked[0] == offer.pawn(pawn):
            yield from (base + cell for cell in range(CELLS))


def _standing(offer: Offer) -> list[int]:
    """The seat's pawns that stand on the board or in the castle."""
    return [pawn for pawn in range(PAWNS) if (offer.seat, pawn) in offer.standing]


# ---- sets of pawns: they are picked in one order, but mean the same in any


def _joining(offer: Offer, base: int, chosen: int, pawns: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Pawns that no legal set holds beside the chosen ones, each with the set it would make."""
    sets = [second_of(action) for action in offer.legal if action - second_of(action) == base]
    for pawn in pawns:
        wanted = chosen | 1 << pawn
        if wanted != chosen and not any(legal & wanted == wanted for legal in sets):
            yield pawn, wanted


def _chosen(picked: Trail) -> int:
    """The set of the pawns among these picks."""
    names = (pick.partition(":")[2] for pick in picked)
    return sum({1 << PAWN_NUMBERS[name] for name in names if name in PAWN_NUMBERS})


def _armies(offer: Offer, picked: Trail) -> Iterator[Try]:
    """Any card more; the rest of the army is filled up with pawns that are alive."""
    alive = [pawn for pawn in range(PAWNS) if offer.state.alive[offer.seat] >> pawn & 1]
    for pawn, wanted in _joining(offer, ARMY, _chosen(picked), range(PAWNS)):
        army = wanted
        for other in alive:
            if COUNT[army] < ARMY_CARDS:
                army |= 1 << other
        yield ARMY + army, (*picked, offer.card(pawn))


def _attacks(offer: Offer, picked: Trail) -> Iterator[Try]:
    """Any enemy or town, with all that stand beside it; then any pawn more, or going with too few."""
    state, seat = offer.state, offer.seat
    if not picked:
        for cell in _targets(state, seat):
            force = int(force_beside(state, seat, cell)) or _nearest(state, seat, cell)
            if force:
                yield ATTACK + cell * FIRST + force, (offer.cell(cell),)
        return
    name = picked[0].partition(":")[2]
    if name not in CELL_NUMBERS:
        return
    cell, chosen = CELL_NUMBERS[name], _chosen(picked)
    base = ATTACK + cell * FIRST
    for pawn, wanted in _joining(offer, base, chosen, _standing(offer)):
        yield base + (wanted | int(force_beside(state, seat, cell))), (*picked, offer.pawn(pawn))
    if chosen:
        yield base + chosen, (*picked, offer.go())


def _targets(state: FeudoState, seat: int) -> list[int]:
    """Where one would like to attack: enemy pawns, towns and castles of others."""
    towns = {int(state.town_cell[town]) for town in range(TOWNS) if state.owner[town] != seat}
    castles = {int(state.castle[other]) for other in range(state.seats) if other != seat}
    return [cell for cell in range(CELLS) if cell in towns | castles or state.defenders(seat, cell) >= 0]


def _nearest(state: FeudoState, seat: int, cell: int) -> int:
    """The set of the one fighting pawn that stands nearest to a territory; empty when there is none."""
    ways = Ways(state, seat)
    fighters = [pawn for pawn in range(PAWNS) if (FIGHTERS & state.alive[seat]) >> pawn & 1]
    ranked = [(not state.on_map(seat, pawn), state.distance(ways.start_of(pawn), cell), pawn) for pawn in fighters]
    return 1 << min(ranked)[2] if ranked else 0


def _advances(offer: Offer, picked: Trail) -> Iterator[Try]:
    """Any pawn on the board into the territory won."""
    base = ADVANCE + int(first_of(offer.legal[0])) * FIRST
    for pawn, wanted in _joining(offer, base, _chosen(picked), _standing(offer)):
        yield base + wanted, (*picked, offer.pawn(pawn))
