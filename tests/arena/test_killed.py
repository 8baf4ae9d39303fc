"""Leagues as real processes that are killed: nothing that was played is lost, and nobody is left behind."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

GAMES = 60


def command(folder, *more):
    args = ["arena", "carcassonne", "--bots", "random,page", "--games", str(GAMES), "--jobs", "2", "--out", folder]
    return [sys.executable, "-m", "jurade", *map(str, args), *more]


def start(folder, *more):
    """A league as a terminal starts it: it hears SIGINT, even where whoever runs the tests does not."""
    return subprocess.Popen(
        command(folder, *more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def lines(folder):
    path = folder / "games.jsonl"
    return [line for line in path.read_text().splitlines(keepends=True) if line.endswith("\n")] if path.exists() else []


def wait_until(condition, process, tries=2400):
    """Look again and again, as long as the process runs; a process cannot be asked to tell when it has half done."""
    for _ in range(tries):
        if condition():
            return
        try:
            process.wait(timeout=0.05)
        except subprocess.TimeoutExpired:
            continue
        break
    assert condition(), process.stderr.read()


def session(leader):
    """The living processes of a session: pid and parent."""
    found = {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdecimal():
            continue
        try:
            after_name = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(after_name[3]) == leader and after_name[0] not in "ZX":
            found[int(folder.name)] = int(after_name[1])
    return found


def outcome(folder):
    """What the games were, without the time they took."""
    results = [json.loads(line) for line in lines(folder)]
    return {(r["seed"], tuple(r["bots"])): (r["scores"], r["places"], r["decisions"]) for r in results}


@pytest.mark.slow
def test_a_killed_league_loses_only_the_games_under_way(tmp_path):
    """kill -9 in the middle; the same call again goes on; the end is that of a league that was never killed."""
    process = start(tmp_path / "killed")
    try:
        wait_until(lambda: len(lines(tmp_path / "killed")) >= 5, process)
        assert len(session(process.pid)) >= 3  # the league and two processes that play for it
    finally:
        os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    kept = lines(tmp_path / "killed")
    assert 5 <= len(kept) < GAMES
    watcher = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(120)"])
    try:
        wait_until(lambda: not session(process.pid), watcher)  # the processes that played for it end too
    finally:
        watcher.kill()
        watcher.wait()

    again = subprocess.run(command(tmp_path / "killed"), capture_output=True, text=True)
    assert again.returncode == 0, again.stderr
    assert f"{len(kept)} of {GAMES} games are there already" in again.stdout
    now = lines(tmp_path / "killed")
    assert now[: len(kept)] == kept
    assert len(now) == len(outcome(tmp_path / "killed")) == GAMES

    whole = subprocess.run(command(tmp_path / "whole"), capture_output=True, text=True)
    assert whole.returncode == 0, whole.stderr
    assert outcome(tmp_path / "killed") == outcome(tmp_path / "whole")
    ratings = [
        [(row["name"], row["mu"]) for row in json.loads((tmp_path / name / "standings.json").read_text())["standings"]]
        for name in ("killed", "whole")
    ]
    assert ratings[0] == ratings[1]


@pytest.mark.slow
def test_a_league_outlives_the_death_of_a_process_that_plays_for_it(tmp_path):
    process = start(tmp_path)
    wait_until(lambda: len(lines(tmp_path)) >= 5, process)
    living = session(process.pid)
    workers = [pid for pid, parent in living.items() if parent != process.pid and parent in living]
    os.kill(workers[0], signal.SIGKILL)
    _, errors = process.communicate()
    assert process.returncode == 0, errors
    assert len(outcome(tmp_path)) == GAMES


@pytest.mark.slow
def test_an_interrupted_league_ends_at_once_and_quietly(tmp_path):
    process = start(tmp_path)
    wait_until(lambda: len(lines(tmp_path)) >= 5, process)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert 5 <= len(lines(tmp_path)) < GAMES
