"""The command to play: what goes together, where games are kept, how they are found again."""

import json
import re
from pathlib import Path

import pytest

import jurade
from jurade.core.rulebook import book_file

COVER = book_file("jurade.games.feudo", "cover.jur")


@pytest.fixture
def kept(run, tmp_path):
    """Two games begun: feudo-1 and then carcassonne-1."""
    assert run("play", "feudo", "--seed", "3", "--bot", "random", stdin="quit\n").code == 0
    assert run("play", "--seed", "3", "--bot", "random", stdin="1\nquit\n").code == 0
    return tmp_path / "games"


def test_a_game_is_kept_before_its_first_choice(kept):
    record = jurade.Record.read((kept / "feudo-1.jur").read_text(encoding="utf-8"))
    assert record.tags["Players"] == "person, random"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", record.tags["Date"])
    assert (kept / "feudo-1.jur").stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in kept.iterdir()) == ["carcassonne-1.jur", "feudo-1.jur"]


@pytest.mark.parametrize("name", ["carcassonne-1", "carc", "c", "last"])
def test_a_game_is_resumed_by_name(run, kept, name):
    before = (kept / "carcassonne-1.jur").read_text(encoding="utf-8")
    done = run("play", "--resume", name, stdin="1\nquit\n")
    assert done.code == 0
    assert "jurade play --resume carcassonne-1" in " ".join(done.out.split())
    after = jurade.Record.read((kept / "carcassonne-1.jur").read_text(encoding="utf-8"))
    assert after.lines[: len(jurade.Record.read(before).lines)] == jurade.Record.read(before).lines
    assert len(after.lines) > len(jurade.Record.read(before).lines)


def test_new_names_never_fall_on_a_game_that_is_there(run, kept):
    run("play", "feudo", stdin="quit\n")
    (kept / "feudo-1.jur").unlink()
    run("play", "feudo", stdin="quit\n")
    assert sorted(path.name for path in kept.glob("feudo*")) == ["feudo-1.jur", "feudo-2.jur"]


def test_a_game_may_be_saved_under_a_name(run, kept):
    done = run("play", "--resume", "feudo", stdin="save siege\nsave here.jur\nquit\n")
    assert done.code == 0
    assert (kept / "siege.jur").read_text(encoding="utf-8") == Path("here.jur").read_text(encoding="utf-8")
    assert run("play", "--resume", "siege", stdin="quit\n").code == 0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["bastide", "--resume", "feudo-1"], "feudo-1.jur' is a game of feudo, not of bastide"),
        (["--resume", "feudo-1", "-o", "plague=none"], "has its seats and options; leave --seats and --option out"),
        (["--resume", "feudo-1", "--seats", "3"], "has its seats and options; leave --seats and --option out"),
        (["--resume", "feudo-1", "--people", "5"], "there are 2 seats; 5 people cannot sit there"),
        (["--resume", "feudo-1", "--bot", "nobody"], "there is no bot 'nobody'"),
        (["--resume", "x"], "there is no saved game 'x'; there are carcassonne-1, feudo-1"),
        (["--resume", "feudo-2"], "there is no saved game 'feudo-2'; there are carcassonne-1, feudo-1"),
        (["--resume", ""], "several saved games begin with '': carcassonne-1, feudo-1"),
        (["--resume", "feudo-1.json"], "the file 'feudo-1.json' cannot be read: No such file"),
        (
            ["feudo", "--people", "2", "--bot", "random"],
            "people sit in all 2 seats; leave --bot out, or fewer --people",
        ),
        (["feudo", "--seats", "4", "--bot", "random", "--bot", "page"], "name one bot for all, or 3"),
        (["chess", "--resume", "feudo-1"], "there is no game 'chess'"),
    ],
)
def test_what_does_not_go_together_is_said(run, kept, args, sentence):
    before = {path.name: path.read_text(encoding="utf-8") for path in kept.iterdir()}
    done = run("play", *args, stdin="quit\n")
    assert done.code == 2
    assert sentence in done.complaint
    assert {path.name: path.read_text(encoding="utf-8") for path in kept.iterdir()} == before


def test_several_games_that_begin_alike_are_told(run, kept):
    run("play", "feudo", stdin="quit\n")
    assert "several saved games begin with 'feu': feudo-2, feudo-1" in run("play", "--resume", "feu").complaint


def test_seats_may_be_given_to_others_when_a_game_is_resumed(run, kept):
    done = run("play", "--resume", "feudo-1", "--people", "0", "--bot", "random", "--seed", "5")
    assert done.code == 0
    record = jurade.Record.read((kept / "feudo-1.jur").read_text(encoding="utf-8"))
    assert record.tags["Players"] == "random, random"
    assert record.replay().over


def test_names_in_a_record_from_elsewhere_are_people_here(run, tmp_path):
    text = COVER.read_text(encoding="utf-8").replace("[Seats", '[Players "Ada, random, Éva"]\n[Seats')
    (tmp_path / "brought.jur").write_text(text, encoding="utf-8")
    done = run("play", "--resume", "brought.jur", stdin="\nquit\n")
    assert done.code == 0
    assert "Pass the keyboard to " in done.out
    record = jurade.Record.read((tmp_path / "brought.jur").read_text(encoding="utf-8"))
    assert record.tags["Players"] == "Ada, random, Éva"


def test_a_folder_that_cannot_be_made_is_said(run, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("JURADE_GAMES", str(tmp_path / "file" / "games"))
    done = run("play", "feudo")
    assert done.code == 2
    assert "which cannot be created: Not a directory; set JURADE_GAMES to another folder" in done.complaint


@pytest.mark.parametrize(
    ("environment", "french"),
    [
        ({"LANG": "fr_FR.UTF-8"}, True),
        ({"LANG": "fr"}, True),
        ({"LANG": "de_DE.UTF-8"}, False),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_BE.UTF-8"}, True),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, False),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, True),
        ({"LANG": "fr_FR.UTF-8", "JURADE_LANGUAGE": "en"}, False),
        ({}, False),
    ],
)
def test_the_language_is_that_of_the_system(run, monkeypatch, environment, french):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("chariot" in run("games", "carcassonne").out.lower()) is french
    assert run("games", "-l", "en").out != run("games", "-l", "fr").out


def test_a_long_file_is_no_record(run):
    assert "is longer than any record" in run("show", "/dev/zero").complaint


def test_a_position_that_is_over_or_of_many_is_shown(run, tmp_path):
    """Positions go where records go: of every game."""
    for name in jurade.game_ids():
        match = jurade.game(name).new(seed=2)
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(match.dump()), encoding="utf-8")
        assert run("show", path).out.strip() == match.text_board(None).strip()
