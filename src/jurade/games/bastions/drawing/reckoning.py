"""Powers that a side of a fight may reach, as far as a masked state can tell.

Where a value is not known, every value that is left is tried; where a card is not known, every card that could be paid.
"""

from __future__ import annotations

from typing import NamedTuple

from jurade.games.bastions.board import PLAYING_CARDS, Board, has
from jurade.games.bastions.combat import (
    counterable_attackers,
    fighter,
    force,
    highest_card,
    is_helpless,
    king_bonus,
    knight_bonus,
    power,
    queen_bonus,
)
from jurade.games.bastions.drawing.telling import members, possible_values
from jurade.games.bastions.state import BastionsState
from jurade.games.bastions.tables import (
    COURAGE,
    COURAGE_PER_TURN,
    NONE,
    VALUE_NAMES,
)


class Range(NamedTuple):
    """What one side may bring: least and most power, the values it may have, the attackers it may take."""

    least: int
    most: int
    values: tuple[str, ...]
    takes: tuple[int, ...]


def powers(state: BastionsState, piece: int) -> list[int]:
    """The powers of a piece whose value is known in a declared fight, from card 1 up to the highest it may play."""
    seat = int(state.owner(piece))
    if int(fighter(state, seat)) != piece:
        return [int(force(state, piece))]  # a support brings its Force alone
    most = int(highest_card(state, seat, state.value[piece]))
    return [int(power(state, piece, card)) for card in range(1, most + 1)]


def fight_range(state: BastionsState, *, attacks: bool, card: int = 0) -> Range:
    """What the attacking or the defending side of a declared fight may bring, with any card or with this one."""
    piece = int(state.valiant) if attacks else int(state.target)
    least, most, values = _range_of(state, piece, card)
    takes: tuple[int, ...] = ()
    if attacks:
        for support in members(state, int(state.supports)):
            forces = [int(force(_with(state, support, value), support)) for value in possible_values(state, support)]
            least, most = least + min(forces), most + max(forces)
    else:
        takes = tuple(members(state, int(counterable_attackers(state))))
    return Range(least, most, values, takes)


def _range_of(state: BastionsState, piece: int, card: int) -> tuple[int, int, tuple[str, ...]]:
    """The range of the one piece that is given a card."""
    if is_helpless(state, piece):
        return 0, 0, ()
    seat = int(state.owner(piece))
    reached: list[int] = []
    values = possible_values(state, piece)
    for value in values:
        world = _with(state, piece, value)
        if card:
            cards: range = range(card, card + 1)
        elif state.phase == PLAYING_CARDS and not has(state.asked, seat):
            cards = range(1, 2)  # nobody is asked who has but one card
        else:
            cards = range(1, int(highest_card(world, seat, value)) + 1)
        reached += [int(power(world, piece, played)) for played in cards]
    return min(reached), max(reached), tuple(VALUE_NAMES[value] for value in values)


def _with(state: BastionsState, piece: int, value: int) -> BastionsState:
    """The same state if a piece had this value."""
    if int(state.value[piece]) == value:
        return state
    world = state.clone()
    world.value[piece] = value
    return world


def best_power(state: BastionsState, piece: int) -> int:
    """The most a piece could bring with what its owner's reserve holds, outside of any declared fight."""
    seat = int(state.owner(piece))
    reserve = int(state.courage[seat * 2 + int(state.class_of(piece))])
    best = 0
    for value in possible_values(state, piece):
        queen = int(queen_bonus(state, piece))
        card = max(1, min(int(COURAGE[value]) - queen, 1 + min(reserve, int(COURAGE_PER_TURN))))
        best = max(best, int(power(_with(state, piece, value), piece, card)))
    return best


def own_bonuses(board: Board, piece: int) -> list[str]:
    """The names of what strengthens a piece where it stands."""
    found = []
    if king_bonus(board, piece):
        found.append("king")
    if queen_bonus(board, piece):
        found.append("queen")
    if board.rider[piece] != NONE:
        found.append("carrying")
    if knight_bonus(board, piece):
        found.append("knight")
    return found
