"""Whatever people call themselves, write or bring along: in a real browser it is text, on every page that shows it.

A payload that got through would open a dialog, ask somebody for something, break the content policy, or leave a mark.
"""

from dataclasses import replace
from urllib.parse import quote

import pytest

import jurade

from ..page.conftest import browser, house, visit  # noqa: F401  (fixtures)
from ..page.played import played, until

pytestmark = pytest.mark.slow

# Names have at most 30 characters; what runs, runs in one of these ways.
PAYLOADS = {
    "image": "<img src=x onerror=alert(1)>",
    "script": "<script>alert(1)</script>",
    "drawing": "<svg/onload=alert(1)>",
    "attribute": "'\"><b onmouseover=alert(1)>b",
    "link": "javascript:alert(1)//alert(1)",
    "fluent": "{ $x } {alert(1)} ${alert(1)}",
}
LONG = (
    "</title></textarea><iframe srcdoc='<script>parent.alert(1)</script>'></iframe><a href='javascript:alert(1)'>a</a>"
)
WATCH = """
window.broken = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  broken.push(`${violatedDirective} ${blockedURI}`));
"""
FOREIGN = "img[src=x], iframe, script:not([src]), b[onmouseover], svg[onload], a[href^='javascript']"
ISOLATION = str.maketrans("", "", "\u2066\u2067\u2068\u2069")


class Watched:
    """A visitor whose pages are watched for anything that runs."""

    def __init__(self, visitor):
        self.visitor = visitor
        self.page = visitor.page
        self.dialogs = []
        self.page.on("dialog", self._dialog)
        self.page.add_init_script(WATCH)

    def _dialog(self, dialog):
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def go(self, path, *expected, wait=True):
        """Open an address; everything expected is there, as text."""
        self.visitor.page.goto(self.visitor.url + path)
        self.page.locator("#main").wait_for()
        for text in expected:
            if wait:
                self.until(text)
        self.check()

    def until(self, text):
        for _ in range(400):
            if text in self.text():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{text!r} is not shown as text at {self.page.url}: {self.text()[:2000]}")

    def text(self):
        """What can be read, in fields too."""
        shown = self.page.evaluate(
            "() => [document.body.textContent, ..."
            "[...document.querySelectorAll('input, textarea')].map((e) => e.value)].join('\\n')"
        )
        return shown.translate(ISOLATION)

    def check(self):
        assert self.dialogs == []
        assert self.page.evaluate("() => window.broken") == []
        assert self.page.locator(FOREIGN).count() == 0
        assert not [url for url in self.visitor.asked if url.endswith("/x")]


@pytest.mark.parametrize("kind", PAYLOADS)
def test_nothing_people_write_ever_runs(visit, kind):  # noqa: F811
    payload = PAYLOADS[kind]
    ada = visit(payload, user_agent=f"{payload} {LONG}")
    seen = Watched(ada)
    table = ada.new_table("carcassonne", ["me", "open"], title=payload, start=False)
    seen.go("/", payload)
    seen.go(f"/t/{table}", payload)  # the waiting room, the title of the page

    # At the table: the name on its seat, chat, an invitation that is none, a record of what was said.
    running = ada.new_table("carcassonne", ["me", "page"], title=payload)
    seen.go(f"/t/{running}", payload)
    assert payload in seen.page.title().translate(ISOLATION)
    seen.page.locator("[data-tab=chat]").click()
    for line in (payload, LONG, f"\u202e{payload}\u200b"):
        seen.page.locator("[role=tabpanel] input, [role=tabpanel] textarea").first.fill(line)
        seen.page.keyboard.press("Enter")
        seen.until(line.strip("\u202e\u200b"))  # marks that would turn a line around are not said at all
    ada.ask("POST", "/reports", {"table": running, "number": 0, "reason": LONG})
    seen.check()
    seen.page.locator("[data-tab=choices]").click()
    typed = seen.page.locator("[role=tabpanel] input").first
    typed.fill(LONG)  # an action that means nothing: the refusal quotes it
    typed.press("Enter")
    seen.page.wait_for_timeout(300)
    seen.check()

    # The result, the replay, the person.
    ada.ask("POST", f"/tables/{running}/resign", {"seat": 0})
    seen.go(f"/t/{running}")
    seen.page.locator(".ranking li").first.wait_for()
    seen.until(payload)
    seen.check()
    seen.go(f"/replay/{running}", payload)
    me = ada.ask("GET", "/me")["person"]["id"]
    seen.go(f"/people/{me}", payload)

    # An account: its name, devices and tokens.
    name = f"{payload[:28]}#{len(kind)}"
    ada.ask("POST", "/accounts", {"name": name, "password": "long enough"})
    ada.ask("POST", "/tokens", {"label": payload, "scopes": ["read"]})
    seen.go("/me", name, payload)


@pytest.mark.parametrize("kind", ["image", "script", "fluent"])
def test_nothing_in_what_is_brought_along_ever_runs(visit, kind):  # noqa: F811
    """Tags of records, positions that are none, and the refusals that quote them."""
    payload = PAYLOADS[kind] + LONG
    ada = visit("Ada")
    seen = Watched(ada)
    record = played("feudo", 2)
    tags = {**record.tags, "Players": f"{payload}, {payload}", "Event": payload, "Site": payload}
    brought = str(replace(record, tags=tags))
    over = ada.new_table("feudo", ["me", "open"], record=brought, start=False, title=PAYLOADS[kind])
    seen.go(f"/t/{over}", PAYLOADS[kind])
    seen.go(f"/replay/{over}")
    assert jurade.Record.read(ada.ask("GET", f"/tables/{over}/record")).tags["Event"] == payload
    # A file whose name and whose lines are the payload: the page, then the server, say what is wrong with it.
    lines = str(until(record, 30)).splitlines()
    for bad in (payload, "\n".join([*lines, f"0: {payload}"])):
        seen.go("/")
        seen.page.locator("details:has(textarea) summary").click()
        seen.page.locator("details input[type=file]").set_input_files(
            {"name": f"{PAYLOADS[kind].replace('/', '')}.jur", "mimeType": "text/plain", "buffer": bad.encode()}
        )
        if bad == payload:
            seen.page.get_by_role("alert").first.wait_for()
        else:
            seen.page.wait_for_url("**/new*")
            seen.page.locator("main .btn.go").last.click()
            seen.until(PAYLOADS[kind][:20])  # the refusal quotes it
        seen.check()
    ada.errors = [error for error in ada.errors if "Failed to load resource" not in error]


@pytest.mark.parametrize("kind", ["image", "script", "attribute", "fluent"])
def test_nothing_in_an_address_ever_runs(visit, kind):  # noqa: F811
    payload = quote(PAYLOADS[kind], safe="")
    ada = visit("Ada")
    seen = Watched(ada)
    table = ada.new_table("carcassonne", ["me", "open"], start=False)
    for path in (f"/t/{payload}", f"/t/{table}#invitation={payload}", f"/t/{table}/{payload}", f"/t/{table}#{payload}",
                 f"/people/{payload}", f"/replay/{payload}", f"/rules/{payload}", f"/learn/{payload}",
                 f"/new/{payload}", f"/rules/carcassonne#{payload}", f"/{payload}", "/t/%E0%A4%A"):  # fmt: skip
        seen.go(path, wait=False)
        seen.page.wait_for_timeout(200)
        seen.check()
    seen.go("/rules/carcassonne")
    search = seen.page.locator("input[type=search]").first
    for word in (PAYLOADS[kind], "tile <img src=x onerror=alert(1)>"):
        search.fill(word)
        seen.page.wait_for_timeout(300)
        seen.check()
    # What does not exist is answered with a refusal, which a browser notes; nothing else may have gone wrong.
    ada.errors = [error for error in ada.errors if "Failed to load resource" not in error]
