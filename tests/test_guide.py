"""The guide to add a game is executed: its example is built from the page itself, step by step."""

import importlib
import re
import sys
from pathlib import Path

import pytest

from jurade.core.conformance import CHECKS
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "docs" / "guide" / "add-a-game.md"
EXAMPLE = ROOT / "examples" / "foire"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.M | re.S)
MOST_LINES = 350


def steps():
    """What each section of the page adds to which file."""
    sections = re.split(r"^## \d+\. ", GUIDE.read_text(encoding="utf-8"), flags=re.M)[1:]
    return {section.split("\n")[0]: BLOCK.findall(section) for section in sections}


@pytest.fixture
def built(tmp_path, monkeypatch):
    """Write the files of the first sections; the package can then be imported."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def write(*titles):
        for title in titles:
            for name, text in steps()[title]:
                path = tmp_path / name
                path.parent.mkdir(parents=True, exist_ok=True)
                before = path.read_text(encoding="utf-8") if path.exists() else ""
                path.write_text(before + ("\n" * _gap(name, before, text)) + text, encoding="utf-8")
        importlib.invalidate_caches()
        return tmp_path

    yield write
    for name in [name for name in sys.modules if name == "foire" or name.startswith("foire.")]:
        del sys.modules[name]


def _gap(name, before, text):
    """Blank lines between two blocks of a file, as the formatter wants them."""
    if not before or not name.endswith(".py"):
        return 0
    return 1 if text.startswith(" ") else 2


def test_the_page_and_the_example_are_the_same(built):
    folder = built(*list(steps())[:7])
    written = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    kept = {
        path.relative_to(EXAMPLE) for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in str(path)
    }
    assert written == kept
    for name in written:
        assert (folder / name).read_text(encoding="utf-8") == (EXAMPLE / name).read_text(encoding="utf-8"), name


def test_after_the_state_games_can_be_played(built):
    built("The rules, with numbers", "The state")
    rules = importlib.import_module("foire.state")
    for seats in (2, 3, 4):
        state, rng = rules.FoireState(seats), Rng(seats, 0)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.apply(CHANCE, rng.weighted(state.outcomes()))
            else:
                choices = state.legal(state.actor())
                state.apply(state.actor(), choices[rng.below(len(choices))])
        assert sum(state.held) == 0


def test_after_the_verbs_actions_are_written_and_read(built):
    built("The rules, with numbers", "The state", "The verbs")
    grammar = importlib.import_module("foire.verbs").GRAMMAR
    state = importlib.import_module("foire.state").FoireState(2)
    deals = [int(action) for action in state.outcomes()[::2]]
    assert [grammar.write(state, action) for action in deals][:2] == ["deal 0 a1", "deal 0 b1"]
    assert [grammar.read(state, CHANCE, grammar.write(state, action)) for action in deals] == deals


def test_in_the_end_the_game_passes_the_whole_suite(built):
    built(*list(steps())[:7])
    game = importlib.import_module("foire").GAME
    for check in CHECKS:
        check(game)


def test_the_example_is_small():
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in EXAMPLE.rglob("*.py"))
    assert lines <= MOST_LINES


# ---- R1 to R6, from positions


@pytest.fixture
def foire(built):
    built(*list(steps())[:7])
    return importlib.import_module("foire").GAME


def position(game, hands, stalls=(), turn=0, gone=()):
    """A square with these stalls; who is not named holds nothing."""
    start = game.new(len(hands), seed=1).dump()
    start["position"].update(
        stalls={**dict.fromkeys(start["position"]["stalls"]), **dict(stalls)},
        hands=[sorted(hand, key=lambda name: (name[1], name[0])) for hand in hands],
        held=[len(hand) for hand in hands],
        gone=sorted({*gone}, key=lambda name: (name[1], name[0])),
        turn=turn,
    )
    return game.load(start, seed=1)


EVERY = [f"{column}{row}" for row in "1234" for column in "abcd"]


def test_r1_a_card_is_seen_by_its_holder_alone(foire):
    match = foire.new(2, seed=3)
    assert match.view(0)["position"]["hands"][1] is None
    assert match.view(1)["position"]["hands"][1] is not None
    assert all(ply.text.endswith("?") for ply in match.record.export(0, foire).lines if ply.text.startswith("deal 1"))


def test_r3_a_stall_stands_on_the_pitch_of_the_card_or_beside_it(foire):
    gone = [name for name in EVERY if name not in {"a1", "d4"}]
    match = position(foire, [["a1"], ["d4"]], gone=gone)
    assert match.choices(0) == ["stall a1 a1", "stall a1 b1", "stall a1 a2"]
    with pytest.raises(ValueError, match="reaches its own pitch"):
        match.play(0, "stall a1 c1")


def test_r3_a_card_without_a_free_pitch_is_laid_aside(foire):
    gone = [name for name in EVERY if name not in {"a1", "d4"}]
    match = position(foire, [["a1"], ["d4"]], stalls={"a1": 1, "b1": 1, "a2": 0}.items(), gone=gone)
    assert match.choices(0) == ["drop a1"]


def test_r5_a_majority_scores_its_stalls_and_a_tie_nothing(foire):
    gone = [name for name in EVERY if name not in {"a4", "d4"}]
    stalls = {"a1": 0, "b1": 0, "c1": 1, "a3": 0, "b3": 1}
    match = position(foire, [["a4"], ["d4"]], stalls=stalls.items(), gone=gone)
    # Row 1 and column a are blue's with two each, column c is red's with one; row 3 and column b are tied.
    assert match.scores() == [4, 1]
