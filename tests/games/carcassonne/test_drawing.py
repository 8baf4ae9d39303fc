"""The pictures of this game: every tile in every rotation, counted against the printed facts; pieces; grounds."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from jurade.core.look import SEATS, gather, references, use
from jurade.core.scene import Shape
from jurade.core.svg import shape_svg
from jurade.core.words import Words
from jurade.games.carcassonne import drawing
from jurade.games.carcassonne.drawing.land import foothold
from jurade.games.carcassonne.drawing.pieces import PIECE_SIZE
from jurade.games.carcassonne.drawing.tiles import ABBEY, TILES, anchor, turned, walls_of
from jurade.games.carcassonne.tables import COLOURS, FACTS, TYPE_IDS

ROTATIONS = (0, 90, 180, 270)
MIDDLES = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}


def everything(drawn: Shape) -> list[Shape]:
    return [drawn, *(inner for child in drawn.children for inner in everything(child))]


def signs(tile: str, rotation: int) -> Counter[str]:
    """What stands on a tile, by the name of the symbol."""
    parts = everything(drawing.symbol(f"decor-{tile}-{rotation}"))
    return Counter(str(part.attrs["href"])[1:] for part in parts if part.tag == "use")


def polygons(drawn: Shape) -> list[list[tuple[float, float]]]:
    """The outlines of a path made of straight lines."""
    return [
        [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", outline)]
        for outline in str(drawn.attrs["d"]).split("M")[1:]
    ]


def covers(drawn: Shape, point: tuple[float, float]) -> bool:
    x, y = point
    for outline in polygons(drawn):
        edges = pairwise([*outline, outline[0]])
        crossed = [(x1 - x0) * (y - y0) / (y1 - y0) + x0 for (x0, y0), (x1, y1) in edges if (y0 > y) != (y1 > y)]
        if sum(at > x for at in crossed) % 2:
            return True
    return False


@pytest.mark.parametrize("tile", sorted(set(TYPE_IDS)))
def test_every_tile_draws_in_every_rotation(tile: str) -> None:
    for rotation in ROTATIONS:
        shapes = [use(f"tile-{tile}", turn=rotation, about=50), use(f"decor-{tile}-{rotation}")]
        svg = shape_svg(shapes, gather(shapes, drawing.symbol), (0, 0, 100, 100), Words("en", []))
        assert svg.count("<use") >= 2
        assert "NaN" not in svg


@pytest.mark.parametrize("tile", sorted(TILES))
def test_signs_are_those_of_the_facts(tile: str) -> None:
    facts = TILES[tile]
    printed = Counter(item["kind"] for item in facts["shapes"].get("decor", []))
    for rotation in ROTATIONS:
        found = signs(tile, rotation)
        assert found["sign-pennant"] == sum(city["pennants"] for city in facts["cities"])
        assert found["sign-inn"] == sum(bool(road.get("inn")) for road in facts["roads"])
        assert found["sign-cathedral"] == sum(bool(city.get("cathedral")) for city in facts["cities"])
        assert found["sign-cloister"] == facts["cloister"]
        assert found["sign-gate"] == printed["gate"]
        assert found["sign-village"] == printed["village"]
        for good in FACTS["goods"]:
            assert found[f"sign-goods-{good}"] == sum(city.get("goods") == good for city in facts["cities"])


@pytest.mark.parametrize("tile", sorted(TILES))
def test_what_stands_is_upright(tile: str) -> None:
    for rotation in ROTATIONS:
        for part in everything(drawing.symbol(f"decor-{tile}-{rotation}")):
            if part.tag == "use" and part.attrs["href"] != "#sign-gate":
                assert "rotate" not in str(part.attrs.get("transform", ""))


def test_houses_are_as_many_as_printed() -> None:
    for tile, facts in TILES.items():
        printed = sum(item["kind"] == "house" for item in facts["shapes"].get("decor", []))
        fronts = [p for p in everything(drawing.symbol(f"decor-{tile}-0")) if p.attrs.get("fill") == "#FAF0DA"]
        assert sum(str(front.attrs["d"]).count("M") for front in fronts) == printed, tile


@pytest.mark.parametrize("tile", sorted(TILES))
def test_walls_are_closed(tile: str) -> None:
    """A city is closed by its walls except on its own edges of the tile: every wall ends on the border of the tile."""
    for city in TILES[tile]["cities"]:
        for wall in walls_of(tile, city["id"]):
            for x, y in (wall[0], wall[-1]):
                assert x in (0, 100) or y in (0, 100), (tile, city["id"])
        (outline,) = TILES[tile]["shapes"]["cities"][city["id"]]
        covered = {
            side
            for side, (x, y) in MIDDLES.items()
            for (x0, y0), (x1, y1) in pairwise([*outline, outline[0]])
            if (x0 == x1 == x and min(y0, y1) <= y <= max(y0, y1))
            or (y0 == y1 == y and min(x0, x1) <= x <= max(x0, x1))
        }
        assert covered == set(city["edges"])


@pytest.mark.parametrize("tile", sorted(TILES))
def test_roads_go_on_from_tile_to_tile(tile: str) -> None:
    """Every road reaches the middle of each of its edges, so that neighbours meet."""
    for road in TILES[tile]["roads"]:
        ends = {tuple(point) for line in TILES[tile]["shapes"]["roads"][road["id"]] for point in (line[0], line[-1])}
        assert {MIDDLES[side] for side in road["edges"]} <= ends


def test_nothing_is_drawn_outside_its_tile() -> None:
    for tile in TILES:
        for rotation in ROTATIONS:
            for part in everything(drawing.symbol(f"decor-{tile}-{rotation}")):
                if part.tag == "path":
                    points = re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", str(part.attrs["d"]))
                    assert all(0 <= float(x) <= 100 and 0 <= float(y) <= 100 for x, y in points), (tile, rotation)


@pytest.mark.parametrize("tile", sorted(TILES))
def test_grounds_of_meadows_are_exactly_the_meadows(tile: str) -> None:
    """The ground of a meadow holds its own anchor and ports, and none of another's."""
    ports = FACTS["geometry"]["port_position"]
    fields = TILES[tile]["fields"]
    grounds = {field["id"]: drawing.symbol(f"area-{tile}-{field['id']}") for field in fields}
    for field in fields:
        points = [tuple(TILES[tile]["anchors"][field["id"]])]
        points += [(min(98.5, max(1.5, x)), min(98.5, max(1.5, y))) for x, y in map(ports.get, field["ports"])]
        for point in points:
            assert [name for name, ground in grounds.items() if covers(ground, point)] == [field["id"]], point


def test_every_segment_has_a_ground() -> None:
    for tile, facts in TILES.items():
        for segment in facts["anchors"]:
            ground = drawing.symbol(f"area-{tile}-{segment}")
            assert "currentColor" in (ground.attrs.get("fill"), ground.attrs.get("stroke")), (tile, segment)
    assert drawing.symbol(f"area-{ABBEY}-k").attrs["fill"] == "currentColor"


def test_turning_four_times_changes_nothing() -> None:
    assert turned((10, 20), 90) == (80, 10)
    assert turned(turned((10, 20), 180), 180) == (10, 20)
    assert turned(turned((10, 20), 90), 270) == (10, 20)


def test_a_piece_stands_at_its_anchor_or_a_little_beside_a_sign() -> None:
    for tile, facts in TILES.items():
        for segment in facts["anchors"]:
            for rotation in ROTATIONS:
                (x, y), (px, py) = anchor(tile, segment, rotation), foothold(tile, segment, rotation)
                assert ((x - px) ** 2 + (y - py) ** 2) ** 0.5 <= 9.001
    assert foothold("bg_u", "r0", 0) == anchor("bg_u", "r0", 0)
    assert foothold("ic_o", "r0", 0) != anchor("ic_o", "r0", 0)  # an inn would be hidden


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("kind", sorted(PIECE_SIZE))
def test_pieces_show_colour_hatching_and_emblem(colour: str, kind: str) -> None:
    drawn = drawing.symbol(f"piece-{colour}-{kind}")
    assert references([drawn]) == {f"hatch-{colour}", f"glyph-{SEATS[colour].emblem}"}
    assert SEATS[colour].fill in {part.attrs.get("fill") for part in everything(drawn)}


def test_farmers_lie() -> None:
    standing, lying = drawing.symbol("piece-red-follower"), drawing.symbol("piece-red-farmer")
    assert not any("rotate" in str(part.attrs.get("transform")) for part in everything(standing))
    assert any("rotate" in str(part.attrs.get("transform")) for part in everything(lying))


def test_an_unknown_picture_is_an_error() -> None:
    for name in ("tile-zz_z", "piece-pink-follower", "sign-dragon", "nothing"):
        with pytest.raises(KeyError):
            drawing.symbol(name)
