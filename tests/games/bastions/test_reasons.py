"""Every refusal names a rule and says why, in both languages, from what the seat knows."""

import re

import pytest

from jurade.core.errors import IllegalAction
from jurade.core.rng import Rng
from jurade.core.words import keys_and_arguments, read_texts
from jurade.games.bastions import GAME

RULE = re.compile(r"R\d+a?|S4|RULING \d+")


def refusals(match, seat, texts):
    for text in texts:
        try:
            action = GAME.read(match.state, seat, text)
        except ValueError:
            continue
        if match.state.allows(seat, action):
            continue
        with pytest.raises(IllegalAction) as caught:
            match.play(seat, text)
        assert RULE.fullmatch(caught.value.rule), text
        for language in ("en", "fr"):
            assert GAME.words(language).text(caught.value.message)
        yield caught.value.rule


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refusals_of_everything_that_can_be_written(seats):
    """At points of a random game every attack, move and answer is either legal or refused with a rule."""
    rules = set()
    match = GAME.new(seats, seed=6, options={"max_rounds": 20})
    rng = Rng(2)
    ply = 0
    while not match.over:
        seat = match.to_act()[0]
        if ply % 37 == 0:
            names = [match.state.piece_name(piece) for piece in range(match.state.pieces)]
            cells = match.state.terrain.names
            texts = [f"move {names[rng.below(len(names))]} {cells[rng.below(len(cells))]}" for _ in range(60)]
            for _ in range(40):
                one, two = names[rng.below(len(names))], names[rng.below(len(names))]
                texts += [f"attack {one} > {two}", f"riposte {one} > {two}", f"support {one}", f"free {one}"]
                texts += [f"breach {one} > {'mjbr'[rng.below(seats)]}", f"put {cells[rng.below(len(cells))]}"]
            texts += ["declare", "go", "pass", "endmove", "endturn", "card 5", "lose red", "share 2 2"]
            texts += ["token soldiers", f"place s7/2 {cells[0]}", "bridge m open", "bridge j close"]
            rules |= set(refusals(match, seat, texts))
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
        ply += 1
    assert {"R3", "R4", "R23", "R26", "R61", "R66", "R80", "S4"} <= rules
    assert len(rules) > 15


def test_a_refusal_changes_nothing(table):
    t = table("ms1 d5; ms2 a5")
    before = t.match.fingerprint()
    t.refused(0, "move ms1 d7")
    assert t.match.fingerprint() == before


def test_both_languages_say_the_same_things():
    english, french = (keys_and_arguments(read_texts("jurade.games.bastions", language)) for language in ("en", "fr"))
    assert english == french


def test_sentences_read_well(table):
    t = table("ms1 d5; ms2 a5; mk e1")
    with pytest.raises(IllegalAction) as caught:
        t.match.play(0, "move mk e2")
    assert str(caught.value) == "It’s a soldiers’ turn: your king is a strategist and can’t move (R23)"
    french = GAME.words("fr").text(caught.value.message)
    assert french == "C’est un tour des soldats\u00a0: votre Roy fait partie des stratèges et ne bouge pas."
