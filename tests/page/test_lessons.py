"""Lessons of every game, solved by clicking; a wrong answer is met with its reason."""

import pytest

import jurade
from jurade.core.lesson import lessons

from .clicking import Hand

pytestmark = pytest.mark.slow


# What stands under "what it would do": the colours of the seats that get points.
GAINS = "() => [...document.querySelectorAll('.gain svg')].map((each) => each.getAttribute('aria-label'))"


def some():
    """The first and the last lesson of each game."""
    return [(game, lesson) for game in jurade.game_ids() for lesson in (lessons(jurade.game(game))[i] for i in (0, -1))]


@pytest.mark.parametrize(("game", "lesson"), some(), ids=lambda each: getattr(each, "name", each))
def test_a_lesson_is_solved_by_clicking(visit, game, lesson):
    ada = visit(name=None)
    page = ada.page
    rules = jurade.game(game)
    said = ada.ask("GET", f"/games/{game}/lessons/{lesson.name}")["document"]["scene"]["choices"]
    choices = {choice["action"]: choice for choice in said}
    ada.go(f"/learn/{game}/{lesson.name}")
    page.get_by_test_id("prompt").wait_for()
    hand = Hand(page)

    def answer(action):
        hand.wait()
        hand.choose(choices[action])
        page.get_by_test_id("confirm").click()
        page.locator(".verdict").wait_for()
        return page.locator(".verdict p").first.inner_text()

    wrong = next(action for action in lesson.wrong if action in choices)
    assert answer(wrong) == rules.words("en").text(lesson.judge(rules, wrong).message)
    assert page.locator(".verdict.right").count() == 0
    assert page.locator(".tries .spent").count() == 1
    right = next(action for action in lesson.right if action in choices)
    hand.wait()
    hand.choose(choices[right])
    page.get_by_test_id("confirm").click()
    page.locator(".verdict.right").wait_for()
    why = page.locator(".verdict p").first.inner_text()
    assert why == rules.words("en").text(lesson.judge(rules, right).message)

    page.reload()  # what was solved stays solved
    ada.go(f"/learn/{game}")
    page.locator(f'a[href="/learn/{game}/{lesson.name}"] .nth.ok').wait_for()


def test_no_card_runs_away_from_the_pointer(visit):
    """What a card would do is said above the hand while it is pointed at; the cards stay where they are."""
    ada = visit(name=None)
    page = ada.page
    ada.go("/learn/flandern/influenced")
    cards = page.locator(".card.pickable")
    cards.first.wait_for()
    start = cards.evaluate_all("(all) => all.map((card) => card.offsetTop)")
    assert len(start) > 3
    gains = set()
    for nth in range(len(start)):
        cards.nth(nth).hover()
        page.locator(".effects p:not(.note)").first.wait_for()
        assert cards.evaluate_all("(all) => all.map((card) => card.offsetTop)") == start
        gains.update(page.evaluate(GAINS))
        page.mouse.move(1, 1)
        page.locator(".effects .note").wait_for()
    assert gains == {"Blue", "Yellow"}
