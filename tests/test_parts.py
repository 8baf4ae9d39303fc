"""No game without its parts: rules pages, perft counts, whole-game records, a test for every rule."""

import re
from pathlib import Path

import pytest

import jurade
from jurade.core import rulebook
from jurade.core.perft import perft, read_cases
from jurade.core.record import Record

ROOT = Path(__file__).parents[1]
GAMES = [jurade.game(name) for name in jurade.game_ids() if jurade.game(name).package.startswith("jurade.")]


def own_tests(game):
    return Path(__file__).parent / "games" / game.id


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_has_a_test_named_after_it(game):
    tests = "".join(path.read_text(encoding="utf-8") for path in own_tests(game).glob("test_*.py"))
    named = {
        number for name in re.findall(r"def test((?:_r\d+[a-z]?)+)_", tests) for number in name.upper().split("_")[1:]
    }
    rules = {
        number.upper()
        for number in rulebook.rules(game.package, "en")
        if number.startswith("R") and number[1].isdigit()
    }
    assert rules - named == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_page_lies_where_people_look_for_it(game, language):
    page = ROOT / "docs" / "rules" / f"{game.id}.{language}.md"
    assert page.read_text(encoding="utf-8") == rulebook.page(game.package, language)


def cases():
    for game in GAMES:
        for case in read_cases((own_tests(game) / f"{game.id}.perft").read_text(encoding="utf-8")):
            for depth, count in case.counts.items():
                marks = [pytest.mark.slow] if count > 20_000 else []
                yield pytest.param(game, case, depth, count, marks=marks, id=f"{game.id}-{case.id}-{depth}")


@pytest.mark.parametrize(("game", "case", "depth", "count"), list(cases()))
def test_perft(game, case, depth, count):
    assert perft(case.state(game), depth) == count


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_records_of_whole_games_replay(game):
    """One for every number of seats and every way of ending, at least."""
    paths = sorted((own_tests(game) / "records").glob("*.jur"))
    seats, endings = set(), set()
    for path in paths:
        text = path.read_text(encoding="utf-8")
        record = Record.read(text)
        assert str(record) == text, f"{path.name} is not spelled as records are"
        match = record.replay(game)
        assert match.over, f"{path.name} is not finished"
        assert record.tags["Print"] == match.fingerprint()
        seats.add(match.seats)
        endings.add(match.ending)
    assert seats == set(game.seats)
    assert endings == set(game.endings)
