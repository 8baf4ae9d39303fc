"""A real browser, Debian's Chromium, at a real server that serves the built page."""

import shutil
from importlib.resources import files

import pytest
from playwright.sync_api import sync_playwright

from .visiting import Visitor

CHROMIUM = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
)


@pytest.fixture(scope="session")
def house(server):
    """The shared server, whose page has been built."""
    if not (files("jurade.server") / "page" / "index.html").is_file():
        pytest.fail("The page is not built, so there is nothing to look at: run `make page`, then `make build`.")
    return server


# For each module anew: while Playwright runs, no other event loop can, and tests elsewhere have loops of their own.
@pytest.fixture(scope="module")
def browser():
    """Chromium, without a window."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("No Chromium was found: the tests of the page need one (on Debian: apt install chromium).")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(CHROMIUM))
        yield browser
        browser.close()


@pytest.fixture
def visit(browser, house):
    """Call it for a person with a browser.

    When the test ends, its pages have had no error and have asked nobody but the server.
    """
    visitors = []

    def come(name="Ada", url=None, **context):
        wanted = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", "locale": "en-GB", **context}
        visitors.append(Visitor(browser.new_context(**wanted), url or house.url, name))
        return visitors[-1]

    yield come
    errors = [error for visitor in visitors for error in visitor.errors]
    elsewhere = [
        url for visitor in visitors for url in visitor.asked if not url.startswith((visitor.url, "data:", "blob:"))
    ]
    for visitor in visitors:
        visitor.context.close()
    assert errors == []
    assert elsewhere == []
