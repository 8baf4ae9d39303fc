"""What a person might try to pick though the rules forbid it; the rules then say why not.

Pieces that cannot move and cells they cannot reach, drawbridges, targets out of reach, supports that do not fit,
courage that is not there, prisoners that stay, and declaring a victory too early.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jurade.core.scene import Attempt, attempts_along
from jurade.games.bastions import actions as a
from jurade.games.bastions.board import (
    ATTACKING,
    CHOOSING_TOKEN,
    FREEING,
    MOVING,
    PLACING,
    PLAYING_CARDS,
    PUTTING,
    RIPOSTING,
    SHARING,
    SUPPORTING,
    has,
)
from jurade.games.bastions.drawing.army import Army
from jurade.games.bastions.movement import due_gain
from jurade.games.bastions.picks import Offer
from jurade.games.bastions.placing import next_value
from jurade.games.bastions.reasons import ways_of
from jurade.games.bastions.spelling import spell
from jurade.games.bastions.state import BastionsState
from jurade.games.bastions.tables import ARCHER, CLASS_NAMES, MISSION_CARDS, NONE, RESERVE_NAMES, UNKNOWN
from jurade.games.bastions.terrain import way_to


def attempts(state: BastionsState, seat: int, picked: Sequence[str]) -> Iterator[Attempt]:
    """What could be tried next after these picks, each with the action that explains best why it is refused."""
    army = Army(state, seat)
    offer = Offer(army, state, seat)
    tries = ((spell(state, number), offer.path(number)) for number in _tried(offer, picked))
    return attempts_along(tries, offer.picks, picked)


def _tried(offer: Offer, picked: Sequence[str]) -> Iterator[int]:
    """Actions, legal or not, of the kind that is asked for; the best explained first."""
    state, seat = offer.state, offer.seat
    phase = state.phase
    cells = range(state.terrain.cells)
    if phase == PLACING:
        yield from (_number(a.PLACE, int(next_value(state, seat)), cell) for cell in cells)
    elif phase == CHOOSING_TOKEN:
        yield from (_number(a.TOKEN, which) for which in range(len(CLASS_NAMES)))
    elif phase == MOVING:
        yield from _moves(offer, picked)
        yield from (_number(a.BRIDGE, owner, int(has(state.shut, owner))) for owner in range(state.seats))
    elif phase == FREEING:
        yield from (_number(a.FREE, piece) for piece in _own(state, seat) if state.captor[piece] != NONE)
    elif phase == PUTTING:
        yield from (_number(a.PUT, cell) for cell in cells)
    elif phase == SHARING:
        yield from _shares(state)
    elif phase in (ATTACKING, RIPOSTING):
        yield from _attacks(offer, picked)
    elif phase == SUPPORTING:
        yield from (_number(a.SUPPORT, piece) for piece in _own(state, seat) if piece in offer.army.stands)
    elif phase == PLAYING_CARDS:
        yield from (_number(a.CARD, card) for card in range(1, MISSION_CARDS + 1))
    if phase in (CHOOSING_TOKEN, MOVING, ATTACKING):
        yield _number(a.DECLARE)


def _number(verb: int, first: int = 0, second: int = 0) -> int:
    return int(a.action(verb, first, second))


def _own(state: BastionsState, seat: int) -> range:
    return range(seat * state.army, (seat + 1) * state.army)


def _moves(offer: Offer, picked: Sequence[str]) -> Iterator[int]:
    """Any own piece, then any cell; a piece that cannot move anywhere is explained by a cell it could else go to."""
    state, terrain = offer.state, offer.state.terrain
    for piece in _own(state, offer.seat):
        if piece not in offer.army.stands:
            continue
        if not picked:
            near = [way_to(way) for way in ways_of(state, piece)] or terrain.near[state.cell[piece]]
            yield _number(a.MOVE, piece, int(near[0]))
        elif picked[0] == offer.piece(piece):
            yield from (_number(a.MOVE, piece, cell) for cell in range(terrain.cells))


def _shares(state: BastionsState) -> Iterator[int]:
    """One point more than there is to share; or either reserve for a loss."""
    gain = int(due_gain(state.dues[0]))
    if gain:
        yield _number(a.SHARE, gain + 1, 0)
    else:
        yield from (_number(a.LOSE, colour) for colour in range(len(RESERVE_NAMES)))


def _attacks(offer: Offer, picked: Sequence[str]) -> Iterator[int]:
    """Any own piece against any other's, the nearest first (for an archer one at a distance of two), and any bridge."""
    state, terrain, stands = offer.state, offer.state.terrain, offer.army.stands
    verb = a.RIPOSTE if state.phase == RIPOSTING else a.ATTACK
    own = _own(state, offer.seat)
    enemies = [piece for piece in stands if piece not in own and state.kind[piece] != UNKNOWN]
    for piece in own:
        if piece not in stands or (picked and picked[0] != offer.piece(piece)):
            continue
        row = int(state.cell[piece] * terrain.cells)
        reach = 2 if state.kind[piece] == ARCHER else 1
        near = sorted(enemies, key=lambda enemy: abs(int(terrain.hops[row + state.cell[enemy]]) - reach))
        yield from (_number(verb, piece, enemy) for enemy in near)
        if verb == a.ATTACK:
            yield from (_number(a.BREACH, piece, owner) for owner in range(state.seats))
