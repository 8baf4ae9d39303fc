"""Whatever is shown in a table fits 80 columns, and nothing of it is cut."""

import asyncio
import re

import pytest

import jurade
from jurade.table.store import Store


def fits(text):
    assert text.strip()
    assert "…" not in text
    lines = [line for line in text.splitlines() if not line.startswith("kept in ")]  # names of files are not broken
    assert [line for line in lines if len(line.rstrip()) > 80] == []
    return text


def test_games_and_their_options(run):
    fits(run("games").out)
    for name in jurade.game_ids():
        for language in ("en", "fr"):
            text = fits(run("games", name, "-l", language).out)
            for option in jurade.game(name).options:
                assert option.id in text


def test_a_simulation(run):
    text = fits(
        run("simulate", "bastide", "--games", "3", "--bots", "baron:1:depth=1:exploration=0.25,random,random").out
    )
    for name in ("games", "win rate", "95 %", "mean score", "± s.d.", "range", "seat 0", "random"):
        assert name in text
    assert "baron:1:depth=1:exploration=0.25" in "".join(line.partition(" ")[0] for line in text.splitlines())


def test_a_league_of_many_with_long_names(run):
    bots = ["random", "page", *(f"baron:1:depth=1:exploration=0.{k}" for k in range(1, 5))]
    text = fits(run("arena", "flandern", "--bots", ",".join(bots), "--games", "30", "--out", "league").out)
    assert text.count("row against column") == 3
    for number in range(1, 7):
        assert re.search(rf"^ +(\d +)*{number}( +\d)* *$", text, re.MULTILINE)


@pytest.mark.slow
def test_measurements(run):
    text = fits(run("bench", "--seconds", "0.1").out)
    for name in (*jurade.game_ids(), "decisions/s", "games/loop", "clone µs", "legal µs", "state kB"):
        assert name in text
    text = fits(run("bench", "carcassonne", "--seconds", "0.1", "-o", "abbey_mayor=false", "-o", "farmers=false").out)
    assert "abbey_mayor=false, farmers=false" in " ".join(text.split())


def test_saved_games(run):
    for _ in range(2):
        run("play", "flandern", "--seats", "4", "--bot", "baron:1:depth=2:exploration=0.25", stdin="quit\n")
    text = fits(run("play", "--saved").out)
    assert re.search(r"^flandern-1 ", text, re.MULTILINE)
    assert re.search(r"^flandern-2 ", text, re.MULTILINE)
    assert fits(run("play", "bastide", "--saved").out) == "Nothing found.\n"


def test_what_operators_list(run, tmp_path):
    url = f"sqlite:///{tmp_path / 'store.sqlite'}"

    async def begin():
        await (await Store.open(url, migrate=True)).close()

    asyncio.run(begin())
    for what in ("tables", "people", "reports"):
        assert run("admin", what, "--database", url).out == "there are none\n"
