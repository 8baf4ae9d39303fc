"""Both test runs share this file: the compiled package (.venv) and the plain source (PYTHONPATH=src)."""

from importlib.util import find_spec
from pathlib import Path


def pytest_report_header() -> str:
    """Say which build is under test."""
    package, rules = find_spec("jurade"), find_spec("jurade.core.rng")
    if package is None or rules is None or package.origin is None or rules.origin is None:
        return "jurade: not installed; run `make build`, or set PYTHONPATH=src"
    kind = "plain Python" if rules.origin.endswith(".py") else "compiled"
    return f"jurade: {kind}, from {Path(package.origin).parent}"
