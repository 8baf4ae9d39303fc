"""The pictures of this game: three boards turned for every seat, counted against the printed facts; figures; cards."""

from __future__ import annotations

from collections import Counter

import pytest

from jurade.core.look import SEATS, gather, references, use
from jurade.core.scene import Shape
from jurade.core.svg import shape_svg
from jurade.core.words import Words
from jurade.games.bastions import drawing
from jurade.games.bastions.drawing.geometry import COLOURS, LIFT, UNIT, Plan, plan
from jurade.games.bastions.drawing.pieces import FIGURES
from jurade.games.bastions.tables import FACTS, OBJECTIVE_NAMES, VALUE_NAMES

BOARDS = [(seats, turn) for seats in (2, 3, 4) for turn in range(seats)]
CELLS = {2: 80, 3: 120, 4: 133}


def everything(drawn: Shape) -> list[Shape]:
    return [drawn, *(inner for child in drawn.children for inner in everything(child))]


def signs(drawn: Shape) -> Counter[str]:
    """What is drawn, by the name of the symbol."""
    return Counter(str(part.attrs["href"])[1:] for part in everything(drawn) if part.tag == "use")


def rounded(points: list[tuple[float, float]]) -> set[tuple[int, int]]:
    return {(round(x), round(y)) for x, y in points}


@pytest.mark.parametrize(("seats", "turn"), BOARDS)
def test_every_board_draws_its_cells_rooms_and_walls(seats: int, turn: int) -> None:
    ground = drawing.symbol(f"ground-{seats}-{turn}")
    found = signs(ground)
    assert {
        name: found[name] for name in ("glyph-chest", "glyph-flag", "glyph-throne", "glyph-grille")
    } == dict.fromkeys(("glyph-chest", "glyph-flag", "glyph-throne", "glyph-grille"), seats)
    assert found["glyph-swords"] == (seats == 4)
    assert len(plan(seats, turn).cells) == CELLS[seats]
    steps = sum(cell.level == "S" for cell in plan(seats, turn).cells)
    assert steps == 2 * seats


@pytest.mark.parametrize(("seats", "turn"), BOARDS)
def test_the_seat_that_looks_sits_at_the_bottom(seats: int, turn: int) -> None:
    seen = plan(seats, turn)
    low = [seen.home(owner)[1] for owner in range(seats)]
    assert low.index(max(low)) == turn
    x, y, width, height = seen.box
    assert all(x < px < x + width and y < py < y + height for cell in seen.cells for px, py in cell.outline)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turned_board_has_the_same_outline(seats: int) -> None:
    boards = [rounded([cell.base for cell in plan(seats, turn).cells]) for turn in range(seats)]
    for board in boards[1:]:
        assert all(any(abs(x - a) <= 1 and abs(y - b) <= 1 for a, b in boards[0]) for x, y in board)


def test_high_cells_are_lifted_and_stairs_lie_between() -> None:
    for cell in plan(3, 1).cells:
        assert cell.lift == {"G": 0, "S": LIFT / 2, "H": LIFT}[cell.level]
        assert cell.middle[1] == cell.base[1] - cell.lift


def sides_of(seen: Plan, owner: int) -> int:
    """The borders of a bastion to the outside, counted from the facts."""
    cells = [cell for cell in seen.facts["cells"] if cell["bastion"] == owner]
    inside = {cell["id"] for cell in cells}
    inner = sum(name in inside for cell in cells for name in cell["ortho"])
    return 4 * len(cells) - inner


@pytest.mark.parametrize(("seats", "turn"), BOARDS)
def test_walls_and_bridges_close_every_bastion(seats: int, turn: int) -> None:
    seen = plan(seats, turn)
    for owner in range(seats):
        planks = FACTS["boards"][str(seats)]["bastions"][owner]["bridge"]
        assert len(seen.bridges[owner]) == len(planks)
        assert len(seen.walls[owner]) + len(planks) == sides_of(seen, owner)


def test_a_bridge_looks_different_open_closed_and_destroyed() -> None:
    for seats, turn in BOARDS:
        for owner in range(seats):
            drawn = {
                condition: drawing.symbol(f"bridge-{seats}-{turn}-{owner}-{condition}")
                for condition in ("open", "closed", "destroyed")
            }
            assert len(set(map(repr, drawn.values()))) == 3


def test_every_figure_carries_colour_hatching_and_its_sign() -> None:
    for colour in COLOURS:
        for kind, sign in FIGURES.items():
            drawn = drawing.symbol(f"figure-{colour}-{kind}")
            assert any(part.attrs.get("fill") == SEATS[colour].fill for part in everything(drawn))
            assert references([drawn]) >= {f"hatch-{colour}", f"glyph-{sign}"}
    assert len(set(FIGURES.values())) == len(FIGURES)


def test_plates_tell_known_secret_and_hidden_apart() -> None:
    for value in set(VALUE_NAMES):
        name = value.replace("/", "-")
        known, secret = (drawing.symbol(f"plate-{name}-{state}") for state in ("known", "secret"))
        assert known != secret
        assert value in [part.text for part in everything(known)]
    assert "?" in [part.text for part in everything(drawing.symbol("plate-hidden"))]


def test_every_card_draws() -> None:
    names = [f"courage-{value}" for value in range(1, 6)]
    names += [f"objective-{name}" for name in OBJECTIVE_NAMES]
    drawn = {name: drawing.symbol(name) for name in names}
    assert len(set(map(repr, drawn.values()))) == len(names)
    for name in names:
        shapes = [use(name)]
        assert "<use" in shape_svg(shapes, gather(shapes, drawing.symbol), (0, 0, 100, 100), Words("en", []))


def test_no_number_on_a_board_is_broken_and_text_is_large_enough() -> None:
    for seats, turn in BOARDS:
        shapes = [use(f"ground-{seats}-{turn}")]
        svg = shape_svg(shapes, gather(shapes, drawing.symbol), plan(seats, turn).box, Words("en", []))
        assert "NaN" not in svg
        texts = [part for part in everything(drawing.symbol(f"ground-{seats}-{turn}")) if part.tag == "text"]
        assert texts
        assert all(float(part.attrs["font-size"]) >= 11 for part in texts)
    assert UNIT >= 44


def test_unknown_symbols_are_refused() -> None:
    with pytest.raises(KeyError):
        drawing.symbol("dragon-brown")
