"""Every legal action as a path of picks: the notation that is sent, and what a hand would touch to say it.

::

    draw, pass, skip, wagon home      button:draw …
    abbey 2,-1                        button:abbey › cell:2,-1
    place 0,-1 r90                    cell:0,-1 › turn:r90
    deploy follower c0                piece:follower › seg:c0
    deploy barn nw                    piece:barn › corner:nw
    wagon 3,0 r1                      seg:3,0,r1
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jurade.core import look
from jurade.core.look import GOLD, INK, LEAF, Point, circle, digits, group, path, rect, trace, use
from jurade.core.scene import Choice, Pick, PickKind, Shape
from jurade.core.words import Message, say
from jurade.games.carcassonne.actions import (
    ABBEY_AT,
    DEPLOYMENT,
    DRAW_TILE,
    KEY,
    PASS,
    SKIP,
    SPOT,
    WAGON_HOME,
    WAGON_TO,
    WORD,
)
from jurade.games.carcassonne.board import cell_name, type_of, x_of, y_of
from jurade.games.carcassonne.drawing.land import Land, barn_on, corner_point
from jurade.games.carcassonne.drawing.telling import feature_words, kind_name
from jurade.games.carcassonne.drawing.tiles import ABBEY, SIZE
from jurade.games.carcassonne.laying import is_hole, wanted_at
from jurade.games.carcassonne.notation import ROTATIONS, write
from jurade.games.carcassonne.tables import BARN, CODES, CORNERS, LOCAL, PIECES, TYPE_IDS, WAGON
from jurade.games.carcassonne.wagon import segment_at

MARKER: Final = 6.5  # radius of a marker; anchors are at least 13 units apart
BUTTONS: Final = {DRAW_TILE: "draw", PASS: "pass", SKIP: "skip", WAGON_HOME: "home"}


def picks_and_choices(land: Land, seat: int) -> tuple[dict[str, Pick], tuple[Choice, ...]]:
    """What can be picked by a seat now, and the choices the picks lead to, in the order of ``legal``."""
    offer = Offer(land, seat)
    choices = tuple(offer.choice(int(action)) for action in land.state.legal(seat))
    return offer.picks, choices


def ghost_of(land: Land, seat: int, action: int) -> Shape | None:
    """What an action would put on the board."""
    return Offer(land, seat).choice(action).ghost


class Offer:
    """Collects the picks of a seat while it finds paths and makes choices."""

    def __init__(self, land: Land, seat: int) -> None:
        self.land = land
        self.state = land.state
        self.seat = seat
        self.picks: dict[str, Pick] = {}

    def choice(self, action: int) -> Choice:
        """A legal action with all that is said and shown of it."""
        if action < WORD:
            return self._placement(action)
        if action < ABBEY_AT:
            return Choice(write(action), self.path(action), say(f"choice-{BUTTONS[action]}"))
        if action < DEPLOYMENT:
            return self._abbey(action)
        if action < WAGON_TO:
            return self._barn(action) if action & 7 == BARN else self._deployment(action)
        return self._drive(action)

    def path(self, action: int) -> tuple[str, ...]:
        """What a hand would touch to say an action of this seat, legal or not."""
        if action < WORD:
            return self._cell(action >> 2, False), self._turn(action & 3)
        if action < ABBEY_AT:
            name = BUTTONS[action]
            return (self._pick(f"button:{name}", "button", say(f"choice-{name}")),)
        if action < DEPLOYMENT:
            return self._pick("button:abbey", "button", say("pick-abbey")), self._cell(action & SPOT, True)
        if action < WAGON_TO:
            piece, place = action & 7, action >> 3 & 15
            if piece == BARN:
                return self._piece(piece), self._corner(CORNERS[place])
            return self._piece(piece), self._segment(f"seg:{CODES[place]}", self._fresh(place))
        key = action & KEY
        return (self._segment(f"seg:{cell_name(key >> 4)},{CODES[key & 15]}", int(segment_at(self.state, key))),)

    # ---- single picks

    def _pick(
        self, id: str, kind: PickKind, label: Message, outline: Shape | None = None, area: Shape | None = None
    ) -> str:
        if id not in self.picks:
            self.picks[id] = Pick(id, kind, label, outline, area)
        return id

    def _cell(self, at: int, for_abbey: bool) -> str:
        cell = cell_name(at)
        key = "pick-hole" if for_abbey and is_hole(wanted_at(self.state, at)) else "pick-cell"
        return self._pick(f"cell:{cell}", "place", say(key, cell=cell), _cell_outline(int(x_of(at)), int(y_of(at))))

    def _turn(self, turn: int) -> str:
        return self._pick(f"turn:{ROTATIONS[turn]}", "turn", say("pick-turn", degrees=turn * 90))

    def _piece(self, piece: int) -> str:
        left = int(self.state.in_supply(self.seat, piece))
        return self._pick(f"piece:{PIECES[piece]}", "piece", say("pick-piece", piece=PIECES[piece], left=left))

    def _corner(self, corner: str) -> str:
        spot = circle(*corner_point(self.land.tiles[-1], corner), MARKER + 2)
        return self._pick(f"corner:{corner}", "place", say("pick-corner", corner=corner), spot)

    def _segment(self, id: str, segment: int) -> str:
        if id in self.picks:
            return id
        state = self.state
        feature = int(state.feature[segment])
        label = say("pick-segment", kind=kind_name(state, segment), feature=feature_words(state, feature))
        area = group(*self.land.areas_of(feature), color=GOLD, opacity=0.42)
        return self._pick(id, "place", label, circle(*self.land.anchor_of(segment), MARKER), area)

    def _fresh(self, code: int) -> int:
        """The segment with this code on the tile just laid."""
        state = self.state
        return self.land.tiles[-1].first + int(LOCAL[type_of(state.tiles[state.laid - 1]) * 16 + code])

    # ---- choices

    def _placement(self, action: int) -> Choice:
        at, degrees = action >> 2, (action & 3) * 90
        label = say("choice-place", cell=cell_name(at), degrees=degrees)
        ghost = _tile(TYPE_IDS[self.state.drawn], int(x_of(at)), int(y_of(at)), degrees)
        return Choice(write(action), self.path(action), label, ghost)

    def _abbey(self, action: int) -> Choice:
        at = action & SPOT
        ghost = _tile(ABBEY, int(x_of(at)), int(y_of(at)), 0)
        return Choice(write(action), self.path(action), say("choice-abbey", cell=cell_name(at)), ghost)

    def _deployment(self, action: int) -> Choice:
        piece, segment = action & 7, self._fresh(action >> 3 & 15)
        label = say(f"choice-{PIECES[piece]}", kind=kind_name(self.state, segment))
        ghost = _ghostly(self.land.on_segment(self.seat, piece, segment).drawn())
        return Choice(write(action), self.path(action), label, ghost)

    def _barn(self, action: int) -> Choice:
        corner = CORNERS[action >> 3 & 15]
        ghost = _ghostly(barn_on(self.seat, corner_point(self.land.tiles[-1], corner)).drawn())
        return Choice(write(action), self.path(action), say("choice-barn", corner=corner), ghost)

    def _drive(self, action: int) -> Choice:
        key = action & KEY
        state = self.state
        segment = int(segment_at(state, key))
        wagon = self.land.on_segment(self.seat, WAGON, segment)
        start = self.land.anchor_of(int(state.wagons[self.seat]))
        ghost = group(_arrow(start, wagon.at), _ghostly(wagon.drawn()))
        label = say("choice-drive", kind=kind_name(state, segment), cell=cell_name(key >> 4))
        return Choice(write(action), self.path(action), label, ghost)


@lru_cache(maxsize=2048)
def _cell_outline(x: int, y: int) -> Shape:
    return rect(x * SIZE + 6, y * SIZE + 6, SIZE - 12, SIZE - 12, rx=9)


@lru_cache(maxsize=4096)
def _tile(tile: str, x: int, y: int, degrees: int) -> Shape:
    """A tile that is not laid yet: paler, in a dashed frame."""
    frame = rect(x * SIZE + 1.5, y * SIZE + 1.5, SIZE - 3, SIZE - 3, rx=3)
    return group(
        use(f"tile-{tile}", x * SIZE, y * SIZE, turn=degrees, about=SIZE / 2, opacity=0.86),
        use(f"decor-{tile}-{degrees}", x * SIZE, y * SIZE, opacity=0.86),
        look.restyled(frame, fill="none", stroke=LEAF, stroke_width=4),
        look.restyled(frame, fill="none", stroke=INK, stroke_width=2, stroke_dasharray="6 4"),
    )


def _ghostly(piece: Shape) -> Shape:
    """A piece that does not stand there yet; the id stays with the real one."""
    return group(Shape(piece.tag, piece.attrs, piece.children), opacity=0.62)


def _arrow(start: Point, end: Point) -> Shape:
    """A dashed way from one place to another, bent a little so that it shows beside straight roads."""
    (x0, y0), (x1, y1) = start, end
    bend_x, bend_y = (x0 + x1) / 2 - (y1 - y0) * 0.18, (y0 + y1) / 2 + (x1 - x0) * 0.18
    length = ((x1 - bend_x) ** 2 + (y1 - bend_y) ** 2) ** 0.5 or 1.0
    ux, uy = (x1 - bend_x) / length, (y1 - bend_y) / length
    tip_x, tip_y = x1 - 20 * ux, y1 - 20 * uy  # at the edge of the piece
    d = trace([(x0, y0)]) + f"Q{digits(bend_x)} {digits(bend_y)} {digits(tip_x - 7 * ux)} {digits(tip_y - 7 * uy)}"
    head = trace(
        [
            (tip_x, tip_y),
            (tip_x - 10 * ux - 5 * uy, tip_y - 10 * uy + 5 * ux),
            (tip_x - 10 * ux + 5 * uy, tip_y - 10 * uy - 5 * ux),
        ],
        closed=True,
    )
    return group(
        path(d, fill="none", stroke=LEAF, stroke_width=5, stroke_linecap="round"),
        path(d, fill="none", stroke=INK, stroke_width=2.2, stroke_dasharray="6 5", stroke_linecap="round"),
        path(head, fill=INK, stroke=LEAF, stroke_width=1.4),
    )
