"""Why something is refused, in the reader's language: options, positions, records, chance, tables, the server."""

from __future__ import annotations

import pickle
import re

import pytest

import jurade
from jurade.core.errors import BadOption, BadPosition, BadRecord, JuradeError
from jurade.core.fields import check_number, fail
from jurade.core.words import Message, Words, settled, words
from jurade.server.errors import Problem, server_words, told
from jurade.table.refusals import Refusal, cannot_be_set_up

FEUDO = jurade.game("feudo")


def refused(kind, attempt) -> JuradeError:
    """The error, as it comes from another process."""
    with pytest.raises(kind) as found:
        attempt()
    return pickle.loads(pickle.dumps(found.value))


def french(error: JuradeError) -> str:
    return plain(error.said(words("fr")))


def plain(text: str) -> str:
    """Without the spaces of French typography."""
    return re.sub("[\u00a0\u202f]", " ", text)


def position(**changes):
    found = FEUDO.new(seed=1).dump()
    return {**found, "position": {**found["position"], **changes}}


def test_a_bad_option():
    error = refused(BadOption, lambda: FEUDO.new(options={"map": "round"}))
    assert str(error) == "option 'map' cannot be 'round'; it takes random or study"
    assert french(error) == "l’option « map » ne peut pas valoir « round » ; valeurs possibles : random ou study"
    error = refused(BadOption, lambda: FEUDO.new(options={"maps": "study"}))
    assert french(error) == "il n’y a pas d’option « maps » ; vouliez-vous dire « map » ?"
    error = refused(BadOption, lambda: FEUDO.new(seats=9))
    assert french(error) == "feudo se joue de 2 à 4 joueurs, et non à 9"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"round": -1}, "« round » : nombre entier de 0 à 1000000 attendu, et non -1"),
        ({"king": 3}, "« king » : true ou false attendu, et non 3"),
        ({"viewer": "me"}, "« viewer » : valeur attendue parmi everything, spectator, red, green, et non « me »"),
        ({"players": []}, "« players » : objet JSON attendu, avec red, green, et non []"),
        ({"moon": 1}, "dans une position de feudo, il n’y a pas de « moon » ;"),
    ],
)
def test_a_bad_field_of_a_position(changes, sentence):
    assert french(refused(BadPosition, lambda: FEUDO.load(position(**changes)))).startswith(sentence)


def test_a_bad_position():
    assert french(refused(BadPosition, lambda: jurade.load("{"))).startswith("une position s’écrit en JSON, et")
    assert french(refused(BadPosition, lambda: FEUDO.load({"game": "feudo"}))).startswith(
        "dans la position, il manque « rules »"
    )


def test_a_bad_record():
    record = str(jurade.game("carcassonne").new(seed=3).record)
    error = refused(BadRecord, lambda: jurade.load(record + "dance\n"))
    assert french(error).endswith("« dance » n’est pas un coup ; écrivez « place: action » ou « *: tirage »")
    error = refused(BadRecord, lambda: jurade.load(record + "1: place 0,1 r0\n"))
    assert error.ply == 2
    assert french(error) == ("coup 3, « 1: place 0,1 r0 » : Ce n’est pas à Rouge de jouer ; on attend Bleu (J2)")
    error = refused(BadRecord, lambda: jurade.load(record + "*: tile bg_a\n"))
    assert french(error) == "coup 3, « *: tile bg_a » : « tile bg_a » est un tirage, mais on attend Bleu"


def test_a_game_says_its_own_reasons_in_the_words_of_the_core():
    """Whoever reads of a bad record may never have had the words of its game."""
    name = Message("game-name")
    for language in ("en", "fr"):
        own = jurade.game("flandern").words(language).text(name)
        assert words(language).text(settled(name, "jurade.games.flandern")) == own


def test_a_table_that_cannot_be_set_up():
    error = cannot_be_set_up(refused(BadOption, lambda: FEUDO.new(options={"map": "round"})))
    assert str(error) == "This table can’t be created: option 'map' cannot be 'round'; it takes random or study"
    assert plain(error.said(words("fr", "jurade.table"))) == (
        "Impossible de créer la table : l’option « map » ne peut pas valoir « round » ; "
        "valeurs possibles : random ou study"
    )


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (Problem("too-often", seconds=1), "Trop de requêtes ; réessayez dans 1 seconde"),
        (Problem("no-language", language="la", languages=("en", "fr")), "choisissez en ou fr"),
        (Refusal("no-such-seat", seats=3), "Cette place n’existe pas : la table compte 3 places"),
    ],
)
def test_a_refusal_of_the_server(error, sentence):
    assert sentence in plain(server_words("fr").text(message_of(told(error).message)))


def test_what_the_core_refuses_is_quoted_by_the_server():
    said = told(refused(BadOption, lambda: FEUDO.new(options={"map": "round"})))
    assert said.code == "bad-option"
    assert said.message[0] == "refused-bad-option"
    assert plain(server_words("fr").text(message_of(said.message))).startswith(
        "Cette option n’est pas possible : l’option « map » ne peut pas valoir « round »"
    )


def message_of(travelled) -> Message:
    """A message as it travels to a page, read back."""

    def read(value):
        if isinstance(value, list):
            return tuple(map(read, value))
        return message_of(value["say"]) if isinstance(value, dict) else value

    key, args = (*travelled, {})[:2]
    return Message(key, {name: read(value) for name, value in args.items()})


def test_a_plain_sentence_is_said_as_it_is():
    """What a game says in English only reaches every reader all the same."""
    error = refused(BadPosition, lambda: fail("the king is not at home (R9)"))
    assert str(error) == french(error) == "the king is not at home (R9)"
    error = refused(BadPosition, lambda: fail(Message("game-name"), "jurade.games.flandern"))
    assert french(error) == jurade.game("flandern").words("fr").text("game-name")
    error = refused(BadPosition, lambda: check_number(7, "a tile in 'pile'", 0, 3))
    assert str(error) == "a tile in 'pile' is a whole number from 0 to 3, not 7"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_however_long_what_was_given_was(language):
    """Nothing that is sent makes a refusal longer than a reader would read, or unfit to be sent."""
    said: Words = words(language)
    for given in ("x" * 10_000, "\ud800", "\0", 10**5000, [[]] * 5000):
        error = refused(BadPosition, lambda given=given: FEUDO.load(position(viewer=given)))
        assert len(error.said(said)) < 700
        error.said(said).encode()
        error = refused(JuradeError, lambda given=given: FEUDO.new(options={"map": given}))
        error.said(said).encode()
