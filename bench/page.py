"""The page in Chromium: frames while a full map is moved, and the first load; bench/results/page.{md,json}.

Run it on a quiet machine: ``.venv/bin/python bench/page.py``.  The map is a whole game of Carcassonne with Abbey and
Mayor.  A mouse drags the board to and fro, then a wheel zooms it in and out, and the browser traces what its main
thread does.  Without a graphics card frames are painted by the processor: then the time between frames says more of
the machine than of the page, and what counts is what the main thread spends on each.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
from collections.abc import Callable
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import jurade
from jurade.bots.levels import make_bot
from jurade.core.rng import Rng
from serving import serving

RESULTS = Path(__file__).resolve().parent / "results"
SIZES = {"1280x800": (1280, 800), "390x844": (390, 844)}
MARK = 16.0  # milliseconds of the main thread a frame may cost
FIRST_LOAD = 300_000  # bytes as they travel
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
FRAME = ("AnimationFrame", "b")
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
PARTS = {
    "script": ("FunctionCall", "EvaluateScript", "EventDispatch", "FireAnimationFrame", "TimerFire"),
    "layout": ("UpdateLayoutTree", "Layout"),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "CompositeLayers"),
}
WATCH = """() => {
  window.frames_seen = [];
  const next = (now) => { window.frames_seen.push(now); window.frame_asked = requestAnimationFrame(next); };
  window.frame_asked = requestAnimationFrame(next);
}"""
SEEN = "() => { cancelAnimationFrame(window.frame_asked); return window.frames_seen; }"


def full_map() -> tuple[str, int]:
    """The record of a game by bots up to the last decision of the first seat, and how many tiles lie there."""
    rules = jurade.game("carcassonne")
    match = rules.new(2, seed=7)
    bots = [make_bot("page", rules) for _ in range(2)]
    taste = Rng(7)
    decisions = []
    while not match.over:
        seat = match.to_act()[0]
        if seat == 0 and len(match.choices(0)) > 1:
            decisions.append(str(match.record))
        known = match.masked(seat)
        match.play(seat, rules.write(known, seat, bots[seat].choose(known, seat, known.legal(seat), taste)))
    last = jurade.Record.read(decisions[-1]).replay()
    laid = sum(event.name in ("tile_laid", "abbey_laid") for event in last.events)
    return decisions[-1], laid + 1


def drag(page: Page) -> None:
    """Pan to and fro over most of the board."""
    box = page.get_by_test_id("board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    across, down = box["width"] * 0.35, box["height"] * 0.35
    page.mouse.move(x, y)
    page.mouse.down()
    for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1), (0, 0)):
        page.mouse.move(x + dx * across, y + dy * down, steps=40)
    page.mouse.up()


def wheel(page: Page) -> None:
    """Zoom in and out again at the middle of the board."""
    box = page.get_by_test_id("board").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for turn in [-40] * 50 + [40] * 50:
        page.mouse.wheel(0, turn)


def shares(events: list[dict[str, Any]]) -> list[dict[str, float]]:
    """What the main thread of the page did in each frame: milliseconds in all and by kind of work."""
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    starts = [
        e for e in events if (e["name"], e["ph"]) == FRAME and names.get((e["pid"], e["tid"])) == "CrRendererMain"
    ]
    if not starts:
        raise RuntimeError("The trace has no frame: this browser names them otherwise.")
    main = (starts[0]["pid"], starts[0]["tid"])
    times = sorted(e["ts"] for e in starts if (e["pid"], e["tid"]) == main)
    done = [e for e in events if (e["pid"], e["tid"]) == main and e.get("ph") == "X"]
    frames = [{"all": 0.0, **dict.fromkeys(PARTS, 0.0)} for _ in times[1:]]
    for kind, wanted in (("all", TASKS), *PARTS.items()):
        spans = sorted(
            (e["ts"], e["ts"] + e.get("dur", 0), e.get("tdur", e.get("dur", 0))) for e in done if e["name"] in wanted
        )
        end = 0
        for start, stop, spent in spans:
            if start < end:  # within one that has been counted
                continue
            end = stop
            nth = next((k for k, (a, b) in enumerate(pairwise(times)) if a <= start < b), None)
            if nth is not None:
                frames[nth][kind] += spent / 1000
    return frames


def spread(values: list[float]) -> dict[str, float]:
    """Median and the value that 95 of 100 stay below."""
    ordered = sorted(values)
    return {
        "median": round(statistics.median(ordered), 2),
        "p95": round(ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))], 2),
    }


def measure(browser: Browser, page: Page, gesture: Callable[[Page], None]) -> dict[str, Any]:
    """One gesture, first without and then with the trace, which costs time itself."""
    page.evaluate(WATCH)
    gesture(page)
    seen = page.evaluate(SEEN)
    gaps = [b - a for a, b in pairwise(seen)]
    browser.start_tracing(page=page, categories=CATEGORIES)
    gesture(page)
    frames = shares(json.loads(browser.stop_tracing())["traceEvents"])
    return {
        "frames": len(gaps),
        "fps": round(1000 * len(gaps) / sum(gaps), 1),
        "interval_ms": spread(gaps),
        "main_thread_ms": spread([frame["all"] for frame in frames]),
        **{f"{part}_ms": spread([frame[part] for frame in frames]) for part in PARTS},
    }


def first_load(context: BrowserContext, url: str) -> dict[str, int]:
    """Bytes of everything a stranger fetches before the lobby stands, as they travel."""
    page = context.new_page()
    loaded: list[Any] = []
    page.on("requestfinished", lambda request: loaded.append(request))
    page.goto(url)
    page.locator(".game h3").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes = [request.sizes()["responseBodySize"] for request in loaded]
    page.close()
    return {"bytes": sum(sizes), "requests": len(sizes)}


def run(chromium: str) -> dict[str, Any]:
    """All figures."""
    record, tiles = full_map()
    found: dict[str, Any] = {
        "date": date.today().isoformat(),
        "machine": platform.machine(),
        "processors": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),  # before this begins: work of others on the same processors
        "tiles": tiles,
        "marks": {"main_thread_ms": MARK, "first_load_bytes": FIRST_LOAD},
        "gestures": {},
    }
    with serving() as server, sync_playwright() as playwright:
        url = server.url
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"])
        found["browser"] = browser.version
        found["first_load"] = first_load(browser.new_context(), url)
        for size, (width, height) in SIZES.items():
            context = browser.new_context(viewport={"width": width, "height": height})
            context.request.post(f"{url}/api/guests", data={"name": "Ada"})
            seats = [{"kind": "me"}, {"kind": "bot", "level": "page"}]
            made = context.request.post(
                f"{url}/api/tables", data={"game": "carcassonne", "seats": seats, "start": True, "record": record}
            ).json()
            page = context.new_page()
            page.goto(f"{url}/t/{made['id']}")
            page.get_by_test_id("confirm").wait_for()
            page.wait_for_load_state("networkidle")
            for name, gesture in (("pan", drag), ("zoom", wheel)):
                found["gestures"][f"{name} {size}"] = measure(browser, page, gesture)
            context.close()
        browser.close()
    return found


def written(found: dict[str, Any]) -> str:
    """The figures as a page to read."""
    load = found["first_load"]
    lines = [
        "# The page in a browser",
        "",
        f"{found['date']}, Chromium {found['browser']} without a window or a graphics card, {found['machine']};",
        f"written by `bench/page.py`; other work on the {found['processors']} processors: a load of {found['load']}.",
        f"A whole map of Carcassonne with Abbey and Mayor, {found['tiles']} tiles, moved by mouse and zoomed by wheel.",
        f"Marks: 60 frames a second; the main thread at most {MARK:.0f} ms a frame; the first load at most "
        f"{FIRST_LOAD // 1000} kB.",
        "",
        "| gesture | frames / s | between frames, ms (95 %) | main thread, ms (95 %) | script | layout | paint |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for name, one in found["gestures"].items():
        both = [f"{one[key]['median']} ({one[key]['p95']})" for key in ("interval_ms", "main_thread_ms")]
        parts = [f"{one[f'{part}_ms']['median']} ({one[f'{part}_ms']['p95']})" for part in PARTS]
        lines.append(f"| {name} | {one['fps']} | {' | '.join([*both, *parts])} |")
    lines += [
        "",
        f"First load: {load['bytes'] / 1000:.0f} kB in {load['requests']} requests, as they travel.",
        "",
        "*between frames*: what `requestAnimationFrame` sees; here the processor paints beside all else that it does.",
        "*main thread*: processor time of all tasks of the page's thread from one frame to the next, of which script,",
        "style and layout, and paint and commit; from a trace of the browser, which costs some itself.",
        "Medians, with what 95 of 100 frames stay below.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--chromium", default=shutil.which("chromium"), help="the browser")
    wanted = parser.parse_args()
    if not wanted.chromium:
        raise SystemExit("No Chromium was found: install it, or name one with --chromium.")
    found = run(wanted.chromium)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "page.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (RESULTS / "page.md").write_text(written(found), encoding="utf-8")
    print(written(found))


if __name__ == "__main__":
    main()
