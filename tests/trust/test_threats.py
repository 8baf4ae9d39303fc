"""The threat model names tests that exist, and leaves no threat without one."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_every_test_named_there_exists():
    named = set(re.findall(r"`(tests/[\w/]+\.py)`", PAGE))
    assert len(named) > 15
    assert sorted(path for path in named if not (ROOT / path).is_file()) == []


def test_every_threat_has_a_test():
    tables = re.findall(r"^\| threat \|.*\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.M)
    rows = [row for table in tables for row in table.splitlines()]
    assert len(rows) > 15
    assert [row for row in rows if not re.search(r"`tests/[\w/]+\.py`", row.rsplit("|", 2)[1])] == []
