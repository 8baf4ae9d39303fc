"""Reading and writing actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jurade.core.errors import ActionError, UnreadableAction
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.bastions import GAME

STATE = GAME.new(2, seed=1, options={"first_player": "seat0"}).state
TEXTS = [
    "place s6/4 c2",
    "token soldiers",
    "token strategists",
    "move ms4 d3",
    "bridge j open",
    "bridge m close",
    "free ma1",
    "put f10",
    "share 1 1",
    "share 0 2",
    "lose red",
    "attack ms1 > jn1",
    "breach mt1 > j",
    "support ms2",
    "card 5",
    "riposte js2 > ms8",
    "go",
    "pass",
    "endmove",
    "endturn",
    "declare",
    "first 1",
    "value ms3 6/4",
    "objective 1 two_freed",
]


def speaker(text):
    """Who may write a text: chance has words of its own."""
    return CHANCE if text.split(" ")[0] in ("first", "value", "objective") else 0


@pytest.mark.parametrize("text", TEXTS)
def test_one_spelling_each(text):
    assert GAME.write(STATE, speaker(text), GAME.read(STATE, speaker(text), text)) == text


@pytest.mark.parametrize("text", TEXTS)
def test_nobody_else_may_write_it(text):
    with pytest.raises(UnreadableAction):
        GAME.read(STATE, 0 if speaker(text) == CHANCE else CHANCE, text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "move",
        "move ms4",
        "move ms9 d3",
        "move ms4 z3",
        "move ms4 d3 d4",
        "move  ms4 d3",
        "Move ms4 d3",
        "attack ms1 jn1",
        "breach mt1 > b",  # no blue player
        "card 0",
        "card 6",
        "card ²",
        "share 1",
        "share 1 x",
        "share ١ 1",
        "lose green",
        "token knights",
        "bridge m shut",
        "place s9/9 c2",
        "place a6/4 c2",
        "first 2",
        "value ms3 11/2",
        "objective 1 ten_points",
        "endmove now",
        "jump",
        "move ms4 d3\n",
    ],
)
def test_unreadable(text):
    with pytest.raises(UnreadableAction) as caught:
        GAME.read(STATE, speaker(text), text)
    assert str(caught.value)


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789 >/é²", max_size=24))
def test_fuzzed_text_raises_action_errors_only(text):
    try:
        action = GAME.read(STATE, 0, text)
    except ActionError:
        return
    assert GAME.write(STATE, 0, action) == text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_legal_actions_read_back(seats):
    state = GAME.start(seats, GAME.options.complete({"max_rounds": 15}, seats))
    rng = Rng(3)
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            pairs = state.outcomes()
            actions = [pairs[i] for i in range(0, len(pairs), 2)]
        else:
            actions = list(state.legal(actor))
        texts = [GAME.write(state, actor, action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert [GAME.read(state, actor, text) for text in texts] == actions
        state.apply(actor, actions[rng.below(len(actions))])


def test_section5_canonical_order(table):
    t = table("ms1 e9; ms2 d5; mk e1; js1 a1; ms3 a8; ma1 b5", token="strategists")
    verbs = [text.split()[0] for text in t.choices()]
    assert verbs == sorted(verbs, key=["move", "bridge", "declare", "endmove"].index)
    pieces = list(dict.fromkeys(text.split()[1] for text in t.choices() if text.startswith("move")))
    assert pieces == ["ma1", "mk", "mt2", "ms1", "ms2", "ms3"]
    assert t.moves("ma1") == sorted(t.moves("ma1"))
