"""The server dies in the middle of a game; the page says so, finds it again by itself, and the game goes on."""

import pytest

import jurade

from .clicking import Hand

pytestmark = pytest.mark.slow


def test_a_server_that_was_killed_comes_back(visit, start_server):
    first = start_server(None, "--rate", "100000")
    ada = visit(url=first.url)
    table = ada.new_table("carcassonne")
    ada.sit(table)
    hand = Hand(ada.page, seed=8)
    hand.play(3)
    hand.wait()  # the bots have answered: it is Ada's turn again
    before = hand.look()

    first.kill()
    ada.page.get_by_test_id("lost").wait_for()
    assert ada.page.get_by_test_id("lost").inner_text().startswith("Reconnecting")
    assert not hand.look()["ready"]

    start_server(first.database, "--rate", "100000", port=first.port)
    ada.page.get_by_test_id("lost").wait_for(state="detached")
    now = hand.wait()
    assert (now["prompt"], now["lit"]) == (before["prompt"], before["lit"])
    hand.play(3)
    record = jurade.Record.read(ada.ask("GET", f"/tables/{table}/record?seat=0"))
    assert set(hand.sent) <= {line.text for line in record.lines if line.seat == 0}
    # A browser reports every connection that failed; nothing else may have gone wrong.
    ada.errors = [error for error in ada.errors if "ERR_CONNECTION_REFUSED" not in error and "WebSocket" not in error]
