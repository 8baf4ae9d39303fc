"""Positions: they come back as they went, and what cannot be is refused with a sentence."""

import copy
import json

import pytest

from jurade.core.errors import BadPosition
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, NOBODY, OVER
from jurade.games.feudo import GAME

QUIET = {"phase": "attack", "red": {"p": "c10", "s1": "b9", "n1": "c8"}, "green": {"t1": "h6"}}


def load(position):
    return GAME.load(json.loads(json.dumps(position)), seed=1)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"plague": "virulent", "rounds": 15}),
        (4, {"plague": "none", "score_floor": "zero", "adjacency": "corner"}),
        (2, {"map": "study", "extension_cap": 1}),
    ],
)
def test_every_position_of_a_game_comes_back_and_plays_on_alike(seats, options):
    values = GAME.options.complete(options, seats)
    state = GAME.start(seats, values)
    rng = Rng(seats, 9)
    ply = 0
    while state.actor() != OVER:
        ply += 1
        for viewer in (None, ply % seats, NOBODY) if ply % 3 == 0 else (None,):
            known = state if viewer is None else state.masked(viewer)
            told = GAME.dump(known)
            again = GAME.undump(json.loads(json.dumps(told)), seats, values)
            assert GAME.dump(again) == told
            assert (again.actor(), again.owing()) == (state.actor(), state.owing())
            for seat in range(seats):
                assert list(again.legal(seat)) == list(known.legal(seat))
        actor = state.actor()
        legal = state.outcomes()[::2] if actor == CHANCE else state.legal(actor)
        action = legal[rng.below(len(legal))]
        twin = GAME.undump(GAME.dump(state), seats, values)
        state.apply(actor, action)
        twin.apply(actor, action)
        assert GAME.dump(twin) == GAME.dump(state)
    assert GAME.dump(GAME.undump(GAME.dump(state), seats, values)) == GAME.dump(state)


def change(position, path, value):
    changed = copy.deepcopy(position)
    *way, last = path.split(".")
    at = changed["position"]
    for name in way:
        at = at[name]
    at[last] = value
    return changed


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("viewer", "nobody", "'viewer' is one of"),
        ("phase", "war", "'phase' is one of"),
        ("round", 0, "round 1"),
        ("round", True, "whole number"),
        ("round", 21, "10 rounds"),
        ("map", "A0 A0 C0 D0", "'map' is one of"),
        ("map", None, "study the map is"),
        ("sequence", ["red"], "each of red, green"),
        ("sequence", None, "sequence"),
        ("chooser", None, "chooser"),
        ("order", None, "turn order"),
        ("order", ["red", "red"], "each of red, green"),
        ("turn", 2, "turn"),
        ("showing", 1, "showing"),
        ("answered", ["green"], "sealed"),
        ("answered", ["green", "red"], "in the order"),
        ("towns.evesham", "blue", "is one of"),
        ("plague.pawn", "a1", "village"),
        ("plague.pawn", None, "village"),
        ("plague.card", None, "plague card"),
        ("plague.drawn.north", 9, "0 to 3"),
        ("plague.drawn.north", 3, "plague cards are drawn"),
        ("king", 1, "true or false"),
        ("shillings", 2, "march"),
        ("marched", ["n1"], "march"),
        ("fought", ["p"], "fought"),
        ("victories", {}, "list"),
        ("victories", [{"seat": "red", "cell": "d4"}], "lacks 'pawns'"),
        ("victories", [{"seat": "green", "cell": "d6", "pawns": ["n1"]}], "cannot have been won yet"),
        ("victories", [{"seat": "red", "cell": "d6", "pawns": ["m"]}], "cannot have been won yet"),
        ("victory", 1, "counts in the phase"),
        ("ending", "rounds", "does not follow"),
        ("players.red", None, "JSON object"),
        ("players.red.castle", "a1", "border hill"),
        ("players.red.castle", "k4", "same side"),
        ("players.red.castle", None, "castle of red is missing"),
        ("players.red.points", 3, "add up"),
        ("players.red.sources.kills", 3, "add up"),
        ("players.red.pawns.n2", "z9", "is one of"),
        ("players.red.pawns.n2", "d4", "mountain"),
        ("players.red.pawns.n2", "k6", "castle hill"),
        ("players.red.pawns.s2", "c3", "not his"),
        ("players.red.pawns.n2", "e5", "only Baron"),
        ("players.red.pawns.n2", "c8", "too many pawns"),
        ("players.red.pawns.n2", "h6", "fighting pawns of two"),
        ("players.red.sick", ["n2"], "sick in the castle"),
        ("players.red.sick", ["n1", "n1"], "each once"),
        ("players.red.sick", "n1", "list"),
        ("players.red.wounded", 2, "cannot have been wounded"),
        ("players.red.charmed_in", 9, "cannot have charmed"),
        ("players.red.hand", [4, 2, 0, 0, 0], "holds 5 trade cards"),
        ("players.red.hand", [4, 4, 0], "more trade cards of one kind"),
        ("players.red.hand", [4, 3, 0], "has 0, 2, 4 shillings"),
        ("players.red.mustered", ["b"], "mustered"),
        ("players.red.shown", ["b"], "has not shown all"),
        ("players.red.cards", ["t1"], "shown all army cards"),
        ("players.red.cards", None, "shown all army cards"),
        ("players.red.trade", "none", "once it is chosen"),
        ("players.red.trade", 3, "has 0, 2, 4 shillings"),
        ("players.red.trade", None, "has been shown"),
        ("players.red.trade_shown", False, "trade cards"),
        ("players.red.wages", 1, "wages of red"),
        ("players.red.purse", [0], "purse"),
        ("players.red.purse", [0, 9], "0 to 6"),
        ("players.red.pawns.p", "castle", "nothing to decide"),
    ],
)
def test_what_cannot_be_is_refused(raw, path, value, says):
    position = raw(**QUIET)
    load(position)
    with pytest.raises(BadPosition, match=says):
        load(change(position, path, value))


@pytest.mark.parametrize(
    ("given", "path", "value", "says"),
    [
        ({"phase": "army"}, "players.red.cards", ["b", "p", "m"], "has not answered"),
        ({"phase": "army"}, "answered", ["red", "green"], "chosen 3 army cards"),
        ({"phase": "trade"}, "players.red.cards", ["b", "p"], "chosen 3 army cards"),
        ({"phase": "trade"}, "players.red.cards", None, "cards of red are missing"),
        ({"phase": "trade"}, "players.red.trade", 4, "once it is chosen"),
        ({"phase": "play"}, "players.red.trade", None, "cards of red are missing"),
        ({"phase": "play"}, "players.red.cards", ["b", "p"], "chosen 3 army cards"),
        ({"phase": "play"}, "players.red.shown", ["b"], "could not be chosen"),
        ({"phase": "play"}, "players.red.purse", [2, 6], "does not fit"),
        ({"phase": "play"}, "charmed", ["red"], "charmed and shows no more"),
        ({"phase": "play", "hand": {"red": [4, 0, 0, 0]}}, "players.red.trade", 2, "not in the hand"),
        ({"phase": "march", "trade": {"red": 4}}, "shillings", 5, "not so many shillings"),
        ({"phase": "march", "trade": {"red": 4}}, "marched", ["m"], "Milady never"),
        ({"phase": "order"}, "chooser", None, "chooser"),
        ({"phase": "order", "points": {"red": 2}, "chooser": "green"}, "chooser", "red", "fewest points"),
        ({"phase": "plague", "options": {"plague": "none"}}, "king", False, "no plague card"),
        ({"phase": "chooser"}, "round", 1, "round 2 on"),
    ],
)
def test_what_does_not_fit_the_phase_is_refused(raw, given, path, value, says):
    with pytest.raises(BadPosition, match=says):
        load(change(raw(**given), path, value))


def test_points_and_the_king(raw):
    position = raw(**QUIET, points={"red": 12}, king=True)
    load(position)
    with pytest.raises(BadPosition, match="King"):
        load(change(position, "king", False))
    below = raw(**QUIET, points={"red": -2}, options={"score_floor": "zero"})
    with pytest.raises(BadPosition, match="fewer than 0"):
        load(below)


def test_a_game_that_is_not_decided_is_not_over(raw):
    position = raw(phase="over", round=10, points={"red": 1}, ending="rounds")
    assert load(position).ending == "rounds"
    for given in ({"round": 9, "points": {"red": 1}}, {"round": 10}):
        with pytest.raises(BadPosition, match="not over"):
            load(raw(phase="over", ending="rounds", **given))
    assert load(raw(phase="over", round=20, ending="cap")).ranking() == [1, 1]


def test_unknown_and_missing_fields_are_named(raw):
    position = raw(**QUIET)
    for name in position["position"]:
        damaged = copy.deepcopy(position)
        del damaged["position"][name]
        with pytest.raises(BadPosition, match=f"lacks '{name}'"):
            load(damaged)
    position["position"]["weather"] = "fair"
    with pytest.raises(BadPosition, match="has no 'weather'"):
        load(position)
