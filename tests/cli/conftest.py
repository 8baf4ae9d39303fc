"""Command lines, carried out in this process."""

import io
from typing import NamedTuple

import pytest

from jurade.cli import run as carry_out
from jurade.cli.common import err, out


class Done(NamedTuple):
    """How a command ended and what it said; line breaks and colours apart."""

    code: int
    out: str
    err: str

    @property
    def complaint(self):
        return " ".join(self.err.split())


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """Carry out a command line, in an empty folder, with games kept there; what is typed is ``stdin``."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JURADE_GAMES", str(tmp_path / "games"))
    for console in (out, err):
        monkeypatch.setattr(console, "_width", 80)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "JURADE_LANGUAGE", "JURADE_DATABASE"):
        monkeypatch.delenv(name, raising=False)

    def run(*args, stdin=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = carry_out([str(arg) for arg in args])
        return Done(code, *capsys.readouterr())

    return run
