"""Imports point one way: cli, server, terminal, adapters → table, arena → bots → games → core."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"

# What each part may import besides itself.  "jurade" is the public face (jurade/__init__.py).
MAY: dict[str, set[str]] = {"core": set()}
MAY["games"] = {"core"}
MAY["jurade"] = {"core"}
MAY["bots"] = {"jurade", "games", "core"}
MAY["table"] = MAY["arena"] = {"bots"} | MAY["bots"]
MAY["server"] = MAY["terminal"] = MAY["adapters"] = {"table", "arena"} | MAY["table"]
MAY["cli"] = {"server", "terminal", "adapters"} | MAY["server"]
MAY["__main__"] = {"cli"}


def imports(text: str, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything imported, wherever it stands; ``from a import b`` gives ``a.b``."""
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")
            start = ".".join(base[: len(base) - node.level + 1]) if node.level else ""
            origin = ".".join(part for part in (start, node.module) if part)
            for alias in node.names:
                yield node.lineno, f"{origin}.{alias.name}"


def part(name: str) -> str:
    """The part of Jurade a dotted name belongs to; names of the public face belong to ``jurade``."""
    words = name.split(".")
    if len(words) > 1 and (words[1] in MAY or (SOURCE / "jurade" / words[1]).is_dir()):
        return words[1]
    return "jurade" if len(words) == 1 or not (SOURCE / "jurade" / f"{words[1]}.py").is_file() else words[1]


def game_of(name: str) -> str | None:
    """The game a dotted name belongs to, if any."""
    words = name.split(".")
    is_game = words[:2] == ["jurade", "games"] and len(words) > 2
    return words[2] if is_game and (SOURCE / "jurade" / "games" / words[2]).is_dir() else None


def complaint(module: str, imported: str) -> str | None:
    """Why this module may not import that name, or None."""
    if imported.split(".")[0] != "jurade":
        return None
    here, there = part(module), part(imported)
    if here not in MAY:
        return f"jurade.{here} has no place among the arrows yet: give it one in MAY"
    if here != there and there not in MAY[here]:
        return f"{here} may not import {there}"
    mine, other = game_of(module), game_of(imported)
    if other is not None and other != mine:
        if here == "games":
            return "no game imports another"
        if imported != f"jurade.games.{other}.GAME":
            return "outside a game's package only its GAME may be imported"
    return None


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted((SOURCE / "jurade").rglob("*.py")):
        yield ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"), path


def test_every_import_follows_the_arrows() -> None:
    """Every import in src/, lazy ones and those for type checking included."""
    wrong = []
    for module, path in modules():
        for line, imported in imports(path.read_text(encoding="utf-8"), module, path.name == "__init__.py"):
            if reason := complaint(module, imported):
                wrong.append(f"{path.relative_to(SOURCE.parent)}:{line}: {imported}: {reason}")
    assert wrong == [], "\n".join(wrong)


def test_every_part_has_its_place() -> None:
    """A new package or module directly below jurade must be placed among the arrows."""
    assert set() == {part(module) for module, _ in modules()} - set(MAY)


@pytest.mark.parametrize(
    ("module", "text", "allowed"),
    [
        ("jurade.core.state", "from jurade.core.rng import Rng", True),
        ("jurade.core.state", "from .rng import Rng", True),
        ("jurade.core.state", "import os, librt.vecs", True),
        ("jurade.core.state", "from jurade import games", False),
        ("jurade.core.state", "import jurade", False),
        ("jurade.core.state", "from ..bots import greedy", False),
        ("jurade.core.state", "def f():\n    from jurade.table import store", False),
        ("jurade.games.feudo.rules.state", "from jurade.games.feudo import tables", True),
        ("jurade.games.feudo.rules.state", "from . import tables", True),
        ("jurade.games.feudo.rules.state", "from jurade.games.bastide import GAME", False),
        ("jurade.games.feudo.rules.state", "from ...bastide.rules.state import State", False),
        ("jurade.games.feudo.rules.state", "from jurade.bots import greedy", False),
        ("jurade.bots.greedy", "from jurade.games.feudo import GAME", True),
        ("jurade.bots.greedy", "from jurade.games.feudo import state", False),
        ("jurade.bots.greedy", "from jurade.games.feudo.rules.state import State", False),
        ("jurade.bots.greedy", "import jurade.games.feudo.rules.state", False),
        ("jurade.bots.greedy", "from jurade.arena import ratings", False),
        ("jurade.table.seats", "from jurade.bots import levels", True),
        ("jurade.table.seats", "from jurade.server import http", False),
        ("jurade.terminal.play", "import jurade", True),
        ("jurade.cli", "from jurade.terminal import play", True),
        ("jurade.terminal.play", "from jurade.cli import app", False),
    ],
)
def test_the_arrows_themselves(module: str, text: str, allowed: bool) -> None:
    """The check lets through what it should, and nothing else."""
    reasons = [complaint(module, imported) for _, imported in imports(text, module, is_package=False)]
    assert allowed is not any(reasons)
