"""After each game: the chart accounts for every point, and what a game adds to its result is shown."""

import pytest

import jurade

from .clicking import Hand, ranking
from .played import played, until

pytestmark = pytest.mark.slow

SEATS = {"bastide": 3}
CHART = """() => [...document.querySelectorAll('.bars table tbody tr')].map((row) => ({
  name: row.querySelector('th').textContent,
  points: [...row.querySelectorAll('td')].map((cell) => +cell.textContent),
}))"""


def finished(visit, game):
    """Ada before the result of a game that bots have played nearly to its end."""
    ada = visit()
    seats = SEATS.get(game, 2)
    record = played(game, seats)
    text = until(record, len(record.lines) - 1, step=-1)
    ada.sit(ada.new_table(game, ["me"] + ["page"] * (seats - 1), record=text))
    Hand(ada.page).play()
    ada.page.locator("dialog[open] .bars").wait_for()
    return ada.page


@pytest.mark.parametrize("game", jurade.game_ids())
def test_the_chart_accounts_for_every_point(visit, game):
    page = finished(visit, game)
    lines = page.evaluate(CHART)
    totals = [points for _, _, points in ranking(page)]
    assert [line["points"][-1] for line in lines] == totals
    assert [sum(line["points"][:-1]) for line in lines] == totals


def test_bastions_lays_out_the_mission_cards(visit):
    page = finished(visit, "bastions")
    tables = page.locator('[data-result="table-result"]')
    assert tables.count() == 2
    for nth in range(2):
        assert tables.nth(nth).locator("li svg").count() == 7  # five courage cards, the bastions, the objective


def test_bastide_greys_the_other_allegiance_beside_the_own(visit):
    page = finished(visit, "bastide")
    own, other = page.locator('[data-result="table-result"]'), page.locator('[data-result="table-result-other"]')
    assert own.locator("tr").count() == other.locator("tr").count() == 3
    ink = "(each) => getComputedStyle(each).color"
    assert other.locator("td").first.evaluate(ink) != own.locator("td").first.evaluate(ink)
    assert own.bounding_box()["y"] == other.bounding_box()["y"]
    totals = {int(line.rpartition("=")[2].replace("−", "-")) for line in own.locator("td").all_inner_texts()}
    assert totals == {points for _, _, points in ranking(page)}
