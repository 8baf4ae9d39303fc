"""The plan of a city on paper: outlines of its regions, where their signs and pawns stand, and the colours of arms.

A region is drawn in pixels of ``UNIT`` about the middle of its city; a smaller city is the same drawing scaled down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from jurade.core import look
from jurade.core.look import Point
from jurade.games.flandern import tables as t

UNIT: Final = 38.0  # pixels of a unit of the plan in a city without extensions
HALF: Final = 3.0  # the walls of a city lie at ±3 units
STEP: Final = 0.125  # of the search for the middle of a region


@dataclass(frozen=True)
class Arms:
    """How the districts of some arms are painted."""

    fill: str
    on: str
    emblem: str
    hatch: str  # the paint laid over the fill, or ""


def _arms(name: str) -> Arms:
    if name not in look.SEATS:
        return Arms("#EFE3F2", "#4A3470", "church", "")
    seat = look.SEATS[name]
    return Arms(seat.fill, seat.on, seat.emblem, look.hatched(name))


ARMS_LOOK: Final = {name: _arms(name) for name in t.ARMS}


@cache
def outline(region: int) -> tuple[Point, ...]:
    """The corners of a region in pixels about the middle of its city."""
    return tuple((x * UNIT, y * UNIT) for x, y in t.REGIONS[region].polygon)


@cache
def long_sides(region: int) -> tuple[tuple[Point, Point], ...]:
    """The sides that must lean on a district (R19)."""
    return tuple(
        ((ax * UNIT, ay * UNIT), (bx * UNIT, by * UNIT)) for (ax, ay), (bx, by) in t.REGIONS[region].long_sides
    )


@cache
def middle(region: int) -> Point:
    """Where a sign has most room: the inner point farthest from all sides, near the centroid among equals."""
    corners = [(float(x), float(y)) for x, y in t.REGIONS[region].polygon]
    cx, cy = centroid(corners)
    best, found = -1.0, (cx, cy)
    west, east = min(x for x, _ in corners), max(x for x, _ in corners)
    north, south = min(y for _, y in corners), max(y for _, y in corners)
    for i in range(1, int((east - west) / STEP)):
        for j in range(1, int((south - north) / STEP)):
            x, y = west + i * STEP, north + j * STEP
            if not _inside(corners, x, y):
                continue
            room = min(_distance(x, y, a, b) for a, b in _sides(corners))
            worth = room - 0.1 * ((x - cx) ** 2 + (y - cy) ** 2) ** 0.5
            if worth > best + 1e-9:
                best, found = worth, (x, y)
    return found[0] * UNIT, found[1] * UNIT


@cache
def axis(region: int) -> Point:
    """The direction in which signs stand side by side: along the longest side, to the right or downwards."""
    (ax, ay), (bx, by) = max(_sides(t.REGIONS[region].polygon), key=lambda side: _length(*side))
    long = _length((ax, ay), (bx, by))
    x, y = (bx - ax) / long, (by - ay) / long
    return (-x, -y) if x < -1e-9 or (abs(x) < 1e-9 and y < 0) else (x, y)


def along(region: int, distance: float) -> Point:
    """A point so many pixels from the middle of a region, along its axis."""
    (x, y), (dx, dy) = middle(region), axis(region)
    return x + dx * distance, y + dy * distance


def inset(corners: Sequence[Point], by: float) -> list[Point]:
    """The same outline with every side drawn in by so many pixels."""
    turn = 1 if _area(corners) > 0 else -1
    found = []
    for i, (x, y) in enumerate(corners):
        (ax, ay), (bx, cy) = corners[i - 1], corners[(i + 1) % len(corners)]
        before, after = _length((ax, ay), (x, y)), _length((x, y), (bx, cy))
        ux, uy, vx, vy = (x - ax) / before, (y - ay) / before, (bx - x) / after, (cy - y) / after
        sine = (ux * vy - uy * vx) * turn
        # the corner moves along the difference of both directions until it is that far from both sides
        found.append((x + (vx - ux) * by / sine, y + (vy - uy) * by / sine))
    return found


def centroid(corners: Sequence[Point]) -> Point:
    cx = cy = 0.0
    for (ax, ay), (bx, by) in _sides(corners):
        part = ax * by - bx * ay
        cx += (ax + bx) * part
        cy += (ay + by) * part
    area = _area(corners)
    return cx / (6 * area), cy / (6 * area)


def _area(corners: Sequence[Point]) -> float:
    """Positive when the corners go round clockwise on the screen."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in _sides(corners)) / 2


def region_of_district(tile: int, plot: int, region: int) -> int:
    """The region a district takes up: of a special its whole footprint, else that of its plot."""
    if tile == t.CENTRE_TILE:
        return t.CENTRE
    placed = t.PLACEMENT[plot * t.ALL_TILES + tile]
    return placed if placed >= 0 else region


@cache
def region_id(region: int) -> str:
    """The name of a region inside ids of symbols: ``xa1<a@t1`` is ``xa1-a-t1``."""
    return t.REGIONS[region].name.replace("<", "-").replace("@", "-")


REGION_BY_ID: Final = {region_id(number): number for number in range(len(t.REGIONS))}


def _sides(corners: Sequence[Point]) -> list[tuple[Point, Point]]:
    return [(corners[i], corners[(i + 1) % len(corners)]) for i in range(len(corners))]


def _length(a: Point, b: Point) -> float:
    return float(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5)


def _distance(x: float, y: float, a: Point, b: Point) -> float:
    """From a point to a side."""
    (ax, ay), (bx, by) = a, b
    share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    share = min(1.0, max(0.0, share))
    return _length((x, y), (ax + share * (bx - ax), ay + share * (by - ay)))


def _inside(corners: Sequence[Point], x: float, y: float) -> bool:
    inside = False
    for (ax, ay), (bx, by) in _sides(corners):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside
