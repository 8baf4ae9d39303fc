"""What a seat knows, and nothing else: masked states, imagined worlds, sealed amounts, records."""

import itertools

import pytest

from jurade.core.position import canonical
from jurade.core.record import Record
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, NOBODY, OVER
from jurade.games.bastide import GAME

from .positions import bid, go, names, now, position, table


def dumped(state):
    return canonical(GAME.dump(state))


def worlds(match, seat, count=40):
    """Imagined worlds of a seat, each checked to look the same to it."""
    known = match.state.masked(seat)
    seen = dumped(known)
    out = []
    for number in range(count):
        world = known.imagine(Rng(number))
        assert dumped(world.masked(seat)) == seen
        assert world.owing() == match.state.owing()
        GAME.undump(GAME.dump(world), match.seats, match.options)  # a position that can occur
        out.append(GAME.dump(world))
    return out


def column(found, *path):
    """All values at one place of the imagined positions."""
    values = []
    for value in found:
        for step in path:
            value = value[step]
        values.append(canonical(value))
    return set(values)


def test_a_hand_is_known_to_its_owner_alone():
    match = table(hands=["fire fire english4", "english3", "english2"])
    for seat in (0, 1, 2, None):
        seen = match.view(seat)["position"]
        assert [player["hand"] is not None for player in seen["seats"]] == [seat == other for other in range(3)]
        assert [player["tiles"] for player in seen["seats"]] == [3, 3, 3]
        assert seen["bag"] is None
        assert seen["bag_size"] == now(match)["bag_size"]
    assert "english4" not in canonical(match.view(1))


def test_imagined_hands_are_dealt_from_the_unseen_tiles():
    match = table(hands=["fire fire english4", "english3", "english2"], camp=[1, 1], burnt=1, houses={"r0c0": 2})
    found = worlds(match, 0)
    assert column(found, "seats", 0, "hand") == {canonical({"fire": 2, "english4": 1})}
    assert len(column(found, "seats", 1, "hand")) > 3
    assert len(column(found, "bag")) > 10
    for world in found:
        total = sum(
            world["bag"].get(kind, 0) + sum(s["hand"].get(kind, 0) for s in world["seats"]) for kind in ["fire"]
        )
        assert total == 5
        assert "english4" not in world["bag"]
    assert len(column(worlds(match, NOBODY), "seats", 0, "hand")) > 3


def test_masks_do_not_depend_on_what_is_hidden():
    """Two positions that differ in another's hand alone are one position to a seat."""
    one = table(hands=["house", "english3 fire fire", "english1"])
    two = table(hands=["house", "english1 english2 house", "english4 fire"])
    assert one.view(0)["position"] == two.view(0)["position"]
    assert one.view(1)["position"] != two.view(1)["position"]


def test_a_draw_is_seen_by_its_drawer_alone():
    match = table(hands=["english1"], draws=["deal 0 english4"])
    go(match, "0: english 1")
    drawn = next(event for event in match.events if event.name == "tile_drawn")
    assert drawn.seen_by(0) == {"event": "tile_drawn", "seat": 0, "tile": "english4"}
    assert drawn.seen_by(1) == {"event": "tile_drawn", "seat": 0}
    assert drawn.seen_by(None) == {"event": "tile_drawn", "seat": 0}
    lines = [str(line) for line in match.record.export(1, GAME).lines]
    assert lines[-1] == "*: deal 0 ?"
    assert [str(line) for line in match.record.export(0, GAME).lines][-1] == "*: deal 0 english4 !0"


# ---- R46: a seat that keeps its projects shows that it holds nothing but houses


FULL = {f"r{row}c{col}": 3 for row in range(3) for col in range(4) if (row, col) != (1, 1)}


def test_a_guarded_seat_that_proposes_a_project_shows_a_hand_of_houses():
    match = table(idle=3, houses=FULL, hands=["", "none", "none"], money=[1])
    assert len(column(worlds(match, 1), "seats", 0, "hand")) > 3  # before it acts, nobody knows
    go(match, "0: project h1")
    assert now(match)["seats"][0]["unproven"] == 0
    assert column(worlds(match, 1), "seats", 0, "hand") == {canonical({"house": 3})}


def test_tiles_drawn_since_then_may_be_anything():
    whole = position(houses={**FULL, "r0c0": 2}, hands=["house house house", "fire", "english1"], unproven=[1, 3, 3])
    whole["position"]["seats"][2] |= {"hand": {"english1": 3}}
    whole["position"]["seats"][1] |= {"hand": {"fire": 2, "english2": 1}}
    rest = whole["position"]
    rest["bag"] = {"house": 1, "fire": 4, "english1": 5, "english2": 4, "english3": 2, "english4": 1}
    rest["bag_size"] = sum(rest["bag"].values())
    match = GAME.load(whole, seed=0)
    hands = column(worlds(match, 1, 80), "seats", 0, "hand")
    assert canonical({"house": 3}) in hands
    assert all('"house":2' in hand or '"house":3' in hand for hand in hands)
    assert len(hands) > 2


# ---- sealed amounts


def test_a_sealed_bid_shows_to_nobody_else():
    match = table(money=[4, 4, 4])
    go(match, "0: project h1")
    views = {seat: set() for seat in (1, 2, None)}
    for amount in range(5):
        trial = GAME.load(match.dump(), seed=0)
        go(trial, f"0: bid {amount}")
        event = next(event for event in trial.events if event.name == "bid_sealed")
        assert event.seen_by(0) == {"event": "bid_sealed", "seat": 0, "deniers": amount}
        for seat, seen in views.items():
            seen.add(canonical(trial.view(seat)["position"]))
            assert event.seen_by(seat) == {"event": "bid_sealed", "seat": 0}
        found = worlds(trial, 1)
        assert len(column(found, "auction", "answers", 0)) == 5
    assert all(len(seen) == 1 for seen in views.values())


def test_sealed_bids_commute():
    reached = set()
    for order in itertools.permutations(range(3)):
        match = table(money=[6, 7, 4])
        go(match, "0: project h1")
        for seat in order:
            match.play(seat, f"bid {[5, 6, 2][seat]}")
        reached.add(canonical(match.dump()))
    assert len(reached) == 1


def raise_rounds(money, bids, *rounds, talk=(), seats=3):
    """An auction in its raise, after these rounds (amounts of all seats; None: not asked)."""
    match = table(seats, money=money, options={"talk": "deals" if talk else "off"})
    go(match, "0: project h1")
    while now(match)["phase"] == "talk_bid":
        match.play(match.to_act()[0], "pass")
    bid(match, *bids)
    go(match, *talk)
    while now(match)["phase"] == "talk_raise":
        match.play(match.to_act()[0], "pass")
    for amounts in rounds:
        for seat in match.to_act():
            match.play(seat, f"raise {amounts[seat]}")
    assert now(match)["phase"] == "raise"
    return match


def test_hidden_additions_of_a_seat_that_is_still_asked():
    """Added in two rounds out of a purse of 6: from 2 to 5."""
    match = raise_rounds([11, 11, 0], [5, 5, 0], [1, 1, None], [2, 0, None])
    found = column(worlds(match, 1, 80), "auction", "added", 0)
    assert found == {"2", "3", "4", "5"}
    assert column(worlds(match, 1), "auction", "added", 1) == {"1"}
    assert column(worlds(match, NOBODY, 80), "auction", "added", 1) == {"1", "2", "3", "4", "5"}


def test_hidden_additions_of_a_seat_that_is_asked_no_more_are_all_it_had():
    match = raise_rounds([9, 11, 0], [5, 5, 0], [4, 1, None])
    assert match.to_act() == (1,)
    assert match.view(2)["position"]["auction"]["added"] == [None, None, 0]
    assert column(worlds(match, 2), "auction", "added", 0) == {"4"}


def test_a_seat_that_never_added_has_added_nothing():
    match = raise_rounds([9, 11, 0], [5, 5, 0], [0, 1, None])
    assert column(worlds(match, 1), "auction", "added", 0) == {"0"}


def test_a_promised_maximum_narrows_hidden_additions():
    match = raise_rounds([14, 14, 5], [5, 5, 0], [2, 1, None], talk=["0: offer 2 max:3 for none", "2: accept"])
    assert column(worlds(match, 1, 60), "auction", "added", 0) == {"1", "2"}
    full = raise_rounds([14, 14, 5], [5, 5, 0], [3, 1, None], talk=["0: offer 2 max:3 for none", "2: accept"])
    assert full.to_act() == (1,)
    assert column(worlds(full, 1), "auction", "added", 0) == {"3"}  # automatic with money: exactly its maximum


def test_a_promised_minimum_narrows_hidden_additions():
    talk = ["0: offer 2 min:4 for none", "2: accept"]
    first = raise_rounds([12, 14, 5], [5, 5, 0], [5, 1, None], talk=talk)
    assert column(worlds(first, 1, 60), "auction", "added", 0) == {"4", "5", "6"}
    second = raise_rounds([12, 14, 5], [5, 5, 0], [4, 1, None], [1, 0, None], talk=talk)
    assert column(worlds(second, 1, 60), "auction", "added", 0) == {"5", "6"}


def test_sealed_raises_of_the_present_round_are_imagined_too():
    match = raise_rounds([11, 11, 0], [5, 5, 0], [1, 1, None])
    go(match, "0: raise 2")
    found = worlds(match, 1, 120)
    assert len(column(found, "auction", "answers", 0)) > 3
    assert all(world["auction"]["added"][0] + world["auction"]["answers"][0] <= 6 for world in found)
    assert column(worlds(match, 0), "auction", "answers", 0) == {"2"}


def test_public_purses_hide_additions_until_the_reveal():
    match = raise_rounds([11, 11, 0], [5, 5, 0], [3, 1, None])
    assert [seat["money"] for seat in match.view(1)["position"]["seats"]] == [6, 6, 0]


def test_a_record_in_progress_shows_revealed_bids_and_hides_raises():
    match = raise_rounds([11, 11, 0], [5, 5, 0], [3, 1, None])
    lines = [line.text for line in match.record.export(2, GAME).lines]
    assert lines == ["project h1", "bid 5", "bid 5", "raise ?", "raise ?"]
    own = [line.text for line in match.record.export(0, GAME).lines]
    assert own[3:] == ["raise 3", "raise ?"]
    assert Record.read(str(match.record)).replay(GAME).fingerprint() == match.fingerprint()


def test_events_of_a_raise_round_name_who_added_and_nothing_more():
    match = raise_rounds([11, 11, 0], [5, 5, 0])
    names(match)
    go(match, "0: raise 3", "1: raise 0")
    public = [event.seen_by(2) for event in match.events]
    assert {"event": "raise_round_closed", "seats": [0]} in public
    assert "3" not in canonical(public)


# ---- random play


@pytest.mark.parametrize(("seats", "talk"), [(3, "off"), (4, "deals"), (5, "gifts")])
def test_random_games_leak_nothing(seats, talk):
    """Every hidden thing changed, the mask stays; and imagined worlds differ."""
    state = GAME.start(seats, GAME.options.complete({"talk": talk}, seats))
    rng = Rng(seats, 4)
    plies = differing = looked = 0
    while state.actor() != OVER and plies < 500:
        plies += 1
        if plies % 11 == 0 and state.actor() != CHANCE:
            for seat in (*range(seats), NOBODY):
                known = state.masked(seat)
                seen = dumped(known)
                found = [known.imagine(Rng(k, 9)) for k in range(4)]
                assert all(dumped(world.masked(seat)) == seen for world in found)
                differing += len({dumped(world) for world in found}) > 1
                looked += 1
                if seat >= 0 and state.owing() >> seat & 1:
                    assert all(list(world.legal(seat)) == list(state.legal(seat)) for world in [known, *found])
        actor = state.actor()
        if actor == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
        else:
            legal = state.legal(actor)
            state.apply(actor, legal[rng.below(len(legal))])
    assert differing > looked * 0.9


def test_a_masked_position_loads_and_plays_no_worse_than_it_looks():
    match = raise_rounds([11, 11, 0], [5, 5, 0], [3, 1, None])
    for seat in (0, 1, 2, NOBODY):
        known = match.state.masked(seat)
        again = GAME.undump(GAME.dump(known), 3, match.options)
        assert dumped(again) == dumped(known)
        assert not again.is_complete()
        assert list(again.scores()) == list(match.state.scores())
    assert match.state.is_complete()
