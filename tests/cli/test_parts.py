"""A command that needs a part which is not installed says which, and does nothing else."""

import sys
import tomllib
from pathlib import Path

import pytest

from jurade.cli import EXTRAS

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.mark.parametrize(
    ("command", "module", "part"),
    [
        (("serve", "--port", "0"), "fastapi", "server"),
        (("admin", "people", "--database", "sqlite:///x.db"), "sqlalchemy", "server"),
        (("simulate", "feudo", "--games", "1", "--out", "there"), "matplotlib", "plots"),
        (("arena", "feudo", "--bots", "random,greedy", "--games", "2"), "matplotlib", "plots"),
        (("study", "feudo"), "matplotlib", "plots"),
    ],
)
def test_a_missing_part_is_named(run, monkeypatch, command, module, part):
    for name in [name for name in sys.modules if name.partition(".")[0] == module]:
        monkeypatch.delitem(sys.modules, name)
    for name in [name for name in sys.modules if name.startswith(("jurade.server.", "jurade.table."))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)  # as if it were not there
    done = run(*command)
    assert done.code == 1
    assert f"pip install 'jurade[{part}]'" in " ".join(done.err.split())
    assert "Traceback" not in done.err


def test_every_part_is_one_of_the_project():
    assert EXTRAS.keys() <= PROJECT["optional-dependencies"].keys()
