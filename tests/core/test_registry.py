"""Games are found by entry point; a third party's game in plain Python too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import jurade
from jurade.core.errors import UnknownGame
from jurade.core.game import Game

EXAMPLE = Path(__file__).parents[2] / "examples" / "tithe"


def test_every_listed_game_loads_under_its_own_name():
    assert "carcassonne" in jurade.game_ids()
    for name in jurade.game_ids():
        game = jurade.game(name)
        assert isinstance(game, Game)
        assert game.id == name


def test_a_game_that_does_not_exist_is_refused_with_a_suggestion():
    with pytest.raises(UnknownGame, match="there is no game 'carcasonne'; did you mean 'carcassonne'"):
        jurade.game("carcasonne")


def test_a_third_party_adds_a_game_in_its_own_package(tmp_path):
    """The metadata an installer would write is enough: no file of ours changes."""
    info = tmp_path / "jurade_tithe-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: jurade-tithe\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[jurade.games]\ntithe = tithe:GAME\nbroken = math:pi\n")
    paths = [str(tmp_path), str(EXAMPLE), os.environ.get("PYTHONPATH", "")]
    code = (
        "import jurade\n"
        "print(jurade.game_ids(), jurade.game('tithe').new(2, seed=1).to_act())\n"
        "try: jurade.game('broken')\n"
        "except jurade.UnknownGame as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    first, second = done.stdout.splitlines()
    assert "'tithe'" in first
    assert "'carcassonne'" in first
    assert first.endswith("(0, 1)")
    assert second == "the entry point of 'broken' is no jurade Game but a float"
