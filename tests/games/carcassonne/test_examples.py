"""The worked examples of the rule book: position, actions, and what must come of them (specification, section 9)."""

import json
from pathlib import Path

import pytest

from .positions import PIECES, Table

VECTORS = json.loads((Path(__file__).parent / "data" / "vectors.json").read_text(encoding="utf-8"))
SEATS = {"blue": 0, "red": 1}


def table_of(vector, **fields):
    """The position of an example, with the next tile in hand."""
    tiles = "; ".join(f"{name} {x},{y} r{turn}" for name, x, y, turn in vector["tiles"])
    pieces = "; ".join(f"{SEATS[who]} {piece} {x},{y} {name or ''}" for who, piece, x, y, name in vector["figures"])
    options = {name: True for name in vector["sets"] if name != "base"}
    if vector["next_tile"]:
        fields["drawn"] = vector["next_tile"]
    else:
        fields["abbeys"] = list(SEATS.values())
    fields.setdefault("options", options)
    return Table(tiles, pieces, active=SEATS[vector["to_act"]], **fields)


def play(table, vector):
    """All actions; what was offered before the one that moves a wagon, and before the deployment."""
    offered = {}
    for text in vector["actions"]:
        offered[text.split()[0]] = table.choices
        table.play(text)
    return offered


def by_colour(points):
    return {colour: points[seat] for colour, seat in SEATS.items() if points[seat]}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_example(vector):
    expected = vector["expect"]
    table = table_of(vector)
    held = {(seat, piece): table.supply(seat, piece) for seat in SEATS.values() for piece in PIECES}
    offered = play(table, vector)
    assert by_colour(table.gained) == expected["score_delta"]
    for segment in expected.get("still_incomplete", []):
        at, name = segment.split()
        assert not table.is_complete(*map(int, at.split(",")), name)
    for colour, piece in map(str.split, expected.get("returned", [])):
        placed = sum(f"deploy {piece} " in text for text in vector["actions"] if vector["to_act"] == colour)
        returned = expected["returned"].count(f"{colour} {piece}")
        assert table.supply(SEATS[colour], piece) == held[SEATS[colour], piece] + returned - placed
    if "wagon_options" in expected:
        assert offered["wagon"] == [f"wagon {option}" for option in expected["wagon_options"]]
    for text in expected.get("illegal_deploys", []):
        assert text not in offered["skip"]
        assert table_of(vector).play(vector["actions"][0]).refused(text) == "R40"
    if "barn_vertex" in expected:
        assert table.barns == [f"{SEATS[vector['to_act']]} barn {expected['barn_vertex']}"]


@pytest.mark.parametrize(
    "vector",
    [vector for vector in VECTORS if "final_scoring_delta" in vector["expect"]],
    ids=lambda vector: vector["id"],
)
def test_example_at_the_end(vector):
    """The same with the last tile of the game: what the final scoring adds."""
    options = {name: True for name in vector["sets"] if name != "base"} | {"abbey_at_end": "none"}
    table = table_of(vector, pile=[], options=options)
    play(table, vector)
    assert table.match.over
    final = [sum(points for kind, points in row.items() if kind.startswith("end_")) for row in table.sources]
    assert by_colour(final) == vector["expect"]["final_scoring_delta"]
