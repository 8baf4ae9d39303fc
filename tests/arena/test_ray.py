"""Leagues on a real Ray: one started for the league, one that runs already, and one that does not answer."""

import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent


def arena(folder, *more, **env):
    args = ["arena", "carcassonne", "--bots", "random,page", "--games", "6", "--jobs", "2", "--out", str(folder)]
    return subprocess.run(
        [sys.executable, "-m", "jurade", *args, *more],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "300", **env},
        timeout=300,
    )


def games(folder):
    """What was played, without the time it took."""
    found = {}
    for line in (folder / "games.jsonl").read_text().splitlines():
        result = json.loads(line)
        for timing in ("seconds", "move_seconds", "slowest"):
            del result[timing]
        found[result["seed"], tuple(result["bots"])] = result
    return found


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


@pytest.fixture
def short_path():
    """Ray's sockets lie below its folder, and the path of a socket may not be long."""
    with tempfile.TemporaryDirectory(prefix="ray") as folder:
        yield folder


@pytest.mark.slow
def test_a_league_on_ray_is_the_league_on_local_processes(tmp_path):
    done = arena(tmp_path / "ray", "--on", "ray")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert arena(tmp_path / "local").returncode == 0
    assert games(tmp_path / "ray") == games(tmp_path / "local")
    assert len(games(tmp_path / "ray")) == 6


@pytest.mark.slow
def test_a_league_on_a_cluster_that_runs_already(tmp_path, short_path):
    """Through the client's door, ray://, of a cluster of one machine with two cores."""
    client = free_port()
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    env = {**os.environ, **token, "RAY_USAGE_STATS_ENABLED": "0"}
    head = subprocess.Popen(
        [BIN / "ray", "start", "--head", "--block", "--num-cpus=2", "--include-dashboard=false",
         "--node-ip-address=127.0.0.1", f"--port={free_port()}", f"--ray-client-server-port={client}",
         "--object-store-memory=100000000", f"--temp-dir={short_path}"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env,
    )  # fmt: skip
    try:
        for line in head.stdout:
            if "--block" in line:  # the last thing it says before it waits
                break
        done = arena(tmp_path / "cluster", "--on", f"ray://127.0.0.1:{client}", **token)
        assert done.returncode == 0, done.stderr
    finally:
        head.terminate()
        head.communicate(timeout=60)
    assert arena(tmp_path / "local").returncode == 0
    assert games(tmp_path / "cluster") == games(tmp_path / "local")


@pytest.mark.slow
def test_a_cluster_that_does_not_answer_gets_a_sentence(tmp_path):
    address = f"ray://127.0.0.1:{free_port()}"
    done = arena(tmp_path, "--on", address)
    assert done.returncode == 2
    assert f"no Ray cluster answers at '{address}'" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "games.jsonl").read_text()
