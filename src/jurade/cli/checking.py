"""The command that checks that nobody chose the draws."""

from __future__ import annotations

import jurade
from jurade.cli.common import FileArg, read_text, tell
from jurade.table.fairness import verify as check


def verify(file: FileArg) -> None:
    """Verify a finished game: recompute every draw from the published seed, and check the commitment."""
    record = jurade.Record.read(read_text(file))
    verdict = check(record)
    tell(f"{record.tags['Game']}: the commitment is the hash of seed and salt {record.tags['Commitment'][:16]}…")
    if verdict.since:
        tell(f"the first {verdict.since} plies were brought along and are not checked")
    tell(f"{verdict.draws} draws made again, all as recorded")
