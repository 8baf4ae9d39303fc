"""What players read, looked through as an editor would: one test for each kind of mistake."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from .lines import GAMES, LANGUAGES, NAMES, rendered

ROOT = Path(__file__).parents[2]
_spec = importlib.util.spec_from_file_location("typography", ROOT / "tools" / "typography.py")
typography = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(typography)

FILES = [path for path in typography.all_files() if path.suffix == ".ftl"]
BY_NAME = {"ids": lambda path: str(path.relative_to(ROOT))}

# What a board shows may be named: Feudo and Bastions print their squares (a1 to k11, a1 to m13; with three players
# a1m to h5b), Bastide its blocks (A1 to D3).
PRINTED = {
    "feudo": r"[a-k](?:1[01]|[1-9])",
    "bastide": r"[A-D][1-3]",
    "bastions": r"[a-m](?:1[0-3]|[1-9])[mjb]?",
}
CODE = re.compile(
    r"""(?<![\w.,])(?:
        [a-z]+_[a-z0-9_]+             # wall_w
      | [a-z]+\.[a-z0-9]+             # leper.0, grey.m
      | [a-z]{1,3}\d+(?:[a-z]\d*)?    # ms8, n2, r2c0, c5
      | [−-]?\d+,[−-]?\d+             # -2,1
      | (?:nw|sw)                     # corners; ne and se are words in French
    )(?![\w])""",
    re.VERBOSE,
)


def codes(game: str, text: str) -> list[str]:
    text = re.sub(r"«[^»]*»|“[^”]*”", "", text)  # what somebody typed, said back to him
    printed = re.compile(PRINTED.get(game, r"(?!)"))
    return [found for found in CODE.findall(text) if not printed.fullmatch(found)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_things_are_named_not_numbered(game, language):
    """Ids and notation stand in no log line, prompt, preview, refusal or label; notation is for notation."""
    found = {}
    for line, text in rendered(game, language):
        if line.message.key.startswith("unreadable-"):
            continue  # says how the notation is written
        if codes(game, text):
            found.setdefault(line.message.key, f"{line.kind} {line.message.key}: {text}")
    assert not found, f"{len(found)} messages:\n" + "\n".join(list(found.values())[:20])


@pytest.mark.parametrize("game", GAMES)
def test_french_elides_and_contracts(game):
    """d’Alice, du Baron: whatever is put into a sentence."""
    elided = "|".join(name for name in NAMES if name not in ("Bob", "Harry"))
    wrong = re.compile(rf"\b(?:[dD]e|[qQ]ue|[lL]e|[lL]a) (?:{elided})\b|\b(?:[dD]e|à) les? [a-zA-Zéè]")
    found = {}
    for line, text in rendered(game, "fr"):
        if wrong.search(text):
            found.setdefault(line.message.key, f"{line.message.key}: {text}")
    assert not found, f"{len(found)} messages:\n" + "\n".join(list(found.values())[:20])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_twice_or_left_empty(game, language):
    """No doubled words, no empty brackets, no space before a comma, no sentence that ends twice."""
    wrong = re.compile(r"\b([^\W\d]{2,}) \1\b|\( ?\)|\s,|,,|\.\.|: ?[.;]|  ", re.IGNORECASE)
    found = {}
    for line, text in rendered(game, language):
        if wrong.search(text):
            found.setdefault(line.message.key, f"{line.message.key}: {text}")
    assert not found, f"{len(found)} messages:\n" + "\n".join(list(found.values())[:20])


# ---- word files


@pytest.mark.parametrize("path", FILES, **BY_NAME)
def test_words_are_set_as_their_language_wants(path):
    assert typography.set_as_it_should_be(path) == path.read_text(encoding="utf-8"), "run: python tools/typography.py"


def selects(node):
    """Every choice by a value in a message."""
    if isinstance(node, ast.SelectExpression):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from selects(child)


def variables(node) -> set[str]:
    """What is said inside: variables, but not those that only choose between words."""
    if isinstance(node, ast.SelectExpression):
        return set().union(*(variables(variant.value) for variant in node.variants))
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


def variant_name(variant) -> str:
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


@pytest.mark.parametrize("path", FILES, **BY_NAME)
def test_none_is_never_said_as_one(path):
    """In French the branch [one] is for 0 too: it says its number, or [0] stands beside it.

    In either language the branch for many says how many, if the one for one stands for a number.
    """
    wrong = []
    is_french = typography.language_of(path) == "fr"
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message | ast.Term) or entry.value is None:
            continue
        for select in selects(entry):
            names = {variant_name(variant): variant for variant in select.variants}
            if "one" not in names:
                continue
            counted = variables(ast.Placeable(select.selector)) if isinstance(select.selector, ast.BaseNode) else set()
            # said outside of this choice, or inside the branch
            outside = _said_outside(entry.value, select) | _said_outside_attributes(entry, select)
            is_said = counted <= variables(names["one"].value) or counted <= outside
            says_a_number = re.search(r"\b(?:une?|one|an?|single|seule?)\b", _plain(names["one"].value), re.IGNORECASE)
            if is_french and not is_said and "0" not in names and says_a_number:
                wrong.append(f"{entry.id.name}: [one] is said of 0 too")
            other = next(variant for variant in select.variants if variant.default)
            if says_a_number and not counted <= variables(other.value) | outside:
                wrong.append(f"{entry.id.name}: the branch for many does not say how many")
    assert not wrong, "\n".join(wrong)


def _said_outside(pattern, select) -> set[str]:
    found: set[str] = set()
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and element.expression is not select:
            found |= variables(element)
    return found


def _said_outside_attributes(entry, select) -> set[str]:
    return set().union(*(_said_outside(each.value, select) for each in entry.attributes), set())


def _plain(pattern) -> str:
    return " ".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))
