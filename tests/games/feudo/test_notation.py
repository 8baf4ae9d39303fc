"""Notation, refusals and words: one spelling each, a reason for every refusal, in two languages."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jurade.core.errors import ActionError, IllegalAction, UnreadableAction
from jurade.core.rng import Rng
from jurade.core.state import CHANCE
from jurade.core.words import keys_and_arguments, read_texts
from jurade.games.feudo import GAME
from jurade.games.feudo.options import OPTIONS, new_state

STATES = {seats: new_state(seats, OPTIONS.complete({}, seats)) for seats in GAME.seats}


def read(seats: int, seat: int, text: str) -> int:
    return GAME.read(STATES[seats], seat, text)


def write(seats: int, action: int) -> str:
    return GAME.write(STATES[seats], 0, action)


CANONICAL = [
    "castle d11",
    "order green red yellow",
    "army b n1 t2",
    "army b p m n1 n2 n3 s1 s2 t1 t2",
    "trade 0",
    "trade 4",
    "play n1 d4",
    "play n1 stay",
    "play m d4 charm red",
    "play m stay charm yellow",
    "play m k11 infect",
    "play m stay infect",
    "march n1 d4",
    "march done",
    "attack d4 p t1",
    "attack pass",
    "advance d4 b t1",
    "advance a1 none",
]
UNREADABLE = [
    "",
    " ",
    "castle",
    "castle d12",
    "castle l1",
    "castle d11 ",
    " castle d11",
    "castle  d11",
    "Castle d11",
    "order red green",
    "order red green black",
    "order red green green",
    "army",
    "army n1 b",
    "army b b n1",
    "army x",
    "trade 3",
    "trade 04",
    "play n1",
    "play n1 d4 fast",
    "play m d4 charm",
    "play m d4 charm black",
    "play m d4 charm red green",
    "play m d4 infect red",
    "march done now",
    "march n1 stay",
    "attack d4",
    "attack d4 pass",
    "advance d4",
    "advance d4 none b",
    "plague north",
    "map A0 B0 C0 D0",
    "bid 3",
]


@pytest.mark.parametrize("text", CANONICAL)
def test_canonical_texts_come_back(text):
    assert write(3, read(3, 0, text)) == text


@pytest.mark.parametrize(
    "text", ["map A0 B90 C180 D270", "map D0 C0 B0 A270", "sequence green red", "chooser red", "plague north"]
)
def test_outcomes_of_chance_come_back(text):
    assert write(2, read(2, CHANCE, text)) == text


@pytest.mark.parametrize("text", UNREADABLE)
def test_other_texts_are_unreadable(text):
    with pytest.raises(UnreadableAction) as refusal:
        read(3, 0, text)
    assert str(refusal.value)


@pytest.mark.parametrize(
    "text", ["map A0 B90 C180", "map A1 B0 C0 D0", "sequence red", "chooser black", "plague", "castle a6"]
)
def test_other_outcomes_are_unreadable(text):
    with pytest.raises(UnreadableAction):
        read(2, CHANCE, text)


words_of_actions = st.sampled_from(
    [
        "castle",
        "order",
        "army",
        "trade",
        "play",
        "march",
        "attack",
        "advance",
        "map",
        "plague",
        "chooser",
        "sequence",
        "stay",
        "done",
        "pass",
        "none",
        "charm",
        "infect",
        "red",
        "green",
        "yellow",
        "black",
        "b",
        "p",
        "m",
        "n1",
        "n2",
        "n3",
        "s1",
        "s2",
        "t1",
        "t2",
        "a1",
        "k11",
        "d4",
        "f6",
        "0",
        "2",
        "4",
        "A0",
        "é",
    ]
)


@settings(max_examples=150)
@given(st.lists(words_of_actions, max_size=6).map(" ".join) | st.text(max_size=20), st.sampled_from([CHANCE, 0, 1]))
def test_any_text_is_read_or_refused(text, seat):
    try:
        action = read(3, seat, text)
    except UnreadableAction:
        return
    assert write(3, action) == text


def all_texts(rng, count):
    """Readable actions of all kinds, most of them illegal at any moment."""
    cells = [f"{column}{row}" for column in "abcdefghijk" for row in range(1, 12)]
    pawns = ["b", "p", "m", "n1", "n2", "n3", "s1", "s2", "t1", "t2"]

    def some(items):
        return items[rng.below(len(items))]

    for _ in range(count):
        force = " ".join(pawn for pawn in pawns if rng.below(3) == 0) or some(pawns)
        yield some(
            [
                f"castle {some(cells)}",
                f"army {force}",
                f"trade {some('024')}",
                f"play {some(pawns)} {some([*cells, 'stay'])}",
                f"play m {some([*cells, 'stay'])} charm {some(['red', 'green', 'yellow'])}",
                f"play {some(pawns)} {some(cells)} infect",
                f"march {some(pawns)} {some(cells)}",
                f"attack {some(cells)} {force}",
                f"advance {some(cells)} {force}",
                "march done",
                "attack pass",
                "advance d4 none",
                "order red green yellow",
            ]
        )


def pawns_in_play(match, seat):
    """Texts near the legal ones: the same with another territory or pawn."""
    for text in match.choices(seat)[:2]:
        verb, *rest = text.split()
        if verb in ("play", "march", "attack", "advance") and len(rest) > 1:
            for cell in ("f6", "d4", "c9", "a6", "k6", "e5", "d8", "b10"):
                yield f"{verb} {cell} {rest[1]}" if verb in ("attack", "advance") else f"{verb} {rest[0]} {cell}"
            for pawn in ("b", "p", "m", "n1", "s1", "t2"):
                yield f"{verb} {rest[0]} {pawn}" if verb in ("attack", "advance") else f"{verb} {pawn} {rest[1]}"


@pytest.mark.parametrize("options", [{}, {"plague": "none", "adjacency": "corner"}])
def test_every_illegal_action_is_refused_with_rule_and_sentence(options):
    match = GAME.new(3, seed=11, options=options)
    rng = Rng(4, 4)
    rules = set()
    while not match.over:
        seat = match.to_act()[0]
        choices = match.choices(seat)
        before = match.fingerprint()
        for text in [*all_texts(rng, 6), *pawns_in_play(match, seat)]:
            if text not in choices:
                rules.add(refusal_of(match, seat, text))
        assert match.fingerprint() == before
        match.play(seat, choices[rng.below(len(choices))])
    assert len(rules) > 15


def refusal_of(match, seat, text):
    with pytest.raises(ActionError) as refusal:
        match.play(seat, text)
    if not isinstance(refusal.value, IllegalAction):
        return "unreadable"
    assert refusal.value.message is not None
    assert all(GAME.words(language).text(refusal.value.message) for language in ("en", "fr"))
    return refusal.value.rule


def test_both_languages_have_the_same_words():
    english, french = (keys_and_arguments(read_texts("jurade.games.feudo", language)) for language in ("en", "fr"))
    assert english == french
