"""Previews: what they announce is what happens, and they warn of what hurts (specification, section 14)."""

from __future__ import annotations

from typing import Any

import pytest

from jurade.core.look import references
from jurade.core.match import Match
from jurade.core.rng import Rng
from jurade.core.words import LANGUAGES
from jurade.games.bastide import GAME
from jurade.games.bastide.rules import board as b

from .positions import RELIGIOUS, THIRTEEN, WALLS, go, purses, table

OPEN = (b.PLACING, b.SENDING, b.BURNING, b.BURNING_MORE, b.RAIDING, b.ALLOTTING)  # where nothing is hidden


def warnings(match: Match, seat: int, text: str) -> list[str]:
    return [warning.key for warning in match.preview(seat, text).warnings]


def lines(match: Match, seat: int, text: str) -> list[str]:
    english = GAME.words("en")
    return [english.text(line) for line in match.preview(seat, text).lines]


@pytest.mark.parametrize("talk", ["off", "deals"])
def test_what_is_announced_is_what_happens(talk: str) -> None:
    """Points are those scored; looking changes nothing; all words exist; ghosts use symbols of the scene."""
    match = GAME.new(3, seed=5, options={"talk": talk})
    rng = Rng(5, 7)
    compared = 0
    while not match.over:
        owing = match.to_act()
        seat = owing[rng.below(len(owing))]
        choices = match.choices(seat)
        text = choices[0 if choices[0] == "pass" and rng.below(9) else rng.below(len(choices))]
        phase = match.state.phase
        before, position = match.scores(), match.fingerprint()
        preview = match.preview(seat, text)
        assert match.fingerprint() == position
        if rng.below(7) == 0:
            assert references(preview.ghosts) <= set(match.scene(seat).symbols)
            for message in (*preview.lines, *preview.warnings):
                assert all(GAME.words(language).text(message) for language in LANGUAGES)
        match.play(seat, text)
        if phase in OPEN or match.over:
            after = match.scores()
            assert dict(preview.points) == {s: after[s] - before[s] for s in range(3) if after[s] != before[s]}
            compared += bool(preview.points)
    assert compared > 5


def test_previews_depend_on_nothing_but_what_is_known() -> None:
    match = GAME.new(4, seed=2, options={"talk": "off"})
    rng = Rng(2, 7)
    while not match.over and len(match.plies) < 250:
        owing = match.to_act()
        seat = owing[rng.below(len(owing))]
        choices = match.choices(seat)
        text = choices[rng.below(len(choices))]
        known = match.masked(seat)
        action = GAME.read(known, seat, text)
        for k in range(2):
            world = known.imagine(Rng(k)).masked(seat)
            assert GAME.preview(world, seat, action).to_json() == GAME.preview(known, seat, action).to_json()
        match.play(seat, text)


# ---- a turn


def test_a_house_announces_its_tax() -> None:
    match = table(4, influence={"h1.0": 0, "v1.0": 1, "wall_n.0": 1}, hands=["house"] * 4)
    assert lines(match, 0, "house r0c0 h") == ["Tax 6 (Blue 2, Green 4, nothing for the chest)."]
    assert lines(match, 0, "house r2c3 h") == ["Tax 6, all to the chest."]
    go(match, "0: house r0c0 h")
    assert purses(match) == [2, 4, 0, 0]


def test_a_short_tax_is_announced() -> None:
    match = table(influence={"h1.0": 0, "v1.0": 1, "wall_n.0": 1, "wall_w.0": 2})
    assert lines(match, 0, "house r0c0 h") == [
        "Tax 6, too little for the 8 due (Blue 2, Green 4, Red 2); the builder divides it."
    ]


def test_warns_of_a_house_that_pays_only_rivals() -> None:
    match = table(influence={"v1.0": 1, "h2.3": 0})
    assert warnings(match, 0, "house r0c0 h") == ["warn-rivals"]
    assert warnings(match, 0, "house r2c3 h") == []
    assert warnings(match, 0, "house r2c0 h") == []


def test_a_project_announces_the_share() -> None:
    match = table(money=[1, 0, 2], chest=7, influence={"h1.1": 2})
    assert lines(match, 0, "project h1") == [
        "Everybody gets 2 deniers from the chest, 1 left over.",
        "Purses afterwards: Blue 3, Green 2, Red 4.",
        "The Carreyra Major: 3 circles free; influence: Red 1.",
    ]
    go(match, "0: project h1")
    assert purses(match) == [3, 2, 4]


def test_warns_that_the_last_work_ends_the_game() -> None:
    match = table(influence=THIRTEEN, religious=RELIGIOUS, money=[3])
    assert warnings(match, 0, "project h2") == ["warn-last-work"]
    assert warnings(match, 0, "project h1") == []
    (label,) = (choice.label for choice in match.scene(0).choices if choice.action == "project h2")
    assert (
        GAME.words("en").text(label) == "Propose the Carreyrot Long: the last work, it can end the game (French town)"
    )


def test_warns_of_idle_rounds() -> None:
    assert warnings(table(idle=2), 0, "project h1") == ["warn-idle"]
    assert warnings(table(idle=1), 0, "project h1") == []
    assert warnings(table(idle=2, options={"idle_guard": "off"}), 0, "project h1") == []
    assert warnings(table(idle=8, options={"idle_guard": "off"}), 0, "project h1") == ["warn-stalemate"]


SEVEN = [1, 1, 1, 1, 2, 2, 2]


def besieged(**given: Any) -> Match:
    return table(influence={"h1.0": 1, **WALLS}, camp=SEVEN, road=[2, 0, 0], hands=["english3"], **given)


def test_a_siege_announces_its_result() -> None:
    match = besieged()
    assert warnings(match, 0, "english 3") == ["warn-ends"]
    preview = match.preview(0, "english 3")
    assert lines(match, 0, "english 3")[-1] == "Final scores: Blue −6, Green −3, Red 0."
    assert preview.points == {0: -20, 1: -8}
    (label,) = (choice.label for choice in match.scene(0).choices if choice.action == "english 3")
    assert GAME.words("en").text(label) == "Besiege the town with a 3: the game ends, and the town is English"
    match.play(0, "english 3")
    assert match.scores() == [-6, -3, 0]


def test_a_raid_announces_what_is_exposed() -> None:
    match = table(influence={"wall_n.0": 0, "h1.0": 1}, houses={"r1c0": 2}, camp=[1, 1], hands=["english3"])
    assert lines(match, 0, "english 3") == [
        "The English strike twice; exposed: 2 houses and 1 influence.",
        "The camp then has strength 5; siege in 5 tiles.",
    ]
    closed = table(influence=WALLS, hands=["english1"])
    assert lines(closed, 0, "english 1")[0] == (
        "Nothing is exposed: the English destroy 1 influence on the walls, if there are any."
    )


def test_what_there_is_none_of_is_not_counted_as_one() -> None:
    """French says 0 in the singular: a preview leaves out what nobody can hit, a label what nobody gets."""
    only_pieces = table(influence={"h1.0": 1, "h1.3": 0}, hands=["english1"])
    only_houses = table(houses={"r1c0": 1}, influence={"wall_n.0": 0}, hands=["english1"])
    french = GAME.words("fr")
    for match, exposed in ((only_pieces, "2 influences."), (only_houses, "1 maison.")):
        said = french.text(match.preview(0, "english 1").lines[0])
        assert said.endswith(f"à leur portée\u00a0: {exposed}")
    assert "influences" in lines(only_pieces, 0, "english 1")[0]
    assert "aucune maison" in french.text(only_pieces.scene(0).description)


def test_warns_of_a_full_camp() -> None:
    match = table(camp=SEVEN[:6], hands=["english1"])
    assert warnings(match, 0, "english 1") == ["warn-camp-full"]


# ---- sealed amounts


def bidding(free: int = 4, **given: Any) -> Match:
    match = table(influence={f"h1.{k}": 1 for k in range(4 - free)}, **given)
    match.play(0, "project h1")
    return match


def test_a_bid_announces_pieces_and_remainders() -> None:
    match = bidding(2, money=[10, 0, 1])
    assert lines(match, 0, "bid 6") == [
        "6 deniers buy 2 influences; you keep 4.",
        "A bid of 5 or more lets you raise afterwards.",
    ]
    assert lines(match, 0, "bid 3") == ["3 deniers buy 1 influence; you keep 7."]
    assert warnings(match, 0, "bid 6") == []
    assert warnings(match, 0, "bid 4") == ["warn-remainder"]
    assert warnings(match, 0, "bid 9") == ["warn-circles"]
    assert warnings(match, 0, "bid 10") == ["warn-circles", "warn-remainder"]


def test_warns_of_an_empty_stock() -> None:
    owned = {f"{work}.{k}": 0 for work in ("wall_n", "wall_s", "h2", "halle") for k in range(4)}
    owned |= {f"v1.{k}": 0 for k in range(3)}
    match = table(influence=owned, money=[9, 0, 1])
    match.play(0, "project h1")
    assert warnings(match, 0, "bid 6") == ["warn-stock"]
    assert warnings(match, 0, "bid 3") == []


def test_a_raise_counts_what_is_already_in() -> None:
    match = bidding(money=[9, 6, 0])
    go(match, "0: bid 5", "1: bid 5")
    assert lines(match, 0, "raise 1") == ["6 deniers in all buy 2 influences; you keep 3."]
    assert warnings(match, 0, "raise 1") == []
    assert warnings(match, 0, "raise 2") == ["warn-remainder"]
    assert warnings(match, 0, "raise 0") == []


# ---- fire, raid, envoy


def test_a_stroke_announces_fallen_works_cards_and_openings() -> None:
    match = table(
        influence={"wall_n.0": 0, "wall_s.0": 0, "wall_w.0": 0, "wall_e.0": 1, "v2.0": 2},
        houses={"r0c2": 1},
        hands=["english1"],
    )
    match.play(0, "english 1")
    assert lines(match, 0, "raid wall_n.0") == [
        "The north wall goes back to the supply.",
        "The English 1 settles in the camp (tile 1 of 7).",
        "A side of the town opens; exposed: 1 house and 1 influence.",
    ]
    assert warnings(match, 0, "raid wall_n.0") == ["warn-own-piece"]
    assert match.preview(0, "raid wall_n.0").points == {0: -1}
    assert warnings(match, 0, "raid wall_e.0") == []


def test_an_envoy_beyond_the_end_of_the_road_is_warned_of() -> None:
    match = table(
        influence={"chapel.0": 0}, religious=[["chapel", "r1c2"]], camp=[1, 4], road=[11, 0, 0], money=[3, 0, 0]
    )
    go(match, "0: project chapel", "0: bid 3")
    assert warnings(match, 0, "envoy 1") == []
    assert warnings(match, 0, "envoy 4") == ["warn-road"]
    assert match.preview(0, "envoy 4").points == {0: 1}


def test_a_division_announces_who_is_paid() -> None:
    match = table(influence={"h1.0": 0, "v1.0": 1, "wall_n.0": 1, "wall_w.0": 2})
    match.play(0, "house r0c0 h")
    assert lines(match, 0, "allot 0=2 1=4 2=0") == [
        "Blue receives 2 deniers of tax.",
        "Green receives 4 deniers of tax.",
    ]


# ---- talk


def test_talk_announces_purses_and_promises() -> None:
    match = table(options={"talk": "deals"}, money=[6, 4, 0], influence={"h1.0": 1})
    match.play(0, "project h1")
    assert lines(match, 0, "gift 2 2") == ["Purses afterwards: Blue 4, Red 2.", "Your gift binds Red to nothing."]
    assert [line.key for line in match.preview(0, "pass").lines] == ["preview-pass-word"]
    offer = "offer 1 pay:3 for token:1"
    assert lines(match, 0, offer) == [
        "Green answers at once; nothing binds until then.",
        "If accepted, you pay 3 deniers.",
        "If accepted, Green gives 1 placement.",
    ]
    match.play(0, offer)
    assert lines(match, 1, "accept") == [
        "Purses afterwards: Blue 3, Green 7.",
        "The promises bind until the end of the turn.",
    ]
    assert [line.key for line in match.preview(1, "refuse").lines] == ["preview-refuse"]
    match.play(1, "accept")
    assert purses(match) == [3, 7, 0]
