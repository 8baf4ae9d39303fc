"""Run the proofs of trust, all or some, and keep their figures in bench/results/trust.md.

``make trust``, or ``.venv/bin/python -m bench.trust pairs inputs`` from the top of the repository.
What is proved again replaces what was there; the figures of the other parts stay, each with its date.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import sys
import time
from datetime import date
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).resolve().parent.parent / "results"
PARTS = {
    "settling": "A store that fails at every piece of work",
    "faults": "Servers, databases, workers and disks that fail",
    "pairs": "Histories that a viewpoint cannot tell apart",
    "inputs": "Bad inputs",
    "stranger": "One abusive stranger",
    "soak": "Ten minutes under load",
    "cold": "A cold start with ten thousand tables",
}
HEAD = """# Trust

Written by `make trust`; what each line proves and how is in [docs/security.md](../../docs/security.md).
A short form of everything but the timings runs in `make test` (tests/trust).
"""


def proved(part: str, quick: bool) -> dict[str, Any]:
    """The rows of one part, with when and how long."""
    began = time.monotonic()
    rows = importlib.import_module(f"bench.trust.{part}").prove(quick)
    return {
        "rows": rows,
        "date": date.today().isoformat(),
        "minutes": round((time.monotonic() - began) / 60, 1),
        "python": platform.python_version(),
        "quick": quick,
    }


def page(figures: dict[str, Any]) -> str:
    """All figures as a page."""
    out = [HEAD]
    for part, title in PARTS.items():
        if part not in figures:
            continue
        found = figures[part]
        out.append(f"\n## {title}\n\n{found['date']}, {found['minutes']} minutes, Python {found['python']}, 2 cores.")
        out.append("\n| what | mark | figure | |\n|---|---|---|---|")
        out += [f"| {row['what']} | {row['mark']} | {row['figure']} | {_met(row)} |" for row in found["rows"]]
        out += [f"\n*{row['what']}*: {row['note']}" for row in found["rows"] if row.get("note")]
    return "\n".join(out) + "\n"


def _met(row: dict[str, Any]) -> str:
    return "met" if row["good"] else "**missed**"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.trust", description=__doc__.split("\n", 1)[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"any of {', '.join(PARTS)}; all when none is named")
    parser.add_argument("--quick", action="store_true", help="the short form, whose figures are not kept")
    given = parser.parse_args()
    if unknown := set(given.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    kept = RESULTS / "trust.json"
    figures = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    is_good = True
    for part in given.parts or PARTS:
        print(f"== {PARTS[part]}", flush=True)
        found = proved(part, given.quick)
        for row in found["rows"]:
            is_good &= bool(row["good"])
            print(f"{_met(row).strip('*'):7} {row['what']}: {row['figure']} (mark: {row['mark']})", flush=True)
        if not given.quick:  # after every part: what was proved is not lost when a later one is broken off
            figures[part] = found
            kept.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            (RESULTS / "trust.md").write_text(page(figures), encoding="utf-8")
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
