"""Texts that are no action are refused in the reader's language, with examples that can be read."""

import pytest

import jurade
from jurade.core.errors import SHOWN
from jurade.core.reading import LISTED, incomplete, out_of_order, unknown, unreadable
from jurade.core.state import CHANCE
from jurade.core.words import LANGUAGES, words

EXAMPLES = {"play": ("play 7", "play none"), "pass": ("pass",)}


@pytest.mark.parametrize(
    ("error", "english", "french"),
    [
        (
            unreadable("dance 7", EXAMPLES),
            "“dance 7” means nothing here; begin with play or pass",
            "« dance 7 » ne veut rien dire ici ; commencez par play ou pass",
        ),
        (
            unreadable("play seven", EXAMPLES),
            "“play seven” can’t be read; write it like “play 7” or “play none”",
            "« play seven » est illisible ; écrivez par exemple « play 7 » ou « play none »",
        ),
        (
            unknown("play 99", "99", ("7", "8")),
            "“play 99” can’t be read: “99” isn’t one of 7, 8",
            "« play 99 » est illisible : « 99 » n’en fait pas partie (7, 8)",
        ),
        (
            out_of_order("play b a", ("a", "b")),
            "“play b a” can’t be read: write each once, in the order a, b",
            "« play b a » est illisible : écrivez chacun une seule fois, dans l’ordre a, b",
        ),
        (
            incomplete("order a", ("a", "b")),
            "“order a” can’t be read: name a and b, each once",
            "« order a » est illisible : nommez a et b, chacun une seule fois",
        ),
    ],
)
def test_a_text_is_refused_in_the_readers_language(error, english, french):
    assert str(error) == english
    assert words("fr").text(error.message) == french


def test_long_texts_and_lists_are_cut():
    names = [f"n{k}" for k in range(LISTED + 1)]
    told = str(unknown("x" * 200, "y" * 200, names))
    assert "x" * SHOWN + "…”" in told
    assert "y" * SHOWN + "…”" in told
    assert told.endswith("isn’t one of n0, …, n12")


@pytest.mark.parametrize("game", jurade.game_ids())
def test_every_example_of_a_game_can_be_read(game):
    rules = jurade.game(game)
    state = rules.new(2 if 2 in rules.seats else 3, seed=1).state
    for verb, examples in rules.grammar.examples(0).items():
        for example in examples:
            assert example.split(" ")[0] == verb
            rules.read(state, 0, example)
    for examples in rules.grammar.examples(CHANCE).values():
        assert any(readable(rules, state, example) for example in examples)


def readable(rules, state, text):
    """Some outcomes are written otherwise with another number of seats."""
    try:
        rules.read(state, CHANCE, text)
    except jurade.UnreadableAction:
        return False
    return True


@pytest.mark.parametrize("game", jurade.game_ids())
def test_what_cannot_be_read_is_told_in_every_language(game):
    match = jurade.game(game).new(seed=1)
    for text in ("", "dance", "place", "play", "move", "project"):
        with pytest.raises(jurade.UnreadableAction) as refused:
            match.play(match.to_act()[0], text)
        said = {match.game.words(language).text(refused.value.message) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
