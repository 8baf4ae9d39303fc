"""Links that invite keep their secret; a bot's seat in a running game is asked for, and the others answer."""

import json
import re

import pytest

from .test_catching_up import Wire, wait

pytestmark = pytest.mark.slow

LINKS = {"new": "/t/{}#invitation={}", "path": "/t/{}/{}", "query": "/t/{}?invitation={}"}


@pytest.mark.parametrize("kind", LINKS)
def test_an_invitation_leaves_the_address_bar_and_reaches_no_address(visit, kind):
    ada, ben = visit("Ada"), visit("Ben")
    made = ada.ask(
        "POST",
        "/tables",
        {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "link"},
    )
    table, token = made["id"], made["invitations"]["1"]
    headers = []
    ben.page.on("request", lambda request: headers.append(request.all_headers().get("jurade-invitation")))
    ben.go(LINKS[kind].format(table, token))
    ben.page.get_by_test_id("accept").wait_for()
    assert ben.page.url == f"{ben.url}/t/{table}"
    ben.page.reload()  # not used yet: it is still there
    ben.page.get_by_test_id("accept").click()
    ben.page.get_by_test_id("accept").wait_for(state="detached")
    assert ben.page.evaluate("() => history.state") is None
    assert ada.ask("GET", f"/tables/{table}")["info"]["seats"][1]["name"] == "Ben"
    assert token in headers
    addressed = [url for url in ben.asked if token in url and not url.endswith(LINKS[kind].format(table, token))]
    assert addressed == []
    kept = ben.page.evaluate("() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])")
    assert token not in kept


def test_the_links_of_the_page_have_the_invitation_behind_the_sign(visit):
    ada = visit("Ada", permissions=["clipboard-read", "clipboard-write"])
    table = ada.new_table("carcassonne", ["me", "open"], start=False)
    ada.go(f"/t/{table}")
    ada.page.get_by_role("button", name="Invite").click()
    ada.page.get_by_role("button", name="Copied").wait_for()
    link = ada.page.evaluate("() => navigator.clipboard.readText()")
    token = ada.ask("GET", f"/tables/{table}")["invitations"]["1"]
    assert link == f"{ada.url}/t/{table}#invitation={token}"


def asking(person, seat=1, agreed=()):
    return {"number": 3, "kind": "sit", "seat": seat, "person": person, "name": "Ben <b>", "agreed": list(agreed)}


def with_requests(*requests):
    """The document of a table at which these requests are waiting."""

    def change(message):
        if message["type"] == "table":
            message["document"]["info"] |= {"requests": list(requests), "origin": "position"}
        return message

    return change


@pytest.mark.parametrize(("language", "words"), [("en-GB", "Ben <b> would like"), ("fr-FR", "Ben <b> voudrait")])
@pytest.mark.parametrize("width", [1280, 390])
def test_persons_are_asked_for_a_bots_seat_and_answer(visit, language, words, width):
    ada = visit("Ada", locale=language, viewport={"width": width, "height": 800})
    wire = Wire(ada.page)
    wire.alter = with_requests(asking("somebody"))
    table = ada.new_table("carcassonne")
    ada.sit(table)
    notice = ada.page.locator(".notice.ask")
    notice.wait_for()
    assert words in notice.inner_text()
    answers = []
    wire.change = lambda message: [message] if message["type"] != "reply" else answers.append(message) or []
    button = ada.page.locator("[data-reply=yes]")
    button.focus()
    button.press("Enter")  # by the keyboard
    wait(ada.page, lambda: answers)
    assert {key: answers[0][key] for key in ("table", "seat", "request", "agree")} == {
        "table": table, "seat": 0, "request": 3, "agree": True,
    }  # fmt: skip
    if width > 1000:
        assert ada.page.get_by_test_id("origin").inner_text()


def test_whoever_asks_for_a_seat_sees_that_he_waits(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.new_table("carcassonne")
    token = ada.ask("GET", f"/tables/{table}")["invitations"]["1"]
    me = ben.ask("GET", "/me")["person"]["id"]
    wire = Wire(ben.page)
    wire.lose = lambda message: message["type"] == "change"  # what the bot plays tells nothing of these requests
    ben.go(f"/t/{table}#invitation={token}")
    ben.page.get_by_test_id("accept").wait_for()
    asked = []
    waiting_for = []  # the requests that the server tells of, by HTTP as by the socket

    def info(route):
        got = route.fetch().json()
        route.fulfill(json={**got, "info": got["info"] | {"requests": waiting_for}})

    def answer(route):
        asked.append(json.loads(route.request.post_data))
        waiting_for.append(asking(me))
        wire.alter = with_requests(*waiting_for)
        route.fulfill(json={"id": table, "info": ada.ask("GET", f"/tables/{table}")["info"], "step": 3})
        wire.sockets[-1].close(code=1012)  # the page comes back and finds its request

    ben.page.route(re.compile(rf"/tables/{table}$"), info)
    ben.page.route(re.compile(r"/seats/1$"), answer)
    ben.page.get_by_test_id("accept").click()
    waiting = ben.page.get_by_test_id("asked")
    waiting.wait_for()
    assert asked == [{"who": "me", "invitation": token}]
    assert "Waiting for the others to answer" in waiting.inner_text()
    waiting_for.clear()
    wire.alter = with_requests()
    wire.sockets[-1].close(code=1012)
    waiting.wait_for(state="detached")
    assert ben.page.get_by_test_id("why").inner_text().startswith("You didn’t get the seat.")
