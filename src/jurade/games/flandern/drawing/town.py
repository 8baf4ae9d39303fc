"""A city as it stands: its ground, districts, pawns, name, value and standings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from jurade.core import look
from jurade.core.look import (
    INK,
    LEAF,
    Point,
    circle,
    digits,
    group,
    heading,
    path,
    polygon,
    rect,
    text,
    titled,
    trace,
    use,
)
from jurade.core.scene import Attr, Shape
from jurade.core.words import say
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing import plan, telling
from jurade.games.flandern.drawing.districts import pawn_place
from jurade.games.flandern.drawing.plan import outline
from jurade.games.flandern.rules.board import NONE, Board

Box = tuple[float, float, float, float]

BOARD: Final[Box] = (-20, -20, 1040, 976)
MARGIN: Final = 16.0
CITY_WIDTH: Final = 312.0
CITY_HEIGHT: Final = 344.0
GAP: Final = 16.0
STRIP_TOP: Final = 374.0
STRIP_HEIGHT: Final = 188.0
LOWER_TOP: Final = STRIP_TOP + STRIP_HEIGHT + 14
NAME_HEIGHT: Final = 38.0
GROUND: Final = 270.0  # side of the square for the plan
MEADOW: Final = "#E4E7C4"
MEADOW_LIT: Final = "#EFF1D6"
FURROW: Final = "#C9CE9E"


class Town:
    """One city of a state, at its place on the board; as large as its ground allows."""

    def __init__(self, state: Board, city: int) -> None:
        self.state = state
        self.city = city
        self.name = t.CITIES[city]
        self.is_present = bool(state.cities >> city & 1)
        self.is_scored = bool(state.scored >> city & 1)
        column, row = city % 3, city // 3
        self.x = MARGIN + column * (CITY_WIDTH + GAP)
        self.y = MARGIN if row == 0 else LOWER_TOP
        corners = [point for region in t.members(state.ground[city]) for point in outline(region)]
        reach = plan.HALF * plan.UNIT
        west, east = (pick([reach * sign, *(x for x, _ in corners)]) for pick, sign in ((min, -1), (max, 1)))
        north, south = (pick([reach * sign, *(y for _, y in corners)]) for pick, sign in ((min, -1), (max, 1)))
        moat = 14.0
        self.scale = min(1.0, GROUND / (max(east - west, south - north) + 2 * moat))
        self.middle_x = self.x + CITY_WIDTH / 2 - self.scale * (west + east) / 2
        self.middle_y = self.y + NAME_HEIGHT + GROUND / 2 - self.scale * (north + south) / 2

    @property
    def box(self) -> Box:
        """The field of the city with its name and standings."""
        return (self.x, self.y, CITY_WIDTH, CITY_HEIGHT)

    # ---- places

    def point(self, local: Point) -> Point:
        """A place of the plan on the board."""
        return self.middle_x + self.scale * local[0], self.middle_y + self.scale * local[1]

    def corners(self, region: int, by: float = 0) -> list[Point]:
        """The outline of a region on the board, drawn in a little."""
        local: Sequence[Point] = plan.inset(outline(region), by) if by else outline(region)
        return [self.point(corner) for corner in local]

    def region(self, plot: int) -> int:
        """The ground of a plot: of a built one that of its district."""
        region = self.state.region(self.city, plot)
        tile = self.state.tile[self.city * t.ALL_PLOTS + plot]
        return region if tile == NONE else plan.region_of_district(tile, plot, region)

    def plots(self) -> Iterator[int]:
        """The plots that are seen: built, covered or open; a city that takes no part has none."""
        for plot in range(t.ALL_PLOTS if self.is_present else 0):
            base = self.state.region(self.city, plot)
            if base != NONE and not self._is_swallowed(plot, base):
                yield plot

    def is_built(self, plot: int) -> bool:
        """Does a district, finished or not, or the centre stand there?"""
        return self.state.tile[self.city * t.ALL_PLOTS + plot] != NONE

    def is_open(self, plot: int) -> bool:
        """May something still be built there?"""
        return bool(self.state.free[self.city] >> self.state.region(self.city, plot) & 1)

    def outline(self, plot: int) -> Shape:
        """The outline of a plot, to be lit."""
        return polygon(self.corners(self.region(plot), 2.5))

    def frame(self) -> Shape:
        """The field of the city without its plan, to be lit: what is built keeps its colours."""
        x, y, width, height = self.box
        outer = _rounded(x, y, width, height, 14)
        return path(
            outer + _rounded(x + 6, y + NAME_HEIGHT, width - 12, height - NAME_HEIGHT - 6, 9), fill_rule="evenodd"
        )

    def lay(self, symbol: str, id: str = "") -> Shape:
        """A drawing of the plan set down on the board."""
        place = f"translate({digits(self.middle_x)} {digits(self.middle_y)})"
        if self.scale != 1:
            place += f" scale({self.scale:.4g})"
        shape = use(symbol)
        return Shape("use", {**shape.attrs, "transform": place}, (), id)

    def pawn(self, kind: str, region: int, id: str = "") -> Shape:
        x, y = self.point(pawn_place(kind, region))
        return use(f"pawn-{kind}", x, y, scale=max(0.8, self.scale), id=id or None)

    # ---- what lies there

    def field(self, is_asked: bool) -> Shape:
        """The meadow, moat and wall of the city, its name and value."""
        parts = [
            rect(
                *self.box,
                rx=14,
                fill=MEADOW_LIT if is_asked else MEADOW,
                stroke=INK if is_asked else "#A9AD7C",
                stroke_width=2.4 if is_asked else 1.2,
            ),
            path(self._furrows(), stroke=FURROW, stroke_width=1.4, stroke_linecap="round", fill="none"),
            *self._walls(),
            *self._heading(is_asked),
        ]
        return group(*parts, id=f"city-{self.name}")

    def _furrows(self) -> str:
        """A few strokes of grass in the corners of the meadow."""
        spots = ((26, 66), (286, 70), (24, 276), (284, 272), (30, 170), (280, 176))
        return "".join(
            f"M{digits(self.x + x - 5)} {digits(self.y + y)}l2-7M{digits(self.x + x)} {digits(self.y + y)}v-9"
            f"M{digits(self.x + x + 5)} {digits(self.y + y)}l-2-7"
            for x, y in spots
        )

    def _walls(self) -> Iterator[Shape]:
        reach = plan.HALF * plan.UNIT * self.scale
        x, y = self.middle_x - reach, self.middle_y - reach

        def square(by: float, **style: Attr) -> Shape:
            return rect(x - by, y - by, 2 * (reach + by), 2 * (reach + by), **style)

        if not self.is_present:
            yield square(0, fill=look.STREET, fill_opacity=0.5, stroke=look.WALL, stroke_dasharray="6 5")
            return
        moat = 9 * self.scale
        yield square(moat, rx=6, fill="none", stroke=look.WATER, stroke_width=moat)
        yield square(0, fill=look.STREET, stroke=look.WALL, stroke_width=4.5)
        for cx in (x, x + 2 * reach):
            for cy in (y, y + 2 * reach):
                yield circle(cx, cy, 7 * self.scale, fill=look.STONE, stroke=look.WALL, stroke_width=1.8)

    def _heading(self, is_asked: bool) -> Iterator[Shape]:
        """The name, how many plots are open, the value now and full."""
        state, city = self.state, self.city
        left, right, base = self.x + 14, self.x + CITY_WIDTH - 12, self.y + 28
        fill = look.RUBRIC if is_asked else INK
        yield heading(left, base, telling.city_words(city), 22.5, fill=fill, text_anchor="start")
        if not self.is_present:
            yield text(right, base, say("city-absent"), 16, fill=look.INK_2, text_anchor="end")
            return
        value = state.value(city)
        if self.is_scored:
            yield text(right, base, say("city-scored"), 16, fill=look.INK_2, text_anchor="end", font_weight=600)
            return
        yield rect(right - 98, base - 20, 98, 27, rx=13.5, fill=fill)
        yield text(right - 63, base, value, 20, fill=LEAF, text_anchor="end", font_weight=700)
        of_full = say("city-of-full", full=telling.full_value(state, city))
        yield text(right - 11, base - 0.5, of_full, 15.5, fill=LEAF, text_anchor="end")
        count = say("city-open", open=telling.open_count(state, city))
        yield text(right - 105, base - 0.5, count, 15.5, fill=look.INK_2, text_anchor="end")

    def ground(self) -> Iterator[Shape]:
        """Open plots, covers and districts."""
        state, city = self.state, self.city
        for plot in self.plots():
            base, tile = state.region(city, plot), state.tile[city * t.ALL_PLOTS + plot]
            if tile != NONE:
                kind, what = "district", f"district-{self.name if tile == t.CENTRE_TILE else t.TILES[tile]}"
            elif state.covered[city] >> base & 1:
                kind = what = "cover"
            else:
                kind, what = "plot", "plot-ready" if state.reach[city] >> base & 1 else "plot-distant"
            yield self.lay(f"{what}-{plan.region_id(self.region(plot))}", f"{kind}-{self.name}-{t.PLOTS[plot]}")

    def tips(self) -> Iterator[Shape]:
        """What is to be said of the city and of every plot, at its place."""
        state, city = self.state, self.city
        name = rect(self.x, self.y, CITY_WIDTH, NAME_HEIGHT, rx=12, fill="currentColor", color=look.LAPIS)
        yield titled(name, telling.city_tip(state, city))
        for plot in self.plots():
            ground = polygon(self.corners(self.region(plot)), fill="currentColor", color=look.LAPIS)
            yield titled(ground, telling.plot_tip(state, city, plot))

    def _is_swallowed(self, plot: int, region: int) -> bool:
        """Is an unbuilt plot part of a special beside it (R23)?"""
        state, city = self.state, self.city
        is_there = (state.free[city] | state.covered[city]) >> region & 1
        return not self.is_built(plot) and not is_there

    def pawns(self) -> Iterator[Shape]:
        """Sites with their hatching, cathedrals, masters; the site pawns of a scored city have gone home."""
        state, city = self.state, self.city
        for plot, name in enumerate(t.PLOTS):
            where = f"{self.name}-{name}"
            region = self.region(plot)
            if state.sites[city] >> plot & 1:
                parts = [self.lay(f"scaffolding-{plan.region_id(region)}")]
                if not self.is_scored:
                    parts.append(self.pawn("site", region))
                yield group(*parts, id=f"site-{where}")
            if state.cathedrals[city] >> plot & 1:
                yield self.pawn("cathedral", region, f"cathedral-{where}")
            masters = state.master_pawns[city * t.ALL_PLOTS + plot]
            if masters:
                x, y = self.point(pawn_place("master", region))
                parts = [self.pawn("master", region)]
                if masters > 1:
                    parts.append(circle(x + 11, y + 9, 8, fill=INK))
                    parts.append(text(x + 11, y + 14, masters, 14, fill=LEAF, font_weight=700))
                yield group(*parts, id=f"master-{where}")

    def veil(self) -> Iterator[Shape]:
        """What lies over a scored city: a veil, and its value on the centre."""
        if not self.is_scored:
            return
        laid = self.state.ground[self.city] | self.state.covered[self.city]
        shroud = "".join(trace(self.corners(region), closed=True) for region in t.members(laid))
        x, y = self.point((0, 0))
        yield group(
            path(shroud, fill=look.VELLUM, fill_opacity=0.5, stroke=look.VELLUM, stroke_opacity=0.5, stroke_width=2),
            circle(x, y, 31, fill=LEAF, stroke=INK, stroke_width=2.4),
            circle(x, y, 26, fill="none", stroke=look.RUBRIC, stroke_width=1.1),
            text(x, y + 10, self.state.value(self.city), 29, fill=INK, font_weight=700),
            id=f"scored-{self.name}",
        )

    def ranks(self) -> Iterator[Shape]:
        """Below the plan: every guild that has a finished district, the best first, with its points."""
        if not self.is_present:
            return
        y = self.y + CITY_HEIGHT - 21
        for k, one in enumerate(telling.standings(self.state, self.city)):
            x = self.x + 24 + k * ((CITY_WIDTH - 16) / 5)
            first = one.place == 1
            shape = group(
                use(f"arms-{t.ARMS[one.guild]}", x, y, scale=1.05),
                text(x + 17, y + 6.5, one.points, 18, fill=INK, text_anchor="start", font_weight=800 if first else 500),
                id=f"rank-{self.name}-{t.ARMS[one.guild]}",
            )
            yield titled(shape, one.sentence())


def _rounded(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rectangle with round corners as path data."""
    across, down, turn = digits(width - 2 * r), digits(height - 2 * r), f"a{digits(r)} {digits(r)} 0 0 1 "
    return (
        f"M{digits(x + r)} {digits(y)}h{across}{turn}{digits(r)} {digits(r)}v{down}{turn}{digits(-r)} {digits(r)}"
        f"h-{across}{turn}{digits(-r)} {digits(-r)}v-{down}{turn}{digits(r)} {digits(-r)}Z"
    )
