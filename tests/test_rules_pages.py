"""The rules pages as people read them: a way in, the rules in the order of play, and the rest to be looked up."""

import importlib.util
import json
import re
from pathlib import Path

import pytest

import jurade
from jurade.core.words import LANGUAGES
from jurade.server.figures import figure

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
GAMES = ["bastide", "bastions", "carcassonne", "feudo", "flandern"]
A_MINUTE = 200  # words read in one
TIME = re.compile(r"^(?:Reading time|Temps de lecture)\s?: (\d+) minutes .* (\d+) .*\.$", re.MULTILINE)
# The chapters every page has, in this order; between them come those of the game.
CHAPTERS = {
    "en": ["What is reconstructed", "Start here", "Options", "Rulings", "What is hidden", "Words", "Notation"],
    "fr": ["Ce qui est reconstitué", "Pour commencer", "Les options", "Nos interprétations", "Ce qui est caché",
           "Le vocabulaire", "La notation"],
}  # fmt: skip
# What a player may meet in code before the chapters of reference: names printed on the board.
PRINTED = {
    "feudo": r"[a-k](?:1[01]|[1-9])",
    "bastions": r"[a-m](?:1[0-3]|[1-9])[mjb]?|\d+/\d",
}
PICTURE = re.compile(r"^!\[(?P<alt>[^\]]*)\]\((?P<path>[^)]*)\)\n\*(?P<caption>.*)\*$", re.MULTILINE)


def page(game, language):
    return (RULES / f"{game}.{language}.md").read_text(encoding="utf-8")


def chapters(text):
    """The chapters of a page by title: each with all that stands under it."""
    parts = re.split(r"^## (.*)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def count(text):
    """How many words a reader meets; not where a link leads, nor the lines of a table."""
    plain = re.sub(r"\]\([^)]*\)", " ", text)
    return len(re.findall(r"[^\s|*#`_-][^\s|]*", plain))


def entries(game):
    return json.loads((RULES / "pictures" / f"{game}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_leads_in_then_tells_the_rules_then_the_rest(game, language):
    text = page(game, language)
    titles = list(chapters(text))
    wanted = CHAPTERS[language]
    assert [title for title in titles if title in wanted] == wanted
    assert titles[:2] == wanted[:2]
    assert titles[-5:] == wanted[2:]
    start = chapters(text)[wanted[1]]
    assert len(re.findall(r"^### ", start, re.MULTILINE)) >= 4  # the goal, a turn, a round played out, a card, hints
    assert not re.search(r"^\*\*[A-Z]+[ -]?\d+[a-z]?\.\*\*", start, re.MULTILINE)
    assert 800 < count(start) < 1700  # two or three printed pages


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reading_time_is_true(game, language):
    text = page(game, language)
    start = count(chapters(text)[CHAPTERS[language][1]])
    assert [int(minutes) for minutes in TIME.search(text).groups()] == [
        round(words / A_MINUTE) for words in (start, count(text))
    ]


@pytest.mark.parametrize("game", [*GAMES, "table"])
def test_both_languages_say_the_same_in_the_same_order(game):
    """Chapters, rules, pictures and tables follow each other alike."""
    marks = re.compile(
        r"^(#+) |^\*\*([A-Z]+[ -]?\d+[a-z]?)\.\*\*|^!\[[^\]]*\]\([^)]*?([^/)]*)\)|^(\|---.*)$", re.MULTILINE
    )
    english, french = (marks.findall(page(game, language)) for language in ("en", "fr"))
    assert english == french


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_no_code_before_the_reference(game, language):
    text = re.split(rf"^## {CHAPTERS[language][2]}$", page(game, language), flags=re.MULTILINE)[0]
    allowed = re.compile(PRINTED.get(game, r"(?!)"))
    assert [code for code in re.findall(r"`([^`\n]*)`", text) if not allowed.fullmatch(code)] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_game_are_where_the_page_looks_for_them(game, language):
    """The page beside a table takes the first table of two columns under a heading of the third level."""
    for title, body in re.findall(r"^### (.*?)\n(.*?)(?=^#|\Z)", page(game, language), re.DOTALL | re.MULTILINE):
        if re.search(r"^\|---\|---\|$", body, re.MULTILINE):
            assert title in ("The words we use", "Les mots employés")
            assert len(re.findall(r"^\| ", body, re.MULTILINE)) > 10
            return
    pytest.fail("there is no such table")


@pytest.mark.parametrize("game", [*GAMES, "table"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_set_as_their_language_wants(game, language):
    spec = importlib.util.spec_from_file_location("typography", ROOT / "tools" / "typography.py")
    typography = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(typography)
    text = page(game, language)
    assert typography.typeset(text, language) == text, "run: python tools/typography.py"


def test_typography_knows_code_from_words():
    spec = importlib.util.spec_from_file_location("typography", ROOT / "tools" / "typography.py")
    typography = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(typography)
    assert typography.typeset("L'un : « oui » ; `a ; b` 6 - 6 = -6", "fr") == (
        "L’un\u00a0: «\u00a0oui\u00a0»\u202f; `a ; b` 6 − 6 = −6"
    )
    assert typography.typeset("It's \"so\": 7 x 3 [a](b 'c') `it's`", "en") == "It’s “so”: 7 × 3 [a](b 'c') `it's`"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_once_in_the_language_of_its_page(game, language):
    folder = "pictures/" if language == "en" else f"pictures/{language}/"
    shown = [match["path"] for match in PICTURE.finditer(page(game, language))]
    assert sorted(shown) == sorted(f"{folder}{game}-{name}.svg" for name in entries(game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_picture_is_explained_below_it(game, language):
    for match in PICTURE.finditer(page(game, language)):
        entry = entries(game)[Path(match["path"]).stem.removeprefix(f"{game}-")]
        for mark in entry.get("marks", []):
            if "letter" in mark:
                assert re.search(rf"\b{mark['letter']}\b", match["caption"]), (match["path"], mark["letter"])
            if isinstance(mark.get("label"), dict):
                assert set(mark["label"]) == set(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_round_that_is_told_can_be_played(game):
    """It is kept as a record; the pictures of it are positions of that game."""
    record = jurade.Record.read((RULES / "first-rounds" / f"{game}.jur").read_text(encoding="utf-8"))
    match = record.replay()
    told = {name: entry for name, entry in entries(game).items() if name.startswith("first-")}
    assert told
    for name, entry in told.items():
        backwards = (match.at(ply).dump() for ply in range(len(match.plies), 0, -1))
        assert any(state["position"] == entry["position"] for state in backwards), name


def test_a_figure_carries_its_marks_and_no_tips():
    game = jurade.game("feudo")
    entry = entries("feudo")["battle"]
    drawn = figure(game, entry, "fr")
    assert f'viewBox="{" ".join(map(str, entry["box"]))}"' in drawn
    assert ">6 + 5</text>" in drawn
    assert "<title>" not in drawn
    assert figure(game, {**entry, "marks": []}, "fr") != drawn
