"""Scenes as pictures: what is drawn, what is lit, that it stands alone and is always the same."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from jurade.core import look
from jurade.core.glyphs import GLYPHS
from jurade.core.look import SEATS, circle, disc, gather, glyph, group, path, rect, text, titled, use
from jurade.core.scene import Card, Choice, Layer, Panel, Pick, Scene, Shape, next_picks
from jurade.core.svg import render, shape_svg, thumbnail, wrapped
from jurade.core.words import Words, say

SVG = "{http://www.w3.org/2000/svg}"
EN = Words(
    "en", ["colour-blue = Blue\ncolour-red = Red\nprompt = Pick <one> & go\ngo = Go\nplace = Place\nchip = to act"]
)
FR = Words(
    "fr", ["colour-blue = Bleu\ncolour-red = Rouge\nprompt = Choisissez\ngo = Aller\nplace = Place\nchip = à jouer"]
)


def library(name: str) -> Shape:
    """The symbols of a game with one sign."""
    if name != "thing":
        raise KeyError(name)
    return group(circle(0, 0, 5, fill=look.hatched("red")), glyph("bell", 0, 0, 8, look.INK))


def small_scene() -> Scene:
    shapes = (rect(0, 0, 100, 100, fill=look.FIELD), titled(use("thing", 50, 50, id="a-thing"), say("place")))
    picks = {
        "cell:a": Pick("cell:a", "place", say("place"), rect(10, 10, 20, 20)),
        "cell:b": Pick("cell:b", "place", say("place"), rect(60, 10, 20, 20)),
        "button:go": Pick("button:go", "button", say("go")),
    }
    choices = (
        Choice("go", ("button:go",), say("go")),
        Choice("a b", ("cell:a", "cell:b"), say("go"), circle(20, 20, 3, id="ghost")),
    )
    layers = (
        Layer("ground", shapes),
        Layer("tips", (titled(circle(1, 1, 1, id="tip"), say("place")),), "hover"),
        Layer("extra", (circle(2, 2, 2, id="extra"),), "overlay", say("place"), "x"),
    )
    return Scene(
        box=(0, 0, 100, 100),
        layers=layers,
        symbols=gather(shapes, library),
        panels=(Panel(0, "blue", 12, chips=(say("chip"),)), Panel(1, "red", 7, shapes=(disc(20, 20, 9, "red"),))),
        prompt=say("prompt"),
        hand=(Card("thing", say("place"), (use("thing"),), (-10, -10, 20, 20)),),
        picks=picks,
        choices=choices,
    )


def ids(svg: str) -> set[str]:
    return {element.get("id", "") for element in ElementTree.fromstring(svg).iter()}


def test_a_picture_is_well_formed_and_stands_alone() -> None:
    svg = render(small_scene(), EN)
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert {element.tag.removeprefix(SVG) for element in root.iter()}.isdisjoint({"script", "image", "style", "a"})
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def test_the_same_scene_gives_the_same_text() -> None:
    assert render(small_scene(), EN) == render(small_scene(), EN)


def test_every_reference_is_defined_and_every_definition_is_used() -> None:
    root = ElementTree.fromstring(render(small_scene(), EN))
    svg = render(small_scene(), EN)
    defined = {element.get("id") for element in root.find(f"{SVG}defs") or ()}
    used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert defined == used
    assert "hatch-red" in defined  # a pattern, referred to by a paint


def test_words_come_in_the_language_of_the_reader_and_are_escaped() -> None:
    english, french = render(small_scene(), EN), render(small_scene(), FR)
    assert "Pick &lt;one&gt; &amp; go" in english
    assert "Choisissez" in french
    assert ElementTree.fromstring(french).get("lang") == "fr"
    assert "Rouge" in french


def test_words_for_those_who_cannot_see_it() -> None:
    root = ElementTree.fromstring(render(small_scene(), EN))
    assert root.findtext(f"{SVG}title") == "Pick <one> & go"
    thing = next(element for element in root.iter() if element.get("id") == "a-thing")
    assert thing.findtext(f"{SVG}title") == "Place"


def test_hover_layers_are_not_drawn_and_overlays_only_when_asked_for() -> None:
    assert {"tip", "extra"}.isdisjoint(ids(render(small_scene(), EN)))
    shown = ids(render(small_scene(), EN, overlays=("extra",)))
    assert "extra" in shown
    assert "tip" not in shown


def test_gold_is_what_can_be_picked_and_rubric_what_is_picked() -> None:
    def painted(path: tuple[str, ...]) -> list[tuple[str | None, str | None]]:
        root = ElementTree.fromstring(render(small_scene(), EN, path=path, panels=False, prompt=False))
        layer = next(element for element in root.iter() if element.get("id") == "layer-picks")
        return [(e.get("x"), e.get("stroke")) for e in layer.iter(f"{SVG}rect") if e.get("fill") == "none"]

    assert painted(()) == [("10", look.GOLD)]
    assert painted(("cell:a",)) == [("10", look.RUBRIC), ("60", look.GOLD)]


def test_the_ghost_of_the_choice_picks_lead_to_is_shown() -> None:
    scene = small_scene()
    assert "ghost" not in ids(render(scene, EN))
    assert "ghost" in ids(render(scene, EN, path=("cell:a",)))


def test_next_picks_narrow_along_the_path() -> None:
    choices = small_scene().choices
    assert next_picks(choices, ()) == ["button:go", "cell:a"]
    assert next_picks(choices, ("cell:a",)) == ["cell:b"]
    assert next_picks(choices, ("cell:a", "cell:b")) == []


def test_buttons_are_offered_in_the_prompt() -> None:
    def sentences(svg: str) -> list[str]:
        return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]

    assert "Go" in sentences(render(small_scene(), EN))
    assert "Go" not in sentences(render(small_scene(), EN, picks=False))


def test_panels_and_prompt_grow_the_picture_upwards() -> None:
    def box(svg: str) -> list[float]:
        return [float(part) for part in (ElementTree.fromstring(svg).get("viewBox") or "").split()]

    plain, whole = box(thumbnail(small_scene(), EN)), box(render(small_scene(), EN))
    assert plain == [0, 0, 100, 100]
    assert whole[1] < 0
    assert whole[1] + whole[3] == pytest.approx(100)
    assert (whole[0], whole[2]) == (0, 100)


def test_a_single_drawing() -> None:
    svg = shape_svg(use("thing"), gather([use("thing")], library), (-10, -10, 20, 20), EN, say("place"))
    assert ElementTree.fromstring(svg).findtext(f"{SVG}title") == "Place"
    assert "hatch-red" in svg


def test_an_unknown_symbol_is_an_error() -> None:
    with pytest.raises(KeyError):
        gather([use("nothing")], library)
    with pytest.raises(KeyError):
        shape_svg(use("nothing"), {}, (0, 0, 1, 1), EN)


def test_gather_follows_symbols_into_symbols() -> None:
    assert list(gather([use("thing")], library)) == ["glyph-bell", "hatch-red", "thing"]


def test_to_json_leaves_out_known_symbols() -> None:
    scene = small_scene()
    assert set(scene.to_json()["symbols"]) == {"glyph-bell", "hatch-red", "thing"}
    assert set(scene.to_json(known={"thing"})["symbols"]) == {"glyph-bell", "hatch-red"}
    assert scene.to_json()["layers"][2] == {
        "id": "extra",
        "shapes": [{"tag": "circle", "id": "extra", "attrs": {"cx": 2, "cy": 2, "r": 2}}],
        "kind": "overlay",
        "label": ["place"],
        "key": "x",
    }


def test_constructors_write_short_numbers_and_svg_names() -> None:
    drawn = path("M0 0", stroke_width=1 / 3, fill=None, id="p")
    assert drawn.attrs == {"d": "M0 0", "stroke-width": 0.33}
    assert drawn.id == "p"
    assert look.trace([(0, 0.5), (1.004, 2)], closed=True) == "M0 0.5L1 2Z"
    assert use("s", 3, 4, turn=90, about=50, scale=0.5).attrs["transform"] == (
        "translate(3 4) rotate(90 50 50) scale(0.5)"
    )
    assert text(1, 2, 7).text == "7"


def test_repainting_keeps_the_outline_and_drops_the_id() -> None:
    again = look.restyled(group(rect(1, 2, 3, 4, fill="red", rx=2), id="g"), fill="none", stroke="gold")
    assert again.id == ""
    assert again.children[0].attrs == {
        "x": 1,
        "y": 2,
        "width": 3,
        "height": 4,
        "rx": 2,
        "fill": "none",
        "stroke": "gold",
    }


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_what_is_written_can_be_read() -> None:
    for ink in (look.INK, look.INK_2, look.INK_3):
        for ground in (look.DESK, look.VELLUM, look.LEAF, look.SUNK):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    for seat in SEATS.values():
        assert contrast(seat.fill, seat.on) >= 4.5, seat
    assert contrast(look.INK, look.RUBRIC_WASH) >= 4.5
    assert contrast(look.RUBRIC, look.LEAF) >= 4.5
    assert contrast(look.INK, look.GOLD) >= 4.5


def test_seats_differ_in_hatching_and_emblem_not_in_colour_alone() -> None:
    assert len({seat.emblem for seat in SEATS.values()}) == len(SEATS)
    assert len({(seat.hatch, seat.dots) for seat in SEATS.values()}) == len(SEATS)
    assert {seat.emblem for seat in SEATS.values()} <= set(GLYPHS)


@pytest.mark.parametrize("name", sorted(GLYPHS))
def test_glyphs_are_closed_outlines(name: str) -> None:
    data = GLYPHS[name]
    assert re.fullmatch(r"[MLHVCSAlhvcaZ0-9 .\-]+", data)
    assert data.startswith("M")
    assert data.endswith("Z")


def test_sentences_are_broken_between_words() -> None:
    assert wrapped("one two three four", 9) == ["one two", "three", "four"]
    assert wrapped("", 9) == [""]
