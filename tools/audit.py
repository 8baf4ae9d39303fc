"""Check every pinned version against known holes: requirements/*.txt with pip-audit, web/package-lock.json with npm.

    .venv/bin/python tools/audit.py        (or: make audit)

Both are tools, not requirements of the project: pip-audit is looked for on the path (pipx install pip-audit), npm too.
It ends with 0 when everything was checked and nothing found, 1 when a hole is known, and 3 when something could not be
checked: a list that nobody could be asked about is not a list without holes.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOUND, NOT_CHECKED = 1, 3
PATIENCE = 300  # seconds for one source


class Unchecked(Exception):
    """It could not be found out, and why."""


def run(command: list[str], folder: Path) -> str:
    """What a command prints; its exit code says only that it found something."""
    if shutil.which(command[0]) is None:
        raise Unchecked(f"{command[0]} is not installed")
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise Unchecked(f"{command[0]} had no answer within {PATIENCE} seconds") from None
    if not done.stdout.strip():
        said = done.stderr.strip().splitlines()
        raise Unchecked(f"{command[0]}: {said[-1][:200] if said else 'no answer'}")
    return done.stdout


def read(text: str, of: str) -> Any:
    """The JSON that a tool printed."""
    try:
        return json.loads(text)
    except ValueError:
        raise Unchecked(f"{of} answered something that is not JSON") from None


def check_python(path: Path) -> tuple[list[str], int]:
    """Holes of a list of pinned Python packages, and how many packages were checked."""
    told = read(run(["pip-audit", "-r", str(path), "--no-deps", "--disable-pip", "-f", "json"], ROOT), "pip-audit")
    packages = told["dependencies"]
    # What pip-audit could not ask about it skips, and then reports that nothing was found.
    skipped = [each["name"] for each in packages if "skip_reason" in each]
    if skipped:
        raise Unchecked(f"{len(skipped)} of {len(packages)} packages could not be looked up, the first is {skipped[0]}")
    holes = [
        f"{each['name']} {each['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'no version'}"
        for each in packages
        for hole in each["vulns"]
    ]
    return holes, len(packages)


def check_page() -> tuple[list[str], int]:
    """Holes of what the page is made of and built with, and how many packages were checked."""
    told = read(run(["npm", "audit", "--json", "--package-lock-only"], ROOT / "web"), "npm")
    if "vulnerabilities" not in told:
        raise Unchecked(f"npm: {told.get('message') or told.get('error') or 'no answer'}"[:200])
    holes = [f"{name}: {hole['severity']}, {hole['range']}" for name, hole in told["vulnerabilities"].items()]
    return holes, int(told["metadata"]["dependencies"]["total"])


def main() -> int:
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    lists = sorted((ROOT / "requirements").glob("*.txt"))
    checks = [(f"requirements/{path.name}", lambda path=path: check_python(path)) for path in lists]
    code = 0
    for name, check in [*checks, ("web/package-lock.json", check_page)]:
        try:
            holes, count = check()
        except Unchecked as why:
            print(f"{name}: NOT CHECKED: {why}")
            code = code or NOT_CHECKED
            continue
        print(f"{name}: {count} packages checked, {len(holes) or 'no'} known holes")
        for hole in holes:
            print(f"  {hole}")
        if holes:
            code = FOUND
    return code


if __name__ == "__main__":
    sys.exit(main())
