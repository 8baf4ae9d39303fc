"""Previews: what they announce is what happens, and they warn of what hurts (specification, section 14)."""

from __future__ import annotations

import pytest

from jurade.core.look import references
from jurade.core.rng import Rng
from jurade.core.words import LANGUAGES
from jurade.games.bastions import GAME


def lines(table, seat: int, text: str) -> list[str]:
    words = GAME.words("en")
    return [words.text(line) for line in table.match.preview(seat, text).lines]


def warnings(table, seat: int, text: str) -> list[str]:
    return [warning.key for warning in table.match.preview(seat, text).warnings]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_announced_is_what_happens(seats: int) -> None:
    """Points of a move are those gained; looking changes nothing; all words and symbols exist."""
    match = GAME.new(seats, seed=seats)
    rng = Rng(seats, 7)
    for _ in range(160):
        if match.over:
            break
        seat = match.to_act()[0]
        choices = match.choices(seat)
        text = choices[rng.below(len(choices))]
        before, position = match.scores(), match.fingerprint()
        preview = match.preview(seat, text)
        assert match.fingerprint() == position
        assert references(preview.ghosts) <= set(match.scene(seat).symbols)
        for message in (*preview.lines, *preview.warnings):
            assert all(GAME.words(language).text(message) for language in LANGUAGES)
        match.play(seat, text)
        if text.startswith(("move", "bridge", "token", "endmove")):
            after = match.scores()
            assert dict(preview.points) == {s: after[s] - before[s] for s in range(seats) if after[s] != before[s]}


def test_entering_a_bastion_and_taking_its_flag_are_told_with_points(table) -> None:
    t = table("mt1 a9; ms1 on mt1; mn1 c9; jk h5", phase="move", token="strategists")
    assert "move mn1 b10" not in t.choices()
    t = table("mq c9; jk h5", phase="move", token="strategists")
    told = lines(t, 0, "move mq c10")
    assert "Enters Yellow’s bastion for the first time." in told
    t.play(0, "move mq c10")
    t = table("mq c10; jk h5", phase="move", token="strategists")
    preview = t.match.preview(0, "move mq b10")
    assert "Takes Yellow’s flag; Yellow loses 1 red and 1 blue point." in lines(t, 0, "move mq b10")
    assert preview.points == {0: 2, 1: -1}
    before = t.scores
    t.play(0, "move mq b10")
    assert [now - then for now, then in zip(t.scores, before, strict=True)] == [2, -1]


def test_a_fight_is_reckoned_from_both_sides(table) -> None:
    t = table("mq d4; ms1=6/3 d5; js1=6/3 d6", phase="attack")
    told = lines(t, 0, "attack ms1 > js1")
    assert "Beside your Witch-Queen: +1 courage." in told
    assert "Your power: 12 with card 1 and 18 with card 2." in told
    assert "Yellow’s soldier 1 can reach a power of 5 to 24." in told
    assert "You could lose your soldier 1 (6/3)." in told


def test_a_revealed_value_narrows_the_range(table) -> None:
    t = table("ms1=7/3 d5; js1=6/2 d6 shown", phase="attack")
    assert "Yellow’s soldier 1 (6/2) can reach a power of 6 to 12." in lines(t, 0, "attack ms1 > js1")


def test_an_empty_reserve_narrows_the_range(table) -> None:
    t = table("ms1=7/3 d5; js1=6/2 d6 shown", phase="attack", reserves={1: (0, 0, 0)})
    told = lines(t, 0, "attack ms1 > js1")
    assert "Yellow’s soldier 1 (6/2) has a power of 6." in told
    assert "You’re sure to win." in told


def test_supports_and_cards_are_added_up(table) -> None:
    t = table("ms1=6/3 d5; ms2=5/3 e5; jn1=8/3 d6 shown", phase="attack")
    assert "Your soldier 2 (5/3) could join." in lines(t, 0, "attack ms1 > jn1")
    t.play(0, "attack ms1 > jn1")
    told = lines(t, 0, "support ms2")
    assert "Your soldier 2 (5/3) adds 5." in told
    assert "Your power: 11 with card 1, 17 with card 2 and 23 with card 3." in told
    t.play(0, "support ms2")
    assert "Your power: 17. Costs 1 point." in lines(t, 0, "card 2")
    assert "Your power: 16. Costs 1 point." in lines(t, 1, "card 2")
    assert "Brown’s soldier 1 and its support can reach a power of 10 to 32." in lines(t, 1, "card 2")


def test_a_bridge_says_its_resistance_and_a_tower_just_breaks_it(table) -> None:
    t = table("ms1=7/3 d8; mt1 e8; js1 a1", phase="attack")
    told = lines(t, 0, "breach ms1 > j")
    assert "The drawbridge resists with 4; you need more." in told
    t = table("mt1 e8; js1 a1", phase="attack", token="strategists")
    preview = t.match.preview(0, "breach mt1 > j")
    assert preview.points == {0: 2}
    before = t.scores[0]
    t.play(0, "breach mt1 > j")
    assert t.scores[0] - before == 2


def test_closing_the_bridge_with_pieces_outside_warns(table) -> None:
    t = table("mk e1; ms1 d5; jk d10", phase="move", token="strategists")
    assert warnings(t, 0, "bridge m close") == ["warn-shut-out"]
    t = table("mk e1; jk d10", towers=False, phase="move", token="strategists")
    assert warnings(t, 0, "bridge m close") == []


def test_a_king_in_reach_of_a_stronger_enemy_warns(table) -> None:
    t = table("mk d4; jn1 d6; jn2 h6", phase="move", token="strategists")
    assert warnings(t, 0, "move mk d5") == ["warn-king"]
    assert warnings(t, 0, "move mk d3") == []


def test_ending_a_turn_that_could_be_won_warns(table) -> None:
    t = table(
        "mk d4; jk d6; ms1 a4; js1 a5",
        phase="attack",
        token="soldiers",
        objectives=["annexation", "two_freed"],
        bastions={1: {"annexed_by": [0], "entered_by": [0]}},
    )
    assert "declare" in t.choices()
    assert warnings(t, 0, "endturn") == ["warn-declare"]


def test_spying_is_told_before_the_turn_ends(table) -> None:
    t = table("ms1 d4; jk d6; ms2 a4; js1 a5", phase="move", token="soldiers")
    assert "If it doesn’t attack, you’ll see Yellow’s objective at the end of the turn." in lines(t, 0, "move ms1 d5")
    t.play(0, "move ms1 d5", "endmove")
    assert "You’ll see Yellow’s objective." in lines(t, 0, "endturn")
