"""Long runs as real processes that are stopped or run out of space: what was played is kept, and said in a sentence."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PATHS = os.pathsep.join(os.path.abspath(path) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path)
PATIENCE = 120  # seconds, for machines with much else to do


def start(*args, cwd, limit=None, **more):
    """A command as a terminal starts it: it hears SIGINT, even where whoever runs the tests does not."""

    def prepare():
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    environment = {**os.environ, "PYTHONPATH": PATHS, "COLUMNS": "80", "NO_COLOR": "1", "JURADE_GAMES": str(cwd)}
    return subprocess.Popen(
        [sys.executable, *(("-m", "jurade") if args[0] != "-c" else ()), *map(str, args)],
        **{"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more},
        text=True, cwd=cwd, env=environment, start_new_session=True, preexec_fn=prepare,
    )  # fmt: skip


def interrupted(process, condition):
    """Stop the whole group, as Ctrl-C does, once the condition holds; code, output, complaint."""
    for _ in range(PATIENCE * 20):
        if condition() or process.poll() is not None:
            break
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in f"{err}{out}", err
    return process.returncode, out, " ".join(err.split())


def count(path):
    return path.read_text(encoding="utf-8").count("\n") if path.is_file() else 0


MANY = "1000000"


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_stopped_simulation_tells_and_keeps_what_it_has(tmp_path, jobs):
    args = ("simulate", "flandern", "--bots", "greedy", "--out", "sim")
    process = start(*args, "--games", MANY, "--jobs", jobs, cwd=tmp_path)
    code, out, err = interrupted(process, lambda: count(tmp_path / "sim" / "games.jsonl") > 20)
    assert code == 130
    told = json.loads((tmp_path / "sim" / "summary.json").read_text(encoding="utf-8"))
    assert told["games"] == count(tmp_path / "sim" / "games.jsonl") > 20
    assert f"stopped: these are {told['games']} of {MANY} games; the same call again plays the rest" in err
    assert f"flandern, {told['games']} games" in out
    again = start(*args, "--games", told["games"] + 2, cwd=tmp_path)
    out, _ = again.communicate(timeout=PATIENCE)
    assert f"{told['games']} of {told['games'] + 2} games are there already" in out
    assert f"flandern, {told['games'] + 2} games" in out


@pytest.mark.slow
def test_a_stopped_league_says_where_its_games_are(tmp_path):
    process = start("arena", "flandern", "--bots", "random,page", "--games", "100000", "--out", "l", cwd=tmp_path)
    code, out, err = interrupted(process, lambda: count(tmp_path / "l" / "games.jsonl") > 4)
    kept = count(tmp_path / "l" / "games.jsonl")
    assert code == 130
    assert f"stopped: {kept} of 100000 games are kept in 'l'; the same call again plays the rest" in err
    assert f"flandern, {kept} games" in out
    assert json.loads((tmp_path / "l" / "standings.json").read_text(encoding="utf-8"))["games"] == kept


@pytest.mark.slow
def test_a_stopped_study_writes_the_page_of_what_is_complete_and_goes_on(tmp_path):
    args = ("study", "flandern", "--bots", "random", "--games", "40", "--keep", "games", "--out", "page.html")
    process = start(*args, cwd=tmp_path)
    first = tmp_path / "games" / "as-given" / "games.jsonl"
    code, out, err = interrupted(process, lambda: len(list((tmp_path / "games").glob("*/games.jsonl"))) >= 3)
    assert code == 130
    assert "stopped: the page has " in err
    assert "settings; the same call again plays the rest" in err
    assert "the study is in page.html" in out
    assert "<h1>" in (tmp_path / "page.html").read_text(encoding="utf-8")
    before = first.read_text(encoding="utf-8")
    assert before.count("\n") == 40
    whole = start(*args, cwd=tmp_path)
    out, err = whole.communicate(timeout=PATIENCE)
    assert whole.returncode == 0, err
    assert first.read_text(encoding="utf-8") == before
    fresh = start("study", "flandern", "--bots", "random", "--games", "40", "--out", "fresh.html", cwd=tmp_path)
    fresh.communicate(timeout=PATIENCE)
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == (tmp_path / "fresh.html").read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_study_stopped_in_its_first_setting_shows_the_games_it_has(tmp_path):
    process = start("study", "flandern", "--bots", "random", "--games", MANY, "--keep", "games", cwd=tmp_path)
    code, _, err = interrupted(process, lambda: count(tmp_path / "games" / "as-given" / "games.jsonl") > 40)
    assert code == 130
    assert "stopped: the page has the first " in err
    assert "<h1>" in (tmp_path / "study.html").read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_stopped_race_goes_on_after_its_last_round(tmp_path):
    """The end is that of a race that was never stopped."""
    args = ("tune", "flandern", "--candidates", "5", "--games", "4", "--simulations", "8", "--rival", "random")
    process = start(*args, "--out", "race.json", cwd=tmp_path)
    code, _, err = interrupted(process, lambda: (tmp_path / "race.json").is_file() and count(tmp_path / "race.json"))
    again = start(*args, "--out", "race.json", cwd=tmp_path)
    out, _ = again.communicate(timeout=PATIENCE)
    if code == 130:  # or it was over before it heard of it
        assert "rounds are kept; the same call again goes on after them" in err
        assert "rounds are in race.json already" in out
    whole = start(*args, "--out", "whole.json", cwd=tmp_path)
    whole.communicate(timeout=PATIENCE)
    rounds = [json.loads((tmp_path / name).read_text(encoding="utf-8")) for name in ("race.json", "whole.json")]
    assert rounds[0] == rounds[1]
    other = start(*args, "--seed", "2", "--out", "race.json", cwd=tmp_path)
    _, err = other.communicate(timeout=PATIENCE)
    assert "'race.json' holds something else than this race; choose another file" in " ".join(err.split())


@pytest.mark.slow
def test_a_stopped_measurement_shows_what_was_measured(tmp_path):
    with (tmp_path / "out").open("w") as told:
        process = start("bench", "--seconds", "1", "--json", cwd=tmp_path, stdout=told)
        code, _, err = interrupted(process, lambda: count(tmp_path / "out") > 0)
    assert code == 130
    assert "of 5 games were measured" in err
    assert len((tmp_path / "out").read_text(encoding="utf-8").splitlines()) < 5


@pytest.mark.slow
@pytest.mark.parametrize("command", [("simulate", "flandern"), ("arena", "flandern"), ("study", "flandern")])
def test_stopped_before_the_first_game_nothing_is_kept_and_that_is_said(tmp_path, command):
    """The baron thinks longer about one game than anybody waits."""
    out = {"simulate": "sim", "arena": "sim", "study": "sim.html"}[command[0]]
    bots = "baron:100000000,greedy"
    process = start(*command, "--bots", bots, "--games", "4", "--jobs", "2", "--out", out, cwd=tmp_path)
    code, _, err = interrupted(process, lambda: _has_children(process.pid))
    assert code == 130
    assert not err or "stopped: " in err


def _has_children(pid):
    """Do processes play for it already?"""
    tasks = Path(f"/proc/{pid}/task/{pid}/children")
    return tasks.is_file() and len(tasks.read_text().split()) >= 2


LOADING = """
import os, runpy, signal, sys

class Stopper:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Stopper())
sys.argv = ["jurade", "arena", "flandern", "--bots", "random,page"]
runpy.run_module("jurade", run_name="__main__")
"""


@pytest.mark.parametrize(
    "module",
    ["jurade.core.errors", "jurade.cli.commands", "typer", "rich.progress", "jurade.core.match", "jurade.arena.league"],
)
def test_a_command_stopped_while_it_loads_just_ends(tmp_path, module):
    process = start("-c", LOADING.format(module=module), cwd=tmp_path)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (130, "", "")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("args", "limit", "sentence"),
    [
        (("simulate", "flandern", "--games", "400", "--out", "x"), 40_000, "the games cannot be kept in 'x': File too"),
        (
            ("simulate", "flandern", "--games", "9", "--out", "x"),
            9_000,
            "the games cannot be kept in 'x': File too large",
        ),
        (
            ("arena", "flandern", "--bots", "random,page", "--out", "x"),
            3_000,
            "the league cannot be kept in 'x': File too",
        ),
        (
            ("study", "flandern", "--bots", "random", "--games", "4", "--alone"),
            9_000,
            "the file 'study.html' cannot be",
        ),
        (
            ("tune", "flandern", "--simulations", "1", "--games", "2", "--candidates", "2"),
            200,
            "cannot be written: File too",
        ),
        (("play", "carcassonne", "--people", "0", "--bot", "random"), 2_000, "the game could not be written to"),
    ],
)
def test_a_full_disk_is_said_in_a_sentence(tmp_path, args, limit, sentence):
    """A limit on the size of files stands for the disk: what is written fails in the middle."""
    process = start(*args, cwd=tmp_path, limit=limit)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2, err
    assert sentence in " ".join(err.split())
    assert "Traceback" not in err


def test_output_that_nobody_can_take_is_no_traceback(tmp_path):
    with Path("/dev/full").open("w") as full:
        process = start("games", cwd=tmp_path, stdout=full)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "Traceback" not in err
    assert "Exception ignored" not in err
    reader, writer = os.pipe()
    os.close(reader)
    process = start("rules", "carcassonne", cwd=tmp_path, stdout=writer)
    os.close(writer)
    _, err = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in err
    assert "Exception ignored" not in err


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("simulate", "flandern", "--out", "file"), "nothing can be written into 'file': File exists"),
        (("simulate", "flandern", "--out", "file/x"), "nothing can be written into 'file/x': Not a directory"),
        (("study", "flandern", "--out", "none/page.html"), "the file 'none/page.html' cannot be written: No such file"),
        (("study", "flandern", "--out", "."), "the file '.' cannot be written: Is a directory"),
        (("study", "flandern", "--keep", "file"), "nothing can be written into 'file'"),
        (("tune", "flandern", "--out", "none/race.json"), "the file 'none/race.json' cannot be written: No such file"),
        (("tune", "flandern", "--out", "file"), "'file' holds something else than this race"),
        (("arena", "flandern", "--out", "file"), "the league cannot be kept in 'file'"),
    ],
)
def test_outputs_are_tried_before_the_first_game(run, tmp_path, args, sentence):
    """With a million games: whoever played them first would not answer today."""
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    done = run(*args, "--games", "10000" if args[0] == "tune" else MANY)
    assert done.code == 2
    assert sentence in done.complaint
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"
