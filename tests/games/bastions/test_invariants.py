"""What holds in every position of every game (section 11), over random games with all options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, EVERYTHING, OVER
from jurade.games.bastions import GAME
from jurade.games.bastions.rules.board import PLACING
from jurade.games.bastions.rules.terrain import terrain_for
from jurade.games.bastions.soundness import check
from jurade.games.bastions.tables import NONE, TOWER

OPTIONS = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"placement": "arranged", "objective_mode": "common"}),
    (3, {"placement": "free", "knight_bonus": True, "remember_values": False}),
    (4, {"placement": "free", "battlefield_archer_helpless": True, "quiet_rounds": 4}),
    (4, {"objective_mode": "common", "common_objective": "three_royals", "first_player": "seat2"}),
]


def play(seats, options, seed, rounds=12):
    """Every state of a random game, with the actor and action that led to it."""
    state = GAME.start(seats, GAME.options.complete({"max_rounds": rounds, **options}, seats))
    rng = Rng(seed)
    yield state, None
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            action = rng.weighted(state.outcomes())
        else:
            legal = state.legal(actor)
            assert len(legal) > 1, "a state rests on real decisions only"
            action = legal[rng.below(len(legal))]
        state = state.clone()
        text = GAME.write(state, actor, action)
        state.apply(actor, action)
        yield state, text


def examine(state):
    check(state)
    for what, (counted, due) in GAME.conserved(state).items():
        assert counted == due, what
    for piece in range(state.pieces):
        tower = state.carrier[piece]
        if tower != NONE:
            assert state.rider[tower] == piece
            assert state.cell[tower] == state.cell[piece]
            assert state.kind[piece] not in (TOWER, 3)
        if state.cell[piece] != NONE and state.kind[piece] == TOWER:
            assert state.terrain.bastion[state.cell[piece]] == NONE
    for seat in range(state.seats):
        assert state.courage[seat * 2] >= 0
        assert state.courage[seat * 2 + 1] >= 0
        assert 0 <= state.speed[seat] <= 10
        assert state.spent[seat] <= 4
        assert 0 <= state.points[seat] <= 20
        assert state.points[seat] >= 1 or not state.is_inviolate(seat)
    assert state.speed_spent <= 4
    assert state.viewer == EVERYTHING


def monotonic(before, after):
    """Facts that only grow."""
    for name in ("shown", "entered", "annexed", "spied", "rewarded", "freed"):
        assert getattr(before, name) & ~getattr(after, name) == 0, name
    for name in ("flag_taker", "breaker", "chest_taker"):
        for was, now in zip(getattr(before, name), getattr(after, name), strict=True):
            assert was in (NONE, now), name
    for was, now in zip(before.speed, after.speed, strict=True):
        assert now <= was
    for was, now in zip(before.freed_from, after.freed_from, strict=True):
        assert was <= now
    assert before.slot <= after.slot


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
def test_section11_random_games(seats, options):
    previous = None
    for state, _ in play(seats, options, 11):
        examine(state)
        if previous is not None:
            monotonic(previous, state)
            if previous.slot == state.slot and previous.phase > PLACING:
                assert previous.attacked & ~state.attacked == 0
        previous = state
    assert state.actor() == OVER
    assert state.slot <= 60 * seats


@settings(max_examples=8)
@given(seed=st.integers(0, 2**40), which=st.integers(0, len(OPTIONS) - 1))
def test_section11_any_random_game(seed, which):
    seats, options = OPTIONS[which]
    for ply, (state, _) in enumerate(play(seats, options, seed, rounds=5)):
        if ply % 5 == 0:
            examine(state)


def test_section11_courage_adds_up():
    """Start + gains - losses - payments = what is left."""
    match = GAME.new(2, seed=21, options={"max_rounds": 40})
    rng = Rng(4)
    while not match.over:
        seat = match.to_act()[0]
        choices = match.choices(seat)
        fights = [text for text in choices if text.startswith(("attack", "card 2", "riposte"))]
        match.play(seat, fights[0] if fights else choices[rng.below(len(choices))])
    log = [event for ply in range(len(match.plies)) for event in match.events_of(ply)]
    left = [20, 20]
    for event in log:
        facts = event.public
        if event.name == "courage_gained":
            left[facts["seat"]] += facts["red"] + facts["blue"]
        elif event.name == "courage_lost":
            left[facts["seat"]] -= 1
        elif event.name == "cards_revealed":
            left[facts["attacking_seat"]] -= facts["attack_card"] - 1
            left[facts["defending_seat"]] -= max(0, facts["defence_card"] - 1)
        elif event.name == "breach_tried":
            left[facts["attacking_seat"]] -= facts["attack_card"] - 1
    rows = match.dump()["position"]["seats"]
    flags = [row["flag_taken_by"] is not None for row in match.dump()["position"]["bastions"]]
    for seat in (0, 1):
        lost = left[seat] - rows[seat]["red"] - rows[seat]["blue"]
        assert 0 <= lost <= (2 if flags[seat] else 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("token", ["token soldiers", "token strategists"])
def test_section11_rotated_seats_have_rotated_moves(seats, token):
    """The board is the same for everybody: piece by piece the first moves lead to the same starting distances."""
    terrain = terrain_for(seats)
    found = []
    for seat in range(seats):
        match = GAME.new(seats, seed=3, options={"first_player": f"seat{seat}"})
        match.play(seat, token)
        state = match.state
        moves = []
        for text in match.choices(seat):
            if text.startswith("move"):
                piece = next(p for p in range(state.pieces) if state.piece_name(p) == text.split()[1])
                to = terrain.cell_named(text.split()[2])
                starts = [terrain.start[p] for p in range(seat * terrain.army, (seat + 1) * terrain.army)]
                distances = tuple(terrain.hops[start * terrain.cells + to] for start in starts)
                moves.append((piece - seat * terrain.army, distances))
        found.append(sorted(moves))
    assert all(moves == found[0] for moves in found)
    assert found[0]


def test_section11_no_piece_attacks_twice_in_a_turn():
    match = GAME.new(2, seed=5)
    rng = Rng(9)
    attackers = []
    slot = 0
    while not match.over:
        seat = match.to_act()[0]
        choices = match.choices(seat)
        fights = [text for text in choices if text.startswith(("attack", "riposte", "support", "breach"))]
        text = fights[rng.below(len(fights))] if fights else choices[rng.below(len(choices))]
        if match.state.slot != slot:
            slot, attackers = match.state.slot, []
        if text in fights:
            attackers.append(text.split()[1])
            assert len(set(attackers)) == len(attackers)
        match.play(seat, text)


def test_section11_captures_and_prisons_agree():
    match = GAME.new(3, seed=8, options={"max_rounds": 30})
    rng = Rng(2)
    while not match.over:
        seat = match.to_act()[0]
        choices = match.choices(seat)
        fights = [text for text in choices if text.startswith(("attack", "riposte"))]
        match.play(seat, fights[0] if fights else choices[rng.below(len(choices))])
    names = [event.name for ply in range(len(match.plies)) for event in match.events_of(ply)]
    state = match.state
    held = sum(state.captor[piece] != NONE for piece in range(state.pieces))
    assert names.count("piece_captured") + names.count("king_eliminated") - names.count("piece_freed") == held
    assert sum(state.in_play) + held == state.pieces
