"""The command line as a user meets it: what it says, and how it ends."""

import json
import os
import re
import subprocess
import sys

import pytest

# PYTHONPATH=src must mean the same source wherever a command runs.
PATHS = os.pathsep.join(os.path.abspath(path) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path)


def jurade(*args, stdin="", cwd=None, **env):
    done = subprocess.run(
        [sys.executable, "-m", "jurade", *args],
        input=stdin, capture_output=True, text=True, cwd=cwd,
        env={**os.environ, "PYTHONPATH": PATHS, "COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb", **env},
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A finished game, played by bots alone."""
    folder = tmp_path_factory.mktemp("games")
    code, out, err = jurade(
        "play", "carcassonne", "--people", "0", "--bot", "random", "--seed", "5", JURADE_GAMES=str(folder)
    )
    assert code == 0, err
    assert "wins" in out or "share" in out
    return next(folder.glob("carcassonne-*.jur"))


def test_help_teaches():
    code, out, _ = jurade("--help")
    assert code == 0
    for command in ("games", "play", "simulate", "replay", "show", "perft", "rules", "bench"):
        assert command in out
        assert jurade(command, "--help")[0] == 0
    for command in ("simulate", "arena", "study", "tune"):
        assert f"jurade {command} carcassonne" in " ".join(jurade(command, "--help")[1].split())


def test_games_lists_the_games_and_their_options():
    assert "carcassonne" in jurade("games")[1]
    out = jurade("games", "carcassonne")[1]
    assert "wagon_move" in out
    assert "neighbourhood" in out
    assert "Chariot" in jurade("games", "carcassonne", "--language", "fr")[1] or "chariot" in jurade(
        "games", "carcassonne", "-l", "fr")[1]  # fmt: skip


def test_playing_by_a_pipe_ends_kindly_and_can_be_resumed(tmp_path):
    code, out, _ = jurade("play", "--seed", "3", stdin="1\n1\n", JURADE_GAMES=str(tmp_path))
    assert code == 0
    kept = next(tmp_path.glob("*.jur"))
    assert "--resume" in out
    before = kept.read_text()
    code, out, _ = jurade("play", "--resume", str(kept), stdin="quit\n")
    assert code == 0
    assert kept.read_text().startswith(before[:200])


def test_without_a_keyboard_nothing_hangs(tmp_path):
    code, out, _ = jurade("play", stdin="", JURADE_GAMES=str(tmp_path))
    assert code == 0
    assert "--resume" in out


def test_replay_tells_the_game(record):
    code, out, _ = jurade("replay", str(record))
    assert code == 0
    assert re.search(r"carcassonne, \d+ plies, .*: \d+ \d+", out)
    assert len(out.splitlines()) > 100
    code, out, _ = jurade("replay", "-q", "-l", "fr", str(record))
    assert code == 0
    assert len(out.splitlines()) == 1


def test_show_draws_a_position(record, tmp_path):
    code, out, _ = jurade("show", str(record), "--ply", "5")
    assert code == 0
    assert "CCC" in out
    picture = tmp_path / "board.svg"
    assert jurade("show", str(record), "--svg", str(picture))[0] == 0
    assert picture.read_text().startswith("<svg")


def test_perft_counts(record):
    assert jurade("perft", "carcassonne", "--depth", "1", "--option", "first_player=seat0")[1].strip() == "36"
    out = jurade("perft", "carcassonne", "--depth", "1", "--divide", "-o", "first_player=random")[1]
    assert out.splitlines() == ["first 0  1", "first 1  1", "2"]


def test_rules_are_looked_up():
    code, out, _ = jurade("rules", "carcassonne", "r40")
    assert code == 0
    assert out.startswith("R40. ")
    assert jurade("rules", "carcassonne", "R40", "--language", "fr")[1] != out
    assert jurade("rules", "carcassonne")[1].startswith("# ")


def test_simulate_writes_figures_and_plots(tmp_path):
    code, out, err = jurade(
        "simulate",
        "carcassonne",
        "--games",
        "6",
        "--seats",
        "3",
        "--bots",
        "random",
        "--jobs",
        "2",
        "--out",
        str(tmp_path),
    )
    assert code == 0, err
    assert "decisions per game" in out
    told = json.loads((tmp_path / "summary.json").read_text())
    assert told["games"] == 6
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 7
    assert (tmp_path / "simulation.png").stat().st_size > 10_000
    assert (tmp_path / "simulation.svg").exists()


def test_arena_keeps_a_league_and_makes_it_longer(tmp_path):
    args = ("arena", "carcassonne", "--bots", "random,page", "--out", str(tmp_path / "league"))
    code, out, err = jurade(*args, "--games", "2", "--records")
    assert code == 0, err
    assert "row against column" in out
    first = (tmp_path / "league" / "games.jsonl").read_text()
    assert len(first.splitlines()) == 2
    code, out, err = jurade(*args, "--games", "3", "--records")
    assert code == 0, err
    assert "2 of 3 games are there already" in out
    assert "3 games are no whole number of rounds of 2" in " ".join(err.split())
    assert (tmp_path / "league" / "games.jsonl").read_text().startswith(first)
    assert json.loads((tmp_path / "league" / "standings.json").read_text())["games"] == 3
    assert len(list((tmp_path / "league" / "records").glob("*.jur"))) == 3


def test_study_writes_a_page(tmp_path):
    page = tmp_path / "study.html"
    code, _, err = jurade(
        "study", "flandern", "--games", "2", "--bots", "random", "--alone", "-l", "fr", "--out", str(page)
    )
    assert code == 0, err
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>\n<html lang='fr'>")


def test_tune_keeps_every_round(tmp_path):
    kept = tmp_path / "tuning.json"
    code, out, err = jurade(
        "tune", "flandern", "--candidates", "2", "--games", "2", "--simulations", "1", "--rival", "random",
        "--try", "depth=1", "--try", "playout=0", "--out", str(kept),
    )  # fmt: skip
    assert code == 0, err
    assert "best: " in out
    told = json.loads(kept.read_text())
    assert [len(standing) for standing in told["rounds"]] == [2, 1]
    named = [candidate["parameters"] for candidate in told["rounds"][0]]
    assert {} in named
    assert {"depth": 1, "playout": 0} in named


def test_bench_measures():
    code, out, err = jurade("bench", "carcassonne", "--seconds", "0.2", "--json")
    assert code == 0, err
    assert json.loads(out)["games_per_second"] > 0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "carcassonne", "--seats", "9"], "carcassonne is for 2 to 6 seats, not 9"),
        (["play", "carcassonne", "--bot", "grandmaster"], "there is no bot 'grandmaster'"),
        (["play", "carcassonne", "--people", "3"], "there are 2 seats; 3 people cannot sit there"),
        (["play", "carcassonne", "-o", "wagon_move"], "an option is written name=value, not 'wagon_move'"),
        (["play", "carcassonne", "-o", "wagon_move=far"], "option 'wagon_move' cannot be 'far'"),
        (["play", "--resume", "nowhere.jur"], "the file 'nowhere.jur' cannot be read"),
        (["simulate", "carcassonne", "--bots", "random,greedy,random"], "name one bot for all seats, or 2, not 3"),
        (["arena", "carcassonne", "--bots", "random"], "2 seats need 2 bots or more, not 1"),
        (["arena", "carcassonne", "--bots", "random,barn"], "there is no bot 'barn'; did you mean 'baron'?"),
        (["arena", "carcassonne", "--on", "moon"], "games are played on 'local', 'ray' or 'ray://host:port', not on"),
        (["arena", "carcassonne", "--out", "/dev/null/x"], "the league cannot be kept in '/dev/null/x'"),
        (["study", "carcassonne", "--bots", "random,page,page"], "name one bot for all seats, or 2, not 3"),
        (["study", "carcassonne", "--games", "2", "-l", "de"], "there is no language 'de'"),
        (["tune", "carcassonne", "--try", "depth"], "what to try is written name=value,value"),
        (["tune", "carcassonne", "--candidates", "2", "--try", "death=4"], "a search has no parameter 'death'"),
        (["replay", "nowhere.jur"], "the file 'nowhere.jur' cannot be read"),
        (["rules", "carcassonne", "R999"], "carcassonne has no rule 'R999'"),
        (["rules", "carcassonne", "R1", "-l", "de"], "there is no language 'de'; there are en, fr"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(args, sentence, tmp_path):
    code, _, err = jurade(*args, cwd=tmp_path, JURADE_GAMES=str(tmp_path))
    assert code == 2
    assert sentence in " ".join(err.split())
    assert "Traceback" not in err


def test_bad_numbers_are_refused_by_the_parser():
    code, _, err = jurade("simulate", "carcassonne", "--games", "0")
    assert code == 2
    assert "Traceback" not in err


def test_files_that_are_no_records_are_refused(tmp_path, record):
    broken = tmp_path / "broken.jur"
    broken.write_bytes(b"\xff\xfe\x00")
    assert jurade("replay", str(broken))[0] == 2
    broken.write_text("hello")
    code, _, err = jurade("replay", str(broken))
    assert code == 2
    assert "line 1" in err
    text = record.read_text()
    broken.write_text(text.replace("place", "palce", 1))
    code, _, err = jurade("show", str(broken))
    assert code == 2
    assert "move 3, '1: palce" in err
    code, _, err = jurade("show", str(record), "--ply", "100000")
    assert code == 2
    assert "there is no move 100000" in err
