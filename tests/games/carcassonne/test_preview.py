"""Previews: what they announce is what happens, and they warn of what hurts (specification, section 14)."""

from __future__ import annotations

import pytest

from jurade.core.look import references
from jurade.core.rng import Rng
from jurade.core.words import LANGUAGES
from jurade.games.carcassonne import GAME
from jurade.games.carcassonne.rules.board import DEPLOY, END_ABBEY, MOVE_WAGON, START

from .positions import Table


def warnings(table: Table, text: str) -> list[str]:
    return [warning.key for warning in table.match.preview(table.seat, text).warnings]


def lines(table: Table, text: str) -> list[str]:
    english = GAME.words("en")
    return [english.text(line) for line in table.match.preview(table.seat, text).lines]


@pytest.mark.parametrize("options", [{}, {"inns_cathedrals": True, "traders_builders": True}], ids=["plain", "all"])
def test_what_is_announced_is_what_happens(options: dict[str, bool]) -> None:
    """Points of a deployment or a wagon are those scored; looking changes nothing; all words exist."""
    match = GAME.new(3, seed=5, options=options)
    rng = Rng(5, 7)
    compared = 0
    while not match.over:
        seat = match.to_act()[0]
        choices = match.choices(seat)
        text = choices[rng.below(len(choices))]
        phase = match.state.phase
        before, position = match.scores(), match.fingerprint()
        preview = match.preview(seat, text)
        assert match.fingerprint() == position
        for message in (*preview.lines, *preview.warnings):
            assert all(GAME.words(language).text(message) for language in LANGUAGES)
        match.play(seat, text)
        if phase in (DEPLOY, MOVE_WAGON) and not match.over:
            after = match.scores()
            assert dict(preview.points) == {s: after[s] - before[s] for s in range(3) if after[s] > before[s]}
            compared += bool(preview.points)
    assert compared > 0


def test_ghosts_refer_to_symbols_of_the_scene() -> None:
    match = GAME.new(2, seed=3)
    rng = Rng(3, 7)
    while not match.over:
        seat = match.to_act()[0]
        symbols = match.scene(seat).symbols
        choices = match.choices(seat)
        text = choices[rng.below(len(choices))]
        assert references(match.preview(seat, text).ghosts) <= set(symbols)
        match.play(seat, text)


def test_a_placement_announces_what_it_closes() -> None:
    table = Table("bg_d 0,0", "0 follower 0,0 c0", drawn="bg_e", active=1)
    assert table.match.preview(1, "place 0,-1 r180").points == {0: 4}
    assert lines(table, "place 0,-1 r180") == ["Blue scores 4 points for a city.", "Blue gets back a follower."]


def test_a_placement_describes_the_features_it_extends() -> None:
    table = Table("bg_d 0,0", "0 follower 0,0 r0", drawn="bg_u", active=0)
    assert lines(table, "place 1,0 r90") == [
        "Road: 2 tiles, 2 open ends. Worth 2 points. Occupied by Blue (strength 1)."
    ]


def test_a_deployment_describes_its_feature() -> None:
    table = Table("bg_d 0,0", drawn="bg_m", active=0).play("place 0,-1 r180")
    assert lines(table, "deploy mayor c0") == [
        "City: 2 tiles, 1 pennant, 1 open end. Worth 3 points now, 6 when complete. Occupied by Blue (strength 1)."
    ]


def test_drawing_reveals_and_passing_keeps() -> None:
    seen = set()
    match = GAME.new(4, seed=1)
    rng = Rng(1, 7)
    while not match.over:
        seat = match.to_act()[0]
        choices = match.choices(seat)
        if match.state.phase in (START, END_ABBEY):
            (line,) = match.preview(seat, choices[0]).lines
            seen.add((choices[0], line.key))
            match.play(seat, choices[0])
        else:
            match.play(seat, choices[rng.below(len(choices))])
    assert ("draw", "preview-draw") in seen
    assert seen <= {("draw", "preview-draw"), ("pass", "preview-pass")}


def test_warns_of_the_last_follower() -> None:
    roads = "; ".join(f"bg_u {x},-1" for x in range(1, 6))
    thieves = "; ".join(f"0 follower {x},-1 r0" for x in range(1, 6))
    tiles = f"bg_e 0,-1; {roads}"
    table = Table(tiles, f"{thieves}; 0 follower 0,-1 c0", drawn="bg_u", active=0)
    assert table.supply(0) == 1
    table.play("place 6,-1 r0")
    assert warnings(table, "deploy follower r0") == ["warn-last-follower"]
    assert warnings(table, "deploy wagon r0") == []
    assert warnings(table, "skip") == []


def test_warns_of_a_mayor_without_pennants() -> None:
    table = Table("bg_d 0,0", drawn="bg_n", active=0).play("place 0,-1 r180")
    assert warnings(table, "deploy mayor c0") == ["warn-mayor"]
    table = Table("bg_d 0,0", drawn="bg_m", active=0).play("place 0,-1 r180")
    assert warnings(table, "deploy mayor c0") == []


CITIES = "bg_e 0,0; bg_e 0,-1 r180; bg_e 1,0; bg_e 1,-1 r180; bg_b 0,1"  # two complete cities above a meadow
FARM = "; bg_b 1,1; bg_g 2,0; bg_b 3,0; bg_b 3,1"  # a second meadow, one tile away


def test_warns_of_a_barn_that_pays_only_others() -> None:
    table = Table(CITIES, "1 follower 0,0 f0", drawn="bg_e", active=0).play("place 1,1 r180")
    assert warnings(table, "deploy barn nw") == ["warn-barn-others"]
    assert table.match.preview(0, "deploy barn nw").points == {1: 6}
    table = Table(CITIES, "0 follower 0,0 f0", drawn="bg_e", active=0).play("place 1,1 r180")
    assert warnings(table, "deploy barn nw") == []


def test_warns_of_joining_own_farmers_to_a_barn() -> None:
    table = Table(CITIES + FARM, "0 barn 1,1; 1 follower 3,0 f0", drawn="bg_e", active=1)
    preview = table.match.preview(1, "place 2,1 r0")
    assert [warning.key for warning in preview.warnings] == ["warn-farmers-home"]
    assert preview.warnings[0].args["points"] == 2
    assert preview.points == {1: 2}
    assert warnings(table, "place -1,0 r0") == []


def test_warns_of_a_city_that_would_be_lost() -> None:
    row = "bg_e 0,0 r90; bg_f 2,0; bg_b 2,1; bg_b 1,1; bg_b 0,1"
    table = Table(row, "0 follower 0,0 c0; 1 mayor 2,0 c0", drawn="bg_f", active=0)
    assert warnings(table, "place 1,0 r0") == ["warn-lost"]
    assert warnings(table, "place 3,0 r0") == []
