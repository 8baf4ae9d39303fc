"""Every wish at a table, and every way in which the store may fail it at every piece of work.

``.venv/bin/python -m bench.trust settling`` from the top of the repository.
How the store fails and what is asked of the hall: tests/trust/fickle.py and test_settling.py.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from tests.trust.fickle import FAULTS
from tests.trust.test_settling import NTH, WISHES, through_all


def prove(quick: bool) -> list[dict[str, Any]]:
    """The rows of the report: what, mark, figure, good, note."""
    happened, wrong = 0, []
    for wishes in WISHES:
        for fault in ("lost",) if quick else FAULTS:
            with tempfile.TemporaryDirectory() as folder:
                stores = [f"sqlite:///{Path(folder) / f'{nth}.sqlite'}" for nth in NTH]
                try:
                    happened += asyncio.run(through_all(wishes, fault, stores))
                except (AssertionError, TimeoutError) as error:
                    wrong.append(f"{wishes.__name__}, {fault}: {str(error)[:200]}")
    return [
        {
            "what": "wishes whose work on the store failed, was lost, late, or left by whoever asked",
            "mark": "every watcher ends at what is kept, by itself; everything once",
            "figure": f"{happened:,} faults, {len(wrong)} not settled",
            "good": happened > 0 and not wrong,
            "note": "; ".join(wrong[:3]),
        }
    ]
