"""What holds after every ply of every game (section 11), over random games with all options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.bastide import GAME
from jurade.games.bastide import tables as t
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.raid import count_houses, count_pieces, open_sides

OPTIONS = [
    {},
    {"talk": "off"},
    {"talk": "gifts", "talk_limit": 4, "bank": "unlimited"},
    {"talk": "deals", "talk_limit": 1, "house_tiles": 26, "idle_guard": "off"},
    {"talk": "off", "raise_mode": "single", "harass_mixed": True, "orientation": "auto"},
    {"talk": "off", "card_values": "4-4-11", "siege_tie": "english", "first_player": "seat1"},
]


class Watcher:
    """Follows one game and compares each position with the one before."""

    def __init__(self, state):
        self.state = state
        self.road = list(state.road)
        self.cards = list(state.cards)
        self.begun = state.begun
        self.turn = state.turn

    def check(self, before):
        state = self.state
        for what, (counted, due) in GAME.conserved(state).items():
            assert counted == due, what  # 1, 2, 3: money, tiles, pieces
        assert min(state.money) >= 0
        assert state.chest >= 0
        assert state.bank >= 0 or state.settings[b.ENDLESS_BANK]
        self.check_town()
        self.check_turn(before)

    def check_town(self):
        state = self.state
        for work in range(t.STREETS, t.WORKS):  # 4
            if work != state.project:
                assert (state.sites[work] != t.NOWHERE) == (state.filled[work] > 0)
        for block in range(t.BLOCKS):  # 5
            religious = sum(t.STRIPS[work] for work in state.arrivals if state.sites[work] == block)
            assert state.room[block] == t.ROOM[block] - state.houses[block] - religious >= 0
        on_works = [sum(owner == seat for owner in state.owner) for seat in range(state.seats)]
        assert on_works == [state.influence(seat) for seat in range(state.seats)]
        families = [sum(state.families[s * t.FAMILIES + f] for s in range(state.seats)) for f in range(t.FAMILIES)]
        assert all(count <= most for count, most in zip(families, (14, 14, 21), strict=True))  # 12
        for seat in range(state.seats):
            if state.road[seat] > 0 and not state.marker[seat]:
                assert state.stock[seat] == 0  # RUL-13

    def check_turn(self, before):
        state = self.state
        assert state.camped <= t.CAMP_SPACES + (state.phase == b.FINISHED and state.finish == b.SIEGE)  # 6
        assert all(old <= new <= t.ROAD_END for old, new in zip(self.road, state.road, strict=True))
        for card in range(t.FAMILIES):  # 9
            if state.cards[card] != self.cards[card]:
                holder = state.cards[card]
                counts = [state.families[s * t.FAMILIES + card] for s in range(state.seats)]
                assert holder >= 0
                assert counts.count(max(counts)) == 1
                assert counts[holder] == max(counts)
        if before.phase == b.TURN and state.project != t.NOWHERE:
            assert state.chest < state.seats  # 7: after a share
        if state.chest > before.chest:
            assert sum(state.houses) == sum(before.houses) + 1  # 7: house tax alone fills it
        if state.turn == before.turn + 1 > 1:  # 8: a refill stops at three tiles or at an empty bag
            assert state.hand_size[before.active] == t.HAND_SIZE or state.bag_size == 0
        assert state.turn <= t.MOST_TURNS  # 11
        if state.turn == self.turn:
            assert state.begun <= self.begun + 1  # 13
        if state.turn != self.turn:
            self.turn, self.begun = state.turn, state.begun
        if state.phase == b.RAIDING:  # 10
            self.check_raid()
        self.road, self.cards = list(state.road), list(state.cards)

    def check_raid(self):
        state = self.state
        exposed = count_houses(state, open_sides(state)) + count_pieces(state, open_sides(state))
        for text in (GAME.write(state, state.active, action) for action in state.legal(state.active)):
            assert "r1c1" not in text
            assert "r1c2" not in text
            assert "halle" not in text
            if "wall" in text and not state.struck:
                assert exposed == 0


def play(seats, options, seed, plies=100_000):
    """A random game watched from start to end; returns its last state."""
    state = GAME.start(seats, GAME.options.complete(options, seats))
    rng = Rng(seed)
    watcher = Watcher(state)
    for _ in range(plies):
        actor = state.actor()
        if actor == OVER:
            return state
        before = state.clone()
        if actor == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
        else:
            owing = [seat for seat in range(seats) if state.owing() >> seat & 1]
            seat = owing[rng.below(len(owing))]
            legal = state.legal(seat)
            assert len(legal) > 0
            assert all(len(state.legal(other)) == 0 for other in range(seats) if other not in owing)
            action = legal[rng.below(len(legal))]
            assert state.allows(seat, action)
            state.apply(seat, action)
        watcher.check(before)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(map(str, options.values())) or "default")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_invariants_hold_after_every_ply(seats, options):
    state = play(seats, options, seats)
    assert GAME.endings[state.ending()] in ("works", "siege", "stalemate", "turn_limit")


@pytest.mark.slow
@settings(max_examples=60)
@given(seed=st.integers(0, 2**31), seats=st.integers(3, 5), options=st.sampled_from(OPTIONS))
def test_invariants_hold_in_many_games(seed, seats, options):
    assert play(seats, options, seed).actor() == OVER


def test_same_seed_same_game():
    one, two = play(4, {}, 8), play(4, {}, 8)
    assert GAME.dump(one) == GAME.dump(two)
