"""Commands about records and positions."""

import json
import re
from pathlib import Path

import pytest

import jurade
from jurade.core.rulebook import book_file

PERFT = Path(__file__).parents[1] / "games"


@pytest.fixture
def cover():
    """A game of Feudo in its middle, as a record."""
    return book_file("jurade.games.feudo", "cover.jur")


@pytest.fixture
def position(cover, tmp_path):
    """The same as a position."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps(jurade.load(cover.read_text(encoding="utf-8")).dump(), indent=1), encoding="utf-8")
    return path


def test_the_version_is_told(run):
    assert run("--version").out == f"jurade {jurade.__version__}\n"
    assert re.fullmatch(r"\d+\.\d+\.\d+.*", jurade.__version__)


def test_a_position_is_shown_as_its_record_is(run, cover, position, tmp_path):
    assert run("show", position).out == run("show", cover).out
    for file in (cover, position):
        assert run("show", file, "--seat", "1", "--svg", file.name + ".svg").code == 0
    pictures = [(tmp_path / (file.name + ".svg")).read_text(encoding="utf-8") for file in (cover, position)]
    assert pictures[0] == pictures[1]
    assert run("show", position, "--ply", "0").code == 0
    assert run("show", position, "--ply", "1").complaint == "jurade: there is no move 1: a position has 0"


def test_a_position_as_somebody_knows_it_is_shown_and_not_played(run, cover, tmp_path):
    match = jurade.load(cover.read_text(encoding="utf-8"))
    known = tmp_path / "known.json"
    known.write_text(json.dumps({**match.dump(), "position": match.view(0)["position"]}), encoding="utf-8")
    assert run("show", known, "--seat", "0").out == run("show", cover, "--seat", "0").out
    done = run("play", "--resume", known)
    assert done.code == 2
    assert "the position has gaps: it shows what one player knew" in done.complaint


def test_a_position_is_played_on_and_stays_as_it_is(run, position, tmp_path):
    before = position.read_text(encoding="utf-8")
    done = run("play", "--resume", position, stdin="hint\nquit\n")
    assert done.code == 0
    assert "A good move" in done.out
    assert position.read_text(encoding="utf-8") == before
    record = jurade.Record.read((tmp_path / "games" / "feudo-1.jur").read_text(encoding="utf-8"))
    assert json.loads(record.tags["Position"]) == json.loads(before)
    assert len(record.replay().plies) == len(record.lines)


def test_replay_tells_a_position_s_standing(run, position):
    done = run("replay", position)
    assert re.fullmatch(r"feudo, 0 plies, unfinished: \d+ \d+ \d+\n", done.out)


def test_perft_counts_from_records_and_positions(run, cover, position):
    counted = run("perft", "feudo", "--from", position, "--depth", "1")
    assert counted.out == run("perft", "feudo", "--from", cover, "--depth", "1").out
    assert int(counted.out) > 1
    assert run("perft", "bastide", "--from", position).complaint.endswith("is of feudo, not of bastide")
    assert run("perft", "feudo", "--from", position, "--seats", "3").code == 2
    assert run("perft", "feudo", "--depth", "0", "--divide").out == "1\n"


def test_perft_files_are_checked(run, tmp_path):
    file = PERFT / "carcassonne" / "carcassonne.perft"
    done = run("perft", "carcassonne", "--check", file, "--depth", "1")
    assert done.code == 0
    assert re.search(r"\n[1-9]\d* counts of [1-9]\d* cases, none wrong\n$", done.out)
    wrong = tmp_path / "wrong.perft"
    wrong.write_text("id begin\nseats 2\noptions first_player=seat0\nperft 1 36\nperft 2 37\n", encoding="utf-8")
    done = run("perft", "carcassonne", "--check", wrong)
    assert done.code == 1
    assert "begin  1  36\nbegin  2 " in done.out
    assert ", not 37: wrong\n2 counts of 1 cases, 1 wrong\n" in done.out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("perft 1 2\n", "line 1: a perft file begins with 'id NAME'"),
        ("id a\nperft one 2\n", "line 2: write 'perft DEPTH COUNT'"),
        ("id a\nseats 9\nperft 1 2\n", "carcassonne is for 2 to 6 seats, not 9"),
        ("id a\nperft 1 2\n", "the tag Seats is a number, not ''"),
        ("id a\nseats 2\n0: fly\nperft 1 2\n", "move 1, '0: fly'"),
    ],
)
def test_a_bad_perft_file_is_refused(run, tmp_path, text, sentence):
    (tmp_path / "bad.perft").write_text(text, encoding="utf-8")
    done = run("perft", "carcassonne", "--check", "bad.perft")
    assert done.code == 2
    assert sentence in done.complaint


def test_what_a_person_wrote_into_a_record_survives_being_resumed(run, tmp_path):
    assert run("play", "carcassonne", "--seed", "3", stdin="1\nquit\n").code == 0
    kept = tmp_path / "games" / "carcassonne-1.jur"
    text = kept.read_text(encoding="utf-8").replace('[Players "', '[Site "Aiguèze"]\n[Players "')
    lines = text.splitlines()
    lines[-1] += " ; and then he left"
    kept.write_text("\n".join(lines), encoding="utf-8")
    assert run("play", "--resume", "carcassonne-1", stdin="1\nquit\n").code == 0
    now = kept.read_text(encoding="utf-8")
    assert '[Site "Aiguèze"]' in now
    assert lines[-1] in now.splitlines()
    assert len(now.splitlines()) > len(lines)
