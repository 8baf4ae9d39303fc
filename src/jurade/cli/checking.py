"""The command that checks that nobody chose the draws."""

from __future__ import annotations

import jurade
from jurade.cli.common import FileArg, read_text, tell
from jurade.table.fairness import verify as check


def verify(file: FileArg) -> None:
    """Make every draw of a finished game again from the seed its table published, and check the commitment."""
    record = jurade.Record.read(read_text(file))
    verdict = check(record)
    tell(f"{record.tags['Game']}: the commitment is the hash of seed and salt {record.tags['Commitment'][:16]}…")
    if verdict.since:
        tell(f"the first {verdict.since} plies were brought along and are not checked")
    tell(f"{verdict.draws} draws made again, all as recorded")
