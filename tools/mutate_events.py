"""Change what the rules note, one thing at a time, and see whether a test finds it.

    python tools/mutate_events.py [number of mutants]

A mutant leaves an event out, leaves one of its facts out, or says another value for it.
Each is tried on a copy of the source, in plain Python, against tests/games/test_events.py.
What nobody finds is listed; the figures are kept in bench/results/mutants.md.
"""

from __future__ import annotations

import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RESULT = ROOT / "bench" / "results" / "mutants.md"
NUMBER = 60


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    path: Path
    line: int
    what: str
    changed: Callable[[], str]  # the file with the change

    @property
    def game(self) -> str:
        return self.path.parts[self.path.parts.index("games") + 1]

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT / 'src' / 'jurade')}:{self.line} {self.what}"


def notes(tree: ast.Module) -> list[ast.Call]:
    """Every place where an event is noted."""
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "note"
    ]


def mutants(path: Path) -> Iterator[Mutant]:
    """All changes of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for number, call in enumerate(notes(tree)):
        name = ast.unparse(call.args[0])
        yield Mutant(path, call.lineno, f"{name} is left out", partial(_changed, tree, number, _silent))
        for place, facts in enumerate(call.args[1:], 1):
            for at, fact in enumerate(facts.keys if isinstance(facts, ast.Dict) else []):
                if fact is None:
                    continue  # facts that are added up elsewhere
                for what, change in (("lacks", _without), ("says another", _other)):
                    changed = partial(_changed, tree, number, partial(change, place, at))
                    yield Mutant(path, call.lineno, f"{name} {what} {ast.unparse(fact)}", changed)


def _without(place: int, at: int, call: ast.Call) -> None:
    facts = call.args[place]
    assert isinstance(facts, ast.Dict)
    del facts.keys[at], facts.values[at]


def _other(place: int, at: int, call: ast.Call) -> None:
    facts = call.args[place]
    assert isinstance(facts, ast.Dict)
    made = f"__import__('tools.mutate_events').mutate_events.another({ast.unparse(facts.values[at])})"
    facts.values[at] = ast.parse(made, mode="eval").body


def _silent(call: ast.Call) -> None:
    call.func = ast.Name("str", ast.Load())
    call.args, call.keywords = [], []


def _changed(tree: ast.Module, number: int, change: Callable[[ast.Call], None]) -> str:
    other = copy.deepcopy(tree)
    change(notes(other)[number])
    return ast.unparse(ast.fix_missing_locations(other))


def another(value: object) -> object:
    """Not this value, but one of its kind: what a mutant says instead."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    return value[1:] if isinstance(value, list) and value else ["x"]


def is_found(mutant: Mutant, source: Path) -> bool:
    """Does a test fail on a copy of the source in which this is changed?"""
    changed = source / mutant.path.relative_to(ROOT / "src")
    before = changed.read_text(encoding="utf-8")
    changed.write_text(mutant.changed(), encoding="utf-8")
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "tests/games/test_events.py",
             "-k", mutant.game],
            cwd=ROOT, capture_output=True, env={**os.environ, "PYTHONPATH": f"{source}:{ROOT}", "JURADE_PURE": "1"},
        )  # fmt: skip
    finally:
        changed.write_text(before, encoding="utf-8")
    return done.returncode == 1


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else NUMBER
    found = [m for path in sorted((ROOT / "src/jurade/games").glob("*/rules/*.py")) for m in mutants(path)]
    chosen = random.Random(1265).sample(found, min(number, len(found)))
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("page", "__pycache__"))
        missed = []
        for count, mutant in enumerate(chosen, 1):
            if not is_found(mutant, source):
                missed.append(mutant)
            print(f"\r{count} of {len(chosen)} mutants, {len(missed)} not found", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    lines = [
        "# Mutants of events\n",
        f"Written by `python tools/mutate_events.py {number}`: of {len(found)} possible changes of what the rules note"
        f" (an event or a fact left out, another value), {len(chosen)} were tried, drawn by lot; {len(missed)} were not"
        " found by tests/games/test_events.py.\n",
        *(f"- not found: {mutant}" for mutant in missed),
        *(f"- found: {mutant}" for mutant in sorted(chosen, key=str) if mutant not in missed),
    ]
    RESULT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
