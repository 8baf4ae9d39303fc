"""Why an action is not allowed: the rule it breaks, in a sentence.

Asked only of actions that ``legal`` does not list, and only of what the seat itself knows.
"""

from __future__ import annotations

from typing import Final

from jurade.core.errors import Reason
from jurade.core.words import say
from jurade.games.feudo.actions import (
    ADVANCE,
    ARMY,
    ATTACK,
    CASTLE,
    INFECT,
    KIND,
    MARCH,
    ORDER,
    PLAY,
    POWER,
    STAY,
    TRADE,
    first_of,
    kind_of,
    power_of,
    second_of,
    target_of,
)
from jurade.games.feudo.board import (
    ADVANCING,
    CASTLES,
    FIGHTING,
    MARCHING,
    MOVING,
    ORDERING,
    PHASES,
    STRATEGY,
    TRADING,
)
from jurade.games.feudo.combat import companion, defence, force_beside, may_storm, strength
from jurade.games.feudo.movement import Ways, can_pay, card_steps, is_within_reach
from jurade.games.feudo.notation import pawn_names
from jurade.games.feudo.state import FeudoState
from jurade.games.feudo.tables import (
    ARMY_CARDS,
    BARON,
    BORDER_SIDE,
    CELL_NAMES,
    CENTRE,
    COLOURS,
    CORNERS,
    COUNT,
    FIGHTERS,
    FIRST_KNIGHT,
    FOG,
    HOME,
    LATTICE_PLACE,
    MARCHERS,
    MILADY,
    ON_FOOT,
    PAWN_NAMES,
    PAWNS,
    SHILLINGS,
)

# What each phase asks for, and the rule that says so.
ASKED: Final = {
    CASTLES: (CASTLE, "R2"),
    ORDERING: (ORDER, "R10"),
    STRATEGY: (ARMY, "R12"),
    TRADING: (TRADE, "R12"),
    MOVING: (PLAY, "R54"),
    MARCHING: (MARCH, "R56"),
    FIGHTING: (ATTACK, "R70"),
    ADVANCING: (ADVANCE, "R85"),
}


def because(rule: str, key: str, **args: int | str) -> Reason:
    return Reason(rule, say(f"why-{key}", **args))


def why_not(state: FeudoState, seat: int, action: int) -> Reason:
    """The rule that forbids an action which is not listed."""
    kind, rule = ASKED[state.phase]
    if kind_of(action) != kind:
        return because(rule, f"now-{PHASES[state.phase]}")
    if kind == CASTLE:
        return _castle(state, second_of(action))
    if kind == ARMY:
        return _army(state, seat, second_of(action))
    if kind == TRADE:
        return because("R59", "trade-used", shillings=int(SHILLINGS[second_of(action)]))
    if kind == PLAY:
        return _play(state, seat, action)
    if kind == MARCH:
        return _march(state, seat, first_of(action), second_of(action))
    if kind == ATTACK:
        return _attack(state, seat, first_of(action), second_of(action))
    return _advance(state, seat, first_of(action), second_of(action))


def _castle(state: FeudoState, cell: int) -> Reason:
    name = CELL_NAMES[cell]
    if cell in CORNERS:
        return because("R2", "castle-corner", cell=name)
    if BORDER_SIDE[cell] < 0:
        return because("R2", "castle-inside", cell=name)
    return because("R2", "castle-side", cell=name)


def _army(state: FeudoState, seat: int, mask: int) -> Reason:
    fallen = mask & ~state.alive[seat]
    if fallen:
        return because("R12", "army-eliminated", pawns=" ".join(pawn_names(fallen)))
    return because("R12", "army-count", count=int(ARMY_CARDS))


# ---- movement


def _play(state: FeudoState, seat: int, action: int) -> Reason:
    pawn, target, power = first_of(action), target_of(action), power_of(action)
    name = PAWN_NAMES[pawn]
    if state.shown[seat] >> pawn & 1:
        return because("R54", "card-shown", pawn=name)
    if not state.cards[seat] >> pawn & 1:
        return because("R54", "card-not-chosen", pawn=name)
    if power and pawn != MILADY:
        return because("R60", "power-not-milady", pawn=name)
    if not state.can_act(seat, pawn):
        return _cannot_act(state, seat, pawn)
    if not can_pay(state, seat, pawn, state.purse(seat, state.trade[seat])):
        return because("R55", "no-wage", pawn=name)
    steps = card_steps(state, seat, pawn)
    rule = "R26" if state.card == FOG else "R31"
    place = state.place[seat * PAWNS + pawn]
    if target != STAY:
        barred = _barred(state, seat, pawn, target, steps, rule)
        if barred is not None:
            return barred
        place = target
    return _power(state, seat, place, power)


def _cannot_act(state: FeudoState, seat: int, pawn: int) -> Reason:
    if not state.alive[seat] >> pawn & 1:
        return because("G7", "pawn-eliminated", pawn=PAWN_NAMES[pawn])
    if pawn == BARON:
        return because("R77", "baron-recovering")
    return because("R61", "milady-resting")


def _power(state: FeudoState, seat: int, place: int, power: int) -> Reason:
    """Why Milady cannot use a power from a place she can be on."""
    if place >= HOME or (place == CENTRE and state.has_convent()):
        return because("G20", "power-sheltered")
    is_sick = state.sick[seat] >> MILADY & 1
    if power == INFECT:
        return because("R64", "infect-nobody" if is_sick else "infect-healthy")
    if is_sick:
        return because("R64", "charm-sick")
    other = power // POWER - 1
    baron = state.place[other * PAWNS + BARON]
    if other == seat:
        return because("R60", "charm-own")
    if state.charmed >> other & 1:
        return because("G21", "charm-again", seat=COLOURS[other])
    if baron == HOME:
        return because("R63", "charm-castle", seat=COLOURS[other])
    assert not is_within_reach(state, place, baron)
    return because("R60", "charm-far", seat=COLOURS[other])


def _march(state: FeudoState, seat: int, pawn: int, cell: int) -> Reason:
    name = PAWN_NAMES[pawn]
    if not MARCHERS >> pawn & 1:
        return because("R56", "march-milady")
    if not state.can_act(seat, pawn):
        return _cannot_act(state, seat, pawn)
    if state.marched >> pawn & 1:
        return because("G10", "marched-already", pawn=name)
    barred = _barred(state, seat, pawn, cell, state.shillings, "R56")
    assert barred is not None
    return barred


def _barred(state: FeudoState, seat: int, pawn: int, cell: int, steps: int, rule: str) -> Reason | None:
    """Why a pawn cannot end its movement on a territory; None when it can."""
    ways = Ways(state, seat)
    ways.reach(pawn, steps)
    if ways.finds(cell):
        return None
    if cell == ways.start_of(pawn):
        return because("R31", "same-place", cell=CELL_NAMES[cell])
    closed = _closed(state, seat, pawn, cell) or _crowded(state, seat, pawn, cell)
    if closed is not None:
        return closed
    if state.distance(ways.start_of(pawn), cell) > steps:
        return because(rule, "too-far", pawn=PAWN_NAMES[pawn], cell=CELL_NAMES[cell], steps=int(steps))
    return because("R32", "no-path", pawn=PAWN_NAMES[pawn], cell=CELL_NAMES[cell], steps=int(steps))


def _closed(state: FeudoState, seat: int, pawn: int, cell: int) -> Reason | None:
    """Why nobody, or not this kind of pawn, can enter a territory (R32, R35, R40, R50)."""
    name = CELL_NAMES[cell]
    town = state.town_at(cell)
    for other in range(state.seats):
        if state.castle[other] == cell:
            return because("R38" if other == seat else "R32", "own-castle" if other == seat else "castle", cell=name)
    if state.is_mountain(cell):
        return because("R32", "mountain", cell=name)
    if state.plague_at == cell:
        return because("R32", "plague-pawn", cell=name)
    if town >= 0 and state.owner[town] != seat:
        return because("R32", "town", cell=name)
    if not ON_FOOT >> pawn & 1 and (town >= 0 or LATTICE_PLACE[cell] >= 0):
        return because("R35", "on-horse", pawn=PAWN_NAMES[pawn], cell=name)
    if cell == CENTRE and state.has_convent():
        return None if state.sick[seat] >> pawn & 1 else because("R50", "convent", pawn=PAWN_NAMES[pawn])
    if state.defenders(seat, cell) >= 0:
        return because("R40" if pawn == MILADY else "R32", "enemy", cell=name)
    return None


def _crowded(state: FeudoState, seat: int, pawn: int, cell: int) -> Reason | None:
    """Why a pawn cannot stop beside those that stand there (R34, R36, G24)."""
    name = CELL_NAMES[cell]
    if cell == CENTRE and state.has_convent():
        return None
    if state.is_wood(cell) and any(state.pawns_on(other, cell) for other in range(state.seats)):
        return because("R36", "wood-taken", cell=name)
    here = state.pawns_on(seat, cell)
    if not here:
        return None
    if (here | 1 << pawn) >> FIRST_KNIGHT & 1:
        return because("R34", "knight-alone", cell=name)
    if COUNT[here] > 1 or not (here | 1 << pawn) & (1 << BARON | 1 << MILADY):
        return because("R34", "two-pawns", cell=name)
    return None


# ---- fights


def _attack(state: FeudoState, seat: int, cell: int, mask: int) -> Reason:
    name = CELL_NAMES[cell]
    if cell == CENTRE and state.has_convent():
        return because("R52", "attack-convent")
    town = state.town_at(cell)
    if state.defenders(seat, cell) < 0 and (town < 0 or state.owner[town] == seat):
        return because("G34", "attack-nothing", cell=name)
    for pawn in range(PAWNS):
        if mask >> pawn & 1:
            unfit = _unfit(state, seat, pawn, cell)
            if unfit is not None:
                return unfit
    bound = 1 << BARON | 1 << companion(state, seat)
    if mask & bound not in (0, bound):
        return because("R74", "attack-together")
    force, needed = strength(state, seat, mask), defence(state, seat, cell)
    if force <= needed:
        return because("R72", "attack-weak", strength=int(force), defence=int(needed))
    assert town >= 0
    assert not may_storm(state, seat, mask)
    return because("R78", "attack-storm")


def _unfit(state: FeudoState, seat: int, pawn: int, cell: int) -> Reason | None:
    """Why one pawn cannot take part in an attack (R39, R52, R71, R73)."""
    name, place = PAWN_NAMES[pawn], state.place[seat * PAWNS + pawn]
    if not FIGHTERS >> pawn & 1:
        return because("R73", "attack-milady")
    if not state.alive[seat] >> pawn & 1:
        return because("R76", "pawn-eliminated", pawn=name)
    if place == HOME:
        return because("R39", "attack-from-castle", pawn=name)
    if place == CENTRE and state.has_convent():
        return because("R52", "attack-from-convent", pawn=name)
    if state.fought >> pawn & 1:
        return because("R71", "attacked-already", pawn=name)
    if not force_beside(state, seat, cell) >> pawn & 1:
        return because("R71", "attack-far", pawn=name, cell=CELL_NAMES[cell])
    return None


def _advance(state: FeudoState, seat: int, cell: int, mask: int) -> Reason:
    victory = state.victories[state.victory]
    if cell != first_of(victory % KIND):
        return because("R85", "advance-elsewhere", cell=CELL_NAMES[first_of(victory % KIND)])
    for pawn in range(PAWNS):
        if mask >> pawn & 1:
            name = PAWN_NAMES[pawn]
            if not second_of(victory) >> pawn & 1:
                return because("R85", "advance-not-there", pawn=name)
            if not state.on_map(seat, pawn):
                return because("G35", "advance-fallen", pawn=name)
            if not ON_FOOT >> pawn & 1 and (state.town_at(cell) >= 0 or LATTICE_PLACE[cell] >= 0):
                return because("R86", "on-horse", pawn=name, cell=CELL_NAMES[cell])
    company = mask | state.pawns_on(seat, cell)
    if COUNT[company] > 1 and state.is_wood(cell):
        return because("R86", "advance-wood")
    if company >> FIRST_KNIGHT & 1:
        return because("R86", "knight-alone", cell=CELL_NAMES[cell])
    return because("R85", "advance-pair")
