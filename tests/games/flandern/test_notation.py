"""Actions and outcomes as text: one spelling each, and nothing but ActionErrors for anything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jurade.core.errors import ActionError, UnreadableAction
from jurade.core.rng import Rng
from jurade.core.state import CHANCE
from jurade.games.flandern import GAME
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.tables import CARDS, CITIES, PLOTS, TILES

EXAMPLES = [
    "play gent +2",
    "play back",
    "play site +9",
    "build gent p2 red.m",
    "build luik t3 church.cl",
    "site ieper r1 grey",
    "finish brugge p4",
    "cathedral luik c",
    "master utrecht r2",
    "city leuven",
    "draw",
]


def written(seats, seat, text):
    """A text read and written again in a game of so many seats."""
    state = GAME.start(seats, GAME.options.complete({}, seats))
    return GAME.write(state, seat, GAME.read(state, seat, text))


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_read_and_write_alike(text):
    assert written(4, 0, text) == text


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        (3, "guilds red blue green"),
        (2, "guilds red+green blue+yellow"),
        (4, "guilds red blue green yellow"),
        (4, "first 3"),
        (3, "gold site"),
        (3, "gold gent"),
        (2, "pile green:gent"),
        (2, "pile red:site"),
    ],
)
def test_outcomes_read_and_write_alike(seats, text):
    assert written(seats, CHANCE, text) == text


@pytest.mark.parametrize(
    "text",
    ["", " ", "play", "play gent +0", "play gent +01", "play gent 2", "play  gent", "build gent r1",
     "build gent r5 red", "build gent r1 purple", "finish gent", "city antwerpen", "draw ", "Draw",
     "site gent r1 red.m.m", "play gent +²"],
)  # fmt: skip
def test_other_spellings_are_no_actions(text):
    with pytest.raises(UnreadableAction):
        written(4, 0, text)


@pytest.mark.parametrize(
    ("seats", "text"),
    [(3, "first 3"), (3, "guilds red blue"), (3, "guilds red red blue"), (2, "guilds red blue"),
     (2, "pile grey:gent"), (2, "pile green:back"), (4, "gold"), (4, "gold pope"), (4, "")],
)  # fmt: skip
def test_other_spellings_are_no_outcomes(seats, text):
    with pytest.raises(UnreadableAction):
        written(seats, CHANCE, text)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_rules_write_what_they_do_by_themselves_as_everybody_does(seats):
    """A decision with one answer is noted by the rules, without the grammar."""
    match = GAME.new(seats, seed=5)
    rng, verbs = Rng(5), set()
    while not match.over:
        seat = match.to_act()[0]
        for action in match.state.legal(seat):
            text = GAME.write(match.state, seat, action)
            if text != "draw" and "+" not in text:
                assert act.written(action) == text
                verbs.add(text.split()[0])
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
    assert verbs >= {"play", "build", "site", "finish", "city"}


word = st.sampled_from(
    ["play", "build", "site", "finish", "city", "draw", "+1", "+99999999999", "x", *CARDS, *PLOTS, *TILES]
)


@given(st.one_of(st.text(max_size=30), st.lists(word, max_size=5).map(" ".join)))
def test_any_text_is_read_or_refused(text):
    match = GAME.new(4, seed=1)
    for seat in (0, CHANCE):
        try:
            action = GAME.read(match.state, seat, text)
        except ActionError:
            continue
        assert GAME.write(match.state, seat, action) == text


@given(st.data())
def test_any_readable_action_is_played_or_refused_with_a_rule(data):
    seats = data.draw(st.integers(2, 4))
    match = GAME.new(seats, seed=data.draw(st.integers(0, 50)))
    for _ in range(data.draw(st.integers(0, 25))):
        if match.over:
            return
        seat = match.to_act()[0]
        match.play(seat, data.draw(st.sampled_from(match.choices(seat))))
    if match.over:
        return
    city, plot, tile = (
        data.draw(st.sampled_from(CITIES)),
        data.draw(st.sampled_from(PLOTS)),
        data.draw(st.sampled_from(TILES)),
    )
    card = data.draw(st.sampled_from(CARDS))
    seat = match.to_act()[0]
    before = match.fingerprint()
    for text in (
        f"build {city} {plot} {tile}",
        f"site {city} {plot} {tile}",
        f"finish {city} {plot}",
        f"cathedral {city} {plot}",
        f"master {city} {plot}",
        f"city {city}",
        f"play {card}",
        f"play {card} +4",
        "draw",
    ):
        if text in match.choices(seat):
            continue
        with pytest.raises(ActionError) as error:
            match.play(seat, text)
        assert error.value.rule.startswith("R")
        for language in ("en", "fr"):
            assert GAME.words(language).text(error.value.message)
    assert match.fingerprint() == before
