"""Previews: what they announce is what happens, and they warn of what hurts (specification, section 14)."""

from __future__ import annotations

import pytest

from jurade.core.lesson import lessons
from jurade.core.look import references
from jurade.core.match import Match
from jurade.core.rng import Rng
from jurade.core.words import LANGUAGES
from jurade.games.flandern import GAME
from jurade.games.flandern.rules.board import GOLD_CITY_ACT, PHASES


def warnings(match: Match, seat: int, text: str) -> list[str]:
    return [warning.key for warning in match.preview(seat, text).warnings]


def lines(match: Match, seat: int, text: str) -> list[str]:
    english = GAME.words("en")
    return [english.text(line) for line in match.preview(seat, text).lines]


def is_last_of_step(match: Match, text: str) -> bool:
    """Does the round or turn end with this action, so that nothing else can come between?"""
    if text.startswith(("city", "play", "draw")):
        return False
    if match.seats == 2:
        return bool(match.state.owed == 0)  # type: ignore[attr-defined]
    return bool(match.state.phase >= GOLD_CITY_ACT)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (3, 6), (4, 8)])
def test_what_is_announced_is_what_happens(seats: int, seed: int) -> None:
    """Points are those scored when the step ends; looking changes nothing; all words and pictures exist."""
    match = GAME.new(seats, seed=seed)
    rng = Rng(seed, 7)
    compared = scored = 0
    phases = set()
    while not match.over:
        seat = match.to_act()[0]
        choices = match.choices(seat)
        text = choices[rng.below(len(choices))]
        phases.add(PHASES[match.state.phase])  # type: ignore[attr-defined]
        before, position = match.scores(), match.fingerprint()
        is_exact = is_last_of_step(match, text)
        preview = match.preview(seat, text)
        assert match.fingerprint() == position
        assert references(preview.ghosts) <= set(match.scene(seat).symbols)
        for message in (*preview.lines, *preview.warnings):
            assert all(GAME.words(language).text(message) for language in LANGUAGES)
        match.play(seat, text)
        if is_exact:
            after = match.scores()
            assert dict(preview.points) == {s: after[s] - before[s] for s in range(seats) if after[s] > before[s]}
            compared += 1
            scored += bool(preview.points)
    assert compared > 5
    assert phases > ({"turn_start", "act_city", "site_build"} if seats == 2 else {"choose_card", "act_city"})
    assert scored > 0 or seats > 2


def test_a_district_tells_value_standing_and_what_it_closes(table) -> None:
    match = table.start(lay={"gent": "r1:grey"})
    table.choose(match, "gent")
    assert lines(match, 0, "build gent r2 blue") == [
        "Ghent is worth 3 (was 2), at least 13 once full",
        "If scored now: Red 3, Blue 4 and Grey 4",
        "Closed to blue for good: southern row, eastern wall and southern wall",
    ]


def test_the_last_plot_announces_the_points_of_the_city(table) -> None:
    match = table.start(lay={"leuven": table.leuven})
    table.choose(match, "leuven")
    preview = match.preview(0, "build leuven t3 blue")
    assert dict(preview.points) == {0: 15, 1: 8, 2: 2, 3: 2}
    assert "Leuven is scored with a value of 15" in lines(match, 0, "build leuven t3 blue")
    assert preview.warnings == ()
    assert warnings(match, 0, "build leuven t3 grey") == ["warn-city-full"]


def test_a_special_tells_its_new_plots_and_d_the_corner_it_takes(table) -> None:
    match = table.start(lay={"gent": "r1:grey p1:green"})
    table.choose(match, "gent")
    assert "Opens the new row A1 and the new row A2" in lines(match, 0, "build gent t1 church.a")
    assert "Also takes up the south-eastern corner" in lines(match, 0, "build gent p2 church.d")
    assert len(lines(match, 0, "build gent r3 church")) == 2


def test_finishing_and_pawns_tell_the_value(table) -> None:
    match = table.start(lay={"gent": "r1:grey r3:church*"})
    table.choose(match, "gent")
    assert lines(match, 0, "finish gent r3")[0] == "Ghent is worth 4 (was 2), at least 14 once full"
    state = table.state(lay={"gent": "r1:grey r3:church"})
    table.spend_gold(state, {"influence": 4, "site": 3, "back": 3, "master": 2})
    match = table.trust(state, ["gold cathedral"])
    table.choose(match)
    assert lines(match, 0, "cathedral gent r3")[0] == "Ghent is worth 5 (was 4), at least 15 once full"
    assert lines(match, 0, "cathedral luik c")[0] == "Liège is worth 3 (was 2), at least 15 once full"


def test_cards_tell_what_they_could_do_now(table) -> None:
    match = table.start(lay={"gent": "r1:blue r2:grey*"})
    assert lines(match, 0, "play gent") == ["Ghent right now: 5 plots for you, 1 site to finish"]
    assert lines(match, 0, "play gent +3") == [
        "Ghent right now: 5 plots for you, 1 site to finish",
        "Influence cards you keep: 0",
        "You act first, whatever the others play.",
    ]
    assert lines(match, 0, "play site")[0].startswith("Possible right now in Bruges, Utrecht, Ghent")
    assert warnings(match, 0, "play back") == ["warn-nothing-back"]


def test_warns_of_a_card_without_own_tiles(table) -> None:
    match = table.start()
    assert warnings(match, 0, "play brugge") == ["warn-no-own"]  # its own arms stand on the centre (R20)
    assert warnings(match, 1, "play brugge") == []


def test_warns_of_a_card_without_effect(table) -> None:
    state = table.state(
        lay={"leuven": table.leuven + " t3:blue"}, scored=["leuven"], options={"scored_city_cards": "kept"}
    )
    match = table.trust(state, ["gold site"])
    assert warnings(match, 0, "play leuven") == ["warn-void"]
    assert warnings(match, 0, "play gent") == []


def test_taking_back_tells_the_cards(table) -> None:
    match = table.start(chance=["gold influence", "gold influence"])
    table.choose(match, "luik", "back", "back", "back")
    match.play(0, "build luik r1 blue")
    assert lines(match, 0, "play back") == ["Back to your hand: Liège"]


def test_drawing_tells_how_many_cards_there_are(table) -> None:
    match = table.start(seats=2)
    assert lines(match, 0, "draw") == ["You draw one of the 14 influenced cards and carry it out."]


def test_choosing_a_city_for_a_site_tells_its_room(table) -> None:
    match = table.start(lay={"gent": "r1:blue"})
    table.choose(match, "site")
    assert lines(match, 0, "city gent") == ["Ghent right now: 5 plots for you"]


def test_warns_of_the_last_tile_of_a_shape(table) -> None:
    rows = {"gent": "r1:blue r3:blue", "ieper": "r1:blue.m r3:blue"}
    match = table.start(lay=rows)
    table.choose(match, "luik")
    assert warnings(match, 0, "build luik r1 blue.m") == ["warn-last-tile"]
    assert warnings(match, 0, "build luik r1 grey") == []


def test_warns_of_a_site_in_a_city_that_fills_up(table) -> None:
    match = table.start(lay={"leuven": table.leuven})
    table.choose(match, "site")
    match.play(0, "city leuven")
    assert warnings(match, 0, "site leuven t3 blue") == ["warn-site-in-vain", "warn-city-full"]


def test_a_full_city_is_told_by_seat_with_the_influenced_guild() -> None:
    """With two players a seat gets the points of two guilds (R56): the warning adds up both, for either side."""
    (influenced,) = (lesson for lesson in lessons(GAME) if lesson.name == "influenced")
    match = influenced.begin(GAME)
    seat, rival = influenced.seat, 1 - influenced.seat
    warned = 0
    for text in match.choices(seat):
        preview = match.preview(seat, text)
        for warning in preview.warnings:
            if warning.key == "warn-city-full":
                warned += 1
                told = (warning.args["points"], warning.args["own"])
                assert told == (preview.points[rival], preview.points[seat]), text
    assert warned


def test_warns_of_a_plot_that_dies() -> None:
    """With a yellow wall all five arms of a game of three stand around the northern row of Ghent (R39)."""
    (cover,) = (lesson for lesson in lessons(GAME) if lesson.name == "cover")
    match = cover.begin(GAME)
    for text in match.choices(cover.seat):
        preview = match.preview(cover.seat, text)
        dying = [warning for warning in preview.warnings if warning.key == "warn-plot-dies"]
        assert bool(dying) == (text in cover.right)
        if dying:
            assert GAME.words("en").text(dying[0]) == "No longer buildable: northern row in Ghent."
            assert preview.points[cover.seat] == 13


def test_the_last_round_is_announced_when_a_card_is_chosen(table) -> None:
    state = table.state()
    spent = {"influence": 5, "site": 4, "back": 4, "master": 4, "cathedral": 4}
    table.spend_gold(state, spent)
    for city in ("brugge", "utrecht", "gent", "ieper", "leuven", "luik"):
        table.spend_gold(state, {city: 1})
    match = table.trust(state, ["gold influence"])
    assert "This is the last round: there are no golden cards left." in lines(match, 0, "play gent")
