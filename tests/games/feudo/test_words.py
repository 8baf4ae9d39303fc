"""What is said: pawns by their kind and by where they are, both languages with their articles, no ids."""

from __future__ import annotations

import pytest

from jurade.core.words import say
from jurade.games.feudo import GAME
from jurade.games.feudo.drawing import telling
from jurade.games.feudo.tables import PAWN_NUMBERS

NAMES = ["Alice", "Yves"]


def said(language: str, message) -> str:
    return GAME.words(language).text(message)


def told(language: str, **facts) -> str:
    return said(language, GAME.tell(facts, NAMES))


def refusal(table, action: str, language: str) -> str:
    state = table.match.masked(0)
    return said(language, GAME.why_not(state, 0, GAME.read(state, 0, action)).message)


def label(table, action: str, language: str) -> str:
    return said(language, next(choice.label for choice in table.match.scene(0).choices if choice.action == action))


def named(table, pawn: str, language: str) -> str:
    name = telling.named(table.match.masked(0), 0, PAWN_NUMBERS[pawn])
    return said(language, say("pick-pawn", pawn=name, number=3))


def test_pawns_of_a_kind_are_told_apart_by_where_they_are(put) -> None:
    table = put(phase="army", red={"n1": "c5", "b": "d6"})
    assert named(table, "n1", "en") == "Knight on c5 (3)"
    assert named(table, "n2", "en") == "Knight in the castle (3)"
    assert named(table, "n1", "fr") == "Chevalier de c5 (3)"
    assert named(table, "n2", "fr") == "Chevalier du château (3)"
    # The only one, or all in one place: nothing to tell apart.
    assert named(table, "b", "en") == "Baron (3)"
    assert named(table, "t1", "en") == "Footman (3)"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Choose the Knight on c5 and two Knights in the castle"),
        ("fr", "Choisir le Chevalier de c5 et deux Chevaliers du château"),
    ],
)
def test_those_that_are_alike_are_counted(put, language: str, text: str) -> None:
    assert label(put(phase="army", red={"n1": "c5"}), "army n1 n2 n3", language) == text


def test_an_attack_names_its_pawns_and_its_town(put) -> None:
    table = put(
        phase="attack", red={"p": "c10", "s1": "b9", "s2": "a1"}, green={"t1": "c9"}, towns={"evesham": "green"}
    )
    assert label(table, "attack c9 p s1", "en") == (
        "Attack Evesham with the First Knight and the Mercenary on b9: 10 against 9"
    )
    assert label(table, "attack c9 p s1", "fr") == (
        "Attaquer Evesham avec le Premier Chevalier et le Mercenaire de b9\u00a0: 10 contre 9"
    )


def test_a_move_says_where_it_starts(put) -> None:
    table = put(phase="play", card="border", cards={"red": ["p", "n1", "n2"]}, red={"n1": "c5"})
    assert label(table, "play n1 c4", "en") == "Move the Knight from c5 to c4 (1 step)"
    assert label(table, "play n1 c4", "fr") == "Déplacer le Chevalier de c5 à c4 (1 pas)"
    assert label(table, "play n2 a7", "en") == "Move a Knight from the castle to a7 (1 step)"
    assert label(table, "play n2 a7", "fr") == "Déplacer un Chevalier du château à a7 (1 pas)"


def test_refusals_name_pawns(put) -> None:
    table = put(phase="play", card="border", cards={"red": ["p", "n1", "n2"]}, red={"n1": "c5"})
    assert refusal(table, "play n1 k1", "en") == "k1 is too far away: the Knight on c5 can go 3 steps at most"
    assert refusal(table, "play n1 k1", "fr") == "k1 est trop loin\u00a0: le Chevalier de c5 peut faire 3 pas au plus"
    assert refusal(table, "play n1 b5", "en").startswith("The Knight on c5 can’t enter b5: ")
    assert refusal(table, "play m stay", "en") == "You didn’t choose this card for this round"
    assert refusal(table, "attack c9 p", "en") == "It’s time to show an army card"


def test_log_lines_elide_and_agree() -> None:
    assert told("en", event="baron_charmed", seat=0, baron=1) == (
        "Alice’s Milady charms Yves’s Baron and goes home to rest."
    )
    assert told("fr", event="baron_charmed", seat=0, baron=1) == (
        "La Milady d’Alice charme le Baron d’Yves et rentre se reposer au château."
    )
    assert told("fr", event="pawn_eliminated", seat=0, pawn="m") == "Alice\u00a0: Milady est éliminée."
    assert told("fr", event="pawn_eliminated", seat=0, pawn="n2") == "Alice\u00a0: un Chevalier est éliminé."
    assert told("en", event="attack_won", seat=0, cell="c5", pawns=["b", "n1", "n3"], strength=10, defence=4) == (
        "Alice attacks c5 with the Baron and two Knights: 10 against 4."
    )
    assert told("en", event="game_ended", seats=[1]) == "The game is over: Yves wins."
    assert told("fr", event="game_ended", seats=[0, 1]) == (
        "La partie est terminée\u00a0: Alice et Yves se partagent la victoire."
    )


@pytest.mark.parametrize(
    ("shillings", "aid", "wages", "left", "english", "french"),
    [
        (0, 0, 0, 0, "Alice shows 0 shillings.", "Alice montre 0 shilling."),
        (4, 0, 0, 4, "Alice shows 4 shillings.", "Alice montre 4 shillings."),
        (
            2, 0, 2, 0,
            "Alice shows 2 shillings and pays 2 in wages.",
            "Alice montre 2 shillings et en paie 2 de solde.",
        ),
        (
            4, 2, 1, 5,
            "Alice shows 4 shillings, gets 2 more from the King, pays 1 in wages and has 5 left.",
            "Alice montre 4 shillings, en reçoit 2 du Roi, en paie 1 de solde et en garde 5.",
        ),
    ],
)  # fmt: skip
def test_a_trade_card_is_accounted_for(shillings, aid, wages, left, english, french) -> None:
    facts = {"event": "trade_shown", "seat": 0, "shillings": shillings, "aid": aid, "wages": wages, "left": left}
    assert told("en", **facts) == english
    assert told("fr", **facts) == french


def test_a_used_up_trade_card_says_so() -> None:
    assert said("en", say("pick-trade", shillings=2, left=0)) == "2 shillings (no card left)"
    assert said("fr", say("pick-trade", shillings=2, left=0)) == "2 shillings (carte épuisée)"
    assert said("fr", say("pick-trade", shillings=0, left=3)) == "0 shilling (3 cartes)"
