"""A page that has an old picture of its table gets the new one by itself, and says what became of a choice."""

import json
import re

import pytest

from .clicking import Hand
from .test_two_browsers import asked

pytestmark = pytest.mark.slow


class Wire:
    """Between a page and the server: loses, keeps back or changes what the test says."""

    def __init__(self, page):
        self.lose = lambda message: False  # which messages of the server never arrive
        self.alter = lambda message: message  # what becomes of the others
        self.change = lambda message: [message]  # what becomes of those of the page
        self.lost = []
        self.said = []
        self.sockets = []
        page.route_web_socket(re.compile(r"/api/socket$"), self._connect)

    def _connect(self, socket):
        server = socket.connect_to_server()
        self.sockets.append(socket)

        def down(text):
            message = json.loads(text)
            if self.lose(message):
                self.lost.append(message)
            else:
                socket.send(json.dumps(self.alter(message)))

        def up(text):
            for message in self.change(json.loads(text)):
                self.said.append(message)
                server.send(json.dumps(message))

        server.on_message(down)
        socket.on_message(up)

    def count(self, kind):
        return sum(message["type"] == kind for message in self.said)


def once(kind):
    """Lose the next message of a kind."""
    left = [1]

    def lose(message):
        if message["type"] == kind and left:
            left.pop()
            return True
        return False

    return lose


def wait(page, true):
    for _ in range(600):
        if true():
            return
        page.wait_for_timeout(50)
    raise AssertionError("that never came")


def board(page):
    """The board and what is asked, as the page shows them."""
    return page.evaluate(
        "() => ['.seats', '[data-testid=board]', '[data-testid=prompt-text]']"
        ".map((part) => document.querySelector(part)?.innerText ?? '')"
    )


def log(page):
    return page.locator("[data-testid=log] li").all_text_contents()


def test_one_change_that_was_lost_is_made_good_by_the_next(visit):
    """The second change does not fit the document that is there: the page asks for the whole."""
    ada, ben = visit("Ada"), visit("Ben")
    wire = Wire(ben.page)
    table = ada.new_table("carcassonne")
    ada.sit(table)
    ben.sit(table)
    hand = Hand(ada.page, seed=3)
    hand.wait()
    watched = wire.count("watch")
    wire.lose = once("change")
    while wire.count("watch") == watched or not wire.lost:
        assert len(hand.sent) < 9
        hand.decide()
        hand.wait()
        ben.page.wait_for_timeout(300)
    assert len(wire.lost) == 1
    wait(ben.page, lambda: log(ben.page) == log(ada.page))  # nothing is missing, nothing stands there twice
    assert wire.count("watch") == watched + 1


def test_a_change_that_never_comes_after_ones_own_move_is_asked_for(visit):
    ada = visit()
    wire = Wire(ada.page)
    ada.sit(ada.new_table("carcassonne"))
    hand = Hand(ada.page, seed=5)
    hand.wait()
    before, watched = ada.page.locator("[data-testid=log] li").count(), wire.count("watch")
    wire.lose = lambda message: message["type"] == "change"
    hand.decide()
    wait(ada.page, lambda: wire.count("watch") > watched)
    wire.lose = lambda message: False
    wait(ada.page, lambda: ada.page.locator("[data-testid=log] li").count() > before)
    assert wire.lost
    hand.decide()


KEPT = "The game has moved on, but your choice still works. Check it, then confirm."


@pytest.mark.parametrize("code", ["stale", "replayed"])
def test_a_refused_choice_that_still_stands_is_kept(visit, code):
    """The page sends an old ply, or an id that was used before: it asks for the table, and the choice can be sent."""
    ada = visit()
    wire = Wire(ada.page)
    table = ada.new_table("carcassonne")
    ada.sit(table)
    hand = Hand(ada.page, seed=6)
    hand.decide()
    hand.wait()

    def spoil(message):
        if message["type"] != "act":
            return [message]
        wire.change = lambda message: [message]
        if code == "stale":
            return [{**message, "ply": message["ply"] + 1000}]
        wire.lose = once("done")  # the answer to what used the id first
        return [{"type": "lobby", "id": message["id"]}, message]

    wire.change = spoil
    watched = wire.count("watch")
    hand.decide()
    wait(ada.page, lambda: wire.count("watch") == watched + 1)
    why = ada.page.get_by_test_id("why")
    wait(ada.page, lambda: why.inner_text().strip() == KEPT)
    assert hand.look()["action"] == hand.sent[-1]
    hand.confirm()
    wait(ada.page, lambda: hand.sent[-1] in ada.ask("GET", f"/tables/{table}/record?seat=0"))
    why.wait_for(state="detached")


def test_a_choice_that_came_too_late_is_dropped(visit):
    """She has played on another device; this page did not hear of it."""
    ada = visit()
    wire = Wire(ada.page)
    table = ada.new_table("carcassonne", ["me", "open"], visibility="link")
    made = ada.ask("GET", f"/tables/{table}")
    ben = visit("Ben")
    ben.ask("PUT", f"/tables/{table}/seats/1", {"who": "me", "invitation": made["invitations"]["1"]})
    ada.sit(table)
    ben.sit(table)
    hand, other = Hand(ada.page, seed=7), Hand(ben.page, seed=8)
    while asked(hand, other) != [0]:
        other.decide()
    wire.lose = lambda message: message["type"] == "change"
    elsewhere = ada.new_page()
    elsewhere.goto(f"{ada.url}/t/{table}")
    second = Hand(elsewhere, seed=9)
    second.decide()
    hand.decide()
    why = ada.page.get_by_test_id("why")
    wait(ada.page, lambda: why.count() and why.inner_text().startswith(("The game has moved on", "That came too late")))
    wire.lose = lambda message: False
    ada.page.wait_for_timeout(2000)
    assert ada.page.locator("[data-testid=log] li").count() == elsewhere.locator("[data-testid=log] li").count()


def test_a_server_that_stands_still_for_a_while(visit, start_server):
    """What others did meanwhile is there when the connection is, and the choice in progress is judged anew."""
    first = start_server(None, "--rate", "100000")
    ada = visit(url=first.url)
    table = ada.new_table("carcassonne")
    ada.sit(table)
    hand = Hand(ada.page, seed=8)
    hand.play(1)
    hand.wait()
    shown = board(ada.page)
    first.kill()
    ada.page.get_by_test_id("lost").wait_for()
    again = first.again()
    try:
        # Meanwhile another device of hers moves on.
        position = ada.ask("GET", f"/tables/{table}/position?seat=0")
        assert position["to_act"] == [0]
        ada.page.get_by_test_id("lost").wait_for(state="detached")
        wait(ada.page, lambda: board(ada.page) == shown)
        hand.play(1)
    finally:
        again.kill()
    ada.errors = [error for error in ada.errors if "ERR_CONNECTION" not in error and "WebSocket" not in error]
