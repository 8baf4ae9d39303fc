"""Where the figures stand, and how each is drawn there: alone, on a tower, or in the crowd of the battlefield."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

from jurade.core.look import INK, LEAF, RUBRIC, Point, circle, digits, group, path, titled, trace, use
from jurade.core.scene import Shape
from jurade.core.state import UNKNOWN
from jurade.core.words import say
from jurade.games.bastions.drawing import telling
from jurade.games.bastions.drawing.geometry import COLOURS, UNIT, Plan, plan
from jurade.games.bastions.drawing.pieces import BASE, HIDDEN
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.board import Board, has
from jurade.games.bastions.tables import NONE, SEAT_LETTERS

RIDER: Final = 0.66  # size of a rider
SHOULDER: Final[Point] = (19.0, -17.0)  # where he stands on his tower
BURDEN: Final[Point] = (-8.0, 3.0)  # a tower that carries somebody makes room for him

# Up to so many on the battlefield: how far they stand from its middle, and their size.
CROWDS: Final = ((3, UNIT * 0.26, 0.7), (6, UNIT * 0.37, 0.58), (8, UNIT * 0.4, 0.5))


class Stand(NamedTuple):
    """A piece where it stands: in the middle of its figure, and its size."""

    piece: int
    at: Point
    scale: float
    rides: bool

    def outline(self) -> Shape:
        """What lights up when the piece can be picked."""
        return circle(*self.at, BASE * self.scale + 2.5)


class Figures:
    """All figures on a board, as one seat sees them."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board: Final = board
        self.plan: Plan = plan(board.seats, max(seat, 0))
        self.stands: dict[int, Stand] = {}
        crowd = [p for p in range(board.pieces) if has(board.melee, p) and board.carrier[p] == NONE]
        for piece in range(board.pieces):
            if board.cell[piece] != NONE and board.carrier[piece] == NONE:
                stand = self.stands[piece] = self.spot(piece, board.cell[piece], crowd)
                rider = board.rider[piece]
                if rider != NONE:
                    self.stands[rider] = on_shoulder(rider, stand)

    def spot(self, piece: int, cell: int, crowd: list[int]) -> Stand:
        """Where a piece stands on a cell; ``crowd`` are those on the battlefield."""
        x, y = self.plan.cells[cell].middle
        if piece not in crowd or len(crowd) == 1:
            if self.board.rider[piece] != NONE:
                x, y = x + BURDEN[0], y + BURDEN[1]
            return Stand(piece, (x, y), 1.0, False)
        angle = 2 * pi * crowd.index(piece) / len(crowd) - pi / 2
        far, scale = next(room for most, *room in CROWDS if len(crowd) <= most)
        return Stand(piece, (x + far * cos(angle), y + far * sin(angle)), scale, False)

    def drawn(self) -> tuple[Shape, ...]:
        """All figures, those farther away first and riders above their towers."""
        order = sorted(self.stands.values(), key=lambda s: (s.at[1] if not s.rides else s.at[1] + 30, s.piece))
        return tuple(self.figure(stand) for stand in order)

    def figure(self, stand: Stand) -> Shape:
        """A figure that keeps its id as long as the game lasts."""
        board, piece = self.board, stand.piece
        parts = [use(self.symbol(piece)), *self.number(piece)]
        if board.kind[piece] != UNKNOWN:
            parts.append(use(self.plate(piece), 0, 6 if stand.rides else 9, scale=0.85 / RIDER if stand.rides else 1))
        if has(board.moved, piece):
            parts.append(use("mark-moved2" if has(board.moved_twice, piece) else "mark-moved1", -19, -14))
        if has(board.attacked, piece):
            parts.append(use("mark-attacked", -21, 4))
        place = f"translate({digits(stand.at[0])} {digits(stand.at[1])})"
        if stand.scale != 1:
            place += f" scale({digits(stand.scale)})"
        return titled(
            group(*parts, id=figure_id(board, piece), transform=place),
            say("standing", piece=telling.piece_words(board, piece)),
        )

    def symbol(self, piece: int) -> str:
        """The symbol of a figure without its plate."""
        return f"figure-{COLOURS[self.board.owner(piece)]}-{telling.letter_of(self.board, piece)}"

    def number(self, piece: int) -> tuple[Shape, ...]:
        """Its number among those of its type, by which words and notation call it; kings and queens have none."""
        board = self.board
        number = 0 if board.kind[piece] == UNKNOWN else telling.number_of(board, piece)
        return (use(f"number-{COLOURS[board.owner(piece)]}-{number}"),) if number else ()

    def plate(self, piece: int) -> str:
        """The symbol of its plate."""
        value = telling.value_of(self.board, piece)
        if value == HIDDEN:
            return "plate-hidden"
        return f"plate-{value.replace('/', '-')}-{telling.secrecy_of(self.board, piece)}"

    def ghost(self, piece: int, cell: int) -> Shape:
        """A piece that is not there yet, with its way."""
        at = self.plan.cells[cell].middle
        tower = self.board.top[cell]
        stand = Stand(piece, at, 1.0, False)
        if tower not in (NONE, piece):
            stand = on_shoulder(piece, Stand(tower, (at[0] + BURDEN[0], at[1] + BURDEN[1]), 1.0, False))
        x, y = stand.at
        shown = group(
            use(self.symbol(piece), x, y, scale=stand.scale, opacity=0.66),
            use(self.plate(piece), x, y + 9 * stand.scale, scale=stand.scale, opacity=0.8),
        )
        start = self.stands.get(piece)
        return shown if start is None else group(arrow(start.at, stand.at, BASE * stand.scale), shown)

    # ---- attacks

    def bridge_at(self, owner: int) -> Point:
        """The middle of a drawbridge."""
        corners = [point for one, other, _ in self.plan.bridges[owner] for point in (one, other)]
        return (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))

    def aim(self) -> Point:
        """The middle of what is attacked."""
        board = self.board
        return self.bridge_at(board.bridge) if board.bridge != NONE else self.stands[board.target].at

    def blow(self, piece: int, aim: Point, *, is_declared: bool = False) -> Shape:
        """An arrow from an attacker to what it attacks, dashed before that is declared."""
        colour = RUBRIC if is_declared else INK
        return arrow(self.stands[piece].at, aim, BASE + 3, dashed=not is_declared, colour=colour)

    def fight(self) -> tuple[Shape, ...]:
        """The attack that has been declared: an arrow for every attacker."""
        board = self.board
        if board.valiant == NONE or board.phase < b.SUPPORTING:
            return ()
        if board.bridge == NONE and board.target not in self.stands:
            return ()
        joined = [board.valiant, *telling.members(board, board.supports)]
        return tuple(self.blow(piece, self.aim(), is_declared=True) for piece in joined if piece in self.stands)


def on_shoulder(rider: int, tower: Stand) -> Stand:
    """A rider on his tower."""
    (x, y), scale = tower.at, tower.scale
    return Stand(rider, (x + SHOULDER[0] * scale, y + SHOULDER[1] * scale), RIDER * scale, True)


def figure_id(board: Board, piece: int) -> str:
    """A name for a figure that stays the same while its type and value become known: colour and starting place."""
    owner = board.owner(piece)
    return f"piece-{SEAT_LETTERS[owner]}-{piece - owner * board.army}"


def arrow(start: Point, end: Point, gap: float, *, dashed: bool = True, colour: str = INK) -> Shape:
    """A way from one figure to another place, from edge to edge."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    ux, uy = dx / length, dy / length
    start = (start[0] + ux * BASE * 0.75, start[1] + uy * BASE * 0.75)
    tip = (end[0] - ux * gap, end[1] - uy * gap)
    neck = (tip[0] - ux * 9, tip[1] - uy * 9)
    d, dashes = trace([start, neck]), "7 5" if dashed else None
    head = [tip, (neck[0] - ux - uy * 7, neck[1] - uy + ux * 7), (neck[0] - ux + uy * 7, neck[1] - uy - ux * 7)]
    return group(
        path(d, fill="none", stroke=LEAF, stroke_width=6.5, stroke_linecap="round"),
        path(d, fill="none", stroke=colour, stroke_width=3, stroke_dasharray=dashes, stroke_linecap="round"),
        path(trace(head, closed=True), fill=colour, stroke=LEAF, stroke_width=1.6, stroke_linejoin="round"),
    )
