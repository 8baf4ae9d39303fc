"""French and English, light and dark: chosen in the settings, seen at once, kept; and no key without its words."""

import re

import pytest

import jurade

from .clicking import Hand

pytestmark = pytest.mark.slow

# Everything a person reads or hears: texts, and what is said of pictures and controls.
READ = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest('code, script, style')) found.push(walk.currentNode.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
    for (const each of document.querySelectorAll(`[${name}]`)) found.push(each.getAttribute(name));
  return found.map((text) => text.trim()).filter(Boolean);
}"""
KEY = re.compile(r"[a-z]+(?:[-_][a-z0-9]+)+")
ID = re.compile(r"^([a-z][a-z0-9_-]*) *=", re.MULTILINE)


def choose(page, words):
    """Choose something in the settings form."""
    page.locator("header .btn.bare:has(.ic)").last.click()
    page.locator("dialog[open] label", has_text=words).click()
    page.keyboard.press("Escape")


def background(page):
    """How light the page is, 0 to 255."""
    colour = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    red, green, blue = (int(part) for part in re.findall(r"\d+", colour)[:3])
    return (red + green + blue) / 3


def test_the_language_changes_everything_and_stays(visit):
    ada = visit()
    table = ada.new_table("feudo")
    ada.go("/")
    page = ada.page
    heading = page.locator("#games-title")
    heading.wait_for()
    page.locator(".game h3").first.wait_for()
    assert page.evaluate("() => document.documentElement.lang") == "en"
    english = set(page.evaluate(READ))
    choose(page, "Français")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    page.get_by_text("Jouer", exact=False).first.wait_for()
    french = set(page.evaluate(READ))
    assert len(english - french) > 20

    ada.sit(table)
    Hand(page).wait()
    prompt = page.get_by_test_id("prompt-text").inner_text()
    page.reload()
    Hand(page).wait()
    assert page.evaluate("() => document.documentElement.lang") == "fr"
    assert page.get_by_test_id("prompt-text").inner_text() == prompt
    choose(page, "English")
    page.wait_for_function(
        "(was) => document.querySelector('[data-testid=prompt-text]').textContent !== was", arg=prompt
    )


def test_the_theme_changes_the_colours_and_stays(visit):
    ada = visit(color_scheme="light")
    ada.go("/")
    assert background(ada.page) > 180
    choose(ada.page, "Dark")
    ada.page.wait_for_function("() => document.documentElement.hasAttribute('data-dark')")
    assert background(ada.page) < 80
    ada.page.reload()
    ada.page.locator("#main").wait_for()
    assert background(ada.page) < 80
    ada.sit(ada.new_table("carcassonne"))
    assert background(ada.page) < 80


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", jurade.game_ids())
def test_no_key_is_shown_instead_of_words(visit, game, language):
    ada = visit(locale={"en": "en-GB", "fr": "fr-FR"}[language])
    page = ada.page
    known = set()
    for words in (f"/words/{language}.ftl", f"/games/{game}/words/{language}.ftl"):
        known |= set(ID.findall(ada.ask("GET", words)))
    assert len(known) > 300
    kinds = {key.split("-")[0] for key in known}
    lesson = ada.ask("GET", f"/games/{game}/lessons")[0]["name"]

    def raw():
        texts = page.evaluate(READ)
        assert len(texts) > 10
        alone = [text for text in texts if KEY.fullmatch(text) and text.split("-")[0] in kinds]
        within = [word for text in texts for word in KEY.findall(text) if word in known and "-" in word]
        return alone + within

    for path in ("/", f"/new/{game}", f"/learn/{game}", f"/learn/{game}/{lesson}", f"/rules/{game}", "/me"):
        ada.go(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("() => document.documentElement.lang") == language
        assert (path, raw()) == (path, [])
    ada.sit(ada.new_table(game))
    hand = Hand(page, seed=2)
    for _ in range(4):
        hand.wait()
        assert raw() == []
        if not hand.decide():
            break
    page.locator("[data-tab=choices]").click()
    assert raw() == []
