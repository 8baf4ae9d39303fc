"""What moving by card and by forced march share: why a pawn cannot go there, and what its new place is good for."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.verbs import because
from jurade.core.words import Message, say
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import telling
from jurade.games.feudo.drawing.threats import Threats
from jurade.games.feudo.rules import combat
from jurade.games.feudo.rules.movement import Ways
from jurade.games.feudo.rules.state import FeudoState


def cannot_act(state: FeudoState, seat: int, pawn: int) -> Reason:
    """Why a pawn does nothing this round."""
    if not state.alive[seat] >> pawn & 1:
        return because("G7", "pawn-eliminated")
    if pawn == t.BARON:
        return because("R77", "baron-recovering")
    return because("R61", "milady-resting")


def barred(state: FeudoState, seat: int, pawn: int, cell: int, steps: int, rule: str) -> Reason | None:
    """Why a pawn cannot end its movement on a territory; None when it can."""
    ways = Ways(state, seat)
    ways.reach(pawn, steps)
    if ways.finds(cell):
        return None
    name, start = t.CELL_NAMES[cell], ways.start_of(pawn)
    if cell == start:
        return because("R31", "same-place", pawn=telling.pawn_words(pawn))
    closed = _closed(state, seat, pawn, cell) or _crowded(state, seat, pawn, cell)
    if closed is not None:
        return closed
    is_far = state.distance(start, cell) > steps
    why = "too-far" if is_far else "no-path"
    named = telling.named(state, seat, pawn)
    return because(rule if is_far else "R32", why, pawn=named, cell=name, steps=int(steps))


def _closed(state: FeudoState, seat: int, pawn: int, cell: int) -> Reason | None:
    """Why nobody, or not this kind of pawn, can enter a territory (R32, R35, R40, R50)."""
    name = t.CELL_NAMES[cell]
    town = state.town_at(cell)
    for other in range(state.seats):
        if state.castle[other] == cell:
            return because("R38", "own-castle") if other == seat else because("R32", "castle")
    if state.is_mountain(cell):
        return because("R32", "mountain")
    if state.plague_at == cell:
        return because("R32", "plague-pawn", cell=name)
    if town >= 0 and state.owner[town] != seat:
        return because("R32", "town", town=telling.town_name(state, cell))
    if not t.ON_FOOT >> pawn & 1 and (town >= 0 or t.LATTICE_PLACE[cell] >= 0):
        return because("R35", "on-horse", pawn=telling.named(state, seat, pawn), place=telling.spot(state, cell))
    if cell == t.CENTRE and state.has_convent():
        return (
            None if state.sick[seat] >> pawn & 1 else because("R50", "convent", pawn=telling.named(state, seat, pawn))
        )
    if state.defenders(seat, cell) >= 0:
        return because("R40" if pawn == t.MILADY else "R32", "enemy", cell=name)
    return None


def _crowded(state: FeudoState, seat: int, pawn: int, cell: int) -> Reason | None:
    """Why a pawn cannot stop beside those that stand there (R34, R36, G24)."""
    name = t.CELL_NAMES[cell]
    if cell == t.CENTRE and state.has_convent():
        return None
    if state.is_wood(cell) and any(state.pawns_on(other, cell) for other in range(state.seats)):
        return because("R36", "wood-taken", cell=name)
    here = state.pawns_on(seat, cell)
    if not here:
        return None
    if (here | 1 << pawn) >> t.FIRST_KNIGHT & 1:
        return because("R34", "knight-alone")
    if t.COUNT[here] > 1 or not (here | 1 << pawn) & (1 << t.BARON | 1 << t.MILADY):
        return because("R34", "two-pawns")
    return None


def prospects(after: FeudoState, seat: int, pawn: int) -> Iterator[Message]:
    """What a pawn that has moved could do from where it stands now, and who could beat it there."""
    yield from _outlook(after, seat, pawn)
    yield from _dangers(after, seat, pawn)


def _outlook(after: FeudoState, seat: int, pawn: int) -> Iterator[Message]:
    """What it could help to attack, with those beside it now."""
    place = int(after.place[seat * t.PAWNS + pawn])
    if place == t.CENTRE and after.has_convent():
        yield say("preview-convent", pawn=telling.pawn_words(pawn))
        return
    if not t.FIGHTERS >> pawn & 1:
        return
    if after.is_wood(place) or t.LATTICE_PLACE[place] >= 0 or after.town_at(place) >= 0:
        defence = int(combat.defence(after, (seat + 1) % after.seats, place))
        yield say("preview-shelter", defence=defence, place=telling.cell_words(after, place))
    for cell in t.beside(place, bool(after.corner)):
        gain = _gain(after, seat, cell)
        force = int(combat.force_beside(after, seat, cell))
        total, needed = int(combat.strength(after, seat, force)), int(combat.defence(after, seat, cell))
        if gain and total > needed and (after.town_at(cell) < 0 or combat.may_storm(after, seat, force)):
            there = telling.cell_words(after, cell)
            yield say("preview-could-attack", place=there, strength=total, defence=needed, points=gain)


def _gain(board: FeudoState, seat: int, cell: int) -> int:
    """Points a won attack on a territory brings; 0 where there is nothing to attack."""
    if cell in [int(castle) for castle in board.castle] or (cell == t.CENTRE and board.has_convent()):
        return 0
    gain = 0
    other = int(board.defenders(seat, cell))
    if other >= 0:
        gain = int(combat.strength(board, other, int(board.pawns_on(other, cell)) & int(t.FIGHTERS)))
    town = int(board.town_at(cell))
    if town >= 0 and int(board.owner[town]) != seat:
        gain += int(board.distance(board.castle[seat], cell))
    return gain


def _dangers(after: FeudoState, seat: int, pawn: int) -> Iterator[Message]:
    """Enemies who could outnumber a pawn where it would stand."""
    place = int(after.place[seat * t.PAWNS + pawn])
    if not t.FIGHTERS >> pawn & 1 or (place == t.CENTRE and after.has_convent()):
        return
    threats = Threats(after, seat)
    for other in threats.enemies:
        force, needed = threats.against(place, other), int(combat.defence(after, other, place))
        if force > needed:
            yield say("preview-threat", seat=telling.seat_words(other), force=force, defence=needed)
