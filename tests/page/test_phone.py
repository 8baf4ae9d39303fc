"""A phone: played by tapping, nothing sticks out at any width, nothing is too small for a finger."""

import pytest

import jurade

from .clicking import Hand

pytestmark = pytest.mark.slow

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
WIDTHS = {390: 844, 820: 1180, 1280: 800, 1920: 1080}
FINGER = 44
SMALL = """() => [...document.querySelectorAll('button, a.btn, select, input[type=range], [role=tab]')]
  .filter((each) => !each.closest('.vh, .log, dialog:not([open])') && !each.disabled && each.getClientRects().length)
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([each, { width, height }]) => Math.max(width, height) && Math.round(Math.min(width, height)) < %d)
  .map(([each, { width, height }]) => `${each.outerHTML.slice(0, 120)} is ${width} x ${height}`)"""


@pytest.mark.parametrize("game", ["carcassonne", "feudo"])
def test_several_turns_by_tapping(visit, game):
    ada = visit(**PHONE)
    table = ada.new_table(game)
    ada.sit(table)
    hand = Hand(ada.page, seed=3, touch=True)
    assert hand.play(5) == 5
    record = jurade.Record.read(ada.ask("GET", f"/tables/{table}/record?seat=0"))
    assert set(hand.sent) <= {line.text for line in record.lines if line.seat == 0}


def out_of_bounds(page):
    """The widths at which the page is wider than the window."""
    found = []
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(width) => innerWidth === width", arg=width)
        wide = page.evaluate("() => document.scrollingElement.scrollWidth")
        if wide > width:
            found.append(f"{page.url}: {wide} px of {width}")
    return found


@pytest.mark.parametrize("game", jurade.game_ids())
def test_no_table_sticks_out(visit, game):
    ada = visit()
    ada.sit(ada.new_table(game, ["me"] + ["page"] * (jurade.game(game).seats[-1] - 1)))
    assert out_of_bounds(ada.page) == []


def test_no_page_sticks_out(visit):
    ada = visit()
    ada.new_table("carcassonne")
    found = []
    for path in ("/", "/new/bastide", "/rules/carcassonne", "/learn", "/learn/feudo", "/learn/bastions/duel", "/me"):
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
        found += out_of_bounds(ada.page)
    assert found == []


@pytest.mark.parametrize("game", ["bastide", "flandern"])
def test_what_is_tapped_at_a_table_is_as_large_as_a_finger(visit, game):
    ada = visit(**PHONE)
    ada.sit(ada.new_table(game))
    Hand(ada.page, touch=True).wait()
    assert ada.page.locator(".dock button").count() == 5
    assert ada.page.evaluate(SMALL % FINGER) == []


UNCOVERED = """() => {
  const { left, right, top, bottom } = document.querySelector('[data-testid=board]').getBoundingClientRect();
  const places = [left + 4, (left + right) / 2, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y]));
  return places.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('[data-testid=board]'));
}"""
CUT_OFF = """() => [...document.querySelectorAll('.hand .name')]
  .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)"""


@pytest.mark.parametrize("game", jurade.game_ids())
def test_nothing_covers_the_board_and_no_name_is_cut_off(visit, game):
    ada = visit(**PHONE)
    ada.sit(ada.new_table(game))
    Hand(ada.page, touch=True).wait()
    for width, height in WIDTHS.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function("(width) => innerWidth === width", arg=width)
        assert ada.page.evaluate(UNCOVERED) == []
        assert ada.page.evaluate(CUT_OFF) == []


def test_what_can_be_laid_over_the_board_drops_from_the_bar(visit):
    ada = visit(**PHONE)
    ada.sit(ada.new_table("bastions"))
    Hand(ada.page, touch=True).wait()
    ada.page.get_by_test_id("layers").tap()
    names = ada.page.locator("[data-overlay=names]")
    names.tap()
    assert names.get_attribute("aria-pressed") == "true"
    ada.page.locator("[data-layer=names]").wait_for(state="attached")
