"""Every refusal has a rule and a sentence in both languages."""

import re
from pathlib import Path

import pytest

import jurade.games.bastide as package
from jurade.core.errors import IllegalAction
from jurade.core.words import LANGUAGES, keys_and_arguments, read_texts
from jurade.games.bastide import GAME
from jurade.games.bastide import actions as act
from jurade.games.bastide.reasons import EXPLAINERS, OFFER_FAULTS, PHASES

from .positions import go, table


def test_both_languages_have_the_same_words():
    first, second = (keys_and_arguments(read_texts(GAME.package, language)) for language in LANGUAGES)
    assert first == second


def test_every_key_in_the_code_has_words_and_every_refusal_is_used():
    source = "".join(
        (Path(package.__file__).parent / name).read_text(encoding="utf-8") for name in ("reasons.py", "notation.py")
    )
    named = set(re.findall(r'"(why-[a-z-]+[a-z])"', source))
    written = {key for key in keys_and_arguments(read_texts(GAME.package, "en")) if key.startswith("why-")}
    assert named <= written
    assert {key for key in written - named if not key.startswith("why-wrong-phase-")} == set()


def test_every_phase_and_kind_is_explained():
    assert {kind for _, kinds in PHASES.values() for kind in kinds} - set(EXPLAINERS) <= {
        act.ACCEPT,
        act.REFUSE,
        act.STOP,
    }
    assert sorted(OFFER_FAULTS) == list(range(1, 14))


@pytest.mark.parametrize(
    "text", ["bid 1", "accept", "raid h1.0", "allot 0=1", "stop", "envoy 1", "raise 0", "gift 1 1"]
)
def test_the_wrong_kind_of_action_says_what_is_due(text):
    match = table()
    with pytest.raises(IllegalAction) as caught:
        match.play(0, text)
    assert caught.value.rule == "R2"
    assert "propose a project or play a tile" in str(caught.value)
    assert GAME.words("fr").text(caught.value.message).startswith("C’est votre tour")


def test_a_refusal_names_rule_and_numbers():
    match = table(houses={"r0c0": 2})
    with pytest.raises(IllegalAction, match=r"Block r0c0 has 1 free strips; 2 are needed \(R6\)"):
        match.play(0, "project church r0c0")


def test_reasons_come_from_what_the_seat_knows():
    """The explanation of a refused raise uses the seat's own hidden additions, from its masked state."""
    match = go(table(money=[9, 9, 0]), "0: project h1", "0: bid 5", "1: bid 5", "0: raise 3", "1: raise 1")
    with pytest.raises(IllegalAction, match="You have 1 deniers"):
        match.play(0, "raise 2")
