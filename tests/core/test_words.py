"""The words every game shares: complete in both languages, resolved or refused, never silently empty."""

from __future__ import annotations

import pytest

from jurade.core.look import SEATS, seat_name
from jurade.core.words import LANGUAGES, Message, Words, keys_and_arguments, read_texts, say, words

SHARED = {language: keys_and_arguments(read_texts("jurade.core", language)) for language in LANGUAGES}


def test_both_languages_say_the_same_things_with_the_same_arguments() -> None:
    assert SHARED["en"] == SHARED["fr"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(SHARED["en"]))
def test_every_shared_message_resolves(language: str, key: str) -> None:
    numbers = {"points", "simulations"}
    for number in (0, 1, 2, 21):
        args = {name: number if name in numbers else "x" for name in SHARED["en"][key]}
        said = words(language).text(Message(key, args))
        assert said
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_has_a_name(language: str) -> None:
    names = {words(language).text(seat_name(colour)) for colour in SEATS}
    assert len(names) == len(SEATS)
    assert all(name[0].isupper() for name in names)


def test_numbers_agree_with_their_nouns() -> None:
    assert [words("en").text(say("points", points=n)) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    assert [words("fr").text(say("points", points=n)) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


def test_messages_inside_messages_and_lists() -> None:
    found = say("why-no-such-seat", seats=(seat_name("blue"), seat_name("red")))
    assert words("en").text(found) == "There’s no such seat; the players are Blue and Red"
    assert words("fr").text(found) == "Cette place n’existe pas\u202f; les joueurs sont Bleu et Rouge"


def test_a_missing_key_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="no words for 'nothing'"):
        words("en").text(say("nothing"))
    with pytest.raises(KeyError, match="points"):
        words("en").text(say("points"))
    with pytest.raises(KeyError, match="empty"):
        Words("en", ["bare =\n    .attribute = x\n"]).text(say("bare"))


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="there are en, fr"):
        words("de")


def test_unreadable_and_doubled_words_are_errors() -> None:
    with pytest.raises(ValueError, match="unreadable"):
        keys_and_arguments("= no key\n")
    with pytest.raises(ValueError, match="twice"):
        keys_and_arguments("a = 1\na = 2\n")


def test_arguments_are_found_in_every_variant() -> None:
    source = "a = { $x ->\n    [one] { $y }\n   *[other] { $z }\n}\n"
    assert keys_and_arguments(source) == {"a": frozenset({"x", "y", "z"})}


def test_a_message_travels_as_json() -> None:
    assert say("a").to_json() == ["a"]
    assert say("a", n=1, who=seat_name("red")).to_json() == ["a", {"n": 1, "who": {"say": ["colour-red"]}}]
