"""The town as it stands: walls, blocks, works, circles and pieces, marks and tips, as shapes of the board."""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core import look
from jurade.core.look import INK, LEAF, RUBRIC, circle, digits, glyph, group, heading, path, rect, text, titled, use
from jurade.core.scene import Shape
from jurade.core.words import say
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing import plan
from jurade.games.bastide.drawing.plan import Box, Town
from jurade.games.bastide.drawing.telling import block_tip, tax_at, work_tip
from jurade.games.bastide.rules.raid import is_exposed_house, is_exposed_piece, open_sides


def house_symbol(block: int, number: int, upright: bool) -> str:
    """Houses of a block differ, and so do neighbouring blocks."""
    return f"house-{(block + number) % 3}-{'v' if upright else 'h'}"


_EMBLEMS = {"chapel": "cross", "leper": "bell"}  # upright, whichever way their strips run


def religious_token(work: int, block: int, first: int, upright: bool) -> list[Shape]:
    """A religious work on the strips from ``first`` on, small ones with their sign."""
    name = t.WORK_NAMES[work]
    x, y, _, _ = plan.strip_box(block, first, t.STRIPS[work], upright)
    drawn = [use(f"token-{name}-{'v' if upright else 'h'}", x, y)]
    if name in _EMBLEMS:
        icon = plan.WORKS_PRINTED[work]["icon"]
        dx, dy = (icon["dy"], icon["dx"]) if upright else (icon["dx"], icon["dy"])
        drawn.append(glyph(_EMBLEMS[name], x + dx, y + dy, 17, LEAF))
    return drawn


# ---- what stands


def walls(town: Town) -> Iterator[Shape]:
    """Standing walls, then the name of every side, open ones so called."""
    for wall in range(t.FIRST_WALL, t.FIRST_RELIGIOUS):
        if town.stands(wall):
            name = t.WORK_NAMES[wall]
            yield titled(use(f"token-{name}", id=f"standing-{name}"), work_tip(town.state, wall))
    for wall in range(t.FIRST_WALL, t.FIRST_RELIGIOUS):
        yield _side_name(town, wall)


def _side_name(town: Town, wall: int) -> Shape:
    """The name of a side about its place, turned where the wall is."""
    at = plan.name_at(wall)
    assert at is not None
    x, y, turn = at
    stands = town.stands(wall)
    words = say(f"side-label-{t.WORK_NAMES[wall]}", stands="yes" if stands else "no")
    turned = f"rotate({turn} {digits(x)} {digits(y)})" if turn else None
    return heading(x, y + 5.5, words, 16.5, fill=INK if stands else RUBRIC, transform=turned)


def blocks(town: Town) -> Iterator[Shape]:
    """Gardens on free strips, then religious works, houses and the hall, each with an id that lasts."""
    state = town.state
    for block in plan.HOUSE_BLOCKS:
        upright = town.is_upright(block)
        taken = town.built[block] + state.houses[block]
        for strip in range(taken, 3):
            box = plan.strip_box(block, strip, 1, upright)
            yield use("garden-v" if upright else "garden-h", box[0], box[1])
    for work in state.arrivals:
        block = state.sites[work]
        drawn = religious_token(work, block, town.first[work], town.is_upright(block))
        yield titled(group(*drawn, id=f"standing-{t.WORK_NAMES[work]}"), work_tip(state, work))
    for block in plan.HOUSE_BLOCKS:
        for number in range(state.houses[block]):
            box = town.house_box(block, number)
            symbol = house_symbol(block, number, town.is_upright(block))
            yield use(symbol, box[0], box[1], id=f"house-{t.BLOCK_NAMES[block]}-{number}")
    if town.stands(t.HALL):
        x, y, width, height = town.work_box(t.HALL)
        yield titled(use("token-halle", x + width / 2, y + height / 2, id="standing-halle"), work_tip(state, t.HALL))


def free_circles(town: Town) -> Shape:
    """Every place for an influence that is free."""
    return group(*(use("circle-free", *town.circle_at(c)) for c in town.shown_circles() if town.owner(c) is None))


def pieces(town: Town) -> Iterator[Shape]:
    """Every influence on a work, called by its colour and its circle."""
    for number in range(t.CIRCLES):
        seat = town.owner(number)
        if seat is not None:
            name = f"piece-{t.COLOURS[seat]}"
            yield use(name, *town.circle_at(number), id=f"{name}-{t.CIRCLE_NAMES[number]}")


# ---- what can be seen besides


def tax_coins(town: Town) -> Iterator[Shape]:
    """On every block with a free strip the tax a house would bring."""
    for block in plan.HOUSE_BLOCKS:
        if town.state.room[block] > 0:
            x, y, width, height = plan.block_box(block)
            tax = tax_at(town.state, block).total
            cx, cy = x + width - 18, y + height - 18
            figure = text(cx, cy + 6.6, tax, 19, fill=INK, font_weight=700)
            yield group(use("coin-bright" if tax else "coin-dull", cx, cy), figure, id=f"tax-{t.BLOCK_NAMES[block]}")


def exposed(town: Town) -> Iterator[Shape]:
    """A thin red edge round everything a raid could reach now (R38, R39)."""
    state = town.state
    sides = open_sides(state)
    for block in plan.HOUSE_BLOCKS:
        if is_exposed_house(state, block, sides):
            for number in range(state.houses[block]):
                x, y, width, height = town.house_box(block, number)
                yield _red(rect(x + 2.5, y + 2.5, width - 5, height - 5, rx=4))
    for number in range(t.CIRCLES):
        if is_exposed_piece(state, number, sides):
            yield _red(circle(*town.circle_at(number), plan.RADIUS + 2))


def _red(outline: Shape) -> Shape:
    return group(
        look.restyled(outline, fill="none", stroke=LEAF, stroke_width=4.4),
        look.restyled(outline, fill="none", stroke=RUBRIC, stroke_width=2),
    )


def marks(town: Town) -> Iterator[Shape]:
    """Red corner marks round what this turn is about: the project, the house just built, what burns."""
    state = town.state
    if state.project != t.NOWHERE and town.stands(state.project):
        yield _corners(town.work_box(state.project), "mark-project")
    if state.taxed != t.NOWHERE:
        yield _corners(plan.block_box(state.taxed), "mark-taxed")
    if state.burning != t.NOWHERE:
        place = state.burning
        yield _corners(plan.block_box(place) if place < t.BLOCKS else town.work_box(place - t.BLOCKS), "mark-fire")


def _corners(box: Box, id: str) -> Shape:
    x, y, width, height = box
    left, right, top, bottom = x - 3, x + width + 3, y - 3, y + height + 3
    d = f"M{digits(left)} {digits(top + 16)}v-16h16M{digits(right - 16)} {digits(top)}h16v16"
    d += f"M{digits(right)} {digits(bottom - 16)}v16h-16M{digits(left + 16)} {digits(bottom)}h-16v-16"
    return group(
        path(d, fill="none", stroke=LEAF, stroke_width=6.4, stroke_linecap="round"),
        path(d, fill="none", stroke=RUBRIC, stroke_width=3.2, stroke_linecap="round"),
        id=id,
    )


def hovers(town: Town) -> Iterator[Shape]:
    """Blocks with their taxes and works with their owners, to be lit and explained under the pointer."""
    state = town.state
    for block in plan.HOUSE_BLOCKS:
        lit = _lit(rect(*plan.block_box(block), rx=5), f"hover-{t.BLOCK_NAMES[block]}")
        yield titled(lit, block_tip(state, block))
    for work in range(t.WORKS):
        if town.stands(work) or work < t.FIRST_RELIGIOUS:
            yield titled(_lit(rect(*town.work_box(work), rx=6), f"hover-{t.WORK_NAMES[work]}"), work_tip(state, work))


def _lit(outline: Shape, id: str) -> Shape:
    lit = look.restyled(outline, fill="currentColor", fill_opacity=0.16, stroke="currentColor", stroke_width=3)
    return group(lit, color=look.LAPIS, id=id)


def circles_box(town: Town, work: int) -> Box:
    """A box round all circles of a work that stands, with some room where the board has it."""
    points = [town.circle_at(number) for number in plan.circles_of(work)]
    west, north = max(0, min(x for x, _ in points) - 90), max(0, min(y for _, y in points) - 90)
    east, south = min(plan.BOARD_BOX[2], max(x for x, _ in points) + 90), max(y for _, y in points) + 90
    return (west, north, east - west, south - north)
