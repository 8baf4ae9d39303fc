"""After a game: its replay moves, an address leads to any ply, the record can be kept, a fork plays on."""

from pathlib import Path

import pytest

import jurade

from .clicking import Hand, ranking
from .played import played, until

pytestmark = pytest.mark.slow

PLY = "() => document.querySelector('.scrubber input').valueAsNumber"


@pytest.fixture
def finished(visit):
    """Ada, the id of a table where she has just finished a game that bots began, and its record."""
    ada = visit()
    record = played("feudo", 2)
    table = ada.new_table("feudo", ["me", "page"], record=until(record, len(record.lines) - 1, step=-1))
    ada.sit(table)
    Hand(ada.page).play()
    return ada, table, jurade.Record.read(ada.ask("GET", f"/tables/{table}/record"))


def at(page, ply):
    page.wait_for_function(f"(ply) => ({PLY})() === ply", arg=ply)


def test_the_scrubber_and_the_address(finished):
    ada, table, record = finished
    last = len(record.lines)
    page = ada.page
    ada.go(f"/replay/{table}")
    page.locator(".scrubber").wait_for()
    at(page, last)
    page.locator(".seats").wait_for()
    end = page.get_by_test_id("board").inner_html()

    track = page.locator(".scrubber .track").bounding_box()
    page.mouse.click(track["x"] + track["width"] * 0.5, track["y"] + track["height"] / 2)
    middle = page.evaluate(PLY)
    assert abs(middle - last / 2) < last / 8
    assert page.url.endswith(f"#{middle}")
    page.wait_for_function("(was) => document.querySelector('[data-testid=board]').innerHTML !== was", arg=end)
    page.locator(".player button").nth(3).click()
    at(page, middle + 1)
    page.locator(".player button").nth(0).click()
    at(page, 0)
    page.locator("#main").focus()
    page.keyboard.press("End")
    at(page, last)

    other = ada.new_page()
    other.goto(f"{ada.url}/replay/{table}#12")
    other.locator(".scrubber").wait_for()
    at(other, 12)
    assert "12" in other.locator(".scrubber .where").inner_text()


def test_the_result_and_the_record(finished):
    ada, table, record = finished
    page = ada.page
    ada.go(f"/replay/{table}")
    page.get_by_role("button", name="Result").click()
    match = record.replay()
    assert sorted(points for _, _, points in ranking(page)) == sorted(match.scores())
    with page.expect_download() as download:
        page.locator("dialog[open] a[download]").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    kept = jurade.Record.read(text)
    assert download.value.suggested_filename == f"{table}.jur"
    assert [str(line) for line in kept.lines] == [str(line) for line in record.lines]


def test_a_fork_plays_on_from_there(finished):
    ada, table, record = finished
    last = len(record.lines)
    page = ada.page
    ada.go(f"/replay/{table}#{last // 2}")
    page.locator(".side .btn.go").click()
    page.wait_for_url("**/t/*")
    fork = page.url.rpartition("/")[2]
    assert fork != table
    page.get_by_test_id("prompt").wait_for()
    assert Hand(page, seed=1).play(1) == 1
    forked = jurade.Record.read(ada.ask("GET", f"/tables/{fork}/record?seat=0"))
    assert len(forked.lines) > last // 2
    # What a seat may know of the first half is what was played then.
    assert all(
        mine.text == line.text or "?" in mine.text
        for mine, line in zip(forked.lines, record.lines[: last // 2], strict=False)
    )
