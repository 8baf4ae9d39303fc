"""Every refusal of the table is said in both languages, with the arguments it is given."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import jurade.table
from jurade.core.errors import AmbiguousAction, IllegalAction
from jurade.core.reading import unreadable
from jurade.core.words import LANGUAGES, keys_and_arguments, read_texts, say, words
from jurade.table.refusals import CODES, GateRefusal, Refusal
from jurade.table.table import Status

SOURCES = sorted(Path(jurade.table.__path__[0]).rglob("*.py"))
VIA = {"_close": ("no-such-thing", 2)}  # functions that pass the reason on: the code, and which argument it is
# What the gate says has words of its own, the core's or the game's; these are the table's for when it has none.
BY_THE_GATE = {"illegal": ("illegal",), "ambiguous": ("ambiguous", "action", "meanings"), "unreadable": ("illegal",)}


def refusals() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Every refusal that the table's source can make: its code, its reason, and the names of its arguments."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if called in VIA:
                code, place = VIA[called]
                yield code, node.args[place].value, frozenset()
            elif called == "Refusal":
                code = node.args[0].value
                for why in reasons(node.args[1]) if len(node.args) > 1 else [code]:
                    yield code, why, frozenset(word.arg for word in node.keywords)
    for code, (why, *args) in BY_THE_GATE.items():
        yield code, why, frozenset(args)


def reasons(given: ast.expr) -> list[str]:
    if isinstance(given, ast.Constant):
        return [given.value]
    if isinstance(given, ast.JoinedStr):  # f"status-{table.status}"
        assert given.values[0].value == "status-"
        return [f"status-{status}" for status in get_args(Status)]
    if isinstance(given, ast.IfExp):
        return reasons(given.body) + reasons(given.orelse)
    assert isinstance(given, ast.Name), ast.dump(given)
    assert given.id == "why"  # inside a function of VIA
    return []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_with_its_arguments(language):
    known = keys_and_arguments(read_texts("jurade.table", language))
    made = list(refusals())
    assert len(made) > 60
    for _, why, args in made:
        assert known.get(f"refused-{why}") == args, why
    assert {f"refused-{why}" for _, why, _ in made} == {key for key in known if key.startswith("refused-")}


def test_every_code_is_used():
    assert {code for code, _, _ in refusals()} == set(CODES)


def test_a_refusal_is_said_in_the_readers_language():
    refusal = Refusal("wrong-status", "seats-open", free=2)
    assert (refusal.code, refusal.status) == ("wrong-status", 409)
    assert refusal.sentence == str(refusal) == "The game can’t begin: 2 seats are still open"
    french = words("fr", "jurade.table").text(refusal.message)
    assert french == "La partie ne peut pas commencer : 2 places sont encore libres"


def test_what_the_gate_refuses_keeps_its_own_reason():
    illegal = GateRefusal(IllegalAction("Not there (R7)", rule="R7", message=say("why-not-asked", seat=0, asked="1")))
    assert (illegal.code, illegal.rule, illegal.sentence) == ("illegal", "R7", "Not there (R7)")
    assert illegal.message.key == "why-not-asked"
    unread = GateRefusal(unreadable("dance", {"play": ("play 7",)}))
    assert unread.code == "unreadable"
    assert words("fr", "jurade.table").text(unread.message) == "« dance » ne veut rien dire ici ; commencez par play"
    double = GateRefusal(AmbiguousAction("which?", action="a", meanings=("a b", "a c")))
    assert words("en", "jurade.table").text(double.message) == "“a” can mean several things: a b or a c"
