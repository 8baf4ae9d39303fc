"""Copies of matches and records: as the original in everything, and nothing of it."""

import copy
import inspect
import pickle
import subprocess
import sys

import pytest

import jurade
from jurade.core.errors import BadOption, JuradeError
from jurade.core.rng import Rng
from tithe import GAME

GAMES = ("bastide", "bastions", "carcassonne", "feudo", "flandern")
WAYS = {
    "clone": lambda match: match.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


def go_on(match, plies, seed=5):
    """Play at random until there are so many plies."""
    rng = Rng(seed, 1)
    while len(match.plies) < plies and not match.over:
        seat = match.to_act()[rng.below(len(match.to_act()))]
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
    return match


def facts(match):
    """All there is to know of a match, without changing it."""
    return {
        "record": str(match.record),
        "options": match.options,
        "seed": match.seed,
        "start": match.start,
        "tags": match.tags,
        "log": match.log,
        "events": [match.events_of(ply) for ply in range(len(match.plies))],
        "round": match.sealed_round(),
        "undo": [match.can_undo(seat) for seat in range(match.seats)],
        "choices": [match.choices(seat) for seat in range(match.seats)],
        "views": [match.view(seat) for seat in (None, *range(match.seats))],
    }


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_is_as_the_original_and_goes_its_own_way(game, way):
    """What happens to either does not show in the other, and both have the same luck."""
    rules = jurade.game(game)
    match = go_on(rules.new(rules.seats[-1], seed=8), 60)
    match.tags["Players"] = "Ada, Bob"
    before = facts(match)
    copied = WAYS[way](match)
    assert copied.game is match.game
    assert facts(copied) == before
    go_on(copied, 110)
    copied.tags["Players"] = "Eve"
    copied.options["nothing"] = True
    copied.annotate(0, "so it began")
    assert facts(match) == before
    go_on(match, 110)
    assert [(ply.seat, ply.text) for ply in match.plies] == [(ply.seat, ply.text) for ply in copied.plies]
    assert match.events == copied.events


@pytest.mark.parametrize("way", WAYS)
def test_copies_of_matches_in_every_condition(way):
    """With a sealed answer given, with a script left over, held, loaded from a position, and as somebody knows it."""
    sealed = GAME.new(seats=3, seed=4)
    sealed.play(1, sealed.choices(1)[2])
    scripted = jurade.game("carcassonne").new(2, seed=1, options={"first_player": "seat0"}, chance=["tile bg_u"] * 2)
    held = GAME.new(seats=2, seed=3).at(2)
    loaded = go_on(jurade.game("feudo").load(go_on(jurade.game("feudo").new(seed=2), 30).dump(), seed=9), 12)
    masked = jurade.game("feudo").load({**loaded.dump(), "position": loaded.view(0)["position"]}, seed=9)
    for match in (sealed, scripted, held, loaded):
        copied = WAYS[way](match)
        assert facts(copied) == facts(match)
        far = len(match.plies) + 20
        for each in (match, copied):
            each.run_on()
            go_on(each, far)
        assert facts(copied) == facts(match)
    known = WAYS[way](masked)
    assert known.dump() == masked.dump()
    with pytest.raises(JuradeError, match="it shows what one player knew"):
        known.play(0, "pass")


def test_a_copy_keeps_a_script_and_another_seed_forgets_it():
    chance = ["tile bg_u", "tile bg_v", "tile bg_v"]
    match = jurade.game("carcassonne").new(2, seed=1, options={"first_player": "seat0"}, chance=chance)
    drawn = {
        seed: [ply.text for ply in go_on(match.clone(seed), 12).plies if ply.seat < 0][1:3] for seed in (None, 1, 2, 3)
    }
    assert drawn[None] == chance[1:]
    assert len({tuple(each) for each in drawn.values()}) >= 3


def test_a_clone_with_another_seed_has_other_luck_from_here_on():
    match = go_on(jurade.game("carcassonne").new(2, seed=1), 20)
    others = [go_on(match.clone(seed=seed), 60) for seed in (1, 2, 3)]
    assert [other.seed for other in others] == [1, 2, 3]
    assert {other.plies[:20] for other in others} == {match.plies[:20]}
    assert len({str(other.record) for other in others}) == 3
    assert str(others[0].record) == str(go_on(match, 60).record)
    with pytest.raises(BadOption, match="a seed is a whole number"):
        match.clone(seed="lucky")


def test_a_match_travels_to_another_process():
    match = go_on(jurade.game("bastions").new(2, seed=6), 40)
    told = "import pickle, sys; match = pickle.load(sys.stdin.buffer); print(match.fingerprint(), len(match.log))"
    done = subprocess.run([sys.executable, "-c", told], input=pickle.dumps(match), capture_output=True, check=True)
    assert done.stdout.decode().split() == [match.fingerprint(), str(len(match.log))]


def test_a_game_that_is_no_module_s_game_travels_whole():
    """A variant made on the spot is in no package, so the pickle holds it."""
    variant = type(GAME)()
    match = variant.new(seats=2, seed=1)
    again = pickle.loads(pickle.dumps(match))
    assert again.game is not GAME
    assert facts(again) == facts(match)


def test_a_pickle_of_other_rules_is_refused(monkeypatch):
    kept = pickle.dumps(GAME.new(seats=2, seed=1))
    monkeypatch.setattr(type(GAME), "rules_version", "tithe/9")
    with pytest.raises(JuradeError, match="the match follows the rules 'tithe/1'; these are 'tithe/9'"):
        pickle.loads(kept)


def test_a_match_says_what_it_is_and_not_its_seed():
    match = GAME.new(
        seats=2, seed=12345, chance=[f"deal {seat} {seat + 1 + 2 * k}" for seat in (0, 1) for k in range(3)]
    )
    assert repr(match) == "<Match tithe, 2 seats, 6 plies, seat 0, 1 to act, scores 0 0>"
    assert repr(match.at(2)) == "<Match tithe, 2 seats, 2 plies, chance to draw, scores 0 0>"
    go_on(match, 99)
    assert repr(match).startswith("<Match tithe, 2 seats, 10 plies, over (cards), scores ")
    match.tags["Players"] = "Ada, Bob"
    points = " ".join(map(str, match.scores()))
    assert repr(match.record) == f"<Record tithe, 2 seats, 10 plies, Players 'Ada, Bob', Result '{points}'>"
    assert repr(jurade.Record()) == "<Record of no game, ? seats, 0 plies>"


def test_looking_at_a_match_forgets_no_event():
    """Debuggers read every attribute that is listed, and print everything they find."""
    match = GAME.new(seats=2, seed=1)
    expected = [event for ply in range(6) for event in match.events_of(ply)]
    assert dict(inspect.getmembers(match))["log"] == expected
    assert (repr(match), str(match), vars(match), match.log)[3] == expected
    match.events_of(0).clear()
    match.log.clear()
    assert match.events == match.log == expected
    assert match.events == []
    assert match.log == expected


def test_copies_of_a_record_are_equal_and_independent():
    record = go_on(jurade.game("flandern").new(seed=2), 30).record
    for copied in (copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert copied == record
        assert hash(copied) == hash(record)
        copied.tags["Players"] = "Eve"
        assert "Players" not in record.tags
        assert copied != record
    given = dict(record.tags)
    made = jurade.Record(given, record.lines)
    given["Players"] = "Eve"
    assert made == record
