"""For everybody: no serious finding of axe on any page, a small first load, nothing from elsewhere."""

from pathlib import Path

import pytest

import jurade

from .clicking import Hand
from .played import played, until

pytestmark = pytest.mark.slow

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 300_000  # bytes as they travel


def findings(page):
    """What axe thinks serious or critical, one line for each place."""
    if not AXE.is_file():
        pytest.fail("axe is not installed: `make page` installs what the page is made and checked with.")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{finding['id']} ({finding['impact']}): {node['target']} {node['html'][:120]} {node['failureSummary']}"
        for finding in found["violations"]
        if finding["impact"] in ("serious", "critical")
        for node in finding["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", jurade.game_ids())
def test_tables(visit, game, theme):
    ada = visit(color_scheme=theme)
    ada.sit(ada.new_table(game))
    Hand(ada.page).wait()
    assert findings(ada.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_other_pages(visit, theme):
    ada = visit(color_scheme=theme)
    ada.new_table("carcassonne")
    record = played("feudo", 2)
    over = ada.new_table("feudo", ["me", "page"], record=until(record, len(record.lines) - 1, step=-1))
    ada.sit(over)
    Hand(ada.page).play()
    found = []
    for path in ("/", "/new/feudo", "/rules/flandern", "/learn", "/learn/bastide", "/learn/bastide/tax", "/me",
                 f"/people/{ada.ask('GET', '/me')['person']['id']}", f"/replay/{over}", f"/t/{over}"):  # fmt: skip
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
        found += [f"{path}: {line}" for line in findings(ada.page)]
    assert found == []


def test_the_first_load_is_small(visit):
    stranger = visit(name=None)
    loaded = []
    stranger.page.on("requestfinished", lambda request: loaded.append(request))
    stranger.go("/")
    stranger.page.locator(".game h3").first.wait_for()
    stranger.page.wait_for_load_state("networkidle")
    sizes = {request.url: request.sizes()["responseBodySize"] for request in loaded}
    assert len(sizes) > 5
    assert sum(sizes.values()) <= FIRST_LOAD, sorted(sizes.items(), key=lambda each: -each[1])[:12]
