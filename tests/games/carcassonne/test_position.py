"""Positions: whatever is left out is quiet, what was written reads back, and what cannot occur is refused."""

import copy
import json

import pytest

from jurade.core.errors import BadPosition
from jurade.core.look import references
from jurade.core.rng import Rng
from jurade.games.carcassonne import GAME

from .positions import RING, Table

SETS = {"inns_cathedrals": True, "traders_builders": True}
ROAD = [["bg_d", 0, 0, 0], ["bg_u", 1, 0, 90]]  # an open road, an open city in the north of the first tile
CITY = [["bg_d", 0, 0, 0], ["bg_e", 0, -1, 180]]  # a complete city
FARM = [["bg_b", 0, 0, 0], ["bg_b", 1, 0, 0], ["bg_b", 0, 1, 0], ["bg_b", 1, 1, 0]]  # a junction at 1,1
HOLE = [
    [name, *map(int, at.split(",")), int((turn or ["r0"])[0][1:])]
    for name, at, *turn in map(str.split, RING.split("; "))
]


def load(position, seats=2, options=None):
    whole = {"game": GAME.id, "rules": GAME.rules_version, "seats": seats, "options": options or {}}
    return GAME.load({**whole, "position": position}, seed=0)


@pytest.mark.parametrize("options", [{}, SETS, {**SETS, "am_inner_meadows": False}], ids=["plain", "all", "outer"])
def test_every_position_of_a_game_reads_back(options):
    match = GAME.new(3, seed=11, options=options)
    rng = Rng(11, 3)
    while not match.over:
        dumped = json.loads(json.dumps(match.dump()))
        again = GAME.load(copy.deepcopy(dumped))
        assert again.dump() == dumped
        seat = match.to_act()[0]
        assert again.choices(seat) == match.choices(seat)
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
    assert GAME.load(match.dump()).dump() == match.dump()


def test_tiles_alone_are_the_start_of_a_turn():
    match = load({"tiles": ROAD})
    position = match.dump()["position"]
    assert (position["phase"], position["active"], position["part"], position["turn"]) == ("place", 0, 1, 0)
    assert position["last_tile"] == [1, 0]
    assert position["abbeys"] == [0, 1]
    assert position["scores"] == [0, 0]


def test_points_without_sources_were_earned_earlier():
    position = load({"tiles": ROAD, "scores": [7, 0]}).dump()["position"]
    assert position["sources"] == [{"earlier": 7}, {}]


def test_what_is_shown_of_a_loaded_position_is_what_was_shown_before():
    """A position lists its tiles by cell: the one just laid need not be the last."""
    match = Table("bg_d 0,0", drawn="bg_e").play("place 0,-1 r180").match
    shown, again = match.scene(0), GAME.load(match.dump()).scene(0)
    assert [(choice.action, choice.ghost) for choice in again.choices] == [(c.action, c.ghost) for c in shown.choices]
    assert [pick.outline for pick in again.picks.values()] == [pick.outline for pick in shown.picks.values()]
    assert references([again.layers[-2].shapes[-1]]) == references([shown.layers[-2].shapes[-1]])
    assert again.layers[-2] == shown.layers[-2]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        # ---- what can be read
        ({"tiles": None}, "'tiles' is a list"),
        ({"tiles": [["bg_d", 0, 0]]}, r"'tiles' is a list of \[tile, x, y, rotation\]"),
        ({"tiles": [["bg_z", 0, 0, 0]]}, "a tile in 'tiles' is one of bg_a"),
        ({"tiles": [["bg_d", 0, 0.5, 0]]}, "a coordinate in 'tiles' is a whole number from -126 to 126"),
        ({"tiles": [["bg_d", 0, 0, 45]]}, "a rotation is 0, 90, 180 or 270, not 45"),
        ({"moon": 1}, "a position of carcassonne has no 'moon'"),
        ({"phase": "night"}, "'phase' is one of first, start"),
        ({"active": 2}, "'active' is a whole number from 0 to 1"),
        ({"part": 0}, "'part' is a whole number from 1 to 2"),
        ({"extra": 1}, "'extra' is true or false"),
        ({"last_tile": [5, 5]}, "there is no tile at 5,5"),
        ({"drawn": "abbey"}, "'drawn' is one of bg_a"),
        ({"pieces": [[0, "barn", 0, 0, "f0"]]}, "a piece in 'pieces' is one of follower"),
        ({"pieces": [[0, "follower", 0, 0, "k"]]}, "there is no segment k at 0,0"),
        ({"goods": [[1, 0, 0]]}, "'goods' is a list of 2"),
        ({"sources": [{"moon": 1}, {}]}, "a source of seat 0 is one of city"),
        ({"sources": [[], {}]}, "the sources of seat 0 are a JSON object"),
        # ---- tiles
        ({"tiles": []}, "at least one tile"),
        ({"tiles": [*ROAD, ["bg_u", 0, 0, 0]]}, "two tiles lie at 0,0"),
        ({"tiles": [*ROAD, ["bg_u", 5, 5, 0]]}, "the tile at 5,5 is not connected"),
        ({"tiles": [*ROAD, ["bg_u", 2, 0, 0]]}, "the tiles at 2,0 and 1,0 do not match"),
        ({"tiles": [["bg_c", x, 0, 0] for x in range(2)]}, "not so many tiles bg_c"),
        ({"tiles": [["bg_d", 100, 0, 0]]}, "too far from 0,0"),
        ({"tiles": [*ROAD, ["abbey", 0, 1, 0]]}, "the abbey at 0,1 needs a land tile on each"),
        ({"abbeys": [0]}, "0 abbeys are laid, so 2 seats hold theirs; 'abbeys' lists 1"),
        ({"tiles": [*HOLE, ["abbey", 1, 1, 0]]}, "1 abbeys are laid, so 1 seats hold theirs"),
        # ---- pieces
        ({"pieces": [[0, "mayor", 0, 0, "r0"]]}, "a mayor cannot stand on 0,0 r0, a road"),
        ({"pieces": [[0, "wagon", 0, 0, "f0"]]}, "a wagon cannot stand on 0,0 f0, a field"),
        ({"pieces": [[0, "big", 0, 0, "c0"]]}, "seat 0 has not so many pieces of the kind big"),
        ({"pieces": [[s, "follower", 0, 0, "c0"] for s in (0, 1)]}, "two pieces stand on 0,0 c0"),
        ({"barns": [[0, 1, 0]]}, "1,0 is no meadow junction"),
        ({"tiles": FARM, "barns": [[0, 1, 1], [0, 1, 1]]}, "seat 0 has no barn left"),
        ({"tiles": FARM, "barns": [[0, 1, 1]], "pieces": [[1, "follower", 0, 0, "f0"]]}, "farmers must have gone home"),
        ({"tiles": CITY, "pieces": [[0, "follower", 0, 0, "c0"]]}, "is complete: its followers must have gone home"),
        ({"waiting": [[0, 0, 0, "r0"]]}, "its feature is not complete"),
        ({"tiles": CITY, "waiting": [[0, 0, 0, "c0"]]}, "wagons wait in the phase 'wagon'"),
        ({"goods": [[1, 0, 0], [0, 0, 0]]}, "the seats hold 1 wine in all, the complete cities show 0"),
        # ---- points and the moment
        ({"scores": [3, 0], "sources": [{"city": 4}, {}]}, r"the sources add up to \[4, 0\]"),
        ({"extra": True}, "a second part needs a builder"),
        ({"last": 0}, "'last' belongs to the end round"),
        ({"phase": "place"}, "a tile is drawn in the phase 'place'"),
        ({"drawn": "bg_c", "tiles": [["bg_b", 0, 0, 0]]}, "the tile bg_c fits nowhere"),
        ({"phase": "first", "turn": 3}, "the first player is drawn before anything else"),
        ({"phase": "end_abbey"}, "in the end round a seat with an abbey is asked"),
        ({"phase": "over"}, "not over while there are tiles in the pile"),
    ],
)
def test_what_cannot_occur_is_refused(fields, sentence):
    with pytest.raises(BadPosition, match=sentence):
        load({"tiles": ROAD, **fields})


@pytest.mark.parametrize(
    ("fields", "options", "sentence"),
    [
        ({"tiles": [*HOLE, ["abbey", 1, 1, 0]]}, {"abbey_mayor": False}, "no abbeys without the set"),
        ({"abbeys": [0]}, {"abbey_mayor": False}, "nobody holds an abbey"),
        ({"pieces": [[0, "follower", 0, 0, "f0"]]}, {"farmers": False}, "played without farmers"),
        ({"pieces": [[0, "builder", 0, 0, "r0"]]}, SETS, "the builder or pig of seat 0 stands alone"),
    ],
)
def test_what_the_options_exclude_is_refused(fields, options, sentence):
    with pytest.raises(BadPosition, match=sentence):
        load({"tiles": ROAD, **fields}, options=options)
