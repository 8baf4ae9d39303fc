"""Make the sdist and the wheel, and try them as somebody would who has nothing of Jurade but them.

    make wheel                      every Python of this machine that is new enough
    make wheel ARGS="python3.12"    these

The wheel is built from the sdist alone, checked by twine, installed into an empty environment outside of this folder,
and tried: the version, a rule, a game between bots, a plain sentence where a part is missing; then, with the part
``server``, a running server, its page and a table on it.  Figures of size and time are printed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
TOOLS = ("build==1.6.1", "twine==7.0.0")
PAUSE, PATIENCE = 0.2, 60


def run(*command: str | Path, folder: Path | None = None) -> str:
    """What a command prints; a sentence when it fails."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "JURADE", "VIRTUAL"))}
    done = subprocess.run([str(part) for part in command], cwd=folder, env=clean, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def environment(python: str, folder: Path, *packages: str | Path) -> Path:
    """An empty environment with these packages; its folder of programs."""
    run(python, "-m", "venv", folder)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check", *packages)
    return programs


def size_of(folder: Path) -> str:
    return f"{sum(path.stat().st_size for path in folder.rglob('*') if path.is_file()) / 1e6:.0f} MB"


def make(tools: Path, python: str, folder: Path) -> Path:
    """A wheel for one Python, from the sdist alone; the path to it."""
    sdist = next(DIST.glob("jurade-*.tar.gz"))
    shutil.unpack_archive(sdist, folder, filter="data")
    source = next(folder.glob("jurade-*"))
    builder = environment(python, folder / "builder", TOOLS[0])
    run(builder / "python", "-m", "build", "--wheel", "--outdir", DIST, source)
    made = max(DIST.glob("jurade-*.whl"), key=lambda path: path.stat().st_mtime)
    run(tools / "twine", "check", "--strict", made)
    return made


def try_base(wheel: Path, python: str, folder: Path) -> None:
    """Rules, bots and terminal without anything else."""
    began = time.monotonic()
    programs = environment(python, folder / "base", wheel)
    jurade = programs / "jurade"
    assert re.fullmatch(r"jurade \S+\n", run(jurade, "--version", folder=folder))
    assert "R1." in run(jurade, "rules", "feudo", "R1", folder=folder)
    run(jurade, "simulate", "carcassonne", "--games", "1", "--bots", "greedy", folder=folder)
    print(f"  from pip to the first game: {time.monotonic() - began:.0f} s; base install {size_of(folder / 'base')}")
    refused = subprocess.run([jurade, "serve"], cwd=folder, capture_output=True, text=True)
    assert refused.returncode == 1, refused
    assert "jurade[server]" in refused.stderr, refused.stderr
    where = "import jurade.games.feudo.rules.state as state; print(state.__file__)"
    compiled = run(programs / "python", "-c", where, folder=folder)
    assert not compiled.strip().endswith(".py"), "the rules are not compiled"


def try_server(wheel: Path, python: str, folder: Path) -> None:
    """The page, and a table on a server."""
    programs = environment(python, folder / "full", f"{wheel}[server,plots]")
    print(f"  with server and plots: {size_of(folder / 'full')}")
    log = folder / "log"
    with log.open("w") as out:
        command = [
            programs / "jurade",
            "serve",
            "--port",
            "0",
            "--no-browser",
            "--database",
            f"sqlite:///{folder}/t.db",
        ]
        server = subprocess.Popen(command, cwd=folder, stdout=out, stderr=out)
    try:
        url = _address(log)
        with urllib.request.urlopen(f"{url}/") as page:
            text = page.read().decode()
        assert "<script" in text, text[:200]
        source = re.search(r'src="(/[^"]+[.]js)"', text)
        assert source is not None, text[:500]
        with urllib.request.urlopen(url + source[1]) as script:
            assert len(script.read()) > 1000
        with urllib.request.urlopen(f"{url}/api/games") as games:
            assert "carcassonne" in json.dumps(json.load(games))
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _address(log: Path) -> str:
    """Where the server says it is."""
    for _ in range(int(PATIENCE / PAUSE)):
        if found := re.search(r"http://[\w.:]+", log.read_text()):
            return found[0]
        time.sleep(PAUSE)
    sys.exit(f"the server does not say where it is: {log.read_text()}")


def main() -> None:
    pythons = sys.argv[1:] or [name for name in PYTHONS if _works(name)]
    if not (ROOT / "src" / "jurade" / "server" / "page" / "index.html").is_file():
        sys.exit("The page has not been built; say make wheel, which builds it first.")
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as place:
        tools = environment(sys.executable, Path(place) / "tools", *TOOLS)
        print("== The sdist")
        run(tools / "python", "-m", "build", "--sdist", "--outdir", DIST, ROOT)
        run(tools / "twine", "check", "--strict", next(DIST.glob("*.tar.gz")))
        for python in pythons:
            print(f"== {python}", flush=True)
            folder = Path(place) / python.replace(os.sep, "-")
            folder.mkdir()
            wheel = make(tools, python, folder)
            print(f"  {wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
            try_base(wheel, python, folder)
            try_server(wheel, python, folder)


def _works(python: str) -> bool:
    try:
        return subprocess.run([python, "-c", ""], capture_output=True).returncode == 0
    except OSError:
        return False


if __name__ == "__main__":
    main()
