"""What enemies could bring against a territory, from what all can see: a warning, not a certainty."""

from __future__ import annotations

from jurade.games.feudo import tables as t
from jurade.games.feudo.rules.board import FIGHTING, MARCHING, MOVING, Board
from jurade.games.feudo.rules.knowledge import cards_left
from jurade.games.feudo.rules.movement import Ways, is_within_reach


class Threats:
    """The largest force each enemy of a seat could have beside a territory when it is next to attack."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board = board
        self.seat = seat
        self.enemies = [other for other in range(board.seats) if other != seat and board.castle[other] >= 0]
        self.reach = {other: _reach_of_all(board, other) for other in self.enemies if cards_to_come(board, other)}

    def against(self, cell: int, other: int) -> int:
        """The sum of visible numbers: those beside the territory, and the best that cards could still bring there."""
        board = self.board
        near = set(t.beside(cell, bool(board.corner)))
        there: list[int] = []
        coming: list[int] = []
        for pawn in range(t.PAWNS):
            if not t.FIGHTERS >> pawn & 1 or not board.alive[other] >> pawn & 1:
                continue
            place = int(board.place[other * t.PAWNS + pawn])
            if place in near and not (place == t.CENTRE and board.has_convent()):
                there.append(int(board.number(other, pawn)))
            elif other in self.reach and near & self.reach[other][pawn]:
                coming.append(int(board.number(other, pawn)))
        coming.sort(reverse=True)
        room = max(0, len(near) + 1 - len(there))  # a pawn on each side, and one beside the Baron
        return sum(there) + sum(coming[: min(cards_to_come(board, other), room)])


def cards_to_come(board: Board, seat: int) -> int:
    """How many army cards a seat can still show before the next attacks."""
    if board.phase == MOVING:
        return int(cards_left(board, seat))
    if board.phase in (MARCHING, FIGHTING):
        return 0
    return int(t.ARMY_CARDS)


def _reach_of_all(board: Board, seat: int) -> list[set[int]]:
    """By pawn: where it could go by its card."""
    ways = Ways(board, seat)
    found: list[set[int]] = []
    for pawn in range(t.PAWNS):
        steps = int(board.number(seat, pawn))
        if board.phase == MOVING and board.card == t.FOG:
            steps = min(steps, int(t.FOG_STEPS))
        if board.can_act(seat, pawn):
            ways.reach(pawn, steps)
            found.append({cell for cell in range(t.CELLS) if ways.finds(cell)})
        else:
            found.append(set())
    return found


def charmers(board: Board, seat: int) -> list[int]:
    """The seats whose healthy Milady could reach and charm this seat's Baron with her next card (R60)."""
    baron = int(board.place[seat * t.PAWNS + t.BARON])
    if baron >= t.HOME:
        return []
    found = []
    for other in range(board.seats):
        if other == seat or board.sick[other] >> t.MILADY & 1 or not board.alive[other] >> t.MILADY & 1:
            continue
        if board.castle[other] < 0 or not board.can_act(other, t.MILADY):
            continue
        ways = Ways(board, other)
        ways.reach(t.MILADY, int(board.number(other, t.MILADY)))
        cells = [cell for cell in range(t.CELLS) if ways.finds(cell)]
        place = int(board.place[other * t.PAWNS + t.MILADY])
        if place < t.HOME:
            cells.append(place)
        shelter = t.CENTRE if board.has_convent() else -1
        if any(cell != shelter and is_within_reach(board, cell, baron) for cell in cells):
            found.append(other)
    return found
