"""The rules as players read them: one page a language, looked up by rule number.

A game's page is ``book/<language>.md`` in its package.  Our own pages stand in docs/, where people read them, and a
build copies them into the package; whoever runs the source as it lies there reads them in docs/.
A rule is the paragraph that begins with its number in bold: ``**R12.** A complete city …``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from jurade.core.errors import JuradeError, code
from jurade.core.game import Game
from jurade.core.words import LANGUAGES, say

RULE = re.compile(r"^\*\*(?P<number>[A-Z]+[ -]?\d+[a-z]?)\.\*\* (?P<text>.*)")
CORE = "jurade.core"


def book_file(package: str, name: str) -> Traversable:
    """A file of a game's book, there or not: ``en.md``, ``fr.md``, ``pictures.json``, ``cover.jur``."""
    own = files(package) / "book" / name
    if not own.is_file() and package.startswith("jurade."):
        # books.json says where each stands in docs/; setup.py reads it too.
        places: dict[str, str] = json.loads((files(CORE) / "books.json").read_text(encoding="utf-8"))
        title = "table" if package == CORE else package.rpartition(".")[2]
        return Path(__file__).parents[3] / places[name].format(title=title)
    return own


@cache
def page(package: str, language: str) -> str:
    """The whole page."""
    if language not in LANGUAGES:
        raise JuradeError(say("bad-language", language=code(language), languages=LANGUAGES))
    return book_file(package, f"{language}.md").read_text(encoding="utf-8")


@cache
def rules(package: str, language: str) -> Mapping[str, str]:
    """Every rule of a page by its number, in the order of the page."""
    found: dict[str, str] = {}
    number = ""
    for line in page(package, language).splitlines():
        begins = RULE.match(line)
        if begins:
            number = begins["number"]
            if number in found:
                raise ValueError(f"{package}, {language}: {number} stands twice")
            found[number] = begins["text"]
        elif not line.strip() or line.startswith(("#", "|")):
            number = ""
        elif number:
            found[number] += " " + line.strip()
    return found


def rule(game: Game, number: str, language: str = "en") -> str:
    """The text of one rule of a game or of the table; the number is read generously (``r12``, ``Ruling 7``)."""
    known = {**rules(CORE, language), **rules(game.package, language)}
    wanted = number.strip().upper()
    for name, text in known.items():
        if re.sub(r"[ -]", "", name).upper() == re.sub(r"[ -]", "", wanted):
            return f"{name}. {text}"
    near = get_close_matches(wanted, known, 3)
    key, rules_told = ("bad-rule-near", near) if near else ("bad-rule", [*list(known)[:8], "…"])
    raise JuradeError(say(key, game=game.id, rule=code(number), rules=tuple(rules_told)))
