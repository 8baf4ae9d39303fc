"""Where everything lies: the cells of a board as a seat sees them, its own half at the bottom.

A board is turned about its middle by whole seats; the turned board has the same outline, so its box never changes.
High cells are drawn lifted, stairs half as high: a piece stands as high as its cell.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Any, Final

from jurade.core.look import Point
from jurade.games.bastions.tables import FACTS

UNIT: Final = 60.0  # the side of a square cell
LIFT: Final = 8.0  # how far a high cell rises
COLOURS: Final = ("brown", "yellow", "blue", "red")
Box = tuple[float, float, float, float]


class Cell:
    """One cell as it is drawn: its outline on the ground, its middle at the height of its floor."""

    def __init__(self, facts: dict[str, Any], outline: list[Point], middle: Point) -> None:
        self.name: str = facts["id"]
        self.kind: str = facts["kind"]
        self.level: str = facts["level"]
        self.bastion: int | None = facts["bastion"]
        self.lift: float = {"G": 0.0, "S": LIFT / 2, "H": LIFT}[self.level]
        self.outline = outline
        self.base = middle
        self.middle: Point = (middle[0], middle[1] - self.lift)

    def floor(self, scale: float = 1) -> list[Point]:
        """The outline at the height of the floor, drawn in towards the middle."""
        return [shrunk((x, y - self.lift), self.middle, scale) for x, y in self.outline]


class Plan:
    """A board for so many seats, turned so that one of them sits at the bottom."""

    def __init__(self, seats: int, turn: int) -> None:
        facts = FACTS["boards"][str(seats)]
        x, y, width, height = facts["view_box"]
        self.seats: Final = seats
        self.turn: Final = turn
        self.facts: dict[str, Any] = facts
        self.box: Box = (-width / 2 * UNIT, -height / 2 * UNIT, width * UNIT, height * UNIT)
        self._about = (x + width / 2, y + height / 2)
        angle = -2 * pi * turn / seats
        self._cos, self._sin = cos(angle), sin(angle)
        self.cells: list[Cell] = [
            Cell(cell, [self.place(p) for p in cell["polygon"]], self.place(cell["centre"])) for cell in facts["cells"]
        ]
        self.named: dict[str, Cell] = {cell.name: cell for cell in self.cells}
        self.outline: list[Point] = [self.place(p) for p in facts["outline"] or ()]
        self.walls: list[list[tuple[Point, Point]]] = []  # by seat: borders between its bastion and the outside
        self.bridges: list[list[tuple[Point, Point, Point]]] = []  # by seat: the two ends of a border, and its outside
        for owner, bastion in enumerate(facts["bastions"]):
            self._fortify(owner, [tuple(pair) for pair in bastion["bridge"]])

    def place(self, point: list[float]) -> Point:
        """A point of the printed board as it is seen."""
        x, y = (point[0] - self._about[0]) * UNIT, (point[1] - self._about[1]) * UNIT
        return (x * self._cos - y * self._sin, x * self._sin + y * self._cos)

    def _fortify(self, owner: int, gates: list[tuple[str, ...]]) -> None:
        """Find the walls of a bastion, and the borders its drawbridge lies over."""
        edges = {cell["id"]: cell["ortho"] for cell in self.facts["cells"]}
        walls: list[tuple[Point, Point]] = []
        bridge: list[tuple[Point, Point, Point]] = []
        for cell in self.cells:
            if cell.bastion != owner:
                continue
            for a, b in sides(cell.outline):
                beyond = [
                    self.named[name]
                    for name in edges[cell.name]
                    if is_corner(a, self.named[name].outline) and is_corner(b, self.named[name].outline)
                ]
                if beyond and beyond[0].bastion == owner:
                    continue
                if beyond and (cell.name, beyond[0].name) in gates:
                    bridge.append((a, b, beyond[0].base))
                else:
                    walls.append((a, b))
        self.walls.append(walls)
        self.bridges.append(bridge)

    def planks(self, owner: int, reach: float = 0.3) -> list[list[Point]]:
        """The planks of a drawbridge: one quadrilateral over each border, reaching to both sides."""
        found = []
        for a, b, outside in self.bridges[owner]:
            mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
            ux, uy = (outside[0] - mx) * reach, (outside[1] - my) * reach
            quad = [(a[0] - ux, a[1] - uy), (b[0] - ux, b[1] - uy), (b[0] + ux, b[1] + uy), (a[0] + ux, a[1] + uy)]
            found.append([shrunk(p, (mx, my), 0.94) for p in quad])
        return found

    def outwards(self, owner: int) -> Point:
        """The direction from a bastion to its owner, one unit long."""
        gatehouse, front = (self.named[name].base for name in self.facts["bastions"][owner]["bridge"][-1])
        before, after = (self.named[name].base for name in self.facts["bastions"][owner]["bridge"][0])
        ux = gatehouse[0] + before[0] - front[0] - after[0]
        uy = gatehouse[1] + before[1] - front[1] - after[1]
        length = (ux * ux + uy * uy) ** 0.5
        return (ux / length, uy / length)

    def home(self, owner: int) -> Point:
        """A point just outside a seat's home side: between throne and dungeon, or on the throne's other side."""
        bastion = self.facts["bastions"][owner]
        throne, dungeon = self.named[bastion["throne"]].base, self.named[bastion["dungeon"]].base
        part = 0.5 if self.seats < 4 else -0.5
        ux, uy = self.outwards(owner)
        x, y = throne[0] + (dungeon[0] - throne[0]) * part, throne[1] + (dungeon[1] - throne[1]) * part
        far = UNIT * (0.86 if self.seats == 3 else 0.76)
        return (x + ux * far, y + uy * far)


def shrunk(point: Point, middle: Point, scale: float) -> Point:
    """A point drawn towards another."""
    return (middle[0] + (point[0] - middle[0]) * scale, middle[1] + (point[1] - middle[1]) * scale)


def sides(outline: list[Point]) -> list[tuple[Point, Point]]:
    """The sides of a polygon."""
    return list(zip(outline, [*outline[1:], outline[0]], strict=True))


def is_corner(point: Point, outline: list[Point]) -> bool:
    """Is a point a corner of a polygon, up to rounding in the facts?"""
    return any(abs(point[0] - x) < 0.2 and abs(point[1] - y) < 0.2 for x, y in outline)


@cache
def plan(seats: int, turn: int) -> Plan:
    """The board for so many seats as a seat sees it (a spectator: as seat 0)."""
    return Plan(seats, turn)
