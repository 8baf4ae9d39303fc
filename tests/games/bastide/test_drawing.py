"""The pictures of this game: every symbol, the plan of the town against the printed facts, everything drawn once."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from jurade.core.look import SEATS, gather, use
from jurade.core.scene import Scene, Shape
from jurade.core.svg import shape_svg
from jurade.core.words import Words
from jurade.games.bastide import GAME, drawing
from jurade.games.bastide.drawing import beside
from jurade.games.bastide.drawing.plan import (
    BOARD_BOX,
    HOUSE_BLOCKS,
    RADIUS,
    WORKS_PRINTED,
    Town,
    block_box,
    circles_of,
    name_plate,
    strip_box,
)
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.tables import (
    BLOCK_NAMES,
    CARD_NAMES,
    CIRCLE_NAMES,
    COLOURS,
    KIND_NAMES,
    WORK_NAMES,
    WORKS,
)

from .positions import table

RELIGIOUS = ["church", "monastery", "chapel", "leper"]
SYMBOLS = [
    "ground-town",
    "names-blocks",
    "token-halle",
    "circle-free",
    "coin-bright",
    "coin-dull",
    "thing-chest",
    "thing-bag",
    "tile-back",
    *(f"token-wall_{side}" for side in "nswe"),
    *(f"token-{work}-{way}" for work in RELIGIOUS for way in "hv"),
    *(f"house-{variant}-{way}" for variant in range(3) for way in "hv"),
    *(f"garden-{way}" for way in "hv"),
    *(f"piece-{colour}" for colour in COLOURS),
    *(f"tile-{kind}" for kind in KIND_NAMES),
    *(f"card-{name}" for name in CARD_NAMES),
]


def everything(drawn: Shape) -> list[Shape]:
    return [drawn, *(inner for child in drawn.children for inner in everything(child))]


def layer(scene: Scene, name: str) -> list[Shape]:
    (found,) = (layer for layer in scene.layers if layer.id == name)
    return [inner for shape in found.shapes for inner in everything(shape)]


def uses(shapes: list[Shape]) -> list[str]:
    return [str(shape.attrs["href"])[1:] for shape in shapes if shape.tag == "use"]


@pytest.mark.parametrize("name", SYMBOLS)
def test_every_symbol_draws(name: str) -> None:
    shapes = [use(name)]
    svg = shape_svg(shapes, gather(shapes, drawing.symbol), (0, 0, 100, 100), Words("en", []))
    assert f'href="#{name}"' in svg
    assert "NaN" not in svg


@pytest.mark.parametrize("name", ["token-abbey-h", "thing-box", "card-king", "nothing"])
def test_other_names_are_no_symbols(name: str) -> None:
    with pytest.raises(KeyError):
        drawing.symbol(name)


def test_pieces_are_told_apart_without_colour() -> None:
    emblems = {next(name for name in uses(everything(drawing.symbol(f"piece-{colour}")))) for colour in COLOURS}
    assert emblems == {f"glyph-{SEATS[colour].emblem}" for colour in COLOURS}


# ---- the plan


def full_town() -> Town:
    """All works stand, the religious ones side by side in two blocks, every circle but those of h2 taken."""
    influence = {name: number % 3 for number, name in enumerate(CIRCLE_NAMES) if not name.startswith("h2")}
    sites = [["church", "r0c0"], ["chapel", "r0c0"], ["leper", "r2c3"], ["monastery", "r2c3"]]
    state = table(influence=influence, religious=sites, houses={"r0c1": 3, "r1c2": 1}).state
    assert isinstance(state, BastideState)
    return Town(state)


def test_no_two_circles_touch() -> None:
    town = full_town()
    points = [town.circle_at(number) for number in town.shown_circles()]
    assert len(points) == 49
    assert min(dist(a, b) for a, b in combinations(points, 2)) >= 2 * RADIUS + 2


def test_circles_lie_on_their_works() -> None:
    town = full_town()
    for work in range(WORKS):
        x, y, width, height = town.work_box(work)
        for number in circles_of(work):
            cx, cy = town.circle_at(number)
            assert x + RADIUS - 4 <= cx <= x + width - RADIUS + 4, CIRCLE_NAMES[number]
            assert y + RADIUS - 4 <= cy <= y + height - RADIUS + 4, CIRCLE_NAMES[number]


@pytest.mark.parametrize("upright", [False, True], ids=["lying", "upright"])
def test_strips_fill_their_block(upright: bool) -> None:
    for block in HOUSE_BLOCKS:
        x, y, width, height = block_box(block)
        boxes = [strip_box(block, k, 1, upright) for k in range(3)]
        assert sum(w * h for _, _, w, h in boxes) == width * height
        assert strip_box(block, 0, 3, upright) == (x, y, width, height)


def test_works_of_one_block_stand_in_order_of_arrival() -> None:
    town = full_town()
    assert [town.first[WORK_NAMES.index(name)] for name in ("church", "chapel", "leper", "monastery")] == [0, 2, 0, 1]


def test_names_of_streets_and_walls_keep_clear_of_circles() -> None:
    town = full_town()
    for work in range(WORKS):
        plate = name_plate(work)
        assert (plate is None) == (WORKS_PRINTED[work]["kind"] not in ("street", "wall"))
        if plate is not None:
            x, y, width, height = plate
            for number in circles_of(work):
                cx, cy = town.circle_at(number)
                gap = max(abs(cx - x - width / 2) - width / 2, abs(cy - y - height / 2) - height / 2)
                assert gap >= RADIUS


def test_every_block_shows_its_name_clear_of_circles() -> None:
    shapes = everything(drawing.symbol("names-blocks"))
    names = [str(shape.text) for shape in shapes if shape.tag == "text"]
    assert names == [f"{column}{row}" for row in (1, 2, 3) for column in "ABCD"]
    town = full_town()
    circles = [town.circle_at(number) for number in town.shown_circles()]
    for plate in (shape.attrs for shape in shapes if shape.tag == "rect"):
        left, top, width, height = (float(str(plate[name])) for name in ("x", "y", "width", "height"))
        for x, y in circles:
            assert dist((x, y), (min(max(x, left), left + width), min(max(y, top), top + height))) > RADIUS


def test_sheets_lie_on_the_board_and_apart() -> None:
    _, _, wide, high = BOARD_BOX
    sheets = (beside.CAMP, beside.ROAD, beside.STORE, beside.CARDS, beside.WORKS_SHEET)
    for x, y, width, height in sheets:
        assert x >= 0
        assert y >= 760
        assert x + width <= wide
        assert y + height <= high
    for a, b in combinations(sheets, 2):
        assert a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]


# ---- everything once


def test_what_stands_is_drawn_once() -> None:
    match = table(
        influence={"h1.0": 0, "halle.2": 1, "wall_w.1": 2, "chapel.0": 0, "church.3": 1},
        religious=[["chapel", "r1c2"], ["church", "r0c0"]],
        houses={"r1c2": 2, "r2c1": 3},
        camp=[1, 1, 4],
        road=[3, 3, 0],
    )
    scene = match.scene(None)
    walls, blocks = uses(layer(scene, "walls")), uses(layer(scene, "blocks"))
    assert walls == ["token-wall_w"]
    assert sorted(name for name in blocks if name.startswith("token")) == [
        "token-chapel-h",
        "token-church-h",
        "token-halle",
    ]
    assert sum(name.startswith("house") for name in blocks) == 5
    assert sum(name.startswith("garden") for name in blocks) == 33 - 5 - 3
    assert sorted(shape.id for shape in layer(scene, "pieces")) == sorted(
        ["piece-blue-h1.0", "piece-green-halle.2", "piece-red-wall_w.1", "piece-blue-chapel.0", "piece-green-church.3"]
    )
    beside_ids = [shape.id for shape in layer(scene, "beside") if shape.id]
    assert {"camp-1-1", "camp-1-2", "camp-4-1", "road-blue", "road-green"} <= set(beside_ids)
    assert "road-red" not in beside_ids
    free = len(uses(layer(scene, "circles")))
    assert free == (17 - 1) + (4 - 1) + (14 - 1) + (3 - 1) + (4 - 1)


def test_houses_move_up_when_a_work_arrives() -> None:
    before = table(houses={"r0c0": 1}, money=[3])
    (house,) = (s for s in layer(before.scene(0), "blocks") if s.id == "house-r0c0-0")
    before.play(0, "project chapel r0c0")
    (moved,) = (s for s in layer(before.scene(0), "blocks") if s.id == "house-r0c0-0")
    assert house.attrs["transform"] == "translate(110 110)"
    assert moved.attrs["transform"] == "translate(110 160)"


def test_an_upright_block_is_drawn_upright() -> None:
    match = table(hands=["house", "", ""])
    match.play(0, "house r2c0 v")
    drawn = uses(layer(match.scene(None), "blocks"))
    assert sum(name.startswith("house") and name.endswith("-v") for name in drawn) == 1
    assert drawn.count("garden-v") == 2


def test_works_are_listed_with_the_circles_taken() -> None:
    scene = table(influence={"h1.0": 0, "h1.1": 1, "wall_n.0": 2}).scene(None)
    listed = {shape.id: shape for shape in layer(scene, "lists") if shape.id.startswith("list-")}
    assert list(listed) == [f"list-{name}" for name in WORK_NAMES]
    told = {name: [str(part.text) for part in everything(drawn) if part.text] for name, drawn in listed.items()}
    assert told["list-h1"][0] == "2/4"
    assert told["list-wall_n"][0] == "1/4"
    assert told["list-leper"][0] == "0/3"


def test_exposed_targets_are_edged_during_a_raid_and_on_demand() -> None:
    match = table(influence={"wall_n.0": 0, "v2.0": 1, "h1.0": 2}, houses={"r0c1": 1, "r1c0": 2}, hands=["english1"])
    (quiet,) = (found for found in match.scene(0).layers if found.id == "exposed")
    assert (quiet.kind, quiet.key) == ("overlay", "e")
    match.play(0, "english 1")
    (raid,) = (found for found in match.scene(0).layers if found.id == "exposed")
    assert raid.kind == "shown"
    assert len(raid.shapes) == 2 + 1  # two houses in the west, one piece there; the north is walled


def test_taxes_are_shown_to_who_may_build() -> None:
    match = table(hands=["house", "", ""], houses={"r0c0": 3})
    kinds = {seat: next(found for found in match.scene(seat).layers if found.id == "taxes") for seat in (0, 1)}
    assert (kinds[0].kind, kinds[1].kind) == ("shown", "overlay")
    assert len(kinds[0].shapes) == 10


def test_every_circle_and_block_has_its_place() -> None:
    assert len(set(CIRCLE_NAMES)) == 49
    assert len({block_box(block) for block in range(len(BLOCK_NAMES))}) == 12
    assert GAME.colours == COLOURS
