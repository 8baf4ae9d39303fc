"""Actions as numbers and texts: one spelling each, whatever is thrown at the reader."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jurade.core.errors import ActionError, UnreadableAction
from jurade.core.state import CHANCE
from jurade.games.bastide import GAME
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules.board import TALK_TAX

from .positions import go, table

STATE = table(money=[9, 9, 9], options={"talk": "deals"}).state


def in_tax():
    influence = {"h1.0": 0, "v1.0": 1, "wall_n.0": 1, "wall_w.0": 2}
    match = table(influence=influence, options={"talk": "deals"})
    return go(match, "0: house r0c0 h").state


@pytest.mark.parametrize(
    "text",
    [
        *(
            "project h1",
            "project church r0c0",
            "project leper r2c3 v",
            "house r1c2",
            "house r0c0 h",
            "fire",
            "english 4",
        ),
        *("pass", "gift 2 96", "accept", "refuse", "bid 0", "bid 33", "raise 7", "place wall_e.2", "envoy 1"),
        *(
            "burn house r0c0",
            "burn church.3",
            "stop",
            "raid house r2c3",
            "raid v3.2",
            "allot 0=0 1=2",
            "allot 0=1 2=12",
        ),
        *("offer 1 pay:96,min:96,max:96,token:96 for pay:96,min:96,max:96,token:96", "offer 2 none for max:0"),
        *("offer 0 pay:1 for none", "offer 1 allot:0:1,allot:1:12,allot:2:3,kick:96 for pay:96,kick:96"),
        "offer 1 none for allot:2:15",
    ],
)
def test_every_form_reads_back_to_the_letter(text):
    action = GAME.read(STATE, 0, text)
    assert GAME.write(STATE, 0, action) == text
    assert 0 <= action < 1 << 62


@pytest.mark.parametrize(
    "text",
    [
        *("bid 0", "raise 7", "place wall_e.2", "envoy 1", "burn house r0c0", "burn church.3"),
        *("raid house r2c3", "raid v3.2", "allot 0=0 1=2", "allot 2=12"),
    ],
)
def test_what_is_noted_as_the_only_choice_is_written_like_a_choice(text):
    assert act.spell(GAME.read(STATE, 0, text)) == text


@pytest.mark.parametrize("text", ["first 2", "deal 0 house", "deal 2 english4"])
def test_outcomes_read_back_to_the_letter(text):
    assert GAME.write(STATE, CHANCE, GAME.read(STATE, CHANCE, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "pass ", " pass", "PASS", "project", "project h3", "project h1 r9c9", "project church r0c0 x"),
        *(
            "house",
            "house r0c4",
            "english 0",
            "english 5",
            "english 01",
            "bid",
            "bid -1",
            "bid 1.5",
            "bid 10000",
            "bid 01",
        ),
        *("place h1.4", "place h1", "burn house", "raid", "envoy 5", "allot", "allot 0=1 0=1", "allot 1=1 0=1"),
        *("allot 3=1", "allot 0=01", "gift 1", "gift 9 1", "first 0", "deal 0 house", "bid ١", "pass\n"),
    ],
)
def test_what_is_no_action_is_unreadable_and_says_so(text):
    with pytest.raises(UnreadableAction, match=r"means nothing here; begin with project|can’t be read; write it like"):
        GAME.read(STATE, 0, text)


def test_hints_name_the_form():
    with pytest.raises(UnreadableAction, match="write it like “offer 1 pay:2 for token:1”"):
        GAME.read(STATE, 0, "offer 1 pay 3 for token 1")


@settings(max_examples=300)
@given(st.text(max_size=40) | st.from_regex(r"(offer|gift|allot|bid|project|raid) [a-z0-9:,=. ]{0,30}", fullmatch=True))
def test_fuzzed_text_only_raises_action_errors(text):
    for seat in (0, CHANCE):
        try:
            action = GAME.read(STATE, seat, text)
        except ActionError:
            continue
        assert GAME.write(STATE, seat, action) == text


TERMS = st.tuples(st.integers(0, 96), st.integers(0, 96), st.integers(-1, 96), st.integers(0, 96))


@settings(max_examples=200)
@given(to=st.integers(0, 2), give=TERMS, want=TERMS)
def test_offers_of_an_auction_pack_every_term(to, give, want):
    action = act.auction_offer(to, act.auction_side(*give), act.auction_side(*want))
    for side, terms in ((act.GIVE, give), (act.WANT, want)):
        readers = (act.pay_term, act.min_term, act.max_term, act.token_term)
        assert tuple(reader(action, side) for reader in readers) == terms
        assert act.kick_term(action, side) == 0
        assert act.has_terms(action, side) == (terms != (0, 0, -1, 0))
    assert act.addressee(action) == to
    assert GAME.read(STATE, 0, GAME.write(STATE, 0, action)) == action


@settings(max_examples=200)
@given(
    to=st.integers(0, 2),
    pays=st.tuples(st.integers(0, 96), st.integers(0, 96)),
    kicks=st.tuples(st.integers(0, 96), st.integers(0, 96)),
    allots=st.tuples(*[st.integers(0, 15)] * 3),
    side=st.integers(0, 1),
)
def test_offers_about_a_tax_pack_every_term(to, pays, kicks, allots, side):
    packed = sum(amount << act.ALLOT_BITS * seat for seat, amount in enumerate(allots))
    side = side if packed else act.GIVE
    action = act.tax_offer(to, act.tax_side(pays[0], kicks[0]), act.tax_side(pays[1], kicks[1]), side, packed)
    for each in (act.GIVE, act.WANT):
        assert (act.pay_term(action, each), act.kick_term(action, each)) == (pays[each], kicks[each])
        found = tuple(act.allot_term(action, each, seat) for seat in range(3))
        assert found == (allots if each == side else (0, 0, 0))
    state = in_tax()
    assert state.window == TALK_TAX
    assert GAME.read(state, 0, GAME.write(state, 0, action)) == action
