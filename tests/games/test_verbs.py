"""All of one action in one place: where is everything about a verb?"""

import inspect
import re
from pathlib import Path

import pytest

import jurade

GAMES = [jurade.game(name) for name in jurade.game_ids()]
SOURCE = Path(__file__).resolve().parents[2] / "src"


def code_of(path):
    """A source without comments and docstrings."""
    lines = "\n".join(line.split("#")[0] for line in path.read_text(encoding="utf-8").splitlines())
    return re.sub(r'"""(?s:.*?)"""', "", lines)


def home_of(verb):
    """The file a verb is declared in."""
    return SOURCE / (type(verb).__module__.replace(".", "/") + ".py")


def constants(verb):
    """What the rules call the numbers of a verb's actions: the bases of its forms."""
    name = type(verb).__name__
    declared = re.search(rf"class {name}\b(?s:.*?)forms = ((?s:.*?))\n    examples = ", code_of(home_of(verb)))
    assert declared, f"{verb.word} declares its forms, and examples after them"
    return set(re.findall(r"\bForm\(\s*act\.([A-Z][A-Z_]+)\b", declared[1]))


def speaking_of(game, verb):
    """The files of a game, besides its rules, that speak of a verb: by its class or by its numbers."""
    package = SOURCE / game.package.replace(".", "/")
    names = "|".join(sorted({type(verb).__name__} | {rf"act\.{name}" for name in constants(verb)}))
    spoken = re.compile(rf"\b(?:{names})\b")
    others = (path for path in sorted(package.rglob("*.py")) if path.relative_to(package).parts[0] != "rules")
    found = [str(path.relative_to(package)) for path in others if spoken.search(code_of(path))]
    return [name for name in found if name != "verbs/__init__.py"]  # which only lists them


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_about_a_verb_is_in_two_files_at_most(game):
    for verb in game.grammar.verbs:
        assert constants(verb), verb.word
        assert len(speaking_of(game, verb)) <= 2, (verb.word, speaking_of(game, verb))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_verb_says_beside_its_declaration_why_it_is_not_allowed(game):
    for verb in game.grammar.verbs:
        assert inspect.getsourcefile(type(verb).why_not) == inspect.getsourcefile(type(verb)), verb.word
