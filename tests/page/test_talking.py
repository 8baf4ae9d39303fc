"""Windows for talk: an offer put together in words, by clicking, reaches the table; and one may say nothing."""

import pytest

from jurade.core.errors import JuradeError

from .clicking import Hand
from .played import played

pytestmark = pytest.mark.slow


def legal_offer(match, form):
    """A partner, one thing to give and one to want, that the rules allow together."""
    for nth, partner in enumerate(form.partners):
        for give, given in enumerate(partner.gives):
            for want, wanted in enumerate(partner.wants):
                text = form.written(partner.seat, [(given, given.least)], [(wanted, wanted.least)])
                try:
                    match.preview(0, text)
                except JuradeError:
                    continue
                return nth, give, want, text
    return None


def window():
    """A game up to a window in which the first seat may compose an offer."""
    record = played("bastide", 3)
    for stop in range(len(record.lines)):
        match = record.replay(until=stop)
        if match.to_act() == (0,) and (form := match.scene(0).offer) and form.left and legal_offer(match, form):
            return match, legal_offer(match, form)
    raise AssertionError("nobody could have offered anything")


def test_an_offer_in_words(visit):
    match, (partner, give, want, text) = window()
    ada = visit()
    table = ada.new_table("bastide", ["me", "page", "page"], record=str(match.record))
    ada.sit(table)
    hand, page = Hand(ada.page), ada.page
    hand.wait()
    page.locator(".prompt .open").click()
    page.locator(".whom button").nth(partner).click()
    page.locator(".offer fieldset").nth(0).locator(".term label").nth(give).click()
    page.locator(".offer fieldset").nth(1).locator(".term label").nth(want).click()
    assert hand.look()["action"] == text
    hand.confirm()
    page.locator("[data-testid=log] li", has_text="Ada offers").last.wait_for()
    assert f"0: {text}" in ada.ask("GET", f"/tables/{table}/record?seat=0")


def test_saying_nothing(visit):
    match, _ = window()
    ada = visit()
    ada.sit(ada.new_table("bastide", ["me", "page", "page"], record=str(match.record)))
    hand = Hand(ada.page)
    hand.wait()
    ada.page.locator(".prompt .pickable", has_text="Say nothing").click()
    hand.confirm()
    ada.page.locator("[data-testid=log] li", has_text="Ada says nothing").last.wait_for()
    assert not hand.look()["why"]
