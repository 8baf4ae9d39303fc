"""Articles, contraction, elision and lists, on the same cases as the page's (web/tests/grammar.test.ts)."""

import json
from pathlib import Path

import pytest

from jurade.core.grammar import BREATHED, is_elided
from jurade.core.words import Message, Words

GIVEN = json.loads((Path(__file__).parent / "grammar.json").read_text(encoding="utf-8"))
WORDS = {language: Words(language, ["\n".join(lines)]) for language, lines in GIVEN["words"].items()}


def message(given):
    return Message(given[0], {name: argument(value) for name, value in (given[1] if len(given) > 1 else {}).items()})


def argument(value):
    if isinstance(value, list):
        return tuple(map(argument, value))
    return message(value["say"]) if isinstance(value, dict) else value


@pytest.mark.parametrize(("language", "given", "said"), GIVEN["cases"])
def test_a_thing_is_said_in_the_form_that_is_asked_for(language, given, said):
    found = WORDS[language].text(message(given))
    assert found == said
    assert type(found) is str  # whoever sends it on knows texts only


def test_names_with_a_breathed_h_are_not_elided():
    assert not any(map(is_elided, BREATHED))
    assert not is_elided("Harry Potter")
    assert not is_elided("")
