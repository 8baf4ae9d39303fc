"""The pictures of this game: the map counted against the printed facts, pawns, cards, and where they stand."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from jurade.core.look import SEATS, gather, references, use
from jurade.core.scene import Shape
from jurade.core.svg import shape_svg
from jurade.core.words import Words
from jurade.games.feudo import GAME, drawing
from jurade.games.feudo.drawing import palette
from jurade.games.feudo.drawing.field import SLOTS, Field, Reach, middle, pawn_symbol, rows_of
from jurade.games.feudo.drawing.ground import CELL, GROUNDS, INNER, MAP_SIZE
from jurade.games.feudo.rules.movement import Ways
from jurade.games.feudo.tables import (
    CELL_NAMES,
    CELL_NUMBERS,
    CELLS,
    COLOURS,
    FACTS,
    PAWN_NAMES,
    PIECE_NAMES,
    PLAGUE_NAMES,
    SHILLINGS,
    beside,
)

TURNS = (0, 90, 180, 270)


def everything(drawn: Shape) -> list[Shape]:
    return [drawn, *(inner for child in drawn.children for inner in everything(child))]


def svg_of(*names: str) -> str:
    shapes = [use(name) for name in names]
    return shape_svg(shapes, gather(shapes, drawing.symbol), (0, 0, 100, 100), Words("en", []))


def grounds(name: str, turn: int) -> dict[tuple[int, int], str]:
    """The fill of every territory of a piece, by row and column."""
    parts = [p for p in drawing.symbol(f"piece-{name}-{turn}").children if p.tag == "rect" and p.attrs["width"] == CELL]
    return {(int(p.attrs["y"]) // CELL, int(p.attrs["x"]) // CELL): str(p.attrs["fill"]) for p in parts}


@pytest.mark.parametrize("name", PIECE_NAMES)
def test_pieces_have_the_terrains_of_the_facts_in_every_turn(name: str) -> None:
    printed = {(i, j): GROUNDS[sign] for i, line in enumerate(FACTS["pieces"][name]) for j, sign in enumerate(line)}
    assert grounds(name, 0) == printed
    for before, after in pairwise(TURNS):
        turned = {(j, INNER - 1 - i): fill for (i, j), fill in grounds(name, before).items()}
        assert grounds(name, after) == turned


def test_what_stands_on_a_piece_is_upright() -> None:
    for name in PIECE_NAMES:
        for turn in TURNS:
            for part in everything(drawing.symbol(f"piece-{name}-{turn}")):
                assert "rotate" not in str(part.attrs.get("transform", ""))


def test_the_convent_stands_only_on_the_map_that_has_one() -> None:
    assert "glyph-abbey" in references([drawing.symbol("hills-convent")])
    assert "glyph-abbey" not in references([drawing.symbol("hills-plain")])


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("pawn", PAWN_NAMES)
def test_pawns_show_colour_hatching_emblem_figure_and_number(colour: str, pawn: str) -> None:
    facts = FACTS["pawns"][PAWN_NAMES.index(pawn)]
    for number, is_sick in ((facts["red"], False), (facts["black"], True)):
        drawn = drawing.symbol(f"pawn-{colour}-{pawn}-{number}{'s' * is_sick}")
        used = references([drawn])
        assert {f"hatch-{colour}", f"glyph-{SEATS[colour].emblem}"} <= used
        assert ("pox" in used) == is_sick
        (text,) = (part for part in everything(drawn) if part.tag == "text")
        assert text.text == str(number)
        assert (text.attrs["fill"] == palette.HEALTHY) == (not is_sick)


def test_the_six_kinds_have_figures_of_their_own_and_equals_differ_by_small_shields() -> None:
    figures = {}
    for pawn, facts in zip(PAWN_NAMES, FACTS["pawns"], strict=True):
        drawn = drawing.symbol(f"pawn-red-{pawn}-{facts['red']}")
        used = references([drawn]) - {"hatch-red", f"glyph-{SEATS['red'].emblem}"}
        figures.setdefault(facts["kind"], set()).add(frozenset(used))
        paths = sum(part.tag == "path" for part in everything(drawn))
        bare = sum(part.tag == "path" for part in everything(drawing.symbol("pawn-red-b-4")))
        assert paths - bare == facts["shields"]
    assert all(len(used) == 1 for used in figures.values())
    assert len({next(iter(used)) for used in figures.values()}) == 6


def test_every_other_symbol_draws() -> None:
    names = ["hills-convent", "hills-plain", "frame", "plague", "plague-back"]
    names += [f"plague-{card}" for card in PLAGUE_NAMES]
    names += [f"{kind}trade-{shillings}" for kind in ("", "small-") for shillings in SHILLINGS]
    for colour in COLOURS:
        names += [f"castle-{colour}", f"arms-{colour}", f"small-back-{colour}"]
        names += [f"small-army-{colour}-{pawn}" for pawn in PAWN_NAMES]
        names += [f"army-{colour}-n2-3", f"army-{colour}-n2-1s"]
    for name in names:
        svg = svg_of(name)
        assert f'id="{name}"' in svg
        assert "NaN" not in svg
    assert len({svg_of(f"plague-{card}").replace(card, "") for card in PLAGUE_NAMES}) == len(PLAGUE_NAMES)


def test_an_unknown_picture_is_an_error() -> None:
    for name in (
        "piece-Z-0",
        "piece-A-45",
        "pawn-blue-b-4",
        "pawn-red-x-4",
        "castle-blue",
        "trade-3",
        "plague-snow",
        "small-trade-7",
        "small-back-blue",
        "small-army-red-q",
        "small-thing",
        "nothing",
    ):
        with pytest.raises(KeyError):
            drawing.symbol(name)


# ---- where things stand


def test_pawns_that_share_a_territory_stand_apart_and_inside_it() -> None:
    for count in range(1, 17):
        slots = SLOTS.get(count) or rows_of(count)
        assert len(slots) == count
        for x, y, scale in slots:
            assert abs(x) + 17 * scale <= CELL / 2
            assert y - 19 * scale >= -CELL / 2
            assert y + 23 * scale <= CELL / 2
        for (ax, ay, _), (bx, by, scale) in combinations(slots, 2):
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= 26 * scale


def test_trays_lie_beside_their_castle_outside_the_map(put) -> None:
    for castles in (("a2", "k10", "b11", "j1"), ("a10", "k2", "j11", "b1"), ("a6", "k6", "f11", "f1")):
        field = Field(put(seats=4, phase="army", round=1, castles=castles).match.state)
        for seat in range(4):
            tray = field.tray(seat)
            assert len(tray.places) == 10
            x, y = middle(CELL_NUMBERS[castles[seat]])
            outside = tray.x >= MAP_SIZE or tray.y >= MAP_SIZE or tray.x + tray.width <= 0 or tray.y + tray.height <= 0
            assert outside
            if castles[seat][0] in "ak":
                assert tray.y <= y <= tray.y + tray.height
                assert (tray.x < 0) == (castles[seat][0] == "a")
            else:
                assert tray.x <= x <= tray.x + tray.width
            for px, py in tray.places:
                assert tray.x < px < tray.x + tray.width
                assert tray.y < py < tray.y + tray.height


def test_a_pawn_shows_the_number_it_has_now(put) -> None:
    gone = {"red": ["p", "n2", "n3", "s1", "s2", "t1"]}
    state = put(phase="army", red={"n1": "c5", "b": "d9"}, sick={"red": ["n1"]}, gone=gone).match.state
    assert pawn_symbol(state, 0, PAWN_NAMES.index("n1")) == "pawn-red-n1-1s"
    assert pawn_symbol(state, 0, PAWN_NAMES.index("b")) == "pawn-red-b-6"  # discontent


@pytest.mark.parametrize("adjacency", ["side", "corner"])
def test_ways_are_shortest_legal_and_step_by_step(put, adjacency: str) -> None:
    table = put(
        phase="play",
        card="border",
        options={"adjacency": adjacency},
        red={"p": "d9", "n1": "d7", "t1": "e8"},
        green={"n1": "f9", "m": "d10"},
    )
    state = table.match.state
    walked = 0
    for name in ("p", "n1", "t1"):
        pawn = PAWN_NAMES.index(name)
        ways = Ways(state, 0)
        reach = Reach(state, 0, pawn, 6)
        for cell, steps in reach.steps.items():
            assert ways.steps_to(pawn, 6, cell) == steps
            route = reach.route(cell)
            assert route[0] == ways.start_of(pawn)
            assert route[-1] == cell
            assert len(route) == steps + 1
            for here, there in pairwise(route):
                assert there in beside(here, adjacency == "corner")
            for crossed in route[1:-1]:
                assert not state.is_wood(crossed)
                assert CELL_NAMES[crossed] != "f6"
            walked += 1
    assert walked >= 60


def test_an_arriving_pawn_stands_where_it_will_stand(put) -> None:
    table = put(phase="march", trade={"red": 4}, red={"b": "c5", "n1": "c6"})
    ghost = Field(table.match.state).arriving(0, 0, CELL_NUMBERS["c6"])
    table.play("red", "march b c6")
    there = Field(table.match.state).standing()[0, 0]
    assert (ghost.x, ghost.y, ghost.scale, ghost.id) == (there.x, there.y, there.scale, there.id)


def test_every_territory_has_a_place() -> None:
    assert len({middle(cell) for cell in range(CELLS)}) == CELLS
    assert middle(CELL_NUMBERS["a11"]) == (30, 30)
    assert middle(CELL_NUMBERS["k1"]) == (630, 630)
    assert len(GAME.colours) == 4
