"""Two people, two browsers, one game with secrets: nothing of a sealed choice reaches the other before its reveal."""

import json

import pytest

from .clicking import Hand

pytestmark = pytest.mark.slow

SEALED = '[data-seat="{}"] .chip.ok'
PASSING = {"since", "step", "at", "times"}  # what differs between any two moments; ids stay, they could tell a card


def lasting(value):
    """A message without what differs between any two moments."""
    if isinstance(value, dict):
        return {key: lasting(each) for key, each in value.items() if key not in PASSING}
    if isinstance(value, list):
        return [lasting(each) for each in value]
    return value


def changes(frames):
    """What the frames say of the table; that somebody is asked comes when it comes."""
    return [lasting(message) for message in map(json.loads, frames) if message["type"] == "change"]


def seen(page):
    """All that the page shows but the log, which tells both tries."""
    return page.evaluate(
        "() => ['.seats', '[data-testid=board]', '.prompt', '[data-testid=hand]']"
        ".map((part) => document.querySelector(part)?.innerHTML ?? '')"
    )


def log(page):
    return page.locator("[data-testid=log] li").all_text_contents()


def meet(visit, game, others):
    """Ada opens a table, Ben comes by her link, Ada starts: both sit at it."""
    ada, ben = visit("Ada"), visit("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}] + [{"kind": "bot", "level": "page"}] * others
    made = ada.ask("POST", "/tables", {"game": game, "seats": seats, "visibility": "link"})
    table = made["id"]
    ada.go(f"/t/{table}")
    ben.go(f"/t/{table}/{made['invitations']['1']}")
    ben.page.get_by_test_id("accept").click()
    ada.page.get_by_test_id("start").click()
    for each in (ada, ben):
        each.page.get_by_test_id("prompt").wait_for()
    return ada, ben


def asked(*hands):
    """The seats that are asked now, when all pages have heard the same and the bots have answered."""
    for _ in range(400):
        seats = [
            hand.page.locator(".seat.asked").evaluate_all("(all) => all.map((each) => Number(each.dataset.seat))")
            for hand in hands
        ]
        if seats[0] and max(seats[0]) < len(hands) and all(each == seats[0] for each in seats):
            return seats[0]
        hands[0].page.wait_for_timeout(50)
    raise AssertionError(f"the pages do not agree who is asked: {seats}")


def play_until(true, *hands):
    """Let whoever is asked first decide, until something is true."""
    for _ in range(60):
        now = asked(*hands)
        if true(now):
            return
        hands[now[0]].decide()
    raise AssertionError("that never came")


# What the log says, in English, when the sealed choices are turned over.
REVEALS = {"feudo": "shillings", "flandern": "in order of play"}
OTHERS = {"feudo": 0, "flandern": 1}  # bots; two players of Flandern do not choose at the same time


@pytest.mark.parametrize("game", REVEALS)
def test_a_sealed_choice_is_a_secret_until_it_is_revealed(visit, game):
    ada, ben = meet(visit, game, OTHERS[game])
    left, right = Hand(ada.page, seed=1), Hand(ben.page, seed=2)
    play_until(lambda now: now == [0, 1], left, right)

    own, told, shown = [], [], []
    while len(told) < 3 or left.sent[-1] == left.sent[-2]:  # whatever Ada chooses must be the same to Ben
        if told:
            ada.page.get_by_test_id("change").click()
            ben.page.locator(SEALED.format(0)).wait_for(state="detached")
        before, mine = len(ben.heard), len(ada.heard)
        left.decide()
        ben.page.locator(SEALED.format(0)).wait_for()
        told.append(changes(ben.heard[before:]))
        own.append(changes(ada.heard[mine:]))
        shown.append(seen(ben.page))
        assert ben.page.locator(SEALED.format(1)).count() == 0
        assert len(told) < 20
    assert told[-1]
    assert own[-1] != own[-2]  # she herself is told what she chose
    assert told[-1] == told[-2]  # only the first time symbols came along that stay
    assert all(each == shown[0] for each in shown)

    def turned(page):
        return [line for line in log(page) if REVEALS[game] in line and "has chosen" not in line]

    assert turned(ben.page) == turned(ada.page) == []
    right.decide()
    play_until(lambda _: turned(ada.page) and turned(ben.page), left, right)
    assert turned(ada.page) == turned(ben.page)
