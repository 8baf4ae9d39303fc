"""The command that checks that nobody chose the draws."""

from __future__ import annotations

from jurade.cli.common import FileArg, out, read_record
from jurade.table.fairness import verify as check


def verify(file: FileArg) -> None:
    """Make every draw of a finished game again from the seed its table published, and check the commitment."""
    record = read_record(file)
    verdict = check(record)
    out.print(f"{record.tags['Game']}: the commitment is the hash of seed and salt {record.tags['Commitment'][:16]}…")
    if verdict.since:
        out.print(f"the first {verdict.since} plies were brought along and are not checked")
    out.print(f"{verdict.draws} draws made again, all as recorded")
