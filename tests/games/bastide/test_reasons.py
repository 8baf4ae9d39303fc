"""Every refusal has a rule and a sentence in both languages."""

import ast
from pathlib import Path

import pytest

import jurade.games.bastide as package
from jurade.core.errors import IllegalAction
from jurade.core.words import LANGUAGES, keys_and_arguments, read_texts
from jurade.games.bastide import GAME
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.verbs.offer import FAULTS

from .positions import go, table


def test_both_languages_have_the_same_words():
    first, second = (keys_and_arguments(read_texts(GAME.package, language)) for language in LANGUAGES)
    assert first == second


def reasons_in(path):
    """The keys that a module gives to ``because`` or ``impossible``."""
    calls = (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call))
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id in ("because", "impossible") and len(call.args) > 1:
            yield from (node.value for node in ast.walk(call.args[1]) if isinstance(node, ast.Constant))


def test_every_key_in_the_code_has_words_and_every_refusal_is_used():
    modules = (Path(package.__file__).parent / "verbs").glob("*.py")
    named = {key for path in modules for key in reasons_in(path) if not key.startswith(("wrong-phase-", "_", "-"))}
    named |= {key for _, key in FAULTS.values()}
    written = {key for key in keys_and_arguments(read_texts(GAME.package, "en")) if key.startswith("why-")}
    asked = {phase for verb in GAME.grammar.verbs for phase in verb.phases}
    phases = {f"wrong-phase-{b.PHASE_NAMES[phase].replace('_', '-')}" for phase in asked}
    assert written == {f"why-{key}" for key in named | phases}


def test_every_phase_is_asked_by_a_rule_and_every_fault_of_an_offer_explained():
    chance_or_passing = {b.FIRST_SEAT, b.DEALING, b.TURN_END, b.FINISHED}
    asked = {phase for verb in GAME.grammar.verbs for phase in verb.phases}
    assert asked == set(range(len(b.PHASE_NAMES))) - chance_or_passing
    assert all(verb.rule for verb in GAME.grammar.verbs)
    assert sorted(FAULTS) == list(range(1, 14))


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
    with pytest.raises(IllegalAction, match=r"Block A1 has only 1 free strip; 2 are needed \(R6\)"):
        match.play(0, "project church r0c0")


def test_reasons_come_from_what_the_seat_knows():
    """The explanation of a refused raise uses the seat's own hidden additions, from its masked state."""
    match = go(table(money=[9, 9, 0]), "0: project h1", "0: bid 5", "1: bid 5", "0: raise 3", "1: raise 1")
    with pytest.raises(IllegalAction, match="You only have 1 denier "):
        match.play(0, "raise 2")
