"""What a seat sees: the board with its own half at the bottom, the armies, the panels, the prompt, the picks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from jurade.core import look
from jurade.core.look import INK, LEAF, circle, group, polygon, text, titled, use
from jurade.core.scene import Layer, Pick, Scene, Shape, shapes_of
from jurade.core.state import UNKNOWN
from jurade.core.words import Arg, say
from jurade.games.bastions.drawing import beside, symbol, telling
from jurade.games.bastions.drawing.figures import Figures
from jurade.games.bastions.drawing.geometry import COLOURS, UNIT, Box, Cell, Plan
from jurade.games.bastions.drawing.prompts import prompt
from jurade.games.bastions.rules.board import Board
from jurade.games.bastions.rules.combat import shooting_targets
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.rules.terrain import way_to
from jurade.games.bastions.tables import ARCHER, NONE
from jurade.games.bastions.verbs import GRAMMAR
from jurade.games.bastions.verbs.base import BastionsPicker

ROUND: Final = "round"


def scene(state: BastionsState, seat: int) -> Scene:
    """All that a seat (NOBODY: a spectator) sees of a masked state."""
    picker = BastionsPicker(state, seat)
    figures, plan = picker.figures, picker.plan
    choices, picks = GRAMMAR.choices(picker), picker.picks
    touched = {piece: telling.touching(state, piece) for piece in figures.stands} if state.types_public() else {}
    layers = (
        Layer("board", (use(f"ground-{state.seats}-{plan.turn}", id="board"), *_bridges(state, plan))),
        Layer("rooms", _rooms(state, plan)),
        Layer("cells", _cells(plan), "hover"),
        Layer("pieces", figures.drawn()),
        Layer("names", (use(f"names-{state.seats}-{plan.turn}"),), "overlay", say("overlay-names"), "n"),
        Layer("contacts", _contacts(figures, touched), "overlay", say("overlay-contacts"), "c"),
        Layer("reach", _reach(figures, touched), "hover"),
        Layer("marks", (*figures.fight(), *_costs(figures, picks))),
    )
    panels = tuple(beside.panel(state, other) for other in range(state.seats))
    cards = beside.hand(state, seat, picks)
    told = beside.tables(state, seat)
    return Scene(
        box=plan.box,
        layers=layers,
        symbols=look.gather(shapes_of(layers, panels, cards, choices=choices, tables=told), symbol),
        panels=panels,
        prompt=prompt(state, seat),
        hand=cards,
        picks=picks,
        choices=choices,
        focus=_focus(plan, picks),
        description=say(
            "scene-description",
            round=state.slot // state.seats + 1,
            pieces=sum(state.in_play[owner] for owner in range(state.seats)),
        ),
        tables=told,
    )


# ---- the board


def _bridges(board: Board, plan: Plan) -> tuple[Shape, ...]:
    """The drawbridges as they are now."""
    found = []
    for owner in range(board.seats):
        condition = telling.condition_of(board, owner)
        drawn = use(f"bridge-{board.seats}-{plan.turn}-{owner}-{condition}", id=f"bridge-{owner}")
        found.append(titled(drawn, say("bridge-state", bridge=telling.bridge_words(owner), condition=condition)))
    return tuple(found)


def _rooms(board: Board, plan: Plan) -> tuple[Shape, ...]:
    """Chests left in the treasure rooms; who took the flags."""
    found = []
    for owner in range(board.seats):
        x, y = _corner(plan.cells[board.terrain.treasure[owner]])
        plate = circle(x, y, 9.5, fill=LEAF, stroke=INK, stroke_width=1.3)
        count = text(x, y + 4.6, board.chests_left(owner), 13, fill=INK, font_weight=700)
        found.append(group(plate, count, id=f"chests-{owner}"))
        taker = board.flag_taker[owner]
        if taker != NONE:
            x, y = _corner(plan.cells[board.terrain.flag[owner]])
            found.append(look.disc(x, y, 9.5, COLOURS[taker], id=f"flag-{owner}"))
    return tuple(found)


def _corner(cell: Cell) -> tuple[float, float]:
    """A place near the upper right corner of a cell, where figures leave room."""
    corner = max(cell.floor(), key=lambda point: point[0] - point[1])
    return (corner[0] * 0.72 + cell.middle[0] * 0.28, corner[1] * 0.72 + cell.middle[1] * 0.28)


@cache
def _cells(plan: Plan) -> tuple[Shape, ...]:
    """Every cell that is more than meadow, with its words."""
    return tuple(
        titled(polygon(cell.floor(0.94), fill="currentColor", id=f"cell-{cell.name}"), telling.cell_words(cell))
        for cell in plan.cells
        if cell.kind != "plain"
    )


# ---- who touches whom


def _contacts(figures: Figures, touched: dict[int, list[int]]) -> tuple[Shape, ...]:
    """A link between any two enemies in contact; those on one cell need none."""
    cell = figures.board.cell
    pairs = ((a, b) for a, near in touched.items() for b in near if b > a and cell[a] != cell[b])
    return tuple(_link(figures, a, b) for a, b in pairs)


def _link(figures: Figures, a: int, b: int) -> Shape:
    (ax, ay), (bx, by) = figures.stands[a].at, figures.stands[b].at
    return group(
        look.line(ax, ay, bx, by, stroke=LEAF, stroke_width=6, stroke_linecap=ROUND),
        look.line(ax, ay, bx, by, stroke=look.RUBRIC, stroke_width=3, stroke_linecap=ROUND),
    )


def _reach(figures: Figures, touched: dict[int, list[int]]) -> tuple[Shape, ...]:
    """For every figure what it touches and, if it is an archer, whom it can shoot or cannot see; with words."""
    board = figures.board
    found = []
    for piece, near in touched.items():
        stand = figures.stands[piece]
        place = telling.cell_words(figures.plan.cells[board.cell[piece]])
        words: dict[str, Arg] = {
            "piece": telling.piece_words(board, piece),
            "place": say("on-tower", place=place) if stand.rides else place,
            "near": len(near),
            "touches": telling.pieces_words(board, near),
        }
        lines = [_ray(figures, piece, other) for other in near]
        if board.kind[piece] == ARCHER:
            shot, blocked = _shots(board, piece)
            lines += [_ray(figures, piece, other) for other in shot]
            lines += [_ray(figures, piece, other, "3 7") for other in blocked]
            words |= {"shots": len(shot), "targets": telling.pieces_words(board, shot)}
            words |= {"hidden": len(blocked), "blocked": telling.pieces_words(board, blocked)}
        tip = say("tip-archer" if board.kind[piece] == ARCHER else "tip-piece", **words)
        ring = look.restyled(stand.outline(), fill="currentColor", fill_opacity=0.25)
        found.append(titled(group(*lines, ring, id=f"reach-{piece}"), tip))
    return tuple(found)


def _ray(figures: Figures, a: int, b: int, dashes: str | None = None) -> Shape:
    """A line from one figure to another that lights with the first; dashed where something is in the way."""
    ends, width = (*figures.stands[a].at, *figures.stands[b].at), 4 if dashes is None else 2.5
    return look.line(*ends, stroke="currentColor", stroke_width=width, stroke_linecap=ROUND, stroke_dasharray=dashes)


def _shots(board: Board, archer: int) -> tuple[list[int], list[int]]:
    """The enemies an archer can shoot, and those at the right distance that it cannot (R42 to R44)."""
    terrain, cell = board.terrain, board.cell[archer]
    ends = {way_to(terrain.shot_ways[i]) for i in range(terrain.shot_first[cell], terrain.shot_first[cell + 1])}
    shot = telling.members(board, shooting_targets(board, archer))
    there = [p for p in range(board.pieces) if board.cell[p] in ends and board.owner(p) != board.owner(archer)]
    return shot, [piece for piece in there if piece not in shot]


def _costs(figures: Figures, picks: dict[str, Pick]) -> tuple[Shape, ...]:
    """The speed that a piece must pay for its next move."""
    found = []
    for piece, stand in figures.stands.items():
        if figures.board.kind[piece] == UNKNOWN:
            continue
        pick = picks.get(f"piece:{figures.board.piece_name(piece)}")
        speed = pick.label.args.get("speed", 0) if pick is not None else 0
        if speed:
            (x, y), r = stand.at, 19 * stand.scale
            found.append(use(f"mark-speed{speed}", x + r, y - r))
    return tuple(found)


# ---- frames


def _focus(plan: Plan, picks: dict[str, Pick]) -> Box | None:
    """What the prompt asks about: everything that can be picked on the board, with a cell around it."""
    points = [point for pick in picks.values() if pick.outline is not None for point in _points(pick.outline)]
    if not points:
        return None
    west, north = min(x for x, _ in points) - UNIT, min(y for _, y in points) - UNIT
    east, south = max(x for x, _ in points) + UNIT, max(y for _, y in points) + UNIT
    x, y, width, height = plan.box
    west, north, east, south = max(west, x), max(north, y), min(east, x + width), min(south, y + height)
    return (west, north, east - west, south - north)


def _points(outline: Shape) -> Iterable[tuple[float, float]]:
    """The corners of an outline, or the middle of a circle."""
    if outline.tag == "circle":
        yield (float(outline.attrs["cx"]), float(outline.attrs["cy"]))
    elif outline.tag == "polygon":
        for pair in str(outline.attrs["points"]).split():
            x, y = pair.split(",")
            yield (float(x), float(y))
    for child in outline.children:
        yield from _points(child)
