"""The pictures of this game: every tile on every region, counted against the printed facts; pawns, cards, stocks."""

from __future__ import annotations

import re

import pytest

from jurade.core.look import SEATS, gather, references, use
from jurade.core.scene import Shape
from jurade.core.svg import shape_svg
from jurade.games.flandern import GAME, drawing
from jurade.games.flandern.drawing.cards import CARD_HEIGHT, CARD_WIDTH
from jurade.games.flandern.drawing.districts import PAWNS, pawn_place
from jurade.games.flandern.drawing.plan import (
    ARMS_LOOK,
    REGION_BY_ID,
    UNIT,
    axis,
    inset,
    long_sides,
    middle,
    outline,
    region_id,
)
from jurade.games.flandern.rules.geometry import CELL, contains
from jurade.games.flandern.tables import (
    ARMS,
    CARDS,
    CENTRE_ARMS,
    CENTRE_MASTERS,
    CITIES,
    GOLD_CARDS,
    REGIONS,
    SHAPES,
    SPECIAL_TILE,
    TILES,
)

ORDINARY = [number for number, region in enumerate(REGIONS) if not region.token and region.name != "c"]
SPECIAL = [number for number, region in enumerate(REGIONS) if region.token]


def everything(drawn: Shape) -> list[Shape]:
    return [drawn, *(inner for child in drawn.children for inner in everything(child))]


def glyphs(name: str) -> list[str]:
    """The signs of a symbol, in the order they are drawn."""
    parts = everything(drawing.symbol(name))
    return [str(part.attrs["href"])[1:] for part in parts if part.tag == "use"]


def texts(name: str) -> list[str]:
    """What is written on a symbol."""
    return [str(part.text) for part in everything(drawing.symbol(name)) if part.tag == "text"]


def is_inside(region: int, point: tuple[float, float]) -> bool:
    x, y = (round(value / UNIT * CELL * 100) for value in point)
    return contains([(a * 100, b * 100) for a, b in REGIONS[region].polygon], x, y)


def test_ids_of_regions_are_unique_and_plain() -> None:
    assert len(REGION_BY_ID) == len(REGIONS)
    assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in REGION_BY_ID)


@pytest.mark.parametrize("tile", TILES[:SPECIAL_TILE])
def test_every_tile_draws_on_every_plot(tile: str) -> None:
    arms, _, master = tile.partition(".")
    for region in ORDINARY:
        name = f"district-{tile}-{region_id(region)}"
        assert glyphs(name) == [f"glyph-{ARMS_LOOK[arms].emblem}", *["glyph-cap"] * bool(master)]
        ground = everything(drawing.symbol(name))[1]
        assert ground.tag == "polygon"
        assert ground.attrs["fill"] == ARMS_LOOK[arms].fill


@pytest.mark.parametrize("region", SPECIAL)
def test_every_special_draws_where_it_may_lie(region: int) -> None:
    name = f"district-{REGIONS[region].token}-{region_id(region)}"
    assert glyphs(name) == ["glyph-church"]
    assert texts(name) == [REGIONS[region].token.removeprefix("church.")[0].upper()]


def test_new_plots_bear_the_names_that_sentences_call_them_by() -> None:
    for region in ORDINARY:
        plot = REGIONS[region].plot
        label = texts(f"plot-ready-{region_id(region)}")
        assert label == ([plot[1:].upper()] if plot.startswith("x") else [])
        for language in ("en", "fr"):
            assert all(GAME.words(language).text(f"plot-{plot}").endswith(name) for name in label)


@pytest.mark.parametrize("city", CITIES)
def test_centres_show_their_arms_and_masters(city: str) -> None:
    number = CITIES.index(city)
    emblem = ARMS_LOOK[ARMS[CENTRE_ARMS[number]]].emblem
    assert glyphs(f"district-{city}-c") == [f"glyph-{emblem}", *["glyph-cap"] * int(CENTRE_MASTERS[number])]


def test_arms_are_told_by_colour_hatching_and_emblem() -> None:
    for arms in ARMS:
        hatch = set() if arms == "church" else {f"hatch-{arms}"}
        assert references([drawing.symbol(f"arms-{arms}")]) == {f"glyph-{ARMS_LOOK[arms].emblem}", *hatch}
    assert len({look.emblem for look in ARMS_LOOK.values()}) == len(ARMS)
    assert all(ARMS_LOOK[arms].fill == SEATS[arms].fill for arms in ARMS if arms != "church")


def test_signs_stand_inside_their_region() -> None:
    for region in range(len(REGIONS)):
        assert is_inside(region, middle(region)), REGIONS[region].name
        x, y = axis(region)
        assert x * x + y * y == pytest.approx(1)


def test_pawns_stand_on_their_district_and_apart() -> None:
    for region in range(len(REGIONS)):
        for kind in PAWNS:
            if region == 0 and kind == "site":
                continue  # a centre is never a site
            assert is_inside(region, pawn_place(kind, region)), (REGIONS[region].name, kind)
        if region:
            (ax, ay), (bx, by) = pawn_place("site", region), pawn_place("master", region)
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 > 20


def test_outlines_are_those_of_the_plan() -> None:
    for region in ORDINARY:
        assert outline(region) == tuple((x * UNIT, y * UNIT) for x, y in REGIONS[region].polygon)
        assert len(long_sides(region)) == (2 if REGIONS[region].shape == "R" else 1)
        drawn = everything(drawing.symbol(f"plot-ready-{region_id(region)}"))
        assert sum(part.tag == "line" for part in drawn) == len(long_sides(region))


def test_an_inset_lies_inside() -> None:
    for region in range(len(REGIONS)):
        assert all(is_inside(region, corner) for corner in inset(outline(region), 4)), REGIONS[region].name


def test_open_plots_within_reach_differ_from_those_beyond_it() -> None:
    ready, distant = drawing.symbol("plot-ready-p1"), drawing.symbol("plot-distant-p1")
    assert ready.children[0].attrs["fill"] != distant.children[0].attrs["fill"]
    assert references([drawing.symbol("cover-p1")]) == {"pattern-cover"}
    assert references([drawing.symbol("scaffolding-p1")]) == {"pattern-site"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_cards_have_faces_with_names(language: str) -> None:
    names = [f"card-silver-{card}" for card in [*CARDS, "influence"]] + [f"card-gold-{card}" for card in GOLD_CARDS]
    for name in names:
        shapes = [use(name)]
        svg = shape_svg(shapes, gather(shapes, drawing.symbol), (0, 0, CARD_WIDTH, CARD_HEIGHT), GAME.words(language))
        assert svg.count("<text") == 1


def test_backs_of_golden_cards_show_their_pile_and_silver_ones_nothing() -> None:
    for letter in "AB":
        assert texts(f"back-gold-{letter}") == [letter]
    assert texts("back-silver-") == []


def test_stock_pictures() -> None:
    for arms in ARMS:
        for shape in SHAPES:
            assert everything(drawing.symbol(f"swatch-{arms}-{shape}"))[1].attrs["fill"] == ARMS_LOOK[arms].fill
    for form in ("a", "b", "cl", "cr", "d"):
        assert texts(f"special-{form}") == [form[0].upper()]


def test_the_track_has_a_hundred_fields() -> None:
    parts = everything(drawing.symbol("track"))
    assert sum(part.tag == "rect" for part in parts) == 100
    assert [part.text for part in parts if part.tag == "text"] == [str(field) for field in range(0, 100, 5)]


def test_an_unknown_picture_is_an_error() -> None:
    for name in (
        "district-pink-p1",
        "district-red-z9",
        "plot-flooded-p1",
        "card-silver-dragon",
        "pawn-bishop",
        "arms-black",
        "swatch-red-X",
        "special-z",
        "nothing",
    ):
        with pytest.raises(KeyError):
            drawing.symbol(name)
