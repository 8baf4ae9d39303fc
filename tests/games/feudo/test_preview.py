"""Previews: what they announce is what happens, nothing hidden is told, and they warn of what hurts (section 14)."""

from __future__ import annotations

import json

import pytest

from jurade.core.look import references
from jurade.core.rng import Rng
from jurade.core.words import LANGUAGES
from jurade.games.feudo import GAME
from jurade.games.feudo.rules.board import PHASES


def warnings(table, text: str, seat: int = 0) -> list[str]:
    return [warning.key for warning in table.match.preview(seat, text).warnings]


def lines(table, text: str, seat: int = 0) -> list[str]:
    english = GAME.words("en")
    return [english.text(line) for line in table.match.preview(seat, text).lines]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"adjacency": "corner", "score_floor": "zero"})])
def test_what_is_announced_is_what_happens(seats: int, options: dict[str, str]) -> None:
    """Points are those scored; looking changes nothing; all words exist; ghosts use symbols of the scene."""
    match = GAME.new(seats, seed=5, options=options)
    rng = Rng(5, 7)
    compared = 0
    while not match.over:
        seat = match.to_act()[0]
        choices = match.choices(seat)
        phase = PHASES[match.state.phase]
        text = choices[rng.below(len(choices))]
        if phase == "attack":
            text = choices[1 + rng.below(len(choices) - 1)]
        before, position = match.scores(), match.fingerprint()
        preview = match.preview(seat, text)
        assert match.fingerprint() == position
        for message in (*preview.lines, *preview.warnings):
            assert all(GAME.words(language).text(message) for language in LANGUAGES)
        if rng.below(5) == 0:
            assert references(preview.ghosts) <= set(match.scene(seat).symbols)
        match.play(seat, text)
        after = match.scores()
        assert dict(preview.points) == {s: after[s] - before[s] for s in range(seats) if after[s] != before[s]}
        compared += bool(preview.points)
    assert compared > 0


def test_previews_tell_nothing_a_seat_does_not_know() -> None:
    match = GAME.new(3, seed=8)
    rng = Rng(8, 7)
    compared = 0
    for _ in range(150):
        seat = match.to_act()[0]
        choices = match.choices(seat)
        text = choices[rng.below(len(choices))]
        known = match.masked(seat)
        if not known.is_complete():
            action = GAME.read(match.state, seat, text)
            told = {json.dumps(GAME.preview(known, seat, action).to_json())}
            for number in range(3):
                world = known.imagine(Rng(number)).masked(seat)
                told.add(json.dumps(GAME.preview(world, seat, action).to_json()))
            assert len(told) == 1
            compared += 1
        match.play(seat, text)
    assert compared > 00


def test_a_castle_tells_its_ways_out_and_the_worth_of_the_towns(start) -> None:
    table = start(map="study", chance=["sequence red green"])
    assert lines(table, "castle d11") == [
        "Ways out: c11 (border hill), e11 (border hill) and d10 (hill)",
        "What the towns are worth to you: Evesham 3, Worcester 7, Pershore 9, Tewkesbury 11, Kenilworth 13",
    ]
    assert warnings(table, "castle d11") == []
    assert warnings(table, "castle e11") == ["warn-castle-village"]
    assert warnings(table, "castle b11") == ["warn-castle-village", "warn-castle-corner"]


def test_warns_of_cards_that_cannot_be_used(put) -> None:
    table = put(phase="army", round=6, wounded={"red": 5}, hand={"red": [4, 2, 0, 0, 0]})
    assert warnings(table, "army b p n1") == ["warn-bluff"]
    assert warnings(table, "army p n1 s1") == []
    poor = put(phase="army", round=4, hand={"red": [0, 0]})
    assert warnings(poor, "army p n1 s1") == ["warn-unpaid"]


def test_warns_of_a_mercenary_with_an_empty_purse(put) -> None:
    table = put(phase="trade", cards={"red": ["p", "s1", "s2"]}, hand={"red": [4, 2, 0, 0]})
    assert warnings(table, "trade 0") == ["warn-unpaid"]
    assert warnings(table, "trade 2") == []
    assert lines(table, "trade 4") == ["4 shillings, 2 for wages; 2 left for forced marches"]


def test_a_move_tells_what_could_be_attacked_and_by_whom(put) -> None:
    table = put(
        phase="play",
        card="border",
        cards={"red": ["p", "n1", "n2"]},
        red={"p": "c5", "s1": "c10"},
        green={"n1": "d9", "b": "e8", "n2": "e8"},
    )
    assert "Could then attack the hill d9: 6 against 3, +3 points" in lines(table, "play p d8")
    assert "Defence 11 in the wood on d8" in lines(table, "play p d8")
    danger = "Green could bring up to 10 against your 6 there"
    assert danger not in lines(table, "play p d8")
    assert danger in lines(table, "play p d7")


def test_charm_and_infection_tell_what_they_do(put) -> None:
    table = put(
        phase="play", card="border", cards={"red": ["m", "n1", "n2"]}, red={"m": "c5"}, green={"b": "c6"}, round=3
    )
    assert lines(table, "play m stay charm green") == [
        "Green’s pawns can’t move any more this round; Milady goes home and can move again in round 5"
    ]
    sick = put(
        phase="play",
        card="border",
        cards={"red": ["m", "n1", "n2"]},
        red={"m": "c5"},
        green={"n1": "c6"},
        sick={"red": ["m"]},
    )
    assert lines(sick, "play m stay infect") == ["You infect a Knight (Green)"]


def test_a_march_tells_its_cost(put) -> None:
    table = put(phase="march", trade={"red": 4}, red={"n1": "c5"})
    assert lines(table, "march n1 d6")[0] == "Costs 2 shillings; 2 left"
    assert lines(table, "march done") == ["You leave 4 shillings unspent"]


def test_an_attack_tells_both_sums_and_what_follows(put) -> None:
    table = put(
        phase="attack", red={"p": "c10", "s1": "b9", "n1": "c8"}, green={"t1": "c9"}, towns={"evesham": "green"},
        points={"green": 11},
    )  # fmt: skip
    assert lines(table, "attack c9 p s1") == [
        "Attack 10: First Knight 6, Mercenary 4",
        "Defence 9: Footman 2, walls 7",
        "Green loses a Footman",
        "You take Evesham from Green",
    ]
    assert table.match.preview(0, "attack c9 p s1").points == {0: 7, 1: -11}
    assert lines(table, "attack pass") == ["You make no more attacks this round"]


def test_warns_of_the_king_who_would_punish_the_own_cowards(put) -> None:
    table = put(phase="attack", red={"p": "d9", "s1": "c10"}, green={"n1": "d10"}, points={"red": 10})
    preview = table.match.preview(0, "attack d10 p")
    assert [warning.key for warning in preview.warnings] == ["warn-king"]
    assert preview.points[0] == 3 - (31 - 10)
    assert "The King comes: a player has 12 points or more" in lines(table, "attack d10 p")


def test_an_advance_tells_the_new_defence(put) -> None:
    table = put(phase="attack", red={"p": "d9", "s1": "c10"}, green={"n1": "d10"})
    table.play("red", "attack d10 p s1")
    assert lines(table, "advance d10 s1") == ["The hill d10 then has a defence of 4"]
    assert lines(table, "advance d10 none") == ["Nobody advances: the hill d10 stays empty"]
