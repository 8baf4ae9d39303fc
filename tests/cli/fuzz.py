"""Random command lines: whatever is typed, a person reads a sentence and never a traceback.

    python -m tests.cli.fuzz --lines 5000 --seed 1

Lines are made from the commands as they are: every option may be given, left out, repeated or given a wrong value, and
files are good, broken, missing or none at all.  Numbers that only make a run long are small.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import os
import random
import shlex
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

import jurade
from jurade.bots.levels import NAMES
from jurade.cli import run
from jurade.cli.commands import cli

PATIENCE = 60  # seconds for one line; who needs longer has not stopped where it should
CODES = (0, 1, 2)  # well; not well, and why; not understood, and why
ODD = (
    "",
    " ",
    "x",
    "-",
    "--",
    "-1",
    "0",
    "1e999",
    "nan",
    "\udcff",
    "é",
    "🏰",
    "[bold]",
    "[/]",
    "a=b",
    "'",
    "../..",
    "x" * 3000,
)
NUMBERS = ("-1", "0", "1", "2", "3", "2.5", "9" * 30, "9" * 5000, "1_0", "٣")
FEW = ("-1", "0", "1", "2", "x")
TYPED = (
    *("1", "2", "99", "..", "back", "undo", "hint", "help", "?", "board", "choices", "rules", "rules R1", "rules x"),
    *(
        "log",
        "tiles",
        "save here",
        "save no/such/place",
        "'",
        "",
        "skip",
        "pass",
        "y",
        "quit",
        "more",
        "legend",
        "leave",
    ),
)
BOTS = (
    *("random", "random", "greedy", "baron:1", "baron:depth=1:simulations=1", "nobody", "baron:x", "baron:seconds=nan"),
    *("baron:seconds=-1", "baron:depth=", "baron:", ":", ",", "baron:simulations=0"),
)
LONG = ("study", "tune", "arena", "simulate", "bench")  # tried less often: a good line plays games and draws plots


class Material:
    """Files of every kind, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.options: dict[str, list[str]] = {}
        self.names: list[str] = []
        for name in jurade.game_ids():
            game = jurade.game(name)
            self.options[name] = [
                f"{option.id}={value}" for option in game.options for value in (*option.values, "seat1", "7", "")
            ]
            match = game.new(seed=4)
            for _ in range(12):
                seat = match.to_act()[-1]
                match.play(seat, match.choices(seat)[0])
            text = str(match.record)
            self.keep(f"{name}.jur", text)
            self.keep(f"{name}-cut.jur", text[: len(text) * 2 // 3])
            self.keep(f"{name}-seat.jur", str(match.record.export(0)))
            self.keep(f"{name}-rules.jur", text.replace(f'"{game.rules_version}"', '"none/9"'))
            self.keep(f"{name}-result.jur", text.replace('[Result "*"]', '[Result "1 2"]'))
            self.keep(f"{name}.json", json.dumps(match.dump()))
            self.keep(f"{name}-known.json", json.dumps({**match.dump(), "position": match.view(1)["position"]}))
            self.keep(f"{name}-gaps.json", json.dumps({**match.dump(), "position": {}}))
            self.keep(f"{name}.perft", f"id a\nseats {match.seats}\nperft 1 1\n")
        self.keep("odd.jur", '[Game "feudo"]\n[Rules "x"]\n[Seats "\u0663"]\n[Site "[/bold]"]\n0: x ; \u2028\n')
        self.keep("deep.json", "[" * 5000 + "]" * 5000)
        self.keep("deep-position.json", '{"a":' * 5000)
        self.keep("list.json", "[]")
        self.keep("text", "hello\n")
        self.keep("empty", "")
        (folder / "binary").write_bytes(bytes(range(256)))
        self.names += [
            "binary",
            "missing",
            "missing/file",
            ".",
            "..",
            "/",
            "/dev/null",
            "/dev/full",
            "folder",
            "text/file",
        ]
        (folder / "folder").mkdir()

    def keep(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")
        self.names.append(name)


class Writer:
    """Makes command lines."""

    def __init__(self, seed: int, material: Material) -> None:
        self.dice = random.Random(seed)
        self.material = material
        self.command: Any = typer.main.get_command(cli)

    def line(self) -> list[str]:
        args: list[str] = []
        command = self.command
        while getattr(command, "commands", None):
            if self.dice.random() < 0.03:
                return [*args, *self.dice.sample(ODD, 2)]
            names = list(command.commands)
            (name,) = self.dice.choices(names, [1 if each in LONG else 4 for each in names])
            args.append(name)
            command = command.commands[name]
        self.game = self.dice.choice(jurade.game_ids())
        for parameter in command.params:
            args += self.parameter(args, parameter)
        if self.dice.random() < 0.05:
            args.insert(self.dice.randrange(1, len(args) + 1), self.dice.choice(("--no-such", *ODD)))
        if "rules" in args[:1] and len(args) == 1:
            args.append(self.game)
        return args

    def parameter(self, before: list[str], parameter: Any) -> list[str]:
        name = max(parameter.opts, key=len)
        if parameter.param_type_name == "argument":
            needed = parameter.required or self.dice.random() < 0.5
            return [self.value(before, name)] if needed and self.dice.random() < 0.97 else []
        if name in ("--open", "--secure") or self.dice.random() > self.chance(name):
            return self.bounded(before, name)
        if parameter.is_flag:
            return [self.dice.choice([*parameter.opts, *parameter.secondary_opts])]
        given = [self.dice.choice(parameter.opts), self.value(before, name)]
        return given * self.dice.choice((1, 1, 1, 2)) if parameter.multiple else given

    @staticmethod
    def chance(name: str) -> float:
        return {"--jobs": 0.05, "--help": 0.01}.get(name, 0.4)

    def bounded(self, before: list[str], name: str) -> list[str]:
        """What must be small when it is not given, or the line would run for minutes."""
        small = {"--games": "2", "--candidates": "2", "--simulations": "1", "--seconds": "0.1", "--depth": "1"}
        small |= {"--bots": "random", "--rival": "random", "--bot": "random"}
        if name == "--compare":
            return ["--alone"]
        if name == "--bots" and before[0] == "arena":
            return [name, "random,random,random,random"]
        return [name, small[name]] if name in small else []

    def value(self, before: list[str], name: str) -> str:
        dice = self.dice
        if dice.random() < 0.12:
            return dice.choice(ODD)
        if name in ("game", "name") and before[:1] != ["serve"]:
            return self.game if dice.random() < 0.85 else dice.choice(("chess", "carcassone", "CARCASSONNE"))
        if name in ("file", "--from", "--check", "--resume"):
            ends = {"--check": (".perft",), "file": (".jur", ".json")}.get(name, (".jur", ".json"))
            near = [each for each in self.material.names if each.startswith(self.game) and each.endswith(ends)]
            return dice.choice(near if dice.random() < 0.6 and near else [*self.material.names, "last", self.game])
        if name in ("--out", "--keep", "--svg"):
            return dice.choice(
                [f"out-{dice.randrange(10**6)}", f"new-{dice.randrange(10**6)}.html", *self.material.names]
            )
        if name in ("--option", "-o"):
            return dice.choice(self.material.options[self.game])
        if name in ("--bots", "--bot", "--rival"):
            return ",".join(dice.choices(BOTS, k=1 if name != "--bots" else dice.choice((1, 2, 2, 3))))
        if name == "--database":
            return dice.choice([
                f"sqlite:///{self.material.folder / each}" for each in ("store.sqlite", "binary", "missing", "folder")
            ] + ["sqlite://", "mysql://x/y", "nonsense", "sqlite:///", "postgresql://127.0.0.1:1/x"])  # fmt: skip
        return {
            "--language": lambda: dice.choice(("en", "fr", "de")),
            "--seats": lambda: dice.choice(("1", "2", "3", "4", "5", "7", "x")),
            "--people": lambda: dice.choice(("-1", "0", "1", "2", "9")),
            "--seed": lambda: dice.choice(NUMBERS),
            "--ply": lambda: dice.choice(NUMBERS),
            "--seat": lambda: dice.choice(NUMBERS),
            "--page": lambda: dice.choice(NUMBERS),
            "--port": lambda: dice.choice((*NUMBERS, "70000")),
            "--rate": lambda: dice.choice((*NUMBERS, "nan", "inf")),
            "--workers": lambda: dice.choice(FEW),
            "--games": lambda: dice.choice((*FEW, "9" * 12)),
            "--jobs": lambda: dice.choice(("1", "2", "0", "x", "9" * 9)),
            "--depth": lambda: dice.choice(("0", "1", "-1", "x", "9" * 9)),
            "--candidates": lambda: dice.choice(("1", "2", "3", "x", "9" * 9)),
            "--simulations": lambda: dice.choice(("0", "1", "2")),
            "--seconds": lambda: dice.choice(("0.1", "0", "-1", "nan", "inf")),
            "--try": lambda: dice.choice(
                ("depth=1", "depth=1,2", "depth=", "depth", "x=1", "depth=nan", "playout=0,0", "depth=nan,nan")
            ),
            "--on": lambda: dice.choice(("local", "moon", "ray://")),
            "--origin": lambda: dice.choice(("https://a.example", "notaurl", "http://", "https://a/b")),
            "--proxy": lambda: dice.choice(("-", "*", "10.0.0.1", "not-an-ip", "10.0.0.0/8,x")),
            "--name": lambda: dice.choice(("play.example", "http://x", "a b", "")),
            "--host": lambda: dice.choice(("127.0.0.1", "0.0.0.0", "::", "nowhere.invalid")),
            "--log-level": lambda: dice.choice(("info", "loud")),
            "--status": lambda: dice.choice(("open", "shut")),
            "number": lambda: dice.choice(("R1", "r2", "R999", "RULING 1", "1")),
            "--lesson": lambda: "barn",
        }.get(name, lambda: dice.choice((*ODD, *NAMES)))()

    def typed(self) -> str:
        return "".join(f"{self.dice.choice(TYPED)}\n" for _ in range(self.dice.randrange(8)))


@dataclass(frozen=True)
class Fault:
    """A line that was met with something else than a sentence."""

    args: list[str]
    typed: str
    what: str

    def __str__(self) -> str:
        shown = [arg if len(arg) < 100 else f"{arg[:40]}…" for arg in self.args]
        return f"jurade {shlex.join(shown)!a}\n  typed {self.typed!r}\n  {self.what}"


class TooLong(BaseException):
    """Nothing catches it: the line took longer than anybody waits."""


def judge(args: list[str], typed: str) -> str | None:
    """What is wrong with how a line was met; None when nothing is."""
    out, err = _Paper(), io.StringIO()

    def ring(*_: object) -> None:
        raise TooLong

    before, stdin = signal.signal(signal.SIGALRM, ring), sys.stdin
    signal.alarm(PATIENCE)
    try:
        sys.stdin = io.StringIO(typed)
        with redirect_stdout(out), redirect_stderr(err):
            code = run(args)
    except TooLong:
        return f"no answer in {PATIENCE} s"
    except BaseException:
        return traceback.format_exc()
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
        sys.stdin = stdin
    said = err.getvalue()
    if code not in CODES:
        return f"exit code {code}"
    if code == 2 and not said.strip():
        return "refused without a word"
    if "Traceback" in said or "Traceback" in out.getvalue():
        return said + out.getvalue()
    return None


class _Paper(io.StringIO):
    """What Python's standard output takes: text that can be encoded, and nothing else."""

    def write(self, text: str) -> int:
        text.encode("utf-8")
        return super().write(text)


@contextmanager
def place(folder: Path) -> Iterator[Material]:
    """A folder to work in; no server is started, only refused or not."""
    import jurade.server.run as serving
    from jurade.table.store import Store

    before, cwd, environment = serving.run, Path.cwd(), dict(os.environ)
    serving.run = lambda *_, **__: None
    material = Material(folder)

    async def begin() -> None:
        await (await Store.open(f"sqlite:///{folder / 'store.sqlite'}", migrate=True)).close()

    asyncio.run(begin())
    os.chdir(folder)
    os.environ.update(JURADE_GAMES=str(folder / "games"), COLUMNS="80", NO_COLOR="1", TERM="dumb", HOME=str(folder))
    try:
        yield material
    finally:
        serving.run = before
        os.chdir(cwd)
        os.environ.clear()
        os.environ.update(environment)


def fuzz(lines: int, seed: int, folder: Path) -> list[Fault]:
    """Carry out so many lines; those that were not met as they should."""
    faults = []
    with place(folder) as material:
        writer = Writer(seed, material)
        for _ in range(lines):
            args, typed = writer.line(), writer.typed()
            if (wrong := judge(args, typed)) is not None:
                faults.append(Fault(args, typed, wrong))
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--lines", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="jurade-fuzz-") as folder:
        faults = fuzz(given.lines, given.seed, Path(folder))
    for fault in faults:
        print(fault, end="\n\n")
    print(f"{given.lines} command lines in {time.monotonic() - began:.0f} s, {len(faults)} met badly")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
