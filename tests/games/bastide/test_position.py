"""Positions read back to the letter, and impossible ones are refused with a sentence."""

import json

import pytest

from jurade.core.errors import BadPosition
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.bastide import GAME

from .positions import WALLS, bid, go, position, table


def spoil(whole, path, value):
    """A copy of a position with one value changed."""
    copy = json.loads(json.dumps(whole))
    at = copy["position"]
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return copy


def refuse(whole, *words):
    with pytest.raises(BadPosition) as caught:
        GAME.load(whole)
    for word in words:
        assert word in str(caught.value)


BASE = {
    "money": [5, 4, 3],
    "influence": {"h1.0": 0, "h1.1": 0, "church.0": 1},
    "religious": [["church", "r0c0"]],
    "houses": {"r0c0": 1, "r2c2": 2},
    "camp": [1, 3],
    "road": [4, 0, 0],
    "hands": ["fire", "english1"],
}


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (["bank"], 10, "deniers, not 96"),
        (["bank"], -1, "deniers"),
        (["chest"], -1, "'chest'"),
        (["seats", 0, "money"], "5", "whole number"),
        (["seats", 0, "money"], True, "whole number"),
        (["seats", 0, "stock"], 20, "pieces in stock"),
        (["seats", 0, "marker"], False, "pieces"),
        (["seats", 1, "road"], 3, "mark its road score"),
        (["seats", 0, "hand"], None, "own hand"),
        (["seats", 0, "hand"], {"house": 3}, "tiles house"),
        (["seats", 0, "tiles"], 2, "holds 3 tiles"),
        (["seats", 0, "unproven"], 0, "more houses"),
        (["bag"], None, "bag of a complete position"),
        (["bag_size"], 3, "'bag_size'"),
        (["burnt"], 1, "tiles fire"),
        (["camp"], [1, 3, 3], "tiles english3"),
        (["camp"], [5], "'camp'"),
        (["cards"], {"people": 0}, "card of the pope"),
        (["cards"], {"bishop": 0}, "bishop"),
        (["cards"], None, "'cards' is a JSON object"),
        (["blocks"], [], "'blocks' is a JSON object"),
        (["bag"], {"house": 0}, "'bag.house'"),
        (["influence"], {"h1.0": 0, "h1.1": 0, "church.0": 1, "halle.0": 2}, "halle carries influence"),
        (["influence"], {"h1.9": 0}, "h1.9"),
        (["influence"], {"h1.0": 3}, "h1.0"),
        (["walls"], ["wall_n"], "stands without influence"),
        (["walls"], ["wall_s", "wall_n"], "each once, in the order"),
        (["hall"], True, "stands without influence"),
        (["hall"], 1, "true or false"),
        (["religious"], [["church", "r1c1"]], "too few strips"),
        (["religious"], [["church", "r0c0"], ["church", "r0c1"]], "twice"),
        (["blocks", "r2c2", "orientation"], "", "orientation"),
        (["blocks", "r0c0", "houses"], 2, "too few strips"),
        (["phase"], "bid", "'mover'"),
        (["phase"], "turn_end", "end of a turn"),
        (["phase"], "sleep", "sleep"),
        (["turn"], 0, "counted from 1"),
        (["turn"], 401, "'turn'"),
        (["active"], 2, "active seat decides"),
        (["active"], -1, "active"),
        (["idle"], 9, "ended the game"),
        (["idle"], 10, "ended the game"),
        (["ending"], "works", "ending"),
        (["fire"], "r0c0", "fire_more"),
        (["raid"], {"value": 1, "struck": ""}, "raid in its phase"),
        (["tax"], {"block": "r0c0", "deniers": 2}, "tax while it is divided"),
        (["auction"], {"work": "h1"}, "lacks 'placed'"),
        (["talk"], {"window": "talk_bid"}, "lacks"),
        (["promises", "min"], [1, 0, 0], "bind until their reveal"),
        (["promises", "token"], [[0, 1, 1]], "in an auction"),
        (["promises", "token"], [[0, 0, 1]], "to himself"),
        (["promises", "kick"], [[0, 1, 1]], "tax is divided"),
        (["promises", "allot"], [1, 0, 0], "promised"),
        (["observer"], 7, "observer"),
        (["observer"], 0, "own hand"),
        (["seats"], [], "list of 3"),
    ],
    ids=str,
)
def test_impossible_positions_are_refused(path, value, words):
    refuse(spoil(position(**BASE), path, value), words)


def test_the_untouched_position_is_fine():
    assert GAME.load(position(**BASE)).to_act() == (0,)


def test_unknown_and_missing_fields_are_refused():
    whole = position(**BASE)
    for name in whole["position"]:
        lacking = json.loads(json.dumps(whole))
        del lacking["position"][name]
        refuse(lacking, name)
    refuse(spoil(whole, ["secret"], 1), "secret")


def test_positions_of_sealed_rounds_are_checked():
    match = table(money=[9, 9, 0])
    go(match, "0: project h1")
    bid(match, 5, 5, 0)
    go(match, "0: raise 2", "1: raise 1", "0: raise 1")
    whole = match.dump()
    assert GAME.load(whole).dump() == whole
    refuse(spoil(whole, ["auction", "added"], [5, 1, 0]), "cannot keep")
    refuse(spoil(whole, ["auction", "added"], [0, 1, 0]), "added 0 deniers in 1 rounds")
    refuse(spoil(whole, ["auction", "asked"], [1]), "exactly if it has a choice")
    refuse(spoil(whole, ["auction", "asked"], [0, 1, 2]), "exactly if it has a choice")
    refuse(spoil(whole, ["auction", "given"], [0, 1]), "waits for at least one")
    refuse(spoil(whole, ["auction", "answers"], [3, 0, 0]), "cannot have sealed")
    refuse(spoil(whole, ["auction", "answers"], [1, 1, 0]), "sealed nothing")
    refuse(spoil(whole, ["auction", "adders"], [[0, 1], []]), "nobody adds")
    refuse(spoil(whole, ["auction", "bids"], [5, 4, 1]), "did not bid enough")


def test_positions_of_talk_are_checked():
    match = table(money=[9, 9, 0], options={"talk": "deals"})
    go(match, "0: project h1", "0: offer 1 pay:2 for token:1")
    whole = match.dump()
    assert GAME.load(whole).dump() == whole
    refuse(spoil(whole, ["talk", "offer"], "offer 1 pay:12 for token:1"), "not legal")
    refuse(spoil(whole, ["talk", "offer"], "pay me"), "no offer")
    refuse(spoil(whole, ["talk", "offer"], "gift 1 2"), "no offer")
    refuse(spoil(whole, ["talk", "offer"], None), "no offer")
    refuse(spoil(whole, ["talk", "passes"], 3), "all seats have passed")
    refuse(spoil(whole, ["talk", "spoken"], [3, 0, 0]), "more often than the option allows")
    refuse(spoil(whole, ["talk", "offer"], "offer 2 pay:2 for token:1"), "seat it was made to")
    refuse(spoil(whole, ["talk", "spoken"], [0, 0, 0]), "not legal")
    refuse(spoil(whole, ["talk", "speaker"], -1), "speaker")
    refuse(spoil(whole, ["talk"], {}), "window of talk")
    refuse(spoil(whole, ["promises", "min"], [0, 12, 0]), "cannot keep")
    go(match, "1: refuse")
    whole = match.dump()
    refuse(spoil(whole, ["talk", "spoken"], [1, 2, 0]), "passes automatically")
    quiet = json.loads(json.dumps(whole))
    quiet["options"]["talk"] = "off"
    refuse(quiet, "no talk")


def test_positions_of_placement_fire_raid_and_tax_are_checked():
    place = go(table(money=[6, 3, 0]), "0: project h1")
    bid(place, 6, 3, 0)
    whole = place.dump()
    assert GAME.load(whole).dump() == whole
    refuse(spoil(whole, ["mover"], 1), "another placement")
    refuse(spoil(whole, ["auction", "left"], [3, 1, 0]), "not paid for")
    refuse(spoil(whole, ["auction", "placed"], 1), "placed on the project")
    fire = go(table(hands=["fire"], houses={"r0c0": 3}), "0: fire").dump()
    assert GAME.load(fire).dump() == fire
    refuse(spoil(fire, ["fire"], "r0c1"), "one answer")
    raid = go(table(hands=["english1"], influence=WALLS), "0: english 1").dump()
    assert GAME.load(raid).dump() == raid
    refuse(spoil(raid, ["raid", "struck"], "influence"), "raids once")
    tax = go(table(influence={"h1.0": 0, "v1.0": 1, "wall_n.0": 1, "wall_w.0": 2}), "0: house r0c0 h").dump()
    assert GAME.load(tax).dump() == tax
    refuse(spoil(tax, ["tax", "deniers"], 5), "house just built")


def test_positions_of_the_end_are_checked():
    over = go(table(hands=["english1"], camp=[1] * 7), "0: english 1").dump()
    assert GAME.load(over).dump() == over
    refuse(spoil(over, ["allegiance"], "french"), "another allegiance")
    refuse(spoil(over, ["ending"], "works"), "siege")
    refuse(spoil(over, ["mover"], 0), "'mover'")


@pytest.mark.parametrize(("seats", "talk"), [(3, "off"), (4, "deals"), (5, "gifts")])
def test_every_position_of_a_random_game_reads_back_and_plays_alike(seats, talk):
    options = GAME.options.complete({"talk": talk}, seats)
    state = GAME.start(seats, options)
    rng = Rng(seats)
    phases = set()
    for _ in range(700):
        actor = state.actor()
        dumped = GAME.dump(state)
        phases.add(dumped["phase"])
        again = GAME.undump(json.loads(json.dumps(dumped)), seats, options)
        assert GAME.dump(again) == dumped
        assert again.actor() == actor
        if actor == OVER:
            break
        if actor == CHANCE:
            assert list(again.outcomes()) == list(state.outcomes())
            action = rng.weighted(state.outcomes())
        else:
            legal = state.legal(actor)
            assert list(again.legal(actor)) == list(legal)
            action = legal[rng.below(len(legal))]
        state.apply(actor, action)
        again.apply(actor, action)
        assert GAME.dump(again) == GAME.dump(state)
    assert {"first", "deal", "turn", "bid", "place"} <= phases
