"""``wagon 0,1 r0`` lets a scored wagon drive on, ``wagon home`` takes it back (R50 ff.)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core.errors import Reason
from jurade.core.look import INK, LEAF, Point, digits, group, path, trace
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, Trail, because
from jurade.core.words import Message, say
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.drawing import telling
from jurade.games.carcassonne.rules import actions as act
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.rules.wagon import segment_at
from jurade.games.carcassonne.verbs.base import SEGMENT, CarcassonnePicker, CarcassonneVerb, Cell, piece_to_come
from jurade.games.carcassonne.verbs.consequences import trial

CELL: Final = Cell("R50", "wagon-nothing")


class Wagon(CarcassonneVerb):
    word = "wagon"
    forms = (Form(act.WAGON_HOME, "home"), Form(act.WAGON_TO, CELL.at(16), SEGMENT.at(1, 16)))
    examples = ("wagon home", "wagon 0,1 r0")
    phases = (b.MOVE_WAGON,)
    rule = "R53"

    def path(self, picker: CarcassonnePicker, action: int) -> Trail:
        if action == act.WAGON_HOME:
            return super().path(picker, action)
        at, code = self.values(action)
        goal = _goal(picker.state, action)
        steps, side = telling.steps(picker.state, at), telling.side_of(picker.land, goal)
        where = say("goal", cell=steps, side=side) if steps else say("goal-last", side=side)
        return (picker.segment(f"{b.cell_name(at)},{t.CODES[code]}", goal, where),)

    def label(self, picker: CarcassonnePicker, action: int) -> Message:
        if action == act.WAGON_HOME:
            return super().label(picker, action)
        goal = _goal(picker.state, action)
        kind, side = telling.kind_name(picker.state, goal), telling.side_of(picker.land, goal)
        steps = telling.steps(picker.state, self.values(action)[0])
        if not steps:
            return say("choice-drive-last", kind=kind, side=side)
        return say("choice-drive", kind=kind, cell=steps, side=side)

    def ghost(self, picker: CarcassonnePicker, action: int) -> Shape | None:
        if action == act.WAGON_HOME:
            return None
        wagon = picker.land.on_segment(picker.seat, t.WAGON, _goal(picker.state, action))
        start = picker.land.anchor_of(picker.state.wagons[picker.seat])
        return group(_arrow(start, wagon.at), piece_to_come(wagon))

    def why_not(self, state: CarcassonneState, seat: int, action: int) -> Reason:
        """The destination must be a road, city or cloister, incomplete, unoccupied and connected (R50)."""
        segment = _goal(state, action)
        if segment < 0:
            return because("R50", "wagon-nothing")
        feature, kind = int(state.feature[segment]), telling.kind_name(state, segment)
        if state.kind_of(segment) == t.FIELD:
            return because("R48", "wagon-meadow")
        if state.is_feature_complete(feature):
            return because("R50", "wagon-complete", kind=kind)
        if state.is_occupied(feature):
            return because("R50", "occupied", kind=kind)
        if state.rules & b.WITH_NEIGHBOURHOOD:
            return because("RULING 17", "wagon-far")
        for other in state.moves:
            if other != act.WAGON_HOME and state.feature[_goal(state, other)] == feature:
                return because("RULING 14", "wagon-name", kind=kind)
        return because("R52", "wagon-unconnected")

    def tries(self, picker: CarcassonnePicker, picked: Trail) -> Iterator[int]:
        """All that lies near the feature a wagon leaves; meadows only on the tile where it stood."""
        state, start = picker.state, picker.state.wagons[picker.seat]
        tiles = {int(state.holder[segment]) for segment in picker.land.segments_of(state.feature[start])}
        for home in list(tiles):
            tiles |= {int(state.tile_at(b.spot_of(state.tiles[home]) + step)) for step in b.AROUND}
        for tile in sorted(tiles - {-1}):
            entry = state.tiles[tile]
            for segment in range(b.first_of(entry), b.first_of(entry) + t.SEGMENTS[b.type_of(entry)]):
                if state.kind_of(segment) != t.FIELD or tile == state.holder[start]:
                    yield act.wagon_to(state.key_of(segment))

    def foresee(self, state: CarcassonneState, seat: int, action: int) -> Foreseen:
        return trial(state, seat, action).foreseen()


def _goal(state: CarcassonneState, action: int) -> int:
    """The segment a wagon drives to, or -1."""
    return segment_at(state, action & act.KEY)


def _arrow(start: Point, end: Point) -> Shape:
    """A dashed way from one place to another, bent a little so that it shows beside straight roads."""
    (x0, y0), (x1, y1) = start, end
    bend_x, bend_y = (x0 + x1) / 2 - (y1 - y0) * 0.18, (y0 + y1) / 2 + (x1 - x0) * 0.18
    length = ((x1 - bend_x) ** 2 + (y1 - bend_y) ** 2) ** 0.5 or 1.0
    ux, uy = (x1 - bend_x) / length, (y1 - bend_y) / length
    tip_x, tip_y = x1 - 20 * ux, y1 - 20 * uy  # at the edge of the piece
    back_x, back_y = tip_x - 10 * ux, tip_y - 10 * uy
    d = trace([(x0, y0)]) + f"Q{digits(bend_x)} {digits(bend_y)} {digits(tip_x - 7 * ux)} {digits(tip_y - 7 * uy)}"
    barbs = [(back_x - 5 * uy, back_y + 5 * ux), (back_x + 5 * uy, back_y - 5 * ux)]
    return group(
        path(d, fill="none", stroke=LEAF, stroke_width=5, stroke_linecap="round"),
        path(d, fill="none", stroke=INK, stroke_width=2.2, stroke_dasharray="6 5", stroke_linecap="round"),
        path(trace([(tip_x, tip_y), *barbs], closed=True), fill=INK, stroke=LEAF, stroke_width=1.4),
    )
