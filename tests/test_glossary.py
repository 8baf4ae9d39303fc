"""One word for one thing: the pages say what docs/glossary.md says, and not what it forbids."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GLOSSARY = ROOT / "docs" / "glossary.md"
SECTIONS = {
    "House": "",
    "Bastide": "bastide",
    "Bastions": "bastions",
    "Carcassonne": "carcassonne",
    "Feudo": "feudo",
    "Flandern 1302": "flandern",
}
GAMES = [game for game in SECTIONS.values() if game]
LANGUAGES = {"English": "en", "French": "fr"}

# What is checked: files by the game they belong to ("" for the house) and their language.
HOUSE = ("arena", "core", "server", "table", "terminal")
CHECKED = {
    (game, language): [
        ROOT / "docs" / "rules" / f"{game or 'table'}.{language}.md",
        *(
            ROOT / "src" / "jurade" / part / "words" / f"{language}.ftl"
            for part in ([f"games/{game}"] if game else HOUSE)
        ),
        *(sorted((ROOT / "web" / "words" / language).glob("*.ftl")) if not game else ()),
    ]
    for game in SECTIONS.values()
    for language in LANGUAGES.values()
}


@dataclass(frozen=True)
class Entry:
    """A row: what is said in each language, in all its forms, and what is not."""

    words: dict[str, tuple[str, ...]]
    forbidden: dict[str, tuple[str, ...]]
    gender: str
    is_used: bool  # False for names that only stand in a list, and for sets that are not played yet


def listed(cell):
    """The alternatives of a cell; a remark in brackets is none."""
    plain = re.sub(r"\([^)]*\)", "", cell)
    return tuple(word for word in (part.strip() for part in plain.split(",")) if word not in ("", "—"))


def row_of(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


@cache
def glossary():
    """All entries by game, from every table that has a column for each language."""
    found = {game: [] for game in SECTIONS.values()}
    section, head = None, None
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section, head = SECTIONS.get(line.removeprefix("## ")), None
        elif not line.startswith("|"):
            head = None
        elif section is not None and head is None:
            head = row_of(line)
        elif section is not None and not line.startswith("|---") and {"English", "French"} <= set(head):
            cells = row_of(line)
            assert len(cells) == len(head), line
            found[section].append(entry_of(head, cells))
    return found


def entry_of(head, cells):
    words, forbidden, gender, language = {"en": (), "fr": ()}, {"en": (), "fr": ()}, "", ""
    for name, cell in zip(head, cells, strict=True):
        if name in LANGUAGES:
            language = LANGUAGES[name]
        if name.startswith("not in "):
            forbidden[LANGUAGES[name.removeprefix("not in ")]] = listed(cell)
        elif name == "g.":
            gender = cell
        elif language:
            words[language] += listed(cell)
    return Entry(words, forbidden, gender, "not in English" in head)


def chosen(game, language):
    return {word for each in glossary()[game] for word in each.words[language]}


def readable(text):
    """A page without what is only shown: code, where links lead, and words in quotation marks."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    for shown in (r"`[^`]*`", r"\]\([^)]*\)", r"“[^”]*”", r"«[^»]*»"):
        text = re.sub(shown, "◦", text)
    return text


UNSAID = (r"(?m)^#.*$", r"(?m)^[\w-]+ =", r"(?m)^ +\.[\w-]+ =", r"\{ [^{}]*->", r"\{[^{}]*\}", r"\*?\[[\w.-]+\]")


def said(path):
    """What a page or a word file says to players: of a message neither its key nor what stands in braces."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".ftl":
        return text
    for unsaid in UNSAID:
        text = re.sub(unsaid, "◦", text)
    return text


def pattern(words):
    """Any of these as a whole word, the longest first; one with a capital letter in this spelling only."""
    spelled = [
        re.escape(word) if word != word.lower() else f"(?i:{re.escape(word)})"
        for word in sorted(words, key=len, reverse=True)
    ]
    return re.compile(rf"(?<![\w-])(?:{'|'.join(spelled)})(?![\w-])")


def misused(text, game, language):
    """The forbidden words of a text with the lines they stand in."""
    own = chosen(game, language)
    rules = glossary()[game] + (glossary()[""] if game else [])
    forbidden = pattern({word for each in rules for word in each.forbidden[language]} - own)
    kept = pattern(word for word in own if " " in word or "’" in word)
    for line in kept.sub("◦", readable(text)).splitlines():
        for found in forbidden.findall(line):
            yield f"{found}: {line.strip()[:120]}"


@pytest.mark.parametrize("game", SECTIONS.values())
def test_the_glossary_is_complete_and_does_not_contradict_itself(game):
    entries = glossary()[game]
    assert len(entries) > 20
    for each in entries:
        assert each.words["en"], each
        assert each.words["fr"], each
        assert each.gender in ("", "m", "f", "v", "a", "n"), each
    for language in LANGUAGES.values():
        names = [each.words[language][0] for each in entries if each.words[language] and each.gender in ("m", "f")]
        forbidden = {word for each in entries for word in each.forbidden[language]}
        assert forbidden & chosen(game, language) == set()
        if (game, language) != ("flandern", "fr"):  # an unbuilt district is a tile in English only
            assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(("game", "language"), CHECKED)
def test_no_page_says_what_the_glossary_forbids(game, language):
    found = [f"{path.name}: {what}" for path in CHECKED[game, language] for what in misused(said(path), game, language)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES.values())
@pytest.mark.parametrize("game", GAMES)
def test_every_thing_of_the_glossary_is_named_on_the_page(game, language):
    """Nouns only: a verb has too many forms."""
    page = (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8").replace("\u00a0", " ")
    missing = [
        each.words[language][0]
        for each in glossary()[game]
        if each.is_used
        and each.gender in ("m", "f", "n")
        and not re.search(pattern(each.words[language]).pattern, page, re.IGNORECASE)
    ]
    assert missing == []


def test_a_mentioned_word_is_not_a_used_one():
    assert list(misused("The book says “sealed”, and `sealed` is code.", "", "en")) == []
    assert list(misused("A Sealed answer.", "", "en")) == ["Sealed: A Sealed answer."]
    assert list(misused("La tour d’assaut, puis la tour.", "bastions", "fr")) == ["la tour: La ◦, puis la tour."]
