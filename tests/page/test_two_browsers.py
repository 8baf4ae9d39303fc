"""Two people, two browsers, one game with secrets: nothing of a sealed choice reaches the other before its reveal."""

import json

import pytest

from .clicking import Hand

pytestmark = pytest.mark.slow

SEALED = '[data-seat="{}"] .chip.ok'
PASSING = {"step", "at", "id", "number", "times", "now"}  # what differs between any two moments


def lasting(value):
    """A message without what differs between any two moments."""
    if isinstance(value, dict):
        return {key: lasting(each) for key, each in value.items() if key not in PASSING}
    if isinstance(value, list):
        return [lasting(each) for each in value]
    return value


def seen(page):
    """All that the page shows but the log, which tells both tries."""
    return page.evaluate(
        "() => ['.seats', '[data-testid=board]', '.prompt', '[data-testid=hand]']"
        ".map((part) => document.querySelector(part)?.innerHTML ?? '')"
    )


def log(page):
    return page.locator("[data-testid=log] li").all_text_contents()


def meet(visit, game):
    """Ada opens a table, Ben comes by her link, Ada starts: both sit at it."""
    ada, ben = visit("Ada"), visit("Ben")
    made = ada.ask(
        "POST", "/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "link"}
    )  # fmt: skip
    table = made["id"]
    ada.go(f"/t/{table}")
    ben.go(f"/t/{table}/{made['invitations']['1']}")
    ben.page.get_by_test_id("accept").click()
    ada.page.get_by_test_id("start").click()
    for each in (ada, ben):
        each.page.get_by_test_id("prompt").wait_for()
    return ada, ben


def until_both_are_asked(*hands):
    """Let whoever is asked decide, until all are asked at once."""
    pages = [hand.page for hand in hands]
    for _ in range(60):
        for page in pages:  # both have heard the same
            page.wait_for_function("() => document.querySelector('.seat.asked')")
        asked = [
            page.locator(".seat.asked").evaluate_all("(all) => all.map((each) => each.dataset.seat)") for page in pages
        ]
        if asked[0] == asked[1]:
            if len(asked[0]) == len(hands):
                return
            hands[int(asked[0][0])].decide()
    raise AssertionError("the game never asked both at once")


@pytest.mark.parametrize("game", ["feudo"])
def test_a_sealed_choice_is_a_secret_until_it_is_revealed(visit, game):
    ada, ben = meet(visit, game)
    left, right = Hand(ada.page, seed=1), Hand(ben.page, seed=2)
    until_both_are_asked(left, right)

    told, shown = [], []
    for last in (False, False, True):  # whatever Ada chooses must be the same to Ben
        before = len(ben.heard)
        left.decide()
        ben.page.locator(SEALED.format(0)).wait_for()
        told.append([lasting(json.loads(frame)) for frame in ben.heard[before:]])
        shown.append(seen(ben.page))
        assert ben.page.locator(SEALED.format(1)).count() == 0
        if not last:
            ada.page.get_by_test_id("change").click()
            ben.page.locator(SEALED.format(0)).wait_for(state="detached")
    assert len(set(left.sent[-3:])) == 3
    assert told[1]
    assert told[1] == told[2]  # the first time symbols came along that stay
    assert shown[0] == shown[1] == shown[2]
    print(left.sent, log(ben.page)[-4:])

    right.decide()
    until_both_are_asked(left, right)
    print(log(ben.page))
    for hand in (left, right):
        hand.decide()
    print(left.sent, right.sent, log(ben.page)[-5:], log(ada.page)[-5:])
    assert 0
