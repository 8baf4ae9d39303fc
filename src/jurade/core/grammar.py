"""Grammar: how a thing is said inside a sentence, in each language, in one place.

A word file names a thing once, bare and with its article; French says its gender too::

    piece-baron = Baron
        .the = le Baron
        .gender = m

A message that is given the thing as an argument asks for the form it needs::

    event-moved = { CAPITAL(THE($piece)) } { OF($seat) } va en { $cell }.    Le Baron d’Alice va en c5.

Contraction (du, au, des, aux), elision (d’Alice, d’Ypres, but de Yann), “a” or “an”, and the last “and” of a list
follow from rules here; no word file writes them out.  Whatever has no article is a name: of a person, a town, a colour.
``web/src/lib/grammar.ts`` says the same on the page; both are tested on ``tests/core/grammar.json``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

APOSTROPHE: Final = "’"

# Names with an h that is breathed, so that nothing is elided before them; all others are said as “d’Hélène”.
BREATHED: Final = frozenset(
    ("hans", "harald", "harold", "harriet", "harry", "harvey", "heidi", "helmut", "holger", "howard", "hussein")
)
ONSET: Final = re.compile(r"(?:[aeiou]|œ|æ|y(?![aeiou]|$))")


class Noun(str):
    """A thing that can be named: the bare word, and what its word file says of its other forms."""

    __slots__ = ("forms",)

    def __new__(cls, bare: str, forms: Mapping[str, str]) -> Noun:
        made = super().__new__(cls, bare)
        made.forms = dict(forms)
        return made

    forms: dict[str, str]


class Several(str):
    """A list of things, said with “and” unless a message asks otherwise."""

    __slots__ = ("parts",)

    def __new__(cls, parts: Iterable[str], language: str) -> Several:
        kept = tuple(parts)
        made = super().__new__(cls, joined(kept, AND[language]))
        made.parts = kept
        return made

    parts: tuple[str, ...]


AND: Final = {"en": "and", "fr": "et"}
OR: Final = {"en": "or", "fr": "ou"}


def joined(parts: Iterable[str], last: str) -> str:
    """``a, b and c``."""
    *others, end = list(parts) or [""]
    return f"{', '.join(others)} {last} {end}" if others else end


def is_elided(word: str) -> bool:
    """Does French drop a vowel before this word?  Before a vowel, a mute h, and a y that is one."""
    plain = "".join(c for c in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(c))
    if plain.startswith("h"):
        first = re.match(r"\w+", plain)
        return first is not None and len(plain) > 1 and first.group() not in BREATHED
    return ONSET.match(plain) is not None


# ---- the forms a message may ask for


def the(thing: str) -> str:
    """With its article: “the Baron”, « le Baron »; a name stays as it is."""
    return thing.forms.get("the", str(thing)) if isinstance(thing, Noun) else str(thing)


def a_english(thing: str) -> str:
    """“a Knight”, “an archer”."""
    if not isinstance(thing, Noun) or "the" not in thing.forms:
        return str(thing)
    return thing.forms.get("a") or f"{'an' if thing[:1].lower() in 'aeiou' else 'a'} {thing}"


def a_french(thing: str) -> str:
    """« un Chevalier », « une tour »."""
    if not isinstance(thing, Noun) or "the" not in thing.forms:
        return str(thing)
    return thing.forms.get("a") or f"{ {'m': 'un', 'f': 'une'}.get(gender(thing), 'des') } {thing}"


def of_english(thing: str) -> str:
    """“Red’s”, “the Knight’s”."""
    return the(thing) + (APOSTROPHE if gender(thing).endswith("p") and thing.endswith("s") else f"{APOSTROPHE}s")


def of_french(thing: str) -> str:
    """« du Baron », « de la tour », « d’Alice », « des Corporations »."""
    return _contracted(the(thing), {"le ": "du ", "les ": "des "}, _de)


def to_english(thing: str) -> str:
    """“to the castle”."""
    return f"to {the(thing)}"


def to_french(thing: str) -> str:
    """« au château », « aux remparts », « à Alice »."""
    return _contracted(the(thing), {"le ": "au ", "les ": "aux "}, lambda word: f"à {word}")


def _contracted(word: str, shorter: Mapping[str, str], otherwise: Callable[[str], str]) -> str:
    for article, short in shorter.items():
        if word.startswith(article):
            return short + word.removeprefix(article)
    return otherwise(word)


def _de(word: str) -> str:
    return f"d{APOSTROPHE}{word}" if is_elided(word) else f"de {word}"


def gender(thing: str) -> str:
    """``m``, ``f``, or ``mp``, ``fp`` for what is many; a name, or an English noun, is ``m``."""
    if isinstance(thing, Several) and thing.parts:
        genders = {gender(part)[0] for part in thing.parts}
        return ("f" if genders == {"f"} else "m") + ("p" if len(thing.parts) > 1 else "")
    return thing.forms.get("gender", "m") if isinstance(thing, Noun) else "m"


def capital(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]


def _each(form: Callable[[str], str], last: str, thing: str) -> str:
    """A form of every thing in a list."""
    if isinstance(thing, Several):
        return joined((form(part) for part in thing.parts), last)
    return form(thing)


def _list(last: str, thing: str) -> str:
    return joined(thing.parts, last) if isinstance(thing, Several) else str(thing)


def _commas(thing: str) -> str:
    return ", ".join(thing.parts) if isinstance(thing, Several) else str(thing)


def functions(language: str) -> dict[str, Any]:
    """The functions that the messages of a language may call, each on one thing."""
    forms: dict[str, Callable[[str], str]] = {
        "THE": the,
        "A": a_french if language == "fr" else a_english,
        "OF": of_french if language == "fr" else of_english,
        "TO": to_french if language == "fr" else to_english,
    }
    if language == "fr":
        forms["DE"] = _de  # without an article: « pas d’archer »
    return {
        **{name: partial(_each, form, AND[language]) for name, form in forms.items()},
        "GENDER": gender,
        "OR": partial(_list, OR[language]),
        "COMMAS": _commas,
        "CAPITAL": capital,
    }
