"""Laying tiles (R1 to R4), the set-up, the steps of a turn, and how actions are written (sections 3 to 5)."""

from collections import Counter

import pytest

from jurade.core.errors import BadChance, BadOption, IllegalAction, UnreadableAction
from jurade.core.state import CHANCE
from jurade.games.carcassonne import GAME

from .flood import FACTS
from .positions import PIECES, RING, Table, box

MEADOW = "bg_b 0,0"  # a cloister with meadow on all four sides


def outcomes(match):
    """What chance may do next: texts with their weights."""
    pairs = list(match.state.outcomes())
    texts = [GAME.write(match.state, CHANCE, action) for action in pairs[::2]]
    return dict(zip(texts, map(int, pairs[1::2]), strict=True))


# ---- set-up (section 4)


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_gets_the_same_pieces(seats):
    table = Table.new(seats)
    for seat in range(seats):
        assert [table.supply(seat, piece) for piece in PIECES] == [7, 0, 1, 1, 0, 0, 1]
    assert table.now["abbeys"] == list(range(seats))
    assert table.match.scores() == [0] * seats
    assert table.now["goods"] == [[0, 0, 0]] * seats


@pytest.mark.parametrize(
    ("options", "supply"),
    [
        ({"abbey_mayor": False}, [7, 0, 0, 0, 0, 0, 0]),
        ({"inns_cathedrals": True}, [7, 1, 1, 1, 0, 0, 1]),
        ({"traders_builders": True}, [7, 0, 1, 1, 1, 1, 1]),
        ({"abbey_mayor": False, "inns_cathedrals": True, "traders_builders": True}, [7, 1, 0, 0, 1, 1, 0]),
    ],
)
def test_the_chosen_sets_bring_their_pieces(options, supply):
    table = Table.new(3, **options)
    assert [table.supply(2, piece) for piece in PIECES] == supply
    assert table.now["abbeys"] == ([] if options.get("abbey_mayor") is False else [0, 1, 2])


@pytest.mark.parametrize(
    ("options", "tiles"),
    [
        ({}, 83),
        ({"abbey_mayor": False}, 71),
        ({"inns_cathedrals": True}, 101),
        ({"traders_builders": True}, 107),
        ({"inns_cathedrals": True, "traders_builders": True}, 125),
        ({"abbey_mayor": False, "inns_cathedrals": True, "traders_builders": True}, 113),
    ],
)
def test_the_pile_holds_the_tiles_of_the_chosen_sets_but_the_start_tile(options, tiles):
    match = GAME.new(2, seed=0, options={"first_player": "seat0", **options}).at(0)
    left = outcomes(match)
    assert sum(left.values()) == tiles
    assert left == {f"tile {name}": count for name, count in (box(options) - Counter(["bg_d"])).items()}
    assert list(left) == [f"tile {tile['id']}" for tile in FACTS["tiles"] if f"tile {tile['id']}" in left]


def test_the_start_tile_lies_in_the_middle():
    assert GAME.new(2, seed=0).at(0).dump()["position"]["tiles"] == [["bg_d", 0, 0, 0]]


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_player_is_drawn_with_equal_chances(seats):
    match = GAME.new(seats, seed=0).at(0)
    assert outcomes(match) == {f"first {seat}": 1 for seat in range(seats)}
    match.draw(f"first {seats - 1}")
    match.draw("tile bg_v")
    assert match.to_act() == (seats - 1,)


@pytest.mark.parametrize("first", range(3))
def test_the_first_player_may_be_named_and_the_others_follow_clockwise(first):
    table = Table.new(3, first=first, draws=["bg_b", "bg_b", "bg_b", "bg_b"])
    assert not any(ply.text.startswith("first") for ply in table.match.plies)
    order = []
    for y in range(1, 5):
        order.append(table.seat)
        table.play(f"place 0,{y} r0", "skip")
    assert order == [(first + k) % 3 for k in range(4)]


def test_a_first_player_who_does_not_sit_there_is_refused():
    with pytest.raises(BadOption):
        GAME.new(2, options={"first_player": "seat2"})


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats):
    with pytest.raises(BadOption):
        GAME.new(seats)


def test_a_tile_is_drawn_as_often_as_it_has_copies_left():
    table = Table("bg_d 0,0; bg_b 0,1; bg_b 0,2", pile=["bg_b", "bg_u", "bg_u", "bg_u"], draws=["bg_b"])
    held = table.match.at(0)
    assert outcomes(held) == {"tile bg_b": 1, "tile bg_u": 3}
    with pytest.raises(BadChance):
        held.draw("tile bg_v")


def test_chance_is_written_down_and_nothing_is_shuffled_beforehand():
    table = Table.new(2, draws=["bg_b", "bg_u"])
    table.play("place 0,1 r0", "skip")
    assert [(ply.seat, ply.text) for ply in table.match.plies] == [
        (CHANCE, "tile bg_b"),
        (0, "place 0,1 r0"),
        (0, "skip"),
        (CHANCE, "tile bg_u"),
    ]


# ---- R1 to R4


def test_r1_a_turn_is_one_tile_then_the_next_seat_plays():
    table = Table.new(3, draws=["bg_b", "bg_u"])
    table.play("place 0,1 r0", "deploy follower k")
    assert len(table.now["tiles"]) == 2
    assert table.seat == 1
    assert table.phase == "place"
    assert table.now["drawn"] == "bg_u"


def test_r1_nobody_plays_out_of_turn():
    table = Table.new(3, draws=["bg_b"])
    with pytest.raises(IllegalAction):
        table.match.play(1, "place 0,1 r0")


def test_r2_a_tile_goes_beside_others_with_all_touching_edges_matching():
    """The start tile has a city in the north, roads east and west, meadow in the south.

    ::

             (0,-1)
        (-1,0) D (1,0)
             (0,1)
    """
    straight = Table("bg_d 0,0", drawn="bg_u")
    assert straight.choices == ["place -1,0 r90", "place 0,1 r90", "place 1,0 r90"]
    cap = Table("bg_d 0,0", drawn="bg_e")
    assert cap.choices == ["place 0,-1 r180", "place 0,1 r90", "place 0,1 r180", "place 0,1 r270"]


def test_r2_every_side_counts_not_only_one():
    """The cell 1,0 wants a road in the west and a city in the north::

    E  E        both have their city in the south
    D  ?
    """
    tiles = "bg_d 0,0; bg_e 0,-1 r180; bg_e 1,-1 r180"
    straight = Table(tiles, drawn="bg_u")
    assert not [text for text in straight.choices if text.startswith("place 1,0")]
    assert straight.refused("place 1,0 r90") == "R2"
    gate = Table(tiles, drawn="bg_d")
    assert [text for text in gate.choices if text.startswith("place 1,0")] == ["place 1,0 r0"]


@pytest.mark.parametrize(
    "text",
    [
        "place 0,0 r90",  # taken
        "place 1,0 r0",  # meadow would meet a road
        "place 0,-1 r0",  # a road would meet the city
        "place 1,1 r0",  # only a corner touches
        "place 7,7 r0",  # far from everything
        "place -99999999,3 r0",  # so far that no game reaches it
    ],
)
def test_r2_elsewhere_it_is_refused(text):
    assert Table("bg_d 0,0", drawn="bg_u").refused(text) == "R2"


def test_r3_a_tile_that_fits_nowhere_is_discarded_and_another_drawn():
    """Meadow all around: a city on all sides fits nowhere."""
    table = Table(MEADOW, draws=["bg_c", "bg_x", "bg_e"], active=1)
    assert table.now["discarded"] == ["bg_c", "bg_x"]
    assert table.now["drawn"] == "bg_e"
    assert table.seat == 1
    assert [event["tile"] for event in table.events("tile_discarded")] == ["bg_c", "bg_x"]


def test_r3_a_discarded_tile_is_out_of_the_game():
    table = Table(MEADOW, draws=["bg_c", "bg_e"])
    table.play("place 0,-1 r90", "skip")
    held = table.match.at(4)
    assert "tile bg_c" not in outcomes(held)
    with pytest.raises(BadChance):
        held.draw("tile bg_c")


def test_r4_a_tile_that_fits_must_be_laid():
    table = Table(MEADOW, drawn="bg_e")
    assert all(text.startswith("place ") for text in table.choices)
    for text in ("skip", "pass", "draw", "abbey 1,0"):
        assert table.refused(text) == "R4"


def test_r4_the_only_place_is_shown_all_the_same():
    table = Table("bg_d 0,0; bg_b 0,1", drawn="bg_c")
    assert table.choices == ["place 0,-1 r0"]


# ---- the steps of a turn (section 5)


def test_placements_come_by_x_then_y_then_rotation_as_numbers():
    tiles = "; ".join(f"bg_u {x},0 r90" for x in range(-2, 4)) + "; bg_v 4,0 r0; bg_v 4,1 r90"
    table = Table(tiles, drawn="bg_j")
    keys = []
    for text in table.choices:
        _, at, turn = text.split()
        keys.append((*map(int, at.split(",")), int(turn[1:])))
    assert keys == sorted(keys)
    assert keys[0][0] < 0 < keys[-1][0]
    assert len(set(keys)) == len(keys)


def test_only_rotations_that_look_different_are_offered():
    table = Table(MEADOW, drawn="bg_f")
    assert table.choices == ["place -1,0 r90", "place 0,-1 r0", "place 0,1 r0", "place 1,0 r90"]
    assert Table("bg_x 0,0", drawn="bg_u").choices == [
        "place -1,0 r90",
        "place 0,-1 r0",
        "place 0,1 r0",
        "place 1,0 r90",
    ]


@pytest.mark.parametrize(("given", "written"), [("r270", "r90"), ("r90", "r90")])
def test_a_rotation_that_looks_the_same_is_taken_for_the_listed_one(given, written):
    table = Table("bg_d 0,0", drawn="bg_u")
    table.play(f"place 1,0 {given}")
    assert table.match.plies[-1].text == f"place 1,0 {written}"
    assert ["bg_u", 1, 0, 90] in table.now["tiles"]


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_tile_with_one_rotation_takes_all_four(turn):
    table = Table("bg_x 0,0", drawn="am_e")
    table.play(f"place 1,0 r{turn}")
    assert ["am_e", 1, 0, 0] in table.now["tiles"]


def test_the_draw_is_automatic_without_a_hole():
    table = Table("bg_d 0,0", draws=["bg_u"])
    assert table.phase == "place"
    assert not any(ply.text == "draw" for ply in table.match.plies)


def test_the_draw_is_a_choice_when_the_abbey_could_be_laid_and_is_written():
    table = Table(RING, draws=["bg_u"])
    assert table.phase == "start"
    assert table.choices == ["draw", "abbey 1,1"]
    table.play("draw")
    assert [ply.text for ply in table.match.plies] == ["draw", "tile bg_u"]


def test_the_phases_of_a_part_follow_each_other():
    table = Table(RING, draws=["bg_b", "bg_u"])
    seen = [table.phase]
    for text in ("draw", "place -1,0 r0", "skip"):
        table.play(text)
        seen.append(table.phase)
    assert seen == ["start", "place", "deploy", "start"]
    assert table.seat == 1


# ---- how actions are written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "place",
        "place 1,0",
        "place 1,0 90",
        "place 1,0 r45",
        "place 1 0 r90",
        "place 01,0 r90",
        "place -0,0 r90",
        "place 1.5,0 r90",
        "place 1,0 r90 r90",
        "Place 1,0 r90",
        "lay 1,0 r90",
        "deploy",
        "deploy follower",
        "deploy knight c0",
        "deploy follower c9",
        "deploy barn c0",
        "deploy follower nw",
        "abbey",
        "abbey here",
        "wagon",
        "wagon 0,0",
        "wagon home home",
        "tile zz_a",
        "tile abbey",
        "first 2",
        "place 1,0 r90; skip",
        "x" * 5000,
    ],
)
def test_unreadable_texts_are_refused_as_such(text):
    table = Table("bg_d 0,0", drawn="bg_u")
    before = table.match.dump()
    with pytest.raises(UnreadableAction):
        table.play(text)
    assert table.match.dump() == before


def test_spaces_around_and_between_words_do_not_matter():
    table = Table("bg_d 0,0", drawn="bg_u")
    table.play("  place   1,0  r90 ")
    assert table.match.plies[-1].text == "place 1,0 r90"


@pytest.mark.parametrize("text", ["tile bg_u", "first 1"])
def test_chance_is_nobodys_action(text):
    assert Table("bg_d 0,0", drawn="bg_u").refused(text) == "R1"


@pytest.mark.parametrize(
    ("phase", "text", "rule"),
    [
        ("place", "deploy follower r0", "R4"),
        ("place", "wagon home", "R4"),
        ("deploy", "place 2,0 r90", "R5"),
        ("deploy", "draw", "R5"),
        ("deploy", "wagon home", "R5"),
        ("start", "skip", "R30"),
        ("start", "place 3,0 r0", "R30"),
        ("start", "pass", "R1"),
    ],
)
def test_an_action_at_the_wrong_time_names_the_step_it_is_time_for(phase, text, rule):
    if phase == "start":
        table = Table(RING)
    else:
        table = Table("bg_d 0,0", drawn="bg_u")
        if phase == "deploy":
            table.play("place 1,0 r90")
    assert table.phase == phase
    assert table.refused(text) == rule


def test_coordinates_grow_east_and_south():
    """The road of the start tile runs west-east; a bend at its east end that leads south goes on at 1,1."""
    table = Table("bg_d 0,0; bg_v 1,0 r0", drawn="bg_u")
    assert "place 1,1 r0" in table.choices
    assert "place 1,-1 r0" not in table.choices


def test_rotations_are_clockwise():
    """The city of bg_e is in the north; r90 turns it to the east."""
    table = Table("bg_d 0,0; bg_e 0,1 r90", drawn="bg_c")
    assert "place 1,1 r0" in table.choices
