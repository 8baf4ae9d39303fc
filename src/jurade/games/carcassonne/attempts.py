"""What a person might try to pick though the rules forbid it; the rules then say why not.

Cells beside the map in any turn, every piece on every part of the tile just laid, the abbey beside the map, and for a
wagon the roads, cities and cloisters near the feature it leaves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jurade.core.scene import Attempt, attempts_along
from jurade.games.carcassonne.actions import DRAW_TILE, PASS, abbey_at, deployment, placement, wagon_to
from jurade.games.carcassonne.board import (
    AROUND,
    DEPLOY,
    END_ABBEY,
    MOVE_WAGON,
    PLACE,
    START,
    UNIT_OF,
    Board,
    first_of,
    spot_of,
    type_of,
)
from jurade.games.carcassonne.drawing.land import Land
from jurade.games.carcassonne.notation import write
from jurade.games.carcassonne.picks import Offer
from jurade.games.carcassonne.reasons import why_wrong_place
from jurade.games.carcassonne.state import CarcassonneState, full_supply
from jurade.games.carcassonne.tables import (
    ABBEY,
    BARN,
    CODE,
    CORNERS,
    FIELD,
    KIND,
    MOST_SEGMENTS,
    PIECES,
    REDUCED,
    SEGMENTS,
    SIDE,
)


def attempts(state: CarcassonneState, seat: int, picked: Sequence[str]) -> Iterator[Attempt]:
    """What could be tried next after these picks, each with the action that explains best why it is refused."""
    offer = Offer(Land(state), seat)
    tries = ((write(action), offer.path(action)) for action in _tried(state, seat))
    return attempts_along(tries, offer.picks, picked)


def _tried(state: CarcassonneState, seat: int) -> Iterator[int]:
    """Actions, legal or not, of the kind that is asked for; the best explained first."""
    if state.phase in (START, END_ABBEY):
        yield from (DRAW_TILE, PASS)
        yield from (int(abbey_at(entry >> 8)) for entry in state.front)
    elif state.phase == PLACE:
        yield from _placements(state)
    elif state.phase == DEPLOY:
        yield from _deployments(state)
    elif state.phase == MOVE_WAGON:
        yield from _drives(state, seat)


def _placements(state: Board) -> Iterator[int]:
    """The drawn tile in every cell beside the map, the turn with the fewest wrong edges first."""
    turns = [turn for turn in range(4) if REDUCED[state.drawn * 4 + turn] == turn]
    for entry in state.front:
        for turn in sorted(turns, key=lambda turn: _mismatches(state.drawn, turn, entry & 255)):
            yield int(placement(entry >> 8, turn))


def _mismatches(kind: int, turn: int, wanted: int) -> int:
    """How many edges of a tile differ from those its neighbours have there."""
    pairs = ((wanted >> 2 * side & 3, SIDE[(kind * 4 + turn) * 4 + side] >> 12) for side in range(4))
    return sum(theirs not in (0, ours) for theirs, ours in pairs)


def _deployments(state: Board) -> Iterator[int]:
    """Every piece of the game on every segment of the tile just laid, those of the right kind first."""
    entry = state.tiles[state.fresh]
    kind = type_of(entry)
    row = kind * MOST_SEGMENTS
    for piece in range(len(PIECES)):
        if full_supply(state.rules) & UNIT_OF[piece] == 0:
            continue
        if piece == BARN:
            yield from (int(deployment(corner, piece)) for corner in range(len(CORNERS)))
            continue
        misplaced = [
            (why_wrong_place(state, piece, KIND[row + local], kind == ABBEY) is not None, local)
            for local in range(SEGMENTS[kind])
        ]
        yield from (int(deployment(CODE[row + local], piece)) for _, local in sorted(misplaced))


def _drives(state: Board, seat: int) -> Iterator[int]:
    """All that lies near the feature a wagon leaves; meadows only on the tile where it stood."""
    start = int(state.wagons[seat])
    leaving = [segment for segment in range(state.segments) if state.feature[segment] == state.feature[start]]
    homes = {int(state.holder[segment]) for segment in leaving}
    tiles = set(homes)
    for home in homes:
        tiles |= {int(state.tile_at(spot_of(state.tiles[home]) + step)) for step in AROUND}
    for tile in sorted(tiles - {-1}):
        entry = state.tiles[tile]
        for segment in range(first_of(entry), first_of(entry) + SEGMENTS[type_of(entry)]):
            if state.kind_of(segment) != FIELD or tile == state.holder[start]:
                yield int(wagon_to(state.key_of(segment)))
